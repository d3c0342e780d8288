# Надписи на кораблях и карточках, кроме их названий.
face-attack = Атака
face-special = Особая
face-either = Любая
face-luck = Невезение

face-title-gun = Обстрел
face-title-missile = Ракетная атака
face-title-asw = { table-attack-asw }
face-title-asw-land = Береговая ПЛО

face-platform-gun = { $size ->
    [any] любое орудие
   *[other] орудие { $size }″
}
face-platform-missile = { $size ->
    [any] любая установка
   *[other] установка { $size }
}
face-platform-torpedo = подводные лодки
face-platform-asw = { face-platform-cover }
face-platform-asw-land = { face-platform-cover-land }
face-platform-land = { $attacks ->
    [2] два удара
   *[other] три удара
}
face-platform-evade = орудия, торпеды
face-platform-ecm = радиопомехи
face-platform-mine = { face-platform-bomber }
face-platform-surprise = к атаке ПЛ или авиации
face-platform-sweepers = мины
face-platform-dive = активная лодка
face-platform-warning = против всего
face-platform-luck-damage = повреждение

face-any = все
face-line-gun = Из линии 1 в линию 1.
face-line-missile = Из линий 1–2 по 1–2; ПЛ по любой.
face-line-missile-cruise = Любая линия; третья как крылатая, 12.9.
face-line-torpedo = Пассивную ПЛ топит { $number ->
    [1] 1
   *[other] 1–{ $number }
}.
face-line-asw = Активная ПЛ: 1–{ $active }. Пассивная: { $passive ->
    [1] 1
   *[other] 1–{ $passive }
}.
face-line-land = По линиям топит { $one }, { $two } или { $three }.
face-line-bomber = Попадание: 1–{ $number } на каждом кубике.
face-line-evade = Отражает обстрел и торпеды.
face-line-ecm = Отражает ракеты, крылатые тоже.
face-line-cover = Отражает авиаудар на 1–{ $number }.
face-line-additional_ship = Возьмите верхний корабль колоды.
face-line-retreat = Вы не атакуете, вас тоже. Три ремонта.
face-line-damage_control = Отменяет действие одной атаки.
face-line-crew = Ещё один удар, и на 1 точнее.
face-line-minefield = Кубик находит корабль.
face-line-surprise = Помогут только раннее предупреждение или ПВО с −1.
face-line-sweepers = Отражают мины.
face-line-crash_dive = Ваша лодка становится пассивной.
face-line-early_warning = Отменяет внезапность. Орудия 1–{ $guns }, ракеты и мины 1–{ $missiles }, прочее { $rest }.
face-line-refueling = Карточка авиации вернётся в руку.
face-line-intelligence = Увидеть руку или отменить специальную или тактику.
face-line-jink = Броски против ваших ударов хуже на 1.
face-line-fighter = Ваше прикрытие лучше на 1.
face-line-improved_asw = Ваша ПЛО и торпеды по пассивным ПЛ лучше на 1.
face-line-sub_evasion = ПЛО по вашим лодкам хуже на 1.
face-line-sneak = Ваши лодки остаются пассивными.
face-line-jamming = Ракету в вас отражает { $number }.
face-line-evasive = Торпеду в вас отражает { $number }.
face-line-satellite = Туман войны больше на 1.
face-line-explosion = 1–{ $number }: любой корабль, иначе повреждённый.
face-line-explosion-one = 1: любой корабль, иначе повреждённый.
face-line-counter = Вы теряете карточку.
face-line-fire_control = Ни ракет, ни торпед; ПВО хуже на 1.
face-line-deck_fire = Рейтинг авианосца ниже на 1.
face-line-leak = Ваши тайны открыты.

face-cost-one = 1 очко тумана
face-cost-attack = атака: 1 очко тумана
face-cost-each = удар: 1 очко тумана
face-cost-die = кубик: 1 очко тумана
face-cost-free = бесплатно
face-cost-area = открыто бесплатно
face-cost-anytime = в любое время

face-reconstructed = { level-reconstructed }

face-active = Активна
face-passive = Пассивна
face-crippled = Выведен
face-sunk = Потоплен
face-trait-hunter = охотник
face-trait-quiet = малошумная
face-trait-fast = быстрая
face-face-down = лицом вниз

face-mini-gun = Обстрел
face-mini-asw = { table-attack-asw }
face-mini-land_strike = Удар
face-mini-bomber = Бомбард.
face-mini-evade = Маневр
face-mini-ecm = { face-title-ecm }
face-mini-cover = Прикр.
face-mini-additional_ship = Корабль
face-mini-retreat = Отход
face-mini-damage_control = Ремонт
face-mini-crew = Экипаж
face-mini-minefield = Мины
face-mini-sweepers = Тральщ.
face-mini-crash_dive = Погруж.
face-mini-early_warning = Предупр.
face-mini-refueling = Дозапр.
face-mini-intelligence = Разведка
face-mini-tactic = { face-tactic }
face-mini-bad_luck = Невез.
face-mini-sub = { table-sub }

ship-type-CG = РКР
ship-type-CGN = АРКР
ship-type-CVN = АВА
ship-type-CVH = ВН
ship-type-CVHG = ТАКР
ship-type-DDG = ЭМ УРО
ship-type-FF = ФР
ship-type-FFG = ФР УРО
ship-type-SSN = ПЛА

ship-class-iowa = Айова
ship-class-belknap = Белкнап
ship-class-leahy = Леги
ship-class-ticonderoga = Тикондерога
ship-class-long-beach = Лонг-Бич
ship-class-virginia = Вирджиния
ship-class-kitty-hawk = Китти Хок
ship-class-midway = Мидуэй
ship-class-enterprise = Энтерпрайз
ship-class-nimitz = Нимиц
ship-class-tarawa = Тарава
ship-class-spruance = Спрюэнс
ship-class-charles-f-adams = Ч. Ф. Адамс
ship-class-farragut = Фаррагут
ship-class-kidd = Кидд
ship-class-knox = Нокс
ship-class-oliver-hazard-perry = О. Х. Перри
ship-class-los-angeles = Лос-Анджелес
ship-class-sturgeon = Стерджен
ship-class-kynda = пр. 58
ship-class-kresta-ii = пр. 1134А
ship-class-kara = пр. 1134Б
ship-class-slava = пр. 1164
ship-class-kirov = пр. 1144
ship-class-kiev = пр. 1143
ship-class-kashin = пр. 61
ship-class-sovremenny = пр. 956
ship-class-udaloy = пр. 1155
ship-class-riga = пр. 50
ship-class-krivak = пр. 1135
ship-class-alfa = Лира
ship-class-charlie-ii = Чайка
ship-class-oscar = Гранит
ship-class-victor-iii = Щука
ship-class-centaur = Центавр
ship-class-invincible = Инвинсибл
ship-class-type-82 = Тип 82
ship-class-county = Каунти
ship-class-type-42 = Тип 42
ship-class-leander = Линдер
ship-class-type-22 = Тип 22
ship-class-churchill = Черчилль
ship-class-trafalgar = Трафальгар
ship-class-colbert = Кольбер
ship-class-clemenceau = Клемансо
ship-class-georges-leygues = Жорж Лейг
ship-class-suffren = Сюффрен
ship-class-commandant-riviere = Командан Ривьер
ship-class-rubis = Рюби
face-mini-torpedo = Торпеда
face-printed = напечатано
face-published = опубликовано
face-defence = Защита
face-mini-missile = Ракета
face-mini-surprise = Внезап.
face-platform-cover = с авианосцем лучше
face-platform-cover-land = авианосец не влияет
face-platform-bomber = по всему соединению
face-tactic = Тактика
face-title-ecm = РЭБ
ship-type-BB = ЛК
ship-type-CV = АВ
ship-type-DD = ЭМ

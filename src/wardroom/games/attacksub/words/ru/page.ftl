## Attack Sub: стол, карты, новый стол, инструктор

attacksub-you-are = вы: { $side }
attacksub-place-last = колода { $deck }, последняя
attacksub-place-end = последний ход
attacksub-force = { action-force }
attacksub-helicopter-of = вертолёт корабля { $ship }
attacksub-force-of = { $mine ->
    [true] Ваши корабли
   *[false] Корабли: { $name }
}
attacksub-in-hand = { $number } из { $most } в руке
attacksub-aim = { table-aim }
attacksub-aim-of = Побеждает { $side }
attacksub-aim-usual = Потопите все корабли противника в игре; или потопите один и выведите все свои без потерь.
attacksub-aim-sink = Цель, которую нужно потопить: { $ships }.
attacksub-aim-points = { $number ->
    [one] Наберите { $number } очко.
    [few] Наберите { $number } очка.
   *[other] Наберите { $number } очков.
}
attacksub-aim-flagship = После колоды { $deck } выведите корабль { $ship } или не оставьте противника в игре, потеряв не больше кораблей, чем он.
attacksub-aim-race = { $ship ->
    [any] Начиная с колоды { $deck } сыграйте отрыв и откройте число меньше номера колоды.
   *[other] Начиная с колоды { $deck } сыграйте отрыв для корабля { $ship } и откройте число меньше номера колоды.
}
attacksub-aim-later = Это зависит от вашей стороны: когда стороны будут выбраны, ответ появится здесь.
attacksub-aim-sweep = Потопите все корабли противника в игре.
attacksub-aim-deny = Не дайте противнику добиться своего: { $aim }
attacksub-aim-otherwise-win = Любой другой исход тоже победа.
attacksub-aim-otherwise-loss = Любой другой исход за противником.
attacksub-aim-otherwise-draw = Любой другой исход — ничья.
attacksub-points = Очки
attacksub-points-of = { $number } из { $most } очков
attacksub-cut = За право выбрать сторону сняли карты: { $first } и { $second }.

## Карточки кораблей

ship-type-SS = ДПЛ
ship-type-SSBN = ПЛАРБ
ship-type-SSGN = ПЛАРК
ship-type-AP = ТР
ship-type-CHG = ПКР
ship-type-FFL = МПК
ship-class-akula = Щука-Б
ship-class-arleigh-burke = Арли Берк
ship-class-delta-iv = Дельфин
ship-class-grisha-ii = пр. 1124П
ship-class-john-f-kennedy = Дж. Ф. Кеннеди
ship-class-krivak-ii = пр. 1135М
ship-class-los-angeles-imp- = Лос-Анджелес (ул.)
ship-class-moskva = пр. 1123
ship-class-november = пр. 627А
ship-class-oscar-ii = Антей
ship-class-seawolf = Сивулф
ship-class-sierra = Барракуда
ship-class-swiftsure = Свифтшур
ship-class-tango = Сом
ship-class-transport = Транспорт
ship-class-type-209 = Тип 209
ship-class-type-23 = Тип 23
ship-class-typhoon = Акула
ship-class-valiant = Вэлиант
ship-class-victor-i = Ёрш
attacksub-defence = { kind-defence }
attacksub-sensor = Акустика
attacksub-attack = { field-attack }
attacksub-damage = Урон
attacksub-down = ОТКАЗ
attacksub-on-own = Их контакт с кораблём
attacksub-on-other = Наш контакт с кораблём
attacksub-level-none = нет контакта
attacksub-short-none = { attacksub-lost-none }
attacksub-short-no-attack = б/ат.
attacksub-stations = БТ
attacksub-acted = ходил
attacksub-short-1 = { attacksub-level-1 }
attacksub-short-2 = { attacksub-level-2 }
attacksub-short-3 = { attacksub-level-3 }
attacksub-short-4 = { attacksub-level-4 }
attacksub-flag-quiet = поиск −{ $number }
attacksub-flag-acted = действие сделано
attacksub-helicopters-up = { $number } из { $most } в воздухе
attacksub-helicopters-flown = отлетали: { $number }
attacksub-helicopters-none = 0 из { $most } в воздухе
attacksub-tons = { $number } т
attacksub-knots = { $number } узлов
attacksub-metres = { $number } м
attacksub-gone-waiting = Подкрепления
attacksub-gone-sunk = Потоплены
attacksub-gone-exited = Ушли
attacksub-ship-sentence = { $name }, { $type }, { $owner }, { $facts }. { $state }
attacksub-sensor-is = гидроакустика { $number }
attacksub-attack-is = оружие { $number }
attacksub-surface-is = против кораблей { $number }
attacksub-detect-is = скрытность { $number }
attacksub-defence-is = защита { $number }
attacksub-hits-are = попадания: гидроакустика { $sensor }, оружие { $attack } из { $most }
attacksub-weak-sensor = неисправность гидроакустики { $number }
attacksub-weak-attack = неисправность оружия { $number }
attacksub-aloft = { $number ->
    [one] в воздухе { $number } вертолёт
    [few] в воздухе { $number } вертолёта
   *[many] в воздухе { $number } вертолётов
}
attacksub-contact-of = контакт ({ $holder }): { $level }
attacksub-no-contacts = контактов нет

## Планшет, колоды, происходящее

attacksub-we-hold = Что держим мы
attacksub-they-hold = Что держат они
attacksub-holds = Контакты: { $name }
attacksub-deck = колода { $number } из { $last }
attacksub-left = { $number } в колоде
attacksub-discards = { $hidden ->
    [0] в сбросе { $number }
   *[other] в сбросе { $number }, скрыто { $hidden }
}
attacksub-turned = открыта
attacksub-turned-hit = попадание
attacksub-drafting = Вы готовите действие
attacksub-now-attack = Атака
attacksub-now-range = Дистанция
attacksub-counting = Счёт карт
attacksub-counting-line = Из { $total } невидимых вам карт { $high } с числом { $need } и больше.

## Вопрос

attacksub-answer-ping = Ответ на посылку
attacksub-answer-search = Ответ на поиск
attacksub-answer-attack = Ответ на атаку
attacksub-answer-range = Ответ на маневр
attacksub-sum-lockon = огонь
attacksub-sum-evasion = уклонение
attacksub-sum-active = активный
attacksub-sum-quiet = укрытие
attacksub-sum-card = карта
attacksub-sum-number = откроют
attacksub-sum-needs = { $number ->
    [0] 0 и больше
   *[other] { $number } и больше
}
attacksub-sum-x = X ломает
attacksub-does-evasion = атака на { $value } слабее
attacksub-does-reduction = каждый поиск её в этот ход на { $value } слабее
attacksub-does-passive = контакт +1: { $ship }
attacksub-does-range = отменяет маневр
attacksub-search-for = Искать: { $ships }
attacksub-to-be-hit = попадание
attacksub-to-be-found = обнаружение
attacksub-without-card = Без новых карт:
attacksub-on-top = Сверху:
attacksub-on-top-why = Эту карту увидит противник. Выбрать другую.
attacksub-take-back = Вернуться к этому выбору
attacksub-odds-below = Шансы указаны у кораблей.
attacksub-orders-answer-ping = Слушать посылку
attacksub-orders-answer-search = Скрываться от поиска
attacksub-orders-answer-range = Отменять маневр

## Карты действий

attacksub-turn-own = Свой ход
attacksub-turn-their = Чужой ход
attacksub-turn-either = Любой ход
attacksub-family-active = { attacksub-family-both }
attacksub-family-passive = { attacksub-family-both }
attacksub-family-reduction = снижение контакта
attacksub-family-evasion = уклонение
attacksub-family-range = { family-range }
attacksub-family-control = повреждения
attacksub-family-stations = ещё действие
attacksub-family-technician = неисправности
attacksub-family-helicopter = авиация
attacksub-line-active = Поиск, акустика +1. Посылку слышат.
attacksub-line-passive = Поиск; или услышать посылку, пуск: контакт +1.
attacksub-line-both = Поиск любым способом; или услышать.
attacksub-line-reduction = Число { $need } и больше: контакты −1. Или поиск −{ $value }.
attacksub-line-lockon = Огонь { $fire } при контакте от { $contact }.
attacksub-line-evasion = Атака на неё на { $value } слабее.
attacksub-line-range = Контакт +1 или −1 с обеих сторон; или отмена.
attacksub-line-control = Маркер урона на деление назад.
attacksub-line-stations = Второе, другое действие или красная карта.
attacksub-line-technician = Чинит неисправность.
attacksub-line-helicopter = Взлёт: акустика 2, оружие 2.
attacksub-sub-only = Только лодки.
attacksub-hit-foot = ✸ { $hit }
attacksub-hit-is = попадание по ней: { $hit }
attacksub-hit-dud = { hit-dud }
attacksub-hit-sensor = { hit-sensor }
attacksub-hit-sensor2 = { hit-sensor2 }
attacksub-hit-attack = { hit-attack }
attacksub-hit-attack2 = { hit-attack2 }
attacksub-hit-sensor-attack = { hit-sensor-attack }
attacksub-hit-sensor2-attack = { hit-sensor2-attack }
attacksub-hit-sensor-attack2 = { hit-sensor-attack2 }
attacksub-hit-sensor2-attack2 = { hit-sensor2-attack2 }
attacksub-hit-sunk = { hit-sunk }
attacksub-title-aps = Гидролокатор/пеленг
attacksub-number-is = случайное число { $number }
attacksub-mini-as = Актив.
attacksub-mini-ps = Пассив.
attacksub-mini-aps = Акт./пас.
attacksub-mini-noise = Шум
attacksub-mini-layer = Слой
attacksub-mini-silent = Тишина
attacksub-mini-wl = Целеук.
attacksub-mini-decoy = Ложная
attacksub-mini-noisemaker = Имитат.
attacksub-mini-turn = Поворот
attacksub-mini-cor = Дистан.
attacksub-mini-dc = Живуч.
attacksub-mini-bs = Тревога
attacksub-mini-tech = Техник
attacksub-mini-helo = Вертолёт

## Итог

attacksub-losses = Потери
attacksub-lost-to = потопил { $name }
after-luck-number-search = поиск
after-luck-number-attack = атаки
after-luck-number-reduction = уход от контакта
after-luck-number-repair = ремонт
after-luck-number-helicopter = проверки вертолётов
after-luck-number-weather = погода
after-luck-number-drift = мнимо погибшие лодки
after-luck-number-entry = подкрепления
after-luck-number-pursuit = погоня
after-luck-number-race = гонка с колодой

## Новый стол

attacksub-new-preset-friend = С другом
attacksub-new-preset-friend-line = Вы и тот, у кого ссылка.
attacksub-new-preset-bot = Против бота
attacksub-new-preset-bot-line = Вы и капитан, который играет на победу.
attacksub-new-preset-screen = За одним экраном
attacksub-new-preset-screen-line = Двое за одним экраном: пока один выбирает, другой отворачивается.
attacksub-new-option-scenario = { cards-scenario }
attacksub-new-option-decks = Колоды
attacksub-new-line-sides = Кто снял старшую карту, выбирает сторону; или место 1 играет за первую либо вторую сторону.
attacksub-new-line-decks = Партия кончается с тем ходом, в котором иссякла эта колода.
attacksub-new-choice-sides-cut = Снять карты
attacksub-new-choice-sides-first = Место 1 за первую сторону
attacksub-new-choice-sides-second = Место 1 за вторую сторону
attacksub-new-choice-scenario-own = Свой сценарий
attacksub-new-group-course = Стороны и длина

## Инструктор

attacksub-learn-lead = Настоящая дуэль двух американских и двух советских лодок против новобранца (этот бот ходит как попало, лишь бы по правилам); рядом инструктор. К каждому вопросу он говорит, что тот значит и что важно.
attacksub-learn-topic-search = { attacksub-now-search }
attacksub-learn-topic-search-line = Сыграть карту гидролокатора и усилить контакт с вражеской лодкой.
attacksub-learn-topic-attack = Атака
attacksub-learn-topic-attack-line = Стрелять по лодке, которую держите достаточно хорошо.
attacksub-learn-topic-answer = Ответ
attacksub-learn-topic-answer-line = Прятаться, уклоняться или слушать красными картами в чужой ход.
attacksub-learn-topic-hand = Рука
attacksub-learn-topic-hand-line = Добрать карты или сбросить лишние, если ничего не делали.
attacksub-learn-title-choose-side = Выберите сторону
attacksub-learn-choose-side = Ваша карта старше, и выбор за вами; первым ходит другой. Американские лодки слышат лучше и бьют сильнее.
attacksub-learn-title-player-turn = { table-your-turn }
attacksub-learn-player-turn =
    Каждая лодка действует один раз за ход, и каждое действие — карта. То, что светится, можно сыграть сейчас.
    Сначала найдите их: карта гидролокатора открывает случайное число, к нему прибавляется гидроакустика лодки, и сумма должна достичь скрытности врага. Каждый успех сдвигает ваш маркер на кольцо к центру планшета.
    Когда лодка держит врага на уровне 1 или выше, она может стрелять. Если играть нечего, сбросьте карты: ход уйдёт, но рука сменится.
attacksub-learn-title-who-acts = Какая лодка?
attacksub-learn-who-acts = Контакт принадлежит той лодке, что его получила. Пусть действует та, что держит врага лучше всех; лодка действует раз за ход.
attacksub-learn-title-sonar-mode = Посылать или слушать?
attacksub-learn-sonar-mode = Активный режим прибавляет к поиску единицу, но посылку слышат все и могут получить контакт с вами. Пассивный беззвучен.
attacksub-learn-title-search-target = Какой корабль искать?
attacksub-learn-search-target = Шансы у каждой лодки считаются по картам, которых вы не видели. Вас никто не услышит, а потом можно искать и следующую лодку.
attacksub-learn-title-ping-targets = Какие корабли искать?
attacksub-learn-ping-targets = Шансы у каждой лодки считаются по картам, которых вы не видели. Одной посылкой можно искать несколько лодок, у каждой своё число: берите всех, кого стоит.
attacksub-learn-title-search-first = Кого искать первым?
attacksub-learn-search-first = Искать будете всех названных; ваш только порядок.
attacksub-learn-title-search-on = Искать дальше?
attacksub-learn-search-on = Новый поиск ничего не стоит, кроме риска открыть X, который портит гидроакустику. Обычно стоит продолжать.
attacksub-learn-title-attack-target = По какой лодке стрелять?
attacksub-learn-attack-target = Целеуказание, оружие лодки и случайное число вместе должны достичь защиты. Смотрите на шансы: при попадании открывают ещё карту, и многие из них топят лодку.
attacksub-learn-title-more-lockons = Ещё оружие?
attacksub-learn-more-lockons = Силы одной атаки складываются, пока уровень контакта покрывает сумму нужных контактов. Два слабых выстрела вместе часто дают хороший.
attacksub-learn-title-range-mode = Ближе или дальше?
attacksub-learn-range-mode = Сближение поднимает контакты обеих лодок друг с другом без всякой карты, отрыв опускает оба. Сближайтесь, если потом можете стрелять; отрывайтесь, если вас держат лучше.
attacksub-learn-title-range-object = К какой лодке?
attacksub-learn-range-object = Выберите лодку, в которую хотите стрелять, или ту, что держит вас лучше всех.
attacksub-learn-title-answer-ping = Слышна посылка
attacksub-learn-answer-ping = Активный гидролокатор слышно. Карта шумопеленгатора даёт сейчас контакт даром.
attacksub-learn-title-answer-search = Вас ищут
attacksub-learn-answer-search = Карта снижения контакта затруднит этот и все дальнейшие поиски этой лодки до конца хода. Берегите её, если их шанс мал.
attacksub-learn-title-answer-attack = Торпеда в воде!
attacksub-learn-answer-attack = У каждого ответа стоит шанс попадания, если сыграть его. Уклонение вычитает своё число из атаки; шумопеленгатор слышит стрелявшую лодку. Лодка играет одну красную карту на каждую чёрную.
attacksub-learn-title-answer-range = Они меняют дистанцию
attacksub-learn-answer-range = Ваша карта сближения или отрыва отменит их маневр, если у вас есть контакт с лодкой. Пропустите его, если он и вам на руку.
attacksub-learn-title-who-answers = Какая лодка играет?
attacksub-learn-who-answers = Кто сыграл, тому и польза: дайте контакт той лодке, что сможет стрелять.
attacksub-learn-title-play-dead = Притвориться погибшей?
attacksub-learn-play-dead = Лодка, которая притворилась погибшей, сразу ослабляет все контакты с собой, но почти ничего не может, пока хорошее число не вернёт её. Стоит того, если следующий выстрел её потопит.
attacksub-learn-title-discard-cards = Сброс карт
attacksub-learn-discard-cards = Вы ничего не делали, и хотя бы одна карта должна уйти. Вертолёты здесь бесполезны. Новые карты вы берёте сразу.
attacksub-learn-title-discard-top = Какая сверху?
attacksub-learn-discard-top = Противник видит только верхнюю из сброшенных карт. Покажите ту, что говорит меньше всего.
attacksub-learn-title-refill-hand = Новые карты
attacksub-learn-refill-hand = Доберите до размера руки: три и по одной за лодку. Отказываться почти незачем.
attacksub-learn-over = Побеждает тот, кто потопит все вражеские лодки. Посмотрите повтор, чтобы увидеть, что решило, или возьмите следующий сценарий: в B есть надводные корабли и вертолёты.

## Почему инструктор советует именно это

attacksub-hint-player-turn = { $answer ->
    [discard] Ни одна карта сейчас много не даст: могут прийти лучшие.
    [done] Ваши лодки сделали что могли.
    [repair] Сначала нужно то, что повреждено.
   *[other] Из всего, что можно сыграть, это вернее ведёт к попаданию или отводит чужое.
}
attacksub-hint-who-acts = Она лучше держит противника, или её труднее найти.
attacksub-hint-sonar-mode = { $answer ->
    [active] Лишняя единица в поиске стоит того, чтобы вас услышали.
   *[other] Вас никто не слышит: это дороже единицы в поиске.
}
attacksub-hint-search-on = { $answer ->
    [done] Известно достаточно; лишнее число может повредить гидролокатор.
   *[other] Ещё один поиск ничего не стоит, кроме малого риска открыть X.
}
attacksub-hint-more-lockons = { $answer ->
    [done] Атака достаточно сильна, или контакт большего не выдержит.
   *[other] Вместе они попадут вернее.
}
attacksub-hint-range-mode = { $answer ->
    [close] Ближе растёт и ваш контакт: следующий выстрел за вами.
   *[other] Дальше они держат вас слабее: следующий выстрел был бы за ними.
}
attacksub-hint-answer-ping = { $answer ->
    [done] Позже карта будет дороже.
   *[other] Контакт за одну карту: посылка их выдала.
}
attacksub-hint-answer-search = { $answer ->
    [done] Их шанс мал: поберегите карту.
   *[other] Она затруднит и этот поиск, и следующие.
}
attacksub-hint-answer-attack = { $answer ->
    [done] Ни одна ваша карта не поможет достаточно.
   *[other] Из ваших ответов он сильнее всех снижает шанс попадания.
}
attacksub-hint-answer-range = { $answer ->
    [done] Новая дистанция вредит им не меньше, чем вам.
   *[other] Дистанция, которой они хотят, выгоднее им.
}
attacksub-hint-play-dead = { $answer ->
    [done] Она ещё может сражаться, и не всё потеряно.
   *[other] Следующий выстрел может её потопить: пусть сначала потеряют контакт.
}
attacksub-hint-discard-cards = { $answer ->
    [done] Остальные ещё могут пригодиться.
   *[other] Здесь её вряд ли удастся сыграть.
}
attacksub-hint-discard-top = Она меньше всех говорит о ваших планах.
attacksub-hint-refill-hand = { $answer ->
    [done] Колода мала: не берите больше, чем нужно.
   *[other] Больше карт — больше способов действовать и отвечать.
}
attacksub-lost-none = нет
attacksub-level-3 = 3
attacksub-level-1 = 1
attacksub-level-2 = 2
attacksub-level-4 = 4
attacksub-family-both = обнаружение
attacksub-now-search = Поиск

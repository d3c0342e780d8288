new-lead = Выберите, кто играет и по каким правилам. Можно ничего не менять.
new-game = Игра
new-preset = За основу
new-name = Название стола
new-default-name = Стол игрока { $name }
new-seat-count = Игроки
new-fewer = Одним местом меньше
new-more = Одним местом больше
new-kind-you = { table-you }
new-kind-here = Кто-то за этим экраном
new-kind-link = Друг по ссылке
new-who = Имя игрока
new-who-friend = Имя друга, если хотите
new-who-here = { new-who }
new-bot = Сила
new-bot-random = Новобранец: любые ходы по правилам
new-bot-doctrine = Капитан: играет на победу
new-teams-none = Каждый за себя
new-teams-of = { $size ->
    [2] Команды по двое
   *[other] Команды по трое
}
new-rules-changed = { $number ->
    [0] стандартные
    [one] изменено { $number }
   *[other] изменено { $number }
}
new-group-course = Длина и счёт
new-group-sets = Дополнение
new-group-advanced = Дополнительные правила
new-group-optional = Необязательные правила
new-own = Файл вашего сценария
new-own-hint = Вставьте его сюда, перетащите или выберите. Это текст TOML, такой же, как для терминала; если файла нет, начните с примера.
new-own-file = Выбрать файл
new-own-example = Показать пример
new-own-which = Какой сценарий
new-own-good = { $name }: можно играть.
new-own-reading = Проверяем…
new-own-missing = Сценария, который можно сыграть, ещё нет: вставьте файл или исправьте ошибки.
new-house-hint = По уговору на строку. Их видят все, они остаются в записи; следить за ними некому.
new-clock-none = Нет
new-clock-none-line = Без ограничения времени.
new-clock-move = На каждый ход
new-clock-move-line = Живая игра. Когда время выйдет, до вашего возвращения играет бот.
new-clock-day = Дни на ход
new-clock-day-line = Игра на дни, с оповещениями и отпуском.
new-minutes = { $number ->
    [one] { $number } минута
    [few] { $number } минуты
   *[many] { $number } минут
}
new-time = Время на ход
new-window = Время, чтобы вмешаться
new-window-line = Сколько другие могут ещё сыграть карточку, прежде чем игра пойдёт дальше.
new-window-none = Не ждать
new-seconds = { $number ->
    [one] { $number } секунда
    [few] { $number } секунды
   *[many] { $number } секунд
}
new-who-may = Кто может прийти
new-open = Открытый
new-open-line = Виден всем; любой может занять открытое место или смотреть.
new-private = Закрытый
new-private-line = Найдёт только тот, у кого есть ссылка.
new-practice-line = Любой ход можно вернуть, руки открыты, есть подсказки. Результат не засчитывается.
new-here-names = У каждого за этим экраном должно быть имя: по нему видно, чей ход и кому отвернуться.
new-speak = Зрители могут писать
new-speak-line = Зрители могут писать в чат, а любой игрок может их заглушить.
new-coach-line = Объясняет каждый вопрос и советует ответ; за тренировочными столами.
new-summary = Ваш стол
new-create = Создать стол
new-create-play = Играть
new-making = Создаём…
new-no-person = Хотя бы одно место должно быть вашим.
new-standard-rules = Стандартные правила
new-rule-link = Правило { $rule }: { $name }

# Что значит 0, рядом с полем
new-zero-victory = по правилам
new-zero-rounds = до победы
new-zero-order_cards = по одной на игрока
new-zero-tactics = { new-none }
new-zero-bad_luck = { new-none }
new-zero-first_seat = решает кубик

new-option-seats = { new-seats }
new-option-victory = Очки для победы
new-option-rounds = Раунды
new-option-action = Карточки Action
new-option-air_defense = ПВО кораблей
new-option-strike_rows = Удары по линиям
new-option-strike_reduction = Ослабление ударов
new-option-prepared_defenses = Подготовленная защита
new-option-critical_damage = Серьёзные повреждения
new-option-armor = Броня линкоров
new-option-large_ships = Большие корабли
new-option-attack_opportunities = Возможности атаки
new-option-cruise_missiles = Крылатые ракеты
new-option-quick_response = Быстрый ответ
new-option-team_size = { new-teams }
new-option-area_limits = Пределы зонной защиты
new-option-escorts = Сопровождение
new-option-tactics = Карточки тактики
new-option-tactics_last = Тактика действует
new-choice-tactics_last-game = всю игру
new-choice-tactics_last-round = один раунд
new-option-bad_luck = Карточки невезения
new-option-bad_luck_dealt = Невезение при раздаче
new-option-tournament_deal = Турнирная раздача
new-option-open_scores = Открытый счёт
new-option-house_rules = { new-house }

# По-английски эти строки даёт сама игра.
new-line-seats = Сколько игроков сидит за столом.
new-line-victory = Очки, которые заканчивают игру; 0 означает 180 из книги (в командах 360 или 540).
new-line-rounds = После стольких раундов побеждает тот, у кого больше очков; 0: играть до победы.
new-line-order_cards = Карточек очерёдности в игре; 0: по одной на игрока.
new-line-action = 97 карточек дополнения Action замешаны в колоду.
new-line-air_defense = Корабли с ПВО бросают последний кубик против авиации.
new-line-strike_rows = Палубной авиации легче попасть в первую линию и труднее в третью.
new-line-strike_reduction = Авианосец, повреждённый наполовину, теряет единицу рейтинга.
new-line-prepared_defenses = За одно очко тумана войны зонную защиту можно положить лицом вниз.
new-line-critical_damage = Корабль в одном очке от гибели не атакует и не применяет ПВО.
new-line-armor = Каждое повреждение линкора считается на единицу меньше.
new-line-large_ships = Корабль с семью очками живучести авиаудар выводит из строя, но не топит.
new-line-attack_opportunities = Тяжёлые орудия и установки могут стрелять более лёгкими карточками.
new-line-cruise_missiles = Ракеты C достают из третьей линии и до неё.
new-line-quick_response = Прикрытие и ПЛО, выложенные как зонная защита, получают +1.
new-line-team_size = Команды по двое или трое через одного; 0: каждый за себя.
new-line-area_limits = Атака запрещает такую же зонную защиту в том же ходу.
new-line-escorts = Прикрытие может отменить успех чужого прикрытия.
new-line-tactics = Случайные карточки тактики в колоде: без невезения 0 или 4.
new-line-tactics_last = Сколько действует выложенная тактика: всю игру, как в книге, или раунд.
new-line-bad_luck = Случайные карточки невезения в колоде: без тактики 0 или 7.
new-line-bad_luck_dealt = Невезение участвует в раздаче; такие карточки заменяют и замешивают обратно.
new-line-tournament_deal = У каждого сначала подводная лодка, два больших корабля и четыре других.
new-line-open_scores = Стол складывает очки потопленных кораблей каждого игрока.
new-line-house_rules = Уговоры этого стола, показаны и записаны.
new-none = нет
new-teams = Команды
new-preset-teams = Команды
new-clock = Часы
new-sides-of = Место 1: { $first }, место 2: { $second }
new-seats = Места
new-kind-open = Открыто для всех
new-practice = Тренировка
new-who-you = Ваше имя за этим столом
new-team-of = Команда { $number }
new-house = Домашние правила
new-choice-scenario-own-line = Из вашего файла.

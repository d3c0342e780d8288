### Стол во время игры.

table-title = Стол
table-loading = Готовим стол…
table-failed = Стол не загрузился. Обновите страницу, чтобы попробовать снова.
table-signed-out = Вы вышли из учётной записи. Войдите снова, чтобы вернуться на своё место.
table-start-without = Начать без них
table-steps = Шаги хода
table-step-past = Пройден:
table-step-skipped = Пропускается:
table-group-B = Боевая тревога
table-group-C = Порядок на борту
table-place = Раунд { $round } · серия { $series } · { $goal }
table-place-forming = Раунд { $round } · { $goal }
table-place-last = Раунд { $round } · последняя серия · { $goal }
table-goal-points = до { $victory } очков
table-goal-rounds = { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
   *[many] { $rounds } раундов
}
table-clock-days = { $number } д { $hours } ч
table-vacation = { $name }: отпуск до { $date }
table-summary = Какая защита от какой атаки
table-summary-short = Защиты
table-diary = Боевой журнал и чат
table-side = Залп и боевой журнал
table-aim = Как победить
table-rule = Правило { $rule }
table-undo = Вернуть
table-line = Введите ответ в нотации и нажмите Enter
table-fault = Не получилось ({ $code }). Игра продолжается.

## Вопрос

table-your-answer = Вопрос к вам
table-window = Можно вмешаться
table-waiting = Ходят другие
table-waiting-for = Ждём: { $names }
table-one-moment = { base-loading }
table-given = Ваш ответ скрыт, пока не ответят все
table-reopen = Изменить ответ
table-hint = Подсказка
table-hint-line = Бот выбрал бы: { $answer }
table-coach-line = Инструктор выбрал бы: { $answer }
# Почему: что говорят шансы ответов.
table-hint-best = Из { $count ->
    [one] { $count } варианта
   *[other] { $count } вариантов
} ни один не даёт лучшего шанса.
table-hint-prize = Вернее сработал бы другой вариант ({ $answer }: { $chance }), но дал бы меньше.
table-hint-not-worth = Лучший вариант ({ $answer }) даёт лишь { $chance }: не окупится.
table-wished = Выбрано заранее:
table-forget = отменить
table-ready = Наготове, сыграет при первой возможности:
table-bot-plays = За вас играет бот
table-take-back-seat = Вернуться на место
table-skip = Пропустить
table-remove = Убрать из залпа
table-or-target = Или выберите цель: выстрелит корабль, который её достаёт.
table-attack-nobody = Никого не атаковать
table-add = Добавить в залп: { $ship }
table-for-secrecy = У вас нет ничего подходящего; вопрос задан, чтобы никто об этом не узнал.
table-you-resigned = Вы сдались: вместо вас доигрывает бот
table-pass-hollow = Пропускать за меня, когда нечем ответить
table-pass-hollow-menu = Пауза останется прежней, никто не догадается. Отменить можно в меню.
table-pass-hollow-no = Спрашивать и дальше
table-rows-mean = Орудия бьют только из первой линии по первой, ракеты надводных кораблей только из первых двух линий по первым двум. { $cruise ->
    [yes] Третья линия доступна авиации, ПЛ и ракетам C; из неё атакуют только авианосцы и ракеты C.
   *[no] Третья линия доступна лишь авиации и ПЛ, а из неё атакуют одни авианосцы.
}
table-cruise = Из третьей линии и в третью линию ракета C летит как крылатая. РЭБ останавливает её без броска; { $defence ->
    [yes] воздушное прикрытие и ПВО могут
   *[no] воздушное прикрытие может
} остановить броском.
table-stopped-by = { $card } останавливает без броска
table-stopped-by-any-roll = { $card } останавливает, как сейчас, при любом броске
table-may-be-stopped-by = { $cards }: может остановить
table-you-are-out = Вы выбыли из этого раунда
table-skip-to-end = Сразу к его концу
table-skip-to-game-end = Сразу к концу игры
table-success = попадание
table-defence-works = сработает
table-defence-fails = не сработает
table-fog = Туман войны: { $number }
table-fog-left = осталось { $left }
table-fog-line = потрачено { $spent }, осталось { $left }
table-unspent = Не потрачено: { $number }
table-fog-unspent = Не потрачено тумана войны: { $number }
table-would-sink = Потопит: { $ship }, очков { $points }.
table-would-leave = { $ship }: останется прочность { $left }.
table-point-for-odds = Наведите на вариант, чтобы увидеть шансы.
table-any-hit = хотя бы одно попадание
table-window-left = Осталось времени, чтобы вмешаться
table-seconds = { $number } с
table-more-time = Ещё время

## Доска

table-unknown-card = неизвестная карточка
table-own-force = { $mine ->
    [true] Ваше соединение
   *[false] Соединение: { $name }
}
table-opponents = Противники
table-row-1 = Охранение
table-row-2 = Прикрытие
table-row-3 = Ядро
table-row-empty = пусто
table-unplaced = Корабли без линии
table-submarines = Подлодки
table-forming = тайно строит соединение
table-out = кораблей не осталось: выбыл из раунда
table-no-ships = кораблей нет
table-before = { $mine ->
    [true] Перед вашим соединением
   *[false] Перед соединением: { $name }
}
table-face-down = Защита лицом вниз
table-in-hand = в руке { $number }
table-in-hand-seen = в руке { $number }, видно { $seen }
table-sank = потоплено кораблей: { $number }
table-sank-points = потоплено кораблей: { $number }, очков { $points }
table-points-at-end = счёт в конце каждого раунда
table-you-sank = Вы потопили кораблей: { $number }. Очки тайна до конца раунда.
table-you-sank-points = Вы потопили кораблей: { $number }, очков { $points }: { $ships }
table-holds = { $name }: на руках { $cards }
table-bot = бот, { $strength }
table-stand-in = за место играет бот
table-resigned = сдался
table-order = карточка очерёдности { $number }
table-moved = уже ходил
table-points = очков: { $number }
table-targets = { $number ->
    [one] { $number } цель
    [few] { $number } цели
   *[other] { $number } целей
}
table-piles = Колоды
table-pile-draw = колода
table-pile-draw-bad = колода, сверху невезение
table-pile-discard = сброс
table-pile-ships = корабли, верхний
table-luck = Невезение впереди: { $cards }

## Корабль одним предложением

table-ship-sentence = { $name }, { $type }, { $nation }, { $owner }, { $place }, прочность { $left } из { $hits }, { $weapons }, стоит очков: { $points }. { $state }
table-in-row = линия { $row }
table-no-row = пока без линии
table-active = подлодка, активна
table-passive = подлодка, пассивна
table-arm-gun = орудия { $size ->
    [3] 3 дюйма
    [4] 4 дюйма
   *[other] { $size } дюймов
}
table-arm-missile = ракеты { $size }
table-arm-torpedo = торпеды, атак { $number }
table-arm-strike = удар с воздуха { $number }
table-arm-air-defence = ПВО { $numbers }
table-state-legal = Можно выбрать
table-state-selected = выбран
table-state-critical = серьёзно повреждён
table-state-crewed = слаженная работа техников
table-state-idle = передан, ждёт ход
table-state-no-fire-control = нет управления огнём
table-state-deck-fire = пожар на полётной палубе
table-flag-idle = ждёт
table-flag-no-fire-control = нет упр. огнём
table-flag-deck-fire = пожар
table-hits-left = останется { $number }
table-sinks = тонет

## Атаки

table-attack-gun = Орудия
table-attack-missile = { face-mini-missile }
table-attack-torpedo = { face-mini-torpedo }
table-attack-mine = Минное поле
table-attack-cruise = Крылатая ракета
table-attack-land = Удар с аэродрома
table-attack-carrier = Удар с авианосца
table-attack-bomber = Бомбардировщики
table-aim-row = { $ship }, { $name }, линия { $row }
table-aim-sub = { $ship }, { $name }
table-aim-force = соединение игрока { $name }
table-choosing = выбирается
table-fate-stopped = { fate-stopped }
table-fate-preempted = не состоялась
table-fate-hit = попадание
table-your-volley = Ваш залп
table-volley-of = { $name }: залп
table-of-fog = { $spent } из { $fog }
table-volley-empty = Пока ничего не объявлено. Выберите карточку с руки или авианосец.
table-volley-note = Все атаки объявляются до того, как кто-то защищается.
table-draft-area = { $card }: зонная защита
table-draft-down = { $card }: зонная защита лицом вниз

## Атакуют вас

table-meets = Чем отвечать
table-meets-none = ничем
table-meets-control = { $action ->
    [yes] «Повреждения локализованы» отменяет любое одно попадание, кроме внезапного.
   *[no] «Повреждения локализованы» отменяет любое одно попадание.
}

table-fires = Атакует: { $name }
table-fires-line = { $number ->
    [one] { $number } атака сюда
    [few] { $number } атаки сюда
   *[other] { $number } атак сюда
} · туман войны: { $fog }
table-answer-order = Отвечают по порядку: { $names }
table-incoming-at = Атаки, цель: { $name }
table-lane-incoming = Атака
table-lane-target = Цель
table-lane-area = Зонная защита
table-lane-answer = Ответ
table-lane-stands = Если пройдёт
table-lane-ship = прочность { $left }, линия { $row }
table-lane-sub = прочность { $left }, подлодка
table-lane-force = соединение
table-lane-no-area = нет
table-lane-here = Против атаки { $number }
table-lane-slot = ответить на неё
table-lane-wished = выберите карточку
table-lane-damage = урон { $number }
table-lane-roll = попадает на { $number } и меньше
table-lane-bomber = кубиков { $dice }, { $number } и меньше
table-survives = без попадания { $chance }
table-loss-nothing = Без ответов в среднем
table-loss-answers = С этими ответами
table-loss-now = Сейчас в среднем
table-toll = { $whose ->
    [own] вы теряете
   *[other] { $defender } теряет
} { $lost } очка, { $attacker } получает { $gained }
table-toll-none = счёт не меняется
table-toll-why = Урон убавляет очки кораблей соединения; потопленный корабль приносит тому, кто его потопил, все свои очки, даже если он был выведен из строя.
table-lane-others = { $number ->
    [one] ещё { $number } атака не сюда
    [few] ещё { $number } атаки не сюда
   *[other] ещё { $number } атак не сюда
}
table-lane-how = Перетащите карточку на атаку или нажмите её номер
table-lane-press = Нажмите номер атаки

## Ответы выложены, но ещё не даны

table-plan-question = { $number ->
    [one] Ответьте на атаку
    [few] Ответьте на { $number } атаки
   *[other] Ответьте на { $number } атак
}
table-plan-give = Защищаться так
table-plan-formed = Строй готов. Утвердить?
table-plan-chosen = Эскадра выбрана. Выйти в море?
table-plan-formed-why = Нажмите на корабль или перетащите его, чтобы поставить иначе.
table-plan-form = Утвердить строй
table-plan-fire = Добавить больше нечего. Открыть огонь?
table-plan-full = Всё выбрано. Подтвердить?
table-plan-confirm = Подтвердить
table-plan-take-back = вернуть
table-plan-take-back-of = Вернуть: { $what }
table-plan-laid = против { $number }
table-plan-holds = Не стреляют
table-plan-aim = { $ship }, { $chance } и меньше: выбрать другую атаку

## Согласие

table-consent-draw = { $name } предлагает ничью.
table-consent-undo = { $name } просит вернуть последний ход.
table-consent-yes = Согласиться
table-consent-no = Отказать
table-pending-draw = Вы предложили ничью; согласны ещё не все.
table-pending-undo = Вы просите вернуть свой последний ответ; согласны ещё не все.
table-pending-withdraw = Передумать

## Один экран на всех

table-curtain = { $name }, ваш ход
table-curtain-others = Остальные, отвернитесь, пожалуйста.
table-curtain-open = Это я, { $name }

## Чат

table-chat-say = Написать
table-chat-send = Отправить

## Меню

table-menu-seat = Ваше место
table-menu-bot = Пусть за меня играет бот
table-menu-back = Я снова играю
table-menu-draw = Предложить ничью
table-menu-draw-asked = Ничья предложена
table-menu-undo = Вернуть мой последний ответ
table-menu-undo-ask = Вернуть мой последний ответ (спросить остальных)
table-menu-undo-asked = Возврат хода: ждём остальных
table-menu-bot-for = Пусть за игрока { $name } играет бот
table-menu-vacation = { $days ->
    [one] Уйти в отпуск (остался { $days } день)
    [few] Уйти в отпуск (осталось { $days } дня)
   *[other] Уйти в отпуск (осталось { $days } дней)
}
table-menu-resign = Сдаться
table-menu-resign-sure = Сдать эту партию окончательно? { $seats ->
    [2] Она сразу закончится.
   *[other] Вместо вас доиграет бот, победить вы уже не сможете.
}
table-menu-resign-alone = Сдаться и убрать стол
table-menu-resign-alone-sure = Сдаться окончательно? Боты сразу доведут партию до конца, и она окажется среди завершённых.
table-menu-no = Играть дальше
table-menu-orders = Постоянные приказы
table-orders-ask = спрашивать
table-orders-pass = всегда пропускать
table-orders-only-alone = Отвечать за меня, если ответ всего один
# Between people.
table-orders-only = Пропускать за меня, когда мне нечем вмешаться
table-orders-negate = Отменять карточку «Разведкой»
table-orders-tactic-moment = Играть тактику вовремя
table-orders-refuel = Спасать авиационную карточку дозаправкой
table-orders-escort = Посылать эскорт
table-orders-crash-dive = { summary-crash_dive }
table-menu-page = Эта страница
table-menu-sound = Звук, когда мой ход
table-menu-alerts = Уведомление браузера
table-menu-mute = Заглушить

fault-line-away = Связь со столом потеряна и восстановится сама. Ваша игра сохранена.

table-round-over = Раунд окончен
table-round-sank = топит «{ $ship }»
table-round-total = Всего очков: { $number }
table-round-on = Следующий раунд
table-group-A = Подготовка
table-attack-asw = ПЛО
table-you = { base-you }
table-sub = ПЛ
table-menu-odds = Узнать шансы в бою
table-open-fire = Открыть огонь
table-place-forming-short = Раунд { $round }
table-your-turn = Ваш ход

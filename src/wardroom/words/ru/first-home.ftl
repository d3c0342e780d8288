home-title = Классические морские игры строго по правилам.
home-lead = С друзьями по ссылке или против компьютерных адмиралов. Шансы при каждом выстреле, правило при каждом отказе.
home-play-now = Играть
home-continue = Продолжить
home-continue-where = Ваш ход: { $name }, за столом { $others }.
home-put-away = Убрать
home-put-away-done = Стол «{ $name }» убран; он под списком ваших столов.
home-brought-back = Стол «{ $name }» снова среди ваших.
home-aside = Убрано: { $number }
home-bring-back = Вернуть
home-have-code = Есть код с другого устройства?
home-play-note = Сразу в игру: «Холодная война на море», вы и два бота, без регистрации. Первый бой: короткий урок с подсказками.
home-games = Игры
home-sentence-coldwar = Соединения в три линии, семь карточек в руке и один кубик тумана войны.
home-sentence-highseas = Вторая мировая на океанах: соберите корабли на 25 очков и потопите на 25.
home-sentence-attacksub = Слушать, сближаться, наводить. Контакт с обеих сторон и колода, отмеряющая часы.
home-sentence-worldatwar = Перехват на карте, скрытые группы, удары авиации и огонь эскадр.
home-facts = от { $least } до { $most } игроков · { $minutes } мин
home-facts-fixed = { $most } игрока · { $minutes } мин
home-in-the-yard = В работе
home-yard-note = Ещё не готово.
home-play = { $number ->
    [one] Играть с ботом
    [few] Играть с { $number } ботами
   *[other] Играть с { $number } ботами
}
home-play-starts = Начнётся игра: { $what }.
home-yours = Ваши столы
home-waits = { $number ->
    [one] { $number } ждёт вас
   *[other] { $number } ждут вас
}
home-none-yours = Сейчас вы не сидите ни за одним столом.
home-open = Открытые столы
home-none-open = Сейчас открытых столов нет. Создайте свой, и к вам сможет сесть любой.
home-finished = Оконченные игры и повторы
home-sit = Сесть
home-watch = Смотреть
home-you-with = вы, { $others }
home-alone = вы
home-taken = занято { $taken } из { $seats }
home-per-move = { $minutes } мин на ход
home-per-day = { $days ->
    [one] день на ход
    [few] { $days } дня на ход
   *[many] { $days } дней на ход
}
home-no-clock = без часов
home-practice = тренировка
home-more = Ещё
home-lists-failed = Не удалось получить список столов.

## Стол в списке: сценарий, стороны и как далеко зашла игра

home-place = раунд { $round }, серия { $series }
home-rules = Правила
home-new-table = Новый стол
home-odds = Узнать шансы
home-lesson = Первый бой, 5 минут
home-lesson-name = Первый бой

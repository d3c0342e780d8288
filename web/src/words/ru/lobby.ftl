lobby-waiting = Ждём игроков
lobby-opening = Все на месте. Кубики запечатываются.
lobby-playing = Игра идёт
lobby-over = Игра окончена
lobby-only-look = Только посмотреть
lobby-free = { $free ->
    [0] Все места заняты.
    [one] Свободно { $free } место.
    [few] Свободно { $free } места.
   *[many] Свободно { $free } мест.
}
lobby-invited = Вас пригласили
lobby-take-title = Место { $number } ждёт вас
lobby-take-title-named = { $name }, место { $number } ждёт вас
lobby-take-line = Одно нажатие занимает его, и ссылка больше не действует. Учётная запись не нужна.
lobby-take-as = Ваше имя за этим столом
lobby-take = Занять место
lobby-taking = Садимся…
lobby-sit = Сесть сюда
lobby-seats = Места
lobby-seat = Место { $number }
lobby-you = вы
lobby-here = здесь
lobby-away = сейчас нет
lobby-no-table = Возможно, ссылка скопирована не до конца или ведёт на другой сервер.
lobby-no-answer = Стол не потерян: попробуйте ещё раз немного позже.
lobby-bot = бот
lobby-open-seat = Открыто для всех
lobby-link-seat = Ждёт друга
lobby-link-seat-named = Ждёт: { $name }
lobby-link = Ссылка на место { $number }
lobby-copy = Скопировать ссылку
lobby-copied = Ссылка скопирована. Отправьте её другу; она действует один раз.
lobby-copy-failed = Не удалось скопировать: выделите ссылку и скопируйте сами.
lobby-new-link = Новая ссылка
lobby-new-link-note = Старая ссылка перестанет действовать.
lobby-only-here = Эту ссылку можно открыть только на этом компьютере. Для друзей откройте страницу по адресу, который доступен и им.
lobby-link-hidden = Секрет виден только там, где его создали. Чтобы отправить ссылку, сделайте новую.
lobby-start = Начать
lobby-start-bots = Начать, боты на свободные места
lobby-start-note = Игра начнётся сама, когда займут последнее место.
lobby-wait-note = Владелец может начать в любой момент; игра начнётся сама, когда займут последнее место.
lobby-leave = Уйти из-за стола
lobby-settings = Настройки
lobby-rules = Правила
lobby-rules-standard = как в книге
lobby-clock = Часы
lobby-visible = Виден
lobby-visible-open = всем
lobby-visible-private = только по ссылке
lobby-practice = Тренировка
lobby-practice-yes = возврат ходов, открытые руки, подсказки
lobby-watching = Смотрят
lobby-fair = Честные кубики
lobby-fair-line = Сервер запечатал свой секрет, и каждое место добавляет свою долю случая. После игры всё это публикуется, и любой может проверить каждый бросок.
lobby-teams = Команда { $number }

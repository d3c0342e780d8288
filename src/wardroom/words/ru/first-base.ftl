base-skip = К основному содержанию
base-nav = Страницы
base-games = Игры
base-play = Играть
base-rules = Правила
base-odds = Шансы
base-foot = О проекте
base-to-day = Светлое оформление
base-to-night = Тёмное оформление
base-page-failed = Страницу не удалось загрузить.
base-try-again = Повторить
base-loading = Одну минуту…
base-connecting = Подключаемся…

base-short-coldwar = Холодная война
base-short-highseas = { base-game-highseas }
base-short-attacksub = Субмарина
base-short-worldatwar = Мир в войне

fault-offline = Сервер недоступен. Проверьте соединение и повторите.
fault-unknown = Не получилось. Повторите попытку.

base-bot = { $name } (бот)
base-you = Вы
base-bot-random = Новобранец
base-bot-doctrine = Капитан
base-seat-open = свободное место
base-seat-link = место по ссылке
base-hours = { $number } ч
base-over = Окончена
base-waiting = { $free ->
    [0] Можно начинать
    [one] { $free } место свободно
    [few] { $free } места свободны
   *[many] { $free } мест свободны
}
base-your-move-left = Ваш ход · { $left }
base-their-move = Ходит { $name }
base-their-move-left = { $name } · осталось { $left }
base-bot-thinks = Бот думает
base-look-on = Вы сдались и смотрите
base-under-way = Идёт игра
base-account = Вы
base-seat = Место { $number }
base-brand = Wardroom, на главную
base-cards = Карточки
base-credits = Авторы и лицензии
base-days = { $number ->
    [one] { $number } день
    [few] { $number } дня
   *[many] { $number } дней
}
base-finished = Оконченные игры
base-glossary = Словарь
base-home = На главную
base-language = Язык
base-learn = Учиться
base-menu = Меню
base-your-move = Ваш ход

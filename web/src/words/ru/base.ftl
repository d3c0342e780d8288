base-skip = К содержанию
base-page-failed = Страницу не удалось загрузить.
base-try-again = Повторить
base-home = На главную
base-loading = Минуту…
fault-offline = Сервер недоступен. Проверьте соединение и повторите.
fault-unknown = Не получилось. Повторите попытку.

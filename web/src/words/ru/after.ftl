## Итог

after-you-won = Вы победили
after-you-share = Вы разделили победу
after-won = { $number ->
    [one] Победа: { $winners }
   *[other] Общая победа: { $winners }
}
after-drawn = Ничья
after-winner = победа
after-so-far = Очки на тот момент, когда игра прекратилась; корабли на плаву считаются только в конце раунда.
after-replay = Повтор
after-rematch = Реванш
after-rematch-join = К реваншу
after-rematch-watch = Смотреть реванш
after-record = Скачать запись игры
after-record-short = Запись
after-verify = Проверить кубики
after-verify-details = Подробности
after-verifying = Игра проигрывается заново…
after-fair = Кубики были честными
after-fair-line = Игра проиграна заново по опубликованным числам: каждая раздача, каждая взятая карточка и каждый бросок совпали, а числа соответствуют обещаниям, данным до начала.
after-unfair = Проверить игру не удалось
after-unfair-line = Запись и игра расходятся в строке { $line } записи.
after-seed-secret = тайна сервера
after-seed-commitment = ее обещание
after-seed-table = стол
after-seed-options = настройки
after-seed-content = данные игры
after-seed-nonces = доли мест
after-seed-commitments = их обещания
after-seed-key = ключ кубиков
after-points = Очки по кораблям, раунд { $number }
after-sank = потоплен «{ $ship }» ({ $name })
after-afloat = «{ $ship }» на плаву
after-damage = повреждения и выведенные из строя
after-sum = За раунд

## Удача

after-luck = Ожидание и броски
after-luck-line = Сколько кубики в среднем должны были дать каждому и сколько дали.
after-luck-kind = Броски
after-luck-expected = ожидалось
after-luck-rolled = выпало
after-luck-times = { $number ->
    [one] { $number } бросок
    [few] { $number } броска
   *[other] { $number } бросков
}
after-luck-fog-fog = Fog of War
after-luck-attack-carrier = Удары палубной авиации
after-luck-attack-land = Удары аэродромной авиации
after-luck-attack-bomber = Стратегическая авиация
after-luck-attack-asw = ПЛО
after-luck-attack-torpedo = Торпеды по подлодкам
after-luck-defence-cover = Прикрытие с воздуха
after-luck-defence-air-defense = ПВО
after-luck-defence-early-warning = Раннее предупреждение
after-luck-attack-mine = Минные поля
after-luck-defence-last-resort = Новые приемы глушения и уклонения
after-luck-defence-asw = ПЛО в защите
after-luck-bad-luck-explosion = Взрывы
after-luck-kind-dice = кубики были добры
after-luck-unkind-dice = кубики были суровы
after-luck-even-dice = по справедливости

# То же, где числа тянут из колоды.
after-luck-cards = Ожидание и взятые числа
after-luck-line-cards = Сколько колода в среднем должна была дать каждому и сколько дала.
after-luck-kind-cards = Взятые карты
after-luck-rolled-cards = вышло
after-luck-times-cards = { $number ->
    [one] { $number } карта
    [few] { $number } карты
   *[other] { $number } карт
}
after-luck-kind-dice-cards = карты были добры
after-luck-unkind-dice-cards = карты были суровы

## Повтор

after-result = Итог
after-to-table = К столу
after-link = Ссылка на этот момент
after-copied = Ссылка скопирована.
after-board = Стол в этот момент
after-film = Пленка
after-scrubber = Момент
after-moment = Момент { $number } из { $all }
after-moment-told = { $number } из { $all }: { $told }
after-steps = По шагам
after-step-back = На шаг назад
after-step-on = На шаг вперед
after-turn-back = К предыдущему ходу
after-turn-on = К следующему ходу
after-play = Пуск
after-pause = Пауза
after-speed = Скорость
after-seen-by = Глазами
after-gallery = Зрители
after-everything = Всех
after-what-if-name = А если: момент { $moment }, { $name }
after-back-to-replay = Назад к повтору
after-what-if = А если отсюда…
after-round = раунд { $number }

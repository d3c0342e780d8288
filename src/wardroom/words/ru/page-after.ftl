## Итог

after-you-won = Вы победили
after-you-share = Вы разделили победу
after-won = { $number ->
    [one] Победа: { $winners }
   *[other] Общая победа: { $winners }
}
after-drawn = Ничья
after-winner = победа
after-resigned = { $number ->
    [one] Сдача: { $names }. Победа невозможна, доиграл бот.
   *[other] Сдача: { $names }. Победа невозможна, доиграли боты.
}
after-so-far = Очки на тот момент, когда игра прекратилась; корабли на плаву считаются только в конце раунда.
after-rematch = Реванш
after-rematch-join = К реваншу
after-rematch-watch = Смотреть реванш
after-record = Скачать запись игры
after-record-short = Запись
after-verify = Проверить партию
after-verify-details = Подробности
after-verifying = Игра проигрывается заново…
after-fair = Кубики были честными
after-fair-line = Игра проиграна заново по опубликованным числам: каждая раздача, каждая взятая карточка и каждый бросок совпали, а числа соответствуют обещаниям, данным до начала.
after-unfair = Проверить игру не удалось
after-unfair-line = Запись и игра расходятся в строке { $line } записи.
after-seed-secret = тайна сервера
after-seed-commitment = её обещание
after-seed-table = стол
after-seed-options = настройки
after-seed-content = данные игры
after-seed-nonces = доли мест
after-seed-commitments = их обещания
after-seed-key = ключ кубиков
after-points = Очки по кораблям, раунд { $number }
after-sank = потоплен «{ $ship }» ({ $name })
after-afloat = «{ $ship }» на плаву
after-damage = повреждения и выведенные из строя корабли
after-sum = За раунд

## Удача

after-luck = Удача на кубиках
after-luck-line = Что дали бы каждому игроку средние кубики и что дали кубики этой игры: успехи, попадания или очки там, где считают очки.
after-luck-kind = Броски
after-luck-expected = в среднем
after-luck-times = { $number ->
    [one] { $number } бросок
    [few] { $number } броска
   *[other] { $number } бросков
}
after-luck-fog-fog = Туман войны, сумма очков
after-luck-attack-carrier = Удары палубной авиации
after-luck-attack-land = Удары аэродромной авиации
after-luck-attack-bomber = Стратегическая авиация
after-luck-attack-asw = { table-attack-asw }
after-luck-attack-torpedo = Торпеды по подлодкам
after-luck-defence-air-defense = ПВО
after-luck-defence-early-warning = { summary-early_warning }
after-luck-attack-mine = Минные поля
after-luck-defence-last-resort = Новые приёмы глушения и уклонения
after-luck-defence-asw = ПЛО в защите
after-luck-bad-luck-explosion = Взрывы с малым уроном
after-luck-kind-dice = везло больше среднего
after-luck-unkind-dice = везло меньше среднего
after-luck-even-dice = примерно как в среднем
after-luck-verdict = Общая оценка даётся с десяти бросков, все они весят одинаково; «примерно как в среднем» выходит в четырёх играх из десяти.
after-luck-none = В этой партии кубики не бросали.
after-luck-none-of = бросков не было.

# То же, где числа тянут из колоды.
after-luck-cards = Удача на картах
after-luck-line-cards = Сколько взятых каждым чисел в среднем оказались бы достаточными и сколько оказались.
after-luck-verdict-cards = Общая оценка даётся с десяти чисел, все они весят одинаково; «примерно как в среднем» выходит в четырёх играх из десяти.
after-luck-kind-cards = Взятые карты
after-luck-none-cards = В этой партии чисел не тянули.
after-luck-none-of-cards = чисел не тянули.
after-luck-rolled-cards = { after-luck-rolled }
after-luck-times-cards = { $number ->
    [one] { $number } карта
    [few] { $number } карты
   *[other] { $number } карт
}

## Повтор

after-result = Итог
after-to-table = К столу
after-link = Ссылка на этот момент
after-copied = Ссылка скопирована.
after-board = Стол в этот момент
after-film = Управление повтором
after-scrubber = Момент
after-moment = Момент { $number } из { $all }
after-moment-told = { $number } из { $all }: { $told }
after-steps = По шагам
after-step-back = На шаг назад
after-step-on = На шаг вперёд
after-turn-back = К предыдущему ходу
after-volley-back = На залп назад
after-volley-on = На залп вперёд
after-sinking-on = К следующему потоплению
after-turn-on = К следующему ходу
after-play = Пуск
after-pause = Пауза
after-speed = Скорость
after-seen-by = Чьими глазами
after-gallery = Зрители
after-everything = Все
after-what-if-name = А если: момент { $moment }{ $name ->
    [none] { "" }
   *[other] , { $name }
}
after-back-to-replay = Назад к повтору
after-what-if = А если отсюда…
after-luck-defence-cover = Прикрытие с воздуха
after-luck-rolled = в этой игре

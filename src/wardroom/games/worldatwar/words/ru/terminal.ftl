### Бой: авиация, корабли, подводные лодки.

## Стол в терминале

terminal-ww-phase = фаза { $number } из { $phases }
terminal-ww-moves = ходит { $name }
terminal-ww-at-sea = В море
terminal-ww-your-board = Ваше табло ({ $side })
terminal-ww-their-board = Что известно: { $name } ({ $side })
terminal-ww-perhaps = в порту или в море:
terminal-ww-or-at-sea = или в море
terminal-ww-lost = Потоплены:
terminal-ww-hits = { $number ->
    [one] { $number } попадание
    [few] { $number } попадания
   *[other] { $number } попаданий
}
terminal-ww-laden = с грузом
terminal-ww-cargo = груз { $number }
terminal-ww-joins = вступит в раунде { $number }
terminal-ww-task-force = оперативное соединение, корабли неизвестны
terminal-ww-small-force = меньше десяти факторов, корабли неизвестны
terminal-ww-head-voyage = { terminal-ww-number }
terminal-ww-head-what = поход
terminal-ww-head-way = путь
terminal-ww-head-forces = отряды
terminal-ww-way = { $at }, осталось { $left }
terminal-ww-dice = { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[other] { $dice } кубиков
}: { $score ->
    [one] { $score } гекс
    [few] { $score } гекса
   *[other] { $score } гексов
}
terminal-ww-level-activity = поход
terminal-ww-level-interception = перехват похода { $number }
terminal-ww-level-counter = перехват перехвата { $number }
terminal-ww-level-counter-counter = перехват встречного перехвата { $number }
terminal-ww-battle = Морской бой: { $where }, раунд { $number }
terminal-ww-hidden = скрыты
terminal-ww-found = найдены
terminal-ww-distant = { worldatwar-distant }
terminal-ww-results = найдена ×{ $number }
terminal-ww-ten = десять факторов и больше
terminal-ww-under-ten = меньше десяти факторов
terminal-ww-slow = тихоходные
terminal-ww-fast = быстроходные
terminal-ww-carriers = { $number ->
    [one] { $number } быстроходный авианосец
    [few] { $number } быстроходных авианосца
   *[other] { $number } быстроходных авианосцев
}
terminal-ww-wing-nas = морские { $number }
terminal-ww-wing-search = поиск { $number }
terminal-ww-wing-cover = прикрытие { $number }
terminal-ww-wing-attack = ударные { $number }
terminal-ww-squadrons-here = авиация:
terminal-ww-elite = (отборные)
terminal-ww-out = вне игры
terminal-ww-sign-bases = A ваша база, a вражеская
terminal-ww-sign-voyages = 1 поход, @ бой
terminal-ww-sign-paths = * ваш путь, x путь врага
terminal-ww-sign-offered = + можно выбрать, # суша
terminal-ww-sign-odd = h0712: столбец 07, строка 12; нечётные столбцы на полгекса ниже
terminal-ww-your-force = Ваш отряд пока:
terminal-ww-in-order = Корабли выбирают сверху вниз: те, что выше выбранного, остаются в порту.
terminal-ww-your-course = Ваш курс:
terminal-ww-hexes = { $number ->
    [one] { $number } гекс
    [few] { $number } гекса
   *[other] { $number } гексов
}
terminal-ww-in-voyage = поход { $number }, { $at }
terminal-ww-speed = скорость
terminal-ww-drm = морская поправка
terminal-ww-air = эскадрилий на борту
terminal-ww-ships = сколько
terminal-ww-duties = Задачи:
terminal-ww-duty = { $name } (фаза { $phase }, { $side }{ $points ->
    [0] { "" }
   *[other] , очков: { $points }
}{ $cargo ->
    [0] { "" }
   *[other] , за каждый груз { $cargo }
})
terminal-ww-worth = фактор потоплен { $sunk }, повреждён { $damaged }; при равенстве победа: { $side }
terminal-help-worldatwar-number-words = { terminal-help-number-words }
terminal-help-worldatwar-number = третий ответ; где спрашивают число, само число
terminal-help-worldatwar-notation-words = h0712; трук; бисмарк; группа2
terminal-help-worldatwar-notation = ответ словами: гексы, базы, корабли, боевые группы; хватит начала слова
terminal-help-worldatwar-cards-words = карты
terminal-help-worldatwar-cards = карты дешифровки обеих сторон
terminal-help-worldatwar-ship-words = корабль бисмарк
terminal-help-worldatwar-ship = показать корабль: класс, поправка, где он
terminal-help-worldatwar-why-words = почему худ
terminal-help-worldatwar-why = какое правило запрещает; без слов: всё, что здесь нельзя
terminal-help-worldatwar-rule-words = правило 22.54
terminal-help-worldatwar-rule = напечатать правило; без номера: правило вопроса
terminal-help-worldatwar-summary-words = сводка
terminal-help-worldatwar-summary = таблица морской атаки
terminal-ww-scored-duties = задачи
terminal-ww-scored-ships = корабли
terminal-ww-attack-table = Попадания по броску двух кубиков с поправкой (22.55)
terminal-ww-factors = факторы

## Значения в каталоге

cards-ships = { $number ->
    [one] { $number } корабль
    [few] { $number } корабля и вида лёгких кораблей
   *[other] { $number } кораблей и видов лёгких кораблей
}
cards-bases = { $number ->
    [one] { $number } база
    [few] { $number } базы
   *[other] { $number } баз
}
cards-charts = { $number ->
    [one] { $number } карта моря
    [few] { $number } карты моря
   *[other] { $number } карт моря
}
cards-scenarios = { $number ->
    [one] { $number } операция
    [few] { $number } операции
   *[other] { $number } операций
}
column-speed = { field-speed }
terminal-ww-number = №

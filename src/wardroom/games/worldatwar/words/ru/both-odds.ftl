### Шансы боя: `wardroom odds` и страница.

battle-orders = Приказы, для которых верны эти числа
battle-shot-modifier = Поправка
battle-category-carriers = быстроходные авианосцы
battle-category-capitals = линейные корабли
battle-kind-destroyer = эсминцы
battle-target-screened = прикрыт
battle-sunk = Потоплен
battle-head-firer = Сторона
battle-category-lights = лёгкие корабли
battle-head-target = Цель
battle-damaged = Повреждён
battle-hexes = Гексы
battle-kind-escort-carrier = эскортные авианосцы
battle-kind-transport = транспорты
battle-lost-foot = потеряно факторов
battle-orders-behind = первая цель за прикрытием
battle-orders-lights = лишние лёгкие корабли
battle-orders-losses = порядок потерь кораблей в один фактор
battle-head-factors = Факторы
battle-later = ещё позже

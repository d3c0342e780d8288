### Шансы боя: `wardroom odds`.

battle-fleet = Бой кораблей
battle-even = Из них { $chance } — при равенстве: равные потери и повреждения засчитываются против перехватчика (22.61A).
battle-side = { $name }: теряет в среднем { $factors } факторов
battle-shots = Огонь линейных кораблей
battle-orders = Приказы, для которых верны эти числа
battle-order = { $side }: { $ship } → { $order }{ $given ->
    [yes] { "" }
    [none] { " " }(выбора нет)
   *[no] { " " }(доктрина)
}
battle-order-lights = лишние лёгкие корабли
battle-order-behind = первая цель за прикрытием
battle-order-losses = порядок потерь кораблей в один фактор
battle-kind-transport = транспорты
battle-kind-destroyer = эсминцы
battle-kind-escort-carrier = эскортные авианосцы
battle-target-screened = прикрыт
battle-ship-hits = попадания { $hits }
battle-strike = Авиаудар против зенитной обороны { $level }
battle-hits-on = Попадания, { $name }:  { $hits }
battle-submarines = Подводные лодки: первая атака
battle-interception = Перехват: { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[other] { $dice } кубиков
}
battle-category-carriers = быстроходные авианосцы
battle-category-capitals = линейные корабли
battle-category-lights = лёгкие корабли
battle-target-lights = лёгкие корабли
battle-target-hold = придержать огонь
battle-target-capitals = излишек по линейным кораблям
battle-target-join = излишек вместе со всеми
battle-plot-wins = выигрывает раунд
battle-plot-lost = потеряно факторов
battle-plot-reaching = эскадрилий прорвётся
battle-plot-squadrons-lost = потеряно эскадрилий
battle-plot-patrol-lost = потери патруля
battle-plot-submarines-lost = потеряно подлодок
battle-head-firer = Сторона
battle-head-target = Цель
battle-head-factors = Факторы
battle-head-modifier = Поправка
battle-head-hits = Вероятность попаданий
battle-head-ship = Корабль
battle-head-damaged = Повреждён
battle-head-sunk = Потоплен
battle-head-category = Класс целей
battle-head-submarine-lost = Подлодка погибла
battle-head-hexes = Гексы
battle-head-round1 = Раунд 1
battle-head-round2 = Раунд 2
battle-head-round3 = Раунд 3
battle-head-later = Позже
battle-head-one-more = Раунд 1, кубиком больше
battle-changes-win = Что изменит ещё одна мелочь: шанс выиграть раунд
battle-changes-hits = Что изменит ещё одна мелочь: попаданий в среднем
battle-changes-harm = Что изменит ещё одна мелочь: факторов повреждено и потоплено в среднем
battle-change-modifier = { $side }, поправка на единицу лучше: { $value } ({ $gain })
battle-change-destroyer = { $side }, ещё один фактор эсминцев: { $value } ({ $gain })
battle-change-squadron = { $side }, ещё одна эскадрилья: { $value } ({ $gain })
battle-change-patrol = { $side }, ещё одна эскадрилья в патруле: { $value } ({ $gain })
battle-change-submarine = { $side }, ещё одна подлодка: { $value } ({ $gain })

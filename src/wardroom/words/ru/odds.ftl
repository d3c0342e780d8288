### Шансы боя: `wardroom odds`.

odds-fleet = Бой кораблей
odds-even = Из них { $chance } — при равенстве: равные потери и повреждения засчитываются против перехватчика (22.61A).
odds-side = { $name }: теряет в среднем { $factors } факторов
odds-shots = Огонь линейных кораблей
odds-orders = Приказы, для которых верны эти числа
odds-order = { $side }: { $ship } → { $order }{ $given ->
    [yes] { "" }
   *[no] {" "}(доктрина)
}
odds-strike = Авиаудар против зенитной обороны { $level }
odds-hits-on = Попадания, { $name }:  { $hits }
odds-submarines = Подводные лодки: первая атака
odds-interception = Перехват: { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[other] { $dice } кубиков
}
odds-category-carriers = быстроходные авианосцы
odds-category-capitals = линейные корабли
odds-category-lights = лёгкие корабли
odds-target-lights = лёгкие корабли
odds-target-hold = придержать огонь
odds-target-capitals = излишек по линейным кораблям
odds-target-join = излишек вместе со всеми
odds-plot-wins = выигрывает раунд
odds-plot-lost = потеряно факторов
odds-plot-reaching = эскадрилий прорвётся
odds-plot-squadrons-lost = потеряно эскадрилий
odds-plot-patrol-lost = потери патруля
odds-plot-submarines-lost = потеряно подлодок
odds-head-firer = Сторона
odds-head-target = Цель
odds-head-factors = Факторы
odds-head-modifier = Поправка
odds-head-hits = Вероятность попаданий
odds-head-ship = Корабль
odds-head-damaged = Повреждён
odds-head-sunk = Потоплен
odds-head-category = Класс целей
odds-head-submarine-lost = Подлодка погибла
odds-head-hexes = Гексы
odds-head-round1 = Раунд 1
odds-head-round2 = Раунд 2
odds-head-round3 = Раунд 3
odds-head-later = Позже
odds-head-one-more = Раунд 1, кубиком больше
odds-changes-win = Что изменит ещё одна мелочь: шанс выиграть раунд
odds-changes-hits = Что изменит ещё одна мелочь: попаданий в среднем
odds-changes-harm = Что изменит ещё одна мелочь: факторов повреждено и потоплено в среднем
odds-change-modifier = { $side }, поправка на единицу лучше: { $value } ({ $gain })
odds-change-destroyer = { $side }, ещё один фактор эсминцев: { $value } ({ $gain })
odds-change-squadron = { $side }, ещё одна эскадрилья: { $value } ({ $gain })
odds-change-patrol = { $side }, ещё одна эскадрилья в патруле: { $value } ({ $gain })
odds-change-submarine = { $side }, ещё одна подлодка: { $value } ({ $gain })

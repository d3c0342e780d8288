### Шансы боя: `wardroom odds`.

battle-fleet = { step-22-5 }
battle-report-even = Из них { $chance } — при равенстве: равные потери и повреждения засчитываются против перехватчика (22.61A).
battle-side = { $name }: теряет в среднем { $factors } фактора
battle-report-shots = Огонь линейных кораблей
battle-report-orders = { battle-orders }
battle-order = { $side }: { $ship } → { $order }{ $given ->
    [yes] { "" }
    [none] { " " }(выбора нет)
   *[no] { " " }(доктрина)
}
battle-ship-hits = попадания { $hits }
battle-strike = Удар с воздуха по ПВО уровня { $level }
battle-report-hits-on = Попадания, { $name }:  { $hits }
battle-report-submarines = Подводные лодки: первая атака
battle-interception = Перехват: { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[other] { $dice } кубиков
}
battle-target-lights = { battle-category-lights }
battle-target-hold = { action-hold }
battle-target-capitals = излишек по линейным кораблям
battle-target-join = излишек вместе со всеми
battle-plot-wins = выигрывает раунд
battle-plot-lost = { battle-lost-foot }
battle-plot-reaching = эскадрилий прорвётся
battle-plot-squadrons-lost = потеряно эскадрилий
battle-plot-patrol-lost = потери патруля
battle-plot-submarines-lost = потеряно подлодок
battle-head-modifier = { battle-shot-modifier }
battle-head-hits = Вероятность попаданий
battle-head-ship = { cards-ship }
battle-head-damaged = { battle-damaged }
battle-head-sunk = { battle-sunk }
battle-head-category = Класс целей
battle-head-submarine-lost = Подлодка погибла
battle-head-hexes = { battle-hexes }
battle-head-round1 = Раунд 1
battle-head-round2 = Раунд 2
battle-head-round3 = Раунд 3
battle-head-later = Позже
battle-head-one-more = Раунд 1, кубиком больше
battle-report-changes-win = Что изменит ещё одна единица: шанс выиграть раунд
battle-report-changes-hits = Что изменит ещё одна единица: попаданий в среднем
battle-report-changes-harm = Что изменит ещё одна единица: факторов повреждено и потоплено в среднем
battle-report-change-modifier = { $side }, поправка на единицу лучше: { $value } ({ $gain })
battle-report-change-destroyer = { $side }, ещё один фактор эсминцев: { $value } ({ $gain })
battle-report-change-squadron = { $side }, ещё одна эскадрилья: { $value } ({ $gain })
battle-report-change-patrol = { $side }, ещё одна эскадрилья в патруле: { $value } ({ $gain })
battle-report-change-submarine = { $side }, ещё одна подлодка: { $value } ({ $gain })

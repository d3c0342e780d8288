
### Бой: авиация, корабли, подводные лодки.

## Части предложений

fire-sum = { $roll }, поправка { $modifier } (выучка { $drm }{ $burden ->
    [0] { "" }
   *[other] , обременение { $burden }
})
hits-scored = { $hits ->
    [0] мимо
    [one] { $hits } попадание
    [few] { $hits } попадания
   *[other] { $hits } попаданий
}
squadrons-number = { $squadrons ->
    [one] { $squadrons } эскадрилья
    [few] { $squadrons } эскадрильи
   *[other] { $squadrons } эскадрилий
}
torpedo-sum = { $roll }, поправка { $modifier } (выучка { $drm }, исследования { $research }, авиация { $air }, эсминцы { $destroyers }, ПЛО { $excess }, прежние атаки { $previous }, цель { $target }, шифры { $codes })
strike-sum = { $roll }, поправка { $modifier } (выучка { $drm }, морская авиация { $naval }, внезапность { $surprise })

## Журнал: бой

event-ship-sunk = { $seat }: { $ship } потоплен.
event-ship-damaged = { $seat }: { $ship } повреждён.
event-cargo-lost = { $seat } теряет груз вместе с кораблями, которые его везли: { $units }.
event-engages = Группа { $group } ({ $seat }) идёт на группу { $target }.
event-detached = { $ship } повреждён и остаётся позади.
event-evaded = Группа { $group } ({ $seat }) уклоняется и становится группой { $becomes }.
event-fleet-combat = Бой кораблей: группа { $first } против группы { $second }.
event-fires-at = { $seat } стреляет, факторов { $factors }, цель { $ship }: { fire-sum }, { hits-scored }.
event-fires-at-lights = { $seat } стреляет по лёгким кораблям, факторов { $factors }: { fire-sum }, { hits-scored }.
event-fires-at-screened-lights = { $seat } стреляет по прикрытым лёгким кораблям, факторов { $factors }: { fire-sum }, { hits-scored }.
event-air-combat = Воздушный бой: эскадрилий { $attackers } ({ $seat }, { $roll }, поправка { $modifier }) против { $defenders } ({ $enemy }, поправка { $enemymodifier }). Нападающие: потеряно { $lost }, повернуло { $aborted }; защитники: потеряно { $downed }, отогнано { $driven }.
event-lands-ashore = { $seat }: эскадрилья без палубы садится на базу { $base }.
event-no-deck = { $seat }: эскадрилья не нашла палубы и потеряна.
event-base-attacked = { $seat } посылает против аэродрома { $base }: { squadrons-number }.
event-land-air = Береговая авиация ({ $seat }): в прикрытии { $cover }, в поиске { $search }.
event-strike-launched = { $surprise ->
    [0] { $seat } наносит удар по группе { $group }: { squadrons-number }.
   *[other] { $seat } наносит внезапный удар по группе { $group }, уровень { $surprise }: { squadrons-number }.
}
event-air-defence = Зенитная оборона ({ $seat }), уровень { $level }, бросок { $roll }: сбито эскадрилий { $lost }, повернуло { $aborted }.
event-strikes = { $seat }: { squadrons-number }, цель { $ship }: { strike-sum }, { hits-scored }.
event-strikes-lights = { $seat }: { squadrons-number } по лёгким кораблям: { strike-sum }, { hits-scored }.
event-critical = Тяжёлое попадание? Цель { $ship }, на кубике { $roll }.
event-submarines-attack = { $seat } посылает подлодки против группы { $group }: { $submarines }.
event-torpedo-category = Подлодка находит { $category ->
    [0] быстроходные авианосцы
    [1] линейные корабли
   *[other] лёгкие корабли
} (кубик { $roll }).
event-torpedoes = Подлодка ({ $seat }) атакует, цель { $ship }: { torpedo-sum }, { hits-scored }.
event-torpedoes-lights = Подлодка ({ $seat }) атакует лёгкие корабли группы { $group }: { torpedo-sum }, { hits-scored }.
event-submarine-lost = Подлодка ({ $seat }) погибла: { torpedo-sum }.

## Вопросы: бой

decision-patrol = { $ship }: сколько эскадрилий из { $squadrons } останется в патруле над своей группой?
decision-air-done = Авиация получила задания.
    .done = так и быть
decision-base-attack = Атаковать береговую авиацию? Выберите базу.
    .done = не атаковать
decision-base-squadrons = Сколько эскадрилий атакует базу { $base }?
decision-air-cover = { $kind ->
    [0] Сколько береговых морских эскадрилий прикрывает группу { $group }? Осталось { $squadrons }.
   *[other] Сколько эскадрилий прикрытия летит над группой { $group }? Осталось { $squadrons }.
}
decision-air-search = { $kind ->
    [0] Сколько береговых морских эскадрилий ведёт поиск? Осталось { $squadrons }.
   *[other] Сколько разведывательных эскадрилий ведёт поиск? Всего { $squadrons }.
}
decision-surprise-strike = Вас не нашли: один внезапный удар. По какой группе?
    .done = без внезапного удара
decision-strike = По какой группе ударит авиация?
    .done = больше ударов нет
decision-strike-squadrons = { $kind ->
    [0] Сколько морских эскадрилий (выучка { $drm }) бьёт по группе { $group }?
   *[other] Сколько ударных эскадрилий (выучка { $drm }) бьёт по группе { $group }?
}
decision-strike-target = Прорвалось эскадрилий: { $squadrons }. Что они атакуют?
    .done = остальные поворачивают домой
    .light = лёгкие корабли
decision-strike-share = Сколько эскадрилий из { $squadrons }?
decision-engage = У группы { $group } нет противника. Какую группу врага она атакует?
    .done = никакую
decision-evade = Группа { $by } врага идёт на группу { $group }. Уклониться? Повреждённые корабли будут брошены.
decision-screen = Какие корабли группы { $group } прикрыть? Их ещё никто не видел.
    .done = остальные сражаются
decision-screen-number = { $ship }: сколько прикрыть?
decision-surplus-capital = У корабля { $ship } нет противника. По кому он стреляет?
    .hold = придержать огонь для прикрытых кораблей
    .light = по лёгким кораблям
decision-return-fire = По кораблю { $ship } стреляют несколько. Кому он отвечает?
decision-surplus-light = Без противников осталось лёгких факторов: { $factors }. Что они делают?
    .hold = придерживают огонь для прикрытых кораблей
    .light = вместе со всеми по лёгким кораблям
decision-factors-at-target = Сколько факторов? Не больше { $factors }.
decision-screened-target = Прикрытия у врага больше нет. По кому стреляет { $ship }?
    .done = ни по кому
    .screened = прикрытые лёгкие корабли
decision-screened-target-light = Прикрытия у врага больше нет. По кому стреляют лёгкие факторы ({ $factors })?
    .done = больше ни по кому
    .screened = прикрытые лёгкие корабли
decision-choose-loss = Ещё теряется кораблей: { $count }. Какой следующий?
decision-submarine-target = Подлодки готовы к атаке: { $submarines }. Какая группа?
    .done = не атаковать
decision-submarines-number = Сколько подлодок атакует группу { $group }?
decision-torpedo-target = Какой корабль группы { $group } атакован?
decision-substitutes = Потеряно лёгких кораблей: { $count }. Сколько эсминцев взять взамен с базы, откуда они пришли?

## Отказы: бой

refusal-not-your-ship = В этой группе нет такого корабля.
refusal-screened-anyway = Он прикрыт и без того.
refusal-in-order = Корабли называют в порядке списка.
refusal-too-many = Столько нет.
refusal-no-light-ships = Лёгких кораблей, по которым стрелять, нет.
refusal-target-sunk = Он потоплен.
refusal-not-firing-at-you = Корабль под огнём отвечает одному из тех, кто по нему стреляет.
refusal-first-gets-most = По следующей цели стреляет не больше факторов, чем по предыдущей.
refusal-targeted-already = Эта цель уже выбрана.
refusal-not-screened = Он не прикрыт.
refusal-slow-group = Группа тихоходна.
refusal-not-found = Группа не найдена.
refusal-results-spent = Все результаты поиска против неё израсходованы.
refusal-has-evaded = В этом раунде она уклонилась.
refusal-no-such-group = Такой группы нет.
refusal-strike-limit = Столько эскадрилий в одном ударе не летит.
refusal-no-such-target = Он не того класса, который выпал на кубике.
refusal-room-to-evade = Свободного номера выше нет.
refusal-not-revealed = Группу не нашли, и в бою кораблей она не показалась.
refusal-no-base-in-range = Авиации в пределах дальности там нет.
refusal-must-lose = Этот корабль потерять нельзя.
refusal-not-a-flyer = Нет эскадрильи, которая могла бы лететь.

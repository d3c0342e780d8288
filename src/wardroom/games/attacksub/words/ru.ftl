### Attack Sub.

# -- content ----------------------------------------------------------------------------------------------
# Корабли, карты и сценарии: их показывают `wardroom cards` и просмотр карт.

cards-ship = Корабль
cards-ships = { $number ->
    [one] { $number } корабль
    [few] { $number } корабля
   *[other] { $number } кораблей
}
cards-card = Карта
cards-cards = { $number ->
    [one] { $number } вид карт действий
    [few] { $number } вида карт действий
   *[other] { $number } видов карт действий
}
cards-scenario = Сценарий
cards-scenarios = { $number ->
    [one] { $number } сценарий
    [few] { $number } сценария
   *[other] { $number } сценариев
}
field-name_ru = Русское название
field-set = Набор
field-nation = Флот
field-type = Тип
field-class = Класс
field-tons = Тонны
field-knots = Узлы
field-metres = Метры
field-fit = Вооружение настоящего корабля
field-sensor = Гидроакустика
field-attack = Оружие
field-damage = Клетки повреждений
field-detect = Скрытность
field-duration = Длительность полета
field-swimout = Самовыход торпед
field-fast = Не оторваться от нее
field-card = Лист картона
field-family = Вид
field-fire = Огонь
field-contact = Контакт
field-need = В свой ход: открыть не меньше
field-value = В ход противника: вычесть
field-sub_only = Только лодкам
field-number = Случайное число
field-hit = Результат попадания
field-count = В колоде
field-line = Кратко по-английски
field-line_ru = Кратко
field-rule = Правило
field-introduction = Для первой игры
field-otherwise = Любой другой исход
field-side = Стороны
column-type = Тип
column-sensor = ГАК
column-attack = Оружие
column-damage = Клетки
column-detect = Скрытн.
column-duration = Верт.
column-family = Вид
column-fire = Огонь
column-contact = Контакт
column-need = Свой ход
column-value = Минус
column-sub_only = Лодкам
column-number = СЧ
column-hit = Попадание
column-count = В колоде
column-rule = Правило
column-side = Стороны
column-otherwise = Иначе
nation-us = США
nation-uk = Великобритания
nation-su = СССР
nation-ar = Аргентина
nation-nato = НАТО
set-base = игра
sub_only-True = да
sub_only-False = нет
swimout-True = да
swimout-False = нет
fast-True = да
fast-False = нет
introduction-True = да
introduction-False = нет
number-x = X
family-active = поиск
family-passive = поиск и ответ
family-both = поиск и ответ
family-reduction = скрытность
family-lockon = атака
family-evasion = ответ на атаку
family-range = дистанция
family-control = ремонт
family-stations = второе действие
family-technician = ремонт
family-helicopter = вертолет
type-surface_noise = шум моря
type-thermal_layer = слой скачка
type-silent_running = малошумный ход
type-decoy = ложная цель
type-noisemaker = имитатор шума
type-turn = резкий поворот
hit-dud = невзрыв
hit-sensor = гидроакустика
hit-sensor2 = гидроакустика ×2
hit-attack = оружие
hit-attack2 = оружие ×2
hit-sensor-attack = гидроакустика, оружие
hit-sensor2-attack = гидроакустика ×2, оружие
hit-sensor-attack2 = гидроакустика, оружие ×2
hit-sensor2-attack2 = гидроакустика ×2, оружие ×2
hit-sunk = ПОТОПЛЕН
side-nato = НАТО
side-soviet = СССР
side-british = Британцы
side-argentine = Аргентинцы
side-renegade = Мятежник
otherwise-draw = ничья
otherwise-nato = победа НАТО
otherwise-soviet = победа СССР
otherwise-british = победа британцев
otherwise-argentine = победа аргентинцев
otherwise-renegade = победа мятежника

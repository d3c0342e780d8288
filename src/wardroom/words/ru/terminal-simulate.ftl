## Отчёт `wardroom simulate`

simulate-games = Партий: { $games } за { $seconds } с ({ $pace } в секунду), вничью: { $drawn }
simulate-decisions = Решений за партию: { $number } (± { $spread }), самое большее { $most }
simulate-seat = Место
simulate-side = Сторона
simulate-played = Сыграно
simulate-wins = Побед
simulate-share = Доля
simulate-points = Очки
simulate-times = Раз
simulate-share-means = Доля — это победы на сыгранную партию, сложенные по всем местам бота: кто держал два места, сыграл партию дважды.

tally-rounds = Раундов за партию: { $number }
tally-battles = Боёв за партию: { $number }
tally-turns = Ходов за партию: { $number }
tally-shuffles = Колода перетасована заново за партию: { $number } раза
tally-decks = Проходов колоды за партию: { $number }
tally-attacks = Атак за партию: { $number }
tally-hits = Попаданий за партию: { $number }

tally-sunk = Потоплено кораблей
tally-sunk-gun = артиллерией
tally-sunk-missile = ракетами
tally-sunk-torpedo = торпедами
tally-sunk-asw = противолодочными средствами
tally-sunk-mine = минами
tally-sunk-cruise = крылатыми ракетами
tally-sunk-land = береговой авиацией
tally-sunk-carrier = палубной авиацией
tally-sunk-bomber = бомбардировщиками
tally-sunk-explosion = взрывами на борту
tally-sunk-main = главным калибром
tally-sunk-secondary = вспомогательным калибром
tally-sunk-depth = глубинными бомбами
tally-end = Чем кончилось
tally-end-prey-sunk = добыча потоплена
tally-end-points = по очкам
tally-end-exited = корабли вышли
tally-end-all-sunk = все корабли одной стороны потоплены
tally-end-nobody-left = ни у кого не осталось кораблей
tally-end-flagship-away = флагман ушёл
tally-end-too-many-lost = потеряно слишком много кораблей
tally-end-race-won = цель достигнута вовремя
tally-end-decks-out = колоды кончились

## Страница

learn-heading = Научиться за десять минут
learn-begin = Играть с инструктором
learn-begin-anew = Начать новую игру с инструктором
learn-go-on = Продолжить с того же места
learn-read-rules = Сначала прочитать правила
learn-way = Что предстоит
learn-later = Инструктора можно отпустить и снова позвать, а можно уйти и вернуться завтра.
learn-table-name = Первый ход

learn-topics = Части хода

## Инструктор

learn-skip = Скрыть инструктора
learn-fold = Свернуть
learn-again = Рассказать ещё раз
learn-rule = Правило { $number }: { $title }
learn-next-table = Стол с дополнительными правилами

learn-finished = Это был целый ход. Все остальные идут так же: играйте, сколько захочется.

learn-title-waiting = Ходят другие
learn-waiting = Читайте боевой журнал: он простыми словами рассказывает, что происходит и почему, со ссылкой на правило. Следующий вопрос придёт сам.
learn-title-given = Ваш ответ принят
learn-given = На это все отвечают тайно; ответы откроются, когда все готовы. До этого можно передумать.
learn-title-other = Ваше решение
learn-other = Такой вопрос встречается реже. Прочитайте его; выбрать можно то, что светится, а правило открывается одним нажатием.
learn-coach = Инструктор
learn-title-over = Игра окончена

## Первый бой по сценарию

lesson-aim = Цель
lesson-at = Часть { $at } из { $of }
lesson-press = Нажмите: { $what }
lesson-show = Показать
lesson-dice = Это урок: кубики и ходы врага заданы заранее, и он нигде не засчитывается.
lesson-begin = Начать
lesson-play-now = Играть с инструктором
lesson-again = Ещё раз
lesson-title-enemy = Ход врага
lesson-title-wait = Ходит враг
lesson-wait = Смотрите, что происходит; следующий шаг придёт сам.

hint-discard = { $answer ->
    [done] Каждая из этих карт ещё может пригодиться.
   *[other] Сыграть её вряд ли удастся; вместо неё придёт другая.
}
hint-defend = { $answer ->
    [done] Это можно вытерпеть, или ни одна ваша карта этого не остановит.
   *[other] Она действует против атаки, которая обойдётся дороже всего.
}
learn-title-firing-ship = Какой корабль стреляет?
learn-title-lay-against = Против какой атаки?
learn-title-move-to = В какую линию?
learn-title-repair-card = Какое повреждение?
learn-title-repair = Ремонт
learn-title-strike-target = Цель для авиации
learn-title-target = Какая цель?
learn-topic-defend = Защита
learn-title-discard = Освободите руку
learn-topic-formation = Построение
lesson-title-again = Ещё залп

# На доске: почему карточка ждёт, что она говорит незрячим, карточка крупно.
board-lane-later = на следующем шаге
board-lanes-more = ещё { $number }
board-card-sentence = { $name }. { $facts }
board-card-legal = можно сыграть
board-card-discardable = можно сбросить
board-card-discarding = уйдёт в сброс
board-card-selected = выбрана
board-card-ready = наготове: сыграется, как только можно
board-ready = Наготове
board-rule = правило { $rule }
board-look = Карточка крупно
board-tap-target = Коснитесь цели, чтобы увидеть шансы.
board-close = Закрыть

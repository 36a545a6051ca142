study-title = Анализ
study-subtitle = { $black } – { $white }, { $rule } { $size } × { $size }, { $end }
# Without players, a study from a file with a title.
study-subtitle-origin = { $origin }, { $rule } { $size } × { $size }, { $end }
study-legend-proven = Доказано
study-tabs = Части анализа
study-tab-moves = Ходы
study-tab-mistakes = Ошибки
study-tab-mistakes-counted = Ошибки { $count }
study-analyse = Движок
study-forbidden = Запрещённые пункты
study-edit = Правка
study-next-moves = Следующие ходы
study-fours = Выигрыш четвёрками
study-fours-searching = Ищем выигрыши четвёрками
study-fours-play = Сыграть этот выигрыш как вариант
study-fours-close = Скрыть выигрыши четвёрками
study-go-to = Перейти
study-previous-sibling = Вариант выше
study-next-sibling = Вариант ниже
study-previous-branching = Предыдущее разветвление
study-next-branching = Следующее разветвление
study-previous-comment = Предыдущий комментарий
study-next-comment = Следующий комментарий
study-previous-mistake = Предыдущая ошибка
study-best-lines = Варианты
study-analysis-off = { $side } ходят
study-analysing = { $side } ходят, идёт анализ
study-analysis-info = { $side } ходят, глубина { $depth }, { $positions }
study-positions = { $count } поз.
study-game-over = Здесь партия окончена.
study-engine-failed = Движок остановился: { $reason }
study-line = Вариант { $rank }, { $value }: { $moves }. Записать вариантом
study-play-to = Сыграть до { $move }
study-balanced = Равные ходы
study-balanced-move = { $move }, чёрные { $percent ->
    [one] { $percent } процент
    [few] { $percent } процента
    [many] { $percent } процентов
   *[other] { $percent } процента
}, глубина { $depth }. Записать вариантом
study-balanced-depth = глубина { $depth }
study-balanced-comparing = Сравнение ходов по шансам чёрных
study-balanced-compared = Самые равные ходы по шансам чёрных
study-wins-in = победа за { $moves }
study-loses-in = проигр. за { $moves }
study-side-wins-in = { $moves ->
    [one] { $side } выигрывают за { $moves } ход
    [few] { $side } выигрывают за { $moves } хода
    [many] { $side } выигрывают за { $moves } ходов
   *[other] { $side } выигрывают за { $moves } хода
}
study-side-won = { $side } выиграли
study-percent = { $percent } %
study-bar-unknown = Ещё не просмотрено
study-bar-judged = Чёрные { $percent ->
    [one] { $percent } процент
    [few] { $percent } процента
    [many] { $percent } процентов
   *[other] { $percent } процента
}, по оценке
study-bar-proven = Доказано: { $result }
study-graph = График партии
study-graph-move = Ход
study-graph-at = Ход { $ply }
study-proven = доказано
study-not-read = ещё не разобрано
study-in-variation = В варианте
study-no-moves = Ходов пока нет. Сделайте ход на доске.
study-reading = Партия разбирается с конца.
study-nothing-to-review = Ходов для разбора пока нет.
study-no-mistakes = Ошибок пока не найдено.
study-accuracy = точность
study-loss = −{ $percent } %
study-why-proven = Доказано: { $why }
study-why-judged = По оценке: { $why }
study-cost-lost = проигрыш
study-cost-win-missed = упущено
study-next-mistake = Следующая ошибка
study-mistake-here = { $move }: { $label }. { $why }
study-mistake-of = Ошибка { $number } из { $count }
study-refused = Нельзя: { $reason }
study-comment = Комментарий к ходу
study-promote = Поднять
study-make-main-line = Сделать главной
study-delete-branch = Удалить отсюда
study-tool-play = Делать ходы
study-mark-circle = Пометить кругом
study-mark-square = Пометить квадратом
study-mark-triangle = Пометить треугольником
study-mark-cross = Пометить крестиком
study-mark-letter = Пометить буквами
study-mark-number = Пометить числами
study-mark-text = Пометить текстом
study-mark-text-field = Текст пометки
study-glyph-brilliant = Блестящий ход, !!
study-glyph-good = Хороший ход, !
study-glyph-interesting = Интересный ход, !?
study-glyph-dubious = Сомнительный ход, ?!
study-glyph-mistake = Ошибка, ?
study-glyph-blunder = Грубая ошибка, ??
study-label-played = Сыграно
study-label-better = Лучше
study-play-here = Играть отсюда
study-play-over = На этом ходу партия окончена. Вернитесь к ходу, где она ещё идёт.
study-play-side = Ваша сторона
study-play-black = Чёрные
study-play-white = Белые
study-play-both = Обе, вдвоём
study-play-level = Соперник
study-play-level-less = Соперник слабее
study-play-level-more = Соперник сильнее
study-play-start = Начать
study-more = Ещё
study-copy = Копировать партию текстом
study-copy-link = Копировать ссылку на партию
study-paste = Вставить партию для анализа

study-export = Экспорт

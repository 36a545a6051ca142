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
study-show-me = Показать
study-play-line = Показать продолжение
study-keep-line = Добавить лучший вариант
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

## Список ходов
study-start = Начало
study-fold = Свернуть: { $move }
study-folded = { $move }, { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
}, свёрнуто
study-moves-before = { $count ->
    [one] Ещё { $count } ход раньше
    [few] Ещё { $count } хода раньше
   *[many] Ещё { $count } ходов раньше
}
study-moves-after = { $count ->
    [one] Ещё { $count } ход дальше
    [few] Ещё { $count } хода дальше
   *[many] Ещё { $count } ходов дальше
}
study-all-moves = Все ходы
study-or = Вместо этого
study-other-move = Вместо этого { $move }, { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
}
study-graph-fold = График
study-search = Поиск в комментариях
study-search-field = Слова в комментарии или на доске
study-search-hint = Комментарий или надпись на доске
study-search-previous = Предыдущее место
study-search-next = Следующее место
study-search-close = Закрыть поиск
study-search-of = { $number } из { $count }
study-search-none = Не найдено
study-searching = Поиск

study-same = Эта позиция есть и после хода { $move }.
study-same-several = Эта позиция есть и в других местах ({ $count }), ближайшее — после хода { $move }.
study-same-turned = Повёрнутая или отражённая, эта позиция есть и после хода { $move }.
study-same-turned-several = Повёрнутая или отражённая, эта позиция есть и в других местах ({ $count }), ближайшее — после хода { $move }.
study-same-next = Перейти туда
study-same-back = Назад к ходу { $move }
study-turn-board = Повернуть или отразить анализ
study-turn-about = Поворачиваются ходы, пометки, расставленные камни и всё найденное. Пункты, названные в комментариях, остаются как написаны.
study-turn-none = Как есть
study-turn-mirror = Отразить слева направо
study-turn-right = Повернуть по часовой стрелке
study-turn-left = Повернуть против часовой стрелки
study-turn-half = Повернуть на пол-оборота
study-turn-diagonal = Отразить по диагонали
study-merge = Влить в анализ
study-merge-about = Позиции, которые здесь уже есть, узнаются и повёрнутыми, и отражёнными. Что добавится, видно до изменений.
study-merge-file = Из файла
study-merge-clipboard = Из буфера обмена
study-merge-library = Из библиотеки
study-merge-yes = Влить
study-merge-none = Ничего из этого влить нельзя.
study-merge-nothing = Всё это здесь уже есть. Ничего не добавится.
study-merge-lies = Как повёрнуто: { $how }
study-merge-moves = Новых ходов: { $count }
study-merge-variations = Новых вариантов: { $count }
study-merge-present = Позиций, которые здесь уже есть: { $count }
study-merge-transposed = Вариантов, продолженных в той же позиции в другом месте: { $count }
study-merge-comments = Новых комментариев: { $count }
study-merge-marks = Новых пометок: { $count }
study-merge-glyphs = Новых оценок ходов: { $count }
study-merge-two-comments = Ходов с двумя разными комментариями (сохраняются оба): { $count }
study-merge-two-marks = Разных пометок или оценок (сохраняются здешние): { $count }
study-merge-left-passes = Пропущено, потому что пас здесь не разрешён: { $count }
study-merge-left-after-end = Пропущено, потому что партия закончилась раньше: { $count }
study-merge-left-illegal = Пропущено, потому что правила не разрешают: { $count }
study-merge-other-size = { $name } влить нельзя: размер доски { $size }
study-merge-other-rule = { $name } влить нельзя: правила — { $rule }
study-merge-other-start = { $name } влить нельзя: начальных камней нет в этом анализе
study-merge-refused-more = Ещё нельзя влить: { $count }

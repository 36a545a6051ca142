# Setting up a position. $side, $winner and $move are black or white; $first and $last are points such as H8.

position-title = Расстановка
position-tools = Что ставит нажатие
position-tool-black = Чёрные
position-tool-white = Белые
position-tool-alternate = По очереди
position-tool-eraser = Ластик
position-mirror = Зеркало
position-rotate = Поворот
position-shift = Сдвиг
position-shift-left = Сдвинуть все камни влево
position-shift-up = Сдвинуть все камни вверх
position-shift-down = Сдвинуть все камни вниз
position-shift-right = Сдвинуть все камни вправо
position-shift-done = Закончить сдвиг
position-clear = Сброс
position-undo = Отменить
position-redo = Повторить
position-copy = Копировать текст
position-copied = Позиция скопирована
position-analyse = Анализ
position-to-move = Чей ход
position-rule = Правила
position-rule-change = Правила и доска: { $rule }
position-checks = Проверка
position-checks-good = Всё верно
position-stones = { $side ->
    [black] Чёрных камней: { $count }
   *[white] Белых камней: { $count }
}
position-paste = Вставить текст
position-paste-forms = ходы, ряды доски, RIF или Piskvork
position-understood = { $moves ->
    [one] Понят { $moves } ход
    [few] Поняты { $moves } хода
    [many] Понято { $moves } ходов
   *[other] Понято { $moves } хода
}
position-board-understood = Доска понята
position-not-understood = Не понято: { $reason }
position-hint = { $tool ->
    [black] Нажмите, чтобы поставить чёрный камень; нажмите камень, чтобы снять его.
    [white] Нажмите, чтобы поставить белый камень; нажмите камень, чтобы снять его.
    [alternate] Нажимайте, чтобы ставить чёрные и белые по очереди; нажмите камень, чтобы снять его.
   *[eraser] Нажмите камень, чтобы снять его.
}
position-hint-keys = инструменты
position-off-board = { $stones ->
    [1] Один камень окажется вне доски: сначала снимите его.
    [one] Вне доски окажется { $stones } камень: сначала снимите их.
    [few] Вне доски окажутся { $stones } камня: сначала снимите их.
    [many] Вне доски окажется { $stones } камней: сначала снимите их.
   *[other] Вне доски окажутся { $stones } камня: сначала снимите их.
}

position-numbers-fit = Число камней отвечает очереди хода.
position-too-many = У { $side ->
    [black] чёрных
   *[white] белых
} { $extra ->
    [1] один лишний камень
    [2] два лишних камня
    [one] { $extra } лишний камень
    [few] { $extra } лишних камня
    [many] { $extra } лишних камней
   *[other] { $extra } лишнего камня
}.
position-numbers-black = Если ходят чёрные, камней у обеих сторон поровну.
position-numbers-white = Если ходят белые, у чёрных на один камень больше.
position-no-five = Пятёрки ещё ни у кого нет.
position-five = { $winner ->
    [black] Чёрные
   *[white] Белые
} уже выиграли: ряд от { $first } до { $last }.
position-five-advice = Анализировать нечего: снимите камень этого ряда.
position-no-point = { $move ->
    [black] Чёрным
   *[white] Белым
} больше некуда ходить.
position-no-point-advice = Анализировать нечего: снимите камень.
position-no-forbidden = Ни один чёрный камень не стоит на запрещённом пункте.
position-overline = У чёрных длинный ряд, от { $first } до { $last }.
position-overline-advice = Он запрещён: снимите один из его камней.
position-forbidden = Чёрный камень стоит на пункте, который был запрещён при любом порядке ходов.
position-forbidden-advice = Снимите один камень.
position-order-known = Порядок ходов известен.
position-order-unknown = Порядок ходов неизвестен, поэтому дебют не назван.

# The points to check of a position that was read from a picture.
position-doubts = { $count ->
    [1] Проверьте один пункт.
    [one] Проверьте { $count } пункт.
    [few] Проверьте { $count } пункта.
    [many] Проверьте { $count } пунктов.
   *[other] Проверьте { $count } пункта.
} { $stone ->
    [black] { $point } прочитан как чёрный камень.
    [white] { $point } прочитан как белый камень.
   *[none] { $point } прочитан как пустой.
} Нажмите пункт, чтобы исправить.
position-doubt-right = Верно
position-doubt-next = Далее

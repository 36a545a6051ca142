# Why a move, an edit or a pasted text is refused. Each names the value that is wrong.

refusal-off-board = { $point } вне доски размера { $size }
refusal-occupied = { $point } занят: { $side }
refusal-forbidden = { $point } запрещён чёрным: { $foul ->
    [overline] длинный ряд
    [double-four] вилка 4-4
   *[double-three] вилка 3-3
}
refusal-move = ход { $number }: { $reason }
refusal-no-point = «{ $text }» — не пункт вида h8
refusal-no-move = у начала партии нет хода, который можно оценить
refusal-size-of-game = на доске есть камни или метки: для другого размера начните пустой анализ
refusal-no-such-move = этого хода в партии больше нет
refusal-start-stays = начало партии удалить нельзя
refusal-there-already = эти ходы уже есть в партии
refusal-played-again = { $move } здесь снова сыгран; сначала удалите тот вариант
refusal-in-main-line = ход уже в главной линии
refusal-not-to-move = сейчас очередь другой стороны: { $side }
refusal-five-made = пятёрка уже стоит; сначала вернитесь на шаг
refusal-unanswered = в доказательстве нет ответа на { $point }
refusal-not-of-proof = { $point } — не ход доказательства
refusal-won-already = { $side } уже выиграли: ряд от { $from } до { $to }
refusal-no-point-left = { $side }: больше некуда ходить
refusal-twice = на { $point } два камня
refusal-empty = на { $point } нет камня
refusal-nothing-to-read = читать нечего; вставьте ходы вида h8 i9 или ряды доски
refusal-too-long = текст слишком длинный; вставьте одну позицию
refusal-rows = рядов на доске: { $rows }; нужно от { $least } до { $most }
refusal-row = пунктов в ряду { $row }: { $points }, а рядов на доске: { $rows }
refusal-sign = «{ $sign }» в ряду { $row } — не из знаков . x o
refusal-no-header = в начале текста нет правил, размера доски и двоеточия
refusal-no-link = текст — не ссылка на партию
refusal-link-board = «{ $text }» — не правила и размер доски вида freestyle15
refusal-link-name = «{ $text }» — не имя в том виде, как в ссылках
refusal-link-rest = после имён осталось лишнее: «{ $text }»
refusal-twin = партию на двух досках расставить нельзя

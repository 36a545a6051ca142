# Drills: the lines of a library, with the person on one side.

drill-title = Заучивание
drill-from-here = Учить отсюда
drill-about = Вы играете за одну сторону этой ветви. Ответы берутся из её вариантов, и ваши ходы должны быть в ней.
drill-side = Ваша сторона
drill-start = Начать
drill-nothing-asked = В этой ветви нет ходов { $side ->
    [black] чёрных
   *[white] белых
}.
drill-none = Здесь спрашивают ходы библиотеки вариантов. Откройте анализ, перейдите туда, где варианты начинаются, и выберите «Учить отсюда». Партии, выбранные в архиве, можно учить вместе.
drill-open-study = Анализ
drill-open-library = Архив

# What is asked, and what was said about a move.
drill-line = Вариант { $number }
drill-task = Сделайте ход из библиотеки.
drill-opens = { $side ->
    [black] Чёрные
   *[white] Белые
} начинают ходом { $point }.
drill-not-held = { $point } нет в библиотеке
drill-called-mistake = { $point } отмечен как ошибка
drill-library-answers = Ответ библиотеки: { $point }.
drill-other-move = В библиотеке здесь другой ход.
drill-library-plays = В библиотеке здесь { $point }.

# The end of a line.
drill-end-of-line = Конец варианта
drill-all-done = Все варианты пройдены
drill-first-try-said = Верно с первого раза.
drill-comes-back = С ошибкой. Вариант ещё вернётся.
drill-next-line = Следующий вариант
drill-next-round = Ещё один круг
drill-lines = Пройдено вариантов
drill-first-try = Верно с первого раза
drill-to-come = Осталось
drill-due = На сегодня

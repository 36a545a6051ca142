review-title = Разбор
review-subtitle = { $black } – { $white }, { $end }
review-black-won = { $moves ->
    [one] чёрные выиграли за { $moves } ход
    [few] чёрные выиграли за { $moves } хода
    [many] чёрные выиграли за { $moves } ходов
   *[other] чёрные выиграли за { $moves } хода
}
review-white-won = { $moves ->
    [one] белые выиграли за { $moves } ход
    [few] белые выиграли за { $moves } хода
    [many] белые выиграли за { $moves } ходов
   *[other] белые выиграли за { $moves } хода
}
review-drawn = { $moves ->
    [one] ничья после { $moves } хода
   *[other] ничья после { $moves } ходов
}
review-open = { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
    [many] { $moves } ходов
   *[other] { $moves } хода
}
review-move = Ход { $number }, { $point }
review-first = К началу
review-previous = Предыдущий ход
review-play = Пуск или пауза
review-next = Следующий ход
review-last = К концу
review-find = Где проиграно?
review-go-on = Продолжить разбор
review-stop = Остановить разбор
review-progress = Просмотрено позиций: { $done } из { $whole }
review-move-label = { $label }, { $certainty }.
review-better-was = Лучше было { $better }.
review-still-won = Выигрыш ещё есть.
review-proven = доказано
review-judged = по оценке
review-label-best = Лучший
review-label-good = Хороший
review-label-inexact = Неточность
review-label-mistake = Ошибка
review-label-losing-move = Проигрыш
review-label-missed-win = Упущен выигрыш
review-label-only-move = Единственный
review-label-forced = Вынужденный

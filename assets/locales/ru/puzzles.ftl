# Puzzles. $side is black or white, $point a point such as H8; $moves counts the winner's moves, $rating and $error are numbers.

puzzles-title = Задачи
puzzles-none = Задач здесь нет.
puzzles-due = { $count ->
    [0] Решать
   *[other] На сегодня: { $count }
}
puzzles-themes = { $count ->
    [0] Темы
   *[other] К повтору: { $count }
}
puzzles-due-of-theme = повтор: { $count }
puzzles-streak = { $days ->
    [one] { $days } день подряд
    [few] { $days } дня подряд
   *[other] { $days } дней подряд
}
puzzles-rating = Рейтинг
puzzles-daily = Задача дня
puzzles-daily-waits = Одна для всех
puzzles-daily-done = Решена, завтра новая
puzzles-rush = На скорость
puzzles-rush-about = Сколько успеете за 3 минуты
puzzles-rush-best = рекорд { $count }
puzzles-rush-solved = Решено: { $count }
puzzles-rush-is-best = Ваш лучший результат.
puzzles-rush-best-so-far = Ваш лучший результат: { $count }.
puzzles-rush-again = Ещё раз
puzzles-rush-leave = К задачам
puzzles-won = Выигранные партии
puzzles-won-about = Выиграйте по-своему
puzzles-today-done = Сегодня
puzzles-forecast = Завтра { $tomorrow }, за неделю { $week }
puzzles-statistics = Статистика
puzzles-statistics-all = Задач: { $count }, рейтинг { $rating } { $error }. Полоса — доля решённых с первой попытки.
puzzles-statistics-theme = { $theme }: решено { $solved } из { $tried }, рейтинг { $rating } { $error }

# The themes: the name, a few words about it, and the task in a sentence. $side is the other side.
puzzle-fours = Четвёрки
puzzle-fours-about = Выиграть одними четвёрками
puzzle-fours-task = Каждый ход — четвёрка.
puzzle-four-three = Вилка 4-3
puzzle-four-three-about = Один ход, две угрозы
puzzle-four-three-task = Первый ход — четвёрка и открытая тройка, дальше выигрывают четвёрки.
puzzle-threats = Атака
puzzle-threats-about = Тройки и четвёрки
puzzle-threats-task = Каждый ход — открытая тройка или четвёрка. Одних четвёрок мало.
puzzle-only-defence = Защита
puzzle-only-defence-about = Единственная защита
puzzle-only-defence-task = Угроза { $side ->
    [black] чёрных
   *[white] белых
}: выигрыш за { $moves }. Спасает один ход.
puzzle-false-win = Опровержение
puzzle-false-win-about = Две тройки не выигрывают
puzzle-false-win-task = { $side ->
    [black] Чёрные
   *[white] Белые
} построили две открытые тройки. Один ход показывает, что они не выигрывают.
puzzle-make-forbidden = Ловля на фол
puzzle-make-forbidden-about = Заставить чёрных нарушить
puzzle-make-forbidden-task = Каждый ход — четвёрка, а закрыть её чёрным в нужном месте запрещено.
puzzle-avoid-forbidden = Без фола
puzzle-avoid-forbidden-about = Обойти запрещённые пункты
puzzle-avoid-forbidden-task = Каждый ход — четвёрка. Один из путей ведёт к фолу.
puzzle-twin-double = Двойной удар
puzzle-twin-double-about = Угрозы на обеих досках
puzzle-twin-double-task = Каждый ход грозит пятёрками на обеих досках. За ход ставят один камень или два.

# What is asked, and what was said about a move.
puzzle-place = { $theme }, № { $number }, { $rule }
puzzle-ask-win = { $side ->
    [black] Ход чёрных
   *[white] Ход белых
}. Выигрыш за { $moves }.
puzzle-ask-hold = { $side ->
    [black] Ход чёрных
   *[white] Ход белых
}. Найдите единственную защиту.
puzzle-ask-refute = { $side ->
    [black] Ход чёрных
   *[white] Ход белых
}. Опровергните тройки.
puzzle-won-place = Выигранная партия, { $rule }
puzzle-won-ask = Ход { $side ->
    [black] чёрных
   *[white] белых
}. Партия выиграна: доведите её до победы.
puzzle-won-task = Годится любой путь к победе. { $side ->
    [black] Чёрные
   *[white] Белые
} сопротивляются как можно дольше.
puzzle-difficulty = Сложность
puzzle-seen-before = решалась
puzzle-new = новая
puzzle-to-move = { $side ->
    [black] Ход чёрных
   *[white] Ход белых
}
puzzle-answers = { $side ->
    [black] Чёрные
   *[white] Белые
} отвечают { $point }
puzzle-right = Верно
puzzle-moves-left = { $count ->
    [one] Остался { $count } ход.
    [few] Осталось { $count } хода.
   *[other] Осталось { $count } ходов.
}
puzzle-wrong = Так не выйдет
puzzle-refuted-fours = После { $point } { $side ->
    [black] чёрные
   *[white] белые
} выигрывают четвёрками за { $moves }.
puzzle-refuted-threats = После { $point } { $side ->
    [black] чёрные
   *[white] белые
} выигрывают четвёрками и тройками за { $moves }.
puzzle-not-shown = { $point } — не тот ход, что спасает.
puzzle-twin-stopped = { $side ->
    [black] Чёрные
   *[white] Белые
} отвечают { $point }, и за { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[other] { $moves } ходов
} выигрыша уже нет.
puzzle-twin-not-in-time = { $point } не выигрывает за { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[other] { $moves } ходов
}.
puzzle-twin-no-threat = { $point } не грозит пятёрками на обеих досках. У { $side ->
    [black] чёрных
   *[white] белых
} свободный ход.
puzzle-wins-otherwise = Тоже выигрыш
puzzle-wins-otherwise-about = { $point } тоже выигрывает, но другим путём, чем требуется. Это не ошибка: ищите другой ход.
puzzle-wins-quietly-about = { $point } тоже выигрывает, но тихим ходом, а здесь доигрываются только выигрыши угрозами. Это не ошибка: ищите другой ход.
puzzle-searching = Минуту
puzzle-searching-about = Движок смотрит, выигрывает ли и { $point }.
puzzle-hint = Подсказка
puzzle-hint-of = Подсказка { $number } из { $count }
puzzle-hint-makes = Этот ход — { $made }.
puzzle-hint-threat = Цифры показывают, как { $side ->
    [black] чёрные
   *[white] белые
} выиграли бы за { $moves }.
puzzle-hint-both-boards = По камню на каждой доске.
puzzle-hint-one-board = { $count ->
    [one] Достаточно одного камня. { $board }.
   *[other] Оба камня на одной доске. { $board }.
}
puzzle-hint-at = Это { $point }.
puzzle-take-back = Вернуть
puzzle-show = Показать
puzzle-skip = Пропустить

# What a puzzle came to.
puzzle-solved = Решено
puzzle-solved-late = Найдено не сразу
puzzle-shown = Решение
puzzle-effort = Время { $minutes ->
    [0] { $seconds } с
   *[other] { $minutes } мин { $seconds } с
}, { $hints ->
    [0] без подсказок
   *[other] подсказок: { $hints }
}.
puzzle-effort-late = Неверных ходов: { $mistakes }.
puzzle-effort-shown = Она скоро вернётся.
puzzle-of = Задача
puzzle-your-rating = Ваш рейтинг
puzzle-again-on = Снова
puzzle-again-in = { $days ->
    [0] сегодня
    [1] завтра
   *[other] через { $days } дн.
}
puzzle-line = Ходы
puzzle-also = { $moves } первым ходом — тоже верно.
puzzle-grade = Насколько трудно?
puzzle-grade-hard = Трудно
puzzle-grade-good = Средне
puzzle-grade-easy = Легко
puzzle-study = Анализ
puzzle-again = Ещё раз
puzzle-next = Следующая
puzzle-move-of = Ход { $number } из { $count }

# The person's own puzzles: the packs, how one gets puzzles, what was added, and why a position is none. $reason is a sentence.
puzzles-packs = Чьи задачи
puzzles-pack-shipped = От Narabe
puzzles-pack-own = Мои задачи
puzzles-own-none = Своих задач пока нет
puzzles-own-how = Разберите партию и сделайте задачи из её ошибок или возьмите любую позицию анализа. Файлы с задачами тоже открываются.
puzzles-make = Сделать задачу
puzzles-make-of-mistakes = { $count ->
    [one] Задача из { $count } ошибки
   *[other] Задачи из { $count } ошибок
}
puzzles-making = { $count ->
    [one] Проверяется { $count } позиция…
    [few] Проверяются { $count } позиции…
   *[other] Проверяется { $count } позиций…
}
puzzles-made = { $count ->
    [0] Задач не добавлено
    [one] Добавлена { $count } задача
    [few] Добавлены { $count } задачи
   *[other] Добавлено { $count } задач
}
puzzles-made-one = Добавлена задача: { $theme }, сложность { $difficulty }
puzzles-made-not = Не задача. { $reason }
puzzles-made-refused = { $count ->
    [one] Пропущена { $count } позиция:
    [few] Пропущены { $count } позиции:
   *[other] Пропущено { $count } позиций:
}
puzzles-show-own = Показать
puzzle-remove = Убрать из моих задач
puzzles-import = Открыть файл задач
puzzles-export = Экспорт задач
puzzles-export-sgf = Файл SGF
puzzles-export-svg = Листок (SVG)
puzzles-export-pdf = Листок (PDF)
puzzles-export-count = Сколько задач
puzzles-export-all = Все
puzzles-export-form = Вид файла
puzzles-export-per-page = Диаграмм на странице листка
puzzles-refused-known = Эта задача у вас уже есть.
puzzles-refused-shipped = Эта задача уже есть в Narabe.
puzzles-refused-nothing = Ни у кого здесь нет форсированного выигрыша.
puzzles-refused-many-wins = Слишком много первых ходов выигрывает.
puzzles-refused-many-defences = Защищает не один ход.
puzzles-refused-no-defence = Ни один ход не защищает.
puzzles-refused-five = Пятёрку можно построить сразу.
puzzles-refused-length = Выигрыш слишком короткий или слишком длинный.
puzzles-refused-undecided = Решатель не успел разобраться.
puzzles-refused-too-deep = Доказанный выигрыш слишком глубок для задачи.
puzzles-refused-other-answer = Решатель нашёл другой ответ, чем в файле.
puzzles-refused-unreadable = Задание в файле не читается.
puzzles-refused-impossible = Партия окончена, или такой позиции не бывает.
puzzles-refused-full = Места для новых задач нет.

# A position without a task that is opened among the puzzles.
puzzles-position = Позиция без задания
puzzles-position-text = В файле нет задачи. Для чего эта позиция? В задаче нужно найти выигрыш или единственную защиту.
puzzles-position-make = Составить задачу
puzzles-position-study = Открыть в анализе
puzzles-position-set-up = Расставить и проверить камни
puzzles-position-doubts = { $count ->
    [one] { $count } пункт картинки сомнителен: сначала проверьте его.
    [few] { $count } пункта картинки сомнительны: сначала проверьте их.
   *[other] { $count } пунктов картинки сомнительны: сначала проверьте их.
}

# The library: all games that are kept.
library-title = Архив
library-own = { $own ->
    [one] { $own } ваша партия
    [few] { $own } ваши партии
    [many] { $own } ваших партий
   *[other] { $own } вашей партии
}
library-others = { $others ->
    [one] { $others } партия
    [few] { $others } партии
    [many] { $others } партий
   *[other] { $others } партии
}
library-own-and-others = { $own ->
    [one] { $own } ваша партия
    [few] { $own } ваши партии
    [many] { $own } ваших партий
   *[other] { $own } вашей партии
}, { $others ->
    [one] { $others } чужая
    [few] { $others } чужие
    [many] { $others } чужих
   *[other] { $others } чужой
}
library-import = Импорт
library-new-study = Новый анализ
library-more-actions = Ещё
library-saved = Сохранённые партии и анализы
library-merge = Объединить повторы партий

# The list.
library-games = Партии
library-matches = { $count ->
    [one] подходит { $count }
    [few] подходят { $count }
    [many] подходит { $count }
   *[other] подходит { $count }
}
library-searching = Поиск …
library-more = ещё { $count }, прокрутите
library-opening = Архив открывается
library-opening-note = Это недолго.
library-empty = Партий пока нет
library-empty-note = Здесь хранятся сыгранные вами партии. Импорт добавляет чужие сборники.
library-none = Нет подходящих партий
library-none-note = Уберите фильтр или снимите камни с доски, чтобы увидеть больше.
library-failed = Архив не открывается

# One game.
library-moves = { $moves ->
    [one] ход
    [few] хода
    [many] ходов
   *[other] хода
}
library-size = { $size } × { $size }
library-level = Уровень { $level }
library-event = { $event }, тур { $round }
library-round = Партия { $round }
library-online = Онлайн
library-mine = Мои партии
library-day = { $day } { $month ->
    [1] января
    [2] февраля
    [3] марта
    [4] апреля
    [5] мая
    [6] июня
    [7] июля
    [8] августа
    [9] сентября
    [10] октября
    [11] ноября
   *[12] декабря
} { $year }
library-month = { $month ->
    [1] Январь
    [2] Февраль
    [3] Март
    [4] Апрель
    [5] Май
    [6] Июнь
    [7] Июль
    [8] Август
    [9] Сентябрь
    [10] Октябрь
    [11] Ноябрь
   *[12] Декабрь
} { $year }
# What a screen reader says of a game.
library-spoken = { $players }. { $result }, { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
    [many] { $moves } ходов
   *[other] { $moves } хода
}
library-black-won = Победа чёрных
library-white-won = Победа белых
library-drawn = Ничья
library-no-result = Без результата
library-choose = Выбрать: { $name }

# The order of the list.
library-order = Порядок
library-order-newest = Сначала новые
library-order-oldest = Сначала старые
library-order-players = По игрокам
library-order-event = По турнирам
library-order-most-moves = Сначала длинные
library-order-fewest-moves = Сначала короткие
library-order-rating = По рейтингу
library-order-added = По добавлению

# The filter.
library-filter = Фильтр
library-players = Игроки
library-name = Имя
library-rule = Правила
library-result = Результат
library-all = Все
library-draw = Ничья
library-free = Фристайл
library-twin = 2 доски
library-rating = Рейтинг
library-rating-least = Рейтинг от
library-rating-highest = Рейтинг до
library-date = Дата вида 2026-04-01
library-from = Первый день
library-until = Последний день
library-any = все
library-today = сегодня
library-to = –
library-tags = Метки
library-more-tags = + { $count }
library-sources = Источник
library-count = { $count }
library-clear-filters = Сбросить фильтры
library-show = Показать

# The search by position.
library-position = Поиск по позиции
library-board = Искомая позиция
library-tools = Какие камни ставить
library-clear-board = Очистить
library-find = Найти
library-symmetric = Любая из восьми симметрий
library-among = Эти камни среди прочих

# What is done with the chosen games.
library-chosen = { $count ->
    [0] Ничего не выбрано
    [one] Выбрана { $count } партия
    [few] Выбрано { $count } партии
    [many] Выбрано { $count } партий
   *[other] Выбрано { $count } партии
}
library-chosen-moves = { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
    [many] { $moves } ходов
   *[other] { $moves } хода
}
library-clear-choice = Снять выбор
library-tag = Метка
library-tag-title = Метки выбранных партий
library-tag-note = Нажмите метку, чтобы поставить или снять её, либо введите новую.
library-tag-field = Новая метка
library-tag-yes = Добавить
library-together = Объединить
library-together-done = { $count ->
    [one] В анализе { $count } партия.
    [few] В анализе { $count } партии, каждая — вариант.
    [many] В анализе { $count } партий, каждая — вариант.
   *[other] В анализе { $count } партии, каждая — вариант.
} «Учить отсюда» спросит их ходы.
library-together-none = Партии на двух досках и партии с заданной позиции не объединяются
library-delete = Удалить
library-review = Разбор
library-review-all = Разобрать все
library-review-none = Партии на двух досках не разбираются
library-undo = Отменить
library-undo-last = Отменить последнее изменение
library-undone = Отменено
library-nothing-undone = Отменять нечего
library-tagged = { $count ->
    [0] Ни одна партия не изменена
    [one] Метка у { $count } партии
   *[other] Метка у { $count } партий
}
library-untagged = { $count ->
    [0] Ни одна партия не изменена
    [one] Метка снята с { $count } партии
   *[other] Метка снята с { $count } партий
}
library-changed = { $count ->
    [0] Ничего не изменилось
   *[other] Изменено
}
library-deleted = { $count ->
    [one] Удалена { $count } партия
    [few] Удалено { $count } партии
    [many] Удалено { $count } партий
   *[other] Удалено { $count } партии
}
library-merged = { $count ->
    [0] Повторов нет
    [1] Изменена { $count } партия
    [one] Объединена { $count } партия
    [few] Объединено { $count } партии
    [many] Объединено { $count } партий
   *[other] Объединено { $count } партии
}
library-refused = Ничего не изменено: { $reason }
library-damaged = Архив был повреждён: { $reason }. { $kept ->
    [one] Прочитана { $kept } партия
    [few] Прочитано { $kept } партии
    [many] Прочитано { $kept } партий
   *[other] Прочитано { $kept } партии
}.
library-export = Экспорт

# The opening in the filter, and the marks of a review.
library-by-opening = Дебют
library-opening-all = Все дебюты
library-reviewed = Разобрана
library-reviewed-side = { $side }: { $facts }

# The weaknesses of a player.
weaknesses = Слабые места игроков
weaknesses-none = Ни одна партия этого игрока ещё не разобрана. Разберите несколько здесь или выберите партии в архиве.
weaknesses-clean = В разобранных партиях ошибок не найдено.
weaknesses-reviewed = Разобрано партий: { $reviewed } из { $games }
weaknesses-moves = { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[other] { $count } ходов
}
weaknesses-accuracy = точность { $percent }
weaknesses-share = Доля ходов
weaknesses-by-phase = дебют { $opening }, середина { $middle }, конец { $end }
weaknesses-phases = Дебют — ходы 1–10, середина игры — 11–30, конец — с 31-го хода.
weaknesses-row = { $kind }: { $count ->
    [one] { $count } раз
    [few] { $count } раза
   *[other] { $count } раз
}, { $share } ходов; дебют { $opening }, середина { $middle }, конец { $end }
weaknesses-review = { $count ->
    [one] Разобрать { $count } партию
    [few] Разобрать { $count } партии
   *[other] Разобрать { $count } партий
}
weaknesses-practise = Упражняться

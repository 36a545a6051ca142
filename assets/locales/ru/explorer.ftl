# The tab of the study with the games of the library that came to its position.
study-tab-explorer = База
explorer-games-here = { $count ->
    [one] партия здесь
    [few] партии здесь
    [many] партий здесь
   *[other] партии здесь
}
explorer-searching = Поиск в архиве
explorer-start = Первые ходы
explorer-after = { $moves ->
    [one] После { $moves } хода
   *[other] После { $moves } ходов
}
explorer-set-up = Расставленная позиция
explorer-to-move = { $side } ходят

# The columns of the moves.
explorer-games = Партии
explorer-draw = Ничья
explorer-engine = Движок
explorer-year = Год
explorer-rating = Рейт.

# What a screen reader says about a move.
explorer-move = { $move }, { $games ->
    [one] { $counted } партия
    [few] { $counted } партии
    [many] { $counted } партий
   *[other] { $counted } партии
}
explorer-move-results = чёрные { $black }, ничья { $draw }, белые { $white }
explorer-move-no-results = нет результатов
explorer-move-year = в среднем { $year } год
explorer-move-rating = средний рейтинг { $rating }
explorer-move-engine = движок { $value }
explorer-move-play = Сделать ход

# Without games.
explorer-none = Партий с этой позицией нет
explorer-none-note = Сыгранные вами партии попадают в архив сами. Партии из файлов можно добавить там же.
explorer-none-filtered = С этим фильтром партий нет
explorer-none-filtered-note = Без фильтра они могут найтись.
explorer-last = Здесь партии кончаются
explorer-failed = Поиск в архиве не удался: { $reason }
explorer-library = Открыть архив

# The games behind the position.
explorer-filter = Фильтр
explorer-search = Искать позицию
explorer-sort = Порядок партий
explorer-moves = { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
    [many] { $moves } ходов
   *[other] { $moves } хода
}
explorer-open = { $game }. Открыть на этой позиции
explorer-show-more = Ещё { $count }
explorer-legend = Размер камня и число: доля партий в процентах

# The filter.
explorer-source = Партии
explorer-source-all = Все
explorer-source-mine = Мои
explorer-source-others = Чужие
explorer-rule = Правила
explorer-rule-any = Любые
explorer-player = Игрок
explorer-rated = Рейтинг от
explorer-rated-less = Ниже
explorer-rated-more = Выше
explorer-rated-any = любой
explorer-clear-filter = Сбросить фильтр

# Where the games come from.
explorer-own-games = мои партии
explorer-online-games = партии онлайн
explorer-other-sources = + { $count }

# The table of the player's own openings.
my-openings = Дебюты игроков
my-openings-none = Ваших партий пока нет. Каждая сыгранная вами партия учитывается здесь.
my-openings-black = Чёрными
my-openings-white = Белыми
my-openings-score = Счёт
my-openings-other = Другие начала
my-openings-row = { $name }, { $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
}, счёт { $score }. Открыть в базе.
my-openings-left = { $times ->
    [1] Один раз
    [2] Дважды
    [one] { $times } раз
    [few] { $times } раза
    [many] { $times } раз
   *[other] { $times } раза
} на ходу { $move } вы сыграли { $played } вместо обычного { $usual }

# An opening among those to choose from.
opening-games = { $games ->
    [one] { $counted } партия
    [few] { $counted } партии
    [many] { $counted } партий
   *[other] { $counted } партии
}

# Openings and weaknesses of any player.
player-choice = Имя игрока
player-openings-none = В архиве нет партий этого игрока на одной доске.
player-openings-left = { $times ->
    [one] { $times } раз
    [few] { $times } раза
   *[other] { $times } раз
} { $played } вместо обычного { $usual } (ход { $move })

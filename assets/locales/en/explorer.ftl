# The tab of the study with the games of the library that reached its position.
study-tab-explorer = Explorer
explorer-games-here = { $count ->
    [one] game here
   *[other] games here
}
explorer-searching = Searching the library
explorer-start = First moves
explorer-after = { $moves ->
    [one] After one move
   *[other] After { $moves } moves
}
explorer-set-up = A position that was set up
explorer-to-move = { $side } to move

# The columns of the moves.
explorer-games = Games
explorer-draw = Draw
explorer-engine = Engine
explorer-year = Year
explorer-rating = Rating

# What a screen reader says about a move.
explorer-move = { $move }, { $games ->
    [one] 1 game
   *[other] { $counted } games
}
explorer-move-results = Black { $black }, draw { $draw }, White { $white }
explorer-move-no-results = no results
explorer-move-year = on average { $year }
explorer-move-rating = average rating { $rating }
explorer-move-engine = engine { $value }
explorer-move-play = Play it

# Without games.
explorer-none = No games reached this position
explorer-none-note = The library keeps the games that you finish. You can add games from files there.
explorer-none-filtered = No games with this filter
explorer-none-filtered-note = Without the filter there may be some.
explorer-last = The games end here
explorer-failed = The library could not be searched: { $reason }
explorer-library = Open the library

# The games behind the position.
explorer-filter = Filter
explorer-search = Search this position
explorer-sort = Order of the games
explorer-moves = { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}
explorer-open = { $game }. Open it at this position
explorer-show-more = { $count } more
explorer-legend = Stone size and number: share of games, per cent

# The filter.
explorer-source = Games
explorer-source-all = All
explorer-source-mine = Mine
explorer-source-others = Others
explorer-rule = Rule
explorer-rule-any = Any
explorer-player = Player
explorer-rated = Rated at least
explorer-rated-less = Lower
explorer-rated-more = Higher
explorer-rated-any = any
explorer-clear-filter = Clear filter

# Where the games come from.
explorer-own-games = own games
explorer-online-games = online games
explorer-other-sources = + { $count }

# The table of the player's own openings.
my-openings = Openings by player
my-openings-none = No games of yours yet. Each game that you finish is counted here.
my-openings-black = As Black
my-openings-white = As White
my-openings-score = Score
my-openings-other = Other beginnings
my-openings-row = { $name }, { $games ->
    [one] 1 game
   *[other] { $games } games
}, score { $score }. Explore it.
my-openings-left = { $times ->
    [one] Once
    [2] Twice
   *[other] { $times } times
} you played { $played } where you usually play { $usual }, at move { $move }

# An opening among those to choose from.
opening-games = { $games ->
    [one] 1 game
   *[other] { $counted } games
}

# Openings and weaknesses of any player.
player-choice = Player’s name
player-openings-none = The library has no game of this player on one board.
player-openings-left = { $times ->
    [one] Once
    [2] Twice
   *[other] { $times } times
} { $played } where { $usual } is usual (move { $move })

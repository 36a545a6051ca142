# The library: all games that are kept.
library-title = Library
library-own = { $own ->
    [one] 1 game of yours
   *[other] { $own } games of yours
}
library-others = { $others ->
    [one] 1 game
   *[other] { $others } games
}
library-own-and-others = { $own ->
    [one] 1 game of yours
   *[other] { $own } games of yours
}, { $others } of others
library-import = Import
library-new-study = New study
library-more-actions = More
library-saved = Saved games and studies
library-merge = Merge games that are here twice

# The list.
library-games = Games
library-matches = { $count ->
    [one] 1 matches
   *[other] { $count } match
}
library-searching = Searching …
library-more = { $count ->
    [one] 1 more, scroll
   *[other] { $count } more, scroll
}
library-opening = Opening the library
library-opening-note = This takes a moment.
library-empty = No games yet
library-empty-note = Games that you finish are kept here. Import adds other people's collections.
library-none = No game matches
library-none-note = Clear a filter or remove stones from the board to see more.
library-failed = The library cannot be opened

# One game.
library-moves = { $moves ->
    [one] move
   *[other] moves
}
library-size = { $size } × { $size }
library-level = Level { $level }
library-event = { $event }, round { $round }
library-round = Game { $round }
library-online = Online
library-mine = My games
library-day = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }
library-month = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }
# What a screen reader says of a game.
library-spoken = { $players }. { $result }, { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}
library-black-won = Black won
library-white-won = White won
library-drawn = Draw
library-no-result = No result
library-choose = Choose { $name }

# The order of the list.
library-order = Order
library-order-newest = Newest first
library-order-oldest = Oldest first
library-order-players = By players
library-order-event = By event
library-order-most-moves = Longest first
library-order-fewest-moves = Shortest first
library-order-rating = Highest rated first
library-order-added = Last added first

# The filter.
library-filter = Filter
library-players = Players
library-name = Name
library-rule = Rule
library-result = Result
library-all = All
library-draw = Draw
library-free = Free
library-twin = Twin
library-rating = Rating
library-rating-least = Lowest rating
library-rating-highest = Highest rating
library-date = Date, like 2026-04-01
library-from = First day
library-until = Last day
library-any = any
library-today = today
library-to = to
library-tags = Tags
library-more-tags = + { $count }
library-sources = Source
library-count = { $count }
library-clear-filters = Clear all filters
library-show = Show

# The search by position.
library-position = Search by position
library-board = Position to look for
library-tools = Stones to place
library-clear-board = Clear
library-find = Find
library-symmetric = Any of the eight symmetries
library-among = These stones among others

# What is done with the chosen games.
library-chosen = { $count ->
    [0] No game chosen
    [one] 1 game chosen
   *[other] { $count } games chosen
}
library-chosen-moves = { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}
library-clear-choice = Clear choice
library-tag = Tag
library-tag-title = Tag the chosen games
library-tag-note = Press a tag to add or remove it, or type a new one.
library-tag-field = New tag
library-tag-yes = Add tag
library-together = Study together
library-together-done = { $count ->
    [one] { $count } game is in this study.
   *[other] { $count } games are in this study, a variation each.
} “Drill from here” asks for their moves.
library-together-none = Games on twin boards or from a given position cannot be put together
library-delete = Delete
library-review = Review
library-review-all = Review all
library-review-none = Games on twin boards cannot be reviewed
library-undo = Undo
library-undo-last = Undo the last change
library-undone = Undone
library-nothing-undone = There is nothing to undo
library-tagged = { $count ->
    [0] No game changed
    [one] 1 game tagged
   *[other] { $count } games tagged
}
library-untagged = { $count ->
    [0] No game changed
    [one] Tag removed from 1 game
   *[other] Tag removed from { $count } games
}
library-changed = { $count ->
    [0] Nothing has changed
   *[other] Changed
}
library-deleted = { $count ->
    [one] 1 game deleted
   *[other] { $count } games deleted
}
library-merged = { $count ->
    [0] No game is here twice
    [one] 1 game changed
   *[other] { $count } games merged
}
library-refused = Nothing was changed: { $reason }
library-damaged = The library was damaged: { $reason }. { $kept ->
    [one] 1 game
   *[other] { $kept } games
} could be read.
library-export = Export

# The opening in the filter, and the marks of a review.
library-by-opening = Opening
library-opening-all = All openings
library-reviewed = Reviewed
library-reviewed-side = { $side }: { $facts }

# The weaknesses of a player.
weaknesses = Weaknesses by player
weaknesses-none = No game of this player is reviewed yet. Review some here, or choose games in the library.
weaknesses-clean = No mistakes were found in the reviewed games.
weaknesses-reviewed = { $reviewed } of { $games } games reviewed
weaknesses-moves = { $count ->
    [one] 1 move
   *[other] { $count } moves
}
weaknesses-accuracy = accuracy { $percent }
weaknesses-share = Share of moves
weaknesses-by-phase = opening { $opening }, middle game { $middle }, end { $end }
weaknesses-phases = The opening is moves 1 to 10, the middle game 11 to 30, the end from 31 on.
weaknesses-row = { $kind }: { $count ->
    [one] once
    [2] twice
   *[other] { $count } times
}, { $share } of the moves; opening { $opening }, middle game { $middle }, end { $end }
weaknesses-review = { $count ->
    [one] Review 1 game
   *[other] Review { $count } games
}
weaknesses-practise = Practise these

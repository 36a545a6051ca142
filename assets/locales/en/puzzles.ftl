# Puzzles. $side is black or white, $point a point such as H8; $moves counts the winner's moves, $rating and $error are numbers.

puzzles-title = Puzzles
puzzles-none = There are no puzzles here.
puzzles-due = { $count ->
    [0] Practise
   *[other] { $count } due today
}
puzzles-themes = { $count ->
    [0] Themes
   *[other] { $count } due
}
puzzles-due-of-theme = { $count } due
puzzles-streak = { $days ->
    [one] 1 day in a row
   *[other] { $days } days in a row
}
puzzles-rating = Rating
puzzles-daily = Puzzle of the day
puzzles-daily-waits = The same for everyone
puzzles-daily-done = Done, another one tomorrow
puzzles-rush = Rush
puzzles-rush-about = As many as you can in 3 minutes
puzzles-rush-best = best { $count }
puzzles-rush-solved = { $count } solved
puzzles-rush-is-best = Your best so far.
puzzles-rush-best-so-far = Your best is { $count }.
puzzles-rush-again = Once more
puzzles-rush-leave = Practise
puzzles-won = Won games
puzzles-won-about = Win a won game in your own way
puzzles-today-done = Done today
puzzles-forecast = Tomorrow { $tomorrow }, this week { $week }
puzzles-statistics = Statistics
puzzles-statistics-all = { $count ->
    [one] 1 puzzle tried
   *[other] { $count } puzzles tried
}, rating { $rating } { $error }. A bar is the share solved at the first try.
puzzles-statistics-theme = { $theme }: { $solved } of { $tried } solved, rating { $rating } { $error }

# The themes: the name, a few words about it, and the task in a sentence. $side is the other side.
puzzle-fours = Fours
puzzle-fours-about = Win with fours only
puzzle-fours-task = Every move must be a four.
puzzle-four-three = Four-three
puzzle-four-three-about = One move, two threats
puzzle-four-three-task = The first move makes a four and an open three. Fours win from there.
puzzle-threats = Attack
puzzle-threats-about = Threes and fours mixed
puzzle-threats-task = Every move is an open three or a four. Fours alone do not win.
puzzle-only-defence = Defence
puzzle-only-defence-about = The only move that holds
puzzle-only-defence-task = { $side ->
    [black] Black
   *[white] White
} threatens to win in { $moves }. One move stops it.
puzzle-false-win = Refutation
puzzle-false-win-about = Two threes that do not win
puzzle-false-win-task = { $side ->
    [black] Black
   *[white] White
} has made two open threes. One move shows that they do not win.
puzzle-make-forbidden = Forbidden
puzzle-make-forbidden-about = Make Black step on a foul
puzzle-make-forbidden-task = Every move is a four, and the point where Black must stop it is forbidden.
puzzle-avoid-forbidden = Clean win
puzzle-avoid-forbidden-about = Win around forbidden points
puzzle-avoid-forbidden-task = Every move must be a four. One way fails on a forbidden point.
puzzle-twin-double = Doubles
puzzle-twin-double-about = Threats on both boards
puzzle-twin-double-task = Every turn threatens five on both boards. You place one stone or two.

# What is asked, and what was said about a move.
puzzle-place = { $theme }, number { $number }, { $rule }
puzzle-ask-win = { $side ->
    [black] Black
   *[white] White
} to play. Win in { $moves }.
puzzle-ask-hold = { $side ->
    [black] Black
   *[white] White
} to play. Find the only defence.
puzzle-ask-refute = { $side ->
    [black] Black
   *[white] White
} to play. Refute the threes.
puzzle-won-place = Won game, { $rule }
puzzle-won-ask = { $side ->
    [black] Black
   *[white] White
} to play. The game is won: win it.
puzzle-won-task = Every way to win counts. { $side ->
    [black] Black
   *[white] White
} holds out as long as possible.
puzzle-difficulty = Difficulty
puzzle-seen-before = tried
puzzle-new = new
puzzle-to-move = { $side ->
    [black] Black
   *[white] White
} to move
puzzle-answers = { $side ->
    [black] Black
   *[white] White
} answers { $point }
puzzle-right = Right
puzzle-moves-left = { $count ->
    [one] 1 move to go.
   *[other] { $count } moves to go.
}
puzzle-wrong = That does not work
puzzle-refuted-fours = After { $point }, { $side ->
    [black] Black
   *[white] White
} wins by fours in { $moves }.
puzzle-refuted-threats = After { $point }, { $side ->
    [black] Black
   *[white] White
} wins by fours and threes in { $moves }.
puzzle-not-shown = { $point } is not the move that holds.
puzzle-twin-stopped = { $side ->
    [black] Black
   *[white] White
} answers { $point }, and there is no win in { $moves ->
    [one] 1 turn
   *[other] { $moves } turns
} any more.
puzzle-twin-not-in-time = { $point } does not win in { $moves ->
    [one] 1 turn
   *[other] { $moves } turns
}.
puzzle-twin-no-threat = { $point } does not threaten five on both boards. { $side ->
    [black] Black
   *[white] White
} has a free turn.
puzzle-wins-otherwise = It wins too
puzzle-wins-otherwise-about = { $point } wins as well, but not in the way the task asks for. It is not a mistake: look for another move.
puzzle-wins-quietly-about = { $point } wins as well, but by a quiet move, and only wins by threats are played out here. It is not a mistake: look for another move.
puzzle-searching = One moment
puzzle-searching-about = The engine checks whether { $point } wins as well.
puzzle-hint = Hint
puzzle-hint-of = Hint { $number } of { $count }
puzzle-hint-makes = The move makes: { $made }.
puzzle-hint-threat = The numbers show how { $side ->
    [black] Black
   *[white] White
} would win in { $moves }.
puzzle-hint-both-boards = One stone on each board.
puzzle-hint-one-board = { $count ->
    [one] One stone is enough. { $board }.
   *[other] Both stones on one board. { $board }.
}
puzzle-hint-at = It is { $point }.
puzzle-take-back = Take back
puzzle-show = Show me
puzzle-skip = Skip

# What a puzzle came to.
puzzle-solved = Solved
puzzle-solved-late = Found in the end
puzzle-shown = The solution
puzzle-effort = You needed { $minutes ->
    [0] { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    }
   *[other] { $minutes } min { $seconds } s
} and { $hints ->
    [0] no hint
    [one] 1 hint
   *[other] { $hints } hints
}.
puzzle-effort-late = { $mistakes ->
    [one] 1 wrong move
   *[other] { $mistakes } wrong moves
} on the way.
puzzle-effort-shown = It will come back soon.
puzzle-of = Puzzle
puzzle-your-rating = Your rating
puzzle-again-on = Again
puzzle-again-in = { $days ->
    [0] today
    [1] tomorrow
   *[other] in { $days } days
}
puzzle-line = Moves
puzzle-also = Also right as the first move: { $moves }.
puzzle-grade = How hard was it?
puzzle-grade-hard = Hard
puzzle-grade-good = Good
puzzle-grade-easy = Easy
puzzle-study = Study
puzzle-again = Once more
puzzle-next = Next puzzle
puzzle-move-of = Move { $number } of { $count }

# My puzzles: the packs, how to get puzzles, what was added, and why a position is refused. $reason is a sentence.
puzzles-packs = Whose puzzles
puzzles-pack-shipped = From Narabe
puzzles-pack-own = My puzzles
puzzles-own-none = No puzzles of your own yet
puzzles-own-how = Review a game and make puzzles from its mistakes, or make one from any position in a study. You can also open files of puzzles.
puzzles-make = Make a puzzle
puzzles-make-of-mistakes = { $count ->
    [one] Make a puzzle of 1 mistake
   *[other] Make puzzles of { $count } mistakes
}
puzzles-making = { $count ->
    [one] Looking for the task…
   *[other] Checking { $count } positions…
}
puzzles-made = { $count ->
    [0] No puzzle added
    [one] 1 puzzle added to My puzzles
   *[other] { $count } puzzles added to My puzzles
}
puzzles-made-one = Added to My puzzles: { $theme }, difficulty { $difficulty }
puzzles-made-not = Not a puzzle. { $reason }
puzzles-made-refused = { $count ->
    [one] 1 position was left out:
   *[other] { $count } positions were left out:
}
puzzles-show-own = Show
puzzle-remove = Remove from My puzzles
puzzles-import = Open a file of puzzles
puzzles-export = Export puzzles
puzzles-export-sgf = SGF file
puzzles-export-svg = Sheet (SVG)
puzzles-export-pdf = Sheet (PDF)
puzzles-export-count = How many puzzles
puzzles-export-all = All
puzzles-export-form = File type
puzzles-export-per-page = Diagrams per page of the sheet
puzzles-refused-known = You have this puzzle already.
puzzles-refused-shipped = Narabe has this puzzle already.
puzzles-refused-nothing = Neither side wins by force here.
puzzles-refused-many-wins = Too many first moves win.
puzzles-refused-many-defences = More than one move holds.
puzzles-refused-no-defence = No move holds.
puzzles-refused-five = A five can be completed at once.
puzzles-refused-length = The win is too short or too long.
puzzles-refused-undecided = The solver could not settle it in time.
puzzles-refused-too-deep = The proven win is too deep for a puzzle.
puzzles-refused-other-answer = The solver’s answer differs from the file’s.
puzzles-refused-unreadable = The file has no readable task.
puzzles-refused-impossible = The game is over, or no game can reach this position.
puzzles-refused-full = There is no room for more puzzles.

# A position without a task that is opened among the puzzles.
puzzles-position = A position without a task
puzzles-position-text = The file says nothing of a puzzle. What is the position for? As a puzzle it asks for a win, or for the only defence.
puzzles-position-make = Make a puzzle of it
puzzles-position-study = Open it in the study
puzzles-position-set-up = Set it up and check the stones
puzzles-position-doubts = { $count ->
    [one] 1 point of the picture is doubtful: check it first.
   *[other] { $count } points of the picture are doubtful: check them first.
}

# The list of saved games.
load-title = Saved games
load-paste = Paste a game
load-pick = Open a file
load-empty = No saved games yet
load-empty-note = Games that you save from the game menu and studies that you replace appear here.
load-folder-fault = The saved games could not be listed: { $reason }

# A study in the list.
load-study = Study · { $players } · { $rule } { $size } × { $size } · { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}{ $varied ->
    [0] {""}
   *[other] {" "}and { $varied } in variations
}

# What a screen reader says about a saved game.
load-open = Open { $name }. { $game }. { $when }
load-open-damaged = { $name }: { $fault }
load-rename = Rename { $name }
load-delete = Delete { $name }
load-finished = finished

load-now = just now
load-minutes = { $count ->
    [one] 1 minute ago
   *[other] { $count } minutes ago
}
load-hours = { $count ->
    [one] 1 hour ago
   *[other] { $count } hours ago
}
load-days = { $count ->
    [one] yesterday
   *[other] { $count } days ago
}
load-date = { $year }-{ $month }-{ $day }

load-rename-title = Rename game
load-rename-study-title = Rename study
load-rename-field = Name
load-rename-yes = Rename
load-rename-fault = The file could not be renamed: { $reason }

load-delete-title = Delete “{ $name }”?
load-delete-text = { $game }. This cannot be undone.
load-delete-damaged = The file { $file } will be deleted. This cannot be undone.
load-delete-yes = Delete
load-delete-fault = The file could not be deleted: { $reason }

# The choice of several, to review them.
load-select = Choose several
load-choose = Choose { $name }
load-choose-all = Choose all
load-chosen = { $count } chosen
load-review = Review

# The review of several games.
reviews-progress = Game { $game } of { $games }, { $name }: { $done } of { $whole } positions
reviews-stop = Stop
reviews-close = Close the summary
reviews-title = { $finished } of { $games } { $games ->
    [one] game
   *[other] games
} reviewed
reviews-person = { $name }: { $games }, { $mistakes }.
reviews-games = { $count ->
    [one] 1 game
   *[other] { $count } games
}
reviews-losing-moves = { $count ->
    [one] 1 losing move
   *[other] { $count } losing moves
}
reviews-missed-wins = { $count ->
    [one] 1 missed win
   *[other] { $count } missed wins
}
reviews-mistakes = { $count ->
    [one] 1 mistake
   *[other] { $count } mistakes
}
reviews-inexact = { $count ->
    [one] 1 inexact move
   *[other] { $count } inexact moves
}
reviews-no-mistakes = no mistakes found
reviews-most-often = Most often: { $cause } ({ $count ->
    [one] once
    [2] twice
   *[other] { $count } times
}).
reviews-missed-five = a five was not made
reviews-missed-fours = a win by fours was missed
reviews-missed-threats = a win by threats was missed
reviews-foul = a forbidden point was played
reviews-four-not-stopped = a four was not stopped
reviews-three-not-stopped = an open three was not answered
reviews-wrong-block = a threat was blocked at the wrong point
reviews-fork = two threats at once were allowed
reviews-forbidden-block = a four could only be stopped on a forbidden point
reviews-fours = a win by fours was allowed
reviews-threats = a win by threats was allowed

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
reviews-person = { $name }: { $games }
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
reviews-no-mistakes = No mistakes found
reviews-most-often = Most often: { $cause } ({ $count ->
    [one] once
    [2] twice
   *[other] { $count } times
})
mistake-kind-missed-five = A five was not made
mistake-kind-missed-fours = A win by fours was missed
mistake-kind-missed-threats = A win by threats was missed
mistake-kind-foul = A forbidden point was played
mistake-kind-four-not-stopped = A four was not stopped
mistake-kind-three-not-stopped = An open three was not answered
mistake-kind-wrong-block = A threat was blocked at the wrong point
mistake-kind-fork = Two threats at once were allowed
mistake-kind-forbidden-block = A four could only be stopped on a forbidden point
mistake-kind-fours = A win by fours was allowed
mistake-kind-threats = A win by threats was allowed
mistake-kind-gave = The other side was given a shape
mistake-kind-left = A point of the other side was left
mistake-kind-not-taken = A shape of one’s own was not made
mistake-kind-more-threats = Too many threats were left
mistake-kind-fewer-threats = Too few threats were kept
mistake-kind-less-room = There was too little room
mistake-kind-stops-less = Too little was stopped
mistake-kind-in-the-line = The line that follows was not seen

# Kinds of mistakes without a known reason, and the lists of mistakes.
mistake-kind-losing-move = Losing move, judged by the search
mistake-kind-missed-win = Missed win
mistake-kind-mistake = Mistake, judged by the search
mistake-kind-inexact = Inexact move
mistake-kind-other = Another kind of mistake
mistake-list-more = { $count ->
    [one] 1 more is not listed.
   *[other] { $count } more are not listed.
}
mistake-list-gone = This game is not there any more.

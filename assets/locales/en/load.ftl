# The list of saved games.
load-title = Load
load-paste = Paste a game
load-pick = Open a file
load-empty = No saved games yet
load-empty-note = Games that you save from the game menu and studies that you replace appear here.
load-folder-fault = The saved games could not be listed: { $reason }

# A study in the list.
load-study = Study · { $players } · { $rule } { $size } × { $size } · { $moves ->
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

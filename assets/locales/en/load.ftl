# The list of saved games.
load-title = Load
load-paste = Paste a game
load-pick = Open a file
load-empty = No saved games yet
load-empty-note = Games that you save from the game menu appear here.
load-folder-fault = The saved games could not be listed: { $reason }

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
load-rename-field = Name
load-rename-yes = Rename
load-rename-fault = The game could not be renamed: { $reason }

load-delete-title = Delete “{ $name }”?
load-delete-text = { $game }. This cannot be undone.
load-delete-damaged = The file { $file } will be deleted. This cannot be undone.
load-delete-yes = Delete
load-delete-fault = The game could not be deleted: { $reason }

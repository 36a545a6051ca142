# The list of saved games.
load-title = Load
load-paste = Paste a game
load-pick = Open a file
load-empty = No saved games yet
load-empty-note = Save a game from its menu, and it will wait for you here.
load-folder-fault = The folder of saved games cannot be read: { $reason }

# What a screen reader says of a line.
load-open = Open { $name }. { $game }. { $when }
load-open-damaged = { $name } cannot be opened. { $fault }
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

load-rename-title = Rename the game
load-rename-field = Name
load-rename-yes = Rename
load-rename-fault = The game was not renamed: { $reason }

load-delete-title = Delete “{ $name }”?
load-delete-text = { $game }. The game goes for good.
load-delete-damaged = The file { $file } goes for good.
load-delete-yes = Delete
load-delete-fault = The game was not deleted: { $reason }

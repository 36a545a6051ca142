# Sending and receiving games.
share-copied = Game copied to the clipboard
share-not-copied = The game could not be copied: { $reason }
share-link-copied = Link copied to the clipboard
share-link-in-address = The link is in the address of this page
share-link-bad = This link does not contain a game: { $reason }
share-bad = This is not a game: { $reason }
share-displaced = Your unfinished game has been saved under Saved games in the library: { $game }
share-clipboard-empty = There is no game on the clipboard
share-file-bad = { $file } cannot be opened: { $reason }

# The dialogs for files, and ours where the system has none.
file-dialog-open = Open games
file-dialog-save = Save as
file-dialog-games = Games and pictures of boards
file-dialog-all = All files
file-no-dialog = The system offers no dialog for files ({ $reason }).
file-path = Path
file-path-open-text = Type where the file or the folder is, or drop it on this window.
file-path-save-text = Type where the file should be saved.
file-path-open = Open
file-path-save = Save
file-saved = Saved as { $place }
file-not-opened = { $reason }
file-not-saved = The file could not be saved: { $reason }

# What a screen reader says about the board in a browser.
grid-board = Board
grid-empty = { $point }, empty
grid-black = { $point }, black stone
grid-white = { $point }, white stone

# Screen reader announcements.
spoken-move-black = Black { $point }
spoken-move-white = White { $point }
spoken-start = { $stones ->
    [0] New game
    [one] Game with one stone
   *[other] Game with { $stones } stones
}
spoken-undone = { $stones ->
    [one] Undo: one stone removed
   *[other] Undo: { $stones } stones removed
}
spoken-redone = { $stones ->
    [one] Redo: one stone placed
   *[other] Redo: { $stones } stones placed
}
spoken-pass-black = Black passes
spoken-pass-white = White passes
spoken-went-on = Game resumed
spoken-end = { $winner }. { $how }

# When the game crashes in a browser.
page-fault = Narabe has stopped working. Reload the page: your game was saved after the last move.

# What a second tab says of this one.
page-open-game = In the other tab: { $names }, { $moves ->
    [one] one move
   *[other] { $moves } moves
}.
page-open-twin = In the other tab: a game on twin boards.

# Handing games on, and taking them in.
share-copied = The game is on the clipboard
share-not-copied = The game was not copied: { $reason }
share-link-copied = The link is on the clipboard
share-link-in-address = The link stands in the address of this page
share-link-bad = This link holds no game: { $reason }
share-bad = This is no game: { $reason }
share-kept = Your game is saved as { $name }
share-clipboard-empty = There is no game on the clipboard

# What a screen reader says about the board of a page.
grid-board = Board
grid-empty = { $point }, empty
grid-black = { $point }, black stone
grid-white = { $point }, white stone

# What is said aloud.
spoken-move-black = Black { $point }
spoken-move-white = White { $point }
spoken-start = { $stones ->
    [0] A new game
    [one] A game with one stone
   *[other] A game with { $stones } stones
}
spoken-undone = { $stones ->
    [one] One stone taken back
   *[other] { $stones } stones taken back
}
spoken-redone = { $stones ->
    [one] One stone played again
   *[other] { $stones } stones played again
}
spoken-pass-black = Black passes
spoken-pass-white = White passes
spoken-went-on = The game goes on
spoken-end = { $winner }. { $how }

# When the game breaks in a page.
page-fault = Narabe has stopped. Load the page again: your game was saved after its last move.

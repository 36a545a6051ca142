# Sending and receiving games.
share-copied = Game copied to the clipboard
share-not-copied = The game could not be copied: { $reason }
share-text-not-copied = It could not be copied: { $reason }
share-folder-not-opened = The folder { $folder } could not be opened: { $reason }
share-link-copied = Link copied to the clipboard
share-link-in-address = The link is in the address of this page
share-link-bad = This link does not contain a game: { $reason }
share-bad = This is not a game: { $reason }
share-displaced = Your unfinished game has been saved under Saved games in the library: { $game }
share-clipboard-empty = There is no game on the clipboard
share-file-bad = { $file } cannot be opened: { $reason }
# While a large file is opened, with the share that is done in percent below it.
opening-file = Opening { $file }

# A library with too many moves for a study: the moves that follow a position, and the branch that is opened.
branch-title = Choose a branch
branch-moves-below = { $count ->
    [one] move below
   *[other] moves below
}
branch-move = Move
branch-below = Moves below
# The numbers on the stones of the board too.
branch-share = Share, %
branch-no-move = –
branch-end = The library ends here
branch-row = { $side } { $move }, { $moves ->
    [0] no moves below
    [one] 1 move below
   *[other] { $counted } moves below
}
branch-row-show = Show the position
branch-fits = { $moves ->
    [one] 1 move becomes a study.
   *[other] { $counted } moves become a study.
}
branch-too-large = { $counted } moves are too many for a study: at most { $most } fit. Step into a move with fewer below it.
branch-back = Step back
branch-open = Open from here

# The dialogs for files, and ours where the system has none.
file-dialog-open = Open games
file-dialog-save = Save as
file-dialog-games = Games and pictures of boards
file-dialog-all = All files
file-no-dialog = The system offers no dialog for files ({ $reason }).
file-path = Path
file-path-open-text = Type where the file or the folder is, or drop it on this window.
file-path-type-text = Type or paste where the file or the folder is.
file-path-save-text = Type where the file should be saved.
file-path-no-folder = There is no folder { $folder }. Save again to make it, or correct the path.
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
grid-move = { $stone }, move { $number }
grid-last-move = { $stone }, move { $number }, last move
grid-main-move = { $point }, main continuation, { $text }, { $below ->
    [0] no moves below
    [one] { $below } move below
   *[other] { $below } moves below
}
grid-next-move = { $point }, next move { $text }, { $below ->
    [0] no moves below
    [one] { $below } move below
   *[other] { $below } moves below
}

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
spoken-clock = { $name }: { $seconds } seconds left
spoken-went-on = Game resumed
spoken-end = { $winner }. { $how }

# What a second tab says of this one.
page-open-game = In the other tab: { $names }, { $moves ->
    [one] one move
   *[other] { $moves } moves
}.
page-open-twin = In the other tab: a game on twin boards.

# What a file could not keep.
lost-occupied-points = { $count ->
    [one] { $count } move onto a stone was left out, with all that follows it.
   *[other] { $count } moves onto a stone were left out, with all that follows them.
}
lost-off-board = { $count ->
    [one] { $count } move off the board was left out, with all that follows it.
   *[other] { $count } moves off the board were left out, with all that follows them.
}
lost-after-end = { $count ->
    [one] { $count } move after the end was left out.
   *[other] { $count } moves after the end were left out.
}
lost-wrong-turn = { $count ->
    [one] { $count } move of the side that was not to move was left out, with all that follows it.
   *[other] { $count } moves of the side that was not to move were left out, with all that follows them.
}
lost-passes = { $count ->
    [one] { $count } pass was left out, with all that follows it.
   *[other] { $count } passes were left out, with all that follows them.
}
lost-setup-changes = { $count ->
    [one] { $count } change of stones inside the game was left out, with all that follows it.
   *[other] { $count } changes of stones inside the game were left out, with all that follows them.
}
lost-setup-stones = { $count ->
    [one] { $count } stone of the starting position was left out.
   *[other] { $count } stones of the starting position were left out.
}
lost-empty-nodes = { $count ->
    [one] { $count } position without a move was left out.
   *[other] { $count } positions without a move were left out.
}
lost-variations = { $count ->
    [one] { $count } move in variations was left out.
   *[other] { $count } moves in variations were left out.
}
lost-in-variations = { $count ->
    [one] { $count } move
   *[other] { $count } moves
} in { $extent ->
    [one] { $extent } variation
   *[other] { $extent } variations
} left out.
lost-in-all = { $count } moves in all.
lost-comments = { $count ->
    [one] { $count } comment was left out.
   *[other] { $count } comments were left out.
}
lost-board-texts = { $count ->
    [one] { $count } label on the board was left out.
   *[other] { $count } labels on the board were left out.
}
lost-board-texts-on-passes = { $count ->
    [one] { $count } label on a pass was left out.
   *[other] { $count } labels on passes were left out.
}
lost-marks = { $count ->
    [one] { $count } mark was left out.
   *[other] { $count } marks were left out.
}
lost-glyphs = { $count ->
    [one] { $count } move annotation, such as ! or ?, was left out.
   *[other] { $count } move annotations, such as ! or ?, were left out.
}
lost-properties = { $count ->
    [one] { $count } property of another program was left out.
   *[other] { $count } properties of other programs were left out.
}
lost-details = { $count ->
    [one] { $count } detail of the game was left out.
   *[other] { $count } details of the game were left out.
}
lost-characters = { $count ->
    [one] { $count } character that the file's character set lacks was left out.
   *[other] { $count } characters that the file's character set lacks were left out.
}
lost-further-games = { $count ->
    [one] { $count } further game was left out.
   *[other] { $count } further games were left out.
}
lost-start-marks = { $count ->
    [one] { $count } start mark was left out.
   *[other] { $count } start marks were left out.
}
lost-repeated-moves = { $count ->
    [one] { $count } repeated move was merged with the first.
   *[other] { $count } repeated moves were merged with the first.
}

# What a file does not say.
assumed-rule = The file names no rule, so { $rule } was assumed.
assumed-size = The file names no board size, so { $size } × { $size } was assumed.
assumed-code-page = The file names no character set that fits, so { $name } was assumed.
assumed-rows-from-top = Rows were counted from the top, as is usual in such files. If the game is upside down, flip it.
assumed-counted-from = Coordinates were counted from { $first }, because the file does not say where they begin.
assumed-rows-from-bottom = Rows were counted from the bottom, as players do. If the game is upside down, flip it.
assumed-columns-without-i = It was assumed that the letters of the columns skip I.
assumed-columns-with-i = No point lies in column I, so the letters of the columns may skip I. It was assumed that they do not.
assumed-game-per-line = A point occurs twice in the text, so each line was read as a game.

# Parts of a file that are reported with their place. The sentence comes after the place.
odd-at = { $place }: { $words }
odd-line = Line { $line }
odd-move = Move { $number }
odd-position = Position { $number }
odd-in-game = Game { $game }, { $place }
odd-not-understood = “{ $text }” is not understood and was left out.
odd-played-twice = “{ $text }” is played twice.
odd-off-board = “{ $text }” lies outside the board.
odd-out-of-turn = “{ $text }” is a move of the side that was not to move.
odd-after-end = “{ $text }” comes after the end that the file gives, and was left out.
odd-unknown-value = “{ $text }” is not understood and was kept as it is.
odd-given-twice = “{ $text }” is given again: the first one counts.
odd-misplaced = “{ $text }” is inside the game and was applied to the whole game.
odd-several-moves = “{ $text }” has several points: each was read as a move.
odd-not-closed = “{ $text }” has no closing bracket.
odd-other-game = “{ $text }” is another game: it was read as five in a row.
odd-taken-as-name = “{ $text }” looks like a move and was read as the name of a player.
odd-wrong-count = “{ $text }” is not the number of the moves that follow.
odd-not-read = A part could not be read: { $text }.
odd-stones-changed = “{ $text }” is added to the board or removed from it during the game. The study ends before that.
odd-wrong-number = “{ $text }” is not the number of the move that follows.
odd-broken-text = “{ $text }” has characters that could not be read.
odd-others = { $count ->
    [one] { $count } more part of the file is odd.
   *[other] { $count } more parts of the file are odd.
}

# The dialog for exporting.
export-title = Export
export-game = { $name }, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
export-one-game = One game
export-games = { $count } games
export-twin = A game on twin boards
export-format = Format
export-sgf = SGF
export-sgf-note = Variations, comments and marks. Most programs for board games read it.
export-psq = Piskvork
export-psq-note = The moves of the game, for Piskvork and Gomocup programs.
export-lib = RenLib
export-lib-note = Variations, comments and labels, for RenLib and the programs that read its libraries.
export-db = Database of Yixin and Rapfi
export-db-note = All positions with comments, labels and values, for Yixin, Rapfi and the programs that read their databases.
export-narabe = Narabe
export-narabe-note = Everything that Narabe stores.
export-moves = Moves
export-moves-note = A line of moves, to paste into a chat or a search field.
export-drawing = Board as text
export-drawing-note = The position drawn with letters, to paste into a chat.
export-png = PNG
export-png-note = A picture of the position.
export-svg = SVG
export-svg-note = A drawing of the position, sharp at any size, for print.
export-gif = GIF
export-gif-note = The game as an animated picture that every chat shows.
export-apng = Animated PNG
export-apng-note = The game as an animated picture in full colour. Programs that cannot animate it show its first frame.
export-size = Side in pixels
export-numbers = Move numbers
export-numbers-none = None
export-numbers-last = Last five
export-numbers-all = All
export-coordinates = Coordinates
export-plain = Plain board, for print
export-preview = Preview of the picture
export-copy = Copy
export-share = Share
export-copied = Copied to the clipboard
export-save = Save
export-download = Download
export-failed = The file could not be written: { $reason }

# The import of many games.
import-files = { $count } files
import-running = Importing { $name }
import-done = { $name } imported
import-cancelled = { $name }: import cancelled
import-failed = { $name }: the import failed. { $reason }
import-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
import-seconds-left = about { $count } s left
import-minutes-left = about { $count } min left
import-added = { $added ->
    [one] { $added } game added
   *[other] { $added } games added
}{ $known ->
    [0] {""}
    [one] , { $known } was already in the library
   *[other] , { $known } were already in the library
}
import-left-out = { $count ->
    [one] { $count } game left out.
   *[other] { $count } games left out.
}
import-left-out-why = { $head } { $reasons }.
import-without-moves = { $count ->
    [one] { $count } has no moves
   *[other] { $count } have no moves
}
import-against-rules = { $count ->
    [one] { $count } breaks a rule
   *[other] { $count } break a rule
}
import-unreadable = { $count } cannot be read
import-cancel = Cancel
import-close = Close
import-list = See the list
import-list-title = Left out at import
import-list-game = Game { $number }
import-list-named-game = Game { $number }, { $names }
import-list-place = { $file }: { $game }
import-list-more = { $count } more
losses-title = Opened with changes
losses-text = These parts of the file could not be kept, or had to be assumed:
study-turn = Flip upside down
# A button of the same dialog, where the character set of the file was guessed.
losses-character-set = Read with another character set
character-set-title = Character set
character-set-text = The file does not name its character set. This is how its text reads in each of these:
picture-edges = The board may be larger than the picture: the grid may continue beyond its edge ({ $edges }).
picture-edge-left = left
picture-edge-top = top
picture-edge-right = right
picture-edge-bottom = bottom
picture-read = { $stones ->
    [one] { $stones } stone was read from the picture
   *[other] { $stones } stones were read from the picture
}

# The backup.
backup-empty = There are no games to back up yet
lost-times = { $count ->
    [one] { $count } move time was left out.
   *[other] { $count } move times were left out.
}
lost-positions = { $count ->
    [one] { $count } position that the format has no form for was left out.
   *[other] { $count } positions that the format has no form for were left out.
}
lost-long-texts = { $count ->
    [one] { $count } text was cut, because it is longer than the format holds.
   *[other] { $count } texts were cut, because they are longer than the format holds.
}

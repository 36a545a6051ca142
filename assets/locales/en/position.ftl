# Setting up a position. $side, $winner and $move are black or white; $first and $last are points such as H8.

position-title = Set up a position
position-tools = What a press places
position-tool-black = Black
position-tool-white = White
position-tool-alternate = Alternate
position-tool-eraser = Eraser
position-mirror = Mirror
position-rotate = Rotate
position-shift = Shift
position-shift-left = Shift all stones left
position-shift-up = Shift all stones up
position-shift-down = Shift all stones down
position-shift-right = Shift all stones right
position-shift-done = Done shifting
position-clear = Clear
position-undo = Undo
position-redo = Redo
position-copy = Copy as text
position-copied = The position was copied
position-analyse = Analyse
position-to-move = To move
position-rule = Rule
position-rule-change = Rule and board: { $rule }
position-checks = Checks
position-checks-good = All is well
position-stones = { $side ->
    [black] Black stones: { $count }
   *[white] White stones: { $count }
}
position-paste = Paste text
position-paste-forms = moves, board rows, RIF or Piskvork
position-understood = { $moves ->
    [one] 1 move understood
   *[other] { $moves } moves understood
}
position-board-understood = A board understood
position-not-understood = Not understood: { $reason }
position-hint = { $tool ->
    [black] Press to place Black, press a stone to remove it.
    [white] Press to place White, press a stone to remove it.
    [alternate] Press to place Black and White in turn, press a stone to remove it.
   *[eraser] Press a stone to remove it.
}
position-hint-keys = tools
position-off-board = { $stones ->
    [one] One stone would be off the board: remove it first.
   *[other] { $stones } stones would be off the board: remove them first.
}

position-numbers-fit = The numbers of stones fit the side to move.
position-too-many = { $side ->
    [black] Black
   *[white] White
} has { $extra ->
    [one] one stone
    [2] two stones
   *[other] { $extra } stones
} too many.
position-numbers-black = With Black to move both sides must have the same number of stones.
position-numbers-white = With White to move Black must have one stone more than White.
position-no-five = Neither side has a five.
position-five = { $winner ->
    [black] Black
   *[white] White
} has won already, from { $first } to { $last }.
position-five-advice = There is nothing to study: remove a stone of the row.
position-no-point = { $move ->
    [black] Black
   *[white] White
} has no point left to play.
position-no-point-advice = There is nothing to study: remove a stone.
position-no-forbidden = No black stone is on a point that was forbidden.
position-overline = Black has an overline, from { $first } to { $last }.
position-overline-advice = It is forbidden: remove one of its stones.
position-forbidden = A black stone is on a point that was forbidden, whatever the order of moves.
position-forbidden-advice = Remove one.
position-order-known = The order of moves is known.
position-order-unknown = The order of moves is not known, so no opening name.

# The points to check of a position that was read from a picture.
position-doubts = { $count ->
    [one] One point to check.
   *[other] { $count } points to check.
} { $stone ->
    [black] { $point } was read as a black stone.
    [white] { $point } was read as a white stone.
   *[none] { $point } was read as empty.
} Press the point to change it.
position-doubt-right = It is right
position-doubt-next = Next

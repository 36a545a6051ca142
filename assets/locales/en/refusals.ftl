# Why a move, an edit or a pasted text is refused. Each names the value that is wrong.

refusal-off-board = { $point } is not on the board of size { $size }
refusal-occupied = { $point } is taken by { $side }
refusal-forbidden = { $point } is forbidden to Black, { $foul ->
    [overline] an overline
    [double-four] a double-four
   *[double-three] a double-three
}
refusal-move = move { $number }: { $reason }
refusal-no-point = “{ $text }” is not a point such as h8
refusal-no-move = the start of the game has no move to judge
refusal-size-of-game = the board has stones or marks: begin an empty study for another size
refusal-no-such-move = the move is not in this game any more
refusal-start-stays = the start of the game cannot be removed
refusal-there-already = the moves are in this game already
refusal-played-again = { $move } has been played here again; remove that variation first
refusal-in-main-line = the move is in the main line already
refusal-not-to-move = it is the turn of { $side }
refusal-five-made = the five has been made; step back first
refusal-unanswered = the proof has no answer to { $point }
refusal-not-of-proof = { $point } is not the move of the proof
refusal-won-already = { $side } has won already with the row from { $from } to { $to }
refusal-no-point-left = { $side } has no point left to play
refusal-twice = { $point } has two stones
refusal-empty = { $point } has no stone
refusal-nothing-to-read = there is nothing to read; paste moves such as h8 i9, or the rows of a board
refusal-too-long = the text is too long; paste one position
refusal-rows = the board has { $rows } rows; draw { $least } to { $most }
refusal-row = row { $row } has { $points } points, and the board has { $rows } rows
refusal-sign = “{ $sign }” in row { $row } is none of . x o
refusal-no-header = the text does not begin with a rule, a board size and a colon
refusal-no-link = the text is not a link to a game
refusal-link-board = “{ $text }” is not a rule and a board size such as freestyle15
refusal-link-name = “{ $text }” is not a name in the form of links
refusal-link-rest = “{ $text }” is left over after the names
refusal-twin = a game on twin boards cannot be set up

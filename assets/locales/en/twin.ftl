# The game on twin boards.
rule-twin = Twin boards
rule-twin-note = Two 19 × 19 boards, one game
saved-twin-game = { $players } · { $rule } · turn { $turns }
twin-left-board = Left board
twin-right-board = Right board
twin-upper-board = Upper board
twin-lower-board = Lower board
twin-moves = { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}
twin-play-here = Play here
twin-point-left = { $point } left
twin-point-right = { $point } right
twin-point-upper = { $point } above
twin-point-lower = { $point } below
twin-two-stones = { $first }, { $second }
twin-your-turn = Your turn, either board
twin-one-stone = One stone, either board
twin-one-more = One more, or end the turn
twin-played = Played { $turn }
twin-end-turn = End turn
twin-pause-text = The clocks stand still, and so the boards are out of sight.
twin-hint-end = One stone is enough: end the turn
twin-notice-win = You have four on both boards: complete both now
twin-notice-stop = { $name } has four on both boards: stop one
twin-notice-lost = { $name } has four on both boards, and nothing stops it
twin-notice-half = Five on one board alone loses: complete the other too
twin-end-both = Five on both boards in one turn
twin-end-one = Five on one board only loses
twin-end-turns = Fives in different turns lose
twin-end-full = Both boards are full
twin-end-no-row = Nobody can win both boards any more

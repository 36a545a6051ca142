# The game on twin boards.
rule-twin = Twin boards
rule-twin-note = Two 19 × 19 boards, one game
saved-twin-game = { $players } · { $rule } · turn { $turns }
twin-left-board = Left board
twin-right-board = Right board
twin-upper-board = Top board
twin-lower-board = Bottom board
twin-moves = { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}
twin-point-left = { $point } left
twin-point-right = { $point } right
twin-point-upper = { $point } top
twin-point-lower = { $point } bottom
twin-two-stones = { $first }, { $second }
twin-your-turn = Your turn, either board
twin-one-stone = One stone, either board
twin-one-more = One more, or end the turn
twin-played = Played { $turn }
twin-end-turn = End turn
twin-pause-text = The clocks are stopped and the boards are hidden.
twin-hint-end = One stone is enough: end the turn
twin-notice-win = You have a four on both boards: complete both now
twin-notice-stop = { $who ->
    [you] You have a four on both boards: block one
   *[other] { $name } has a four on both boards: block one
}
twin-notice-lost = { $who ->
    [you] You have a four on both boards that cannot be blocked
   *[other] { $name } has a four on both boards that cannot be blocked
}
twin-notice-half = Five on only one board loses: complete the other too
twin-end-both = Five on both boards in one turn
twin-end-one = Five on only one board loses
twin-end-turns = Fives in separate turns lose
twin-end-full = Both boards are full
twin-end-no-row = Neither side can win any more

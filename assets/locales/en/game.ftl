# The game and its end.
game-match = Match
game-moves = Moves
game-menu = Menu
game-menu-icon = Open the menu
game-more = What the board shows
game-black = Black
game-white = White
game-you = You
game-computer = Computer
game-role = { $who } · { $side }
game-role-level = { $plant } · level { $level }
game-number = Game { $number }
game-number-of = Game { $number } of { $games }
game-number-to = Game { $number }, first to { $wins }
game-caption = { $rule } · { $game }
game-total = Total { $time }
game-thinking-time = Thinking time
game-wins = { $wins ->
    [one] win
   *[other] wins
}
game-your-turn = Your turn
game-to-move = To move
game-thinking = Thinking
game-depth = Depth { $depth }
game-thinking-depth = Thinking · depth { $depth }
game-looking = Looking
game-chance = { $value } %
game-state-chance = { $state } · { $chance }
game-hint-line = { $first }, then { $rest }
game-hint-wins = { $moves ->
    [one] Wins at once: { $line }
   *[other] Wins in { $moves } moves: { $line }
}
game-played = Played { $point } in { $seconds } s
game-passed = Passed in { $seconds } s
game-stones-placed = { $stones ->
    [one] 1 stone placed
   *[other] { $stones } stones placed
}
game-increment = +{ $seconds } s
game-periods = { $periods } × { $seconds } s
game-undo = Undo
game-redo = Redo
game-hint = Hint
game-resign = Resign
game-coordinates = Coordinates
game-numbers = Move numbers
game-heat = What the computer sees
game-place = Place the stone
game-place-at = Place at { $point }
game-place-not = Aim elsewhere
game-pause = Pause
pause-title = Paused
pause-text = The clocks stand still, and so the board is out of sight.
pause-on = Continue
game-draw-declined = { $name } plays on
game-engine-failed = { $name } has stumbled ({ $reason }). Place the stone for it, or take a move back.

menu-save = Save game
menu-copy = Copy as text
menu-copy-link = Copy link
menu-export = Save as a file
menu-pass = Pass
menu-draw = Offer a draw
menu-restart = Start again
menu-swap = Swap sides
menu-new-game = New game
menu-skins = Boards and stones
menu-settings = Settings
menu-title = To the title
menu-back = Back to the board

resign-title = Resign this game?
resign-text = { $name } wins game { $game }. The match score becomes { $first } – { $second }.
resign-keep = Keep playing

draw-title = { $name } offers a draw
draw-text = If you accept, the game ends without a winner.
draw-accept = Accept
draw-decline = Play on

save-name = Name of the save
save-usual-name = { $black } – { $white }
save-do = Save
save-done = Saved as { $name }
save-failed = The game was not saved: { $reason }

end-five = Five in a row
end-overline = An overline by Black
end-double-four = A double-four by Black
end-double-three = A double-three by Black
end-resignation = By resignation
end-time = On time
end-full-board = The board is full
end-agreement = By agreement
end-passes = Both sides passed
end-line-across = { $stones ->
    [5] Five in a row
   *[other] { $stones } in a row
}
end-line-upright = { $stones ->
    [5] Five in a column
   *[other] { $stones } in a column
}
end-line-diagonal = { $stones ->
    [5] Five on the diagonal
   *[other] { $stones } on the diagonal
}
end-several-lines = { $lines } lines at once
end-place = { $from } – { $to }, move { $move }
end-move = Move { $move }
end-wins = { $name } wins
end-you-win = You win
end-draw = A draw

result-score = { $black } – { $white }
result-names = { $black } – { $white }, { $game }
result-leads = { $name } leads { $more } – { $less }
result-level = Level, { $wins } – { $wins }
result-match = { $name } wins the match { $more } – { $less }
result-match-drawn = The match is drawn, { $wins } – { $wins }
result-next = { $name } begins the next game
result-next-coin = A coin decides who begins the next game
result-time = Time, { $name }
result-times = Thinking time { $black } – { $white }
result-moves = Moves
result-continue = Continue
result-review = Review

refused-not-your-turn = It is not your turn
refused-taken = This point is taken
refused-off-board = This point is not on the board
refused-overline = Forbidden to Black: six or more in a row
refused-double-four = Forbidden to Black: two fours at once
refused-double-three = Forbidden to Black: two threes at once
refused-game-over = The game is over
refused-nothing-to-undo = There is nothing to take back
refused-nothing-to-redo = There is nothing to play again
refused-no-game = No game is going on
refused-no-draw-now = A draw cannot be offered now
refused-no-person = Only the computers play here
refused-game-on = This game is not over yet
refused-match-over = The match is decided
refused-no-hint = No hint was found here
refused-paused = The game is paused
refused-no-pass = Nobody may pass under this rule
refused-early-pass = Nobody may pass before the fifth stone

# Why a point is forbidden to Black, sentence by sentence.
refused-why = Why?
why-count = { $at } of { $of }
why-back = Back
why-on = Go on
why-end = Close
why-five = { $points } is allowed: it makes five, and five goes before everything
why-allowed = { $points } is allowed
why-overline = { $points } is forbidden to Black: it makes six or more in a row
why-double-four = { $points } is forbidden to Black: it makes two fours at once
why-double-three = { $points } is forbidden to Black: it makes two open threes at once
why-row-five = Five: { $points }
why-row-overline = Six or more: { $points }
why-row-straight-four = A four, open at both ends: { $points }. Five with { $others }
why-row-four = A four: { $points }. Five with { $others }
why-row-three = A real three: { $points }
why-row-no-three = No real three: { $points } can never become a four that is open at both ends
why-way-open = With { $points } it becomes a four with both ends open: { $others }
why-way-five = With { $points } it would be five at once, and not an open four
why-way-overline = It would need { $points }, which is forbidden then: six or more in a row
why-way-double-four = It would need { $points }, which is forbidden then: two fours at once
why-way-double-three = It would need { $points }, which is forbidden then: two threes at once

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
menu-rules = Rules
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
refused-empty-turn = A turn has at least one stone

# Why a point is forbidden to Black, sentence by sentence.
refused-why = Why?
why-count = { $at } of { $of }
why-back = Back
why-on = Go on
why-end = Close
why-rules = The rules of Renju
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

# The opening: what its protocol asks, and what the players answer.
refused-answer-first = Answer the question of the opening first
refused-not-asked = The opening asks for something else
refused-outside-region = This stone has to go into the lit part of the board
refused-offered-already = This point is on offer already
refused-offered-alike = This is the same as a point on offer: the stones are symmetric
refused-not-offered = Choose one of the points on offer
opening-about = The rules of this opening
opening-anywhere = anywhere
opening-centre = on the centre
opening-within = within the central { $side } × { $side }
opening-outside = outside the central { $side } × { $side }
opening-stone-black = a black
opening-stone-white = a white
opening-place = { $stones ->
    [one] { $name }: place { $stone } stone { $where }.
   *[other] { $name }: { $stones } stones to place. Now { $stone } one { $where }.
}
opening-choose = { $name }: choose a colour.
opening-choose-way = { $name }: choose how to go on.
opening-declare = { $name }: say how many fifth moves there will be to choose from.
opening-declare-number = { $number ->
    [one] 1 fifth move
   *[other] { $number } fifth moves
}
opening-offer = { $name }: offer fifth move { $number } of { $wanted }. No two may be the same by symmetry.
opening-pick = { $name }: keep one of the fifth moves on offer.
opening-short-place = { $stone }, { $where ->
    [board] anywhere
    [centre] the centre
    [within] central { $side } × { $side }
   *[outside] not central { $side } × { $side }
}
opening-short-choose = Choose a colour
opening-short-declare = How many fifth moves?
opening-short-offer = Offer { $number } of { $wanted }
opening-short-pick = Keep one offer
opening-swap = Play { $side }
opening-stay = Stay { $side }
opening-place-two = Place two more stones
opening-offer-ten = Offer ten fifth moves
opening-of-26 = Choose from the 26
opening-did-swap = Swap
opening-did-stay = Stay
opening-did-place-two = Two more stones
opening-did-offer-ten = Ten fifth moves
opening-did-offer = { $point }
opening-news-swap = Swap. { $side } from now on: { $name }
opening-news-stay = No swap. { $side } as before: { $name }
opening-news-place-two = Two more stones by { $name }
opening-news-offer-ten = Ten fifth moves by { $name }
opening-news-declare = { $number ->
    [one] One fifth move, says { $name }
   *[other] { $number } fifth moves, says { $name }
}
opening-reasons = Why so?
opening-reasons-close = Back to the board
opening-reasons-title = What the computer had in mind
opening-reasons-text = What it weighed in this opening, and how likely it held its own win to be with each, whatever colour it has then.
menu-opening = Why this opening

# Between two machines.
refused-time-up = The time for this move is up
refused-not-online = That is not done between two machines
refused-line-broken = The other machine is not there: the game waits
refused-asked-already = You have asked already, and the answer comes from the other side
game-ask-undo = Ask undo
game-ask-draw = Offer draw
game-ask-draw-short = Draw
table-room = Room { $code }
table-line = online
table-line-quiet = quiet for { $seconds } s
table-line-broken = away
table-line-none = at another machine
table-broken = { $name } is not there. The game waits, and the clocks stand still.
table-claim = Claim the game
table-claim-later = After { $minutes } minutes the game can be claimed.
table-go-on = Close
table-yes = Yes
table-no = No
table-withdraw = Withdraw
table-asks-draw = { $name } offers a draw. Do you accept?
table-asks-undo = { $name } asks to take a move back. Do you allow it?
table-asks-swap = { $name } asks to change sides. Do you agree?
table-asks-next = { $name } wants to go on.
table-asked-draw = You have offered a draw. { $name } has to answer.
table-asked-undo = You have asked for your move back. { $name } has to answer.
table-asked-swap = You have asked to change sides. { $name } has to answer.
table-asked-resign = You give up the game. { $name } hears of it in a moment.
table-asked-next = Asked. Waiting for { $name }
table-next = Next game
table-rematch = Play again
table-next-waits = The next game begins when both players want it.
table-watching = You look on
menu-leave-table = Leave the table
leave-title = Leave the table?
leave-text = Your seat is kept. Come back within { $minutes } minutes and the match goes on where it stands; after that the other player may claim the game.
leave-text-over = The game is over. The other player is told that you have left.
leave-text-watcher = You only look on: the game goes on without you.
leave-stay = Stay

# The game and its end.
game-match = Match
game-moves = Moves
game-menu = Menu
game-menu-icon = Open the menu
game-more = Board display
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
game-looking = Finding a hint
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
game-periods = { $periods } × { $seconds } s
game-undo = Undo
game-redo = Redo
game-hint = Hint
game-resign = Resign
game-coordinates = Coordinates
game-numbers = Move numbers
game-heat = What the computer sees
game-place = Place the stone
game-place-at = Place at { $point }
game-place-not = Cancel
game-pause = Pause
pause-title = Paused
pause-text = The clocks are stopped and the board is hidden.
pause-on = Resume
game-draw-declined = { $who ->
    [you] You decline the draw.
   *[other] { $name } declines the draw.
}
game-engine-failed = { $name } has stopped
game-engine-again = Start it again
game-engine-other = Another opponent
game-engine-own = Play for it myself
engine-fault-not-in-list = This engine is not in your list of engines.
engine-fault-no-engine = No engine plays for this seat.
engine-fault-no-point = It found no point to play.
engine-fault-no-action = It found nothing to do in the opening.
engine-fault-illegal = Its move is not allowed: { $detail }
engine-fault-out-of-time = It gave no answer in { $detail } s.
engine-fault-broken = It failed with this message: { $detail }
game-five-closed = Five in a row, but blocked at both ends: it does not win in Caro
game-overline-wins-nothing = More than five in a row: it does not win under this rule
game-saved-again = The game is saved again.
game-must-pass = Every free point is forbidden to Black, so Black can only pass or resign

menu-save = Save game
menu-copy = Copy as text
menu-copy-link = Copy link
menu-export = Export
menu-pass = Pass
menu-draw = Offer a draw
menu-restart = Restart
menu-swap = Swap sides
menu-new-game = New game
menu-rules = Rules
menu-skins = Boards and stones
menu-settings = Settings
menu-study = Back to the study
menu-title = Title screen
menu-back = Back to the board

resign-title = Resign this game?
resign-text = { $who ->
    [you] You win game { $game }. The match score becomes { $first } – { $second }.
   *[other] { $name } wins game { $game }. The match score becomes { $first } – { $second }.
}
resign-keep = Keep playing

restart-title = Restart this game?
restart-text = { $moves ->
    [one] The move made so far will be removed. This cannot be undone.
   *[other] The { $moves } moves made so far will be removed. This cannot be undone.
}
restart-text-over = This game and its result will be removed. This cannot be undone.

swap-title = Swap sides?
swap-text = After the swap: Black – { $black }, White – { $white }. The stones and the clocks stay as they are.

draw-title = { $who ->
    [you] You offer a draw
   *[other] { $name } offers a draw
}
draw-text = If you accept, the game ends in a draw.
draw-accept = Accept
draw-decline = Decline

save-name = Name of the saved game
save-usual-name = { $black } – { $white }
save-do = Save
# The name under which an unfinished game is saved when another takes its place.
save-unfinished = Unfinished game
save-done = Saved as { $name }
save-failed = The game could not be saved: { $reason }

end-five = Five in a row
end-overline = Overline by Black
end-double-four = Double-four by Black
end-double-three = Double-three by Black
end-resignation = By resignation
end-time = On time
end-absence = Long absence
end-full-board = Board full
end-agreement = By agreement
end-passes = Both sides passed
end-line-horizontal = { $stones ->
    [5] Five in a row
   *[other] { $stones } in a row
}
end-line-vertical = { $stones ->
    [5] Five in a column
   *[other] { $stones } in a column
}
end-line-diagonal = { $stones ->
    [5] Five on a diagonal
   *[other] { $stones } on a diagonal
}
end-several-lines = { $lines } lines at once
end-place = { $from } – { $to }, move { $move }
end-move = Move { $move }
# $who is "you" for a player who has no name, wherever a name is the subject of a sentence.
end-wins = { $who ->
    [you] You win
   *[other] { $name } wins
}
end-draw = Draw

# Coach: the question before a move that loses
coach-title = Are you sure?
coach-reason = After { $point } { $winner ->
    [black] Black
   *[white] White
 } can force a win in { $moves ->
    [one] one move
   *[other] { $moves } moves
 }.
coach-other = Choose another
coach-show = Show how
coach-play = Play it
result-rating = Your level
result-warnings = The coach asked
result-warnings-usual = { $now }, usually { $usual }

result-score = { $black } – { $white }
result-names = { $black } – { $white }, { $game }
result-leads = { $who ->
    [you] You lead
   *[other] { $name } leads
}
result-level = The match is level
result-match = { $who ->
    [you] You win the match
   *[other] { $name } wins the match
}
result-match-drawn = The match is drawn
result-next = { $who ->
    [you] You start the next game
   *[other] { $name } starts the next game
}
result-next-coin = A coin toss decides who starts the next game
result-time = { $who ->
    [you] Your thinking time
   *[other] Thinking time, { $name }
}
best-moves = Best moves
best-moves-of = Best moves, { $name }
best-moves-figure = { $best } of { $all }
best-moves-short = Best moves { $figures }
result-times = Thinking time { $black } – { $white }
result-next-game = Next game
result-again-swapped = Rematch, swapped
result-review = Review
result-study = Study

refused-not-your-turn = It is not your turn
refused-taken = This point is taken
refused-off-board = This point is not on the board
refused-overline = Forbidden to Black: overline
refused-double-four = Forbidden to Black: double-four
refused-double-three = Forbidden to Black: double-three
refused-game-over = The game is over
refused-nothing-to-undo = There is nothing to undo
refused-nothing-to-redo = There is nothing to redo
refused-no-game = No game is in progress
refused-no-draw-now = A draw cannot be offered now
refused-no-person = Only computers are playing
refused-game-on = This game is not over yet
refused-match-over = The match is over
refused-no-hint = No hint was found for this position
refused-paused = The game is paused
refused-no-pass = Passing is not allowed under this rule
refused-early-pass = Passing is allowed after the fifth stone
refused-empty-turn = Place at least one stone in a turn

# Why a point is forbidden to Black, sentence by sentence.
refused-why = Why?
why-count = { $at } of { $of }
why-back = Back
why-on = Next
why-end = Close
why-rules = Renju rules
why-five = { $points } is allowed: it makes five, which takes precedence
why-allowed = { $points } is allowed
why-overline = { $points } is forbidden to Black: it makes an overline, six or more in a row
why-double-four = { $points } is forbidden to Black: it makes a double-four, two fours at once
why-double-three = { $points } is forbidden to Black: it makes a double-three, two open threes at once
why-row-five = Five: { $points }
why-row-overline = Overline: { $points }
why-row-open-four = Open four: { $points }. Becomes five with { $others }
why-row-four = Four: { $points }. Becomes five with { $others }
why-row-three = Three: { $points }
why-row-no-three = Does not count as a three: { $points } can never become an open four
why-way-open = With { $points } it becomes an open four: five with { $others }
why-way-five = With { $points } it would make five at once, not an open four
why-way-overline = It needs { $points }, which would be forbidden: overline
why-way-double-four = It needs { $points }, which would be forbidden: double-four
why-way-double-three = It needs { $points }, which would be forbidden: double-three

# The opening: the protocol's questions and the players' answers.
refused-answer-first = Answer the opening’s question first
refused-not-asked = The opening needs a different step now
refused-outside-region = This stone must go inside the highlighted area
refused-offered-already = This point has already been offered
refused-offered-alike = Symmetrical to a point already offered
refused-not-offered = Choose one of the offered points
opening-about = The rules of this opening
opening-anywhere = anywhere
opening-centre = at the centre
opening-within = within the central { $side } × { $side }
opening-outside = outside the central { $side } × { $side }
opening-stone-black = a black
opening-stone-white = a white
opening-place = { $stones ->
    [one] { $name }: place { $stone } stone { $where }.
   *[other] { $name }: place { $stones } stones. Next, { $stone } stone { $where }.
}
opening-choose = { $name }: choose a colour.
opening-choose-way = { $name }: choose how to continue.
opening-declare = { $name }: declare how many fifth moves Black must offer.
opening-declare-number = { $number ->
    [one] 1 fifth move
   *[other] { $number } fifth moves
}
opening-offer = { $name }: offer fifth move { $number } of { $wanted }. No two may be symmetrical.
opening-pick = { $name }: choose one of the offered fifth moves.
opening-short-place = { $stone }, { $where ->
    [board] anywhere
    [centre] centre
    [within] central { $side } × { $side }
   *[outside] outside { $side } × { $side }
}
opening-short-choose = Choose a colour
opening-short-declare = How many fifth moves?
opening-short-offer = Offer { $number } of { $wanted }
opening-short-pick = Choose an offer
opening-swap = Play { $side }
opening-stay = Stay { $side }
opening-place-two = Place two more stones
opening-offer-ten = Offer ten fifth moves
opening-of-26 = The 26 openings
opening-did-swap = Swap
opening-did-stay = Stay
opening-did-place-two = Two more stones
opening-did-offer-ten = Ten fifth moves
opening-did-offer = { $point }
opening-news-swap = Colours swapped. { $side }: { $name }
opening-news-stay = No swap. { $side }: { $name }
opening-decision = { $name }: { $decision }
opening-offered = fifth moves { $points }
opening-news-place-two = { $name }: two more stones
opening-news-offer-ten = { $name }: ten fifth moves
opening-news-declare = { $number ->
    [one] { $name }: one fifth move
   *[other] { $name }: { $number } fifth moves
}
opening-reasons = Why?
opening-reasons-close = Back to the board
opening-reasons-title = How the computer decided
opening-reasons-text = The options it compared, with its estimated winning chance for each.
menu-opening = Why this opening?

# Online play.
refused-time-up = The time for this move is up
refused-not-online = Not available online
refused-line-broken = The other player is not connected. The game is waiting for them
refused-asked-already = You have already asked. Wait for the answer
game-ask-undo = Ask to undo
game-ask-draw = Offer draw
game-ask-draw-short = Draw
online-match-room = Room { $code }
online-match-line = online
online-match-line-quiet = no reply for { $seconds } s
online-match-line-broken = offline
online-match-line-none = not connected
online-match-broken = { $name } is not connected. The game is waiting and the clocks are stopped.
online-match-overdue = { $name } is out of time and has not moved.
online-match-claim = Claim the win
online-match-claim-later = You can claim the win once the other player has been away for { $minutes } minutes in this game.
online-match-go-on = Close
online-match-yes = Yes
online-match-no = No
online-match-withdraw = Withdraw
online-match-asks-draw = { $name } offers a draw. Do you accept?
online-match-asks-undo = { $name } asks to undo a move. Do you agree?
online-match-asks-swap = { $name } asks to swap sides. Do you agree?
online-match-asks-next = { $name } wants to play the next game.
online-match-asked-draw = You offered a draw. Waiting for { $name }.
online-match-asked-undo = You asked to undo your move. Waiting for { $name }.
online-match-asked-swap = You asked to swap sides. Waiting for { $name }.
online-match-asked-resign = You resigned. Notifying { $name }.
online-match-asked-next = Waiting for { $name }
online-match-next = Next game
online-match-rematch = Play again
online-match-next-waits = The next game starts when both players are ready.
online-match-watching = You are watching
menu-leave-room = Leave the room
leave-title = Leave the room?
leave-text = Your place is kept. Come back within { $minutes } minutes to continue the match; after that the other player may claim the win.
leave-text-over = The game is over. The other player will see that you have left.
leave-text-watcher = You are only watching: the game continues without you.
leave-stay = Stay

# What the figures of "What the computer sees" mean. The short texts fit on one line of a phone.
heat-engine = { $side } to move. Each number is the engine’s winning chance with that move, in per cent; only the best are shown. 100 is a proven win; the quickest has brackets.
heat-engine-short = { $side } to move · winning chance in %
heat-classic = { $side } to move. Each number is the score that { $name } gives that move; only the best are shown.
heat-classic-short = { $side } to move · score by { $name }

# The character on the seal of a result: won, lost, drawn.
seal-won = 勝
seal-lost = 敗
seal-drawn = 和

# What a player is told who looks elsewhere: in a notification and in the title of the window.
attention-move = Your move
attention-against = Against { $name }
attention-over = The game is over
attention-begun = The match has begun
attention-asked = You are asked
# Why the desktop keeps the screen on.
attention-clock = The clock of a game is running

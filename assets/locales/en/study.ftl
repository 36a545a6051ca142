# What a review says about a game. $side and $winner are black or white, $move and $point are points such as H8.

review-lost-fours = { $side ->
    [black] Black
   *[white] White
} lost it with { $ply } ({ $move }): from there { $winner ->
    [black] Black
   *[white] White
} wins by fours in { $moves }, proven.
review-lost-threats = { $side ->
    [black] Black
   *[white] White
} lost it with { $ply } ({ $move }): from there { $winner ->
    [black] Black
   *[white] White
} wins by threats in { $moves }, proven.
review-lost-judged = { $side ->
    [black] Black
   *[white] White
} lost it with { $ply } ({ $move }), judged: from there { $winner ->
    [black] Black
   *[white] White
} is almost certain to win.
review-lost-foul = { $side ->
    [black] Black
   *[white] White
} lost with { $ply }: { $move } is forbidden, { $foul ->
    [overline] an overline
    [double-four] a double-four
   *[double-three] a double-three
}.
review-better = { $better } would have held (judged { $percent } %).
review-better-only = { $better } was the only move that held, proven.
review-missed-win = { $side ->
    [black] Black
   *[white] White
} missed a proven win with { $ply } ({ $move }): { $better } wins in { $moves }.
review-nobody-before = Nobody had a proven win before { $ply }.
review-nobody = Nobody had a proven win.
review-too-little = The review was not deep enough to say where the game was lost.
review-reason-missed-five = { $point } made five.
review-reason-four-not-stopped = The four was not stopped: { $point } makes five.
review-reason-three-not-stopped = The open three was left open: { $point } makes an open four.
review-reason-wrong-block = { $move } blocks at the wrong point.
review-reason-fork = { $point } makes { $shape ->
    [four-three] a four and an open three
    [double-three] two open threes
   *[open-four] fours that one stone cannot stop
}.
review-reason-forbidden-block = { $winner ->
    [black] Black
   *[white] White
} makes a four whose stop at { $point } is forbidden, { $foul ->
    [overline] an overline
    [double-four] a double-four
   *[double-three] a double-three
}.
review-reason-fours = A run of fours that begins with { $point } wins.
review-reason-threats = A run of threes and fours that begins with { $point } wins.
review-lost-proven = { $side ->
    [black] Black
   *[white] White
} lost it with { $ply } ({ $move }): from there { $winner ->
    [black] Black
   *[white] White
} wins in { $moves }, proven.
review-lost-searched = { $side ->
    [black] Black
   *[white] White
} lost it with { $ply } ({ $move }), judged: from there the search sees { $winner ->
    [black] Black
   *[white] White
} win in { $moves }.
review-lost-turn = From { $ply } ({ $move }) on the search sees { $winner ->
    [black] Black
   *[white] White
} win, judged; it knew no better move for { $side ->
    [black] Black
   *[white] White
} there.
review-lost-start = The search sees { $side ->
    [black] Black
   *[white] White
} lost before { $ply } ({ $move }), the first move that is judged.
review-lost-cost = { $side ->
    [black] Black
   *[white] White
} lost most with { $ply } ({ $move }): from { $percent } to { $count } %, judged.
review-not-lost = The search did not see the game lost for { $side ->
    [black] Black
   *[white] White
} when it ended.
review-judged-end = At the end the search gives { $side ->
    [black] Black
   *[white] White
} { $percent } %.
review-better-wins = { $better } wins, { $certainty ->
    [proven] proven
   *[judged] judged
}.
review-threats = Points for fours and open threes: Black { $black } → { $blackafter }, White { $white } → { $whiteafter }.
review-reason-line = { $winner ->
    [black] Black
   *[white] White
} goes on with { $points }.
review-reason-gave = It lets { $winner ->
    [black] Black
   *[white] White
} make { $made ->
    [two] an open two
    [two-twos] two open twos
    [three] an open three
    [two-threes] two open threes
    [four] a four
    [four-three] a four and an open three
    [open-four] an open four
   *[five] five
} at { $point }; after { $better } that is not so.
review-reason-left = It leaves { $winner ->
    [black] Black
   *[white] White
} the point { $point }, which makes { $made ->
    [two] an open two
    [two-twos] two open twos
    [three] an open three
    [two-threes] two open threes
    [four] a four
    [four-three] a four and an open three
    [open-four] an open four
   *[five] five
}.
review-reason-not-taken = { $point } makes { $made ->
    [two] an open two
    [two-twos] two open twos
    [three] an open three
    [two-threes] two open threes
    [four] a four
    [four-three] a four and an open three
    [open-four] an open four
   *[five] five
}; { $move } does not.
review-reason-more-threats = It leaves { $winner ->
    [black] Black
   *[white] White
} { $count } points for a four or an open three; { $better } leaves { $moves }.
review-reason-fewer-threats = It keeps { $count } points for a four or an open three; { $better } has { $moves }.
review-reason-less-room = Through { $move } there is room for { $count } fives of one's own, through { $better } for { $moves }.
review-reason-stops-less = { $move } stands in { $count } possible fives of { $winner ->
    [black] Black
   *[white] White
}, { $better } in { $moves }.

# What the loser is to look for next time.
review-next-foul = Next time: before each stone of Black look whether its point is forbidden.
review-next-five = Next time: look for a five of your own before anything else.
review-next-four = Next time: before each move look whether the other side has four in a row.
review-next-three = Next time: answer an open three at once, or with a four of your own.
review-next-block = Next time: before you block, try each point that blocks and look what is left.
review-next-fork = Next time: look for the points where two lines of the other side cross, and take one first.
review-next-forbidden = Next time: look which of your points are forbidden before a four has to be stopped there.
review-next-fours = Next time: count the fours that the other side can play one after another.
review-next-threats = Next time: count the threes and fours that the other side can play one after another.
review-next-their-point = Next time: ask where the other side would play if it were its turn; that point is often yours.
review-next-own-point = Next time: look first for the point where your own stones work together.
review-next-count = Next time: compare how many threats each side could make after the move.
review-next-room = Next time: play where there is still room for a five.
review-next-line = Next time: play the other side's best answers out in your head, three moves deep.
review-next-earlier = Next time: look for another plan some moves before this one.
review-next-opening = Next time: begin from another opening, or choose the other colour.
review-next-open = Next time: play on: the search still saw moves that hold.

# What the steps of a proven win are. $point is the attack, $made what it makes; $points, with commas, and $last are points to
# choose from, $listed in all.
proof-made = { $made ->
    [five] five
    [open-four] open four
    [two-fours] two fours at once
    [four-three] four and open three
    [four] four
    [two-threes] two threes at once
    [three] open three
   *[other] threat
}
proof-makes = { $point } makes { $made ->
    [five] five
    [open-four] an open four
    [two-fours] two fours
    [four-three] a four and an open three
    [four] a four
    [two-threes] two open threes
    [three] an open three
   *[other] a threat
}.
proof-next-fives = Next, { $points } or { $last } makes five; one stone cannot stop { $count ->
    [2] both
   *[other] them all
}.
proof-next-open-four = Next, { $listed ->
    [1] { $last }
   *[other] { $points } or { $last }
} gives an open four.
proof-four-one-stop = Four: only { $last } stops it.
proof-four-stops = Four: { $points } or { $last } stops it.
proof-four-forbidden = Four: its only stop, { $point }, is forbidden to Black, { $foul ->
    [overline] an overline
    [double-four] a double-four
   *[double-three] a double-three
}.
proof-one-stop = Only { $last } stops the four.
proof-stops = { $points } or { $last } stops the four.
proof-forbidden = { $point } is forbidden to Black, { $foul ->
    [overline] an overline
    [double-four] a double-four
   *[double-three] a double-three
}.
proof-tries = { $side ->
    [black] Black
   *[white] White
} has { $count ->
    [1] one try: { $last }. It does not hold.
   *[other] { $count ->
        [2] two
        [3] three
       *[other] four
    } tries: { $points } or { $last }. None { $made ->
        [two-threes] stops both
       *[other] holds
    }.
}
proof-tries-or-four = { $side ->
    [black] Black
   *[white] White
} can try { $points }, or a four of { $side ->
    [black] Black's
   *[white] White's
} own. None { $made ->
    [two-threes] stops both
   *[other] holds
}.
proof-tries-four = Only a four of { $side ->
    [black] Black's
   *[white] White's
} own delays it.
proof-tries-many = { $side ->
    [black] Black
   *[white] White
} has { $count ->
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
   *[other] { $count }
} tries; none { $made ->
    [two-threes] stops both
   *[other] holds
}.
proof-no-try = No stone of { $side ->
    [black] Black's
   *[white] White's
} stops it.

# The whole proof.
proof-headline = Whatever { $side ->
    [black] Black
   *[white] White
} does, { $winner ->
    [black] Black
   *[white] White
} has five by move { $ply }.
proof-answered = { $count ->
    [1] One defence, answered.
   *[other] { $count } defences, all answered.
}
proof-all-fours = Every move is a four.
proof-threes-and-fours = Every move is a three or a four.
proof-shared = As after { $points }.
proof-left-out = { $count ->
    [1] One more defence is
   *[other] { $count } more defences are
} left out here: the file is limited to { $nodes } moves.

# The result of an attack that the player tries. $reply is the defender's move.
proof-also-wins = { $point } wins too, proven: five in { $moves }.
proof-lost-five = { $point } loses the win: { $side ->
    [black] Black
   *[white] White
} makes five at { $reply }.
proof-lost-stopped = { $side ->
    [black] Black
   *[white] White
} answers { $reply }, and no win by fours and threes is left.
proof-lost-stopped-four = { $side ->
    [black] Black
   *[white] White
} answers { $reply } with a four, and no win by fours and threes is left.
proof-lost-no-threat = { $point } is neither a four nor an open three: { $side ->
    [black] Black
   *[white] White
} answers { $reply }, and no win by fours and threes is left.
proof-not-found = No win found after { $point } within { $nodes } positions.
proof-not-found-after = No win found after { $point } and { $reply } within { $nodes } positions.

# What a side would do if it could move again.
threat-five = { $side ->
    [black] Black
   *[white] White
} threatens five at { $point }.
threat-fours = { $side ->
    [black] Black
   *[white] White
} threatens to win by fours in { $moves }, proven: { $point } first.
threat-threats = { $side ->
    [black] Black
   *[white] White
} threatens to win by fours and threes in { $moves }, proven: { $point } first.
threat-none = { $side ->
    [black] Black
   *[white] White
} threatens no win by fours and threes.
threat-not-found = No threat found within { $nodes } positions.

# Wins by fours of a side, as if it were to move.
fours-five = { $side ->
    [black] Black
   *[white] White
} to move makes five at { $point }.
fours-win = { $side ->
    [black] Black
   *[white] White
} to move wins by fours in { $moves }, proven: { $point } first.
fours-none = { $side ->
    [black] Black
   *[white] White
} to move has no win by fours.
fours-not-found = { $side ->
    [black] Black
   *[white] White
} to move: no win by fours found within { $nodes } positions.

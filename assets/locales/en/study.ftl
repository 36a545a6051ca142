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

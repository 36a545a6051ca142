study-tab-proof = Proof
study-proof-about = Does { $side } win by fours and threes from here? A proof answers every defence.
study-proof-find = Show the proof
study-proof-further = Search further
study-proof-searching = Looking for a win of { $side } by fours and threes.
study-proof-not-found = No win of { $side } by fours and threes was found within { $nodes } positions.
study-proof-answers = { $count ->
    [one] 1 answer
   *[other] { $count } answers
}
study-proof-answers-of-all = { $answers }, { $all } in all
study-proof-answers-by = { $answers }, five by { $ply } at the latest
study-proof-more = { $count } more
study-proof-by = by { $ply }
study-proof-attack = { $side } { $point }, move { $ply }, { $made }
study-proof-defence = { $side } { $point }, defence { $number } of { $count }, five by move { $ply }
study-proof-other = { $side } { $point }, not one of the listed defences
study-proof-line = Then { $moves }
study-proof-now = The threat now
study-proof-after = after { $ply } { $point }
study-proof-find-attack = { $side } to move: find a move that still wins.
study-proof-judging = Does { $point } still win?
study-proof-play-side = Play { $side }’s side
study-proof-start = Start over
study-proof-back = Step back
study-proof-next = Next defence
study-proof-chosen = Defence { $number } of { $count }
study-proof-play-out = Play it out
study-proof-export = Export proof
study-proof-copied = The proof was copied as SGF.
study-proof-makes-four = Makes a four
study-proof-can-try = { $side } can try here
study-proof-five = Five
study-threat = What does it threaten?
study-threats = Threats

# The lessons: first what all of them share, then each lesson. A step has its text and the replies to right and wrong answers.
lesson-chapter-shapes = Shapes
lesson-chapter-fours = Fours
lesson-chapter-threes = Threes
lesson-chapter-forks = Forks
lesson-chapter-defence = Defence
lesson-chapter-fours-in-a-row = Fours in a row
lesson-chapter-renju = Renju
lesson-chapter-openings = Openings

# The task of a step, unless the step names it in other words.
lesson-task-read = Look at the board
lesson-task-five = Make five
lesson-task-open-four = Make an open four
lesson-task-four = Make a four
lesson-task-broken-four = Make a broken four
lesson-task-open-three = Make an open three
lesson-task-broken-three = Make a broken three
lesson-task-four-three = Make a four-three
lesson-task-double-three = Make a three-three
lesson-task-double-four = Make a four-four
lesson-task-unstoppable-four = Make a four that Black may not stop
lesson-task-win-fours = Win by fours
lesson-task-win-threats = Win by threats
lesson-task-hold = Stop the threat
lesson-task-mark = Mark the points
lesson-task-choose = Choose an answer
lesson-task-win-turn = Win with one turn
lesson-task-hold-turn = Stop the threat with one turn

# Hints, by task.
lesson-hint-choose = Look at the ends of the rows.
lesson-hint-five = Look for four stones on one line, in all four directions. There may be a gap.
lesson-hint-make = Look for the lines with the most stones, and count the empty points around them.
lesson-hint-win-fours = Look at every four you can make, and at where the other side must stop it.
lesson-hint-win-threats = Start with the stone that makes a threat and prepares the next one.
lesson-hint-hold = Find the point that the other side wants most. It is often good for you too.
lesson-hint-mark = Go through the lines one after another: rows, columns, then both diagonals.
lesson-hint-turn = Count where five can be completed on each of the two boards.

# What is said to an answer.
lesson-right = Right.
lesson-marks-left = Right so far. { $left ->
    [one] One more point.
   *[other] { $left } more points.
}
lesson-go-on = { $other ->
    [black] Black
   *[white] White
} answers at { $reply }. Go on: { $left ->
    [one] one more stone.
   *[other] { $left } more stones at most.
}
lesson-wrong-foul = { $point } is forbidden to Black: { $foul ->
    [overline] six or more in a row.
    [double-four] two fours at once.
   *[double-three] two open threes at once.
}
lesson-wrong-length = { $length ->
    [one] { $point } stands alone: no stone of the same colour is next to it.
   *[other] { $point } makes { $length } in a row. Five are needed.
}
lesson-wrong-made = { $made ->
    [three] { $point } makes an open three.
    [two-threes] { $point } makes two open threes.
    [four-three] { $point } makes a four and an open three.
    [two-fours] { $point } makes two fours.
    [open-four] { $point } makes an open four.
   *[other] { $point } makes nothing that must be answered.
} { $wanted ->
    [four] The task is to make a four.
    [open-four] The task is to make an open four.
    [broken-four] The task is to make a four with a gap.
    [open-three] The task is to make an open three.
    [broken-three] The task is to make an open three with a gap.
    [four-three] The task is to make a four and an open three.
    [double-three] The task is to make two open threes.
    [double-four] The task is to make two fours.
   *[unstoppable-four] The task is to make a four that Black may not stop.
}
lesson-wrong-closed-four = { $point } makes a four that can become five at { $reply } only, and { $other ->
    [black] Black
   *[white] White
} stops it there.
lesson-wrong-made-four = { $point } makes a four, but nothing besides: { $other ->
    [black] Black
   *[white] White
} stops it at { $reply }.
lesson-wrong-five-follows = After { $point } { $winner ->
    [black] Black
   *[white] White
} makes five at { $reply }.
lesson-wrong-fours-follow = After { $point } { $winner ->
    [black] Black
   *[white] White
} wins by fours, beginning at { $reply }: { $moves } stones to the five.
lesson-wrong-threats-follow = After { $point } { $winner ->
    [black] Black
   *[white] White
} wins by threats, beginning at { $reply }: { $moves } stones to the five at most.
lesson-wrong-not-four = { $point } is not a four. { $other ->
    [black] Black
   *[white] White
} need not answer it, and the chain of fours ends.
lesson-wrong-no-threat = { $point } makes neither a four nor an open three. { $other ->
    [black] Black
   *[white] White
} is free to play where it likes.
lesson-wrong-stopped = { $other ->
    [black] Black
   *[white] White
} answers at { $reply }, and there is no win by { $kind ->
    [fours] fours
   *[threats] fours and open threes
} any more.
lesson-wins-quietly = { $point } wins as well, but more slowly and not by threats alone. Here each move must be a four or an open three: look for that win.
lesson-wrong-mark = { $set ->
    [five] { $point } does not complete a five.
    [open-four] A stone at { $point } makes no open four.
    [four] A stone at { $point } makes no four.
    [open-three] A stone at { $point } makes no open three.
    [four-three] A stone at { $point } makes no four-three.
    [end] { $point } is not an end of the row.
    [forbidden] { $point } is not forbidden.
    [overline] A stone at { $point } makes no row of six.
    [foul-double-four] A stone at { $point } does not make two fours.
    [foul-double-three] A stone at { $point } does not make two open threes.
   *[other] { $point } is not one of the points.
}
lesson-wrong-lone-row = That makes five on one board alone, and whoever does that loses.
lesson-wrong-no-row = No board has five after that. One stone on each board, at a point that completes five, wins.
lesson-wrong-turn-follows = { $other ->
    [black] Black
   *[white] White
} completes five on both boards.

# Five
lesson-five = Five
lesson-five-about = Five stones in a row win the game. They may lie along a row, a column or a diagonal.
lesson-five-1-heading = Two players, one board
lesson-five-1 = Black and White take turns. Each places one stone on a point where two lines cross, and Black begins. Stones never move and are never taken off.
lesson-five-2 = Five stones side by side win at once. Black has four of them: add the fifth.
lesson-five-2-right = Five in a row: Black wins. Either end was good.
lesson-five-3 = A column counts as well. White has closed one end of this one.
lesson-five-3-right = Five in a column.
lesson-five-3-f8 = White's stone on F7 lies between. The five stones must lie side by side.
lesson-five-4 = Diagonals are easy to overlook. Follow the black stones from the lower left to the upper right.
lesson-five-4-right = Five on a diagonal.
lesson-five-4-d5 = { $point } is not on the diagonal of the four stones.
lesson-five-5 = The missing stone need not be at an end. Here it is in the middle.
lesson-five-5-right = The gap is filled: five in a row.
lesson-five-5-b6 = { $point } leaves the gap open, and a row with a gap is not five.
lesson-five-6-heading = Make five with White
lesson-five-6 = White wins in the same way. Black threatens five, but White is to move: look at the diagonals.
lesson-five-6-right = White has five first.
lesson-five-6-g8 = G8 closes one end of Black's column, and Black makes five at the other. White had a five at once: look for your own first.

# Open and closed
lesson-open-and-closed = Open and closed
lesson-open-and-closed-about = A row can only grow where there is room. Look at both of its ends before you call it a threat.
lesson-open-and-closed-1-heading = Two ends
lesson-open-and-closed-1 = Every row has two ends. An end is open if the point beyond it is empty. Both ends of this black row are open.
lesson-open-and-closed-2 = Mark the open ends of the black row of three.
lesson-open-and-closed-2-right = Both ends are open: the row can grow on either side.
lesson-open-and-closed-2-d5 = { $point } lies beside the row. A row continues along its own line.
lesson-open-and-closed-3 = White has closed one end here. Mark the end that is still open.
lesson-open-and-closed-3-right = One end is left. Black can still grow there, but White knows where.
lesson-open-and-closed-3-e8 = E8 lies behind a white stone. A row cannot jump over it.
lesson-open-and-closed-4 = The edge of the board closes a row as well. Mark the open end.
lesson-open-and-closed-4-right = At the edge only one end is left.
lesson-open-and-closed-5 = Two black rows, and White has closed one end of each. Mark the two open ends.
lesson-open-and-closed-5-right = One open end for each row.
lesson-open-and-closed-5-a3 = { $point } lies behind a white stone.
lesson-open-and-closed-6-heading = Choose the open row
lesson-open-and-closed-6 = One of these rows of three is closed at one end, the other is open at both. Add a stone to the open one.
lesson-open-and-closed-6-right = Four stones with two open ends. White cannot close both.
lesson-open-and-closed-6-hint = Look beyond both ends of each row.
lesson-open-and-closed-6-a3 = White has closed this row at E3. With A3 it reaches the edge, and there is no room for a fifth stone.

# Reading lines
lesson-reading-lines = Reading lines
lesson-reading-lines-about = Rows run in four directions. Strong players look along all of them, for their own stones and for those of the other side.
lesson-reading-lines-1-heading = Four directions
lesson-reading-lines-1 = Four lines cross on every point: a row, a column and two diagonals. A five can lie on any of them.
lesson-reading-lines-2 = Black has a four on a diagonal and another on a column. Mark every point where Black makes five.
lesson-reading-lines-2-right = One point for each of the two lines: the gap of the diagonal, and the open end of the column.
lesson-reading-lines-2-c3 = With C3 the diagonal has four stones side by side and one more beyond the gap. Five need the gap filled.
lesson-reading-lines-3 = Somewhere in this crowd Black has four stones on one line. Find the point that is missing.
lesson-reading-lines-3-right = A falling diagonal with a gap.
lesson-reading-lines-3-hint = Try the lines that fall from the upper left to the lower right.
lesson-reading-lines-4-heading = Stop the five
lesson-reading-lines-4 = Now read for the other side. White has four stones on one line: stop the five.
lesson-reading-lines-4-right = F6 fills the gap. Before each move, look for a four of the other side in all four directions.
lesson-reading-lines-4-hint = White's stones rise from the lower left to the upper right.
lesson-reading-lines-5-heading = Who is faster?
lesson-reading-lines-5 = White has a four, and so has Black. Black is to move.
lesson-reading-lines-5-right = Your own five ends the game. There is no need to stop White first.
lesson-reading-lines-5-c8 = { $point } closes one end, and White makes five at the other. Black had a five at once.
lesson-reading-lines-6 = White has three stones on a diagonal, open at both ends. Mark the points where White would make a four that is open at both ends.
lesson-reading-lines-6-right = Both ends. Such a three must be stopped now: the next chapters show how.

# The four
lesson-the-four = The four
lesson-the-four-about = Four stones that one more turns into five: the other side must answer at once.
lesson-the-four-1-heading = One stone from five
lesson-the-four-1 = Four stones of a line that one more stone makes five are a four. White must play C5 now, or Black wins.
lesson-the-four-2 = Black has three in a row, closed on the left. Make a four of it.
lesson-the-four-2-right = White has to answer: one more black stone would be five.
lesson-the-four-2-f6 = { $point } does not lie on the row of three.
lesson-the-four-3-heading = Stop the four
lesson-the-four-3 = White's turn. Black has a four: stop it.
lesson-the-four-3-right = The four is stopped. A four that is closed on one side has one point left.
lesson-the-four-3-hint = The four rises from the lower left to the upper right.
lesson-the-four-4 = Black to move. Make a four of the three stones on the diagonal. It may have a gap.
lesson-the-four-4-right = White must answer, and Black has the move after that.
lesson-the-four-4-hint = The diagonal falls from C7 to the right.
lesson-the-four-4-g3 = The white stone on F4 closes this side.
lesson-the-four-4-d2 = { $point } is not on the diagonal of the three stones.
lesson-the-four-5 = Not every row of three can become a four. Black has two: find the one with room for five.
lesson-the-four-5-right = There is room for five here.
lesson-the-four-5-hint = Count the points between the stones that close a line. There must be five.
lesson-the-four-5-f4 = White's stones on B4 and G4 leave room for four stones only. This row can never be five.

# Open four
lesson-open-four = Open four
lesson-open-four-about = A four that is open at both ends cannot be stopped with one stone. It wins.
lesson-open-four-1-heading = Two ways to five
lesson-open-four-1 = This four is open at both ends. White can close one, and Black makes five at the other.
lesson-open-four-2 = A four is open when both of its ends are empty. Make one.
lesson-open-four-2-right = Black threatens five at both ends. White can stop only one of them.
lesson-open-four-2-b5 = { $point } makes a four with a gap. It has one point for five, and White fills it.
lesson-open-four-3 = White can fill one end; you fill the other and have five. Look at both ends before you choose a side.
lesson-open-four-3-right = Both ends stay free: two ways to five.
lesson-open-four-3-h6 = H6 makes a closed four. The white stone at I6 shuts the right end, so White stops the four at D6. Try the side where both ends stay free.
lesson-open-four-3-c6 = C6 leaves a gap, and White fills it at D6. The four must be side by side.
lesson-open-four-4-heading = Too late
lesson-open-four-4 = White is to move. Black has an open four. What will happen?
lesson-open-four-4-a = White stops the four with one stone.
lesson-open-four-4-a-says = One stone closes one end only. Look at C8 and H3.
lesson-open-four-4-b = Black makes five with the next stone.
lesson-open-four-4-b-says = An open four cannot be stopped. Only a five of White's own would have come first.
lesson-open-four-4-c = White can close both ends in time.
lesson-open-four-4-c-says = White has one move before Black makes five.
lesson-open-four-5 = This row of three has a gap. Fill it, or add to an end: which gives an open four?
lesson-open-four-5-right = Side by side, and both ends open.
lesson-open-four-5-b4 = { $point } leaves the gap: there is one point for five, and White fills it.
lesson-open-four-6 = The edge closes a row too. On which side do both ends stay on the board?
lesson-open-four-6-right = A2 and F7 are both free.
lesson-open-four-6-a2 = Beyond A2 the board ends. White stops the four at E6.

# Broken four
lesson-broken-four = Broken four
lesson-broken-four-about = A four may have a gap. It threatens five at one point, the gap, and often does something else besides.
lesson-broken-four-1-heading = A four with a gap
lesson-broken-four-1 = Three stones, a gap and one more stone: a broken four. White's only answer is the gap, E5.
lesson-broken-four-2 = Two stones, a gap and two stones are a broken four as well. Mark where Black makes five.
lesson-broken-four-2-right = A broken four has one point: the gap.
lesson-broken-four-2-b2 = With B2 the gap still divides the row. Five must lie side by side.
lesson-broken-four-3-heading = Leave a gap
lesson-broken-four-3 = Make a four with a gap. White will fill the gap, so think about where your stone should stay.
lesson-broken-four-3-right = White has to fill F5, and Black's new stone is farther out.
lesson-broken-four-3-f5 = F5 makes a four without a gap. This time leave one.
lesson-broken-four-4-heading = Stop the four
lesson-broken-four-4 = White to move. Where does Black threaten five?
lesson-broken-four-4-right = Only the gap stops a broken four.
lesson-broken-four-4-h6 = Beyond the end is too far: Black fills the gap and has five.
lesson-broken-four-5-heading = Two uses for one stone
lesson-broken-four-5 = White threatens an open four on the column. Make a four with a gap whose stone also takes an end of that column.
lesson-broken-four-5-right = White must fill F7, and the column is closed at one end by a stone that was placed with a threat.
lesson-broken-four-5-f7 = White stops this four at G8, and that stone makes White's column a four. With the gap the stones are exchanged.
lesson-broken-four-6-heading = Compare
lesson-broken-four-6 = The upper row could become a four with a gap, the lower one is closed at the left. Which kind of four cannot be stopped?
lesson-broken-four-6-a = A four with a gap.
lesson-broken-four-6-a-says = It has one point for five. White fills it.
lesson-broken-four-6-b = A four that is closed at one end.
lesson-broken-four-6-b-says = White closes the other end.
lesson-broken-four-6-c = A four with both ends open.
lesson-broken-four-6-c-says = Only the open four has two points for five.

# Open three
lesson-open-three = Open three
lesson-open-three-about = Three stones that can become an open four. If White does nothing about it, Black wins.
lesson-open-three-1-heading = Two moves from five
lesson-open-three-1 = One more stone at C5 or G5 makes an open four, which cannot be stopped. So an open three must be answered before that.
lesson-open-three-2 = Two stones on a diagonal with room on both sides. Make an open three of them.
lesson-open-three-2-right = The next stone would make an open four, so White must answer.
lesson-open-three-2-c5 = { $point } is not on the diagonal of the two stones.
lesson-open-three-3 = Black has an open three. Mark the points where it becomes an open four.
lesson-open-three-3-right = Those are the points that White has to think about.
lesson-open-three-3-c3 = { $point } is one point too far out: it leaves a gap, and White fills it.
lesson-open-three-4-heading = Room on both sides
lesson-open-three-4 = A three is open only if the four made from it can have two free ends. There is a white stone on B5: on which side is there room?
lesson-open-three-4-right = To the right there is room: the four will be open.
lesson-open-three-4-c5 = With C5 the three is next to White's stone. Every four made from it is closed on the left.
lesson-open-three-5-heading = Stop the open three
lesson-open-three-5 = White to move. Black has an open three. Stop it, or Black will have an open four.
lesson-open-three-5-right = The three can now become a closed four at most.
lesson-open-three-5-hint = The ends of the three are good points.
lesson-open-three-5-b3 = { $point } is too far out: Black makes an open four all the same.
lesson-open-three-6-heading = Is it open?
lesson-open-three-6 = Both ends of Black's row of three are empty. But beyond A5 is the edge, and beyond E5 a white stone. Must White answer?
lesson-open-three-6-a = Yes, it is an open three.
lesson-open-three-6-a-says = Between the edge and the white stone there is room for five points only. A four here always has one closed end.
lesson-open-three-6-b = No, White may play elsewhere.
lesson-open-three-6-b-says = An open four needs six points in a line. This three can only become a closed four.

# Broken three
lesson-broken-three = Broken three
lesson-broken-three-about = Two stones, a gap and one more. It is just as dangerous as three side by side.
lesson-broken-three-1-heading = A three with a gap
lesson-broken-three-1 = A stone at E5 would make an open four. So this three with a gap is open, and White must answer it.
lesson-broken-three-2 = Make an open three with a gap.
lesson-broken-three-2-right = The gap and both outer points stay free.
lesson-broken-three-2-c5 = { $point } makes a three side by side. It is open too, but this time leave a gap.
lesson-broken-three-3-heading = One point
lesson-broken-three-3 = Where does Black's three become an open four? Mark the point.
lesson-broken-three-3-right = Only the gap makes four side by side.
lesson-broken-three-3-i8 = { $point } makes a four with the gap still in it. White fills the gap and holds.
lesson-broken-three-4-heading = Three stops
lesson-broken-three-4 = White to move. A three with a gap can be stopped at three points: the gap and the two ends. Play one of them.
lesson-broken-three-4-right = Any of the three points stops it. Next you will see how to choose.
lesson-broken-three-5-heading = Find White's three
lesson-broken-three-5 = Black is to move. Read for White: is there a three with a gap? Mark where White would make an open four.
lesson-broken-three-5-right = The three runs along a falling diagonal. Broken threes are easily missed.
lesson-broken-three-5-hint = Look at the diagonals that fall to the right.
lesson-broken-three-6-heading = Count the stops
lesson-broken-three-6 = Black's upper three has no gap; the lower one does. How many points can White choose from to stop each of them, if nothing else is near?
lesson-broken-three-6-a = Two for the upper, three for the lower.
lesson-broken-three-6-a-says = The gap is one more point to stop. In return, the stones of a broken three reach farther.
lesson-broken-three-6-b = Three for the upper, two for the lower.
lesson-broken-three-6-b-says = The upper three has only its two ends; the lower one has a gap besides.
lesson-broken-three-6-c = One for each.
lesson-broken-three-6-c-says = Either end stops a three.

# Which end
lesson-which-end = Which end
lesson-which-end-about = A three can be stopped at two or three points. Often only one of them is good.
lesson-which-end-1-heading = Look at both ends
lesson-which-end-1 = White must stop the three on the row. Before you choose an end, look at what else Black has near each of them. Here two more black stones point at H6.
lesson-which-end-2-heading = Stop the three
lesson-which-end-2 = White to move. At one end Black could make a four and an open three together. Take that end.
lesson-which-end-2-right = H6 stops the row and the column.
lesson-which-end-2-d6 = Black plays H6: a four on the row and an open three on the column. White can stop only the four.
lesson-which-end-3-heading = Stop the three
lesson-which-end-3 = The same question on a diagonal. Which end do Black's other stones point at?
lesson-which-end-3-right = H5 stops the diagonal, and the column of H4 and H3 as well.
lesson-which-end-3-d9 = Black plays H5: a four on the diagonal and an open three on the column.
lesson-which-end-4-heading = Gap or end?
lesson-which-end-4 = A broken three has three stops. Only one of them also stops the column.
lesson-which-end-4-right = F6 fills the gap and closes the column.
lesson-which-end-4-c6 = { $point } stops the three, but Black fills the gap at F6: a four on the row and an open three on the column.

# Four-three
lesson-four-three = Four-three
lesson-four-three-about = One stone makes a four and an open three. White must stop the four, and the three wins.
lesson-four-three-1-heading = Two threats at once
lesson-four-three-1 = A black stone on G6 would make a four on the row and an open three on the column. White has to stop the four at H6, and Black makes an open four of the three.
lesson-four-three-2 = Find the point that is part of both lines: the row of three and the two stones on the diagonal.
lesson-four-three-2-right = A four and an open three with one stone.
lesson-four-three-2-g6 = G6 makes a four, but it is not on the diagonal. White stops at F6 and has closed both lines.
lesson-four-three-3-heading = Win with a four-three
lesson-four-three-3 = Now play it to the end. Begin with the four; White stops it; then the three becomes an open four.
lesson-four-three-3-right = Four, open four, five: that is how a four-three wins.
lesson-four-three-4 = The four may also come from a row with a gap. Find the four-three.
lesson-four-three-4-right = The gap is filled, and the diagonal has three.
lesson-four-three-5-heading = Prevent the four-three
lesson-four-three-5 = White to move. Black threatens a four-three. Take the point before Black does, or spoil one of the lines.
lesson-four-three-5-right = White has spoiled one of the two lines in time.

# Three-three
lesson-three-three = Three-three
lesson-three-three-about = One stone, two open threes. White can stop only one of them. In Renju this point is forbidden for Black: you will see why.
lesson-three-three-1-heading = Two open threes
lesson-three-three-1 = A black stone on E5 makes two open threes. Each of them threatens an open four, and White has one move.
lesson-three-three-2 = The same with two diagonals. Where do they cross?
lesson-three-three-2-right = Two open threes: White can stop only one.
lesson-three-three-3-heading = Win with a three-three
lesson-three-three-3 = Play it to the end. White stops one of the threes, and you continue with the other.
lesson-three-three-3-right = One three was stopped; the other became an open four.
lesson-three-three-4 = Threes with a gap count as well. Find the point where two of them meet.
lesson-three-three-4-right = Both threes have a gap, and both are open.
lesson-three-three-5-heading = Threes are slower than fours
lesson-three-three-5 = Black has just made two open threes. White is to move and has a three of its own, closed at G2. What can White do?
lesson-three-three-5-a = Nothing: two threes always win.
lesson-three-three-5-a-says = Black needs two more moves for a five. Until then White can make fours, and Black must answer each of them.
lesson-three-three-5-b = Make a four at G6 first. It blocks one three, and White stops the other next.
lesson-three-three-5-b-says = A four comes before a three. A three-three wins only if the other side has no four that helps.
lesson-three-three-5-c = Stop both threes with one stone.
lesson-three-three-5-c-says = Only E6 is on both lines, and Black is there.
lesson-three-three-6-heading = In Renju
lesson-three-three-6 = In Renju Black may not make two open threes with one stone. Mark the point that is forbidden.
lesson-three-three-6-right = Without this rule the side that begins would win too easily. White may make a three-three at any time.

# Four-four
lesson-four-four = Four-four
lesson-four-four-about = One stone, two fours. White can stop one of them, and the other becomes five.
lesson-four-four-1-heading = Two fours
lesson-four-four-1 = A black stone on F6 would be part of two fours, one on the row and one on the column. White can close G6 or F5, not both.
lesson-four-four-2 = A diagonal and a column, each with three stones. Where do they meet?
lesson-four-four-2-right = Two fours. Even a white open three would be too slow now.
lesson-four-four-3 = Two fours can lie on one line, if each has its own gap. Find the stone that makes them.
lesson-four-four-3-right = B, D, E, F are one four; D, E, F, H the other. White cannot fill both gaps.
lesson-four-four-3-c6 = { $point } makes only one four: count the stones within five points.
lesson-four-four-4 = The same on a diagonal, with two stones on each side.
lesson-four-four-4-right = Four stones to the left gap, four to the right one.
lesson-four-four-5-heading = White's four-four
lesson-four-four-5 = In Renju a four-four is forbidden for Black, but White may make it. White is to move.
lesson-four-four-5-right = White may make any fork.

# Block early
lesson-block-early = Block early
lesson-block-early-about = An open four cannot be stopped, so stop the three. And two lines that cross are best stopped before they are threes.
lesson-block-early-1-heading = Before it is a threat
lesson-block-early-1 = Black has no three yet. But the two pairs share one empty point, and a stone there would make two open threes. White is to move and still has time.
lesson-block-early-2-heading = Stop the three-three
lesson-block-early-2 = White to move. On G5 Black would make a three-three. Stop it now: afterwards one stone is not enough.
lesson-block-early-2-right = The centre of the cross takes both lines at once; the outer points spoil one of them.
lesson-block-early-3-heading = Stop the four-three
lesson-block-early-3 = A closed three alone is no danger. But here another line meets it, at E5. White to move.
lesson-block-early-3-right = One of the two lines is closed, and the fork is gone.
lesson-block-early-4-heading = How urgent?
lesson-block-early-4 = Black's column is closed at one end, and White is to move. Must White answer at once?
lesson-block-early-4-a = Yes, always.
lesson-block-early-4-a-says = A closed three becomes a closed four, and that can be stopped when it comes.
lesson-block-early-4-b = Only if another black line meets it.
lesson-block-early-4-b-says = A closed three is dangerous as a part of a four-three or a four-four. Look for the crossing line.
lesson-block-early-5-heading = Stop the four-four
lesson-block-early-5 = Two closed threes that cross. Black threatens to make two fours with one stone. White is to move.
lesson-block-early-5-right = The crossing point takes both lines at once, and F5 spoils the column.
lesson-block-early-5-f11 = { $point } is too far from the point where the lines meet. Black plays F6.

# Counter four
lesson-counter-four = Counter four
lesson-counter-four-about = A four must be answered before anything else. At the right moment it turns a defence.
lesson-counter-four-1-heading = A four comes first
lesson-counter-four-1 = Black has made two open threes, and no stone stops both. But White has a three of its own: a four must be answered before a three.
lesson-counter-four-2-heading = Four first
lesson-counter-four-2 = White to move. Make a four whose stone also blocks one of the threes. The other three is stopped after that.
lesson-counter-four-2-right = G6 makes a four and closes the row. Black must stop at G7, and then White stops the column.
lesson-counter-four-2-c6 = { $point } stops one of the threes, and Black makes an open four of the other.
lesson-counter-four-2-g7 = G7 makes a four as well, but Black stops it at G6, and that stone makes Black's row a four.
lesson-counter-four-3-heading = Attack instead
lesson-counter-four-3 = White has an open three on the column of C. Before you stop it, look at your own fours: White has no time while you make them.
lesson-counter-four-3-right = Four, open four, five: the white three never got its turn.
lesson-counter-four-3-c6 = { $point } stops the three. But Black had a win: a four at F7 must be answered first.
lesson-counter-four-4-heading = The right four
lesson-counter-four-4 = Black has a win by threats in hand, and no quiet stone stops it. White can make a four in two ways, but only one of the two helps. Find it.
lesson-counter-four-4-right = The four must be answered, and the new stones block Black's lines.
lesson-counter-four-4-i7 = { $point } makes a four as well, but Black answers at { $reply }. That is the very point Black needs.
lesson-counter-four-5-heading = Keep your fours
lesson-counter-four-5 = White's row of three is closed on the right. White could make a four of it at once, and Black would have to answer. Is that a good idea if it leads to nothing?
lesson-counter-four-5-a = Yes, a forced answer costs nothing.
lesson-counter-four-5-a-says = The threat is gone once Black has answered, and the new stone may help Black.
lesson-counter-four-5-b = No, keep the four until it helps.
lesson-counter-four-5-b-says = A four is worth most when its stone, or the answer, changes something else: then play it.

# Take the key
lesson-take-the-key = Take the key
lesson-take-the-key-about = Some points are good for both sides. Whoever takes them attacks and defends with one stone.
lesson-take-the-key-1-heading = What does White want?
lesson-take-the-key-1 = Black to move. First read for White: mark the point where White would make a four-three.
lesson-take-the-key-1-right = That point is the key: play there yourself.
lesson-take-the-key-2-heading = Take the point
lesson-take-the-key-2 = One point stops everything. It is the point where the other side would like to play.
lesson-take-the-key-2-right = Right: no other point holds here.
lesson-take-the-key-3-heading = Take the point
lesson-take-the-key-3 = Again one point. Look where the other side's lines meet.
lesson-take-the-key-3-right = Right: no other point holds here.
lesson-take-the-key-4-heading = Take the point
lesson-take-the-key-4 = Several stones near by look natural. Only the key holds.
lesson-take-the-key-4-right = The point that both sides wanted is yours.

# Two fours
lesson-two-fours = Two fours
lesson-two-fours-about = A four leaves the other side one answer. With one four after another you decide everything that happens.
lesson-two-fours-1-heading = One answer only
lesson-two-fours-1 = Each four has one answer, so you know the board after it. White's four at E8 must be stopped at E7, and then H5 makes an open four of the diagonal. A win by fours alone is called VCF.
lesson-two-fours-2 = Win with two fours and a five. The first four brings the stone that the second one needs.
lesson-two-fours-2-right = The second four was possible only because of the first one's stone.
lesson-two-fours-3 = The same once more. Look at both ways to make the first four: which of its stones helps the next line?
lesson-two-fours-3-right = G7 is on two lines: the four on the diagonal was played first, and the row became the second.
lesson-two-fours-4 = Two fours again. Before the first, see where the last one will be.
lesson-two-fours-4-right = First the end, then the way there: that is how chains are found.

# Five fours
lesson-five-fours = Five fours
lesson-five-fours-about = The same, longer: three, four and five fours in a row.
lesson-five-fours-1 = Three fours, then five. Find a point where two lines will meet once the fours have brought their stones.
lesson-five-fours-1-right = Three fours, and no choice for White at any of them.
lesson-five-fours-2 = Three fours again, on other lines.
lesson-five-fours-2-right = White could do nothing but answer.
lesson-five-fours-3 = Now four fours. Go through every four that you can make, and note where its answer goes.
lesson-five-fours-3-right = Four fours. Every answer was known before it was played.
lesson-five-fours-4 = Five fours, and then five in a row. Take your time: nothing can stop a chain that is right.
lesson-five-fours-4-right = Five fours in a row. Such chains come up in every game.

# Find the path
lesson-find-the-path = Find the path
lesson-find-the-path-about = Several fours are possible, and only one of them leads on. Fours in the wrong order spoil the win.
lesson-find-the-path-1 = Only one of your fours begins a win. Reject those whose answer closes a line that you need.
lesson-find-the-path-1-right = This was the only first stone that wins.
lesson-find-the-path-2 = Watch where the other side's answers land: an answer may make a four of its own.
lesson-find-the-path-2-right = The other four would have been answered, and nothing more.
lesson-find-the-path-3 = Find the path. Try the lines that still have room at both ends.
lesson-find-the-path-3-right = Found. The other ways end after one answer.
lesson-find-the-path-4 = The last one. There is one path through it.
lesson-find-the-path-4-right = This is how a path is found: one four after another is tried in the mind and rejected.

# Reading threats
lesson-reading-threats = Reading threats
lesson-reading-threats-about = Threes are threats too, but the other side has a choice of answers. A win by fours and threes is called VCT.
lesson-reading-threats-1 = There is no win by fours alone. Begin with a stone that makes a three and works together with your other lines.
lesson-reading-threats-1-right = Every answer to the three was met by another threat.
lesson-reading-threats-2 = Again a three first. Think of every answer: both ends, and the gap if there is one.
lesson-reading-threats-2-right = A three, and then fours to the end.
lesson-reading-threats-3 = A three that is answered by a four is lost time. Look for fours of the other side before you begin.
lesson-reading-threats-3-right = The threes came first, the fours at the end.
lesson-reading-threats-4 = The longest so far. The other side chooses the defence that lasts longest; you need an answer to each.
lesson-reading-threats-4-right = You have read a win by threats to its end.

# Forbidden points
lesson-forbidden-points = Forbidden points
lesson-forbidden-points-about = In Renju some points are forbidden to Black, who has the advantage of the first stone. White may play anywhere.
lesson-forbidden-points-1-heading = What Black may not do
lesson-forbidden-points-1 = Three kinds of points are forbidden to Black: two open threes at once, like D10; two fours at once, like J9; six or more in a row, like F3. Black loses the game by a stone there.
lesson-forbidden-points-2-heading = Three-three
lesson-forbidden-points-2 = Black would make two open threes with one stone. Mark the forbidden point.
lesson-forbidden-points-2-right = A column and a diagonal: two open threes.
lesson-forbidden-points-3-heading = Four-four
lesson-forbidden-points-3 = Black would make two fours with one stone. Mark the forbidden point.
lesson-forbidden-points-3-right = A row and a column: two fours.
lesson-forbidden-points-3-g6 = { $point } makes one four, with a gap. One four is allowed.
lesson-forbidden-points-4-heading = Overline
lesson-forbidden-points-4 = Black would make six in a row. Mark the forbidden point.
lesson-forbidden-points-4-right = A row of six or more is an overline.
lesson-forbidden-points-5-heading = Five comes first
lesson-forbidden-points-5 = G6 would also make two open threes. But exactly five in a row wins, whatever else the stone makes.
lesson-forbidden-points-5-right = A five wins even where a foul would be.
lesson-forbidden-points-6-heading = The four-three is allowed
lesson-forbidden-points-6 = One four and one open three at once are allowed. That is how Black usually wins in Renju.
lesson-forbidden-points-6-right = One four and one three: no foul, and a win.

# 3·3 and 4·4
lesson-double-fouls = 3·3 and 4·4
lesson-double-fouls-about = A three-three needs two real threes, a four-four two real fours. Look closely before you call a point forbidden.
lesson-double-fouls-1-heading = Look at the ends
lesson-double-fouls-1 = Two points look like a three-three. Only one of them is: the other has a line that White has closed. Mark the forbidden point.
lesson-double-fouls-1-right = Both threes are open here.
lesson-double-fouls-1-i5 = The row at I5 is closed by the white stone on L5. It is no open three, so I5 is allowed.
lesson-double-fouls-2-heading = A closed three does not count
lesson-double-fouls-2 = A black stone on G6 would make three on the row and three on the column. Is it forbidden?
lesson-double-fouls-2-a = Yes: three stones on each of the two lines.
lesson-double-fouls-2-a-says = The column is closed at G9. It cannot become an open four, so it is not an open three.
lesson-double-fouls-2-b = No: only one of the threes is open.
lesson-double-fouls-2-b-says = A three counts only if one more stone can make it an open four.
lesson-double-fouls-3-heading = Two fours on one line
lesson-double-fouls-3 = Two fours may lie on one line, each with a gap of its own. Mark the point.
lesson-double-fouls-3-right = F2, F4, F5, F6 and F4, F5, F6, F8: two fours.
lesson-double-fouls-4-heading = Only a real three counts
lesson-double-fouls-4 = On G6 the column becomes an open three. On the row, E6, F6 and G6 would be side by side, with one more black stone on B6. Is G6 forbidden?
lesson-double-fouls-4-a = Yes, two threes are two threes.
lesson-double-fouls-4-a-says = White's stone on I6 leaves only D6 for a fourth stone, and then C6 would make six with B6: that is no open four.
lesson-double-fouls-4-b = No, the row cannot become an open four.
lesson-double-fouls-4-b-says = With B6, one end of every such four would be six in a row. So the row is not a real three.
lesson-double-fouls-5-heading = When the gap is forbidden
lesson-double-fouls-5 = On G6 Black would have an open three on the diagonal, and E6, G6, H6 on the row with a gap at F6. Is G6 forbidden?
lesson-double-fouls-5-a = Yes, both threes can become open fours.
lesson-double-fouls-5-a-says = To make the four on the row Black would need F6, and there it would be a four-four with the column.
lesson-double-fouls-5-b = No: F6 would then be a four-four.
lesson-double-fouls-5-b-says = The row can be made a four only on a point that is forbidden at that moment. So the row is not a real three.
lesson-double-fouls-6-heading = One three too many
lesson-double-fouls-6 = A four-three is allowed. But look whether there is one three or two.
lesson-double-fouls-6-right = A four and two open threes: the two threes make it forbidden.

# Overline
lesson-overline = Overline
lesson-overline-about = Six or more in a row: forbidden to Black in Renju, a win for White, and of no use in some other games.
lesson-overline-1-heading = Six in a row
lesson-overline-1 = E6 would join two and three black stones to six. In Renju Black may not play there, so the gap cannot become a five.
lesson-overline-2 = An overline may lie on a diagonal too. Mark the point.
lesson-overline-2-right = H9 would make six: D5 to I10.
lesson-overline-3-heading = Exactly five
lesson-overline-3 = Two points fill gaps of this row, but five must be exact for Black. Mark the point where Black wins.
lesson-overline-3-right = B7 makes exactly five, A7 to E7.
lesson-overline-3-f7 = F7 joins C7 to H7: six in a row, a foul.
lesson-overline-4-heading = White may make six
lesson-overline-4 = White has no forbidden points: for White six in a row wins as well. White is to move.
lesson-overline-4-right = Six white stones in a row win in Renju.
lesson-overline-5-heading = Other rules
lesson-overline-5 = With a stone on E6 Black has six in a row. What happens under the Standard rule, where exactly five win and nothing is forbidden?
lesson-overline-5-a = Black wins.
lesson-overline-5-a-says = Under Standard only exactly five win. In Freestyle six win as well.
lesson-overline-5-b = Nothing: the game continues.
lesson-overline-5-b-says = Six neither win nor lose under Standard. In Freestyle they win; in Renju Black loses.
lesson-overline-5-c = Black loses.
lesson-overline-5-c-says = That is so in Renju only.

# Winning by a foul
lesson-white-wins-on-fouls = Winning by a foul
lesson-white-wins-on-fouls-about = White's strongest weapon in Renju is a four that Black may not stop, because the stop is forbidden.
lesson-white-wins-on-fouls-1-heading = A stop that is forbidden
lesson-white-wins-on-fouls-1 = White has a four from D4 to H8, and F6 is the only point that stops it. But there Black would make a four-four. Black may not play it, and White wins.
lesson-white-wins-on-fouls-2-heading = A three-three in the way
lesson-white-wins-on-fouls-2 = G7 is forbidden to Black: it would be a three-three. White is to move: make a four that has to be stopped there.
lesson-white-wins-on-fouls-2-right = Black may not play G7, so White makes five.
lesson-white-wins-on-fouls-3-heading = An overline in the way
lesson-white-wins-on-fouls-3 = F6 would be six in a row. White is to move.
lesson-white-wins-on-fouls-3-right = The gap is the only stop, and there Black would make six in a row.
lesson-white-wins-on-fouls-4-heading = A four-four in the way
lesson-white-wins-on-fouls-4 = F6 would be a four-four. White is to move.
lesson-white-wins-on-fouls-4-right = Black may not stop on F6.
lesson-white-wins-on-fouls-5-heading = Find the four
lesson-white-wins-on-fouls-5 = From a game. White is to move and has one four that Black may not stop. Look at what Black would make with the stop.
lesson-white-wins-on-fouls-5-right = The stop would be a foul.
lesson-white-wins-on-fouls-6-heading = Find the four
lesson-white-wins-on-fouls-6 = From another game. First find the forbidden points, then the four.
lesson-white-wins-on-fouls-6-right = Good: in Renju White reads Black's forbidden points first.

# Good and bad
lesson-good-and-bad = Good and bad
lesson-good-and-bad-about = The first stones decide where the rows can grow. Stay near the centre, near each other, and on open lines.
lesson-good-and-bad-1-heading = The first stone
lesson-good-and-bad-1 = The board is empty, and you have Black. Where is a stone worth most?
lesson-good-and-bad-1-a = A, the centre.
lesson-good-and-bad-1-a-says = From the centre all four lines have room on both sides.
lesson-good-and-bad-1-b = B, nearer to a corner.
lesson-good-and-bad-1-b-says = Several of its lines soon reach an edge. The centre has more room.
lesson-good-and-bad-1-c = C, the corner.
lesson-good-and-bad-1-c-says = Only three lines leave the corner, each to one side only.
lesson-good-and-bad-2-heading = White's answer
lesson-good-and-bad-2 = Black has begun in the centre. Which answer is good for White?
lesson-good-and-bad-2-a = A, next to the black stone.
lesson-good-and-bad-2-a-says = It takes away one line and is where the game will be played. A diagonal neighbour is just as common.
lesson-good-and-bad-2-b = B, near the corner.
lesson-good-and-bad-2-b-says = A stone there stops nothing, and Black has the centre alone.
lesson-good-and-bad-2-c = C, higher up on the same column.
lesson-good-and-bad-2-c-says = H12 is too far away: H8, H9, H10 would still be a row with open ends, and it helps on no other line.
lesson-good-and-bad-3-heading = Stones that work together
lesson-good-and-bad-3 = Which of these stones works best together with H8?
lesson-good-and-bad-3-a = A, the diagonal neighbour.
lesson-good-and-bad-3-a-says = Both ends of the diagonal are open, and no white stone is on it.
lesson-good-and-bad-3-b = B, above the white stone.
lesson-good-and-bad-3-b-says = White's stone on H9 lies between H8 and H11: they can never be in one five.
lesson-good-and-bad-3-c = C, far down the diagonal.
lesson-good-and-bad-3-c-says = M3 is on the diagonal of H8, but five points away. No five contains both.
lesson-good-and-bad-4-heading = Count the lines
lesson-good-and-bad-4 = Black has three stones that point at each other. White is to move. How many rows of two are there with both ends open?
lesson-good-and-bad-4-a = None.
lesson-good-and-bad-4-a-says = Look at G7 and H8, and at H8 and I7: both are diagonals with open ends.
lesson-good-and-bad-4-b = Two: G7 and H8, H8 and I7.
lesson-good-and-bad-4-b-says = Two open rows of two that share a stone are soon a fork. White should not play far away now.
lesson-good-and-bad-4-c = Three or more.
lesson-good-and-bad-4-c-says = G7 and I7 have a gap between them; only the two diagonals are stones side by side.
lesson-good-and-bad-5-heading = A wasted stone
lesson-good-and-bad-5 = White's stone on L10 is out of play and stops nothing. Punish it: Black wins by threats.
lesson-good-and-bad-5-right = One stone that does nothing can lose a game.

# Swap2
lesson-swap2 = Swap2
lesson-swap2-about = Whoever begins has a great advantage. Swap2 lets one player place the first stones and the other choose.
lesson-swap2-1-heading = Three stones
lesson-swap2-1 = The first player places three stones wherever he or she likes: black, white, black. Then the second player decides.
lesson-swap2-2-heading = The second player
lesson-swap2-2 = Which choices does the second player have now?
lesson-swap2-2-a = Take Black, or stay White and continue.
lesson-swap2-2-a-says = There is a third choice: to place two more stones.
lesson-swap2-2-b = Take Black, stay White and play the fourth stone, or place two more stones.
lesson-swap2-2-b-says = With two more stones, one white and one black, the first player gets the choice of colour.
lesson-swap2-2-c = None: the first player stays Black.
lesson-swap2-2-c-says = Then the first player would place a won position. The choice is what makes the start fair.
lesson-swap2-3-heading = Judge the stones
lesson-swap2-3 = You are the second player. White's stone is far away. What do you choose?
lesson-swap2-3-a = Take Black.
lesson-swap2-3-a-says = Two black stones together in the centre and White far away: Black is clearly better.
lesson-swap2-3-b = Stay White and play next.
lesson-swap2-3-b-says = White to move has only one stone to answer with. Black keeps the attack.
lesson-swap2-3-c = Place two more stones.
lesson-swap2-3-c-says = That is for positions that are hard to judge. This one is good for Black at once.
lesson-swap2-4-heading = Judge the stones
lesson-swap2-4 = And now? Black's stones are in two corners, and White is to move.
lesson-swap2-4-a = Take Black.
lesson-swap2-4-a-says = Black's stones are far apart and White has the centre and the move.
lesson-swap2-4-b = Stay White and play the fourth stone.
lesson-swap2-4-b-says = White has the centre and is to move. That is better than Black's two corners.
lesson-swap2-4-c = Place two more stones.
lesson-swap2-4-c-says = There is no need: one of the colours is clearly better.
lesson-swap2-5-heading = Five stones
lesson-swap2-5 = The second player has placed two more stones, a white and a black one. What comes next?
lesson-swap2-5-a = The second player takes a colour.
lesson-swap2-5-a-says = Whoever adds the two stones gives the choice away.
lesson-swap2-5-b = The first player takes a colour, and White moves.
lesson-swap2-5-b-says = There are three black and two white stones, so White is to move, whoever plays White.
lesson-swap2-5-c = The first player takes a colour, and Black moves.
lesson-swap2-5-c-says = After five stones it is White's turn. A swap changes the players, not the turn.

# Direct, indirect
lesson-direct-indirect = Direct, indirect
lesson-direct-indirect-about = A game of Renju begins with one of 26 openings. The second stone decides between two families.
lesson-direct-indirect-1-heading = Two families
lesson-direct-indirect-1 = Black's first stone is in the centre. White's stone beside it, on the row or the column, makes the opening direct. Diagonally beside it, the opening is indirect.
lesson-direct-indirect-2-heading = Which family?
lesson-direct-indirect-2 = White has answered at G9. Which kind of opening is this?
lesson-direct-indirect-2-a = Direct.
lesson-direct-indirect-2-a-says = G9 is neither on the row nor on the column of H8.
lesson-direct-indirect-2-b = Indirect.
lesson-direct-indirect-2-b-says = G9 is diagonally beside the first stone.
lesson-direct-indirect-3-heading = Turn the board
lesson-direct-indirect-3 = Turned or mirrored, an opening stays the same. Which family is this one?
lesson-direct-indirect-3-a = Direct.
lesson-direct-indirect-3-a-says = H7 is on the column of H8. Turned, it is the same as a white stone on H9.
lesson-direct-indirect-3-b = Indirect.
lesson-direct-indirect-3-b-says = White's stone is straight below the first one, not diagonal.
lesson-direct-indirect-4-heading = The third stone
lesson-direct-indirect-4 = Black's second stone must be within two lines of the centre. Which of these points is too far away?
lesson-direct-indirect-4-a = A
lesson-direct-indirect-4-a-says = J10 is two lines from H8 each way: that is allowed.
lesson-direct-indirect-4-b = B
lesson-direct-indirect-4-b-says = K8 is three lines away. The square of five by five around the centre ends at J.
lesson-direct-indirect-4-c = C
lesson-direct-indirect-4-c-says = H6 is two lines below H8: that is allowed.
lesson-direct-indirect-5-heading = Find the opening
lesson-direct-indirect-5 = Kagetsu, the Flower Moon: the white stone is beside the first, and the second black stone is beside the white one and diagonally beside the first. Where is it here?
lesson-direct-indirect-5-a = A
lesson-direct-indirect-5-a-says = I9 is beside White's I8 and diagonal to H8. I7 would be the same opening, mirrored.
lesson-direct-indirect-5-b = B
lesson-direct-indirect-5-b-says = H9 is straight above the first stone, not diagonal.
lesson-direct-indirect-5-c = C
lesson-direct-indirect-5-c-says = J8 lies behind the white stone, on the same row.
lesson-direct-indirect-6-heading = Why not simply begin?
lesson-direct-indirect-6 = In tournaments of Renju the other player may swap, and Black often has to offer several fifth stones. Why?
lesson-direct-indirect-6-a = Because White would win too easily.
lesson-direct-indirect-6-a-says = It is Black who has the advantage of the first stone, even with forbidden points.
lesson-direct-indirect-6-b = Because many openings are better for one colour.
lesson-direct-indirect-6-b-says = The choice makes it pointless to prepare an opening that is won for one colour.

# Twin boards
lesson-twin-boards = Twin boards
lesson-twin-boards-about = One game on two boards: five on both in the same turn wins, five on one alone loses.
lesson-twin-boards-1-heading = Two boards, one game
lesson-twin-boards-1 = A turn is one stone or two, on either board. Whoever makes five on both boards in one turn wins. Whoever makes five on one board alone loses.
lesson-twin-boards-2 = Black has a four on each board. Win with one turn.
lesson-twin-boards-2-right = Five on both boards in one turn.
lesson-twin-boards-3-heading = Not yet
lesson-twin-boards-3 = Black has a four on the left board and two stones on the right one. Should Black complete the five now?
lesson-twin-boards-3-a = Yes, a five is a five.
lesson-twin-boards-3-a-says = Five on one board alone loses on twin boards.
lesson-twin-boards-3-b = No, first bring the other board to a four.
lesson-twin-boards-3-b-says = The four on the left stays a threat. With a four on the right as well, Black wins with one turn.
lesson-twin-boards-4 = Look on both boards for the missing point. There may be a gap.
lesson-twin-boards-4-right = A diagonal on the left, a gap on the right: five on both boards.
lesson-twin-boards-5-heading = Make one board safe
lesson-twin-boards-5 = White threatens five on both boards. To stop that it is enough to make one of the boards safe. Black has two stones.
lesson-twin-boards-5-right = White cannot make five on both boards any more.
lesson-twin-boards-6-heading = Both stones on one board
lesson-twin-boards-6 = Now both fours are open. One stone on each board is not enough.
lesson-twin-boards-6-right = Both ends on one board are closed.

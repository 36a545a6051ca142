# Drills: the lines of a library, with the person on one side.

drill-title = Drill
drill-from-here = Drill from here
drill-about = You play one side of this branch. The replies are drawn from its lines, and your moves must be in it.
drill-side = Your side
drill-start = Start
drill-nothing-asked = { $side ->
    [black] Black
   *[white] White
} has no move in this branch.
drill-none = A drill asks you for the moves of a library. Open a study, go to where the lines begin, and choose “Drill from here”. Games chosen in the library can be drilled together.
drill-open-study = Study
drill-open-library = Library

# What is asked, and what was said about a move.
drill-line = Line { $number }
drill-task = Play what the library plays.
drill-opens = { $side ->
    [black] Black
   *[white] White
} begins with { $point }.
drill-not-held = { $point } is not in the library
drill-called-mistake = The library calls { $point } a mistake
drill-library-answers = It answers { $point }.
drill-other-move = The library plays another move here.
drill-library-plays = The library plays { $point } here.

# The end of a line.
drill-end-of-line = End of the line
drill-all-done = All lines are done
drill-first-try-said = Right at the first try.
drill-comes-back = With a mistake, so the line comes back.
drill-next-line = Next line
drill-next-round = Another round
drill-lines = Lines done
drill-first-try = Right at the first try
drill-to-come = Still to come
drill-due = Due today

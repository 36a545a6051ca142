# The page of all lessons, and the screen of a lesson. The lessons themselves are in lessons.ftl.

learn-title = Learn
learn-subtitle = From the first five to Renju and twin boards
learn-of = { $done } of { $count }
learn-next-of = Next lesson, { $chapter }
learn-done = Done
learn-next = Next
learn-to-come = To come
learn-any = You can open any lesson at any time
learn-minutes = { $minutes } min
learn-steps = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
learn-start = Start
learn-continue = Continue
learn-again = Once more
learn-skip = Skip

lesson-number = Lesson { $number }, { $chapter }
lesson-step = Step { $step } of { $count }
lesson-skipped = skipped: { $steps }
lesson-leave = Leave lesson
lesson-to-read = To read
lesson-to-choose = A question
lesson-your-turn = Your turn
lesson-said-right = Right.
lesson-said-wrong = Not yet.
lesson-refused = No stone can be placed there.
lesson-answer = The answer: { $points }.
lesson-second-stone = Place the second stone, or end the turn.
lesson-again = Try again
lesson-end-turn = End the turn
lesson-hint = Hint
lesson-show = Show me
lesson-tries = Your tries
lesson-tries-press = Press one to see it on the board
lesson-try-right = { $point }, right
lesson-try-wrong = { $point }, not yet
lesson-label-closed = Closed here
lesson-label-stops = { $side ->
    [black] Black
   *[white] White
} stops it
lesson-label-five = { $side ->
    [black] Black
   *[white] White
} makes five
lesson-label-win = { $side ->
    [black] Black
   *[white] White
}’s win begins
lesson-back = Back
lesson-next = Next step
lesson-finish = Finish

# A game's own data: the dialog of the study and of the library.
data-edit = Game’s data
data-title = Title
data-title-many = Data of { $count } games
data-many = Only what you change is written. Everything else stays as it is in each game.
data-various = various
data-save = Save
data-rule = Rule
data-size = Board size
data-size-less = Smaller board
data-size-more = Larger board
data-black = Black
data-white = White
data-black-rating = Rating of Black
data-white-rating = Rating of White
data-rating = rating
data-result = Result
data-reason = Won by
data-by-unknown = not known
data-by-five = five in a row
data-by-resignation = resignation
data-by-time = time
data-by-foul = forbidden move
data-by-absence = absence
data-date = Date
data-date-hint = 2024-05-31, 2024-05 or 2024
data-date-wrong = “{ $date }” is not a date. Write it like 2024-05-31, 2024-05 or 2024.
data-event = Event
data-round = Round
data-place = Place
data-opening = Opening
data-protocol = Opening protocol
data-time-limit = Time limit
data-annotator = Comments by
data-source = Source
data-comment = Comment
data-node = This move
data-node-name = Name
data-no-properties = The file has no other properties here.
data-effect-forbidden = Move { $number }, { $move }, is forbidden under { $rule } ({ $foul ->
    [overline] overline
    [double-four] double-four
   *[double-three] double-three
}): Black loses there.
data-effect-ends = Move { $number }, { $move }, ends the game under { $rule }.
data-effect-goes-on = Under { $rule } the game goes on after move { $number }, { $move }.
data-effect-left-out = { $moves ->
    [one] Move { $number }, { $move }, is left out.
   *[other] { $moves } moves from move { $number }, { $move }, on are left out.
}
data-effects-more = { $count ->
    [one] The same happens at { $count } more place.
   *[other] The same happens at { $count } more places.
}
data-looked-anew = Review, analysis and proofs begin anew under { $rule }.
data-rule-refused = Under { $rule } the game would be over at its start.
data-many-rule = Games whose moves { $rule } does not allow keep their rule.
data-keeps-rule = { $count ->
    [one] { $count } game keeps its rule, because { $rule } does not allow its moves.
   *[other] { $count } games keep their rule, because { $rule } does not allow their moves.
}
data-rule-changed = The rule is { $rule } now. What was found under the other rule was dropped; Undo brings the moves back.

# The question after the rule at an import.
import-rule-title = Which rule?
import-rule-text = { $count ->
    [one] { $count } game names no rule. It will be kept under the rule that you choose.
   *[other] { $count } games name no rule. All of them will be kept under the rule that you choose.
}
import-rule-text-more = { $count } games and more name no rule. All of them will be kept under the rule that you choose.
import-rule = Rule
import-rule-yes = Import
import-rule-cancel = Cancel the import
import-rule-choose = Choose the rule
import-rule-by-format = The format is that of programs for Renju.
import-rule-by-words = { $rule } is likely: the file says “{ $text }”.
import-rule-by-foul = { $rule } is likely: games are lost by a forbidden move.
import-rule-by-played-fouls = { $count ->
    [one] { $rule } is likely: in { $count } game Black plays a point that Renju forbids, and goes on.
   *[other] { $rule } is likely: in { $count } games Black plays points that Renju forbids, and goes on.
}
import-rule-by-no-fouls = { $rule } is likely: in { $count } long games Black plays no point that Renju forbids.
import-rule-by-size = { $rule } is likely: Renju is not played on boards of this size.
import-rule-by-nothing = Nothing in the file tells the rule.
import-kept-freely = Kept as Freestyle: { $reason }

# The pages about rules and openings. The spaces around × are such as no line breaks at.
rules-title = Rules
rules-all = All rules
rules-group-rules = Rules
rules-group-openings = Openings

# The heads of a page's parts.
rules-head-wins = What wins
rules-head-loses = What loses
rules-head-bans = What is banned
rules-head-real = When a three counts
rules-head-defence = How it is stopped
rules-head-steps = Step by step
rules-head-why = What protocols are for
rules-head-use = Where it is at home
rules-head-reading = How Narabe reads it
rules-head-see = See also

# What several pages say.
rules-turns = Black begins, then the sides take turns to place one stone each on an empty point. Stones never move and are never taken. A full board without a winner is a draw.
rules-nothing = Nothing. Every empty point may be played.
rules-centre-reading = A board with an even number of lines has no middle point; there the upper right of the four middle points is the centre.
rules-region-reading = The squares lie about the centre of the board, never about the last stone.
rules-same-reading = Two fifth moves are the same if a turn, a mirror or a shift carries the four stones onto themselves, each onto one of its colour, and one move onto the other. Narabe looks at the shape that the stones have, not only at the middle of the board.
rules-no-pass = Nobody may pass before the opening is over.

# Freestyle
rules-freestyle-lead = Five in a row wins. There is nothing more to know.
rules-freestyle-wins = Whoever first has five or more of their own stones beside one another on a line wins: across, upright or diagonal.
rules-freestyle-five = Five on the diagonal. The marked stone completes it and wins.
rules-freestyle-six = The marked stone joins three and two to six, and wins as well.
rules-freestyle-use = The usual boards are 15 × 15, 19 × 19 and 20 × 20. Whoever begins has a great advantage, and with perfect play on 15 × 15 a sure win. Strong players therefore begin with Swap2.

# Standard
rules-standard-lead = Five in a row wins, and six are one too many.
rules-standard-wins = Whoever first has exactly five of their own stones beside one another on a line wins. Six or more, an overline, neither win nor lose: play goes on.
rules-standard-lines = Each line is judged by itself. A stone that makes six on one line and five on another wins.
rules-standard-five = Exactly five. The marked stone wins.
rules-standard-six = Six in a row. The stone may be played there, and gains nothing.
rules-standard-both = Six across, but five upright: the marked stone wins.
rules-standard-use = The usual board is 15 × 15. Swap2 evens out what the first move is worth; Pro and Long Pro are older ways to do so.

# Renju
rules-renju-lead = Black begins, and pays for it: some points are forbidden to Black. White may play everywhere.
rules-renju-wins = Black wins with exactly five in a row. White wins with five or more.
rules-renju-five = Five goes before everything: a black stone that completes five wins, whatever else it makes.
rules-renju-bans = A black stone is a foul if it makes six or more in a row, two fours at once, or two threes at once. One four and one three at once are allowed; that is how Black usually wins.
rules-renju-four = A four lacks one stone to exactly five. Two fours may lie on one line.
rules-renju-three = A three lacks one stone to an open four, one with both ends free, that becomes exactly five in two ways.
rules-renju-double-three = Two threes, one across and one upright, meet on the crossed point: it is forbidden to Black.
rules-renju-double-four = Two fours, one across and one upright, meet on the crossed point.
rules-renju-overline = A black stone on the crossed point would join three and two to six.
rules-renju-real = A three counts only if it is real: the point that would make it an open four must itself be allowed to Black then.
rules-renju-deep = The same question arises on that point, with one stone more, and may go on from there. Narabe follows it to its end.
rules-renju-false-three = A is allowed. It makes a three across, and another upright that only B could open. But B would then make two fours and be forbidden, so the upright three is none.
rules-renju-reading = The game judges at once, and nobody needs to claim anything. New game asks whether a foul is refused or loses the game, as at tournaments.
rules-renju-mark = Crosses mark the forbidden points on the board (a setting). When a stone is refused, Why? goes through the reason row by row.
rules-renju-pass = Once five stones are played either side may pass instead of playing. Two passes in a row are a draw.

# Caro
rules-caro-lead = Five in a row wins, unless it is shut in at both ends.
rules-caro-wins = Whoever first has exactly five of their own stones beside one another on a line wins, unless a stone of the other side stands directly at each end.
rules-caro-bans = Nothing. Six or more, and five that are shut in, neither win nor lose: play goes on.
rules-caro-open = One end is free: the marked stone wins.
rules-caro-shut = A white stone stands at each end: five, and no win.
rules-caro-edge = The edge shuts nothing in: the marked stone wins.
rules-caro-reading = Only stones shut a row in. Some count the edge of the board as well; Narabe does as the tournaments of programs do, where it does not count.
rules-caro-later = A row is judged by the stone that completes it. What did not win then does not win later.

# Caro with overlines
rules-caro-overline-lead = Caro, but six or more always win.
rules-caro-overline-wins = Exactly five win unless a stone of the other side stands directly at each end. Six or more win even then.
rules-caro-overline-bans = Nothing. Five that are shut in neither win nor lose: play goes on.
rules-caro-overline-six = Six, shut in at both ends: with overlines the marked stone wins.
rules-caro-overline-not = The same stones under plain Caro: six do not win.

# Twin boards
rules-twin = Twin boards
rules-twin-lead = One game on two boards. Only five in a row on both of them, in one and the same turn, wins.
rules-twin-turns = Black begins with one stone. From then on a turn is one stone or two, on either board, shared out as you like.
rules-twin-wins = A side wins when one turn of its own completes a row of five or more on the left board and on the right board.
rules-twin-loses = A turn that completes a row on one board alone loses at once. So a four is a treasure and a danger: its owner must not touch it before the other board is as far.
rules-twin-both = Black’s turn, the two marked stones, completes five on both boards and wins.
rules-twin-one = Black’s turn completes five on one board alone and loses.
rules-twin-stop = Black had four on both boards. White’s turn shuts both ends on one of them, and that is enough.
rules-twin-defence = A side that has a four on both boards wins next turn, unless every point that completes a row is taken from it on one of the boards. With two stones, three such points on each board are too many to take.
rules-twin-reading-turn = A turn has at least one stone; there is no passing. It ends with its second stone, or when its side says so after the first.
rules-twin-reading-judge = A turn is judged once, when it ends, by the rows that hold a stone of this turn. After a first five there is still the second stone to make it right.
rules-twin-reading-six = Six or more count like five, for both sides, and no point is forbidden.
rules-twin-reading-lines = No line leads from one board to the other.
rules-twin-reading-draw = When both boards are full, or each side has a board on which it can make no row any more, the game is a draw.

# How protocols go, step by step. The sentences are put together from the protocol itself.
rules-who-first = The first player
rules-who-second = The second player
rules-who-black = Black
rules-who-white = White
rules-where-anywhere = anywhere
rules-where-centre = on the centre
rules-where-central = within the central { $side } × { $side }
rules-where-outside = outside the central { $side } × { $side }
rules-step-place = { $who } places stone { $number } { $where }.
rules-step-place-black = { $who } places stone { $number }, a black one, { $where }.
rules-step-place-white = { $who } places stone { $number }, a white one, { $where }.
rules-step-swap = { $who } may swap colours.
rules-step-choose = { $who } chooses:
rules-step-declare = { $who } says how many fifth moves there will be, from 1 to { $most }.
rules-step-offer = { $who } offers { $count } different fifth moves.
rules-step-offer-declared = { $who } offers as many different fifth moves as were declared.
rules-step-pick = { $who } keeps one of them, which becomes stone { $number }.
rules-step-then = From here the game goes on by its rule. { $who } moves.
rules-choice-swap = to swap colours
rules-choice-stay = to stay
rules-choice-place-two = to place two more stones.
rules-choice-offer-ten = to stay and offer ten fifth moves.
rules-choice-or = { $first }, or { $second };

# No protocol
rules-free = No protocol
rules-free-lead = Play is free from the first stone.
rules-free-steps = Black places a stone anywhere, White another, and so on by the rule of the game.
rules-free-moves = How a game may begin: Black has the odd numbers, White the even ones.
rules-free-why = Whoever begins is ahead, most of all where nothing is forbidden. A protocol makes up for it: one player sets out the first stones, the other chooses the colour, and so the first has every reason to set them out fairly. A swap exchanges the colours of the players; the stones stay as they are.

# Pro and Long Pro
rules-pro = Pro
rules-pro-lead = Black’s second stone must keep its distance from the first. Nobody swaps.
rules-pro-region = The third stone goes anywhere but into the shaded square of 5 × 5.
rules-pro-third = For instance here: three lines away.
rules-pro-reading = White’s first stone may go anywhere. Some ask for one of the eight points beside the centre.
rules-long-pro = Long Pro
rules-long-pro-lead = Pro with a larger distance: Black’s second stone stays out of the central 7 × 7.
rules-long-pro-region = The third stone goes anywhere but into the shaded square of 7 × 7.
rules-long-pro-third = For instance here: four lines away.

# Swap, Swap2, swap after the first move
rules-swap = Swap
rules-swap-lead = One player sets out three stones, the other chooses the colour.
rules-swap-three = Three stones anywhere, black, white, black. If they favoured Black, the second player would simply take Black.
rules-swap2 = Swap2
rules-swap2-lead = As Swap, and whoever is not sure which colour is better may add two stones and hand the choice back.
rules-swap2-three = Three stones anywhere. The second player takes Black, stays White, or goes on.
rules-swap2-five = Two more stones, and now the first player chooses the colour.
rules-swap-after-first = Swap after the first move
rules-swap-after-first-lead = The shortest way to share fairly: one player places a stone, the other chooses the colour.
rules-swap-after-first-stone = A stone far from the centre helps Black less.
rules-swap-after-first-reading = The stone may go to any point of the board.

# What protocols of renju share
rules-renju-second = The second stone goes beside the first: straight or at a corner.
rules-renju-third = The third goes into the central 5 × 5. Turned and mirrored alike, that makes 26 openings.
rules-fourth = The fourth stone goes into the lit square of 7 × 7.
rules-fifth = The fifth stone goes into the lit square of 9 × 9.

# Renju’s classical rule
rules-rif = Classical renju
rules-rif-lead = The rule of the International Renju Federation, by which world championships were played until 2008.
rules-rif-offers = Black offers A and B; White keeps one of them as the fifth stone.
rules-rif-same = All four points A are one and the same fifth move: the four stones can be mirrored upright and across.
rules-rif-reading = Each of the 26 openings may be played, turned or mirrored.

rules-yamaguchi = Yamaguchi
rules-yamaguchi-lead = Whoever sets out the opening says at once how many fifth moves Black will have to offer: the better the opening is for Black, the more.
rules-yamaguchi-opening = One of the 26 openings, Kagetsu. Now the first player says a number.
rules-yamaguchi-offers = Three fifth moves were declared: Black offers A, B and C.
rules-yamaguchi-reading = The rule names no highest number. In Narabe it is 12.

rules-soosorv8 = Soosõrv-8
rules-soosorv8-lead = White places the fourth stone and says how many fifth moves there will be. If that is too good for one side, the other swaps. World championships were played so from 2017 to 2023.
rules-soosorv8-fourth = With the fourth stone White declares one to eight fifth moves.
rules-soosorv8-offers = Four were declared: Black offers A to D.

rules-tarannikov = Tarannikov
rules-tarannikov-lead = Five stones in growing squares, and after each of them a swap.
rules-tarannikov-reading = The right to swap always belongs to the player who did not place the last stone.

rules-taraguchi10 = Taraguchi-10
rules-taraguchi10-lead = A swap after each stone; then one fifth move near the centre, or ten of them anywhere. The rule of world championships since 2024.
rules-taraguchi10-offers = Ten fifth moves anywhere on the board, no two of them alike: White keeps one.
rules-taraguchi10-reading = After the fourth stone Black is asked once, with three answers. After a swap only the single fifth move is left.

rules-sakata = Sakata
rules-sakata-lead = One player sets out an opening, the other adds two stones, and the first chooses the colour.
rules-sakata-reading = Descriptions differ. One begins with a swap and a free fourth stone; Narabe takes the form in which the second player adds stones 4 and 5 and the first then chooses.

# The 26 openings
rules-openings = The 26 openings
rules-openings-lead = The first stone on the centre, the second beside it, the third within the central 5 × 5: there are 26 ways to do so of which no two are alike when the board is turned or mirrored. Each has a name.
rules-openings-direct = Direct: White stands beside the first stone
rules-openings-indirect = Indirect: White stands at its corner
rules-openings-called = { $name }, { $code }
rules-openings-reading = An opening that is turned or mirrored is still the same, and is named on the screen as soon as it arises.
rules-openings-names = Each name tells of a star or a moon: -sei and -jō are stars, -getsu is a moon.
rules-openings-choose = Choose an opening

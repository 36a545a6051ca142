# The pages about rules and openings.
rules-title = Rules
rules-all = All rules
rules-group-rules = Rules
rules-group-openings = Openings

# Section headings of a page.
rules-head-wins = Winning
rules-head-loses = Losing
rules-head-bans = Forbidden moves
rules-head-real = When a three counts
rules-head-defence = Defending
rules-head-steps = Step by step
rules-head-why = Why protocols exist
rules-head-use = In practice
rules-head-reading = In Narabe
rules-head-see = See also

# Used on several pages.
rules-turns = Black moves first, then the players take turns placing one stone on an empty point. Stones never move and are never captured. A full board without a winner is a draw.
rules-nothing = None. Any empty point may be played.
rules-centre-reading = A board with an even number of lines has no centre point; the upper right of its four middle points counts as the centre.
rules-region-reading = The squares are centred on the board, not on the last stone.
rules-same-reading = Two fifth moves are the same if a rotation, reflection or shift maps the four stones onto themselves, colour for colour, and one move onto the other. Narabe compares the shape of the stones, not only the symmetry of the board.
rules-no-pass = Passing is not allowed until the opening is over.

# Freestyle
rules-freestyle-lead = Five or more in a row wins.
rules-freestyle-wins = The first player to form an unbroken row of five or more stones wins. The row may be horizontal, vertical or diagonal.
rules-freestyle-five = A diagonal five. The marked stone completes it and wins.
rules-freestyle-six = The marked stone joins three and two into a row of six, which also wins.
rules-freestyle-use = The usual boards are 15 × 15, 19 × 19 and 20 × 20. The first player has a large advantage; on 15 × 15, Black wins with perfect play. Strong players therefore start with Swap2.

# Standard
rules-standard-lead = Exactly five in a row wins. Six or more does not.
rules-standard-wins = The first player to form an unbroken row of exactly five stones wins. An overline, six or more in a row, neither wins nor loses: play continues.
rules-standard-lines = Each line is judged separately. A stone that makes six on one line and five on another wins.
rules-standard-five = Exactly five: the marked stone wins.
rules-standard-six = Six in a row: the move is legal, but it does not win.
rules-standard-both = A horizontal six, but a vertical five: the marked stone wins.
rules-standard-use = The usual board is 15 × 15. Swap2 offsets the advantage of moving first; Pro and Long Pro are older ways to do so.

# Renju
rules-renju-lead = To offset the advantage of moving first, some moves are forbidden to Black. White may play anywhere.
rules-renju-wins = Black wins with exactly five in a row. White wins with five or more.
rules-renju-five = Five takes precedence: a black stone that makes exactly five wins, even if it also makes an overline, a double-four or a double-three.
rules-renju-bans = Black may not make an overline (six or more in a row), a double-four or a double-three. A four and a three at once are allowed; that is how Black usually wins.
rules-renju-four = A four is four stones that one more stone turns into exactly five. Two fours may lie on one line.
rules-renju-three = A three is three stones that one more stone turns into an open four: four stones side by side that can become exactly five in two ways.
rules-renju-double-three = A horizontal and a vertical three meet at the crossed point: a double-three, forbidden to Black.
rules-renju-double-four = A horizontal and a vertical four meet at the crossed point: a double-four.
rules-renju-overline = A black stone at the crossed point would join three and two into six: an overline.
rules-renju-real = A three counts only if Black can really make the open four: the point that completes it must not be forbidden at that moment.
rules-renju-deep = Whether it is forbidden is decided in the same way, with one more stone on the board, and may depend on further points. Narabe follows every such line to its end.
rules-renju-literal = A three does not count either if the stone that makes its open four completes a five on another line at the same time: Narabe takes the rule at its word. An old magazine and one other program count such threes.
rules-renju-false-three = A is allowed. It makes a horizontal three, and a vertical one that only B could extend to an open four. But B would be a double-four and so forbidden: the vertical three does not count.
rules-renju-reading = Narabe checks every move; nobody has to claim a foul. When setting up a game you choose whether a forbidden move is blocked or loses the game, as it does in tournaments.
rules-renju-mark = Crosses mark the forbidden points on the board (a setting). When a move is blocked, Why? explains the reason step by step.
rules-renju-pass = Once five stones have been played, either side may pass, and Black must pass if every free point is forbidden. Two passes in a row are a draw.

# Caro
rules-caro-lead = Exactly five in a row wins, unless it is blocked at both ends.
rules-caro-wins = The first player to form an unbroken row of exactly five stones wins, unless an opposing stone stands directly at each end.
rules-caro-bans = None. Overlines, and fives blocked at both ends, neither win nor lose: play continues.
rules-caro-open = One end is open: the marked stone wins.
rules-caro-blocked = White stones block both ends: this five does not win.
rules-caro-edge = The edge of the board does not block: the marked stone wins.
rules-caro-reading = Only opposing stones block a row. Some players also count the edge of the board; Narabe follows the Gomocup tournament, where it does not block.
rules-caro-later = A row is judged when it is completed. If it did not win then, it does not win later.

# Caro with overlines
rules-caro-overline-lead = Caro, but an overline always wins.
rules-caro-overline-wins = Exactly five wins unless an opposing stone stands directly at each end. An overline, six or more in a row, wins even then.
rules-caro-overline-bans = None. A five blocked at both ends neither wins nor loses: play continues.
rules-caro-overline-six = Six, blocked at both ends: with overlines the marked stone wins.
rules-caro-overline-not = The same stones under plain Caro: the overline does not win.

# Twin boards
rules-twin = Twin boards
rules-twin-lead = One game on two boards. You win by completing five in a row on both boards in the same turn.
rules-twin-turns = Black starts with one stone. After that a turn is one stone or two: both on the same board, or one on each.
rules-twin-wins = You win when one of your turns completes a row of five or more on the left board and on the right board.
rules-twin-loses = A turn that completes a row on only one board loses at once. A four is therefore both an asset and a risk: do not complete it before the other board is ready too.
rules-twin-both = Black’s turn, the two marked stones, completes five on both boards and wins.
rules-twin-one = Black’s turn completes five on only one board and loses.
rules-twin-stop = Black had a four on both boards. White’s turn blocks both ends on one of them, which is enough.
rules-twin-defence = A side with a four on both boards wins next turn, unless every point that completes a row is blocked on one of the boards. A turn has only two stones, so three such points on each board cannot be blocked.
rules-twin-reading-turn = A turn has at least one stone; passing is not allowed. It ends with the second stone, or when you end it after the first.
rules-twin-reading-judge = A turn is judged once, when it ends, by the rows that contain one of its stones. After a five with the first stone, the second can still complete the other board.
rules-twin-reading-six = Six or more count as five for both sides, and no point is forbidden.
rules-twin-reading-lines = Rows do not continue from one board to the other.
rules-twin-reading-draw = The game is a draw when both boards are full, or when each side has a board on which it can no longer make five.

# The steps of a protocol. The sentences are generated from the protocol itself.
rules-who-first = The first player
rules-who-second = The second player
rules-who-black = Black
rules-who-white = White
rules-where-anywhere = anywhere
rules-where-centre = at the centre
rules-where-central = within the central { $side } × { $side }
rules-where-outside = outside the central { $side } × { $side }
rules-step-place = { $who } places stone { $number } { $where }.
rules-step-place-black = { $who } places stone { $number } (black) { $where }.
rules-step-place-white = { $who } places stone { $number } (white) { $where }.
rules-step-swap = { $who } may swap colours.
rules-step-choose = { $who } chooses:
rules-step-declare = { $who } declares the number of fifth moves, from 1 to { $most }.
rules-step-offer = { $who } offers { $count } different fifth moves.
rules-step-offer-declared = { $who } offers the declared number of different fifth moves.
rules-step-pick = { $who } chooses one of them, which becomes stone { $number }.
rules-step-then = The opening is over and play continues. { $who } moves next.
rules-choice-swap = to swap colours
rules-choice-stay = to keep the colours
rules-choice-place-two = to place two more stones.
rules-choice-offer-ten = to keep the colours and offer ten fifth moves.
rules-choice-or = { $first }, or { $second };

# No protocol
rules-free = No protocol
rules-free-lead = No restrictions from the first move on.
rules-free-steps = Black places a stone anywhere, then White does, and so on under the rule of the game.
rules-free-moves = One way to start: odd numbers are Black’s moves, even numbers are White’s.
rules-free-why = The player who moves first has an advantage, above all where no moves are forbidden. An opening protocol offsets it: one player places the first stones and the other chooses a colour, so the position had better be fair. A swap exchanges the players’ colours; the stones stay where they are.

# Pro and Long Pro
rules-pro = Pro
rules-pro-lead = Black’s second stone must stay outside the central 5 × 5. There is no swap.
rules-pro-region = The third stone may go anywhere outside the shaded 5 × 5 square.
rules-pro-third = For example here, three lines away.
rules-pro-reading = White’s first stone may go anywhere. Some versions require one of the eight points around the centre.
rules-long-pro = Long Pro
rules-long-pro-lead = Like Pro, with a larger square: Black’s second stone must stay outside the central 7 × 7.
rules-long-pro-region = The third stone may go anywhere outside the shaded 7 × 7 square.
rules-long-pro-third = For example here, four lines away.

# Swap, Swap2, swap after the first move
rules-swap = Swap
rules-swap-lead = One player places three stones; the other chooses a colour.
rules-swap-three = Three stones anywhere: black, white, black. If they favoured Black, the second player would simply take Black.
rules-swap2 = Swap2
rules-swap2-lead = Like Swap, but the second player may instead add two stones and let the first player choose a colour.
rules-swap2-three = Three stones anywhere. The second player takes Black, stays White, or adds two stones.
rules-swap2-five = Two more stones: now the first player chooses a colour.
rules-swap-after-first = Swap after the first move
rules-swap-after-first-lead = The simplest way to share fairly: one player places a stone, the other chooses a colour.
rules-swap-after-first-stone = A stone far from the centre is worth less to Black.
rules-swap-after-first-reading = The stone may go anywhere on the board.

# Shared by the protocols of Renju
rules-renju-second = The second stone goes next to the first: orthogonally (direct) or diagonally (indirect).
rules-renju-third = The third stone goes within the central 5 × 5. Apart from rotations and reflections, that makes 26 openings.
rules-fourth = The fourth stone goes within the highlighted 7 × 7 square.
rules-fifth = The fifth stone goes within the highlighted 9 × 9 square.

# RIF
rules-rif = RIF
rules-rif-lead = The opening rule of the Renju International Federation, used at world championships until 2008.
rules-rif-offers = Black offers A and B; White chooses one of them as the fifth stone.
rules-rif-same = All four points A are the same fifth move: the four stones are symmetrical both horizontally and vertically.
rules-rif-reading = Any of the 26 openings may be played, in any rotation or reflection.

rules-yamaguchi = Yamaguchi
rules-yamaguchi-lead = The player who places the opening also declares how many fifth moves Black must offer: the better the opening is for Black, the more.
rules-yamaguchi-opening = Kagetsu, one of the 26 openings. The first player now declares a number.
rules-yamaguchi-offers = Three fifth moves were declared: Black offers A, B and C.
rules-yamaguchi-reading = The rule sets no upper limit. Narabe’s is 12.

rules-soosorv8 = Soosõrv-8
rules-soosorv8-lead = White places the fourth stone and declares how many fifth moves there will be; the other player may then swap. Used at world championships 2017–2023.
rules-soosorv8-fourth = With the fourth stone, White declares one to eight fifth moves.
rules-soosorv8-offers = Four were declared: Black offers A to D.

rules-tarannikov = Tarannikov
rules-tarannikov-lead = Five stones within growing squares, with a possible swap after each.
rules-tarannikov-reading = The right to swap always belongs to the player who did not place the last stone.

rules-taraguchi10 = Taraguchi-10
rules-taraguchi10-lead = A possible swap after each stone; then one fifth move near the centre, or ten offered anywhere. Used at world championships since 2024.
rules-taraguchi10-offers = Ten fifth moves anywhere on the board, no two of them symmetrical: White chooses one.
rules-taraguchi10-reading = After the fourth stone, Black chooses once between three options. After a swap only the single fifth move is left.

rules-sakata = Sakata
rules-sakata-lead = One player places an opening, the other adds two stones, and the first chooses a colour.
rules-sakata-reading = Descriptions of this rule differ; some have a swap and a free fourth stone. In Narabe the second player places stones 4 and 5 and the first then chooses.

# The 26 openings
rules-openings = The 26 openings
rules-openings-lead = The first stone at the centre, the second next to it, the third within the central 5 × 5: apart from rotations and reflections there are 26 ways to do this, each with a name.
rules-openings-direct = Direct: White plays orthogonally next to the first stone
rules-openings-indirect = Indirect: White plays diagonally next to it
rules-openings-called = { $name }, { $code }
rules-openings-reading = A rotated or reflected opening is still the same opening. Its name is shown as soon as it is on the board.
rules-openings-names = Each is named after a star or a moon: -sei and -jō mean star, -getsu means moon.
rules-openings-choose = Choose an opening

# Setting up a new game.

new-title = New game
new-start = Start

# Who plays whom
new-mode = Players
new-mode-people = Human vs human
new-mode-mixed = Human vs computer
new-mode-computers = Computer vs computer

# The two seats
new-name-field-first = Name of the first player
new-name-field-second = Name of the second player
new-swap = Swap the players
new-seat-black = Black plays first
new-seat-white = White plays second
new-seat-coin = Colour by coin toss
new-seat-computer = Computer
new-seat-level = Computer, level { $level }
new-seat-computer-black = Computer, plays first
new-seat-computer-white = Computer, plays second

# The opponent
new-opponent = Opponent
new-opponent-fits = Your level: { $rating }. { $name } fits
new-opponent-note = From easiest to hardest
new-opponent-twin-note = From easiest to hardest
new-opponent-level = Level { $level }
new-classics = Classics
new-classics-note = They look one move ahead
new-opponent-seat = Player
new-opponent-first = First
new-opponent-second = Second
new-pace = Delay before its move

# The rule
new-rule = Rule
new-rule-about = About this rule

# The board
new-fouls = Forbidden moves
new-fouls-refused = Blocked
new-fouls-lose = Lose the game
new-overlines = Overlines
new-overlines-nothing = Do not win
new-overlines-win = Win
new-opening = Opening
new-opening-spoken = Opening: { $name }
new-opening-title = Opening
new-opening-about = About this opening
new-opening-no-room = The board is too small for this opening, so the game starts without one
new-opening-for-renju = Made for Renju
new-opening-other-board = Usually played on 15 × 15
new-changed-rule = The rule is now { $now } instead of { $before }
new-changed-size = The board is now { $now } × { $now } instead of { $before } × { $before }
new-changed-opponent = The opponent is now { $now } instead of { $before }
new-board = Board
new-board-other = Other
new-board-twin = Two 19 × 19
new-board-points = Lines per side
new-board-points-less = Fewer lines
new-board-points-more = More lines
new-board-value = { $size } × { $size }

# The clock
new-clock = Clock
new-clock-none = None
new-clock-five = 5 min
new-clock-ten = 10 + 5 s
new-clock-custom = Custom
new-clock-change = Change
new-clock-none-words = no clock
new-clock-fischer-words = { $main } + { $increment } s
new-clock-byo-yomi-words = { $main } + { $periods } × { $period } s
new-clock-move-words = { $time } per move
new-clock-title = Clock
new-clock-kind = Time control
new-clock-kind-game = Per game
new-clock-kind-fischer = Fischer
new-clock-kind-byo-yomi = Byo-yomi
new-clock-kind-move = Per move
new-clock-kind-game-note = One time limit for the whole game. Whoever runs out of time loses.
new-clock-kind-fischer-note = Each move adds time to the player’s clock.
new-clock-kind-byo-yomi-note = After the main time, each move must be made within one period. A period that runs out is lost.
new-clock-kind-move-note = Each move has the same time limit. Unused time is lost.
new-clock-main = Main time
new-clock-main-less = Less main time
new-clock-main-more = More main time
new-clock-increment = Added per move
new-clock-increment-less = Add less per move
new-clock-increment-more = Add more per move
new-clock-period = Period
new-clock-period-less = Shorter periods
new-clock-period-more = Longer periods
new-clock-periods = Number of periods
new-clock-periods-less = Fewer periods
new-clock-periods-more = More periods
new-clock-turn = Time for each move
new-clock-turn-less = Less time for each move
new-clock-turn-more = More time for each move
new-clock-use = Use this clock
new-time-seconds = { $seconds } s
new-time-minutes = { $minutes } min
new-time-both = { $minutes } min { $seconds } s

# Sides and match
new-black = Black
new-black-alternate = Alternate
new-black-other = Other
new-black-loser = Loser
new-black-loser-spoken = Loser of the previous game
new-black-winner = Winner
new-black-winner-spoken = Winner of the previous game
new-black-random = Random
new-black-random-spoken = Coin toss before each game
new-black-alternate-words = alternating colours
new-black-loser-words = loser starts
new-black-winner-words = winner starts
new-black-random-words = coin toss for Black
new-match = Match
new-match-single = Single
new-match-best = Best of { $games }
new-match-first = First to { $wins }
new-match-open = Open
new-match-games = Games
new-match-games-less = Fewer games
new-match-games-more = More games
new-match-wins = Wins
new-match-wins-less = Fewer wins
new-match-wins-more = More wins
new-match-single-words = one game
new-match-best-words = best of { $games }
new-match-first-words = first to { $wins }
new-match-open-words = open-ended match
new-series = { $length }, { $begins }

new-summary = { $opening ->
    [none] { $rule }, { $size } × { $size }, { $clock }, { $length }
   *[other] { $rule }, { $size } × { $size }, { $opening }, { $clock }, { $length }
}
new-summary-twin = { $rule }, { $clock }, { $length }

# The rules in a phone's short lines.
rule-standard-brief = Exactly five in a row
rule-renju-brief = Black has forbidden points
rule-caro-brief = Five with an open end

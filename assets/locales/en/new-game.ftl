# Setting up a new game.

new-title = New game
new-start = Start
new-start-key = Enter

# Who plays whom
new-mode = Who plays
new-mode-people = Human vs human
new-mode-mixed = Human vs computer
new-mode-computers = Computer vs computer

# The two seats
new-name-field-first = Name of the first player
new-name-field-second = Name of the second player
new-swap = Swap the players' places
new-seat-black = Black plays first
new-seat-white = White plays second
new-seat-coin = A coin decides the side
new-seat-computer = Computer
new-seat-level = Computer, level { $level }
new-seat-computer-black = Computer, plays first
new-seat-computer-white = Computer, plays second

# The opponent
new-opponent = Opponent
new-opponent-note = From moss to kaya
new-opponent-twin-note = From seedling to cedars
new-opponent-level = Level { $level }
new-classics = Classics
new-classics-note = Four ways to look one move ahead
new-opponent-seat = Choose for
new-opponent-first = First
new-opponent-second = Second
new-pace = Pause before its move

# The rule
new-rule = Rule
new-rule-about = About this rule

# The board
new-fouls = Fouls
new-fouls-refused = Are refused
new-fouls-lose = Lose the game
new-overlines = Six or more
new-overlines-nothing = Do not win
new-overlines-win = Win
new-opening = Opening
new-opening-spoken = Opening: { $name }
new-opening-title = How the game begins
new-opening-about = About this opening
new-opening-no-room = The board is too small for it, and the game begins freely
new-opening-for-renju = Made for Renju
new-opening-other-board = Usually played on 15 × 15
new-board = Board
new-board-other = Other
new-board-twin = Two of 19 × 19
new-board-points = Lines on each side
new-board-points-less = Fewer lines
new-board-points-more = More lines
new-board-value = { $size } × { $size }

# The clock
new-clock = Clock
new-clock-none = None
new-clock-five = 5 min
new-clock-ten = 10 + 5 s
new-clock-custom = Custom
new-clock-change = Change
new-clock-none-words = no clock
new-clock-fischer-words = { $main } + { $increment } s
new-clock-byo-yomi-words = { $main } + { $periods } × { $period } s
new-clock-move-words = { $time } a move
new-clock-title = Clock
new-clock-kind = Kind of clock
new-clock-kind-game = Per game
new-clock-kind-fischer = Fischer
new-clock-kind-byo-yomi = Byo-yomi
new-clock-kind-move = Per move
new-clock-kind-game-note = One time for the whole game. Whoever uses it up loses.
new-clock-kind-fischer-note = Each move adds a little to the time that is left.
new-clock-kind-byo-yomi-note = After the main time each move must fit into a period. A period used up is gone.
new-clock-kind-move-note = Each move has the same time. What is left of it is lost.
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
new-black-loser-spoken = Who lost the game before
new-black-winner = Winner
new-black-winner-spoken = Who won the game before
new-black-random = Random
new-black-random-spoken = A coin before each game
new-black-alternate-words = in turn
new-black-loser-words = loser begins
new-black-winner-words = winner begins
new-black-random-words = a coin decides who begins
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
new-match-open-words = open match
new-series = { $length }, { $begins }

new-summary = { $opening ->
    [none] { $rule }, { $size } × { $size }, { $clock }, { $length }
   *[other] { $rule }, { $size } × { $size }, { $opening }, { $clock }, { $length }
}
new-summary-twin = { $rule }, { $clock }, { $length }

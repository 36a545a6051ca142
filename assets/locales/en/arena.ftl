# The arena: tournaments between engines.
arena-title = Arena
arena-open = Arena: many games between engines
# The head.
arena-format-round-robin = All play all
arena-format-gauntlet = { $name } against all
arena-format-sprt = Until it is decided
arena-rule-and-size = { $rule } { $size } × { $size }
arena-pause = Pause
arena-resume = Go on
arena-stop = Stop
arena-new = New tournament
arena-stop-title = Stop the tournament?
arena-stop-text = The games that are being played end without a result. All finished games are kept, and you can go on later.
arena-stop-keep = Keep playing
# The boards.
arena-game = Game { $number }
arena-move = move { $number }
arena-board = Board { $number }
arena-waiting = The next game begins soon
arena-seat = { $name }, { $side ->
    [black] Black
   *[white] White
  }, { $time }
# The games.
arena-games = Games
arena-games-played = { $played } of { $planned } played
arena-games-none = No game is finished yet.
arena-save = Save
arena-save-title = Save the tournament
arena-save-games = All games, SGF
arena-save-table = Table, CSV
arena-save-text = Table, text
arena-wins = wins
arena-draw = draw
arena-lost-on-time = on time
arena-lost-by-fault = by a fault
arena-open-game = Game { $number }: { $black } against { $white }, { $result }, { $moves ->
    [one] one move
   *[other] { $moves } moves
  }. Open it in the study
arena-result-black = Black wins
arena-result-white = White wins
arena-result-draw = draw
# The table.
arena-table = Table
arena-table-note = Wins – losses, a draw is ½
arena-table-player = Player
arena-table-points = Points
arena-table-games = Games
arena-table-row = { $name }: { $points } points of { $games ->
    [one] one game
   *[other] { $games } games
  }, Elo { $elo } plus or minus { $error }
arena-table-losses = { $name } lost { $time } on time and { $faults } by a fault
# The strength.
arena-strength = Strength
arena-strength-note = Elo, 95 % bars
arena-ahead = { $name } is ahead beyond doubt.
arena-alike = Not yet told apart: { $names }.
arena-sprt = Log-likelihood ratio { $ratio }, between { $lower } and { $upper }.
arena-sprt-better = Decided: { $name } is better by { $elo } Elo or more.
arena-sprt-not-better = Decided: { $name } is not better by { $elo } Elo.
# The set-up beside a tournament.
arena-setup = Set-up
arena-setup-fixed = fixed while it runs
arena-setup-openings = Openings
arena-setup-time = Time
arena-setup-rule = Rule
arena-setup-games = Games
arena-setup-seed = Seed
arena-openings-made = even ones, made for it
arena-openings-renju = the 26 openings of Renju
arena-openings-some = { $count } of the 26 openings
arena-openings-list = { $count ->
    [one] one opening
   *[other] { $count } openings
  } of a list
arena-openings-file = of a file
arena-openings-empty = the empty board
arena-openings-both-sides = { $openings }, each from both sides
arena-time-move = { $time } per move
arena-time-clock = { $main } per game
arena-time-increment = { $main } per game and { $increment } per move
arena-time-nodes = { $nodes } positions per move
arena-seconds = { $seconds } s
arena-minutes = { $minutes } min
arena-at-once = { $count ->
    [one] one at a time
   *[other] { $count } at a time
  }
arena-games-each = { $count } in each pairing
# How long.
arena-left-minutes = About { $minutes ->
    [one] a minute
   *[other] { $minutes } min
  } to go
arena-left-hours = About { $hours ->
    [one] an hour
   *[other] { $hours } h
  } to go
arena-left-soon = Less than a minute to go
arena-left-unknown = The first games are being played
arena-paused = The tournament waits
arena-stopped = The tournament is stopped: { $played } of { $planned } games are played
arena-over = All games are played
arena-decided = The match is decided
arena-failed = The tournament cannot go on: { $reason }
arena-unknown-program = { $name } is not in the list of engines: add it in the settings
# The set-up of a new tournament.
arena-setup-title = New tournament
arena-players = Players
arena-players-note = At least two
arena-player-few = Choose at least two players
arena-player-two = A match until it is decided needs two players
arena-format = Format
arena-format-all = Everybody
arena-format-first = First
arena-format-decide = Two
arena-format-all-note = Everybody plays everybody.
arena-format-first-note = { $name } plays everybody else.
arena-format-decide-note = Two players meet until a sequential test decides whether the first is better by { $elo } Elo or not.
arena-games-of-pair = Games
arena-games-of-pair-less = Fewer games in each pairing
arena-games-of-pair-more = More games in each pairing
arena-rule = Rule
arena-openings = Openings
arena-openings-choose-made = Even
arena-openings-choose-renju = The 26
arena-openings-choose-empty = None
arena-time = Per move
arena-at-once-label = At once
arena-at-once-label-less = Fewer games at once
arena-at-once-label-more = More games at once
arena-start = Start
arena-summary = { $players } players, { $games ->
    [one] one game
   *[other] { $games } games
  }
arena-replace-title = Begin a new tournament?
arena-replace-text = The tournament that there is has { $played } finished games. Save them first if you want to keep them.
arena-replace-keep = Keep it
arena-replace-do = Begin

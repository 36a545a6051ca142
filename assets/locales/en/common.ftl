# The name of this language in itself.
language-name = English

back = Back
done = Done
cancel = Cancel
sound = Sound

# Players who typed no name, and two players together.
player-you = You
player-first = Player 1
player-second = Player 2
player-host = Host
player-guest = Guest
players = { $first } – { $second }

# The rules.
rule-freestyle = Freestyle
rule-freestyle-note = Five or more in a row wins
rule-standard = Standard
rule-standard-note = Exactly five; six does not count
rule-renju = Renju
rule-renju-note = Black has forbidden points; White has none
rule-caro = Caro
rule-caro-note = Exactly five, not closed by the other side at both ends
rule-caro-overline = Caro with overlines
rule-caro-overline-note = As Caro; six or more wins too, even when closed

# Which game Continue takes up, and what a line of the list of saves says.
saved-game = { $players } · { $rule } { $size } × { $size } · move { $moves }

# Trouble with a file.
file-unreadable = { $file } cannot be read
file-foreign = { $file } is not a game of Narabe
file-damaged = { $file } is damaged and cannot be used
file-newer = { $file } comes from a newer Narabe
file-not-written = { $file } could not be written

# A move without a stone.
move-pass = pass

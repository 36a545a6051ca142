# The name of this language in the language itself.
language-name = English

# Between each three digits of a large number.
number-separator = ,

# Before the tenths of a number.
decimal-mark = .

# Between the parts of a list: names or moves; facts; short statements; sentences; points in a sentence.
list-separator = { ", " }
fact-separator = { ", " }
statement-separator = { ". " }
sentence-separator = { " " }
point-separator = { " " }
turn-separator = { "; " }

back = Back
done = Done
cancel = Cancel
sound = Sound

# Players without a name, and two players together.
player-you = You
player-engine = An engine
player-first = Player 1
player-second = Player 2
player-host = Host
player-guest = Guest
players = { $first } – { $second }

# The rules.
rule-freestyle = Freestyle
rule-freestyle-note = Five or more in a row wins
rule-standard = Standard
rule-standard-note = Exactly five in a row; overlines do not win
rule-renju = Renju
rule-renju-note = Some moves are forbidden to Black
rule-caro = Caro
rule-caro-note = Exactly five, not blocked at both ends
rule-caro-overline = Caro with overlines
rule-caro-overline-note = Like Caro, but an overline always wins

# The game that Continue resumes, and a line of the list of saved games.
saved-game = { $players } · { $rule } { $size } × { $size } · move { $moves }

# Problems with a file.
file-unreadable = { $file } could not be read
file-foreign = { $file } is not a Narabe game
file-damaged = { $file } is damaged and could not be opened
file-newer = { $file } was saved by a newer version of Narabe
file-not-written = { $file } could not be written
file-not-plain = { $file } is not a regular file
file-game-not-saved = This game could not be saved. It will be saved with the next move.
file-study-not-saved = This study could not be saved. It will be saved with the next change.
file-review-not-saved = The finished review could not be saved. The game will be reviewed again after the next start.
file-settings-not-saved = Your settings could not be saved. They will be saved with the next change.
file-practice-not-saved = Your practice results could not be saved. They will be saved with the next puzzle.
# The question before a game that cannot be saved is replaced by another.
file-not-kept = The game in progress cannot be saved here. If you open the other one, it is lost.
held-game-title = Open another game?
held-game-keep = Keep this game
held-game-open = Open it anyway
# A file that cannot be used has been renamed; where it is now.
file-set-aside = { $problem }. It was renamed to { $place }
toast-close = Dismiss
# The last run ended with a fault of the program.
crash-told = Narabe ended unexpectedly
crash-open-folder = Open folder
crash-copy = Copy report
report-copied = Report copied to the clipboard
# Nothing can be saved: in the browser by this page, on the desktop in this folder. Shown once.
storage-page-refused = The browser does not let this page save anything; games last as long as this tab.
storage-page-full = The browser has no more room for this page. Until you delete some saved games, nothing more is saved.
storage-folder-refused = The folder { $folder } cannot be written to, so nothing is saved there.
storage-disk-full = The disk of { $folder } is full. Until you free some space, nothing is saved there.

# A move without a stone.
move-pass = pass
# The tip of a button, and the key that does the same.
tip-key = { $name } ({ $key })

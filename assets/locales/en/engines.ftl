# The programs of other authors that a person adds as engines: their list, the form for one, its test, and what goes wrong with
# them. These texts are in the desktop game alone.

# In the settings.
settings-engines = Engines
settings-engines-list = Other engines
settings-engines-none = Programs such as Rapfi, as opponents
settings-engines-open = Show
settings-engine-messages = Messages of engines
settings-engine-messages-note = What the engine last wrote is shown during a game

# The list.
engines-title = Engines
engines-text = Programs that speak the Gomocup protocol play here like any other opponent. Nothing is started that you have not chosen.
engines-add = Add an engine
engines-own = Built in
engines-own-rules = All rules
engines-own-sizes = Boards of { $least } to { $most }
engines-own-status = Always ready
engines-test = Test { $name } again
engines-change = Change { $name }
engines-mend = Mend { $name }
engines-remove = Remove { $name }
engines-remove-title = Remove { $name }?
engines-remove-text = The program itself stays on this computer. Saved games against it keep its name.
engines-remove-keep = Keep it
engines-remove-do = Remove
engines-broken = Unreadable entry
engines-broken-reason = This entry of the file cannot be read: { $reason }
engines-broken-status = Broken
engine-rules-unknown = Rules not known
engine-sizes-unknown = Boards not known
engine-sizes = Boards of { $sizes }
engine-status-passed = Passed { $date }
engine-status-late = { $seconds } s over time
engine-status-untested = Not tested
engine-status-failed = Played no move in its test
engine-status-missing = The file is not there
engine-status-no-wine = Wine is not installed
engine-refuses-rule = { $rule }: refused in its test
engine-refuses-size = { $size } × { $size } is too large for it

# The form.
engine-form-add = Add an engine
engine-form-change = Change an engine
engine-form-text = Any program that speaks one of these protocols. It runs as a process of its own, with limits of memory and time.
engine-form-close = Close the form
engine-form-path = Program
engine-form-choose = Choose
engine-form-name = Name
engine-form-protocol = Protocol
engine-protocol-gomocup = Gomocup
engine-protocol-yixin = Yixin
engine-form-runner = Run with
engine-runner-native = The system
engine-runner-wine = Wine
engine-form-no-wine = This program is for Windows, and Wine is not installed.
engine-form-more = Arguments, folder, limits
engine-form-arguments = Arguments
engine-form-folder = Working folder, if not its own
engine-form-threads = Threads
engine-form-threads-less = Fewer threads
engine-form-threads-more = More threads
engine-threads-own = Its own
engine-form-memory = Memory, in MB
engine-form-memory-less = Less memory
engine-form-memory-more = More memory
engine-form-test = Test
engine-form-stop = Stop
engine-form-log = Show the log
engine-form-do = Add
engine-form-save = Save
file-dialog-program = Choose a program
file-path-program-text = Type or paste where the program is.
file-path-program = Choose

# The test.
engine-test = Test
engine-test-none = The test starts the program and finds out what it can do. It takes about twenty seconds.
engine-test-running = Step { $count }
engine-test-stopped = Stopped
engine-test-done = Done
engine-test-took = { $ms } ms
engine-step-time = Keeps its time
engine-step-running = Asked …
engine-step-rule = { $rule }: taken
engine-step-no-rule = { $rule }: refused
engine-step-other-rule = { $rule }: plays { $other } instead
engine-step-in-time = Never late
engine-step-legal = A legal move
engine-step-takeback = Takes moves back
engine-step-nodes = Keeps a limit of positions
engine-step-stop = Stops when told
engine-step-swap2 = Opens by itself
engine-step-lines = { $count ->
    [one] { $count } line of analysis
   *[other] { $count } lines of analysis
}
engine-step-unclear = Cannot be told
engine-step-refused = Does not do this
engine-step-answered = Refused: { $answer }
engine-plays = Plays { $rules } on boards of { $sizes }.
engine-stays-off = { $rule } stays off for this engine.
engine-log-title = Log of the test
engine-log-copy = Copy
engine-log-copied = The log is copied.
engine-log-close = Close

# In a new game and during one.
new-engines = Engines
new-engines-manage = Manage
game-engine-opens = { $name } does not know this opening. Narabe chooses for it.
menu-engine-messages = Messages of the engine
game-engine-messages = Messages of { $name }
game-engine-silent = It has written nothing yet.

# What goes wrong with a program.
engine-fault-not-found = Its file is not there: { $detail }
engine-fault-not-executable = Its file is no program, or may not be started: { $detail }
engine-fault-cannot-start = The system does not start it: { $detail }
engine-fault-no-wine = It is a program for Windows, and Wine is not installed.
engine-fault-no-start = It begins no game on a board of { $detail } × { $detail }. { $why }
engine-fault-refused = It refused: { $detail }
engine-fault-exited = It ended in the middle of the game, with code { $detail }.
engine-fault-ended = It ended in the middle of the game.
engine-fault-crashed = It crashed, with signal { $detail }.
engine-fault-line-too-long = It wrote a line that is too long.
engine-fault-too-much-output = It wrote too much in a second.
engine-fault-off-board = It answered { $detail }, which is not on the board.
engine-fault-occupied = It played { $detail }, where a stone lies.
engine-fault-forbidden = It played { $detail }, which is forbidden to it.
engine-fault-not-swap2 = It answered { $detail }, which swap2 does not allow there.
engine-fault-memory = It used more than { $detail } MB of memory.
engine-fault-not-reading = It does not read what it is told.
engine-fault-other = { $detail }

# Settings.

settings-title = Settings
settings-look = Display
settings-board = Board
settings-sound = Sound
settings-motion = Motion
settings-play = Game
settings-study = Study
settings-online = Online
settings-access = Accessibility
settings-controls = Controls
settings-about = About

# Look
settings-theme = Theme
settings-theme-light = Light
settings-theme-dark = Dark
settings-theme-contrast = High contrast
settings-theme-system = System
settings-language = Language
settings-language-system = System
settings-window = Window
settings-window-windowed = Windowed
settings-window-full = Full screen

# Board
settings-numbers = Move numbers
settings-numbers-off = Off
settings-numbers-last = Last few
settings-numbers-all = All
settings-mark = Last move
settings-mark-three = Three flashes
settings-mark-keeps = Flashing
settings-mark-still = Still
settings-coordinates = Coordinates
settings-coordinates-note = A to O, 1 to 15
settings-stars = Star points
settings-skins = Boards and stones
settings-skins-open = Choose

# Sound
settings-volume-stones = Stones
settings-volume-interface = Interface
settings-volume-music = Music
settings-mute = Mute all
settings-mute-note = Key M
settings-mute-background = Mute in the background

# Motion
settings-motion-system = System
settings-motion-full = Full
settings-motion-reduced = Reduced
settings-motion-off = Off
settings-light = Animated light on the title
settings-gold = Gold leaf when a game is won

# Play
settings-pace = Delay before the computer moves
settings-seconds = { $seconds } s
settings-attention = Mark the window on my move
settings-attention-note = In its title and in the task bar, while another window is in front
settings-notifications = Notifications
settings-notifications-note = When it is your move, you are asked something or the game ends, while another window is in front
settings-notifications-blocked = The browser blocks them. Allow notifications in the settings of this site, beside its address, and switch this on again.
settings-notifications-missing = This browser has none. On an iPhone or iPad, add the page to the Home Screen first.
settings-keep-games = Keep finished games
settings-keep-games-note = In the library
settings-coach = Coach against levels
settings-coach-note = Asks before a move that loses by force
settings-adapt = Adapt the level
settings-adapt-note = New game chooses the level that fits you
settings-chance = Winning chance on the computer’s card
settings-chance-note = The engine’s own estimate
settings-forbidden = Forbidden points on the board
settings-forbidden-note = Crosses where Black may not play in Renju
settings-confirm = Confirm each move on touch
settings-confirm-note = Tap once to aim, again to place
settings-confirm-click = Confirm each move with the mouse
settings-confirm-click-note = A first click aims, a second one places
settings-cursor = Keyboard cursor on the board
settings-cursor-note = Arrow keys, then Enter

# Study
settings-lines = Best lines
settings-threads = Processor threads
settings-threads-note = Used by the analysis; by default all but one.
settings-memory = Memory, in MB
settings-memory-note = With more memory a long analysis repeats less work.

# Online
settings-name = Your name
settings-name-note = Your opponent and spectators see it.
settings-lobby = Lobby
settings-lobby-note = The server where players meet. It sees room codes and your IP address, but no moves.
settings-advanced = Advanced
settings-stun = STUN server
settings-stun-note = Tells your device its public address so that others can reach it. The default is a server run by Google, which sees your IP address; enter another, or none. It is not used when the lobby is on your own network.
settings-turn = TURN server
settings-turn-note = Relays moves when no direct connection is possible. You need your own server.
settings-turn-user = TURN user name
settings-turn-password = TURN password
settings-watch = Allow spectators
settings-watch-note = In rooms that you create

# Accessibility
settings-text-size = Text size
settings-text-size-letter = A
settings-per-cent = { $value } %
settings-shapes = Shapes on stones
settings-shapes-note = A square for Black, a ring for White
settings-targets = Larger touch targets
settings-speech = Say moves aloud
settings-speech-note = In the game’s language; Linux needs Speech Dispatcher
settings-speech-rate = Speaking rate
settings-speech-rate-note = In per cent of the usual rate
settings-volume-speech = Speaking volume
speech-fault = Moves cannot be said aloud: { $reason }

# Controls
settings-side = Controls of the game
settings-side-note = For play with one hand
settings-side-usual = Usual
settings-side-left = Left
settings-side-right = Right
settings-slow-keys = Slow keys
settings-slow-keys-note = How long to hold a key before it counts; text is typed at once
settings-slow-off = Off
settings-slow-short = 0.3 s
settings-slow-medium = 0.6 s
settings-slow-long = 1 s
settings-switch = Single switch
settings-switch-note = Controls are marked in turn; the switch chooses the marked one
settings-switch-by = The switch
settings-switch-key = Space, Enter
settings-switch-pad = Gamepad
settings-switch-press = Any press
settings-scan = Time for each control

# About
settings-version = Version
settings-rules = Rules and openings
settings-rules-open = Read
settings-credits = Credits and licences
settings-credits-open = Show
settings-report = Problem report
settings-report-note = Facts about the program and the system for whoever looks for a fault; no names, no games
settings-report-copy = Copy report
settings-data = Data folder
settings-data-open = Open folder

# Reset
settings-reset = Reset to defaults
settings-reset-title = Reset all settings?
settings-reset-text = Everything on this page, and the chosen board and stones, return to their defaults. Names, the lobby and saved games are kept.
settings-reset-keep = Keep my settings
settings-reset-do = Reset

# The backup.
settings-files = Your games
settings-backup = Back up
settings-backup-note = All games of the library, saved games and studies, as SGF in one file
settings-backup-do = Save a backup
settings-restore = Restore
settings-restore-note = Games that you already have are not added again
settings-restore-do = Open a backup
settings-offline = Keep everything for offline
settings-offline-note = All languages and their typefaces too, about 9 MB. What you use is always kept.
settings-offline-coming = Being fetched …
settings-offline-whole = Everything is kept. The game starts without a network, in every language.
settings-offline-incomplete = Not everything could be fetched or kept. Check the network and the space of this browser, then switch this off and on again.
settings-offline-missing = This browser keeps no files for the page.

# Settings.

settings-title = Settings
settings-look = Look
settings-board = Board
settings-sound = Sound
settings-motion = Motion
settings-play = Play
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
settings-mute = Mute everything
settings-mute-note = Key M
settings-mute-background = Mute when in the background

# Motion
settings-motion-full = Full
settings-motion-reduced = Reduced
settings-motion-off = Off
settings-light = Moving light on the title
settings-gold = Gold leaf when a game is won

# Play
settings-pace = Pause before the computer answers
settings-seconds = { $seconds } s
settings-chance = Win chance on the computer's card
settings-chance-note = As the engine sees its own game
settings-forbidden = Forbidden points on the board
settings-forbidden-note = Crosses where Renju bans Black
settings-confirm = Confirm each move on touch
settings-confirm-note = Tap once to aim, again to place
settings-cursor = Keyboard cursor on the board
settings-cursor-note = Arrow keys, then Enter

# Online
settings-name = Your name
settings-name-note = The other player sees it, and whoever looks on.
settings-lobby = Lobby
settings-lobby-note = The server at which you meet. It sees the room's code and your address on the net, and no moves.
settings-stun = STUN server
settings-stun-note = Tells your machine how it is seen from outside, so that the other can reach it. The public one that stands here sees your address; leave this empty on a network of your own.
settings-turn = TURN server
settings-turn-note = Passes the moves on where no direct way is found. You need one of your own.
settings-turn-user = Name for the TURN server
settings-turn-password = Password for the TURN server
settings-watch = Let people watch
settings-watch-note = At the tables that you make

# Accessibility
settings-text-size = Text size
settings-text-size-letter = A
settings-per-cent = { $value } %
settings-shapes = Shapes on stones
settings-shapes-note = A square for Black, a ring for White
settings-targets = Bigger touch targets

# Controls
settings-key-arrows = Arrows
settings-key-arrows-does = Move the cursor on the board
settings-key-enter = Enter
settings-key-enter-does = Place a stone
settings-key-u = U
settings-key-u-does = Take a move back
settings-key-r = R
settings-key-r-does = Play it again
settings-key-h = H
settings-key-h-does = Hint
settings-key-v = V
settings-key-v-does = What the computer sees
settings-key-n = N
settings-key-n-does = Move numbers
settings-key-m = M
settings-key-m-does = Mute
settings-key-f11 = F11
settings-key-f11-does = Full screen
settings-key-tab = Tab
settings-key-tab-does = Next control
settings-key-space = Space
settings-key-space-does = Press the control
settings-key-escape = Esc
settings-key-escape-does = Back, or the menu of a game

# About
settings-version = Version
settings-rules = Rules and openings
settings-rules-open = Read
settings-credits = Credits and licences
settings-credits-open = Show

# Reset
settings-reset = Reset to defaults
settings-reset-title = Reset all settings?
settings-reset-text = Everything on this page and the chosen board and stones go back to how they came. Names, the lobby and saved games stay.
settings-reset-keep = Keep my settings
settings-reset-do = Reset

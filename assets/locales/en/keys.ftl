# What a key does
key-does-left = Move the cursor left
key-does-right = Move the cursor right
key-does-up = Move the cursor up
key-does-down = Move the cursor down
key-does-place = Place a stone
key-does-undo = Undo
key-does-redo = Redo
key-does-hint = Hint
key-does-end-turn = End your turn (twin boards); edit (study)
key-does-pause = Pause (in a game with a clock)
key-does-heat = What the computer sees
key-does-numbers = Move numbers; next mistake or puzzle
key-does-analyse = Analysis on or off (study)
key-does-threat = Threat of the other side (study)
key-does-forbidden = Forbidden points (study)
key-does-next-moves = Next moves on the board (study)
key-does-fours = Wins by fours of both sides (study)
key-does-mute = Mute
key-does-full-screen = Full screen
key-does-next-control = Next control
key-does-activate = Activate the control
key-does-back = Back, or the game menu
key-does-list = This list

# Keys
key-left = Left arrow
key-right = Right arrow
key-up = Up arrow
key-down = Down arrow
key-enter = Enter
key-space = Space
key-tab = Tab
key-escape = Esc
key-backspace = Backspace
key-delete = Delete
key-insert = Insert
key-home = Home
key-end = End
key-page-up = Page up
key-page-down = Page down
key-lines = 1 to 3

# Buttons of a gamepad
pad-south = Lower button
pad-east = Right button
pad-west = Left button
pad-north = Upper button
pad-left-shoulder = Left shoulder
pad-right-shoulder = Right shoulder
pad-left-trigger = Left trigger
pad-right-trigger = Right trigger
pad-select = Select
pad-start = Start
pad-left-stick = Left stick
pad-right-stick = Right stick

# Changing a key
keys-row = { $action }: { $key }
keys-pad = Gamepad: { $button }
keys-none = none
keys-note = Choose an action to change its key.
keys-press = Press the new key. Esc cancels.
keys-press-pad = Press the new key or gamepad button. Esc cancels.
keys-fixed = The use of this key is fixed. Press another one.
keys-taken = { $key } is taken
keys-taken-text = It does this: { $action }. Swap the two?
keys-swap = Swap
keys-reset = Reset this key
keys-reset-all = Reset all keys

# What keys do in the study
keys-study = In the study
keys-with-shift = Shift + { $key }
study-key-back = Previous move
study-key-forward = Next move
study-key-previous-sibling = Variation above
study-key-next-sibling = Variation below
study-key-previous-branching = Previous branching
study-key-next-branching = Next branching
study-key-previous-comment = Previous comment
study-key-next-comment = Next comment
study-key-first = Start
study-key-last = End of the line
study-key-previous-mistake = Previous mistake
study-key-next-mistake = Next mistake
study-key-play-fours = Play the win by fours
study-key-lines = Play a best line
study-key-board = To the board: then the arrows move its cursor

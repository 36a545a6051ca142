# Boards, stones and lines.

skins-title = Boards and stones
skins-shuffle = Shuffle
skins-boards = Board
skins-stones = Stones
skins-lines = Lines
skins-line-own = Board’s own
skins-title-line = { $board }, { $stones }, { $lines }
skins-lines-named = { $line } lines
skins-lines-own = its own lines
skins-coordinates = Coordinates
skins-star-points = Star points
skins-faint-lines = These lines are hard to see on this board.
skins-high-contrast = The high-contrast theme uses its own board and stones.
skins-faults = Could not be loaded
skins-folder = Put your own skins in { $folder }

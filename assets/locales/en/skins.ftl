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

# The boards, the sets of stones and the lines of assets/skins.
skin-board-celadon = Celadon
skin-board-celadon-note = A polished slab with fine veins.
skin-board-clear = Clear
skin-board-clear-note = Plain, with strong contrast.
skin-board-hinoki = Hinoki
skin-board-hinoki-note = Pale cypress with a fine grain.
skin-board-kaya = Kaya
skin-board-kaya-note = Old torreya wood with a straight grain.
skin-board-night = Night
skin-board-night-note = Indigo lacquer with a few stars.
skin-board-paper = Ink & paper
skin-board-paper-note = Handmade paper with long fibres and a trace of ink.
skin-board-tatami = Tatami
skin-board-tatami-note = A woven rush mat.
skin-board-walnut = Walnut
skin-board-walnut-note = Dark heartwood with open pores.

skin-stones-brush = Brush
skin-stones-brush-note = An ink blot and a circle, each a single brushstroke.
skin-stones-clear = Clear
skin-stones-clear-note = A square and a ring, easy to tell apart.
skin-stones-ebony = Ebony & box
skin-stones-ebony-note = Wooden stones turned on a lathe.
skin-stones-jade = Jade
skin-stones-jade-note = Polished green and white jade.
skin-stones-kintsugi = Kintsugi
skin-stones-kintsugi-note = Cracks mended with gold; no two stones are alike.
skin-stones-lantern = Lantern
skin-stones-lantern-note = Glowing stones, best on a dark board.
skin-stones-slate = Slate & shell
skin-stones-slate-note = Slate and shell; the shell shows its growth lines.
skin-stones-yunzi = Yunzi
skin-stones-yunzi-note = Glass stones; held to the light, the dark ones are green.

skin-line-chalk = Chalk
skin-line-gold = Gold
skin-line-indigo = Indigo
skin-line-ink = Ink
skin-line-sepia = Sepia
skin-line-vermilion = Vermilion

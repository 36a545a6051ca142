# The opponents: name, and one line about their character. The levels are named after plants, from moss to the tree that
# boards are made of; the last message of each is the plant's name in this language.

opponent-koke = Koke
opponent-koke-line = A beginner. Overlooks most threats.
opponent-koke-plant = Moss
opponent-warabi = Warabi
opponent-warabi-line = Builds its own rows and often misses yours.
opponent-warabi-plant = Bracken
opponent-sasa = Sasa
opponent-sasa-line = Blocks every four. Sometimes sees a three.
opponent-sasa-plant = Bamboo grass
opponent-ume = Ume
opponent-ume-line = Attacks early and looks a little ahead.
opponent-ume-plant = Plum
opponent-kaede = Kaede
opponent-kaede-line = Sees double threats two moves ahead.
opponent-kaede-plant = Maple
opponent-hinoki = Hinoki
opponent-hinoki-line = Patient. Waits for your mistakes.
opponent-hinoki-plant = Cypress
opponent-matsu = Matsu
opponent-matsu-line = Calculates long forcing sequences.
opponent-matsu-plant = Pine
opponent-kaya = Kaya
opponent-kaya-line = Full strength. Boards are made of its wood.
opponent-kaya-plant = Kaya tree

opponent-quintuple = Quintuple
opponent-quintuple-line = Adds up every window of five around a point.
opponent-attacker = Attacker
opponent-attacker-line = Counts open winning lines, its own first.
opponent-defender = Defender
opponent-defender-line = Counts open winning lines, yours first.
opponent-shapes = Shapes
opponent-shapes-line = Rates each run of stones by its open ends.

# The opponents for twin boards.
opponent-futaba = Futaba
opponent-futaba-line = Considers your reply, but not carefully.
opponent-futaba-plant = Seedling
opponent-renri = Renri
opponent-renri-line = Sees short combinations.
opponent-renri-plant = Joined trees
opponent-meoto = Meoto
opponent-meoto-line = Calculates deeply on both boards.
opponent-meoto-plant = Wedded cedars

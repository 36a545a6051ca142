# The opponents: name, and one line about their character. The levels are named after plants, from moss to the tree that
# boards are made of; the last message of each is the plant's name in this language.

opponent-koke = Koke
opponent-koke-line = New to the game. Plays where the view is nice.
opponent-koke-plant = Moss
opponent-warabi = Warabi
opponent-warabi-line = Builds its own row and forgets about yours.
opponent-warabi-plant = Bracken
opponent-sasa = Sasa
opponent-sasa-line = Blocks every four. Sometimes sees a three.
opponent-sasa-plant = Bamboo grass
opponent-ume = Ume
opponent-ume-line = Attacks early, blooms fast, tires late.
opponent-ume-plant = Plum
opponent-kaede = Kaede
opponent-kaede-line = Sees the fork coming two moves ahead.
opponent-kaede-plant = Maple
opponent-hinoki = Hinoki
opponent-hinoki-line = Patient. Waits for you to overreach.
opponent-hinoki-plant = Cypress
opponent-matsu = Matsu
opponent-matsu-line = Reads long forcing lines without blinking.
opponent-matsu-plant = Pine
opponent-kaya = Kaya
opponent-kaya-line = Full strength. The tree boards are made of.
opponent-kaya-plant = Kaya tree

opponent-quintuple = Quintuple
opponent-quintuple-line = Counts in fives. Likes every open field a little.
opponent-attacker = Attacker
opponent-attacker-line = Wants its own row. Looks up when it is late.
opponent-defender = Defender
opponent-defender-line = Stands in your way first. Builds on what is left.
opponent-shapes = Shapes
opponent-shapes-line = Weighs each run and its open ends. Rarely blinks.

# The opponents for twin boards.
opponent-futaba = Futaba
opponent-futaba-line = Two first leaves. Looks at your answer, and not closely.
opponent-futaba-plant = Seedling
opponent-renri = Renri
opponent-renri-line = Two trees grown into one. Sees short combinations.
opponent-renri-plant = Joined trees
opponent-meoto = Meoto
opponent-meoto-line = The wedded cedars. Reads both boards to the end.
opponent-meoto-plant = Wedded cedars

# The opponents: name, and one line about their character.

opponent-quintuple = Quintuple
opponent-quintuple-line = Counts in fives. Likes every open field a little.
opponent-attacker = Attacker
opponent-attacker-line = Wants its own row. Looks up when it is late.
opponent-defender = Defender
opponent-defender-line = Stands in your way first. Builds on what is left.
opponent-shapes = Shapes
opponent-shapes-line = Weighs each run and its open ends. Rarely blinks.

# The title screen.
title-name = Narabe
# The game's name in Japanese, written from top to bottom; it stays as it is in every language.
title-name-vertical = 五目並べ

title-play = Play
title-continue = Continue
title-learn = Learn
# A question at the first start, below "Learn", which then opens the first lesson.
title-newcomer = New to the game? Begin here: two minutes
title-online = Online
title-study = Study
title-puzzles = Puzzles
title-library = Library
title-skins = Boards and stones
title-settings = Settings
title-credits = Credits
title-quit = Quit

title-sound-on = Sound
title-sound-off = Muted
title-language = Language: { $name }
title-theme-light = Light
title-theme-dark = Dark
title-theme-contrast = High contrast

title-demo = Demo
title-demo-moves = move { $moves }
title-demo-pause = Pause the demo
title-demo-play = Play the demo
title-demo-next = Next move

# The title screen.
title-name = Narabe
# The game's name in Japanese, written from top to bottom; it stays as it is in every language.
title-name-vertical = 五子棋

title-play = 开始对局
title-continue = 继续
title-learn = 学习
# A question at the first start, below "Learn", which then opens the first lesson.
title-newcomer = 第一次玩？从这里开始，只要两分钟
title-online = 联机对局
title-study = 研究
title-puzzles = 习题
title-library = 棋谱库
title-skins = 棋盘与棋子
title-settings = 设置
title-credits = 制作信息
title-quit = 退出

title-sound-on = 声音
title-sound-off = 静音
title-language = 语言：{ $name }
title-theme-light = 浅色
title-theme-dark = 深色
title-theme-contrast = 高对比度

title-demo = 演示
title-demo-moves = 第 { $moves } 手
title-demo-pause = 暂停演示
title-demo-play = 播放演示
title-demo-next = 下一手

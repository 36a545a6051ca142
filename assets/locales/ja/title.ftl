# The title screen.
title-name = Narabe
# The game's name in Japanese, written from top to bottom; it stays as it is in every language.
title-name-vertical = 五目並べ

title-play = 対局
title-continue = 続きから
title-learn = 学ぶ
# A question at the first start, below "Learn", which then opens the first lesson.
title-newcomer = 初めてですか？ここから二分で始められます
title-online = オンライン
title-study = 検討
title-puzzles = 問題
title-library = 棋譜
title-skins = 盤と石
title-settings = 設定
title-credits = クレジット
title-quit = 終了

title-sound-on = 音
title-sound-off = 消音
title-language = 言語：{ $name }
title-theme-light = 明るい
title-theme-dark = 暗い
title-theme-contrast = 高コントラスト

title-demo = デモ
title-demo-moves = { $moves }手目
title-demo-pause = デモを停止
title-demo-play = デモを再生
title-demo-next = 次の手

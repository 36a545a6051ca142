# Drills: the lines of a library, with the person on one side.

drill-title = 练谱
drill-from-here = 由此练谱
drill-about = 你执此分支的一方。对方的应手取自谱中，你的着法须在谱中。
drill-side = 你的一方
drill-start = 开始
drill-nothing-asked = 此分支中{ $side ->
    [black] 黑方
   *[white] 白方
}没有着法。
drill-none = 练谱会逐手问你谱中的着法。打开一份研究，走到变化开始之处，选择“由此练谱”。在棋谱库中选定的多局也可一起练。
drill-open-study = 研究
drill-open-library = 棋谱库

# What is asked, and what was said about a move.
drill-line = 第 { $number } 条变化
drill-task = 请下谱中的一手。
drill-opens = { $side ->
    [black] 黑方
   *[white] 白方
}首着 { $point }。
drill-not-held = 谱中没有 { $point }
drill-called-mistake = 谱中标 { $point } 为错着
drill-library-answers = 谱中应在 { $point }。
drill-other-move = 谱中此处另有一手。
drill-library-plays = 谱中此处下 { $point }。

# The end of a line.
drill-end-of-line = 变化结束
drill-all-done = 全部变化已完成
drill-first-try-said = 一次答对。
drill-comes-back = 有错，这条变化还会再来。
drill-next-line = 下一条变化
drill-next-round = 再来一轮
drill-lines = 已完成的变化
drill-first-try = 一次答对
drill-to-come = 尚余
drill-due = 今日到期

# The page of all lessons, and the screen of a lesson. The lessons themselves are in lessons.ftl.

learn-title = 学习
learn-subtitle = 从第一个五连到连珠与双盘
learn-of = { $done } / { $count }
learn-next-of = 下一课 · { $chapter }
learn-done = 已学
learn-next = 下一课
learn-to-come = 未学
learn-any = 任何一课都可以随时打开
learn-minutes = { $minutes } 分钟
learn-steps = { $steps } 步
learn-start = 开始
learn-continue = 继续
learn-again = 再学一遍
learn-skip = 跳过

lesson-number = 第 { $number } 课 · { $chapter }
lesson-step = 第 { $step } 步，共 { $count } 步
lesson-skipped = 已跳过：{ $steps }
lesson-leave = 离开本课
lesson-to-read = 先看
lesson-to-choose = 选择题
lesson-your-turn = 轮到你了
lesson-said-right = 正确。
lesson-said-wrong = 还不对。
lesson-refused = 那里不能落子。
lesson-answer = 答案：{ $points }。
lesson-second-stone = 请下第二子，或结束回合。
lesson-again = 再试一次
lesson-end-turn = 结束回合
lesson-hint = 提示
lesson-show = 看答案
lesson-tries = 你试过的棋
lesson-tries-press = 点一个就能在棋盘上看
lesson-try-right = { $point }，正确
lesson-try-wrong = { $point }，还不对
lesson-label-closed = 这端被堵
lesson-label-stops = { $side ->
    [black] 黑方
   *[white] 白方
}挡住
lesson-label-five = { $side ->
    [black] 黑方
   *[white] 白方
}成五
lesson-label-win = { $side ->
    [black] 黑方
   *[white] 白方
}从这里开始取胜
lesson-back = 上一步
lesson-next = 下一步
lesson-finish = 完成

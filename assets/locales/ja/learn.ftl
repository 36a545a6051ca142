# The page of all lessons, and the screen of a lesson. The lessons themselves are in lessons.ftl.

learn-title = 学ぶ
learn-subtitle = 最初の五連から連珠と双盤まで
learn-of = { $done } / { $count }
learn-next-of = 次のレッスン・{ $chapter }
learn-done = 済み
learn-next = 次
learn-to-come = これから
learn-any = どのレッスンもいつでも開けます
learn-minutes = { $minutes }分
learn-steps = { $steps }ステップ
learn-start = 始める
learn-continue = 続ける
learn-again = もう一度
learn-skip = とばす

lesson-number = レッスン{ $number }・{ $chapter }
lesson-step = ステップ{ $step } / { $count }
lesson-skipped = とばしたステップ：{ $steps }
lesson-leave = レッスンを出る
lesson-to-read = 見てみましょう
lesson-to-choose = 問題
lesson-your-turn = あなたの番です
lesson-said-right = 正解です。
lesson-said-wrong = まだです。
lesson-refused = そこには打てません。
lesson-answer = 答え：{ $points }。
lesson-second-stone = 二つ目の石を打つか、手番を終えてください。
lesson-again = もう一度
lesson-end-turn = 手番を終える
lesson-hint = ヒント
lesson-show = 答えを見る
lesson-tries = 試した手
lesson-tries-press = 押すと盤で見られます
lesson-try-right = { $point }、正解
lesson-try-wrong = { $point }、まだ
lesson-label-closed = ふさがっている
lesson-label-stops = { $side ->
    [black] 黒
   *[white] 白
}が止める
lesson-label-five = { $side ->
    [black] 黒
   *[white] 白
}が五を作る
lesson-label-win = { $side ->
    [black] 黒
   *[white] 白
}の勝ちがここから
lesson-back = 戻る
lesson-next = 次のステップ
lesson-finish = 終わる

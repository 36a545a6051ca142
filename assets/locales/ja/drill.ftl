# Drills: the lines of a library, with the person on one side.

drill-title = 手順の暗記
drill-from-here = ここから暗記
drill-about = この分岐の一方を受け持ちます。相手の手は分岐の中から選ばれ、あなたの手は分岐の中になければなりません。
drill-side = あなたの側
drill-start = 開始
drill-nothing-asked = この分岐には{ $side ->
    [black] 黒
   *[white] 白
}の手がありません。
drill-none = 手順の手が一手ずつ問われます。検討を開き、手順の始まる所で「ここから暗記」を選びます。「棋譜」で選んだ対局もまとめて暗記できます。
drill-open-study = 検討
drill-open-library = 棋譜

# What is asked, and what was said about a move.
drill-line = { $number }番目の手順
drill-task = 手順の手を打ってください。
drill-opens = { $side ->
    [black] 黒
   *[white] 白
}が{ $point }から始めます。
drill-not-held = { $point }は手順にありません
drill-called-mistake = { $point }は手順では悪手です
drill-library-answers = 手順では{ $point }と応じます。
drill-other-move = 手順では別の手を打ちます。
drill-library-plays = 手順ではここで{ $point }と打ちます。

# The end of a line.
drill-end-of-line = 手順の終わり
drill-all-done = すべての手順が済みました
drill-first-try-said = 一度で正解です。
drill-comes-back = 誤りがありました。この手順はまた出ます。
drill-next-line = 次の手順
drill-next-round = もう一度
drill-lines = 済んだ手順
drill-first-try = 一度で正解
drill-to-come = 残り
drill-due = 今日の復習

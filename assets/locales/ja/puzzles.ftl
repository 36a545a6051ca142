# Puzzles. $side is black or white, $point a point such as H8; $moves counts the winner's moves, $rating and $error are numbers.

puzzles-title = 問題
puzzles-none = ここに問題はありません。
puzzles-due = { $count ->
    [0] 練習する
   *[other] 今日の復習{ $count }問
}
puzzles-themes = { $count ->
    [0] 分野
   *[other] 復習{ $count }問
}
puzzles-due-of-theme = 復習{ $count }
puzzles-streak = { $days }日連続
puzzles-rating = レート
puzzles-daily = 今日の一問
puzzles-daily-waits = 全員が同じ問題
puzzles-daily-done = 済み、次は明日
puzzles-rush = タイムアタック
puzzles-rush-about = 3分で解けるだけ
puzzles-rush-best = 最高{ $count }
puzzles-rush-solved = 正解{ $count }問
puzzles-rush-is-best = 自己最高です。
puzzles-rush-best-so-far = 自己最高は{ $count }問です。
puzzles-rush-again = もう一度
puzzles-rush-leave = 練習に戻る
puzzles-won = 勝ちの局面
puzzles-won-about = 自分の手順で勝ち切る
puzzles-today-done = 今日解いた数
puzzles-forecast = 明日{ $tomorrow }問、今週{ $week }問
puzzles-statistics = 統計
puzzles-statistics-all = { $count }問に挑戦、レート{ $rating } { $error }。棒は一度で解けた割合です。
puzzles-statistics-theme = { $theme }：{ $tried }問中{ $solved }問正解、レート{ $rating } { $error }

# The themes: the name, a few words about it, and the task in a sentence. $side is the other side.
puzzle-fours = 四追い
puzzle-fours-about = 四だけで勝つ
puzzle-fours-task = どの手も四にします。
puzzle-four-three = 四三
puzzle-four-three-about = 一手で二つの狙い
puzzle-four-three-task = 初手は四三。その後は四だけで勝ちます。
puzzle-threats = 追い詰め
puzzle-threats-about = 三と四を交えて
puzzle-threats-task = どの手も活三か四。四だけでは勝てません。
puzzle-only-defence = 防ぎ
puzzle-only-defence-about = 唯一の受け
puzzle-only-defence-task = { $side ->
    [black] 黒
   *[white] 白
}は{ $moves }手で勝とうとしています。防げるのは一手だけです。
puzzle-false-win = 咎める
puzzle-false-win-about = 勝てない三々
puzzle-false-win-task = { $side ->
    [black] 黒
   *[white] 白
}は三々を作りました。一手でそれを咎められます。
puzzle-make-forbidden = 禁手狙い
puzzle-make-forbidden-about = 黒に禁手を打たせる
puzzle-make-forbidden-task = どの手も四。黒が受けるべき点は禁手になります。
puzzle-avoid-forbidden = 禁手を避ける
puzzle-avoid-forbidden-about = 禁手をかわして勝つ
puzzle-avoid-forbidden-task = どの手も四。禁手にかかる筋があります。
puzzle-twin-double = 両盤狙い
puzzle-twin-double-about = 両方の盤で攻める
puzzle-twin-double-task = どの手番も両方の盤の五を狙います。打てるのは1石か2石です。

# What is asked, and what was said about a move.
puzzle-place = { $theme }、{ $number }番、{ $rule }
puzzle-ask-win = { $side ->
    [black] 黒先
   *[white] 白先
}、{ $moves }手勝ち。
puzzle-ask-hold = { $side ->
    [black] 黒番
   *[white] 白番
}。唯一の受けはどこですか。
puzzle-ask-refute = { $side ->
    [black] 黒番
   *[white] 白番
}。三々を咎めてください。
puzzle-won-place = 勝ちの局面、{ $rule }
puzzle-won-ask = { $side ->
    [black] 黒番
   *[white] 白番
}、勝ちがあります。勝ち切ってください。
puzzle-won-task = 勝てる手順ならどれでも正解です。{ $side ->
    [black] 黒
   *[white] 白
}はできるだけ長く受けます。
puzzle-difficulty = 難しさ
puzzle-seen-before = 挑戦済み
puzzle-new = 新しい問題
puzzle-to-move = { $side ->
    [black] 黒番
   *[white] 白番
}です
puzzle-answers = { $side ->
    [black] 黒
   *[white] 白
}は{ $point }と応じます
puzzle-right = 正解
puzzle-moves-left = あと{ $count }手です。
puzzle-wrong = うまくいきません
puzzle-refuted-fours = { $point }では{ $side ->
    [black] 黒
   *[white] 白
}に{ $moves }手の四追い勝ちがあります。
puzzle-refuted-threats = { $point }では{ $side ->
    [black] 黒
   *[white] 白
}に{ $moves }手の追い詰めがあります。
puzzle-not-shown = { $point }は防げる手ではありません。
puzzle-twin-stopped = { $side ->
    [black] 黒
   *[white] 白
}が{ $point }と受け、あと{ $moves }手番では勝てません。
puzzle-twin-not-in-time = { $point }では{ $moves }手番で勝てません。
puzzle-twin-no-threat = { $point }は両方の盤の五を狙っていません。{ $side ->
    [black] 黒
   *[white] 白
}は自由に打てます。
puzzle-wins-otherwise = それでも勝ち
puzzle-wins-otherwise-about = { $point }でも勝ちですが、求められた勝ち方ではありません。間違いには数えません。別の手を探してください。
puzzle-wins-quietly-about = { $point }でも勝ちですが、四や三で攻め続ける勝ちではないので、ここでは最後まで打てません。間違いには数えません。別の手を探してください。
puzzle-searching = 少々お待ちください
puzzle-searching-about = { $point }でも勝てるか、エンジンが調べています。
puzzle-hint = ヒント
puzzle-hint-of = ヒント { $number }/{ $count }
puzzle-hint-makes = この手で{ $made }を作ります。
puzzle-hint-threat = 数字は{ $side ->
    [black] 黒
   *[white] 白
}の{ $moves }手の勝ち筋です。
puzzle-hint-both-boards = それぞれの盤に1石ずつです。
puzzle-hint-one-board = { $count ->
    [1] 1石で十分です。{ $board }。
   *[other] 2石とも同じ盤です。{ $board }。
}
puzzle-hint-at = { $point }です。
puzzle-take-back = 戻す
puzzle-show = 答えを見る
puzzle-skip = とばす

# What a puzzle came to.
puzzle-solved = 正解
puzzle-solved-late = 最後に見つけました
puzzle-shown = 解答
puzzle-effort = 時間は{ $minutes ->
    [0] { $seconds }秒
   *[other] { $minutes }分{ $seconds }秒
}、{ $hints ->
    [0] ヒントなし
   *[other] ヒント{ $hints }回
}です。
puzzle-effort-late = 途中の間違いは{ $mistakes }手です。
puzzle-effort-shown = 近いうちにまた出ます。
puzzle-of = 問題
puzzle-your-rating = レート
puzzle-again-on = 次は
puzzle-again-in = { $days ->
    [0] 今日
    [1] 明日
   *[other] { $days }日後
}
puzzle-line = 手順
puzzle-also = 初手{ $moves }も正解です。
puzzle-grade = 難しさはどうでしたか
puzzle-grade-hard = 難しい
puzzle-grade-good = 普通
puzzle-grade-easy = 簡単
puzzle-study = 検討
puzzle-again = もう一度
puzzle-next = 次の問題
puzzle-move-of = { $number }/{ $count }手

# The person's own puzzles: the packs, how one gets puzzles, what was added, and why a position is none. $reason is a sentence.
puzzles-packs = だれの問題
puzzles-pack-shipped = Narabeの問題
puzzles-pack-own = 自分の問題
puzzles-own-none = 自分の問題はまだありません
puzzles-own-how = 対局を検討してミスを問題にするか、検討中の局面を問題にします。問題のファイルも開けます。
puzzles-make = 問題にする
puzzles-make-of-mistakes = ミス{ $count }つを問題にする
puzzles-making = { $count ->
    [1] 問題を探しています…
   *[other] { $count }局面を調べています…
}
puzzles-made = { $count ->
    [0] 追加した問題はありません
   *[other] 自分の問題に{ $count }問追加しました
}
puzzles-made-one = 自分の問題に追加：{ $theme }、難度{ $difficulty }
puzzles-made-not = 問題になりません。{ $reason }
puzzles-made-refused = 除いた局面：{ $count }
puzzles-show-own = 見る
puzzle-remove = 自分の問題から外す
puzzles-import = 問題のファイルを開く
puzzles-export = 問題を書き出す
puzzles-export-sgf = SGFファイル
puzzles-export-svg = プリント（SVG）
puzzles-export-pdf = プリント（PDF）
puzzles-export-count = 問題の数
puzzles-export-all = すべて
puzzles-export-form = ファイルの種類
puzzles-export-per-page = プリント1枚の図の数
puzzles-refused-known = この問題はもうあります。
puzzles-refused-shipped = Narabeの問題にもうあります。
puzzles-refused-nothing = どちらにも必勝の手順がありません。
puzzles-refused-many-wins = 勝てる初手が多すぎます。
puzzles-refused-many-defences = 受けが二つ以上あります。
puzzles-refused-no-defence = 受けがありません。
puzzles-refused-five = すぐに五ができます。
puzzles-refused-length = 勝ちまでが短すぎるか長すぎます。
puzzles-refused-undecided = 時間内に読み切れませんでした。
puzzles-refused-too-deep = 証明された勝ちは、問題にするには深すぎます。
puzzles-refused-other-answer = ファイルの答えと読みの答えが違います。
puzzles-refused-unreadable = ファイルの問題を読めません。
puzzles-refused-impossible = 対局が終わっているか、ありえない局面です。
puzzles-refused-full = これ以上問題を追加できません。

# A position without a task that is opened among the puzzles.
puzzles-position = 問題のない局面
puzzles-position-text = このファイルに問題は書かれていません。局面をどうしますか。問題にすると、勝ちか唯一の受けを問います。
puzzles-position-make = 問題にする
puzzles-position-study = 検討で開く
puzzles-position-set-up = 局面を並べて石を確かめる
puzzles-position-doubts = 画像の{ $count }か所がはっきりしません。先に確かめてください。

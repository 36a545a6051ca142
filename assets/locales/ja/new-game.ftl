# Setting up a new game.

new-title = 新しい対局
new-start = 対局開始

# Who plays whom
new-mode = 対局者
new-mode-people = 人と人
new-mode-mixed = 人とコンピュータ
new-mode-computers = コンピュータ同士

# The two seats
new-name-field-first = 一人目の名前
new-name-field-second = 二人目の名前
new-swap = 対局者を入れ替える
new-seat-black = 黒番、先手
new-seat-white = 白番、後手
new-seat-coin = 黒白は抽選
new-seat-computer = コンピュータ
new-seat-level = コンピュータ、レベル{ $level }
new-seat-computer-black = コンピュータ、先手
new-seat-computer-white = コンピュータ、後手

# The opponent
new-opponent = 対戦相手
new-opponent-fits = あなたの棋力は{ $rating }、{ $name }が合っています
new-opponent-note = やさしい順
new-opponent-twin-note = やさしい順
new-opponent-level = レベル{ $level }
new-classics = 古典
new-classics-note = 一手先だけを読みます
new-opponent-seat = 対局者
new-opponent-first = 一人目
new-opponent-second = 二人目
new-pace = 着手までの間

# The rule
new-rule = 規則
new-rule-about = この規則について

# The board
new-fouls = 禁手
new-fouls-refused = 打てない
new-fouls-lose = 打てば負け
new-overlines = 長連
new-overlines-nothing = 無効
new-overlines-win = 勝ち
new-opening = 開局
new-opening-spoken = 開局：{ $name }
new-opening-title = 開局
new-opening-about = この開局について
new-opening-no-room = 盤が小さくてこの開局を使えないため、開局規定なしで始めます
new-opening-for-renju = 連珠のための開局
new-opening-other-board = ふつうは15 × 15で打ちます
new-changed-rule = ルールが{ $before }から{ $now }に変わりました
new-changed-size = 盤が{ $before } × { $before }から{ $now } × { $now }に変わりました
new-changed-opponent = 相手が{ $before }から{ $now }に変わりました
new-board = 盤
new-board-other = 指定
new-board-twin = 19 × 19を二面
new-board-points = 一辺の線の数
new-board-points-less = 線を減らす
new-board-points-more = 線を増やす
new-board-value = { $size } × { $size }

# The clock
new-clock = 持ち時間
new-clock-none = なし
new-clock-five = 5分
new-clock-ten = 10分+5秒
new-clock-custom = 指定
new-clock-change = 変更
new-clock-none-words = 時間無制限
new-clock-fischer-words = { $main } + { $increment }秒
new-clock-byo-yomi-words = { $main } + { $period }秒 × { $periods }
new-clock-move-words = 一手{ $time }
new-clock-title = 持ち時間
new-clock-kind = 計時方式
new-clock-kind-game = 切れ負け
new-clock-kind-fischer = フィッシャー
new-clock-kind-byo-yomi = 秒読み
new-clock-kind-move = 一手ごと
new-clock-kind-game-note = 一局全体の持ち時間です。使い切ると負けです。
new-clock-kind-fischer-note = 一手打つごとに時間が加わります。
new-clock-kind-byo-yomi-note = 持ち時間を使い切ると、一手ごとに秒読みになります。時間内に打てないと、秒読みの回数が一つ減ります。
new-clock-kind-move-note = 一手ごとに同じ時間があります。残った時間は繰り越せません。
new-clock-main = 持ち時間
new-clock-main-less = 持ち時間を減らす
new-clock-main-more = 持ち時間を増やす
new-clock-increment = 一手ごとの加算
new-clock-increment-less = 加算を減らす
new-clock-increment-more = 加算を増やす
new-clock-period = 秒読み
new-clock-period-less = 秒読みを短くする
new-clock-period-more = 秒読みを長くする
new-clock-periods = 秒読みの回数
new-clock-periods-less = 回数を減らす
new-clock-periods-more = 回数を増やす
new-clock-turn = 一手の時間
new-clock-turn-less = 一手の時間を減らす
new-clock-turn-more = 一手の時間を増やす
new-clock-use = この設定を使う
new-time-seconds = { $seconds }秒
new-time-minutes = { $minutes }分
new-time-both = { $minutes }分{ $seconds }秒

# Sides and match
new-black = 黒番
new-black-alternate = 交互
new-black-other = その他
new-black-loser = 敗者
new-black-loser-spoken = 前局の敗者
new-black-winner = 勝者
new-black-winner-spoken = 前局の勝者
new-black-random = ランダム
new-black-random-spoken = 一局ごとに抽選
new-black-alternate-words = 黒番交互
new-black-loser-words = 敗者が黒番
new-black-winner-words = 勝者が黒番
new-black-random-words = 黒番は抽選
new-match = 勝負
new-match-single = 一局
new-match-best = { $games }番勝負
new-match-first = { $wins }勝先取
new-match-open = 無制限
new-match-games = 局数
new-match-games-less = 局数を減らす
new-match-games-more = 局数を増やす
new-match-wins = 勝ち数
new-match-wins-less = 勝ち数を減らす
new-match-wins-more = 勝ち数を増やす
new-match-single-words = 一局
new-match-best-words = { $games }番勝負
new-match-first-words = { $wins }勝先取
new-match-open-words = 局数無制限
new-series = { $length }、{ $begins }

new-summary = { $opening ->
    [none] { $rule }、{ $size } × { $size }、{ $clock }、{ $length }
   *[other] { $rule }、{ $size } × { $size }、{ $opening }、{ $clock }、{ $length }
}
new-summary-twin = { $rule }、{ $clock }、{ $length }

# The rules in a phone's short lines.
rule-standard-brief = ちょうど五つ
rule-renju-brief = 黒に禁手あり
rule-caro-brief = 片端の開いた五

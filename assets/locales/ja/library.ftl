# The library: all games that are kept.
library-title = 棋譜
library-own = 自分の対局{ $own }局
library-others = { $others }局
library-own-and-others = 自分の対局{ $own }局、その他{ $others }局
library-import = 読み込み
library-new-study = 新しい検討
library-more-actions = その他
library-saved = 保存した対局と検討
library-merge = 重複する対局を統合

# The list.
library-games = 対局
library-matches = { $count }局が該当
library-searching = 検索中…
library-more = あと{ $count }局（スクロール）
library-opening = 棋譜を開いています
library-opening-note = 少し時間がかかります。
library-empty = まだ対局がありません
library-empty-note = 終えた対局はここに残ります。ほかの人の棋譜は「読み込み」で加えられます。
library-none = 該当する対局はありません
library-none-note = 条件を外すか、盤から石を取り除くと増えます。
library-failed = 棋譜を開けません

# One game.
library-moves = 手
library-size = { $size } × { $size }
library-level = レベル{ $level }
library-event = { $event }、ラウンド{ $round }
library-round = 第{ $round }局
library-online = オンライン
library-mine = 自分の対局
library-day = { $year }年{ $month }月{ $day }日
library-month = { $year }年{ $month }月
# What a screen reader says of a game.
library-spoken = { $players }。{ $result }、{ $moves }手
library-black-won = 黒勝ち
library-white-won = 白勝ち
library-drawn = 引き分け
library-no-result = 結果なし
library-choose = { $name }を選択

# The order of the list.
library-order = 並び順
library-order-newest = 新しい順
library-order-oldest = 古い順
library-order-players = 対局者順
library-order-event = 大会順
library-order-most-moves = 手数の多い順
library-order-fewest-moves = 手数の少ない順
library-order-rating = レートの高い順
library-order-added = 追加の新しい順

# The filter.
library-filter = 絞り込み
library-players = 対局者
library-name = 名前
library-rule = 規則
library-result = 結果
library-all = すべて
library-draw = 引分
library-free = 自由
library-twin = 双盤
library-rating = レート
library-rating-least = レートの下限
library-rating-highest = レートの上限
library-date = 日付（例：2026-04-01）
library-from = 最初の日
library-until = 最後の日
library-any = なし
library-today = 今日
library-to = 〜
library-tags = タグ
library-more-tags = + { $count }
library-sources = 出典
library-count = { $count }
library-clear-filters = 条件をすべて解除
library-show = 表示

# The search by position.
library-position = 局面検索
library-board = 検索する局面
library-tools = 置く石
library-clear-board = 消去
library-find = 検索
library-symmetric = 八つの対称形も含める
library-among = ほかの石があってもよい

# What is done with the chosen games.
library-chosen = { $count ->
    [0] 対局が選ばれていません
   *[other] { $count }局を選択中
}
library-chosen-moves = { $moves }手
library-clear-choice = 選択を解除
library-tag = タグ
library-tag-title = 選んだ対局にタグを付ける
library-tag-note = タグを押すと付け外しできます。新しいタグも入力できます。
library-tag-field = 新しいタグ
library-tag-yes = タグを追加
library-together = まとめて検討
library-together-done = { $count }局を変化としてまとめました。「ここから暗記」で手順を問われます。
library-together-none = 双盤の対局と途中の局面からの対局はまとめられません
library-delete = 削除
library-review = 振り返り
library-review-all = 一括振り返り
library-review-none = 双盤の対局は振り返りできません
library-undo = 元に戻す
library-undo-last = 直前の変更を元に戻す
library-undone = 元に戻しました
library-nothing-undone = 元に戻せる変更はありません
library-tagged = { $count ->
    [0] 変更した対局はありません
   *[other] { $count }局にタグを付けました
}
library-untagged = { $count ->
    [0] 変更した対局はありません
   *[other] { $count }局からタグを外しました
}
library-changed = { $count ->
    [0] 変更はありません
   *[other] 変更しました
}
library-deleted = { $count }局を削除しました
library-merged = { $count ->
    [0] 重複する対局はありません
   *[other] { $count }局を統合しました
}
library-refused = 何も変更しませんでした：{ $reason }
library-damaged = 棋譜が壊れていました：{ $reason }。{ $kept }局を読み込めました。
library-export = 書き出し

# The opening in the filter, and the marks of a review.
library-by-opening = 珠型
library-opening-all = すべての珠型
library-reviewed = 振り返り済み
library-reviewed-side = { $side }：{ $facts }

# The weaknesses of a player.
weaknesses = 対局者別の弱点
weaknesses-none = この対局者の対局はまだ振り返っていません。ここで、または棋譜で対局を選んで振り返れます。
weaknesses-clean = 振り返った対局に悪手はありません。
weaknesses-reviewed = { $games }局中{ $reviewed }局を振り返り済み
weaknesses-moves = { $count }手
weaknesses-accuracy = 精度{ $percent }
weaknesses-share = 手数の割合
weaknesses-by-phase = 序盤{ $opening }、中盤{ $middle }、終盤{ $end }
weaknesses-phases = 序盤は1手目から10手目、中盤は11手目から30手目、終盤は31手目からです。
weaknesses-row = { $kind }：{ $count }回、手数の{ $share }。序盤{ $opening }、中盤{ $middle }、終盤{ $end }
weaknesses-review = { $count }局を振り返る
weaknesses-practise = これを練習する

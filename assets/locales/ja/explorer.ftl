# The tab of the study with the games of the library that came to its position.
study-tab-explorer = 前例
explorer-games-here = 局の前例
explorer-searching = 棋譜を検索中
explorer-start = 初手
explorer-after = { $moves }手目まで
explorer-set-up = 編集した局面
explorer-to-move = { $side }番

# The columns of the moves.
explorer-games = 局数
explorer-draw = 引分
explorer-engine = 評価
explorer-year = 年
explorer-rating = レート

# What a screen reader says about a move.
explorer-move = { $move }、{ $counted }局
explorer-move-results = 黒勝ち{ $black }、引き分け{ $draw }、白勝ち{ $white }
explorer-move-no-results = 結果なし
explorer-move-year = 平均{ $year }年
explorer-move-rating = 平均レート{ $rating }
explorer-move-engine = エンジンの評価 { $value }
explorer-move-play = この手を打つ

# Without games.
explorer-none = この局面の前例はありません
explorer-none-note = 終えた対局は自動で「棋譜」に残ります。ファイルの対局も「棋譜」に加えられます。
explorer-none-filtered = この条件に合う前例はありません
explorer-none-filtered-note = 条件を外すと見つかることがあります。
explorer-last = 前例はここまでです
explorer-failed = 棋譜を検索できませんでした：{ $reason }
explorer-library = 棋譜を開く

# The games behind the position.
explorer-filter = 絞り込み
explorer-search = この局面を検索
explorer-sort = 対局の並び順
explorer-moves = { $moves }手
explorer-open = { $game }。この局面で開く
explorer-show-more = あと{ $count }局
explorer-legend = 石の大きさと数字：対局の割合（%）

# The filter.
explorer-source = 対局
explorer-source-all = すべて
explorer-source-mine = 自分
explorer-source-others = その他
explorer-rule = 規則
explorer-rule-any = すべて
explorer-player = 対局者
explorer-rated = レートの下限
explorer-rated-less = 下げる
explorer-rated-more = 上げる
explorer-rated-any = なし
explorer-clear-filter = 条件を解除

# Where the games come from.
explorer-own-games = 自分の対局
explorer-online-games = オンライン対局
explorer-other-sources = + { $count }

# The table of the player's own openings.
my-openings = 対局者別の開局
my-openings-none = まだ自分の対局がありません。終えた対局がここに集計されます。
my-openings-black = 黒番
my-openings-white = 白番
my-openings-score = 得点率
my-openings-other = その他の序盤
my-openings-row = { $name }、{ $games }局、得点率{ $score }。前例を見る。
my-openings-left = { $move }手目：ふだんの{ $usual }ではなく{ $played }を{ $times }回打ちました

# An opening among those to choose from.
opening-games = { $counted }局

# Openings and weaknesses of any player.
player-choice = 対局者の名前
player-openings-none = この対局者の一面の対局は棋譜にありません。
player-openings-left = { $move }手目、いつもの{ $usual }でなく{ $played }：{ $times }回

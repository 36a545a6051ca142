# The arena: tournaments between engines.
arena-title = アリーナ
arena-open = アリーナ：エンジン同士の多数対局
# The head.
arena-format-round-robin = 全員対局
arena-format-gauntlet = { $name }対全員
arena-format-sprt = 決着まで
arena-rule-and-size = { $rule } { $size } × { $size }
arena-pause = 一時停止
arena-resume = 再開
arena-stop = 中止
arena-new = 新しい大会
arena-stop-title = 大会を中止しますか
arena-stop-text = 対局中の対局は結果なしで終わります。終わった対局はすべて残り、後で再開できます。
arena-stop-keep = 続ける
# The boards.
arena-game = 第{ $number }局
arena-move = { $number }手目
arena-board = 盤{ $number }
arena-waiting = 次の対局がまもなく始まります
arena-seat = { $name }、{ $side ->
    [black] 黒番
   *[white] 白番
  }、{ $time }
# The games.
arena-games = 対局
arena-games-played = { $planned }局中{ $played }局終了
arena-games-none = 終わった対局はまだありません。
arena-save = 保存
arena-save-title = 大会を保存
arena-save-games = 全対局、SGF
arena-save-table = 表、CSV
arena-save-text = 表、テキスト
arena-wins = 勝ち
arena-draw = 引き分け
arena-lost-on-time = 時間切れ
arena-lost-by-fault = 異常終了
arena-open-game = 第{ $number }局：{ $black }対{ $white }、{ $result }、{ $moves }手。検討で開く
arena-result-black = 黒の勝ち
arena-result-white = 白の勝ち
arena-result-draw = 引き分け
# The table.
arena-table = 得点表
arena-table-note = 勝ち – 負け、引き分けは½
arena-table-player = 対局者
arena-table-points = 得点
arena-table-games = 対局
arena-table-row = { $name }：{ $games }局で{ $points }点、Elo { $elo }、±{ $error }
arena-table-losses = { $name }は時間切れで{ $time }局、異常終了で{ $faults }局負けました
# The strength.
arena-strength = 棋力
arena-strength-note = Elo、95 %の範囲
arena-ahead = { $name }が明らかに上です。
arena-alike = まだ上下が分かりません：{ $names }。
arena-sprt = 対数の比{ $ratio }、範囲は{ $lower }から{ $upper }。
arena-sprt-better = 決着：{ $name }はElo { $elo }以上強い。
arena-sprt-not-better = 決着：{ $name }はElo { $elo }も強くはない。
# The set-up beside a tournament.
arena-setup = 設定
arena-setup-fixed = 対局中は変わりません
arena-setup-openings = 珠型
arena-setup-time = 時間
arena-setup-rule = 規則
arena-setup-games = 対局
arena-setup-seed = 乱数
arena-openings-made = この大会のための互角の形
arena-openings-renju = 連珠の26珠型
arena-openings-some = 26珠型のうち{ $count }
arena-openings-list = 一覧の{ $count }の形
arena-openings-file = ファイルの形
arena-openings-empty = 何もない盤
arena-openings-both-sides = { $openings }、黒白を替えて二局ずつ
arena-time-move = 一手{ $time }
arena-time-clock = 一局{ $main }
arena-time-increment = 一局{ $main }と一手{ $increment }
arena-time-nodes = 一手{ $nodes }局面
arena-seconds = { $seconds }秒
arena-minutes = { $minutes }分
arena-at-once = 同時に{ $count }局
arena-games-each = 各組{ $count }局
# How long.
arena-left-minutes = 残り約{ $minutes }分
arena-left-hours = 残り約{ $hours }時間
arena-left-soon = 残り一分未満
arena-left-unknown = 最初の対局中です
arena-paused = 大会は一時停止中です
arena-stopped = 大会は中止されました：{ $planned }局中{ $played }局終了
arena-over = 全対局が終わりました
arena-decided = 決着がつきました
arena-failed = 大会を続けられません：{ $reason }
arena-unknown-program = { $name }はエンジンの一覧にありません。設定で追加してください
# The set-up of a new tournament.
arena-setup-title = 新しい大会
arena-players = 対局者
arena-players-note = 二人以上
arena-player-few = 対局者を二人以上選んでください
arena-player-two = 決着までの対局には対局者が二人必要です
arena-format = 方式
arena-format-all = 全員対局
arena-format-first = 一人対全員
arena-format-decide = 決着
arena-format-all-note = 全員が全員と対局します。
arena-format-first-note = { $name }がほかの全員と対局します。
arena-format-decide-note = 最初の対局者がElo { $elo }強いかどうか決まるまで、二人が対局します。
arena-games-of-pair = 局数
arena-games-of-pair-less = 各組の局数を減らす
arena-games-of-pair-more = 各組の局数を増やす
arena-rule = 規則
arena-openings = 珠型
arena-openings-choose-made = 互角
arena-openings-choose-renju = 26珠型
arena-openings-choose-empty = なし
arena-time = 一手
arena-at-once-label = 同時
arena-at-once-label-less = 同時の局数を減らす
arena-at-once-label-more = 同時の局数を増やす
arena-start = 開始
arena-summary = { $players }人、{ $games }局
arena-replace-title = 新しい大会を始めますか
arena-replace-text = 今の大会には終わった対局が{ $played }局あります。残すなら先に保存してください。
arena-replace-keep = 残す
arena-replace-do = 始める

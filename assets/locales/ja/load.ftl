# The list of saved games.
load-title = 保存した対局
load-paste = 対局を貼り付け
load-pick = ファイルを開く
load-empty = 保存した対局はまだありません
load-empty-note = 対局メニューで保存した対局と、入れ替えた検討がここに並びます。
load-folder-fault = 保存した対局の一覧を作れませんでした：{ $reason }

# A study in the list.
load-study = 検討 · { $players } · { $rule } { $size } × { $size } · { $moves }手{ $varied ->
    [0] {""}
   *[other] 、変化{ $varied }手
}

# What a screen reader says about a saved game.
load-open = { $name }を開く。{ $game }。{ $when }
load-open-damaged = { $name }：{ $fault }
load-rename = { $name }の名前を変更
load-delete = { $name }を削除
load-finished = 終局

load-now = たった今
load-minutes = { $count }分前
load-hours = { $count }時間前
load-days = { $count ->
    [1] 昨日
   *[other] { $count }日前
}
load-date = { $year }-{ $month }-{ $day }

load-rename-title = 対局の名前を変更
load-rename-study-title = 検討の名前を変更
load-rename-field = 名前
load-rename-yes = 変更
load-rename-fault = ファイルの名前を変更できませんでした：{ $reason }

load-delete-title = 「{ $name }」を削除しますか？
load-delete-text = { $game }。元に戻せません。
load-delete-damaged = ファイル{ $file }を削除します。元に戻せません。
load-delete-yes = 削除
load-delete-fault = ファイルを削除できませんでした：{ $reason }

# The choice of several, to review them.
load-select = 複数を選択
load-choose = { $name }を選択
load-choose-all = すべて選択
load-chosen = { $count }局を選択中
load-review = 振り返り

# The review of several games.
reviews-progress = { $games }局中{ $game }局目、{ $name }：{ $whole }局面中{ $done }局面
reviews-stop = 中止
reviews-close = まとめを閉じる
reviews-title = { $games }局中{ $finished }局を振り返りました
reviews-person = { $name }：{ $games }
reviews-games = { $count }局
reviews-losing-moves = 敗着{ $count }手
reviews-missed-wins = 勝ち逃し{ $count }手
reviews-mistakes = 悪手{ $count }手
reviews-inexact = 緩手{ $count }手
reviews-no-mistakes = 悪手なし
reviews-most-often = 最も多い原因：{ $cause }（{ $count }回）
mistake-kind-missed-five = 五を作らなかった
mistake-kind-missed-fours = 四追い勝ちを逃した
mistake-kind-missed-threats = 追い詰めを逃した
mistake-kind-foul = 禁点に打った
mistake-kind-four-not-stopped = 四を止めなかった
mistake-kind-three-not-stopped = 活三に受けなかった
mistake-kind-wrong-block = 止める場所を誤った
mistake-kind-fork = 二つの狙いを同時に許した
mistake-kind-forbidden-block = 四の止めが禁点だった
mistake-kind-fours = 四追い勝ちを許した
mistake-kind-threats = 追い詰めを許した
mistake-kind-gave = 相手に形を作らせた
mistake-kind-left = 相手の点を残した
mistake-kind-not-taken = 自分の形を作らなかった
mistake-kind-more-threats = 相手の追い手を残した
mistake-kind-fewer-threats = 自分の追い手が減った
mistake-kind-less-room = 五を作る場所が少なかった
mistake-kind-stops-less = 止めた線が少なかった
mistake-kind-in-the-line = その後の手順を読めなかった

# Kinds of mistakes without a known reason, and the lists of mistakes.
mistake-kind-losing-move = 敗着（探索の評価）
mistake-kind-missed-win = 勝ち逃し
mistake-kind-mistake = 悪手（探索の評価）
mistake-kind-inexact = 緩手
mistake-kind-other = その他
mistake-list-more = ほか{ $count }手は表示していません。
mistake-list-gone = この対局はもうありません。

# The game and its end.
game-match = 対戦
game-moves = 手順
game-menu = メニュー
game-menu-icon = メニューを開く
game-more = 盤の表示
game-black = 黒
game-white = 白
game-you = あなた
game-computer = コンピュータ
game-role = { $who } · { $side }
game-role-level = { $plant } · レベル{ $level }
game-number = 第{ $number }局
game-number-of = 第{ $number }局（全{ $games }局）
game-number-to = 第{ $number }局、{ $wins }勝先取
game-caption = { $rule } · { $game }
game-total = 合計 { $time }
game-thinking-time = 考慮時間
game-wins = 勝
game-your-turn = あなたの番
game-to-move = 手番
game-thinking = 思考中
game-depth = 深さ{ $depth }
game-thinking-depth = 思考中 · 深さ{ $depth }
game-looking = ヒントを探索中
game-chance = { $value }%
game-state-chance = { $state } · { $chance }
game-hint-line = { $first }、続いて{ $rest }
game-hint-wins = { $moves ->
    [1] 次の手で勝ち：{ $line }
   *[other] { $moves }手で勝ち：{ $line }
}
game-played = { $point }（{ $seconds }秒）
game-passed = パス（{ $seconds }秒）
game-stones-placed = { $stones }石を配置済み
game-increment = +{ $seconds }秒
game-periods = { $seconds }秒 × { $periods }
game-undo = 待った
game-redo = やり直し
game-hint = ヒント
game-resign = 投了
game-coordinates = 座標
game-numbers = 手順番号
game-heat = コンピュータの読み
game-place = ここに打つ
game-place-at = { $point }に打つ
game-place-not = やめる
game-pause = 一時停止
pause-title = 一時停止中
pause-text = 時計を止め、盤を隠しています。
pause-on = 再開
game-draw-declined = { $name }は引き分けを断りました。
game-engine-failed = { $name }が停止しました
game-engine-again = もう一度起動
game-engine-other = ほかの相手
game-engine-own = 自分で打つ
engine-fault-not-in-list = このエンジンはあなたのエンジンの一覧にありません。
engine-fault-no-engine = この席で打つエンジンがありません。
engine-fault-no-point = 打てる点が見つかりませんでした。
engine-fault-no-action = 開局で打つ手が見つかりませんでした。
engine-fault-illegal = その手は打てません：{ $detail }
engine-fault-out-of-time = { $detail } 秒以内に答えがありませんでした。
engine-fault-broken = 次のメッセージで停止しました：{ $detail }
game-five-closed = 五連ですが両端がふさがれているため、カロでは勝ちになりません
game-overline-wins-nothing = 六つ以上の連は、このルールでは勝ちになりません
game-saved-again = 対局は再び保存されています。
game-must-pass = 空いている点はすべて黒の禁手です。黒はパスか投了しかできません

menu-save = 対局を保存
menu-copy = 棋譜をコピー
menu-copy-link = リンクをコピー
menu-export = 書き出し
menu-pass = パス
menu-draw = 引き分けを提案
menu-restart = 最初から
menu-swap = 黒白を交代
menu-new-game = 新しい対局
menu-rules = 規則
menu-skins = 盤と石
menu-settings = 設定
menu-study = 検討に戻る
menu-title = タイトル画面
menu-back = 盤に戻る

resign-title = 投了しますか？
resign-text = 第{ $game }局は{ $name }の勝ちになります。勝ち数は{ $first } – { $second }です。
resign-keep = 打ち続ける

restart-title = この対局を最初からやり直しますか？
restart-text = これまでの{ $moves }手が消えます。元に戻せません。
restart-text-over = この対局とその結果が消えます。元に戻せません。

swap-title = 黒白を交代しますか？
swap-text = 交代後の黒番：{ $black }、白番：{ $white }。石と時計はそのままです。

draw-title = { $who ->
    [you] 引き分けの提案
   *[other] { $name }からの引き分けの提案
}
draw-text = 受けると、この対局は引き分けになります。
draw-accept = 受ける
draw-decline = 断る

save-name = 保存する対局の名前
save-usual-name = { $black } – { $white }
save-do = 保存
# The name under which an unfinished game is saved when another takes its place.
save-unfinished = 途中の対局
save-done = { $name }として保存しました
save-failed = 対局を保存できませんでした：{ $reason }

end-five = 五連
end-overline = 黒の長連
end-double-four = 黒の四々
end-double-three = 黒の三々
end-resignation = 投了
end-time = 時間切れ
end-absence = 長時間の不在
end-full-board = 満局
end-agreement = 合意
end-passes = 双方パス
end-line-horizontal = { $stones ->
    [5] 横に五連
   *[other] 横に{ $stones }連
}
end-line-vertical = { $stones ->
    [5] 縦に五連
   *[other] 縦に{ $stones }連
}
end-line-diagonal = { $stones ->
    [5] 斜めに五連
   *[other] 斜めに{ $stones }連
}
end-several-lines = 同時に{ $lines }列
end-place = { $from } – { $to }、{ $move }手目
end-move = { $move }手目
# $who is "you" for a player who has no name, wherever a name is the subject of a sentence.
end-wins = { $name }の勝ち
end-draw = 引き分け

coach-title = この手でよいですか？
coach-reason = { $point }の後、{ $winner ->
    [black] 黒
   *[white] 白
 }に{ $moves }手で勝ち切る手順があります。
coach-other = 別の手を選ぶ
coach-show = 手順を見る
coach-play = そのまま打つ
result-rating = あなたの棋力
result-warnings = コーチの確認
result-warnings-usual = { $now }回（いつもは{ $usual }回）

result-score = { $black } – { $white }
result-names = { $black } – { $white }、{ $game }
result-leads = { $name }がリード
result-level = 勝ち数は同じ
result-match = 対戦は{ $name }の勝ち
result-match-drawn = 対戦は引き分け
result-next = 次局の先手は{ $name }
result-next-coin = 次局の先手は抽選
result-time = { $name }の考慮時間
best-moves = 最善手
best-moves-of = { $name }の最善手
best-moves-figure = { $best }/{ $all }
best-moves-short = 最善手 { $figures }
result-times = 考慮時間 { $black } – { $white }
result-next-game = 次局へ
result-again-swapped = 白黒を替えてもう一局
result-review = 振り返り
result-study = 検討

refused-not-your-turn = あなたの番ではありません
refused-taken = この点には石があります
refused-off-board = この点は盤の外です
refused-overline = 黒の禁手：長連
refused-double-four = 黒の禁手：四々
refused-double-three = 黒の禁手：三々
refused-game-over = 対局は終わっています
refused-nothing-to-undo = 戻せる手がありません
refused-nothing-to-redo = やり直せる手がありません
refused-no-game = 進行中の対局がありません
refused-no-draw-now = いまは引き分けを提案できません
refused-no-person = コンピュータ同士の対局です
refused-game-on = この対局はまだ終わっていません
refused-match-over = 対戦は終わっています
refused-no-hint = この局面のヒントは見つかりませんでした
refused-paused = 対局は一時停止中です
refused-no-pass = この規則ではパスできません
refused-early-pass = パスは5手目の後からできます
refused-empty-turn = 一手番に1石以上打ってください

# Why a point is forbidden to Black, sentence by sentence.
refused-why = 理由
why-count = { $at }/{ $of }
why-back = 戻る
why-on = 次へ
why-end = 閉じる
why-rules = 連珠の規則
why-five = { $points }は打てます：五ができ、五は禁手に優先します
why-allowed = { $points }は打てます
why-overline = { $points }は黒の禁手です：長連（六つ以上の並び）になります
why-double-four = { $points }は黒の禁手です：四々（四が同時に二つ）になります
why-double-three = { $points }は黒の禁手です：三々（活三が同時に二つ）になります
why-row-five = 五：{ $points }
why-row-overline = 長連：{ $points }
why-row-open-four = 達四：{ $points }。{ $others }で五になります
why-row-four = 四：{ $points }。{ $others }で五になります
why-row-three = 三：{ $points }
why-row-no-three = 三に数えません：{ $points }は達四になれません
why-way-open = { $points }で達四になります：{ $others }で五
why-way-five = { $points }では達四にならず、すぐに五になります
why-way-overline = { $points }が必要ですが、そこは禁手になります：長連
why-way-double-four = { $points }が必要ですが、そこは禁手になります：四々
why-way-double-three = { $points }が必要ですが、そこは禁手になります：三々

# The opening: the protocol's questions and the players' answers.
refused-answer-first = 先に開局の問いに答えてください
refused-not-asked = いまの開局の手順とは違います
refused-outside-region = この石は示された範囲の中に打ってください
refused-offered-already = この点はすでに提示されています
refused-offered-alike = 提示済みの点と対称です
refused-not-offered = 提示された点から選んでください
opening-about = この開局の規則
opening-anywhere = 好きな点
opening-centre = 天元
opening-within = 中央の{ $side } × { $side }の中
opening-outside = 中央の{ $side } × { $side }の外
opening-stone-black = 黒石
opening-stone-white = 白石
opening-place = { $stones ->
    [1] { $name }：{ $where }に{ $stone }を打ってください。
   *[other] { $name }：{ $stones }石を打ってください。次は{ $where }に{ $stone }です。
}
opening-choose = { $name }：黒白を選んでください。
opening-choose-way = { $name }：進め方を選んでください。
opening-declare = { $name }：黒が提示する5手目の題数を宣言してください。
opening-declare-number = { $number }題
opening-offer = { $name }：5手目の{ $number }題目（全{ $wanted }題）を提示してください。互いに対称な点は選べません。
opening-pick = { $name }：提示された5手目から一つ選んでください。
opening-short-place = { $stone }、{ $where ->
    [board] 好きな点
    [centre] 天元
    [within] 中央{ $side } × { $side }
   *[outside] { $side } × { $side }の外
}
opening-short-choose = 黒白を選択
opening-short-declare = 5手目の題数は？
opening-short-offer = 提示 { $number }/{ $wanted }
opening-short-pick = 5手目を選択
opening-swap = { $side }に交代
opening-stay = { $side }のまま
opening-place-two = さらに2石を打つ
opening-offer-ten = 5手目を10題提示
opening-of-26 = 26珠型
opening-did-swap = 交代
opening-did-stay = そのまま
opening-did-place-two = さらに2石
opening-did-offer-ten = 5手目10題
opening-did-offer = { $point }
opening-news-swap = 黒白を交代しました（{ $side }番：{ $name }）
opening-news-stay = 交代なし（{ $side }番：{ $name }）
opening-decision = { $name }：{ $decision }
opening-offered = 5手目 { $points }
opening-news-place-two = { $name }：さらに2石
opening-news-offer-ten = { $name }：5手目10題
opening-news-declare = { $name }：5手目{ $number }題
opening-reasons = 理由
opening-reasons-close = 盤に戻る
opening-reasons-title = コンピュータの判断
opening-reasons-text = 比べた選択肢と、それぞれの推定勝率です。
menu-opening = この開局の理由

# Online play.
refused-time-up = この手の時間が切れています
refused-not-online = オンラインでは使えません
refused-line-broken = 相手の接続が切れています。戻るまで対局は待ちます
refused-asked-already = すでに依頼済みです。返事をお待ちください
game-ask-undo = 待った
game-ask-draw = 引き分け
game-ask-draw-short = 引分
online-match-room = 部屋 { $code }
online-match-line = 接続中
online-match-line-quiet = { $seconds }秒応答なし
online-match-line-broken = 切断
online-match-line-none = 未接続
online-match-broken = { $name }さんの接続が切れています。対局は待機し、時計は止まっています。
online-match-overdue = { $name }さんは打たないまま時間が切れました。
online-match-claim = 勝ちを宣言
online-match-claim-later = この対局で相手の不在が合わせて{ $minutes }分になると、勝ちを宣言できます。
online-match-go-on = 閉じる
online-match-yes = はい
online-match-no = いいえ
online-match-withdraw = 取り下げ
online-match-asks-draw = { $name }さんが引き分けを提案しています。受けますか？
online-match-asks-undo = { $name }さんが待ったを求めています。認めますか？
online-match-asks-swap = { $name }さんが黒白の交代を求めています。認めますか？
online-match-asks-next = { $name }さんが次の対局を希望しています。
online-match-asked-draw = 引き分けを提案しました。{ $name }さんの返事待ちです。
online-match-asked-undo = 待ったを依頼しました。{ $name }さんの返事待ちです。
online-match-asked-swap = 黒白の交代を依頼しました。{ $name }さんの返事待ちです。
online-match-asked-resign = 投了しました。{ $name }さんに通知中です。
online-match-asked-next = { $name }さん待ち
online-match-next = 次局へ
online-match-rematch = もう一度
online-match-next-waits = 両者の準備ができると次の対局が始まります。
online-match-watching = 観戦中です
menu-leave-room = 部屋を出る
leave-title = 部屋を出ますか？
leave-text = 席は残ります。{ $minutes }分以内に戻れば対戦を続けられます。それを過ぎると相手は勝ちを宣言できます。
leave-text-over = 対局は終わっています。退室したことは相手に伝わります。
leave-text-watcher = 観戦しているだけなので、対局はそのまま続きます。
leave-stay = 残る

# What the figures of "What the computer sees" mean. The short texts fit on one line of a phone.
heat-engine = { $side }番。数字は、その手を打ったときのエンジンの勝率（%）です。上位の手だけを示します。100は勝ちの証明がある手で、最短の手にかっこが付きます。
heat-engine-short = { $side }番 · 勝率（%）
heat-classic = { $side }番。数字は、{ $name }がその手に付けた点数です。上位の手だけを示します。
heat-classic-short = { $side }番 · { $name }の点数

# The character on the seal of a result: won, lost, drawn.
seal-won = 勝
seal-lost = 敗
seal-drawn = 和

# What a player is told who looks elsewhere: in a notification and in the title of the window.
attention-move = あなたの番です
attention-against = 相手：{ $name }
attention-over = 対局が終わりました
attention-begun = 対局が始まりました
attention-asked = 相手からの提案
# Why the desktop keeps the screen on.
attention-clock = 対局の時計が動いています

# 対局データ：検討と対局集のダイアログ
data-edit = 対局データ
data-title = 題名
data-title-many = { $count }局のデータ
data-many = 変更した項目だけを書き込みます。ほかの項目は各局のまま残ります。
data-various = さまざま
data-save = 保存
data-rule = ルール
data-size = 盤の大きさ
data-size-less = 盤を小さく
data-size-more = 盤を大きく
data-black = 黒
data-white = 白
data-black-rating = 黒のレーティング
data-white-rating = 白のレーティング
data-rating = レート
data-result = 結果
data-reason = 勝因
data-by-unknown = 不明
data-by-five = 五連
data-by-resignation = 投了
data-by-time = 時間切れ
data-by-foul = 禁手
data-by-absence = 不在
data-date = 日付
data-date-hint = 2024-05-31、2024-05、2024
data-date-wrong = 「{ $date }」は日付ではありません。2024-05-31、2024-05、2024のように書いてください。
data-event = 大会
data-round = 回戦
data-place = 場所
data-opening = 開局
data-protocol = 開局規定
data-time-limit = 持ち時間
data-annotator = 解説者
data-source = 出典
data-comment = コメント
data-node = この手
data-node-name = 名前
data-no-properties = ファイルにはこの手のほかの項目がありません。
data-effect-forbidden = { $number }手目の{ $move }は{ $rule }では禁手（{ $foul ->
    [overline] 長連
    [double-four] 四四
   *[double-three] 三三
}）で、黒の負けになります。
data-effect-ends = { $rule }では{ $number }手目の{ $move }で終局します。
data-effect-goes-on = { $rule }では{ $number }手目の{ $move }のあとも対局が続きます。
data-effect-left-out = { $number }手目の{ $move }から{ $moves }手が除かれます。
data-effects-more = ほか{ $count }か所も同じです。
data-looked-anew = 検討結果と解析、証明は{ $rule }でやり直します。
data-rule-refused = { $rule }では開始局面で対局が終わっています。
data-many-rule = { $rule }で打てない手がある対局は、元のルールのままです。
data-keeps-rule = { $count }局は{ $rule }で打てない手があるため、元のルールのままです。
data-rule-changed = ルールを{ $rule }にしました。前のルールでの結果は消えました。取り消すと手は元に戻ります。

# The question after the rule at an import.
import-rule-title = どのルールですか
import-rule-text = { $count }局にルールの記載がありません。選んだルールで保存します。
import-rule-text-more = { $count }局以上にルールの記載がありません。すべて選んだルールで保存します。
import-rule = ルール
import-rule-yes = 取り込む
import-rule-cancel = 取り込みを中止
import-rule-choose = ルールを選ぶ
import-rule-by-format = 連珠ソフトの形式です。
import-rule-by-words = ファイルに「{ $text }」とあるので、{ $rule }と思われます。
import-rule-by-foul = 禁手で負けた対局があるので、{ $rule }と思われます。
import-rule-by-played-fouls = { $count }局で黒が連珠の禁点に打って続けているので、{ $rule }と思われます。
import-rule-by-no-fouls = 長い対局{ $count }局で黒が禁点に打っていないので、{ $rule }と思われます。
import-rule-by-size = 連珠はこの大きさの盤では打たないので、{ $rule }と思われます。
import-rule-by-nothing = ファイルにはルールの手がかりがありません。
import-kept-freely = フリースタイルとして保存しました：{ $reason }

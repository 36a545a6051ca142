# The name of this language in the language itself.
language-name = 日本語

# Between each three digits of a large number.
number-separator = ,

# Before the tenths of a number.
decimal-mark = .

# Between the parts of a list: names or moves; facts; short statements; sentences; points in a sentence.
list-separator = { "、" }
fact-separator = { "、" }
statement-separator = { "。" }
sentence-separator = { "" }
point-separator = { "、" }
turn-separator = { "; " }

back = 戻る
done = 完了
cancel = やめる
sound = 音

# Players without a name, and two players together.
player-you = あなた
player-engine = エンジン
player-first = 対局者1
player-second = 対局者2
player-host = ホスト
player-guest = ゲスト
players = { $first } – { $second }

# The rules.
rule-freestyle = 自由
rule-freestyle-note = 五つ以上並べば勝ち
rule-standard = 標準
rule-standard-note = ちょうど五つで勝ち、長連は無効
rule-renju = 連珠
rule-renju-note = 黒に禁手あり
rule-caro = カロ
rule-caro-note = ちょうど五つ、両端を止められた五は無効
rule-caro-overline = カロ（長連有効）
rule-caro-overline-note = カロと同じで、長連は常に勝ち

# The game that Continue resumes, and a line of the list of saved games.
saved-game = { $players } · { $rule } { $size } × { $size } · { $moves }手目

# Problems with a file.
file-unreadable = { $file }を読み込めませんでした
file-foreign = { $file }はNarabeの対局ではありません
file-damaged = { $file }は壊れていて開けませんでした
file-newer = { $file }は新しい版のNarabeで保存されています
file-not-written = { $file }に書き込めませんでした
file-not-plain = { $file }は通常のファイルではありません
file-game-not-saved = この対局を保存できませんでした。次の手で保存されます。
file-study-not-saved = この検討を保存できませんでした。次の変更で保存されます。
file-review-not-saved = 終わった振り返りを保存できませんでした。次の起動後にもう一度振り返ります。
file-settings-not-saved = 設定を保存できませんでした。次の変更で保存されます。
file-practice-not-saved = 練習の記録を保存できませんでした。次の問題で保存されます。
# The question before a game that cannot be saved is replaced by another.
file-not-kept = 途中の対局は保存できません。別の対局を開くと、途中の対局は失われます。
held-game-title = 別の対局を開きますか？
held-game-keep = この対局を残す
held-game-open = それでも開く
# A file that cannot be used has been renamed; where it is now.
file-set-aside = { $problem }。{ $place }に名前を変えて残しました
toast-close = 閉じる
# The last run ended with a fault of the program.
crash-told = Narabeは前回、異常終了しました
crash-open-folder = フォルダーを開く
crash-copy = レポートをコピー
report-copied = レポートをクリップボードにコピーしました
# Nothing can be kept: in the browser by this page, on the desktop in this folder. Told once.
storage-page-refused = このページはここに何も保存できません。対局はこのタブを閉じるまで残ります。
storage-page-full = ブラウザーにこのページの空きがありません。保存した対局を消すまで、何も保存されません。
storage-folder-refused = フォルダー{ $folder }に書き込めないため、そこには何も保存されません。
storage-disk-full = { $folder }のディスクに空きがありません。空きを増やすまで、何も保存されません。

# A move without a stone.
move-pass = パス
# The tip of a button, and the key that does the same.
tip-key = { $name }（{ $key }）

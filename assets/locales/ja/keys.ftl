# What a key does
key-does-left = カーソルを左へ
key-does-right = カーソルを右へ
key-does-up = カーソルを上へ
key-does-down = カーソルを下へ
key-does-place = 石を打つ
key-does-undo = 待った
key-does-redo = やり直し
key-does-hint = ヒント
key-does-end-turn = 手番を終える（双盤）、編集（検討）
key-does-pause = 一時停止（持ち時間のある対局）
key-does-heat = コンピュータの読み
key-does-numbers = 手順番号、次の悪手や問題
key-does-analyse = 解析の開始・停止（検討）
key-does-threat = 相手の狙い（検討）
key-does-forbidden = 禁点（検討）
key-does-next-moves = 次の手を盤に表示（検討）
key-does-fours = 両者の四追い勝ち（検討）
key-does-mute = 消音
key-does-full-screen = 全画面
key-does-next-control = 次の項目へ
key-does-activate = 項目を実行
key-does-back = 戻る、または対局メニュー
key-does-list = この一覧

# Keys
key-left = 左矢印
key-right = 右矢印
key-up = 上矢印
key-down = 下矢印
key-enter = Enter
key-space = Space
key-tab = Tab
key-escape = Esc
key-backspace = Backspace
key-delete = Delete
key-insert = Insert
key-home = Home
key-end = End
key-page-up = Page Up
key-page-down = Page Down
key-lines = 1–3

# Buttons of a gamepad
pad-south = 下ボタン
pad-east = 右ボタン
pad-west = 左ボタン
pad-north = 上ボタン
pad-left-shoulder = 左ショルダー
pad-right-shoulder = 右ショルダー
pad-left-trigger = 左トリガー
pad-right-trigger = 右トリガー
pad-select = Select
pad-start = Start
pad-left-stick = 左スティック
pad-right-stick = 右スティック

# Changing a key
keys-row = { $action }：{ $key }
keys-pad = ゲームパッド：{ $button }
keys-none = なし
keys-note = 操作を選ぶとキーを変えられます。
keys-press = 新しいキーを押してください。Escで取り消します。
keys-press-pad = 新しいキーかゲームパッドのボタンを押してください。Escで取り消します。
keys-fixed = このキーの役割は変えられません。別のキーを押してください。
keys-taken = { $key }は使われています
keys-taken-text = 役割：{ $action }。二つを入れ替えますか。
keys-swap = 入れ替える
keys-reset = このキーを元に戻す
keys-reset-all = すべてのキーを元に戻す

# 検討でのキー
keys-study = 検討で
keys-with-shift = Shift＋{ $key }
study-key-back = 前の手
study-key-forward = 次の手
study-key-previous-sibling = 上の変化
study-key-next-sibling = 下の変化
study-key-previous-branching = 前の分岐
study-key-next-branching = 次の分岐
study-key-previous-comment = 前のコメント
study-key-next-comment = 次のコメント
study-key-first = 最初
study-key-last = 手順の終わり
study-key-previous-mistake = 前の悪手
study-key-next-mistake = 次の悪手
study-key-play-fours = 四追い勝ちを打つ
study-key-lines = 最善手順を打つ
study-key-board = 盤へ移る。矢印キーでカーソルが動く

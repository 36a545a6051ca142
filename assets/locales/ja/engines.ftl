# The programs of other authors that a person adds as engines: their list, the form for one, its test, and what goes wrong with
# them. These texts are in the desktop game alone.

# In the settings.
settings-engines = エンジン
settings-engines-list = ほかのエンジン
settings-engines-none = Rapfi などのプログラムを相手にできます
settings-engines-open = 表示
settings-engine-messages = エンジンのメッセージ
settings-engine-messages-note = 対局中、エンジンの最後の出力を表示します

# The list.
engines-title = エンジン
engines-text = Gomocup プロトコルで動くプログラムと、ほかの相手と同じように対局できます。あなたが選んでいないものは起動しません。
engines-add = エンジンを追加
engines-own = Narabe のエンジン
engines-own-rules = すべてのルール
engines-own-sizes = { $least } 路から { $most } 路
engines-own-status = いつでも使えます
engines-test = { $name }をもう一度テスト
engines-change = { $name }を変更
engines-mend = { $name }を直す
engines-remove = { $name }を削除
engines-remove-title = { $name }を削除しますか？
engines-remove-text = プログラム自体はこのコンピューターに残ります。保存した対局には名前が残ります。
engines-remove-keep = 残す
engines-remove-do = 削除
engines-broken = 読めない項目
engines-broken-reason = ファイルのこの項目は読めません：{ $reason }
engines-broken-status = 壊れています
engine-rules-unknown = ルールは不明
engine-sizes-unknown = 盤の大きさは不明
engine-sizes = { $sizes } 路
engine-status-passed = テスト済み：{ $date }
engine-status-late = { $seconds } 秒の遅れ
engine-status-untested = テストしていません
engine-status-failed = テストで一手も打ちませんでした
engine-status-missing = ファイルがありません
engine-status-no-wine = Wine がありません
engine-refuses-rule = { $rule }：テストで不可
engine-refuses-size = { $size } × { $size } は大きすぎます

# The form.
engine-form-add = エンジンを追加
engine-form-change = エンジンを変更
engine-form-text = 次のどちらかのプロトコルで動くプログラムです。メモリと時間を制限した別のプロセスで動きます。
engine-form-close = 閉じる
engine-form-path = プログラム
engine-form-choose = 選ぶ
engine-form-name = 名前
engine-form-protocol = プロトコル
engine-protocol-gomocup = Gomocup
engine-protocol-yixin = Yixin
engine-form-runner = 実行方法
engine-runner-native = システム
engine-runner-wine = Wine
engine-form-no-wine = これは Windows のプログラムですが、Wine がありません。
engine-form-more = 引数、フォルダー、制限
engine-form-arguments = 引数
engine-form-folder = 実行フォルダー（空欄ならプログラムの場所）
engine-form-threads = スレッド
engine-form-threads-less = スレッドを減らす
engine-form-threads-more = スレッドを増やす
engine-threads-own = 任せる
engine-form-memory = メモリ（MB）
engine-form-memory-less = メモリを減らす
engine-form-memory-more = メモリを増やす
engine-form-test = テスト
engine-form-stop = 中止
engine-form-log = ログを表示
engine-form-do = 追加
engine-form-save = 保存
file-dialog-program = プログラムを選ぶ
file-path-program-text = プログラムの場所を入力するか、貼り付けてください。
file-path-program = 選ぶ

# The test.
engine-test = テスト
engine-test-none = テストではプログラムを起動して、何ができるかを調べます。二十秒ほどかかります。
engine-test-running = { $count } 番目
engine-test-stopped = 中止しました
engine-test-done = 終わりました
engine-test-took = { $ms } ms
engine-step-time = 時間を守る
engine-step-running = 待っています …
engine-step-rule = { $rule }：できます
engine-step-no-rule = { $rule }：不可
engine-step-other-rule = { $rule }：代わりに{ $other }で打ちます
engine-step-in-time = 遅れません
engine-step-legal = 正しい手
engine-step-takeback = 手を戻せます
engine-step-nodes = 局面数の制限を守ります
engine-step-stop = 指示で止まります
engine-step-swap2 = 自分で開局できます
engine-step-lines = 検討の手順 { $count } 本
engine-step-unclear = 判断できません
engine-step-refused = できません
engine-step-answered = 返事：{ $answer }
engine-plays = { $rules }を { $sizes } 路で打ちます。
engine-stays-off = このエンジンでは{ $rule }を選べません。
engine-log-title = テストのログ
engine-log-copy = コピー
engine-log-copied = ログをコピーしました。
engine-log-close = 閉じる

# In a new game and during one.
new-engines = エンジン
new-engines-manage = 管理
game-engine-opens = { $name }はこの開局を知りません。Narabe が代わりに選びます。
menu-engine-messages = エンジンのメッセージ
game-engine-messages = { $name }のメッセージ
game-engine-silent = まだ何も出力していません。

# What goes wrong with a program.
engine-fault-not-found = ファイルがありません：{ $detail }
engine-fault-not-executable = プログラムではないか、実行できないファイルです：{ $detail }
engine-fault-cannot-start = 起動できません：{ $detail }
engine-fault-no-wine = Windows のプログラムですが、Wine がありません。
engine-fault-no-start = { $detail } × { $detail } の盤で対局を始められません。{ $why }
engine-fault-refused = できないと答えました：{ $detail }
engine-fault-exited = 対局の途中で終わりました（コード { $detail }）。
engine-fault-ended = 対局の途中で終わりました。
engine-fault-crashed = 異常終了しました（シグナル { $detail }）。
engine-fault-line-too-long = 長すぎる行を出力しました。
engine-fault-too-much-output = 一秒間の出力が多すぎます。
engine-fault-off-board = 盤の外の { $detail } を答えました。
engine-fault-occupied = 石のある { $detail } に打ちました。
engine-fault-forbidden = 禁手の { $detail } に打ちました。
engine-fault-not-swap2 = swap2 でできない { $detail } を答えました。
engine-fault-memory = メモリを { $detail } MB より多く使いました。
engine-fault-not-reading = 送ったものを読みません。
engine-fault-other = { $detail }

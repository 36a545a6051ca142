# Settings.

settings-title = 設定
settings-look = 表示
settings-board = 盤
settings-sound = 音
settings-motion = 動き
settings-play = 対局
settings-study = 検討
settings-online = オンライン
settings-access = 補助機能
settings-controls = 操作
settings-about = 情報

# Look
settings-theme = テーマ
settings-theme-light = 明るい
settings-theme-dark = 暗い
settings-theme-contrast = 高コントラスト
settings-theme-system = システム
settings-language = 言語
settings-language-system = システム
settings-window = 画面
settings-window-windowed = ウィンドウ
settings-window-full = 全画面

# Board
settings-numbers = 手順番号
settings-numbers-off = なし
settings-numbers-last = 直近のみ
settings-numbers-all = すべて
settings-mark = 最後の手
settings-mark-three = 三回点滅
settings-mark-keeps = 点滅
settings-mark-still = 点灯
settings-coordinates = 座標
settings-coordinates-note = A〜O、1〜15
settings-stars = 星
settings-skins = 盤と石
settings-skins-open = 選ぶ

# Sound
settings-volume-stones = 石の音
settings-volume-interface = 操作音
settings-volume-music = 音楽
settings-mute = すべて消音
settings-mute-note = Mキー
settings-mute-background = 背面では消音

# Motion
settings-motion-system = システム
settings-motion-full = すべて
settings-motion-reduced = 控えめ
settings-motion-off = なし
settings-light = タイトルの動く光
settings-gold = 勝ったときの金箔

# Play
settings-pace = コンピュータの着手までの間
settings-seconds = { $seconds }秒
settings-attention = 自分の番をウィンドウに表示
settings-attention-note = ほかのウィンドウが前にあるとき、題名とタスクバーで知らせます
settings-notifications = 通知
settings-notifications-note = ほかのウィンドウが前にあるとき、手番、相手からの提案、終局を知らせます
settings-notifications-blocked = ブラウザーがブロックしています。アドレスの横にあるこのサイトの設定で通知を許可してから、もう一度オンにしてください。
settings-notifications-missing = このブラウザーには通知がありません。iPhoneやiPadでは、先にページをホーム画面に追加してください。
settings-keep-games = 終えた対局を残す
settings-keep-games-note = 「棋譜」に残します
settings-coach = コンピュータ戦でコーチを使う
settings-coach-note = 負けになる手を打つ前に確認します
settings-adapt = レベルを合わせる
settings-adapt-note = 新しい対局で、棋力に合うレベルを選びます
settings-chance = コンピュータの欄に勝率を表示
settings-chance-note = エンジンによる推定です
settings-forbidden = 盤上に禁点を表示
settings-forbidden-note = 連珠で黒が打てない点の×
settings-confirm = タッチの着手を確認
settings-confirm-note = 一度目で狙い、二度目で打ちます
settings-confirm-click = マウスでも着手を確認
settings-confirm-click-note = 1回目のクリックで狙い、2回目で打ちます
settings-cursor = 盤上のキーボードカーソル
settings-cursor-note = 矢印キーで動かし、Enterで打ちます

# Study
settings-lines = 候補手
settings-threads = プロセッサのスレッド
settings-threads-note = 解析に使う数です。最初は一つを残してすべて使います。
settings-memory = メモリ（MB）
settings-memory-note = メモリが多いと、長い解析で同じ局面を調べ直さずに済みます。

# Online
settings-name = あなたの名前
settings-name-note = 相手と観戦者に表示されます。
settings-lobby = ロビー
settings-lobby-note = 対局者が集まるサーバーです。部屋コードとIPアドレスは伝わりますが、着手は伝わりません。
settings-advanced = 詳細
settings-stun = STUNサーバー
settings-stun-note = ほかの端末から届くように、この端末の公開アドレスを調べます。既定はGoogleのサーバーで、あなたのIPアドレスが伝わります。別のサーバーにするか、空欄にできます。ロビーが自分のネットワークにあるときは使いません。
settings-turn = TURNサーバー
settings-turn-note = 直接つながらないときに着手を中継します。自分のサーバーが必要です。
settings-turn-user = TURNのユーザー名
settings-turn-password = TURNのパスワード
settings-watch = 観戦を許可
settings-watch-note = 自分が作る部屋で

# Accessibility
settings-text-size = 文字の大きさ
settings-text-size-letter = あ
settings-per-cent = { $value }%
settings-shapes = 石の形の印
settings-shapes-note = 黒に四角、白に輪
settings-targets = 大きなタッチ範囲
settings-speech = 手を読み上げる
settings-speech-note = 表示言語で読み上げます。LinuxではSpeech Dispatcherが必要です
settings-speech-rate = 読み上げの速さ
settings-speech-rate-note = 標準の速さに対する割合（%）
settings-volume-speech = 読み上げの音量
speech-fault = 手を読み上げられません：{ $reason }

# Controls
settings-side = 対局の操作の位置
settings-side-note = 片手での操作のため
settings-side-usual = 標準
settings-side-left = 左
settings-side-right = 右
settings-slow-keys = スローキー
settings-slow-keys-note = キーが効くまで押し続ける長さ。文字の入力には関わりません
settings-slow-off = なし
settings-slow-short = 0.3秒
settings-slow-medium = 0.6秒
settings-slow-long = 1秒
settings-switch = スイッチ一つで操作
settings-switch-note = 項目を順に示し、押すとその項目を選びます
settings-switch-by = スイッチ
settings-switch-key = Space・Enter
settings-switch-pad = ゲームパッド
settings-switch-press = 画面を押す
settings-scan = 項目ごとの時間

# About
settings-version = 版
settings-rules = 規則と開局
settings-rules-open = 読む
settings-credits = クレジットとライセンス
settings-credits-open = 見る
settings-report = 不具合のレポート
settings-report-note = 不具合を調べる人のための、プログラムとシステムの情報です。名前や対局は含みません
settings-report-copy = レポートをコピー
settings-data = データのフォルダー
settings-data-open = フォルダーを開く

# Reset
settings-reset = 既定値に戻す
settings-reset-title = すべての設定を既定値に戻しますか？
settings-reset-text = このページの設定と、選んだ盤と石が既定値に戻ります。名前、ロビー、保存した対局は残ります。
settings-reset-keep = このままにする
settings-reset-do = 戻す

# The backup.
settings-files = あなたの対局
settings-backup = バックアップ
settings-backup-note = 「棋譜」のすべての対局と、保存した対局と検討を、SGFで一つのファイルにまとめます
settings-backup-do = ファイルに保存
settings-restore = 復元
settings-restore-note = すでにある対局は重複して追加されません
settings-restore-do = ファイルを開く
settings-offline = オフライン用にすべて保存
settings-offline-note = すべての言語とその書体も保存します（約 9 MB）。使ったものは常に保存されます。
settings-offline-coming = 読み込み中…
settings-offline-whole = すべて保存されています。どの言語でもネットワークなしで始められます。
settings-offline-incomplete = 一部を読み込めなかったか、保存できませんでした。ネットワークとブラウザーの空き容量を確認し、一度オフにしてからオンにしてください。
settings-offline-missing = このブラウザーでは、このページのファイルを保存できません。

# Online play.

online-title = オンライン
online-you = あなた
online-other = 相手

# Creating a room
online-create = 部屋を作る
online-create-do = 部屋を作る
online-board = { $rule }、{ $size } × { $size }
online-played = { $opening ->
    [none] { $clock }、{ $length }
   *[other] { $clock }、{ $opening }、{ $length }
}
online-terms-edit = 対局条件を変更
online-watching = 観戦を許可
online-host = このネットワークに開設

# Joining a room
online-join = コードで入る
online-join-do = 入室
online-watch-do = 観戦
online-code = 部屋コード（6文字）
online-code-note = コード、または招待文全体を入力するか貼り付けてください。
online-letters = 文字を選ぶ
online-letters-back = 最後の文字を消す
online-code-at = ロビー：{ $lobby }
online-code-letter = コードに「{ $letter }」は使われません。使うのはI、L、O、Uを除くA〜Zと、2〜9の数字です。
online-code-length = コードは6文字です。送ってくれた人から、もう一度コピーしてください。

# Name and lobby
online-name = あなたの名前
online-name-note = 相手と観戦者に表示されます。
online-lobby = ロビー
online-lobby-none = 対局者が集まるサーバーです。アドレスは友だちに聞いてください。同じネットワークにいれば必要ありません。どちらかが部屋を開設します。
online-lobby-of-page = 空欄なら、このページのロビーを使います。
online-lobby-is = 集合場所は{ $lobby }です。
online-address-empty = 192.168.1.5やwss://play.example.orgのようなアドレスを入力してください。
online-address-long = アドレスが長すぎます。もう一度コピーしてください。
online-address-scheme = アドレスの先頭に{ $what }://は使えません。ws://かwss://を使ってください。
online-address-sign = アドレスに「{ $what }」は使えません。wss://play.example.orgのように入力してください。
online-address-port = { $what }はポート番号ではありません。1から65535までの数です。
online-address-host = ホスト名がありません。192.168.1.5やwss://play.example.orgのようなアドレスを入力してください。

# How online play works
online-step-room = 一人が部屋を作り、もう一人にコードを伝えます。
online-step-terms = 対局条件は二人に表示されます。どちらからでも変更でき、双方が同意すると対戦が始まります。
online-step-play = 着手は端末から端末へ直接届きます。ロビーは二人をつなぐだけで、接続が切れても何も失われません。
online-picture-here = あなたの端末
online-picture-there = 相手の端末

# The match that was left
online-seat = { $name }さんとの対戦
online-seat-nameless = あなたの対戦
online-seat-open = 対戦はまだ始まっていません。{ $minutes ->
    [0] 先ほど退室しました。
   *[other] { $minutes }分前に退室しました。
}
online-seat-waits = 対戦はあなたを待っています。{ $minutes ->
    [0] 先ほど退室しました。
   *[other] { $minutes }分前に退室しました。
}
online-seat-old = { $minutes }分前に退室しました。相手が勝ちを宣言したかもしれません。
online-seat-return = 戻る
online-seat-forget = 破棄

# Connecting, and waiting in the room
online-calling = ロビーに接続中
online-room = あなたの部屋
online-leave = 退室
online-waiting = 相手を待っています
online-waiting-watcher = 対局者を待っています
online-copy-code = コードをコピー
online-copied-code = コードをコピーしました
online-copy-link = リンクをコピー
online-copied-link = リンクをコピーしました
online-copy-invitation = 招待文をコピー
online-copied-invitation = コードとアドレスを一つにした招待文をコピーしました
online-hosting = 部屋を開設しています。このネットワークの人は、コードと次のアドレスで入れます：{ $lobby }
online-at-lobby = ロビー：{ $lobby }
online-watch-open = 対局者が二人そろうと、コードを知る人は誰でも観戦できます。
online-watch-closed = 観戦はできません。
online-picture = コードとアドレスのQRコードです。
online-picture-link = このQRコードを読み取るとゲームが開きます。
online-picture-spoken = 招待のQRコード

# The match settings
online-dealing = 対局条件
online-terms-come = 対局条件を待っています
online-proposed-by = { $name }さんの提案
online-proposed-by-you = あなたの提案
online-was = 変更前：{ $old }
online-rule-fouls = { $rule }、禁手は負け
online-black-alternate = 最初は{ $name }、以後交互
online-black-loser = 最初は{ $name }、以後敗者
online-black-random = 抽選
online-black-winner = 最初は{ $name }、以後勝者
online-you-agree = 同意済み
online-agrees = 同意済み
online-you-think = 未同意
online-thinks = 未同意
online-change = 変更
online-agree = 同意
online-agree-not = 取り消し
online-you-watch = 観戦中です。双方が同意すると対戦が始まります。

# The page of match settings
terms-title = 対局条件
terms-use = 適用
terms-propose = 提案

# Events in the room
online-to-room = 部屋へ
# A match between two machines has begun.
online-own-game = あなたの対局は「続きから」に残してあります：{ $game }
online-came = { $name }さんが入室しました
online-came-back = { $name }さんが戻りました
online-left = { $name }さんが退室しました
online-watcher = { $name }さんが観戦しています
online-watcher-nameless = 観戦者がいます
online-terms-changed = { $name }さんが別の対局条件を提案しました
online-declined-draw = { $name }さんは引き分けを断りました。
online-declined-undo = { $name }さんは待ったを認めませんでした。
online-declined-swap = { $name }さんは黒白の交代を断りました。
online-declined-next = { $name }さんは次の対局を希望していません。
online-withdrawn-draw = { $name }さんが引き分けの提案を取り下げました。
online-withdrawn-undo = { $name }さんが待ったの依頼を取り下げました。
online-withdrawn-swap = { $name }さんが黒白の交代の依頼を取り下げました。
online-withdrawn-next = { $name }さんが次の対局の希望を取り下げました。

# Chat
chat-title = チャット
chat-line = メッセージ
chat-send = 送信
chat-close = 閉じる
chat-mute = 非表示
chat-hear = 表示
chat-muted = ほかの人のメッセージは表示されません。
chat-empty = メッセージはまだありません。
chat-watching = 観戦{ $count }人
chat-looking-on = 観戦中です
chat-spoken = { $name }：{ $line }

# Visitors in one's own room
visitors-title = 入室者
visitors-none = 入室者はいません。
visitors-nameless = 名前のない入室者
visitors-send-out = 部屋から退出させる
visitors-send-out-do = 退出
visitors-ask = { $name }さんを部屋から退出させますか？
visitors-ask-text = 接続はすぐに切れますが、コードがあれば戻れます。

# A link to another lobby
invited-title = 別のロビーの部屋に入りますか？
invited-text = このリンクは、ロビー{ $lobby }の部屋{ $code }を開きます。そのロビーと、そこで会う人には、あなたのIPアドレスが伝わります。
invited-join = 入室

# Errors
online-trouble-no-lobby = ロビーのアドレスが設定されていません。「ロビー」に入力するか、このネットワークに部屋を開設してください。
online-helper-stun = 設定の「{ $what }」はSTUNサーバーではありません。stun:stun.example.org:3478の形で入力するか、空欄にしてください。
online-helper-turn = 設定の「{ $what }」はTURNサーバーではありません。turn:turn.example.org:3478の形で入力するか、空欄にしてください。
online-helper-unnamed = TURNサーバーにはユーザー名とパスワードが必要です。設定で両方を入力するか、サーバーを外してください。
online-trouble-lost = ロビーに接続できません。アドレスとインターネット接続を確かめてください。
online-trouble-lost-because = ロビーに接続できません（{ $reason }）。アドレスとインターネット接続を確かめてください。
online-trouble-no-hosting = この端末では部屋を開設できません（{ $reason }）。
online-trouble-seat = 対戦の席に戻れませんでした。{ $reason }
online-trouble-no-chance = オンライン対局の安全に必要な乱数をシステムから得られません。ゲームを再起動して、もう一度お試しください。
online-refused-unclear = ロビーが要求を理解できませんでした。コードを確かめてください。正しければ、ゲームを更新してください。
online-refused-full = 部屋は満員です。誰かが出てから、もう一度お試しください。
online-refused-no-room = このコードの部屋はありません。コードを確かめるか、自分で部屋を作ってください。
online-refused-exists = このコードの部屋はすでにあります。もう一度部屋を作ると、新しいコードになります。
online-refused-too-many = このネットワークからの要求が多すぎます。1分待って、もう一度お試しください。
online-refused-lobby-full = ロビーが満員か、終了するところです。後でもう一度試すか、別のロビーを使ってください。
online-bye-left = 相手が退室しました。
online-bye-taken = 対局者の席は二つとも埋まっています。許可されていれば観戦できます。
online-bye-private = この部屋は観戦できません。
online-bye-refused = 相手の端末が接続を終了しました。ゲームの版が違うのかもしれません。古いほうを更新してください。
online-bye-sent-out = ホストがあなたを退出させました。
online-fault-version = 相手の端末とゲームの版が違います。古いほうを更新してください。
online-fault-garbled = 相手の端末から読み取れないデータが届きました。無視しました。
online-fault-illegal = 相手の端末から、打てない手が届きました。打たれていません。
online-fault-turn = 相手の端末から、番ではない手が届きました。無視しました。
online-fault-clock = 相手の端末が、実際より短い時間を伝えました。その手は打たれていません。
online-fault-early = 相手の端末が、あなたの時間切れを宣言しました。時間は残っているので無視しました。
online-fault-disagreement = 二つの端末で対局の内容が食い違い、続けられません。部屋を出て、新しい対戦を始めてください。
online-fault-terms = 相手の端末が、使えない対局条件を提案しました。別の条件を提案してください。
online-fault-flood = 相手の端末からのメッセージが多すぎるため、以後は無視します。
online-fault-full = 対戦が最大の長さに達しました。部屋を出て、新しい対戦を始めてください。

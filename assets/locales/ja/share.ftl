# Sending and receiving games.
share-copied = 棋譜をクリップボードにコピーしました
share-not-copied = 棋譜をコピーできませんでした：{ $reason }
share-text-not-copied = コピーできませんでした：{ $reason }
share-folder-not-opened = フォルダー{ $folder }を開けませんでした：{ $reason }
share-link-copied = リンクをクリップボードにコピーしました
share-link-in-address = リンクはこのページのアドレスにあります
share-link-bad = このリンクに対局はありません：{ $reason }
share-bad = これは対局ではありません：{ $reason }
share-displaced = 途中の対局を、「棋譜」の「保存した対局」に残しました：{ $game }
share-clipboard-empty = クリップボードに対局がありません
share-file-bad = { $file }を開けません：{ $reason }
# While a large file is opened, with the share that is done in percent below it.
opening-file = { $file }を開いています

# A library with too many moves for a study: the moves that follow a position, and the branch that is opened.
branch-title = 分岐を選ぶ
branch-moves-below = この先の手数
branch-move = 手
branch-below = この先の手数
# The numbers on the stones of the board too.
branch-share = 割合（%）
branch-no-move = –
branch-end = ライブラリはここまでです
branch-row = { $side } { $move }、{ $moves ->
    [0] 続きはありません
   *[other] この先{ $counted }手
}
branch-row-show = この局面を表示
branch-fits = { $counted }手が検討になります。
branch-too-large = { $counted }手あり、検討に入るのは{ $most }手までです。この先の手数が少ない手へ進んでください。
branch-back = 一手戻る
branch-open = ここから開く

# The dialogs for files, and ours where the system has none.
file-dialog-open = 対局を開く
file-dialog-save = 名前を付けて保存
file-dialog-games = 対局と盤の画像
file-dialog-all = すべてのファイル
file-no-dialog = システムのファイル選択画面を使えません（{ $reason }）。
file-path = パス
file-path-open-text = ファイルかフォルダーの場所を入力するか、この画面にドロップしてください。
file-path-type-text = ファイルかフォルダーの場所を入力するか、貼り付けてください。
file-path-save-text = 保存先を入力してください。
file-path-no-folder = { $folder } というフォルダーはありません。もう一度保存すると作成します。場所を直すこともできます。
file-path-open = 開く
file-path-save = 保存
file-saved = { $place }に保存しました
file-not-opened = { $reason }
file-not-saved = ファイルを保存できませんでした：{ $reason }

# What a screen reader says about the board in a browser.
grid-board = 盤
grid-empty = { $point }、空点
grid-black = { $point }、黒石
grid-white = { $point }、白石
grid-move = { $stone }、{ $number }手目
grid-last-move = { $stone }、{ $number }手目、最後の手
grid-main-move = { $point }、本筋の次の手 { $text }、以下{ $below }手
grid-next-move = { $point }、次の手 { $text }、以下{ $below }手

# Screen reader announcements.
spoken-move-black = 黒 { $point }
spoken-move-white = 白 { $point }
spoken-start = { $stones ->
    [0] 新しい対局
   *[other] { $stones }石から始まる対局
}
spoken-undone = 待った：{ $stones }石を取り除きました
spoken-redone = やり直し：{ $stones }石を打ちました
spoken-pass-black = 黒のパス
spoken-pass-white = 白のパス
spoken-clock = { $name }：残り{ $seconds }秒
spoken-went-on = 対局を再開しました
spoken-end = { $winner }。{ $how }

# What a second tab says of this one.
page-open-game = 別のタブ：{ $names }、{ $moves }手。
page-open-twin = 別のタブ：双盤の対局。

# What a file could not keep.
lost-occupied-points = 石のある点への着手{ $count }手を、続く手順とともに省きました。
lost-off-board = 盤の外への着手{ $count }手を、続く手順とともに省きました。
lost-after-end = 終局後の着手{ $count }手を省きました。
lost-wrong-turn = 手番でない側の着手{ $count }手を、続く手順とともに省きました。
lost-passes = パス{ $count }回を、続く手順とともに省きました。
lost-setup-changes = 対局中の石の変更{ $count }件を、続く手順とともに省きました。
lost-setup-stones = 初期局面の石{ $count }個を省きました。
lost-empty-nodes = 着手のない局面{ $count }件を省きました。
lost-variations = 変化の着手{ $count }手を省きました。
lost-in-variations = 変化{ $extent }本の{ $count }手が除かれました。
lost-in-all = 全部で{ $count }手です。
lost-comments = コメント{ $count }件を省きました。
lost-board-texts = 盤上の文字{ $count }件を省きました。
lost-board-texts-on-passes = パスに付いた文字{ $count }件を省きました。
lost-marks = 印{ $count }件を省きました。
lost-glyphs = !や?などの評価記号{ $count }件を省きました。
lost-properties = ほかのプログラムの属性{ $count }件を省きました。
lost-details = 対局情報{ $count }件を省きました。
lost-characters = ファイルの文字コードにない文字{ $count }字を省きました。
lost-further-games = ほかの対局{ $count }局を省きました。
lost-start-marks = 開始の印{ $count }件を省きました。
lost-repeated-moves = 重複した着手{ $count }手を最初の手に統合しました。

# What a file does not say.
assumed-rule = ファイルに規則がないため、{ $rule }とみなしました。
assumed-size = ファイルに盤の大きさがないため、{ $size } × { $size }とみなしました。
assumed-code-page = ファイルに合う文字コードの指定がないため、{ $name }とみなしました。
assumed-rows-from-top = 行は、この形式の通例どおり上から数えました。上下が逆なら反転してください。
assumed-counted-from = 座標の始まりがファイルにないため、{ $first }から数えました。
assumed-rows-from-bottom = 行は、通例どおり下から数えました。上下が逆なら反転してください。
assumed-columns-without-i = 列の文字は、Iがないものとして読みました。
assumed-columns-with-i = I列の点がないため、列の文字はIを使っていない可能性があります。Iがあるものとして読みました。
assumed-game-per-line = 同じ点が二度あるため、1行を1局として読みました。

# Parts of a file that are told with their place. The sentence comes after the place.
odd-at = { $place }：{ $words }
odd-line = { $line }行目
odd-move = { $number }手目
odd-position = 局面{ $number }
odd-in-game = 第{ $game }局、{ $place }
odd-not-understood = 「{ $text }」は読み取れないため省きました。
odd-played-twice = 「{ $text }」に二度着手しています。
odd-off-board = 「{ $text }」は盤の外です。
odd-out-of-turn = 「{ $text }」は手番でない側の着手です。
odd-after-end = 「{ $text }」はファイルが示す終わりより後にあるため省きました。
odd-unknown-value = 「{ $text }」は読み取れないため、そのまま残しました。
odd-given-twice = 「{ $text }」が重複しているため、最初のものを使いました。
odd-misplaced = 「{ $text }」は対局の途中にありますが、対局全体の情報とみなしました。
odd-several-moves = 「{ $text }」には複数の点があります。それぞれを一手とみなしました。
odd-not-closed = 「{ $text }」に閉じかっこがありません。
odd-other-game = 「{ $text }」は別のゲームですが、五目並べとして読み込みました。
odd-taken-as-name = 「{ $text }」は着手のようにも見えますが、対局者名として読みました。
odd-wrong-count = 「{ $text }」は続く着手の数と合いません。
odd-not-read = 読み取れない部分があります: { $text }
odd-stones-changed = 「{ $text }」では対局の途中で石を置くか取り除いています。検討はその手前で終わります。
odd-wrong-number = 「{ $text }」は続く着手の番号と合いません。
odd-broken-text = 「{ $text }」に読めない文字があります。
odd-others = ほかに読み取れない部分などが{ $count }か所あります。

# The dialog for exporting.
export-title = 書き出し
export-game = { $name }、{ $moves }手
export-one-game = 1局
export-games = { $count }局
export-twin = 双盤の対局
export-format = 形式
export-sgf = SGF
export-sgf-note = 変化、コメント、印を含みます。盤上ゲームのプログラムの多くで読めます。
export-psq = Piskvork
export-psq-note = 対局の手順です。PiskvorkやGomocupのプログラム向けです。
export-lib = RenLib
export-lib-note = 変化、コメント、文字を含みます。RenLibと、そのライブラリを読めるプログラム向けです。
export-db = YixinとRapfiのデータベース
export-db-note = すべての局面をコメント、文字、評価とともに保存します。YixinやRapfiなど、このデータベースを読めるプログラム向けです。
export-narabe = Narabe
export-narabe-note = Narabeが保存する内容をすべて含みます。
export-moves = 手順
export-moves-note = 一行の手順です。チャットや検索欄に貼り付けられます。
export-drawing = 文字の盤
export-drawing-note = 局面を文字で描きます。チャットに貼り付けられます。
export-png = PNG
export-png-note = 局面の画像です。
export-svg = SVG
export-svg-note = どの大きさでも鮮明な局面の図です。印刷に向きます。
export-gif = GIF
export-gif-note = 対局の動画です。どのチャットでも表示できます。
export-apng = APNG
export-apng-note = フルカラーの対局の動画です。動画を表示できないプログラムでは最初のコマが出ます。
export-size = 一辺のピクセル数
export-numbers = 手順番号
export-numbers-none = なし
export-numbers-last = 最後の5手
export-numbers-all = すべて
export-coordinates = 座標
export-plain = 印刷用の簡素な盤
export-preview = 画像のプレビュー
export-copy = コピー
export-share = 送る
export-copied = クリップボードにコピーしました
export-save = 保存
export-download = ダウンロード
export-failed = ファイルに書き込めませんでした：{ $reason }

# The import of many games.
import-files = { $count }個のファイル
import-running = { $name }を読み込み中
import-done = { $name }を読み込みました
import-cancelled = { $name }：読み込みを中止しました
import-failed = { $name }：読み込みに失敗しました。{ $reason }
import-games = { $count }局
import-seconds-left = 残り約{ $count }秒
import-minutes-left = 残り約{ $count }分
import-added = { $added }局を追加{ $known ->
    [0] {""}
   *[other] 、{ $known }局は登録済み
}
import-left-out = { $count }局を省きました。
import-left-out-why = { $head }{ $reasons }。
import-without-moves = 着手なし{ $count }局
import-against-rules = 規則違反{ $count }局
import-unreadable = 読み取り不可{ $count }局
import-cancel = 中止
import-close = 閉じる
import-list = 一覧を見る
import-list-title = 読み込みで省いた対局
import-list-game = 第{ $number }局
import-list-named-game = 第{ $number }局、{ $names }
import-list-place = { $file }：{ $game }
import-list-more = あと{ $count }局
losses-title = 変更して開きました
losses-text = ファイルの次の部分は、残せないか、推測で補いました：
study-turn = 上下を反転
# A button of the same dialog, where the character set of the file was guessed.
losses-character-set = 別の文字コードで読む
character-set-title = 文字コード
character-set-text = このファイルには文字コードの指定がありません。文字コードごとの読み方：
picture-edges = 盤は画像より大きいかもしれません。線が画像の端（{ $edges }）の先に続いている可能性があります。
picture-edge-left = 左
picture-edge-top = 上
picture-edge-right = 右
picture-edge-bottom = 下
picture-read = 画像から{ $stones }石を読み取りました

# The backup.
backup-empty = バックアップする対局がまだありません
lost-times = 考慮時間{ $count }件を省きました。
lost-positions = この形式で表せない局面{ $count }件を省きました。
lost-long-texts = この形式には長すぎる文章{ $count }件を途中で切りました。

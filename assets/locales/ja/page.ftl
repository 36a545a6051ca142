# The page around the game in a browser: before the game starts, and when it cannot. The build of the page reads this file; its
# texts have variables and no cases.

loader-canvas = ここに対局が表示されます。
loader-loading = 読み込み中
# How much is loaded, such as 1.5 of 5.0 MB.
loader-amount = { $loaded } / { $total } MB
loader-preparing = 盤を準備しています
# "cargo web" is a command.
loader-late = ゲームが始まりません。このページをファイルとして開いた場合は、ウェブサーバーが必要です（「cargo web」で起動できます）。それ以外の場合は、ページの一部が届いていません。再読み込みしてください。
# The address of the page follows.
loader-closed = ここに埋め込んでいるページが、ゲームの実行を許可していません。別のタブで開いてください：
loader-no-scripts = Narabeはブラウザーで動作し、JavaScriptが必要です。このページで有効にしてください。

# The button of what follows.
loader-reload = 再読み込み
# Ends a text below; the second one if the browser keeps nothing for the page.
loader-go-on = ページを再読み込みすると、続きから再開できます。
loader-begin-again = ページを再読み込みすると、最初から始められます。

loader-wasm = このブラウザーではゲームを実行できません
loader-wasm-text = NarabeにはWebAssemblyが必要です。最近のブラウザーにはどれも備わっていますが、無効になっていることがあります。有効にするか、別のブラウザーをお試しください。
loader-webgl = このブラウザーではゲームを描画できません
loader-webgl-text = NarabeにはWebGL 2が必要です。ブラウザーの設定（多くは「ハードウェア アクセラレーション」）で無効になっているか、グラフィックドライバーが古い可能性があります。別のブラウザーなら動くかもしれません。
loader-load = ゲームを読み込めませんでした
loader-load-text = 一部が届きませんでした。接続を確認して、ページを再読み込みしてください。
loader-wrong = ゲームを読み込めませんでした
loader-wrong-text = サーバーから誤ったファイルが届きました。更新中に起こることがあります。しばらくしてからページを再読み込みしてください。対局はこのブラウザーに残っています。
loader-lost = 画面を描画できなくなりました
loader-lost-text = システムがこのページからグラフィックカードを取り上げました。{ $reload }
loader-stopped = ゲームが停止しました
loader-stopped-text = 原因はこちらの不具合です。{ $reload }
loader-elsewhere = Narabeは別のタブで開いています
loader-elsewhere-text = 棋譜が上書きされないように、一度に遊べるタブは一つだけです。もう一つのタブを閉じると、ここで自動的に始まります。または、そのタブの対局をここで続けることもできます。
loader-elsewhere-nothing = そのタブでは対局していません。
loader-elsewhere-play = ここで続ける
loader-copy-report = 報告をコピー
loader-report-copied = 報告をコピーしました

# The page around the game in a browser: before the game starts, and when it cannot. The build of the page reads this file; its
# texts have variables and no cases.

loader-canvas = 游戏画面显示在这里。
loader-loading = 正在加载
# How much is loaded, such as 1.5 of 5.0 MB.
loader-amount = { $loaded } / { $total } MB
loader-preparing = 正在准备棋盘
# "cargo web" is a command.
loader-late = 游戏没有启动。如果您是以文件方式打开本页：它需要网页服务器，用“cargo web”可以启动一个。否则是网页的一部分没有传到，请重新载入。
# The address of the page follows.
loader-closed = 嵌入游戏的网页不允许它运行。请在单独的标签页中打开：
loader-no-scripts = Narabe 在浏览器中运行，需要 JavaScript。请为本页启用它。

# The button of what follows.
loader-reload = 重新载入
# Ends a text below; the second one if the browser keeps nothing for the page.
loader-go-on = 请重新载入网页，从刚才的地方继续。
loader-begin-again = 请重新载入网页，重新开始。

loader-wasm = 此浏览器无法运行游戏
loader-wasm-text = Narabe 需要 WebAssembly。较新的浏览器都支持它，但可能被关闭了。请将其打开，或换一个浏览器。
loader-webgl = 此浏览器无法绘制游戏
loader-webgl-text = Narabe 需要 WebGL 2。它可能在浏览器设置中被关闭（通常叫“硬件加速”），也可能是显卡驱动太旧。换一个浏览器或许可以。
loader-load = 无法加载游戏
loader-load-text = 有一部分没有传到。请检查网络连接，然后重新载入网页。
loader-wrong = 无法加载游戏
loader-wrong-text = 服务器发来了错误的文件，更新期间可能会这样。请稍后重新载入网页。您的对局仍保存在此浏览器中。
loader-lost = 图形显示已中断
loader-lost-text = 系统收回了本页使用的显卡。{ $reload }
loader-stopped = 游戏已停止
loader-stopped-text = 这是我们的错误。{ $reload }
loader-elsewhere = Narabe 已在另一个标签页中打开
loader-elsewhere-text = 为了不让对局互相覆盖，同一时间只能在一个标签页中下棋。关闭另一个标签页，这里会自动开始；也可以在这里继续那边的对局。
loader-elsewhere-nothing = 那边没有正在进行的对局。
loader-elsewhere-play = 在这里下
loader-copy-report = 复制报告
loader-report-copied = 已复制报告

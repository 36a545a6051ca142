# The page around the game in a browser: before the game starts, and when it cannot. The build of the page reads this file; its
# texts have variables and no cases.

loader-canvas = The game is drawn here.
loader-loading = Loading
# How much is loaded, such as 1.5 of 5.0 MB.
loader-amount = { $loaded } of { $total } MB
loader-preparing = Preparing the board
# "cargo web" is a command.
loader-late = The game has not started. If you opened this page as a file: it needs a web server, and “cargo web” starts one. Otherwise part of the page did not arrive: please reload it.
# The address of the page follows.
loader-closed = The page that shows the game here does not allow it to run. Please open it in a tab of its own:
loader-no-scripts = Narabe runs in your browser and needs JavaScript. Please enable it for this page.

# The button of what follows.
loader-reload = Reload
# Ends a text below; the second one if the browser keeps nothing for the page.
loader-go-on = Reload the page to go on where you were.
loader-begin-again = Reload the page to begin again.

loader-wasm = This browser cannot run the game
loader-wasm-text = Narabe needs WebAssembly. Every recent browser has it, but it can be switched off. Please switch it on, or try another browser.
loader-webgl = This browser cannot draw the game
loader-webgl-text = Narabe needs WebGL 2. It may be switched off in the browser's settings (often called “hardware acceleration”), or the graphics driver may be too old. Another browser may work.
loader-load = The game could not be loaded
loader-load-text = Part of it did not arrive. Please check your connection and reload the page.
loader-wrong = The game could not be loaded
loader-wrong-text = The server sent a wrong file, as can happen during an update. Please reload the page in a moment. Your games are still in this browser.
loader-lost = The graphics were lost
loader-lost-text = Your system took the graphics card away from this page. { $reload }
loader-stopped = The game has stopped
loader-stopped-text = This is our fault. { $reload }
loader-elsewhere = Narabe is open in another tab
loader-elsewhere-text = Only one tab can play at a time, so that games do not overwrite each other. Close the other tab and this one starts by itself, or continue here with the game that is open there.
loader-elsewhere-nothing = No game is being played there.
loader-elsewhere-play = Play here
loader-copy-report = Copy report
loader-report-copied = Report copied

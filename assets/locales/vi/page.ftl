# The page around the game in a browser: before the game starts, and when it cannot. The build of the page reads this file; its
# texts have variables and no cases.

loader-canvas = Trò chơi được vẽ ở đây.
loader-loading = Đang tải
# How much is loaded, such as 1.5 of 5.0 MB.
loader-amount = { $loaded } / { $total } MB
loader-preparing = Đang chuẩn bị bàn cờ
# "cargo web" is a command.
loader-late = Trò chơi chưa khởi động. Nếu bạn mở trang này như một tệp: trang cần máy chủ web, và “cargo web” sẽ khởi động một máy chủ. Nếu không, một phần của trang chưa tải được: hãy tải lại trang.
# The address of the page follows.
loader-closed = Trang nhúng trò chơi này không cho phép nó chạy. Hãy mở trò chơi trong một thẻ riêng:
loader-no-scripts = Narabe chạy trong trình duyệt và cần JavaScript. Hãy bật JavaScript cho trang này.

# The button of what follows.
loader-reload = Tải lại
# Ends a text below; the second one if the browser keeps nothing for the page.
loader-go-on = Hãy tải lại trang để chơi tiếp từ chỗ đang dở.
loader-begin-again = Hãy tải lại trang để bắt đầu lại.

loader-wasm = Trình duyệt này không chạy được trò chơi
loader-wasm-text = Narabe cần WebAssembly. Mọi trình duyệt gần đây đều có, nhưng có thể đã bị tắt. Hãy bật lên hoặc thử trình duyệt khác.
loader-webgl = Trình duyệt này không vẽ được trò chơi
loader-webgl-text = Narabe cần WebGL 2. Nó có thể đã bị tắt trong phần cài đặt của trình duyệt (thường gọi là “tăng tốc phần cứng”), hoặc trình điều khiển đồ họa quá cũ. Trình duyệt khác có thể chạy được.
loader-load = Không tải được trò chơi
loader-load-text = Một phần chưa tải được. Hãy kiểm tra kết nối rồi tải lại trang.
loader-wrong = Không tải được trò chơi
loader-wrong-text = Máy chủ gửi nhầm tệp, điều này có thể xảy ra khi đang cập nhật. Hãy tải lại trang sau ít phút. Các ván cờ của bạn vẫn còn trong trình duyệt này.
loader-lost = Đã mất đồ họa
loader-lost-text = Hệ thống đã thu lại card đồ họa của trang này. { $reload }
loader-stopped = Trò chơi đã dừng
loader-stopped-text = Đây là lỗi của chúng tôi. { $reload }
loader-elsewhere = Narabe đang mở trong một thẻ khác
loader-elsewhere-text = Mỗi lúc chỉ chơi được trong một thẻ, để các ván cờ không ghi đè lên nhau. Hãy đóng thẻ kia và trò chơi sẽ tự bắt đầu ở đây, hoặc chơi tiếp ở đây ván cờ đang mở bên đó.
loader-elsewhere-nothing = Bên đó không có ván cờ nào đang chơi.
loader-elsewhere-play = Chơi ở đây
loader-copy-report = Chép báo cáo
loader-report-copied = Đã chép báo cáo

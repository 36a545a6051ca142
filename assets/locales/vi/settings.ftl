# Settings.

settings-title = Cài đặt
settings-look = Hiển thị
settings-board = Bàn cờ
settings-sound = Âm thanh
settings-motion = Chuyển động
settings-play = Ván cờ
settings-study = Nghiên cứu
settings-online = Trực tuyến
settings-access = Trợ năng
settings-controls = Điều khiển
settings-about = Giới thiệu

# Look
settings-theme = Chủ đề
settings-theme-light = Sáng
settings-theme-dark = Tối
settings-theme-contrast = Tương phản cao
settings-theme-system = Hệ thống
settings-language = Ngôn ngữ
settings-language-system = Hệ thống
settings-window = Cửa sổ
settings-window-windowed = Cửa sổ
settings-window-full = Toàn màn hình

# Board
settings-numbers = Đánh số nước
settings-numbers-off = Tắt
settings-numbers-last = Gần đây
settings-numbers-all = Tất cả
settings-mark = Nước cuối
settings-mark-three = Nháy ba lần
settings-mark-keeps = Nháy mãi
settings-mark-still = Đứng yên
settings-coordinates = Tọa độ
settings-coordinates-note = A đến O, 1 đến 15
settings-stars = Điểm sao
settings-skins = Bàn và quân cờ
settings-skins-open = Chọn

# Sound
settings-volume-stones = Quân cờ
settings-volume-interface = Giao diện
settings-volume-music = Nhạc
settings-mute = Tắt mọi tiếng
settings-mute-note = Phím M
settings-mute-background = Tắt tiếng khi chạy nền

# Motion
settings-motion-system = Hệ thống
settings-motion-full = Đầy đủ
settings-motion-reduced = Giảm bớt
settings-motion-off = Tắt
settings-light = Ánh sáng động ở màn hình chính
settings-gold = Lá vàng khi thắng ván

# Play
settings-pace = Máy chờ trước khi đi
settings-seconds = { $seconds } s
settings-attention = Đánh dấu cửa sổ khi đến lượt tôi
settings-attention-note = Trên tiêu đề và thanh tác vụ, khi cửa sổ khác ở phía trước
settings-notifications = Thông báo
settings-notifications-note = Khi đến lượt bạn, khi đối thủ hỏi hoặc ván cờ kết thúc, nếu cửa sổ khác ở phía trước
settings-notifications-blocked = Trình duyệt đang chặn. Hãy cho phép thông báo trong phần cài đặt của trang này, cạnh địa chỉ, rồi bật lại.
settings-notifications-missing = Trình duyệt này không có thông báo. Trên iPhone hay iPad, trước hết hãy thêm trang vào Màn hình chính.
settings-keep-games = Giữ các ván đã xong
settings-keep-games-note = Trong thư viện
settings-coach = Huấn luyện viên khi đấu với máy
settings-coach-note = Hỏi lại trước nước đi thua bắt buộc
settings-adapt = Tự chỉnh cấp độ
settings-adapt-note = Ván mới chọn cấp độ vừa sức bạn
settings-chance = Cơ hội thắng trên thẻ của máy
settings-chance-note = Ước lượng của chính engine
settings-forbidden = Điểm cấm trên bàn cờ
settings-forbidden-note = Gạch chéo nơi Đen không được đi trong Renju
settings-confirm = Xác nhận mỗi nước khi chạm
settings-confirm-note = Chạm một lần để ngắm, lần nữa để đặt
settings-confirm-click = Xác nhận nước đi bằng chuột
settings-confirm-click-note = Nhấp lần đầu để ngắm, lần hai để đặt quân
settings-cursor = Con trỏ bàn phím trên bàn cờ
settings-cursor-note = Phím mũi tên, rồi Enter

# Study
settings-lines = Số biến
settings-threads = Luồng xử lý
settings-threads-note = Phân tích dùng số luồng này; ban đầu là tất cả trừ một.
settings-memory = Bộ nhớ, MB
settings-memory-note = Nhiều bộ nhớ hơn giúp phân tích dài không phải xét lại cùng một thế cờ.

# Online
settings-name = Tên của bạn
settings-name-note = Đối thủ và người xem sẽ thấy tên này.
settings-lobby = Sảnh
settings-lobby-note = Máy chủ nơi người chơi gặp nhau. Sảnh thấy mã phòng và địa chỉ IP của bạn, nhưng không thấy nước đi.
settings-advanced = Nâng cao
settings-stun = Máy chủ STUN
settings-stun-note = Cho thiết bị biết địa chỉ công khai của nó để người khác kết nối được. Mặc định là một máy chủ của Google, máy chủ này thấy địa chỉ IP của bạn; hãy nhập máy chủ khác, hoặc để trống. Không dùng đến khi sảnh ở trong mạng của bạn.
settings-turn = Máy chủ TURN
settings-turn-note = Chuyển tiếp các nước đi khi không kết nối trực tiếp được. Bạn cần có máy chủ riêng.
settings-turn-user = Tên người dùng TURN
settings-turn-password = Mật khẩu TURN
settings-watch = Cho phép người xem
settings-watch-note = Trong các phòng bạn tạo

# Accessibility
settings-text-size = Cỡ chữ
settings-text-size-letter = A
settings-per-cent = { $value }%
settings-shapes = Hình trên quân cờ
settings-shapes-note = Ô vuông cho Đen, vòng tròn cho Trắng
settings-targets = Vùng chạm lớn hơn
settings-speech = Đọc to các nước đi
settings-speech-note = Bằng ngôn ngữ của trò chơi; Linux cần Speech Dispatcher
settings-speech-rate = Tốc độ đọc
settings-speech-rate-note = Phần trăm so với tốc độ thường
settings-volume-speech = Âm lượng đọc
speech-fault = Không đọc to được nước đi: { $reason }

# Controls
settings-side = Nút điều khiển ván cờ
settings-side-note = Để chơi bằng một tay
settings-side-usual = Mặc định
settings-side-left = Bên trái
settings-side-right = Bên phải
settings-slow-keys = Phím chậm
settings-slow-keys-note = Giữ phím bao lâu mới tính; nhập chữ thì không cần
settings-slow-off = Tắt
settings-slow-short = 0,3 s
settings-slow-medium = 0,6 s
settings-slow-long = 1 s
settings-switch = Điều khiển bằng một nút
settings-switch-note = Các mục lần lượt được đánh dấu; nhấn nút để chọn
settings-switch-by = Nút nhấn
settings-switch-key = Space, Enter
settings-switch-pad = Tay cầm
settings-switch-press = Chạm bất kỳ
settings-scan = Thời gian mỗi mục

# About
settings-version = Phiên bản
settings-rules = Luật và khai cuộc
settings-rules-open = Đọc
settings-credits = Ghi công và giấy phép
settings-credits-open = Hiện
settings-report = Báo cáo lỗi
settings-report-note = Thông tin về chương trình và hệ thống cho người tìm lỗi; không có tên, không có ván cờ
settings-report-copy = Chép báo cáo
settings-data = Thư mục dữ liệu
settings-data-open = Mở thư mục

# Reset
settings-reset = Đặt lại mặc định
settings-reset-title = Đặt lại mọi cài đặt?
settings-reset-text = Mọi thứ trên trang này, cùng bàn và quân cờ đã chọn, trở về mặc định. Tên, sảnh và các ván đã lưu được giữ nguyên.
settings-reset-keep = Giữ cài đặt
settings-reset-do = Đặt lại

# The backup.
settings-files = Ván cờ của bạn
settings-backup = Sao lưu
settings-backup-note = Mọi ván trong thư viện, ván và nghiên cứu đã lưu, dạng SGF trong một tệp
settings-backup-do = Lưu bản sao lưu
settings-restore = Khôi phục
settings-restore-note = Ván đã có sẵn sẽ không được thêm lần nữa
settings-restore-do = Mở bản sao lưu
settings-offline = Lưu mọi thứ để chơi ngoại tuyến
settings-offline-note = Gồm cả các ngôn ngữ khác và phông chữ của chúng, khoảng 9 MB. Những gì bạn dùng luôn được lưu.
settings-offline-coming = Đang tải…
settings-offline-whole = Đã lưu mọi thứ. Trò chơi mở được khi không có mạng, ở mọi ngôn ngữ.
settings-offline-incomplete = Có phần không tải hoặc không lưu được. Hãy kiểm tra mạng và dung lượng trống của trình duyệt, rồi tắt và bật lại mục này.
settings-offline-missing = Trình duyệt này không lưu tệp của trang.

# Online play.

online-title = Trực tuyến
online-you = Bạn
online-other = Đối thủ

# Creating a room
online-create = Tạo phòng
online-create-do = Tạo phòng
online-board = { $rule }, { $size } × { $size }
online-played = { $opening ->
    [none] { $clock }, { $length }
   *[other] { $clock }, { $opening }, { $length }
}
online-terms-edit = Đổi thể thức trận
online-watching = Cho phép người xem
online-host = Mở phòng trong mạng này

# Joining a room
online-join = Vào bằng mã
online-join-do = Vào
online-watch-do = Xem
online-code = Mã phòng, sáu ký tự
online-code-note = Nhập hoặc dán mã, hay cả lời mời.
online-letters = Chọn ký tự
online-letters-back = Xóa ký tự cuối
online-code-at = Sảnh: { $lobby }
online-code-letter = Mã không chứa “{ $letter }”. Mã dùng các chữ A–Z trừ I, L, O, U và các chữ số 2–9.
online-code-length = Mã có sáu ký tự. Hãy chép lại từ người đã gửi.

# Name and lobby
online-name = Tên của bạn
online-name-note = Đối thủ và người xem sẽ thấy tên này.
online-lobby = Sảnh
online-lobby-none = Máy chủ nơi người chơi gặp nhau. Hãy hỏi bạn bè địa chỉ. Nếu cùng một mạng thì không cần: một người mở phòng.
online-lobby-of-page = Để trống để dùng sảnh của trang này.
online-lobby-is = Hai bạn sẽ gặp nhau tại { $lobby }.
online-address-empty = Hãy nhập địa chỉ như 192.168.1.5 hoặc wss://play.example.org.
online-address-long = Địa chỉ này quá dài. Hãy chép lại.
online-address-scheme = Địa chỉ không được bắt đầu bằng { $what }://. Hãy dùng ws:// hoặc wss://.
online-address-sign = “{ $what }” không được dùng trong địa chỉ. Hãy nhập địa chỉ như wss://play.example.org.
online-address-port = { $what } không phải số cổng. Cổng từ 1 đến 65535.
online-address-host = Thiếu tên máy chủ. Hãy nhập địa chỉ như 192.168.1.5 hoặc wss://play.example.org.

# How online play works
online-step-room = Một người tạo phòng và đưa mã cho người kia.
online-step-terms = Cả hai đều thấy thể thức trận. Ai cũng có thể thay đổi; trận đấu bắt đầu khi cả hai đồng ý.
online-step-play = Các nước đi được gửi thẳng giữa hai thiết bị. Sảnh chỉ kết nối hai bạn; nếu mất kết nối cũng không mất gì.
online-picture-here = Máy của bạn
online-picture-there = Máy đối thủ

# The match that was left
online-seat = Trận của bạn với { $name }
online-seat-nameless = Trận của bạn
online-seat-open = Trận đấu chưa bắt đầu. { $minutes ->
    [0] Bạn vừa rời đi.
   *[other] Bạn rời đi { $minutes } phút trước.
}
online-seat-waits = Trận đấu đang chờ bạn. { $minutes ->
    [0] Bạn vừa rời đi.
   *[other] Bạn rời đi { $minutes } phút trước.
}
online-seat-old = Bạn đã rời đi { $minutes } phút trước. Đối thủ có thể đã nhận thắng.
online-seat-return = Trở lại
online-seat-forget = Bỏ trận

# Connecting, and waiting in the room
online-calling = Đang kết nối tới sảnh
online-room = Phòng của bạn
online-leave = Rời
online-waiting = Đang chờ đối thủ
online-waiting-watcher = Đang chờ người chơi
online-copy-code = Chép mã
online-copied-code = Đã chép mã
online-copy-link = Chép liên kết
online-copied-link = Đã chép liên kết
online-copy-invitation = Chép lời mời
online-copied-invitation = Đã chép lời mời: gồm cả mã và địa chỉ
online-hosting = Bạn là chủ phòng. Người khác trong mạng này vào bằng mã và địa chỉ: { $lobby }
online-at-lobby = Sảnh: { $lobby }
online-watch-open = Khi đủ hai người chơi, ai có mã đều xem được.
online-watch-closed = Không cho phép người xem.
online-picture = Mã và địa chỉ dưới dạng mã QR.
online-picture-link = Quét mã QR này để mở trò chơi.
online-picture-spoken = Lời mời dưới dạng mã QR

# The match settings
online-dealing = Thể thức
online-terms-come = Đang chờ thể thức trận
online-proposed-by = { $name } đề xuất
online-proposed-by-you = Bạn đề xuất
online-was = trước: { $old }
online-rule-fouls = { $rule }, đi nước cấm là thua
online-black-alternate = { $name } đi trước, rồi luân phiên
online-black-loser = { $name } đi trước, sau đó là người thua
online-black-random = Tung đồng xu
online-black-winner = { $name } đi trước, sau đó là người thắng
online-you-agree = Bạn đồng ý
online-agrees = Đồng ý
online-you-think = Chưa đồng ý
online-thinks = Chưa đồng ý
online-change = Đổi
online-agree = Đồng ý
online-agree-not = Rút lại
online-you-watch = Bạn đang xem. Trận đấu bắt đầu khi cả hai đồng ý.

# The page of match settings
terms-title = Thể thức trận
terms-use = Áp dụng
terms-propose = Đề xuất

# Events in the room
online-to-room = Đến phòng
# A match between two machines has begun.
online-own-game = Ván riêng của bạn được giữ ở mục Chơi tiếp: { $game }
online-came = { $name } đã vào phòng
online-came-back = { $name } đã trở lại
online-left = { $name } đã rời phòng
online-watcher = { $name } đang xem
online-watcher-nameless = Có người đang xem
online-terms-changed = { $name } đề xuất thể thức trận khác
online-declined-draw = { $name } từ chối hòa.
online-declined-undo = { $name } không cho đi lại.
online-declined-swap = { $name } không muốn đổi bên.
online-declined-next = { $name } chưa muốn chơi thêm ván nữa.
online-withdrawn-draw = { $name } rút lại lời xin hòa.
online-withdrawn-undo = { $name } không xin đi lại nữa.
online-withdrawn-swap = { $name } không xin đổi bên nữa.
online-withdrawn-next = { $name } không xin chơi thêm ván nữa.

# Chat
chat-title = Chat
chat-line = Tin nhắn
chat-send = Gửi
chat-close = Đóng
chat-mute = Ẩn tin
chat-hear = Hiện tin
chat-muted = Tin nhắn của người khác đang bị ẩn.
chat-empty = Chưa có tin nhắn.
chat-watching = { $count } người xem
chat-looking-on = Bạn đang xem
chat-spoken = { $name }: { $line }

# Visitors in one's own room
visitors-title = Người xem
visitors-none = Không có người xem nào.
visitors-nameless = Người xem không tên
visitors-send-out = Mời ra khỏi phòng
visitors-send-out-do = Mời ra
visitors-ask = Mời { $name } ra khỏi phòng?
visitors-ask-text = Họ sẽ bị ngắt kết nối ngay, nhưng có thể trở lại bằng mã.

# A link to another lobby
invited-title = Vào phòng ở sảnh khác?
invited-text = Liên kết này dẫn tới phòng { $code } tại sảnh { $lobby }. Sảnh đó và bất cứ ai bạn gặp ở đó sẽ thấy địa chỉ IP của bạn.
invited-join = Vào

# Errors
online-trouble-no-lobby = Chưa có địa chỉ sảnh. Hãy nhập ở mục Sảnh, hoặc mở phòng trong mạng này.
online-helper-stun = “{ $what }” trong Cài đặt không phải máy chủ STUN. Hãy dùng dạng stun:stun.example.org:3478, hoặc để trống.
online-helper-turn = “{ $what }” trong Cài đặt không phải máy chủ TURN. Hãy dùng dạng turn:turn.example.org:3478, hoặc để trống.
online-helper-unnamed = Máy chủ TURN cần tên người dùng và mật khẩu. Hãy nhập cả hai trong Cài đặt, hoặc bỏ máy chủ này.
online-trouble-lost = Không liên lạc được với sảnh. Hãy kiểm tra địa chỉ sảnh và kết nối internet.
online-trouble-lost-because = Không liên lạc được với sảnh ({ $reason }). Hãy kiểm tra địa chỉ sảnh và kết nối internet.
online-trouble-no-hosting = Không mở được phòng trên thiết bị này ({ $reason }).
online-trouble-seat = Không khôi phục được chỗ của bạn trong trận đấu. { $reason }
online-trouble-no-chance = Hệ thống không cung cấp số ngẫu nhiên, thứ cần cho bảo mật khi chơi trực tuyến. Hãy khởi động lại trò chơi rồi thử lại.
online-refused-unclear = Sảnh không hiểu yêu cầu. Hãy kiểm tra mã; nếu mã đúng, hãy cập nhật trò chơi.
online-refused-full = Phòng đã đầy. Hãy thử lại khi có người rời đi.
online-refused-no-room = Không có phòng nào mang mã này. Hãy kiểm tra mã, hoặc tự tạo phòng.
online-refused-exists = Đã có phòng mang mã này. Hãy tạo phòng lần nữa để có mã mới.
online-refused-too-many = Mạng này gửi quá nhiều yêu cầu. Hãy chờ một phút rồi thử lại.
online-refused-lobby-full = Sảnh đã đầy hoặc đang đóng. Hãy thử lại sau, hoặc dùng sảnh khác.
online-bye-left = Đối thủ đã rời phòng.
online-bye-taken = Chỗ của cả hai người chơi đều đã có người. Bạn có thể xem nếu phòng cho phép.
online-bye-private = Phòng này không cho phép người xem.
online-bye-refused = Thiết bị kia đã ngắt kết nối. Có thể hai bên dùng phiên bản khác nhau: hãy cập nhật bên cũ hơn.
online-bye-sent-out = Chủ phòng đã mời bạn ra khỏi phòng.
online-fault-version = Thiết bị kia dùng phiên bản khác của trò chơi. Hãy cập nhật bên cũ hơn.
online-fault-garbled = Thiết bị kia gửi dữ liệu không đọc được. Dữ liệu đã bị bỏ qua.
online-fault-illegal = Thiết bị kia gửi một nước không hợp lệ. Nước đó không được thực hiện.
online-fault-turn = Thiết bị kia gửi nước đi khi chưa đến lượt. Nước đó đã bị bỏ qua.
online-fault-clock = Thiết bị kia báo thời gian ít hơn thực tế. Nước đi của họ không được thực hiện.
online-fault-early = Thiết bị kia báo bạn đã hết giờ, nhưng bạn vẫn còn. Thông báo đó đã bị bỏ qua.
online-fault-disagreement = Hai thiết bị không còn khớp nhau về ván cờ nên không thể tiếp tục. Hãy rời phòng và bắt đầu trận mới.
online-fault-terms = Thiết bị kia đề xuất thể thức trận không hợp lệ. Hãy đề xuất thể thức khác.
online-fault-flood = Thiết bị kia gửi quá nhiều tin nên từ giờ bị bỏ qua.
online-fault-full = Trận đấu đã đạt độ dài tối đa. Hãy rời phòng và bắt đầu trận mới.

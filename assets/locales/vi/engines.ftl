# The programs of other authors that a person adds as engines: their list, the form for one, its test, and what goes wrong with
# them. These texts are in the desktop game alone.

# In the settings.
settings-engines = Engine
settings-engines-list = Các engine khác
settings-engines-none = Các chương trình như Rapfi, làm đối thủ
settings-engines-open = Xem
settings-engine-messages = Thông báo của engine
settings-engine-messages-note = Trong ván đấu hiện dòng cuối mà engine viết

# The list.
engines-title = Engine
engines-text = Các chương trình dùng giao thức Gomocup chơi ở đây như mọi đối thủ khác. Không gì được khởi động nếu bạn chưa chọn.
engines-add = Thêm engine
engines-own = Có sẵn
engines-own-rules = Mọi luật
engines-own-sizes = Bàn từ { $least } đến { $most }
engines-own-status = Luôn sẵn sàng
engines-test = Thử lại { $name }
engines-change = Sửa { $name }
engines-mend = Chữa { $name }
engines-remove = Xoá { $name }
engines-remove-title = Xoá { $name }?
engines-remove-text = Bản thân chương trình vẫn ở trên máy này. Các ván đã lưu vẫn giữ tên của nó.
engines-remove-keep = Giữ lại
engines-remove-do = Xoá
engines-broken = Mục không đọc được
engines-broken-reason = Không đọc được mục này của tệp: { $reason }
engines-broken-status = Hỏng
engine-rules-unknown = Chưa biết luật
engine-sizes-unknown = Chưa biết cỡ bàn
engine-sizes = Bàn { $sizes }
engine-status-passed = Đạt ngày { $date }
engine-status-late = Quá giờ { $seconds } giây
engine-status-untested = Chưa thử
engine-status-failed = Không đi nước nào khi thử
engine-status-missing = Không có tệp
engine-status-no-wine = Chưa cài Wine
engine-refuses-rule = { $rule }: từ chối khi thử
engine-refuses-size = { $size } × { $size } quá lớn với nó

# The form.
engine-form-add = Thêm engine
engine-form-change = Sửa engine
engine-form-text = Bất kỳ chương trình nào dùng một trong các giao thức này. Nó chạy thành tiến trình riêng, có giới hạn bộ nhớ và thời gian.
engine-form-close = Đóng
engine-form-path = Chương trình
engine-form-choose = Chọn
engine-form-name = Tên
engine-form-protocol = Giao thức
engine-protocol-gomocup = Gomocup
engine-protocol-yixin = Yixin
engine-form-runner = Chạy bằng
engine-runner-native = Hệ thống
engine-runner-wine = Wine
engine-form-no-wine = Đây là chương trình cho Windows, mà Wine chưa được cài.
engine-form-more = Tham số, thư mục, giới hạn
engine-form-arguments = Tham số
engine-form-folder = Thư mục làm việc, nếu không phải của nó
engine-form-threads = Luồng
engine-form-threads-less = Ít luồng hơn
engine-form-threads-more = Nhiều luồng hơn
engine-threads-own = Tự chọn
engine-form-memory = Bộ nhớ, MB
engine-form-memory-less = Ít bộ nhớ hơn
engine-form-memory-more = Nhiều bộ nhớ hơn
engine-form-test = Thử
engine-form-stop = Dừng
engine-form-log = Xem nhật ký
engine-form-do = Thêm
engine-form-save = Lưu
file-dialog-program = Chọn chương trình
file-path-program-text = Gõ hoặc dán đường dẫn của chương trình.
file-path-program = Chọn

# The test.
engine-test = Phép thử
engine-test-none = Phép thử khởi động chương trình và tìm xem nó làm được gì. Mất khoảng hai mươi giây.
engine-test-running = Bước { $count }
engine-test-stopped = Đã dừng
engine-test-done = Xong
engine-test-took = { $ms } ms
engine-step-time = Giữ giờ
engine-step-running = Đang hỏi …
engine-step-rule = { $rule }: nhận
engine-step-no-rule = { $rule }: từ chối
engine-step-other-rule = { $rule }: chơi { $other } thay vào
engine-step-in-time = Không bao giờ trễ
engine-step-legal = Một nước hợp lệ
engine-step-takeback = Đi lại được
engine-step-nodes = Giữ giới hạn số thế cờ
engine-step-stop = Dừng khi được bảo
engine-step-swap2 = Tự khai cuộc
engine-step-lines = { $count } dòng phân tích
engine-step-unclear = Không rõ
engine-step-refused = Không làm được
engine-step-answered = Từ chối: { $answer }
engine-plays = Chơi { $rules } trên bàn { $sizes }.
engine-stays-off = { $rule } không dùng được với engine này.
engine-log-title = Nhật ký phép thử
engine-log-copy = Sao chép
engine-log-copied = Đã sao chép nhật ký.
engine-log-close = Đóng

# In a new game and during one.
new-engines = Engine
new-engines-manage = Quản lý
game-engine-opens = { $name } không biết khai cuộc này. Narabe chọn thay nó.
menu-engine-messages = Thông báo của engine
game-engine-messages = Thông báo của { $name }
game-engine-silent = Nó chưa viết gì.

# What goes wrong with a program.
engine-fault-not-found = Không có tệp của nó: { $detail }
engine-fault-not-executable = Tệp của nó không phải chương trình hoặc không được phép chạy: { $detail }
engine-fault-cannot-start = Hệ thống không khởi động được nó: { $detail }
engine-fault-no-wine = Đây là chương trình cho Windows, mà Wine chưa được cài.
engine-fault-no-start = Nó không bắt đầu ván trên bàn { $detail } × { $detail }. { $why }
engine-fault-refused = Nó từ chối: { $detail }
engine-fault-exited = Nó kết thúc giữa ván, mã { $detail }.
engine-fault-ended = Nó kết thúc giữa ván.
engine-fault-crashed = Nó bị sập, tín hiệu { $detail }.
engine-fault-line-too-long = Nó viết một dòng quá dài.
engine-fault-too-much-output = Nó viết quá nhiều trong một giây.
engine-fault-off-board = Nó trả lời { $detail }, không ở trên bàn.
engine-fault-occupied = Nó đi { $detail }, nơi đã có quân.
engine-fault-forbidden = Nó đi { $detail }, điểm cấm với nó.
engine-fault-not-swap2 = Nó trả lời { $detail }, swap2 không cho phép ở đó.
engine-fault-memory = Nó dùng hơn { $detail } MB bộ nhớ.
engine-fault-not-reading = Nó không đọc những gì được gửi.
engine-fault-other = { $detail }

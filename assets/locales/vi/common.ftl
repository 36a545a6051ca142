# The name of this language in the language itself.
language-name = Tiếng Việt

# Between each three digits of a large number.
number-separator = .

# Before the tenths of a number.
decimal-mark = ,

# Between the parts of a list: names or moves; facts; short statements; sentences; points in a sentence.
list-separator = { ", " }
fact-separator = { ", " }
statement-separator = { ". " }
sentence-separator = { " " }
point-separator = { ", " }
turn-separator = { "; " }

back = Quay lại
done = Xong
cancel = Hủy
sound = Âm thanh

# Players without a name, and two players together.
player-you = Bạn
player-engine = Một engine
player-first = Người chơi 1
player-second = Người chơi 2
player-host = Chủ phòng
player-guest = Khách
players = { $first } – { $second }

# The rules.
rule-freestyle = Tự do
rule-freestyle-note = Từ năm quân liên tiếp là thắng
rule-standard = Chuẩn
rule-standard-note = Đúng năm quân liên tiếp; hàng dài không thắng
rule-renju = Renju
rule-renju-note = Đen bị cấm một số nước
rule-caro = Caro
rule-caro-note = Đúng năm quân, không bị chặn hai đầu
rule-caro-overline = Caro có hàng dài
rule-caro-overline-note = Như Caro, nhưng hàng dài luôn thắng

# The game that Continue resumes, and a line of the list of saved games.
saved-game = { $players } · { $rule } { $size } × { $size } · nước { $moves }

# Problems with a file.
file-unreadable = Không đọc được { $file }
file-foreign = { $file } không phải ván cờ của Narabe
file-damaged = { $file } bị hỏng, không mở được
file-newer = { $file } được lưu bằng phiên bản Narabe mới hơn
file-not-written = Không ghi được { $file }
file-not-plain = { $file } không phải tệp thông thường
file-game-not-saved = Không lưu được ván này. Ván sẽ được lưu ở nước đi tiếp theo.
file-study-not-saved = Không lưu được bản nghiên cứu này. Bản này sẽ được lưu ở lần thay đổi tiếp theo.
file-review-not-saved = Không lưu được kết quả xem lại vừa xong. Ván sẽ được xem lại lần nữa sau khi khởi động.
file-settings-not-saved = Không lưu được cài đặt. Cài đặt sẽ được lưu ở lần thay đổi tiếp theo.
file-practice-not-saved = Không lưu được kết quả luyện tập. Kết quả sẽ được lưu ở bài tiếp theo.
# The question before a game that cannot be saved is replaced by another.
file-not-kept = Không lưu được ván đang dở. Nếu mở ván khác, ván này sẽ mất.
held-game-title = Mở ván khác?
held-game-keep = Giữ ván này
held-game-open = Vẫn mở
# A file that cannot be used has been renamed; where it is now.
file-set-aside = { $problem }. Tệp đã được đổi tên thành { $place }
toast-close = Đóng
# The last run ended with a fault of the program.
crash-told = Lần trước Narabe đã kết thúc đột ngột
crash-open-folder = Mở thư mục
crash-copy = Chép báo cáo
report-copied = Đã chép báo cáo vào bảng tạm
# Nothing can be kept: in the browser by this page, on the desktop in this folder. Told once.
storage-page-refused = Trang này không được lưu gì ở đây; các ván chỉ còn khi thẻ này còn mở.
storage-page-full = Trình duyệt không còn chỗ cho trang này. Khi chưa xóa bớt ván đã lưu thì không lưu thêm được gì.
storage-folder-refused = Không ghi được vào thư mục { $folder } nên không lưu được gì ở đó.
storage-disk-full = Đĩa chứa { $folder } đã đầy. Khi chưa giải phóng dung lượng thì không lưu được gì ở đó.

# A move without a stone.
move-pass = bỏ lượt
# The tip of a button, and the key that does the same.
tip-key = { $name } ({ $key })

# What a key does
key-does-left = Con trỏ sang trái
key-does-right = Con trỏ sang phải
key-does-up = Con trỏ lên
key-does-down = Con trỏ xuống
key-does-place = Đặt quân
key-does-undo = Đi lại
key-does-redo = Làm lại
key-does-hint = Gợi ý
key-does-end-turn = Kết thúc lượt (bàn đôi); chỉnh sửa (nghiên cứu)
key-does-pause = Tạm dừng (ván có đồng hồ)
key-does-heat = Góc nhìn của máy
key-does-numbers = Đánh số nước; lỗi hoặc bài tiếp theo
key-does-analyse = Bật tắt phân tích (nghiên cứu)
key-does-threat = Đe dọa của đối phương (nghiên cứu)
key-does-forbidden = Điểm cấm (nghiên cứu)
key-does-next-moves = Nước tiếp theo trên bàn (nghiên cứu)
key-does-fours = Thắng bằng chuỗi bốn của hai bên (nghiên cứu)
key-does-mute = Tắt tiếng
key-does-full-screen = Toàn màn hình
key-does-next-control = Mục tiếp theo
key-does-activate = Kích hoạt mục
key-does-back = Quay lại, hoặc menu ván cờ
key-does-list = Danh sách này

# Keys
key-left = Mũi tên trái
key-right = Mũi tên phải
key-up = Mũi tên lên
key-down = Mũi tên xuống
key-enter = Enter
key-space = Space
key-tab = Tab
key-escape = Esc
key-backspace = Backspace
key-delete = Delete
key-insert = Insert
key-home = Home
key-end = End
key-page-up = Page Up
key-page-down = Page Down
key-lines = 1 đến 3

# Buttons of a gamepad
pad-south = Nút dưới
pad-east = Nút phải
pad-west = Nút trái
pad-north = Nút trên
pad-left-shoulder = Vai trái
pad-right-shoulder = Vai phải
pad-left-trigger = Cò trái
pad-right-trigger = Cò phải
pad-select = Select
pad-start = Start
pad-left-stick = Cần trái
pad-right-stick = Cần phải

# Changing a key
keys-row = { $action }: { $key }
keys-pad = Tay cầm: { $button }
keys-none = không có
keys-note = Chọn một thao tác để đổi phím.
keys-press = Nhấn phím mới. Esc để hủy.
keys-press-pad = Nhấn phím mới hoặc nút tay cầm mới. Esc để hủy.
keys-fixed = Phím này có công dụng cố định. Hãy nhấn phím khác.
keys-taken = { $key } đã được dùng
keys-taken-text = Nó dùng để: { $action }. Đổi chỗ hai phím?
keys-swap = Đổi chỗ
keys-reset = Đặt lại phím này
keys-reset-all = Đặt lại mọi phím

# Phím trong nghiên cứu
keys-study = Trong nghiên cứu
keys-with-shift = Shift + { $key }
study-key-back = Nước trước
study-key-forward = Nước sau
study-key-previous-sibling = Biến phía trên
study-key-next-sibling = Biến phía dưới
study-key-previous-branching = Chỗ rẽ trước
study-key-next-branching = Chỗ rẽ sau
study-key-previous-comment = Lời bình trước
study-key-next-comment = Lời bình sau
study-key-first = Đầu ván
study-key-last = Cuối biến
study-key-previous-mistake = Sai lầm trước
study-key-next-mistake = Sai lầm sau
study-key-play-fours = Đi chuỗi bốn thắng
study-key-lines = Đi một biến tốt nhất
study-key-board = Đến bàn cờ: rồi mũi tên di chuyển con trỏ

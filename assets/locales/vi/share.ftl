# Sending and receiving games.
share-copied = Đã chép ván cờ vào bảng tạm
share-not-copied = Không chép được ván cờ: { $reason }
share-text-not-copied = Không chép được: { $reason }
share-folder-not-opened = Không mở được thư mục { $folder }: { $reason }
share-link-copied = Đã chép liên kết vào bảng tạm
share-link-in-address = Liên kết nằm ở thanh địa chỉ của trang này
share-link-bad = Liên kết này không chứa ván cờ: { $reason }
share-bad = Đây không phải ván cờ: { $reason }
share-displaced = Ván đang dở đã được lưu vào mục Ván đã lưu của thư viện: { $game }
share-clipboard-empty = Bảng tạm không có ván cờ nào
share-file-bad = Không mở được { $file }: { $reason }
# While a large file is opened, with the share that is done in percent below it.
opening-file = Đang mở { $file }

# A library with too many moves for a study: the moves that follow a position, and the branch that is opened.
branch-title = Chọn nhánh
branch-moves-below = nước phía sau
branch-move = Nước
branch-below = Nước phía sau
# The numbers on the stones of the board too.
branch-share = Tỉ lệ, %
branch-no-move = –
branch-end = Thư viện kết thúc tại đây
branch-row = { $side } { $move }, { $moves ->
    [0] không còn nước nào
   *[other] { $counted } nước phía sau
}
branch-row-show = Xem thế cờ
branch-fits = { $counted } nước sẽ thành một bản nghiên cứu.
branch-too-large = { $counted } nước là quá nhiều cho một bản nghiên cứu: tối đa { $most }. Hãy đi vào nước có ít nước phía sau hơn.
branch-back = Lùi một nước
branch-open = Mở từ đây

# The dialogs for files, and ours where the system has none.
file-dialog-open = Mở ván cờ
file-dialog-save = Lưu thành
file-dialog-games = Ván cờ và ảnh bàn cờ
file-dialog-all = Mọi tệp
file-no-dialog = Hệ thống không có hộp thoại chọn tệp ({ $reason }).
file-path = Đường dẫn
file-path-open-text = Nhập vị trí tệp hoặc thư mục, hoặc thả nó vào cửa sổ này.
file-path-type-text = Nhập hoặc dán vị trí tệp hoặc thư mục.
file-path-save-text = Nhập vị trí muốn lưu tệp.
file-path-no-folder = Không có thư mục { $folder }. Lưu lại lần nữa để tạo thư mục, hoặc sửa đường dẫn.
file-path-open = Mở
file-path-save = Lưu
file-saved = Đã lưu thành { $place }
file-not-opened = { $reason }
file-not-saved = Không lưu được tệp: { $reason }

# What a screen reader says about the board in a browser.
grid-board = Bàn cờ
grid-empty = { $point }, trống
grid-black = { $point }, quân đen
grid-white = { $point }, quân trắng
grid-move = { $stone }, nước { $number }
grid-last-move = { $stone }, nước { $number }, nước cuối
grid-main-move = { $point }, nước tiếp chính { $text }, { $below } nước phía sau
grid-next-move = { $point }, nước tiếp { $text }, { $below } nước phía sau

# Screen reader announcements.
spoken-move-black = Đen { $point }
spoken-move-white = Trắng { $point }
spoken-start = { $stones ->
    [0] Ván mới
   *[other] Ván cờ có { $stones } quân
}
spoken-undone = Đi lại: đã bỏ { $stones } quân
spoken-redone = Làm lại: đã đặt { $stones } quân
spoken-pass-black = Đen bỏ lượt
spoken-pass-white = Trắng bỏ lượt
spoken-clock = { $name }: còn { $seconds } giây
spoken-went-on = Ván cờ tiếp tục
spoken-end = { $winner }. { $how }

# What a second tab says of this one.
page-open-game = Ở thẻ trình duyệt kia: { $names }, { $moves } nước.
page-open-twin = Ở thẻ trình duyệt kia: một ván trên bàn đôi.

# What a file could not keep.
lost-occupied-points = Đã lược bỏ { $count } nước đi vào điểm có quân, cùng mọi nước phía sau.
lost-off-board = Đã lược bỏ { $count } nước ngoài bàn cờ, cùng mọi nước phía sau.
lost-after-end = Đã lược bỏ { $count } nước sau khi ván kết thúc.
lost-wrong-turn = Đã lược bỏ { $count } nước của bên chưa đến lượt, cùng mọi nước phía sau.
lost-passes = Đã lược bỏ { $count } lần bỏ lượt, cùng mọi nước phía sau.
lost-setup-changes = Đã lược bỏ { $count } thay đổi quân giữa ván, cùng mọi nước phía sau.
lost-setup-stones = Đã lược bỏ { $count } quân của thế cờ ban đầu.
lost-empty-nodes = Đã lược bỏ { $count } thế cờ không có nước đi.
lost-variations = Đã lược bỏ { $count } nước trong các biến.
lost-in-variations = Đã bỏ { $count } nước trong { $extent } biến.
lost-in-all = Tất cả { $count } nước.
lost-comments = Đã lược bỏ { $count } lời bình.
lost-board-texts = Đã lược bỏ { $count } nhãn trên bàn cờ.
lost-board-texts-on-passes = Đã lược bỏ { $count } nhãn ở lượt bỏ.
lost-marks = Đã lược bỏ { $count } dấu.
lost-glyphs = Đã lược bỏ { $count } ký hiệu nhận xét nước đi, như ! hoặc ?.
lost-properties = Đã lược bỏ { $count } thuộc tính của chương trình khác.
lost-details = Đã lược bỏ { $count } thông tin của ván.
lost-characters = Đã lược bỏ { $count } ký tự không có trong bảng mã của tệp.
lost-further-games = Đã lược bỏ { $count } ván khác trong tệp.
lost-start-marks = Đã lược bỏ { $count } dấu bắt đầu.
lost-repeated-moves = Đã gộp { $count } nước lặp vào nước đầu tiên.

# What a file does not say.
assumed-rule = Tệp không ghi luật nên coi là { $rule }.
assumed-size = Tệp không ghi cỡ bàn nên coi là { $size } × { $size }.
assumed-code-page = Tệp không ghi bảng mã phù hợp nên coi là { $name }.
assumed-rows-from-top = Các hàng được đếm từ trên xuống, như thường lệ ở loại tệp này. Nếu ván bị ngược, hãy lật lại.
assumed-counted-from = Tọa độ được đếm từ { $first } vì tệp không ghi chúng bắt đầu từ đâu.
assumed-rows-from-bottom = Các hàng được đếm từ dưới lên, như người chơi thường dùng. Nếu ván bị ngược, hãy lật lại.
assumed-columns-without-i = Các chữ của cột được đọc là không có I.
assumed-columns-with-i = Không có điểm nào ở cột I nên các chữ của cột có thể không có I. Chúng được đọc là có I.
assumed-game-per-line = Có điểm xuất hiện hai lần nên mỗi dòng được đọc là một ván.

# Parts of a file that are told with their place. The sentence comes after the place.
odd-at = { $place }: { $words }
odd-line = Dòng { $line }
odd-move = Nước { $number }
odd-position = Thế cờ { $number }
odd-in-game = Ván { $game }, { $place }
odd-not-understood = không hiểu “{ $text }” nên đã lược bỏ.
odd-played-twice = “{ $text }” được đi hai lần.
odd-off-board = “{ $text }” nằm ngoài bàn.
odd-out-of-turn = “{ $text }” là nước của bên không đến lượt.
odd-after-end = “{ $text }” nằm sau chỗ kết thúc mà tệp ghi nên đã lược bỏ.
odd-unknown-value = không hiểu “{ $text }” nên đã giữ nguyên.
odd-given-twice = “{ $text }” được ghi lại lần nữa: lấy lần đầu.
odd-misplaced = “{ $text }” nằm giữa ván và được coi là của cả ván.
odd-several-moves = “{ $text }” có nhiều điểm: mỗi điểm được coi là một nước.
odd-not-closed = “{ $text }” không có dấu ngoặc đóng.
odd-other-game = “{ $text }” là một trò chơi khác: đã đọc như cờ ca-rô năm quân.
odd-taken-as-name = “{ $text }” trông giống một nước đi nhưng đã được coi là tên người chơi.
odd-wrong-count = “{ $text }” không phải là số nước đi theo sau.
odd-not-read = có phần không đọc được: { $text }.
odd-stones-changed = quân ở “{ $text }” được đặt hoặc nhấc ra giữa ván. Phần nghiên cứu dừng trước chỗ đó.
odd-wrong-number = “{ $text }” không phải là số thứ tự của nước đi theo sau.
odd-broken-text = “{ $text }” có ký tự không đọc được.
odd-others = Tệp còn { $count } chỗ bất thường khác.

# The dialog for exporting.
export-title = Xuất
export-game = { $name }, { $moves } nước
export-one-game = Một ván
export-games = { $count } ván
export-twin = Một ván trên bàn đôi
export-format = Định dạng
export-sgf = SGF
export-sgf-note = Biến, lời bình và dấu. Hầu hết chương trình cờ đều đọc được.
export-psq = Piskvork
export-psq-note = Các nước của ván, cho Piskvork và các chương trình Gomocup.
export-lib = RenLib
export-lib-note = Biến, lời bình và nhãn, cho RenLib và các chương trình đọc thư viện của nó.
export-db = Cơ sở dữ liệu của Yixin và Rapfi
export-db-note = Mọi thế cờ cùng lời bình, nhãn và đánh giá, cho Yixin, Rapfi và các chương trình đọc cơ sở dữ liệu của chúng.
export-narabe = Narabe
export-narabe-note = Mọi thứ Narabe lưu.
export-moves = Nước đi
export-moves-note = Một dòng nước đi, để dán vào tin nhắn hoặc ô tìm kiếm.
export-drawing = Bàn cờ bằng chữ
export-drawing-note = Thế cờ vẽ bằng ký tự, để dán vào tin nhắn.
export-png = PNG
export-png-note = Ảnh thế cờ.
export-svg = SVG
export-svg-note = Hình vẽ thế cờ, sắc nét ở mọi cỡ, để in.
export-gif = GIF
export-gif-note = Ván cờ dưới dạng ảnh động, ứng dụng nhắn tin nào cũng hiện.
export-apng = PNG động
export-apng-note = Ván cờ dưới dạng ảnh động đủ màu. Chương trình không chạy được ảnh động sẽ hiện khung đầu.
export-size = Cạnh (pixel)
export-numbers = Đánh số nước
export-numbers-none = Không
export-numbers-last = 5 nước cuối
export-numbers-all = Tất cả
export-coordinates = Tọa độ
export-plain = Bàn trơn, để in
export-preview = Xem trước ảnh
export-copy = Chép
export-share = Chia sẻ
export-copied = Đã chép vào bảng tạm
export-save = Lưu
export-download = Tải về
export-failed = Không ghi được tệp: { $reason }

# The import of many games.
import-files = { $count } tệp
import-running = Đang nhập { $name }
import-done = Đã nhập { $name }
import-cancelled = { $name }: đã hủy nhập
import-failed = { $name }: nhập không thành công. { $reason }
import-games = { $count } ván
import-seconds-left = còn khoảng { $count } giây
import-minutes-left = còn khoảng { $count } phút
import-added = Đã thêm { $added } ván{ $known ->
    [0] {""}
   *[other] , { $known } ván đã có sẵn trong thư viện
}
import-left-out = Bỏ qua { $count } ván.
import-left-out-why = { $head } { $reasons }.
import-without-moves = { $count } ván không có nước đi
import-against-rules = { $count } ván phạm luật
import-unreadable = { $count } ván không đọc được
import-cancel = Hủy
import-close = Đóng
import-list = Xem danh sách
import-list-title = Bị bỏ qua khi nhập
import-list-game = Ván { $number }
import-list-named-game = Ván { $number }, { $names }
import-list-place = { $file }: { $game }
import-list-more = còn { $count } ván
losses-title = Đã mở, có thay đổi
losses-text = Những phần sau của tệp không giữ được, hoặc phải phỏng đoán:
study-turn = Lật ngược bàn
# A button of the same dialog, where the character set of the file was guessed.
losses-character-set = Đọc bằng bảng mã khác
character-set-title = Bảng mã
character-set-text = Tệp không cho biết bảng mã. Văn bản của tệp hiện như sau trong từng bảng mã:
picture-edges = Bàn cờ có thể lớn hơn ảnh: lưới có thể còn kéo dài ra ngoài mép ảnh ({ $edges }).
picture-edge-left = trái
picture-edge-top = trên
picture-edge-right = phải
picture-edge-bottom = dưới
picture-read = Đã đọc { $stones } quân từ ảnh

# The backup.
backup-empty = Chưa có ván nào để sao lưu
lost-times = Đã lược bỏ { $count } thời gian của nước đi.
lost-positions = Đã lược bỏ { $count } thế cờ mà định dạng này không ghi được.
lost-long-texts = Đã cắt bớt { $count } văn bản dài hơn mức định dạng này cho phép.

# The library: all games that are kept.
library-title = Thư viện
library-own = { $own } ván của bạn
library-others = { $others } ván
library-own-and-others = { $own } ván của bạn, { $others } của người khác
library-import = Nhập
library-new-study = Nghiên cứu mới
library-more-actions = Khác
library-saved = Ván và nghiên cứu đã lưu
library-merge = Gộp các ván bị trùng

# The list.
library-games = Ván
library-matches = { $count } ván khớp
library-searching = Đang tìm …
library-more = còn { $count } ván, cuộn tiếp
library-opening = Đang mở thư viện
library-opening-note = Xin chờ một lát.
library-empty = Chưa có ván nào
library-empty-note = Các ván bạn chơi xong được giữ ở đây. Dùng Nhập để thêm bộ sưu tập của người khác.
library-none = Không có ván nào khớp
library-none-note = Xóa bớt bộ lọc hoặc bỏ bớt quân trên bàn để thấy thêm.
library-failed = Không mở được thư viện

# One game.
library-moves = nước
library-size = { $size } × { $size }
library-level = Cấp { $level }
library-event = { $event }, vòng { $round }
library-round = Ván { $round }
library-online = Trực tuyến
library-mine = Ván của tôi
library-day = { $day }/{ $month }/{ $year }
library-month = Tháng { $month }, { $year }
# What a screen reader says of a game.
library-spoken = { $players }. { $result }, { $moves } nước
library-black-won = Đen thắng
library-white-won = Trắng thắng
library-drawn = Hòa
library-no-result = Không có kết quả
library-choose = Chọn { $name }

# The order of the list.
library-order = Sắp xếp
library-order-newest = Mới nhất trước
library-order-oldest = Cũ nhất trước
library-order-players = Theo người chơi
library-order-event = Theo giải đấu
library-order-most-moves = Dài nhất trước
library-order-fewest-moves = Ngắn nhất trước
library-order-rating = Hệ số cao trước
library-order-added = Mới thêm trước

# The filter.
library-filter = Bộ lọc
library-players = Người chơi
library-name = Tên
library-rule = Luật
library-result = Kết quả
library-all = Tất cả
library-draw = Hòa
library-free = Tự do
library-twin = Bàn đôi
library-rating = Hệ số
library-rating-least = Hệ số thấp nhất
library-rating-highest = Hệ số cao nhất
library-date = Ngày, ví dụ 2026-04-01
library-from = Từ ngày
library-until = Đến ngày
library-any = mọi
library-today = hôm nay
library-to = đến
library-tags = Thẻ
library-more-tags = + { $count }
library-sources = Nguồn
library-count = { $count }
library-clear-filters = Xóa mọi bộ lọc
library-show = Hiện

# The search by position.
library-position = Tìm theo thế cờ
library-board = Thế cờ cần tìm
library-tools = Quân cần đặt
library-clear-board = Xóa
library-find = Tìm
library-symmetric = Cả tám phép đối xứng
library-among = Cho phép có thêm quân khác

# What is done with the chosen games.
library-chosen = { $count ->
    [0] Chưa chọn ván nào
   *[other] Đã chọn { $count } ván
}
library-chosen-moves = { $moves } nước
library-clear-choice = Bỏ chọn
library-tag = Gắn thẻ
library-tag-title = Gắn thẻ các ván đã chọn
library-tag-note = Bấm vào thẻ để gắn hoặc gỡ, hoặc nhập thẻ mới.
library-tag-field = Thẻ mới
library-tag-yes = Thêm thẻ
library-together = Gộp lại
library-together-done = Bài này gồm { $count } ván, mỗi ván một biến. “Luyện từ đây” sẽ hỏi các nước đi.
library-together-none = Không gộp được ván trên bàn đôi và ván bắt đầu từ một thế cờ
library-delete = Xóa
library-review = Xem lại
library-review-all = Xem lại tất cả
library-review-none = Không thể xem lại ván trên bàn đôi
library-undo = Hoàn tác
library-undo-last = Hoàn tác thay đổi cuối
library-undone = Đã hoàn tác
library-nothing-undone = Không có gì để hoàn tác
library-tagged = { $count ->
    [0] Không ván nào thay đổi
   *[other] Đã gắn thẻ { $count } ván
}
library-untagged = { $count ->
    [0] Không ván nào thay đổi
   *[other] Đã gỡ thẻ khỏi { $count } ván
}
library-changed = { $count ->
    [0] Không có gì thay đổi
   *[other] Đã thay đổi
}
library-deleted = Đã xóa { $count } ván
library-merged = { $count ->
    [0] Không có ván nào bị trùng
   *[other] Đã gộp { $count } ván
}
library-refused = Không có gì thay đổi: { $reason }
library-damaged = Thư viện bị hỏng: { $reason }. Đọc được { $kept } ván.
library-export = Xuất

# The opening in the filter, and the marks of a review.
library-by-opening = Khai cuộc
library-opening-all = Mọi khai cuộc
library-reviewed = Đã xem lại
library-reviewed-side = { $side }: { $facts }

# The weaknesses of a player.
weaknesses = Điểm yếu theo người chơi
weaknesses-none = Chưa xem lại ván nào của người chơi này. Hãy xem lại vài ván ở đây hoặc chọn ván trong thư viện.
weaknesses-clean = Không thấy sai lầm nào trong các ván đã xem lại.
weaknesses-reviewed = Đã xem lại { $reviewed } / { $games } ván
weaknesses-moves = { $count } nước
weaknesses-accuracy = độ chính xác { $percent }
weaknesses-share = Tỉ lệ nước
weaknesses-by-phase = khai cuộc { $opening }, trung cuộc { $middle }, tàn cuộc { $end }
weaknesses-phases = Khai cuộc là nước 1 đến 10, trung cuộc 11 đến 30, tàn cuộc từ nước 31.
weaknesses-row = { $kind }: { $count } lần, { $share } số nước; khai cuộc { $opening }, trung cuộc { $middle }, tàn cuộc { $end }
weaknesses-review = Xem lại { $count } ván
weaknesses-practise = Luyện tập

# The tab of the study with the games of the library that came to its position.
study-tab-explorer = Khám phá
explorer-games-here = ván tại đây
explorer-searching = Đang tìm trong thư viện
explorer-start = Những nước đầu
explorer-after = Sau { $moves } nước
explorer-set-up = Thế cờ tự xếp
explorer-to-move = Đến lượt { $side }

# The columns of the moves.
explorer-games = Số ván
explorer-draw = Hòa
explorer-engine = Engine
explorer-year = Năm
explorer-rating = Hệ số

# What a screen reader says about a move.
explorer-move = { $move }, { $counted } ván
explorer-move-results = Đen { $black }, hòa { $draw }, Trắng { $white }
explorer-move-no-results = không có kết quả
explorer-move-year = trung bình năm { $year }
explorer-move-rating = hệ số trung bình { $rating }
explorer-move-engine = engine { $value }
explorer-move-play = Đi nước này

# Without games.
explorer-none = Không ván nào đi tới thế cờ này
explorer-none-note = Các ván bạn chơi xong được tự động giữ trong thư viện. Cũng có thể thêm ván từ tệp.
explorer-none-filtered = Không có ván nào với bộ lọc này
explorer-none-filtered-note = Bỏ bộ lọc thì có thể có.
explorer-last = Các ván kết thúc tại đây
explorer-failed = Không tìm được trong thư viện: { $reason }
explorer-library = Mở thư viện

# The games behind the position.
explorer-filter = Bộ lọc
explorer-search = Tìm thế cờ này
explorer-sort = Thứ tự các ván
explorer-moves = { $moves } nước
explorer-open = { $game }. Mở tại thế cờ này
explorer-show-more = Thêm { $count }
explorer-legend = Cỡ quân và con số: tỉ lệ ván, phần trăm

# The filter.
explorer-source = Ván
explorer-source-all = Tất cả
explorer-source-mine = Của tôi
explorer-source-others = Khác
explorer-rule = Luật
explorer-rule-any = Bất kỳ
explorer-player = Người chơi
explorer-rated = Hệ số từ
explorer-rated-less = Thấp hơn
explorer-rated-more = Cao hơn
explorer-rated-any = bất kỳ
explorer-clear-filter = Xóa bộ lọc

# Where the games come from.
explorer-own-games = ván của bạn
explorer-online-games = ván trực tuyến
explorer-other-sources = + { $count }

# The table of the player's own openings.
my-openings = Khai cuộc theo người chơi
my-openings-none = Bạn chưa có ván nào. Mỗi ván chơi xong sẽ được tính ở đây.
my-openings-black = Cầm Đen
my-openings-white = Cầm Trắng
my-openings-score = Điểm
my-openings-other = Cách mở đầu khác
my-openings-row = { $name }, { $games } ván, điểm { $score }. Khám phá.
my-openings-left = { $times } lần bạn đi { $played } thay vì { $usual } như thường lệ, ở nước { $move }

# An opening among those to choose from.
opening-games = { $counted } ván

# Openings and weaknesses of any player.
player-choice = Tên người chơi
player-openings-none = Thư viện không có ván một bàn nào của người chơi này.
player-openings-left = { $times } lần đi { $played } thay vì { $usual } như thường lệ (nước { $move })

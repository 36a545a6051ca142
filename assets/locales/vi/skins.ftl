# Boards, stones and lines.

skins-title = Bàn và quân cờ
skins-shuffle = Ngẫu nhiên
skins-boards = Bàn cờ
skins-stones = Quân cờ
skins-lines = Đường kẻ
skins-line-own = Theo bàn
skins-title-line = { $board }, { $stones }, { $lines }
skins-lines-named = đường kẻ { $line }
skins-lines-own = đường kẻ riêng
skins-coordinates = Tọa độ
skins-star-points = Điểm sao
skins-faint-lines = Đường kẻ này khó thấy trên bàn cờ này.
skins-high-contrast = Chủ đề tương phản cao dùng bàn và quân riêng.
skins-faults = Không tải được
skins-folder = Đặt bàn và quân của bạn vào { $folder }

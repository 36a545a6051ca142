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

# The boards, the sets of stones and the lines of assets/skins.
skin-board-celadon = Men ngọc
skin-board-celadon-note = Phiến đá bóng với vân mảnh.
skin-board-clear = Rõ nét
skin-board-clear-note = Trơn, tương phản mạnh.
skin-board-hinoki = Hinoki
skin-board-hinoki-note = Gỗ bách nhạt màu, vân mịn.
skin-board-kaya = Kaya
skin-board-kaya-note = Gỗ kaya lâu năm, vân thẳng.
skin-board-night = Đêm
skin-board-night-note = Sơn mài chàm với vài ngôi sao.
skin-board-paper = Mực và giấy
skin-board-paper-note = Giấy thủ công sợi dài, thoáng vết mực.
skin-board-tatami = Tatami
skin-board-tatami-note = Chiếu cói đan.
skin-board-walnut = Óc chó
skin-board-walnut-note = Lõi gỗ sẫm màu, lộ thớ.

skin-stones-brush = Bút lông
skin-stones-brush-note = Một chấm mực và một vòng tròn, mỗi hình một nét bút.
skin-stones-clear = Rõ nét
skin-stones-clear-note = Hình vuông và vòng tròn, dễ phân biệt.
skin-stones-ebony = Mun và hoàng dương
skin-stones-ebony-note = Quân gỗ tiện tròn.
skin-stones-jade = Ngọc
skin-stones-jade-note = Ngọc xanh và ngọc trắng mài bóng.
skin-stones-kintsugi = Kintsugi
skin-stones-kintsugi-note = Vết nứt hàn vàng; không quân nào giống quân nào.
skin-stones-lantern = Đèn lồng
skin-stones-lantern-note = Quân phát sáng, hợp nhất với bàn tối màu.
skin-stones-slate = Đá phiến và vỏ sò
skin-stones-slate-note = Đá phiến và vỏ sò; vỏ sò lộ vân tăng trưởng.
skin-stones-yunzi = Vân tử
skin-stones-yunzi-note = Quân thủy tinh; soi lên ánh sáng, quân đen ánh xanh lục.

skin-line-chalk = Phấn
skin-line-gold = Vàng
skin-line-indigo = Chàm
skin-line-ink = Mực
skin-line-sepia = Nâu đỏ
skin-line-vermilion = Son

# The credits.
credits-title = Ghi công
credits-version = Narabe { $version }
credits-about = Cờ caro năm quân, đấu với bạn bè hoặc máy tính. Tên gọi rút gọn từ gomoku-narabe, “xếp năm quân thành hàng”.

credits-made = Làm riêng cho Narabe
credits-made-text = Luật, người chơi máy, hình vẽ, bàn cờ, quân cờ và âm thanh đều do dự án này tự làm. Bàn cờ, quân cờ và âm thanh được tạo bằng những chương trình nhỏ, không phải ảnh chụp hay bản thu.

credits-built = Xây dựng bằng
credits-rust = Rust
credits-rust-text = Ngôn ngữ lập trình · rust-lang.org
credits-bevy = Bevy
credits-bevy-text = Cửa sổ, đồ họa và điều khiển · bevy.org · MIT hoặc Apache 2.0
credits-kira = Kira và bevy_kira_audio
credits-kira-text = Âm thanh · MIT hoặc Apache 2.0
credits-fluent = Fluent
credits-fluent-text = Bản dịch · projectfluent.org · Apache 2.0 hoặc MIT
credits-accesskit = AccessKit
credits-accesskit-text = Trình đọc màn hình · accesskit.dev · MIT hoặc Apache 2.0
credits-others = Nhiều gói Rust nhỏ hơn
credits-others-text = Mỗi gói đều được liệt kê kèm giấy phép.
credits-licences-open = Mọi thành phần và giấy phép

credits-fonts = Phông chữ
credits-fonts-text = Tất cả theo SIL Open Font License 1.1; toàn văn giấy phép đi kèm trò chơi.
credits-shippori = Shippori Mincho
credits-shippori-text = Tiêu đề và con dấu · The Shippori Mincho Project Authors
credits-zen = Zen Kaku Gothic New
credits-zen-text = Nhãn và văn bản · The Zen Kaku Gothic Project Authors
credits-noto = Noto Sans SC
credits-noto-text = Chữ số và tên · Adobe

credits-licence = Giấy phép
credits-licence-text = Narabe là phần mềm tự do, theo giấy phép MIT hoặc Apache License 2.0, tùy bạn chọn. Phần mềm không kèm theo bất kỳ bảo đảm nào.
credits-thanks = Cảm ơn bạn đã chơi.

# What the program is made of.
licences-title = Giấy phép
licences-about = Narabe gồm { $count } thành phần. Chọn một thành phần để đọc giấy phép.
licences-coming = Đang tải danh sách
licences-missing = Không đọc được danh sách giấy phép (tệp tài nguyên { $file }).
licences-spoken = { $name }, { $licence }
licences-close = Đóng

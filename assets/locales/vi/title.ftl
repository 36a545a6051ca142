# The title screen.
title-name = Narabe
# The game's name in Japanese, written from top to bottom; it stays as it is in every language.
title-name-vertical = 五目並べ

title-play = Chơi
title-continue = Chơi tiếp
title-learn = Học
# A question at the first start, below "Learn", which then opens the first lesson.
title-newcomer = Mới chơi lần đầu? Bắt đầu ở đây, chỉ hai phút
title-online = Trực tuyến
title-study = Nghiên cứu
title-puzzles = Bài tập
title-library = Thư viện
title-skins = Bàn và quân cờ
title-settings = Cài đặt
title-credits = Ghi công
title-quit = Thoát

title-sound-on = Âm thanh
title-sound-off = Tắt tiếng
title-language = Ngôn ngữ: { $name }
title-theme-light = Sáng
title-theme-dark = Tối
title-theme-contrast = Tương phản cao

title-demo = Minh họa
title-demo-moves = nước { $moves }
title-demo-pause = Dừng ván minh họa
title-demo-play = Chạy ván minh họa
title-demo-next = Nước sau

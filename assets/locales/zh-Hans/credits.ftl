# The credits.
credits-title = 制作信息
credits-version = Narabe { $version }
credits-about = 五子棋，可与朋友或电脑对局。名称取自日语的 gomoku-narabe，意为“五子排成一线”。

credits-made = 为 Narabe 而作
credits-made-text = 规则程序、电脑棋手、图案、棋盘、棋子和声音均为本项目自制。棋盘、棋子和声音由小程序生成，并非拍摄或录制。

credits-built = 所用技术
credits-rust = Rust
credits-rust-text = 编程语言 · rust-lang.org
credits-bevy = Bevy
credits-bevy-text = 窗口、绘图与操作 · bevy.org · MIT 或 Apache 2.0
credits-kira = Kira 与 bevy_kira_audio
credits-kira-text = 声音 · MIT 或 Apache 2.0
credits-fluent = Fluent
credits-fluent-text = 翻译 · projectfluent.org · Apache 2.0 或 MIT
credits-accesskit = AccessKit
credits-accesskit-text = 屏幕阅读器 · accesskit.dev · MIT 或 Apache 2.0
credits-others = 许多较小的 Rust 库
credits-others-text = 逐一列出，并附许可证。
credits-licences-open = 全部组件与许可证

credits-fonts = 字体
credits-fonts-text = 均采用 SIL 开放字体许可证 1.1，全文随游戏附带。
credits-shippori = Shippori Mincho
credits-shippori-text = 标题与印章 · The Shippori Mincho Project Authors
credits-zen = Zen Kaku Gothic New
credits-zen-text = 标签与正文 · The Zen Kaku Gothic Project Authors
credits-noto = Noto Sans SC
credits-noto-text = 数字与名称 · Adobe

credits-licence = 许可证
credits-licence-text = Narabe 是自由软件，可任选 MIT 许可证或 Apache 许可证 2.0。本软件不附带任何担保。
credits-thanks = 谢谢你来下棋。

# What the program is made of.
licences-title = 许可证
licences-about = Narabe 包含 { $count } 个组件。选择其一，阅读其许可证。
licences-coming = 正在载入列表
licences-missing = 无法读取许可证列表（资源文件 { $file }）。
licences-spoken = { $name }，{ $licence }
licences-close = 关闭

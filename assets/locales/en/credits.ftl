# The credits.
credits-title = Credits
credits-version = Narabe { $version }
credits-about = Five in a row, from gomoku-narabe: lining up five. A quiet room with one good board, against a friend or the computer.

credits-made = Made here
credits-made-text = Rules, players, drawings, boards, stones and sounds are this project’s own. Boards, stones and sounds are not recorded or photographed: small programs compute them.

credits-built = Built with
credits-rust = Rust
credits-rust-text = The language · rust-lang.org
credits-bevy = Bevy
credits-bevy-text = Window, drawing and controls · bevy.org · MIT or Apache 2.0
credits-kira = Kira and bevy_kira_audio
credits-kira-text = Sound · MIT or Apache 2.0
credits-fluent = Fluent
credits-fluent-text = Words in every language · projectfluent.org · Apache 2.0 or MIT
credits-accesskit = AccessKit
credits-accesskit-text = Screen readers · accesskit.dev · MIT or Apache 2.0
credits-others = Many smaller Rust crates
credits-others-text = Cargo.lock in the source names each of them.

credits-fonts = Typefaces
credits-fonts-text = All under the SIL Open Font License 1.1; the texts of the licence come with the game.
credits-shippori = Shippori Mincho
credits-shippori-text = Titles and seals · The Shippori Mincho Project Authors
credits-zen = Zen Kaku Gothic New
credits-zen-text = Labels and text · The Zen Kaku Gothic Project Authors
credits-noto = Noto Sans SC
credits-noto-text = Numbers and names · Adobe

credits-licence = Licence
credits-licence-text = Narabe is free software, under the MIT licence or the Apache License 2.0, whichever you prefer. It comes without any warranty.
credits-thanks = Thank you for playing.

# The credits.
credits-title = クレジット
credits-version = Narabe { $version }
credits-about = 友だちやコンピュータと打つ五目並べです。名前は「五目並べ」の「並べ」から取りました。

credits-made = Narabeのために作ったもの
credits-made-text = 規則、コンピュータの打ち手、図、盤、石、音は、どれもこのプロジェクトで作ったものです。盤と石と音は、撮影や録音ではなく、小さなプログラムで生成しています。

credits-built = 使用した技術
credits-rust = Rust
credits-rust-text = プログラミング言語 · rust-lang.org
credits-bevy = Bevy
credits-bevy-text = ウィンドウ、描画、操作 · bevy.org · MITまたはApache 2.0
credits-kira = Kiraとbevy_kira_audio
credits-kira-text = 音 · MITまたはApache 2.0
credits-fluent = Fluent
credits-fluent-text = 翻訳 · projectfluent.org · Apache 2.0またはMIT
credits-accesskit = AccessKit
credits-accesskit-text = スクリーンリーダー · accesskit.dev · MITまたはApache 2.0
credits-others = そのほか多くのRustクレート
credits-others-text = それぞれのライセンスを一覧に載せています。
credits-licences-open = 構成要素とライセンスの一覧

credits-fonts = 書体
credits-fonts-text = いずれもSIL Open Font License 1.1で公開されています。ライセンスの本文も付属します。
credits-shippori = しっぽり明朝
credits-shippori-text = 見出しと印 · The Shippori Mincho Project Authors
credits-zen = Zen角ゴシックNew
credits-zen-text = ラベルと本文 · The Zen Kaku Gothic Project Authors
credits-noto = Noto Sans SC
credits-noto-text = 数字と名前 · Adobe

credits-licence = ライセンス
credits-licence-text = Narabeは自由ソフトウェアです。MITライセンスとApache License 2.0のどちらかを選んで利用できます。いかなる保証もありません。
credits-thanks = 遊んでくださり、ありがとうございます。

# What the program is made of.
licences-title = ライセンス
licences-about = Narabeには{ $count }個の構成要素が含まれています。選ぶとライセンスを読めます。
licences-coming = 一覧を読み込み中
licences-missing = ライセンスの一覧を読み込めませんでした（アセットファイル{ $file }）。
licences-spoken = { $name }、{ $licence }
licences-close = 閉じる

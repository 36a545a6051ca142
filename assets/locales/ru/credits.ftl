# The credits.
credits-title = Об игре
credits-version = Narabe { $version }
credits-about = Пять в ряд с другом или против компьютера. Название — сокращение от «гомоку-нарабэ»: «выстроить пять в ряд».

credits-made = Создано для Narabe
credits-made-text = Правила, компьютерные игроки, рисунки, доски, камни и звуки созданы для этой игры. Доски, камни и звуки порождают небольшие программы: это не фотографии и не записи.

credits-built = Построено на
credits-rust = Rust
credits-rust-text = Язык · rust-lang.org
credits-bevy = Bevy
credits-bevy-text = Окно, графика и управление · bevy.org · MIT или Apache 2.0
credits-kira = Kira и bevy_kira_audio
credits-kira-text = Звук · MIT или Apache 2.0
credits-fluent = Fluent
credits-fluent-text = Переводы · projectfluent.org · Apache 2.0 или MIT
credits-accesskit = AccessKit
credits-accesskit-text = Чтение с экрана · accesskit.dev · MIT или Apache 2.0
credits-others = Множество небольших крейтов Rust
credits-others-text = Все они перечислены вместе с лицензиями.
credits-licences-open = Все компоненты и лицензии

credits-fonts = Шрифты
credits-fonts-text = Все по лицензии SIL Open Font License 1.1; её текст прилагается к игре.
credits-shippori = Shippori Mincho
credits-shippori-text = Заголовки и печати · The Shippori Mincho Project Authors
credits-zen = Zen Kaku Gothic New
credits-zen-text = Подписи и текст · The Zen Kaku Gothic Project Authors
credits-noto = Noto Sans SC
credits-noto-text = Числа и имена · Adobe

credits-licence = Лицензия
credits-licence-text = Narabe — свободная программа по лицензии MIT или Apache License 2.0, на ваш выбор. Она предоставляется без каких-либо гарантий.
credits-thanks = Спасибо за игру.

# What the program is made of.
licences-title = Лицензии
licences-about = { $count ->
    [one] В Narabe { $count } компонент. Выберите его, чтобы прочитать лицензию.
    [few] В Narabe { $count } компонента. Выберите любой, чтобы прочитать его лицензию.
    [many] В Narabe { $count } компонентов. Выберите любой, чтобы прочитать его лицензию.
   *[other] В Narabe { $count } компонента. Выберите любой, чтобы прочитать его лицензию.
}
licences-coming = Загрузка списка
licences-missing = Не удалось прочитать список лицензий (файл ресурсов { $file }).
licences-spoken = { $name }, { $licence }
licences-close = Закрыть

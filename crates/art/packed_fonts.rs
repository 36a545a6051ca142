// The list is shared by the build scripts of this crate and of the game.

/// The typefaces that programs for a desktop write into pictures, below `assets`. A letter is written in the first that has it: Latin
/// letters, and digits of equal width; Cyrillic and Vietnamese; Chinese and Japanese.
pub const PACKED_FONTS: [&str; 3] = [
    "fonts/NotoSansSC-BoldLatin.ttf",
    "fonts/NotoSans-BoldLatin.ttf",
    "fonts/NotoSansSC-Bold.ttf",
];

//! The faces that ship, and the characters that each holds.

/// Latin with its extensions (Vietnamese too), punctuation, currency, arrows, a few signs of the interface.
pub const LATIN: &str = "U+0020-007E,U+00A0-024F,U+02C6-02C7,U+02D8-02DD,U+1E00-1EFF,U+2010-2027,U+2030-203A,U+2044,\
U+20AB-20AC,U+2122,U+2190-2199,U+2212,U+2248,U+2260,U+2264-2265,U+25CB,U+25CF,U+266A";

/// The characters of the seals and of the vertical title.
pub const SEAL_KANJI: &str = "五目並べ子棋苔蕨笹梅楓檜松榧勝敗和四三攻守破禁避日速珠筆双連夫";

/// The characters in the names of the 26 openings of renju.
pub const OPENING_KANJI: &str = "寒渓疎花残雨金松丘新瑞山遊長峡恒水流雲浦嵐銀明斜名彗星月";

/// What the languages that can be chosen call themselves, which every language shows.
const LANGUAGE_NAMES: &str = "Русский日本語简体中文";

/// [`LATIN`] with the letters of Russian and its neighbours, and the sign for a number.
const LATIN_AND_CYRILLIC: &str = "U+0020-007E,U+00A0-024F,U+02C6-02C7,U+02D8-02DD,U+0400-045F,U+0490-0491,U+1E00-1EFF,\
U+2010-2027,U+2030-203A,U+2044,U+20AB-20AC,U+20B4,U+20BD,U+2116,U+2122,U+2190-2199,U+2212,U+2248,U+2260,U+2264-2265,\
U+25CB,U+25CF,U+266A";
/// [`LATIN`] with kana, and the punctuation and wide letters of East Asia.
const LATIN_AND_KANA: &str = "U+0020-007E,U+00A0-024F,U+02C6-02C7,U+02D8-02DD,U+1E00-1EFF,U+2010-2027,U+2030-203A,\
U+2044,U+20AB-20AC,U+2122,U+2190-2199,U+2212,U+2248,U+2260,U+2264-2265,U+25CB,U+25CF,U+266A,U+3000-30FF,U+FF01-FF5E";
/// Greek, Cyrillic, and the Latin that [`LATIN`] lacks: extensions, phonetic letters, currencies, superscripts.
const ALPHABETS: &str = "U+0020-007E,U+00A0-036F,U+0370-052F,U+1C80-1C8F,U+1D00-1DBF,U+1E00-1FFF,U+2000-206F,\
U+2070-209F,U+20A0-20C0,U+2100-214F,U+2DE0-2DFF,U+A640-A69F,U+A720-A7FF,U+AB30-AB6F";
const ARABIC: &str = "U+0600-06FF,U+0750-077F,U+FB50-FDFF,U+FE70-FEFF";
const DEVANAGARI: &str = "U+0900-097F,U+200C-200D,U+25CC,U+A8E0-A8FF";
const HEBREW: &str = "U+0590-05FF,U+FB1D-FB4F";
const THAI: &str = "U+0E00-0E7F,U+25CC";
/// Kana, and the punctuation and wide letters of East Asia.
const KANA: &str = "U+3000-30FF,U+31F0-31FF,U+FF01-FF5E";
/// Letters of Korean that stand alone, and punctuation of East Asia; the syllables come from a file.
const JAMO: &str = "U+3130-318F,U+3000-3015,U+FF01-FF5E";
/// The emoji that are one character each.
const EMOJI: &str =
    "U+203C,U+2049,U+231A-23FF,U+25AA-25FE,U+2600-27BF,U+2934-2935,U+2B05-2B55,U+1F000-1FAFF";

/// One face that we ship.
pub struct Face {
    /// The name of the full font's file.
    pub source: &'static str,
    /// The name of the file that ships.
    pub output: &'static str,
    /// The ranges that it holds, as `pyftsubset` reads them.
    pub unicodes: &'static str,
    /// Further characters that it holds.
    pub texts: &'static [&'static str],
    /// The folder in `assets/locales` of the language whose letters it holds.
    pub language: Option<&'static str>,
    /// A file in `assets/fonts` with further characters that it holds.
    pub characters: Option<&'static str>,
    /// Whether its script needs all layout features to be legible.
    pub shaped: bool,
}

impl Face {
    /// A face of the interface.
    const fn of_interface(source: &'static str, output: &'static str) -> Self {
        Self {
            source,
            output,
            unicodes: LATIN,
            texts: &[],
            language: None,
            characters: None,
            shaped: false,
        }
    }

    /// A face of the interface in another language.
    const fn of_language(
        source: &'static str,
        output: &'static str,
        unicodes: &'static str,
        language: &'static str,
    ) -> Self {
        Self {
            unicodes,
            language: Some(language),
            ..Self::of_interface(source, output)
        }
    }

    /// A face for names in another script.
    const fn of_script(source: &'static str, output: &'static str, unicodes: &'static str) -> Self {
        Self {
            unicodes,
            ..Self::of_interface(source, output)
        }
    }
}

const SC: Option<&str> = Some("characters-sc.txt");
const CHINESE: &str = "zh-Hans";
const JAPANESE: &str = "ja";

/// All faces that ship.
pub const FACES: [Face; 26] = [
    Face {
        texts: &[SEAL_KANJI, OPENING_KANJI],
        ..Face::of_interface(
            "ShipporiMincho_600SemiBold.ttf",
            "ShipporiMincho-SemiBold.ttf",
        )
    },
    Face::of_interface(
        "ZenKakuGothicNew_500Medium.ttf",
        "ZenKakuGothicNew-Medium.ttf",
    ),
    Face::of_interface("ZenKakuGothicNew_700Bold.ttf", "ZenKakuGothicNew-Bold.ttf"),
    Face {
        texts: &[LANGUAGE_NAMES],
        ..Face::of_interface("NotoSansSC_500Medium.ttf", "NotoSansSC-MediumLatin.ttf")
    },
    Face {
        texts: &[LANGUAGE_NAMES],
        ..Face::of_interface("NotoSansSC_700Bold.ttf", "NotoSansSC-BoldLatin.ttf")
    },
    Face {
        characters: SC,
        ..Face::of_interface("NotoSansSC_500Medium.ttf", "NotoSansSC-Medium.ttf")
    },
    Face {
        characters: SC,
        ..Face::of_interface("NotoSansSC_700Bold.ttf", "NotoSansSC-Bold.ttf")
    },
    Face {
        characters: Some("characters-han.txt"),
        ..Face::of_script(
            "NotoSansSC_500Medium.ttf",
            "NotoSansSC-MediumMore.ttf",
            KANA,
        )
    },
    Face {
        texts: &[SEAL_KANJI, OPENING_KANJI],
        ..Face::of_language(
            "NotoSerifSC_600SemiBold.ttf",
            "NotoSerifSC-SemiBold.ttf",
            LATIN,
            CHINESE,
        )
    },
    Face {
        texts: &[LANGUAGE_NAMES],
        ..Face::of_language(
            "NotoSansSC_500Medium.ttf",
            "NotoSansSC-MediumChinese.ttf",
            LATIN,
            CHINESE,
        )
    },
    Face {
        texts: &[LANGUAGE_NAMES],
        ..Face::of_language(
            "NotoSansSC_700Bold.ttf",
            "NotoSansSC-BoldChinese.ttf",
            LATIN,
            CHINESE,
        )
    },
    Face {
        texts: &[SEAL_KANJI, OPENING_KANJI],
        ..Face::of_language(
            "ShipporiMincho_600SemiBold.ttf",
            "ShipporiMincho-SemiBoldJapanese.ttf",
            LATIN_AND_KANA,
            JAPANESE,
        )
    },
    Face::of_language(
        "ZenKakuGothicNew_500Medium.ttf",
        "ZenKakuGothicNew-MediumJapanese.ttf",
        LATIN_AND_KANA,
        JAPANESE,
    ),
    Face::of_language(
        "ZenKakuGothicNew_700Bold.ttf",
        "ZenKakuGothicNew-BoldJapanese.ttf",
        LATIN_AND_KANA,
        JAPANESE,
    ),
    Face {
        characters: Some("characters-jis.txt"),
        ..Face::of_script(
            "ZenKakuGothicNew_500Medium.ttf",
            "ZenKakuGothicNew-MediumMore.ttf",
            KANA,
        )
    },
    Face::of_script(
        "NotoSerif_400Regular.ttf",
        "NotoSerif-Regular.ttf",
        LATIN_AND_CYRILLIC,
    ),
    Face::of_script(
        "NotoSans_500Medium.ttf",
        "NotoSans-MediumLatin.ttf",
        LATIN_AND_CYRILLIC,
    ),
    Face::of_script(
        "NotoSans_700Bold.ttf",
        "NotoSans-BoldLatin.ttf",
        LATIN_AND_CYRILLIC,
    ),
    Face::of_script("NotoSans_500Medium.ttf", "NotoSans-Medium.ttf", ALPHABETS),
    Face::of_script("NotoSans_700Bold.ttf", "NotoSans-Bold.ttf", ALPHABETS),
    Face {
        characters: Some("characters-hangul.txt"),
        ..Face::of_script("NotoSansKR_500Medium.ttf", "NotoSansKR-Medium.ttf", JAMO)
    },
    Face {
        shaped: true,
        ..Face::of_script(
            "NotoSansArabic_500Medium.ttf",
            "NotoSansArabic-Medium.ttf",
            ARABIC,
        )
    },
    Face {
        shaped: true,
        ..Face::of_script(
            "NotoSansDevanagari_500Medium.ttf",
            "NotoSansDevanagari-Medium.ttf",
            DEVANAGARI,
        )
    },
    Face {
        shaped: true,
        ..Face::of_script(
            "NotoSansHebrew_500Medium.ttf",
            "NotoSansHebrew-Medium.ttf",
            HEBREW,
        )
    },
    Face {
        shaped: true,
        ..Face::of_script(
            "NotoSansThai_500Medium.ttf",
            "NotoSansThai-Medium.ttf",
            THAI,
        )
    },
    Face::of_script("NotoEmoji_500Medium.ttf", "NotoEmoji-Medium.ttf", EMOJI),
];

//! The families that fallback fonts come from.

use super::typefaces::Typefaces;
use std::ops::RangeInclusive;

/// The scripts of a family as ISO 15924 codes, and the letters it is used for.
pub(super) struct Family {
    pub name: &'static str,
    pub scripts: &'static [[u8; 4]],
    pub letters: &'static [RangeInclusive<char>],
    pub medium: &'static str,
    pub bold: Option<&'static str>,
    /// Whether it is used with these typefaces alone.
    pub only: Option<Typefaces>,
}

const ALPHABETS: [[u8; 4]; 3] = [*b"Latn", *b"Zyyy", *b"Zinh"];

/// The families in order of preference. Those of Japanese come before the Chinese one, which draws many characters otherwise.
pub(super) const FAMILIES: [Family; 13] = [
    Family {
        name: DATA,
        scripts: &ALPHABETS,
        letters: &['\u{100}'..='\u{36F}', '\u{1E00}'..='\u{2BFF}'],
        medium: DATA_FILE,
        bold: None,
        only: None,
    },
    Family {
        name: "Narabe alphabets",
        scripts: &[*b"Latn", *b"Zyyy", *b"Zinh", *b"Cyrl", *b"Grek"],
        letters: &['\u{100}'..='\u{58F}', '\u{1D00}'..='\u{2BFF}'],
        medium: "fonts/NotoSans-Medium.ttf",
        bold: Some("fonts/NotoSans-Bold.ttf"),
        only: None,
    },
    Family {
        name: "Narabe Japanese",
        scripts: &HAN,
        letters: &HAN_LETTERS,
        medium: "fonts/ZenKakuGothicNew-MediumJapanese.ttf",
        bold: Some("fonts/ZenKakuGothicNew-BoldJapanese.ttf"),
        only: Some(Typefaces::Japanese),
    },
    Family {
        name: "Narabe Japanese names",
        scripts: &HAN,
        letters: &HAN_LETTERS,
        medium: "fonts/ZenKakuGothicNew-MediumMore.ttf",
        bold: None,
        only: Some(Typefaces::Japanese),
    },
    Family {
        name: "Narabe names of languages",
        scripts: &HAN,
        letters: &LANGUAGE_NAMES,
        medium: DATA_FILE,
        bold: Some("fonts/NotoSansSC-BoldLatin.ttf"),
        only: Some(Typefaces::European),
    },
    Family {
        name: "Narabe Chinese",
        scripts: &HAN,
        letters: &HAN_LETTERS,
        medium: "fonts/NotoSansSC-Medium.ttf",
        bold: Some("fonts/NotoSansSC-Bold.ttf"),
        only: None,
    },
    Family {
        name: "Narabe Han",
        scripts: &HAN,
        letters: &HAN_LETTERS,
        medium: "fonts/NotoSansSC-MediumMore.ttf",
        bold: None,
        only: None,
    },
    Family {
        name: "Narabe Hangul",
        scripts: &[*b"Hang"],
        letters: &[
            '\u{1100}'..='\u{11FF}',
            '\u{3130}'..='\u{318F}',
            '\u{A960}'..='\u{D7FF}',
        ],
        medium: "fonts/NotoSansKR-Medium.ttf",
        bold: None,
        only: None,
    },
    Family {
        name: "Narabe Hebrew",
        scripts: &[*b"Hebr"],
        letters: &['\u{590}'..='\u{5FF}', '\u{FB1D}'..='\u{FB4F}'],
        medium: "fonts/NotoSansHebrew-Medium.ttf",
        bold: None,
        only: None,
    },
    Family {
        name: "Narabe Arabic",
        scripts: &[*b"Arab"],
        letters: &[
            '\u{600}'..='\u{77F}',
            '\u{8A0}'..='\u{8FF}',
            '\u{FB50}'..='\u{FDFF}',
            '\u{FE70}'..='\u{FEFE}',
        ],
        medium: "fonts/NotoSansArabic-Medium.ttf",
        bold: None,
        only: None,
    },
    Family {
        name: "Narabe Devanagari",
        scripts: &[*b"Deva"],
        letters: &['\u{900}'..='\u{97F}', '\u{A8E0}'..='\u{A8FF}'],
        medium: "fonts/NotoSansDevanagari-Medium.ttf",
        bold: None,
        only: None,
    },
    Family {
        name: "Narabe Thai",
        scripts: &[*b"Thai"],
        letters: &['\u{E00}'..='\u{E7F}'],
        medium: "fonts/NotoSansThai-Medium.ttf",
        bold: None,
        only: None,
    },
    Family {
        name: EMOJI,
        scripts: &[*b"Zyyy", *b"Zinh", *b"Zsye"],
        letters: &['\u{203C}'..='\u{2BFF}', '\u{1F000}'..='\u{1FAFF}'],
        medium: "fonts/NotoEmoji-Medium.ttf",
        bold: None,
        only: None,
    },
];

impl Family {
    pub fn is_used_with(&self, typefaces: Typefaces) -> bool {
        self.only.is_none_or(|only| only == typefaces)
    }
}

pub(super) const DATA: &str = "Narabe data";
pub const DATA_FILE: &str = "fonts/NotoSansSC-MediumLatin.ttf";
pub(super) const EMOJI: &str = "Narabe emoji";
/// The letters of 日本語 and 简体中文, which the choice of the language shows without loading a file for them.
const LANGUAGE_NAMES: [RangeInclusive<char>; 7] = [
    '中'..='中',
    '体'..='体',
    '文'..='文',
    '日'..='日',
    '本'..='本',
    '简'..='简',
    '語'..='語',
];
const HAN: [[u8; 4]; 5] = [*b"Hani", *b"Hira", *b"Kana", *b"Bopo", *b"Zyyy"];
const HAN_LETTERS: [RangeInclusive<char>; 4] = [
    '\u{2E80}'..='\u{30FF}',
    '\u{3190}'..='\u{A4CF}',
    '\u{F900}'..='\u{FAFF}',
    '\u{FE30}'..='\u{FFEF}',
];

//! The typefaces of each language.
//!
//! The letters of a language decide: the faces of English have no others, so that a first visit to the page loads little.
//! `assets/fonts/README.md` lists the files.

use super::face::Face;
use bevy::text::FontWeight;
use std::collections::BTreeSet;
use std::ops::RangeInclusive;

/// A set of typefaces.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) enum Typefaces {
    #[default]
    English,
    Chinese,
    Japanese,
    /// Languages in Latin and Cyrillic letters.
    European,
}

/// The first letter after Latin 1, which all faces have.
const BEYOND_LATIN_1: char = '\u{100}';
/// Latin with its extensions (such as Vietnamese), and punctuation.
const LATIN: [RangeInclusive<char>; 3] = [
    '\u{100}'..='\u{24F}',
    '\u{1E00}'..='\u{1EFF}',
    '\u{2010}'..='\u{2027}',
];
/// The same with Cyrillic.
const EUROPEAN: [RangeInclusive<char>; 4] = [
    '\u{100}'..='\u{24F}',
    '\u{400}'..='\u{45F}',
    '\u{1E00}'..='\u{1EFF}',
    '\u{2010}'..='\u{2027}',
];
/// Punctuation, kana, and wide Latin.
const JAPANESE: [RangeInclusive<char>; 3] = [
    '\u{2010}'..='\u{2027}',
    '\u{3000}'..='\u{30FF}',
    '\u{FF01}'..='\u{FF5E}',
];
/// From here on the faces of Chinese and Japanese have the letters of the translation alone.
const EAST_ASIAN: char = '\u{2E80}';

const SHIPPORI: &str = "fonts/ShipporiMincho-SemiBold.ttf";

impl Typefaces {
    pub const ALL: [Self; 4] = [Self::English, Self::Chinese, Self::Japanese, Self::European];

    /// The typefaces of a language, whose code is that of `assets/locales`.
    pub fn of(language: &str) -> Self {
        match language.split('-').next() {
            Some("en") | Some("pseudo") => Self::English,
            Some("zh") => Self::Chinese,
            Some("ja") => Self::Japanese,
            _ => Self::European,
        }
    }

    /// The file of a face, below `assets`.
    pub const fn file(self, face: Face) -> &'static str {
        match (self, face) {
            (_, Face::Logo) => SHIPPORI,
            // Shippori Mincho lacks 胜.
            (Self::Chinese, Face::Seal) => Self::Chinese.file(Face::Display),
            (_, Face::Seal) => SHIPPORI,
            (Self::English, Face::Display) => SHIPPORI,
            (Self::English, Face::Ui) => "fonts/ZenKakuGothicNew-Medium.ttf",
            (Self::English, Face::UiBold) => "fonts/ZenKakuGothicNew-Bold.ttf",
            (Self::English | Self::Japanese, Face::Data) => "fonts/NotoSansSC-MediumLatin.ttf",
            (Self::English | Self::Japanese, Face::DataBold) => "fonts/NotoSansSC-BoldLatin.ttf",
            (Self::Chinese, Face::Display) => "fonts/NotoSerifSC-SemiBold.ttf",
            (Self::Chinese, Face::Ui | Face::Data) => "fonts/NotoSansSC-MediumChinese.ttf",
            (Self::Chinese, Face::UiBold | Face::DataBold) => "fonts/NotoSansSC-BoldChinese.ttf",
            (Self::Japanese, Face::Display) => "fonts/ShipporiMincho-SemiBoldJapanese.ttf",
            (Self::Japanese, Face::Ui) => "fonts/ZenKakuGothicNew-MediumJapanese.ttf",
            (Self::Japanese, Face::UiBold) => "fonts/ZenKakuGothicNew-BoldJapanese.ttf",
            (Self::European, Face::Display) => "fonts/NotoSerif-Regular.ttf",
            (Self::European, Face::Ui | Face::Data) => "fonts/NotoSans-MediumLatin.ttf",
            (Self::European, Face::UiBold | Face::DataBold) => "fonts/NotoSans-BoldLatin.ttf",
        }
    }

    /// The weight of a face's file, which distinguishes two weights of one family. Headings of European languages are in Noto
    /// Serif, whose regular weight is as dark as the semi-bold one of Shippori Mincho.
    pub const fn weight(self, face: Face) -> FontWeight {
        match (self, face) {
            (Self::European, Face::Display) => FontWeight::NORMAL,
            (_, Face::Logo | Face::Seal | Face::Display) => FontWeight::SEMIBOLD,
            (_, Face::Ui | Face::Data) => FontWeight::MEDIUM,
            (_, Face::UiBold | Face::DataBold) => FontWeight::BOLD,
        }
    }

    /// Whether the faces of headings and labels have a letter; `translation` has those of the language's texts.
    pub fn have(self, letter: char, translation: &BTreeSet<char>) -> bool {
        let ranges: &[RangeInclusive<char>] = match self {
            Self::English => &[],
            Self::Chinese => &LATIN,
            Self::Japanese => &JAPANESE,
            Self::European => &EUROPEAN,
        };
        letter < BEYOND_LATIN_1
            || ranges.iter().any(|range| range.contains(&letter))
            || matches!(self, Self::Chinese | Self::Japanese)
                && letter >= EAST_ASIAN
                && translation.contains(&letter)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locale::languages;
    use std::path::Path;

    #[test]
    fn every_face_of_every_language_is_shipped() {
        for language in languages() {
            for face in Face::ALL {
                let file = Typefaces::of(&language.code).file(face);
                let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets");
                assert!(path.join(file).is_file(), "{file}");
            }
        }
    }

    #[test]
    fn bug_headings_in_russian_and_vietnamese_were_heavier_than_in_english() {
        for language in ["ru", "vi"] {
            let faces = Typefaces::of(language);
            assert!(faces.file(Face::Display).ends_with("NotoSerif-Regular.ttf"));
            assert_eq!(faces.weight(Face::Display), FontWeight::NORMAL);
        }
    }

    #[test]
    fn the_name_of_the_game_is_set_in_one_face_and_the_chinese_seals_have_their_own() {
        for faces in Typefaces::ALL {
            assert_eq!(faces.file(Face::Logo), SHIPPORI);
            assert_eq!(
                faces.file(Face::Seal) == SHIPPORI,
                faces != Typefaces::Chinese
            );
        }
    }

    #[test]
    fn faces_have_the_letters_of_their_language() {
        let none = BTreeSet::new();
        let some = BTreeSet::from(['五', '目']);
        assert!(Typefaces::English.have('é', &none));
        assert!(!Typefaces::English.have('目', &some));
        assert!(Typefaces::Japanese.have('目', &some));
        assert!(!Typefaces::Japanese.have('林', &some));
        assert!(!Typefaces::Japanese.have('ō', &BTreeSet::from(['ō'])));
        assert!(Typefaces::Chinese.have('五', &some));
        assert!(Typefaces::European.have('ễ', &none));
        assert!(Typefaces::European.have('ж', &none));
        assert!(!Typefaces::European.have('目', &some));
    }
}

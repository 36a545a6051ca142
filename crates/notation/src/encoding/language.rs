//! The languages whose character sets are recognised, and the sets that a person can choose from.

use encoding_rs::Encoding;
use serde::{Deserialize, Serialize};

/// A language, or a group of languages that share character sets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum TextLanguage {
    /// Chinese as it is written in mainland China and Singapore.
    SimplifiedChinese,
    /// Chinese as it is written in Taiwan and Hong Kong.
    TraditionalChinese,
    /// Japanese.
    Japanese,
    /// Korean.
    Korean,
    /// Russian and other languages in Cyrillic letters.
    Cyrillic,
    /// German, French, Spanish, Swedish, Estonian and the like.
    Western,
    /// Czech, Polish, Hungarian and the like.
    CentralEuropean,
    /// Latvian and Lithuanian.
    Baltic,
    /// Turkish.
    Turkish,
    /// Vietnamese.
    Vietnamese,
    /// Greek.
    Greek,
    /// Hebrew.
    Hebrew,
    /// Arabic.
    Arabic,
    /// Thai.
    Thai,
}

/// The first parts of language tags, each with its language. English is no hint: players who use it read files from everywhere.
const TAGS: [(&str, TextLanguage); 48] = [
    ("ja", TextLanguage::Japanese),
    ("ko", TextLanguage::Korean),
    ("ru", TextLanguage::Cyrillic),
    ("uk", TextLanguage::Cyrillic),
    ("be", TextLanguage::Cyrillic),
    ("bg", TextLanguage::Cyrillic),
    ("sr", TextLanguage::Cyrillic),
    ("mk", TextLanguage::Cyrillic),
    ("kk", TextLanguage::Cyrillic),
    ("ky", TextLanguage::Cyrillic),
    ("mn", TextLanguage::Cyrillic),
    ("de", TextLanguage::Western),
    ("fr", TextLanguage::Western),
    ("es", TextLanguage::Western),
    ("it", TextLanguage::Western),
    ("pt", TextLanguage::Western),
    ("nl", TextLanguage::Western),
    ("sv", TextLanguage::Western),
    ("nb", TextLanguage::Western),
    ("nn", TextLanguage::Western),
    ("no", TextLanguage::Western),
    ("da", TextLanguage::Western),
    ("fi", TextLanguage::Western),
    ("is", TextLanguage::Western),
    ("et", TextLanguage::Western),
    ("ca", TextLanguage::Western),
    ("eu", TextLanguage::Western),
    ("gl", TextLanguage::Western),
    ("ga", TextLanguage::Western),
    ("af", TextLanguage::Western),
    ("cs", TextLanguage::CentralEuropean),
    ("sk", TextLanguage::CentralEuropean),
    ("pl", TextLanguage::CentralEuropean),
    ("hu", TextLanguage::CentralEuropean),
    ("hr", TextLanguage::CentralEuropean),
    ("sl", TextLanguage::CentralEuropean),
    ("bs", TextLanguage::CentralEuropean),
    ("ro", TextLanguage::CentralEuropean),
    ("sq", TextLanguage::CentralEuropean),
    ("lv", TextLanguage::Baltic),
    ("lt", TextLanguage::Baltic),
    ("tr", TextLanguage::Turkish),
    ("az", TextLanguage::Turkish),
    ("vi", TextLanguage::Vietnamese),
    ("el", TextLanguage::Greek),
    ("he", TextLanguage::Hebrew),
    ("ar", TextLanguage::Arabic),
    ("th", TextLanguage::Thai),
];

/// The character sets to choose from, each with the language that is written in it; UTF-8 is for all.
const OFFERED: [(&Encoding, Option<TextLanguage>); 18] = [
    (encoding_rs::UTF_8, None),
    (encoding_rs::GBK, Some(TextLanguage::SimplifiedChinese)),
    (encoding_rs::BIG5, Some(TextLanguage::TraditionalChinese)),
    (encoding_rs::SHIFT_JIS, Some(TextLanguage::Japanese)),
    (encoding_rs::EUC_JP, Some(TextLanguage::Japanese)),
    (encoding_rs::EUC_KR, Some(TextLanguage::Korean)),
    (encoding_rs::WINDOWS_1251, Some(TextLanguage::Cyrillic)),
    (encoding_rs::KOI8_R, Some(TextLanguage::Cyrillic)),
    (encoding_rs::IBM866, Some(TextLanguage::Cyrillic)),
    (encoding_rs::WINDOWS_1252, Some(TextLanguage::Western)),
    (
        encoding_rs::WINDOWS_1250,
        Some(TextLanguage::CentralEuropean),
    ),
    (encoding_rs::WINDOWS_1257, Some(TextLanguage::Baltic)),
    (encoding_rs::WINDOWS_1254, Some(TextLanguage::Turkish)),
    (encoding_rs::WINDOWS_1258, Some(TextLanguage::Vietnamese)),
    (encoding_rs::WINDOWS_1253, Some(TextLanguage::Greek)),
    (encoding_rs::WINDOWS_1255, Some(TextLanguage::Hebrew)),
    (encoding_rs::WINDOWS_1256, Some(TextLanguage::Arabic)),
    (encoding_rs::WINDOWS_874, Some(TextLanguage::Thai)),
];

impl TextLanguage {
    /// The language of a tag such as `zh-Hans`, `ja` or `ru_RU.UTF-8`; none if it says nothing of the character sets of files.
    ///
    /// ```
    /// use narabe_notation::TextLanguage;
    ///
    /// assert_eq!(TextLanguage::of_tag("zh_TW.UTF-8"), Some(TextLanguage::TraditionalChinese));
    /// assert_eq!(TextLanguage::of_tag("ja"), Some(TextLanguage::Japanese));
    /// assert_eq!(TextLanguage::of_tag("C.UTF-8"), None);
    /// ```
    pub fn of_tag(tag: &str) -> Option<Self> {
        let tag = tag.split(['.', '@']).next().unwrap_or_default();
        let mut parts = tag.split(['-', '_']);
        let language = parts.next()?.to_ascii_lowercase();
        if language == "zh" {
            let is_traditional = parts.any(|part| {
                let names = ["hant", "tw", "hk", "mo"];
                names.iter().any(|name| part.eq_ignore_ascii_case(name))
            });
            return Some(if is_traditional {
                Self::TraditionalChinese
            } else {
                Self::SimplifiedChinese
            });
        }
        let known = TAGS.iter().find(|(tag, _)| *tag == language);
        known.map(|(_, language)| *language)
    }
}

/// The character sets to choose from where one was guessed wrongly, each with the language that is written in it; UTF-8 is for
/// all. Those of the language that the person uses come first.
///
/// ```
/// use narabe_notation::{TextLanguage, offered_encodings};
///
/// let offered = offered_encodings(Some(TextLanguage::Korean));
/// assert_eq!(offered[0].0.name(), "EUC-KR");
/// assert!(offered.iter().any(|(encoding, _)| encoding.name() == "GBK"));
/// ```
pub fn offered_encodings(
    language: Option<TextLanguage>,
) -> Vec<(&'static Encoding, Option<TextLanguage>)> {
    let mut offered = OFFERED.to_vec();
    offered.sort_by_key(|(_, of)| of.is_none() || *of != language);
    offered
}

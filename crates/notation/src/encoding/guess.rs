//! Which character set bytes are in: the one in which they are most likely to be written by a player.
//!
//! For each set the bytes are decoded, and the cost of the text is how unlikely it is, in bits: common characters of the language
//! cost little, rare ones much, and what no word of the language looks like costs more. The cheapest wins. Costs of plain ASCII
//! count too, since some sets take it as the second byte of a character.

use encoding_rs::Encoding;

use super::characters::{JAPANESE, KOREAN, SIMPLIFIED, TRADITIONAL};
use super::language::TextLanguage;
use super::latin::{self, LatinLetters};
use super::many_bytes::{self, Script};
use super::russian;

/// What the language of the user is worth, in bits.
const OWN_LANGUAGE: f32 = 5.0;
/// The most bytes that are looked at.
const MAX_SAMPLE: usize = 1 << 14;
// The bytes of ASCII before and after others that are looked at with them.
const BEFORE: usize = 2;
const AFTER: usize = 3;
/// The most bytes of one text, so that a long one does not decide for all others.
const MAX_OF_TEXT: usize = 1 << 10;
/// The bytes from which a language is recognized whose characters are not listed here.
const MIN_LONG: usize = 40;

/// How likely a text is in one character set.
enum Model {
    ManyBytes(Script),
    Russian,
    Latin(LatinLetters),
}

/// A character set that may be the right one.
struct Candidate {
    encoding: &'static Encoding,
    language: TextLanguage,
    /// How rarely files are in it, in bits.
    rarity: f32,
    model: Model,
}

const CANDIDATES: [Candidate; 13] = [
    candidate(
        encoding_rs::GBK,
        TextLanguage::SimplifiedChinese,
        0.0,
        Model::ManyBytes(Script::Chinese(&SIMPLIFIED)),
    ),
    candidate(
        encoding_rs::BIG5,
        TextLanguage::TraditionalChinese,
        1.5,
        Model::ManyBytes(Script::Chinese(&TRADITIONAL)),
    ),
    candidate(
        encoding_rs::SHIFT_JIS,
        TextLanguage::Japanese,
        0.5,
        Model::ManyBytes(Script::Japanese(&JAPANESE)),
    ),
    candidate(
        encoding_rs::EUC_JP,
        TextLanguage::Japanese,
        2.0,
        Model::ManyBytes(Script::Japanese(&JAPANESE)),
    ),
    candidate(
        encoding_rs::EUC_KR,
        TextLanguage::Korean,
        1.0,
        Model::ManyBytes(Script::Korean(&KOREAN)),
    ),
    candidate(
        encoding_rs::WINDOWS_1251,
        TextLanguage::Cyrillic,
        0.0,
        Model::Russian,
    ),
    candidate(
        encoding_rs::KOI8_R,
        TextLanguage::Cyrillic,
        3.5,
        Model::Russian,
    ),
    candidate(
        encoding_rs::IBM866,
        TextLanguage::Cyrillic,
        5.0,
        Model::Russian,
    ),
    candidate(
        encoding_rs::WINDOWS_1252,
        TextLanguage::Western,
        0.0,
        Model::Latin(latin::WESTERN),
    ),
    candidate(
        encoding_rs::WINDOWS_1250,
        TextLanguage::CentralEuropean,
        1.0,
        Model::Latin(latin::CENTRAL_EUROPEAN),
    ),
    candidate(
        encoding_rs::WINDOWS_1254,
        TextLanguage::Turkish,
        5.0,
        Model::Latin(latin::TURKISH),
    ),
    candidate(
        encoding_rs::WINDOWS_1257,
        TextLanguage::Baltic,
        5.0,
        Model::Latin(latin::BALTIC),
    ),
    candidate(
        encoding_rs::WINDOWS_1258,
        TextLanguage::Vietnamese,
        5.0,
        Model::Latin(latin::VIETNAMESE),
    ),
];

const fn candidate(
    encoding: &'static Encoding,
    language: TextLanguage,
    rarity: f32,
    model: Model,
) -> Candidate {
    Candidate {
        encoding,
        language,
        rarity,
        model,
    }
}

impl Candidate {
    /// The cost of bytes in this set, in bits.
    fn cost(&self, bytes: &[u8], language: Option<TextLanguage>) -> f32 {
        let text = self.encoding.decode_without_bom_handling(bytes).0;
        let cost = match &self.model {
            Model::ManyBytes(script) => many_bytes::cost(&text, script, self.encoding),
            Model::Russian => russian::cost(&text),
            Model::Latin(letters) => latin::cost(&text, letters),
        };
        let own = if language == Some(self.language) {
            OWN_LANGUAGE
        } else {
            0.0
        };
        cost + self.rarity - own
    }
}

/// The character set of bytes that are not UTF-8.
pub fn guess(bytes: &[u8], language: Option<TextLanguage>) -> &'static Encoding {
    let sample = sample(bytes);
    if let Some(other) = other_script(&sample) {
        return other;
    }
    let costs = CANDIDATES
        .iter()
        .map(|candidate| (candidate, candidate.cost(&sample, language)));
    let cheapest = costs.min_by(|(_, one), (_, other)| one.total_cmp(other));
    cheapest.map_or(encoding_rs::WINDOWS_1252, |(candidate, _)| {
        candidate.encoding
    })
}

/// The character set of a long text in a script without characters listed here.
fn other_script(sample: &[u8]) -> Option<&'static Encoding> {
    if sample.iter().filter(|byte| !byte.is_ascii()).count() < MIN_LONG {
        return None;
    }
    let mut detector = chardetng::EncodingDetector::new(chardetng::Iso2022JpDetection::Deny);
    detector.feed(sample, true);
    let guess = detector.guess(None, chardetng::Utf8Detection::Deny);
    let others = [
        encoding_rs::WINDOWS_1253,
        encoding_rs::ISO_8859_7,
        encoding_rs::WINDOWS_1255,
        encoding_rs::ISO_8859_8,
        encoding_rs::WINDOWS_1256,
        encoding_rs::ISO_8859_6,
        encoding_rs::WINDOWS_874,
    ];
    others.contains(&guess).then_some(guess)
}

/// The beginnings of the texts of a file that are not ASCII, each with a few bytes around it, on lines of their own.
pub fn sample(bytes: &[u8]) -> Vec<u8> {
    let mut sample = Vec::new();
    // The end of what has been taken, and how much that is of the present text.
    let mut end = 0;
    let mut taken = 0;
    for (at, byte) in bytes.iter().enumerate() {
        if byte.is_ascii() {
            continue;
        }
        let start = at.saturating_sub(BEFORE);
        if start > end {
            taken = 0;
            if !sample.is_empty() {
                sample.push(b'\n');
            }
        }
        let to = (at + 1 + AFTER).min(bytes.len());
        if taken < MAX_OF_TEXT {
            let part = &bytes[start.max(end)..to.max(end)];
            sample.extend_from_slice(part);
            taken += part.len();
        }
        end = end.max(to);
        if sample.len() >= MAX_SAMPLE {
            break;
        }
    }
    sample
}

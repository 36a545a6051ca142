//! How likely a text is in Chinese, Japanese or Korean.

use encoding_rs::Encoding;

use super::characters::Characters;
use super::costs::{ASCII, DAMAGED};

// Bits of characters by how common they are in the language.
const MOST: f32 = 7.5;
const MANY: f32 = 9.5;
/// What a name begins with costs so much less there.
const SURNAME: f32 = 1.0;
// Bits of ideographs that are not listed: those of the first level of the national standards, and all others.
const FIRST_LEVEL: f32 = 13.0;
const RARE: f32 = 18.0;
// Bits of signs that stand in texts of these languages, and of half-width katakana.
const SIGN: f32 = 10.0;
const HALF_WIDTH: f32 = 11.5;
const KANA: f32 = 8.5;
/// The hanja of a Korean text.
const HANJA: f32 = 15.5;
/// A Latin letter beside a character: `志kowski`.
const BESIDE_LATIN: f32 = 4.0;
// What a known word is worth, and how often one counts.
const WORD: f32 = 5.0;
const MAX_WORDS: usize = 4;
/// The least and the most of a syllable that is not listed.
const SYLLABLE: std::ops::RangeInclusive<f32> = 8.5..=24.0;

/// A script with the characters of its language.
pub enum Script {
    Chinese(&'static Characters),
    Japanese(&'static Characters),
    Korean(&'static Characters),
}

impl Script {
    const fn characters(&self) -> &'static Characters {
        match self {
            Self::Chinese(list) | Self::Japanese(list) | Self::Korean(list) => list,
        }
    }
}

/// The cost of a text, in bits.
pub fn cost(text: &str, script: &Script, encoding: &'static Encoding) -> f32 {
    let list = script.characters();
    let mut cost = 0.0;
    let mut before = None;
    for char in text.chars() {
        let is_latin = |char: &char| char.is_ascii_alphabetic();
        let is_other = |char: &char| !char.is_ascii();
        if char.is_ascii() {
            cost += ASCII;
            if is_latin(&char) && before.as_ref().is_some_and(is_other) {
                cost += BESIDE_LATIN;
            }
        } else {
            cost += character(char, script, encoding);
            let is_first = !before.as_ref().is_some_and(is_other);
            if is_first && list.surnames.contains(char) {
                cost -= SURNAME;
            }
            if before.as_ref().is_some_and(is_latin) {
                cost += BESIDE_LATIN;
            }
        }
        before = Some(char);
    }
    let known = list
        .words
        .iter()
        .filter(|word| word.chars().nth(1).is_some());
    let counts = known.map(|word| text.matches(word).take(MAX_WORDS).count());
    let words: usize = counts.sum();
    cost - WORD * words as f32
}

/// The cost of a character that is not ASCII.
fn character(char: char, script: &Script, encoding: &'static Encoding) -> f32 {
    let list = script.characters();
    if char == char::REPLACEMENT_CHARACTER {
        return DAMAGED;
    }
    if list.most.contains(char) {
        return MOST;
    }
    if list.many.contains(char) {
        return MANY;
    }
    let is_kana = matches!(char, '\u{3040}'..='\u{30ff}');
    let is_ideograph = matches!(char, '\u{3400}'..='\u{9fff}' | '\u{f900}'..='\u{faff}');
    match script {
        _ if is_sign(char) => SIGN,
        Script::Japanese(_) if is_kana => KANA,
        Script::Japanese(_) if matches!(char, '\u{ff61}'..='\u{ff9f}') => HALF_WIDTH,
        Script::Korean(_) if matches!(char, '가'..='힣') => syllable(char),
        Script::Korean(_) if is_ideograph => HANJA,
        Script::Chinese(_) | Script::Japanese(_) if is_ideograph => {
            if is_first_level(char, script, encoding) {
                FIRST_LEVEL
            } else {
                RARE
            }
        }
        _ => RARE,
    }
}

fn is_sign(char: char) -> bool {
    "，。、：；！？“”‘’（）《》「」『』…—―～·・　ー々●○◎△□★☆×".contains(char)
}

/// Whether an ideograph belongs to the first level of the national standard, that of common ones.
fn is_first_level(char: char, script: &Script, encoding: &'static Encoding) -> bool {
    // Both Japanese sets have the levels of the same standard.
    let encoding = match script {
        Script::Japanese(_) => encoding_rs::EUC_JP,
        _ => encoding,
    };
    let mut buffer = [0; 4];
    let (bytes, _, _) = encoding.encode(char.encode_utf8(&mut buffer));
    let &[lead, trail] = &*bytes else {
        return false;
    };
    match script {
        Script::Japanese(_) => (0xb0..=0xcf).contains(&lead),
        _ if encoding == encoding_rs::BIG5 => (0xa4..=0xc6).contains(&lead),
        _ => (0xb0..=0xd7).contains(&lead) && trail >= 0xa1,
    }
}

/// The share of each first, middle and last sound among the syllables of Korean, in Unicode's order, in thousandths.
const FIRST_SOUNDS: [f32; 19] = [
    110.0, 10.0, 60.0, 70.0, 8.0, 60.0, 60.0, 50.0, 3.0, 90.0, 7.0, 220.0, 80.0, 5.0, 30.0, 20.0,
    20.0, 20.0, 70.0,
];
const MIDDLE_SOUNDS: [f32; 21] = [
    190.0, 50.0, 12.0, 1.0, 100.0, 50.0, 70.0, 7.0, 100.0, 20.0, 3.0, 15.0, 20.0, 80.0, 10.0, 2.0,
    10.0, 20.0, 80.0, 15.0, 160.0,
];
const LAST_SOUNDS: [f32; 28] = [
    450.0, 60.0, 0.5, 0.3, 160.0, 0.3, 2.0, 5.0, 80.0, 1.0, 0.5, 0.3, 0.3, 0.3, 0.3, 1.0, 50.0,
    30.0, 2.0, 25.0, 20.0, 120.0, 2.0, 2.0, 0.3, 3.0, 2.0, 3.0,
];
const THOUSAND: f32 = 1000.0;

/// The cost of a syllable by its sounds: those that hardly stand together are hardly written.
fn syllable(char: char) -> f32 {
    let number = usize::try_from(u32::from(char) - u32::from('가')).unwrap_or_default();
    let (sounds, last) = (number / LAST_SOUNDS.len(), number % LAST_SOUNDS.len());
    let (first, middle) = (sounds / MIDDLE_SOUNDS.len(), sounds % MIDDLE_SOUNDS.len());
    let share = |shares: &[f32], sound: usize| shares.get(sound).copied().unwrap_or(1.0) / THOUSAND;
    let all =
        share(&FIRST_SOUNDS, first) * share(&MIDDLE_SOUNDS, middle) * share(&LAST_SOUNDS, last);
    (0.5 - all.log2()).clamp(*SYLLABLE.start(), *SYLLABLE.end())
}

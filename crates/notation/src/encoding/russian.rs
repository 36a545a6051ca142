//! How likely a text is in Russian or another language in Cyrillic letters.

use super::characters::{RUSSIAN, RUSSIAN_WORDS};
use super::costs::{ASCII, DAMAGED};

// The bits of the most common letter, what each rarer one costs more, and those of other languages.
const COMMON: f32 = 3.3;
const RARER: f32 = 4.7 / 32.0;
const RUSSIAN_LETTERS: usize = 33;
const FOREIGN: f32 = 9.0;
// A capital after a small letter; a word of capitals; a word that begins with a capital, or with a small letter.
const CAPITAL_INSIDE: f32 = 7.0;
const SECOND_CAPITAL: f32 = 3.5;
const NEXT_CAPITAL: f32 = 0.5;
const SMALL_AFTER_CAPITALS: f32 = 4.0;
const SMALL_AFTER_ONE: f32 = 0.3;
const CAPITAL_FIRST: f32 = 0.5;
const SMALL_FIRST: f32 = 1.2;
/// A Latin letter beside a Cyrillic one.
const BESIDE_LATIN: f32 = 8.0;
/// A sign without sound at the beginning of a word, or after a vowel.
const SILENT_FIRST: f32 = 6.0;
const SILENT_AFTER_VOWEL: f32 = 5.0;
// Signs of Russian texts, and all others.
const SIGN: f32 = 9.0;
const OTHER: f32 = 16.0;
// What a known word is worth, and how often one counts.
const WORD: f32 = 6.0;
const MAX_WORDS: usize = 4;

/// The cost of a text, in bits.
pub fn cost(text: &str) -> f32 {
    let chars: Vec<char> = text.chars().collect();
    let at = |index: Option<usize>| index.and_then(|index| chars.get(index)).copied();
    let letters = chars.iter().enumerate().map(|(index, &char)| {
        let before = [index.checked_sub(2), index.checked_sub(1)].map(at);
        let [second, first] = before;
        character(char, second, first, at(Some(index + 1)))
    });
    let small = text.to_lowercase();
    let counts = RUSSIAN_WORDS
        .iter()
        .map(|word| small.matches(word).take(MAX_WORDS).count());
    let words: usize = counts.sum();
    letters.sum::<f32>() - WORD * words as f32
}

/// The cost of a character between its neighbours: the two before it and the one after it.
fn character(
    char: char,
    second_before: Option<char>,
    before: Option<char>,
    after: Option<char>,
) -> f32 {
    if char.is_ascii() {
        return ASCII;
    }
    let Some(letter) = letter(char) else {
        return match char {
            char::REPLACEMENT_CHARACTER => DAMAGED,
            _ if "«»—№–“”„…".contains(char) => SIGN,
            _ => OTHER,
        };
    };
    let latin = [before, after].into_iter().flatten();
    let latin = latin.filter(char::is_ascii_alphabetic).count();
    let before = before.filter(|before| self::letter(*before).is_some());
    let second_before = second_before.filter(|before| self::letter(*before).is_some());
    letter + case(char, second_before, before) + silent(char, before) + BESIDE_LATIN * latin as f32
}

/// The cost of a letter by itself.
fn letter(char: char) -> Option<f32> {
    let small = char.to_lowercase().next()?;
    let place = RUSSIAN.chars().position(|letter| letter == small)?;
    Some(if place < RUSSIAN_LETTERS {
        RARER.mul_add(place as f32, COMMON)
    } else {
        FOREIGN
    })
}

/// The cost of capital and small letters: words are small, or begin with a capital, or are of capitals.
fn case(char: char, second_before: Option<char>, before: Option<char>) -> f32 {
    let is_capital = char::is_uppercase;
    match before {
        None if is_capital(char) => CAPITAL_FIRST,
        None => SMALL_FIRST,
        Some(before) if is_capital(char) => match (is_capital(before), second_before) {
            (false, _) => CAPITAL_INSIDE,
            (true, None) => SECOND_CAPITAL,
            (true, Some(_)) => NEXT_CAPITAL,
        },
        Some(before) if is_capital(before) => {
            if second_before.is_some_and(is_capital) {
                SMALL_AFTER_CAPITALS
            } else {
                SMALL_AFTER_ONE
            }
        }
        Some(_) => 0.0,
    }
}

/// The cost of letters where no word has them.
fn silent(char: char, before: Option<char>) -> f32 {
    let small = |char: char| char.to_lowercase().next().unwrap_or(char);
    let is_silent = matches!(small(char), 'ъ' | 'ь');
    let is_after_vowel = before.is_some_and(|before| "аеёиоуыэюяъь".contains(small(before)));
    let first = if is_silent && before.is_none() {
        SILENT_FIRST
    } else {
        0.0
    };
    if is_after_vowel && (is_silent || small(char) == 'ы') {
        first + SILENT_AFTER_VOWEL
    } else {
        first
    }
}

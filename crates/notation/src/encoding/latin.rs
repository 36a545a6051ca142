//! How likely a text is in a language in Latin letters with accents.

use super::costs::{ASCII, DAMAGED};

/// Letters beyond ASCII with what they cost, in bits.
pub struct LatinLetters {
    letters: &'static [(&'static str, f32)],
    /// What a letter with an accent after another costs more.
    second: f32,
}

/// The letters of a language in which one with an accent hardly follows another.
const fn letters(letters: &'static [(&'static str, f32)]) -> LatinLetters {
    LatinLetters {
        letters,
        second: SECOND_ACCENT,
    }
}

pub const WESTERN: LatinLetters = letters(&[
    ("éäöüáíóçßå", 6.5),
    ("øñõ", 7.5),
    ("èàêãõúâîôïëæœùìòýÿšž", 8.5),
    ("û", 9.5),
    ("ðþ", 11.0),
]);
pub const CENTRAL_EUROPEAN: LatinLetters = letters(&[
    ("áéíóöüščřžýěłńąęśćżůäű", 6.8),
    ("ňďť", 7.0),
    ("őúôźľĺŕăâîşţđßçë", 8.5),
]);
pub const TURKISH: LatinLetters = letters(&[("ıüöçşği", 6.5), ("âîûéáíóäñß", 9.0)]);
pub const BALTIC: LatinLetters = letters(&[("õäöüšžāēīėųčū", 6.8), ("ąęįģķļņåćłśźżøæéóńß", 9.0)]);
pub const VIETNAMESE: LatinLetters = LatinLetters {
    letters: &[
        ("đêôâăơư", 5.5),
        ("àáèéìíòóùúý", 7.5),
        ("äöüçñåëïûœßæøîÿ", 11.0),
    ],
    second: 0.0,
};

const VOWELS: &str = "aeiouyáéíóúýàèìòùâêîôûäëïöüãõåæøœąęěůőűăāēīūėįųıơư";
// A mark that is written behind its vowel, as in Vietnamese, and behind anything else.
const TONE: f32 = 4.5;
const STRAY_TONE: f32 = 18.0;
// A capital after a small letter; a capital first; a small letter first; a letter that stands alone.
const CAPITAL_INSIDE: f32 = 8.0;
const CAPITAL_FIRST: f32 = 1.0;
const SMALL_FIRST: f32 = 2.5;
const ALONE: f32 = 5.0;
/// A letter with an accent after another.
const SECOND_ACCENT: f32 = 4.0;
// Vowels and consonants take turns more often than not.
const TURN: f32 = -0.8;
const NO_TURN: f32 = 1.2;
/// The Spanish ñ stands before a vowel, the Polish ń elsewhere.
const WRONG_N: f32 = 2.0;
// The Hungarian ő often ends a word, and the Portuguese ã stands before o and e.
const FINAL_O: f32 = -3.0;
const NASAL: f32 = -4.0;
// Signs of texts, also inside words, others of Western sets, and the rest.
const SIGN: f32 = 10.0;
const SIGN_INSIDE: f32 = 13.0;
const RARE_SIGN: f32 = 12.0;
const OTHER: f32 = 17.0;

/// The cost of a text, in bits.
pub fn cost(text: &str, letters: &LatinLetters) -> f32 {
    let chars: Vec<char> = text.chars().collect();
    let neighbour = |index: Option<usize>| index.and_then(|index| chars.get(index)).copied();
    let costs = chars.iter().enumerate().map(|(index, &char)| {
        let before = neighbour(index.checked_sub(1));
        let after = neighbour(index.checked_add(1));
        character(char, before, after, letters)
    });
    costs.sum()
}

/// The cost of a character between its neighbours.
fn character(char: char, before: Option<char>, after: Option<char>, letters: &LatinLetters) -> f32 {
    if char.is_ascii() {
        return ASCII;
    }
    let small = char.to_lowercase().next().unwrap_or(char);
    let of_list = letters
        .letters
        .iter()
        .find(|(list, _)| list.contains(small));
    let letters_around = [before, after].map(|char| char.filter(|char| char.is_alphabetic()));
    match of_list {
        Some((_, letter)) => {
            letter
                + case(char, letters_around)
                + accents(letters_around[0], letters.second)
                + turns(small, letters_around)
        }
        None if is_tone(char) => {
            let is_after_vowel = before.is_some_and(is_vowel);
            if is_after_vowel { TONE } else { STRAY_TONE }
        }
        None => sign(char, letters_around),
    }
}

fn case(char: char, [before, after]: [Option<char>; 2]) -> f32 {
    let is_capital = char.is_uppercase();
    let alone = if before.is_none() && after.is_none() {
        ALONE
    } else {
        0.0
    };
    alone
        + match before {
            Some(before) if is_capital && before.is_lowercase() => CAPITAL_INSIDE,
            Some(_) => 0.0,
            None if is_capital => CAPITAL_FIRST,
            None => SMALL_FIRST,
        }
}

fn accents(before: Option<char>, second: f32) -> f32 {
    if before.is_some_and(|before| !before.is_ascii()) {
        second
    } else {
        0.0
    }
}

fn turns(small: char, around: [Option<char>; 2]) -> f32 {
    let turns = around.into_iter().flatten().map(|other| {
        if is_vowel(other) == is_vowel(small) {
            NO_TURN
        } else {
            TURN
        }
    });
    turns.sum::<f32>() + place(small, around[1])
}

/// What letters cost less or more where their language has them or not.
fn place(small: char, after: Option<char>) -> f32 {
    let is_before_vowel = after.is_some_and(is_vowel);
    match (small, after) {
        ('ñ', _) if !is_before_vowel => WRONG_N,
        ('ń', _) if is_before_vowel => WRONG_N,
        ('ő', None) => FINAL_O,
        ('ã', Some('o' | 'e')) => NASAL,
        _ => 0.0,
    }
}

fn sign(char: char, around: [Option<char>; 2]) -> f32 {
    let is_inside = around.iter().all(Option::is_some);
    match char {
        char::REPLACEMENT_CHARACTER => DAMAGED,
        '’' => SIGN,
        _ if "«»“”‘„–—…°·§".contains(char) => {
            if is_inside {
                SIGN_INSIDE
            } else {
                SIGN
            }
        }
        _ if "½£€©®±×\u{a0}".contains(char) => RARE_SIGN,
        _ => OTHER,
    }
}

fn is_vowel(char: char) -> bool {
    let small = char.to_lowercase().next().unwrap_or(char);
    VOWELS.contains(small)
}

/// Whether a character is a mark that is written behind its vowel.
const fn is_tone(char: char) -> bool {
    matches!(char, '\u{300}'..='\u{323}')
}

//! A language for tests, made from English: accents show which words are no messages, and doubled vowels make texts about a
//! third longer, as a translation may be.

use std::borrow::Cow;

/// The code of the language, which has no folder.
pub const CODE: &str = "pseudo";

/// A part of a message in that language.
///
/// "New game" becomes "Ñééw gááméé".
pub fn longer(text: &str) -> Cow<'_, str> {
    let mut longer = String::with_capacity(text.len() * 2);
    for letter in text.chars() {
        let accented = accented(letter);
        longer.push(accented);
        if is_vowel(letter) {
            longer.push(accented);
        }
    }
    longer.into()
}

/// The letter with a mark, where Latin 1 has one.
fn accented(letter: char) -> char {
    match letter {
        'a' => 'á',
        'c' => 'ç',
        'e' => 'é',
        'i' => 'í',
        'n' => 'ñ',
        'o' => 'ö',
        'u' => 'ú',
        'y' => 'ý',
        'A' => 'Á',
        'C' => 'Ç',
        'E' => 'É',
        'I' => 'Í',
        'N' => 'Ñ',
        'O' => 'Ö',
        'U' => 'Ú',
        other => other,
    }
}

fn is_vowel(letter: char) -> bool {
    matches!(letter, 'a' | 'e' | 'i' | 'o' | 'u' | 'y')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_about_a_third_longer() {
        let english = "Each move adds time to the player’s clock. Whoever runs out of time loses.";
        let letters = |text: &str| text.chars().count() as f32;
        let ratio = letters(&longer(english)) / letters(english);
        assert!((1.25..1.4).contains(&ratio), "{ratio}");
    }

    #[test]
    fn what_is_no_letter_stays() {
        assert_eq!(longer("15 × 15, h8"), "15 × 15, h8");
        assert_eq!(longer("New"), "Ñééw");
    }
}

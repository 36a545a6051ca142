//! Short texts in other character sets that are valid UTF-8 by chance: a few Chinese names are, and read as signs that no name has.

/// The most characters of a text that may be valid by chance.
const MAX_SHORT: usize = 12;
/// From here on characters take three bytes, which no other set has by chance.
const THREE_BYTES: char = '\u{800}';

/// Whether a text that is valid UTF-8 is hardly one: short, and with signs that do not belong together.
pub fn is_by_chance(text: &str) -> bool {
    let mut others = text.chars().filter(|char| !char.is_ascii());
    let is_short = others.by_ref().take(MAX_SHORT + 1).count() <= MAX_SHORT;
    if !is_short || text.chars().any(|char| char >= THREE_BYTES) {
        return false;
    }
    let before = std::iter::once(' ').chain(text.chars());
    before
        .zip(text.chars())
        .any(|(before, char)| is_odd(before, char))
}

/// Whether a character does not belong behind another: a mark without a letter, a letter of another script, or what hardly stands
/// in names at all.
fn is_odd(before: char, char: char) -> bool {
    match char {
        '\0'..='\u{7f}' | '\u{a0}'..='\u{bf}' => false,
        '\u{2b0}'..='\u{36f}' | '\u{483}'..='\u{489}' => !before.is_alphabetic(),
        '\u{591}'..='\u{5c7}' | '\u{64b}'..='\u{65f}' => script(before).is_none(),
        _ => match (script(before), script(char)) {
            (Some(one), Some(other)) => one != other,
            (None, Some(_)) => false,
            (_, None) => true,
        },
    }
}

/// The script of a letter beyond ASCII, by a number.
const fn script(char: char) -> Option<u8> {
    match char {
        '\u{c0}'..='\u{2af}' => Some(0),
        '\u{370}'..='\u{3ff}' => Some(1),
        '\u{400}'..='\u{52f}' => Some(2),
        '\u{531}'..='\u{58f}' => Some(3),
        '\u{5d0}'..='\u{5f4}' => Some(4),
        '\u{60c}'..='\u{64a}' | '\u{660}'..='\u{6d3}' | '\u{6f0}'..='\u{6ff}' => Some(5),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bug_some_chinese_names_were_read_as_signs_of_utf_8() {
        for name in ["郑爽", "钱学森", "时越", "檀啸"] {
            let bytes = encoding_rs::GBK.encode(name).0;
            let text = std::str::from_utf8(&bytes).unwrap();
            assert!(is_by_chance(text), "{name} {text}");
        }
    }

    #[test]
    fn names_in_utf_8_are_no_chance() {
        for text in [
            "",
            "Ann",
            "José / Иван",
            "Нгуен",
            "Ελένη",
            "שרה",
            "Õunapuu",
            "e\u{301}tude",
            "Dvořák, Çelik",
            "Oʻktam",
            "Прислугʼя",
            "علي",
            "太田",
            "Ōta 太田",
            "½ «x»",
            "Թ",
            "été déjà vécu où naïveté Noël",
        ] {
            assert!(!is_by_chance(text), "{text}");
        }
    }
}

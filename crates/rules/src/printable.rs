//! Text from outside in errors and notes: nothing in it does anything to the terminal or the screen that shows it.

use std::fmt::Write as _;

/// The first `limit` characters of a text as one line in which nothing is hidden, to be quoted in an error or a note: controls are
/// written with a caret as terminals do (`^[`), other characters that are invisible themselves but change how other text is shown
/// by their numbers (`<U+202E>`).
///
/// ```
/// use narabe_rules::printable;
///
/// assert_eq!(printable("SZ\u{1b}[2J\u{202e}\n", 40), "SZ^[[2J<U+202E>^J");
/// assert_eq!(printable("h8i9j10", 4), "h8i9");
/// ```
pub fn printable(text: &str, limit: usize) -> String {
    let mut shown = String::new();
    for char in text.chars().take(limit) {
        match char {
            control @ ('\0'..='\u{1f}' | '\u{7f}') => shown.extend(['^', caret(control)]),
            hidden if is_hidden(hidden) => {
                // Writing to a string cannot fail.
                let _ = write!(shown, "<U+{:04X}>", u32::from(hidden));
            }
            other => shown.push(other),
        }
    }
    shown
}

/// The sign that stands behind the caret for a control character of ASCII.
fn caret(control: char) -> char {
    const BIT: u32 = 0x40;
    char::from_u32(u32::from(control) ^ BIT).unwrap_or('?')
}

/// Whether a character is a control, a bidirectional control or default-ignorable in Unicode. That includes the
/// joiners, so an emoji sequence is shown as its parts.
pub fn is_hidden(char: char) -> bool {
    char.is_control()
        || matches!(char, '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
            | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}'
            | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_hidden_in_a_quoted_text() {
        for (text, shown) in [
            ("\u{1b}[2J", "^[[2J"),
            ("a\r\n\t\0b", "a^M^J^I^@b"),
            ("\u{7f}\u{9b}2J", "^?<U+009B>2J"),
            ("\u{2066}x\u{2069}\u{200b}", "<U+2066>x<U+2069><U+200B>"),
            ("太田 é😀", "太田 é😀"),
        ] {
            assert_eq!(printable(text, 40), shown);
        }
        assert_eq!(printable("abcd", 3), "abc");
        assert!(
            (0..=0x10_ffff_u32)
                .filter_map(char::from_u32)
                .all(|char| { !printable(&char.to_string(), 2).chars().any(is_hidden) })
        );
    }
}

//! Makes names and lines of text from files and other machines safe to display.

use std::fmt::Write as _;

/// The text as one line of at most `limit` characters, without control characters, bidirectional controls and
/// zero-width characters, which are invisible themselves but change how other text is displayed.
///
/// ```
/// use narabe::notation::sanitize_line;
///
/// assert_eq!(sanitize_line("Thùy\n\u{202e}Linh\u{200b}", 40), "ThùyLinh");
/// ```
#[must_use]
pub fn sanitize_line(text: &str, limit: usize) -> String {
    text.chars()
        .filter(|char| !is_hidden(*char))
        .take(limit)
        .collect()
}

/// The text without the characters that [`sanitize_line`] drops, except tabs and line breaks, which become `\n`. Empty
/// lines at both ends and white space at the end are dropped too.
///
/// ```
/// use narabe::notation::sanitize_text;
///
/// assert_eq!(sanitize_text("\r\nfirst\r\n\u{202e}second \n"), "first\nsecond");
/// ```
#[must_use]
pub fn sanitize_text(text: &str) -> String {
    let mut cleaned = String::with_capacity(text.len());
    let mut chars = text.chars().peekable();
    while let Some(char) = chars.next() {
        match char {
            '\r' => {
                chars.next_if_eq(&'\n');
                cleaned.push('\n');
            }
            '\n' | '\t' => cleaned.push(char),
            hidden if is_hidden(hidden) => {}
            shown => cleaned.push(shown),
        }
    }
    let kept = cleaned.trim_start_matches('\n').trim_end();
    match kept.len() == cleaned.len() {
        true => cleaned,
        false => kept.to_owned(),
    }
}

/// The text as one line of at most `limit` characters in which nothing is hidden, to be quoted in an error or a note: controls
/// are written with a caret as terminals do (`^[`), other characters that [`sanitize_line`] drops by their numbers
/// (`<U+202E>`). A longer text ends with an ellipsis.
///
/// ```
/// use narabe::notation::printable;
///
/// assert_eq!(printable("SZ\u{1b}[2J\u{202e}\n", 40), "SZ^[[2J<U+202E>^J");
/// assert_eq!(printable("h8i9j10", 5), "h8i9…");
/// ```
#[must_use]
pub fn printable(text: &str, limit: usize) -> String {
    let is_long = text.chars().nth(limit).is_some();
    let kept = limit.saturating_sub(usize::from(is_long));
    let mut shown = String::new();
    for char in text.chars().take(kept) {
        match char {
            control @ ('\0'..='\u{1f}' | '\u{7f}') => shown.extend(['^', caret(control)]),
            hidden if is_hidden(hidden) => {
                // Writing to a string cannot fail.
                let _ = write!(shown, "<U+{:04X}>", u32::from(hidden));
            }
            other => shown.push(other),
        }
    }
    if is_long {
        shown.push('…');
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
fn is_hidden(char: char) -> bool {
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
    fn bug_a_name_from_a_file_could_turn_the_direction_of_the_line() {
        for hidden in [
            '\u{202e}', '\u{2067}', '\u{200d}', '\u{3164}', '\u{fe0f}', '\u{7}', '\n',
        ] {
            assert_eq!(
                sanitize_line(&format!("Ha{hidden}na"), 40),
                "Hana",
                "{hidden:?}"
            );
        }
    }

    #[test]
    fn letters_of_every_script_stay() {
        for name in [
            "Ōta",
            "Нгуен",
            "Ελένη",
            "민준",
            "שרה",
            "漢字さん",
            "😀",
            "e\u{301}",
        ] {
            assert_eq!(sanitize_line(name, 40), name);
        }
    }

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
        assert_eq!(
            (printable("abc", 3), printable("abcd", 3)),
            ("abc".into(), "ab…".into())
        );
        assert!(
            (0..=0x10_ffff_u32)
                .filter_map(char::from_u32)
                .all(|char| { !printable(&char.to_string(), 2).chars().any(is_hidden) })
        );
    }

    #[test]
    fn the_limit_counts_what_is_left() {
        assert_eq!(sanitize_line("\u{200b}abc", 2), "ab");
    }
}

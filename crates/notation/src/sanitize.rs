//! Makes names and lines of text from files and other machines safe to display.

use narabe_rules::is_hidden;
pub use narabe_rules::printable;

/// The text as one line of at most `limit` characters, without control characters, bidirectional controls and
/// zero-width characters, which are invisible themselves but change how other text is displayed.
///
/// ```
/// use narabe_notation::sanitize_line;
///
/// assert_eq!(sanitize_line("Thùy\n\u{202e}Linh\u{200b}", 40), "ThùyLinh");
/// ```
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
/// use narabe_notation::sanitize_text;
///
/// assert_eq!(sanitize_text("\r\nfirst\r\n\u{202e}second \n"), "first\nsecond");
/// ```
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
    if kept.len() == cleaned.len() {
        cleaned
    } else {
        kept.to_owned()
    }
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
    fn the_limit_counts_what_is_left() {
        assert_eq!(sanitize_line("\u{200b}abc", 2), "ab");
    }
}

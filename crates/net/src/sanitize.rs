//! Names and chat lines from another machine, sanitised for display: plain text on one line, and of limited length.

use narabe_notation::sanitize_line;

/// The longest name, in characters.
pub const NAME_LIMIT: usize = 40;
/// The longest line of chat, in characters.
pub const CHAT_LIMIT: usize = 200;

/// A name, sanitised for display. It may be empty.
pub fn clean_name(name: &str) -> String {
    clean(name, NAME_LIMIT)
}

/// A line of chat, sanitised for display; `None` if nothing is left of it.
pub fn clean_chat(line: &str) -> Option<String> {
    Some(clean(line, CHAT_LIMIT)).filter(|line| !line.is_empty())
}

fn clean(text: &str, limit: usize) -> String {
    sanitize_line(text, limit).trim().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn displayed_text_is_plain_and_short() {
        assert_eq!(clean_name("  Thùy\n\u{202e}Linh\u{7} "), "ThùyLinh");
        assert_eq!(clean_name(&"x".repeat(500)).len(), NAME_LIMIT);
        assert_eq!(clean_chat("\u{200b} \n"), None);
        assert_eq!(
            clean_chat("刚才那局很精彩").as_deref(),
            Some("刚才那局很精彩")
        );
    }
}

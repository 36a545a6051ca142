//! Words that come from another machine and are shown to a person: plain, on one line, and not endless.

/// The longest name, in characters.
pub const NAME_LIMIT: usize = 40;
/// The longest line of chat, in characters.
pub const CHAT_LIMIT: usize = 200;

/// A name as it is shown.
#[must_use]
pub fn clean_name(name: &str) -> String {
    clean(name, NAME_LIMIT)
}

/// A line of chat as it is shown; nothing when nothing is left of it.
#[must_use]
pub fn clean_chat(line: &str) -> Option<String> {
    Some(clean(line, CHAT_LIMIT)).filter(|line| !line.is_empty())
}

fn clean(text: &str, limit: usize) -> String {
    let plain = text.chars().filter(|sign| !is_hidden(*sign));
    let line: String = plain.take(limit).collect();
    line.trim().to_owned()
}

/// Whether a sign is not seen itself but changes how others are: control signs, marks of direction, signs without width.
fn is_hidden(sign: char) -> bool {
    sign.is_control()
        || matches!(sign, '\u{ad}' | '\u{61c}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e007f}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_shown_is_plain_and_short() {
        assert_eq!(clean_name("  Thùy\n\u{202e}Linh\u{7} "), "ThùyLinh");
        assert_eq!(clean_name(&"x".repeat(500)).len(), NAME_LIMIT);
        assert_eq!(clean_chat("\u{200b} \n"), None);
        assert_eq!(
            clean_chat("刚才那局很精彩").as_deref(),
            Some("刚才那局很精彩")
        );
    }
}

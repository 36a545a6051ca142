//! Numbers of moves and other signs between the moves of a text.

/// The text with spaces in place of the numbers of moves (`12.`, `12)`, `12...`), commas and semicolons, so that columns
/// in errors stay right.
#[must_use]
pub fn without_move_numbers(text: &str) -> String {
    let mut cleaned = String::with_capacity(text.len());
    let mut rest = text;
    let mut starts_word = true;
    while let Some(sign) = rest.chars().next() {
        let skipped = match starts_word {
            true => number_length(rest),
            false => 0,
        };
        if skipped > 0 {
            cleaned.extend(std::iter::repeat_n(' ', skipped));
            rest = &rest[skipped..];
            continue;
        }
        let is_separator = sign.is_whitespace() || matches!(sign, ',' | ';');
        cleaned.push(if is_separator { ' ' } else { sign });
        starts_word = is_separator;
        rest = &rest[sign.len_utf8()..];
    }
    cleaned
}

/// The number of bytes that the number of a move takes at the start of a text; 0 if there is none.
fn number_length(text: &str) -> usize {
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    let after = text[digits..].bytes();
    let signs = after.take_while(|sign| matches!(sign, b'.' | b')')).count();
    match digits > 0 && signs > 0 {
        true => digits + signs,
        false => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_of_moves_are_replaced_by_spaces() {
        for (text, cleaned) in [
            ("1. h8 i9 2.j10", "   h8 i9   j10"),
            ("1.h8,i9;2...j10", "  h8 i9     j10"),
            ("12) h8", "    h8"),
            ("h8i9 8", "h8i9 8"),
            ("é. 3.", "é.   "),
        ] {
            assert_eq!(without_move_numbers(text), cleaned);
        }
    }
}

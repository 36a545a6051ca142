//! Words and white space between the signs of a file.

/// The length of the word of letters and digits at a place.
pub fn word_length(bytes: &[u8], at: usize) -> usize {
    let rest = bytes.get(at..).unwrap_or_default().iter();
    rest.take_while(|byte| byte.is_ascii_alphanumeric()).count()
}

/// The place of the next sign that is no white space.
pub fn skip_space(bytes: &[u8], from: usize) -> usize {
    let rest = bytes.get(from..).unwrap_or_default();
    from + rest
        .iter()
        .take_while(|byte| byte.is_ascii_whitespace())
        .count()
}

//! Lines of limited length from a pipe whose other end is not trusted.

use std::io::{self, BufRead, Read};

/// A line. Bytes that are not UTF-8 are replaced.
pub struct Line {
    /// Its text, with the line break.
    pub text: String,
    /// Whether this is the whole line; if it is too long the rest has not been read.
    pub is_whole: bool,
}

/// Reads a line of at most `longest` bytes; none at the end of the input.
///
/// # Errors
/// The errors of the input.
pub fn next_line(input: &mut impl BufRead, longest: usize) -> io::Result<Option<Line>> {
    let mut bytes = Vec::new();
    let most = u64::try_from(longest).unwrap_or(u64::MAX);
    let read = input.by_ref().take(most).read_until(b'\n', &mut bytes)?;
    let line = Line {
        is_whole: read < longest || bytes.last() == Some(&b'\n'),
        text: String::from_utf8_lossy(&bytes).into_owned(),
    };
    Ok((read > 0).then_some(line))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_cut_where_they_are_too_long_and_an_odd_byte_harms_nothing() {
        let mut input = &b"five\n\xff\nendless"[..];
        let mut next = || {
            next_line(&mut input, 5)
                .unwrap()
                .map(|line| (line.text, line.is_whole))
        };
        assert_eq!(next(), Some(("five\n".to_owned(), true)));
        assert_eq!(next(), Some(("\u{fffd}\n".to_owned(), true)));
        assert_eq!(next(), Some(("endle".to_owned(), false)));
        assert_eq!(next(), Some(("ss".to_owned(), true)));
        assert_eq!(next(), None);
    }
}

//! Lines from a pipe whose other end is not trusted: as long as a line may be, and no longer.

use std::io::{self, BufRead, Read};

/// A line, however odd its bytes.
pub struct Line {
    /// What it says, with its end.
    pub text: String,
    /// Whether this is all of it: the rest of one that is too long has not been read.
    pub is_whole: bool,
}

/// Reads a line of at most so many bytes; none at the end of the input.
///
/// # Errors
/// Those of the input.
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

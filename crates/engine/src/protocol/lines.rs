//! Lines of limited length from a pipe whose other end is not trusted.

use std::io::{self, BufRead};

/// A line. Bytes that are not UTF-8 are replaced.
pub struct Line {
    /// Its text, with the line break.
    pub text: String,
    /// Whether this is the whole line; if it is too long the rest has not been read.
    pub is_whole: bool,
}

/// Reads a line of at most `longest` bytes, which ends with LF, CR or both; none at the end of the input.
///
/// # Errors
/// The errors of the input.
pub fn next_line(input: &mut impl BufRead, longest: usize) -> io::Result<Option<Line>> {
    let is_end = |byte: &u8| matches!(byte, b'\n' | b'\r');
    let mut bytes = Vec::new();
    while bytes.len() < longest && !bytes.last().is_some_and(is_end) {
        let available = match input.fill_buf() {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            available => available?,
        };
        let most = available.len().min(longest - bytes.len());
        let read = match available[..most].iter().position(is_end) {
            // Whether LF follows at the end of what has come is not known: it is then a blank line.
            Some(end) if available[end] == b'\r' && available.get(end + 1) == Some(&b'\n') => {
                end + 2
            }
            Some(end) => end + 1,
            None => most,
        };
        if read == 0 {
            break;
        }
        bytes.extend_from_slice(&available[..read]);
        input.consume(read);
    }
    let line = Line {
        is_whole: bytes.len() < longest || bytes.last().is_some_and(is_end),
        text: String::from_utf8_lossy(&bytes).into_owned(),
    };
    Ok((!bytes.is_empty()).then_some(line))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bug_lines_that_end_with_cr_were_not_lines() {
        let mut input = &b"OK\rMESSAGE a\r\n7,7\n\rend"[..];
        let lines: Vec<_> = std::iter::from_fn(|| next_line(&mut input, 50).unwrap())
            .map(|line| line.text)
            .collect();
        assert_eq!(lines, ["OK\r", "MESSAGE a\r\n", "7,7\n", "\r", "end"]);
    }

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

//! The lines of a text, whatever ends them.

/// The lines of a text, counted from 1: ended by LF, by CR LF, or by CR alone as on old Macs.
pub fn numbered_lines(text: &str) -> impl Iterator<Item = (usize, &str)> + Clone {
    let lines = text.split('\n').flat_map(|line| {
        let line = line.strip_suffix('\r').unwrap_or(line);
        line.split('\r')
    });
    (1..).zip(lines)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_end_in_three_ways() {
        for text in ["a\n\nb", "a\r\n\r\nb", "a\r\rb"] {
            let lines: Vec<_> = numbered_lines(text).collect();
            assert_eq!(lines, [(1, "a"), (2, ""), (3, "b")], "{text:?}");
        }
    }
}

//! Lines of numbers in pairs: `7,7 8,6`, `7,7, 8,6`, `(7,7)`, `1. 7,7`.

use super::rows::{Row, is_ruler};

/// A pair as the text has it.
pub type Pair = [i32; 2];

/// What a line is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CoordinateLine {
    /// Nothing, or a ruler.
    Gap,
    /// Pairs.
    Pairs {
        /// The pairs, and the number of the first move.
        row: Row<Pair>,
        /// Whether all numbers are separated by commas alone.
        is_comma_list: bool,
    },
    /// Something else.
    Other,
}

/// Reads a line.
pub fn coordinate_line(number: usize, line: &str) -> CoordinateLine {
    if line.trim().is_empty() || is_ruler(line) {
        return CoordinateLine::Gap;
    }
    pairs_of(line).map_or(CoordinateLine::Other, |(moves, numbers, is_comma_list)| {
        let mut numbers = numbers.into_iter().peekable();
        let first = numbers.next_if(|(before, _)| *before == 0);
        let row = Row {
            line: number,
            moves,
            number: first.map(|(_, number)| number),
            inner: numbers.collect(),
            is_apart: false,
        };
        CoordinateLine::Pairs { row, is_comma_list }
    })
}

/// The pairs of a line, the numbers of its moves, each after so many pairs, and whether all its numbers have commas between them.
fn pairs_of(line: &str) -> Option<(Vec<Pair>, Vec<(usize, usize)>, bool)> {
    let has_brackets = line.contains(['(', '[']);
    let is_bracket = |char: char| has_brackets && matches!(char, '(' | ')' | '[' | ']');
    let mut rest = line.trim();
    let (mut numbers, mut marks) = (Vec::new(), Vec::new());
    let mut is_comma_list = true;
    while !rest.is_empty() {
        let end = rest
            .char_indices()
            .skip(1)
            .find(|(_, char)| !char.is_ascii_digit());
        let end =
            if rest.starts_with(|char: char| char.is_ascii_digit() || matches!(char, '-' | '+')) {
                end.map_or(rest.len(), |(at, _)| at)
            } else {
                0
            };
        let (word, after) = rest.split_at(end);
        let is_mark =
            after.starts_with(['.', ')', ':']) && !(has_brackets && after.starts_with(')'));
        let is_apart = !after
            .get(1..)
            .is_some_and(|next| next.starts_with(|char: char| char.is_ascii_digit()));
        let mark = is_mark && is_apart && !word.is_empty();
        if mark && numbers.len() % 2 == 0 {
            marks.push((numbers.len() / 2, word.parse().ok()?));
            rest = after[1..].trim_start();
            continue;
        }
        if !word.is_empty() {
            numbers.push(word.parse().ok()?);
        }
        let next = after.trim_start_matches(|char: char| {
            char.is_whitespace() || matches!(char, ',' | ';' | '/' | '|') || is_bracket(char)
        });
        let between = &after[..after.len() - next.len()];
        // Two words without anything between them are no numbers.
        if between.is_empty() && !next.is_empty() {
            return None;
        }
        is_comma_list &= word.is_empty() || between.contains(',') || next.is_empty();
        rest = next;
    }
    let (pairs, []) = numbers.as_chunks() else {
        return None;
    };
    (!pairs.is_empty()).then(|| (pairs.to_vec(), marks, is_comma_list))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> Option<(Vec<Pair>, bool)> {
        match coordinate_line(1, line) {
            CoordinateLine::Pairs { row, is_comma_list } => Some((row.moves, is_comma_list)),
            _ => None,
        }
    }

    #[test]
    fn pairs_are_read_in_many_forms() {
        let pairs = vec![[7, 7], [8, -6]];
        for (line, is_comma_list) in [
            ("7,7 8,-6", false),
            ("7,7, 8,-6", true),
            ("7,7,8,-6,", true),
            ("(7,7) (8,-6)", false),
            ("(7, 7), (8, -6)", false),
            ("[7,7],[8,-6]", true),
            ("1. 7,7 2. 8,-6", false),
            ("1) 7,7 2) 8,-6", false),
            ("7 7 8 -6", false),
        ] {
            let found = read(line);
            assert_eq!(
                found.as_ref().map(|(pairs, _)| pairs),
                Some(&pairs),
                "{line}"
            );
            if !line.contains('(') {
                assert_eq!(found.map(|(_, list)| list), Some(is_comma_list), "{line}");
            }
        }
        for line in [
            "",
            "7",
            "7,7,0",
            "7,7 x",
            "h8",
            "7.5,8",
            "7--8",
            "99999999999,1",
        ] {
            assert_eq!(read(line), None, "{line}");
        }
    }

    #[test]
    fn the_number_of_the_first_move_is_told() {
        let CoordinateLine::Pairs { row, .. } = coordinate_line(4, "3. 7,7 4. 8,6") else {
            panic!("pairs")
        };
        assert_eq!((row.number, row.line, row.moves.len()), (Some(3), 4, 2));
    }
}

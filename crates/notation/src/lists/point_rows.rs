//! Lines of points: `h8i9j10`, `1. h8 i9 2. j10`, `h8, i9`, the address of a gomocalc page.

use super::rows::{Row, is_ruler};
use crate::position_string::parse_position_string;
use narabe_rules::Move;

/// What stands before the moves in an address.
const ADDRESS: &str = "#/";
/// A word for a pass besides `--`.
pub const PASS: &str = "pass";

/// What a line is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PointLine {
    /// Nothing, or a ruler.
    Gap,
    /// Moves, in parts that begin with move 1, and what else is in the line: comments, variations, and what comes after.
    Moves(Vec<Row<Move>>, Vec<String>),
    /// Moves with a word between them that is none.
    Broken(Vec<Row<Move>>, String),
    /// Something else.
    Other,
}

/// A word of a line.
enum Word<'a> {
    Number(usize),
    Moves(Vec<Move>),
    Other(&'a str),
}

/// Reads a line.
pub fn point_line(number: usize, line: &str) -> PointLine {
    if line.trim().is_empty() || is_ruler(line) {
        return PointLine::Gap;
    }
    let (line, mut rest) = without_asides(moves_of(line));
    let mut rows = vec![empty_row(number)];
    let (mut count, mut others) = (0, Vec::new());
    let mut first_after = None;
    for word in words(&line) {
        match word {
            Word::Number(1) if count > 0 && others.is_empty() => rows.push(Row {
                number: Some(1),
                ..empty_row(number)
            }),
            Word::Number(at) => {
                // White's move after its number is not counted again.
                let row = rows.last_mut().filter(|_| at != usize::MAX);
                match row {
                    Some(row) if row.moves.is_empty() => _ = row.number.get_or_insert(at),
                    Some(row) => row.inner.push((row.moves.len(), at)),
                    None => {}
                }
            }
            Word::Moves(moves) => {
                count += moves.len();
                if !others.is_empty() {
                    first_after.get_or_insert(others[others.len() - 1]);
                }
                if let Some(row) = rows.last_mut() {
                    row.moves.extend(moves);
                }
            }
            Word::Other(word) => others.push(word),
        }
    }
    match (count, others.first(), first_after) {
        (0, ..) => PointLine::Other,
        (_, None, _) => PointLine::Moves(rows, rest),
        // A sentence may have words that look like points.
        _ if count <= others.len() => PointLine::Other,
        (1, ..) => PointLine::Other,
        (_, Some(_), Some(word)) => PointLine::Broken(rows, word.to_owned()),
        (_, Some(_), None) => {
            rest.push(others.join(" "));
            PointLine::Moves(rows, rest)
        }
    }
}

/// A line without comments in braces and variations in brackets, and these. A variation begins with the number of a move.
fn without_asides(line: &str) -> (String, Vec<String>) {
    let (mut text, mut asides) = (String::new(), Vec::new());
    let mut rest = line;
    // What is not closed once is not closed later either.
    let (mut may_be_comment, mut may_be_variation) = (true, true);
    let mut has_moves = false;
    while let Some(at) = rest.find(['{', '(']) {
        let is_comment = rest[at..].starts_with('{');
        // Brackets around all moves hold no variation.
        has_moves |= rest[..at].contains(char::is_alphanumeric);
        let (is_aside, may_be) = if is_comment {
            (true, &mut may_be_comment)
        } else {
            (
                has_moves && is_variation(&rest[at + 1..]),
                &mut may_be_variation,
            )
        };
        let end = if !is_aside || !*may_be {
            None
        } else if is_comment {
            rest[at..].find('}')
        } else {
            closing_bracket(&rest[at..])
        };
        *may_be &= !is_aside || end.is_some();
        let (before, after) = match end {
            Some(end) => {
                asides.push(rest[at..=at + end].to_owned());
                (&rest[..at], &rest[at + end + 1..])
            }
            None => rest.split_at(at + 1),
        };
        text.push_str(before);
        text.push(' ');
        rest = after;
    }
    text.push_str(rest);
    (text, asides)
}

/// Whether a text behind a bracket begins as a variation does.
fn is_variation(text: &str) -> bool {
    let text = text.trim_start();
    let after = text.trim_start_matches(|char: char| char.is_ascii_digit());
    after.len() < text.len() && after.starts_with('.')
}

/// The place of the bracket that closes the one with which a text begins.
fn closing_bracket(text: &str) -> Option<usize> {
    let mut depth = 0_usize;
    let mut signs = text.char_indices();
    let end = signs.find(|(_, sign)| {
        match sign {
            '(' => depth += 1,
            ')' => depth = depth.saturating_sub(1),
            _ => {}
        }
        depth == 0
    });
    end.map(|(at, _)| at)
}

const fn empty_row(line: usize) -> Row<Move> {
    Row {
        line,
        moves: Vec::new(),
        number: None,
        inner: Vec::new(),
        is_apart: false,
    }
}

/// Whether a line is one word of several moves.
pub fn is_glued(line: &str) -> bool {
    let line = line.trim();
    let is_apart = |char: char| char.is_whitespace() || matches!(char, ',' | ';' | '.');
    let moves = parse_position_string(line).unwrap_or_default();
    let has_points = moves.iter().any(|turn| *turn != Move::Pass);
    !line.contains(is_apart) && has_points && moves.len() > 1
}

/// The part of a line that has the moves: what comes after the mark in an address, or all of it.
fn moves_of(line: &str) -> &str {
    let address = line
        .split_once("://")
        .and_then(|(_, rest)| rest.split_once(ADDRESS));
    address.map_or(line, |(_, moves)| moves)
}

fn words(line: &str) -> impl Iterator<Item = Word<'_>> {
    let is_separator = |char: char| {
        char.is_whitespace()
            || matches!(char, ',' | ';' | '|' | '(' | '[' | ']' | '，' | '、' | '；')
    };
    let words: Vec<&str> = line
        .split(is_separator)
        .filter(|word| !word.is_empty())
        .collect();
    // Numbers without a point are those of moves if the line begins with one, and each stands before a move.
    let is_bare = |word: &str| word.bytes().all(|digit| digit.is_ascii_digit());
    let may_be_bare = words.first().is_some_and(|word| is_bare(word));
    let nexts: Vec<bool> = (1..=words.len())
        .map(|next| {
            words
                .get(next)
                .is_some_and(|word| moves_of_word(word).is_some())
        })
        .collect();
    let words = words.into_iter().zip(nexts);
    words.flat_map(move |(word, is_before_move)| match word.parse() {
        Ok(number) if may_be_bare && is_before_move && is_bare(word) => vec![Word::Number(number)],
        _ => parts_of(word),
    })
}

/// The number of a move, and what follows it without a space.
fn parts_of(word: &str) -> Vec<Word<'_>> {
    let digits = word.bytes().take_while(u8::is_ascii_digit).count();
    let after = word[digits..].trim_start_matches(['.', ')', '…', '、']);
    let signs = &word[digits..word.len() - after.len()];
    // White's move after its number, `12... i9`, begins nothing new.
    let is_second = signs.len() > 1;
    let number = word[..digits].parse().ok().filter(|_| !signs.is_empty());
    let mut parts = Vec::new();
    let rest = match number {
        Some(number) => {
            parts.push(Word::Number(if is_second { usize::MAX } else { number }));
            after
        }
        None => word.trim_end_matches(')'),
    };
    if !rest.is_empty() {
        parts.push(moves_of_word(rest).map_or(Word::Other(rest), Word::Moves));
    }
    parts
}

/// The moves of a word: `h8i9`, `h8-i9`, `pass`.
fn moves_of_word(word: &str) -> Option<Vec<Move>> {
    if word.eq_ignore_ascii_case(PASS) {
        return Some(vec![Move::Pass]);
    }
    if let Ok(moves) = parse_position_string(word) {
        return Some(moves);
    }
    let parts = word.split(['-', '–']);
    parts.map(|part| part.parse().ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::write_move_list;

    fn moves(line: &str) -> Vec<String> {
        match point_line(1, line) {
            PointLine::Moves(rows, _) => {
                rows.iter().map(|row| write_move_list(&row.moves)).collect()
            }
            _ => Vec::new(),
        }
    }

    #[test]
    fn moves_are_words_in_many_forms() {
        for line in [
            "h8i9j10",
            "h8 i9 J10",
            "1. h8 i9 2. j10",
            "1.h8 1...i9 2.j10",
            "1) h8 2) i9 3) j10",
            "(h8, i9; j10)",
            "h8-i9-j10",
            "https://example.org/app/#/h8i9j10",
            "h8 i9 j10 Black resigns",
            "1 h8 2 i9 3 j10",
            "1;h8;i9;2;j10",
            "1. h8 {the centre} i9 (1... h9 2. i8) 2. j10",
        ] {
            assert_eq!(moves(line), ["h8 i9 j10"], "{line}");
        }
        assert_eq!(moves("1. h8 i9 1. h8 h9"), ["h8 i9", "h8 h9"]);
        assert_eq!(moves("h8 pass -- i9"), ["h8 -- -- i9"]);
    }

    #[test]
    fn other_lines_are_told_apart() {
        assert_eq!(point_line(1, "-----"), PointLine::Gap);
        assert!(!is_glued("----") && is_glued("h8--i9"));
        for line in [
            "milk, eggs",
            "a1 sauce",
            "my move was h8",
            "h8 is better than i9 I think",
        ] {
            assert_eq!(point_line(1, line), PointLine::Other, "{line}");
        }
        assert!(matches!(
            point_line(1, "h8 i9 zz j10"),
            PointLine::Broken(_, word) if word == "zz"
        ));
        let PointLine::Moves(_, rest) = point_line(1, "h8 i9 j10 (B+5) x") else {
            panic!("moves")
        };
        assert_eq!(rest, ["B+5 x"]);
    }
}

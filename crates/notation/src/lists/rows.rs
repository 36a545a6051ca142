//! The lines of a text with their moves, and which of them belong to one game.

use std::collections::HashSet;
use std::hash::Hash;

use super::move_numbers::NumberCheck;

/// The fewest signs of a line that only separates.
const MIN_RULER: usize = 3;

/// The moves of a line, or of the part of it that begins a new game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row<T> {
    /// The number of the line.
    pub line: usize,
    /// The moves.
    pub moves: Vec<T>,
    /// The number of the first move, if the line gives it.
    pub number: Option<usize>,
    /// The numbers between the moves, each after so many of them.
    pub inner: Vec<(usize, usize)>,
    /// Whether an empty line or a ruler comes before it.
    pub is_apart: bool,
}

/// The moves of a game, each with its line.
pub type Line<T> = Vec<(usize, T)>;

/// Whether a line only separates: `-----`.
pub fn is_ruler(line: &str) -> bool {
    let line = line.trim();
    let first = line.chars().next().unwrap_or_default();
    let is_sign = matches!(first, '-' | '=' | '*' | '_' | '~' | '#' | '+');
    is_sign && line.chars().count() >= MIN_RULER && line.chars().all(|sign| sign == first)
}

/// The games of rows, and whether lines were taken as games only because points come twice otherwise.
///
/// A game ends where move 1 comes again. Without numbers it ends at an empty line, unless each part has one move only; and
/// where a point would come twice in it and in none of its lines, each line is a game. `is_stone` tells what takes a point.
pub fn games<T: Eq + Hash + Clone>(
    rows: &[Row<T>],
    is_stone: fn(&T) -> bool,
) -> (Vec<Line<T>>, bool) {
    let has_repeats = |moves: &[T]| has_repeats(moves.iter().filter(|turn| is_stone(turn)));
    let mut games = Vec::new();
    let mut is_by_line = false;
    for numbered in parts(rows, |row| row.number == Some(1)) {
        let has_numbers = numbered.iter().any(|row| row.number.is_some());
        let paragraphs = parts(numbered, |row| row.is_apart);
        let is_list = paragraphs.iter().all(|rows| count(rows) > 1);
        let paragraphs = if is_list && !has_numbers {
            paragraphs
        } else {
            vec![numbered]
        };
        for rows in paragraphs {
            let is_apart = |row: &Row<T>| row.moves.len() > 1 && !has_repeats(&row.moves);
            let all: Vec<T> = rows.iter().flat_map(|row| row.moves.clone()).collect();
            if !has_numbers && rows.len() > 1 && rows.iter().all(is_apart) && has_repeats(&all) {
                is_by_line = true;
                games.extend(rows.iter().map(|row| line(std::slice::from_ref(row))));
            } else {
                games.push(line(rows));
            }
        }
    }
    games.retain(|game: &Line<T>| !game.is_empty());
    (games, is_by_line)
}

/// The numbers before moves that are not those of the moves, each with its line. Lines count from move 1 on.
pub fn wrong_numbers<T>(rows: &[Row<T>]) -> Vec<(usize, usize)> {
    let mut wrong = Vec::new();
    for game in parts(rows, |row| row.number == Some(1)) {
        let mut check = NumberCheck::default();
        for row in game {
            let mut taken = 0;
            let first = row.number.map(|number| (0, number));
            for (before, number) in first.into_iter().chain(row.inner.iter().copied()) {
                check.moves(before - taken);
                taken = before;
                if !check.is_right(number) {
                    wrong.push((row.line, number));
                }
            }
            check.moves(row.moves.len() - taken);
        }
    }
    wrong
}

/// The rows in parts that begin where a row says so.
fn parts<T>(rows: &[Row<T>], is_first: impl Fn(&Row<T>) -> bool) -> Vec<&[Row<T>]> {
    let is_together = |_: &Row<T>, next: &Row<T>| !is_first(next);
    rows.chunk_by(is_together).collect()
}

fn line<T: Clone>(rows: &[Row<T>]) -> Line<T> {
    let moves = |row: &Row<T>| {
        row.moves
            .iter()
            .map(|turn| (row.line, turn.clone()))
            .collect::<Vec<_>>()
    };
    rows.iter().flat_map(moves).collect()
}

fn count<T>(rows: &[Row<T>]) -> usize {
    rows.iter().map(|row| row.moves.len()).sum()
}

/// Whether a move comes twice.
fn has_repeats<'a, T: Eq + Hash + 'a>(mut moves: impl Iterator<Item = &'a T>) -> bool {
    let mut before = HashSet::new();
    moves.any(|turn| !before.insert(turn))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(moves: &[u8], number: Option<usize>, is_apart: bool) -> Row<u8> {
        let (line, moves) = (1, moves.to_vec());
        Row {
            line,
            moves,
            number,
            inner: Vec::new(),
            is_apart,
        }
    }

    const PASS: u8 = 0;

    fn found(rows: &[Row<u8>]) -> (Vec<usize>, bool) {
        let (games, is_by_line) = games(rows, |turn| *turn != PASS);
        (games.iter().map(Vec::len).collect(), is_by_line)
    }

    #[test]
    fn games_end_where_move_1_comes_again_or_at_an_empty_line() {
        let numbered = [
            row(&[1, 2], Some(1), false),
            row(&[3], Some(3), true),
            row(&[1], Some(1), false),
        ];
        assert_eq!(found(&numbered), (vec![3, 1], false));
        let apart = [
            row(&[1, 2], None, false),
            row(&[3], None, false),
            row(&[4, 5], None, true),
        ];
        assert_eq!(found(&apart), (vec![3, 2], false));
        let column = [
            row(&[1], None, false),
            row(&[2], None, true),
            row(&[3], None, true),
        ];
        assert_eq!(found(&column), (vec![3], false));
    }

    #[test]
    fn lines_are_games_where_a_point_would_come_twice() {
        assert_eq!(
            found(&[row(&[1, 2], None, false), row(&[1, 3], None, false)]),
            (vec![2, 2], true)
        );
        assert_eq!(
            found(&[row(&[1, 2], None, false), row(&[4, 3], None, false)]),
            (vec![4], false)
        );
        let passes = [
            row(&[1, PASS, 2], None, false),
            row(&[3, PASS], None, false),
        ];
        assert_eq!(found(&passes), (vec![5], false));
        // Within a line it is the game's own fault.
        assert_eq!(
            found(&[row(&[1, 2, 1], None, false), row(&[4, 3], None, false)]),
            (vec![5], false)
        );
    }

    #[test]
    fn lines_of_the_same_sign_are_rulers() {
        assert!(["-----", "===", " *** "].iter().all(|line| is_ruler(line)));
        assert!(
            ["--", "h8", "", "-+-", "- - -"]
                .iter()
                .all(|line| !is_ruler(line))
        );
    }
}

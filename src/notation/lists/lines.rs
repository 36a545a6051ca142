//! Openings, one a line: as offsets from the centre (Piskvork, Gomocup, c-gomoku-cli), or as points whose rows count from the
//! top (c-gomoku-cli, GomocupJudge).

use std::fmt::Write as _;

use crate::notation::files::{
    Assumption, Format, LossReport, ReadError, ReadFault, ReadGame, Sink, WriteError, main_stones,
};
use crate::notation::game_info::GameInfo;
use crate::notation::game_tree::{Flip, GameTree};
use crate::notation::position_string::{parse_position_string, write_position_string};
use crate::notation::psq::{coordinates, point};
use crate::rules::{BoardSize, Move, Point};

/// The board of such files where they are not told another: that of Gomocup.
const LARGE: u8 = 20;

fn large() -> BoardSize {
    BoardSize::new(LARGE).unwrap_or(BoardSize::MAX)
}

/// The lines that are not empty, with their numbers.
fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let lines = (1..).zip(text.lines().map(str::trim));
    lines.filter(|(_, line)| !line.is_empty())
}

/// The offsets of a line; none if it is anything else.
fn offsets(line: &str) -> Option<Vec<[i32; 2]>> {
    let words = line
        .trim_end_matches(',')
        .split(',')
        .map(|word| word.trim().parse().ok());
    let numbers: Vec<i32> = words.collect::<Option<_>>()?;
    let pairs = numbers.chunks_exact(2);
    let is_even = pairs.remainder().is_empty();
    is_even.then(|| pairs.map(|pair| [pair[0], pair[1]]).collect())
}

/// Whether a text looks like a list of openings as offsets: numbers with commas, more than one pair on the first line.
pub fn is_offsets(text: &str) -> bool {
    let mut lines = lines(text).map(|(_, line)| offsets(line));
    lines.next().flatten().is_some_and(|first| first.len() > 1)
}

/// Reads openings as offsets.
pub fn read_offsets(text: &str, sink: &mut Sink<'_>) -> Result<(), ReadError> {
    let size = sink.options().size.unwrap_or_else(large);
    let centre = i32::from(size.get() / 2);
    let opening = |line: &str| {
        let expected = "pairs of numbers with commas, like 0,0, 1,-1";
        let pairs = offsets(line).ok_or_else(|| ReadFault::invalid(line, expected))?;
        let moves = pairs.into_iter().map(|[dx, dy]| {
            let found = point(centre.saturating_add(dx), centre.saturating_add(dy), size);
            let point = found.ok_or_else(|| ReadFault::off_board(&format!("{dx},{dy}"), size))?;
            Ok(Move::Stone(point))
        });
        moves.collect::<Result<Vec<_>, ReadFault>>()
    };
    read_lines(text, Format::Offsets, size, sink, opening)
}

/// Whether a text looks like a list of openings as points: at least two lines, each of moves without spaces.
pub fn is_pos_lines(text: &str) -> bool {
    let is_opening = |line: &str| {
        let is_word = !line.contains(char::is_whitespace);
        is_word && parse_position_string(line).is_ok_and(|moves| moves.len() > 1)
    };
    let mut lines = lines(text).map(|(_, line)| is_opening(line));
    lines.next() == Some(true) && lines.next() == Some(true)
}

/// Reads openings as points whose rows count from the top.
pub fn read_pos_lines(text: &str, sink: &mut Sink<'_>) -> Result<(), ReadError> {
    let given = sink.options().size;
    let is_small = |line: &str| {
        let moves = parse_position_string(line).unwrap_or_default();
        let mut points = moves.into_iter().filter_map(Move::point);
        points.all(|point| BoardSize::DEFAULT.contains(point))
    };
    let size = given.unwrap_or_else(|| match lines(text).all(|(_, line)| is_small(line)) {
        true => BoardSize::DEFAULT,
        false => large(),
    });
    let opening = |line: &str| {
        let moves =
            parse_position_string(line).map_err(|error| ReadFault::Text(error.to_string()))?;
        let from_top = |turn: Move| match turn {
            Move::Stone(point) if size.contains(point) => {
                Ok(Move::Stone(Flip::Rows.point(size, point)))
            }
            Move::Stone(point) => Err(ReadFault::off_board(&point.to_string(), size)),
            Move::Pass => Ok(Move::Pass),
        };
        moves.into_iter().map(from_top).collect()
    };
    read_lines(text, Format::PosLines, size, sink, opening)
}

/// Reads one opening from each line.
fn read_lines(
    text: &str,
    format: Format,
    size: BoardSize,
    sink: &mut Sink<'_>,
    opening: impl Fn(&str) -> Result<Vec<Move>, ReadFault>,
) -> Result<(), ReadError> {
    let mut first_error = None;
    for (number, line) in lines(text) {
        let found = opening(line).and_then(|moves| Ok(GameTree::of_moves(size, &moves)?));
        match found {
            Ok(tree) => {
                let mut game = ReadGame::new(GameInfo::default(), tree);
                if sink.options().size.is_none() {
                    game.lost.assume(Assumption::Size(size));
                }
                if format == Format::PosLines {
                    game.lost.assume(Assumption::RowsFromTop);
                }
                sink.game(game)?;
            }
            Err(fault) => {
                let error = fault.in_line(number);
                first_error.get_or_insert_with(|| error.clone());
                sink.skip(error)?;
            }
        }
    }
    match first_error {
        Some(error) if sink.games() == 0 => Err(error),
        None if sink.games() == 0 => Err(ReadFault::Empty.into()),
        _ => Ok(()),
    }
}

/// Writes the main lines of games as offsets, one a line.
pub fn write_offsets(games: &[ReadGame], lost: &mut LossReport) -> Result<String, WriteError> {
    let offset = |point: Point, size: BoardSize| {
        let (x, y) = coordinates(point, size);
        let centre = i32::from(size.get() / 2);
        format!("{},{}", i32::from(x) - centre, i32::from(y) - centre)
    };
    write_lines(games, Format::Offsets, lost, |points, size| {
        let offsets = points.into_iter().map(|point| offset(point, size));
        offsets.collect::<Vec<_>>().join(", ")
    })
}

/// Writes the main lines of games as points whose rows count from the top, one a line.
pub fn write_pos_lines(games: &[ReadGame], lost: &mut LossReport) -> Result<String, WriteError> {
    write_lines(games, Format::PosLines, lost, |points, size| {
        let from_top = points
            .into_iter()
            .map(|point| Flip::Rows.point(size, point));
        write_position_string(&from_top.map(Move::Stone).collect::<Vec<_>>())
    })
}

fn write_lines(
    games: &[ReadGame],
    format: Format,
    lost: &mut LossReport,
    line: impl Fn(Vec<Point>, BoardSize) -> String,
) -> Result<String, WriteError> {
    let mut text = String::new();
    for game in games {
        let points = main_stones(game, format, lost)?;
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{}", line(points, game.tree.size()));
    }
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::files::{GameFile, ReadOptions, read_games};
    use crate::notation::write_move_list;

    fn read(text: &str, size: Option<u8>) -> GameFile {
        let options = ReadOptions {
            size: size.map(|size| BoardSize::new(size).unwrap()),
            ..ReadOptions::default()
        };
        read_games("openings.txt", text.as_bytes(), &options).unwrap()
    }

    fn moves(file: &GameFile) -> Vec<String> {
        let games = file.games.iter();
        games
            .map(|game| write_move_list(&game.tree.main_moves()))
            .collect()
    }

    #[test]
    fn offsets_count_from_the_centre_and_down() {
        let text = "0,0, 1,-1, 2,-2\r\n\r\n-1,3,0,0,\r\n9,99, 0,0\r\n";
        let file = read(text, Some(15));
        assert_eq!(file.format, Format::Offsets);
        assert_eq!(moves(&file), ["h8 i9 j10", "g5 h8"]);
        assert!(file.skipped[0].to_string().starts_with("line 4: `9,99`"));
        assert_eq!(moves(&read("8,-3, 6,-4", None)), ["s13 q14"]);
    }

    #[test]
    fn lines_of_points_count_rows_from_the_top() {
        let file = read("d3e5\nf6d7g1\n", Some(20));
        assert_eq!(file.format, Format::PosLines);
        assert_eq!(moves(&file), ["d18 e16", "f15 d14 g20"]);
        assert_eq!(moves(&read("h8j6\nh8i7\n", None)), ["h8 j10", "h8 i9"]);
    }
}

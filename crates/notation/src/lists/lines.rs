//! Openings, one a line: as offsets from the centre (Piskvork, Gomocup, c-gomoku-cli), or as points whose rows count from the
//! top (c-gomoku-cli, GomocupJudge).

use super::coordinate_rows::{CoordinateLine, Pair, coordinate_line};
use super::listed_games::{Grouping, ListLine, ListedGame, hand_on, listed, tree_of};
use super::point_rows::{PointLine, is_glued, point_line};
use super::sections::sections;
use crate::game_file::{Assumption, Format, ReadError, ReadFault, ReadGame, Sink};
use crate::game_tree::Flip;
use crate::position_string::write_position_string;
use crate::psq::{coordinates, point};
use narabe_rules::{BoardSize, Move, Point};

/// The board of such files where they are not told another: that of Gomocup.
const LARGE: u8 = 20;

fn large() -> BoardSize {
    BoardSize::new(LARGE).unwrap_or(BoardSize::MAX)
}

/// Whether a text looks like a list of openings as offsets: lines of numbers, one of them negative; or with commas between all
/// of them, and a first move in the centre.
pub fn is_offsets(text: &str) -> bool {
    let Ok(sections) = sections(text) else {
        return false;
    };
    let lines = sections.iter().flat_map(|section| &section.lines);
    let lines = lines.map(|&(number, line)| coordinate_line(number, line));
    let (mut count, mut others) = (0, 0);
    let (mut is_negative, mut is_central) = (false, true);
    for line in lines {
        match line {
            CoordinateLine::Gap => {}
            CoordinateLine::Other => others += 1,
            CoordinateLine::Pairs { row, is_comma_list } => {
                count += 1;
                is_negative |= row.moves.as_flattened().iter().any(|number| *number < 0);
                is_central &= is_comma_list && row.moves.len() > 1 && row.moves[0] == [0, 0];
            }
        }
    }
    count > 0 && count >= others && (is_negative || is_central)
}

/// Reads openings as offsets.
pub fn read_offsets(text: &str, sink: &mut Sink<'_>) -> Result<(), ReadError> {
    let listed = listed(
        text,
        &Grouping::ByLine,
        |number, line| match coordinate_line(number, line) {
            CoordinateLine::Gap => ListLine::Gap,
            CoordinateLine::Pairs { row, .. } => ListLine::Moves(vec![row], Vec::new()),
            CoordinateLine::Other => ListLine::Other,
        },
    )?;
    let given = sink.options().size;
    let read = |game: ListedGame<Pair>| {
        let named = game.head.size.or(given);
        let size = named.unwrap_or_else(large);
        let centre = i32::from(size.get() / 2);
        let turn = |[dx, dy]: Pair| {
            let found = point(centre.saturating_add(dx), centre.saturating_add(dy), size);
            let point = found.ok_or_else(|| ReadFault::off_board(&format!("{dx},{dy}"), size))?;
            Ok(Move::Stone(point))
        };
        let moves = game.moves.iter().map(|&(line, pair)| (line, turn(pair)));
        let tree = tree_of(&game.head, size, moves)?;
        let mut lost = game.lost;
        if named.is_none() {
            lost.assume(Assumption::Size(size));
        }
        Ok(ReadGame {
            info: game.head.info,
            tree,
            lost,
        })
    };
    let none = ReadFault::NotThis(
        Format::Offsets,
        "no line has pairs of numbers, like 0,0, 1,-1",
    );
    hand_on(listed.games.into_iter().map(read), none, sink)
}

/// Whether a text looks like a list of openings as points: at least two lines, each of moves without spaces.
pub fn is_pos_lines(text: &str) -> bool {
    let Ok(sections) = sections(text) else {
        return false;
    };
    let lines = sections.iter().flat_map(|section| &section.lines);
    let mut lines = lines.map(|(_, line)| *line).filter(|line| !line.is_empty());
    lines.next().is_some_and(is_glued) && lines.next().is_some_and(is_glued)
}

/// Reads openings as points whose rows count from the top.
pub fn read_pos_lines(text: &str, sink: &mut Sink<'_>) -> Result<(), ReadError> {
    let listed = listed(text, &Grouping::ByLine, |number, line| {
        match point_line(number, line) {
            PointLine::Gap => ListLine::Gap,
            PointLine::Moves(rows, rest) => ListLine::Moves(rows, rest),
            PointLine::Broken(rows, word) => {
                ListLine::Broken(rows, ReadFault::invalid(&word, "a move").in_line(number))
            }
            PointLine::Other => ListLine::Other,
        }
    })?;
    let given = sink.options().size;
    let mut points = listed
        .games
        .iter()
        .flat_map(|game| &game.moves)
        .filter_map(|(_, turn)| turn.point());
    let usual = if points.all(|point| BoardSize::DEFAULT.contains(point)) {
        BoardSize::DEFAULT
    } else {
        large()
    };
    let read = |game: ListedGame<Move>| {
        if let Some(error) = game.error {
            return Err(error);
        }
        let named = game.head.size.or(given);
        let size = named.unwrap_or(usual);
        let from_top = |turn: Move| match turn {
            Move::Stone(point) if size.contains(point) => {
                Ok(Move::Stone(Flip::Rows.point(size, point)))
            }
            Move::Stone(point) => Err(ReadFault::off_board(&point.to_string(), size)),
            Move::Pass => Ok(Move::Pass),
        };
        let moves = game
            .moves
            .iter()
            .map(|&(line, turn)| (line, from_top(turn)));
        let tree = tree_of(&game.head, size, moves)?;
        let mut lost = game.lost;
        if named.is_none() {
            lost.assume(Assumption::Size(size));
        }
        if game.head.format != Some(Format::PosLines) {
            lost.assume(Assumption::RowsFromTop);
        }
        Ok(ReadGame {
            info: game.head.info,
            tree,
            lost,
        })
    };
    let none = ReadFault::NotThis(Format::PosLines, "no line has moves, like h8i9j10");
    hand_on(listed.games.into_iter().map(read), none, sink)
}

/// Stones as offsets.
pub fn offsets_line(moves: &[Move], size: BoardSize) -> String {
    let centre = i32::from(size.get() / 2);
    let offset = |point: Point| {
        let (x, y) = coordinates(point, size);
        format!("{},{}", i32::from(x) - centre, i32::from(y) - centre)
    };
    let points = moves.iter().filter_map(|turn| turn.point());
    points.map(offset).collect::<Vec<_>>().join(", ")
}

/// Moves without separators, whose rows count from the top.
pub fn pos_line(moves: &[Move], size: BoardSize) -> String {
    let from_top = |turn: &Move| match turn {
        Move::Stone(point) => Move::Stone(Flip::Rows.point(size, *point)),
        Move::Pass => Move::Pass,
    };
    write_position_string(&moves.iter().map(from_top).collect::<Vec<_>>())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::files::read_games;
    use crate::game_file::{GameFile, ReadOptions};
    use crate::write_move_list;

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
        assert_eq!(moves(&read("Size: 15\n0,0, 1,1\n", None)), ["h8 i7"]);
    }

    #[test]
    fn bug_coordinates_with_commas_between_them_were_taken_as_offsets() {
        for text in ["7,7, 8,6, 9,5", "7,7,8,6,9,5"] {
            let file = read(text, None);
            assert_eq!(
                (file.format, moves(&file)),
                (Format::Coordinates, vec!["h8 i9 j10".to_owned()])
            );
        }
        assert_eq!(read("0,0, 1,1, 2,2\n", None).format, Format::Offsets);
    }

    #[test]
    fn lines_of_points_count_rows_from_the_top() {
        let file = read("d3e5\nf6d7g1\n", Some(20));
        assert_eq!(file.format, Format::PosLines);
        assert_eq!(moves(&file), ["d18 e16", "f15 d14 g20"]);
        assert_eq!(moves(&read("h8j6\nh8i7\n", None)), ["h8 j10", "h8 i9"]);
        let file = read("h8j6\nh8i7\nrubbish\nh8zzi7\n", None);
        assert_eq!(moves(&file).len(), 2);
        let odd: Vec<String> = file.games[1].lost.odd().map(ToString::to_string).collect();
        assert_eq!(odd.len(), 2, "{odd:?}");
    }
}

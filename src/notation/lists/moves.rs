//! Games as moves: points with or without spaces, numbers and commas between them, or the address of a gomocalc page. What
//! lines with a colon say of a game is read too, and several games in a text are told apart, see
//! [`rows`](super::rows::games).

use super::listed_games::{Grouping, ListLine, Listed, ListedGame, hand_on, listed, tree_of};
use super::point_rows::{PointLine, is_glued, point_line};
use super::sections::sections;
use crate::notation::files::{Assumption, Format, ReadError, ReadFault, ReadGame, Sink};
use crate::notation::text_lines::numbered_lines;
use crate::rules::{BoardSize, Move, Point};

/// The sizes that are tried where a text names none.
const SIZES: [u8; 4] = [15, 19, 20, 25];

/// The smallest usual board that has all points.
pub fn size_of(points: impl Iterator<Item = Point> + Clone) -> BoardSize {
    let sizes = SIZES.iter().filter_map(|&size| BoardSize::new(size).ok());
    let is_fit = |size: &BoardSize| points.clone().all(|point| size.contains(point));
    sizes.into_iter().find(is_fit).unwrap_or(BoardSize::MAX)
}

/// Whether a text is a list of moves: all its lines are, or one of them has several moves.
pub fn is_moves(text: &str) -> bool {
    let Ok(sections) = sections(text) else {
        return false;
    };
    let lines = sections.iter().flat_map(|section| &section.lines);
    let counts: Vec<Option<usize>> = lines
        .filter_map(|&(number, line)| match point_line(number, line) {
            PointLine::Gap => None,
            PointLine::Moves(rows, _) => Some(Some(rows.iter().map(|row| row.moves.len()).sum())),
            PointLine::Broken(..) | PointLine::Other => Some(None),
        })
        .collect();
    let is_whole = !counts.is_empty() && counts.iter().all(Option::is_some);
    is_whole || counts.iter().flatten().any(|count| *count > 1)
}

/// The games of a text.
fn games(text: &str) -> Result<Listed<Move>, ReadError> {
    listed(
        text,
        &Grouping::Free(|turn| *turn != Move::Pass),
        |number, line| match point_line(number, line) {
            PointLine::Gap => ListLine::Gap,
            PointLine::Moves(rows, rest) => ListLine::Moves(rows, rest),
            PointLine::Broken(rows, word) => {
                ListLine::Broken(rows, ReadFault::invalid(&word, "a move").in_line(number))
            }
            PointLine::Other => ListLine::Other,
        },
    )
}

/// Reads lists of moves.
pub fn read_moves(text: &str, sink: &mut Sink<'_>) -> Result<(), ReadError> {
    let listed = games(text)?;
    let given = sink.options().size;
    let points = listed.games.iter().flat_map(|game| &game.moves);
    let usual = size_of(points.filter_map(|(_, turn)| turn.point()));
    // Rows of such words count from the bottom with players, and from the top in some programs.
    let is_glued = numbered_lines(text).any(|(_, line)| is_glued(line));
    let read = |game: ListedGame<Move>| {
        if let Some(error) = game.error {
            return Err(error);
        }
        let named = game.head.size.or(given);
        let size = named.unwrap_or(usual);
        let turn = |turn: Move| match turn.point() {
            Some(point) if !size.contains(point) => {
                Err(ReadFault::off_board(&point.to_string(), size))
            }
            _ => Ok(turn),
        };
        let moves = game.moves.iter().map(|&(line, move_)| (line, turn(move_)));
        let tree = tree_of(&game.head, size, moves)?;
        let mut lost = game.lost;
        if named.is_none() {
            lost.assume(Assumption::Size(size));
        }
        if is_glued && game.head.format != Some(Format::Moves) {
            lost.assume(Assumption::RowsFromBottom);
        }
        if listed.is_by_line {
            lost.assume(Assumption::GamePerLine);
        }
        Ok(ReadGame {
            info: game.head.info,
            tree,
            lost,
        })
    };
    let none = ReadFault::NotThis(Format::Moves, "no line has moves, like h8 i9 j10");
    hand_on(listed.games.into_iter().map(read), none, sink)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::files::{GameFile, ReadOptions, read_games};
    use crate::notation::write_move_list;

    fn read(text: &str) -> Result<GameFile, ReadError> {
        read_games("", text.as_bytes(), &ReadOptions::default())
    }

    fn moves(file: &GameFile) -> Vec<String> {
        let games = file.games.iter();
        games
            .map(|game| write_move_list(&game.tree.main_moves()))
            .collect()
    }

    #[test]
    fn the_smallest_usual_board_is_taken() {
        assert_eq!(read("h8 p16").unwrap().games[0].tree.size().get(), 19);
        let named = read("Size: 9\nc3 d4").unwrap();
        assert_eq!(named.games[0].tree.size().get(), 9);
        assert!(named.games[0].lost.assumed().next().is_none());
    }

    #[test]
    fn bug_games_one_a_line_became_one_game() {
        for text in [
            "h8 i9 j10 k11\nh8 h9 g7 f6\n",
            "h8 i9 j10 k11\n\nh8 h9 g7 f6\n",
            "h8 i9 j10 k11\n-----\nh8 h9 g7 f6\n",
            "1. h8 i9 2. j10 k11\n1. h8 h9 2. g7 f6\n",
            "1. h8 i9\n2. j10 k11\n1. h8 h9\n2. g7 f6\n",
            "1. h8 i9 2. j10 k11 1. h8 h9 2. g7 f6",
            "Black: Ann\nh8 i9 j10 k11\nBlack: Bob\nh8 h9 g7 f6\n",
        ] {
            assert_eq!(
                moves(&read(text).unwrap()),
                ["h8 i9 j10 k11", "h8 h9 g7 f6"],
                "{text}"
            );
        }
        // A list that goes on in the next line is one game.
        assert_eq!(
            moves(&read("h8 i9 j10\nk11 g7\n").unwrap()),
            ["h8 i9 j10 k11 g7"]
        );
        assert_eq!(moves(&read("h8\n\ni9\n\nj10\n").unwrap()), ["h8 i9 j10"]);
    }

    #[test]
    fn lines_that_are_no_moves_are_named() {
        let file = read("My game today:\n\nh8 i9 j10\nWhim: x\n\nregards, Ann\n").unwrap();
        assert_eq!(moves(&file), ["h8 i9 j10"]);
        let odd: Vec<String> = file.games[0].lost.odd().map(ToString::to_string).collect();
        assert_eq!(odd.len(), 3, "{odd:?}");
        assert!(
            odd.iter()
                .any(|odd| odd.starts_with("line 6: `regards, Ann`")),
            "{odd:?}"
        );
        let error = read("h8 i9\n1. h8 i9 zz j10 k11\n").unwrap();
        assert_eq!(error.skipped[0].to_string(), "line 2: `zz` is not a move");
        assert!(read("milk, eggs").is_err());
    }
}

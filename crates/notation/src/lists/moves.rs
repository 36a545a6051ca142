//! Games as moves: points with or without spaces, numbers and commas between them, or the address of a gomocalc page. Lines
//! with a colon give details of a game. Where a text has several games, [`rows`](super::rows::games) separates them.

use super::column_letters::{ColumnLetters, POINT_WITHOUT_I};
use super::listed_games::{Grouping, ListLine, Listed, ListedGame, hand_on, listed, tree_of};
use super::point_rows::{PointLine, is_glued, point_line};
use super::sections::sections;
use crate::game_file::{Assumption, Format, ReadError, ReadFault, ReadGame, Sink};
use crate::text_lines::numbered_lines;
use narabe_rules::{BoardSize, Move, Point};

/// The sizes that are tried where a text names none.
const SIZES: [u8; 4] = [15, 19, 20, 25];

/// The smallest usual board that has all points.
pub fn size_of(points: impl Iterator<Item = Point> + Clone) -> BoardSize {
    let sizes = SIZES.iter().filter_map(|&size| BoardSize::new(size).ok());
    let is_fit = |size: &BoardSize| points.clone().all(|point| size.contains(point));
    sizes.into_iter().find(is_fit).unwrap_or(BoardSize::MAX)
}

/// The smallest usual board that has all points, where the letters of their columns may skip I.
pub fn size_of_named(points: impl Iterator<Item = Point> + Clone) -> BoardSize {
    let size = size_of(points.clone());
    let back: Option<Vec<Point>> = points
        .map(|point| ColumnLetters::WithoutI.turn(Move::Stone(point))?.point())
        .collect();
    // With an I none is skipped.
    back.map_or(size, |points| size.min(size_of(points.into_iter())))
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
    let usual = size_of_named(points.filter_map(|(_, turn)| turn.point()));
    let columns = listed.games.iter().flat_map(|game| {
        let size = game.head.size.or(given).unwrap_or(usual);
        let points = game.moves.iter().filter_map(|(_, turn)| turn.point());
        points.map(move |point| (point.x, size))
    });
    let found = ColumnLetters::of(columns);
    // Rows of such words count from the bottom with players, and from the top in some programs.
    let is_glued = numbered_lines(text).any(|(_, line)| is_glued(line));
    let read = |game: ListedGame<Move>| {
        if let Some(error) = game.error {
            return Err(error);
        }
        let named = game.head.size.or(given);
        let size = named.unwrap_or(usual);
        let letters = game.head.columns.unwrap_or(found);
        let turn = |turn: Move| match letters.turn(turn) {
            Some(Move::Stone(point)) if !size.contains(point) => {
                Err(ReadFault::off_board(&turn.to_string(), size))
            }
            found => found.ok_or_else(|| ReadFault::invalid(&turn.to_string(), POINT_WITHOUT_I)),
        };
        let moves = game.moves.iter().map(|&(line, move_)| (line, turn(move_)));
        let tree = tree_of(&game.head, size, moves)?;
        let mut lost = game.lost;
        if named.is_none() {
            lost.assume(Assumption::Size(size));
        }
        if game.head.columns.is_none() && game.head.format != Some(Format::Moves) {
            letters.tell(&mut lost);
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
    use crate::files::read_games;
    use crate::game_file::{GameFile, ReadOptions};
    use crate::write_move_list;

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
        // A list that continues on the next line is one game.
        assert_eq!(
            moves(&read("h8 i9 j10\nk11 g7\n").unwrap()),
            ["h8 i9 j10 k11 g7"]
        );
        assert_eq!(moves(&read("h8\n\ni9\n\nj10\n").unwrap()), ["h8 i9 j10"]);
    }

    #[test]
    fn bug_a_number_that_was_not_that_of_the_move_was_silent() {
        let odd = |text: &str| -> Vec<String> {
            let file = read(text).unwrap();
            file.games[0].lost.odd().map(ToString::to_string).collect()
        };
        for text in [
            "1 h8\n2 i9\n4 j10\n",
            "1.h8 2.i9\n\n4.j10",
            "1. h8 i9\n4. j10 k11",
        ] {
            let told = odd(text);
            assert_eq!(told.len(), 1, "{text}: {told:?}");
            assert!(
                told[0].ends_with("is not the number of the move that follows"),
                "{told:?}"
            );
        }
        for text in [
            "1.h8 2.i9 3.j10",
            "1. h8 i9 2. j10",
            "1 h8 i9\n3 j10 k11\n",
            "1. h8 1... i9 2. j10",
        ] {
            assert_eq!(odd(text), [""; 0], "{text}");
        }
        // A new game begins.
        let file = read("1. h8 i9 2. j10\n1. h8 h9 2. g7\n").unwrap();
        assert!(
            file.games
                .iter()
                .all(|game| game.lost.odd().next().is_none())
        );
    }

    #[test]
    fn bug_columns_without_i_were_one_off() {
        let told = |text: &str| {
            let file = read(text).unwrap();
            let game = &file.games[0];
            let assumed: Vec<_> = game.lost.assumed().cloned().collect();
            (
                format!("{}: {}", game.tree.size().get(), moves(&file)[0]),
                assumed.contains(&Assumption::ColumnsWithoutI),
                assumed.contains(&Assumption::ColumnsWithI),
            )
        };
        for (text, expected, is_without, is_unsure) in [
            ("Size: 15\nh8 j9 k10 p1", "15: h8 i9 j10 o1", true, false),
            ("h8 j9 k10 p1", "15: h8 i9 j10 o1", true, false),
            ("h8j9k10p1", "15: h8 i9 j10 o1", true, false),
            ("k10 l11 t19", "19: j10 k11 s19", true, false),
            ("h8 i9 p1", "19: h8 i9 p1", false, false),
            ("h8 p16", "19: h8 p16", false, true),
            ("h8 j9 k10", "15: h8 j9 k10", false, true),
            ("h8 g9 f10", "15: h8 g9 f10", false, false),
            (
                "Coordinates: without I\nh8 j9 k10",
                "15: h8 i9 j10",
                false,
                false,
            ),
            (
                "Columns: ABCDEFGHJKLMNOP\nh8 j9 k10",
                "15: h8 i9 j10",
                false,
                false,
            ),
            ("Columns: with I\nh8 j9 k10", "15: h8 j9 k10", false, false),
        ] {
            let expected = (expected.to_owned(), is_without, is_unsure);
            assert_eq!(told(text), expected, "{text}");
        }
        // What one game tells holds for the others.
        let file = read("Size: 15\n\n1. h8 j9\n\n1. h8 p9\n").unwrap();
        assert_eq!(moves(&file), ["h8 i9", "h8 o9"]);
        let error = read("Columns: without I\nh8 i9").unwrap_err();
        assert!(error.to_string().starts_with("line 2: `i9`"), "{error}");
        assert!(read("Size: 15\nh8 i9 p1").is_err());
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

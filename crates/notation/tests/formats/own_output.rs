//! Whatever is written is read again as the same game, without being told the format or the size of the board.

use narabe_notation::{
    Format, GameInfo, GameTree, LossKind, ReadGame, ReadOptions, WriteError, WriteOptions,
    read_games, write_games,
};
use narabe_rules::{BoardSize, Move, Point};
use proptest::prelude::*;

/// The formats of this package's own texts of lists, which name no size unless they must.
const LISTS: [Format; 4] = [
    Format::Offsets,
    Format::PosLines,
    Format::Moves,
    Format::Coordinates,
];

fn sizes() -> impl Iterator<Item = BoardSize> {
    (5..=25).map(|side| BoardSize::new(side).unwrap())
}

/// A game of different points.
fn game(size: BoardSize, points: &[(u8, u8)]) -> ReadGame {
    let mut moves: Vec<Move> = Vec::new();
    for (x, y) in points {
        let turn = Move::Stone(Point::new(x % size.get(), y % size.get()));
        if !moves.contains(&turn) {
            moves.push(turn);
        }
    }
    ReadGame::new(
        GameInfo::default(),
        GameTree::of_moves(size, &moves).unwrap(),
    )
}

/// The size and the stones of a game, in the order of play where the format has one.
fn held(format: Format, game: &ReadGame) -> (BoardSize, Vec<Point>) {
    let tree = &game.tree;
    let setup = tree.setup().iter().map(|(point, _)| *point);
    let moves = tree.main_moves().into_iter().filter_map(Move::point);
    let mut points: Vec<Point> = setup.chain(moves).collect();
    if format == Format::Board {
        points.sort_unstable();
    }
    (tree.size(), points)
}

/// Writes games in a format and reads them again; nothing if it cannot hold them, and says so.
fn check(format: Format, games: &[ReadGame]) {
    let written = match write_games(format, games, &WriteOptions::default()) {
        Ok(written) => written,
        Err(WriteError::Size(..) | WriteError::Game(..)) if !LISTS.contains(&format) => return,
        Err(error) => panic!("{format}: {error}"),
    };
    let text = String::from_utf8_lossy(&written.bytes).into_owned();
    let file = read_games("", &written.bytes, &ReadOptions::default());
    let file = file.unwrap_or_else(|error| panic!("{format}: {error}\n{text}"));
    assert_eq!(file.format, format, "{text}");
    assert!(file.skipped.is_empty(), "{:?}\n{text}", file.skipped);
    let kept = games.len() - written.lost.count(LossKind::FurtherGames);
    assert_eq!(file.games.len(), kept, "{text}");
    for (before, after) in games.iter().zip(&file.games) {
        assert_eq!(
            held(format, before),
            held(format, after),
            "{format}\n{text}"
        );
        assert_eq!(after.lost.odd().count(), 0, "{text}");
    }
}

fn writers() -> impl Iterator<Item = Format> {
    let written = Format::ALL.into_iter().filter(|format| format.is_written());
    // Studies are read by another part, and a database keeps positions, in the least of their images.
    written.filter(|format| !matches!(format, Format::Narabe | Format::YixinDatabase))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn every_writer_is_read_back_at_every_size(points in prop::collection::vec((0_u8..25, 0_u8..25), 0..12)) {
        for size in sizes() {
            for format in writers() {
                check(format, &[game(size, &points)]);
            }
        }
    }

    #[test]
    fn games_of_several_sizes_are_read_back(
        games in prop::collection::vec((5_u8..=25, prop::collection::vec((0_u8..25, 0_u8..25), 0..6)), 1..6),
    ) {
        let game = |(side, points): &(u8, Vec<(u8, u8)>)| game(BoardSize::new(*side).unwrap(), points);
        let games: Vec<ReadGame> = games.iter().map(game).collect();
        for format in writers() {
            check(format, &games);
        }
    }
}

#[test]
fn passes_are_read_back_where_the_format_holds_them() {
    for size in sizes() {
        for format in [Format::PosLines, Format::Moves] {
            let mut before = game(size, &[(0, 0), (4, 3)]);
            let last = before.tree.last();
            let pass = before.tree.play(last, Move::Pass).unwrap();
            before
                .tree
                .play(pass, Move::Stone(Point::new(2, 1)))
                .unwrap();
            let written = write_games(format, &[before.clone()], &WriteOptions::default()).unwrap();
            let file = read_games("", &written.bytes, &ReadOptions::default()).unwrap();
            assert_eq!(file.games[0].tree, before.tree, "{format}");
        }
    }
}

#[test]
fn bug_one_opening_came_back_upside_down_and_others_on_another_board() {
    let points = |text: &str| -> Vec<(u8, u8)> {
        let points = text.split(' ').map(|point| point.parse::<Point>().unwrap());
        points.map(|point| (point.x, point.y)).collect()
    };
    for text in ["h8 i7 j6", "h8", "a1", "a15 b14", "i7 j8", "h8 i9 j10 k11"] {
        for size in sizes() {
            for format in writers() {
                check(format, &[game(size, &points(text))]);
            }
        }
    }
    for size in sizes() {
        for format in writers() {
            check(format, &[game(size, &[])]);
        }
    }
}

#[test]
fn bug_written_coordinates_moved_by_a_line_when_they_were_read_with_the_size_of_their_board() {
    for size in sizes() {
        let middle = size.get() / 2;
        // From the upper left corner it has the numbers of the centre, counted from 1.
        let beside = game(size, &[(middle + 1, middle - 1), (1, 0)]);
        let games = [beside.clone()];
        let written = write_games(Format::Coordinates, &games, &WriteOptions::default()).unwrap();
        let options = ReadOptions {
            size: Some(size),
            ..ReadOptions::default()
        };
        let read = read_games("", &written.bytes, &options).unwrap();
        assert_eq!(
            read.games[0].tree.main_moves(),
            beside.tree.main_moves(),
            "{size:?}"
        );
    }
}

#[test]
fn what_tells_its_form_and_size_stays_bare() {
    let size = |side| BoardSize::new(side).unwrap();
    let write = |format, game: ReadGame| {
        let written = write_games(format, &[game], &WriteOptions::default()).unwrap();
        String::from_utf8(written.bytes).unwrap()
    };
    let line = [(7, 7), (8, 8), (9, 9)];
    assert_eq!(write(Format::Moves, game(size(15), &line)), "h8 i9 j10\n");
    assert_eq!(
        write(Format::Coordinates, game(size(15), &line)),
        "7,7 8,6 9,5\n"
    );
    let line = [(10, 9), (9, 10), (8, 8)];
    assert_eq!(
        write(Format::Offsets, game(size(20), &line)),
        "0,0, -1,-1, -2,1\n"
    );
    let told = write(Format::Offsets, game(size(15), &[(7, 7), (8, 8)]));
    assert_eq!(told, "Format: offsets\nSize: 15\n0,0, 1,-1\n");
}

#[test]
fn bug_names_and_results_were_left_out_without_a_word() {
    let lost = |text: &str, format: Format| {
        let file = read_games("", text.as_bytes(), &ReadOptions::default()).unwrap();
        let written = write_games(format, &file.games, &WriteOptions::default()).unwrap();
        written.lost.count(LossKind::Details)
    };
    let resigned = "(;GM[4]SZ[15]RU[Freestyle]PB[Ann]PW[Bob]RE[B+R];B[hh];W[ii])";
    // The rule, the result, and two names where the format has none.
    for (format, count) in [
        (Format::Psq, 2),
        (Format::Moves, 4),
        (Format::Offsets, 4),
        (Format::Board, 4),
        (Format::Link, 1),
    ] {
        assert_eq!(lost(resigned, format), count, "{format}");
    }
    let five = "(;GM[4]SZ[15]RE[B+5];B[aa];W[ab];B[ba];W[bb];B[ca];W[cb];B[da];W[db];B[ea])";
    assert_eq!(lost(five, Format::Psq), 0);
    let long = format!("(;GM[4]SZ[15]PB[{}];B[hh])", "A".repeat(50));
    assert_eq!(lost(&long, Format::Link), 1);
}

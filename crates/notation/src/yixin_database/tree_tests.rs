//! Databases as trees, and trees as databases.

use super::tests::{entries, main_line, placement, read, sample, samples, write_all};
use super::{YixinBound, YixinEntry, YixinLabel, YixinRecord};
use crate::files::{read_games, write_games};
use crate::game_file::{
    Assumption, Format, LossKind, ReadGame, ReadOptions, WriteError, WriteOptions,
};
use crate::game_info::GameInfo;
use crate::game_tree::{GameTree, TreeMark, TreeNode};
use narabe_rules::{BoardSize, Move, Point, Rule, Side};

#[test]
fn a_database_is_a_tree_from_the_empty_board() {
    let file = read(&sample("free15")).unwrap();
    assert_eq!((file.format, file.games.len()), (Format::YixinDatabase, 1));
    let game = &file.games[0];
    let tree = &game.tree;
    assert_eq!(tree.rule(), Some(Rule::Freestyle));
    assert!(game.lost.is_complete(), "{:?}", game.lost);
    let line = main_line(game);
    assert_eq!(
        line[..2],
        ["h8", "i9"],
        "the next stone lies where players expect it"
    );
    let first = tree.first_child(TreeNode::ROOT).unwrap();
    assert_eq!(tree.comment(first), "centre — 天元");
    let labels: Vec<String> = tree
        .marks(first)
        .map(|(point, mark)| format!("{point} {mark:?}"))
        .collect();
    // The empty corner is never to be played.
    for label in ["i9 Label(\"斜\")", "h9 Label(\"直\")", "Label(\"X\")"] {
        assert!(
            labels.iter().any(|found| found.contains(label)),
            "{label}: {labels:?}"
        );
    }
    let judged: Vec<&str> = tree
        .nodes()
        .flat_map(|node| tree.properties(node))
        .map(|(_, values)| values)
        .collect();
    assert!(judged.contains(&"[none -308 20 exact]"), "{judged:?}");
}

#[test]
fn each_position_stands_once_with_what_follows_and_other_ways_end_there() {
    let entry = |black, white, to_move, value| YixinEntry {
        position: placement(black, white, to_move).canonical().0,
        record: YixinRecord {
            label: YixinLabel::NONE,
            value,
            bound: YixinBound::Exact,
            ..YixinRecord::default()
        },
    };
    let bytes = write_all(&[
        entry("h8", "", Side::White, 0),
        entry("h8", "h9", Side::Black, 3),
        entry("h8", "i9", Side::Black, 5),
        entry("h8 j8", "h9", Side::White, 7),
        entry("h8 j8", "h9 i9", Side::Black, 11),
        // From i9: the same position in the other order.
        entry("h8 j8", "i9", Side::White, 13),
    ]);
    let file = read(&bytes).unwrap();
    let tree = &file.games[0].tree;
    assert_eq!(
        tree.move_count(),
        7,
        "six positions, and one more way to one of them"
    );
    let values = tree.nodes().flat_map(|node| tree.properties(node)).count();
    assert_eq!(values, 7, "each way to a position says what it is worth");
}

#[test]
fn positions_that_nothing_leads_to_are_led_to_from_the_empty_board() {
    let position = placement("h8 i9 c3", "a1 b2", Side::White);
    let record = YixinRecord {
        comment: "far".to_owned(),
        ..YixinRecord::default()
    };
    let bytes = write_all(&[YixinEntry { position, record }]);
    let file = read(&bytes).unwrap();
    let tree = &file.games[0].tree;
    assert_eq!((tree.move_count(), tree.main_moves().len()), (5, 5));
    assert_eq!(tree.comment(tree.last()), "far");
    assert_eq!(tree.odd_moves().count(), 0);
}

#[test]
fn a_pass_is_a_move_of_the_tree() {
    let position = placement("h8", "", Side::Black);
    let record = YixinRecord::default();
    let bytes = write_all(&[YixinEntry { position, record }]);
    let file = read(&bytes).unwrap();
    assert_eq!(main_line(&file.games[0]), ["h8", "--"]);
    let position = placement("h8", "i9", Side::White);
    let record = YixinRecord::default();
    let bytes = write_all(&[YixinEntry { position, record }]);
    assert_eq!(main_line(&read(&bytes).unwrap().games[0]).len(), 3);
}

#[test]
fn rules_and_sizes_are_games_of_their_own() {
    let bytes: Vec<YixinEntry> = samples()
        .iter()
        .flat_map(|(_, bytes)| entries(bytes).0)
        .collect();
    let file = read(&write_all(&bytes)).unwrap();
    let games: Vec<(Option<Rule>, u8)> = file
        .games
        .iter()
        .map(|game| (game.tree.rule(), game.tree.size().get()))
        .collect();
    let expected = [
        (Some(Rule::Freestyle), 10),
        (Some(Rule::Freestyle), 15),
        (Some(Rule::Standard), 20),
        (Some(Rule::Renju), 15),
    ];
    assert_eq!(games, expected);
}

#[test]
fn a_tree_is_written_and_read_again_with_all_it_says() {
    for (name, bytes) in samples() {
        let games = read(&bytes).unwrap().games;
        let written = write_games(Format::YixinDatabase, &games, &WriteOptions::default()).unwrap();
        assert!(written.lost.is_complete(), "{name}: {:?}", written.lost);
        let (before, _) = entries(&bytes);
        let (after, _) = entries(&written.bytes);
        for entry in &before {
            let found = after.iter().find(|other| other.position == entry.position);
            // What says nothing of a position says at least that it is there.
            assert_eq!(
                found.map(|found| &found.record),
                Some(&entry.record),
                "{name} {entry:?}"
            );
        }
        let sgf = write_games(Format::Sgf, &games, &WriteOptions::default()).unwrap();
        let again = read_games("a.sgf", &sgf.bytes, &ReadOptions::default()).unwrap();
        assert_eq!(
            again.games[0].tree, games[0].tree,
            "{name}: SGF keeps the values"
        );
    }
}

#[test]
fn a_study_with_texts_and_variations_is_written_by_position() {
    let sgf = "(;GM[4]SZ[15]RU[Renju]PB[Ann];B[hh]C[centre]LB[ig:A](;W[ig]TE[1]CR[ig];B[jf])(;W[jf];B[ig]C[x]))";
    let games = read_games("a.sgf", sgf.as_bytes(), &ReadOptions::default())
        .unwrap()
        .games;
    let written = write_games(Format::YixinDatabase, &games, &WriteOptions::default()).unwrap();
    assert_eq!(
        written.lost.lines(),
        [
            "1 mark was left out",
            "1 judgement of a move was left out",
            "1 detail of the game was left out",
        ]
    );
    let (entries, _) = entries(&written.bytes);
    assert_eq!(entries.len(), 5);
    let file = read(&written.bytes).unwrap();
    let tree = &file.games[0].tree;
    let first = tree.first_child(TreeNode::ROOT).unwrap();
    assert_eq!(tree.comment(first), "centre");
    let label = tree.marks(first).next();
    assert!(
        matches!(label, Some((_, TreeMark::Label("A")))),
        "{label:?}"
    );
}

#[test]
fn what_no_database_can_hold_is_said() {
    let write = |sgf: &str| {
        let games = read_games("a.sgf", sgf.as_bytes(), &ReadOptions::default())
            .unwrap()
            .games;
        write_games(Format::YixinDatabase, &games, &WriteOptions::default())
    };
    assert!(matches!(
        write("(;GM[4]SZ[23];B[hh])"),
        Err(WriteError::Size(..))
    ));
    let caro = write("(;GM[4]SZ[15]RU[Caro];B[hh])")
        .unwrap_err()
        .to_string();
    assert!(caro.contains("caro") && caro.contains("renju"), "{caro}");
    assert!(matches!(
        write("(;GM[4]SZ[15]AB[hh][hg][hf];W[aa])"),
        Err(WriteError::Setup(_))
    ));
    let passes = write("(;GM[4]SZ[15]RU[Freestyle];B[hh];W[];B[ii];W[aa])").unwrap();
    assert_eq!(passes.lost.count(LossKind::Positions), 1);
    let of = |text: &str| {
        let mut tree =
            GameTree::of_moves(BoardSize::DEFAULT, &[Move::Stone(Point::new(7, 7))]).unwrap();
        tree.set_comment(tree.last(), text);
        let game = ReadGame::new(GameInfo::default(), tree);
        write_games(Format::YixinDatabase, &[game], &WriteOptions::default()).unwrap()
    };
    let long = of(&"漢".repeat(30_000));
    assert_eq!(long.lost.count(LossKind::LongTexts), 1);
    let cut = read(&long.bytes).unwrap();
    let tree = &cut.games[0].tree;
    assert_eq!(tree.comment(tree.last()).chars().count(), 65_530 / 3);
    assert!(matches!(
        of("short").lost.assumed().next(),
        Some(Assumption::Rule(Rule::Freestyle))
    ));
}

//! SGF files of other people and programs that were once read wrongly, each by its name, and what is said of any game whose moves
//! no game should have.

use std::fs;

use narabe_notation::{
    Format, GameFile, GamePart, GameResult, LossKind, Movers, OddKind, Place, ReadFault, ReadGame,
    ReadOptions, TreeMark, WinReason, WriteOptions, read_games, write_games, write_move_list,
};
use narabe_rules::{Rule, Side};
use narabe_study::ImportedStudy;

/// A file of the tests' data; a test's working directory is the package's.
fn file(name: &str) -> GameFile {
    let bytes = fs::read(format!("tests/data/files/{name}")).unwrap();
    read_games(name, &bytes, &ReadOptions::default()).unwrap()
}

fn sgf(text: &str) -> GameFile {
    read_games("a.sgf", text.as_bytes(), &ReadOptions::default()).unwrap()
}

fn moves(game: &ReadGame) -> String {
    write_move_list(&game.tree.main_moves())
}

/// What is odd in a game: the kind, the place and the part.
fn odd(game: &ReadGame) -> Vec<(OddKind, Option<Place>, &str)> {
    let odd = game.lost.odd();
    odd.map(|odd| (odd.kind, odd.place.clone(), odd.text.as_str()))
        .collect()
}

fn kinds(game: &ReadGame) -> Vec<OddKind> {
    game.lost.odd().map(|odd| odd.kind).collect()
}

/// The games as they are read from another format that they were written in, and the text.
fn converted(format: Format, file: &GameFile) -> (Vec<String>, String) {
    let written = write_games(format, &file.games, &WriteOptions::default()).unwrap();
    let lines = written.lost.lines();
    (lines, String::from_utf8_lossy(&written.bytes).into_owned())
}

const fn win(winner: Side, reason: WinReason) -> GameResult {
    GameResult::Win { winner, reason }
}

#[test]
fn a_first_game_without_its_bracket_swallowed_the_next() {
    let file = file("unclosed-first-game.sgf");
    let all: Vec<String> = file.games.iter().map(moves).collect();
    assert_eq!(all, ["h8 i7 g9", "j6 k5"]);
    assert_eq!(file.games[1].info.names, ["Cleo", "Dan"]);
    assert_eq!(kinds(&file.games[0]), [OddKind::NotClosed]);
    assert_eq!(odd(&file.games[0])[0].1, Some(Place::Line(1)));
    assert!(kinds(&file.games[1]).is_empty());
    for text in [
        "(;FF[4]SZ[15];B[hh](;W[ii])(;W[ig]\n(;FF[4]SZ[15]PB[Cleo];B[jj])",
        "(;PB[Ann];B[hh];W[ii]\n(;FF[4]SZ[15]PB[Cleo];B[jj])",
        "(;PB[Ann];B[hh];W[ii]\n(;PB[Cleo];B[jj])",
    ] {
        let file = sgf(text);
        assert_eq!(file.games.len(), 2, "{text}");
        assert_eq!(moves(&file.games[1]), "j6", "{text}");
        assert!(
            kinds(&file.games[0]).contains(&OddKind::NotClosed),
            "{text}"
        );
    }
    // A variation is no other game, and a file that ends too early says so.
    let cut = sgf("(;FF[4]SZ[15];B[hh](;W[ii])(;W[ig]C[x]LB[aa:PB]");
    assert_eq!(cut.games.len(), 1);
    assert_eq!(kinds(&cut.games[0]), [OddKind::NotClosed]);
}

#[test]
fn what_belongs_to_the_root_was_lost_in_the_second_node() {
    let text =
        "(;FF[4]GM[4]\n;SZ[19]PB[Ann]PW[Bob]RU[Renju]RE[W+R]DT[2024-03-04];B[dd];W[pp]PB[Cleo])";
    let game = &sgf(text).games[0];
    assert_eq!(game.tree.size().get(), 19);
    assert_eq!(game.info.names, ["Ann", "Bob"]);
    assert_eq!(game.info.result, win(Side::White, WinReason::Resignation));
    assert_eq!(game.tree.rule(), Some(Rule::Renju));
    assert!(game.info.date.is_some());
    assert!(game.lost.assumed().next().is_none(), "the size is named");
    let odd = odd(game);
    let misplaced = odd.iter().filter(|odd| odd.0 == OddKind::Misplaced);
    assert_eq!(misplaced.clone().count(), 6);
    assert!(misplaced.clone().all(|odd| odd.1 == Some(Place::Line(2))));
    assert_eq!(
        odd[6],
        (OddKind::GivenTwice, Some(Place::Line(2)), "PB[Cleo]")
    );
    let again = &sgf("(;SZ[15]PB[Ann];B[hh]SZ[15]PB[Ann];W[ii]SZ[19])").games[0];
    assert_eq!(kinds(again), [OddKind::GivenTwice]);
}

#[test]
fn stones_of_the_second_node_were_not_shown() {
    let board = "\
        ...............\n...............\n...............\n...............\n...............\n\
        .....O.........\n...............\n.......XO......\n.......OX......\n.........X.....\n\
        ...............\n...............\n...............\n...............\n...............\n";
    for name in [
        "second-node-setup.sgf",
        "second-node-setup-with-sibling.sgf",
    ] {
        let file = file(name);
        let game = &file.games[0];
        let start = game.tree.start();
        assert_eq!(
            (start.stones.len(), start.to_move),
            (4, Side::Black),
            "{name}"
        );
        assert_eq!(moves(game), "j6 f10");
        assert_eq!(converted(Format::Board, &file).1, board, "{name}");
        let refused = write_games(Format::Psq, &file.games, &WriteOptions::default());
        assert!(refused.is_err(), "{name}");
        let study = ImportedStudy::of(game, file.format, None).unwrap().study;
        assert_eq!(study.position().setup_stones().len(), 4, "{name}");
        assert_eq!(study.main_line().len(), 2, "{name}");
    }
    let start = file("setup-in-second-node.sgf").games[0].tree.start();
    assert_eq!((start.stones.len(), start.to_move), (4, Side::Black));
}

#[test]
fn a_side_to_move_that_the_file_names_is_kept() {
    let uneven = &file("pl-uneven.sgf").games[0].tree;
    assert_eq!(
        (uneven.setup().len(), uneven.start().to_move),
        (18, Side::Black)
    );
    assert_eq!(uneven.size().get(), 13);
    let white = &file("pl-white.sgf").games[0].tree;
    assert_eq!(
        (white.setup().len(), white.start().to_move),
        (4, Side::Black)
    );
}

#[test]
fn the_loser_was_read_as_the_winner() {
    let game = &file("result-resigns.sgf").games[0];
    assert_eq!(game.info.result, win(Side::Black, WinReason::Resignation));
    let game = &file("result-japanese.sgf").games[0];
    assert_eq!(game.info.result, win(Side::Black, WinReason::Unknown));
    let game = &file("renju-result-words.sgf").games[0];
    assert_eq!(game.info.result, win(Side::White, WinReason::Forfeit));
    assert_eq!(game.tree.rule(), Some(Rule::Renju));
}

#[test]
fn a_result_or_a_rule_that_is_not_understood_is_told_and_kept() {
    let text = "(;SZ[15]RE[Ann won]RU[Japanese]DT[long ago];B[hh])";
    let file = sgf(text);
    let game = &file.games[0];
    assert_eq!(
        (game.info.result, game.tree.rule()),
        (GameResult::Unknown, None)
    );
    assert_eq!(kinds(game), [OddKind::UnknownValue; 3]);
    let written = converted(Format::Sgf, &file).1;
    for part in ["RE[Ann won]", "RU[Japanese]", "DT[long ago]"] {
        assert!(written.contains(part), "{written}");
    }
    assert!(kinds(&sgf("(;SZ[15]RE[?]RE[Void]DT[];B[hh])").games[0]).is_empty());
}

#[test]
fn bug_a_bracket_between_games_was_passed_over_without_a_word() {
    let text = "(;GM[4]SZ[15];B[hh]))\n----\n)\n(;GM[4]SZ[15];B[ii])\n ))";
    let games = sgf(text).games;
    let told = |line, part| (OddKind::NotUnderstood, Some(Place::Line(line)), part);
    assert_eq!(odd(&games[0]), [told(1, ")"), told(3, ")")]);
    assert_eq!(odd(&games[1]), [told(5, "))")]);
}

#[test]
fn bug_a_date_that_no_calendar_has_lost_its_day_without_a_word() {
    let game = sgf("(;GM[4]SZ[15]DT[2024-02-30];B[hh])");
    assert_eq!(game.games[0].info.date, None);
    let told = (
        OddKind::UnknownValue,
        Some(Place::Line(1)),
        "DT[2024-02-30]",
    );
    assert_eq!(odd(&game.games[0]), [told]);
    let (told, text) = converted(Format::Sgf, &game);
    assert!(text.contains("DT[2024-02-30]"), "{told:?} {text}");
    for text in [
        "[Date \"2024.02.30\"]\n\n1. h8 i9 *\n",
        "Date: 2024-02-30\n\nh8 i9\n",
        "{\"date\": \"2024-02-30\", \"moves\": [\"h8\", \"i9\"]}",
    ] {
        let file = read_games("a.txt", text.as_bytes(), &ReadOptions::default()).unwrap();
        assert_eq!(file.games[0].info.date, None, "{text}");
        assert_eq!(kinds(&file.games[0]), [OddKind::NotUnderstood], "{text}");
    }
}

#[test]
fn a_rule_that_is_denied_was_taken() {
    let game = &file("rule-word.sgf").games[0];
    assert_eq!(game.tree.rule(), Some(Rule::Freestyle));
}

#[test]
fn a_comment_with_moves_ended_the_game() {
    let game = &file("comment-with-moves.sgf").games[0];
    assert_eq!(moves(game), "h8 i7 g8 i9 j8");
    let second = game.tree.main_line().nth(1).unwrap();
    assert_eq!(
        game.tree.comment(second),
        "Better is the other side (W[gi]) or (W[gg])."
    );
    assert!(kinds(game).is_empty());
}

#[test]
fn further_points_of_a_move_and_further_comments_were_lost() {
    let game = &sgf("(;SZ[15];B[hh][ii]C[one]C[two];W[jj])").games[0];
    assert_eq!(moves(game), "h8 i7 j6");
    assert_eq!(kinds(game), [OddKind::SeveralMoves, OddKind::OutOfTurn]);
    let last_of_node = game.tree.main_line().nth(1).unwrap();
    assert_eq!(game.tree.comment(last_of_node), "one\ntwo");
}

#[test]
fn a_game_of_go_was_taken_for_five_in_a_row() {
    let refused = |text: &str| read_games("a.sgf", text.as_bytes(), &ReadOptions::default());
    for text in [
        "(;GM[1]FF[4]SZ[19]KM[6.5]PB[Ann];B[pd];W[dd])",
        "(;GM[1]RU[Japanese];B[pd])",
        "(;GM[1]SZ[13]HA[4];W[dd])",
        "(;GM[1]SZ[19]RE[B+3.5];B[dd])",
        "(;GM[2]SZ[8];B[dd])",
        "(;GM[3];B[dd])",
        "(;FF[4]\n;GM[11]SZ[15];B[dd])",
    ] {
        let error = refused(text).unwrap_err();
        assert!(
            matches!(error.fault, ReadFault::OtherGame(_)),
            "{text}: {error}"
        );
        assert!(error.place.is_some(), "{text}");
    }
    // Programs for five in a row write these numbers too.
    for text in [
        "(;GM[1]SZ[15];B[dd])",
        "(;GM[5]SZ[15];B[dd])",
        "(;GM[1]SZ[15]KM[6.5];B[dd])",
    ] {
        assert_eq!(kinds(&sgf(text).games[0]), [OddKind::OtherGame], "{text}");
    }
    for text in ["(;SZ[15];B[dd])", "(;GM[4]SZ[15];B[dd])"] {
        assert!(kinds(&sgf(text).games[0]).is_empty(), "{text}");
    }
}

#[test]
fn the_first_game_decided_the_character_set_of_all() {
    let file = file("two-charsets.sgf");
    assert_eq!(file.games[0].info.names, ["黒番", "白番"]);
    assert_eq!(file.games[1].info.names, ["黑方", "白方"]);
    for game in &file.games {
        assert!(game.lost.assumed().next().is_none(), "both name their sets");
    }
}

#[test]
fn a_comment_that_names_a_character_set_is_a_comment() {
    let game = &file("charset-word-in-comment.sgf").games[0];
    assert_eq!(game.info.names, ["黒番", "白番"]);
    assert_eq!(moves(game), "h8 i7");
}

#[test]
fn labels_of_any_text_are_kept_in_sgf() {
    for (name, labels) in [
        (
            "labels.sgf",
            &["a", "b", "12a", "100", "斜", "#", "●", "A"][..],
        ),
        ("labels-lower-and-upper.sgf", &["A", "a"]),
    ] {
        let file = file(name);
        let tree = &file.games[0].tree;
        let node = tree.main_line().next().unwrap();
        let mut found: Vec<_> = tree
            .marks(node)
            .filter_map(|(_, mark)| match mark {
                TreeMark::Label(label) => Some(label.to_owned()),
                _ => None,
            })
            .collect();
        found.sort_unstable();
        let mut expected = labels.to_vec();
        expected.sort_unstable();
        assert_eq!(found, expected, "{name}");
        let again = sgf(&converted(Format::Sgf, &file).1);
        assert_eq!(&again.games[0].tree, tree, "{name}");
    }
}

#[test]
fn all_that_follows_a_pass_was_left_out() {
    let file = file("wgo-passes.sgf");
    let game = &file.games[0];
    assert_eq!(moves(game), "d12 -- f12 -- e13 -- e11 -- e12");
    let study = ImportedStudy::of(game, file.format, None).unwrap();
    assert_eq!(study.study.main_line().len(), 9);
    assert!(study.lost.lost().next().is_none(), "{:?}", study.lost);
    let (_, board) = converted(Format::Board, &file);
    assert_eq!(board.matches('X').count(), 5);
    assert_eq!(converted(Format::Moves, &file).1.trim(), moves(game));
    let (lines, _) = converted(Format::Psq, &file);
    assert!(lines[0].contains("1 pass was left out"), "{lines:?}");
    let library = write_games(Format::RenLib, &file.games, &WriteOptions::default()).unwrap();
    let library = read_games("a.lib", &library.bytes, &ReadOptions::default()).unwrap();
    assert_eq!(moves(&library.games[0]), moves(game));
}

#[test]
fn stones_of_one_colour_in_a_row_were_left_out() {
    let file = file("same-colour.sgf");
    let game = &file.games[0];
    let tree = &game.tree;
    let mut movers = Movers::new(tree);
    let sides: Vec<Side> = tree.main_line().map(|node| movers.mover(node)).collect();
    let whites = sides.iter().filter(|side| **side == Side::White).count();
    assert_eq!((sides.len(), whites), (6, 1));
    let odd = odd(game);
    let at = |number| Some(Place::Part(GamePart::Move, number));
    assert_eq!(odd[1], (OddKind::OutOfTurn, at(2), "e12"));
    assert_eq!(odd.len(), 4, "three stones, and the number of Go");
    let study = ImportedStudy::of(game, file.format, None).unwrap().study;
    let stones: Vec<Side> = study.game().stones().map(|stone| stone.1).collect();
    assert_eq!(stones, [Side::Black; 5]);
    assert_eq!(converted(Format::Board, &file).1.matches('X').count(), 5);
    let again = sgf(&converted(Format::Sgf, &file).1);
    assert_eq!(&again.games[0].tree, tree);
    let library = write_games(Format::RenLib, &file.games, &WriteOptions::default()).unwrap();
    let library = read_games("a.lib", &library.bytes, &ReadOptions::default()).unwrap();
    assert_eq!(library.games[0].tree.end().stones.len(), 5);
}

#[test]
fn a_repeated_point_was_dropped_without_a_word() {
    let file = file("repeated-point.json");
    let game = &file.games[0];
    assert_eq!(moves(game), "h8 i9 h8 j10 k11 g7");
    assert!(kinds(game).contains(&OddKind::PlayedTwice));
    let written = write_games(Format::RenLib, &file.games, &WriteOptions::default()).unwrap();
    assert_eq!(written.lost.count(LossKind::OccupiedPoints), 1);
    let library = read_games("a.lib", &written.bytes, &ReadOptions::default()).unwrap();
    assert_eq!(moves(&library.games[0]), "h8 i9");
    for format in [Format::Psq, Format::Moves, Format::Coordinates] {
        let written = write_games(format, &file.games, &WriteOptions::default()).unwrap();
        let again = read_games("", &written.bytes, &ReadOptions::default()).unwrap();
        assert_eq!(moves(&again.games[0]), moves(game), "{format}");
        assert!(
            kinds(&again.games[0]).contains(&OddKind::PlayedTwice),
            "{format}"
        );
    }
    let second = sgf("(;SZ[15];B[aa])(;SZ[15];B[hh](;W[ii])(;W[hh]))");
    let place = Place::InGame(2, Box::new(Place::Part(GamePart::Move, 2)));
    assert_eq!(
        odd(&second.games[1]),
        [(OddKind::PlayedTwice, Some(place), "h8")]
    );
}

#[test]
fn what_is_no_sgf_was_passed_over_without_a_word() {
    let file = sgf(
        "Dear Bob,\n\n(;SZ[15];B[hh] then ;W[ii]PL[x]LB[a])\n---\nmore moves: B[jj])\n(;SZ[15];B[aa])",
    );
    let told: Vec<_> = odd(&file.games[0]);
    let parts: Vec<&str> = told.iter().map(|odd| odd.2).collect();
    assert_eq!(parts[0], "Dear Bob,");
    assert_eq!(told.len(), 5, "{told:?}");
    assert!(told.iter().all(|odd| odd.0 == OddKind::NotUnderstood));
    assert_eq!(told[4].1, Some(Place::Line(5)));
    assert!(kinds(&file.games[1]).is_empty());
    let plain = sgf("\u{feff}(;SZ[15];B[hh])\n\n-----\n(;SZ[15];B[aa])\u{1a}\0");
    assert!(plain.games.iter().all(|game| kinds(game).is_empty()));
}

//! Imports: what is added, what is known already, what is left out, and what a cancelled one leaves.

use std::ops::ControlFlow;

use narabe_library::{
    DataChange, Filter, Game, GameRecord, Import, ImportOptions, Library, PositionQuery, Progress,
    Refusal, Source, unwatched,
};
use narabe_notation::{Format, GameInfo, GameTree, InfoField, ReadGame, ReadOptions, read_games};
use narabe_rules::{BoardSize, Point, Rule, Side};
use narabe_study::ImportedStudy;

use crate::games::{all, game, library_of, reopened};

type Read = Result<(GameInfo, GameTree), String>;

fn read(game: &Game) -> Read {
    match &game.record {
        GameRecord::OneBoard(tree) => Ok((game.info.clone(), tree.clone())),
        GameRecord::Twin(_) => Err("two boards".to_owned()),
    }
}

fn options() -> ImportOptions {
    ImportOptions::of_file("cup.rif", Rule::Renju)
}

fn games() -> Vec<Read> {
    ["h8 i9", "", "h8 h8", "h8 i9 g7", "h8 i9"]
        .map(|moves| read(&game(moves)))
        .to_vec()
}

#[test]
fn every_game_is_added_known_or_left_out_with_a_reason() {
    let (mut library, database) = library_of(&[]);
    let mut all_games = games();
    all_games.push(Err("line 7 is cut off".to_owned()));
    let report = library
        .import(options(), all_games, 6, &mut unwatched)
        .unwrap();
    assert_eq!((report.seen, report.added, report.duplicates), (6, 2, 1));
    assert_eq!(
        (
            report.without_moves,
            report.against_rules,
            report.unreadable
        ),
        (1, 1, 1)
    );
    assert_eq!((report.left_out_count(), report.is_cancelled), (3, false));
    let reasons: Vec<_> = report
        .left_out
        .iter()
        .map(|it| (it.number, it.reason.clone()))
        .collect();
    assert_eq!(reasons[0], (2, Refusal::NoMoves));
    assert!(matches!(
        reasons[1],
        (3, Refusal::Illegal { number: 2, .. })
    ));
    assert_eq!(
        reasons[2],
        (6, Refusal::Unreadable("line 7 is cut off".to_owned()))
    );
    assert_eq!(report.left_out[1].names, ["Hana", "Kaede"]);
    assert_eq!(reopened(&database).games().len(), 2);
}

#[test]
fn what_is_imported_twice_is_counted_and_not_doubled() {
    let (mut library, database) = library_of(&[]);
    library
        .import(options(), games(), 5, &mut unwatched)
        .unwrap();
    let mut library = reopened(&database);
    // The player has changed some of it since.
    let ids: Vec<_> = library.games().ids().collect();
    library.tag(&ids, "seen").unwrap();
    for (id, field, text) in [
        (ids[0], InfoField::Title, "The first one"),
        (ids[1], InfoField::Black, "Hana Tamm"),
        (ids[1], InfoField::Black, "H. Tamm"),
    ] {
        let mut change = DataChange::default();
        change.info.texts.insert(field, text.to_owned());
        library.change_data(&[id], &change).unwrap();
    }
    let mut library = reopened(&database);
    let report = library
        .import(options(), games(), 5, &mut unwatched)
        .unwrap();
    assert_eq!((report.added, report.duplicates), (0, 3));
    let other = ImportOptions::of_file("another.rif", Rule::Renju);
    let report = library.import(other, games(), 5, &mut unwatched).unwrap();
    assert_eq!((report.added, report.duplicates), (2, 1));
    // What was merged is still known to both imports.
    let groups = library.games().duplicates(&mut unwatched).unwrap();
    library.merge(&groups).unwrap();
    for name in ["cup.rif", "another.rif"] {
        let options = ImportOptions::of_file(name, Rule::Renju);
        let report = library.import(options, games(), 5, &mut unwatched).unwrap();
        assert_eq!((report.added, report.duplicates), (0, 3), "{name}");
    }
}

#[test]
fn a_game_without_a_rule_gets_that_of_the_import_and_all_get_its_tags() {
    let (mut library, _) = library_of(&[]);
    let mut with_rule = game("h8 i9");
    if let GameRecord::OneBoard(tree) = &mut with_rule.record {
        tree.set_rule(Some(Rule::Caro));
    }
    let options = ImportOptions {
        tags: vec!["cup".to_owned()],
        ..options()
    };
    let games = [read(&with_rule), read(&game("h8 g9"))];
    library.import(options, games, 2, &mut unwatched).unwrap();
    let kept = all(&library);
    assert_eq!([kept[0].1.rule, kept[1].1.rule], [Rule::Caro, Rule::Renju]);
    assert!(kept.iter().all(|(_, game)| game.tags == ["cup"]));
    assert!(
        kept.iter()
            .all(|(_, game)| game.source == Source::Import("cup.rif".to_owned()))
    );
}

#[test]
fn a_cancelled_import_keeps_its_batches_and_can_be_taken_up_again() {
    let (mut library, database) = library_of(&[]);
    let many = |count: usize| {
        (0..count).map(|number| {
            let mut game = game("h8 i9");
            game.info.round = number.to_string();
            read(&game)
        })
    };
    let mut reports = Vec::new();
    let mut stop = |progress: Progress| {
        reports.push(progress);
        if reports.len() == 2 {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    };
    let report = library
        .import(options(), many(6_000), 6_000, &mut stop)
        .unwrap();
    assert!(report.is_cancelled);
    assert_eq!((report.seen, report.added), (4_096, 4_096));
    assert_eq!(
        reports[1],
        Progress {
            done: 4_096,
            total: 6_000
        }
    );
    let mut library = reopened(&database);
    let report = library
        .import(options(), many(6_000), 6_000, &mut unwatched)
        .unwrap();
    assert_eq!((report.added, report.duplicates), (1_904, 4_096));
    assert_eq!(reopened(&database).games().len(), 6_000);
}

#[test]
fn games_that_cannot_be_written_are_left_waiting() {
    let (mut library, database) = library_of(&[]);
    let mut import = Import::new(library.games(), options());
    for (info, tree) in games().into_iter().flatten() {
        import.take(info, tree);
    }
    assert!(!import.is_full());
    database.set_full(true);
    assert!(import.write(&mut library).is_err());
    assert_eq!((import.report().added, library.games().len()), (0, 0));
    database.set_full(false);
    assert_eq!(import.finish(&mut library).unwrap().added, 2);
    assert_eq!(reopened(&database).games().len(), 2);
}

/// Imports the games of a file of SGF.
fn import_sgf(text: &str) -> (Library, narabe_library::ImportReport) {
    let (mut library, _) = library_of(&[]);
    let file = read_games("club.sgf", text.as_bytes(), &ReadOptions::default()).unwrap();
    let games = file
        .games
        .into_iter()
        .map(|game| Ok((game.info, game.tree)));
    let report = library
        .import(
            ImportOptions::of_file("club.sgf", Rule::Freestyle),
            games.collect::<Vec<Read>>(),
            0,
            &mut unwatched,
        )
        .unwrap();
    (library, report)
}

/// The stones at the end of the first game, in the library's lists and in a study of it.
fn last_stones(library: &Library) -> [Vec<String>; 2] {
    let id = library.games().ids().next().unwrap();
    let sorted = |stones: &mut dyn Iterator<Item = (Point, Side)>| {
        let mut stones: Vec<_> = stones.map(|(at, side)| format!("{at} {side}")).collect();
        stones.sort();
        stones
    };
    let [board] = &library.games().stones(id, usize::MAX)[..] else {
        panic!("one board");
    };
    let Some(Game {
        record: GameRecord::OneBoard(tree),
        info,
        ..
    }) = library.games().game(id)
    else {
        panic!("a game");
    };
    let study = ImportedStudy::of(&ReadGame::new(info, tree), Format::Sgf, None).unwrap();
    assert_eq!(study.lost.lost().count(), 0, "{:?}", study.lost.lines());
    let mut study = study.study;
    let last = study.main_line().last().copied();
    study.go_to(last.unwrap_or_else(|| study.record().root()));
    [
        sorted(&mut board.iter().copied()),
        sorted(&mut study.position().stones()),
    ]
}

#[test]
fn bug_games_with_passes_or_stones_out_of_turn_were_refused() {
    for (moves, stones) in [
        // A pass in a game without passes.
        ("B[hh];W[];B[ii]", "h8 Black, i7 Black"),
        // Early, and more than two.
        ("B[hh];W[];B[];W[];B[ii]", "h8 Black, i7 Black"),
        // The same side again, then in turn; sides are said at each move.
        (
            "B[hh];B[ii];W[jj];B[kk]",
            "h8 Black, i7 Black, j6 White, k5 Black",
        ),
        (
            "B[hh];W[gg];W[ff];W[ee]",
            "e11 White, f10 White, g9 White, h8 Black",
        ),
    ] {
        for rule in ["Freestyle", "Renju"] {
            let (library, report) = import_sgf(&format!("(;SZ[15]RU[{rule}];{moves})"));
            assert_eq!((report.added, report.left_out_count()), (1, 0), "{moves}");
            let stones: Vec<_> = stones.split(", ").map(str::to_owned).collect();
            assert_eq!(last_stones(&library), [stones.clone(), stones], "{moves}");
        }
    }
    // What follows a stone out of turn is found by its position.
    let (library, _) = import_sgf("(;SZ[15];B[hh];B[ii];W[jj])(;SZ[15];B[hh];W[ii];B[jj])");
    let stones = ["h8", "i7"].map(|at| (at.parse().unwrap(), Side::Black));
    let query = PositionQuery::exact(BoardSize::DEFAULT, stones.to_vec());
    let next = library
        .games()
        .explore(&query, &Filter::default(), &mut unwatched);
    let next = next.unwrap();
    assert_eq!(
        (next.tally.games, next.moves[0].turn.to_string()),
        (1, "j6".to_owned())
    );
}

#[test]
fn the_main_line_of_a_game_ends_before_stones_are_changed_in_it() {
    let (library, report) = import_sgf("(;SZ[15];B[hh];W[ii];AE[hh];B[hh])");
    assert_eq!(report.added, 1);
    let id = library.games().ids().next().unwrap();
    assert_eq!(library.games().moves(id).len(), 2);
    let Some(GameRecord::OneBoard(tree)) = library.games().game(id).map(|game| game.record) else {
        panic!("a game");
    };
    assert_eq!(
        (tree.move_count(), tree.changes_of_stones().count()),
        (3, 1)
    );
}

#[test]
fn bug_stones_of_the_second_node_were_missing_in_the_library() {
    let (library, report) = import_sgf("(;SZ[15];AB[hh]AW[ii];B[jj])");
    assert_eq!(report.added, 1);
    let stones = ["h8 Black", "i7 White", "j6 Black"];
    assert_eq!(last_stones(&library), [stones, stones]);
}

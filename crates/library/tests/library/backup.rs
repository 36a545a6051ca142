//! A backup, imported into an empty library, gives the same games.

use narabe_library::{Game, GameRecord, ImportOptions, unwatched};
use narabe_notation::{
    Format, ReadGame, ReadOptions, TreeNode, WriteOptions, read_games, write_games,
};
use proptest::prelude::*;

use crate::games::{all, library_of, reopened};
use crate::random;

proptest! {
    #![proptest_config(ProptestConfig::with_cases(32))]

    #[test]
    fn a_backup_gives_the_same_games(seed: u64) {
        let (library, _) = library_of(&random::games(seed, 25));
        let (mut restored, database) = library_of(&[]);
        let backup = library.games().backup().map(Ok);
        let report = restored.import(ImportOptions::of_backup("backup.sgf"), backup, 25, &mut unwatched).unwrap();
        prop_assert_eq!(report.left_out_count(), 0);
        let games = |library| all(library).into_iter().map(|(_, game)| game).collect::<Vec<Game>>();
        let mut expected = games(&library);
        // Games that are the same in all that an import compares are not doubled.
        if report.duplicates > 0 {
            expected.retain(|game| games(&restored).contains(game));
        }
        prop_assert_eq!(games(&restored).len(), 25 - report.duplicates);
        if report.duplicates == 0 {
            prop_assert_eq!(&games(&restored), &expected);
            prop_assert_eq!(&games(&reopened(&database)), &expected);
        }
        let again = library.games().backup().map(Ok);
        let report = restored.import(ImportOptions::of_backup("backup.sgf"), again, 25, &mut unwatched).unwrap();
        prop_assert_eq!((report.added, report.duplicates), (0, 25));
    }
}

#[test]
fn a_backup_as_an_sgf_file_gives_the_same_games() {
    let games = random::games(17, 60);
    let (library, _) = library_of(&games);
    let backup: Vec<ReadGame> = library
        .games()
        .backup()
        .map(|(info, tree)| ReadGame::new(info, tree))
        .collect();
    let written = write_games(Format::Sgf, &backup, &WriteOptions::default()).unwrap();
    assert!(
        written.lost.lines().is_empty(),
        "{:?}",
        written.lost.lines()
    );
    let file = read_games("backup.sgf", &written.bytes, &ReadOptions::default()).unwrap();
    let (mut restored, _) = library_of(&[]);
    let read = file
        .games
        .into_iter()
        .map(|game| Ok((game.info, game.tree)));
    let report = restored
        .import(
            ImportOptions::of_backup("backup.sgf"),
            read,
            60,
            &mut unwatched,
        )
        .unwrap();
    assert_eq!(
        (report.added, report.left_out_count()),
        (60, 0),
        "{:?}",
        report.left_out
    );
    for ((_, game), (_, expected)) in all(&restored).iter().zip(&all(&library)) {
        assert_eq!(game, expected);
    }
}

#[test]
fn what_only_the_library_knows_stands_in_the_backup_alone() {
    let (library, _) = library_of(&random::games(5, 6));
    for id in library.games().ids() {
        let (_, tree) = library.games().export(id).unwrap();
        assert_eq!(tree.properties(TreeNode::ROOT).count(), 0);
    }
    for (_, tree) in library.games().backup() {
        assert_eq!(tree.properties(TreeNode::ROOT).count(), 1);
    }
}

#[test]
fn a_backup_that_is_imported_as_a_file_says_nothing_of_the_library_it_came_from() {
    let (library, _) = library_of(&random::games(9, 8));
    let (mut other, _) = library_of(&[]);
    let options = ImportOptions::of_file("from a friend", narabe_rules::Rule::Renju);
    other
        .import(options, library.games().backup().map(Ok), 8, &mut unwatched)
        .unwrap();
    for (_, game) in all(&other) {
        assert!(!game.source.is_own() && game.tags.is_empty() && game.own_side.is_none());
        if let GameRecord::OneBoard(tree) = &game.record {
            assert_eq!(tree.properties(TreeNode::ROOT).count(), 0);
        }
    }
}

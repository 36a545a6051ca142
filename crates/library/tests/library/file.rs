//! The file of a library: damage of every kind, other programs, later versions.

use std::fs;
use std::path::{Path, PathBuf};

use narabe_library::{
    Database, DatabaseError, FileDatabase, Game, Library, LibraryDamage, LibraryError,
    RecordChange, RecordKey,
};
use tempfile::TempDir;

use crate::games::{all, game, library_of};
use crate::random;

fn open(path: &Path) -> (Library, Option<LibraryDamage>) {
    Library::open(FileDatabase::new(path)).unwrap()
}

fn path(folder: &TempDir) -> PathBuf {
    folder.path().join("games").join("library.db")
}

/// A closed library with these games.
fn written(games: &[Game]) -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = path(&folder);
    let (mut library, damage) = open(&path);
    assert_eq!(damage, None);
    for game in games {
        library.add(game).unwrap();
    }
    (folder, path)
}

fn games_of(library: &Library) -> Vec<Game> {
    all(library).into_iter().map(|(_, game)| game).collect()
}

#[test]
fn games_are_there_after_the_file_was_closed() {
    let (_folder, path) = written(&random::games(1, 30));
    let (mut library, _) = open(&path);
    let before = all(&library);
    assert_eq!(before.len(), 30);
    library.delete(&[before[3].0]).unwrap();
    drop(library);
    let (mut library, damage) = open(&path);
    assert_eq!((library.games().len(), damage), (29, None));
    library.clear().unwrap();
    drop(library);
    assert!(open(&path).0.games().is_empty());
}

#[test]
fn a_second_program_is_told_that_the_file_is_in_use() {
    let (_folder, path) = written(&[game("h8")]);
    let (_first, _) = open(&path);
    let second = Library::open(FileDatabase::new(&path)).map(drop);
    assert_eq!(
        second,
        Err(LibraryError::Database(DatabaseError::InUse { path }))
    );
}

#[test]
fn a_file_that_cannot_be_opened_is_an_error_that_names_it() {
    let folder = tempfile::tempdir().unwrap();
    // A folder is in the place of the file.
    let result = Library::open(FileDatabase::new(folder.path())).map(drop);
    let Err(LibraryError::Database(error)) = result else {
        panic!("{result:?}")
    };
    assert!(
        error
            .to_string()
            .contains(&folder.path().display().to_string()),
        "{error}"
    );
}

/// Opens a changed file. Whatever was changed, nothing that was written is invented, what is read is reported, and the new
/// file is sound.
fn open_changed(original: &[Game], changed: &[u8]) -> (usize, Option<LibraryDamage>) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("library.db");
    fs::write(&path, changed).unwrap();
    let (library, damage) = open(&path);
    let kept = games_of(&library);
    let mut rest = original.iter();
    // Variations may be lost while the game is kept.
    let is_known = |game: &Game| rest.any(|known| known.info == game.info);
    assert!(kept.iter().all(is_known));
    drop(library);
    if let Some(damage) = &damage {
        if let Some(set_aside) = &damage.set_aside {
            assert_eq!(
                fs::read(set_aside).unwrap(),
                changed,
                "the damaged file is kept"
            );
            assert_eq!(set_aside, &folder.path().join("library.db.damaged"));
        }
        assert_eq!(damage.kept, kept.len());
    }
    let (library, again) = open(&path);
    assert_eq!(games_of(&library), kept);
    let set_aside = again.and_then(|again| again.set_aside);
    assert_eq!(set_aside, None, "the new file is sound");
    (kept.len(), damage)
}

/// Enough games for several blocks of several pages, with variations.
fn many_games() -> Vec<Game> {
    random::games(21, 2_500)
}

/// The file of many games, written in few batches, and the games as they are read from it.
fn large_file() -> (Vec<Game>, Vec<u8>) {
    let folder = tempfile::tempdir().unwrap();
    let path = path(&folder);
    let (mut library, _) = open(&path);
    let games = many_games();
    for game in &games[..40] {
        library.add(game).unwrap();
    }
    let options = narabe_library::ImportOptions::of_file("many", narabe_rules::Rule::Renju);
    let read = (0_u32..)
        .zip(&games[40..])
        .filter_map(|(number, game)| match &game.record {
            narabe_library::GameRecord::OneBoard(tree) => {
                let mut info = game.info.clone();
                info.round = number.to_string();
                Some(Ok((info, tree.clone())))
            }
            narabe_library::GameRecord::Twin(_) => None,
        });
    library
        .import(options, read, 0, &mut narabe_library::unwatched)
        .unwrap();
    let games = games_of(&library);
    drop(library);
    (games, fs::read(&path).unwrap())
}

#[test]
fn a_changed_byte_anywhere_loses_at_most_a_block_and_never_panics() {
    let (games, bytes) = large_file();
    let mut damages = 0;
    // Every byte of the header, and bytes all over the file.
    let header = 0..100_usize;
    let step = bytes.len() / 150;
    for at in header.chain((100..bytes.len()).step_by(step.max(1))) {
        let mut changed = bytes.clone();
        changed[at] ^= 0xff;
        let (kept, damage) = open_changed(&games, &changed);
        damages += usize::from(damage.is_some());
        assert!(
            kept + 512 >= games.len(),
            "byte {at}: {kept} of {} games",
            games.len()
        );
    }
    assert!(damages > 100, "{damages}");
}

#[test]
fn a_file_that_is_cut_short_gives_the_games_before_the_cut() {
    let (games, bytes) = large_file();
    for share in 1..20 {
        let length = bytes.len() * share / 20;
        let (kept, damage) = open_changed(&games, &bytes[..length]);
        assert!(damage.is_some(), "{length} of {} bytes", bytes.len());
        // The last half of the file has most of the games.
        assert!(share < 18 || kept > 0, "{kept} games in {share} twentieths");
    }
}

#[test]
fn a_page_of_zeros_anywhere_is_survived() {
    let (games, bytes) = large_file();
    for page in 0..bytes.len() / 4_096 {
        let mut changed = bytes.clone();
        changed[page * 4_096..(page + 1) * 4_096].fill(0);
        let (kept, _) = open_changed(&games, &changed);
        // Two blocks may lie in one page.
        assert!(
            kept + 2 * 512 >= games.len(),
            "page {page}: {kept} of {}",
            games.len()
        );
    }
}

#[test]
fn a_file_of_something_else_is_set_aside() {
    let folder = tempfile::tempdir().unwrap();
    let path = path(&folder);
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    for (number, text) in ["not a library\n", "not a library either\n"]
        .iter()
        .enumerate()
    {
        fs::write(&path, text.repeat(500)).unwrap();
        let (library, damage) = open(&path);
        let name = ["library.db.damaged", "library.db.damaged-2"][number];
        let set_aside = path.with_file_name(name);
        assert_eq!(damage.unwrap().set_aside, Some(set_aside.clone()));
        assert_eq!(fs::read_to_string(set_aside).unwrap(), text.repeat(500));
        assert!(library.games().is_empty());
        drop(library);
        fs::remove_file(&path).unwrap();
    }
}

#[test]
fn records_of_every_length_come_back() {
    let folder = tempfile::tempdir().unwrap();
    let path = path(&folder);
    let mut database = FileDatabase::new(&path);
    assert_eq!(database.load().unwrap().records, []);
    let lengths = [0_usize, 1, 3_999, 4_000, 4_001, 100_000];
    let record = |length: usize| vec![u8::try_from(length % 251).unwrap(); length];
    let change = |(number, &length): (u32, &usize)| RecordChange {
        key: RecordKey::Body(number),
        bytes: Some(record(length)),
    };
    let batch: Vec<RecordChange> = (0..).zip(&lengths).map(change).collect();
    database.write(&batch).unwrap();
    // A shorter version takes the place of a longer one.
    database
        .write(&[RecordChange {
            key: RecordKey::Body(5),
            bytes: Some(vec![7]),
        }])
        .unwrap();
    database
        .write(&[RecordChange {
            key: RecordKey::Body(0),
            bytes: None,
        }])
        .unwrap();
    drop(database);
    let loaded = FileDatabase::new(&path).load().unwrap();
    assert_eq!(loaded.damage, None);
    let mut records = loaded.records;
    records.sort();
    let mut expected: Vec<_> = (0..)
        .map(RecordKey::Body)
        .zip(lengths.map(record))
        .skip(1)
        .collect();
    expected[4].1 = vec![7];
    assert_eq!(records, expected);
}

/// Forty games of four moves between Hana and Kaede, one for each round, without the deleted game of round 1; then twelve others.
const SQLITE: &[u8] = include_bytes!("samples/sqlite.db");

#[test]
fn a_file_of_an_earlier_version_with_sqlite_is_read_and_replaced() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("library.db");
    fs::write(&path, SQLITE).unwrap();
    let (library, damage) = open(&path);
    assert_eq!(damage, None);
    let games = games_of(&library);
    assert_eq!(games.len(), 51);
    let rounds = (0..40).filter(|round| *round != 1);
    let expected = rounds.map(|round| {
        let mut game = game("h8 i9 g7 j10");
        game.info.round = round.to_string();
        game
    });
    let (expected, _) = library_of(&expected.collect::<Vec<_>>());
    assert_eq!(games[..39], games_of(&expected));
    drop(library);
    assert!(!fs::read(&path).unwrap().starts_with(b"SQLite"));
    let (library, damage) = open(&path);
    assert_eq!((games_of(&library), damage), (games, None));
}

#[test]
fn a_damaged_file_of_an_earlier_version_with_sqlite_is_recovered() {
    let whole = {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("library.db");
        fs::write(&path, SQLITE).unwrap();
        games_of(&open(&path).0)
    };
    let mut damages = 0;
    for at in (16..SQLITE.len()).step_by(7) {
        let mut changed = SQLITE.to_vec();
        changed[at] ^= 0xff;
        damages += usize::from(open_changed(&whole, &changed).1.is_some());
    }
    assert!(damages > 100, "{damages}");
}

#[test]
fn bug_what_the_journal_of_a_cut_write_held_was_lost() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("library.db");
    // A write that was cut short has erased the second page, which the journal holds as it was.
    let (head, page) = SQLITE.split_at(4_096);
    fs::write(&path, [head, &[0; 4_096]].concat()).unwrap();
    let journal = folder.path().join("library.db-journal");
    fs::write(&journal, [&[0; 512], page].concat()).unwrap();
    let (library, damage) = open(&path);
    assert!(damage.is_some());
    assert_eq!(library.games().len(), 51);
    assert!(!journal.exists(), "it is kept beside the damaged file");
}

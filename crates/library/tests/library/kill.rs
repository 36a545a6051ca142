//! A process that is killed while it writes loses nothing that it had reported as written.

use std::env;
use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use narabe_library::{FileDatabase, Library};

use crate::games::game;

/// Where the child finds the file to write to.
const PATH: &str = "NARABE_TEST_LIBRARY";
/// What the child says after each game.
const WRITTEN: &str = "written ";

#[test]
#[ignore = "the child process of the test below"]
fn a_child_that_writes_until_it_is_killed() {
    let Ok(path) = env::var(PATH) else {
        return;
    };
    let (mut library, damage) = Library::open(FileDatabase::new(path)).unwrap();
    assert_eq!(damage, None);
    for number in library.games().len().. {
        let mut game = game("h8 i9 g7");
        game.info.round = number.to_string();
        library.add(&game).unwrap();
        if writeln!(std::io::stdout(), "{WRITTEN}{}", number + 1).is_err() {
            // The test that reads it is over.
            return;
        }
    }
}

#[test]
fn a_kill_at_any_moment_loses_nothing_that_was_committed() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("library.db");
    let mut reported = 0;
    for round in 0..8 {
        let child = "kill::a_child_that_writes_until_it_is_killed";
        let mut child = Command::new(env::current_exe().unwrap())
            .args([
                child,
                "--exact",
                "--ignored",
                "--nocapture",
                "--test-threads=1",
            ])
            .env(PATH, &path)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let mut end = None;
        // After some games, at another moment of the work each time.
        for line in lines.map_while(Result::ok) {
            if let Some((_, number)) = line.split_once(WRITTEN) {
                reported = number.trim().parse().unwrap();
                let wait = Duration::from_micros(20_000 + 1_700 * round);
                let is_over = |start: Instant| start.elapsed() > wait;
                if is_over(*end.get_or_insert_with(Instant::now)) {
                    child.kill().unwrap();
                }
            }
        }
        child.wait().unwrap();
        let (library, damage) = Library::open(FileDatabase::new(&path)).unwrap();
        assert_eq!(damage, None);
        let games = library.games();
        assert!(
            games.len() >= reported,
            "{} of {reported} games",
            games.len()
        );
        assert!(games.len() <= reported + 1);
        let rounds = games.ids().map(|id| games.summary(id).unwrap().round);
        assert!(rounds.eq((0..games.len()).map(|number| number.to_string())));
        reported = games.len();
    }
    assert!(reported > 8, "{reported} games were written");
}

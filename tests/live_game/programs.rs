//! Programs that a person has added, as players of a game: shell scripts that speak the protocol.

use crate::harness::TestApp;
use crate::play::{Play, between, human};
use narabe::engines::{self, EngineList};
use narabe::live::{Change, EngineId, Intent, MatchConfig, Player, Seat};
use narabe_external_engine::EngineProgram;
use std::fs;
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// Answers moves on the top row one after the other, and writes its process number beside itself.
const PLAYS: &str = r#"#!/bin/sh
echo $$ >> "$0.pid"
n=0
while read -r line; do
  line=$(printf '%s' "$line" | tr -d '\r')
  case "$line" in
    START*) echo OK ;;
    ABOUT) echo 'name="Row", version="1"' ;;
    BEGIN|TURN*|DONE) echo "MESSAGE move $n"; echo "$n,ROW"; n=$((n+1)) ;;
    END) exit 0 ;;
  esac
done
"#;
/// Thinks for ever, and says when it has begun.
const THINKS: &str = r#"#!/bin/sh
echo $$ >> "$0.pid"
while read -r line; do
  line=$(printf '%s' "$line" | tr -d '\r')
  case "$line" in
    START*) echo OK ;;
    ABOUT) echo 'name="Slow", version="1"' ;;
    BEGIN|TURN*|DONE) : > "$0.thinks" ;;
    END) exit 0 ;;
  esac
done
"#;
/// Ends with a code when it is to move.
const ENDS: &str = r#"#!/bin/sh
while read -r line; do
  case "$line" in
    START*) echo OK ;;
    ABOUT*) echo 'name="Ends", version="1"' ;;
    TURN*|BEGIN*|DONE*) exit 3 ;;
  esac
done
"#;

/// An app with programs made of these scripts, in a folder of its own.
struct Programs {
    test: TestApp,
    folder: tempfile::TempDir,
}

impl Programs {
    fn new(scripts: &[&str]) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let mut list = EngineList::default();
        for (number, script) in scripts.iter().enumerate() {
            let path = folder.path().join(format!("program{number}"));
            let script = script.replace("ROW", &number.to_string());
            fs::write(&path, script).expect("written");
            let rights = fs::Permissions::from_mode(0o755);
            fs::set_permissions(&path, rights).expect("executable");
            list.add(EngineProgram::new(&path), None, || number as u64);
        }
        let mut test = TestApp::new();
        test.app().add_plugins(engines::plugin);
        test.app().insert_resource(list);
        test.app().update();
        Self { test, folder }
    }

    fn path(&self, number: usize) -> PathBuf {
        self.folder.path().join(format!("program{number}"))
    }

    /// Waits until this is true; the game goes on meanwhile.
    fn wait(&mut self, is_done: impl Fn(&Self) -> bool) {
        let until = Instant::now() + Duration::from_secs(30);
        while !is_done(self) {
            assert!(Instant::now() < until, "it did not happen");
            self.test.pass(Duration::ZERO);
            std::thread::sleep(Duration::from_millis(2));
        }
    }

    /// The numbers of the processes that a program has had.
    fn processes(&self, number: usize) -> Vec<String> {
        let said = fs::read_to_string(self.path(number).with_extension("pid"));
        let said = said.unwrap_or_default();
        said.lines().map(str::to_owned).collect()
    }

    fn is_running(process: &str) -> bool {
        let state = fs::read_to_string(Path::new("/proc").join(process).join("stat"));
        // A process that has ended and was not waited for is a zombie.
        state.is_ok_and(|state| !state.contains(") Z "))
    }

    /// Waits until no process of a program is left.
    fn wait_until_gone(&mut self, number: usize) {
        self.wait(|this| {
            let processes = this.processes(number);
            !processes.is_empty() && !processes.iter().any(|one| Self::is_running(one))
        });
    }
}

fn program(number: u64) -> Player {
    Player {
        name: format!("Program {number}"),
        seat: Seat::External(EngineId(number)),
    }
}

#[test]
fn a_program_plays_until_the_game_is_left_and_then_ends() {
    let mut programs = Programs::new(&[PLAYS]);
    programs.test.begin(between(human(), program(0)));
    programs.test.play("h8");
    programs.test.settle();
    assert_eq!(programs.test.stones(), "h8 a15");
    programs.test.play("i8");
    programs.test.settle();
    assert_eq!(programs.test.stones(), "h8 a15 i8 b15");
    assert_eq!(programs.processes(0).len(), 1, "one process for the game");
    let messages = programs.test.resource::<engines::EngineMessages>();
    assert_eq!(
        messages.last(EngineId(0)).as_deref(),
        Some("MESSAGE move 1")
    );
    programs.test.send(Intent::Leave);
    programs.wait_until_gone(0);
}

#[test]
fn two_programs_play_a_match_against_each_other() {
    let mut programs = Programs::new(&[PLAYS, PLAYS]);
    programs.test.begin(between(program(0), program(1)));
    programs.test.settle();
    let end = programs.test.live().end().expect("five in a row");
    assert!(end.winner.is_some());
    for number in [0, 1] {
        programs.wait_until_gone(number);
    }
}

#[test]
fn undo_stops_a_program_that_thinks() {
    let mut programs = Programs::new(&[THINKS]);
    programs.test.begin(MatchConfig {
        clock: narabe::live::ClockRule::PerGame { main: 600 },
        ..between(human(), program(0))
    });
    programs.test.play("h8");
    let thinks = programs.path(0).with_extension("thinks");
    programs.wait(|_| thinks.exists());
    programs.test.send(Intent::Undo);
    assert_eq!(programs.test.stones(), "");
    programs.test.send(Intent::Leave);
    programs.wait_until_gone(0);
}

#[test]
fn a_program_that_ends_is_told_and_another_takes_its_place() {
    let mut programs = Programs::new(&[ENDS, PLAYS]);
    programs.test.begin(between(human(), program(0)));
    let mut changes = programs.test.play("h8");
    changes.extend(programs.test.settle());
    let failed = changes.iter().find_map(|change| match change {
        Change::EngineFailed { reason, .. } => Some(reason.to_string()),
        _ => None,
    });
    assert!(
        failed.is_some_and(|reason| reason.contains('3')),
        "{changes:?}"
    );
    let by = program(1);
    programs.test.send(Intent::ReplacePlayer { player: 1, by });
    programs.test.settle();
    assert_eq!(programs.test.stones(), "h8 a14");
}

#[test]
fn the_next_game_of_a_match_is_played_too() {
    let mut programs = Programs::new(&[PLAYS, PLAYS]);
    programs.test.begin(MatchConfig {
        length: narabe::live::MatchLength::BestOf(3),
        ..between(program(0), program(1))
    });
    programs.test.settle();
    assert!(programs.test.live().is_over());
    programs.test.send(Intent::NextGame);
    programs.test.settle();
    assert!(programs.test.live().is_over());
    assert_eq!(programs.test.live().results().len(), 2);
}

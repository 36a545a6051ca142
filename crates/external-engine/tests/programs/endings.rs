//! No process of a program outlives its owner.
#![cfg(target_os = "linux")]

use std::fs;
use std::io::{BufRead as _, BufReader};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use narabe_external_engine::{EngineFault, ExternalEngine, MoveLimits, NoWatch};
use narabe_rules::Rule;
use rustix::process::{Pid, Signal, kill_process};

use crate::{Heard, LONG, fake, limits, position, program};

/// Whether a process runs: one that has ended and was not waited for does not.
fn runs(id: u32) -> bool {
    let Ok(text) = fs::read_to_string(format!("/proc/{id}/stat")) else {
        return false;
    };
    let state = text
        .rsplit_once(')')
        .map(|(_, rest)| rest.trim_start().chars().next());
    !matches!(state, Some(Some('Z' | 'X')))
}

fn parent(id: u32) -> u32 {
    let text = fs::read_to_string(format!("/proc/{id}/stat")).unwrap();
    let (_, rest) = text.rsplit_once(')').unwrap();
    rest.split_whitespace().nth(1).unwrap().parse().unwrap()
}

fn kill(id: u32) {
    let id = Pid::from_raw(i32::try_from(id).unwrap()).unwrap();
    kill_process(id, Signal::KILL).unwrap();
}

/// Checks that processes end soon.
fn end_soon(ids: &[u32]) {
    let begin = Instant::now();
    while ids.iter().any(|&id| runs(id)) {
        let left: Vec<_> = ids.iter().filter(|&&id| runs(id)).collect();
        assert!(begin.elapsed() < LONG, "{left:?} of {ids:?} still run");
        thread::sleep(Duration::from_millis(10));
    }
}

/// A process that owns a program as the game does, and the processes of it.
struct Owner {
    process: Child,
    program: Vec<u32>,
    /// The inner and the outer.
    guards: [u32; 2],
}

impl Owner {
    fn of(kind: &str) -> Self {
        let mut process = Command::new(fake())
            .args(["owner", "stubborn", kind])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let output = BufReader::new(process.stdout.take().unwrap());
        let lines = output.lines().map_while(Result::ok);
        let program: Vec<u32> = lines
            .take_while(|line| line != "ready")
            .map(|line| line.parse().unwrap())
            .collect();
        assert_eq!(program.len(), 2);
        let inner = parent(program[0]);
        let outer = parent(inner);
        assert_eq!(parent(outer), process.id());
        Self {
            process,
            program,
            guards: [inner, outer],
        }
    }

    /// Kills processes at once, and checks that nothing is left.
    fn all_end_after(mut self, killed: &[u32]) {
        for &id in killed {
            kill(id);
        }
        end_soon(&self.program);
        end_soon(&self.guards);
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

const KINDS: [&str; 2] = ["group", "own-group"];

#[test]
fn nothing_is_left_when_the_owner_is_killed() {
    for kind in KINDS {
        let owner = Owner::of(kind);
        let killed = owner.process.id();
        owner.all_end_after(&[killed]);
    }
}

#[test]
fn nothing_is_left_when_the_owner_exits() {
    for kind in KINDS {
        let mut owner = Owner::of(kind);
        drop(owner.process.stdin.take());
        assert!(owner.process.wait().unwrap().success());
        owner.all_end_after(&[]);
    }
}

#[test]
fn nothing_is_left_when_a_guard_is_killed() {
    for kind in KINDS {
        for guard in [0, 1] {
            let owner = Owner::of(kind);
            let killed = owner.guards[guard];
            owner.all_end_after(&[killed]);
        }
    }
}

#[test]
fn nothing_is_left_when_the_owner_and_a_guard_are_killed() {
    for kind in KINDS {
        for guard in [0, 1] {
            let owner = Owner::of(kind);
            let killed = [owner.process.id(), owner.guards[guard]];
            owner.all_end_after(&killed);
        }
    }
}

#[test]
fn the_program_ends_when_owner_and_guards_are_killed_together() {
    let owner = Owner::of("group");
    let killed = [owner.process.id(), owner.guards[1], owner.guards[0]];
    let [program, child] = owner.program[..] else {
        panic!("two processes");
    };
    for id in killed {
        kill(id);
    }
    end_soon(&[program]);
    // Nobody is left who could end the child of a program.
    if runs(child) {
        kill(child);
    }
    let mut owner = owner;
    owner.process.wait().unwrap();
}

/// The processes of a program, by what it says of itself.
fn processes(heard: &Heard) -> Vec<u32> {
    let ids = heard.messages.iter();
    ids.filter_map(|line| line.strip_prefix("DEBUG process ")?.parse().ok())
        .collect()
}

#[test]
fn nothing_is_left_when_the_player_is_dropped_or_stopped() {
    struct Stopped(Heard);
    impl narabe_external_engine::Watch for Stopped {
        fn is_stopped(&self) -> bool {
            self.0.messages.len() >= 2
        }
        fn message(&mut self, line: &str) {
            self.0.messages.push(line.to_owned());
        }
    }
    for kind in KINDS {
        let start = position(Rule::Freestyle, "");
        let mut engine = ExternalEngine::new(program(&["stubborn", kind]));
        let mut heard = Heard::default();
        engine.choose(&start, &limits(1000), &mut heard).unwrap();
        let ids = processes(&heard);
        assert!(ids.len() == 2 && ids.iter().all(|&id| runs(id)));
        drop(engine);
        end_soon(&ids);

        let mut engine = ExternalEngine::new(program(&["stubborn", kind]));
        let mut heard = Stopped(Heard::default());
        let stopped = engine.choose(&start, &limits(1000), &mut heard);
        assert_eq!(stopped, Err(EngineFault::Stopped));
        end_soon(&processes(&heard.0));
    }
}

#[test]
fn what_a_program_leaves_behind_ends_with_it() {
    let mut engine = ExternalEngine::new(program(&["stubborn", "exits"]));
    let mut heard = Heard::default();
    let start = position(Rule::Freestyle, "");
    let fault = engine.choose(&start, &limits(1000), &mut heard);
    assert_eq!(fault.unwrap_err().kind(), "exited");
    end_soon(&processes(&heard));
}

#[test]
fn a_program_that_uses_too_much_memory_is_ended_also_when_its_child_does() {
    for who in ["itself", "child"] {
        let mut program = program(&["memory", "300", who]);
        program.memory = 16;
        let mut engine = ExternalEngine::new(program);
        let start = position(Rule::Freestyle, "");
        let allowed = MoveLimits::turn(LONG, LONG);
        let fault = engine.choose(&start, &allowed, &mut NoWatch);
        assert_eq!(
            fault,
            Err(EngineFault::TooMuchMemory { limit: 16 }),
            "{who}"
        );
    }
    // Within its limit it lives.
    let mut engine = ExternalEngine::new(program(&["memory", "100", "itself"]));
    let start = position(Rule::Freestyle, "");
    let allowed = MoveLimits::turn(Duration::from_secs(1), Duration::ZERO);
    let fault = engine.choose(&start, &allowed, &mut NoWatch);
    assert_eq!(fault.unwrap_err().kind(), "out-of-time");
}

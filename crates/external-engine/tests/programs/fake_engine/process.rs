//! Programs that do not end, use memory, or do not read.

use std::io::{BufRead as _, Write as _, stdin, stdout};
use std::process::{Command, Stdio, exit, id};
use std::thread;
use std::time::Duration;

use narabe_external_engine::{EngineProgram, ExternalEngine, MoveLimits, Watch};
use narabe_rules::{BoardSize, Position, Rule};

const LONG: Duration = Duration::from_secs(600);

/// Sleeps.
pub fn sleep() {
    thread::sleep(LONG);
}

/// Says a line.
pub fn say(line: &str) {
    let mut output = stdout();
    if writeln!(output, "{line}")
        .and_then(|()| output.flush())
        .is_err()
    {
        exit(0);
    }
}

/// Starts another copy of this program.
fn copy(arguments: &[&str]) -> Command {
    let mut command = Command::new(std::env::current_exe().unwrap());
    command.args(arguments).stdin(Stdio::null());
    command
}

/// Plays one move, has a child that sleeps, and ignores END and the end of its input. `kind` says where the child is: `group` or
/// `own-group`; `exits` is a program that exits at its first move and leaves its child behind.
pub fn stubborn(kind: &str) {
    let mut command = copy(&["sleep"]);
    #[cfg(unix)]
    if kind == "own-group" {
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
    }
    #[expect(clippy::zombie_processes, reason = "it is left behind on purpose")]
    let child = command.spawn().unwrap();
    for line in stdin().lock().lines().map_while(Result::ok) {
        match line.split_whitespace().next() {
            Some("START") => say("OK"),
            Some("ABOUT") => {
                say(&format!("DEBUG process {}", id()));
                say(&format!("DEBUG process {}", child.id()));
                say("name=\"stubborn\"");
            }
            Some("BEGIN" | "DONE") if kind == "exits" => exit(3),
            Some("BEGIN" | "DONE") => say("7,7"),
            _ => {}
        }
    }
    sleep();
}

/// Reads nothing.
pub fn deaf() {
    say("OK");
    sleep();
}

/// Uses memory when it is asked for a move: itself, or in a child.
pub fn memory(megabytes: usize, who: &str) {
    for line in stdin().lock().lines().map_while(Result::ok) {
        match line.split_whitespace().next() {
            Some("START") => say("OK"),
            Some("ABOUT") => say("name=\"memory\""),
            Some("BEGIN") if who == "child" => {
                let _child = copy(&["memory", &megabytes.to_string(), "now"]).spawn();
            }
            Some("BEGIN") => use_up(megabytes),
            _ => {}
        }
    }
    if who == "now" {
        use_up(megabytes);
    }
}

fn use_up(megabytes: usize) {
    let used = vec![1_u8; megabytes << 20];
    thread::sleep(LONG);
    say(&format!(
        "DEBUG {}",
        used.iter().map(|&one| usize::from(one)).sum::<usize>()
    ));
}

/// Owns a program as the game does: asks for a move, says which processes there are, and waits until it is killed or its input ends.
pub fn owner(arguments: &[&str]) {
    struct Processes;
    impl Watch for Processes {
        fn message(&mut self, line: &str) {
            if let Some(number) = line.strip_prefix("DEBUG process ") {
                say(number);
            }
        }
    }
    let mut program = EngineProgram::new(std::env::current_exe().unwrap());
    program.arguments = arguments.iter().map(|&word| word.to_owned()).collect();
    let mut engine = ExternalEngine::new(program);
    let start = Position::new(Rule::Freestyle, BoardSize::DEFAULT);
    let limits = MoveLimits::turn(Duration::from_secs(60), Duration::ZERO);
    engine.choose(&start, &limits, &mut Processes).unwrap();
    say("ready");
    let _ = stdin().lock().lines().last();
}

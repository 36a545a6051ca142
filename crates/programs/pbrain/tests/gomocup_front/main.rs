//! A brain as a manager meets it: a program with pipes.

mod brain;
mod conversations;

use std::process::Command;

use brain::Brain;

/// The environment variable with another program to test, and its arguments.
const BRAIN: &str = "NARABE_BRAIN";
/// What the fuzzer has found worth keeping.
const CORPUS: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/../../engine/tests/gomocup_front/corpus"
);

fn brain_program() -> Command {
    let Ok(named) = std::env::var(BRAIN) else {
        return Command::new(env!("CARGO_BIN_EXE_pbrain-narabe"));
    };
    let mut words = named.split_whitespace();
    let mut command = Command::new(words.next().expect("a program in NARABE_BRAIN"));
    command.args(words);
    command
}

/// Whether the brain that is tested is a program of this build.
fn is_own_brain() -> bool {
    std::env::var_os(BRAIN).is_none()
}

#[test]
fn about_names_what_there_is_in_the_usual_form() {
    let mut brain = Brain::start();
    let about = brain.ask("ABOUT\r\n");
    brain.end(true);
    let fields: Vec<_> = about
        .split(", ")
        .map(|field| field.split_once('=').unwrap())
        .collect();
    assert_eq!(fields[0], ("name", "\"Narabe\""));
    assert_eq!(fields[1].0, "version");
    for (_, value) in fields {
        let value = value
            .strip_prefix('"')
            .and_then(|value| value.strip_suffix('"'));
        let value = value.expect("a value in quotation marks");
        assert!(value.len() > 1 && !value.contains('"'), "{about}");
    }
}

#[test]
fn whatever_is_said_the_brain_answers_in_lines_of_the_protocol() {
    for entry in std::fs::read_dir(CORPUS).unwrap() {
        let path = entry.unwrap().path();
        let mut brain = Brain::start();
        brain.send_bytes(&std::fs::read(&path).unwrap());
        for line in brain.end(true).lines() {
            let is_known = [
                "OK", "SWAP", "ERROR ", "UNKNOWN ", "MESSAGE ", "FORBID ", "name=",
            ]
            .iter()
            .any(|start| line.starts_with(start));
            let is_points = line
                .bytes()
                .all(|byte| byte.is_ascii_digit() || b", ".contains(&byte));
            assert!(is_known || is_points, "{}: {line:?}", path.display());
        }
    }
}

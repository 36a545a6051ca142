//! Programs that play well and badly, each a way of `fake-engine`.

mod check;
mod endings;
mod ways;

use std::path::{Path, PathBuf};
use std::time::Duration;

use narabe_external_engine::{
    EngineFault, EngineLine, EngineProgram, ExternalEngine, MoveLimits, Watch, guard,
};
use narabe_rules::{BoardSize, Point, Position, Rule};

/// Enough on a busy machine.
const LONG: Duration = Duration::from_secs(20);

/// The program of the tests, in one of its ways.
fn program(way: &[&str]) -> EngineProgram {
    guard::start_through(fake());
    let mut program = EngineProgram::new(fake());
    program.arguments = way.iter().map(|&word| word.to_owned()).collect();
    program
}

fn fake() -> PathBuf {
    Path::new(env!("CARGO_BIN_EXE_fake-engine")).to_owned()
}

fn engine(way: &str) -> ExternalEngine {
    ExternalEngine::new(program(&[way]))
}

/// A time for the move, with much tolerance.
fn limits(milliseconds: u64) -> MoveLimits {
    MoveLimits::turn(Duration::from_millis(milliseconds), LONG)
}

fn position(rule: Rule, moves: &str) -> Position {
    let mut position = Position::new(rule, BoardSize::DEFAULT);
    for point in moves.split_whitespace() {
        position.play(point.parse().unwrap()).unwrap();
    }
    position
}

fn point(text: &str) -> Point {
    text.parse().unwrap()
}

/// Everything that is heard.
#[derive(Default)]
struct Heard {
    messages: Vec<String>,
    lines: Vec<EngineLine>,
}

impl Watch for Heard {
    fn message(&mut self, line: &str) {
        self.messages.push(line.to_owned());
    }

    fn line(&mut self, found: &EngineLine) {
        self.lines.push(found.clone());
    }
}

impl Heard {
    fn has(&self, text: &str) -> bool {
        self.messages.iter().any(|line| line.contains(text))
    }
}

/// Plays moves against a program, which must be legal, and returns what was heard.
fn play(way: &str, moves: usize) -> Result<Heard, EngineFault> {
    let mut engine = engine(way);
    let mut position = position(Rule::Freestyle, "");
    let mut heard = Heard::default();
    engine.new_game(&position)?;
    for _ in 0..moves {
        let point = engine.choose(&position, &limits(1000), &mut heard)?;
        position.play(point).unwrap();
        // Far from the others: no line comes of it.
        let free = position.board().empty_points().step_by(7);
        let answer = free.last().unwrap();
        position.play(answer).unwrap();
    }
    Ok(heard)
}

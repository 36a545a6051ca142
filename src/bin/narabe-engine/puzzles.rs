//! `puzzles`: lists a pack of puzzles, or proves all of them anew.

use std::process::ExitCode;
use std::sync::Mutex;

use narabe::learn::puzzles::{Pack, Puzzle, TaskFault, Theme, check};
use narabe::notation::write_move_list;
use narabe::rules::{Point, Side};
use serde_json::json;

use crate::options::{Argument, Help, Options};
use crate::parallel::play_games;
use crate::print::Printer;
use crate::shared::arguments::{Fault, fault, value};
use crate::shared::print::say;

const HELP: Help = Help {
    own: "\
narabe-engine puzzles [FILE] [OPTIONS]: the puzzles of the game, or of a file that narabe-tune wrote

Prints one a line, the easiest first: name | rule | theme | difficulty | side to move | Black's stones | White's stones | first moves
that are right | moves to the win (of the side to move; of the other side where the task is to hold). With --json each line is an
object that has the board size and the last move too.

--check proves each of them anew instead: by the rules that the first moves win or hold, and by the solvers that no other does and
that no win is shorter. It prints the first that are wrong; exit code 1 if there is one. --threads proves several at once.

Options:
  --check            prove the puzzles instead of listing them
  --theme NAME       only those of this theme: fours, four-three, threats, only-defence, false-win, make-forbidden or
                     avoid-forbidden; --rule NAME only those of this rule
  --every N          only one in N, spread over all difficulties",
    position: false,
    examples: &[
        "puzzles --theme threats --rule renju",
        "puzzles --check --threads 2",
        "puzzles new.puzzles --json",
    ],
};

/// Puzzles between two lines about the progress.
const REPORTED: usize = 200;
/// The most faults that are printed.
const MOST_FAULTS: usize = 10;

/// A puzzle that is wrong.
struct Wrong<'a> {
    puzzle: &'a Puzzle,
    reason: TaskFault,
}

/// Lists or checks.
pub fn run(parser: &mut lexopt::Parser) -> Result<ExitCode, Fault> {
    let (mut is_check, mut theme, mut every) = (false, None::<Theme>, 1_usize);
    let mut file: Option<String> = None;
    let options = Options::read(parser, &HELP, |argument, parser| {
        match argument {
            Argument::Option("check") => is_check = true,
            Argument::Option("theme") => theme = Some(value(parser, "theme")?),
            Argument::Option("every") => every = value(parser, "every")?,
            Argument::Word(word) if file.is_none() => file = Some(word.to_owned()),
            other => return Err(other.unknown()),
        }
        Ok(())
    })?;
    let read;
    let pack = match &file {
        None => Pack::shipped().map_err(fault)?,
        Some(path) => {
            let bytes = std::fs::read(path).map_err(|error| format!("{path}: {error}"))?;
            read = Pack::read(&bytes).map_err(|error| format!("{path}: {error}"))?;
            &read
        }
    };
    let is_asked = |puzzle: &&Puzzle| {
        theme.is_none_or(|theme| puzzle.theme() == theme)
            && (options.given_rule()).is_none_or(|rule| puzzle.setup().rule() == rule)
    };
    let asked = pack.puzzles().iter().filter(is_asked);
    let asked: Vec<&Puzzle> = asked.step_by(every.max(1)).collect();
    if is_check {
        return check_all(&asked, &options);
    }
    for puzzle in asked {
        list(puzzle, Printer::new(options.json));
    }
    Ok(ExitCode::SUCCESS)
}

fn list(puzzle: &Puzzle, printer: Printer) {
    let (setup, task) = (puzzle.setup(), puzzle.task());
    let stones = |side| {
        let stones = setup.stones().iter().filter(|&&(_, whose)| whose == side);
        write_move_list(&stones.map(|&(point, _)| point).collect::<Vec<Point>>())
    };
    let (black, white) = (stones(Side::Black), stones(Side::White));
    let solutions = write_move_list(&task.solutions);
    let to_move = match setup.to_move() {
        Side::Black => "black",
        Side::White => "white",
    };
    printer.print(
        &json!({
            "id": puzzle.id().to_string(),
            "rule": setup.rule().id(),
            "size": setup.size().get(),
            "theme": task.theme.id(),
            "difficulty": puzzle.difficulty(),
            "to_move": to_move,
            "black": black,
            "white": white,
            "last": puzzle.last().map(|last| last.to_string()),
            "solutions": solutions,
            "moves": task.moves,
        }),
        || {
            say!(
                "{} | {} | {} | {} | {to_move} | {black} | {white} | {solutions} | {}",
                puzzle.id(),
                setup.rule().id(),
                task.theme,
                puzzle.difficulty(),
                task.moves
            );
        },
    );
}

/// Proves the puzzles on all threads.
fn check_all(puzzles: &[&Puzzle], options: &Options) -> Result<ExitCode, Fault> {
    let wrong: Mutex<Vec<Wrong<'_>>> = Mutex::new(Vec::new());
    let done = Mutex::new(0_usize);
    play_games(
        puzzles.len(),
        options.threads,
        || Ok(()),
        |(), number| {
            let puzzle = puzzles[number];
            if let Err(reason) = check(puzzle) {
                wrong.lock().map_err(fault)?.push(Wrong { puzzle, reason });
            }
            let mut done = done.lock().map_err(fault)?;
            *done += 1;
            if !options.json && done.is_multiple_of(REPORTED) {
                say!("{done} of {} puzzles proven or refuted", puzzles.len());
            }
            Ok(())
        },
    )?;
    let mut wrong = wrong.into_inner().map_err(fault)?;
    wrong.sort_by_key(|wrong| wrong.puzzle.id());
    let shown = &wrong[..wrong.len().min(MOST_FAULTS)];
    let faults = shown.iter().map(|Wrong { puzzle, reason }| {
        json!({ "id": puzzle.id().to_string(), "theme": puzzle.theme().id(), "fault": reason.to_string() })
    });
    Printer::new(options.json).print(
        &json!({ "puzzles": puzzles.len(), "wrong": wrong.len(), "faults": faults.collect::<Vec<_>>() }),
        || {
            for Wrong { puzzle, reason } in shown {
                say!("{} ({}): {reason}", puzzle.id(), puzzle.theme());
            }
            say!("{} puzzles, {} wrong", puzzles.len(), wrong.len());
        },
    );
    Ok(ExitCode::from(u8::from(!wrong.is_empty())))
}

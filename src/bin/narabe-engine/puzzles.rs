//! `puzzles`: lists a pack of puzzles, proves all of them anew, or writes them as SGF or as a sheet for printing.

use std::process::ExitCode;
use std::sync::Mutex;

use narabe::learn::puzzles::{
    Pack, PackError, Puzzle, PuzzleFile, SolutionShown, TaskFault, Theme, check,
};
use narabe::notation::{Format, WriteOptions, write_games, write_move_list};
use narabe::pictures::{PerPage, PuzzleSheet, sheet_pdf, sheet_svg};
use narabe::rules::{Point, Side};
use serde_json::json;

use crate::options::{Argument, Help, Options};
use crate::parallel::play_games;
use crate::print::Printer;
use crate::shared::arguments::{Fault, fault, value};
use crate::shared::print::say;

const HELP: Help = Help {
    own: "\
narabe-engine puzzles [FILE] [OPTIONS]: the puzzles of the game, or of a file that narabe-tune wrote or that
has them as SGF

Prints one a line, the easiest first: name | rule | theme | difficulty | side to move | Black's stones | White's stones | first moves
that are right | moves to the win (of the side to move; of the other side where the task is to hold). With --json each line is an
object that has the board size and the last move too.

--check proves each of them anew instead: by the rules that the first moves win or hold, and by the solvers that no other does and
that no win is shorter. It prints the first that are wrong; exit code 1 if there is one. --threads proves several at once.

--sgf prints them as an SGF file with their solutions, which Narabe imports. --sheet FILE writes diagrams for printing with the
solutions on the last page, as FILE.svg or FILE.pdf.

Options:
  --sgf              print an SGF file
  --sheet FILE       write a sheet; --per-page 6 or 12 diagrams (6), --title TEXT above them
  --check            prove the puzzles instead of listing them
  --theme NAME       only those of this theme: fours, four-three, threats, only-defence, false-win, make-forbidden or
                     avoid-forbidden; --rule NAME only those of this rule
  --every N          only one in N, spread over all difficulties",
    position: false,
    examples: &[
        "puzzles --theme threats --rule renju",
        "puzzles --check --threads 2",
        "puzzles new.puzzles --json",
        "puzzles --theme fours --every 50 --sheet club.pdf",
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
    let (mut is_sgf, mut sheet, mut out) = (false, PuzzleSheet::default(), None::<String>);
    let mut file: Option<String> = None;
    let options = Options::read(parser, &HELP, |argument, parser| {
        match argument {
            Argument::Option("check") => is_check = true,
            Argument::Option("sgf") => is_sgf = true,
            Argument::Option("sheet") => out = Some(value(parser, "sheet")?),
            Argument::Option("title") => sheet.title = value(parser, "title")?,
            Argument::Option("per-page") => {
                let count: usize = value(parser, "per-page")?;
                let known = PerPage::ALL.into_iter().find(|one| one.count() == count);
                sheet.per_page = known.ok_or("--per-page is 6 or 12")?;
            }
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
            read = read_pack(path)?;
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
    if is_sgf {
        return print_sgf(&asked);
    }
    if let Some(out) = out {
        sheet.puzzles = asked.into_iter().cloned().collect();
        return write_sheet(&sheet, &out);
    }
    for puzzle in asked {
        list(puzzle, Printer::new(options.json));
    }
    Ok(ExitCode::SUCCESS)
}

/// The pack in a file, of either format.
fn read_pack(path: &str) -> Result<Pack, Fault> {
    let fault = |error: String| format!("{path}: {error}");
    let bytes = std::fs::read(path).map_err(|error| fault(error.to_string()))?;
    match Pack::read(&bytes) {
        Err(PackError::NotAPack) => {}
        read => return read.map_err(|error| fault(error.to_string())),
    }
    let read = PuzzleFile::read(&bytes);
    let read = read.map_err(|error| fault(format!("this is no pack of puzzles: {error}")))?;
    match read.faults.first() {
        Some(first) => Err(fault(first.clone())),
        None => Ok(read.pack),
    }
}

fn print_sgf(puzzles: &[&Puzzle]) -> Result<ExitCode, Fault> {
    let words = |puzzle: &Puzzle| {
        let task = puzzle.task();
        format!(
            "{}, difficulty {}, {} moves",
            task.theme,
            puzzle.difficulty(),
            task.moves
        )
    };
    for puzzle in puzzles {
        let game = puzzle.game(SolutionShown::Whole(&words));
        let written = write_games(Format::Sgf, &[game], &WriteOptions::default());
        let bytes = written.map_err(fault)?.bytes;
        say!("{}", String::from_utf8_lossy(&bytes).trim_end());
    }
    Ok(ExitCode::SUCCESS)
}

fn write_sheet(sheet: &PuzzleSheet, out: &str) -> Result<ExitCode, Fault> {
    let bytes = match out.rsplit_once('.') {
        Some((_, "pdf")) => sheet_pdf(sheet),
        Some((_, "svg")) => sheet_svg(sheet).map_err(fault)?.into_bytes(),
        _ => return Err(format!("{out}: a sheet ends in .svg or .pdf")),
    };
    std::fs::write(out, bytes).map_err(|error| format!("{out}: {error}"))?;
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

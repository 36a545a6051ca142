//! `puzzles`: lists a pack of puzzles, proves all of them again, or writes them as SGF or as a sheet for printing.

use std::process::ExitCode;

use narabe_art::pictures::{PerPage, PuzzleSheet, SheetPuzzle, sheet_pdf, sheet_svg};
use narabe_learn::lessons::{search_claims, shipped_lessons};
use narabe_learn::puzzles::{
    AnyPuzzle, ClaimSearch, HOLD_NODES, Pack, PackError, Puzzle, PuzzleFile, PuzzlePosition,
    SolutionShown, Theme,
};
use narabe_notation::{Format, WriteOptions, write_games};
use narabe_rules::twin::{Half, TwinPoint};
use narabe_rules::{Point, Setup, Side};
use serde_json::json;

use crate::options::{Argument, Help, Options};
use crate::print::Printer;
use narabe_command_line::arguments::{ErrorText, fault, number, ranged, value};
use narabe_command_line::checks::failures;
use narabe_command_line::say;

const HELP: Help = Help {
    own: "\
narabe-engine puzzles [FILE] [OPTIONS]: the puzzles of the game, or of a file that narabe-tune wrote or that
has them as SGF

Prints one a line, the easiest first: name | rule | theme | difficulty | side to move | Black's stones | White's stones | first moves
that are right | moves to the win (of the side to move; of the other side where the task is to hold). With --json each line is an
object that has the board size and the last move too. On twin boards the rule is twin, points are written L:h8 or R:h8, and a
semicolon ends a turn.

--check proves each of them again instead: by the rules, that the first moves win or hold, and by the solvers, that no other move
does and that no win is shorter. It prints the first that are wrong; exit code 1 if there is one. --threads proves several at once.
With --search the engine looks at the claims too, with 1,000,000 positions or --nodes: that the move that is to hold is not won
against, and, with half as many, that the other first moves that win are listed; and at those of the lessons. This takes most of an hour.

--sgf prints them as an SGF file with their solutions, which Narabe imports. --sheet FILE writes diagrams for printing with the
solutions on the last page, as FILE.svg or FILE.pdf. Puzzles on twin boards are left out of both.

Options:
  --sgf              print an SGF file
  --sheet FILE       write a sheet; --per-page 6 or 12 diagrams (6), --title TEXT above them
  --check            prove the puzzles instead of listing them; --search search their claims as well
  --theme NAME       only those of this theme: fours, four-three, threats, only-defence, false-win, make-forbidden or
                     avoid-forbidden, twin-double; --rule NAME only those of this rule
  --every N          only one in N, spread over all difficulties",
    position: false,
    examples: &[
        "puzzles --theme threats --rule renju",
        "puzzles --check --threads 2",
        "puzzles --check --search --theme only-defence",
        "puzzles new.puzzles --json",
        "puzzles --theme fours --every 50 --sheet club.pdf",
    ],
};

/// Puzzles between two lines about the progress.
const REPORTED: usize = 200;
/// The most faults that are printed.
const MOST_FAULTS: usize = 10;

/// Lists or checks.
pub fn run(parser: &mut lexopt::Parser) -> Result<ExitCode, ErrorText> {
    let (mut is_check, mut is_searched) = (false, false);
    let (mut theme, mut every) = (None::<Theme>, 1_usize);
    let (mut is_sgf, mut sheet, mut out) = (false, PuzzleSheet::default(), None::<String>);
    let mut file: Option<String> = None;
    let options = Options::read(parser, &HELP, |argument, parser| {
        match argument {
            Argument::Option("check") => is_check = true,
            Argument::Option("search") => is_searched = true,
            Argument::Option("sgf") => is_sgf = true,
            Argument::Option("sheet") => out = Some(value(parser, "sheet")?),
            Argument::Option("title") => sheet.title = value(parser, "title")?,
            Argument::Option("per-page") => {
                let count: usize = number(parser, "per-page")?;
                let known = PerPage::ALL.into_iter().find(|one| one.count() == count);
                sheet.per_page = known.ok_or("--per-page is 6 or 12")?;
            }
            Argument::Option("theme") => theme = Some(value(parser, "theme")?),
            Argument::Option("every") => every = ranged(parser, "every", 1..=usize::MAX)?,
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
    let is_asked = |puzzle: &AnyPuzzle<'_>| {
        theme.is_none_or(|theme| puzzle.theme() == theme)
            && (options.given_rule()).is_none_or(|rule| puzzle.rule_id() == rule.id())
    };
    let asked = pack.all().into_iter().filter(is_asked);
    let asked: Vec<AnyPuzzle<'_>> = asked.step_by(every).collect();
    if is_searched && !is_check {
        return Err("--search needs --check".to_owned());
    }
    if is_check {
        let is_whole = file.is_none() && theme.is_none() && options.given_rule().is_none();
        let checked = check_all(&asked, &options, is_searched)?;
        let are_lessons_true = !is_searched || !is_whole || check_lessons(&options)?;
        return Ok(if are_lessons_true {
            checked
        } else {
            ExitCode::FAILURE
        });
    }
    let one_board: Vec<&Puzzle> = asked
        .iter()
        .filter_map(|puzzle| puzzle.one_board())
        .collect();
    if (is_sgf || out.is_some()) && one_board.is_empty() && !asked.is_empty() {
        return Err("puzzles on twin boards are not written as SGF or as a sheet".to_owned());
    }
    if is_sgf {
        return print_sgf(&one_board);
    }
    if let Some(out) = out {
        sheet.puzzles = one_board.into_iter().map(on_sheet).collect();
        return write_sheet(&sheet, &out);
    }
    for puzzle in asked {
        list_any(puzzle, Printer::new(options.json));
    }
    Ok(ExitCode::SUCCESS)
}

/// The pack in a file, of either format.
fn read_pack(path: &str) -> Result<Pack, ErrorText> {
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

fn print_sgf(puzzles: &[&Puzzle]) -> Result<ExitCode, ErrorText> {
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

/// A puzzle as a sheet shows it.
fn on_sheet(puzzle: &Puzzle) -> SheetPuzzle {
    let task = puzzle.task();
    SheetPuzzle {
        setup: puzzle.setup().clone(),
        last: puzzle.last(),
        wins_in: task.theme.win().map(|_| task.moves),
        difficulty: puzzle.difficulty(),
        solutions: task.solutions.clone(),
    }
}

fn write_sheet(sheet: &PuzzleSheet, out: &str) -> Result<ExitCode, ErrorText> {
    let bytes = match out.rsplit_once('.') {
        Some((_, "pdf")) => sheet_pdf(sheet),
        Some((_, "svg")) => sheet_svg(sheet).map_err(fault)?.into_bytes(),
        _ => return Err(format!("{out}: a sheet ends in .svg or .pdf")),
    };
    std::fs::write(out, bytes).map_err(|error| format!("{out}: {error}"))?;
    Ok(ExitCode::SUCCESS)
}

fn list_any(puzzle: AnyPuzzle<'_>, printer: Printer) {
    let on = |half| {
        let stones = puzzle.stones(half).into_iter();
        stones.map(move |(point, side)| (TwinPoint::new(half, point), side))
    };
    let stones_of = |side| {
        let stones = Half::ALL.into_iter().flat_map(on);
        stones
            .filter(move |&(_, whose)| whose == side)
            .map(|(at, _)| at)
    };
    match puzzle {
        AnyPuzzle::OneBoard(puzzle) => {
            let stones = |side| {
                let points: Vec<Point> = stones_of(side).map(|at| at.point).collect();
                Setup::text_of(&points)
            };
            list(puzzle, [Side::Black, Side::White].map(stones), printer);
        }
        AnyPuzzle::Twin(puzzle) => {
            let stones = |side| {
                let points: Vec<String> = stones_of(side).map(|at| at.to_string()).collect();
                points.join(" ")
            };
            list(puzzle, [Side::Black, Side::White].map(stones), printer);
        }
    }
}

/// Lists a puzzle with the stones of Black and of White.
fn list<P: PuzzlePosition>(puzzle: &Puzzle<P>, [black, white]: [String; 2], printer: Printer) {
    let (position, task) = (puzzle.position(), puzzle.task());
    let solutions = P::text_of(&task.solutions);
    let to_move = match position.to_move() {
        Side::Black => "black",
        Side::White => "white",
    };
    printer.print(
        &json!({
            "id": puzzle.id().to_string(),
            "rule": position.rule_id(),
            "size": position.size().get(),
            "theme": task.theme.id(),
            "difficulty": puzzle.difficulty(),
            "to_move": to_move,
            "black": black,
            "white": white,
            "last": puzzle.last().map(|last| last.to_string()),
            "solutions": solutions,
            "other_wins": P::text_of(puzzle.other_wins()),
            "moves": task.moves,
        }),
        || {
            say!(
                "{} | {} | {} | {} | {to_move} | {black} | {white} | {solutions} | {}",
                puzzle.id(),
                position.rule_id(),
                task.theme,
                puzzle.difficulty(),
                task.moves
            );
        },
    );
}

/// A search with the nodes that are asked for, half of them for other first moves that win.
fn claim_search(options: &Options) -> ClaimSearch {
    let nodes = options.nodes.unwrap_or(HOLD_NODES);
    ClaimSearch::new(nodes, nodes / 2)
}

/// Has the engine search the claims of the lessons, and says whether it contradicts none.
fn check_lessons(options: &Options) -> Result<bool, ErrorText> {
    let lessons = shipped_lessons().map_err(fault)?;
    let faults = search_claims(&lessons, &mut claim_search(options));
    let texts: Vec<String> = faults.iter().map(ToString::to_string).collect();
    Printer::new(options.json).print(
        &json!({ "lessons": lessons.len(), "faults": texts }),
        || {
            for text in &texts {
                say!("lesson {text}");
            }
            say!("{} lessons, {} wrong claims", lessons.len(), texts.len());
        },
    );
    Ok(faults.is_empty())
}

/// Proves the puzzles on all threads, and has the engine search their claims if that is asked.
fn check_all(
    puzzles: &[AnyPuzzle<'_>],
    options: &Options,
    is_searched: bool,
) -> Result<ExitCode, ErrorText> {
    let report = |done: usize| {
        if !options.json && done.is_multiple_of(REPORTED) {
            say!("{done} of {} puzzles proven or refuted", puzzles.len());
        }
    };
    let set_up = || is_searched.then(|| claim_search(options));
    let check = |search: &mut Option<ClaimSearch>, puzzle: AnyPuzzle<'_>| {
        puzzle.check()?;
        search
            .as_mut()
            .map_or(Ok(()), |search| search.check(puzzle))
    };
    let wrong = failures(puzzles, options.threads, set_up, check, report)?;
    let shown = &wrong[..wrong.len().min(MOST_FAULTS)];
    let faults = shown.iter().map(|(puzzle, reason)| {
        json!({ "id": puzzle.id().to_string(), "theme": puzzle.theme().id(), "fault": reason.to_string() })
    });
    Printer::new(options.json).print(
        &json!({ "puzzles": puzzles.len(), "wrong": wrong.len(), "faults": faults.collect::<Vec<_>>() }),
        || {
            for (puzzle, reason) in shown {
                say!("{} ({}): {reason}", puzzle.id(), puzzle.theme());
            }
            say!("{} puzzles, {} wrong", puzzles.len(), wrong.len());
        },
    );
    Ok(ExitCode::from(u8::from(!wrong.is_empty())))
}

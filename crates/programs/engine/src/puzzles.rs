//! `puzzles`: lists a pack of puzzles, proves all of them again, or writes them as SGF or as a sheet for printing.

use std::process::ExitCode;

use clap::{Args, ValueHint};
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

use crate::options::Options;
use crate::print::Printer;
use narabe_command_line::arguments::{ErrorText, OneOf, fault, ranged};
use narabe_command_line::checks::failures;
use narabe_command_line::say;

/// The puzzles of the game, one a line, or the proof that they are right
///
/// Prints the easiest first: name | rule | theme | difficulty | side to move | Black's stones | White's stones | first moves that are
/// right | moves to the win (of the side to move; of the other side where the task is to hold). With --json each line is an object
/// that has the board size and the last move too. On twin boards the rule is twin, points are written L:h8 or R:h8, and a semicolon
/// ends a turn. --rule NAME prints only those of this rule.
///
/// --check proves each of them again instead: by the rules, that the first moves win or hold, and by the solvers, that no other move
/// does and that no win is shorter. It prints the first that are wrong; exit code 1 if there is one. --threads proves several at once.
///
/// With --search the engine looks at the claims too, with 1,000,000 positions or --nodes: that the move that is to hold is not won
/// against, and, with half as many, that the other first moves that win are listed; and at those of the lessons. This takes most of an
/// hour.
///
/// --sgf prints them as an SGF file with their solutions, which Narabe imports. --sheet writes diagrams for printing with the solutions
/// on the last page. Puzzles on twin boards are left out of both.
#[derive(Args)]
#[command(after_help = "Examples:
  narabe-engine puzzles --theme threats --rule renju
  narabe-engine puzzles --check --threads 2
  narabe-engine puzzles --check --search --theme only-defence
  narabe-engine puzzles new.puzzles --json
  narabe-engine puzzles --theme fours --every 50 --sheet club.pdf")]
pub struct Puzzles {
    /// A file that narabe-tune wrote or that has puzzles as SGF (default: the puzzles of the game)
    #[arg(value_hint = ValueHint::FilePath)]
    file: Option<String>,
    /// Prove the puzzles instead of listing them
    #[arg(long)]
    check: bool,
    /// Search their claims as well, with --check
    #[arg(long)]
    search: bool,
    /// Print an SGF file
    #[arg(long)]
    sgf: bool,
    /// Write a sheet, as FILE.svg or FILE.pdf
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    sheet: Option<String>,
    /// Diagrams on a page of the sheet
    #[arg(long, value_name = "N", value_parser = per_page(), default_value = "6")]
    per_page: PerPage,
    /// The title above the diagrams
    #[arg(
        long,
        value_name = "TEXT",
        allow_hyphen_values = true,
        default_value = "",
        hide_default_value = true
    )]
    title: String,
    /// Only those of this theme
    #[arg(long, value_name = "NAME", value_parser = theme())]
    theme: Option<Theme>,
    /// Only one in N, spread over all difficulties
    #[arg(long, value_name = "N", value_parser = ranged(1..=usize::MAX), default_value_t = 1)]
    every: usize,
    #[command(flatten)]
    options: Options,
}

fn theme() -> OneOf<Theme> {
    OneOf::new(Theme::ALL.map(Theme::id), |name| {
        name.parse().map_err(fault)
    })
}

fn per_page() -> OneOf<PerPage> {
    OneOf::new(["6", "12"], |text| {
        let known = PerPage::ALL.into_iter();
        let mut known = known.filter(|one| one.count().to_string() == text);
        known.next().ok_or_else(|| "choose 6 or 12".to_owned())
    })
}

/// Puzzles between two lines about the progress.
const REPORTED: usize = 200;
/// The most faults that are printed.
const MOST_FAULTS: usize = 10;

/// Lists or checks.
pub fn run(command: &Puzzles) -> Result<ExitCode, ErrorText> {
    let (options, theme) = (&command.options, command.theme);
    if command.search && !command.check {
        return Err("--search needs --check".to_owned());
    }
    let read;
    let pack = match &command.file {
        None => Pack::shipped().map_err(fault)?,
        Some(path) => {
            read = read_pack(path)?;
            &read
        }
    };
    let is_asked = |puzzle: &AnyPuzzle<'_>| {
        theme.is_none_or(|theme| puzzle.theme() == theme)
            && (options.rule).is_none_or(|rule| puzzle.rule_id() == rule.id())
    };
    let asked = pack.all().into_iter().filter(is_asked);
    let asked: Vec<AnyPuzzle<'_>> = asked.step_by(command.every).collect();
    if command.check {
        let is_whole = command.file.is_none() && theme.is_none() && options.rule.is_none();
        let checked = check_all(&asked, options, command.search)?;
        let are_lessons_true = !command.search || !is_whole || check_lessons(options)?;
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
    if (command.sgf || command.sheet.is_some()) && one_board.is_empty() && !asked.is_empty() {
        return Err("puzzles on twin boards are not written as SGF or as a sheet".to_owned());
    }
    if command.sgf {
        return print_sgf(&one_board);
    }
    if let Some(out) = &command.sheet {
        let sheet = PuzzleSheet {
            title: command.title.clone(),
            per_page: command.per_page,
            puzzles: one_board.into_iter().map(on_sheet).collect(),
        };
        return write_sheet(&sheet, out);
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
    let wrong = failures(puzzles, options.threads.unwrap_or(1), set_up, check, report)?;
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

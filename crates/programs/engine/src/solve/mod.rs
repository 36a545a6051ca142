//! `solve`: a forced win, if there is one.

mod any_win;
mod positions;
mod tally;

use std::fmt;
use std::process::ExitCode;
use std::str::FromStr;
use std::time::Duration;

use clap::{Args, ValueHint};
use narabe_engine_core::tactics::{Solution, SolverLimit, ThreatKind, Verdict, solve, solve_wide};
use narabe_engine_core::{Clock as _, Settings, Setup, SystemClock};
use narabe_notation::write_move_list;
use serde_json::{Value, json};

use crate::options::{NoMove, Options, PositionOptions};
use crate::print::Printer;
use narabe_command_line::arguments::{ErrorText, OneOf};
use narabe_command_line::say;
use positions::read_positions;
use tally::Tally;

/// A forced win
///
/// Prints "win K: moves" (K moves of the winner; the moves of both sides), "none", "unknown", or that the game is over. Exit code 0
/// for a win, 1 otherwise. --nodes limits the search (default 5000000), and so does --time.
///
/// --kind says which moves a win may consist of: vcf of fours, vct of fours and threes, wide of these and every other move that
/// threatens to win by fours, any of all moves: a fifth of the limit goes to wide, the rest to the search of the engine.
///
/// --positions solves many positions, each a line with a JSON object: "black" and "white" (points), and "to_move", "rule" and
/// "size" where they are not those of the options; an "id" is printed again. So it reads what `puzzles --json` prints. One line
/// for each, and last how many were won and how long it took; exit code 1 unless all are won.
#[derive(Args)]
#[command(after_help = "Examples:
  narabe-engine solve --moves \"h8 a1 i8 a2 j8 a3\"
  narabe-engine solve --kind vct --board position.txt
  narabe-engine solve --kind any --positions puzzles.jsonl --time 5000")]
pub struct Solve {
    /// The moves that the win may consist of
    #[arg(long, value_parser = kind(), default_value = "vcf")]
    kind: Kind,
    /// Positions, one a line; `-` is standard input
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    positions: Option<String>,
    #[command(flatten)]
    position: PositionOptions,
    #[command(flatten)]
    options: Options,
}

/// Reads the name of a kind.
fn kind() -> OneOf<Kind> {
    OneOf::new(["vcf", "vct", "wide", "any"], |name| {
        name.parse().map_err(str::to_owned)
    })
}

/// The nodes that are searched unless --nodes or --time says otherwise.
const DEFAULT_NODES: u64 = 5_000_000;

/// The moves that a win may consist of.
#[derive(Clone, Copy)]
enum Kind {
    Narrow(ThreatKind),
    /// Every threat of a victory by fours.
    Wide,
    /// All moves.
    Any,
}

impl FromStr for Kind {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "wide" => Ok(Self::Wide),
            "any" => Ok(Self::Any),
            _ => (text.parse().map(Self::Narrow)).map_err(|_| "choose vcf, vct, wide or any"),
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Narrow(kind) => kind.fmt(f),
            Self::Wide => f.write_str("wide"),
            Self::Any => f.write_str("any"),
        }
    }
}

/// How positions are solved.
struct Solver {
    kind: Kind,
    nodes: u64,
    time: Option<Duration>,
    settings: Settings,
    printer: Printer,
}

/// What was found out about a position.
struct Solved {
    solution: Solution,
    /// The moves of the side that wins.
    own_moves: Option<usize>,
    took: Duration,
}

impl Solver {
    fn solve(&self, setup: &Setup) -> Solved {
        let clock = SystemClock::start();
        let is_late = || self.time.is_some_and(|time| clock.now() >= time);
        let limit = SolverLimit::from(self.nodes).or_when(&is_late);
        let (solution, own_moves) = match self.kind {
            Kind::Narrow(kind) => with_moves(solve(setup, kind, limit)),
            Kind::Wide => with_moves(solve_wide(setup, limit)),
            Kind::Any => any_win::solve(setup, self.settings, self.nodes, self.time),
        };
        let took = clock.now();
        Solved {
            solution,
            own_moves,
            took,
        }
    }
}

/// A solution and the number of own moves in its line.
fn with_moves(solution: Solution) -> (Solution, Option<usize>) {
    let own_moves = solution.verdict.moves_to_win();
    (solution, own_moves)
}

impl Solved {
    const fn name(&self) -> &'static str {
        match &self.solution.verdict {
            Verdict::Win(_) => "win",
            Verdict::NoWin => "none",
            Verdict::Unknown => "unknown",
        }
    }

    fn line(&self) -> String {
        match &self.solution.verdict {
            Verdict::Win(line) => write_move_list(line),
            Verdict::NoWin | Verdict::Unknown => String::new(),
        }
    }

    fn in_words(&self) -> String {
        match self.own_moves {
            Some(moves) => format!("win {moves}: {}", self.line()),
            None => self.name().to_owned(),
        }
    }

    fn as_json(&self, kind: Kind) -> Value {
        json!({
            "kind": kind.to_string(),
            "verdict": self.name(),
            "own_moves": self.own_moves,
            "line": self.line(),
            "nodes": self.solution.nodes,
            "ms": u64::try_from(self.took.as_millis()).unwrap_or(u64::MAX),
        })
    }
}

/// Solves and prints.
pub fn run(command: &Solve) -> Result<ExitCode, ErrorText> {
    let options = &command.options;
    let default_nodes = match options.time {
        Some(_) => u64::MAX,
        None => DEFAULT_NODES,
    };
    let solver = Solver {
        kind: command.kind,
        nodes: options.nodes.unwrap_or(default_nodes),
        time: options.time,
        settings: options.settings(),
        printer: Printer::new(options.json),
    };
    match &command.positions {
        Some(path) => solve_all(&solver, options, path),
        None => Ok(solve_one(&solver, &command.position.setup(options)?)),
    }
}

fn solve_one(solver: &Solver, setup: &Setup) -> ExitCode {
    if let Some(no_move) = NoMove::of(setup) {
        return no_move.print(solver.printer, json!({ "verdict": "no-move" }));
    }
    let solved = solver.solve(setup);
    solver.printer.print(&solved.as_json(solver.kind), || {
        say!("{}", solved.in_words());
    });
    ExitCode::from(u8::from(solved.own_moves.is_none()))
}

/// Solves the positions of a file.
fn solve_all(solver: &Solver, options: &Options, path: &str) -> Result<ExitCode, ErrorText> {
    let mut tally = Tally::default();
    for position in read_positions(options, path)? {
        if let Some(no_move) = NoMove::of(&position.setup) {
            tally.add(&Verdict::<()>::NoWin, Duration::ZERO);
            let line =
                json!({ "verdict": "no-move", "reason": no_move.to_string(), "id": position.id });
            solver
                .printer
                .print(&line, || say!("{} | 0 ms | {no_move}", position.id));
            continue;
        }
        let solved = solver.solve(&position.setup);
        tally.add(&solved.solution.verdict, solved.took);
        let mut line = solved.as_json(solver.kind);
        line["id"] = json!(position.id);
        solver.printer.print(&line, || {
            let ms = solved.took.as_millis();
            say!("{} | {ms} ms | {}", position.id, solved.in_words());
        });
    }
    solver
        .printer
        .print(&tally.as_json(), || say!("{}", tally.in_words()));
    Ok(ExitCode::from(u8::from(!tally.is_all_won())))
}

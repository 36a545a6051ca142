//! `solve`: a win by continuous threats, if there is one.

mod positions;
mod tally;

use std::fmt;
use std::process::ExitCode;
use std::str::FromStr;
use std::time::Duration;

use narabe::engine::tactics::{Solution, SolverLimit, ThreatKind, Verdict, solve, solve_wide};
use narabe::engine::{Clock as _, Setup, SystemClock};
use narabe::notation::write_move_list;
use narabe::rules::Point;
use serde_json::{Value, json};

use crate::options::{Argument, Help, Options};
use crate::print::Printer;
use crate::shared::arguments::{Fault, value};
use crate::shared::print::say;
use positions::read_positions;
use tally::Tally;

const HELP: Help = Help {
    own: "\
narabe-engine solve [OPTIONS]: a win by continuous fours or threats

Prints `win K: moves` (K moves of the winner; the moves of both sides), `none` or `unknown`.
Exit code 0 for a win, 1 otherwise. --nodes limits the search (default 5000000), and so does --time.

--positions FILE solves many positions, each a line with a JSON object: `black` and `white` (points), and `to_move`, `rule`
and `size` where they are not those of the options; an `id` is printed again. So it reads what `puzzles --json` prints. One
line for each, and last how many were won and how long it took; exit code 1 unless all are won.

Options:
  --kind KIND        vcf for fours (default), vct for fours and threes, wide for these and every other move that threatens to
                     win by fours
  --positions FILE   positions, one a line; `-` is standard input",
    position: true,
    examples: &[
        "solve --moves \"h8 a1 i8 a2 j8 a3\"",
        "solve --kind vct --board position.txt",
        "solve --kind wide --positions puzzles.jsonl --time 5000",
    ],
};

/// The nodes that are searched unless --nodes or --time says otherwise.
const DEFAULT_NODES: u64 = 5_000_000;

/// The threats that a win may consist of.
#[derive(Clone, Copy)]
enum Kind {
    Narrow(ThreatKind),
    /// Every threat of a victory by fours.
    Wide,
}

impl FromStr for Kind {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "wide" => Ok(Self::Wide),
            _ => (text.parse().map(Self::Narrow)).map_err(|_| "choose vcf, vct or wide"),
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Narrow(kind) => kind.fmt(f),
            Self::Wide => f.write_str("wide"),
        }
    }
}

/// How positions are solved.
struct Solver {
    kind: Kind,
    nodes: u64,
    time: Option<Duration>,
    printer: Printer,
}

impl Solver {
    /// Solves a position, and says how long it took.
    fn solve(&self, setup: &Setup) -> (Solution, Duration) {
        let clock = SystemClock::start();
        let is_late = || self.time.is_some_and(|time| clock.now() >= time);
        let limit = SolverLimit::from(self.nodes).or_when(&is_late);
        let solution = match self.kind {
            Kind::Narrow(kind) => solve(setup, kind, limit),
            Kind::Wide => solve_wide(setup, limit),
        };
        (solution, clock.now())
    }

    /// What was found out, as JSON.
    fn as_json(&self, solution: &Solution, took: Duration) -> Value {
        json!({
            "kind": self.kind.to_string(),
            "verdict": name_of(solution),
            "own_moves": solution.verdict.moves_to_win(),
            "line": write_move_list(line_of(solution)),
            "nodes": solution.nodes,
            "ms": u64::try_from(took.as_millis()).unwrap_or(u64::MAX),
        })
    }
}

/// Solves and prints.
pub fn run(parser: &mut lexopt::Parser) -> Result<ExitCode, Fault> {
    let mut kind = Kind::Narrow(ThreatKind::Vcf);
    let mut file: Option<String> = None;
    let options = Options::read(parser, &HELP, |argument, parser| {
        match argument {
            Argument::Option("kind") => kind = value(parser, "kind")?,
            Argument::Option("positions") => file = Some(value(parser, "positions")?),
            other => return Err(other.unknown()),
        }
        Ok(())
    })?;
    let default_nodes = match options.time {
        Some(_) => u64::MAX,
        None => DEFAULT_NODES,
    };
    let solver = Solver {
        kind,
        nodes: options.nodes.unwrap_or(default_nodes),
        time: options.time,
        printer: Printer::new(options.json),
    };
    match file {
        Some(path) => solve_all(&solver, &options, &path),
        None => Ok(solve_one(&solver, &options.setup()?)),
    }
}

fn solve_one(solver: &Solver, setup: &Setup) -> ExitCode {
    let (solution, took) = solver.solve(setup);
    let own_moves = solution.verdict.moves_to_win();
    solver.printer.print(&solver.as_json(&solution, took), || {
        say!("{}", in_words(&solution));
    });
    ExitCode::from(u8::from(own_moves.is_none()))
}

/// Solves the positions of a file.
fn solve_all(solver: &Solver, options: &Options, path: &str) -> Result<ExitCode, Fault> {
    let mut tally = Tally::default();
    for position in read_positions(options, path)? {
        let (solution, took) = solver.solve(&position.setup);
        tally.add(&solution.verdict, took);
        let mut line = solver.as_json(&solution, took);
        line["id"] = json!(position.id);
        solver.printer.print(&line, || {
            let ms = took.as_millis();
            say!("{} | {ms} ms | {}", position.id, in_words(&solution));
        });
    }
    solver
        .printer
        .print(&tally.as_json(), || say!("{}", tally.in_words()));
    Ok(ExitCode::from(u8::from(!tally.is_all_won())))
}

const fn name_of(solution: &Solution) -> &'static str {
    match &solution.verdict {
        Verdict::Win(_) => "win",
        Verdict::NoWin => "none",
        Verdict::Unknown => "unknown",
    }
}

fn line_of(solution: &Solution) -> &[Point] {
    match &solution.verdict {
        Verdict::Win(line) => line,
        Verdict::NoWin | Verdict::Unknown => &[],
    }
}

fn in_words(solution: &Solution) -> String {
    match solution.verdict.moves_to_win() {
        Some(moves) => format!("win {moves}: {}", write_move_list(line_of(solution))),
        None => name_of(solution).to_owned(),
    }
}

//! `solve`: is there a win by threats?

use std::process::ExitCode;

use narabe::engine::Clock as _;
use narabe::engine::SystemClock;
use narabe::engine::tactics::{ThreatKind, Verdict, solve};
use narabe::notation::write_move_list;

use crate::options::{self, Argument, Fault, Options, POSITION_HELP, value};
use crate::print::{Printer, say};

const HELP: &str = "\
narabe-engine solve --kind vcf|vct [options]: a win by continuous fours, or by fours and threes

Prints `win K: moves` (K moves of the winner; the moves of both sides), `none` or `unknown`.
Exit code 0 for a win, 1 otherwise. --nodes limits the search (default 5000000).
";

/// Positions looked at where nobody says otherwise.
const USUAL_NODES: u64 = 5_000_000;

/// Solves and prints.
pub fn run(parser: &mut lexopt::Parser) -> Result<ExitCode, Fault> {
    let mut kind = ThreatKind::Vcf;
    let options = Options::read(parser, |argument, parser| match argument {
        Argument::Option("kind") => {
            kind = value(parser, "kind")?;
            Ok(())
        }
        other => Err(other.unknown()),
    })?;
    if options.help {
        return Ok(options::help(HELP, POSITION_HELP));
    }
    let setup = options.setup()?;
    let clock = SystemClock::start();
    let solution = solve(&setup, kind, options.nodes.unwrap_or(USUAL_NODES));
    let name = match &solution.verdict {
        Verdict::Win(_) => "win",
        Verdict::NoWin => "none",
        Verdict::Unknown => "unknown",
    };
    let line = match &solution.verdict {
        Verdict::Win(line) => write_move_list(line),
        _ => String::new(),
    };
    let own_moves = solution.verdict.moves_to_win();
    Printer::new(options.json).print(
        &serde_json::json!({
            "kind": kind.to_string(),
            "verdict": name,
            "own_moves": own_moves,
            "line": line,
            "nodes": solution.nodes,
            "ms": u64::try_from(clock.now().as_millis()).unwrap_or(u64::MAX),
        }),
        || match own_moves {
            Some(moves) => say!("win {moves}: {line}"),
            None => say!("{name}"),
        },
    );
    Ok(ExitCode::from(u8::from(own_moves.is_none())))
}

//! `solve`: a win by continuous threats, if there is one.

use std::process::ExitCode;

use narabe::engine::Clock as _;
use narabe::engine::SystemClock;
use narabe::engine::tactics::{ThreatKind, Verdict, solve};
use narabe::notation::write_move_list;

use crate::options::{Argument, Help, Options};
use crate::print::Printer;
use crate::shared::arguments::{Fault, value};
use crate::shared::print::say;

const HELP: Help = Help {
    own: "\
narabe-engine solve [OPTIONS]: a win by continuous fours, or by fours and threes

Prints `win K: moves` (K moves of the winner; the moves of both sides), `none` or `unknown`.
Exit code 0 for a win, 1 otherwise. --nodes limits the search (default 5000000).

Options:
  --kind KIND        vcf for fours (default), vct for fours and threes",
    position: true,
    examples: &[
        "solve --moves \"h8 a1 i8 a2 j8 a3\"",
        "solve --kind vct --board position.txt",
    ],
};

/// The nodes that are searched unless --nodes says otherwise.
const DEFAULT_NODES: u64 = 5_000_000;

/// Solves and prints.
pub fn run(parser: &mut lexopt::Parser) -> Result<ExitCode, Fault> {
    let mut kind = ThreatKind::Vcf;
    let options = Options::read(parser, &HELP, |argument, parser| match argument {
        Argument::Option("kind") => {
            kind = value(parser, "kind")?;
            Ok(())
        }
        other => Err(other.unknown()),
    })?;
    let setup = options.setup()?;
    let clock = SystemClock::start();
    let solution = solve(&setup, kind, options.nodes.unwrap_or(DEFAULT_NODES));
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

//! `perft`: how many games of so many moves there are, by the rules and by the engine's field: a check that the two agree,
//! and how fast the field is.

use std::process::ExitCode;

use narabe::engine::{Clock as _, SystemClock, perft};
use serde_json::json;

use crate::options::{self, Fault, Options, POSITION_HELP};
use crate::print::{Printer, say};

const HELP: &str = "\
narabe-engine perft [options]: count the possible move sequences to a given depth

A sequence ends with a win. --depth sets the number of moves (default 3).";

const USUAL_DEPTH: u32 = 3;

/// Counts and prints.
pub fn run(parser: &mut lexopt::Parser) -> Result<ExitCode, Fault> {
    let options = Options::read(parser, |argument, _| Err(argument.unknown()))?;
    if options.help {
        return Ok(options::help(HELP, POSITION_HELP));
    }
    let setup = options.setup()?;
    let depth = options.depth.unwrap_or(USUAL_DEPTH);
    let clock = SystemClock::start();
    let games = perft(&setup, depth);
    let elapsed = clock.now();
    let nps = games as f64 / elapsed.as_secs_f64().max(1e-9);
    Printer::new(options.json).print(
        &json!({ "depth": depth, "nodes": games, "nps": nps.round() }),
        || say!("nodes {games}\nnps {nps:.0}"),
    );
    Ok(ExitCode::SUCCESS)
}

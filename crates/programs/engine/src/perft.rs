//! `perft`: counts the games of a given length, by the rules and by the engine's board: it checks that the two agree, and
//! measures the speed of the board.

use std::process::ExitCode;

use clap::Args;
use narabe_engine_core::{Clock as _, SystemClock, perft};
use serde_json::json;

use crate::options::{NoMove, Options, PositionOptions};
use crate::print::Printer;
use narabe_command_line::arguments::ErrorText;
use narabe_command_line::say;

/// Count the possible move sequences to a given depth
///
/// A sequence ends with a win. --depth sets the number of moves (default 3). Exit code 1 when there is no move.
#[derive(Args)]
#[command(after_help = "Examples:
  narabe-engine perft --depth 4 --size 9 --rule renju")]
pub struct Perft {
    #[command(flatten)]
    position: PositionOptions,
    #[command(flatten)]
    options: Options,
}

const DEFAULT_DEPTH: u32 = 3;

/// Counts and prints.
pub fn run(command: &Perft) -> Result<ExitCode, ErrorText> {
    let options = &command.options;
    let setup = command.position.setup(options)?;
    let printer = Printer::new(options.json);
    if let Some(no_move) = NoMove::of(&setup) {
        return Ok(no_move.print(printer, json!({ "nodes": 0 })));
    }
    let depth = options.depth.unwrap_or(DEFAULT_DEPTH);
    let clock = SystemClock::start();
    let games = perft(&setup, depth);
    let elapsed = clock.now();
    let nps = games as f64 / elapsed.as_secs_f64().max(1e-9);
    printer.print(
        &json!({ "depth": depth, "nodes": games, "nps": nps.round() }),
        || say!("nodes {games}\nnps {nps:.0}"),
    );
    Ok(ExitCode::SUCCESS)
}

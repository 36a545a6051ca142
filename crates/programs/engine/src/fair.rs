//! `fair`: the most balanced moves of an opening.

use std::process::ExitCode;
use std::sync::atomic::AtomicBool;

use clap::Args;
use narabe_engine_core::{Engine, OsThreads, SystemClock};
use narabe_study::BalancedMove;
use serde_json::json;

use crate::options::{NoMove, Options, PositionOptions};
use crate::print::Printer;
use narabe_command_line::arguments::ErrorText;
use narabe_command_line::say;

/// The most balanced moves of an opening
///
/// They are the moves after which both sides have about the same chance: for each its share for the side that plays it, in per
/// cent, and the depth of the search. --nodes is that of each of the moves compared last (default 20000). Exit code 1 when there
/// is no move.
#[derive(Args)]
#[command(after_help = "Examples:
  narabe-engine fair --moves \"h8 i9 h10\"
  narabe-engine fair --moves \"h8 h9 j10 i7\" --rule renju --nodes 100000 --json")]
pub struct Fair {
    #[command(flatten)]
    position: PositionOptions,
    #[command(flatten)]
    options: Options,
}

/// The nodes of a move unless --nodes says otherwise.
const DEFAULT_NODES: u64 = 20_000;

/// Searches and prints.
pub fn run(command: &Fair) -> Result<ExitCode, ErrorText> {
    let options = &command.options;
    let setup = command.position.setup(options)?;
    let printer = Printer::new(options.json);
    if let Some(no_move) = NoMove::of(&setup) {
        return Ok(no_move.print(printer, json!({ "moves": [] })));
    }
    let mut engine = Engine::with_threads(options.settings(), Box::new(OsThreads));
    let found = BalancedMove::find(
        &setup,
        options.nodes.unwrap_or(DEFAULT_NODES),
        &mut engine,
        &SystemClock::start(),
        &AtomicBool::new(false),
    );
    let found = found.unwrap_or_default();
    printer.print(&json!({ "moves": found }), || {
        for balanced in &found {
            let BalancedMove {
                point,
                percent,
                depth,
            } = balanced;
            say!("{point} {percent} % depth {depth}");
        }
        if found.is_empty() {
            say!("there is no move");
        }
    });
    Ok(ExitCode::from(u8::from(found.is_empty())))
}

//! `fair`: the most balanced moves of an opening.

use std::process::ExitCode;
use std::sync::atomic::AtomicBool;

use narabe_engine_core::{Engine, OsThreads, SystemClock};
use narabe_study::BalancedMove;
use serde_json::json;

use crate::options::{Help, NoMove, Options};
use crate::print::Printer;
use narabe_command_line::arguments::ErrorText;
use narabe_command_line::say;

const HELP: Help = Help {
    own: "\
narabe-engine fair [OPTIONS]: the moves of an opening after which both sides have about the same chance

For each move its share for the side that plays it, in per cent, and the depth of the search. --nodes is that of each of the
moves compared last (default 20000). Exit code 1 when there is no move.",
    position: true,
    examples: &[
        "fair --moves \"h8 i9 h10\"",
        "fair --moves \"h8 h9 j10 i7\" --rule renju --nodes 100000 --json",
    ],
};

/// The nodes of a move unless --nodes says otherwise.
const DEFAULT_NODES: u64 = 20_000;

/// Searches and prints.
pub fn run(parser: &mut lexopt::Parser) -> Result<ExitCode, ErrorText> {
    let options = Options::read(parser, &HELP, |argument, _| Err(argument.unknown()))?;
    let setup = options.setup()?;
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

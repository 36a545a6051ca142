//! `bench`: searches the same positions to the same depth, and counts nodes and time.

use std::process::ExitCode;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use clap::Args;
use narabe_engine_core::bench::POSITIONS;
use narabe_engine_core::{Clock as _, Engine, Limits, OsThreads, Setup, SystemClock};
use narabe_notation::parse_move_list;
use narabe_rules::Position;
use serde_json::json;

use crate::options::Options;
use crate::print::Printer;
use narabe_command_line::arguments::{ErrorText, fault};
use narabe_command_line::say;

/// Fixed positions to a fixed depth: speed and signature
///
/// Prints nodes, nodes per second, and a signature that changes when the search does. --depth sets the depth (default 11); on
/// one thread nodes and signature are always the same.
#[derive(Args)]
#[command(after_help = "Examples:
  narabe-engine bench
  narabe-engine bench --depth 13 --threads 4 --hash 256")]
pub struct Bench {
    #[command(flatten)]
    options: Options,
}

const DEFAULT_DEPTH: u32 = 11;

/// Runs and prints.
pub fn run(command: &Bench) -> Result<ExitCode, ErrorText> {
    let options = &command.options;
    let limits = Limits::depth(options.search_depth()?.unwrap_or(DEFAULT_DEPTH));
    let mut nodes = 0;
    let mut time = Duration::ZERO;
    let mut signature = 0_u64;
    let mut engine = Engine::with_threads(options.settings(), Box::new(OsThreads));
    for moves in POSITIONS {
        let setup = setup(options, moves)?;
        // Not timed: in play the table is cleared once a game.
        engine.clear();
        let clock = SystemClock::start();
        let report = engine
            .think(&setup, &limits, &clock, &AtomicBool::new(false), |_| ())
            .ok_or("a full board")?;
        time += clock.now();
        nodes += report.nodes;
        let best = report.best_move();
        signature = mix(
            mix(signature, report.nodes),
            u64::from(best.x) << 8 | u64::from(best.y),
        );
    }
    let nps = (nodes as f64 / time.as_secs_f64().max(1e-9)).round();
    let signature = format!("{signature:016x}");
    Printer::new(options.json).print(
        &json!({ "nodes": nodes, "nps": nps, "signature": signature }),
        || say!("nodes {nodes}\nnps {nps}\nsignature {signature}"),
    );
    Ok(ExitCode::SUCCESS)
}

fn setup(options: &Options, moves: &str) -> Result<Setup, ErrorText> {
    let mut position = Position::new(options.rule(), narabe_rules::BoardSize::DEFAULT);
    for point in parse_move_list(moves).map_err(fault)? {
        position.play(point).map_err(fault)?;
    }
    Ok(Setup::from(&position))
}

fn mix(signature: u64, number: u64) -> u64 {
    (signature.rotate_left(7) ^ number).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

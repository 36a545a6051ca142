//! `analyze`: the best lines of a position.

use std::process::ExitCode;
use std::sync::atomic::AtomicBool;

use clap::Args;
use narabe_engine_core::{Engine, Limits, OsThreads, OutcomeChances, Report, Setup, SystemClock};
use narabe_notation::write_move_list;
use serde_json::{Value, json};

use crate::options::{NoMove, Options, PositionOptions};
use crate::print::Printer;
use narabe_command_line::arguments::{ErrorText, number};
use narabe_command_line::say;

/// The best lines of a position
///
/// Values are from the side to move; +M3 is a win in three of its moves, -M2 a loss in two. Behind "wdl" are its chances of a
/// win, a draw and a loss, in tenths of a per cent. Without --time, --depth or --nodes the search takes one second. Exit code 1
/// when there is no move: the game is over, say.
#[derive(Args)]
#[command(after_help = "Examples:
  narabe-engine analyze --moves \"h8 i9 g7\" --lines 3
  narabe-engine analyze --board position.txt --rule renju --depth 12 --json")]
pub struct Analyze {
    /// Number of lines
    #[arg(long, value_name = "N", value_parser = number::<usize>, default_value_t = 1)]
    lines: usize,
    /// Print a line for every iteration
    #[arg(long)]
    verbose: bool,
    #[command(flatten)]
    position: PositionOptions,
    #[command(flatten)]
    options: Options,
}

const DEFAULT_TIME: std::time::Duration = std::time::Duration::from_secs(1);

/// Searches and prints. The exit code is 1 if there is no move.
pub fn run(command: &Analyze) -> Result<ExitCode, ErrorText> {
    let options = &command.options;
    let setup = command.position.setup(options)?;
    let printer = Printer::new(options.json);
    if let Some(no_move) = NoMove::of(&setup) {
        return Ok(no_move.print(printer, json!({ "lines": [] })));
    }
    let limits = Limits {
        multi_pv: command.lines,
        ..options.limits(&Limits::move_time(DEFAULT_TIME))?
    };
    let mut engine = Engine::with_threads(options.settings(), Box::new(OsThreads));
    let clock = SystemClock::start();
    let tell = |report: &Report| {
        if command.verbose && !options.json {
            print(&setup, report);
        }
    };
    let stop = AtomicBool::new(false);
    let report = engine.think(&setup, &limits, &clock, &stop, tell);
    let Some(mut report) = report else {
        printer.print(&json!({ "lines": [] }), || say!("no move was found"));
        return Ok(ExitCode::FAILURE);
    };
    engine.complete_proven_lines(&setup, &mut report, &stop);
    printer.print(&as_json(&setup, &report), || print(&setup, &report));
    Ok(ExitCode::SUCCESS)
}

fn print(setup: &Setup, report: &Report) {
    for line in &report.lines {
        let chances = OutcomeChances::of(setup, line.value);
        let [win, draw, loss] = [chances.win, chances.draw, chances.loss]
            .map(|chance| format!("{:.0}", 1_000.0 * chance));
        say!(
            "depth {}-{} value {} wdl {win} {draw} {loss} nodes {} ms {} nps {} line {}",
            report.depth,
            report.sel_depth,
            line.value,
            report.nodes,
            report.elapsed.as_millis(),
            report.nodes_per_second().unwrap_or_default(),
            write_move_list(&line.moves),
        );
    }
}

fn as_json(setup: &Setup, report: &Report) -> Value {
    let lines: Vec<_> = report
        .lines
        .iter()
        .map(|line| {
            let chances = OutcomeChances::of(setup, line.value);
            json!({
                "value": line.value.get(),
                "moves_to_win": line.value.moves_to_win(),
                "moves_to_loss": line.value.moves_to_loss(),
                "win_rate": line.value.win_rate(),
                "win": chances.win,
                "draw": chances.draw,
                "loss": chances.loss,
                "moves": line.moves,
            })
        })
        .collect();
    json!({
        "depth": report.depth,
        "deepest": report.sel_depth,
        "nodes": report.nodes,
        "ms": u64::try_from(report.elapsed.as_millis()).unwrap_or(u64::MAX),
        "nps": report.nodes_per_second(),
        "lines": lines,
    })
}

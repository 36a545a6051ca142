//! `forbidden`: the points that the Renju rule forbids to Black, and why.

mod proof_as_json;
mod proof_in_words;

use std::process::ExitCode;

use clap::Args;
use narabe_rules::{Board, FoulAnalysis, Point, Rule};
use serde_json::json;

use crate::options::{Options, PositionOptions};
use crate::print::Printer;
use narabe_command_line::arguments::ErrorText;
use narabe_command_line::say;

/// The points that the Renju rule forbids to Black, and why
///
/// Whoever is to move, prints each point with the reason, "h8 double-three", or "none". The rule is always Renju, whatever
/// --rule says. Exit code 0 when there is a forbidden point, or POINT is one, 1 otherwise.
#[derive(Args)]
#[command(after_help = "Examples:
  narabe-engine forbidden --board position.txt
  narabe-engine forbidden --board position.txt --explain h8 --json")]
pub struct Forbidden {
    /// Explain why this point is forbidden or not, line by line
    #[arg(long, value_name = "POINT")]
    explain: Option<Point>,
    #[command(flatten)]
    position: PositionOptions,
    #[command(flatten)]
    options: Options,
}

/// Finds the points and prints them.
pub fn run(command: &Forbidden) -> Result<ExitCode, ErrorText> {
    let options = Options {
        rule: Some(Rule::Renju),
        ..command.options.clone()
    };
    let setup = command.position.setup(&options)?;
    let board = setup.board();
    let printer = Printer::new(options.json);
    let is_forbidden = match command.explain {
        Some(point) => explain(&board, point, printer)?,
        None => list(&board, printer),
    };
    Ok(ExitCode::from(u8::from(!is_forbidden)))
}

/// Prints every forbidden point; false when there is none.
fn list(board: &Board, printer: Printer) -> bool {
    let fouls = board.fouls();
    let entries = fouls.iter();
    let entries = entries.map(|(point, foul)| json!({ "point": point, "kind": foul.to_string() }));
    let entries: Vec<_> = entries.collect();
    printer.print(&json!({ "forbidden": entries }), || {
        for (point, foul) in &fouls {
            say!("{point} {foul}");
        }
        if fouls.is_empty() {
            say!("none");
        }
    });
    !fouls.is_empty()
}

/// Prints why a point is forbidden or not; false when it is not.
fn explain(board: &Board, point: Point, printer: Printer) -> Result<bool, ErrorText> {
    let proof = FoulAnalysis::of(board, point).ok_or_else(|| {
        let side = board.size().get();
        format!("--explain {point}: choose an empty point of the {side}x{side} board")
    })?;
    printer.print(&proof_as_json::value(&proof), || {
        for line in proof_in_words::lines(&proof) {
            say!("{line}");
        }
    });
    Ok(proof.foul().is_some())
}

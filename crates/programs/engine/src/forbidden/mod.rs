//! `forbidden`: the points that the Renju rule forbids to Black, and why.

mod proof_as_json;
mod proof_in_words;

use std::process::ExitCode;

use narabe_rules::{Board, FoulAnalysis, Point, Rule};
use serde_json::json;

use crate::options::{Argument, Help, Options};
use crate::print::Printer;
use narabe_command_line::arguments::{ErrorText, value};
use narabe_command_line::say;

const HELP: Help = Help {
    own: "\
narabe-engine forbidden [OPTIONS]: the points that the Renju rule forbids to Black, whoever is to move

Prints each point with the reason, `h8 double-three`, or `none`. The rule is always Renju, whatever --rule says.
Exit code 0 when there is a forbidden point, or POINT is one, 1 otherwise.

Options:
  --explain POINT    explain why this point is forbidden or not, line by line",
    position: true,
    examples: &["forbidden --board position.txt", "forbidden --board position.txt --explain h8 --json"],
};

/// Finds the points and prints them.
pub fn run(parser: &mut lexopt::Parser) -> Result<ExitCode, ErrorText> {
    let mut explained: Option<Point> = None;
    let mut options = Options::read(parser, &HELP, |argument, parser| match argument {
        Argument::Option("explain") => {
            explained = Some(value(parser, "explain")?);
            Ok(())
        }
        other => Err(other.unknown()),
    })?;
    options.rule = Rule::Renju;
    let setup = options.setup()?;
    let board = setup.board();
    let printer = Printer::new(options.json);
    let is_forbidden = match explained {
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

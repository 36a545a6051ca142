//! Positions of a file, one a line as a JSON object.

use narabe_engine_core::Setup;
use narabe_notation::parse_move_list;
use narabe_rules::{BoardSize, Point, Rule, Side};
use serde::Deserialize;

use crate::options::{Options, read_text, side};
use narabe_command_line::arguments::{ErrorText, fault};

/// A position and its name.
pub struct NamedPosition {
    /// The `id` of its line, or the number of the line.
    pub id: String,
    pub setup: Setup,
}

/// A line of the file.
#[derive(Deserialize)]
struct Line {
    id: Option<String>,
    rule: Option<String>,
    size: Option<u8>,
    to_move: Option<String>,
    black: String,
    white: String,
}

/// Reads the positions of a file; `-` is standard input. Empty lines are skipped.
///
/// # Errors
/// When the file cannot be read, or a line makes no sense.
pub fn read_positions(options: &Options, path: &str) -> Result<Vec<NamedPosition>, ErrorText> {
    let text = read_text("--positions", path)?;
    let lines = text.lines().zip(1..);
    lines
        .filter(|(line, _)| !line.trim().is_empty())
        .map(|(line, number): (&str, usize)| {
            position(options, line, number)
                .map_err(|error| format!("--positions {path}: line {number}: {error}"))
        })
        .collect()
}

fn position(options: &Options, text: &str, number: usize) -> Result<NamedPosition, ErrorText> {
    let line: Line = serde_json::from_str(text).map_err(fault)?;
    let rule = match &line.rule {
        Some(id) => Rule::from_id(id).ok_or_else(|| format!("\"{id}\" is not a rule"))?,
        None => options.rule(),
    };
    let size = match line.size {
        Some(size) => BoardSize::new(size).map_err(fault)?,
        None => options.size(),
    };
    let mut setup = Setup::new(rule, size);
    for (points, side) in [(&line.black, Side::Black), (&line.white, Side::White)] {
        for point in parse_move_list::<Point>(points).map_err(fault)? {
            setup.place(point, side).map_err(fault)?;
        }
    }
    let to_move = line.to_move.as_deref().map(side).transpose()?;
    setup.set_to_move(to_move.unwrap_or_else(|| setup.side_by_count()));
    Ok(NamedPosition {
        id: line.id.unwrap_or_else(|| number.to_string()),
        setup,
    })
}

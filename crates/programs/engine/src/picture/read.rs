//! Reading a picture, and texts from files.

use std::io::Read;
use std::process::ExitCode;

use narabe_art::board_reader::{BoardReading, Edge, read_board};
use narabe_art::decode_picture;
use narabe_rules::{Point, Side};
use serde_json::json;

use crate::print::Printer;
use narabe_command_line::arguments::ErrorText;
use narabe_command_line::say;

/// The most bytes of a file that are read.
const MOST_BYTES: u64 = 64 * 1024 * 1024;

/// Reads a picture and prints its position.
pub fn run(path: &str, printer: Printer) -> Result<ExitCode, ErrorText> {
    let picture = decode_picture(&bytes(path)?).map_err(|error| format!("{path}: {error}"))?;
    match read_board(&picture) {
        Ok(reading) => print(&reading, printer),
        Err(error) => {
            printer.print(&json!({ "error": error.to_string() }), || say!("{error}"));
            return Ok(ExitCode::FAILURE);
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// The text of a file.
pub fn text(path: &str) -> Result<String, ErrorText> {
    String::from_utf8(bytes(path)?).map_err(|_| format!("{path}: it is not UTF-8 text"))
}

/// The content of a file; `-` is standard input.
fn bytes(path: &str) -> Result<Vec<u8>, ErrorText> {
    let mut bytes = Vec::new();
    let read = match path {
        "-" => std::io::stdin()
            .take(MOST_BYTES + 1)
            .read_to_end(&mut bytes),
        _ => std::fs::File::open(path)
            .and_then(|file| file.take(MOST_BYTES + 1).read_to_end(&mut bytes)),
    };
    read.map_err(|error| format!("{path}: {error}"))?;
    if bytes.len() as u64 > MOST_BYTES {
        return Err(format!("{path}: it has more than {MOST_BYTES} bytes"));
    }
    Ok(bytes)
}

fn print(reading: &BoardReading, printer: Printer) {
    let of = |side: Side| -> Vec<Point> {
        let stones = reading.stones().filter(|(_, whose)| *whose == side);
        stones.map(|(point, _)| point).collect()
    };
    let (black, white) = (of(Side::Black), of(Side::White));
    let doubtful = reading.doubtful();
    let confidence = |point: &Point| {
        let confidence = f64::from(reading.point(*point).confidence);
        json!({ "point": point, "confidence": (confidence * 100.0).round() / 100.0 })
    };
    let edges: Vec<&str> = reading
        .doubtful_edges()
        .into_iter()
        .map(Edge::name)
        .collect();
    let answer = json!({
        "size": reading.size(),
        "black": black,
        "white": white,
        "doubtful": doubtful.iter().map(confidence).collect::<Vec<_>>(),
        "doubtful_edges": edges,
        "corners": reading.corners(),
    });
    printer.print(&answer, || {
        let line = |points: &[Point]| {
            let names: Vec<String> = points.iter().map(Point::to_string).collect();
            names.join(" ")
        };
        say!("size {}", reading.size().get());
        say!("black {}", line(&black));
        say!("white {}", line(&white));
        if !doubtful.is_empty() {
            say!("doubtful {}", line(&doubtful));
        }
        if !edges.is_empty() {
            say!(
                "the board may be larger: its lines may go on beyond these edges: {}",
                edges.join(", ")
            );
        }
    });
}

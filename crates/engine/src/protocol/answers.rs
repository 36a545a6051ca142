//! The texts of answers.

use super::Coordinates;
use crate::Report;
use narabe_rules::{BoardSize, Point};

/// What ABOUT answers. The protocol's country, www and email are left out: the project has none.
pub const ABOUT: &str = concat!(
    "name=\"Narabe\", version=\"",
    env!("CARGO_PKG_VERSION"),
    "\", author=\"Narabe contributors\""
);
/// The message to the manager's user where every free point is forbidden to Black. Renju lets Black pass; the protocol has no
/// pass, and a manager that waits for a move would take the game on time.
pub const NO_MOVE: &str =
    "MESSAGE every free point is forbidden to Black, and the protocol has no pass";

/// The answer to YXSHOWFORBID, which Yixin-Board reads: the two numbers of each point in two digits each, and a dot.
pub fn forbidden(points: &[Coordinates]) -> String {
    let points: String = points
        .iter()
        .map(|at| format!("{:02}{:02}", at.x, at.y))
        .collect();
    format!("FORBID {points}.")
}

/// What a search has found, as a message for the manager's user.
pub fn summary(report: &Report, size: BoardSize) -> String {
    let best = &report.lines[0];
    format!(
        "MESSAGE depth {}-{} value {} nodes {} time {} ms line {}",
        report.depth,
        report.sel_depth,
        best.value,
        report.nodes,
        report.elapsed.as_millis(),
        points(&best.moves, size),
    )
}

pub fn show_info() -> String {
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    format!(
        "MESSAGE Narabe {}\nMESSAGE INFO MAX_THREAD_NUM {threads}",
        env!("CARGO_PKG_VERSION")
    )
}

pub fn points(points: &[Point], size: BoardSize) -> String {
    let words: Vec<_> = points
        .iter()
        .map(|&point| Coordinates::of(point, size).to_string())
        .collect();
    words.join(" ")
}

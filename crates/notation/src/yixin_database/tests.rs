//! Databases in tests, and what they are compared with.

use std::fs;
use std::ops::ControlFlow;

use super::{YixinEntry, YixinPart, read_yixin_database, write_yixin_database};
use crate::files::read_games;
use crate::game_file::{GameFile, LossReport, ReadError, ReadGame, ReadOptions};
use narabe_rules::{BoardSize, Placement, Point, Rule, Side};

/// Databases that Rapfi has written, each with the text that it writes of it.
pub const SAMPLES: &str = "tests/data/yixin";

pub fn entries(bytes: &[u8]) -> (Vec<YixinEntry>, Vec<String>) {
    let (mut entries, mut odd) = (Vec::new(), Vec::new());
    read_yixin_database(bytes, None, &mut |part| {
        match part {
            YixinPart::Entry(entry) => entries.push(*entry),
            YixinPart::Odd(part) => odd.push(part.to_string()),
            YixinPart::Assumed(assumption) => odd.push(assumption.to_string()),
            YixinPart::Progress { .. } => {}
        }
        ControlFlow::Continue(())
    })
    .unwrap();
    (entries, odd)
}

pub fn points(text: &str) -> Vec<Point> {
    let words = text.split_whitespace();
    words.map(|word| word.parse().unwrap()).collect()
}

pub fn placement(black: &str, white: &str, to_move: Side) -> Placement {
    let stones = [points(black), points(white)];
    Placement::new(Rule::Freestyle, BoardSize::DEFAULT, stones, to_move)
}

pub fn write_all(entries: &[YixinEntry]) -> Vec<u8> {
    let mut lost = LossReport::default();
    let bytes = write_yixin_database(entries, &mut lost);
    assert!(lost.is_complete(), "{lost:?}");
    bytes
}

pub fn samples() -> Vec<(String, Vec<u8>)> {
    let files = fs::read_dir(SAMPLES)
        .unwrap()
        .map(|file| file.unwrap().path());
    let mut names: Vec<String> = files
        .filter(|path| path.extension().is_some_and(|ending| ending == "db"))
        .map(|path| path.file_stem().unwrap().to_string_lossy().into_owned())
        .collect();
    names.sort();
    let file = |name: String| {
        let bytes = fs::read(format!("{SAMPLES}/{name}.db")).unwrap();
        (name, bytes)
    };
    names.into_iter().map(file).collect()
}

pub fn read(bytes: &[u8]) -> Result<GameFile, ReadError> {
    read_games("a.db", bytes, &ReadOptions::default())
}

pub fn sample(name: &str) -> Vec<u8> {
    fs::read(format!("{SAMPLES}/{name}.db")).unwrap()
}

/// The moves of the main line.
pub fn main_line(game: &ReadGame) -> Vec<String> {
    let moves = game.tree.main_moves();
    moves.iter().map(ToString::to_string).collect()
}

//! What is odd in a game, with its place in the file.

use super::tokens::Lines;
use crate::game_file::{LossReport, OddKind, Oddity};

/// The most that is kept of a game; the rest is counted.
const MOST: usize = 64;

/// What is odd in a game.
#[derive(Clone, Debug, Default)]
pub struct Notes {
    /// Each with its place in bytes.
    list: Vec<(usize, OddKind, String)>,
    more: usize,
}

impl Notes {
    /// Notes a part of a file.
    pub fn add(&mut self, at: usize, kind: OddKind, text: &str) {
        if self.list.len() < MOST {
            self.list.push((at, kind, beginning(text)))
        } else {
            self.more += 1
        }
    }

    /// Tells all with their lines, in the order of the file. The lines come one after the other.
    pub fn tell(mut self, lines: &mut Lines<'_>, lost: &mut LossReport) {
        self.list.sort_by_key(|(at, ..)| *at);
        for (at, kind, text) in self.list {
            lost.note(Oddity::in_line(lines.line_of(at), kind, &text));
        }
        lost.note_more(self.more);
    }
}

/// As much of a text as is ever quoted.
fn beginning(text: &str) -> String {
    const MOST_CHARS: usize = 100;
    text.trim_start().chars().take(MOST_CHARS).collect()
}

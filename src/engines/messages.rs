//! What the programs say while they think.

use bevy::prelude::*;
use narabe_matches::EngineId;
use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// How many lines are kept of all programs together, and how many characters of each.
const MOST_LINES: usize = 500;
const MOST_CHARACTERS: usize = 300;

/// What the programs have said last. Clones share the lines, for the threads of the engines write them.
#[derive(Resource, Debug, Clone, Default)]
pub struct EngineMessages(Arc<Mutex<Lines>>);

#[derive(Debug, Default)]
struct Lines {
    kept: VecDeque<(EngineId, String)>,
    count: u64,
}

impl EngineMessages {
    /// Keeps a line of a program.
    pub fn push(&self, id: EngineId, line: &str) {
        let mut lines = self.lines();
        if lines.kept.len() == MOST_LINES {
            lines.kept.pop_front();
        }
        let line = line.chars().take(MOST_CHARACTERS).collect();
        lines.kept.push_back((id, line));
        lines.count += 1;
    }

    /// The last line of a program.
    pub fn last(&self, id: EngineId) -> Option<String> {
        let lines = self.lines();
        let mut newest = lines.kept.iter().rev();
        newest
            .find(|(of, _)| *of == id)
            .map(|(_, line)| line.clone())
    }

    /// The lines of a program that are kept, the oldest first.
    pub fn all(&self, id: EngineId) -> Vec<String> {
        let lines = self.lines();
        let own = lines.kept.iter().filter(|(of, _)| *of == id);
        own.map(|(_, line)| line.clone()).collect()
    }

    /// How many lines were ever kept: another number means that there are new ones.
    pub fn count(&self) -> u64 {
        self.lines().count
    }

    fn lines(&self) -> MutexGuard<'_, Lines> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_newest_lines_are_kept_and_cut() {
        let messages = EngineMessages::default();
        let [own, other] = [EngineId(1), EngineId(2)];
        messages.push(other, "hello");
        for number in 0..MOST_LINES {
            messages.push(own, &format!("{number}"));
        }
        assert_eq!(messages.last(other), None, "the oldest has gone");
        messages.push(other, &"x".repeat(1000));
        assert_eq!(messages.last(own), Some("499".into()));
        assert_eq!(messages.all(own).len(), MOST_LINES - 1);
        assert_eq!(
            messages.last(other).map(|line| line.len()),
            Some(MOST_CHARACTERS)
        );
        assert_eq!(messages.count(), MOST_LINES as u64 + 2);
    }
}

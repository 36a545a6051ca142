//! Players between two games.

use crate::player::Player;

/// Players that are set up and not playing. The one that has waited longest is dropped when there are too many: external programs take
/// memory while they wait.
pub struct PlayerPool {
    /// In the order in which they came.
    waiting: Vec<(usize, Box<dyn Player>)>,
    most: usize,
}

impl PlayerPool {
    /// A pool of so many players at most.
    pub const fn new(most: usize) -> Self {
        Self {
            waiting: Vec::new(),
            most,
        }
    }

    /// Takes out a player with this place in the tournament's list.
    pub fn take(&mut self, player: usize) -> Option<Box<dyn Player>> {
        let at = self.waiting.iter().rposition(|(at, _)| *at == player)?;
        Some(self.waiting.remove(at).1)
    }

    /// Puts a player in, and returns the one that is too many.
    pub fn put(&mut self, player: usize, one: Box<dyn Player>) -> Option<Box<dyn Player>> {
        self.waiting.push((player, one));
        (self.waiting.len() > self.most).then(|| self.waiting.remove(0).1)
    }
}

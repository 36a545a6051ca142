//! A number for the moves of a game, under which what was found in them is kept: the same in every run and build, whatever the game
//! is called and wherever it is from.

use super::game::GameId;
use super::games::Games;
use super::hash::Hash;
use narabe_rules::{BoardSize, Move, Point, Rule, Side};

/// The number of the moves on a board that has these stones, in whatever order, before them.
pub fn line_key(
    (rule, size): (Rule, BoardSize),
    setup: &[(Point, Side)],
    moves: impl Iterator<Item = Move>,
) -> u64 {
    let mut setup: Vec<_> = setup
        .iter()
        .map(|&(point, side)| (point.x, point.y, side as u8))
        .collect();
    setup.sort_unstable();
    let mut hash = Hash::new(&[size.get()]);
    hash.add_text(rule.id());
    for (x, y, side) in setup {
        hash.add(&[x, y, side]);
    }
    hash.add(&[u8::MAX]);
    for turn in moves {
        match turn.point() {
            Some(point) => hash.add(&[point.x, point.y]),
            None => hash.add(&[u8::MAX]),
        }
    }
    hash.get()
}

impl Games {
    /// The [`line_key`] of a game's main line; none on twin boards, or if there is no such game.
    pub fn line_key(&self, id: GameId) -> Option<u64> {
        let row = self.row(id).filter(|row| !row.is_twin)?;
        let moves = self.packed(row).moves();
        Some(line_key((row.rule, row.size), self.setup(row), moves))
    }
}

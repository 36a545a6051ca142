//! Changes of games, and those that undo them.

use std::sync::Arc;

use super::game::GameId;
use super::games::{Body, Games};
use super::row::Row;

/// A game with all that belongs to it, for changes that can be undone. Its texts, lists and moves stay in memory.
#[derive(Clone, Debug, PartialEq)]
pub struct WholeGame {
    pub row: Row,
    pub body: Option<Body>,
    pub origins: Vec<u64>,
}

/// A game that is added, replaced or (with none) removed.
#[derive(Clone, Debug, PartialEq)]
pub struct Change {
    pub id: GameId,
    pub to: Option<WholeGame>,
}

impl Games {
    /// A game with all that belongs to it.
    pub(super) fn whole_game(&self, id: GameId) -> Option<WholeGame> {
        Some(WholeGame {
            row: self.row(id)?.clone(),
            body: self.bodies.get(&id).cloned(),
            origins: self.origins.get(&id).cloned().unwrap_or_default(),
        })
    }

    /// Makes changes, at most one for each game, and returns those that undo them.
    pub(super) fn apply(&mut self, mut changes: Vec<Change>) -> Vec<Change> {
        changes.sort_by_key(|change| change.id);
        let undone = changes.iter().map(|change| Change {
            id: change.id,
            to: self.whole_game(change.id),
        });
        let undone = undone.collect();
        for Change { id, to } in &changes {
            let (body, origins) = match to {
                Some(kept) => (kept.body.clone(), kept.origins.clone()),
                None => (None, Vec::new()),
            };
            if body.is_some() || self.bodies.contains_key(id) {
                let bodies = Arc::make_mut(&mut self.bodies);
                match body {
                    Some(body) => bodies.insert(*id, body),
                    None => bodies.remove(id),
                };
            }
            if !origins.is_empty() || self.origins.contains_key(id) {
                let all = Arc::make_mut(&mut self.origins);
                if origins.is_empty() {
                    all.remove(id)
                } else {
                    all.insert(*id, origins)
                };
            }
        }
        self.apply_rows(changes);
        undone
    }

    /// Changes the rows; the changes are in the order of the games.
    fn apply_rows(&mut self, changes: Vec<Change>) {
        let rows = Arc::make_mut(&mut self.rows);
        let Some(first) = changes.first() else {
            return;
        };
        let from = rows.partition_point(|row| row.id < first.id);
        let mut old = rows.split_off(from).into_iter().peekable();
        for Change { id, to } in changes {
            while let Some(row) = old.next_if(|row| row.id < id) {
                rows.push(row);
            }
            let _replaced = old.next_if(|row| row.id == id);
            rows.extend(to.map(|kept| kept.row));
        }
        rows.extend(old);
    }

    /// Adds games whose numbers come after those of all others, in order, as they are read from a database.
    pub(super) fn append(&mut self, games: Vec<WholeGame>) {
        let rows = Arc::make_mut(&mut self.rows);
        for WholeGame { row, body, origins } in games {
            if let Some(body) = body {
                Arc::make_mut(&mut self.bodies).insert(row.id, body);
            }
            if !origins.is_empty() {
                Arc::make_mut(&mut self.origins).insert(row.id, origins);
            }
            rows.push(row);
        }
    }
}

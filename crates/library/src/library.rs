//! The library itself: games in memory, the database behind them, and edits that can be undone.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Mutex, PoisonError};

use super::block::block_of;
use super::block_reader::read_block;
use super::block_writer::write_block;
use super::changes::{Change, WholeGame};
use super::checked_game::CheckedGame;
use super::database::{Database, Loaded, RecordChange, RecordKey};
use super::edit::{EditKind, Edited};
use super::game::{Game, GameId, safe_tag};
use super::games::{Body, Games};
use super::library_error::{LibraryDamage, LibraryError};
use narabe_notation::bytes::{Damaged, Reader, write_number};

/// The version of what the database holds.
const VERSION: u8 = 1;
/// The most edits that can be undone.
const MAX_UNDO: usize = 100;

/// An edit with the changes that undo it.
struct Undo {
    edited: Edited,
    changes: Vec<Change>,
}

/// All games that a player keeps. See the [module](super).
pub struct Library {
    pub(super) games: Games,
    /// Used by one thread at a time anyway; the lock lets other threads hold a reference to the library.
    database: Mutex<Box<dyn Database>>,
    /// The number of the next game.
    next: u32,
    undo: Vec<Undo>,
}

impl Library {
    /// Opens the library in a database. The second value says what was wrong with it, if anything was.
    ///
    /// # Errors
    /// [`LibraryError::Database`] if it cannot be opened.
    pub fn open(
        mut database: impl Database + 'static,
    ) -> Result<(Self, Option<LibraryDamage>), LibraryError> {
        let loaded = database.load()?;
        let mut library = Self {
            games: Games::default(),
            database: Mutex::new(Box::new(database)),
            next: 0,
            undo: Vec::new(),
        };
        let damage = library.read(loaded);
        Ok((library, damage))
    }

    /// Reads the records into memory.
    fn read(&mut self, loaded: Loaded) -> Option<LibraryDamage> {
        let mut head = None;
        let mut blocks = Vec::new();
        let mut bodies = BTreeMap::new();
        for (key, bytes) in loaded.records {
            match key {
                RecordKey::Head => head = read_head(&bytes).ok(),
                RecordKey::Block(number) => blocks.push((number, bytes)),
                RecordKey::Body(number) => _ = bodies.insert(GameId(number), Body::from(bytes)),
            }
        }
        blocks.sort_unstable_by_key(|block| block.0);
        let mut damaged_blocks = 0;
        for (number, bytes) in blocks {
            match read_block(&mut self.games, number, &bytes) {
                Ok(mut games) => {
                    games.retain_mut(|game| attach_body(game, &mut bodies));
                    self.games.append(games);
                }
                Err(Damaged) => damaged_blocks += 1,
            }
        }
        let after_last = self
            .games
            .ids()
            .next_back()
            .map_or(0, |id| id.0.saturating_add(1));
        let (next, count) = head.unwrap_or((0, None));
        self.next = next.max(after_last);
        let kept = self.games.len();
        let lost = count.map(|count| count.saturating_sub(kept));
        let reason = match &loaded.damage {
            Some(damage) => damage.reason.clone(),
            None if damaged_blocks > 0 => format!("{damaged_blocks} blocks of games are damaged"),
            None if lost.is_some_and(|lost| lost > 0) => "games are missing".to_owned(),
            None => return None,
        };
        Some(LibraryDamage {
            set_aside: loaded.damage.map(|damage| damage.set_aside),
            reason,
            kept,
            lost,
        })
    }

    /// The games, to look at. A clone is cheap and does not change, for tasks on other threads.
    pub const fn games(&self) -> &Games {
        &self.games
    }

    /// Adds a game.
    ///
    /// # Errors
    /// [`LibraryError`] if it cannot be kept or written.
    pub fn add(&mut self, game: &Game) -> Result<GameId, LibraryError> {
        let id = GameId(self.next);
        self.add_checked(&[game.check()?])?;
        Ok(id)
    }

    /// Adds games that were checked, all or none of them, and returns their numbers.
    pub(super) fn add_checked(
        &mut self,
        games: &[CheckedGame],
    ) -> Result<Vec<GameId>, LibraryError> {
        let ids = (self.next..).map(GameId);
        let changes = ids.zip(games).map(|(id, game)| Change {
            id,
            to: Some(self.games.pack(id, game)),
        });
        let changes: Vec<Change> = changes.collect();
        let ids = changes.iter().map(|change| change.id).collect();
        let next = self.next;
        self.next = changes
            .last()
            .map_or(next, |change| change.id.0.saturating_add(1));
        let done = self.change(changes);
        if done.is_err() {
            self.next = next;
        }
        done.map(|_| ids)
    }

    /// Gives games a tag.
    ///
    /// # Errors
    /// [`LibraryError`] if it cannot be written.
    pub fn tag(&mut self, ids: &[GameId], tag: &str) -> Result<Edited, LibraryError> {
        let tag = safe_tag(tag);
        self.edit_tags(EditKind::Tagged, ids, |tags| {
            tag.as_ref().is_some_and(|tag| tags.insert(tag.clone()))
        })
    }

    /// Takes a tag from games.
    ///
    /// # Errors
    /// [`LibraryError`] if it cannot be written.
    pub fn untag(&mut self, ids: &[GameId], tag: &str) -> Result<Edited, LibraryError> {
        self.edit_tags(EditKind::Untagged, ids, |tags| tags.remove(tag))
    }

    /// Changes tags with a function that says whether it has changed any.
    fn edit_tags(
        &mut self,
        kind: EditKind,
        ids: &[GameId],
        change: impl Fn(&mut BTreeSet<String>) -> bool,
    ) -> Result<Edited, LibraryError> {
        let mut changes = Vec::new();
        for id in ids.iter().copied().collect::<BTreeSet<_>>() {
            let Some(mut kept) = self.games.whole_game(id) else {
                continue;
            };
            let mut tags: BTreeSet<String> =
                self.games.tags(&kept.row).map(str::to_owned).collect();
            if change(&mut tags) {
                kept.row.tags = self.games.add_tags(tags.iter().map(String::as_str));
                changes.push(Change { id, to: Some(kept) });
            }
        }
        self.edit(kind, changes)
    }

    /// Deletes games. Those that do not exist are left aside.
    ///
    /// # Errors
    /// [`LibraryError`] if it cannot be written.
    pub fn delete(&mut self, ids: &[GameId]) -> Result<Edited, LibraryError> {
        let ids: BTreeSet<GameId> = ids.iter().copied().collect();
        let there = ids.into_iter().filter(|&id| self.games.row(id).is_some());
        let changes = there.map(|id| Change { id, to: None }).collect();
        self.edit(EditKind::Deleted, changes)
    }

    /// Merges games that are the same into the first of them, a group of [`Games::duplicates`] for example.
    ///
    /// # Errors
    /// [`LibraryError`] if it cannot be written.
    pub fn merge(&mut self, groups: &[Vec<GameId>]) -> Result<Edited, LibraryError> {
        let changes = groups
            .iter()
            .flat_map(|group| self.games.merged(group))
            .collect();
        self.edit(EditKind::Merged, changes)
    }

    /// The edit that [`undo`](Self::undo) would undo.
    pub fn undoable(&self) -> Option<Edited> {
        self.undo.last().map(|undo| undo.edited)
    }

    /// Undoes the last edit since the library was opened: all games that it changed are as they were. None if there is none.
    ///
    /// # Errors
    /// [`LibraryError`] if it cannot be written.
    pub fn undo(&mut self) -> Result<Option<Edited>, LibraryError> {
        let Some(undo) = self.undo.pop() else {
            return Ok(None);
        };
        match self.change(undo.changes.clone()) {
            Ok(_) => Ok(Some(undo.edited)),
            Err(error) => {
                self.undo.push(undo);
                Err(error)
            }
        }
    }

    /// Deletes everything, which cannot be undone.
    ///
    /// # Errors
    /// [`LibraryError`] if it cannot be written.
    pub fn clear(&mut self) -> Result<(), LibraryError> {
        self.database().clear()?;
        self.games = Games::default();
        self.undo.clear();
        Ok(())
    }

    /// Makes changes that can be undone.
    pub(super) fn edit(
        &mut self,
        kind: EditKind,
        changes: Vec<Change>,
    ) -> Result<Edited, LibraryError> {
        let games = changes.len();
        let edited = Edited { kind, games };
        if games > 0 {
            let changes = self.change(changes)?;
            self.undo.push(Undo { edited, changes });
            if self.undo.len() > MAX_UNDO {
                self.undo.remove(0);
            }
        }
        Ok(edited)
    }

    /// Makes changes in memory and in the database, or neither, and returns those that undo them.
    fn change(&mut self, changes: Vec<Change>) -> Result<Vec<Change>, LibraryError> {
        let undo = self.games.apply(changes);
        let batch = self.records(&undo);
        match self.database().write(&batch) {
            Ok(()) => Ok(undo),
            Err(error) => {
                self.games.apply(undo);
                Err(error.into())
            }
        }
    }

    /// The records that differ after changes, which these would undo.
    fn records(&self, undo: &[Change]) -> Vec<RecordChange> {
        let blocks: BTreeSet<u32> = undo.iter().map(|change| block_of(change.id)).collect();
        let mut batch: Vec<RecordChange> = blocks
            .into_iter()
            .map(|block| RecordChange {
                key: RecordKey::Block(block),
                bytes: write_block(&self.games, block),
            })
            .collect();
        for Change { id, to } in undo {
            let before = to.as_ref().and_then(|kept| kept.body.as_ref());
            let now = self.games.bodies.get(id);
            if before != now {
                batch.push(RecordChange {
                    key: RecordKey::Body(id.0),
                    bytes: now.map(|body| body.to_vec()),
                });
            }
        }
        batch.push(RecordChange {
            key: RecordKey::Head,
            bytes: Some(self.head()),
        });
        batch
    }

    /// The record of the library as a whole.
    fn head(&self) -> Vec<u8> {
        let mut head = vec![VERSION];
        write_number(&mut head, self.next.into());
        write_number(&mut head, self.games.len() as u64);
        head
    }

    fn database(&mut self) -> &mut dyn Database {
        self.database
            .get_mut()
            .unwrap_or_else(PoisonError::into_inner)
            .as_mut()
    }
}

/// The number of the next game, and the number of games.
fn read_head(bytes: &[u8]) -> Result<(u32, Option<usize>), Damaged> {
    let mut reader = Reader::new(bytes);
    if reader.byte()? != VERSION {
        return Err(Damaged);
    }
    Ok((reader.small()?, Some(reader.small()?)))
}

/// Gives a game that was read its tree or text. False for a game on twin boards whose text is lost: nothing is left of it.
fn attach_body(game: &mut WholeGame, bodies: &mut BTreeMap<GameId, Body>) -> bool {
    let row = &mut game.row;
    if row.has_body {
        game.body = bodies.remove(&row.id);
        row.has_body = game.body.is_some();
    }
    !row.is_twin || row.has_body
}

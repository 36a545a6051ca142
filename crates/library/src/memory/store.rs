//! The memory itself: packed entries, and the database behind them.

use std::collections::{BTreeSet, HashMap};
use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

use super::block::{read_block, write_block};
use super::copy::{MemoryCopy, Packed};
use super::finding::Finding;
use super::known::{Known, KnownMove};
use super::packed::Entry;
use super::write::{MemoryWrite, SharedDatabase};
use crate::database::{Database, DatabaseError, Loaded, RecordChange, RecordKey};
use narabe_notation::bytes::Damaged;
use narabe_rules::{BoardSize, KeyTable, Move, Placement, PositionKeys, Rule, Side};

/// The blocks in which the entries lie, by the highest bits of their keys.
const BLOCKS: usize = 1 << BLOCK_BITS;
const BLOCK_BITS: u32 = 10;
/// The bytes that an entry takes beside its own.
const ENTRY_BYTES: usize = 32;
/// When the memory is full, this part of it is freed at once.
const FREED_PART: usize = 10;
/// Keeps the keys of positions under different rules apart: an odd number without a pattern.
const RULE_FACTOR: u64 = 0x9E37_79B9_7F4A_7C15;

/// What was wrong with a memory that was opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MemoryDamage {
    /// The damaged file under its new name; none if only some blocks were damaged.
    pub set_aside: Option<PathBuf>,
    /// The blocks that could not be read.
    pub blocks: usize,
    /// The positions that could be read.
    pub kept: usize,
}

/// What was found about positions. See the [module](super).
pub struct Memory {
    /// Packed, by key, in their blocks.
    blocks: Vec<HashMap<u64, Packed>>,
    /// The blocks that differ from those of the database.
    changed: BTreeSet<usize>,
    database: SharedDatabase,
    tables: Vec<OnceLock<KeyTable>>,
    bytes: usize,
    limit: usize,
    /// Beyond so many bytes there is another look for what can be given up; 0 if the last one has found enough.
    next_look: usize,
    revision: u64,
}

impl Memory {
    /// Opens the memory in a database. The second value says what was wrong with it, if anything was.
    ///
    /// # Errors
    /// [`DatabaseError`] if it cannot be opened.
    pub fn open(
        mut database: impl Database + 'static,
    ) -> Result<(Self, Option<MemoryDamage>), DatabaseError> {
        let loaded = database.load()?;
        let sizes = usize::from(BoardSize::MAX.get()) + 1;
        let mut memory = Self {
            blocks: vec![HashMap::new(); BLOCKS],
            changed: BTreeSet::new(),
            database: Arc::new(Mutex::new(Box::new(database))),
            tables: (0..sizes).map(|_| OnceLock::new()).collect(),
            bytes: 0,
            limit: usize::MAX,
            next_look: 0,
            revision: 0,
        };
        let damage = memory.read(loaded);
        Ok((memory, damage))
    }

    fn read(&mut self, loaded: Loaded) -> Option<MemoryDamage> {
        let mut damaged = 0;
        for (key, bytes) in loaded.records {
            let RecordKey::Block(_) = key else {
                continue;
            };
            match read_block(&bytes) {
                Ok(entries) => {
                    for entry in entries {
                        self.keep(&entry);
                    }
                }
                Err(Damaged) => damaged += 1,
            }
        }
        self.changed.clear();
        let set_aside = loaded.damage.map(|damage| damage.set_aside);
        let is_damaged = damaged > 0 || set_aside.is_some();
        is_damaged.then(|| MemoryDamage {
            set_aside,
            blocks: damaged,
            kept: self.len(),
        })
    }

    /// The number of positions.
    pub fn len(&self) -> usize {
        self.blocks.iter().map(HashMap::len).sum()
    }

    /// Whether nothing is known.
    pub fn is_empty(&self) -> bool {
        self.blocks.iter().all(HashMap::is_empty)
    }

    /// The memory that all entries take, in bytes; in the database they take less.
    pub const fn bytes(&self) -> usize {
        self.bytes
    }

    /// A number that grows with every change.
    pub const fn revision(&self) -> u64 {
        self.revision
    }

    /// Whether something is not written yet.
    pub fn has_changes(&self) -> bool {
        !self.changed.is_empty()
    }

    /// Sets the most bytes that are kept. What is beyond is given up, the shallowest and oldest first, but nothing that is proven,
    /// claimed or commented.
    pub fn set_limit(&mut self, bytes: usize) {
        self.limit = bytes;
        self.next_look = 0;
        self.make_room();
    }

    /// What is known of a position.
    pub fn known(&self, placement: &Placement) -> Option<Known> {
        let packed = self.packed(self.key(placement))?;
        let (canonical, symmetry) = placement.canonical();
        let entry = Entry::unpack(packed).ok()?;
        let is_same = entry.placement == canonical && !entry.known.is_empty();
        is_same.then(|| entry.known.image(symmetry.inverse(), placement.size()))
    }

    /// The moves from a position after which something is known, in the order of the points of the board.
    pub fn known_moves(&self, placement: &Placement) -> Vec<KnownMove> {
        let (rule, size) = (placement.rule(), placement.size());
        let table = self.table(size);
        let keys = keys_of(table, placement);
        let mover = placement.to_move();
        let mut taken = vec![false; size.area()];
        for stone in Side::ALL.iter().flat_map(|side| placement.stones(*side)) {
            taken[size.index(*stone)] = true;
        }
        let empty = size.points().filter(|point| !taken[size.index(*point)]);
        let found = empty.filter_map(|point| {
            let after = table.with(keys, point, mover).passed();
            self.packed(salted(after, rule, size))?;
            let mut stones = Side::ALL.map(|side| placement.stones(side).to_vec());
            stones[mover as usize].push(point);
            let after = Placement::new(rule, size, stones, mover.other());
            let known = self.known(&after)?;
            let turn = Move::Stone(point);
            Some(KnownMove { turn, known })
        });
        found.collect()
    }

    /// Keeps what was found about a position, if that is better than what is known. `day` is the number of the day, by which older
    /// findings are given up before newer ones. True if it was kept.
    pub fn learn(&mut self, placement: &Placement, finding: &Finding, day: u32) -> bool {
        let known = Known {
            finding: Some(finding.clone()),
            ..Known::default()
        };
        self.add(placement, &known, day)
    }

    /// Adds what is known of a position. True if anything of it was new or better.
    pub fn add(&mut self, placement: &Placement, known: &Known, day: u32) -> bool {
        let (canonical, symmetry) = placement.canonical();
        let new = known.clone().image(symmetry, placement.size());
        let mut entry = self.entry(&canonical).unwrap_or_else(|| Entry {
            placement: canonical,
            day,
            known: Known::default(),
        });
        if !entry.known.add(&new) {
            return false;
        }
        entry.day = day;
        self.keep(&entry);
        self.make_room();
        true
    }

    /// Whether anything is known of a position.
    pub fn contains(&self, placement: &Placement) -> bool {
        self.known(placement).is_some()
    }

    /// Replaces the comment of a position.
    pub fn set_comment(&mut self, placement: &Placement, comment: &str, day: u32) {
        let (canonical, _) = placement.canonical();
        let known = self.entry(&canonical);
        let mut entry = known.unwrap_or_else(|| Entry {
            placement: canonical,
            day,
            known: Known::default(),
        });
        comment.clone_into(&mut entry.known.comment);
        if entry.known.is_empty() {
            self.forget(self.key(&entry.placement));
        } else {
            self.keep(&entry);
        }
    }

    /// Writes what has changed.
    ///
    /// # Errors
    /// [`DatabaseError`] if it cannot be written. It is written with the next change then.
    pub fn flush(&mut self) -> Result<(), DatabaseError> {
        let Some(write) = self.begin_write() else {
            return Ok(());
        };
        let done = write.write();
        if done.is_err() {
            self.not_written(write);
        }
        done
    }

    /// What has changed, to be written on another thread while the memory goes on; none if nothing has.
    pub fn begin_write(&mut self) -> Option<MemoryWrite> {
        let blocks = std::mem::take(&mut self.changed);
        let batch: Vec<RecordChange> = blocks.iter().map(|&at| self.record(at)).collect();
        (!batch.is_empty()).then(|| MemoryWrite {
            batch,
            blocks,
            database: self.database.clone(),
        })
    }

    /// What could not be written is written with the next changes.
    pub fn not_written(&mut self, write: MemoryWrite) {
        self.changed.extend(write.blocks);
    }

    /// A copy of all that is known, to be written to a file on another thread.
    pub fn copy(&self) -> MemoryCopy {
        MemoryCopy(
            self.blocks
                .iter()
                .flat_map(HashMap::values)
                .cloned()
                .collect(),
        )
    }

    /// Forgets everything, which cannot be undone.
    ///
    /// # Errors
    /// [`DatabaseError`] if it cannot be deleted; nothing is forgotten then.
    pub fn clear(&mut self) -> Result<(), DatabaseError> {
        self.lock_database().clear()?;
        self.blocks.iter_mut().for_each(HashMap::clear);
        self.changed.clear();
        self.bytes = 0;
        self.revision += 1;
        Ok(())
    }

    fn lock_database(&self) -> MutexGuard<'_, Box<dyn Database>> {
        self.database.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn entry(&self, canonical: &Placement) -> Option<Entry> {
        let entry = Entry::unpack(self.packed(self.key(canonical))?).ok()?;
        (entry.placement == *canonical).then_some(entry)
    }

    fn packed(&self, key: u64) -> Option<&[u8]> {
        self.blocks[block_of(key)].get(&key).map(|bytes| &**bytes)
    }

    /// Puts an entry in the place of the one of its position.
    fn keep(&mut self, entry: &Entry) {
        let key = self.key(&entry.placement);
        let bytes = Packed::from(entry.pack());
        self.bytes += bytes.len() + ENTRY_BYTES;
        let before = self.blocks[block_of(key)].insert(key, bytes);
        self.bytes -= before.map_or(0, |before| before.len() + ENTRY_BYTES);
        self.touch(key);
    }

    fn forget(&mut self, key: u64) {
        if let Some(bytes) = self.blocks[block_of(key)].remove(&key) {
            self.bytes -= bytes.len() + ENTRY_BYTES;
            self.touch(key);
        }
    }

    fn touch(&mut self, key: u64) {
        self.changed.insert(block_of(key));
        self.revision += 1;
    }

    /// Gives up what is least worth keeping, if there is too much.
    fn make_room(&mut self) {
        if self.bytes <= self.limit.max(self.next_look) {
            return;
        }
        let packed = self.blocks.iter().flatten();
        let mut spare: Vec<(u32, u32, u64)> = packed
            .filter_map(|(&key, bytes)| {
                let entry = Entry::unpack(bytes).ok()?;
                let depth = entry
                    .known
                    .finding
                    .as_ref()
                    .map_or(0, |finding| finding.depth);
                entry.known.is_spare().then_some((depth, entry.day, key))
            })
            .collect();
        spare.sort_unstable();
        let aim = self.limit - self.limit / FREED_PART;
        for (_, _, key) in spare {
            if self.bytes <= aim {
                break;
            }
            self.forget(key);
        }
        // What is left may be more, if it must be kept.
        let is_over = self.bytes > self.limit;
        let more = self.bytes + self.limit / FREED_PART;
        self.next_look = if is_over { more } else { 0 };
    }

    /// A block as a record of the database.
    fn record(&self, at: usize) -> RecordChange {
        let entries = &self.blocks[at];
        let mut sorted: Vec<(&u64, &Packed)> = entries.iter().collect();
        sorted.sort_unstable();
        RecordChange {
            key: RecordKey::Block(u32::try_from(at).unwrap_or(u32::MAX)),
            bytes: (!sorted.is_empty())
                .then(|| write_block(sorted.iter().map(|(_, bytes)| &***bytes))),
        }
    }

    fn table(&self, size: BoardSize) -> &KeyTable {
        self.tables[usize::from(size.get())].get_or_init(|| KeyTable::new(size))
    }

    fn key(&self, placement: &Placement) -> u64 {
        let keys = keys_of(self.table(placement.size()), placement);
        salted(keys, placement.rule(), placement.size())
    }
}

/// The keys of the stones and the side to move.
fn keys_of(table: &KeyTable, placement: &Placement) -> PositionKeys {
    let mut keys = table.empty();
    for side in Side::ALL {
        for &stone in placement.stones(side) {
            keys = table.with(keys, stone, side);
        }
    }
    match placement.to_move() {
        Side::Black => keys,
        Side::White => keys.passed(),
    }
}

/// The key of a position under a rule on a board of a size.
fn salted(keys: PositionKeys, rule: Rule, size: BoardSize) -> u64 {
    let salt = (rule as u64) << 8 | u64::from(size.get());
    keys.shared() ^ salt.wrapping_mul(RULE_FACTOR)
}

fn block_of(key: u64) -> usize {
    usize::try_from(key >> (u64::BITS - BLOCK_BITS)).unwrap_or_default()
}

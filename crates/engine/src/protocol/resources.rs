//! The threads and the memory that the manager grants, and the table that fits into them.

use super::Info;
use crate::Settings;

/// What the program needs beside its table when it searches on one thread, in bytes.
const PROGRAM_BYTES: u64 = 40 << 20;
/// What each further thread needs, in bytes: mostly its histories, on the largest board.
const THREAD_BYTES: u64 = 4 << 20;
/// The table until the manager grants memory, in megabytes. Most managers do so only after START, and a table that turns out
/// too large would have to be replaced within a turn.
const FIRST_HASH: usize = 16;
/// The largest table that is used unless the manager asks for more, in megabytes.
const DEFAULT_HASH: usize = 256;

/// What the manager has granted and asked for.
pub struct Resources {
    /// The most that a manager may have.
    max: Settings,
    threads: usize,
    /// The table that is wanted, in megabytes, and whether the manager has named its size.
    hash: usize,
    is_hash_named: bool,
    /// The bytes that all together may take; none is no limit.
    memory: Option<u64>,
    /// The bytes that the machine has for the program; none if nobody has said.
    machine: Option<u64>,
}

impl Resources {
    /// One thread and a small table, until the manager grants more; never more than `max`.
    pub fn new(max: Settings) -> Self {
        Self {
            max,
            threads: 1,
            hash: FIRST_HASH,
            is_hash_named: false,
            memory: None,
            machine: None,
        }
    }

    /// Sets how many bytes the machine has for the program.
    pub const fn set_memory(&mut self, machine: u64) {
        self.machine = Some(machine);
    }

    /// Takes over what an INFO says of threads and memory; any other changes nothing.
    pub fn update(&mut self, info: &Info) {
        match *info {
            Info::MaxMemory(bytes) => {
                self.memory = bytes;
                if !self.is_hash_named {
                    self.hash = DEFAULT_HASH;
                }
            }
            Info::HashSize(kilobytes) => {
                self.hash = usize::try_from(kilobytes >> 10).unwrap_or(usize::MAX);
                self.is_hash_named = true;
            }
            Info::Threads(threads) => self.threads = threads,
            _ => {}
        }
    }

    /// What to use, in whatever order the manager has said it, within the memory that it grants and the machine has: further
    /// threads take half of the memory at most, and the table fits into the rest.
    pub fn settings(&self) -> Settings {
        let limits = [self.memory, self.machine].into_iter().flatten();
        let memory = limits.min().unwrap_or(u64::MAX);
        let free = memory.saturating_sub(PROGRAM_BYTES);
        let most_helpers = free / 2 / THREAD_BYTES;
        let helpers = self.threads.clamp(1, self.max.threads) as u64 - 1;
        let helpers = helpers.min(most_helpers);
        let megabytes = usize::try_from((free - helpers * THREAD_BYTES) >> 20);
        Settings {
            hash: self
                .hash
                .min(megabytes.unwrap_or(usize::MAX))
                .clamp(1, self.max.hash),
            threads: usize::try_from(helpers + 1).unwrap_or(1),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MEMORY: Info = Info::MaxMemory(Some(80 << 20));
    const MANY_THREADS: Info = Info::Threads(256);

    /// The threads and the table after these INFOs, for a manager that may have much.
    fn granted(infos: &[Info]) -> (usize, usize) {
        granted_on(u64::MAX, infos)
    }

    /// The same on a machine that has so many bytes for the program.
    fn granted_on(machine: u64, infos: &[Info]) -> (usize, usize) {
        let mut resources = Resources::new(Settings {
            hash: 4096,
            threads: 256,
        });
        resources.set_memory(machine);
        infos.iter().for_each(|info| resources.update(info));
        let settings = resources.settings();
        (settings.threads, settings.hash)
    }

    #[test]
    fn a_manager_can_lift_the_limit_of_memory() {
        let lifted = [MEMORY, Info::MaxMemory(None)];
        assert_eq!(granted(&lifted), (1, DEFAULT_HASH));
    }

    #[test]
    fn threads_and_table_share_the_memory_that_is_granted() {
        assert_eq!(granted(&[MEMORY, MANY_THREADS]), (6, 20));
        assert_eq!(granted(&[MANY_THREADS, MEMORY]), (6, 20));
        assert_eq!(granted(&[Info::MaxMemory(Some(1)), MANY_THREADS]), (1, 1));
        assert_eq!(granted(&[MANY_THREADS]), (256, FIRST_HASH));
    }
    #[test]
    fn no_more_is_used_than_the_machine_has() {
        let machine = 200 << 20;
        for kilobytes in [1 << 21, 1 << 31, u64::MAX] {
            let hash = Info::HashSize(kilobytes);
            assert_eq!(granted_on(machine, std::slice::from_ref(&hash)), (1, 160));
            assert_eq!(granted_on(machine, &[MEMORY, hash]), (1, 40));
        }
        assert_eq!(granted_on(machine, &[Info::MaxMemory(None)]), (1, 160));
        assert_eq!(granted_on(machine, &[MANY_THREADS]), (21, 16));
        assert_eq!(granted_on(0, &[MANY_THREADS]), (1, 1));
    }
}

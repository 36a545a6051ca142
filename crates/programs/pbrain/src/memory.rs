//! How much memory the program may use: a share of what the machine, or the container that it runs in, has.

use std::path::{Path, PathBuf};

/// The share of the free memory that the program takes at most.
const SHARE: u64 = 2;
/// What is taken at most where the system does not say how much it has.
const UNKNOWN: u64 = 1 << 30;
// Where Linux says how much memory is free, and the limits of groups of processes.
const MEMINFO: &str = "/proc/meminfo";
const OWN_GROUP: &str = "/proc/self/cgroup";
const GROUPS: &str = "/sys/fs/cgroup";

/// The bytes that the program may use, whatever a manager grants.
pub fn share() -> u64 {
    let free = std::fs::read_to_string(MEMINFO)
        .ok()
        .and_then(|text| available(&text));
    let groups = std::fs::read_to_string(OWN_GROUP).unwrap_or_default();
    let limits = limit_files(&groups)
        .into_iter()
        .filter_map(|file| std::fs::read_to_string(file).ok())
        .filter_map(|text| limit(&text));
    let most = free.into_iter().chain(limits).min();
    most.map_or(UNKNOWN, |bytes| bytes / SHARE)
}

/// The memory that is available without swapping, in bytes, of the text of `/proc/meminfo`.
fn available(meminfo: &str) -> Option<u64> {
    let line = meminfo
        .lines()
        .find_map(|line| line.strip_prefix("MemAvailable:"))?;
    let kibibytes: u64 = line.split_whitespace().next()?.parse().ok()?;
    kibibytes.checked_mul(1 << 10)
}

/// The files with the limits of the process's group and of those around it, by the text of `/proc/self/cgroup`: of the one
/// hierarchy of today, and of the hierarchy for memory of older systems.
fn limit_files(groups: &str) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for line in groups.lines() {
        let mut fields = line.splitn(3, ':').skip(1);
        let (Some(kinds), Some(group)) = (fields.next(), fields.next()) else {
            continue;
        };
        let (root, name) = match kinds {
            "" => (Path::new(GROUPS).to_path_buf(), "memory.max"),
            _ if kinds.split(',').any(|kind| kind == "memory") => {
                (Path::new(GROUPS).join("memory"), "memory.limit_in_bytes")
            }
            _ => continue,
        };
        // Within a container the path may be that of the host, which is not there: the root counts too.
        let around = Path::new(group.trim_start_matches('/')).ancestors();
        files.extend(around.map(|group| root.join(group).join(name)));
    }
    files
}

/// A limit in bytes; none for `max`, and for what is no number.
fn limit(text: &str) -> Option<u64> {
    text.trim().parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_available_is_read_in_bytes() {
        let text = "MemTotal:       16384 kB\nMemFree:  10 kB\nMemAvailable:    8192 kB\n";
        assert_eq!(available(text), Some(8 << 20));
        assert_eq!(available("MemTotal: 16384 kB"), None);
        assert_eq!(available("MemAvailable: much"), None);
    }

    #[test]
    fn the_limits_of_all_groups_around_the_process_count() {
        let files = limit_files("0::/a/b\n");
        let expected = ["a/b/memory.max", "a/memory.max", "memory.max"];
        assert_eq!(files, expected.map(|file| Path::new(GROUPS).join(file)));
        let older = limit_files("5:cpu,cpuacct:/x\n3:memory:/x\n1:name=systemd:/x\n");
        let expected = ["x", ""].map(|group| {
            let root = Path::new(GROUPS).join("memory");
            root.join(group).join("memory.limit_in_bytes")
        });
        assert_eq!(older, expected);
        assert!(limit_files("nonsense\n\n").is_empty());
        assert_eq!((limit("max\n"), limit("1048576\n")), (None, Some(1 << 20)));
    }

    #[test]
    fn there_is_always_a_limit() {
        assert!((1..u64::MAX / SHARE).contains(&share()));
    }
}

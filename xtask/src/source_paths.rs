//! The paths of this machine's sources, which no program that others get may name: each is replaced by a word.

use std::env;
use std::fs;

use crate::shell;

/// The variable from which cargo reads the flags of [`rust_flags`].
pub const RUST_FLAGS: &str = "CARGO_ENCODED_RUSTFLAGS";

/// rustc's flags that replace the paths, and others, as cargo reads them from [`RUST_FLAGS`]: separated by the unit separator, so that
/// paths may have spaces.
pub fn rust_flags(others: &[String]) -> String {
    let replaced = folders();
    let replaced = replaced
        .iter()
        .map(|(from, to)| format!("--remap-path-prefix={from}={to}"));
    let others = others.iter().cloned();
    replaced.chain(others).collect::<Vec<_>>().join("\x1f")
}

/// A C compiler's flags that replace the paths.
#[cfg(feature = "dist")]
pub fn c_flags() -> String {
    let replaced = folders();
    let flags = replaced
        .iter()
        .map(|(from, to)| format!("-ffile-prefix-map={from}={to}"));
    flags.collect::<Vec<_>>().join(" ")
}

/// The folders, each with what stands in a program instead. The last one that fits counts.
fn folders() -> Vec<(String, &'static str)> {
    let home = env::var("HOME")
        .or_else(|_| env::var("USERPROFILE"))
        .unwrap_or_default();
    let cargo = env::var("CARGO_HOME").unwrap_or_else(|_| format!("{home}/.cargo"));
    let checkout = fs::canonicalize(shell::repository_root()).unwrap_or_default();
    let folders = [
        (home, "home"),
        (format!("{cargo}/registry/src"), "registry"),
        (checkout.to_string_lossy().into_owned(), "narabe"),
    ];
    let mut folders = folders.to_vec();
    folders.retain(|(from, _)| !from.is_empty());
    folders
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_path_and_each_other_flag_is_one_flag() {
        let flags = rust_flags(&["-Ctarget-cpu=x86-64-v3".to_owned()]);
        let flags: Vec<_> = flags.split('\x1f').collect();
        assert_eq!(flags.len(), folders().len() + 1);
        assert_eq!(flags.last(), Some(&"-Ctarget-cpu=x86-64-v3"));
        let (from, to) = folders().remove(0);
        assert_eq!(flags[0], format!("--remap-path-prefix={from}={to}"));
    }

    #[test]
    fn the_checkout_comes_after_the_home_folder_that_it_may_lie_in() {
        let names: Vec<_> = folders().into_iter().map(|(_, name)| name).collect();
        assert_eq!(names.last(), Some(&"narabe"));
    }
}

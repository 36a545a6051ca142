//! Whether the tests of the crates have to run: not if they passed and nothing that they read has changed since. A change of the game
//! or of this tool then costs no tests of the engine. CI runs them always.

use std::env;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::PathBuf;

use crate::error::Error;
use crate::{setup, shell};

/// What the tests of the crates do not read.
const NOT_READ: [&str; 4] = ["src/", "tests/", "web/", "xtask/"];

/// Below cargo's folder: the state of the tree with which the tests of the crates passed.
const PASSED: &str = "crate-tests-passed";

/// The state of the tree, and whether the tests passed with it.
pub struct CrateTests {
    state: String,
    file: PathBuf,
    pub have_passed: bool,
}

impl CrateTests {
    /// Looks at the tree.
    ///
    /// # Errors
    /// If git or cargo cannot be run, or a file cannot be read.
    pub fn new() -> Result<Self, Error> {
        let state = state()?;
        let file = shell::target_folder()?.join(PASSED);
        let passed = fs::read_to_string(&file).is_ok_and(|passed| passed == state);
        Ok(Self {
            state,
            file,
            have_passed: passed && !setup::is_ci(),
        })
    }

    /// The arguments of nextest: the tests that have to run.
    pub fn filter(&self) -> Vec<String> {
        if !self.have_passed {
            return Vec::new();
        }
        vec!["-E".to_owned(), format!("package({})", shell::GAME)]
    }

    /// Remembers that the tests passed. If it cannot, they run again.
    pub fn remember(&self) {
        if let Err(error) = fs::write(&self.file, &self.state) {
            println!("{} cannot be written: {error}", self.file.display());
        }
    }
}

/// A hash of what the tests of the crates depend on.
fn state() -> Result<String, Error> {
    let list = [
        "ls-files",
        "-z",
        "--cached",
        "--others",
        "--exclude-standard",
    ];
    let list = shell::output_of("git", &list, "install git")?;
    let root = shell::repository_root();
    let mut hasher = DefaultHasher::new();
    shell::output_of("rustc", &["--version"], shell::GET_RUST)?.hash(&mut hasher);
    env::var_os("RUSTFLAGS").hash(&mut hasher);
    for name in list.split_terminator('\0').filter(|name| is_read(name)) {
        name.hash(&mut hasher);
        // A file that was deleted is listed all the same.
        fs::read(root.join(name)).ok().hash(&mut hasher);
    }
    Ok(format!("{:016x}", hasher.finish()))
}

fn is_read(name: &str) -> bool {
    !NOT_READ.iter().any(|folder| name.starts_with(folder))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tests(have_passed: bool) -> CrateTests {
        CrateTests {
            state: String::new(),
            file: PathBuf::new(),
            have_passed,
        }
    }

    #[test]
    fn no_crate_reads_the_games_sources_or_tests() {
        let crates = shell::repository_root().join("crates");
        let mut folders = vec![crates];
        while let Some(folder) = folders.pop() {
            for entry in fs::read_dir(folder).expect("a folder").flatten() {
                let path = entry.path();
                if path.is_dir() {
                    folders.push(path);
                } else if path.extension().is_some_and(|ending| ending == "rs") {
                    let text = fs::read_to_string(&path).expect("a text");
                    let is_the_games = |line: &str| {
                        let is_own = line.contains("../../tests/data");
                        !is_own
                            && ["../../src/", "../../tests/"]
                                .iter()
                                .any(|name| line.contains(name))
                    };
                    assert!(!text.lines().any(is_the_games), "{}", path.display());
                }
            }
        }
    }

    #[test]
    fn a_filter_is_set_only_where_the_tests_passed() {
        assert!(tests(false).filter().is_empty());
        let filter = tests(true).filter();
        assert_eq!(filter[0], "-E");
        assert_eq!(filter[1], "package(narabe)");
    }

    #[test]
    fn the_crates_read_their_own_files_and_not_the_games() {
        assert!(
            is_read("crates/rules/src/lib.rs")
                && is_read("assets/locales/en/game.ftl")
                && is_read("Cargo.lock")
        );
        assert!(!is_read("src/lib.rs") && !is_read("xtask/src/main.rs"));
    }
}

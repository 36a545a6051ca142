//! Whether the library's tests have to run: not if they passed and nothing that they read has changed since. A change of the game
//! or of this tool then costs no tests of the engine. CI runs them always.

use std::env;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::PathBuf;

use crate::error::Error;
use crate::{setup, shell};

/// What the library's tests do not read, but for [`READ_ALL`].
const NOT_READ: [&str; 4] = ["app/", "tests/web/", "web/", "xtask/"];

/// The test files that read all sources.
const READ_ALL: [&str; 3] = ["floors", "licences", "words"];

/// Below cargo's folder: the state of the tree with which the library's tests passed.
const PASSED: &str = "library-tests-passed";

/// The state of the tree, and whether the tests passed with it.
pub struct LibraryTests {
    state: String,
    file: PathBuf,
    pub have_passed: bool,
}

impl LibraryTests {
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

    /// What nextest is told: the tests that have to run.
    pub fn filter(&self) -> Vec<String> {
        if !self.have_passed {
            return Vec::new();
        }
        let binaries = READ_ALL.map(|name| format!(" | binary({name})"));
        let filter = format!("package({}){}", shell::GAME, binaries.concat());
        vec!["-E".to_owned(), filter]
    }

    /// Remembers that the tests passed. If it cannot, they run again.
    pub fn remember(&self) {
        if let Err(error) = fs::write(&self.file, &self.state) {
            println!("{} cannot be written: {error}", self.file.display());
        }
    }
}

/// A hash of what the library's tests depend on.
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

    fn tests(have_passed: bool) -> LibraryTests {
        LibraryTests {
            state: String::new(),
            file: PathBuf::new(),
            have_passed,
        }
    }

    #[test]
    fn the_tests_that_read_the_games_sources_run_after_every_change() {
        let root = shell::repository_root().join("tests");
        let reads_app = |path: PathBuf| {
            let files = match path.is_dir() {
                true => fs::read_dir(path)
                    .expect("a folder")
                    .flatten()
                    .map(|entry| entry.path())
                    .collect(),
                false => vec![path],
            };
            let mut texts = files
                .iter()
                .filter_map(|file| fs::read_to_string(file).ok());
            texts.any(|text| text.contains("app/") || text.contains("\"app\""))
        };
        let entries = fs::read_dir(&root).expect("the tests").flatten();
        for path in entries
            .map(|entry| entry.path())
            .filter(|path| !path.ends_with("web"))
        {
            let name = path
                .file_stem()
                .and_then(|name| name.to_str())
                .expect("a name")
                .to_owned();
            assert!(
                !reads_app(path) || READ_ALL.contains(&name.as_str()),
                "{name}"
            );
        }
    }

    #[test]
    fn a_filter_is_set_only_where_the_tests_passed() {
        assert!(tests(false).filter().is_empty());
        let filter = tests(true).filter();
        assert_eq!(filter[0], "-E");
        assert!(filter[1].starts_with("package(narabe-app) | binary("));
    }

    #[test]
    fn the_library_reads_its_own_files_and_not_the_games() {
        assert!(
            is_read("crates/rules/src/lib.rs")
                && is_read("assets/locales/en/game.ftl")
                && is_read("Cargo.lock")
        );
        assert!(!is_read("app/src/lib.rs") && !is_read("xtask/src/main.rs"));
    }
}

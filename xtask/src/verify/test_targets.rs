//! The test files of the packages, with their texts.

use std::fs;
use std::path::Path;

use super::packages::{Package, Target};
use crate::error::Error;
use crate::shell;

/// A test file or folder in `tests`, and the text of all its files.
pub struct TestTarget {
    pub package: &'static str,
    pub name: String,
    pub source: String,
}

impl TestTarget {
    /// Whether it names the module of a package, or runs the program.
    pub fn names(&self, package: &Package, module: &str) -> bool {
        let runs_it = package.target != Target::Library && self.package == package.name;
        runs_it || package.is_named_in(&self.source, module)
    }

    /// Whether the file is one of a folder `tests/common` that this target includes.
    pub fn includes(&self, path: &str) -> bool {
        match path.split_once("tests/common/") {
            Some((_, "mod.rs")) => self.source.contains("mod common;"),
            Some((_, shared)) => self.source.contains(&format!("common/{shared}")),
            None => false,
        }
    }
}

/// The test targets of a package, in order.
pub fn test_targets(package: &Package) -> Result<Vec<TestTarget>, Error> {
    let mut targets = Vec::new();
    let Some(tests) = package.tests else {
        return Ok(targets);
    };
    let folder = shell::repository_root().join(tests);
    for entry in fs::read_dir(&folder).map_err(Error::file(&folder))? {
        let path = entry.map_err(Error::file(&folder))?.path();
        let is_target =
            path.join("main.rs").is_file() || path.extension().is_some_and(|end| end == "rs");
        if let (true, Some(name)) = (is_target, path.file_stem()) {
            targets.push(TestTarget {
                package: package.name,
                name: name.to_string_lossy().into_owned(),
                source: source(&path)?,
            });
        }
    }
    targets.sort_by(|one, other| one.name.cmp(&other.name));
    Ok(targets)
}

/// The text of a file, or of all Rust files in a folder.
fn source(path: &Path) -> Result<String, Error> {
    if path.is_file() {
        return fs::read_to_string(path).map_err(Error::file(path));
    }
    let mut text = String::new();
    for entry in fs::read_dir(path).map_err(Error::file(path))? {
        let inner = entry.map_err(Error::file(path))?.path();
        if inner.is_dir() || inner.extension().is_some_and(|end| end == "rs") {
            text.push_str(&source(&inner)?);
        }
    }
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::super::packages::PACKAGES;
    use super::*;
    use crate::shell::GAME;

    #[test]
    fn the_test_files_of_this_repository_are_found_with_their_texts() {
        let targets: Vec<_> = PACKAGES
            .iter()
            .flat_map(|package| test_targets(package).expect("the folder"))
            .collect();
        let target = |name: &str| {
            let found = targets.iter().find(|target| target.name == name);
            found.unwrap_or_else(|| panic!("tests/{name}"))
        };
        assert!(target("rules").names(&PACKAGES[0], "board"));
        assert!(target("study").names(&PACKAGES[3], "edit"));
        let common = "crates/rules/tests/common/mod.rs";
        let play = "crates/matches/tests/common/play.rs";
        assert!(target("rules").includes(common) && !target("rules").includes(play));
        for name in ["matches", "live_game"] {
            assert!(target(name).includes(play), "{name}");
        }
        assert_eq!(target("live_game").package, GAME);
        assert!(
            !targets.iter().any(|target| target.name == "data"),
            "a folder of data"
        );
    }
}

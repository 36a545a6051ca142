//! The lobby's container: what `docs/lobby/Containerfile` copies is enough to build the lobby.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::sources::{files_below, included_below};
use crate::{cargo, packages, root, text};

const RECIPE: &str = "docs/lobby/Containerfile";
const LOBBY: &str = "narabe-lobby";

/// The sources and the target of each line that copies from the checkout.
fn copy_lines(recipe: &str) -> Vec<(Vec<&str>, &str)> {
    let lines = recipe.lines().filter_map(|line| line.strip_prefix("COPY "));
    let lines = lines.filter(|line| !line.starts_with("--from="));
    lines
        .map(|line| {
            let words: Vec<&str> = line.split_whitespace().collect();
            let (target, sources) = words.split_last().expect("a target");
            assert!(!sources.is_empty(), "COPY {line}: no target");
            (sources.to_vec(), *target)
        })
        .collect()
}

/// Copies a file to a path, or what is in a folder into another one.
fn copy(source: &Path, target: &Path) {
    if !source.is_dir() {
        fs::create_dir_all(target.parent().expect("a folder")).expect("a folder");
        fs::copy(source, target).unwrap_or_else(|error| panic!("{}: {error}", source.display()));
        return;
    }
    for file in files_below(source) {
        let inner = file.strip_prefix(source).expect("below the folder");
        copy(&file, &target.join(inner));
    }
}

/// A folder with what the recipe copies.
fn copied() -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    for (sources, target) in copy_lines(&text(RECIPE)) {
        for source in sources {
            let path = root().join(source);
            assert!(
                path.exists(),
                "{RECIPE} copies {source}, which is not there"
            );
            let mut into = folder.path().join(target);
            if target.ends_with('/') && path.is_file() {
                into.push(path.file_name().expect("a name"));
            }
            copy(&path, &into);
        }
    }
    folder
}

/// The folders of a package and of all packages of the workspace that it is built from.
fn folders_built(packages: &[Value], name: &str) -> BTreeSet<PathBuf> {
    let package = packages.iter().find(|package| package["name"] == name);
    let package = package.unwrap_or_else(|| panic!("{name} is not copied"));
    let manifest = Path::new(package["manifest_path"].as_str().expect("a path"));
    let mut folders = BTreeSet::from([manifest.parent().expect("a folder").to_owned()]);
    let dependencies = package["dependencies"].as_array().expect("a list");
    for dependency in dependencies.iter().filter(|one| one["path"].is_string()) {
        if dependency["kind"].is_null() {
            folders.extend(folders_built(
                packages,
                dependency["name"].as_str().expect("a name"),
            ));
        }
    }
    folders
}

#[test]
fn bug_the_container_of_the_lobby_lacked_packages_of_the_workspace() {
    let folder = copied();
    let packages = packages(folder.path());
    // Resolves the lock file anew, for which the stubs of dependencies have to be there too.
    let output = cargo(folder.path(), &["update", "--workspace", "--locked"]);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{errors}");

    let folders = folders_built(&packages, LOBBY);
    assert!(folders.len() > 3, "{folders:?}");
    for source in folders.iter().map(|folder| folder.join("src")) {
        for included in included_below(&source) {
            assert!(
                included.exists(),
                "{RECIPE} does not copy {}",
                included.display()
            );
        }
    }
}

#[test]
fn lines_that_copy_are_read_as_the_builder_reads_them() {
    let recipe =
        "FROM a AS build\nCOPY Cargo.toml Cargo.lock ./\nCOPY src src\nCOPY --from=build /a /b\n";
    let expected = vec![
        (vec!["Cargo.toml", "Cargo.lock"], "./"),
        (vec!["src"], "src"),
    ];
    assert_eq!(copy_lines(recipe), expected);
}

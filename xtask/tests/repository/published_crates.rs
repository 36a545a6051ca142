//! The crates that can be published: what crates.io asks of a package, without building it.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Component, Path, PathBuf};

use serde_json::Value;

use crate::sources::included_in;
use crate::{cargo, packages, root};

/// The most bytes of a package, which crates.io counts after packing.
const MAX_PACKAGE_BYTES: u64 = 10_000_000;
/// The most bytes of a file: a larger one is there by mistake.
const MAX_FILE_BYTES: u64 = 500_000;
/// The most keywords.
const MAX_KEYWORDS: usize = 5;
/// What every package contains.
const ALWAYS: [&str; 4] = ["Cargo.toml", "README.md", "LICENSE-APACHE", "LICENSE-MIT"];
/// The slugs of crates.io's categories that are used here; crates.io leaves out others.
const CATEGORIES: [&str; 5] = [
    "algorithms",
    "game-development",
    "games",
    "network-programming",
    "parser-implementations",
];

/// The packages without `publish = false`.
fn published() -> Vec<Value> {
    let mut packages = packages(&root());
    packages.retain(|package| package["publish"].is_null());
    packages
}

fn name(package: &Value) -> &str {
    package["name"].as_str().expect("a name")
}

fn list<'a>(package: &'a Value, key: &str) -> &'a [Value] {
    package[key].as_array().expect("a list")
}

/// The files of a package by their path below its folder, without those that cargo makes.
fn files(package: &Value) -> BTreeSet<PathBuf> {
    let name = name(package);
    let output = cargo(
        &root(),
        &["package", "--list", "--allow-dirty", "--package", name],
    );
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{name}: {errors}");
    let text = String::from_utf8(output.stdout).expect("text");
    let made = [".cargo_vcs_info.json", "Cargo.lock", "Cargo.toml.orig"];
    let listed = text.lines().filter(|line| !made.contains(line));
    listed.map(PathBuf::from).collect()
}

fn folder(package: &Value) -> &Path {
    let manifest = package["manifest_path"].as_str().expect("a path");
    Path::new(manifest).parent().expect("a folder")
}

/// A path without `..`, if it does not lead out of its folder.
fn inside(path: &Path) -> Option<PathBuf> {
    let mut plain = PathBuf::new();
    for component in path.components() {
        match component {
            Component::ParentDir => plain.pop().then_some(())?,
            part => plain.push(part),
        }
    }
    Some(plain)
}

/// The packages of the workspace that must be on crates.io before a package.
fn needed(package: &Value) -> impl Iterator<Item = &Value> {
    let dependencies = list(package, "dependencies").iter();
    let own = dependencies.filter(|dependency| dependency["path"].is_string());
    // Packing leaves dev dependencies without a version out.
    own.filter(|dependency| dependency["kind"] != "dev" || dependency["req"] != "*")
}

#[test]
fn rules_notation_and_engine_are_published_with_what_they_depend_on() {
    let published = published();
    let names: BTreeSet<&str> = published.iter().map(name).collect();
    for wanted in ["narabe-rules", "narabe-notation", "narabe-engine-core"] {
        assert!(names.contains(wanted), "{wanted}");
    }
    for package in &published {
        for dependency in needed(package) {
            let is_there = dependency["req"] != "*" && names.contains(name(dependency));
            assert!(is_there, "{}: {dependency}", name(package));
        }
    }
}

#[test]
fn the_crates_can_be_published_one_after_another() {
    let mut left = published();
    while !left.is_empty() {
        let names: BTreeSet<String> = left
            .iter()
            .map(|package| name(package).to_owned())
            .collect();
        left.retain(|package| needed(package).any(|one| names.contains(name(one))));
        assert!(left.len() < names.len(), "these need each other: {names:?}");
    }
}

#[test]
fn published_crates_say_what_they_are() {
    for package in published() {
        let name = name(&package);
        for key in ["description", "license", "readme", "rust_version"] {
            assert!(package[key].is_string(), "{name} has no {key}");
        }
        let keywords = list(&package, "keywords").len();
        assert!(
            (1..=MAX_KEYWORDS).contains(&keywords),
            "{name}: {keywords} keywords"
        );
        let categories = list(&package, "categories");
        let is_known = |one: &Value| CATEGORIES.contains(&one.as_str().expect("a slug"));
        assert!(
            !categories.is_empty() && categories.iter().all(is_known),
            "{name}"
        );
    }
}

#[test]
fn published_crates_contain_what_they_need_and_no_more() {
    for package in published() {
        let (name, folder) = (name(&package), folder(&package));
        let files = files(&package);
        for wanted in ALWAYS {
            assert!(files.contains(Path::new(wanted)), "{name} lacks {wanted}");
        }
        let mut total = 0;
        for file in &files {
            let bytes = fs::metadata(folder.join(file)).expect("a file").len();
            assert!(
                bytes <= MAX_FILE_BYTES,
                "{name}: {} has {bytes} bytes",
                file.display()
            );
            total += bytes;
        }
        assert!(total <= MAX_PACKAGE_BYTES, "{name} has {total} bytes");

        for source in files
            .iter()
            .filter(|file| file.extension().is_some_and(|end| end == "rs"))
        {
            let text = fs::read_to_string(folder.join(source)).expect("a text");
            for included in included_in(source, &text) {
                let is_there = inside(&included).is_some_and(|path| files.contains(&path));
                let (source, included) = (source.display(), included.display());
                assert!(
                    is_there,
                    "{name}: {source} includes {included}, which is not in the package"
                );
            }
        }
    }
}

#[test]
fn a_path_that_leads_out_of_a_package_is_not_inside() {
    let plain = |path| inside(Path::new(path));
    assert_eq!(plain("src/a/../../b.txt"), Some("b.txt".into()));
    assert_eq!(plain("src/../../b.txt"), None);
}

//! The list of what ships with its licences, against `Cargo.lock`.

use std::collections::BTreeSet;

const LIST: &str = include_str!("../assets/licences.txt");
const UNSHIPPED: &str = include_str!("data/unshipped-crates.txt");
const LOCK: &str = include_str!("../Cargo.lock");

/// The lines between the head and the texts: name, version, licence, numbers of texts.
fn entries() -> impl Iterator<Item = Vec<&'static str>> {
    let lines = LIST.lines().skip(2).take_while(|line| !line.is_empty());
    lines.map(|line| line.split('\t').collect())
}

/// Names and versions in `Cargo.lock`, our own packages left out.
fn locked() -> BTreeSet<String> {
    let value = |line: &str, key: &str| {
        let rest = line.strip_prefix(key)?.strip_prefix(" = ")?;
        Some(rest.trim_matches('"').to_owned())
    };
    let packages = LOCK.split("[[package]]").skip(1);
    packages
        .filter_map(|package| {
            let name = package.lines().find_map(|line| value(line, "name"))?;
            let version = package.lines().find_map(|line| value(line, "version"))?;
            let is_own = name == "xtask" || name.starts_with("narabe");
            (!is_own).then(|| format!("{name} {version}"))
        })
        .collect()
}

#[test]
fn the_list_is_that_of_the_lock_file() {
    let crates = entries().filter(|entry| !entry[1].is_empty());
    let listed: BTreeSet<String> = crates
        .map(|entry| format!("{} {}", entry[0], entry[1]))
        .chain(UNSHIPPED.lines().map(str::to_owned))
        .collect();
    let locked = locked();
    let differ: Vec<_> = locked.symmetric_difference(&listed).collect();
    assert!(
        differ.is_empty(),
        "run `cargo xtask licences`, for Cargo.lock has changed: {differ:?}"
    );
}

#[test]
fn every_entry_has_a_licence_and_its_text() {
    let count = LIST.lines().filter(|line| line.starts_with("=== ")).count();
    assert!(entries().count() > 100);
    for entry in entries() {
        let [name, _, licence, texts] = entry[..] else {
            panic!("{entry:?}")
        };
        assert!(!licence.is_empty(), "{name}");
        let numbers: Vec<usize> = texts.split(' ').flat_map(str::parse).collect();
        assert!(!numbers.is_empty(), "{name} has no text");
        assert!(
            numbers.iter().all(|number| (1..=count).contains(number)),
            "{name}"
        );
    }
}

#[test]
fn every_typeface_is_on_the_list() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/fonts");
    let files = std::fs::read_dir(folder).expect("the fonts");
    let texts = files.filter_map(|file| file.ok()?.file_name().into_string().ok());
    let texts = texts.filter(|name| name.starts_with("OFL-")).count();
    assert_eq!(
        entries().filter(|entry| entry[2] == "OFL-1.1").count(),
        texts
    );
}

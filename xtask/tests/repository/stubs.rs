//! The crates in `stubs` replace others for the whole lock file: what else depended on them would get less than it asked for, without
//! a word.

use crate::text;

/// The packages of a lock file that depend on a crate.
fn dependents<'a>(lock: &'a str, name: &str) -> Vec<&'a str> {
    let dependency = format!("\n \"{name}\",");
    let versioned = format!("\n \"{name} ");
    let packages = lock.split("[[package]]").skip(1);
    packages
        .filter(|package| package.contains(&dependency) || package.contains(&versioned))
        .map(|package| package.split('"').nth(1).expect("a name"))
        .collect()
}

#[test]
fn each_stub_has_only_the_dependents_it_was_written_for() {
    let lock = text("Cargo.lock");
    let stubs: [(&str, &[&str]); 2] = [
        ("inventory", &["bevy_reflect"]),
        ("regex", &["criterion", "naga_oil"]),
    ];
    for (stub, expected) in stubs {
        assert_eq!(dependents(&lock, stub), expected, "{stub}");
        let copies = lock.matches(&format!("\nname = \"{stub}\"\n")).count();
        assert_eq!(copies, 1, "{stub}: the stub and another version");
    }
}

#[test]
fn dependents_are_found_with_and_without_a_version() {
    let lock = "[[package]]\nname = \"a\"\ndependencies = [\n \"b\",\n \"d 1.0.0\",\n]\n\n[[package]]\nname = \"c\"\n";
    assert_eq!(dependents(lock, "b"), ["a"]);
    assert_eq!(dependents(lock, "d"), ["a"]);
    assert!(dependents(lock, "c").is_empty());
}

//! `stubs/inventory` replaces a crate for the whole lock file: whoever else depended on it would collect nothing, without a word.

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
fn bevy_reflect_alone_depends_on_the_stub() {
    let lock = text("Cargo.lock");
    assert_eq!(dependents(&lock, "inventory"), ["bevy_reflect"]);
    let copies = lock.matches("\nname = \"inventory\"\n").count();
    assert_eq!(copies, 1, "the stub and another version");
}

#[test]
fn dependents_are_found_with_and_without_a_version() {
    let lock = "[[package]]\nname = \"a\"\ndependencies = [\n \"b\",\n \"d 1.0.0\",\n]\n\n[[package]]\nname = \"c\"\n";
    assert_eq!(dependents(lock, "b"), ["a"]);
    assert_eq!(dependents(lock, "d"), ["a"]);
    assert!(dependents(lock, "c").is_empty());
}

//! Circles: files, or folders, that use each other, directly or by others.

use std::collections::{BTreeMap, BTreeSet};

use crate::imports::{ModulePath, Use, modules, uses};
use crate::source::SourceFile;

/// Which file, folder or module uses which.
type Edges<'a> = BTreeMap<&'a str, BTreeSet<&'a str>>;

/// The circles of files, each as the lines `file -> file` of the uses within it.
pub fn circles(files: &[SourceFile]) -> Vec<Vec<String>> {
    circles_of(&edges(files))
}

/// The circles of folders that stand beside each other, each as the lines `folder -> folder` of the uses within it.
pub fn folder_circles(files: &[SourceFile]) -> Vec<Vec<String>> {
    circles_between(files, folders_apart)
}

/// The circles of the modules directly in a folder, each as the lines `module -> module` of the uses within it.
pub fn circles_of_modules(files: &[SourceFile], folder: &str) -> Vec<Vec<String>> {
    circles_between(files, |one, other| {
        let pair = (module_in(folder, one)?, module_in(folder, other)?);
        (pair.0 != pair.1).then_some(pair)
    })
}

/// The circles of what files belong to. `apart` names it for a file and one that it uses; none if the use does not count.
fn circles_between<'a>(
    files: &'a [SourceFile],
    apart: impl Fn(&'a str, &'a str) -> Option<(&'a str, &'a str)>,
) -> Vec<Vec<String>> {
    let mut groups = Edges::new();
    for (from, others) in edges(files) {
        for (one, other) in others.iter().filter_map(|to| apart(from, to)) {
            groups.entry(one).or_default().insert(other);
        }
    }
    circles_of(&groups)
}

/// The outermost folders that hold one of two files and not the other; none if a file lies beside the other's folder.
fn folders_apart<'a>(one: &'a str, other: &'a str) -> Option<(&'a str, &'a str)> {
    let folders = |file: &'a str| file.match_indices('/').map(move |(at, _)| &file[..at]);
    folders(one)
        .zip(folders(other))
        .find(|(one, other)| one != other)
}

/// The module directly in a folder that a file belongs to; none for the folder's own file.
fn module_in<'a>(folder: &str, file: &'a str) -> Option<&'a str> {
    let inside = file.strip_prefix(folder)?.strip_prefix('/')?;
    let name = inside.split('/').next()?;
    let name = name.strip_suffix(".rs").unwrap_or(name);
    (name != "mod").then_some(name)
}

fn circles_of(edges: &Edges<'_>) -> Vec<Vec<String>> {
    let reached: BTreeMap<&str, BTreeSet<&str>> = edges
        .keys()
        .map(|&file| (file, reachable(file, edges)))
        .collect();
    let in_one_circle = |one: &str, other: &str| {
        reached[one].contains(other) && reached.get(other).is_some_and(|back| back.contains(one))
    };
    let circles: BTreeSet<Vec<&str>> = edges
        .keys()
        .map(|&one| {
            let others = edges.keys().copied();
            others.filter(|other| in_one_circle(one, other)).collect()
        })
        .filter(|circle: &Vec<&str>| !circle.is_empty())
        .collect();
    circles
        .iter()
        .map(|circle| {
            let uses = circle.iter().flat_map(|&from| {
                let inside = edges[from].iter().filter(|to| circle.contains(to));
                inside.map(move |to| format!("{from} -> {to}"))
            });
            uses.collect()
        })
        .collect()
}

fn reachable<'a>(from: &str, edges: &Edges<'a>) -> BTreeSet<&'a str> {
    let mut reached = BTreeSet::new();
    let mut open = vec![from];
    while let Some(file) = open.pop() {
        for &next in edges.get(file).into_iter().flatten() {
            if reached.insert(next) {
                open.push(next);
            }
        }
    }
    reached
}

fn edges(files: &[SourceFile]) -> Edges<'_> {
    let uses = uses(files);
    let names = Names::read(files, &uses);
    let mut edges = Edges::new();
    // The import of a module says nothing yet: what the code names in it does. Nor does a re-export.
    let counts = |used: &&Use| match &used.import {
        Some(import) => !import.is_public && !names.modules.contains_key(&used.path),
        None => true,
    };
    for Use { file, path, .. } in uses.iter().filter(counts) {
        let others = names.definitions(path).into_iter();
        edges
            .entry(*file)
            .or_default()
            .extend(others.filter(|other| other != file));
    }
    edges
}

/// Which names the modules have by `use` declarations. A name can have several, one for each platform.
struct Names<'a, 'u> {
    modules: BTreeMap<ModulePath, &'a SourceFile>,
    imported: BTreeMap<(&'u [String], &'u str), Vec<&'u ModulePath>>,
}

impl<'a, 'u> Names<'a, 'u> {
    fn read(files: &'a [SourceFile], uses: &'u [Use]) -> Self {
        let mut imported: BTreeMap<_, Vec<_>> = BTreeMap::new();
        for used in uses {
            if let Some(import) = &used.import {
                let name = (used.module.as_slice(), import.name.as_str());
                imported.entry(name).or_default().push(&used.path);
            }
        }
        let modules = modules(files);
        Self { modules, imported }
    }

    /// The files that define what a path names, followed through re-exports.
    fn definitions(&self, path: &[String]) -> Vec<&'a str> {
        let longest = (1..=path.len())
            .rev()
            .find(|&length| self.modules.contains_key(&path[..length]));
        let Some((module, rest)) = longest.map(|length| path.split_at(length)) else {
            return Vec::new();
        };
        let name = rest.first().map_or("", String::as_str);
        match self.imported.get(&(module, name)) {
            Some(targets) => targets
                .iter()
                .flat_map(|target| {
                    let whole: ModulePath = target.iter().chain(&rest[1..]).cloned().collect();
                    self.definitions(&whole)
                })
                .collect(),
            None => vec![&self.modules[module].path],
        }
    }
}

fn found(files: &[(&str, &str)]) -> Vec<Vec<String>> {
    circles(&sources(files))
}

fn sources(files: &[(&str, &str)]) -> Vec<SourceFile> {
    files
        .iter()
        .map(|&(path, text)| SourceFile {
            path: path.to_owned(),
            text: text.to_owned(),
        })
        .collect()
}

#[test]
fn two_files_that_use_each_other_are_a_circle() {
    let lib = ("lib.rs", "mod a; mod b;");
    let a = ("a.rs", "use crate::b::B; pub struct A;");
    assert_eq!(
        found(&[lib, a, ("b.rs", "pub fn b() -> super::a::A {}")]),
        [["a.rs -> b.rs", "b.rs -> a.rs"]]
    );
    assert!(found(&[lib, a, ("b.rs", "pub struct B;")]).is_empty());
}

#[test]
fn two_modules_whose_files_use_each_other_are_a_circle() {
    let of_modules = |one: &str| {
        let files = [
            ("screens/mod.rs", "mod game; mod study;"),
            ("screens/game/mod.rs", "pub struct Game;"),
            ("screens/game/menu.rs", one),
            (
                "screens/study.rs",
                "use super::game::Game; pub struct Study;",
            ),
        ];
        circles_of_modules(&sources(&files), "screens")
    };
    let circle = [["game -> study", "study -> game"]];
    assert_eq!(of_modules("use crate::screens::study::Study;"), circle);
    assert!(of_modules("use super::Game;").is_empty());
}

#[test]
fn a_child_that_uses_what_its_parent_defines_is_in_a_circle_with_it() {
    let parent = "mod child; pub struct View; pub fn plugin() { child::plugin() }";
    assert_eq!(
        found(&[("a/mod.rs", parent), ("a/child.rs", "use super::View;")]),
        [["a/child.rs -> a/mod.rs", "a/mod.rs -> a/child.rs"]]
    );
}

#[test]
fn a_name_is_followed_through_the_parent_to_its_file() {
    let parent =
        "mod one; mod two; pub use one::{self as first, One}; pub fn plugin() { two::plugin() }";
    let two = "use super::One; pub fn plugin() { super::first::x() }";
    let files = [
        ("a/mod.rs", parent),
        ("a/one.rs", "pub struct One;"),
        ("a/two.rs", two),
    ];
    assert_eq!(found(&files), [[""; 0]; 0]);
}

#[test]
fn an_imported_module_is_used_by_what_is_named_in_it() {
    let a = "mod one; mod two; pub use one::f; pub fn plugin() { two::plugin() }";
    let found_with = |two| found(&[("a/mod.rs", a), ("a/one.rs", ""), ("a/two.rs", two)]);
    let harmless = "use crate::a; pub fn plugin() { a::f() }";
    assert_eq!(found_with(harmless), [[""; 0]; 0]);
    let circle = "use crate::a; pub fn g() { a::plugin() }";
    assert_eq!(found_with(circle).len(), 1);
}

#[test]
fn folders_that_use_each_other_by_different_files_are_a_circle() {
    let use_of = |path: &str| format!("use crate::{path}; pub struct X;");
    let found = |other: &str| {
        let (one, back) = (use_of("b::x::X"), use_of(other));
        let files = [
            ("a/y.rs", &*one),
            ("a/z.rs", ""),
            ("b/x.rs", ""),
            ("b/w.rs", &*back),
        ];
        folder_circles(&sources(&files))
    };
    assert_eq!(found("a::z::Z"), [["a -> b", "b -> a"]]);
    assert_eq!(found("b::x::X"), [[""; 0]; 0]);
}

#[test]
fn folders_are_compared_where_they_part() {
    assert_eq!(
        folders_apart("a/b/x.rs", "a/c/d/y.rs"),
        Some(("a/b", "a/c"))
    );
    assert_eq!(folders_apart("a/x.rs", "a/c/y.rs"), None);
    assert_eq!(folders_apart("a/x.rs", "b.rs"), None);
}

#[test]
fn tests_may_use_anything() {
    let files = [
        ("lib.rs", "mod a; mod b;\n#[cfg(test)]\nmod c;"),
        (
            "a.rs",
            "use std::x; #[cfg(test)]\nmod tests { use crate::b::B; }",
        ),
        ("b.rs", "use crate::a::A;"),
        ("c.rs", "use crate::a::A; use crate::b::B;"),
    ];
    assert_eq!(found(&files), [[""; 0]; 0]);
}

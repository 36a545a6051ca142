//! The paths into the crate that each file names, without those of its tests.

use std::collections::{BTreeMap, BTreeSet};

use crate::source::{SourceFile, code_only, words};

/// A path of names, from the root of the crate.
pub type ModulePath = Vec<String>;

/// A path into the crate that the code of a file names.
pub struct Use<'a> {
    pub file: &'a str,
    /// The module of the file.
    pub module: ModulePath,
    /// The name that a `use` declaration gives it; none for a path in an expression.
    pub name: Option<String>,
    pub path: ModulePath,
}

/// The modules and their files, without those of tests.
pub fn modules(files: &[SourceFile]) -> BTreeMap<ModulePath, &SourceFile> {
    let tests = test_files(files);
    files
        .iter()
        .filter(|file| !tests.contains(&file.path))
        .map(|file| (module_path(&file.path), file))
        .collect()
}

/// All paths into the crate, by file.
pub fn uses(files: &[SourceFile]) -> Vec<Use<'_>> {
    let mut found = Vec::new();
    for (module, file) in modules(files) {
        for (name, path) in paths(&module, &without_tests(&file.text)) {
            found.push(Use {
                file: &file.path,
                module: module.clone(),
                name,
                path,
            });
        }
    }
    found
}

/// The name that a `use` declaration gives to a path, and the path.
type NamedPath = (Option<String>, ModulePath);

/// All paths into the crate that the code of a module names.
fn paths(module: &[String], text: &str) -> Vec<NamedPath> {
    let words = words(&code_only(text));
    let children = declared_modules(&words);
    let mut named = Vec::new();
    let mut at = 0;
    while at < words.len() {
        if words[at] == "use" {
            let end = (at..words.len()).find(|&end| words[end] == ";");
            let end = end.unwrap_or(words.len());
            named.extend(expand(&words[at + 1..end]));
            at = end;
        } else if !words[..at].ends_with(&["::".to_owned()]) && !is_visibility(&words[..at]) {
            let path = names_from(&words[at..]);
            named.extend((path.len() > 1).then_some((None, path)));
        }
        at += 1;
    }
    named
        .into_iter()
        .filter_map(|(name, path)| Some((name, absolute(&path, module, &children)?)))
        .collect()
}

/// Whether the words end as in `pub(in a::b)` before the path.
fn is_visibility(before: &[String]) -> bool {
    matches!(before, [.., open, word] if open == "(" && word == "in")
}

/// `a`, `b`, `c` of `a::b::c`.
fn names_from(words: &[String]) -> Vec<String> {
    let mut names = Vec::new();
    let mut rest = words;
    while let Some((name, after)) = rest.split_first().filter(|(name, _)| is_name(name)) {
        names.push(name.clone());
        match after.split_first() {
            Some((path, after)) if path == "::" => rest = after,
            _ => break,
        }
    }
    names
}

fn is_name(word: &str) -> bool {
    word.starts_with(|first: char| first.is_alphabetic() || first == '_')
}

/// The path from the root of the crate; none for paths into other crates and for names of types.
fn absolute(path: &[String], module: &[String], children: &BTreeSet<String>) -> Option<ModulePath> {
    let (first, rest) = path.split_first()?;
    match first.as_str() {
        "crate" | "narabe" => Some(rest.to_vec()),
        "self" => Some(module.iter().chain(rest).cloned().collect()),
        "super" => {
            let (_, parent) = module.split_last()?;
            let climbed: Vec<String> = std::iter::once("self".to_owned())
                .chain(rest.iter().cloned())
                .collect();
            match rest.first().map(String::as_str) {
                Some("super") => absolute(rest, parent, children),
                _ => absolute(&climbed, parent, children),
            }
        }
        child if children.contains(child) => Some(module.iter().chain(path).cloned().collect()),
        _ => None,
    }
}

/// The paths of a `use` declaration. A glob is left out: it occurs only in an inline module, for the file around it.
fn expand(words: &[String]) -> Vec<NamedPath> {
    let brace = words.iter().position(|word| word == "{");
    let (path, alias) = match words[..brace.unwrap_or(words.len())]
        .split(|word| word == "as")
        .collect::<Vec<_>>()[..]
    {
        [path, alias] => (path, alias.first()),
        [path, ..] => (path, None),
        [] => return Vec::new(),
    };
    let path: ModulePath = path.iter().filter(|word| *word != "::").cloned().collect();
    match brace {
        Some(brace) => branches(&words[brace + 1..])
            .into_iter()
            .flat_map(expand)
            .map(|(name, rest)| {
                let rest = rest.into_iter().filter(|word| word != "self");
                let whole: ModulePath = path.iter().cloned().chain(rest).collect();
                let name = name.filter(|name| name != "self");
                (name.or_else(|| whole.last().cloned()), whole)
            })
            .collect(),
        None if path.last().is_some_and(|last| last == "*") => Vec::new(),
        None => vec![(alias.or(path.last()).cloned(), path)],
    }
}

/// What stands between the commas of a pair of braces, whose opening one is already passed.
fn branches(words: &[String]) -> Vec<&[String]> {
    let (mut depth, mut start, mut found) = (0_usize, 0, Vec::new());
    for (at, word) in words.iter().enumerate() {
        match word.as_str() {
            "{" => depth += 1,
            "}" if depth == 0 => {
                found.push(&words[start..at]);
                break;
            }
            "}" => depth -= 1,
            "," if depth == 0 => {
                found.push(&words[start..at]);
                start = at + 1;
            }
            _ => {}
        }
    }
    found.retain(|branch| !branch.is_empty());
    found
}

/// The modules that a file declares: `x` of `mod x;`.
fn declared_modules(words: &[String]) -> BTreeSet<String> {
    let declarations = words
        .windows(3)
        .filter(|three| three[0] == "mod" && three[2] == ";");
    declarations.map(|three| three[1].clone()).collect()
}

/// `app`, `screens`, `game` of `app/screens/game/mod.rs`.
fn module_path(file: &str) -> ModulePath {
    let mut path: Vec<String> = file
        .trim_end_matches(".rs")
        .split('/')
        .map(str::to_owned)
        .collect();
    if path
        .last()
        .is_some_and(|last| last == "mod" || last == "lib" && path.len() == 1)
    {
        path.pop();
    }
    path
}

/// The source up to its unit tests, which stand at the end of a file.
fn without_tests(text: &str) -> String {
    text.split("#[cfg(test)]\nmod tests {")
        .next()
        .unwrap_or_default()
        .to_owned()
}

/// The files of modules that are compiled for tests alone: `#[cfg(test)] mod x;`.
fn test_files(files: &[SourceFile]) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for file in files {
        let folder = match file.path.rsplit_once('/') {
            Some((folder, "mod.rs")) => folder.to_owned(),
            _ => file.path.trim_end_matches(".rs").to_owned(),
        };
        let folder = if file.path == "lib.rs" {
            String::new()
        } else {
            folder + "/"
        };
        for declaration in file.text.split("#[cfg(test)]\n").skip(1) {
            let line = declaration.lines().next().unwrap_or_default();
            let words: Vec<&str> = line.split_whitespace().collect();
            if let Some(name) = words
                .iter()
                .position(|&word| word == "mod")
                .and_then(|at| words.get(at + 1))
            {
                let inner = format!("{folder}{}", name.trim_end_matches(';'));
                found.extend([format!("{inner}.rs"), format!("{inner}/mod.rs")]);
            }
        }
    }
    found
}

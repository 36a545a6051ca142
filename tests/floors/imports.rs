//! The paths into the crate that each file names, without those of its tests.

use std::collections::{BTreeMap, BTreeSet};

use crate::source::{SourceFile, code_only, words};

/// A path of names, from the root of the crate.
pub type ModulePath = Vec<String>;

/// A path into the crate that a file names.
pub struct Use<'a> {
    pub file: &'a str,
    /// The module of the file.
    pub module: ModulePath,
    pub path: ModulePath,
    /// The declaration; none for a path in an expression.
    pub import: Option<Import>,
}

/// A `use` declaration of one path.
#[derive(Clone)]
pub struct Import {
    /// The name that it gives to the path.
    pub name: String,
    /// Whether others may use the name.
    pub is_public: bool,
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
        for (import, path) in paths(&module, &without_tests(&file.text)) {
            found.push(Use {
                file: &file.path,
                module: module.clone(),
                path,
                import,
            });
        }
    }
    found
}

/// All paths into the crate that a module names. A path in an expression may begin with an imported name.
fn paths(module: &[String], text: &str) -> Vec<(Option<Import>, ModulePath)> {
    let words = words(&code_only(text));
    let children = declared_modules(&words);
    let (mut imports, mut in_code) = (Vec::new(), Vec::new());
    let mut at = 0;
    while at < words.len() {
        if words[at] == "use" {
            let end = (at..words.len()).find(|&end| words[end] == ";");
            let end = end.unwrap_or(words.len());
            let is_public = at > 0 && ["pub", ")"].contains(&words[at - 1].as_str());
            for (name, path) in expand(&words[at + 1..end]) {
                let path = absolute(&path, module, &children);
                imports.extend(path.map(|path| (Import { name, is_public }, path)));
            }
            at = end;
        } else if !words[..at].ends_with(&["::".to_owned()]) && !is_visibility(&words[..at]) {
            in_code.push(names_from(&words[at..]));
        }
        at += 1;
    }
    let by_name = |path: &ModulePath| {
        let is_first = |(import, _): &&(Import, ModulePath)| path.first() == Some(&import.name);
        let (_, target) = imports.iter().find(is_first)?;
        Some(target.iter().chain(&path[1..]).cloned().collect())
    };
    let by_root = |path: &ModulePath| {
        let is_path = path.len() > 1;
        absolute(path, module, &children).filter(|_| is_path)
    };
    let in_code: Vec<ModulePath> = in_code
        .iter()
        .filter_map(|path| by_name(path).or_else(|| by_root(path)))
        .collect();
    imports
        .into_iter()
        .map(|(import, path)| (Some(import), path))
        .chain(in_code.into_iter().map(|path| (None, path)))
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

/// The names that a `use` declaration gives, and their paths. A glob is left out: it occurs only in an inline module, for
/// the file around it.
fn expand(words: &[String]) -> Vec<(String, ModulePath)> {
    let brace = words.iter().position(|word| word == "{");
    let mut parts = words[..brace.unwrap_or(words.len())].split(|word| word == "as");
    let path = parts.next().unwrap_or_default();
    let path: ModulePath = path.iter().filter(|word| *word != "::").cloned().collect();
    if let Some(brace) = brace {
        return branches(&words[brace + 1..])
            .into_iter()
            .flat_map(expand)
            .map(|(name, rest)| {
                let rest = rest.into_iter().filter(|word| word != "self");
                let whole: ModulePath = path.iter().cloned().chain(rest).collect();
                let last = whole.last().cloned().unwrap_or_default();
                (if name == "self" { last } else { name }, whole)
            })
            .collect();
    }
    let alias = parts.next().and_then(<[String]>::first);
    let name = alias.or(path.last()).filter(|name| *name != "*").cloned();
    name.map(|name| (name, path)).into_iter().collect()
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

/// `screens`, `game` of `screens/game/mod.rs`.
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
pub fn without_tests(text: &str) -> String {
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

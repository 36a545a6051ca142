//! `cargo xtask licences`: writes `assets/licences.txt`, the list of everything that ships and the texts of its licences.
//!
//! The crates that ship are those that cargo links into the game on any of our platforms; macros and build scripts do not ship.
//! Where a crate may be used under Apache 2.0 we choose that licence: its text is the same for all. Every other crate has a text
//! of its own, with the names of its authors.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::error::Error;
use crate::shell::{self, GAME};

// The file that the game reads, and the list of the other crates in `Cargo.lock`; a test compares both with it.
const SHIPPED: &str = "assets/licences.txt";
const UNSHIPPED: &str = "tests/data/unshipped-crates.txt";
const HEAD: &str = "narabe-licences 1";
/// Where the game runs.
const TARGETS: [&str; 4] = [
    "x86_64-unknown-linux-gnu",
    "x86_64-pc-windows-msvc",
    "aarch64-apple-darwin",
    "wasm32-unknown-unknown",
];
/// The fonts that ship; each has the file of its licence.
const FONTS: [&str; 12] = [
    "Noto Emoji",
    "Noto Sans",
    "Noto Sans Arabic",
    "Noto Sans Devanagari",
    "Noto Sans Hebrew",
    "Noto Sans KR",
    "Noto Sans SC",
    "Noto Sans Thai",
    "Noto Serif",
    "Noto Serif SC",
    "Shippori Mincho",
    "Zen Kaku Gothic New",
];
const APACHE: &str = "Apache-2.0";
const APACHE_TEXT: &str = "LICENSE-APACHE";
/// Our own MIT text, for crates that name the licence without its text.
const MIT_TEXT: &str = "LICENSE-MIT";
const MIT_BEGINS: &str = "Permission is hereby granted";
/// How the names of files with licences begin, and parts of such names that tell which licence it is.
const FILE_NAMES: [&str; 5] = ["license", "licence", "copying", "unlicense", "notice"];
const MARKS: [(&str, &str); 3] = [
    ("BSL-1.0", "boost"),
    ("CC0-1.0", "cc0"),
    ("Unlicense", "unlicense"),
];

/// A crate as cargo describes it.
#[derive(Debug, Clone)]
struct Package {
    name: String,
    version: String,
    licence: String,
    authors: Vec<String>,
    folder: PathBuf,
}

/// Different texts, numbered from 1 in the order in which they came.
#[derive(Default)]
struct Texts {
    numbers: BTreeMap<String, usize>,
    texts: Vec<String>,
}

impl Texts {
    /// The number of a text. Texts that differ only in line breaks count as one.
    fn number(&mut self, text: &str) -> usize {
        let words: Vec<&str> = text.split_whitespace().collect();
        let next = self.texts.len() + 1;
        let number = *self.numbers.entry(words.join(" ")).or_insert(next);
        if number == next {
            let lines: Vec<&str> = text.lines().map(str::trim_end).collect();
            self.texts
                .push(lines.join("\n").trim_matches('\n').to_owned());
        }
        number
    }
}

/// Writes both files.
pub fn write() -> Result<(), Error> {
    let root = shell::repository_root();
    let packages = packages()?;
    let shipped = shipped()?;
    let mut texts = Texts::default();
    let mut lines = Vec::new();
    let number = texts.number(&read(&root.join(APACHE_TEXT))?);
    let library = "Rust standard library";
    lines.push(line(library, "", "MIT OR Apache-2.0", &[number]));
    for name in FONTS {
        let file = format!("assets/fonts/OFL-{}.txt", name.replace(' ', ""));
        let number = texts.number(&read(&root.join(file))?);
        lines.push(line(name, "", "OFL-1.1", &[number]));
    }
    let is_shipped =
        |package: &&Package| shipped.contains(&(package.name.clone(), package.version.clone()));
    for package in packages.iter().filter(is_shipped) {
        let found = texts_of(package, &packages, &root)?;
        let numbers: Vec<usize> = found.iter().map(|text| texts.number(text)).collect();
        lines.push(line(
            &package.name,
            &package.version,
            &package.licence,
            &numbers,
        ));
    }
    let mut file = format!("{HEAD}\n\n{}\n", lines.join("\n"));
    for (index, text) in texts.texts.iter().enumerate() {
        file.push_str(&format!("\n=== {}\n{text}\n", index + 1));
    }
    let unshipped: Vec<String> = packages
        .iter()
        .filter(|package| !is_shipped(package))
        .map(|package| format!("{} {}", package.name, package.version))
        .collect();
    put(&root.join(SHIPPED), &file)?;
    put(&root.join(UNSHIPPED), &(unshipped.join("\n") + "\n"))?;
    println!(
        "{SHIPPED}: {} entries, {} texts, {} bytes",
        lines.len(),
        texts.texts.len(),
        file.len()
    );
    Ok(())
}

fn line(name: &str, version: &str, licence: &str, texts: &[usize]) -> String {
    let texts: Vec<String> = texts.iter().map(usize::to_string).collect();
    format!("{name}\t{version}\t{licence}\t{}", texts.join(" "))
}

/// Everything in `Cargo.lock` but our own packages.
fn packages() -> Result<Vec<Package>, Error> {
    let answer = ask(&[
        "metadata",
        "--locked",
        "--all-features",
        "--format-version",
        "1",
    ])?;
    let answer: Value = serde_json::from_str(&answer).unwrap_or_default();
    let text = |package: &Value, key: &str| package[key].as_str().unwrap_or_default().to_owned();
    let mut packages: Vec<Package> = answer["packages"]
        .as_array()
        .into_iter()
        .flatten()
        .filter(|package| {
            !answer["workspace_members"]
                .as_array()
                .is_some_and(|own| own.contains(&package["id"]))
        })
        .map(|package| Package {
            name: text(package, "name"),
            version: text(package, "version"),
            licence: text(package, "license")
                .replace(" / ", "/")
                .replace('/', " OR "),
            authors: package["authors"]
                .as_array()
                .into_iter()
                .flatten()
                .filter_map(|author| author.as_str().map(str::to_owned))
                .collect(),
            folder: Path::new(&text(package, "manifest_path"))
                .parent()
                .map(Path::to_path_buf)
                .unwrap_or_default(),
        })
        .collect();
    packages.sort_by(|one, other| (&one.name, &one.version).cmp(&(&other.name, &other.version)));
    Ok(packages)
}

/// Names and versions of the crates in the program.
fn shipped() -> Result<BTreeSet<(String, String)>, Error> {
    let mut found = BTreeSet::new();
    for target in TARGETS {
        let tree = ask(&[
            "tree",
            "--locked",
            "--package",
            GAME,
            "--edges",
            "normal,no-proc-macro",
            "--target",
            target,
            "--prefix",
            "none",
            "--format",
            "{p}",
        ])?;
        found.extend(tree.lines().filter_map(crate_of));
    }
    Ok(found)
}

/// `ring v0.17.14 (…)` as name and version.
fn crate_of(line: &str) -> Option<(String, String)> {
    let mut words = line.split_whitespace();
    let (name, version) = (words.next()?, words.next()?);
    Some((name.to_owned(), version.strip_prefix('v')?.to_owned()))
}

fn ask(arguments: &[&str]) -> Result<String, Error> {
    let mut command = shell::cargo(arguments);
    let output = command
        .stderr(std::process::Stdio::inherit())
        .output()
        .map_err(Error::file("cargo"))?;
    if !output.status.success() {
        return Err(Error::Failed {
            step: "asking cargo what ships".to_owned(),
            command: shell::describe(&command),
            status: output.status.to_string(),
        });
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// The texts of the licences that a crate comes under.
fn texts_of(package: &Package, all: &[Package], root: &Path) -> Result<Vec<String>, Error> {
    if is_ours_under_apache(&package.licence) {
        return Ok(vec![read(&root.join(APACHE_TEXT))?]);
    }
    let own = licence_files(&package.folder)?;
    if !own.is_empty() {
        return own.iter().map(|path| read(path)).collect();
    }
    if package.licence == "MIT" {
        return Ok(vec![mit_of(package, &read(&root.join(MIT_TEXT))?)]);
    }
    standard_text(&package.licence, all)?.map_or_else(
        || {
            Err(Error::NoLicence {
                package: format!("{} {}", package.name, package.version),
                licence: package.licence.clone(),
            })
        },
        |text| Ok(vec![text]),
    )
}

/// Whether Apache 2.0 is one of the licences that we may choose.
fn is_ours_under_apache(licence: &str) -> bool {
    !licence.contains(" AND ") && licence.split(" OR ").any(|choice| choice == APACHE)
}

/// The MIT licence in the names of a crate's authors.
fn mit_of(package: &Package, own: &str) -> String {
    let from = own.find(MIT_BEGINS).unwrap_or_default();
    let authors = match package.authors.as_slice() {
        [] => format!("the authors of {}", package.name),
        authors => authors.join(", "),
    };
    format!("MIT License\n\nCopyright (c) {authors}\n\n{}", &own[from..])
}

/// The text of a licence from another crate that includes it.
fn standard_text(licence: &str, all: &[Package]) -> Result<Option<String>, Error> {
    let marked = MARKS.iter().find(|(known, _)| *known == licence);
    let Some((_, mark)) = marked else {
        return Ok(None);
    };
    for package in all {
        for path in licence_files(&package.folder)? {
            let is_alone = package.licence == licence;
            if is_alone || file_name(&path).contains(mark) {
                return read(&path).map(Some);
            }
        }
    }
    Ok(None)
}

/// The files with licences in a crate's own folder, in order.
fn licence_files(folder: &Path) -> Result<Vec<PathBuf>, Error> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).map_err(Error::file(folder))? {
        let path = entry.map_err(Error::file(folder))?.path();
        let name = file_name(&path);
        if path.is_file() && FILE_NAMES.iter().any(|begin| name.starts_with(begin)) {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}

fn file_name(path: &Path) -> String {
    let name = path.file_name().unwrap_or_default();
    name.to_string_lossy().to_lowercase()
}

fn read(path: &Path) -> Result<String, Error> {
    let bytes = fs::read(path).map_err(Error::file(path))?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

fn put(path: &Path, text: &str) -> Result<(), Error> {
    fs::write(path, text).map_err(Error::file(path))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn apache_is_chosen_where_there_is_a_choice() {
        for licence in [
            "Apache-2.0",
            "MIT OR Apache-2.0",
            "Apache-2.0 OR GPL-2.0-only",
        ] {
            assert!(is_ours_under_apache(licence), "{licence}");
        }
        for licence in [
            "MIT",
            "Apache-2.0 AND ISC",
            "Apache-2.0 WITH LLVM-exception",
        ] {
            assert!(!is_ours_under_apache(licence), "{licence}");
        }
    }

    #[test]
    fn cargos_lines_are_read() {
        let expected = Some(("ring".to_owned(), "0.17.14".to_owned()));
        assert_eq!(crate_of("ring v0.17.14"), expected);
        assert_eq!(crate_of("ring v0.17.14 (/some/where) (*)"), expected);
        assert_eq!(crate_of(""), None);
    }

    #[test]
    fn texts_that_differ_in_their_breaks_are_one() {
        let mut texts = Texts::default();
        assert_eq!(texts.number("as is,\n  without\n"), 1);
        assert_eq!(texts.number("as is, without"), 1);
        assert_eq!(texts.number("another"), 2);
        assert_eq!(texts.texts, ["as is,\n  without", "another"]);
    }
}

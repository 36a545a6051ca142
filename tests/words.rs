//! Every word that the screens ask for is in the English locale, and every word in there is asked for. Sources and
//! locale are read as text: an id that nobody knows would otherwise be seen on its screen only.

use narabe_study::review::{Label, Reason};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// The calls that take the id of a message first.
const CALLS: [&str; 3] = ["text(", "text_with(", "text_of("];
/// The ui and the lists of screens put these behind an id: the note of a choice or a switch, the text below a name
/// in the credits, what the two buttons of a stepper say, what a key does, a rule in few words.
const ENDINGS: [&str; 6] = ["-note", "-text", "-less", "-more", "-does", "-brief"];
/// Keys of controls, attributes of the page, and screens' and themes' names, that look like messages and are none.
const KEYS: [&str; 17] = [
    "data-board",
    "data-entity",
    "data-keeps-keys",
    "data-open",
    "data-point",
    "data-screen",
    "library-opening-clear",
    "mistake-list-back",
    "player-choice-own",
    "study-make-puzzle",
    "title-demo-toggle",
    "title-sound",
    "title-theme",
    "new-game",
    "rules-page",
    "puzzle-themes",
    "twin-double",
];

/// The ids of a Fluent file.
fn messages(fluent: &str) -> impl Iterator<Item = &str> {
    fluent
        .lines()
        .filter_map(|line| line.split_once(" ="))
        .map(|(id, _)| id)
        .filter(|id| is_id(id))
}

/// Small letters, digits and single hyphens; a letter is first.
fn is_id(text: &str) -> bool {
    let part = |part: &str| {
        !part.is_empty()
            && part
                .chars()
                .all(|sign| sign.is_ascii_lowercase() || sign.is_ascii_digit())
    };
    text.starts_with(|first: char| first.is_ascii_lowercase()) && text.split('-').all(part)
}

/// What stands before the first hyphen, for ids that have one.
fn family(id: &str) -> Option<&str> {
    id.split_once('-').map(|(family, _)| family)
}

/// A source without its tests.
fn without_tests(source: &str) -> &str {
    source
        .split("#[cfg(test)]\nmod tests {")
        .next()
        .unwrap_or_default()
}

/// Every string that could be an id, with what stands before it on its line.
fn candidates(source: &str) -> impl Iterator<Item = (&str, &str)> {
    let lines = without_tests(source)
        .lines()
        .filter(|line| !line.trim_start().starts_with("//"));
    lines.flat_map(|line| {
        let pieces: Vec<_> = line.split('"').collect();
        let pairs: Vec<_> = pieces
            .chunks_exact(2)
            .map(|pair| (pair[0], pair[1]))
            .filter(|(_, text)| is_id(text))
            .collect();
        pairs
    })
}

/// Whether a line so far ends with this call, and not with a longer name that ends alike.
fn is_call(before: &str, call: &str) -> bool {
    before
        .strip_suffix(call)
        .is_some_and(|rest| !rest.ends_with(|sign: char| sign.is_alphanumeric() || sign == '_'))
}

/// The ids that a source asks for although nobody knows them.
fn unknown<'a>(source: &'a str, known: &BTreeSet<String>) -> Vec<&'a str> {
    let families: BTreeSet<_> = known.iter().filter_map(|id| family(id)).collect();
    candidates(source)
        .filter(|(before, text)| {
            CALLS.iter().any(|call| is_call(before, call))
                || family(text).is_some_and(|family| families.contains(family))
        })
        .map(|(_, text)| text)
        .filter(|text| !known.contains(*text) && !KEYS.contains(text))
        .collect()
}

/// Whether a message is asked for, by its own id or by the one that an ending was put behind.
fn is_used(id: &str, asked: &BTreeSet<String>) -> bool {
    asked.contains(id)
        || ENDINGS
            .iter()
            .filter_map(|ending| id.strip_suffix(ending))
            .any(|stem| asked.contains(stem))
}

/// All files with this ending below a folder: their paths and texts. Files of nothing but tests are left out.
fn files(folder: &Path, ending: &str, found: &mut Vec<(String, String)>) {
    for entry in fs::read_dir(folder).expect("the folder can be listed") {
        let path = entry.expect("the folder can be listed").path();
        let name = path.display().to_string();
        if path.is_dir() {
            files(&path, ending, found);
        } else if name.ends_with(ending)
            && !name.ends_with("tests.rs")
            && !name.ends_with("testing.rs")
        {
            let text = fs::read_to_string(&path).expect("the file is text");
            found.push((name, text));
        }
    }
}

fn below(folder: &str, ending: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    files(
        &Path::new(env!("CARGO_MANIFEST_DIR")).join(folder),
        ending,
        &mut found,
    );
    assert!(!found.is_empty(), "{folder} has files");
    found
}

fn english() -> Vec<String> {
    below("assets/locales/en", ".ftl")
        .iter()
        .flat_map(|(_, text)| messages(text))
        .map(str::to_owned)
        .collect()
}

/// The messages of the shipped skins, whose ids are made from the names of their files.
fn skins() -> Vec<String> {
    [("boards", "board"), ("stones", "stones"), ("lines", "line")]
        .into_iter()
        .flat_map(|(folder, kind)| {
            let files = below(&format!("assets/skins/{folder}"), ".ron");
            files.into_iter().map(move |(path, _)| {
                let stem = Path::new(&path).file_stem().unwrap_or_default();
                format!("skin-{kind}-{}", stem.to_string_lossy())
            })
        })
        .collect()
}

/// The messages of the kinds of mistakes, whose ids are made from those of reasons and labels.
fn mistake_kinds() -> impl Iterator<Item = String> {
    let reasons = Reason::IDS.into_iter().map(str::to_owned);
    let missed = ["fours", "threats"].map(|reason| format!("missed-{reason}"));
    let labels = Label::ALL.iter().filter(|label| label.is_mistake());
    let labels = labels.map(|label| label.id().to_owned());
    let kinds = reasons.chain(missed).chain(labels);
    kinds.map(|kind| format!("mistake-kind-{kind}"))
}

/// The sources that ask for words.
fn sources() -> Vec<(String, String)> {
    let mut sources = below("src", ".rs");
    sources.extend(below("crates/matches/src", ".rs"));
    sources.extend(below("crates/study/src", ".rs"));
    sources.extend(below("crates/learn/src", ".rs"));
    sources.extend(below("assets/lessons", ".ron"));
    sources
}

/// The ids in the page around the game, which its script and the build replace with texts.
fn of_page() -> BTreeSet<String> {
    let page = [below("web", ".js"), below("web", ".html")].concat();
    let names = |text: &String| -> Vec<String> {
        let names = text.split(|sign: char| !sign.is_ascii_alphanumeric() && sign != '-');
        names
            .filter(|name| is_id(name))
            .map(str::to_owned)
            .collect()
    };
    page.iter().flat_map(|(_, text)| names(text)).collect()
}

#[test]
fn english_knows_every_word_that_is_asked_for() {
    let known = english().into_iter().collect();
    let faults: Vec<_> = sources()
        .iter()
        .flat_map(|(path, source)| {
            unknown(source, &known)
                .into_iter()
                .map(move |id| format!("{path}: {id}"))
        })
        .collect();
    assert!(faults.is_empty(), "{faults:#?}");
    let made = skins().into_iter().chain(mistake_kinds());
    let made: Vec<_> = made.filter(|id| !english().contains(id)).collect();
    assert!(made.is_empty(), "{made:#?}");
    let mut of_page = of_page();
    of_page.retain(|id| family(id) == Some("loader") && !english().contains(id));
    assert!(of_page.is_empty(), "{of_page:#?}");
}

#[test]
fn every_english_word_is_asked_for() {
    let mut asked: BTreeSet<_> = sources()
        .iter()
        .flat_map(|(_, source)| candidates(source))
        .map(|(_, text)| text.to_owned())
        .collect();
    asked.extend(skins());
    asked.extend(mistake_kinds());
    asked.extend(of_page());
    // Translators read it, and a test compares it with the table of languages.
    asked.insert("language-name".to_owned());
    let mut idle = english();
    idle.retain(|id| !is_used(id, &asked));
    assert!(idle.is_empty(), "{idle:#?}");
}

#[test]
fn every_word_is_there_once() {
    let mut seen = BTreeSet::new();
    let twice: Vec<_> = english()
        .into_iter()
        .filter(|id| !seen.insert(id.clone()))
        .collect();
    assert!(twice.is_empty(), "{twice:?}");
}

#[test]
fn the_guard_finds_what_it_looks_for() {
    let known: BTreeSet<String> = messages("game-menu = Menu\nback = Back\n    [one] stone\n")
        .map(str::to_owned)
        .collect();
    assert_eq!(known.len(), 2);
    let source = "ui.locale.text(\"back\"); ui.localized_text(row, \"game-menu\");\n// ui.locale.text(\"gone\")\n";
    assert!(unknown(source, &known).is_empty());
    assert_eq!(
        unknown("[(Icon::Menu, \"game-menus\")]", &known),
        ["game-menus"]
    );
    assert_eq!(unknown("locale.text(\"forward\")", &known), ["forward"]);
    let tests = "#[cfg(test)]\nmod tests {\n    t(\"forward\");\n}\n";
    assert!(unknown(tests, &known).is_empty());
    let asked = BTreeSet::from(["settings-mute".to_owned()]);
    assert!(is_used("settings-mute-note", &asked) && !is_used("settings-mutes", &asked));
}

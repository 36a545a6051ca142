//! Every language says what English says: the same messages in the same files, with the same variables, in letters that a
//! typeface of the game has.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use fluent_syntax::parser;
use swash::FontRef;

/// The language that the others are compared with.
const ENGLISH: &str = "en";
/// The texts of the page around the game, which the browser draws in letters of its own.
const OF_PAGE: &str = "page.ftl";

/// A message of a language.
#[derive(Debug, Default)]
struct Message {
    file: String,
    /// The variables that are shown, and those that only select a text.
    shown: BTreeSet<String>,
    selecting: BTreeSet<String>,
    /// The keys of each selection that are words and no plural categories, such as `[black]`.
    keys: BTreeSet<String>,
    letters: BTreeSet<char>,
}

const PLURALS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

impl Message {
    fn read(&mut self, pattern: &Pattern<String>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.letters.extend(value.chars()),
                PatternElement::Placeable { expression } => self.read_expression(expression),
            }
        }
    }

    fn read_expression(&mut self, expression: &Expression<String>) {
        match expression {
            Expression::Inline(inline) => self.read_inline(inline),
            Expression::Select { selector, variants } => {
                if let InlineExpression::VariableReference { id } = selector {
                    self.selecting.insert(id.name.clone());
                }
                for variant in variants {
                    if let VariantKey::Identifier { name } = &variant.key
                        && !PLURALS.contains(&name.as_str())
                    {
                        self.keys.insert(name.clone());
                    }
                    self.read(&variant.value);
                }
            }
        }
    }

    fn read_inline(&mut self, inline: &InlineExpression<String>) {
        match inline {
            InlineExpression::VariableReference { id } => _ = self.shown.insert(id.name.clone()),
            InlineExpression::StringLiteral { value } if !value.contains('\\') => {
                self.letters.extend(value.chars());
            }
            InlineExpression::Placeable { expression } => self.read_expression(expression),
            _ => {}
        }
    }
}

fn assets() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("assets")
}

/// The paths in a folder of the assets, in order.
fn entries(folder: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(assets().join(folder)).expect("the folder");
    let mut paths: Vec<_> = entries
        .map(|entry| entry.expect("an entry").path())
        .collect();
    paths.sort();
    paths
}

fn name(path: &Path) -> String {
    path.file_name()
        .unwrap_or_default()
        .to_string_lossy()
        .into_owned()
}

fn languages() -> Vec<String> {
    let folders = entries("locales").into_iter().filter(|path| path.is_dir());
    folders.map(|path| name(&path)).collect()
}

/// All messages of a language by id. An id that is there twice, and what cannot be read, ends the test.
fn messages(language: &str) -> BTreeMap<String, Message> {
    let mut messages = BTreeMap::new();
    for path in entries(&format!("locales/{language}")) {
        let text = fs::read_to_string(&path).expect("UTF-8");
        let resource = parser::parse(text)
            .unwrap_or_else(|(_, faults)| panic!("{}: {faults:?}", path.display()));
        for entry in resource.body {
            let Entry::Message(entry) = entry else {
                continue;
            };
            let mut message = Message {
                file: name(&path),
                ..Message::default()
            };
            entry.value.iter().for_each(|pattern| message.read(pattern));
            let id = entry.id.name;
            let before = messages.insert(id.clone(), message);
            assert!(before.is_none(), "{language}: {id} is there twice");
        }
    }
    messages
}

/// The faults of a language, a line each.
fn faults(language: &str) -> Vec<String> {
    let (english, own) = (messages(ENGLISH), messages(language));
    let unknown = own.keys().filter(|id| !english.contains_key(*id));
    let mut faults: Vec<_> = unknown
        .map(|id| format!("{id} is not in English"))
        .collect();
    for (id, theirs) in &english {
        let Some(message) = own.get(id) else {
            faults.push(format!("{id} is missing"));
            continue;
        };
        if message.file != theirs.file {
            faults.push(format!(
                "{id} is in {}, not in {}",
                message.file, theirs.file
            ));
        }
        let known: BTreeSet<_> = theirs.shown.union(&theirs.selecting).collect();
        let used: BTreeSet<_> = message.shown.union(&message.selecting).collect();
        for variable in used.difference(&known) {
            faults.push(format!("{id} has the unknown variable {variable}"));
        }
        for variable in theirs
            .shown
            .iter()
            .filter(|variable| !used.contains(variable))
        {
            faults.push(format!("{id} leaves out the variable {variable}"));
        }
        // A language need not tell apart what English does, such as "you" from a name.
        let keys = if message.keys.is_empty() {
            &message.keys
        } else {
            &theirs.keys
        };
        for key in message.keys.symmetric_difference(keys) {
            faults.push(format!(
                "{id} and the English message differ in the key {key}"
            ));
        }
    }
    faults
}

#[test]
fn every_language_has_the_messages_of_english_with_their_variables() {
    for language in languages() {
        let faults = faults(&language);
        assert!(faults.is_empty(), "{language}:\n{}", faults.join("\n"));
    }
}

#[test]
fn the_spaces_of_a_product_do_not_break() {
    for language in languages() {
        for path in entries(&format!("locales/{language}")) {
            let text = fs::read_to_string(&path).expect("UTF-8");
            let is_factor = |letter: char| letter.is_ascii_digit() || "{}".contains(letter);
            for (factor, rest) in text.split('×').zip(text.split('×').skip(1)) {
                let before = factor
                    .strip_suffix(' ')
                    .is_some_and(|text| text.ends_with(is_factor));
                let after = rest
                    .strip_prefix(' ')
                    .is_some_and(|text| text.starts_with(is_factor));
                let place = format!("{} ×", factor.lines().last().unwrap_or_default());
                assert!(!before && !after, "{}: {place}", path.display());
            }
        }
    }
}

#[test]
fn every_language_has_its_own_name() {
    let name = |language: &String| {
        let path = assets().join("locales").join(language).join("common.ftl");
        let text = fs::read_to_string(path).expect("common.ftl");
        let line = text
            .lines()
            .find_map(|line| line.strip_prefix("language-name = "));
        line.expect("a name").to_owned()
    };
    let names: BTreeSet<_> = languages().iter().map(name).collect();
    assert_eq!(names.len(), languages().len(), "{names:?}");
}

/// The faces of headings, labels and strong labels, and those that lend a language single letters.
fn faces(language: &str) -> ([&'static str; 3], &'static [&'static str]) {
    match language {
        "en" => (
            [
                "ShipporiMincho-SemiBold",
                "ZenKakuGothicNew-Medium",
                "ZenKakuGothicNew-Bold",
            ],
            // The vertical name and the seals are in the face of the headings.
            &["NotoSansSC-MediumLatin", "ShipporiMincho-SemiBold"],
        ),
        "zh-Hans" => (
            [
                "NotoSerifSC-SemiBold",
                "NotoSansSC-MediumChinese",
                "NotoSansSC-BoldChinese",
            ],
            &[],
        ),
        "ja" => (
            [
                "ShipporiMincho-SemiBoldJapanese",
                "ZenKakuGothicNew-MediumJapanese",
                "ZenKakuGothicNew-BoldJapanese",
            ],
            // Long vowels of Latin names.
            &["NotoSansSC-MediumLatin"],
        ),
        _ => (
            [
                "NotoSerif-Regular",
                "NotoSans-MediumLatin",
                "NotoSans-BoldLatin",
            ],
            &["ShipporiMincho-SemiBold"],
        ),
    }
}

/// The letters that a face lacks, and that no lending one has.
fn missing(letters: &BTreeSet<char>, face: &str, lenders: &[&str]) -> String {
    let read = |name: &str| {
        let path = assets().join("fonts").join(format!("{name}.ttf"));
        fs::read(path).expect("a font")
    };
    let files: Vec<_> = [face]
        .iter()
        .chain(lenders)
        .map(|name| read(name))
        .collect();
    let fonts: Vec<_> = files
        .iter()
        .map(|file| FontRef::from_index(file, 0).expect("a font"))
        .collect();
    let is_there = |letter: char| fonts.iter().any(|font| font.charmap().map(letter) != 0);
    letters
        .iter()
        .filter(|letter| !letter.is_whitespace() && !is_there(**letter))
        .collect()
}

#[test]
fn every_letter_of_a_language_is_in_its_typefaces() {
    for language in languages() {
        let letters: BTreeSet<char> = messages(&language)
            .values()
            .filter(|message| message.file != OF_PAGE)
            .flat_map(|message| message.letters.iter().copied())
            .collect();
        let (faces, lenders) = faces(&language);
        for face in faces {
            let missing = missing(&letters, face, lenders);
            assert_eq!(
                missing, "",
                "{language}: {face}; `cargo xtask assets fonts` cuts the faces again"
            );
        }
    }
}

#[test]
fn the_game_has_one_name() {
    for language in languages() {
        let path = assets().join("locales").join(&language).join("title.ftl");
        let text = fs::read_to_string(path).expect("title.ftl");
        assert!(text.contains("title-name = Narabe\n"), "{language}");
    }
}

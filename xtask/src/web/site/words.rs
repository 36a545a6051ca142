//! The words of the page itself, from `assets/locales/*/page.ftl`: those of all languages go into a script, and those of English into
//! the page, for where the script does not run.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;

use crate::error::Error;

/// The file of a language.
pub const FILE: &str = "page.ftl";
/// The language that the page is written in.
const ENGLISH: &str = "en";
/// What is said in all languages, because the script that chooses one does not run.
const WITHOUT_SCRIPTS: &str = "loader-no-scripts";

/// The texts by the code of their language, by their id. A variable stays as Fluent writes it: `{ $name }`.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Words(BTreeMap<String, BTreeMap<String, String>>);

impl Words {
    /// Reads the texts of all languages in `assets/locales`.
    pub fn read(locales: &Path) -> Result<Self, Error> {
        let mut words = Self::default();
        for entry in fs::read_dir(locales).map_err(Error::file(locales))? {
            let folder = entry.map_err(Error::file(locales))?.path();
            let path = folder.join(FILE);
            let Some(language) = folder.file_name().and_then(|name| name.to_str()) else {
                continue;
            };
            if folder.is_dir() {
                let text = fs::read_to_string(&path).map_err(Error::file(&path))?;
                words.add(language, &text)?;
            }
        }
        Ok(words)
    }

    /// Adds the texts of a language.
    pub fn add(&mut self, language: &str, fluent: &str) -> Result<(), Error> {
        let refuse = |reason: String| Error::PageWords {
            language: language.to_owned(),
            reason,
        };
        let resource =
            parser::parse(fluent).map_err(|(_, faults)| refuse(format!("{faults:?}")))?;
        let texts = self.0.entry(language.to_owned()).or_default();
        for entry in resource.body {
            let Entry::Message(message) = entry else {
                continue;
            };
            let id = message.id.name;
            let text = message.value.as_ref().and_then(plain);
            let text = text.ok_or_else(|| {
                refuse(format!(
                    "{id} has more than text and variables, which a script does not understand"
                ))
            })?;
            texts.insert(id.to_owned(), text);
        }
        Ok(())
    }

    /// All texts as an object of JavaScript.
    pub fn json(&self) -> String {
        serde_json::json!(self.0).to_string()
    }

    /// The page with the texts in place of their ids, each between two `@`.
    pub fn fill(&self, page: &str) -> String {
        let all = self.0.iter().filter_map(|(language, texts)| {
            let text = escaped(texts.get(WITHOUT_SCRIPTS)?);
            Some(format!("<p lang=\"{language}\">{text}</p>"))
        });
        let page = page.replace(&gap(WITHOUT_SCRIPTS), &all.collect::<String>());
        let english = self.0.get(ENGLISH).into_iter().flatten();
        english.fold(page, |page, (id, text)| {
            page.replace(&gap(id), &escaped(text))
        })
    }
}

fn gap(id: &str) -> String {
    format!("@{id}@")
}

/// A text of nothing but letters and variables.
fn plain(pattern: &Pattern<&str>) -> Option<String> {
    let parts = pattern.elements.iter().map(|element| match element {
        PatternElement::TextElement { value } => Some((*value).to_owned()),
        PatternElement::Placeable {
            expression: Expression::Inline(InlineExpression::VariableReference { id }),
        } => Some(format!("{{ ${} }}", id.name)),
        PatternElement::Placeable { .. } => None,
    });
    parts.collect()
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words() -> Words {
        let mut words = Words::default();
        let english =
            "# A comment.\nloader-no-scripts = On & on\nloader-amount = { $a } of { $b }\n";
        words.add("en", english).expect("plain texts");
        words
            .add("ja", "loader-no-scripts = 有効に")
            .expect("a plain text");
        words
    }

    #[test]
    fn the_page_is_english_and_says_in_all_languages_what_it_needs() {
        let page = words().fill("<p>@loader-amount@</p>@loader-no-scripts@");
        let needs = "<p lang=\"en\">On &amp; on</p><p lang=\"ja\">有効に</p>";
        assert_eq!(page, format!("<p>{{ $a }} of {{ $b }}</p>{needs}"));
        let json = words().json();
        assert!(
            json.contains(r#""loader-amount":"{ $a } of { $b }""#),
            "{json}"
        );
    }

    #[test]
    fn a_text_with_cases_is_named() {
        let fluent = "loader-files = { $files ->\n    [one] one file\n   *[other] files\n}\n";
        let error = words().add("ru", fluent).map_err(|error| error.to_string());
        assert!(error.is_err_and(|text| text.contains("ru") && text.contains("loader-files")));
    }

    #[test]
    fn every_gap_of_the_page_is_filled() {
        let root = crate::shell::repository_root();
        let words = Words::read(&root.join("assets/locales")).expect("the locales are there");
        let page = fs::read_to_string(root.join("web/index.html")).expect("the page is there");
        let page = words.fill(&page);
        assert!(!page.contains("@loader-"), "{page}");
        assert!(page.contains("lang=\"zh-Hans\">"));
    }
}

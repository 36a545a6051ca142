//! The languages that can be chosen.

/// A language that can be chosen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Language {
    /// The folder's name, a BCP 47 tag.
    pub code: String,
    /// Its name in the language itself.
    pub name: String,
}

/// The folders of `assets/locales`, with what the languages call themselves; by that name.
const LANGUAGES: [(&str, &str); 5] = [
    ("en", "English"),
    ("vi", "Tiếng Việt"),
    ("ru", "Русский"),
    ("ja", "日本語"),
    ("zh-Hans", "简体中文"),
];

/// All languages, by name.
pub fn languages() -> Vec<Language> {
    let language = |(code, name): (&str, &str)| Language {
        code: code.into(),
        name: name.into(),
    };
    LANGUAGES.map(language).into()
}

/// The folders' names.
pub(super) fn codes() -> impl Iterator<Item = &'static str> {
    LANGUAGES.iter().map(|(code, _)| *code)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locale::{Locale, texts};
    use std::collections::BTreeSet;

    #[test]
    fn every_folder_is_a_language_and_has_its_name() {
        let folders: BTreeSet<_> = texts::codes().collect();
        assert_eq!(folders, codes().collect());
        for language in languages() {
            let name = Locale::new(&language.code).text("language-name");
            assert_eq!(name, language.name, "{}", language.code);
        }
    }

    #[test]
    fn languages_are_in_order() {
        assert!(languages().is_sorted_by(|a, b| a.name < b.name));
    }
}

//! All texts on the screen, from `assets/locales/<language>/*.ftl` (Fluent).
//!
//! A language is a folder beside `en`, and Settings offers it. A missing message appears in English; a message missing
//! in English appears as its id, which a test prevents.

use crate::settings::{LANGUAGE_OF_SYSTEM, Settings};
use crate::storage::FileErrorReport;
use bevy::prelude::*;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use include_dir::{Dir, include_dir};
use unic_langid::LanguageIdentifier;

static FOLDER: Dir = include_dir!("$CARGO_MANIFEST_DIR/../assets/locales");
/// The language of missing messages.
const FALLBACK: &str = "en";
/// The message with the language's own name, in each folder.
const NAME_ID: &str = "language-name";

type Bundle = FluentBundle<FluentResource>;

/// The current language.
#[derive(Resource)]
pub struct Locale {
    code: String,
    chosen: Bundle,
    fallback: Bundle,
}

/// A language that can be chosen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Language {
    /// The folder's name, a BCP 47 tag.
    pub code: String,
    /// Its name in the language itself.
    pub name: String,
}

impl Locale {
    /// The language of this folder, or English if it does not exist.
    pub fn new(code: &str) -> Self {
        let code = if FOLDER.get_dir(code).is_some() {
            code
        } else {
            FALLBACK
        };
        Self {
            code: code.into(),
            chosen: bundle(code),
            fallback: bundle(FALLBACK),
        }
    }

    /// The folder's name.
    pub fn code(&self) -> &str {
        &self.code
    }

    /// The text of a message.
    pub fn text(&self, id: &str) -> String {
        self.format(id, None)
    }

    /// The text of a message with its variables.
    ///
    /// ```
    /// use narabe_app::locale::Locale;
    /// let locale = Locale::new("en");
    /// assert_eq!(locale.text_with("game-number", &[("number", 4.into())]), "Game 4");
    /// ```
    pub fn text_with(&self, id: &str, variables: &[(&str, FluentValue)]) -> String {
        let args: FluentArgs = variables
            .iter()
            .map(|(name, value)| (*name, value.clone()))
            .collect();
        self.format(id, Some(&args))
    }

    /// The text of a message with one variable.
    pub fn text_of<'v>(&self, id: &str, name: &str, value: impl Into<FluentValue<'v>>) -> String {
        self.text_with(id, &[(name, value.into())])
    }

    /// A number of anything, with a separator after each three digits: "112,408".
    pub fn number(&self, number: usize) -> String {
        let separator = self.text("number-separator");
        let digits = number.to_string();
        let mut text = String::with_capacity(digits.len() * 2);
        for (at, digit) in digits.chars().enumerate() {
            if at > 0 && (digits.len() - at).is_multiple_of(3) {
                text.push_str(&separator);
            }
            text.push(digit);
        }
        text
    }

    /// A file error in words, with the new path of a file that was moved aside.
    pub fn file_error(&self, report: &FileErrorReport) -> String {
        let file = report
            .path
            .file_name()
            .unwrap_or(report.path.as_os_str())
            .to_string_lossy();
        let text = self.text_of(report.problem.text_id(), "file", file);
        let Some(aside) = &report.aside else {
            return text;
        };
        let place = aside.display().to_string();
        self.text_with(
            "file-set-aside",
            &[("problem", text.into()), ("place", place.into())],
        )
    }

    /// Whether the English locale has the message.
    pub fn knows(&self, id: &str) -> bool {
        self.fallback.has_message(id)
    }

    fn format(&self, id: &str, args: Option<&FluentArgs>) -> String {
        for bundle in [&self.chosen, &self.fallback] {
            if let Some(pattern) = bundle.get_message(id).and_then(|message| message.value()) {
                let mut faults = Vec::new();
                let text = bundle
                    .format_pattern(pattern, args, &mut faults)
                    .into_owned();
                if !faults.is_empty() {
                    warn!("{}/{id}: {faults:?}", self.code);
                }
                return text;
            }
        }
        warn!("message `{id}` is missing; add it to assets/locales/{FALLBACK}");
        id.into()
    }
}

/// All languages, by name.
pub fn languages() -> Vec<Language> {
    let mut found: Vec<_> = FOLDER
        .dirs()
        .filter_map(|dir| dir.path().file_name()?.to_str())
        .map(|code| {
            let bundle = bundle(code);
            let name = bundle
                .get_message(NAME_ID)
                .and_then(|message| message.value())
                .map_or(code.to_owned(), |value| {
                    bundle
                        .format_pattern(value, None, &mut Vec::new())
                        .into_owned()
                });
            Language {
                code: code.into(),
                name,
            }
        })
        .collect();
    found.sort_by(|a, b| a.name.cmp(&b.name));
    found
}

fn bundle(code: &str) -> Bundle {
    let language: LanguageIdentifier = code.parse().unwrap_or_default();
    let mut bundle = Bundle::new_concurrent(vec![language]);
    // Isolation marks are for text of mixed direction; no supported language needs them, and the fonts lack them.
    bundle.set_use_isolating(false);
    let files = FOLDER.get_dir(code).into_iter().flat_map(|dir| dir.files());
    for text in files.filter_map(|file| file.contents_utf8()) {
        let resource = FluentResource::try_new(text.into()).unwrap_or_else(|(readable, faults)| {
            warn!("assets/locales/{code}: {faults:?}");
            readable
        });
        bundle.add_resource_overriding(resource);
    }
    bundle
}

/// The folder for a setting on this system.
fn resolve(setting: &str) -> String {
    if setting != LANGUAGE_OF_SYSTEM {
        return setting.into();
    }
    folder_of(&sys_locale::get_locale().unwrap_or_default()).into()
}

/// The folder for the locale of a system, such as `de-AT` or `zh_CN.UTF-8`: the one of this name, else one of the same language,
/// else English.
fn folder_of(system: &str) -> &'static str {
    let subtags = |tag: &str| -> Vec<String> {
        let tag = tag.split('.').next().unwrap_or_default();
        tag.split(['-', '_']).map(str::to_ascii_lowercase).collect()
    };
    let system = subtags(system);
    let names = || {
        let names = FOLDER.dirs().filter_map(|dir| dir.path().file_name());
        names.filter_map(|name| name.to_str())
    };
    names()
        .find(|name| subtags(name) == system)
        .or_else(|| names().find(|name| subtags(name).first() == system.first()))
        .unwrap_or(FALLBACK)
}

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(Locale::new(FALLBACK))
        .add_systems(First, choose);
}

fn choose(settings: Res<Settings>, mut locale: ResMut<Locale>) {
    if settings.is_changed() {
        let code = resolve(&settings.language);
        if locale.code != code {
            *locale = Locale::new(&code);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn english_exists_and_has_its_name() {
        let english = languages()
            .into_iter()
            .find(|language| language.code == "en");
        assert_eq!(
            english.map(|language| language.name),
            Some("English".into())
        );
    }

    #[test]
    fn large_numbers_are_grouped() {
        let locale = Locale::new("en");
        let texts = [7, 999, 1_000, 112_408].map(|number| locale.number(number));
        assert_eq!(texts, ["7", "999", "1,000", "112,408"]);
    }

    #[test]
    fn a_system_gets_its_language_whatever_its_country() {
        for (system, folder) in [
            ("en", "en"),
            ("en-GB", "en"),
            ("en_US.UTF-8", "en"),
            ("tlh", "en"),
            ("", "en"),
        ] {
            assert_eq!(folder_of(system), folder, "{system}");
        }
    }

    #[test]
    fn an_unknown_language_falls_back_to_english() {
        assert_eq!(Locale::new("tlh").code(), "en");
    }

    #[test]
    fn an_unknown_message_shows_its_id() {
        assert_eq!(Locale::new("en").text("no-such-message"), "no-such-message");
    }

    #[test]
    fn every_file_parses() {
        for file in FOLDER.dirs().flat_map(|dir| dir.files()) {
            let text = file
                .contents_utf8()
                .expect("a locale file is UTF-8")
                .to_owned();
            let faults = FluentResource::try_new(text)
                .err()
                .map(|(_, faults)| faults);
            assert!(faults.is_none(), "{}: {faults:?}", file.path().display());
        }
    }

    #[test]
    fn bug_the_new_path_of_a_damaged_file_was_not_reported() {
        let report = FileErrorReport {
            problem: crate::storage::FileProblem::Damaged,
            path: "/home/hana/autosave.ron".into(),
            detail: String::new(),
            aside: Some("/home/hana/autosave.ron.damaged".into()),
        };
        let text = Locale::new("en").file_error(&report);
        assert!(text.contains("/home/hana/autosave.ron.damaged"), "{text}");
        let left = FileErrorReport {
            aside: None,
            ..report
        };
        assert!(!Locale::new("en").file_error(&left).contains(".damaged"));
    }
}

//! All texts on the screen, from `assets/locales/<language>/*.ftl` (Fluent).
//!
//! A language is a folder beside `en` with a row in `languages.rs`, and Settings offers it. A missing message appears in
//! English; a message missing in English appears as its id, which a test prevents. The texts are compiled in, but for the
//! browser's program: that has English alone, and loads another language when it is chosen.

mod download;
mod languages;
mod numbers;
mod pseudo;
mod texts;

pub use download::Download;
pub use languages::{Language, languages};
pub use pseudo::CODE as PSEUDO;

use crate::settings::{LANGUAGE_OF_SYSTEM, Settings};
use crate::storage::FileErrorReport;
use bevy::prelude::*;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use narabe_notation::{TextLanguage, TextOptions};
use std::collections::BTreeSet;
use texts::FALLBACK;
use unic_langid::LanguageIdentifier;

/// The message that separates each three digits of a large number.
const SEPARATOR: &str = "number-separator";
/// From here on letters are no Latin ones of Western Europe.
const BEYOND_LATIN_1: char = '\u{100}';

type Bundle = FluentBundle<FluentResource>;

/// The current language.
#[derive(Resource)]
pub struct Locale {
    code: String,
    chosen: Bundle,
    fallback: Bundle,
    letters: BTreeSet<char>,
}

impl Locale {
    /// The language of this folder, or English if its texts are not compiled in.
    pub fn new(code: &str) -> Self {
        if code == pseudo::CODE {
            return Self::of(code, texts::of(FALLBACK).unwrap_or_default());
        }
        match texts::of(code) {
            Some(text) => Self::of(code, text),
            None => Self::of(FALLBACK, texts::of(FALLBACK).unwrap_or_default()),
        }
    }

    /// A language with its texts, all in one.
    fn of(code: &str, text: String) -> Self {
        let letters = text.chars();
        Self {
            code: code.into(),
            letters: letters.filter(|letter| *letter >= BEYOND_LATIN_1).collect(),
            chosen: bundle(code, text),
            fallback: bundle(FALLBACK, texts::of(FALLBACK).unwrap_or_default()),
        }
    }

    /// The folder's name.
    pub fn code(&self) -> &str {
        &self.code
    }

    /// How the texts of files are read: the language helps to guess their character set.
    pub fn text_options(&self) -> TextOptions {
        TextOptions {
            given: None,
            language: TextLanguage::of_tag(&self.code),
        }
    }

    /// The letters of its texts beyond Latin 1.
    pub fn letters(&self) -> BTreeSet<char> {
        self.letters.clone()
    }

    /// The text of a message.
    pub fn text(&self, id: &str) -> String {
        self.format(id, None)
    }

    /// The text of a message with its variables.
    ///
    /// ```
    /// use narabe::locale::Locale;
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
        numbers::grouped(number, &self.text(SEPARATOR))
    }

    /// A number with this many digits after the decimal mark: "0.50".
    pub fn decimal(&self, number: f32, places: usize) -> String {
        format!("{number:.places$}").replace('.', &self.text("decimal-mark"))
    }

    /// Names or moves after each other: "F7, G8".
    pub fn list<T: AsRef<str>>(&self, parts: impl IntoIterator<Item = T>) -> String {
        self.join(parts, "list-separator")
    }

    /// Facts after each other: "12 games, 5 losing moves".
    pub fn facts<T: AsRef<str>>(&self, facts: impl IntoIterator<Item = T>) -> String {
        self.join(facts, "fact-separator")
    }

    /// Statements after each other, the last without a full stop: "Hana – Kaede. Black wins".
    pub fn statements<T: AsRef<str>>(&self, statements: impl IntoIterator<Item = T>) -> String {
        self.join(statements, "statement-separator")
    }

    /// The points of a shape: "F7 G8".
    pub fn points<T: AsRef<str>>(&self, points: impl IntoIterator<Item = T>) -> String {
        self.join(points, "point-separator")
    }

    /// Sentences that follow each other. A sentence in Latin letters, such as a comment, keeps away from the next in any language.
    pub fn sentences<T: AsRef<str>>(&self, sentences: impl IntoIterator<Item = T>) -> String {
        let separator = self.text("sentence-separator");
        let mut text = String::new();
        for sentence in sentences {
            if text.ends_with(|end: char| end.is_ascii()) && separator.is_empty() {
                text.push(' ');
            } else if !text.is_empty() {
                text.push_str(&separator);
            }
            text.push_str(sentence.as_ref());
        }
        text
    }

    fn join<T: AsRef<str>>(&self, parts: impl IntoIterator<Item = T>, separator: &str) -> String {
        let parts: Vec<T> = parts.into_iter().collect();
        let parts: Vec<&str> = parts.iter().map(AsRef::as_ref).collect();
        parts.join(&self.text(separator))
    }

    /// A file error in words, with the new path of a file that was moved aside.
    pub fn file_error(&self, report: &FileErrorReport) -> String {
        let file = report
            .path
            .file_name()
            .unwrap_or(report.path.as_os_str())
            .to_string_lossy();
        let folder = report.path.parent().unwrap_or(&report.path);
        let folder = folder.display().to_string();
        let text = self.text_with(
            report.problem.text_id(),
            &[("file", file.into()), ("folder", folder.into())],
        );
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

fn bundle(code: &str, text: String) -> Bundle {
    let language: LanguageIdentifier = code.parse().unwrap_or_default();
    let mut bundle = Bundle::new_concurrent(vec![language]);
    // Isolation marks are for text of mixed direction; no supported language needs them, and the fonts lack them.
    bundle.set_use_isolating(false);
    if code == pseudo::CODE {
        bundle.set_transform(Some(pseudo::longer));
    }
    let resource = FluentResource::try_new(text).unwrap_or_else(|(readable, faults)| {
        warn!("assets/locales/{code}: {faults:?}");
        readable
    });
    bundle.add_resource_overriding(resource);
    let separator = bundle
        .get_message(SEPARATOR)
        .and_then(|message| message.value());
    let separator = separator.map(|text| {
        bundle
            .format_pattern(text, None, &mut Vec::new())
            .into_owned()
    });
    bundle.set_formatter(separator.and_then(|separator| numbers::formatter(&separator)));
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
    languages::codes()
        .find(|name| subtags(name) == system)
        .or_else(|| languages::codes().find(|name| subtags(name).first() == system.first()))
        .unwrap_or(FALLBACK)
}

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(Locale::new(FALLBACK))
        .add_plugins(download::plugin)
        .add_systems(First, choose);
}

/// Changes the language when the settings do, at once or when its texts have arrived.
pub(crate) fn choose(settings: Res<Settings>, mut download: Download, mut locale: ResMut<Locale>) {
    if settings.is_changed() {
        let code = resolve(&settings.language);
        if locale.code == code {
            download.cancel();
        } else if texts::is_compiled_in(&code) || code == pseudo::CODE {
            download.cancel();
            *locale = Locale::new(&code);
        } else {
            download.start(code);
        }
    }
    if let Some((code, text)) = download.arrived() {
        *locale = Locale::of(&code, text);
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
    fn tenths_come_after_the_mark_of_the_language() {
        let texts = ["en", "vi", "ru"].map(|code| Locale::new(code).decimal(0.5, 2));
        assert_eq!(texts, ["0.50", "0,50", "0,50"]);
    }

    #[test]
    fn large_numbers_in_sentences_are_grouped() {
        let matches =
            |code, count: usize| Locale::new(code).text_of("library-matches", "count", count);
        assert_eq!(matches("en", 120_000), "120,000 match");
        assert_eq!(matches("en", 1_990), "1990 match");
        assert_eq!(matches("ru", 120_000), "подходит 120\u{a0}000");
    }

    #[test]
    fn a_system_gets_its_language_whatever_its_country() {
        for (system, folder) in [
            ("en", "en"),
            ("en-GB", "en"),
            ("en_US.UTF-8", "en"),
            ("zh_CN.UTF-8", "zh-Hans"),
            ("zh-Hans-SG", "zh-Hans"),
            ("ja-JP", "ja"),
            ("vi_VN", "vi"),
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
    fn parts_are_joined_as_the_language_does() {
        let joined = |code: &str| Locale::new(code).list(["h8", "i9"]);
        assert_eq!(joined("en"), "h8, i9");
        assert_eq!(joined("ja"), "h8、i9");
        assert_eq!(
            Locale::new("zh-Hans").sentences(["好。", "是。"]),
            "好。是。"
        );
        assert_eq!(
            Locale::new("zh-Hans").sentences(["Good.", "是。", "Yes."]),
            "Good. 是。Yes."
        );
        assert_eq!(Locale::new("en").sentences(["Yes.", "No."]), "Yes. No.");
    }

    #[test]
    fn a_longer_english_stands_in_for_languages_to_come() {
        let [english, longer] = ["en", pseudo::CODE].map(|code| Locale::new(code).text("done"));
        assert_ne!(english, longer);
        assert!(longer.chars().count() > english.chars().count());
    }

    #[test]
    fn letters_beyond_latin_1_are_known() {
        let letters = Locale::new("ru").letters();
        assert!(letters.contains(&'ж') && !letters.contains(&'j'));
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

//! The texts that are compiled in: all languages, packed, or English alone in the browser's program, which travels at the first visit.

#[cfg(not(target_family = "wasm"))]
use narabe_packing::{PackedFiles, unpack};

/// The language of missing messages.
pub const FALLBACK: &str = "en";

#[cfg(not(target_family = "wasm"))]
const LANGUAGES: PackedFiles = include!(concat!(env!("OUT_DIR"), "/languages.rs"));
/// Without the texts of the page around the game, and without those of what only a desktop has.
#[cfg(target_family = "wasm")]
const ENGLISH: &str = include_str!(concat!(env!("OUT_DIR"), "/english.ftl"));

/// The texts of a language, if they are compiled in.
#[cfg(not(target_family = "wasm"))]
pub fn of(code: &str) -> Option<String> {
    let (_, packed) = LANGUAGES.iter().find(|(language, _)| *language == code)?;
    // A test unpacks every language.
    String::from_utf8(unpack(packed).ok()?).ok()
}

#[cfg(target_family = "wasm")]
pub fn of(code: &str) -> Option<String> {
    is_compiled_in(code).then(|| ENGLISH.to_owned())
}

/// Whether the texts of a language are compiled in.
#[cfg(not(target_family = "wasm"))]
pub fn is_compiled_in(code: &str) -> bool {
    codes().any(|language| language == code)
}

#[cfg(target_family = "wasm")]
pub fn is_compiled_in(code: &str) -> bool {
    code == FALLBACK
}

/// The languages that are compiled in.
#[cfg(not(target_family = "wasm"))]
pub fn codes() -> impl Iterator<Item = &'static str> {
    LANGUAGES.iter().map(|(language, _)| *language)
}

#[cfg(test)]
mod tests {
    use super::*;
    use fluent_bundle::FluentResource;

    #[test]
    fn every_language_is_unpacked_and_can_be_parsed() {
        for code in codes() {
            let text = of(code).expect(code);
            let faults = FluentResource::try_new(text).err();
            let faults = faults.map(|(_, faults)| faults);
            assert!(faults.is_none(), "{code}: {faults:?}");
        }
    }

    #[test]
    fn the_words_of_the_page_are_left_out() {
        let text = of("ja").expect("Japanese");
        assert!(text.contains("\ntitle-name = ") && text.contains("language-name = 日本語"));
        assert!(!text.contains("loader-"));
    }

    #[test]
    fn what_is_no_folder_is_no_language() {
        assert!(!is_compiled_in("README.md") && !is_compiled_in("tlh"));
    }
}

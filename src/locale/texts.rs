//! The texts that are compiled in: all languages, packed, or English alone in the browser's program, which travels at the first visit.

#[cfg(target_family = "wasm")]
use include_dir::{Dir, include_dir};
#[cfg(not(target_family = "wasm"))]
use narabe_packing::{PackedFiles, unpack};

/// The language of missing messages.
pub const FALLBACK: &str = "en";

#[cfg(not(target_family = "wasm"))]
const LANGUAGES: PackedFiles = include!(concat!(env!("OUT_DIR"), "/languages.rs"));
#[cfg(target_family = "wasm")]
static ENGLISH: Dir = include_dir!("$CARGO_MANIFEST_DIR/assets/locales/en");

/// The texts of the page around the game, which are not drawn by the game.
#[cfg(target_family = "wasm")]
const OF_PAGE: &str = "page.ftl";

/// The texts of a language, if they are compiled in.
#[cfg(not(target_family = "wasm"))]
pub fn of(code: &str) -> Option<String> {
    let (_, packed) = LANGUAGES.iter().find(|(language, _)| *language == code)?;
    // A test unpacks every language.
    String::from_utf8(unpack(packed).ok()?).ok()
}

#[cfg(target_family = "wasm")]
pub fn of(code: &str) -> Option<String> {
    let files = is_compiled_in(code).then(|| ENGLISH.files())?;
    let of_game = files.filter(|file| !file.path().ends_with(OF_PAGE));
    Some(of_game.filter_map(|file| file.contents_utf8()).collect())
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

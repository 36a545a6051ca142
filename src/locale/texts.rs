//! The texts that are compiled in: all languages, or English alone in the browser's program, which travels at the first visit.

use include_dir::{Dir, include_dir};

/// The language of missing messages.
pub const FALLBACK: &str = "en";

#[cfg(not(target_family = "wasm"))]
static FOLDER: Dir = include_dir!("$CARGO_MANIFEST_DIR/assets/locales");
#[cfg(target_family = "wasm")]
static ENGLISH: Dir = include_dir!("$CARGO_MANIFEST_DIR/assets/locales/en");

/// The texts of the page around the game, which are not drawn by the game.
const OF_PAGE: &str = "page.ftl";

/// The texts of a language, a file each, if they are compiled in.
pub fn of(code: &str) -> Option<Vec<&'static str>> {
    let files = folder(code)?.files();
    let of_game = files.filter(|file| !file.path().ends_with(OF_PAGE));
    Some(of_game.filter_map(|file| file.contents_utf8()).collect())
}

/// Whether the texts of a language are compiled in.
pub fn is_compiled_in(code: &str) -> bool {
    folder(code).is_some()
}

#[cfg(not(target_family = "wasm"))]
fn folder(code: &str) -> Option<&'static Dir<'static>> {
    FOLDER.get_dir(code)
}

#[cfg(target_family = "wasm")]
fn folder(code: &str) -> Option<&'static Dir<'static>> {
    (code == FALLBACK).then_some(&ENGLISH)
}

/// The names of all folders.
#[cfg(test)]
pub fn folders() -> impl Iterator<Item = &'static str> {
    FOLDER
        .dirs()
        .filter_map(|dir| dir.path().file_name()?.to_str())
}

#[cfg(test)]
mod tests {
    use super::*;
    use fluent_bundle::FluentResource;

    #[test]
    fn every_file_can_be_parsed() {
        for (code, text) in folders().flat_map(|code| {
            let texts = of(code).expect("a language");
            texts.into_iter().map(move |text| (code, text))
        }) {
            let faults = FluentResource::try_new(text.to_owned()).err();
            let faults = faults.map(|(_, faults)| faults);
            assert!(faults.is_none(), "{code}: {faults:?}");
        }
    }

    #[test]
    fn what_is_no_folder_is_no_language() {
        assert!(!is_compiled_in("README.md") && !is_compiled_in("tlh"));
    }
}

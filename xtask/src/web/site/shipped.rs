//! Which files go into the page's folder `assets/`: part of those in `assets/`, and the engine's weights.
//!
//! Skins, the English texts and the engine's weights for Freestyle are compiled into the programs. Each translation is a file that
//! the game loads when it is chosen, and the weights of another rule one that the engine loads when a game under it begins. Pictures
//! for the readme and sources of the icons are not needed in a browser.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use crate::error::Error;

use super::folder::Folder;
use super::words;

/// What game and engine load, and the licences of the fonts: the folder of the page, that of the repository, and the extensions.
const FOLDERS: [(&str, &str, &[&str]); 4] = [
    ("engine", "crates/engine/weights", &["weights"]),
    ("fonts", "assets/fonts", &["ttf", "txt"]),
    ("puzzles", "assets/puzzles", &["puzzles"]),
    ("sounds", "assets/sounds", &["ogg"]),
];
const FILES: [&str; 2] = ["icons/atlas@2x.png", "licences.txt"];

/// Icons of the page that the application has already: name here, name there.
const APP_ICONS: [(&str, &str); 2] = [
    ("favicon.svg", "app-icon.svg"),
    ("icon-32.png", "app-icon-32.png"),
];

// The folder of the languages, and the one whose texts are compiled in.
const LOCALES: &str = "locales";
/// The texts of what only a desktop has.
const OF_DESKTOP: &str = "engines.ftl";
const COMPILED_IN: &str = "en";

/// The weights that are compiled in, and texts for the cutting of the fonts.
const LEFT_OUT: [&str; 2] = ["engine/freestyle.", "fonts/characters-"];

// What not every player needs, in the page's folder of assets: languages, their typefaces, and the licences.
const SELDOM_USED: [&str; 3] = ["/fonts/", "/locales/", "/licences.txt"];
/// Typefaces that every player can need: those of pictures.
const OF_PICTURES: [&str; 3] = [
    "fonts/NotoSansSC-BoldLatin.ttf",
    "fonts/NotoSans-BoldLatin.ttf",
    "fonts/NotoSansSC-BoldChinese.ttf",
];

/// The files that the title screen needs before it can be shown.
const FIRST: [&str; 5] = [
    "fonts/ShipporiMincho-SemiBold.ttf",
    "fonts/ZenKakuGothicNew-Medium.ttf",
    "fonts/ZenKakuGothicNew-Bold.ttf",
    "fonts/NotoSansSC-MediumLatin.ttf",
    "icons/atlas@2x.png",
];

/// The shipped files of the repository by their path below the page's `assets/`.
pub fn collect(root: &Path) -> Result<BTreeMap<String, Vec<u8>>, Error> {
    let assets = root.join("assets");
    let mut files = BTreeMap::new();
    for (folder, source, extensions) in FOLDERS {
        for (name, bytes) in Folder::read(&root.join(source))?.iter() {
            let name = format!("{folder}/{name}");
            let wanted = name
                .rsplit_once('.')
                .is_some_and(|(_, extension)| extensions.contains(&extension));
            if wanted && !LEFT_OUT.iter().any(|start| name.starts_with(start)) {
                files.insert(name, bytes.to_vec());
            }
        }
    }
    files.extend(translations(&assets.join(LOCALES))?);
    for file in FILES {
        let path = assets.join(file);
        let bytes = fs::read(&path).map_err(Error::file(&path))?;
        files.insert(file.to_owned(), bytes);
    }
    Ok(files)
}

/// All texts of each language in one file, `locales/ja.ftl`, but for those of the page itself and of what only a desktop has.
fn translations(folder: &Path) -> Result<BTreeMap<String, Vec<u8>>, Error> {
    let mut files: BTreeMap<String, Vec<u8>> = BTreeMap::new();
    for (name, bytes) in Folder::read(folder)?.iter() {
        let language = name.split_once('/').map(|(language, _)| language);
        let is_left_out = name.ends_with(words::FILE) || name.ends_with(OF_DESKTOP);
        let translated = language.filter(|language| *language != COMPILED_IN && !is_left_out);
        if let Some(language) = translated {
            let file = files
                .entry(format!("{LOCALES}/{language}.ftl"))
                .or_default();
            file.extend_from_slice(bytes);
            file.push(b'\n');
        }
    }
    Ok(files)
}

/// The page's icons by their name: our own painted ones, and two of the application's.
pub fn icons(root: &Path) -> Result<BTreeMap<String, Vec<u8>>, Error> {
    let mut icons = BTreeMap::new();
    for (name, bytes) in Folder::read(&root.join("web/icons"))?.iter() {
        icons.insert(name.to_owned(), bytes.to_vec());
    }
    for (name, source) in APP_ICONS {
        let path = root.join("assets/icons/app").join(source);
        let bytes = fs::read(&path).map_err(Error::file(&path))?;
        icons.insert(name.to_owned(), bytes);
    }
    Ok(icons)
}

/// Whether the title needs this file.
pub fn is_first(name: &str) -> bool {
    FIRST.contains(&name)
}

/// Whether a file of the page is kept for players without a network only if it was used, or if they want everything.
pub fn is_seldom_used(name: &str) -> bool {
    SELDOM_USED.iter().any(|part| name.contains(part))
        && !OF_PICTURES.iter().any(|file| name.ends_with(file))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_icon_that_the_page_names_is_there() {
        let root = crate::shell::repository_root();
        let icons = icons(&root).expect("the icons are there");
        for page in ["web/index.html", "web/manifest.webmanifest"] {
            let text = fs::read_to_string(root.join(page)).expect("the page is there");
            let named = text.split("icons/").skip(1);
            for name in named.filter_map(|rest| rest.split('"').next()) {
                assert!(icons.contains_key(name), "{page} names icons/{name}");
            }
        }
    }

    #[test]
    fn the_typefaces_of_pictures_are_those_that_pictures_ask_for() {
        let source = crate::shell::repository_root().join("crates/art/src/pictures/lettering.rs");
        let source = fs::read_to_string(source).expect("the source is there");
        let list = source
            .split("pub const FONT_FILES")
            .nth(1)
            .expect("the list is there");
        let (list, _) = list.split_once("];").expect("the list ends");
        let named: Vec<_> = list.split('"').skip(1).step_by(2).collect();
        let kept = OF_PICTURES.map(|file| file.trim_start_matches("fonts/"));
        assert_eq!(named, kept);
    }

    #[test]
    fn the_title_finds_what_it_needs_and_texts_for_programmers_stay_at_home() {
        let files = collect(&crate::shell::repository_root()).expect("the assets are there");
        for name in FIRST {
            assert!(files.contains_key(name), "{name}");
        }
        assert!(files.contains_key("fonts/OFL-NotoSansSC.txt"));
        assert!(files.contains_key("sounds/win.ogg"));
        assert!(files.contains_key("engine/renju.weights"));
        assert!(files.contains_key("puzzles/shipped.puzzles"));
        let japanese = String::from_utf8_lossy(&files["locales/ja.ftl"]);
        assert!(japanese.contains("language-name = 日本語") && japanese.contains("title-name = "));
        assert!(!japanese.contains("loader-"));
        for name in [
            "engine/freestyle.weights",
            "fonts/characters-sc.txt",
            "fonts/README.md",
            "locales/en.ftl",
            "locales/README.md.ftl",
        ] {
            assert!(!files.contains_key(name), "{name}");
        }
    }
}

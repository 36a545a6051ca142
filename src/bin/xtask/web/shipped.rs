//! Which files of `assets/` go into the page's folder.
//!
//! Skins, translations and the engine's weights are compiled into the programs; pictures for the readme and sources of the
//! icons are nobody's business in a browser.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use crate::error::Error;

use super::folder::Folder;

/// What the game asks the asset server for, and the licences that travel with the fonts.
const FOLDERS: [(&str, &[&str]); 2] = [("fonts", &["ttf", "txt"]), ("sounds", &["ogg"])];
const FILES: [&str; 1] = ["icons/atlas@2x.png"];

/// A text for the cutting of the fonts, not for the game.
const LEFT_OUT: [&str; 1] = ["fonts/characters-sc.txt"];

/// What the title needs before it can be seen.
const FIRST: [&str; 6] = [
    "fonts/ShipporiMincho-SemiBold.ttf",
    "fonts/ZenKakuGothicNew-Medium.ttf",
    "fonts/ZenKakuGothicNew-Bold.ttf",
    "fonts/NotoSansSC-Medium.ttf",
    "fonts/NotoSansSC-Bold.ttf",
    "icons/atlas@2x.png",
];

/// The shipped files by their path below `assets/`.
pub fn collect(assets: &Path) -> Result<BTreeMap<String, Vec<u8>>, Error> {
    let mut files = BTreeMap::new();
    for (folder, extensions) in FOLDERS {
        for (name, bytes) in Folder::read(&assets.join(folder))?.iter() {
            let name = format!("{folder}/{name}");
            let wanted = name
                .rsplit_once('.')
                .is_some_and(|(_, extension)| extensions.contains(&extension));
            if wanted && !LEFT_OUT.contains(&name.as_str()) {
                files.insert(name, bytes.to_vec());
            }
        }
    }
    for file in FILES {
        let path = assets.join(file);
        let bytes = fs::read(&path).map_err(Error::file(&path))?;
        files.insert(file.to_owned(), bytes);
    }
    Ok(files)
}

/// Whether the title needs this file.
pub fn is_first(name: &str) -> bool {
    FIRST.contains(&name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_title_finds_what_it_needs_and_the_readme_stays_at_home() {
        let files =
            collect(&crate::shell::repository_root().join("assets")).expect("the assets are there");
        for name in FIRST {
            assert!(files.contains_key(name), "{name}");
        }
        assert!(files.contains_key("fonts/OFL-NotoSansSC.txt"));
        assert!(files.contains_key("sounds/win.ogg"));
        for name in [
            "pictures/title.png",
            "fonts/characters-sc.txt",
            "fonts/README.md",
        ] {
            assert!(!files.contains_key(name), "{name}");
        }
    }
}

//! The desktop entry and the AppStream metainfo: the recipes of `packaging/linux`, filled in.

use std::fmt::Write as _;
use std::fs;

use super::changelog::{self, Release};
use super::file_types::FILE_TYPES;
use crate::error::Error;
use crate::shell;

/// The game's name among all programs of a desktop. Its window has the same, so that a desktop finds the icon.
pub const APP_ID: &str = "io.github.narabe.Narabe";

/// The pictures for software centres: those of the page, with what they show.
const SCREENSHOTS: [(&str, &str); 2] =
    [("game", "A game on the kaya board"), ("puzzles", "Puzzles")];

/// The most news of a version that a software centre is told.
const MAX_NEWS: usize = 12;

/// Reads a recipe of `packaging` and fills in the application's id.
pub fn recipe(name: &str) -> Result<String, Error> {
    let path = shell::repository_root().join("packaging").join(name);
    let text = fs::read_to_string(&path).map_err(Error::file(&path))?;
    Ok(text.replace("@app-id@", APP_ID))
}

/// The desktop entry.
pub fn desktop_entry() -> Result<String, Error> {
    let types: String = FILE_TYPES
        .iter()
        .map(|kind| format!("{};", kind.media_type))
        .collect();
    Ok(recipe("linux/narabe.desktop")?.replace("@mime-types@", &types))
}

/// The metainfo, with links and pictures if the page has an address.
pub fn metainfo(url: Option<&str>) -> Result<String, Error> {
    let path = shell::repository_root().join("CHANGELOG.md");
    let changelog = fs::read_to_string(&path).map_err(Error::file(&path))?;
    let types = FILE_TYPES.map(|kind| format!("    <mediatype>{}</mediatype>", kind.media_type));
    Ok(recipe("linux/metainfo.xml")?
        .replace("@media-types@", &types.join("\n"))
        .replace("@links@\n", &url.map(links).unwrap_or_default())
        .replace("@releases@", &releases(&changelog::releases(&changelog))))
}

fn links(url: &str) -> String {
    let mut text = format!("  <url type=\"homepage\">{url}</url>\n  <screenshots>\n");
    for (index, (name, caption)) in SCREENSHOTS.into_iter().enumerate() {
        let kind = if index == 0 { " type=\"default\"" } else { "" };
        let _ = write!(
            text,
            "    <screenshot{kind}>\n      <caption>{caption}</caption>\n      <image type=\"source\">{url}screenshots/{name}.jpg</image>\n    \
             </screenshot>\n"
        );
    }
    text + "  </screenshots>\n"
}

fn releases(releases: &[Release]) -> String {
    let mut text = "  <releases>\n".to_owned();
    for Release {
        version,
        date,
        news,
    } in releases
    {
        let _ = write!(
            text,
            "    <release version=\"{version}\" date=\"{date}\">\n      <description>\n"
        );
        if news.is_empty() {
            text += "        <p>Corrections.</p>\n";
        } else {
            text += "        <p>New in this version:</p>\n        <ul>\n";
            for head in news.iter().take(MAX_NEWS) {
                let _ = writeln!(text, "          <li>{}</li>", escaped(head));
            }
            text += "        </ul>\n";
        }
        text += "      </description>\n    </release>\n";
    }
    text + "  </releases>"
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_game_and_its_desktop_entry_have_the_same_name() {
        let path = shell::repository_root().join("src/launch/desktop.rs");
        let source = fs::read_to_string(path).expect("the game's source is there");
        assert!(source.contains(&format!("\"{APP_ID}\"")));
    }

    #[test]
    fn the_page_has_the_pictures_of_the_metainfo() {
        for (name, _) in SCREENSHOTS {
            let path = shell::repository_root().join(format!("web/screenshots/{name}.jpg"));
            assert!(path.is_file(), "{}", path.display());
        }
    }

    #[test]
    fn every_gap_of_the_recipes_is_filled() {
        let url = "https://example.org/narabe/";
        for text in [desktop_entry(), metainfo(None), metainfo(Some(url))] {
            let text = text.expect("the recipes are there");
            assert!(!text.contains('@'), "{text}");
        }
    }

    #[test]
    fn a_version_tells_its_news() {
        let release = Release {
            version: "1.0.0".into(),
            date: "2026-01-01".into(),
            news: vec!["Boards & stones".into()],
        };
        let text = releases(&[release]);
        assert!(text.contains("<li>Boards &amp; stones</li>"), "{text}");
    }
}

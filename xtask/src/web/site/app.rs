//! What browsers and other sites read of the page before anyone plays: its address, and the pictures for installing it as an app.

use super::folder::Folder;

/// The folder of the pictures that a browser shows before it installs the game.
const SCREENSHOTS: &str = "screenshots";
/// The placeholder for the address at which the page is published.
const URL: &str = "@url@";

/// Adds the pictures of `web/screenshots` under their own names: software centres show them too.
pub fn add_screenshots(folder: &mut Folder, sources: &Folder) {
    let start = format!("{SCREENSHOTS}/");
    for (name, bytes) in sources.iter().filter(|(name, _)| name.starts_with(&start)) {
        folder.add(name, bytes.to_vec());
    }
}

/// Whether no game needs this file: a picture for installing the game, or for other sites.
pub fn is_for_others(name: &str) -> bool {
    name.starts_with("icons-") || name.starts_with("screenshots/")
}

/// A text with the address of the page. Where that is not known, its files are named from the page, and lines about the address itself
/// are left out.
pub fn with_address(text: &str, url: Option<&str>) -> String {
    let whole = format!("\"{URL}\"");
    let lines = text.split_inclusive('\n');
    let kept = lines.filter(|line| url.is_some() || !line.contains(&whole));
    kept.collect::<String>()
        .replace(URL, url.unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    const ADDRESS: &str = "https://example.org/narabe/";

    fn source(name: &str) -> String {
        let path = crate::shell::repository_root().join("web").join(name);
        fs::read_to_string(path).expect("the source is there")
    }

    #[test]
    fn a_known_address_is_that_of_the_page_its_picture_and_the_app() {
        let index = with_address(&source("index.html"), Some(ADDRESS));
        for tag in [
            r#"<link rel="canonical" href="https://example.org/narabe/">"#,
            r#"<meta property="og:url" content="https://example.org/narabe/">"#,
            r#"<meta property="og:image" content="https://example.org/narabe/icons/social.png">"#,
        ] {
            assert!(index.contains(tag), "{tag}");
        }
        let manifest = with_address(&source("manifest.webmanifest"), Some(ADDRESS));
        assert!(manifest.contains("\"id\": \"https://example.org/narabe/\""));
    }

    #[test]
    fn without_a_known_address_the_page_claims_none() {
        let index = with_address(&source("index.html"), None);
        assert!(!index.contains("canonical") && !index.contains("og:url") && !index.contains(URL));
        assert!(index.contains("content=\"icons/social.png\""));
        let manifest = with_address(&source("manifest.webmanifest"), None);
        let manifest: serde_json::Value = serde_json::from_str(&manifest).expect("JSON");
        // Without one a browser takes the address that the app starts at: each folder of a host is an app of its own.
        assert!(manifest.get("id").is_none() && manifest.get("name").is_some());
    }
}

//! `cargo xtask release-notes`: the text of a release, which is what CHANGELOG.md says of that version.

use crate::error::Error;
use crate::shell;
use std::fs;

/// The version of every package of the workspace.
const VERSION: &str = env!("CARGO_PKG_VERSION");

/// Prints the section of the version that a tag names.
///
/// # Errors
/// If the tag is not that of the workspace's version, or the version has no section or an empty one.
pub fn print(tag: &str) -> Result<(), Error> {
    if tag.strip_prefix('v') != Some(VERSION) {
        return Err(Error::WrongTag {
            tag: tag.to_owned(),
            version: VERSION,
        });
    }
    let path = shell::repository_root().join("CHANGELOG.md");
    let changelog = fs::read_to_string(&path).map_err(Error::file(path))?;
    let notes = section(&changelog, VERSION).ok_or(Error::NoReleaseNotes(VERSION))?;
    println!("{notes}");
    Ok(())
}

/// What stands below `## 0.2.0 - 2026-11-27`, up to the next version; nothing if that is empty.
fn section<'a>(changelog: &'a str, version: &str) -> Option<&'a str> {
    let sections = changelog.split("\n## ").skip(1);
    let mut sections = sections.filter_map(|section| section.split_once('\n'));
    let (_, text) = sections.find(|(title, _)| title.split(' ').next() == Some(version))?;
    Some(text.trim()).filter(|text| !text.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    const CHANGELOG: &str = "# Changelog\n\n## Unreleased\n\n## 0.2.0 - 2026-11-27\n\n### Added\n\n- Hints.\n\n## 0.1.0\n\nThe first.\n";

    #[test]
    fn a_section_ends_at_the_next_version() {
        assert_eq!(section(CHANGELOG, "0.2.0"), Some("### Added\n\n- Hints."));
        assert_eq!(section(CHANGELOG, "0.1.0"), Some("The first."));
    }

    #[test]
    fn a_version_without_text_has_no_notes() {
        assert_eq!(section(CHANGELOG, "Unreleased"), None);
        assert_eq!(section(CHANGELOG, "0.2"), None);
    }

    #[test]
    fn another_tag_is_refused_with_both_versions() {
        for tag in ["v0.0.1", VERSION, "v"] {
            let text = print(tag).expect_err(tag).to_string();
            assert!(
                text.contains(tag) && text.contains(&format!("v{VERSION}")),
                "{text}"
            );
        }
    }

    #[test]
    fn the_version_of_the_workspace_has_notes() {
        let changelog = fs::read_to_string(shell::repository_root().join("CHANGELOG.md"));
        assert!(section(&changelog.expect("the changelog"), VERSION).is_some());
    }
}

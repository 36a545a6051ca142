//! The endings of the files that can be opened.

use narabe_notation::Format;

/// Games of our own from before they had an ending, lists of moves and drawn boards, and pictures of boards.
const OTHERS: [&str; 5] = ["ron", "txt", "png", "jpg", "jpeg"];

/// The endings of the files that are read, without a point.
pub fn opened_endings() -> Vec<&'static str> {
    let formats = Format::ENDINGS.map(|(ending, _)| ending);
    [&formats[..], &OTHERS].concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    const MANIFEST: &str = include_str!("../../web/manifest.webmanifest");
    /// Endings of files that are mostly of other programs: they can be shared with the installed page, but a system offers it
    /// no such file for opening.
    const GENERAL: [&str; 11] = [
        "sav", "db", "pgn", "ini", "json", "zip", "ron", "txt", "png", "jpg", "jpeg",
    ];

    #[test]
    fn the_file_dialog_offers_files_of_other_programs_and_pictures() {
        let endings = opened_endings();
        for ending in [
            "narabe", "sgf", "lib", "psq", "rif", "zip", "txt", "png", "jpg",
        ] {
            assert!(endings.contains(&ending), "{ending}");
        }
    }

    #[test]
    fn the_installed_page_takes_the_files_of_games() {
        for ending in opened_endings() {
            let lists = if GENERAL.contains(&ending) { 1 } else { 2 };
            let named = MANIFEST.matches(&format!("\".{ending}\"")).count();
            assert_eq!(named, lists, "{ending}");
        }
    }
}

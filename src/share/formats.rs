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

    #[test]
    fn the_file_dialog_offers_files_of_other_programs_and_pictures() {
        let endings = opened_endings();
        for ending in [
            "narabe", "sgf", "lib", "psq", "rif", "zip", "txt", "png", "jpg",
        ] {
            assert!(endings.contains(&ending), "{ending}");
        }
    }
}

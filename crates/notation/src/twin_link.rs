//! Links to games on twin boards, `#g=twin19/Lj10.Rj10Rk11/Hana/Isao`: as a [link](super::write_link) to a game on one board,
//! with the turns of the [twin text](super::write_twin_text) in place of the moves, separated by full stops.
//!
//! ```
//! use narabe_notation::{parse_twin_link, write_twin_link};
//!
//! let game = parse_twin_link("#g=twin19/Lj10.Rj10Rk11/Hana/Isao")?;
//! assert_eq!(game.record().position().turns().len(), 2);
//! assert_eq!(write_twin_link(game.record(), game.names()), "#g=twin19/Lj10.Rj10Rk11/Hana/Isao");
//! # Ok::<(), narabe_notation::LinkError>(())
//! ```

use super::link::{LINK_PREFIX, LinkError, SEPARATOR, names_of, parts_of, write_names};
use super::shared_game::SharedTwinGame;
use super::twin_text::{parse_twin_text, write_twin_text};
use narabe_rules::twin::TwinRecord;

/// The first part of a link to twin boards, before the size.
const WORD: &str = "twin";
/// What ends a turn.
const END: char = '.';

/// Whether a link leads to a game on twin boards.
pub fn is_twin_link(text: &str) -> bool {
    let board = text.strip_prefix(LINK_PREFIX);
    board.is_some_and(|board| board.starts_with(WORD))
}

/// The link, which begins with [`LINK_PREFIX`](super::LINK_PREFIX). Undone turns, and an end that no stone has made, are left out.
pub fn write_twin_link(record: &TwinRecord, names: &[String; 2]) -> String {
    let text = write_twin_text(record);
    let (_, turns) = text.split_once(':').unwrap_or_default();
    let turns: String = turns
        .chars()
        .filter(|sign| !matches!(sign, ' ' | ':'))
        .map(|sign| if sign == ';' { END } else { sign })
        .collect();
    let size = record.position().size().get();
    let mut link = format!("{LINK_PREFIX}{WORD}{size}{SEPARATOR}{turns}");
    write_names(&mut link, names);
    link
}

/// Parses a link that begins with [`LINK_PREFIX`](super::LINK_PREFIX). Missing parts at the end (names, turns) are empty.
///
/// # Errors
/// [`LinkError`] with the invalid part.
pub fn parse_twin_link(text: &str) -> Result<SharedTwinGame, LinkError> {
    let mut parts = parts_of(text)?;
    let board = parts.next().unwrap_or_default();
    let size = board
        .strip_prefix(WORD)
        .ok_or_else(|| LinkError::Board(board.to_owned()))?;
    let turns = parts.next().unwrap_or_default();
    let turns: Vec<String> = turns.split(END).map(spaced).collect();
    let record = parse_twin_text(&format!("{WORD} {size}: {}", turns.join("; ")))?;
    Ok(SharedTwinGame::new(record, names_of(parts)?))
}

/// `Rj10Rk11` as `R:j10 R:k11`. The letter of a board is a capital, that of a column is not.
fn spaced(turn: &str) -> String {
    let mut text = String::new();
    for sign in turn.chars() {
        match sign {
            'L' | 'R' => text.extend([' ', sign, ':']),
            _ => text.push(sign),
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_comes_back() {
        for link in [
            "#g=twin19/",
            "#g=twin19/Lj10.",
            "#g=twin19/Lj10.Rj10",
            "#g=twin19/Lj10.Rj10Rk11.Ll1/Hana/%C5%8Cta",
            "#g=twin5/La1.Ra1Re5.Le5.",
        ] {
            let game = parse_twin_link(link).expect(link);
            assert_eq!(write_twin_link(game.record(), game.names()), link);
        }
    }

    #[test]
    fn a_bad_link_says_what_is_wrong() {
        for (link, quoted) in [
            ("#g=freestyle15", "\"freestyle15\""),
            ("#g=twin99/Lj10", "twin 19"),
            ("#g=twin19/Lz99", "z99"),
            ("#g=twin19/Lj10.Lj10", "taken"),
            ("#g=twin19/Lj10/a/b/c", "\"c\""),
        ] {
            let fault = parse_twin_link(link).expect_err(link).to_string();
            assert!(fault.contains(quoted), "{link}: {fault}");
        }
        assert!(is_twin_link("#g=twin19/Lj10"));
        assert!(!is_twin_link("#g=freestyle15/j10"));
    }
}

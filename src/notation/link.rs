//! Links, `#g=freestyle15/h8i9j10/Hana/Isao`: a whole game behind the address of the page that plays it.
//!
//! Rule and board, the moves as a [position string](super::parse_position_string), and the names if there are any. Nothing
//! in it needs quotes in a message or a shell; of a name, everything but plain letters and digits is written as
//! per cent and two hexadecimal digits for each byte of its UTF-8.
//!
//! ```
//! use narabe::notation::{parse_link, write_link};
//!
//! let game = parse_link("#g=standard15/h8i9j10/Hana/%C5%8Cta")?;
//! assert_eq!(game.names(), &["Hana".to_owned(), "Ōta".to_owned()]);
//! assert_eq!(write_link(&game), "#g=standard15/h8i9j10/Hana/%C5%8Cta");
//! # Ok::<(), narabe::notation::LinkError>(())
//! ```

use std::fmt::Write;

use thiserror::Error;

use super::position_string::{PositionStringError, parse_position_string, write_position_string};
use super::twin_text::TwinTextError;
use super::written_game::{IllegalMove, WrittenGame, rule_of_word, rule_word};
use crate::rules::{BoardSize, Rule};

/// What every link of ours begins with.
pub const LINK_MARK: &str = "#g=";
/// What stands between the parts.
pub(super) const SEPARATOR: char = '/';
/// What begins a byte that is written in digits.
const ESCAPE: char = '%';
/// The longest link that is read, in bytes: the largest board filled, and two names in any script, fit in.
const LIMIT: usize = 8 * 1024;

/// Why a link holds no game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LinkError {
    #[error("it does not begin with {LINK_MARK}")]
    NoMark,
    #[error("it is longer than {LIMIT} characters")]
    TooLong,
    #[error("\"{0}\" is not a rule and a board size, as in freestyle15")]
    Board(String),
    #[error(transparent)]
    Moves(#[from] PositionStringError),
    #[error(transparent)]
    Illegal(#[from] IllegalMove),
    #[error(transparent)]
    Turns(#[from] TwinTextError),
    #[error("\"{0}\" is not a player name in the form that links use")]
    Name(String),
    #[error("\"{0}\" is left over after the names")]
    Trailing(String),
}

/// The link, from its mark on: it goes behind the page's address.
#[must_use]
pub fn write_link(game: &WrittenGame) -> String {
    let position = game.position();
    let mut link = format!(
        "{LINK_MARK}{}{}{SEPARATOR}{}",
        rule_word(position.rule()),
        position.size().get(),
        write_position_string(&position.turns().collect::<Vec<_>>())
    );
    write_names(&mut link, game.names());
    link
}

/// Adds the names of Black and White, unless both are empty.
pub(super) fn write_names(link: &mut String, names: &[String; 2]) {
    if names.iter().any(|name| !name.is_empty()) {
        for name in names {
            link.push(SEPARATOR);
            link.push_str(&escaped(name));
        }
    }
}

/// Reads a link from its mark on. Parts that were cut off at the end (names, moves) are taken as empty.
///
/// # Errors
/// [`LinkError`] quotes what is wrong.
pub fn parse_link(text: &str) -> Result<WrittenGame, LinkError> {
    let mut parts = parts_of(text)?;
    let (rule, size) = board(parts.next().unwrap_or_default())?;
    let moves = parse_position_string(parts.next().unwrap_or_default())?;
    Ok(WrittenGame::new(rule, size, &moves, names_of(parts)?)?)
}

/// The parts of a link behind its mark.
pub(super) fn parts_of(text: &str) -> Result<std::str::Split<'_, char>, LinkError> {
    if text.len() > LIMIT {
        return Err(LinkError::TooLong);
    }
    let text = text.strip_prefix(LINK_MARK).ok_or(LinkError::NoMark)?;
    Ok(text.split(SEPARATOR))
}

/// The names in the last parts of a link.
pub(super) fn names_of<'a>(
    mut parts: impl Iterator<Item = &'a str>,
) -> Result<[String; 2], LinkError> {
    let mut name = || plain(parts.next().unwrap_or_default());
    let names = [name()?, name()?];
    match parts.next() {
        Some(rest) => Err(LinkError::Trailing(rest.to_owned())),
        None => Ok(names),
    }
}

fn board(text: &str) -> Result<(Rule, BoardSize), LinkError> {
    let digits = text.find(|sign: char| sign.is_ascii_digit());
    let (word, number) = text.split_at(digits.unwrap_or(text.len()));
    let size = number
        .parse()
        .ok()
        .and_then(|side| BoardSize::new(side).ok());
    rule_of_word(word)
        .zip(size)
        .ok_or_else(|| LinkError::Board(text.to_owned()))
}

fn escaped(name: &str) -> String {
    let mut text = String::new();
    for byte in name.bytes() {
        if byte.is_ascii_alphanumeric() {
            text.push(char::from(byte));
        } else {
            // Writing to a string cannot fail.
            let _ = write!(text, "{ESCAPE}{byte:02X}");
        }
    }
    text
}

/// The name that was written so. Browsers and messengers write some characters plainly: those are taken as they are.
fn plain(text: &str) -> Result<String, LinkError> {
    let fault = || LinkError::Name(text.to_owned());
    let mut pieces = text.split(ESCAPE);
    let mut bytes = pieces.next().unwrap_or_default().as_bytes().to_vec();
    for piece in pieces {
        let digits = piece.get(..2).ok_or_else(fault)?;
        let both = digits.bytes().all(|digit| digit.is_ascii_hexdigit());
        let byte = u8::from_str_radix(digits, 16).ok().filter(|_| both);
        bytes.push(byte.ok_or_else(fault)?);
        bytes.extend_from_slice(&piece.as_bytes()[2..]);
    }
    String::from_utf8(bytes).map_err(|_| fault())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Position;
    use proptest::prelude::*;

    /// Any game: points chosen by numbers, until it ends.
    fn game(rule: Rule, size: u8, choices: &[usize], names: [String; 2]) -> WrittenGame {
        let size = BoardSize::new(size).expect("a size");
        let mut position = Position::new(rule, size);
        for choice in choices {
            // Now and then somebody passes who may.
            if choice % 7 == 0 && position.pass().is_ok() {
                continue;
            }
            let empty: Vec<_> = position.board().empty_points().collect();
            if position.outcome().is_none() {
                position
                    .play_at_risk(empty[choice % empty.len()])
                    .expect("empty");
            }
        }
        let moves: Vec<_> = position.turns().collect();
        WrittenGame::new(rule, size, &moves, names).expect("legal")
    }

    proptest! {
        #[test]
        fn every_game_comes_back(
            rule in prop::sample::select(Rule::ALL.to_vec()),
            size in 5_u8..=25,
            choices in prop::collection::vec(any::<usize>(), 0..60),
            black in ".{0,50}",
            white in ".{0,50}",
        ) {
            let game = game(rule, size, &choices, [black, white]);
            let link = write_link(&game);
            prop_assert!(link[LINK_MARK.len()..].bytes().all(|sign| sign.is_ascii_alphanumeric() || b"/%-".contains(&sign)));
            prop_assert_eq!(parse_link(&link), Ok(game));
        }

        #[test]
        fn no_text_breaks_the_reader(text in ".{0,80}") {
            let _ = parse_link(&text);
            let _ = parse_link(&format!("{LINK_MARK}{text}"));
            let _ = parse_link(&format!("{LINK_MARK}freestyle15/h8/{text}"));
        }
    }

    #[test]
    fn what_is_cut_off_is_empty() {
        let game = parse_link("#g=freestyle15").expect("an empty board");
        assert!(game.position().moves().is_empty());
        assert_eq!(parse_link("#g=freestyle15//").as_ref(), Ok(&game));
    }

    #[test]
    fn a_bad_link_says_what_is_wrong() {
        for (link, quoted) in [
            ("g=freestyle15", "begin with #g="),
            ("#g=", "\"\""),
            ("#g=blitz15/h8", "\"blitz15\""),
            ("#g=freestyle99/h8", "\"freestyle99\""),
            ("#g=freestyle15/h8zz", "move 2"),
            ("#g=freestyle15/h8h8", "taken"),
            ("#g=freestyle15/h8--", "pass"),
            ("#g=renju15/h8--", "pass"),
            ("#g=freestyle9/p15", "off the board"),
            ("#g=freestyle15/h8/%4", "\"%4\""),
            ("#g=freestyle15/h8/%+1x", "\"%+1x\""),
            ("#g=freestyle15/h8/%FF", "\"%FF\""),
            ("#g=freestyle15/h8/a/b/c", "\"c\""),
        ] {
            let fault = parse_link(link).expect_err(link).to_string();
            assert!(fault.contains(quoted), "{link}: {fault}");
        }
        let long = format!("#g=freestyle15/{}", "h8".repeat(LIMIT));
        assert_eq!(parse_link(&long), Err(LinkError::TooLong));
    }
}

//! Links, `#g=freestyle15/h8i9j10/Hana/Isao`: a game in the fragment of a URL.
//!
//! The parts are rule and board size, the moves as a [position string](super::parse_position_string), and the names, if
//! known. Names are percent-encoded as UTF-8 except for ASCII letters and digits, so a link needs no quotes in a
//! message or a shell.
//!
//! ```
//! use narabe_notation::{parse_link, write_link};
//!
//! let game = parse_link("#g=standard15/h8i9j10/Hana/%C5%8Cta")?;
//! assert_eq!(game.names(), &["Hana".to_owned(), "Ōta".to_owned()]);
//! assert_eq!(write_link(&game), "#g=standard15/h8i9j10/Hana/%C5%8Cta");
//! # Ok::<(), narabe_notation::LinkError>(())
//! ```

use std::fmt::Write;

use thiserror::Error;

use super::position_string::{PositionStringError, parse_position_string, write_position_string};
use super::shared_game::{IllegalMove, SharedGame};
use super::twin_text::TwinTextError;
use narabe_rules::{BoardSize, Rule};

/// The beginning of every link.
pub const LINK_PREFIX: &str = "#g=";
/// The separator between the parts of a link.
pub(super) const SEPARATOR: char = '/';
/// The beginning of a percent-encoded byte.
const ESCAPE: char = '%';
/// The longest link that is parsed, in bytes. A full board of the largest size and two names in any script fit.
const MAX_BYTES: usize = 8 * 1024;

/// Why a link is not a game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LinkError {
    /// The link does not begin with [`LINK_PREFIX`].
    #[error("it does not begin with {LINK_PREFIX}")]
    MissingPrefix,
    /// The link is too long.
    #[error("it is longer than {MAX_BYTES} characters")]
    TooLong,
    /// The first part is not a rule and a board size.
    #[error("\"{0}\" is not a rule and a board size, as in freestyle15")]
    Board(String),
    /// The second part is not a position string.
    #[error(transparent)]
    Moves(#[from] PositionStringError),
    /// A move is not legal.
    #[error(transparent)]
    Illegal(#[from] IllegalMove),
    /// A turn on twin boards is malformed or not legal.
    #[error(transparent)]
    Turns(#[from] TwinTextError),
    /// A name is not valid percent-encoded UTF-8.
    #[error("\"{0}\" is not a player name in the form that links use")]
    Name(String),
    /// Another part after the names.
    #[error("\"{0}\" is left over after the names")]
    Trailing(String),
}

/// Writes a game as a link, to append to the URL of the page.
pub fn write_link(game: &SharedGame) -> String {
    let position = game.position();
    let mut link = format!(
        "{LINK_PREFIX}{}{}{SEPARATOR}{}",
        position.rule().id(),
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
            link.push_str(&percent_encode(name));
        }
    }
}

/// Parses a link that begins with [`LINK_PREFIX`]. Missing parts at the end (names, moves) are empty.
///
/// # Errors
/// [`LinkError`] with the invalid part.
pub fn parse_link(text: &str) -> Result<SharedGame, LinkError> {
    let mut parts = parts_of(text)?;
    let (rule, size) = parse_board(parts.next().unwrap_or_default())?;
    let moves = parse_position_string(parts.next().unwrap_or_default())?;
    Ok(SharedGame::new(rule, size, &moves, names_of(parts)?)?)
}

/// The parts of a link after its prefix.
pub(super) fn parts_of(text: &str) -> Result<std::str::Split<'_, char>, LinkError> {
    if text.len() > MAX_BYTES {
        return Err(LinkError::TooLong);
    }
    let text = text
        .strip_prefix(LINK_PREFIX)
        .ok_or(LinkError::MissingPrefix)?;
    Ok(text.split(SEPARATOR))
}

/// The names in the last parts of a link.
pub(super) fn names_of<'a>(
    mut parts: impl Iterator<Item = &'a str>,
) -> Result<[String; 2], LinkError> {
    let mut name = || percent_decode(parts.next().unwrap_or_default());
    let names = [name()?, name()?];
    match parts.next() {
        Some(rest) => Err(LinkError::Trailing(rest.to_owned())),
        None => Ok(names),
    }
}

/// Parses a rule and a board size, like `freestyle15`.
fn parse_board(text: &str) -> Result<(Rule, BoardSize), LinkError> {
    let digits = text.find(|char: char| char.is_ascii_digit());
    let (word, number) = text.split_at(digits.unwrap_or(text.len()));
    let size = number
        .parse()
        .ok()
        .and_then(|side| BoardSize::new(side).ok());
    Rule::from_id(word)
        .zip(size)
        .ok_or_else(|| LinkError::Board(text.to_owned()))
}

fn percent_encode(name: &str) -> String {
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

/// Decodes a name. Characters that browsers and messengers have left or made unencoded are accepted.
fn percent_decode(text: &str) -> Result<String, LinkError> {
    let fault = || LinkError::Name(text.to_owned());
    let mut pieces = text.split(ESCAPE);
    let mut bytes = pieces.next().unwrap_or_default().as_bytes().to_vec();
    for piece in pieces {
        let digits = piece.get(..2).ok_or_else(fault)?;
        let is_hex = digits.bytes().all(|digit| digit.is_ascii_hexdigit());
        let byte = u8::from_str_radix(digits, 16).ok().filter(|_| is_hex);
        bytes.push(byte.ok_or_else(fault)?);
        bytes.extend_from_slice(&piece.as_bytes()[2..]);
    }
    String::from_utf8(bytes).map_err(|_| fault())
}

#[cfg(test)]
mod tests {
    use super::*;
    use narabe_rules::Position;
    use proptest::prelude::*;

    /// A game whose points are chosen by numbers, until it ends.
    fn game(rule: Rule, size: u8, choices: &[usize], names: [String; 2]) -> SharedGame {
        let size = BoardSize::new(size).expect("a size");
        let mut position = Position::new(rule, size);
        for choice in choices {
            // Pass now and then, where that is allowed.
            if choice % 7 == 0 && position.pass().is_ok() {
                continue;
            }
            let empty: Vec<_> = position.board().empty_points().collect();
            if position.outcome().is_none() {
                position
                    .play_allowing_foul(empty[choice % empty.len()])
                    .expect("empty");
            }
        }
        let moves: Vec<_> = position.turns().collect();
        SharedGame::new(rule, size, &moves, names).expect("legal")
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
            prop_assert!(link[LINK_PREFIX.len()..].bytes().all(|byte| byte.is_ascii_alphanumeric() || b"/%-".contains(&byte)));
            prop_assert_eq!(parse_link(&link), Ok(game));
        }

        #[test]
        fn no_text_panics_the_parser(text in ".{0,80}") {
            let _ = parse_link(&text);
            let _ = parse_link(&format!("{LINK_PREFIX}{text}"));
            let _ = parse_link(&format!("{LINK_PREFIX}freestyle15/h8/{text}"));
        }
    }

    #[test]
    fn missing_parts_are_empty() {
        let game = parse_link("#g=freestyle15").expect("an empty board");
        assert!(game.position().moves().is_empty());
        assert_eq!(parse_link("#g=freestyle15//").as_ref(), Ok(&game));
    }

    #[test]
    fn an_invalid_link_is_quoted_in_the_error() {
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
        let long = format!("#g=freestyle15/{}", "h8".repeat(MAX_BYTES));
        assert_eq!(parse_link(&long), Err(LinkError::TooLong));
    }
}

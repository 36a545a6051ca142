//! Game texts, `freestyle 15: h8 i9 j10`: a game as one readable line to paste into a message.
//!
//! ```
//! use narabe_notation::{parse_game_text, write_game_text};
//!
//! let game = parse_game_text("Standard 15: h8 i9 j10")?;
//! assert_eq!(write_game_text(&game), "standard 15: h8 i9 j10");
//! # Ok::<(), narabe_notation::GameTextError>(())
//! ```

use thiserror::Error;

use super::move_list::{MoveListError, parse_any_move_list, write_move_list};
use super::shared_game::{IllegalMove, SharedGame};
use narabe_rules::{BoardSize, Rule};

/// Why a text is not a game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum GameTextError {
    /// The text does not begin with a rule, a board size and a colon.
    #[error("it does not begin with a rule, a board size and a colon, as in freestyle 15: h8 i9")]
    MissingHeader,
    /// A word after the colon is not a move.
    #[error(transparent)]
    Moves(#[from] MoveListError),
    /// A move is not legal.
    #[error(transparent)]
    Illegal(#[from] IllegalMove),
}

/// Writes rule, size and moves as one line, without the names of the players.
pub fn write_game_text(game: &SharedGame) -> String {
    let position = game.position();
    let (rule, size) = (position.rule().id(), position.size().get());
    let moves = write_move_list(&position.turns().collect::<Vec<_>>());
    format!("{rule} {size}: {moves}").trim_end().to_owned()
}

/// Parses a game text, in any letter case and with any white space between the words.
///
/// # Errors
/// [`GameTextError`] with the invalid part.
pub fn parse_game_text(text: &str) -> Result<SharedGame, GameTextError> {
    let (head, moves) = text.split_once(':').ok_or(GameTextError::MissingHeader)?;
    let mut words = head.split_whitespace();
    let rule = words.next().and_then(Rule::from_id);
    let size = words
        .next()
        .and_then(|word| BoardSize::new(word.parse().ok()?).ok());
    let (Some(rule), Some(size), None) = (rule, size, words.next()) else {
        return Err(GameTextError::MissingHeader);
    };
    let moves = parse_any_move_list(moves)?;
    Ok(SharedGame::new(
        rule,
        size,
        &moves,
        [String::new(), String::new()],
    )?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_without_moves_is_a_header() {
        let game = parse_game_text(" FREESTYLE\n19 :").expect("no moves");
        assert_eq!(write_game_text(&game), "freestyle 19:");
        assert_eq!(parse_game_text("freestyle 19:"), Ok(game));
    }

    #[test]
    fn an_invalid_text_is_an_error_with_the_reason() {
        for text in [
            "",
            "hello",
            "freestyle: h8",
            "freestyle 99: h8",
            "go 15: h8",
            "freestyle 15 x: h8",
        ] {
            assert_eq!(
                parse_game_text(text),
                Err(GameTextError::MissingHeader),
                "{text}"
            );
        }
        assert!(
            parse_game_text("freestyle 15: h8 zz")
                .unwrap_err()
                .to_string()
                .contains("zz")
        );
        assert!(
            parse_game_text("freestyle 15: h8 h8")
                .unwrap_err()
                .to_string()
                .contains("taken")
        );
    }
}

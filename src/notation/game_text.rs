//! A game in words, `freestyle 15: h8 i9 j10`: what is pasted into a letter or a chat and read by people.
//!
//! ```
//! use narabe::notation::{parse_game_text, write_game_text};
//!
//! let game = parse_game_text("Standard 15: h8 i9 j10")?;
//! assert_eq!(write_game_text(&game), "standard 15: h8 i9 j10");
//! # Ok::<(), narabe::notation::GameTextError>(())
//! ```

use thiserror::Error;

use super::move_list::{MoveListError, parse_move_list, write_move_list};
use super::written_game::{IllegalMove, WrittenGame, rule_of_word, rule_word};
use crate::rules::BoardSize;

/// Why a text is no game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum GameTextError {
    #[error("it does not begin with a rule, a board size and a colon, as in freestyle 15: h8 i9")]
    NoHead,
    #[error(transparent)]
    Moves(#[from] MoveListError),
    #[error(transparent)]
    Illegal(#[from] IllegalMove),
}

/// Rule, size and moves on one line. Names are left out: whoever writes to somebody says them in other words.
#[must_use]
pub fn write_game_text(game: &WrittenGame) -> String {
    let position = game.position();
    let (rule, size) = (rule_word(position.rule()), position.size().get());
    let moves = write_move_list(&position.turns().collect::<Vec<_>>());
    format!("{rule} {size}: {moves}").trim_end().to_owned()
}

/// Reads such a line, in small or capital letters, with any white space between the words.
///
/// # Errors
/// [`GameTextError`] quotes what is wrong.
pub fn parse_game_text(text: &str) -> Result<WrittenGame, GameTextError> {
    let (head, moves) = text.split_once(':').ok_or(GameTextError::NoHead)?;
    let mut words = head.split_whitespace();
    let rule = words.next().and_then(rule_of_word);
    let size = words
        .next()
        .and_then(|word| BoardSize::new(word.parse().ok()?).ok());
    let (Some(rule), Some(size), None) = (rule, size, words.next()) else {
        return Err(GameTextError::NoHead);
    };
    let moves = parse_move_list(moves)?;
    Ok(WrittenGame::new(
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
    fn an_empty_game_is_its_head() {
        let game = parse_game_text(" FREESTYLE\n19 :").expect("no moves");
        assert_eq!(write_game_text(&game), "freestyle 19:");
        assert_eq!(parse_game_text("freestyle 19:"), Ok(game));
    }

    #[test]
    fn a_text_that_is_no_game_says_why() {
        for text in [
            "",
            "hello",
            "freestyle: h8",
            "freestyle 99: h8",
            "go 15: h8",
            "freestyle 15 x: h8",
        ] {
            assert_eq!(parse_game_text(text), Err(GameTextError::NoHead), "{text}");
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

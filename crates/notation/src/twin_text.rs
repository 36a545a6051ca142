//! Twin texts, `twin 19: L:j10; R:j10 L:k11; R:k11`: a game on twin boards as one readable line.
//!
//! The board size is followed by the turns. A semicolon ends a turn; the last turn needs none if it has all its stones.
//! A single last stone without a semicolon is the first stone of an unfinished turn.
//!
//! ```
//! use narabe_notation::{parse_twin_text, write_twin_text};
//!
//! let game = parse_twin_text("Twin 19: l:j10; R:j10 l:k11; r:k11")?;
//! assert_eq!(write_twin_text(&game), "twin 19: L:j10; R:j10 L:k11; R:k11");
//! assert_eq!(game.position().open_stone(), Some("R:k11".parse()?));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use std::fmt::Write as _;

use thiserror::Error;

use narabe_rules::BoardSize;
use narabe_rules::twin::{
    ParseTurnError, ParseTwinPointError, Turn, TwinError, TwinPoint, TwinRecord,
};

/// The first word of a twin text.
const KEYWORD: &str = "twin";
const TURN_END: char = ';';

/// Why a text is not a game on twin boards.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum TwinTextError {
    /// The text does not begin with `twin`, a board size and a colon.
    #[error(
        "it does not begin with twin, a board size and a colon, as in twin 19: L:j10; R:j10 R:k11"
    )]
    MissingHeader,
    /// A text between semicolons is not a turn.
    #[error("turn {number}: {cause}")]
    Turn {
        /// The number of the turn, from 1.
        number: usize,
        /// The reason why it is not a turn.
        cause: ParseTurnError,
    },
    /// A turn is not legal.
    #[error("turn {number}: {cause}")]
    Illegal {
        /// The number of the turn, from 1.
        number: usize,
        /// The reason why it is not allowed.
        cause: TwinError,
    },
}

/// Writes size and turns as one line. Turns that were taken back, resignations, draws by agreement and losses on time
/// are left out.
pub fn write_twin_text(record: &TwinRecord) -> String {
    let position = record.position();
    let mut text = format!("{KEYWORD} {}:", position.size().get());
    // Writing to a string cannot fail.
    for turn in position.turns() {
        let _ = write!(text, " {turn}{TURN_END}");
    }
    match position.open_stone() {
        Some(stone) => _ = write!(text, " {stone}"),
        // A turn of two stones needs no semicolon.
        None if position
            .turns()
            .last()
            .is_some_and(|turn| turn.second.is_some()) =>
        {
            text.truncate(text.len() - TURN_END.len_utf8());
        }
        None => {}
    }
    text
}

/// Whether a text begins like a twin text.
pub fn is_twin_text(text: &str) -> bool {
    let word = text.split([':', ' ', '\t', '\n']).next();
    word.is_some_and(|word| word.eq_ignore_ascii_case(KEYWORD))
}

/// Parses a twin text, in any letter case and with any white space between the words.
///
/// # Errors
/// [`TwinTextError`] with the invalid turn and the reason.
pub fn parse_twin_text(text: &str) -> Result<TwinRecord, TwinTextError> {
    let (head, turns) = text.split_once(':').ok_or(TwinTextError::MissingHeader)?;
    let mut words = head.split_whitespace();
    let is_twin = words
        .next()
        .is_some_and(|word| word.eq_ignore_ascii_case(KEYWORD));
    let size = words
        .next()
        .and_then(|word| BoardSize::new(word.parse().ok()?).ok());
    let (true, Some(size), None) = (is_twin, size, words.next()) else {
        return Err(TwinTextError::MissingHeader);
    };
    let mut record = TwinRecord::new(size);
    let mut turns: Vec<&str> = turns.split(TURN_END).collect();
    let open = turns.pop().unwrap_or_default();
    for (index, turn) in turns.iter().enumerate() {
        let number = index + 1;
        let turn: Turn = turn
            .parse()
            .map_err(|cause| TwinTextError::Turn { number, cause })?;
        record
            .play_turn(turn)
            .map_err(|cause| TwinTextError::Illegal { number, cause })?;
    }
    play_last_turn(&mut record, open, turns.len() + 1)?;
    Ok(record)
}

/// Plays the stones after the last semicolon.
fn play_last_turn(record: &mut TwinRecord, text: &str, number: usize) -> Result<(), TwinTextError> {
    let invalid = |cause: ParseTurnError| TwinTextError::Turn { number, cause };
    let illegal = |cause| TwinTextError::Illegal { number, cause };
    let stones = text
        .split_whitespace()
        .map(str::parse)
        .collect::<Result<Vec<TwinPoint>, ParseTwinPointError>>()
        .map_err(|cause| invalid(cause.into()))?;
    match stones[..] {
        [] => {}
        [stone] => _ = record.play(stone).map_err(illegal)?,
        [first, second] => {
            _ = record
                .play_turn(Turn::two(first, second))
                .map_err(illegal)?
        }
        _ => return Err(invalid(ParseTurnError::Count(stones.len()))),
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn round_trip(text: &str) -> String {
        write_twin_text(&parse_twin_text(text).unwrap())
    }

    #[test]
    fn a_game_reads_as_it_was_written() {
        for text in [
            "twin 19:",
            "twin 19: L:j10;",
            "twin 19: L:j10; R:j10",
            "twin 19: L:j10; R:j10;",
            "twin 19: L:j10; R:j10; L:a1 L:b1",
            "twin 5: L:a1; R:a1 R:e5; L:e5;",
        ] {
            assert_eq!(round_trip(text), text);
        }
        assert_eq!(
            round_trip("TWIN\n19 : L:j10 ;R:j10\tR:k1 ;"),
            "twin 19: L:j10; R:j10 R:k1"
        );
    }

    #[test]
    fn an_invalid_text_is_an_error_with_the_reason() {
        for text in [
            "",
            "twin",
            "twin: L:h8",
            "twin 99:",
            "freestyle 15: h8",
            "twin 19 x:",
        ] {
            assert_eq!(
                parse_twin_text(text),
                Err(TwinTextError::MissingHeader),
                "{text}"
            );
        }
        for (text, says) in [
            ("twin 19: L:h8; R:h8 zz", "turn 2: \"zz\""),
            (
                "twin 19: L:h8; ;",
                "turn 2: a turn is one stone or two, not 0",
            ),
            (
                "twin 19: L:h8; R:a1 R:a2 R:a3",
                "turn 2: a turn is one stone or two, not 3",
            ),
            ("twin 19: L:h8 R:h8;", "turn 1: R:h8 cannot be added"),
            ("twin 19: L:h8; L:h8", "turn 2: L:h8 is taken by Black"),
            ("twin 15: L:p1", "turn 1: L:p1 is off the board"),
        ] {
            let fault = parse_twin_text(text).unwrap_err().to_string();
            assert!(fault.contains(says), "{fault}");
        }
    }
}

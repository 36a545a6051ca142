//! A game as people hand it on: rule, board, moves and who played.

use thiserror::Error;

use super::plain::plain_line;
use crate::rules::twin::TwinRecord;
use crate::rules::{BoardSize, Move, PlayError, Position, Rule};

/// The longest name that is handed on, in characters.
pub const LONGEST_NAME: usize = 40;

/// A game that can be played through: its moves are legal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrittenGame {
    position: Position,
    names: [String; 2],
}

/// A move that the rule does not allow.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("move {number}: {cause}")]
pub struct IllegalMove {
    /// Which move, from 1.
    pub number: usize,
    pub cause: PlayError,
}

impl WrittenGame {
    /// Plays the moves through; the last may be a foul, by which the game was lost. Names are Black's and White's; an empty one is not known.
    ///
    /// # Errors
    /// [`IllegalMove`] names the first move that the rule does not allow.
    pub fn new(
        rule: Rule,
        size: BoardSize,
        moves: &[Move],
        names: [String; 2],
    ) -> Result<Self, IllegalMove> {
        let mut position = Position::new(rule, size);
        for (index, turn) in moves.iter().enumerate() {
            position.make_turn(*turn).map_err(|cause| IllegalMove {
                number: index + 1,
                cause,
            })?;
        }
        Ok(Self::of(&position, names))
    }

    /// The game that has led to this position.
    #[must_use]
    pub fn of(position: &Position, names: [String; 2]) -> Self {
        Self {
            position: position.clone(),
            names: names.map(|name| tidy(&name)),
        }
    }

    /// The last position, which knows the moves.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// Black's and White's.
    #[must_use]
    pub const fn names(&self) -> &[String; 2] {
        &self.names
    }
}

/// A game on twin boards as people share it: turns and who played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrittenTwinGame {
    record: TwinRecord,
    names: [String; 2],
}

impl WrittenTwinGame {
    /// Names are Black's and White's; an empty one is not known.
    #[must_use]
    pub fn new(record: TwinRecord, names: [String; 2]) -> Self {
        let names = names.map(|name| tidy(&name));
        Self { record, names }
    }

    /// The game.
    #[must_use]
    pub const fn record(&self) -> &TwinRecord {
        &self.record
    }

    /// The game alone.
    #[must_use]
    pub fn into_record(self) -> TwinRecord {
        self.record
    }

    /// Black's and White's.
    #[must_use]
    pub const fn names(&self) -> &[String; 2] {
        &self.names
    }
}

/// A name on one line and of a length that fits.
fn tidy(name: &str) -> String {
    plain_line(name.trim(), LONGEST_NAME).trim().to_owned()
}

/// The word for a rule in every format of ours.
#[must_use]
pub const fn rule_word(rule: Rule) -> &'static str {
    match rule {
        Rule::Freestyle => "freestyle",
        Rule::Standard => "standard",
        Rule::Renju => "renju",
        Rule::Caro => "caro",
        Rule::CaroOverline => "longcaro",
    }
}

/// The rule that a word means, in small or capital letters.
#[must_use]
pub fn rule_of_word(word: &str) -> Option<Rule> {
    Rule::ALL
        .into_iter()
        .find(|rule| rule_word(*rule).eq_ignore_ascii_case(word))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Point;

    #[test]
    fn every_rule_has_a_word_of_its_own() {
        for rule in Rule::ALL {
            assert_eq!(rule_of_word(rule_word(rule)), Some(rule));
        }
        assert_eq!(rule_of_word("FreeStyle"), Some(Rule::Freestyle));
        assert_eq!(rule_of_word("free"), None);
    }

    #[test]
    fn the_first_illegal_move_is_named() {
        let point = Point::new(7, 7);
        let names = [String::new(), String::new()];
        let fault = WrittenGame::new(
            Rule::Freestyle,
            BoardSize::DEFAULT,
            &[Point::new(0, 0), point, point].map(Move::Stone),
            names,
        )
        .unwrap_err();
        assert_eq!(fault.number, 3);
        assert!(fault.to_string().contains("h8"), "{fault}");
    }

    #[test]
    fn names_are_tidied() {
        let long = "x".repeat(LONGEST_NAME + 5);
        let names = [" Ha\nna ".to_owned(), long];
        let game = WrittenGame::new(Rule::Standard, BoardSize::MIN, &[], names).unwrap();
        assert_eq!(game.names()[0], "Hana");
        assert_eq!(game.names()[1].len(), LONGEST_NAME);
    }
}

//! A game as it is shared in text and links: rule, board size, moves and player names.

use thiserror::Error;

use super::sanitize::sanitize_line;
use narabe_rules::twin::TwinRecord;
use narabe_rules::{BoardSize, Move, PlayError, Position, Rule};

/// The longest player name, in characters; a longer one is truncated.
const MAX_NAME_CHARS: usize = 40;

/// A game from an empty board with legal moves, and the names of its players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SharedGame {
    position: Position,
    names: [String; 2],
}

/// A move of a shared game that the rule does not allow.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("move {number}: {cause}")]
pub struct IllegalMove {
    /// The number of the move, from 1.
    pub number: usize,
    /// The reason why it is not allowed.
    pub cause: PlayError,
}

/// A game that starts from a set-up, which links and game texts cannot hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error(
    "the game starts from a position that was set up, which a link or a line of moves cannot hold: save it as a file"
)]
pub struct SetupNotShared;

impl SharedGame {
    /// A game with these moves. The last one may be a foul, which loses. `names` are Black's and White's name; an
    /// unknown name is empty.
    ///
    /// # Errors
    /// [`IllegalMove`] for the first move that the rule does not allow.
    pub fn new(
        rule: Rule,
        size: BoardSize,
        moves: &[Move],
        names: [String; 2],
    ) -> Result<Self, IllegalMove> {
        let mut position = Position::new(rule, size);
        for (index, turn) in moves.iter().enumerate() {
            position.play_turn(*turn).map_err(|cause| IllegalMove {
                number: index + 1,
                cause,
            })?;
        }
        Ok(Self::named(position, names))
    }

    /// The game that led to this position, with Black's and White's name.
    ///
    /// # Errors
    /// [`SetupNotShared`] if it started from a set-up.
    pub fn of(position: &Position, names: [String; 2]) -> Result<Self, SetupNotShared> {
        if position.has_setup() {
            return Err(SetupNotShared);
        }
        Ok(Self::named(position.clone(), names))
    }

    fn named(position: Position, names: [String; 2]) -> Self {
        let names = names.map(|name| clean_name(&name));
        Self { position, names }
    }

    /// The last position, which includes the moves.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// Black's and White's name; an unknown name is empty.
    pub const fn names(&self) -> &[String; 2] {
        &self.names
    }
}

/// A game on twin boards and the names of its players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SharedTwinGame {
    record: TwinRecord,
    names: [String; 2],
}

impl SharedTwinGame {
    /// A game with Black's and White's name; an unknown name is empty.
    pub fn new(record: TwinRecord, names: [String; 2]) -> Self {
        let names = names.map(|name| clean_name(&name));
        Self { record, names }
    }

    /// The game.
    pub const fn record(&self) -> &TwinRecord {
        &self.record
    }

    /// The game without the names.
    pub fn into_record(self) -> TwinRecord {
        self.record
    }

    /// Black's and White's name; an unknown name is empty.
    pub const fn names(&self) -> &[String; 2] {
        &self.names
    }
}

/// The name as one line of displayable characters, truncated to [`MAX_NAME_CHARS`].
fn clean_name(name: &str) -> String {
    sanitize_line(name.trim(), MAX_NAME_CHARS).trim().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use narabe_rules::{Point, Setup, Side};

    #[test]
    fn the_first_illegal_move_is_named() {
        let point = Point::new(7, 7);
        let names = [String::new(), String::new()];
        let fault = SharedGame::new(
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
    fn a_game_from_a_set_up_is_refused() {
        let mut setup = Setup::new(Rule::Freestyle, BoardSize::DEFAULT);
        setup.place(Point::new(7, 7), Side::White).unwrap();
        let position = Position::from_setup(&setup).unwrap();
        let shared = SharedGame::of(&position, Default::default());
        assert_eq!(shared, Err(SetupNotShared));
    }

    #[test]
    fn names_are_cleaned() {
        let long = "x".repeat(MAX_NAME_CHARS + 5);
        let names = [" Ha\nna ".to_owned(), long];
        let game = SharedGame::new(Rule::Standard, BoardSize::MIN, &[], names).unwrap();
        assert_eq!(game.names()[0], "Hana");
        assert_eq!(game.names()[1].len(), MAX_NAME_CHARS);
    }
}

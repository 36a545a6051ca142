//! The serialised form of a position for an engine in another thread or worker: rule, size and moves. Deserialisation
//! checks every move. For use with `#[serde(with = "position_form")]`.

use crate::rules::{BoardSize, Move, Position, Rule};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

#[derive(Serialize, Deserialize)]
struct PositionForm {
    rule: Rule,
    size: BoardSize,
    moves: Vec<Move>,
}

/// Serialises a position as its [`PositionForm`].
pub fn serialize<S: Serializer>(position: &Position, serializer: S) -> Result<S::Ok, S::Error> {
    let form = PositionForm {
        rule: position.rule(),
        size: position.size(),
        moves: position.turns().collect(),
    };
    form.serialize(serializer)
}

/// Deserialises a position and checks its moves.
pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Position, D::Error> {
    let form = PositionForm::deserialize(deserializer)?;
    let mut position = Position::new(form.rule, form.size);
    for turn in form.moves {
        position
            .play_turn(turn)
            .map_err(|error| D::Error::custom(format!("{turn}: {error}")))?;
    }
    Ok(position)
}

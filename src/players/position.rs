//! A position written down for somebody at another desk: rule, size and moves. Read back, each move is checked.

use crate::rules::{BoardSize, Move, Position, Rule};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

#[derive(Serialize, Deserialize)]
struct Written {
    rule: Rule,
    size: BoardSize,
    moves: Vec<Move>,
}

pub fn serialize<S: Serializer>(position: &Position, serializer: S) -> Result<S::Ok, S::Error> {
    let written = Written {
        rule: position.rule(),
        size: position.size(),
        moves: position.turns().collect(),
    };
    written.serialize(serializer)
}

pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Position, D::Error> {
    let written = Written::deserialize(deserializer)?;
    let mut position = Position::new(written.rule, written.size);
    for turn in written.moves {
        position
            .make_turn(turn)
            .map_err(|fault| D::Error::custom(format!("{turn}: {fault}")))?;
    }
    Ok(position)
}

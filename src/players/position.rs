//! A position written down for somebody at another desk: rule, size and moves. Read back, each move is checked.

use crate::rules::{BoardSize, Point, Position, Rule};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

#[derive(Serialize, Deserialize)]
struct Written {
    rule: Rule,
    size: BoardSize,
    moves: Vec<Point>,
}

pub fn serialize<S: Serializer>(position: &Position, serializer: S) -> Result<S::Ok, S::Error> {
    let written = Written {
        rule: position.rule(),
        size: position.size(),
        moves: position.moves().to_vec(),
    };
    written.serialize(serializer)
}

pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Position, D::Error> {
    let written = Written::deserialize(deserializer)?;
    let mut position = Position::new(written.rule, written.size);
    for point in written.moves {
        position
            .play_at_risk(point)
            .map_err(|fault| D::Error::custom(format!("{point}: {fault}")))?;
    }
    Ok(position)
}

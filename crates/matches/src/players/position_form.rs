//! The serialised form of a position for an engine in another thread or worker: rule, size, set-up and
//! moves. Deserialisation checks every move. For use with `#[serde(with = "position_form")]`.

use narabe_rules::{BoardSize, Move, Position, Rule, SavedSetup};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

#[derive(Serialize, Deserialize)]
struct PositionForm {
    rule: Rule,
    size: BoardSize,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    setup: Option<SavedSetup>,
    moves: Vec<Move>,
}

/// Serialises a position as its [`PositionForm`].
pub fn serialize<S: Serializer>(position: &Position, serializer: S) -> Result<S::Ok, S::Error> {
    let form = PositionForm {
        rule: position.rule(),
        size: position.size(),
        setup: SavedSetup::of(position),
        moves: position.turns().collect(),
    };
    form.serialize(serializer)
}

/// Deserialises a position and checks its moves.
pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Position, D::Error> {
    let form = PositionForm::deserialize(deserializer)?;
    let mut position = SavedSetup::position(form.setup.as_ref(), form.rule, form.size)
        .map_err(D::Error::custom)?;
    for turn in form.moves {
        position
            .play_turn(turn)
            .map_err(|error| D::Error::custom(format!("{turn}: {error}")))?;
    }
    Ok(position)
}

#[cfg(test)]
mod tests {
    use super::*;
    use narabe_rules::{Point, Setup, Side};

    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    struct Sent(#[serde(with = "super")] Position);

    #[test]
    fn a_position_arrives_with_its_set_up() {
        let mut setup = Setup::new(Rule::Renju, BoardSize::DEFAULT);
        setup.place(Point::new(7, 7), Side::White).unwrap();
        setup.set_to_move(Side::White);
        let mut position = Position::from_setup(&setup).unwrap();
        position.play(Point::new(8, 8)).unwrap();
        let text = serde_json::to_string(&Sent(position.clone())).unwrap();
        let read: Sent = serde_json::from_str(&text).unwrap();
        assert_eq!(read.0, position);
        let plain = Sent(Position::new(Rule::Renju, BoardSize::DEFAULT));
        let text = serde_json::to_string(&plain).unwrap();
        assert_eq!(text, r#"{"rule":"Renju","size":15,"moves":[]}"#);
    }
}

//! Parsers accept any text without a panic, and what is written parses to the same moves.

use narabe_notation::{
    parse_move_list, parse_position_string, write_move_list, write_position_string,
};
use narabe_rules::{Move, Point};
use proptest::prelude::*;

fn any_moves() -> impl Strategy<Value = Vec<Move>> {
    let stone = (0_u8..25, 0_u8..25).prop_map(|(x, y)| Move::Stone(Point::new(x, y)));
    prop::collection::vec(prop_oneof![9 => stone, 1 => Just(Move::Pass)], 0..400)
}

/// Almost valid texts, which find more errors than random ones.
fn nearly_moves() -> impl Strategy<Value = String> {
    let piece = prop::sample::select(vec![
        "h8", "I10", "y25", "z1", "a0", "a", "99", " ", "\n", "é", "８", "-1", "a256", "--",
    ]);
    prop::collection::vec(piece, 0..30).prop_map(|pieces| pieces.concat())
}

proptest! {
    #[test]
    fn moves_round_trip(moves in any_moves()) {
        prop_assert_eq!(parse_move_list(&write_move_list(&moves)), Ok(moves.clone()));
        prop_assert_eq!(parse_position_string(&write_position_string(&moves)), Ok(moves.clone()));
        let capitals = write_position_string(&moves).to_uppercase();
        prop_assert_eq!(parse_position_string(&capitals), Ok(moves));
    }

    #[test]
    fn no_text_panics_the_parsers(text in prop_oneof![any::<String>(), nearly_moves()]) {
        let single = text.parse::<Move>();
        let list = parse_move_list(&text);
        let string = parse_position_string(&text);
        if let Ok(turn) = single {
            prop_assert_eq!(&list, &Ok(vec![turn]));
            prop_assert_eq!(&string, &Ok(vec![turn]));
        }
        // A move list is also a position string of the same moves.
        if let Ok(moves) = list {
            prop_assert_eq!(string, Ok(moves));
        }
    }
}

//! A match between two persons, and a complete game.

use crate::live::{MatchConfig, MatchLength, Player, Seat};
use narabe_engine_core::classic::Classic;
use narabe_rules::{BoardSize, Point, Position, Rule, Side};
use rand::SeedableRng;
use rand::rngs::StdRng;

/// The seed of a game between two classics that Black wins with a good-looking line.
const WON_GAME: u64 = 11;

/// A match of seven games between two persons.
pub fn between_persons() -> MatchConfig {
    let person = |name: &str| Player {
        name: name.into(),
        seat: Seat::Human,
    };
    MatchConfig {
        players: [person("Hana"), person("Isao")],
        length: MatchLength::BestOf(7),
        ..MatchConfig::default()
    }
}

/// A complete game between two classics that Black wins in more than thirty moves.
pub fn won_game() -> Vec<Point> {
    (WON_GAME..)
        .take(200)
        .map(played)
        .find(|game| {
            game.moves().len() > 30
                && game.outcome().and_then(|outcome| outcome.winner()) == Some(Side::Black)
        })
        .map(|game| game.moves().to_vec())
        .unwrap_or_default()
}

fn played(seed: u64) -> Position {
    let mut rng = StdRng::seed_from_u64(seed);
    let mut game = Position::new(Rule::Freestyle, BoardSize::DEFAULT);
    // The first stone is in the middle, because some classics play it anywhere.
    let _ = game.play(BoardSize::DEFAULT.centre());
    while game.outcome().is_none() {
        let player = match game.side_to_move() {
            Side::Black => Classic::Shapes,
            Side::White => Classic::Defender,
        };
        let Some(point) = player.choose(&game, &mut rng) else {
            break;
        };
        if game.play(point).is_err() {
            break;
        }
    }
    game
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_pictured_win_is_a_win() {
        let moves = won_game();
        assert!(moves.len() > 30, "{}", moves.len());
    }
}

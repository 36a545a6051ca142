//! One game between two players.

use narabe_rules::{Outcome, Position, Side};

use crate::{Game, Player};

/// Plays a game to its end from a position. A player that fails loses.
pub fn play_out(
    mut position: Position,
    players: &mut [Box<dyn Player>; 2],
    first_is_black: bool,
    seed: u64,
) -> Game {
    let forfeited = |position: &Position, loser: Side, fault| Game {
        winner: Some(loser.other()),
        fault: Some(fault),
        moves: position.moves().to_vec(),
    };
    for (player, is_first) in players.iter_mut().zip([true, false]) {
        if let Err(fault) = player.new_game(&position, seed) {
            let loser = if is_first == first_is_black {
                Side::Black
            } else {
                Side::White
            };
            return forfeited(&position, loser, fault);
        }
    }
    while position.outcome().is_none() {
        let side = position.side_to_move();
        if position.must_pass() && position.pass().is_ok() {
            continue;
        }
        let is_first = (side == Side::Black) == first_is_black;
        let player = &mut players[usize::from(!is_first)];
        let fault = match player.choose(&position) {
            Ok(point) => match position.play_allowing_foul(point) {
                Ok(_) => continue,
                Err(error) => error.to_string(),
            },
            Err(fault) => fault,
        };
        return forfeited(&position, side, fault);
    }
    Game {
        winner: position.outcome().and_then(Outcome::winner),
        fault: None,
        moves: position.moves().to_vec(),
    }
}

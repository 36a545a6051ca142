//! Where the value of a program turns to lost, and stays so to the end.

use std::collections::BTreeMap;

use narabe_rules::{Position, Side};
use narabe_study::review::last_held;

use narabe_command_line::arguments::ErrorText;

/// The position of a game after so many moves.
pub fn position_at(game: &Position, ply: usize) -> Position {
    let mut position = game.clone();
    while position.ply() > ply && position.undo().is_some() {}
    position
}

/// The loser's chances, in per cent.
#[derive(Clone, Copy, Debug)]
pub struct Bounds {
    /// Below this the game is lost.
    pub lost: f64,
    /// From this on it is held.
    pub held: f64,
}

/// The moves of the loser between which the value turns, by their numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// The last one before which the game was held.
    pub held: usize,
    /// The one after which it was lost.
    pub lost: usize,
}

/// Where the value turns. None if the game is lost after the opening already. `chance` is what the loser can expect after so many
/// moves, in per cent, by a search with few nodes or a deeper one; it is asked from the end backwards, and no further than needed.
pub fn find(
    game: &Position,
    loser: Side,
    opening: usize,
    mut chance: impl FnMut(usize, bool) -> Result<f64, ErrorText>,
    bounds: Bounds,
) -> Result<Option<Turn>, ErrorText> {
    let loser_to_move = |ply| position_at(game, ply).side_to_move() == loser;
    let mut deep: BTreeMap<usize, f64> = BTreeMap::new();
    let mut is_next_lost = true;
    let last = last_held(
        opening..game.ply(),
        loser_to_move,
        |ply| -> Result<bool, ErrorText> {
            let mut now = match deep.get(&ply) {
                Some(deep) => *deep,
                None => chance(ply, false)?,
            };
            if (now < bounds.lost) != is_next_lost && !deep.contains_key(&ply) {
                now = chance(ply, true)?;
                deep.insert(ply, now);
            }
            is_next_lost = now < bounds.lost;
            Ok(is_next_lost)
        },
    )?;
    // Where the winner was to move, the program saw it late.
    let losing = |ply| if loser_to_move(ply) { ply + 1 } else { ply };
    let Some(last) = last.filter(|&ply| losing(ply) > opening) else {
        return Ok(None);
    };
    let mut held = last;
    while held > opening {
        let now = match deep.get(&held) {
            Some(deep) => *deep,
            None => chance(held, false)?,
        };
        if now >= bounds.held {
            break;
        }
        held -= 1;
    }
    Ok(Some(Turn {
        held: losing(held).max(opening + 1),
        lost: losing(last),
    }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use narabe_rules::{BoardSize, Rule};

    const BOUNDS: Bounds = Bounds {
        lost: 5.0,
        held: 25.0,
    };

    /// White loses a game of nine moves. Its chances after each of them, the first for no move; with many nodes all are `deep`,
    /// where that is given.
    fn turn(chances: [u8; 9], deep: Option<u8>, opening: usize) -> Option<(usize, usize)> {
        let mut game = Position::new(Rule::Freestyle, BoardSize::DEFAULT);
        for point in narabe_notation::parse_move_list("h8 i9 i8 h9 j8 a1 k8 b1 l8").unwrap() {
            game.play(point).unwrap();
        }
        let chance = |ply: usize, is_deep: bool| {
            let deep = deep.filter(|_| is_deep);
            Ok(f64::from(deep.unwrap_or(chances[ply])))
        };
        let found = find(&game, Side::White, opening, chance, BOUNDS).unwrap();
        found.map(|turn| (turn.held, turn.lost))
    }

    #[test]
    fn the_loser_s_last_move_before_which_it_was_not_lost_is_found() {
        let chances = [50, 50, 50, 50, 50, 50, 1, 1, 1];
        assert_eq!(turn(chances, None, 0), Some((6, 6)));
        // A loss that is seen for a moment earlier does not count.
        let chances = [50, 50, 50, 1, 1, 50, 1, 1, 1];
        assert_eq!(turn(chances, None, 0), Some((6, 6)));
        assert_eq!(turn([50; 9], None, 0), Some((8, 8)));
    }

    #[test]
    fn a_loss_that_is_seen_only_when_the_loser_is_to_move_came_from_its_move_before() {
        let chances = [50, 50, 50, 50, 50, 50, 50, 1, 1];
        assert_eq!(turn(chances, None, 0), Some((6, 6)));
    }

    #[test]
    fn a_value_that_falls_slowly_turns_over_several_moves() {
        let chances = [50, 50, 30, 20, 15, 10, 1, 1, 1];
        assert_eq!(turn(chances, None, 0), Some((2, 6)));
        assert_eq!(
            turn([20, 20, 20, 20, 15, 10, 1, 1, 1], None, 2),
            Some((3, 6))
        );
    }

    #[test]
    fn a_value_that_more_nodes_see_lost_does_not_hold() {
        let chances = [50, 50, 50, 50, 50, 10, 1, 1, 1];
        assert_eq!(turn(chances, Some(1), 5), None);
        assert_eq!(turn(chances, Some(10), 5), Some((6, 6)));
    }

    #[test]
    fn a_game_lost_from_the_opening_has_no_losing_move() {
        let chances = [50, 50, 50, 50, 1, 1, 1, 1, 1];
        assert_eq!(turn(chances, None, 4), None);
        assert_eq!(turn(chances, None, 3), Some((4, 4)));
    }
}

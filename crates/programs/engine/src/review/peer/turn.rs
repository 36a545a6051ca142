//! Where the value of a program turns to lost, and stays so to the end.

use narabe_rules::{Position, Side};

use narabe_command_line::arguments::ErrorText;

/// The position of a game after so many moves.
pub fn position_at(game: &Position, ply: usize) -> Position {
    let mut position = game.clone();
    while position.ply() > ply && position.undo().is_some() {}
    position
}

/// The number of the loser's move at which the value turns: its last one before which the game is not seen as lost while it is in
/// all positions from then on. None if it is lost in all positions after the opening. `is_lost` is asked from the end backwards, and
/// no further than needed.
pub fn find(
    game: &Position,
    loser: Side,
    opening: usize,
    mut is_lost: impl FnMut(&Position) -> Result<bool, ErrorText>,
) -> Result<Option<usize>, ErrorText> {
    let mut position = game.clone();
    while position.ply() > opening {
        position.undo();
        if is_lost(&position)? {
            continue;
        }
        // The next move lost it, or if that was the winner's, the one before: the program saw it late.
        let ply = position.ply();
        let losing = if position.side_to_move() == loser {
            ply + 1
        } else {
            ply
        };
        return Ok((losing > opening).then_some(losing));
    }
    Ok(None)
}

#[cfg(test)]
mod tests {
    use super::*;
    use narabe_rules::{BoardSize, Rule};

    /// White loses a game of nine moves; the loss is seen in the positions of `lost`.
    fn turn(lost: &[usize], opening: usize) -> Option<usize> {
        let mut game = Position::new(Rule::Freestyle, BoardSize::DEFAULT);
        for point in narabe_notation::parse_move_list("h8 i9 i8 h9 j8 a1 k8 b1 l8").unwrap() {
            game.play(point).unwrap();
        }
        let mut asked = Vec::new();
        let found = find(&game, Side::White, opening, |position| {
            asked.push(position.ply());
            Ok(lost.contains(&position.ply()))
        });
        assert!(
            asked.is_sorted_by(|one, next| *one == next + 1),
            "{asked:?}"
        );
        found.unwrap()
    }

    #[test]
    fn the_loser_s_last_move_before_which_it_was_not_lost_is_found() {
        assert_eq!(turn(&[8, 7, 6], 0), Some(6));
        // A loss that is seen for a moment earlier does not count.
        assert_eq!(turn(&[8, 7, 6, 4, 3], 0), Some(6));
        assert_eq!(turn(&[], 0), Some(8));
    }

    #[test]
    fn a_loss_that_is_seen_only_when_the_loser_is_to_move_came_from_its_move_before() {
        assert_eq!(turn(&[8, 7], 0), Some(6));
    }

    #[test]
    fn a_game_lost_from_the_opening_has_no_losing_move() {
        assert_eq!(turn(&[8, 7, 6, 5, 4], 4), None);
        assert_eq!(turn(&[8, 7, 6, 5], 4), None);
        assert_eq!(turn(&[8, 7, 6, 5], 3), Some(4));
    }
}

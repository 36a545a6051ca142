//! False wins: positions after two open threes that do not win.

use narabe_engine_core::Setup;
use narabe_engine_core::tactics::AttackShape;
use narabe_learn::puzzles::{IsWanted, Task, Theme, prove, threatened};
use narabe_rules::Point;

/// A position after two open threes of the side to move, which it did not play: they do not win.
pub fn false_win(setup: &Setup, is_wanted: IsWanted<'_>) -> Option<(Setup, Point, Task)> {
    let side = setup.to_move();
    let shapes = AttackShape::all(setup, side).into_iter();
    let mut points = shapes.filter(|&(_, shape)| shape == AttackShape::DoubleThree);
    points.find_map(|(point, _)| {
        let mut after = setup.clone();
        after.place(point, side).ok()?;
        let moves = threatened(&after)?;
        let fits = Theme::FalseWin.fits(after.rule(), after.to_move());
        if !fits || !is_wanted(Theme::FalseWin, moves) {
            return None;
        }
        let task = prove(&after, Some(point), Theme::FalseWin).ok()?;
        Some((after, point, task))
    })
}

//! The right stick of a gamepad in the study.

use super::retry::owns_board;
use crate::input::PressSystems;
use crate::state::Screen;
use crate::study::{StudyMode, StudyProof, StudyRequest, StudySystems};
use crate::widgets::DialogOpen;
use bevy::prelude::*;
use narabe_study::Jump;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        push_stick
            .after(PressSystems)
            .before(StudySystems)
            .run_if(in_state(Screen::Study))
            .run_if(not(owns_board)),
    );
}

/// The right stick of a gamepad: to the sides to the branchings, up and down to the variations, once for each push.
fn push_stick(
    pads: Query<&Gamepad>,
    dialog: Res<DialogOpen>,
    proof: Res<StudyProof>,
    mode: Res<StudyMode>,
    mut held: Local<IVec2>,
    mut requests: MessageWriter<StudyRequest>,
) {
    let pushed = pads.iter().map(|pad| stick_direction(pad.right_stick()));
    let pushed = pushed.into_iter().find(|way| *way != IVec2::ZERO);
    let pushed = pushed.unwrap_or_default();
    let is_new = std::mem::replace(&mut *held, pushed) != pushed;
    if !is_new || dialog.0 || proof.shown_session(&mode).is_some() {
        return;
    }
    let jump = match pushed.to_array() {
        [-1, 0] => Jump::PreviousBranching,
        [1, 0] => Jump::NextBranching,
        [0, 1] => Jump::PreviousSibling,
        [0, -1] => Jump::NextSibling,
        _ => return,
    };
    requests.write(StudyRequest::Jump(jump));
}

/// The one of the four directions, right and up, in which a stick is pushed far.
fn stick_direction(stick: Vec2) -> IVec2 {
    const PUSHED: f32 = 0.6;
    let far = |value: f32| value.abs() >= PUSHED;
    if stick.x.abs() >= stick.y.abs() {
        IVec2::new(
            if far(stick.x) {
                stick.x.signum() as i32
            } else {
                0
            },
            0,
        )
    } else {
        IVec2::new(
            0,
            if far(stick.y) {
                stick.y.signum() as i32
            } else {
                0
            },
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stick_counts_in_the_direction_in_which_it_is_pushed_far() {
        assert_eq!(stick_direction(Vec2::new(0.3, -0.5)), IVec2::ZERO);
        assert_eq!(stick_direction(Vec2::new(0.9, -0.7)), IVec2::X);
        assert_eq!(stick_direction(Vec2::new(-0.1, -0.7)), IVec2::NEG_Y);
    }
}

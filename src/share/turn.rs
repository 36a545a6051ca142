//! Turning a game upside down: programs count rows from the top or from the bottom, and some mix them up.

use crate::redraw::Redraw;
use crate::state::Screen;
use crate::study::StudyRequest;
use crate::widgets::{DismissToast, Toast, ToastPressed};
use bevy::prelude::*;
use narabe_rules::Symmetry;
use narabe_study::Edit;

/// The Fluent id of the button in the notice about a game that may be upside down, and what that notice is about.
pub const TURN_BUTTON: &str = "study-turn";

/// A notice that offers to turn the study that has just been opened. It leaves with this study.
pub fn turn_notice(notice: Toast) -> Toast {
    Toast {
        buttons: vec![TURN_BUTTON],
        ..notice.lasting(TURN_BUTTON)
    }
}

/// A request to turn the open study upside down.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct TurnStudy;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<TurnStudy>()
        .add_systems(Update, turn)
        .add_systems(OnExit(Screen::Study), dismiss);
}

/// The next study may be another one.
fn dismiss(mut dismissed: MessageWriter<DismissToast>) {
    dismissed.write(DismissToast(TURN_BUTTON));
}

fn turn(
    mut requests: MessageReader<TurnStudy>,
    mut pressed: MessageReader<ToastPressed>,
    mut studies: MessageWriter<StudyRequest>,
    mut redraw: ResMut<Redraw>,
) {
    let is_pressed = pressed.read().any(|pressed| pressed.0 == TURN_BUTTON);
    if requests.read().count() == 0 && !is_pressed {
        return;
    }
    studies.write(StudyRequest::Edit(Edit::Turn(Symmetry::UPSIDE_DOWN)));
    redraw.next_frame();
}

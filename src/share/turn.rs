//! Turning a game upside down: programs count rows from the top or from the bottom, and some mix them up.

use crate::redraw::Redraw;
use crate::state::Screen;
use crate::study::{OpenStudy, StudyRequest};
use crate::widgets::{DismissToast, Toast, ToastPressed};
use bevy::prelude::*;
use narabe_notation::{Flip, Format};
use narabe_study::{ImportedStudy, Study, game_of_study};

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
    open: Option<Res<OpenStudy>>,
    mut studies: MessageWriter<StudyRequest>,
    mut redraw: ResMut<Redraw>,
) {
    let is_pressed = pressed.read().any(|pressed| pressed.0 == TURN_BUTTON);
    if requests.read().count() == 0 && !is_pressed {
        return;
    }
    if let Some(turned) = open.and_then(|open| turned(open.study())) {
        studies.write(StudyRequest::Open(Box::new(turned)));
        redraw.next_frame();
    }
}

/// The study with its rows in the other order.
fn turned(study: &Study) -> Option<Study> {
    let mut game = game_of_study(study);
    game.tree.flip(Flip::Rows);
    let rule = Some(study.position().rule());
    let imported = ImportedStudy::of(&game, Format::Sgf, rule).ok()?;
    let mut turned = imported.study;
    turned.set_computers(study.computers());
    Some(turned)
}

#[cfg(test)]
mod tests {
    use super::*;
    use narabe_rules::{BoardSize, Rule};
    use narabe_study::Edit;

    #[test]
    fn a_turned_study_has_its_rows_in_the_other_order() {
        let mut study = Study::new(Rule::Renju, BoardSize::DEFAULT);
        for point in ["h8", "j10"] {
            let point = point.parse().expect("a point");
            study
                .apply(Edit::Play(narabe_rules::Move::Stone(point)))
                .expect("allowed");
        }
        let turned = turned(&study).expect("a study");
        let turns: Vec<String> = turned.game().turns().map(|turn| turn.to_string()).collect();
        assert_eq!(turns, ["h8", "j6"]);
        assert_eq!(turned.position().rule(), Rule::Renju);
    }
}

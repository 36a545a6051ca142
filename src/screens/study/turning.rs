//! The dialog in which the whole study is turned or mirrored.

use crate::study::StudyRequest;
use crate::theme::{Icon, space};
use crate::widgets::{Look, NodeStyle, UiBuilder};
use bevy::prelude::*;
use narabe_rules::Symmetry;
use narabe_study::Edit;

/// The ways to turn a board, with the Fluent ids of their names.
const WAYS: [(Symmetry, &str); 5] = [
    (Symmetry::MIRROR, "study-turn-mirror"),
    (Symmetry::UPSIDE_DOWN, "study-turn"),
    (Symmetry::CLOCKWISE, "study-turn-right"),
    (Symmetry::COUNTERCLOCKWISE, "study-turn-left"),
    (Symmetry::HALF_TURN, "study-turn-half"),
];

/// The Fluent id of the name of a symmetry.
pub fn symmetry_id(symmetry: Symmetry) -> &'static str {
    let named = WAYS.into_iter().find(|(way, _)| *way == symmetry);
    match named {
        Some((_, id)) => id,
        None if symmetry == Symmetry::IDENTITY => "study-turn-none",
        None => "study-turn-diagonal",
    }
}

/// Asks how to turn the study.
pub fn ask(ui: &mut UiBuilder) {
    let [title, text] = ["study-turn-board", "study-turn-about"].map(|id| ui.locale.text(id));
    let parts = ui.dialog(&title, Some(&text));
    let column = ui.node(parts.body, Node::column().gap(space::XS).stretch());
    for (symmetry, id) in WAYS {
        let button = ui.button(column, Look::Secondary, Some(Icon::Mirror), id);
        ui.send_on(button, StudyRequest::Edit(Edit::Turn(symmetry)));
    }
    ui.cancel(parts.actions);
}

#[cfg(test)]
mod tests {
    use super::super::tests::{open, point, studied};
    use crate::input::KeyAction;
    use crate::study::StudyRequest;
    use narabe_rules::Symmetry;
    use narabe_study::Edit;

    #[test]
    fn the_study_is_mirrored_in_one_edit_and_back() {
        let mut test = studied();
        let before = open(&test).study().clone();
        test.press("study-more");
        test.press("study-turn-board");
        test.press("study-turn-mirror");
        let moves = open(&test).game().moves().to_vec();
        assert_eq!(moves[1], point("g9"));
        test.press_key(KeyAction::Undo);
        assert_eq!(open(&test).study(), &before);
    }

    #[test]
    fn bug_flipping_a_study_upside_down_could_not_be_taken_back() {
        let mut test = studied();
        let before = open(&test).study().clone();
        test.send(StudyRequest::Edit(Edit::Turn(Symmetry::UPSIDE_DOWN)));
        assert_eq!(open(&test).game().moves()[1], point("i7"));
        test.send(StudyRequest::Undo);
        assert_eq!(open(&test).study(), &before);
    }
}

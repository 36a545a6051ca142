//! The buttons that jump through the record: to variations, branchings, comments and mistakes.

use crate::input::{KeyAction, Shortcut};
use crate::study::StudyRequest;
use crate::theme::{Icon, Token, space};
use crate::widgets::{Look, NodeStyle, Style, UiBuilder};
use bevy::prelude::*;
use narabe_study::Jump;

/// A step to a mistake, from the current move on or back; after the last one follows the first.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub enum MistakeStep {
    Next,
    Previous,
}

/// The jumps that have buttons: the icon, the Fluent id, and the action whose key does the same.
const JUMPS: [(Jump, Icon, &str, KeyAction); 6] = [
    (
        Jump::PreviousSibling,
        Icon::Up,
        "study-previous-sibling",
        KeyAction::PreviousSibling,
    ),
    (
        Jump::NextSibling,
        Icon::Down,
        "study-next-sibling",
        KeyAction::NextSibling,
    ),
    (
        Jump::PreviousBranching,
        Icon::Prev,
        "study-previous-branching",
        KeyAction::PreviousBranching,
    ),
    (
        Jump::NextBranching,
        Icon::Next,
        "study-next-branching",
        KeyAction::NextBranching,
    ),
    (
        Jump::PreviousComment,
        Icon::Chat,
        "study-previous-comment",
        KeyAction::PreviousComment,
    ),
    (
        Jump::NextComment,
        Icon::Chat,
        "study-next-comment",
        KeyAction::NextComment,
    ),
];

/// The buttons that lead to the variations beside the current move.
pub fn siblings(ui: &mut UiBuilder, row: Entity) -> [Entity; 2] {
    let [above, below, ..] = JUMPS;
    [above, below].map(|(jump, icon, id, action)| {
        let button = ui.icon_button(row, icon, id);
        ui.insert(button, (Look::Soft, Shortcut(action)));
        ui.write_on(button, StudyRequest::Jump(jump));
        button
    })
}

/// All jumps with words, for the sheet "More".
pub fn build(ui: &mut UiBuilder, parent: Entity) {
    let ways = ui.node(parent, Node::column().gap(space::XS).stretch());
    ui.localized_text(ways, Style::LABEL.ink(Token::Ink2), "study-go-to");
    for pair in JUMPS.chunks(2) {
        let row = ui.node(ways, Node::line(space::XS).stretch());
        for (jump, icon, id, _) in pair {
            // The variations have buttons of the same name below the board.
            let (label, key) = (ui.locale.text(id), format!("{id}-of-sheet"));
            let button = ui.button_called(row, Look::Secondary, Some(*icon), &label, &key);
            ui.restyle(button, |node| node.fill());
            ui.send_on(button, StudyRequest::Jump(*jump));
        }
    }
    let row = ui.node(ways, Node::line(space::XS).stretch());
    for (step, id) in [
        (MistakeStep::Previous, "study-previous-mistake"),
        (MistakeStep::Next, "study-key-next-mistake"),
    ] {
        let button = ui.button(row, Look::Secondary, Some(Icon::Mistake), id);
        ui.restyle(button, |node| node.fill());
        ui.send_on(button, step);
    }
}

//! The end of the column: what opening the branch means or why it cannot be opened, Step back, and Open from here.

use crate::study::BranchRequest;
use crate::theme::{Icon, Token, space};
use crate::widgets::{Look, NodeStyle, Style, UiBuilder};
use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use narabe_game_files::BranchPlace;

/// Writes the foot.
pub fn write(ui: &mut UiBuilder, parent: Entity, place: &BranchPlace) {
    ui.divider(parent);
    let can_open = place.is_small_enough();
    let id = if can_open {
        "branch-fits"
    } else {
        "branch-too-large"
    };
    let moves = place.branch_moves();
    let words = ui.locale.text_with(
        id,
        &[
            ("moves", moves.into()),
            ("counted", ui.locale.number(moves).into()),
            ("most", ui.locale.number(place.most).into()),
        ],
    );
    let line = ui.node(parent, Node::row().pad_y(space::XS));
    ui.literal_text(line, Style::SMALL.ink(Token::Ink2), words);
    let row = ui.node(parent, Node::line(space::XS).no_shrink());
    let back = ui.button(row, Look::Secondary, Some(Icon::Prev), "branch-back");
    ui.write_on(back, BranchRequest::Back);
    if place.before().is_none() {
        ui.insert(back, InteractionDisabled);
    }
    ui.spacer(row);
    let open = ui.button(row, Look::Primary, Some(Icon::Review), "branch-open");
    ui.write_on(open, BranchRequest::Open);
    if !can_open {
        ui.insert(open, InteractionDisabled);
    }
}

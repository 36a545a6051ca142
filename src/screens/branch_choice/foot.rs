//! The end of the column: what opening the branch means or why it cannot be opened, Step back, and Open from here.

use crate::study::BranchRequest;
use crate::theme::{Icon, Token, space};
use crate::widgets::{Kit, Look, NodeStyle, Style};
use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use narabe_game_files::BranchPlace;

/// Writes the foot.
pub fn write(kit: &mut Kit, parent: Entity, place: &BranchPlace) {
    kit.divider(parent);
    let can_open = place.is_small_enough();
    let id = if can_open {
        "branch-fits"
    } else {
        "branch-too-large"
    };
    let moves = place.branch_moves();
    let words = kit.tv(
        id,
        &[
            ("moves", moves.into()),
            ("counted", kit.locale.number(moves).into()),
            ("most", kit.locale.number(place.most).into()),
        ],
    );
    let line = kit.node(parent, Node::row().pad_y(space::XS));
    kit.literal_text(line, Style::SMALL.ink(Token::Ink2), words);
    let row = kit.node(parent, Node::line(space::XS).no_shrink());
    let back = kit.button(row, Look::Secondary, Some(Icon::Prev), "branch-back");
    kit.write_on(back, BranchRequest::Back);
    if place.before().is_none() {
        kit.insert(back, InteractionDisabled);
    }
    kit.spacer(row);
    let open = kit.button(row, Look::Primary, Some(Icon::Review), "branch-open");
    kit.write_on(open, BranchRequest::Open);
    if !can_open {
        kit.insert(open, InteractionDisabled);
    }
}

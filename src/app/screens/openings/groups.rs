//! The two groups of the openings.

use crate::app::screens::diagram::DiagramPainter;
use crate::app::theme::space;
use crate::app::widgets::{Kit, NodeStyle, Style};
use crate::rules::opening::{NamedOpening, SecondMove};
use bevy::prelude::*;

/// The two groups with their names; `tile` adds one opening to the row of its group.
pub fn groups(
    kit: &mut Kit,
    painter: &mut DiagramPainter,
    column: Entity,
    mut tile: impl FnMut(&mut Kit, &mut DiagramPainter, Entity, &'static NamedOpening),
) {
    for (second, name) in [
        (SecondMove::Direct, "rules-openings-direct"),
        (SecondMove::Indirect, "rules-openings-indirect"),
    ] {
        let head = Node::default()
            .no_shrink()
            .pad_top(space::M)
            .pad_bottom(space::XXS);
        let head = kit.node(column, head);
        kit.localized_text(head, Style::LABEL, name);
        // Without a width the row would be measured as if its tiles needed more lines.
        let row = Node::row()
            .row_gap(space::M)
            .column_gap(space::S)
            .wrap()
            .full_width()
            .no_shrink();
        let row = kit.node(column, row);
        let own = openings().filter(|opening| opening.second == second);
        for opening in own {
            tile(kit, painter, row, opening);
        }
    }
}

/// All openings, the direct ones first.
fn openings() -> impl Iterator<Item = &'static NamedOpening> {
    const { &NamedOpening::ALL }.iter()
}

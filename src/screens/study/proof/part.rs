//! The parts of the tab of a proof.

use crate::theme::space;
use crate::widgets::{NodeStyle, Part, UiBuilder};
use bevy::ecs::change_detection::Tick;
use bevy::prelude::*;

/// A part of the tab.
#[derive(Component, Debug, Clone, Copy, PartialEq)]
pub enum ProofPart {
    /// The sentences about the whole proof, or the button that looks for it.
    Head { is_short: bool },
    /// The attacks on the way with their defences, in a column of this width.
    Tree { width: f32 },
    /// What the last attack threatens.
    Panel { is_short: bool },
    /// The legend of the board's marks.
    Legend,
    /// The buttons, in a row of this width; the export is among them where the header has no room for it.
    Tools { width: f32, has_export: bool },
    /// The button that exports the proof.
    Export,
}

impl Part for ProofPart {
    /// The last change of the proof, and whether the game is over.
    type Content = (Tick, bool);
}

/// The node of the tree at which the walk stands.
#[derive(Component, Debug)]
pub struct Here;

/// A place for a part.
pub fn part(ui: &mut UiBuilder, parent: Entity, part: ProofPart) {
    let node = match part {
        ProofPart::Tools { .. } => Node::line(space::XS).fill().wrap(),
        ProofPart::Export => Node::line(space::XS).no_shrink(),
        ProofPart::Legend => Node::line(space::M).wrap().no_shrink().stretch(),
        ProofPart::Head { .. } | ProofPart::Tree { .. } | ProofPart::Panel { .. } => {
            Node::column().gap(space::XXS).no_shrink().stretch()
        }
    };
    let place = ui.node(parent, node);
    ui.insert(place, part);
}

//! What the parts of the screen share.

use crate::puzzles::{PuzzleRequest, Puzzles};
use crate::theme::{Icon, Token};
use crate::widgets::{NodeStyle, Part, UiBuilder};
use bevy::ecs::change_detection::Tick;
use bevy::prelude::*;
use narabe_learn::puzzles::Attempt;

/// A part of the screen.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
pub enum PuzzlePart {
    /// The right end of the header.
    Head,
    List,
    Panel,
    /// Below the board.
    Foot,
}

impl Part for PuzzlePart {
    /// The last change of the puzzles.
    type Content = Tick;
}

/// A bar with a dark share, 0 to 1.
pub fn bar(ui: &mut UiBuilder, parent: Entity, share: f32) {
    let ground = Node::default().fill().height(3);
    let ground = ui.filled(parent, ground, Token::Line);
    let done = Node::default().at(0, 0).height(3);
    let done = done.width(percent(100.0 * share.clamp(0.0, 1.0)));
    ui.filled(ground, done, Token::Ink);
}

/// The button that removes the puzzle on the board, if it is one of the person's own.
pub fn remove_button(ui: &mut UiBuilder, row: Entity, puzzles: &Puzzles, attempt: &Attempt) {
    if puzzles.is_own(attempt.puzzle().id()) {
        let remove = ui.icon_button(row, Icon::Trash, "puzzle-remove");
        ui.write_on(remove, PuzzleRequest::Remove);
    }
}

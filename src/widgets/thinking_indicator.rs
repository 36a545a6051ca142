//! The thinking indicator: five stones appear one by one, then disappear together.

use super::node::NodeStyle;
use super::ui_builder::UiBuilder;
use crate::redraw::{Redraw, Source};
use crate::theme::{Fill, Motion, Token};
use bevy::prelude::*;

// The diameter and the gap of the stones, in logical pixels.
const STONE: f32 = 11.0;
const GAP: f32 = 5.0;
const STONES: usize = 5;

/// The row of stones. The animation stops while it is hidden.
#[derive(Component, Debug, Clone)]
pub struct ThinkingIndicator {
    stones: [Entity; STONES],
}

impl UiBuilder<'_, '_> {
    /// The row of stones.
    pub fn thinking_indicator(&mut self, parent: Entity) -> Entity {
        let row = self.row(parent, GAP);
        let node = Node::default().square(STONE).frame(1, percent(50));
        let stones =
            std::array::from_fn(|_| self.panel(row, node.clone(), Token::Clear, Token::LineStrong));
        self.insert(row, ThinkingIndicator { stones });
        row
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, place_stones);
}

fn place_stones(
    time: Res<Time<Real>>,
    motion: Motion,
    mut redraw: ResMut<Redraw>,
    waits: Query<(&ThinkingIndicator, &InheritedVisibility)>,
    mut fills: Query<&mut Fill>,
) {
    for (wait, visible) in &waits {
        if !visible.get() {
            continue;
        }
        let beat = time.elapsed().as_millis() / Source::Waiting.gap().as_millis();
        let placed = if motion.full() {
            beat as usize % (STONES + 1)
        } else {
            STONES
        };
        for (index, stone) in wait.stones.iter().enumerate() {
            if let Ok(mut fill) = fills.get_mut(*stone) {
                fill.set_if_neq(Fill(if index < placed {
                    Token::Ink
                } else {
                    Token::Clear
                }));
            }
        }
        if motion.full() {
            redraw.every(Source::Waiting);
        }
    }
}

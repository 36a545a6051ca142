//! Mirrors the interface in the page's DOM. To a screen reader the canvas is one picture, so every control and text has
//! an invisible element over it.
//!
//! The game is the source: names and states come from the [`Outline`], and the DOM focus follows the game's. Events of
//! the elements (focused, clicked, typed in) go back to the game. All keys except Tab are forwarded to the canvas, so
//! they work wherever the focus is; Tab is left to the browser, so it can leave the page.

mod events;
mod focus;
mod grid;
mod tree;

use super::dom;
use crate::app::widgets::Outline;
use bevy::prelude::*;
use bevy::ui::UiSystems;
use tree::Tree;

/// The root of the mirrored elements.
const ID: &str = "narabe-mirror";
/// Over the canvas, invisible, without pointer events.
const LOOK: &str = "position:fixed;inset:0;overflow:clip;opacity:0;pointer-events:none";

/// The steps of an update, in order.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
enum Mirrored {
    /// Every part of the outline gets its element.
    Parts,
    /// The boards get their cells.
    Points,
    /// The DOM focus moves to where the game's is.
    Focus,
}

pub(super) fn plugin(app: &mut App) {
    let (Some(canvas), Some(root)) = (dom::by_id(dom::CANVAS), dom::new("div", ID)) else {
        return;
    };
    dom::set(&root, "role", "main");
    dom::set(&root, "style", LOOK);
    if let Err(fault) = canvas.after_with_node_1(&root) {
        warn!("screen readers cannot reach the controls: {fault:?}");
        return;
    }
    app.insert_non_send(Tree::new(root.clone()))
        .configure_sets(
            PostUpdate,
            (Mirrored::Parts, Mirrored::Points, Mirrored::Focus)
                .chain()
                .after(UiSystems::PostLayout),
        )
        .add_systems(PostUpdate, lay.in_set(Mirrored::Parts));
    events::listen(app, &root);
    grid::plugin(app, &root);
    focus::plugin(app, &canvas, &root);
}

fn lay(outline: Outline, windows: Query<&Window>, mut tree: NonSendMut<Tree>) {
    let ratio = windows.iter().next().map_or(1.0, Window::scale_factor);
    // Removing a focused element moves the focus.
    events::move_focus(|| {
        tree.lay(&outline.read(), ratio);
        Ok(())
    });
}

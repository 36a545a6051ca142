//! Mirrors the interface in the page's DOM. To a screen reader the canvas is one picture, so every control and text has
//! an invisible element over it.
//!
//! The game is the source: names and states come from the [`Outline`], and the DOM focus follows the game's. Events of
//! the elements (focused, clicked, typed in) go back to the game. All keys except Tab are forwarded to the canvas, so
//! they work wherever the focus is; Tab is left to the browser, so it can leave the page.

mod events;
mod focus;
mod grid;
mod schedule;
mod tree;

use super::dom;
use crate::widgets::Outline;
use bevy::prelude::*;
use bevy::ui::UiSystems;
use schedule::MirrorSystems;
use tree::Tree;

/// The root of the mirrored elements.
const ID: &str = "narabe-mirror";
/// Over the canvas, invisible, without pointer events.
const LOOK: &str = "position:fixed;inset:0;overflow:clip;opacity:0;pointer-events:none";

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
            (
                MirrorSystems::Parts,
                MirrorSystems::Points,
                MirrorSystems::Focus,
            )
                .chain()
                .after(UiSystems::PostLayout),
        )
        .add_systems(PostUpdate, lay.in_set(MirrorSystems::Parts));
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

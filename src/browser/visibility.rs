//! The visibility of the page. A hidden page draws nothing, but time, engines and calls continue as in a covered
//! window.

use super::dom;
use super::message_sender::MessageSender;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;

/// The page became hidden or visible.
#[derive(Message, Debug, Clone, Copy)]
struct VisibilityChanged(bool);

pub(super) fn plugin(app: &mut App) {
    let sender = MessageSender::register(app);
    if let Some(document) = dom::document() {
        let page = document.clone();
        sender.on(&document, "visibilitychange", move |_| {
            Some(VisibilityChanged(!page.hidden()))
        });
        sender.send(VisibilityChanged(!document.hidden()));
    }
    app.add_systems(PreUpdate, apply);
}

fn apply(
    mut changes: MessageReader<VisibilityChanged>,
    mut windows: Query<&mut Window, With<PrimaryWindow>>,
    mut cameras: Query<&mut Camera>,
) {
    let Some(VisibilityChanged(visible)) = changes.read().last().copied() else {
        return;
    };
    // An invisible window is updated by a timer, because browsers request no frames for a hidden page.
    for mut window in &mut windows {
        window.visible = visible;
    }
    for mut camera in &mut cameras {
        camera.is_active = visible;
    }
}

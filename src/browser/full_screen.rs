//! Updates the setting when the player leaves full screen with the browser's own controls. Full screen is not restored
//! at startup, because browsers allow it only after a gesture.

use super::dom;
use super::message_sender::MessageSender;
use crate::settings::{Settings, WindowChoice};
use bevy::prelude::*;

/// The page has left full screen.
#[derive(Message, Debug, Clone, Copy)]
struct Ended;

pub(super) fn plugin(app: &mut App) {
    let sender = MessageSender::register(app);
    if let Some(document) = dom::document() {
        let page = document.clone();
        sender.on(&document, "fullscreenchange", move |_| {
            page.fullscreen_element().is_none().then_some(Ended)
        });
        sender.send(Ended);
    }
    app.add_systems(PreUpdate, follow.run_if(on_message::<Ended>));
}

fn follow(mut settings: ResMut<Settings>) {
    if settings.window != WindowChoice::Windowed {
        settings.window = WindowChoice::Windowed;
    }
}

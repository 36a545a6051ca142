//! Full screen in a browser ends when the player says so to the browser: the setting follows. And it never begins by
//! itself, for a browser allows it after a gesture only.

use super::dom;
use super::post::Post;
use crate::app::settings::{Settings, WindowChoice};
use bevy::prelude::*;

/// The page is full screen no more.
#[derive(Message, Debug, Clone, Copy)]
struct Ended;

pub(super) fn plugin(app: &mut App) {
    let post = Post::open(app);
    if let Some(document) = dom::document() {
        let page = document.clone();
        post.on(&document, "fullscreenchange", move |_| {
            page.fullscreen_element().is_none().then_some(Ended)
        });
        post.send(Ended);
    }
    app.add_systems(PreUpdate, follow.run_if(on_message::<Ended>));
}

fn follow(mut settings: ResMut<Settings>) {
    if settings.window != WindowChoice::Windowed {
        settings.window = WindowChoice::Windowed;
    }
}

//! A gamepad that is connected or taken away wakes the game, which then looks at it by itself.

use super::dom;
use super::post::Post;
use bevy::prelude::*;

#[derive(Message, Debug, Clone, Copy)]
struct Changed;

pub(super) fn plugin(app: &mut App) {
    let post = Post::open(app);
    if let Some(window) = dom::window() {
        for event in ["gamepadconnected", "gamepaddisconnected"] {
            post.on(&window, event, |_| Some(Changed));
        }
    }
}

//! Wakes the event loop when a gamepad is connected or disconnected.

use super::dom;
use super::message_sender::MessageSender;
use bevy::prelude::*;

#[derive(Message, Debug, Clone, Copy)]
struct Changed;

pub(super) fn plugin(app: &mut App) {
    let sender = MessageSender::register(app);
    if let Some(window) = dom::window() {
        for event in ["gamepadconnected", "gamepaddisconnected"] {
            sender.on(&window, event, |_| Some(Changed));
        }
    }
}

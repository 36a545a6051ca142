//! Brings the window to the front, or asks for attention where the system lets no program do so.

use bevy::ecs::system::NonSendMarker;
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, WindowFocused};
use bevy::winit::WINIT_WINDOWS;
use winit::window::UserAttentionType;

/// Brings the window to the front.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub struct RaiseWindow;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<RaiseWindow>()
        .add_message::<WindowFocused>()
        .add_systems(Update, (raise, calm));
}

// The window library's windows belong to the main thread.
fn raise(
    mut requests: MessageReader<RaiseWindow>,
    windows: Query<Entity, With<PrimaryWindow>>,
    _: NonSendMarker,
) {
    if requests.read().count() == 0 {
        return;
    }
    for window in &windows {
        WINIT_WINDOWS.with_borrow(|windows| {
            let Some(window) = windows.get_window(window) else {
                return;
            };
            window.set_minimized(false);
            window.focus_window();
            if !window.has_focus() {
                window.request_user_attention(Some(UserAttentionType::Informational));
            }
        });
    }
}

/// Withdraws the request for attention once the window has the focus: under X11 it would stay.
fn calm(mut focused: MessageReader<WindowFocused>, _: NonSendMarker) {
    for focus in focused.read().filter(|focus| focus.focused) {
        WINIT_WINDOWS.with_borrow(|windows| {
            if let Some(window) = windows.get_window(focus.window) {
                window.request_user_attention(None);
            }
        });
    }
}

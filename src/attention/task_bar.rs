//! Marks the window in the task bar.

use super::call::Called;
use crate::settings::Settings;
use bevy::ecs::system::NonSendMarker;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy::winit::WINIT_WINDOWS;
use winit::window::UserAttentionType;

/// Marks the window while the player is called. Windows are in the main thread.
pub fn mark(
    _main_thread: NonSendMarker,
    called: Res<Called>,
    settings: Res<Settings>,
    windows: Query<Entity, With<PrimaryWindow>>,
    mut is_marked: Local<bool>,
) {
    let is_wanted = called.0.is_some() && settings.attention;
    if !is_wanted && !*is_marked {
        return;
    }
    *is_marked = is_wanted;
    let mark = is_wanted.then_some(UserAttentionType::Informational);
    WINIT_WINDOWS.with_borrow(|opened| {
        for window in windows
            .iter()
            .filter_map(|window| opened.get_window(window))
        {
            window.request_user_attention(mark);
        }
    });
}

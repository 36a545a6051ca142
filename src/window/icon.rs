//! The picture of the window in task bars, on Windows and X11. Wayland takes that of the desktop entry, macOS that of the application.

use bevy::ecs::system::NonSendMarker;
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, WindowCreated};
use bevy::winit::WINIT_WINDOWS;
use narabe_art::decode_picture;
use winit::window::Icon;

const PICTURE: &[u8] = include_bytes!("../../assets/icons/app/app-icon-48.png");

pub(super) fn plugin(app: &mut App) {
    app.add_message::<WindowCreated>().add_systems(Update, set);
}

/// Gives a new window the picture. Windows belong to the main thread.
fn set(
    mut created: MessageReader<WindowCreated>,
    windows: Query<(), With<PrimaryWindow>>,
    _: NonSendMarker,
) {
    for WindowCreated { window } in created.read().filter(|new| windows.contains(new.window)) {
        WINIT_WINDOWS.with_borrow(|opened| {
            if let (Some(window), Some(icon)) = (opened.get_window(*window), icon()) {
                #[cfg(windows)]
                winit::platform::windows::WindowExtWindows::set_taskbar_icon(
                    &**window,
                    Some(icon.clone()),
                );
                window.set_window_icon(Some(icon));
            }
        });
    }
}

/// The picture; none if it is damaged, which a test excludes.
fn icon() -> Option<Icon> {
    let picture = decode_picture(PICTURE).ok()?;
    Icon::from_rgba(picture.rgba, picture.width, picture.height).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_window_has_a_picture() {
        assert!(icon().is_some());
    }
}

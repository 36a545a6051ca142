//! Whether the system lets the game show notifications.

use bevy::prelude::*;

/// What the browser says; a desktop shows notifications to whom it likes.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum NotificationPermission {
    /// They are shown, or the person is asked.
    #[default]
    Usable,
    /// The person or the browser has blocked them for this page.
    Blocked,
    /// The browser has none.
    Missing,
}

/// A request to ask the person for the permission. It must come of a press, without which browsers do not ask.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct AskForNotifications;

//! Resets all settings, after a confirmation.

use crate::app::screens::lifecycle::Rebuild;
use crate::app::settings::Settings;
use crate::app::theme::Icon;
use crate::app::widgets::{CloseDialog, Kit, Look};
use bevy::prelude::*;
use bevy::ui_widgets::Activate;

/// The observer of the button: asks for confirmation.
pub fn ask(_: On<Activate>, mut kit: Kit) {
    let (title, text) = (kit.t("settings-reset-title"), kit.t("settings-reset-text"));
    let parts = kit.dialog(&title, Some(&text));
    let keep = kit.button(parts.actions, Look::Secondary, None, "settings-reset-keep");
    kit.close_on(keep);
    let reset = kit.button(
        parts.actions,
        Look::Primary,
        Some(Icon::Retry),
        "settings-reset-do",
    );
    kit.on(
        reset,
        |_: On<Activate>,
         mut settings: ResMut<Settings>,
         mut close: MessageWriter<CloseDialog>,
         mut rebuild: MessageWriter<Rebuild>| {
            *settings = Settings {
                player_name: std::mem::take(&mut settings.player_name),
                lobby: std::mem::take(&mut settings.lobby),
                ..Settings::default()
            };
            close.write_default();
            rebuild.write_default();
        },
    );
}

//! The sections Board, Sound and Motion.

use super::row;
use crate::app::settings::{LastMark, MotionChoice, MoveNumbers, Settings};
use crate::app::state::{Go, Screen};
use crate::app::theme::Icon;
use crate::app::widgets::{Kit, Look};
use bevy::prelude::*;
use bevy::ui_widgets::Activate;

/// The section Board.
pub fn board(kit: &mut Kit, parent: Entity, settings: &Settings) {
    let numbers = [
        (MoveNumbers::Off, "settings-numbers-off"),
        (MoveNumbers::Last, "settings-numbers-last"),
        (MoveNumbers::All, "settings-numbers-all"),
    ];
    row::choice(
        kit,
        parent,
        "settings-numbers",
        true,
        (numbers, settings.move_numbers),
        |settings| &mut settings.move_numbers,
    );
    let marks = [
        (LastMark::ThreeFlashes, "settings-mark-three"),
        (LastMark::KeepsFlashing, "settings-mark-keeps"),
        (LastMark::Still, "settings-mark-still"),
    ];
    row::choice(
        kit,
        parent,
        "settings-mark",
        true,
        (marks, settings.last_mark),
        |settings| &mut settings.last_mark,
    );
    row::switch(
        kit,
        parent,
        "settings-coordinates",
        settings.coordinates,
        |settings| &mut settings.coordinates,
    );
    row::switch(
        kit,
        parent,
        "settings-stars",
        settings.star_points,
        |settings| &mut settings.star_points,
    );
    let slot = row::row(kit, parent, "settings-skins");
    let open = kit.button(
        slot,
        Look::Secondary,
        Some(Icon::Skins),
        "settings-skins-open",
    );
    kit.on(open, |_: On<Activate>, mut go: MessageWriter<Go>| {
        go.write(Go::To(Screen::Skins));
    });
}

/// The section Sound.
pub fn sound(kit: &mut Kit, parent: Entity, settings: &Settings) {
    kit.divider(parent);
    row::volume(
        kit,
        parent,
        "settings-volume-stones",
        settings.volume_stones,
        |settings| &mut settings.volume_stones,
    );
    row::volume(
        kit,
        parent,
        "settings-volume-interface",
        settings.volume_interface,
        |settings| &mut settings.volume_interface,
    );
    row::volume(
        kit,
        parent,
        "settings-volume-music",
        settings.volume_music,
        |settings| &mut settings.volume_music,
    );
    row::switch(kit, parent, "settings-mute", settings.muted, |settings| {
        &mut settings.muted
    });
    row::switch(
        kit,
        parent,
        "settings-mute-background",
        settings.mute_in_background,
        |settings| &mut settings.mute_in_background,
    );
}

/// The section Motion.
pub fn motion(kit: &mut Kit, parent: Entity, settings: &Settings) {
    let levels = [
        (MotionChoice::System, "settings-motion-system"),
        (MotionChoice::Full, "settings-motion-full"),
        (MotionChoice::Reduced, "settings-motion-reduced"),
        (MotionChoice::Off, "settings-motion-off"),
    ];
    row::choice(
        kit,
        parent,
        "settings-motion",
        false,
        (levels, settings.motion),
        |settings| &mut settings.motion,
    );
    kit.divider(parent);
    row::switch(
        kit,
        parent,
        "settings-light",
        settings.title_light,
        |settings| &mut settings.title_light,
    );
    row::switch(
        kit,
        parent,
        "settings-gold",
        settings.gold_leaf,
        |settings| &mut settings.gold_leaf,
    );
}

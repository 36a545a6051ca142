//! The toggles over the board: coordinates, move numbers, heat map, sound.

use crate::input::{HeatMapShown, KeyAction, Shortcut};
use crate::screens::lifecycle::AddScreen;
use crate::settings::{MoveNumbers, Settings};
use crate::theme::Icon;
use crate::widgets::{UiBuilder, check, set_icon};
use accesskit::Toggled;
use bevy::a11y::AccessibilityNode;
use bevy::prelude::*;
use bevy::ui::{Checkable, Checked};

#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
enum BoardToggle {
    Coordinates,
    Numbers,
    Heat,
    Sound,
}

/// The four toggles in a row, sound at the end. Online there is no heat map.
pub fn build(ui: &mut UiBuilder, parent: Entity, is_online: bool) {
    toggle(ui, parent, BoardToggle::Coordinates);
    toggle(ui, parent, BoardToggle::Numbers);
    if !is_online {
        toggle(ui, parent, BoardToggle::Heat);
    }
    ui.spacer(parent);
    toggle(ui, parent, BoardToggle::Sound);
}

fn toggle(ui: &mut UiBuilder, parent: Entity, overlay: BoardToggle) {
    let (icon, id, meaning) = match overlay {
        BoardToggle::Coordinates => (Icon::Coordinates, "game-coordinates", None),
        BoardToggle::Numbers => (Icon::Numbers, "game-numbers", Some(KeyAction::Numbers)),
        BoardToggle::Heat => (Icon::Heat, "game-heat", Some(KeyAction::HeatMap)),
        BoardToggle::Sound => (Icon::SoundOn, "sound", Some(KeyAction::Mute)),
    };
    let button = ui.icon_button(parent, icon, id);
    if let Some(action) = meaning {
        ui.insert(button, Shortcut(action));
    }
    ui.insert(button, overlay);
    if matches!(overlay, BoardToggle::Numbers | BoardToggle::Heat) {
        ui.insert(button, Checkable);
    }
    match overlay {
        BoardToggle::Coordinates => ui.change_on(button, |settings: &mut Settings| {
            settings.coordinates = !settings.coordinates;
        }),
        BoardToggle::Numbers => ui.change_on(button, |settings: &mut Settings| {
            settings.move_numbers.toggle();
        }),
        BoardToggle::Heat => ui.change_on(button, |heat: &mut HeatMapShown| heat.0 = !heat.0),
        BoardToggle::Sound => ui.change_on(button, |settings: &mut Settings| {
            settings.muted = !settings.muted;
        }),
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_details(show)
        .add_systems(PostUpdate, update_accessibility);
}

impl BoardToggle {
    /// Whether it is switched on.
    fn is_on(self, settings: &Settings, heat: &HeatMapShown) -> bool {
        match self {
            Self::Coordinates => settings.coordinates,
            Self::Numbers => settings.move_numbers != MoveNumbers::Off,
            Self::Heat => heat.0,
            Self::Sound => !settings.muted,
        }
    }

    /// Coordinates are on by default, and their button is filled when they are hidden; sound shows its state by its
    /// icon.
    fn is_filled(self, settings: &Settings, heat: &HeatMapShown) -> bool {
        match self {
            Self::Coordinates => !settings.coordinates,
            Self::Sound => false,
            Self::Numbers | Self::Heat => self.is_on(settings, heat),
        }
    }
}

/// Sets the toggled state for screen readers, which differs from the look of some buttons.
fn update_accessibility(
    settings: Res<Settings>,
    heat: Res<HeatMapShown>,
    mut toggles: Query<(&BoardToggle, &mut AccessibilityNode)>,
) {
    for (overlay, mut node) in &mut toggles {
        let on = Toggled::from(overlay.is_on(&settings, &heat));
        if node.toggled() != Some(on) {
            node.set_toggled(on);
        }
    }
}

fn show(
    settings: Res<Settings>,
    heat: Res<HeatMapShown>,
    toggles: Query<(Entity, &BoardToggle, Has<Checked>, &Children)>,
    mut icons: Query<&mut ImageNode>,
    mut commands: Commands,
) {
    for (entity, overlay, checked, children) in &toggles {
        let on = overlay.is_filled(&settings, &heat);
        check(&mut commands, entity, checked, on);
        if *overlay == BoardToggle::Sound {
            let icon = if settings.muted {
                Icon::SoundOff
            } else {
                Icon::SoundOn
            };
            for child in children {
                if let Ok(image) = icons.get_mut(*child) {
                    set_icon(image, icon);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::live::Live;
    use crate::screens::testing::{TestApp, two_stones};
    use crate::state::Screen;

    fn is_said_to_be_on(test: &mut TestApp, key: &str) -> bool {
        let control = test.control(key);
        let node = test.app.world().get::<AccessibilityNode>(control);
        let toggled = node.and_then(|node| node.toggled());
        toggled.expect("a toggled state") == Toggled::True
    }

    #[test]
    fn bug_hidden_coordinates_were_announced_as_on() {
        let mut test = TestApp::new();
        test.app.insert_resource(Live::from(two_stones()));
        test.open(Screen::Game);
        for (key, on) in [
            ("game-coordinates", true),
            ("game-numbers", false),
            ("sound", true),
        ] {
            assert_eq!(is_said_to_be_on(&mut test, key), on, "{key}");
            test.press(key);
            assert_eq!(is_said_to_be_on(&mut test, key), !on, "{key}");
        }
    }
}

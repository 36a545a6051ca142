//! The switches over the board: coordinates, numbers, what the computer sees, sound.

use crate::app::input::{HeatShown, Meaning, key_of};
use crate::app::screens::stage::BuildScreen;
use crate::app::settings::{MoveNumbers, Settings};
use crate::app::theme::Icon;
use crate::app::widgets::{Kit, check};
use accesskit::Toggled;
use bevy::a11y::AccessibilityNode;
use bevy::prelude::*;
use bevy::ui::{Checkable, Checked};
use bevy::ui_widgets::Activate;

/// What a toggle shows and hides.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
enum Overlay {
    Coordinates,
    Numbers,
    Heat,
    Sound,
}

/// The four toggles in a row; sound stands apart at the end.
/// Between two machines nobody looks over the computer's shoulder.
pub fn build(kit: &mut Kit, parent: Entity, is_online: bool) {
    for overlay in [Overlay::Coordinates, Overlay::Numbers, Overlay::Heat] {
        if overlay != Overlay::Heat || !is_online {
            toggle(kit, parent, overlay);
        }
    }
    kit.spring(parent);
    toggle(kit, parent, Overlay::Sound);
}

fn toggle(kit: &mut Kit, parent: Entity, overlay: Overlay) {
    let (icon, id, meaning) = match overlay {
        Overlay::Coordinates => (Icon::Coordinates, "game-coordinates", None),
        Overlay::Numbers => (Icon::Numbers, "game-numbers", Some(Meaning::Numbers)),
        Overlay::Heat => (Icon::Heat, "game-heat", Some(Meaning::Heat)),
        Overlay::Sound => (Icon::SoundOn, "sound", Some(Meaning::Mute)),
    };
    let button = kit.icon_button(parent, icon, id);
    if let Some(key) = meaning.and_then(key_of) {
        kit.key(button, key);
    }
    kit.commands.entity(button).insert(overlay);
    if matches!(overlay, Overlay::Numbers | Overlay::Heat) {
        kit.commands.entity(button).insert(Checkable);
    }
    kit.on(
        button,
        move |_: On<Activate>, mut settings: ResMut<Settings>, mut heat: ResMut<HeatShown>| {
            match overlay {
                Overlay::Coordinates => settings.coordinates = !settings.coordinates,
                Overlay::Numbers => {
                    settings.move_numbers = match settings.move_numbers {
                        MoveNumbers::Off => MoveNumbers::All,
                        MoveNumbers::Last | MoveNumbers::All => MoveNumbers::Off,
                    }
                }
                Overlay::Heat => heat.0 = !heat.0,
                Overlay::Sound => settings.muted = !settings.muted,
            }
        },
    );
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, show.after(BuildScreen))
        .add_systems(PostUpdate, tell);
}

impl Overlay {
    /// Whether it is switched on.
    fn is_on(self, settings: &Settings, heat: &HeatShown) -> bool {
        match self {
            Self::Coordinates => settings.coordinates,
            Self::Numbers => settings.move_numbers != MoveNumbers::Off,
            Self::Heat => heat.0,
            Self::Sound => !settings.muted,
        }
    }

    /// Coordinates are on by default, and their button is filled when they are hidden; sound shows its state in its icon.
    fn is_filled(self, settings: &Settings, heat: &HeatShown) -> bool {
        match self {
            Self::Coordinates => !settings.coordinates,
            Self::Sound => false,
            Self::Numbers | Self::Heat => self.is_on(settings, heat),
        }
    }
}

/// Tells screen readers whether each is on, which is not always what the look of its button says.
fn tell(
    settings: Res<Settings>,
    heat: Res<HeatShown>,
    mut toggles: Query<(&Overlay, &mut AccessibilityNode)>,
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
    heat: Res<HeatShown>,
    toggles: Query<(Entity, &Overlay, Has<Checked>, &Children)>,
    mut icons: Query<&mut ImageNode>,
    mut commands: Commands,
) {
    for (entity, overlay, checked, children) in &toggles {
        let on = overlay.is_filled(&settings, &heat);
        check(&mut commands, entity, checked, on);
        if *overlay == Overlay::Sound {
            let icon = if settings.muted {
                Icon::SoundOff
            } else {
                Icon::SoundOn
            };
            for child in children {
                let Ok(mut image) = icons.get_mut(*child) else {
                    continue;
                };
                if image
                    .texture_atlas
                    .as_ref()
                    .is_some_and(|atlas| atlas.index != icon as usize)
                    && let Some(atlas) = &mut image.texture_atlas
                {
                    atlas.index = icon as usize;
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::screens::testing::{Stage, two_stones};
    use crate::app::session::Live;
    use crate::app::state::Screen;

    fn is_said_to_be_on(stage: &mut Stage, key: &str) -> bool {
        let control = stage.control(key);
        let node = stage.app.world().get::<AccessibilityNode>(control);
        let told = node.and_then(|node| node.toggled());
        told.expect("its state is told") == Toggled::True
    }

    #[test]
    fn bug_coordinates_were_said_to_be_on_when_they_were_hidden() {
        let mut stage = Stage::new();
        stage.app.insert_resource(Live::from(two_stones()));
        stage.open(Screen::Game);
        for (key, on) in [
            ("game-coordinates", true),
            ("game-numbers", false),
            ("sound", true),
        ] {
            assert_eq!(is_said_to_be_on(&mut stage, key), on, "{key}");
            stage.press(key);
            assert_eq!(is_said_to_be_on(&mut stage, key), !on, "{key}");
        }
    }
}

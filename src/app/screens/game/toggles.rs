//! The switches over the board: coordinates, numbers, what the computer sees, sound.

use crate::app::input::{HeatShown, Meaning, key_of};
use crate::app::screens::stage::BuildScreen;
use crate::app::settings::{MoveNumbers, Settings};
use crate::app::theme::Icon;
use crate::app::widgets::{Kit, check};
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
    app.add_systems(Update, show.after(BuildScreen));
}

fn show(
    settings: Res<Settings>,
    heat: Res<HeatShown>,
    toggles: Query<(Entity, &Overlay, Has<Checked>, &Children)>,
    mut icons: Query<&mut ImageNode>,
    mut commands: Commands,
) {
    for (entity, overlay, checked, children) in &toggles {
        let on = match overlay {
            // Coordinates and sound are on by nature; what is out of the ordinary is filled.
            Overlay::Coordinates => !settings.coordinates,
            Overlay::Sound => false,
            Overlay::Numbers => settings.move_numbers != MoveNumbers::Off,
            Overlay::Heat => heat.0,
        };
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

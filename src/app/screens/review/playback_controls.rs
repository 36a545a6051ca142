//! The playback buttons, and the toggles of what the board shows.

use super::playback::{Review, ReviewStep};
use crate::app::input::HeatMapShown;
use crate::app::screens::lifecycle::BuildScreenSystems;
use crate::app::settings::{MoveNumbers, Settings};
use crate::app::theme::{Icon, space};
use crate::app::widgets::{Kit, Look, NodeStyle, check, set_icon};
use bevy::prelude::*;
use bevy::ui::Checked;
use bevy::ui_widgets::Activate;

/// The button that starts and stops playback.
#[derive(Component, Debug)]
struct PlayButton;

/// What a toggle beside the playback buttons shows.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
enum ReviewToggle {
    Numbers,
    Heat,
}

/// The row; as wide as the board if `width` is given. On twin boards there is no heat map.
pub fn build(kit: &mut Kit, parent: Entity, width: Option<f32>, with_heat: bool) {
    let node = Node::row()
        .gap(space::XS)
        .justify_content(if width.is_some() {
            JustifyContent::Start
        } else {
            JustifyContent::Center
        })
        .width(width.map_or(percent(100), px));
    let row = kit.node(parent, node);
    for (icon, id, step) in [
        (Icon::First, "review-first", ReviewStep::First),
        (Icon::Prev, "review-previous", ReviewStep::Previous),
        (Icon::Play, "review-play", ReviewStep::Toggle),
        (Icon::Next, "review-next", ReviewStep::Next),
        (Icon::Last, "review-last", ReviewStep::Last),
    ] {
        let button = kit.icon_button(row, icon, id);
        let look = if step == ReviewStep::Toggle {
            Look::Primary
        } else {
            Look::Soft
        };
        kit.insert(button, look);
        if step == ReviewStep::Toggle {
            kit.insert(button, PlayButton);
        }
        kit.write_on(button, step);
    }
    if width.is_some() {
        kit.spacer(row);
    }
    for (shows, icon, id) in [
        (ReviewToggle::Numbers, Icon::Numbers, "game-numbers"),
        (ReviewToggle::Heat, Icon::Heat, "game-heat"),
    ] {
        if shows == ReviewToggle::Heat && !with_heat {
            continue;
        }
        let button = kit.icon_button(row, icon, id);
        kit.insert(button, (shows, Look::Soft));
        kit.on(
            button,
            move |_: On<Activate>,
                  mut settings: ResMut<Settings>,
                  mut heat: ResMut<HeatMapShown>| {
                match shows {
                    ReviewToggle::Heat => heat.0 = !heat.0,
                    ReviewToggle::Numbers => {
                        settings.move_numbers = settings.move_numbers.toggled();
                    }
                }
            },
        );
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, show.after(BuildScreenSystems));
}

fn show(
    review: Res<Review>,
    settings: Res<Settings>,
    heat: Res<HeatMapShown>,
    toggles: Query<(Entity, &ReviewToggle, Has<Checked>)>,
    plays: Query<&Children, With<PlayButton>>,
    mut images: Query<&mut ImageNode>,
    mut commands: Commands,
) {
    for (entity, shows, checked) in &toggles {
        let on = match shows {
            ReviewToggle::Numbers => settings.move_numbers != MoveNumbers::Off,
            ReviewToggle::Heat => heat.0,
        };
        check(&mut commands, entity, checked, on);
    }
    let icon = if review.playing.is_some() {
        Icon::Pause
    } else {
        Icon::Play
    };
    for child in plays.iter().flatten() {
        if let Ok(image) = images.get_mut(*child) {
            set_icon(image, icon);
        }
    }
}

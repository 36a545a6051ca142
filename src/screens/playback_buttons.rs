//! The buttons that step through a line of moves and play it back.

use crate::theme::Icon;
use crate::widgets::{Look, UiBuilder, set_icon};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use narabe_study::playback::PlaybackStep;

/// The button that starts and stops playback.
#[derive(Component, Debug)]
struct PlayButton;

/// Builds the five buttons; each writes the message made of its step. They are returned.
pub fn build<M: Message + Clone>(
    ui: &mut UiBuilder,
    row: Entity,
    message: impl Fn(PlaybackStep) -> M,
) -> [Entity; 5] {
    let steps = [
        (Icon::First, "review-first", PlaybackStep::First),
        (Icon::Prev, "review-previous", PlaybackStep::Previous),
        (Icon::Play, "review-play", PlaybackStep::Toggle),
        (Icon::Next, "review-next", PlaybackStep::Next),
        (Icon::Last, "review-last", PlaybackStep::Last),
    ];
    steps.map(|(icon, id, step)| {
        let button = ui.icon_button(row, icon, id);
        if step == PlaybackStep::Toggle {
            ui.insert(button, (Look::Primary, PlayButton));
        } else {
            ui.insert(button, Look::Soft);
        }
        ui.write_on(button, message(step));
        button
    })
}

/// Shows on its button whether the line is being played back.
#[derive(SystemParam)]
pub struct PlayIcon<'w, 's> {
    buttons: Query<'w, 's, &'static Children, With<PlayButton>>,
    images: Query<'w, 's, &'static mut ImageNode>,
}

impl PlayIcon<'_, '_> {
    pub fn show(&mut self, is_playing: bool) {
        let icon = if is_playing { Icon::Pause } else { Icon::Play };
        for child in self.buttons.iter().flatten() {
            if let Ok(image) = self.images.get_mut(*child) {
                set_icon(image, icon);
            }
        }
    }
}

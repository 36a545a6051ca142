//! Play and accessibility.

use super::nav::Place;
use super::row;
use crate::app::locale::Locale;
use crate::app::screens::pace;
use crate::app::settings::{Settings, TEXT_SIZE};
use crate::app::theme::Token;
use crate::app::widgets::{Kit, Scale, Style};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::ui_widgets::{SliderValue, ValueChange};

/// The text size changes by so many per cent.
const TEXT_STEP: f32 = 10.0;
/// The name of the slider for the text size.
const TEXT_SIZE_KEY: &str = "settings-text-size";
/// The two letters beside the text size, in logical pixels.
const SMALL_LETTER: f32 = 13.0;
const LARGE_LETTER: f32 = 20.0;

/// How a game is played.
pub fn play(kit: &mut Kit, parent: Entity, settings: &Settings) {
    kit.rule(parent);
    let slot = row::row(kit, parent, "settings-pace");
    let figure = pace::words(&kit.locale, settings.reply_pause_ms);
    let (slider, shown) = row::slider(kit, slot, "settings-pace", pace::scale(settings), &figure);
    pace::follow(kit, slider, shown);
    row::switch(
        kit,
        parent,
        "settings-chance",
        settings.win_chance,
        |settings| &mut settings.win_chance,
    );
    row::switch(
        kit,
        parent,
        "settings-forbidden",
        settings.forbidden_points,
        |settings| &mut settings.forbidden_points,
    );
    row::switch(
        kit,
        parent,
        "settings-confirm",
        settings.confirm_tap,
        |settings| &mut settings.confirm_tap,
    );
    row::switch(
        kit,
        parent,
        "settings-cursor",
        settings.keyboard_cursor,
        |settings| &mut settings.keyboard_cursor,
    );
}

/// What helps to see and to hit.
pub fn access(kit: &mut Kit, parent: Entity, settings: &Settings) {
    kit.rule(parent);
    text_size(kit, parent, settings.text_size);
    row::switch(
        kit,
        parent,
        "settings-shapes",
        settings.shapes_on_stones,
        |settings| &mut settings.shapes_on_stones,
    );
    row::switch(
        kit,
        parent,
        "settings-targets",
        settings.bigger_targets,
        |settings| &mut settings.bigger_targets,
    );
}

fn text_size(kit: &mut Kit, parent: Entity, value: u16) {
    let slot = row::row(kit, parent, TEXT_SIZE_KEY);
    let scale = Scale {
        from: f32::from(*TEXT_SIZE.start()),
        to: f32::from(*TEXT_SIZE.end()),
        step: TEXT_STEP,
        value: f32::from(value),
    };
    kit.say(
        slot,
        Style::BODY.sized(SMALL_LETTER),
        "settings-text-size-letter",
    );
    let figure = kit.tv("settings-per-cent", &[("value", value.into())]);
    let (slider, shown) = row::slider(kit, slot, TEXT_SIZE_KEY, scale, &figure);
    kit.say(
        slot,
        Style::BODY.sized(LARGE_LETTER).ink(Token::Ink),
        "settings-text-size-letter",
    );
    kit.on(
        slider,
        move |change: On<ValueChange<f32>>,
              size: Size,
              locale: Res<Locale>,
              mut texts: Query<&mut Text>| {
            let per_cent = whole_step(change.value);
            if let Ok(mut text) = texts.get_mut(shown) {
                text.0 = locale.text_with("settings-per-cent", &[("value", per_cent.into())]);
            }
            // A new size moves everything, the slider too: while a hand is on it, it stays.
            if change.is_final {
                size.take(slider, per_cent);
            }
        },
    );
    kit.on(
        slider,
        move |_: On<Pointer<Release>>, values: Query<&SliderValue>, size: Size| {
            if let Ok(value) = values.get(slider) {
                size.take(slider, whole_step(value.0));
            }
        },
    );
}

fn whole_step(value: f32) -> u16 {
    let size = ((value / TEXT_STEP).round() * TEXT_STEP) as u16;
    size.clamp(*TEXT_SIZE.start(), *TEXT_SIZE.end())
}

/// What a new text size is taken with.
#[derive(SystemParam)]
struct Size<'w, 's> {
    settings: ResMut<'w, Settings>,
    place: ResMut<'w, Place>,
    at: Query<'w, 's, &'static UiGlobalTransform>,
}

impl Size<'_, '_> {
    /// The page is built anew around the slider, which stays where the hand is.
    fn take(mut self, slider: Entity, per_cent: u16) {
        if self.settings.text_size == per_cent {
            return;
        }
        self.settings.text_size = per_cent;
        if let Ok(at) = self.at.get(slider) {
            self.place.hold(TEXT_SIZE_KEY, slider, at);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_whole_steps_within_the_range() {
        assert_eq!(whole_step(104.9), 100);
        assert_eq!(whole_step(0.0), 90);
        assert_eq!(whole_step(1000.0), 160);
    }
}

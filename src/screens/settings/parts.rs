//! The settings that are more than one control: the pause before a computer's answer, the text size, the online
//! settings that few players need, the list of keys, and the version.

use super::position::SettingsPosition;
use super::row::Setting::{self, *};
use super::row::{self, field};
use crate::locale::Locale;
use crate::screens::key_change::ListPlace;
use crate::screens::{key_list, pause_slider};
use crate::settings::{Settings, TEXT_SIZE};
use crate::theme::{Icon, Token};
use crate::widgets::{Look, NodeStyle, SliderScale, Style, UiBuilder, display_if};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, SliderValue, ValueChange};

/// The step of the text size, in per cent.
const TEXT_STEP: f32 = 10.0;
/// The key of the slider for the text size.
const TEXT_SIZE_KEY: &str = "settings-text-size";
// The sizes of the two letters beside the slider, in logical pixels.
const SMALL_LETTER: f32 = 13.0;
const LARGE_LETTER: f32 = 20.0;
/// The text of a setting whose text is an address, in characters at most.
pub const ADDRESS: usize = 200;

/// The pause before a computer's answer.
pub fn pace(ui: &mut UiBuilder, parent: Entity, settings: &Settings) {
    let slot = row::row(ui, parent, "settings-pace");
    let figure = pause_slider::words(&ui.locale, settings.reply_pause_ms);
    let scale = pause_slider::scale(settings);
    let (slider, shown) = row::slider(ui, slot, "settings-pace", scale, &figure);
    pause_slider::follow(ui, slider, shown);
}

/// The text size, between a small and a large letter.
pub fn text_size(ui: &mut UiBuilder, parent: Entity, settings: &Settings) {
    let value = settings.text_size;
    let slot = row::row(ui, parent, TEXT_SIZE_KEY);
    let scale = SliderScale {
        from: f32::from(*TEXT_SIZE.start()),
        to: f32::from(*TEXT_SIZE.end()),
        step: TEXT_STEP,
        value: f32::from(value),
    };
    let (letter, style) = ("settings-text-size-letter", Style::BODY);
    ui.localized_text(slot, style.sized(SMALL_LETTER), letter);
    let figure = ui.locale.text_of("settings-per-cent", "value", value);
    let (slider, shown) = row::slider(ui, slot, TEXT_SIZE_KEY, scale, &figure);
    ui.localized_text(slot, style.sized(LARGE_LETTER).ink(Token::Ink), letter);
    ui.on(
        slider,
        move |change: On<ValueChange<f32>>,
              size: TextSizeChange,
              locale: Res<Locale>,
              mut texts: Query<&mut Text>| {
            let per_cent = whole_step(change.value);
            if let Ok(mut text) = texts.get_mut(shown) {
                text.0 = locale.text_of("settings-per-cent", "value", per_cent);
            }
            // A new size moves everything including the slider, so it is applied only when the slider is released.
            if change.is_final {
                size.take(slider, per_cent);
            }
        },
    );
    ui.on(
        slider,
        move |_: On<Pointer<Release>>, values: Query<&SliderValue>, size: TextSizeChange| {
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

/// The system parameter that applies a new text size.
#[derive(SystemParam)]
struct TextSizeChange<'w, 's> {
    settings: ResMut<'w, Settings>,
    place: ResMut<'w, SettingsPosition>,
    at: Query<'w, 's, &'static UiGlobalTransform>,
}

impl TextSizeChange<'_, '_> {
    /// Rebuilds the page around the slider, which stays under the pointer.
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

/// Settings that few players need.
const ADVANCED: &[Setting] = &[
    Line("settings-stun", ADDRESS, field!(stun)),
    Line("settings-turn", ADDRESS, field!(turn)),
    Line("settings-turn-user", ADDRESS, field!(turn_user)),
    Line("settings-turn-password", ADDRESS, field!(turn_password)),
];

/// A group that is hidden until its button is pressed.
pub fn advanced(ui: &mut UiBuilder, parent: Entity, settings: &Settings) {
    let button = ui.button(parent, Look::Quiet, Some(Icon::Down), "settings-advanced");
    ui.restyle(button, |node| node.align_self(AlignSelf::Start));
    let folded = ui.node(parent, Node::column().no_shrink().display(Display::None));
    ui.on(
        button,
        move |_: On<Activate>, mut nodes: Query<&mut Node>| {
            if let Ok(mut node) = nodes.get_mut(folded) {
                node.display = display_if(node.display == Display::None);
            }
        },
    );
    for setting in ADVANCED {
        setting.build(ui, folded, settings);
    }
}

/// The list of keys.
pub fn keys(ui: &mut UiBuilder, parent: Entity, settings: &Settings) {
    key_list::rows(ui, parent, settings, ListPlace::Settings);
}

pub fn version(ui: &mut UiBuilder, parent: Entity, _: &Settings) {
    let slot = row::row(ui, parent, "settings-version");
    ui.literal_text(slot, Style::DATA, env!("CARGO_PKG_VERSION"));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_whole_steps_within_the_range() {
        assert_eq!(whole_step(104.9), 100);
        assert_eq!(whole_step(0.0), 90);
        assert_eq!(whole_step(1000.0), 200);
    }
}

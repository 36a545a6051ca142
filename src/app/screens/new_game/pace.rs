//! The strip with the pause before a computer answers.

use super::draft::Mode;
use super::part::Sight;
use crate::app::locale::Locale;
use crate::app::settings::{REPLY_PAUSE_MS, Settings};
use crate::app::theme::{Fill, Icon, Stroke, Token, radius, space};
use crate::app::widgets::{Kit, Scale, Style};
use bevy::prelude::*;
use bevy::ui_widgets::ValueChange;

/// The pause changes by so many milliseconds.
const PACE_STEP: f32 = 50.0;
const MILLISECONDS: f32 = 1000.0;
/// The width of the slider, and on smaller screens.
const SLIDER: f32 = 160.0;
const NARROW_SLIDER: f32 = 110.0;

/// Fills the part; with people alone it stays empty.
pub fn fill(kit: &mut Kit, parent: Entity, sight: &Sight) {
    if Mode::of(sight.config) == Mode::People {
        return;
    }
    let node = Node {
        min_height: px(56),
        padding: UiRect::horizontal(px(space::M)),
        align_items: AlignItems::Center,
        column_gap: px(space::S),
        border: UiRect::all(px(kit.palette.border())),
        border_radius: BorderRadius::all(px(radius::CARD)),
        flex_shrink: 0.0,
        ..default()
    };
    let strip = kit.spawn(
        parent,
        (
            node,
            Fill(Token::Surface),
            Stroke(Token::Line),
            Pickable::IGNORE,
        ),
    );
    kit.icon(strip, Icon::Clock, 20.0, Token::Ink2);
    let words = kit.node(
        strip,
        Node {
            flex_grow: 1.0,
            flex_basis: px(0),
            min_width: px(0),
            ..default()
        },
    );
    kit.say(words, Style::BODY, "new-pace");
    pace_slider(kit, strip, sight.settings);
}

/// The slider of the pause, and its figure.
fn pace_slider(kit: &mut Kit, strip: Entity, settings: &Settings) {
    let scale = Scale {
        from: f32::from(*REPLY_PAUSE_MS.start()),
        to: f32::from(*REPLY_PAUSE_MS.end()),
        step: PACE_STEP,
        value: f32::from(settings.reply_pause_ms),
    };
    let width = if kit.layout.is_desktop() {
        SLIDER
    } else {
        NARROW_SLIDER
    };
    let slider = kit.slider(strip, "new-pace", width, scale);
    let place = kit.node(
        strip,
        Node {
            width: px(48),
            justify_content: JustifyContent::End,
            flex_shrink: 0.0,
            ..default()
        },
    );
    let text = pace_words(&kit.locale, settings.reply_pause_ms);
    let shown = kit.write(place, Style::DATA, text);
    kit.commands.entity(shown).insert(TextLayout::no_wrap());
    kit.on(
        slider,
        move |change: On<ValueChange<f32>>,
              mut settings: ResMut<Settings>,
              locale: Res<Locale>,
              mut texts: Query<&mut Text>| {
            let pause = ((change.value / PACE_STEP).round() * PACE_STEP) as u16;
            if settings.reply_pause_ms != pause {
                settings.reply_pause_ms = pause;
            }
            if let Ok(mut text) = texts.get_mut(shown) {
                text.0 = pace_words(&locale, pause);
            }
        },
    );
}

fn pace_words(locale: &Locale, pause: u16) -> String {
    let seconds = format!("{:.2}", f32::from(pause) / MILLISECONDS);
    locale.text_with("new-pace-value", &[("seconds", seconds.into())])
}

//! The strip with the pause before a computer answers.

use super::draft::Mode;
use super::part::Sight;
use crate::app::screens::pace;
use crate::app::settings::Settings;
use crate::app::theme::{Fill, Icon, Stroke, Token, radius, space};
use crate::app::widgets::{Kit, Style};
use bevy::prelude::*;

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
    let width = if kit.layout.is_desktop() {
        SLIDER
    } else {
        NARROW_SLIDER
    };
    let slider = kit.slider(strip, "new-pace", width, pace::scale(settings));
    let place = kit.node(
        strip,
        Node {
            width: px(48),
            justify_content: JustifyContent::End,
            flex_shrink: 0.0,
            ..default()
        },
    );
    let text = pace::words(&kit.locale, settings.reply_pause_ms);
    let shown = kit.write(place, Style::DATA, text);
    kit.commands.entity(shown).insert(TextLayout::no_wrap());
    pace::follow(kit, slider, shown);
}

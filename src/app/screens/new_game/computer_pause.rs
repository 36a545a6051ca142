//! The row with the pause before a computer's answer.

use super::draft::Mode;
use super::setup_part::SetupView;
use crate::app::screens::pause_slider;
use crate::app::settings::Settings;
use crate::app::theme::{Fill, Icon, Stroke, Token, radius, space};
use crate::app::widgets::{Kit, Style};
use bevy::prelude::*;

/// The width of the slider, and on smaller screens.
const SLIDER: f32 = 160.0;
const NARROW_SLIDER: f32 = 110.0;

/// Fills the part; empty without a computer.
pub fn fill(kit: &mut Kit, parent: Entity, view: &SetupView) {
    if Mode::of(view.config) == Mode::People {
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
    kit.localized_text(words, Style::BODY, "new-pace");
    pace_slider(kit, strip, view.settings);
}

/// The slider and its value.
fn pace_slider(kit: &mut Kit, strip: Entity, settings: &Settings) {
    let width = if kit.layout.is_desktop() {
        SLIDER
    } else {
        NARROW_SLIDER
    };
    let slider = kit.slider(strip, "new-pace", width, pause_slider::scale(settings));
    let place = kit.node(
        strip,
        Node {
            width: px(48),
            justify_content: JustifyContent::End,
            flex_shrink: 0.0,
            ..default()
        },
    );
    let text = pause_slider::words(&kit.locale, settings.reply_pause_ms);
    let shown = kit.literal_text(place, Style::DATA, text);
    kit.commands.entity(shown).insert(TextLayout::no_wrap());
    pause_slider::follow(kit, slider, shown);
}

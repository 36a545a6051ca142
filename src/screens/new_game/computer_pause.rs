//! The row with the pause before a computer's answer.

use super::draft::Mode;
use super::setup_part::SetupView;
use crate::screens::pause_slider;
use crate::settings::Settings;
use crate::theme::{Icon, Token, radius, space};
use crate::widgets::{NodeStyle, Style, UiBuilder};
use bevy::prelude::*;

// The width of the slider, and on smaller screens.
const SLIDER: f32 = 160.0;
const NARROW_SLIDER: f32 = 110.0;

/// Fills the part; empty without a computer.
pub fn fill(ui: &mut UiBuilder, parent: Entity, view: &SetupView) {
    if Mode::of(view.config()) == Mode::People {
        return;
    }
    let node = Node::line(space::S)
        .no_shrink()
        .min_height(56)
        .pad_x(space::M)
        .frame(ui.palette.border(), radius::CARD);
    let strip = ui.panel(parent, node, Token::Surface, Token::Line);
    ui.icon(strip, Icon::Clock, 20.0, Token::Ink2);
    let words = ui.node(strip, Node::default().fill());
    ui.localized_text(words, Style::BODY, "new-pace");
    pace_slider(ui, strip, &view.settings);
}

fn pace_slider(ui: &mut UiBuilder, strip: Entity, settings: &Settings) {
    let width = ui.layout.if_desktop(SLIDER, NARROW_SLIDER);
    let slider = ui.slider(strip, "new-pace", width, pause_slider::scale(settings));
    let place = ui.node(strip, Node::row().justify_end().width(48).no_shrink());
    let text = pause_slider::words(&ui.locale, settings.reply_pause_ms);
    let shown = ui.literal_line(place, Style::DATA, text);
    pause_slider::follow(ui, slider, shown);
}

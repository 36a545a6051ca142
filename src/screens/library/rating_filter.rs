//! The range of ratings in the filter.

use crate::library::SearchRequest;
use crate::theme::{Ink, Token, space};
use crate::widgets::{NodeStyle, RangeChange, SliderScale, Style, UiBuilder};
use bevy::prelude::*;
use narabe_library::Filter;

/// The highest rating.
const HIGHEST: u16 = 9999;
// The ends of the slider of ratings, which mean any, and its step.
const LOWEST_SET: f32 = 1000.0;
const HIGHEST_SET: f32 = 3000.0;
const RATING_STEP: f32 = 50.0;
// The width of that slider and of a rating beside it, in logical pixels.
const RATING_SLIDER: f32 = 124.0;
const TOUCH_RATING_SLIDER: f32 = 200.0;
const FIGURE: f32 = 36.0;

/// The rating at an end of the range.
#[derive(Component, Debug, Clone, Copy)]
struct RatingFigure {
    is_least: bool,
}

/// A slider with two thumbs between the ends of the range.
pub fn build(ui: &mut UiBuilder, group: Entity, filter: &Filter) {
    let range = filter.ratings.clone().unwrap_or(0..=HIGHEST);
    let ends =
        [*range.start(), *range.end()].map(|end| f32::from(end).clamp(LOWEST_SET, HIGHEST_SET));
    let row = ui.row(group, space::XS);
    let figure = |ui: &mut UiBuilder, end: f32, is_least: bool| {
        let justify = if is_least {
            JustifyContent::Start
        } else {
            JustifyContent::End
        };
        let place = Node::row()
            .justify_content(justify)
            .width(FIGURE)
            .no_shrink();
        let place = ui.node(row, place);
        let (words, ink) = figure_of(ui, end);
        let figure = ui.literal_line(place, Style::DATA.ink(ink), words);
        ui.insert(figure, RatingFigure { is_least });
    };
    figure(ui, ends[0], true);
    let names = ["library-rating-least", "library-rating-highest"];
    let scale = SliderScale {
        from: LOWEST_SET,
        to: HIGHEST_SET,
        step: RATING_STEP,
        value: LOWEST_SET,
    };
    let free = ui.layout.size.x - 2.0 * (ui.layout.margin() + FIGURE + space::S);
    let width = ui
        .layout
        .if_desktop(RATING_SLIDER, TOUCH_RATING_SLIDER.min(free));
    let slider = ui.range_slider(
        row,
        width,
        scale,
        [(names[0], ends[0]), (names[1], ends[1])],
    );
    ui.on(slider, change_ratings);
    figure(ui, ends[1], false);
}

/// An end of the range as text: at the ends of the slider all ratings count.
fn figure_of(ui: &UiBuilder, end: f32) -> (String, Token) {
    if end > LOWEST_SET && end < HIGHEST_SET {
        (format!("{end:.0}"), Token::Ink)
    } else {
        (ui.locale.text("library-any"), Token::Ink3)
    }
}

fn change_ratings(
    change: On<RangeChange>,
    ui: UiBuilder,
    mut figures: Query<(&RatingFigure, &mut Text, &mut Ink)>,
    mut requests: MessageWriter<SearchRequest>,
) {
    for (RatingFigure { is_least }, mut text, mut ink) in &mut figures {
        let end = if *is_least {
            change.least
        } else {
            change.highest
        };
        let (words, token) = figure_of(&ui, end);
        text.set_if_neq(Text(words));
        ink.set_if_neq(Ink(token));
    }
    let is_any = change.least <= LOWEST_SET && change.highest >= HIGHEST_SET;
    let least = if change.least <= LOWEST_SET {
        0
    } else {
        change.least as u16
    };
    let highest = if change.highest >= HIGHEST_SET {
        HIGHEST
    } else {
        change.highest as u16
    };
    requests.write(SearchRequest::Ratings((!is_any).then_some(least..=highest)));
}

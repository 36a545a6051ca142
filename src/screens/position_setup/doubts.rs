//! The points to check of a position that was read from a picture, one after the other.

use super::parts::PositionScreenSystems;
use crate::screens::lifecycle::AddScreen;
use crate::study::{PositionRequest, PositionSetup};
use crate::theme::{Elevation, Fill, Icon, Token, radius, space};
use crate::widgets::{Look, NodeStyle, Style, UiBuilder};
use accesskit::Role;
use bevy::prelude::*;
use narabe_rules::Side;

/// The size of the sign.
const SIGN: f32 = 18.0;

/// The words about the point to check.
#[derive(Component, Debug)]
struct DoubtWords;

pub(super) fn plugin(app: &mut App) {
    app.add_details(show.in_set(PositionScreenSystems));
}

/// Builds the card, if there is something to check.
pub fn build(ui: &mut UiBuilder, column: Entity, position: &PositionSetup) {
    if position.doubts().is_empty() {
        return;
    }
    let node = Node::column().gap(space::XS).no_shrink();
    let card = ui.filled(
        column,
        node.pad(space::S).radius(radius::CARD),
        Token::Raised,
    );
    ui.insert(card, (Fill(Token::Raised), Elevation(1)));
    let row = ui.node(card, Node::row().gap(space::XS).items_start());
    ui.icon(row, Icon::Info, SIGN, Token::Warning);
    let place = ui.node(row, Node::default().fill());
    let text = ui.literal_text(place, Style::BODY, words(ui, position));
    ui.insert(text, DoubtWords);
    let row = ui.node(card, Node::row().gaps(space::XS).wrap());
    let right = ui.button(row, Look::Soft, Some(Icon::Check), "position-doubt-right");
    ui.write_on(right, PositionRequest::ConfirmDoubt);
    let next = ui.button(row, Look::Quiet, Some(Icon::Next), "position-doubt-next");
    ui.write_on(next, PositionRequest::NextDoubt);
}

/// "3 points to check. I9 was read as a white stone."
fn words(ui: &UiBuilder, position: &PositionSetup) -> String {
    let doubts = position.doubts();
    let Some(point) = doubts.first() else {
        return String::new();
    };
    let stone = match position.editor().setup().get(*point) {
        Some(Side::Black) => "black",
        Some(Side::White) => "white",
        None => "none",
    };
    let variables = [
        ("count", doubts.len().into()),
        ("point", point.label().into()),
        ("stone", stone.into()),
    ];
    ui.locale.text_with("position-doubts", &variables)
}

fn show(mut ui: UiBuilder, position: Res<PositionSetup>, texts: Query<Entity, With<DoubtWords>>) {
    if !position.is_changed() {
        return;
    }
    for entity in &texts {
        let words = words(&ui, &position);
        ui.describe(entity, Role::Alert, &words);
        ui.insert(entity, Text(words));
    }
}

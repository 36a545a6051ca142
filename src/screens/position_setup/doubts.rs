//! The points to check of a position that was read from a picture, one after the other.

use super::parts::PositionScreenSystems;
use crate::screens::lifecycle::AddScreen;
use crate::study::{PositionRequest, PositionSetup};
use crate::theme::{Elevation, Fill, Icon, Token, radius, space};
use crate::widgets::{Kit, Look, NodeStyle, Style};
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
pub fn build(kit: &mut Kit, column: Entity, position: &PositionSetup) {
    if position.doubts().is_empty() {
        return;
    }
    let node = Node::column().gap(space::XS).no_shrink();
    let card = kit.filled(
        column,
        node.pad(space::S).radius(radius::CARD),
        Token::Raised,
    );
    kit.insert(card, (Fill(Token::Raised), Elevation(1)));
    let row = kit.node(card, Node::row().gap(space::XS).items_start());
    kit.icon(row, Icon::Info, SIGN, Token::Warning);
    let place = kit.node(row, Node::default().fill());
    let text = kit.literal_text(place, Style::BODY, words(kit, position));
    kit.insert(text, DoubtWords);
    let row = kit.node(card, Node::row().gaps(space::XS).wrap());
    let right = kit.button(row, Look::Soft, Some(Icon::Check), "position-doubt-right");
    kit.write_on(right, PositionRequest::ConfirmDoubt);
    let next = kit.button(row, Look::Quiet, Some(Icon::Next), "position-doubt-next");
    kit.write_on(next, PositionRequest::NextDoubt);
}

/// "3 points to check. I9 was read as a white stone."
fn words(kit: &Kit, position: &PositionSetup) -> String {
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
    kit.tv("position-doubts", &variables)
}

fn show(mut kit: Kit, position: Res<PositionSetup>, texts: Query<Entity, With<DoubtWords>>) {
    if !position.is_changed() {
        return;
    }
    for entity in &texts {
        let words = words(&kit, &position);
        kit.describe(entity, Role::Alert, &words);
        kit.insert(entity, Text(words));
    }
}

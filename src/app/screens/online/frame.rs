//! The cards and lines that the stages of the screen are made of.

use crate::app::theme::{Fill, Icon, Lift, Stroke, Token, radius, space};
use crate::app::widgets::{Kit, Style};
use bevy::prelude::*;

/// The space inside a card, in logical pixels, and on a phone.
const PADDING: f32 = 24.0;
const PHONE_PADDING: f32 = 18.0;

/// A card with a title, raised or flat.
pub fn card(kit: &mut Kit, parent: Entity, title: &str, is_raised: bool) -> Entity {
    let card = bare_card(kit, parent, is_raised);
    kit.say(card, Style::SUBHEAD, title);
    card
}

/// The same without a title.
pub fn bare_card(kit: &mut Kit, parent: Entity, is_raised: bool) -> Entity {
    let padding = match kit.layout.is_phone() {
        true => PHONE_PADDING,
        false => PADDING,
    };
    let node = Node {
        flex_direction: FlexDirection::Column,
        row_gap: px(space::M),
        padding: UiRect::all(px(padding)),
        border: UiRect::all(px(kit.palette.border())),
        border_radius: BorderRadius::all(px(radius::CARD)),
        flex_shrink: 0.0,
        ..default()
    };
    let (fill, stroke, lift) = match is_raised && !kit.palette.is_high_contrast() {
        true => (Token::Raised, Token::Clear, 2),
        false => (Token::Surface, Token::Line, 0),
    };
    kit.spawn(
        parent,
        (
            node,
            Fill(fill),
            Stroke(stroke),
            Lift(lift),
            Pickable::IGNORE,
        ),
    )
}

/// A column that takes the room there is beside what it holds.
pub fn fill(kit: &mut Kit, parent: Entity, gap: f32) -> Entity {
    let node = Node {
        flex_direction: FlexDirection::Column,
        row_gap: px(gap),
        flex_grow: 1.0,
        flex_basis: px(0),
        min_width: px(0),
        ..default()
    };
    kit.node(parent, node)
}

/// An icon with words beside it that may take several lines.
pub fn remark(kit: &mut Kit, parent: Entity, icon: Icon, token: Token, words: String) -> Entity {
    let row = Node {
        align_items: AlignItems::Start,
        column_gap: px(space::S),
        min_width: px(0),
        ..default()
    };
    let row = kit.node(parent, row);
    let place = Node {
        margin: UiRect::top(px(1)),
        flex_shrink: 0.0,
        ..default()
    };
    let place = kit.node(row, place);
    kit.icon(place, icon, 20.0, token);
    let column = fill(kit, row, 0.0);
    kit.write(column, Style::BODY.ink(token), words)
}

/// Makes a button as wide as its column.
pub fn wide(kit: &mut Kit, button: Entity) {
    kit.commands
        .entity(button)
        .entry::<Node>()
        .and_modify(|mut node| node.align_self = AlignSelf::Stretch);
}

/// Makes buttons of a row share its width.
pub fn share(kit: &mut Kit, button: Entity) {
    kit.commands
        .entity(button)
        .entry::<Node>()
        .and_modify(|mut node| {
            node.flex_grow = 1.0;
            node.flex_basis = px(0);
            node.min_width = px(0);
            node.padding = UiRect::horizontal(px(space::XS));
        });
}

/// The page of a stage under its head, scrolling where it must; `actions` is the row at the right end of the head.
pub fn page(kit: &mut Kit, title: &str) -> (Entity, Entity) {
    let parts = kit.page(title);
    let margin = kit.layout.margin();
    let area = Node {
        flex_grow: 1.0,
        flex_basis: px(0),
        padding: UiRect::new(px(margin), px(margin), px(space::XXS), px(space::L)),
        ..default()
    };
    (kit.scroll(parts.page, area), parts.actions)
}

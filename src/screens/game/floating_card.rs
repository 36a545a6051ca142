//! Cards over the side column, or at the bottom of the window where there is no side column.

use super::landscape_lengths::{LandscapeLengths, TABLET_GAP, tablet_board};
use crate::layout::{Breakpoint, Layout};
use crate::theme::{Elevation, Fill, Stroke, Token, radius, space};
use crate::widgets::{NodeStyle, UiBuilder, named};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

/// The card whose root has the marker `M`, built from `I`. It is built again when that, the window or the language
/// changes.
#[derive(SystemParam)]
pub struct FloatingCard<'w, 's, M: Component, I: Send + 'static> {
    pub ui: UiBuilder<'w, 's>,
    cards: Query<'w, 's, Entity, With<M>>,
    shown: Local<'s, Option<(I, Layout, String)>>,
}

impl<M: Component, I: PartialEq + Send + 'static> FloatingCard<'_, '_, M, I> {
    /// Shows this content, or no card. Returns whether the card was built or removed.
    pub fn update(&mut self, content: Option<I>, build: impl FnOnce(&mut UiBuilder, &I)) -> bool {
        let ui = &mut self.ui;
        let now = content.map(|content| (content, *ui.layout, ui.locale.code().into()));
        if *self.shown == now {
            return false;
        }
        for card in &self.cards {
            ui.commands.entity(card).try_despawn();
        }
        if let Some((content, ..)) = &now {
            build(ui, content);
        }
        *self.shown = now;
        true
    }
}

/// Where a card is placed, in logical pixels.
#[derive(Debug, Clone, Copy)]
pub struct CardPlacement {
    /// The maximum width.
    pub width: f32,
    /// The distances from the bottom and the sides of the window.
    pub foot: f32,
    pub side: f32,
    /// The horizontal alignment.
    pub across: JustifyContent,
}

/// Without a side column: above the buttons at the bottom of the window.
pub const ABOVE_BUTTONS: CardPlacement = CardPlacement {
    width: 480.0,
    foot: 84.0,
    side: 12.0,
    across: JustifyContent::Center,
};

/// Without a side column: centred at the bottom of the window, on a phone above the buttons there.
pub const AT_BOTTOM: CardPlacement = CardPlacement {
    width: 560.0,
    foot: 24.0,
    side: 12.0,
    across: JustifyContent::Center,
};

/// The place over the side column, above its buttons, or `below` where there is no side column.
pub fn beside_or(ui: &UiBuilder, below: CardPlacement) -> CardPlacement {
    let (width, foot, side) = match ui.layout.breakpoint {
        Breakpoint::Wide => (300.0, 190.0, 24.0),
        Breakpoint::Desktop => (236.0, 190.0, 24.0),
        Breakpoint::TabletLandscape => {
            let width = ui.layout.size.x - tablet_board(&ui.layout) - 3.0 * TABLET_GAP;
            (width, 136.0, TABLET_GAP)
        }
        Breakpoint::PhoneLandscape => {
            // It reaches a little over the gap between the column and the board.
            let width = LandscapeLengths::of(&ui.layout).column + 8.0;
            (width, 112.0, 8.0)
        }
        Breakpoint::Phone => {
            let foot = ABOVE_BUTTONS.foot;
            return CardPlacement { foot, ..below };
        }
        Breakpoint::TabletPortrait => return below,
    };
    CardPlacement {
        width,
        foot,
        side,
        across: JustifyContent::End,
    }
}

/// Spawns a card. Its root carries `marker`; `spoken` is the text for screen readers.
pub fn spawn(
    ui: &mut UiBuilder,
    marker: impl Component,
    layer: i32,
    place: CardPlacement,
    spoken: &str,
) -> Entity {
    let strip = Node::row().absolute().left(0).right(0).bottom(place.foot);
    let strip = strip.justify_content(place.across).pad_x(place.side);
    let strip = (marker, strip, GlobalZIndex(layer), Pickable::IGNORE);
    let strip = ui.commands.spawn(strip).id();
    let card = Node::column().gap(space::S).full_width().pad(space::M);
    let card = card.frame(ui.palette.raised_border(), radius::CARD);
    let card = card.max_width(place.width);
    let role = named(accesskit::Role::Alert, spoken);
    let style = (Fill(Token::Raised), Stroke(Token::LineStrong), Elevation(2));
    ui.spawn(strip, (card, style, role))
}

//! The game on the screen, and its end: cards, board, moves and buttons, laid out for the room there is.
//!
//! [`Screen::Game`] and [`Screen::Result`] are one layout: at the end the board and the cards keep their places and
//! the result takes the place of the moves.

mod actions;
mod aside;
mod best_moves;
mod card;
mod cards;
pub(super) mod figures;
mod model;
mod moves;
mod news;
mod online;
mod opening;
mod pause;
mod phones;
mod place;
mod rails;
mod result;
mod series;
mod spoken;
mod standing;
mod toggles;
pub(super) mod turn;
pub(super) mod verdict;
mod why;

pub use online::AskLeave;
pub(super) use opening::{ShowReasons, has_reasons};
pub(super) use result::{
    menu_button as result_menu, next_button as result_next, panel as result_panel,
    seal as result_seal, spread as result_spread, undo_button as result_undo,
};
pub use spoken::Spoken;
pub(super) use standing::lines as result_standing;
pub use why::AskWhy;

use super::online::ChatDraft;
use super::stage::AddScreen;
use crate::app::board::BoardSlot;
use crate::app::layout::Shape;
use crate::app::session::online::Online;
use crate::app::session::{OneBoardGame, OneBoardMatch};
use crate::app::state::Screen;
use crate::app::widgets::Kit;
use crate::rules::Side;
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_screen(Screen::Game, build)
        .add_screen(Screen::Result, build)
        .add_plugins((
            cards::plugin,
            actions::plugin,
            best_moves::plugin,
            model::plugin,
            moves::plugin,
            news::plugin,
            online::plugin,
            opening::plugin,
            place::plugin,
            result::plugin,
            spoken::plugin,
            toggles::plugin,
            turn::plugin,
            why::plugin,
        ));
}

fn build(
    mut kit: Kit,
    session: OneBoardGame,
    online: Res<Online>,
    draft: Res<ChatDraft>,
    screen: Res<State<Screen>>,
) {
    let view = View {
        session: &session,
        online: session.is_online().then_some(&*online),
        draft: &draft,
        over: *screen.get() == Screen::Result,
    };
    match kit.layout.shape {
        Shape::Wide | Shape::Desktop => rails::desktop(&mut kit, view),
        Shape::TabletLandscape => rails::tablet_landscape(&mut kit, view),
        Shape::TabletPortrait => rails::tablet_portrait(&mut kit, view),
        Shape::PhoneLandscape => phones::on_its_side(&mut kit, view),
        Shape::Phone => phones::upright(&mut kit, view),
    }
}

/// What the builders look at.
#[derive(Clone, Copy)]
struct View<'a> {
    session: &'a OneBoardMatch,
    /// The table, in a game between two machines.
    online: Option<&'a Online>,
    /// What is half typed in its chat.
    draft: &'a ChatDraft,
    /// The result is to be shown.
    over: bool,
}

impl View<'_> {
    /// The side that sits near: the only person at the board, or Black.
    fn near(&self) -> Side {
        match Side::ALL.map(|side| self.session.seat(side).is_human()) {
            [false, true] => Side::White,
            _ => Side::Black,
        }
    }
}

/// The place of the board: a square of so many logical pixels. In a pause there is no board in it.
fn slot(kit: &mut Kit, parent: Entity, view: View, side: f32) -> Entity {
    let pad = if kit.layout.shape == Shape::Phone {
        PHONE_PAD
    } else {
        BoardSlot::default().pad
    };
    let node = Node {
        width: px(side),
        height: px(side),
        flex_shrink: 0.0,
        ..default()
    };
    if view.session.is_covered() {
        return pause::cover(kit, parent, node);
    }
    kit.spawn(
        parent,
        (
            node,
            BoardSlot {
                playable: true,
                pad,
                ..default()
            },
        ),
    )
}

/// The margin around the outer lines on a phone, in cells.
const PHONE_PAD: f32 = 0.98;

//! The button of the result that requests the next game or a rematch, and shows who waits for whom.

use crate::live::online::{Online, OnlineRequest};
use crate::live::{Intent, Live, LiveMessage};
use crate::screens::lifecycle::AddScreen;
use crate::screens::wording::player_names::slot_name;
use crate::theme::{Icon, Token, space};
use crate::widgets::{Kit, Look, NodeStyle, Part, Parts, Style};
use bevy::prelude::*;
use narabe_net::RequestKind;

/// The slot of the button.
#[derive(Component, Debug, Clone, Copy)]
struct NextGameSlot {
    /// Whether it is a column with a large button, or a row.
    large: bool,
}

impl Part for NextGameSlot {
    type Content = NextGame;
}

#[derive(Debug, Clone, PartialEq, Eq)]
struct NextGame {
    state: NextGameState,
    /// The name of the other player.
    other: String,
    is_match_over: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum NextGameState {
    /// Nobody has requested it.
    NotRequested,
    /// We have, and wait for the other player.
    RequestedByUs,
    /// The other player waits for us.
    RequestedByOther,
    /// We are spectators, or disconnected.
    Unavailable,
}

impl NextGameState {
    fn of(online: &Online) -> Self {
        let Some(table) = online.table().filter(|table| table.slot().is_some()) else {
            return Self::Unavailable;
        };
        match (table.requests().own(), table.requests().theirs()) {
            _ if table.is_interrupted() => Self::Unavailable,
            (Some(RequestKind::Next), _) => Self::RequestedByUs,
            (_, Some(RequestKind::Next)) => Self::RequestedByOther,
            _ => Self::NotRequested,
        }
    }
}

/// Builds the slot: a column with a large button, or a row.
pub fn build(kit: &mut Kit, parent: Entity, large: bool) {
    let place = if large {
        kit.column(parent, space::XS)
    } else {
        kit.row(parent, space::XS)
    };
    kit.insert(place, NextGameSlot { large });
}

fn fill(kit: &mut Kit, place: Entity, slot: &NextGameSlot, next: &NextGame) {
    match next.state {
        NextGameState::Unavailable => {
            kit.localized_text(place, Style::SMALL.ink(Token::Ink2), "table-next-waits");
        }
        NextGameState::RequestedByUs => {
            let row = kit.row(place, space::M);
            kit.thinking_indicator(row);
            let words = kit.t_of("table-asked-next", "name", next.other.as_str());
            let basis = if slot.large { px(0) } else { auto() };
            let column = kit.node(row, Node::column().grow().flex_basis(basis));
            kit.literal_text(column, Style::DATA.sized(14.0).ink(Token::Ink2), words);
            let back = kit.button(place, Look::Soft, None, "table-withdraw");
            kit.write_on(back, OnlineRequest::Withdraw);
        }
        NextGameState::RequestedByOther | NextGameState::NotRequested => {
            if next.state == NextGameState::RequestedByOther {
                let words = kit.t_of("table-asks-next", "name", next.other.as_str());
                kit.literal_text(place, Style::DATA.sized(14.0), words);
            }
            let id = if next.is_match_over {
                "table-rematch"
            } else {
                "table-next"
            };
            let next = if slot.large {
                kit.large_button(place, Some(Icon::Continue), id)
            } else {
                kit.button(place, Look::Primary, Some(Icon::Continue), id)
            };
            kit.write_on(next, LiveMessage(Intent::NextGame));
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_details(refresh);
}

fn refresh(game: Res<Live>, online: Res<Online>, mut parts: Parts<NextGameSlot>) {
    let other = |kit: &Kit| {
        let table = online.table()?;
        let other = table.slot()?.other();
        Some(slot_name(&kit.locale, table, other))
    };
    parts.draw(
        |kit, _| NextGame {
            state: NextGameState::of(&online),
            other: other(kit).unwrap_or_default(),
            is_match_over: game.is_match_over(),
        },
        fill,
    );
}

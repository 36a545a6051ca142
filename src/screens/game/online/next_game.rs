//! The button of the result that requests the next game or a rematch, and shows who waits for whom.

use crate::live::online::{Online, OnlineRequest};
use crate::live::{Intent, Live, LiveMessage};
use crate::screens::lifecycle::AddScreen;
use crate::screens::wording::player_names::slot_name;
use crate::theme::{Icon, Token, space};
use crate::widgets::{Look, NodeStyle, Part, Parts, Style, UiBuilder};
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
        let Some(online_match) = online
            .online_match()
            .filter(|online_match| online_match.slot().is_some())
        else {
            return Self::Unavailable;
        };
        match (
            online_match.requests().own(),
            online_match.requests().theirs(),
        ) {
            _ if online_match.is_interrupted() => Self::Unavailable,
            (Some(RequestKind::Next), _) => Self::RequestedByUs,
            (_, Some(RequestKind::Next)) => Self::RequestedByOther,
            _ => Self::NotRequested,
        }
    }
}

/// Builds the slot: a column with a large button, or a row.
pub fn build(ui: &mut UiBuilder, parent: Entity, large: bool) {
    let place = if large {
        ui.column(parent, space::XS)
    } else {
        ui.row(parent, space::XS)
    };
    ui.insert(place, NextGameSlot { large });
}

fn fill(ui: &mut UiBuilder, place: Entity, slot: &NextGameSlot, next: &NextGame) {
    match next.state {
        NextGameState::Unavailable => {
            ui.localized_text(
                place,
                Style::SMALL.ink(Token::Ink2),
                "online-match-next-waits",
            );
        }
        NextGameState::RequestedByUs => {
            let row = ui.row(place, space::M);
            ui.thinking_indicator(row);
            let words = ui
                .locale
                .text_of("online-match-asked-next", "name", next.other.as_str());
            let basis = if slot.large { px(0) } else { auto() };
            let column = ui.node(row, Node::column().grow().flex_basis(basis));
            ui.literal_text(column, Style::DATA.sized(14.0).ink(Token::Ink2), words);
            let back = ui.button(place, Look::Soft, None, "online-match-withdraw");
            ui.write_on(back, OnlineRequest::Withdraw);
        }
        NextGameState::RequestedByOther | NextGameState::NotRequested => {
            if next.state == NextGameState::RequestedByOther {
                let words =
                    ui.locale
                        .text_of("online-match-asks-next", "name", next.other.as_str());
                ui.literal_text(place, Style::DATA.sized(14.0), words);
            }
            let id = if next.is_match_over {
                "online-match-rematch"
            } else {
                "online-match-next"
            };
            let next = if slot.large {
                ui.large_button(place, Some(Icon::Continue), id)
            } else {
                ui.button(place, Look::Primary, Some(Icon::Continue), id)
            };
            ui.write_on(next, LiveMessage(Intent::NextGame));
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_details(refresh);
}

fn refresh(game: Res<Live>, online: Res<Online>, mut parts: Parts<NextGameSlot>) {
    let other = |ui: &UiBuilder| {
        let online_match = online.online_match()?;
        let other = online_match.slot()?.other();
        Some(slot_name(&ui.locale, online_match, other))
    };
    parts.draw(
        |ui, _| NextGame {
            state: NextGameState::of(&online),
            other: other(ui).unwrap_or_default(),
            is_match_over: game.is_match_over(),
        },
        fill,
    );
}

//! The button in the result that asks for the next game, or for the match again, and says who waits for whom.

use crate::app::screens::online::chair_name;
use crate::app::screens::stage::BuildScreen;
use crate::app::session::online::{Online, OnlineWish};
use crate::app::session::{Intent, OneBoardGame, OneBoardMatch, SessionSystems};
use crate::app::theme::{Icon, Token, space};
use crate::app::widgets::{Kit, Look, Style};
use crate::net::RequestKind;
use bevy::prelude::*;
use bevy::ui_widgets::Activate;

/// The place of the button, and how it stands there.
#[derive(Component, Debug, Clone, PartialEq)]
struct NextPlace(State);

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum State {
    /// Nobody has asked.
    Free,
    /// We have, and wait.
    Asked,
    /// The other waits for us.
    Called,
    /// We look on, or the line is broken.
    None,
}

impl State {
    fn of(online: &Online) -> Self {
        let Some(table) = online.table().filter(|table| table.slot().is_some()) else {
            return Self::None;
        };
        match (table.my_wish(), table.their_wish()) {
            _ if table.is_broken() => Self::None,
            (Some(RequestKind::Next), _) => Self::Asked,
            (_, Some(RequestKind::Next)) => Self::Called,
            _ => Self::Free,
        }
    }
}

/// Builds the place and what stands in it.
pub fn build(kit: &mut Kit, parent: Entity, session: &OneBoardMatch, online: &Online) {
    let place = kit.column(parent, space::XS);
    let state = State::of(online);
    kit.commands.entity(place).insert(NextPlace(state));
    fill(kit, place, state, session, online);
}

fn fill(kit: &mut Kit, place: Entity, state: State, session: &OneBoardMatch, online: &Online) {
    let other = online.table().and_then(|table| {
        let other = table.slot()?.other();
        Some(chair_name(&kit.locale, table, other))
    });
    let other = other.unwrap_or_default();
    match state {
        State::None => {
            let words = kit.t("table-next-waits");
            kit.write(place, Style::SMALL.ink(Token::Ink2), words);
        }
        State::Asked => {
            let row = kit.row(place, space::M);
            kit.wait(row);
            let words = kit.tv("table-asked-next", &[("name", other.into())]);
            let column = Node {
                flex_grow: 1.0,
                flex_basis: px(0),
                flex_direction: FlexDirection::Column,
                ..default()
            };
            let column = kit.node(row, column);
            kit.write(column, Style::DATA.sized(14.0).ink(Token::Ink2), words);
            let back = kit.button(place, Look::Soft, None, "table-withdraw");
            kit.on(
                back,
                |_: On<Activate>, mut wishes: MessageWriter<OnlineWish>| {
                    wishes.write(OnlineWish::Withdraw);
                },
            );
        }
        State::Called | State::Free => {
            if state == State::Called {
                let words = kit.tv("table-asks-next", &[("name", other.into())]);
                kit.write(place, Style::DATA.sized(14.0), words);
            }
            let id = match session.match_over() {
                true => "table-rematch",
                false => "table-next",
            };
            let next = kit.large_button(place, Some(Icon::Continue), id);
            kit.on(
                next,
                |_: On<Activate>, mut intents: MessageWriter<Intent>| {
                    intents.write(Intent::NextGame);
                },
            );
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, refresh.after(BuildScreen).after(SessionSystems));
}

fn refresh(
    session: OneBoardGame,
    online: Res<Online>,
    mut places: Query<(Entity, &mut NextPlace)>,
    mut kit: Kit,
) {
    for (entity, mut place) in &mut places {
        let now = State::of(&online);
        if place.0 == now {
            continue;
        }
        place.0 = now;
        kit.commands.entity(entity).despawn_related::<Children>();
        fill(&mut kit, entity, now, &session, &online);
    }
}

//! The online screen: from creating or joining a room to the beginning of the match.
//!
//! The screen shows the state of [`Online`] and writes [`OnlineRequest`](crate::live::online::OnlineRequest)es. It is
//! rebuilt when anything but the chat changes; the chat updates itself, because somebody may be typing there.

mod cards;
mod chat;
mod code;
mod code_picker;
mod create;
mod invited;
mod join;
mod kept_seat;
mod lobby_fields;
#[cfg(test)]
mod match_tests;
mod online_toasts;
mod qr;
#[cfg(test)]
mod room_tests;
mod start_page;
mod terms_page;
mod terms_rows;
#[cfg(test)]
mod testing;
mod view;
mod visitors;
mod waiting;

pub use chat::{
    ChatDraft, ChatLineSystems, OpenChat, UnreadCount, button as chat_button, head as chat_head,
    panel as chat_panel, spectators_and_mute,
};
pub use invited::OpenInvitation;
pub use kept_seat::title as kept_match_title;

use view::{OnlineView, PreviousTerms};

use super::lifecycle::{AddScreen, BuildScreenSystems, Rebuild};
use super::new_game::OnlineSetup;
use crate::live::online::{ConnectionStage, Online};
use crate::live::{LiveSystems, MatchConfig};
use crate::settings::LastSetup;
use crate::state::Screen;
use crate::widgets::UiBuilder;
use bevy::prelude::*;
use narabe_matches::players::BlackRule;
use narabe_net::{PlayerSlot, Role, Terms};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PreviousTerms>()
        .add_screen(Screen::Online, build)
        .add_plugins((
            chat::plugin,
            code::plugin,
            code_picker::plugin,
            invited::plugin,
            join::plugin,
            lobby_fields::plugin,
            online_toasts::plugin,
            start_page::plugin,
        ))
        .add_systems(Startup, begin)
        .add_systems(
            Update,
            rebuild.after(LiveSystems).before(BuildScreenSystems),
        );
}

/// Begins with the settings last played here; if they leave it open, Black is chosen at random.
fn begin(last: Option<Res<LastSetup>>, mut setup: ResMut<OnlineSetup>) {
    let last = last.map(|last| last.0.clone()).unwrap_or_default();
    setup.0 = MatchConfig {
        black: match last.black {
            BlackRule::First | BlackRule::Second => BlackRule::Random,
            rule => rule,
        },
        ..last
    };
}

fn build(mut ui: UiBuilder, view: OnlineView) {
    let build = match view.online.stage() {
        ConnectionStage::Offline => start_page::build,
        ConnectionStage::Connecting => waiting::build_connecting,
        ConnectionStage::Waiting => waiting::build,
        ConnectionStage::Negotiating | ConnectionStage::Playing => terms_page::build,
    };
    build(&mut ui, &view);
}

/// Everything that decides what is shown.
#[derive(Debug, Clone, PartialEq)]
struct ShownState {
    stage: ConnectionStage,
    trouble: Option<String>,
    fault: Option<String>,
    seat: Option<String>,
    code: Option<String>,
    online_match: Option<ShownMatch>,
    setup: Terms,
    previous: PreviousTerms,
}

#[derive(Debug, Clone, PartialEq)]
struct ShownMatch {
    role: Role,
    names: [String; 2],
    terms: Terms,
    changes: u64,
    agrees: [bool; 2],
    is_there: [bool; 2],
}

impl ShownState {
    fn of(online: &Online, setup: &OnlineSetup, previous: &PreviousTerms) -> Self {
        let online_match = online.online_match();
        Self {
            stage: online.stage(),
            trouble: online.error().map(|trouble| format!("{trouble:?}")),
            fault: online_match.and_then(|online_match| {
                online_match.last_error().map(|fault| format!("{fault:?}"))
            }),
            seat: (online.rejoin_ticket()).map(|seat| seat.opponent_name().to_owned()),
            code: online.code().map(|code| code.to_string()),
            online_match: online_match.map(|online_match| ShownMatch {
                role: online_match.role(),
                names: online_match.names().clone(),
                terms: *online_match.negotiation().terms(),
                changes: online_match.negotiation().revision(),
                agrees: PlayerSlot::ALL.map(|slot| online_match.negotiation().agrees(slot)),
                is_there: PlayerSlot::ALL.map(|slot| online_match.is_connected(slot)),
            }),
            setup: setup.0.terms(),
            previous: previous.clone(),
        }
    }
}

fn rebuild(
    online: Res<Online>,
    setup: Res<OnlineSetup>,
    screen: Res<State<Screen>>,
    mut previous: ResMut<PreviousTerms>,
    mut seen: Local<Option<ShownState>>,
    mut rebuild: MessageWriter<Rebuild>,
) {
    if let Some(before) = &*seen {
        remember(&mut previous, before, &online);
    }
    let now = ShownState::of(&online, &setup, &previous);
    if seen.as_ref() == Some(&now) {
        return;
    }
    *seen = Some(now);
    if *screen.get() == Screen::Online {
        rebuild.write_default();
    }
}

/// Keeps the terms from before the other player's change, so that the differences can be marked.
fn remember(previous: &mut ResMut<PreviousTerms>, before: &ShownState, online: &Online) {
    let online_match = online.online_match();
    let known = before
        .online_match
        .as_ref()
        .filter(|before| before.changes > 0);
    let wanted = match (online_match, known) {
        (Some(online_match), Some(known)) => match online_match.slot() {
            Some(me) if online_match.negotiation().agrees(me) => None,
            Some(me)
                if *online_match.negotiation().terms() != known.terms
                    && online_match.negotiation().by() != me =>
            {
                Some(known.terms)
            }
            _ => previous.before,
        },
        _ => None,
    };
    previous.set_if_neq(PreviousTerms { before: wanted });
}

//! Toasts about online events on any screen, and the switch to the board when the match begins.

use crate::live::online::{Online, OnlineEvent, OnlineMatch};
use crate::live::{Live, LiveReader, LiveSystems, SavedGame};
use crate::locale::Locale;
use crate::screens::wording::online_errors::peer_error;
use crate::screens::wording::player_names::slot_name;
use crate::screens::wording::saved_games::saved_game;
use crate::state::{Go, Screen};
use crate::theme::Icon;
use crate::widgets::{Announcement, CloseDialog, Toast, ToastPressed};
use bevy::prelude::*;
use narabe_net::{PlayerSlot, RequestKind};

/// The label of the button that leads to the online screen.
const TO_ROOM: &str = "online-to-room";

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (show_toasts, toast_own_game, begin, open_room, announce).after(LiveSystems),
    );
}

fn show_toasts(
    mut events: LiveReader<OnlineEvent>,
    online: Res<Online>,
    locale: Res<Locale>,
    screen: Res<State<Screen>>,
    mut toasts: MessageWriter<Toast>,
) {
    for event in events.read() {
        let Some(text) = words(&locale, online.online_match(), event) else {
            continue;
        };
        let icon = match event {
            OnlineEvent::SpectatorJoined(_) => Icon::Eye,
            OnlineEvent::DataRejected(_) | OnlineEvent::Rejected(_) => Icon::Mistake,
            _ => Icon::Online,
        };
        let elsewhere = !matches!(screen.get(), Screen::Online) && !screen.get().shows_game();
        let calls = matches!(
            event,
            OnlineEvent::PlayerJoined(_) | OnlineEvent::TermsChanged
        );
        toasts.write(Toast {
            icon,
            buttons: Vec::from_iter((elsewhere && calls).then_some(TO_ROOM)),
            ..Toast::info(text)
        });
    }
}

/// Says where the interrupted local game was saved.
fn toast_own_game(
    mut events: LiveReader<OnlineEvent>,
    saved: Res<SavedGame>,
    locale: Res<Locale>,
    mut toasts: MessageWriter<Toast>,
) {
    if !events
        .read()
        .any(|event| *event == OnlineEvent::MatchStarted)
    {
        return;
    }
    let saved = saved.0.as_ref();
    let Some(saved) = saved.filter(|saved| !saved.finished && saved.moves > 0) else {
        return;
    };
    toasts.write(Toast::info(locale.text_of(
        "online-own-game",
        "game",
        saved_game(&locale, saved),
    )));
}

/// The text for an event; `None` if it is visible anyway.
fn words(
    locale: &Locale,
    online_match: Option<&OnlineMatch>,
    event: &OnlineEvent,
) -> Option<String> {
    let name = |slot| {
        online_match.map_or_else(String::new, |online_match| {
            slot_name(locale, online_match, slot)
        })
    };
    let other = || {
        let other = online_match
            .and_then(OnlineMatch::slot)
            .map(PlayerSlot::other);
        other.map(name).unwrap_or_default()
    };
    let of = |id: &str, name: String| Some(locale.text_of(id, "name", name));
    match event {
        OnlineEvent::PlayerJoined(slot) => of("online-came", name(*slot)),
        OnlineEvent::PlayerReturned(slot) => of("online-came-back", name(*slot)),
        OnlineEvent::PlayerLeft(slot) => of("online-left", name(*slot)),
        OnlineEvent::SpectatorJoined(name) if name.is_empty() => {
            Some(locale.text("online-watcher-nameless"))
        }
        OnlineEvent::SpectatorJoined(name) => of("online-watcher", name.clone()),
        OnlineEvent::TermsChanged => {
            let online_match = online_match?;
            let by = online_match.negotiation().by();
            let by_other = online_match.slot().is_some_and(|me| me != by);
            // The host's first proposal is visible anyway.
            (by_other && online_match.negotiation().revision() > 1)
                .then(|| of("online-terms-changed", other()))?
        }
        OnlineEvent::RequestDeclined(request) => of(request_ids(*request)?.0, other()),
        OnlineEvent::RequestWithdrawn(request) => of(request_ids(*request)?.1, other()),
        OnlineEvent::DataRejected(fault) => Some(peer_error(locale, fault)),
        OnlineEvent::Entered
        | OnlineEvent::PlayerDisconnected(_)
        | OnlineEvent::MatchStarted
        | OnlineEvent::RequestReceived(_)
        | OnlineEvent::ChatReceived
        | OnlineEvent::Rejected(_) => None,
    }
}

/// The Fluent ids for a request that was declined, and for one that was withdrawn.
fn request_ids(request: RequestKind) -> Option<(&'static str, &'static str)> {
    match request {
        RequestKind::Draw => Some(("online-declined-draw", "online-withdrawn-draw")),
        RequestKind::Undo => Some(("online-declined-undo", "online-withdrawn-undo")),
        RequestKind::Swap => Some(("online-declined-swap", "online-withdrawn-swap")),
        RequestKind::Next => Some(("online-declined-next", "online-withdrawn-next")),
        RequestKind::Resign => None,
    }
}

/// Opens the board when the match begins. A player who is removed is taken to the online screen.
fn begin(
    mut events: LiveReader<OnlineEvent>,
    game: Res<Live>,
    screen: Res<State<Screen>>,
    mut commands: Commands,
) {
    for event in events.read() {
        let screen = match event {
            OnlineEvent::MatchStarted if !screen.get().shows_game() => {
                Screen::of_game(game.is_over())
            }
            OnlineEvent::Rejected(_) => Screen::Online,
            _ => continue,
        };
        commands
            .write_message(CloseDialog)
            .write_message(Go::To(screen));
    }
}

/// The button of a toast opens the online screen.
fn open_room(mut pressed: MessageReader<ToastPressed>, mut go: MessageWriter<Go>) {
    if pressed.read().any(|button| button.0 == TO_ROOM) {
        go.write(Go::To(Screen::Online));
    }
}

/// Announces chat lines to screen readers.
fn announce(
    mut events: LiveReader<OnlineEvent>,
    online: Res<Online>,
    locale: Res<Locale>,
    mut spoken: MessageWriter<Announcement>,
) {
    let is_chat = |event: &&OnlineEvent| **event == OnlineEvent::ChatReceived;
    let said = events.read().filter(is_chat).count() > 0;
    let Some(online_match) = online.online_match().filter(|_| said && !online.is_muted()) else {
        return;
    };
    if let Some(line) = online_match.chat().last() {
        let name = slot_name(&locale, online_match, line.by);
        let parts = [("name", name.into()), ("line", line.text.clone().into())];
        spoken.write(Announcement(locale.text_with("chat-spoken", &parts)));
    }
}

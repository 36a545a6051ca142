//! What happens at the table, told on whatever screen is open, and the way to the board when the match begins.

use super::trouble;
use crate::app::locale::Locale;
use crate::app::screens::game::Spoken;
use crate::app::screens::words::saved_game;
use crate::app::session::online::{Online, OnlineNews, Table};
use crate::app::session::{OneBoardGame, SavedGame, SessionSystems};
use crate::app::state::{Go, Screen};
use crate::app::theme::Icon;
use crate::app::widgets::{CloseDialog, Toast, ToastPressed};
use crate::net::{PlayerSlot, RequestKind};
use bevy::prelude::*;

/// What the button says that leads to the table.
const TO_TABLE: &str = "online-to-table";

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (tell, tell_of_own_game, begin, lead, speak).after(SessionSystems),
    );
}

fn tell(
    mut news: MessageReader<OnlineNews>,
    online: Res<Online>,
    locale: Res<Locale>,
    screen: Res<State<Screen>>,
    mut toasts: MessageWriter<Toast>,
) {
    for told in news.read() {
        let Some(text) = words(&locale, online.table(), told) else {
            continue;
        };
        let icon = match told {
            OnlineNews::WatcherCame(_) => Icon::Eye,
            OnlineNews::Refused(_) | OnlineNews::SentAway(_) => Icon::Mistake,
            _ => Icon::Online,
        };
        let elsewhere = !matches!(screen.get(), Screen::Online) && !screen.get().shows_game();
        let calls = matches!(told, OnlineNews::Came(_) | OnlineNews::TermsChanged);
        toasts.write(Toast {
            icon,
            button: (elsewhere && calls).then_some(TO_TABLE),
            ..Toast::info(text)
        });
    }
}

/// The match takes the board, and the game of before waits for it to end: where.
fn tell_of_own_game(
    mut news: MessageReader<OnlineNews>,
    saved: Res<SavedGame>,
    locale: Res<Locale>,
    mut toasts: MessageWriter<Toast>,
) {
    if !news.read().any(|told| *told == OnlineNews::Begun) {
        return;
    }
    let saved = saved.0.as_ref();
    let Some(saved) = saved.filter(|saved| !saved.finished && saved.moves > 0) else {
        return;
    };
    let game = saved_game(&locale, saved);
    toasts.write(Toast::info(
        locale.text_with("online-own-game", &[("game", game.into())]),
    ));
}

/// What has happened, in words; nothing where it is seen anyway.
fn words(locale: &Locale, table: Option<&Table>, news: &OnlineNews) -> Option<String> {
    let name = |chair: PlayerSlot| match table {
        Some(table) => super::chair_name(locale, table, chair),
        None => String::new(),
    };
    let other = || {
        let other = table.and_then(Table::slot).map(PlayerSlot::other);
        other.map(name).unwrap_or_default()
    };
    let of = |id: &str, name: String| Some(locale.text_with(id, &[("name", name.into())]));
    match news {
        OnlineNews::Came(chair) => of("online-came", name(*chair)),
        OnlineNews::CameBack(chair) => of("online-came-back", name(*chair)),
        OnlineNews::LeftTable(chair) => of("online-left", name(*chair)),
        OnlineNews::WatcherCame(name) if name.is_empty() => {
            Some(locale.text("online-watcher-nameless"))
        }
        OnlineNews::WatcherCame(name) => of("online-watcher", name.clone()),
        OnlineNews::TermsChanged => {
            let table =
                table.filter(|table| table.slot().is_some_and(|me| me != table.proposed_by()))?;
            // The host's first offer is seen anyway.
            (table.changes() > 1).then(|| of("online-terms-changed", other()))?
        }
        OnlineNews::Declined(wish) => of(declined_id(*wish)?, other()),
        OnlineNews::Withdrawn(wish) => of(withdrawn_id(*wish)?, other()),
        OnlineNews::Refused(fault) => Some(trouble::fault_words(locale, fault)),
        OnlineNews::Entered
        | OnlineNews::Broken(_)
        | OnlineNews::Begun
        | OnlineNews::Asked(_)
        | OnlineNews::Said
        | OnlineNews::SentAway(_) => None,
    }
}

fn declined_id(wish: RequestKind) -> Option<&'static str> {
    match wish {
        RequestKind::Draw => Some("online-declined-draw"),
        RequestKind::Undo => Some("online-declined-undo"),
        RequestKind::Swap => Some("online-declined-swap"),
        RequestKind::Next => Some("online-declined-next"),
        RequestKind::Resign => None,
    }
}

fn withdrawn_id(wish: RequestKind) -> Option<&'static str> {
    match wish {
        RequestKind::Draw => Some("online-withdrawn-draw"),
        RequestKind::Undo => Some("online-withdrawn-undo"),
        RequestKind::Swap => Some("online-withdrawn-swap"),
        RequestKind::Next => Some("online-withdrawn-next"),
        RequestKind::Resign => None,
    }
}

/// The match is on: to the board, from wherever one is. Whoever is sent away sees why.
fn begin(
    mut news: MessageReader<OnlineNews>,
    session: OneBoardGame,
    screen: Res<State<Screen>>,
    mut go: MessageWriter<Go>,
    mut close: MessageWriter<CloseDialog>,
) {
    for told in news.read() {
        match told {
            OnlineNews::Begun if !screen.get().shows_game() => {
                close.write_default();
                let over = session.outcome().is_some();
                go.write(Go::To(if over { Screen::Result } else { Screen::Game }));
            }
            OnlineNews::SentAway(_) => {
                close.write_default();
                go.write(Go::To(Screen::Online));
            }
            _ => {}
        }
    }
}

/// The button of a toast leads to the table.
fn lead(mut pressed: MessageReader<ToastPressed>, mut go: MessageWriter<Go>) {
    if pressed.read().any(|button| button.0 == TO_TABLE) {
        go.write(Go::To(Screen::Online));
    }
}

/// What the other player says is said aloud as well.
fn speak(
    mut news: MessageReader<OnlineNews>,
    online: Res<Online>,
    locale: Res<Locale>,
    mut spoken: MessageWriter<Spoken>,
) {
    let said = news
        .read()
        .filter(|told| **told == OnlineNews::Said)
        .count()
        > 0;
    let Some(table) = online.table().filter(|_| said && !online.is_muted()) else {
        return;
    };
    if let Some(line) = table.chat().last() {
        let name = super::chair_name(&locale, table, line.by);
        let parts = [("name", name.into()), ("line", line.text.clone().into())];
        spoken.write(Spoken(locale.text_with("chat-spoken", &parts)));
    }
}

//! The card of an online game: requests of either player, and connection problems.
//!
//! It has the same place as the card of an opening, never over the middle of the board. It shows one notice at a time,
//! the most urgent first.

use super::leave::{ConfirmLeave, absence_limit};
use crate::live::online::{
    ClaimReason, Online, OnlineEvent, OnlineMatch, OnlineRequest, PeerError,
};
use crate::live::{Live, LiveGame, LiveReader};
use crate::locale::Locale;
use crate::redraw::{Redraw, Source};
use crate::screens::game::floating_card::{self, ABOVE_BUTTONS, FloatingCard};
use crate::screens::lifecycle::AddScreen;
use crate::screens::wording::online_errors::peer_error;
use crate::screens::wording::player_names::slot_name;
use crate::screens::wording::time_format;
use crate::state::Screen;
use crate::theme::{Icon, Token, space};
use crate::widgets::{Look, NodeStyle, Style, UiBuilder};
use bevy::prelude::*;
use narabe_net::{PlayerSlot, RequestKind};
use std::time::Duration;

#[derive(Component, Debug, Clone, Copy)]
struct NoticeCard;

/// The text with the time since a player disconnected.
#[derive(Component, Debug, Clone, Copy)]
struct AwayTime;

/// Above the card of an opening, below dialogs.
const LAYER: i32 = 395;

#[derive(Debug, Clone, PartialEq)]
struct OnlineNotice {
    kind: NoticeKind,
    words: String,
    /// Whether somebody at this machine plays.
    plays: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum NoticeKind {
    /// An action of the other machine was refused.
    PeerError,
    /// A player is disconnected.
    Broken { may_claim: bool },
    /// The other player's time has run out without a move.
    Overdue,
    /// A request of the other player.
    Theirs(RequestKind),
    /// Our own request.
    Mine,
}

/// The last refused action, until its card is closed.
#[derive(Resource, Debug, Clone, PartialEq, Default)]
struct LastFault(Option<PeerError>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LastFault>()
        .add_details((listen, show, count).chain());
}

fn listen(
    mut events: LiveReader<OnlineEvent>,
    online: Res<Online>,
    mut last_fault: ResMut<LastFault>,
) {
    for event in events.read() {
        if let OnlineEvent::DataRejected(fault) = event {
            last_fault.0 = Some(fault.clone());
        }
    }
    if last_fault.0.is_some() && online.online_match().is_none() {
        last_fault.0 = None;
    }
}

fn notice(
    online: &Online,
    live: &LiveGame,
    last_fault: &LastFault,
    locale: &Locale,
) -> Option<OnlineNotice> {
    let online_match = online
        .online_match()
        .filter(|online_match| online_match.has_begun())?;
    let plays = online_match.slot().is_some();
    let notice = |kind, words| Some(OnlineNotice { kind, words, plays });
    if let Some(fault) = &last_fault.0 {
        return notice(NoticeKind::PeerError, peer_error(locale, fault));
    }
    let about = |kind, id: &str, slot| {
        let name = slot_name(locale, online_match, slot);
        notice(kind, locale.text_of(id, "name", name))
    };
    let claim = online_match.claim_reason(live);
    let resigned = online_match.requests().own() == Some(RequestKind::Resign);
    // A game that is over waits for nobody: the result says when the next one starts.
    if let Some(slot) = absent(online_match).filter(|_| !live.is_over() && !resigned) {
        let may_claim = claim == Some(ClaimReason::Absence);
        return about(
            NoticeKind::Broken { may_claim },
            "online-match-broken",
            slot,
        );
    }
    let other = online_match.slot()?.other();
    if claim == Some(ClaimReason::Time) {
        return about(NoticeKind::Overdue, "online-match-overdue", other);
    }
    let theirs = online_match.requests().theirs();
    if let Some(request) = theirs.filter(|request| *request != RequestKind::Resign) {
        let (_, id, _) = request_face(request);
        return about(NoticeKind::Theirs(request), id, other);
    }
    // The request for the next game is shown in the result.
    let mine = online_match.requests().own();
    let mine = mine.filter(|request| *request != RequestKind::Next)?;
    let (_, _, id) = request_face(mine);
    about(NoticeKind::Mine, id, other)
}

/// The icon of a request, and the Fluent ids of the other player's and of our own. Nobody is asked about resigning.
fn request_face(request: RequestKind) -> (Icon, &'static str, &'static str) {
    match request {
        RequestKind::Draw => (
            Icon::Draw,
            "online-match-asks-draw",
            "online-match-asked-draw",
        ),
        RequestKind::Undo => (
            Icon::Undo,
            "online-match-asks-undo",
            "online-match-asked-undo",
        ),
        RequestKind::Swap => (
            Icon::Swap,
            "online-match-asks-swap",
            "online-match-asked-swap",
        ),
        RequestKind::Next => (
            Icon::Continue,
            "online-match-asks-next",
            "online-match-asked-next",
        ),
        RequestKind::Resign => (
            Icon::Resign,
            "online-match-asks-next",
            "online-match-asked-resign",
        ),
    }
}

/// The player who is disconnected.
fn absent(online_match: &OnlineMatch) -> Option<PlayerSlot> {
    let mut away = PlayerSlot::ALL.into_iter();
    away.find(|slot| !online_match.is_connected(*slot))
}

fn show(
    online: Res<Online>,
    live: Res<Live>,
    last_fault: Res<LastFault>,
    screen: Res<State<Screen>>,
    mut card: FloatingCard<NoticeCard, OnlineNotice>,
    mut redraw: ResMut<Redraw>,
) {
    let notice = notice(&online, &live, &last_fault, &card.ui.locale);
    let notice = notice.filter(|_| screen.get().shows_game());
    if card.update(notice, |ui, notice| build(ui, notice, live.is_twin())) {
        redraw.next_frame();
    }
}

fn build(ui: &mut UiBuilder, notice: &OnlineNotice, is_twin: bool) {
    // Twin boards leave no side column; there the card is above the buttons, between the boards.
    let place = if is_twin {
        ABOVE_BUTTONS
    } else {
        floating_card::beside_or(ui, ABOVE_BUTTONS)
    };
    let card = floating_card::spawn(ui, NoticeCard, LAYER, place, &notice.words);
    let (icon, token) = match notice.kind {
        NoticeKind::PeerError => (Icon::Mistake, Token::Fault),
        NoticeKind::Broken { .. } => (Icon::Online, Token::Ink),
        NoticeKind::Overdue => (Icon::Clock, Token::Ink),
        NoticeKind::Theirs(request) => (request_face(request).0, Token::Ink),
        NoticeKind::Mine => (Icon::Clock, Token::Ink2),
    };
    let row = ui.node(card, Node::row().gap(space::S));
    ui.icon(row, icon, 20.0, token);
    let text = ui.node(row, Node::column().fill());
    ui.literal_text(text, Style::DATA.ink(token), notice.words.as_str());
    match notice.kind {
        NoticeKind::PeerError => {
            let row = actions(ui, card);
            leave(ui, row);
            let close = ui.button(row, Look::Primary, None, "online-match-go-on");
            ui.change_on(close, |last: &mut LastFault| last.0 = None);
        }
        NoticeKind::Broken { may_claim } => {
            let line = ui.node(card, Node::line(space::S).wrap());
            ui.thinking_indicator(line);
            let clock = ui.literal_text(line, Style::DATA_BOLD, "");
            ui.insert(clock, AwayTime);
            let leave = leave(ui, line);
            ui.restyle(leave, |node| node.margin_left(auto()));
            match (notice.plays, may_claim) {
                (true, true) => claim(ui, card),
                (true, false) => {
                    let note = ui
                        .locale
                        .text_with("online-match-claim-later", &[absence_limit()]);
                    ui.literal_text(card, Style::LABEL, note);
                }
                (false, _) => {}
            }
        }
        NoticeKind::Overdue => {
            let row = actions(ui, card);
            leave(ui, row);
            claim(ui, row);
        }
        NoticeKind::Theirs(_) => {
            let row = actions(ui, card);
            let no = ui.button(row, Look::Secondary, None, "online-match-no");
            let yes = ui.button(row, Look::Primary, Some(Icon::Check), "online-match-yes");
            for (button, answer) in [(no, false), (yes, true)] {
                ui.restyle(button, |node| node.flex());
                ui.write_on(button, OnlineRequest::Answer(answer));
            }
        }
        NoticeKind::Mine => {
            let line = ui.row(card, space::M);
            ui.thinking_indicator(line);
            ui.spacer(line);
            let back = ui.button(line, Look::Quiet, None, "online-match-withdraw");
            ui.write_on(back, OnlineRequest::Withdraw);
        }
    }
}

fn actions(ui: &mut UiBuilder, card: Entity) -> Entity {
    let row = Node::row().gaps(space::XS).wrap().justify_end();
    ui.node(card, row)
}

fn leave(ui: &mut UiBuilder, row: Entity) -> Entity {
    let leave = ui.button(row, Look::Secondary, None, "online-leave");
    ui.write_on(leave, ConfirmLeave);
    leave
}

fn claim(ui: &mut UiBuilder, parent: Entity) {
    let claim = ui.button(parent, Look::Primary, None, "online-match-claim");
    ui.write_on(claim, OnlineRequest::Claim);
}

/// Updates the time since the player disconnected.
fn count(
    online: Res<Online>,
    mut texts: Query<&mut Text, With<AwayTime>>,
    mut redraw: ResMut<Redraw>,
) {
    let Some(online_match) = online.online_match().filter(|_| !texts.is_empty()) else {
        return;
    };
    let away = absent(online_match).map_or(Duration::ZERO, |slot| online_match.absence(slot));
    let words = time_format::elapsed(away);
    for mut text in &mut texts {
        text.set_if_neq(Text(words.clone()));
    }
    redraw.every(Source::Seconds);
}

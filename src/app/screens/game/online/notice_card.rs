//! The card of an online game: requests of either player, and connection problems.
//!
//! It has the same place as the card of an opening, never over the middle of the board. It shows one notice at a time,
//! the most urgent first.

use crate::app::layout::{Breakpoint, Layout};
use crate::app::live::online::{
    ABSENCE_LIMIT, ClaimReason, Online, OnlineEvent, OnlineMatch, OnlineRequest, PeerError,
};
use crate::app::live::{Live, LiveGame, LiveSystems};
use crate::app::locale::Locale;
use crate::app::redraw::{Redraw, Source};
use crate::app::screens::game::floating_card::{self, CardPlacement};
use crate::app::screens::game::time_format;
use crate::app::screens::lifecycle::BuildScreenSystems;
use crate::app::screens::online::{fault_words, slot_name};
use crate::app::state::Screen;
use crate::app::theme::{Icon, Token, space};
use crate::app::widgets::{Kit, Look, NodeStyle, Style};
use crate::net::{PlayerSlot, RequestKind};
use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use std::time::Duration;

use super::leave::AskLeave;

#[derive(Component, Debug, Clone, Copy)]
struct NoticeCard;

/// The text with the time since a player disconnected.
#[derive(Component, Debug, Clone, Copy)]
struct AwayTime;

/// Without a side column: above the buttons at the bottom of the window.
const BELOW: CardPlacement = CardPlacement {
    width: 480.0,
    foot: 84.0,
    side: 12.0,
    across: JustifyContent::Center,
};
/// The same on a phone in landscape and on a tablet; the width depends on the board.
const ON_ITS_SIDE: CardPlacement = CardPlacement {
    width: 0.0,
    foot: 112.0,
    side: 8.0,
    across: JustifyContent::End,
};
const ON_TABLET: CardPlacement = CardPlacement {
    foot: 136.0,
    side: 20.0,
    ..ON_ITS_SIDE
};
/// Above the card of an opening, below dialogs.
const LAYER: i32 = 395;
/// Seconds in a minute.
const MINUTE: u64 = 60;

/// The content of the card.
#[derive(Debug, Clone, PartialEq)]
enum OnlineNotice {
    /// An action of the other machine was refused.
    PeerError(PeerError),
    /// This player is disconnected.
    Broken { who: String, may_claim: bool },
    /// This player's time has run out without a move.
    Overdue { who: String },
    /// A request of the other player.
    Theirs { who: String, request: RequestKind },
    /// Our own request.
    Mine { who: String, request: RequestKind },
}

/// All inputs of the card.
#[derive(Debug, Clone, PartialEq)]
struct CardInputs {
    notice: OnlineNotice,
    layout: Layout,
    language: String,
}

/// The last refused action, until its card is closed.
#[derive(Resource, Debug, Clone, PartialEq, Default)]
struct LastFault(Option<PeerError>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LastFault>().add_systems(
        Update,
        (listen, show, count)
            .chain()
            .after(BuildScreenSystems)
            .after(LiveSystems),
    );
}

fn listen(
    mut news: MessageReader<OnlineEvent>,
    online: Res<Online>,
    mut last_fault: ResMut<LastFault>,
) {
    for news in news.read() {
        if let OnlineEvent::DataRejected(fault) = news {
            last_fault.0 = Some(fault.clone());
        }
    }
    if last_fault.0.is_some() && online.table().is_none() {
        last_fault.0 = None;
    }
}

/// The notice to show.
fn notice(
    online: &Online,
    live: &LiveGame,
    last_fault: &LastFault,
    locale: &Locale,
) -> Option<OnlineNotice> {
    let table = online.table().filter(|table| table.has_begun())?;
    if let Some(fault) = &last_fault.0 {
        return Some(OnlineNotice::PeerError(fault.clone()));
    }
    let name = |chair| slot_name(locale, table, chair);
    if let Some(chair) = absent(table) {
        return Some(OnlineNotice::Broken {
            who: name(chair),
            may_claim: table.claim_reason(live) == Some(ClaimReason::Absence),
        });
    }
    let who = table.slot().map(PlayerSlot::other).map(name)?;
    if table.claim_reason(live) == Some(ClaimReason::Time) {
        return Some(OnlineNotice::Overdue { who });
    }
    let asked = |request: &RequestKind| *request != RequestKind::Resign;
    if let Some(request) = table.opponent_request().filter(asked) {
        return Some(OnlineNotice::Theirs { who, request });
    }
    // The request for the next game is shown in the result.
    let mine = table
        .own_request()
        .filter(|request| *request != RequestKind::Next);
    mine.map(|request| OnlineNotice::Mine { who, request })
}

/// The player who is disconnected.
fn absent(table: &OnlineMatch) -> Option<PlayerSlot> {
    let mut away = PlayerSlot::ALL.into_iter();
    away.find(|chair| !table.is_connected(*chair))
}

fn show(
    online: Res<Online>,
    live: Res<Live>,
    last_fault: Res<LastFault>,
    screen: Res<State<Screen>>,
    cards: Query<Entity, With<NoticeCard>>,
    mut kit: Kit,
    mut redraw: ResMut<Redraw>,
    mut seen: Local<Option<CardInputs>>,
) {
    let notice = notice(&online, &live, &last_fault, &kit.locale);
    let now = notice
        .filter(|_| screen.get().shows_game())
        .map(|notice| CardInputs {
            notice,
            layout: *kit.layout,
            language: kit.locale.code().into(),
        });
    if *seen == now {
        return;
    }
    for card in &cards {
        kit.commands.entity(card).try_despawn();
    }
    if let Some(now) = &now {
        build(&mut kit, &now.notice, online.table(), live.is_twin());
    }
    *seen = now;
    redraw.next_frame();
}

fn build(kit: &mut Kit, notice: &OnlineNotice, table: Option<&OnlineMatch>, is_twin: bool) {
    let plays = table.and_then(OnlineMatch::slot).is_some();
    let words = words(&kit.locale, notice);
    // Twin boards leave no side column; there the card is above the buttons, between the boards.
    let place = match is_twin {
        true => BELOW,
        false => floating_card::beside_or(kit, below(kit)),
    };
    let card = floating_card::spawn(kit, NoticeCard, LAYER, place, &words);
    match notice {
        OnlineNotice::PeerError(_) => {
            notice_text(kit, card, Icon::Mistake, Token::Fault, words);
            let row = actions(kit, card);
            leave(kit, row);
            let close = kit.button(row, Look::Primary, None, "table-go-on");
            kit.on(
                close,
                |_: On<Activate>, mut last_fault: ResMut<LastFault>| last_fault.0 = None,
            );
        }
        OnlineNotice::Broken { may_claim, .. } => {
            notice_text(kit, card, Icon::Online, Token::Ink, words);
            let line = kit.row(card, space::S);
            kit.restyle(line, |node| node.wrap());
            kit.thinking_indicator(line);
            let clock = kit.literal_text(line, Style::DATA_BOLD, "");
            kit.insert(clock, AwayTime);
            let leave = leave(kit, line);
            kit.restyle(leave, |node| node.margin(UiRect::left(auto())));
            if plays && !may_claim {
                let minutes = [("minutes", (ABSENCE_LIMIT.as_secs() / MINUTE).into())];
                let note = kit.tv("table-claim-later", &minutes);
                kit.literal_text(card, Style::LABEL, note);
            }
            if plays && *may_claim {
                let claim = kit.button(card, Look::Primary, None, "table-claim");
                send(kit, claim, OnlineRequest::Claim);
            }
        }
        OnlineNotice::Overdue { .. } => {
            notice_text(kit, card, Icon::Clock, Token::Ink, words);
            let row = actions(kit, card);
            leave(kit, row);
            let claim = kit.button(row, Look::Primary, None, "table-claim");
            send(kit, claim, OnlineRequest::Claim);
        }
        OnlineNotice::Theirs { request, .. } => {
            notice_text(kit, card, icon(*request), Token::Ink, words);
            let row = actions(kit, card);
            let no = kit.button(row, Look::Secondary, None, "table-no");
            share_width(kit, no);
            send(kit, no, OnlineRequest::Answer(false));
            let yes = kit.button(row, Look::Primary, Some(Icon::Check), "table-yes");
            share_width(kit, yes);
            send(kit, yes, OnlineRequest::Answer(true));
        }
        OnlineNotice::Mine { .. } => {
            notice_text(kit, card, Icon::Clock, Token::Ink2, words);
            let line = kit.row(card, space::M);
            kit.thinking_indicator(line);
            kit.spacer(line);
            let back = kit.button(line, Look::Quiet, None, "table-withdraw");
            send(kit, back, OnlineRequest::Withdraw);
        }
    }
}

/// In landscape, phones and tablets show the card over the move list, above the buttons.
fn below(kit: &Kit) -> CardPlacement {
    let size = kit.layout.size;
    match kit.layout.breakpoint {
        Breakpoint::PhoneLandscape => CardPlacement {
            width: (size.x - size.y) / 2.0 - ON_ITS_SIDE.side,
            ..ON_ITS_SIDE
        },
        Breakpoint::TabletLandscape => CardPlacement {
            width: size.x - (size.y - 92.0).min(size.x - 348.0) - 3.0 * ON_TABLET.side,
            ..ON_TABLET
        },
        _ => BELOW,
    }
}

/// The text of a card beside its icon.
fn notice_text(kit: &mut Kit, card: Entity, icon: Icon, token: Token, words: String) {
    let row = kit.node(card, Node::row().gap(space::S));
    kit.icon(row, icon, 20.0, token);
    let place = kit.node(row, Node::column().fill());
    kit.literal_text(place, Style::DATA.ink(token), words);
}

fn actions(kit: &mut Kit, card: Entity) -> Entity {
    let row = Node::row().gaps(space::XS).wrap().justify_end();
    kit.node(card, row)
}

fn leave(kit: &mut Kit, row: Entity) -> Entity {
    let leave = kit.button(row, Look::Secondary, None, "online-leave");
    kit.write_on(leave, AskLeave);
    leave
}

fn send(kit: &mut Kit, button: Entity, request: OnlineRequest) {
    kit.write_on(button, request.clone());
}

fn share_width(kit: &mut Kit, button: Entity) {
    kit.restyle(button, |node| node.flex());
}

fn icon(request: RequestKind) -> Icon {
    match request {
        RequestKind::Draw => Icon::Draw,
        RequestKind::Undo => Icon::Undo,
        RequestKind::Swap => Icon::Swap,
        RequestKind::Next => Icon::Continue,
        RequestKind::Resign => Icon::Resign,
    }
}

fn words(locale: &Locale, notice: &OnlineNotice) -> String {
    let of = |id: &str, who: &str| locale.text_with(id, &[("name", who.into())]);
    match notice {
        OnlineNotice::PeerError(fault) => fault_words(locale, fault),
        OnlineNotice::Broken { who, .. } => of("table-broken", who),
        OnlineNotice::Overdue { who } => of("table-overdue", who),
        OnlineNotice::Theirs { who, request } => {
            let id = match request {
                RequestKind::Draw => "table-asks-draw",
                RequestKind::Undo => "table-asks-undo",
                RequestKind::Swap => "table-asks-swap",
                RequestKind::Next | RequestKind::Resign => "table-asks-next",
            };
            of(id, who)
        }
        OnlineNotice::Mine { who, request } => {
            let id = match request {
                RequestKind::Draw => "table-asked-draw",
                RequestKind::Undo => "table-asked-undo",
                RequestKind::Swap => "table-asked-swap",
                RequestKind::Resign => "table-asked-resign",
                RequestKind::Next => "table-asked-next",
            };
            of(id, who)
        }
    }
}

/// Updates the time since the player disconnected.
fn count(
    online: Res<Online>,
    mut texts: Query<&mut Text, With<AwayTime>>,
    mut redraw: ResMut<Redraw>,
) {
    let Some(table) = online.table().filter(|_| !texts.is_empty()) else {
        return;
    };
    let away = absent(table).map_or(Duration::ZERO, |chair| table.absence(chair));
    let words = time_format::elapsed(away);
    for mut text in &mut texts {
        if text.0 != words {
            text.0.clone_from(&words);
        }
    }
    redraw.every(Source::Seconds);
}

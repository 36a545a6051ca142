//! The card of the table: what the other player asks for, what one has asked for oneself, and a line that is broken.
//!
//! It lies where the card of an opening lies, never over the board's middle; one thing at a time, the gravest first.

use crate::app::layout::{Layout, Shape};
use crate::app::locale::Locale;
use crate::app::redraw::{Redraw, Source};
use crate::app::screens::game::aside::{self, Place};
use crate::app::screens::game::figures;
use crate::app::screens::online::{chair_name, fault_words};
use crate::app::screens::stage::BuildScreen;
use crate::app::session::online::{Claim, Fault, Online, OnlineNews, OnlineWish, PATIENCE, Table};
use crate::app::session::{Live, LiveGame, SessionSystems};
use crate::app::state::Screen;
use crate::app::theme::{Icon, Token, space};
use crate::app::widgets::{Kit, Look, Style};
use crate::net::{PlayerSlot, RequestKind};
use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use std::time::Duration;

use super::leave::AskLeave;

/// The card.
#[derive(Component, Debug, Clone, Copy)]
struct Card;

/// The time that somebody has been away, on the card.
#[derive(Component, Debug, Clone, Copy)]
struct Away;

/// Where there is no rail: above the buttons at the window's foot.
const BELOW: Place = Place {
    width: 480.0,
    foot: 84.0,
    side: 12.0,
    across: JustifyContent::Center,
};
/// The same on a phone on its side, and on a tablet; how wide it is depends on the board.
const ON_ITS_SIDE: Place = Place {
    width: 0.0,
    foot: 112.0,
    side: 8.0,
    across: JustifyContent::End,
};
const ON_TABLET: Place = Place {
    foot: 136.0,
    side: 20.0,
    ..ON_ITS_SIDE
};
/// Over the card of an opening, below dialogs.
const LAYER: i32 = 395;
/// Seconds in a minute.
const MINUTE: u64 = 60;

/// What a card is about.
#[derive(Debug, Clone, PartialEq)]
enum Matter {
    /// Something of the other machine was not accepted.
    Fault(Fault),
    /// This player is not there.
    Broken { who: String, may_claim: bool },
    /// This player is out of time and has not moved.
    Overdue { who: String },
    /// The other asks.
    Theirs { who: String, wish: RequestKind },
    /// We have asked.
    Mine { who: String, wish: RequestKind },
}

/// All that the card depends on.
#[derive(Debug, Clone, PartialEq)]
struct Seen {
    matter: Matter,
    layout: Layout,
    language: String,
}

/// The fault that was told last, until somebody closes its card.
#[derive(Resource, Debug, Clone, PartialEq, Default)]
struct Told(Option<Fault>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Told>().add_systems(
        Update,
        (listen, show, count)
            .chain()
            .after(BuildScreen)
            .after(SessionSystems),
    );
}

fn listen(mut news: MessageReader<OnlineNews>, online: Res<Online>, mut told: ResMut<Told>) {
    for news in news.read() {
        if let OnlineNews::Refused(fault) = news {
            told.0 = Some(fault.clone());
        }
    }
    if told.0.is_some() && online.table().is_none() {
        told.0 = None;
    }
}

/// What there is to show now.
fn matter(online: &Online, live: &LiveGame, told: &Told, locale: &Locale) -> Option<Matter> {
    let table = online.table().filter(|table| table.has_begun())?;
    if let Some(fault) = &told.0 {
        return Some(Matter::Fault(fault.clone()));
    }
    let name = |chair| chair_name(locale, table, chair);
    if let Some(chair) = absent(table) {
        return Some(Matter::Broken {
            who: name(chair),
            may_claim: table.claim_on(live) == Some(Claim::Absence),
        });
    }
    let who = table.slot().map(PlayerSlot::other).map(name)?;
    if table.claim_on(live) == Some(Claim::Time) {
        return Some(Matter::Overdue { who });
    }
    let asked = |wish: &RequestKind| *wish != RequestKind::Resign;
    if let Some(wish) = table.their_wish().filter(asked) {
        return Some(Matter::Theirs { who, wish });
    }
    // The next game is asked for, and waited for, in the result.
    let mine = table.my_wish().filter(|wish| *wish != RequestKind::Next);
    mine.map(|wish| Matter::Mine { who, wish })
}

/// The player who is not there.
fn absent(table: &Table) -> Option<PlayerSlot> {
    let mut away = PlayerSlot::ALL.into_iter();
    away.find(|chair| !table.is_there(*chair))
}

fn show(
    online: Res<Online>,
    live: Res<Live>,
    told: Res<Told>,
    screen: Res<State<Screen>>,
    cards: Query<Entity, With<Card>>,
    mut kit: Kit,
    mut redraw: ResMut<Redraw>,
    mut seen: Local<Option<Seen>>,
) {
    let matter = matter(&online, &live, &told, &kit.locale);
    let now = matter
        .filter(|_| screen.get().shows_game())
        .map(|matter| Seen {
            matter,
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
        build(&mut kit, &now.matter, online.table());
    }
    *seen = now;
    redraw.next_frame();
}

fn build(kit: &mut Kit, matter: &Matter, table: Option<&Table>) {
    let plays = table.and_then(Table::slot).is_some();
    let words = words(&kit.locale, matter);
    let below = below(kit);
    let card = aside::card(kit, Card, LAYER, below, &words);
    match matter {
        Matter::Fault(_) => {
            said(kit, card, Icon::Mistake, Token::Fault, words);
            let row = actions(kit, card);
            leave(kit, row);
            let close = kit.button(row, Look::Primary, None, "table-go-on");
            kit.on(close, |_: On<Activate>, mut told: ResMut<Told>| {
                told.0 = None
            });
        }
        Matter::Broken { may_claim, .. } => {
            said(kit, card, Icon::Online, Token::Ink, words);
            let line = kit.row(card, space::S);
            kit.commands
                .entity(line)
                .entry::<Node>()
                .and_modify(|mut node| node.flex_wrap = FlexWrap::Wrap);
            kit.wait(line);
            let clock = kit.write(line, Style::DATA_BOLD, "");
            kit.commands.entity(clock).insert(Away);
            let leave = leave(kit, line);
            kit.commands
                .entity(leave)
                .entry::<Node>()
                .and_modify(|mut node| node.margin = UiRect::left(auto()));
            if plays && !may_claim {
                let minutes = [("minutes", (PATIENCE.as_secs() / MINUTE).into())];
                let note = kit.tv("table-claim-later", &minutes);
                kit.write(card, Style::LABEL, note);
            }
            if plays && *may_claim {
                let claim = kit.button(card, Look::Primary, None, "table-claim");
                send(kit, claim, OnlineWish::Claim);
            }
        }
        Matter::Overdue { .. } => {
            said(kit, card, Icon::Clock, Token::Ink, words);
            let row = actions(kit, card);
            leave(kit, row);
            let claim = kit.button(row, Look::Primary, None, "table-claim");
            send(kit, claim, OnlineWish::Claim);
        }
        Matter::Theirs { wish, .. } => {
            said(kit, card, icon(*wish), Token::Ink, words);
            let row = actions(kit, card);
            let no = kit.button(row, Look::Secondary, None, "table-no");
            share(kit, no);
            send(kit, no, OnlineWish::Answer(false));
            let yes = kit.button(row, Look::Primary, Some(Icon::Check), "table-yes");
            share(kit, yes);
            send(kit, yes, OnlineWish::Answer(true));
        }
        Matter::Mine { .. } => {
            said(kit, card, Icon::Clock, Token::Ink2, words);
            let line = kit.row(card, space::M);
            kit.wait(line);
            kit.spring(line);
            let back = kit.button(line, Look::Quiet, None, "table-withdraw");
            send(kit, back, OnlineWish::Withdraw);
        }
    }
}

/// Beside the board there is room on a phone or a tablet on its side, too: over the moves, above the buttons.
fn below(kit: &Kit) -> Place {
    let size = kit.layout.size;
    match kit.layout.shape {
        Shape::PhoneLandscape => Place {
            width: (size.x - size.y) / 2.0 - ON_ITS_SIDE.side,
            ..ON_ITS_SIDE
        },
        Shape::TabletLandscape => Place {
            width: size.x - (size.y - 92.0).min(size.x - 348.0) - 3.0 * ON_TABLET.side,
            ..ON_TABLET
        },
        _ => BELOW,
    }
}

/// The sentence of a card behind its icon.
fn said(kit: &mut Kit, card: Entity, icon: Icon, token: Token, words: String) {
    let row = Node {
        column_gap: px(space::S),
        ..default()
    };
    let row = kit.node(card, row);
    kit.icon(row, icon, 20.0, token);
    let place = Node {
        flex_direction: FlexDirection::Column,
        flex_grow: 1.0,
        flex_basis: px(0),
        min_width: px(0),
        ..default()
    };
    let place = kit.node(row, place);
    kit.write(place, Style::DATA.ink(token), words);
}

fn actions(kit: &mut Kit, card: Entity) -> Entity {
    let row = Node {
        justify_content: JustifyContent::End,
        flex_wrap: FlexWrap::Wrap,
        column_gap: px(space::XS),
        row_gap: px(space::XS),
        ..default()
    };
    kit.node(card, row)
}

fn leave(kit: &mut Kit, row: Entity) -> Entity {
    let leave = kit.button(row, Look::Secondary, None, "online-leave");
    kit.on(
        leave,
        |_: On<Activate>, mut asked: MessageWriter<AskLeave>| {
            asked.write_default();
        },
    );
    leave
}

fn send(kit: &mut Kit, button: Entity, wish: OnlineWish) {
    kit.on(
        button,
        move |_: On<Activate>, mut wishes: MessageWriter<OnlineWish>| {
            wishes.write(wish.clone());
        },
    );
}

fn share(kit: &mut Kit, button: Entity) {
    kit.commands
        .entity(button)
        .entry::<Node>()
        .and_modify(|mut node| {
            node.flex_grow = 1.0;
            node.flex_basis = px(0);
        });
}

fn icon(wish: RequestKind) -> Icon {
    match wish {
        RequestKind::Draw => Icon::Draw,
        RequestKind::Undo => Icon::Undo,
        RequestKind::Swap => Icon::Swap,
        RequestKind::Next => Icon::Continue,
        RequestKind::Resign => Icon::Resign,
    }
}

fn words(locale: &Locale, matter: &Matter) -> String {
    let of = |id: &str, who: &str| locale.text_with(id, &[("name", who.into())]);
    match matter {
        Matter::Fault(fault) => fault_words(locale, fault),
        Matter::Broken { who, .. } => of("table-broken", who),
        Matter::Overdue { who } => of("table-overdue", who),
        Matter::Theirs { who, wish } => {
            let id = match wish {
                RequestKind::Draw => "table-asks-draw",
                RequestKind::Undo => "table-asks-undo",
                RequestKind::Swap => "table-asks-swap",
                RequestKind::Next | RequestKind::Resign => "table-asks-next",
            };
            of(id, who)
        }
        Matter::Mine { who, wish } => {
            let id = match wish {
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

/// How long the one who is not there has been away.
fn count(online: Res<Online>, mut texts: Query<&mut Text, With<Away>>, mut redraw: ResMut<Redraw>) {
    let Some(table) = online.table().filter(|_| !texts.is_empty()) else {
        return;
    };
    let away = absent(table).map_or(Duration::ZERO, |chair| table.away(chair));
    let words = figures::elapsed(away);
    for mut text in &mut texts {
        if text.0 != words {
            text.0.clone_from(&words);
        }
    }
    redraw.every(Source::Seconds);
}

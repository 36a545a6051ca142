//! Both players are there: what is to be played, who agrees to it, and the chat.

use super::{ChatDraft, View, chat, frame, rows, seat, trouble, visitors};
use crate::app::screens::new_game::SetTerms;
use crate::app::session::online::{Online, OnlineWish, Table};
use crate::app::session::{MatchConfig, Player};
use crate::app::theme::{Face, Icon, Token, space};
use crate::app::widgets::{Kit, Look, Style};
use crate::net::PlayerSlot;
use bevy::prelude::*;
use bevy::ui_widgets::Activate;

/// The widest that the terms and the chat grow, in logical pixels.
const TERMS: f32 = 620.0;
const CHAT: f32 = 340.0;
/// The least height of the chat.
const CHAT_HEIGHT: f32 = 420.0;

pub fn build(kit: &mut Kit, view: View, draft: &ChatDraft) {
    let (area, actions) = frame::page(kit, "online-dealing");
    let Some(table) = view.online.table() else {
        return;
    };
    let narrow = kit.layout.is_narrow();
    if narrow {
        let button = chat::button(kit, actions);
        kit.commands.entity(button).insert(chat::Unread);
    }
    leave_button(kit, actions, narrow);
    let columns = Node {
        column_gap: px(space::XXL),
        flex_grow: if narrow { 0.0 } else { 1.0 },
        flex_direction: if narrow {
            FlexDirection::Column
        } else {
            FlexDirection::Row
        },
        justify_content: JustifyContent::Center,
        flex_shrink: 0.0,
        ..default()
    };
    let columns = kit.node(area, columns);
    let left = match narrow {
        true => kit.column(columns, space::L),
        false => frame::fill(kit, columns, space::L),
    };
    kit.commands
        .entity(left)
        .entry::<Node>()
        .and_modify(move |mut node| {
            if !narrow {
                node.max_width = px(TERMS);
            }
        });
    if let Some(fault) = table.fault() {
        let card = frame::bare_card(kit, left, false);
        let words = trouble::fault_words(&kit.locale, fault);
        frame::remark(kit, card, Icon::Mistake, Token::Fault, words);
    }
    players(kit, left, table);
    terms(kit, left, view, table);
    if !narrow {
        talk(kit, columns, view, draft);
    }
}

fn leave_button(kit: &mut Kit, actions: Entity, narrow: bool) {
    let leave = match narrow {
        true => kit.icon_button(actions, Icon::Quit, "online-leave"),
        false => kit.button(actions, Look::Secondary, Some(Icon::Quit), "online-leave"),
    };
    seat::send(kit, leave, OnlineWish::Leave);
}

/// Who sits there, and who agrees.
fn players(kit: &mut Kit, parent: Entity, table: &Table) {
    let row = Node {
        column_gap: px(space::M),
        flex_shrink: 0.0,
        ..default()
    };
    let row = kit.node(parent, row);
    for chair in PlayerSlot::ALL {
        player(kit, row, table, chair);
    }
}

fn player(kit: &mut Kit, row: Entity, table: &Table, chair: PlayerSlot) {
    let agrees = table.agrees(chair) && table.changes() > 0;
    let card = frame::bare_card(kit, row, agrees);
    kit.commands
        .entity(card)
        .entry::<Node>()
        .and_modify(|mut node| {
            node.flex_grow = 1.0;
            node.flex_basis = px(0);
            node.min_width = px(0);
            node.row_gap = px(space::XXS);
            node.padding = UiRect::all(px(space::M));
        });
    let head = kit.row(card, space::XS);
    let is_me = table.slot() == Some(chair);
    let (icon, token) = match is_me {
        true => (Icon::Person, Token::Ink2),
        false => (Icon::Online, Token::Matsu),
    };
    kit.icon(head, icon, 20.0, token);
    let name = rows::chair_name(&kit.locale, table, chair);
    let place = frame::fill(kit, head, 0.0);
    kit.commands
        .entity(place)
        .entry::<Node>()
        .and_modify(|mut node| node.overflow = Overflow::clip());
    let style = Style::SUBHEAD.face(Face::for_name(&name));
    let name = kit.write(place, style, name);
    kit.commands.entity(name).insert(TextLayout::no_wrap());
    let guest = table.peer_of(chair).filter(|peer| {
        let mut visitors = table.visitors().into_iter();
        visitors.any(|(known, _)| known == *peer)
    });
    if let Some(guest) = guest {
        visitors::send_out(kit, head, guest);
    }
    let line = kit.row(card, space::XS);
    let id = match (agrees, is_me) {
        (true, true) => "online-you-agree",
        (true, false) => "online-agrees",
        (false, true) => "online-you-think",
        (false, false) => "online-thinks",
    };
    if agrees {
        kit.icon(line, Icon::Check, 16.0, Token::Matsu);
    }
    kit.say(line, Style::SMALL.ink(Token::Ink2), id);
}

fn terms(kit: &mut Kit, parent: Entity, view: View, table: &Table) {
    let card = frame::bare_card(kit, parent, true);
    if table.changes() == 0 {
        let row = kit.row(card, space::M);
        kit.wait(row);
        kit.say(row, Style::BODY.ink(Token::Ink2), "online-terms-come");
        return;
    }
    let by = table.proposed_by();
    let words = match table.slot() == Some(by) {
        true => kit.t("online-proposed-by-you"),
        false => {
            let name = rows::chair_name(&kit.locale, table, by);
            kit.tv("online-proposed-by", &[("name", name.into())])
        }
    };
    let style = Style::SUBHEAD.face(Face::for_name(&words));
    kit.write(card, style, words);
    rows::build(kit, card, table, view.paper.before.as_ref());
    match table.slot() {
        Some(me) => buttons(kit, card, table, me),
        None => {
            let words = kit.t("online-you-watch");
            frame::remark(kit, card, Icon::Eye, Token::Ink2, words);
        }
    }
}

fn buttons(kit: &mut Kit, card: Entity, table: &Table, me: PlayerSlot) {
    let row = kit.row(card, space::XS);
    let change = kit.button(row, Look::Secondary, Some(Icon::Edit), "online-change");
    frame::share(kit, change);
    kit.on(change, open_terms);
    let agree = match table.agrees(me) {
        true => kit.button(row, Look::Secondary, None, "online-agree-not"),
        false => kit.button(row, Look::Primary, Some(Icon::Check), "online-agree"),
    };
    frame::share(kit, agree);
    seat::send(kit, agree, OnlineWish::Agree(!table.agrees(me)));
}

/// The page on which the terms are changed.
fn open_terms(_: On<Activate>, online: Res<Online>, kit: Kit, mut wishes: MessageWriter<SetTerms>) {
    if let Some(table) = online.table() {
        let name = |chair| rows::chair_name(&kit.locale, table, chair);
        let players = PlayerSlot::ALL.map(|chair| Player::human(name(chair)));
        wishes.write(SetTerms(Box::new(MatchConfig::by(table.terms(), players))));
    }
}

/// The chat at the right.
fn talk(kit: &mut Kit, parent: Entity, view: View, draft: &ChatDraft) {
    let column = Node {
        flex_direction: FlexDirection::Column,
        width: px(CHAT),
        min_height: px(CHAT_HEIGHT),
        flex_shrink: 0.0,
        ..default()
    };
    let column = kit.node(parent, column);
    chat::head(kit, column, view.online);
    chat::panel(kit, column, view.online, draft);
}

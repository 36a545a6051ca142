//! Both players are connected: the terms, who agrees to them, and the chat.

use super::{OnlineView, cards, chat, terms_rows, visitors};
use crate::live::online::{Online, OnlineMatch, OnlineRequest};
use crate::live::{MatchConfig, Player};
use crate::screens::new_game::SetTerms;
use crate::screens::wording::online_errors::peer_error;
use crate::screens::wording::player_names::slot_name;
use crate::theme::{Icon, Token, space};
use crate::widgets::{Look, NodeStyle, Style, UiBuilder};
use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use narabe_net::PlayerSlot;

// The maximum widths of the terms and of the chat, in logical pixels.
const TERMS: f32 = 620.0;
const CHAT: f32 = 340.0;
/// The minimum height of the chat.
const CHAT_HEIGHT: f32 = 420.0;

pub fn build(ui: &mut UiBuilder, view: &OnlineView) {
    let (area, actions) = cards::page(ui, "online-dealing");
    let Some(online_match) = view.online.online_match() else {
        return;
    };
    let narrow = ui.layout.is_narrow();
    if narrow {
        chat::button(ui, actions);
    }
    leave_button(ui, actions, narrow);
    let columns = Node::column_if(narrow).column_gap(space::XXL);
    let columns = columns.justify_center().no_shrink();
    let left = Node::column().gap(space::L);
    let (columns, left) = if narrow {
        (columns, left)
    } else {
        (columns.grow(), left.fill().max_width(TERMS))
    };
    let columns = ui.node(area, columns);
    let left = ui.node(columns, left);
    if let Some(fault) = online_match.last_error() {
        let card = cards::bare_card(ui, left, false);
        let words = peer_error(&ui.locale, fault);
        cards::icon_text(ui, card, Icon::Mistake, Token::Fault, words);
    }
    let row = ui.node(left, Node::row().gap(space::M).no_shrink());
    for slot in PlayerSlot::ALL {
        player(ui, row, online_match, slot);
    }
    terms(ui, left, view, online_match);
    if !narrow {
        talk(ui, columns, view);
    }
}

fn leave_button(ui: &mut UiBuilder, actions: Entity, narrow: bool) {
    let leave = if narrow {
        ui.icon_button(actions, Icon::Quit, "online-leave")
    } else {
        ui.button(actions, Look::Secondary, Some(Icon::Quit), "online-leave")
    };
    ui.write_on(leave, OnlineRequest::Leave);
}

/// A player, and whether they agree.
fn player(ui: &mut UiBuilder, row: Entity, online_match: &OnlineMatch, slot: PlayerSlot) {
    let agrees =
        online_match.negotiation().agrees(slot) && online_match.negotiation().revision() > 0;
    let card = cards::bare_card(ui, row, agrees);
    ui.restyle(card, |node| node.row_gap(space::XXS).fill().pad(space::M));
    let head = ui.row(card, space::XS);
    let is_me = online_match.slot() == Some(slot);
    let (icon, token) = if is_me {
        (Icon::Person, Token::Ink2)
    } else {
        (Icon::Online, Token::Success)
    };
    ui.icon(head, icon, 20.0, token);
    let name = slot_name(&ui.locale, online_match, slot);
    let place = cards::fill(ui, head, 0.0);
    ui.restyle(place, |node| node.clip());
    let name = ui.name_text(place, Style::SUBHEAD, name);
    ui.insert(name, TextLayout::no_wrap());
    let guest = online_match.peer_of(slot).filter(|peer| {
        let mut visitors = online_match.removable_peers().into_iter();
        visitors.any(|(known, _)| known == *peer)
    });
    if let Some(guest) = guest {
        visitors::remove_button(ui, head, guest);
    }
    let line = ui.row(card, space::XS);
    let id = match (agrees, is_me) {
        (true, true) => "online-you-agree",
        (true, false) => "online-agrees",
        (false, true) => "online-you-think",
        (false, false) => "online-thinks",
    };
    if agrees {
        ui.icon(line, Icon::Check, 16.0, Token::Success);
    }
    ui.localized_text(line, Style::SMALL.ink(Token::Ink2), id);
}

fn terms(ui: &mut UiBuilder, parent: Entity, view: &OnlineView, online_match: &OnlineMatch) {
    let card = cards::bare_card(ui, parent, true);
    if online_match.negotiation().revision() == 0 {
        let row = ui.row(card, space::M);
        ui.thinking_indicator(row);
        ui.localized_text(row, Style::BODY.ink(Token::Ink2), "online-terms-come");
        return;
    }
    let by = online_match.negotiation().by();
    let words = if online_match.slot() == Some(by) {
        ui.locale.text("online-proposed-by-you")
    } else {
        let name = slot_name(&ui.locale, online_match, by);
        ui.locale.text_of("online-proposed-by", "name", name)
    };
    ui.name_text(card, Style::SUBHEAD, words);
    terms_rows::build(ui, card, online_match, view.previous.before.as_ref());
    match online_match.slot() {
        Some(me) => buttons(ui, card, online_match, me),
        None => {
            let words = ui.locale.text("online-you-watch");
            cards::icon_text(ui, card, Icon::Eye, Token::Ink2, words);
        }
    }
}

fn buttons(ui: &mut UiBuilder, card: Entity, online_match: &OnlineMatch, me: PlayerSlot) {
    let row = ui.row(card, space::XS);
    let change = ui.button(row, Look::Secondary, Some(Icon::Edit), "online-change");
    cards::share_width(ui, change);
    ui.on(change, open_terms);
    let agree = if online_match.negotiation().agrees(me) {
        ui.button(row, Look::Secondary, None, "online-agree-not")
    } else {
        ui.button(row, Look::Primary, Some(Icon::Check), "online-agree")
    };
    cards::share_width(ui, agree);
    ui.write_on(
        agree,
        OnlineRequest::Agree(!online_match.negotiation().agrees(me)),
    );
}

/// Opens the page on which the terms are changed.
fn open_terms(_: On<Activate>, online: Res<Online>, mut ui: UiBuilder) {
    if let Some(online_match) = online.online_match() {
        let name = |slot| slot_name(&ui.locale, online_match, slot);
        let players = PlayerSlot::ALL.map(|slot| Player::human(name(slot)));
        let config = MatchConfig::from_terms(online_match.negotiation().terms(), players);
        ui.commands.write_message(SetTerms(Box::new(config)));
    }
}

/// The chat on the right.
fn talk(ui: &mut UiBuilder, parent: Entity, view: &OnlineView) {
    let column = Node::column().width(CHAT).no_shrink();
    let column = ui.node(parent, column.min_height(CHAT_HEIGHT));
    chat::head(ui, column, &view.online);
    chat::panel(ui, column, &view.online, &view.draft);
}

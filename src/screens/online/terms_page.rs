//! Both players are connected: the terms, who agrees to them, and the chat.

use super::{OnlineView, cards, chat, error_text, terms_rows, visitors};
use crate::live::online::{Online, OnlineMatch, OnlineRequest};
use crate::live::{MatchConfig, Player};
use crate::screens::new_game::SetTerms;
use crate::screens::wording::player_names::slot_name;
use crate::theme::{Icon, Token, space};
use crate::widgets::{Kit, Look, NodeStyle, Style};
use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use narabe_net::PlayerSlot;

// The maximum widths of the terms and of the chat, in logical pixels.
const TERMS: f32 = 620.0;
const CHAT: f32 = 340.0;
/// The minimum height of the chat.
const CHAT_HEIGHT: f32 = 420.0;

pub fn build(kit: &mut Kit, view: &OnlineView) {
    let (area, actions) = cards::page(kit, "online-dealing");
    let Some(table) = view.online.table() else {
        return;
    };
    let narrow = kit.layout.is_narrow();
    if narrow {
        chat::button(kit, actions);
    }
    leave_button(kit, actions, narrow);
    let columns = Node::column_if(narrow).column_gap(space::XXL);
    let columns = columns.justify_center().no_shrink();
    let left = Node::column().gap(space::L);
    let (columns, left) = if narrow {
        (columns, left)
    } else {
        (columns.grow(), left.fill().max_width(TERMS))
    };
    let columns = kit.node(area, columns);
    let left = kit.node(columns, left);
    if let Some(fault) = table.last_error() {
        let card = cards::bare_card(kit, left, false);
        let words = error_text::fault_words(&kit.locale, fault);
        cards::icon_text(kit, card, Icon::Mistake, Token::Fault, words);
    }
    let row = kit.node(left, Node::row().gap(space::M).no_shrink());
    for slot in PlayerSlot::ALL {
        player(kit, row, table, slot);
    }
    terms(kit, left, view, table);
    if !narrow {
        talk(kit, columns, view);
    }
}

fn leave_button(kit: &mut Kit, actions: Entity, narrow: bool) {
    let leave = if narrow {
        kit.icon_button(actions, Icon::Quit, "online-leave")
    } else {
        kit.button(actions, Look::Secondary, Some(Icon::Quit), "online-leave")
    };
    kit.write_on(leave, OnlineRequest::Leave);
}

/// A player, and whether they agree.
fn player(kit: &mut Kit, row: Entity, table: &OnlineMatch, slot: PlayerSlot) {
    let agrees = table.negotiation().agrees(slot) && table.negotiation().revision() > 0;
    let card = cards::bare_card(kit, row, agrees);
    kit.restyle(card, |node| node.row_gap(space::XXS).fill().pad(space::M));
    let head = kit.row(card, space::XS);
    let is_me = table.slot() == Some(slot);
    let (icon, token) = if is_me {
        (Icon::Person, Token::Ink2)
    } else {
        (Icon::Online, Token::Success)
    };
    kit.icon(head, icon, 20.0, token);
    let name = slot_name(&kit.locale, table, slot);
    let place = cards::fill(kit, head, 0.0);
    kit.restyle(place, |node| node.clip());
    let name = kit.name_text(place, Style::SUBHEAD, name);
    kit.insert(name, TextLayout::no_wrap());
    let guest = table.peer_of(slot).filter(|peer| {
        let mut visitors = table.removable_peers().into_iter();
        visitors.any(|(known, _)| known == *peer)
    });
    if let Some(guest) = guest {
        visitors::remove_button(kit, head, guest);
    }
    let line = kit.row(card, space::XS);
    let id = match (agrees, is_me) {
        (true, true) => "online-you-agree",
        (true, false) => "online-agrees",
        (false, true) => "online-you-think",
        (false, false) => "online-thinks",
    };
    if agrees {
        kit.icon(line, Icon::Check, 16.0, Token::Success);
    }
    kit.localized_text(line, Style::SMALL.ink(Token::Ink2), id);
}

fn terms(kit: &mut Kit, parent: Entity, view: &OnlineView, table: &OnlineMatch) {
    let card = cards::bare_card(kit, parent, true);
    if table.negotiation().revision() == 0 {
        let row = kit.row(card, space::M);
        kit.thinking_indicator(row);
        kit.localized_text(row, Style::BODY.ink(Token::Ink2), "online-terms-come");
        return;
    }
    let by = table.negotiation().by();
    let words = if table.slot() == Some(by) {
        kit.t("online-proposed-by-you")
    } else {
        let name = slot_name(&kit.locale, table, by);
        kit.t_of("online-proposed-by", "name", name)
    };
    kit.name_text(card, Style::SUBHEAD, words);
    terms_rows::build(kit, card, table, view.previous.before.as_ref());
    match table.slot() {
        Some(me) => buttons(kit, card, table, me),
        None => {
            let words = kit.t("online-you-watch");
            cards::icon_text(kit, card, Icon::Eye, Token::Ink2, words);
        }
    }
}

fn buttons(kit: &mut Kit, card: Entity, table: &OnlineMatch, me: PlayerSlot) {
    let row = kit.row(card, space::XS);
    let change = kit.button(row, Look::Secondary, Some(Icon::Edit), "online-change");
    cards::share_width(kit, change);
    kit.on(change, open_terms);
    let agree = if table.negotiation().agrees(me) {
        kit.button(row, Look::Secondary, None, "online-agree-not")
    } else {
        kit.button(row, Look::Primary, Some(Icon::Check), "online-agree")
    };
    cards::share_width(kit, agree);
    kit.write_on(agree, OnlineRequest::Agree(!table.negotiation().agrees(me)));
}

/// Opens the page on which the terms are changed.
fn open_terms(_: On<Activate>, online: Res<Online>, mut kit: Kit) {
    if let Some(table) = online.table() {
        let name = |slot| slot_name(&kit.locale, table, slot);
        let players = PlayerSlot::ALL.map(|slot| Player::human(name(slot)));
        let config = MatchConfig::from_terms(table.negotiation().terms(), players);
        kit.commands.write_message(SetTerms(Box::new(config)));
    }
}

/// The chat on the right.
fn talk(kit: &mut Kit, parent: Entity, view: &OnlineView) {
    let column = Node::column().width(CHAT).no_shrink();
    let column = kit.node(parent, column.min_height(CHAT_HEIGHT));
    chat::head(kit, column, &view.online);
    chat::panel(kit, column, &view.online, &view.draft);
}

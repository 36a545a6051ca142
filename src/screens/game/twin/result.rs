//! The result of a game on twin boards: seal, winner and reason, score, and the next actions. It replaces the buttons,
//! so that both boards with their rows stay visible.

use super::{GameView, TwinMetrics};
use crate::screens::game::actions::{menu, menu_icon};
use crate::screens::game::result::{fill_score, panel, seal};
use crate::screens::game::result_buttons::{
    again_button, next_button, review_button, share_width, undo_button,
};
use crate::screens::game::{online, standing, verdict};
use crate::screens::wording::player_names;
use crate::theme::{Token, radius, space};
use crate::widgets::{Look, NodeStyle, Style, UiBuilder};
use bevy::prelude::*;

/// The card is higher than the buttons: it extends this far into the margins above and below.
const REACH: f32 = 8.0;
/// The same for the bottom sheet where the boards are one above the other.
const SHEET_REACH: f32 = 14.0;
/// The size of the seal, in logical pixels.
const SEAL: f32 = 46.0;

/// One row over the whole width.
pub fn bar(ui: &mut UiBuilder, root: Entity, view: GameView) {
    let low = ui.layout.is_low();
    let reach = if low { 4.0 } else { REACH };
    let node = Node::line(space::M)
        .height(44.0 + 2.0 * reach)
        .no_shrink()
        .pad_x(space::M)
        .margin_y(-reach)
        .radius(radius::CARD);
    let panel = panel(ui, root, node, true);
    headline(ui, panel, view, if low { 34.0 } else { SEAL });
    if ui.layout.is_desktop() {
        score(ui, panel, view);
    }
    buttons(ui, panel, view, false);
}

/// The bottom sheet where the boards are one above the other.
pub fn sheet(ui: &mut UiBuilder, root: Entity, view: GameView, metrics: &TwinMetrics) {
    let node = Node::column()
        .justify_between()
        .height(super::BAR + metrics.foot + metrics.gap + metrics.below + SHEET_REACH)
        .no_shrink()
        .pad_xy(metrics.margin + space::XXS, space::XS)
        .margin_x(-metrics.margin)
        .margin_top(-SHEET_REACH)
        .margin_bottom(-metrics.below)
        .border_radius(BorderRadius::top(px(radius::SHEET)));
    let panel = panel(ui, root, node, true);
    let head = ui.row(panel, space::S);
    headline(ui, head, view, 40.0);
    score(ui, head, view);
    let row = ui.row(panel, space::XS);
    buttons(ui, row, view, true);
}

/// The seal, the headline and the reason.
fn headline(ui: &mut UiBuilder, parent: Entity, view: GameView, side: f32) {
    seal(ui, parent, view, side);
    let column = ui.node(parent, Node::column().fill().clip());
    // The standing of the match follows if there is room; then there may be two lines, which are smaller.
    let mut lines = vec![verdict::reason(&ui.locale, view.game)];
    if ui.layout.is_desktop() {
        lines.extend(standing::lines(view.game, &ui.locale));
    }
    let has_standing = lines.len() > 1;
    let headline = player_names::headline(&ui.locale, view.game);
    let small = ui.layout.is_tight() || has_standing;
    let size = if small { 20.0 } else { 24.0 };
    let text = ui.name_text(column, Style::TITLE.sized(size), headline);
    ui.insert(text, TextLayout::no_wrap());
    let style = if has_standing {
        Style::LABEL.ink(Style::SMALL.ink)
    } else {
        Style::SMALL
    };
    let text = ui.literal_text(column, style, lines.join(" · "));
    if !ui.layout.is_phone() && !has_standing {
        ui.insert(text, TextLayout::no_wrap());
    }
}

/// The score between the two stones, Black's first.
fn score(ui: &mut UiBuilder, parent: Entity, view: GameView) {
    let row = ui.row(parent, space::XS);
    let style = Style::TITLE.sized(30.0).ink(Token::Ink);
    fill_score(ui, row, view, 24.0, style);
}

/// The next actions; in a bottom sheet the buttons share its width. Online the chat replaces undo, which is requested
/// during the game.
fn buttons(ui: &mut UiBuilder, parent: Entity, view: GameView, wide: bool) {
    review_button(ui, parent, ui.layout.is_desktop(), true);
    let mut buttons = Vec::new();
    match view.online {
        Some(_) => {
            menu_icon(ui, parent);
            buttons.push(online::chat_button(ui, parent));
            online::next_button(ui, parent, false);
        }
        None => {
            buttons.push(undo_button(ui, parent, view));
            buttons.push(menu(ui, parent, Look::Soft));
            again_button(ui, parent, view, ui.layout.is_desktop());
            buttons.push(next_button(ui, parent, view, false));
        }
    }
    if wide {
        share_width(ui, &buttons);
    }
}

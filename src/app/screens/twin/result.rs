//! The result of a game on twin boards: seal, winner and reason, score, and the next actions. It replaces the buttons,
//! so that both boards with their rows stay visible.

use super::{TwinMetrics, twin_text};
use crate::app::live::TwinMatch;
use crate::app::screens::game::verdict::Verdict;
use crate::app::screens::game::{
    result_menu, result_next, result_panel, result_seal, result_share_width, result_standing,
    result_undo,
};
use crate::app::screens::labels;
use crate::app::theme::{Face, Token, radius, space};
use crate::app::widgets::{Kit, Style};
use crate::rules::Side;
use bevy::prelude::*;

/// The card is higher than the buttons: it extends this far into the margins above and below.
const REACH: f32 = 8.0;
/// The same for the bottom sheet where the boards are one above the other.
const SHEET_REACH: f32 = 14.0;
/// The window height below which there is less room.
const LOW: f32 = 480.0;
/// The size of the seal, in logical pixels.
const SEAL: f32 = 46.0;

/// One row over the whole width.
pub fn bar(kit: &mut Kit, root: Entity, session: &TwinMatch) {
    let low = kit.layout.size.y < LOW;
    let reach = if low { 4.0 } else { REACH };
    let node = Node {
        align_items: AlignItems::Center,
        column_gap: px(space::M),
        height: px(44.0 + 2.0 * reach),
        margin: UiRect::vertical(px(-reach)),
        padding: UiRect::horizontal(px(space::M)),
        border_radius: BorderRadius::all(px(radius::CARD)),
        flex_shrink: 0.0,
        ..default()
    };
    let panel = result_panel(kit, root, node, true);
    headline(kit, panel, session, if low { 34.0 } else { SEAL });
    if kit.layout.is_desktop() {
        score(kit, panel, session);
    }
    buttons(kit, panel, session, false);
}

/// The bottom sheet where the boards are one above the other.
pub fn sheet(kit: &mut Kit, root: Entity, session: &TwinMatch, metrics: &TwinMetrics) {
    let node = Node {
        flex_direction: FlexDirection::Column,
        justify_content: JustifyContent::SpaceBetween,
        height: px(super::BAR + metrics.foot + metrics.gap + metrics.below() + SHEET_REACH),
        margin: UiRect::new(
            px(-metrics.margin),
            px(-metrics.margin),
            px(-SHEET_REACH),
            px(-metrics.below()),
        ),
        padding: UiRect::axes(px(metrics.margin + space::XXS), px(space::XS)),
        border_radius: BorderRadius::top(px(radius::SHEET)),
        flex_shrink: 0.0,
        ..default()
    };
    let panel = result_panel(kit, root, node, true);
    let head = kit.row(panel, space::S);
    headline(kit, head, session, 40.0);
    score(kit, head, session);
    let row = kit.row(panel, space::XS);
    buttons(kit, row, session, true);
}

/// The seal, the headline and the reason.
fn headline(kit: &mut Kit, parent: Entity, session: &TwinMatch, side: f32) {
    let Some(outcome) = session.outcome() else {
        return;
    };
    result_seal(kit, parent, Verdict::of(session, outcome.winner()), side);
    let column = kit.node(
        parent,
        Node {
            flex_direction: FlexDirection::Column,
            flex_grow: 1.0,
            flex_basis: px(0),
            min_width: px(0),
            overflow: Overflow::clip(),
            ..default()
        },
    );
    let headline = labels::headline(&kit.locale, session, outcome.winner());
    let small = kit.layout.is_phone() || kit.layout.size.y < LOW;
    let size = if small { 20.0 } else { 24.0 };
    let style = Style::TITLE.sized(size).face(Face::for_name(&headline));
    let text = kit.literal_text(column, style, headline);
    kit.commands.entity(text).insert(TextLayout::no_wrap());
    // The standing of the match follows if there is room.
    let mut lines = vec![twin_text::reason(&kit.locale, outcome)];
    if kit.layout.is_desktop() {
        lines.extend(result_standing(session, &kit.locale));
    }
    let text = kit.literal_text(column, Style::SMALL, lines.join(" · "));
    if !kit.layout.is_phone() {
        kit.commands.entity(text).insert(TextLayout::no_wrap());
    }
}

/// The score between the two stones, Black's first.
fn score(kit: &mut Kit, parent: Entity, session: &TwinMatch) {
    let row = kit.row(parent, space::XS);
    let [black, white] = Side::ALL.map(|side| session.wins(session.player_on(side)));
    kit.stone(row, Side::Black, 24.0);
    let words = kit.tv(
        "result-score",
        &[("black", black.into()), ("white", white.into())],
    );
    kit.literal_text(row, Style::TITLE.sized(30.0).ink(Token::Ink), words);
    kit.stone(row, Side::White, 24.0);
}

/// The next actions; in a bottom sheet the buttons share its width.
fn buttons(kit: &mut Kit, parent: Entity, session: &TwinMatch, wide: bool) {
    let undo = result_undo(kit, parent, session.can_undo());
    let menu = result_menu(kit, parent);
    let main = result_next(kit, parent, session.is_match_over(), false);
    if wide {
        result_share_width(kit, &[undo, menu, main]);
    }
}

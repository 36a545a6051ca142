//! The end of a game on twin boards: a seal, who has won and why, the score, and what comes next. It stands where the
//! buttons stood, so that both boards with their rows are seen whole.

use super::{Plan, words};
use crate::app::screens::game::{
    result_menu, result_next, result_panel, result_seal, result_spread, result_standing,
    result_undo,
};
use crate::app::session::TwinMatch;
use crate::app::theme::{Face, Token, radius, space};
use crate::app::widgets::{Kit, Style};
use crate::rules::Side;
use bevy::prelude::*;

/// The card is higher than the buttons that it takes the place of; it reaches so far into the margin below, and above.
const REACH: f32 = 8.0;
/// The same for the sheet where the boards stand one above the other.
const SHEET_REACH: f32 = 14.0;
/// A window lower than this has room for less.
const LOW: f32 = 480.0;
/// The side of the seal, in logical pixels.
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
    told(kit, panel, session, if low { 34.0 } else { SEAL });
    if kit.layout.is_desktop() {
        score(kit, panel, session);
    }
    buttons(kit, panel, session, false);
}

/// The sheet that rises from below where the boards stand one above the other.
pub fn sheet(kit: &mut Kit, root: Entity, session: &TwinMatch, plan: &Plan) {
    let node = Node {
        flex_direction: FlexDirection::Column,
        justify_content: JustifyContent::SpaceBetween,
        height: px(super::BAR + plan.foot + plan.gap + plan.below() + SHEET_REACH),
        margin: UiRect::new(
            px(-plan.margin),
            px(-plan.margin),
            px(-SHEET_REACH),
            px(-plan.below()),
        ),
        padding: UiRect::axes(px(plan.margin + space::XXS), px(space::XS)),
        border_radius: BorderRadius::top(px(radius::SHEET)),
        flex_shrink: 0.0,
        ..default()
    };
    let panel = result_panel(kit, root, node, true);
    let head = kit.row(panel, space::S);
    told(kit, head, session, 40.0);
    score(kit, head, session);
    let row = kit.row(panel, space::XS);
    buttons(kit, row, session, true);
}

/// The seal, the headline and the reason.
fn told(kit: &mut Kit, parent: Entity, session: &TwinMatch, side: f32) {
    let Some(outcome) = session.outcome() else {
        return;
    };
    result_seal(kit, parent, words::verdict(session, outcome), side);
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
    let headline = words::headline(&kit.locale, session, outcome);
    let small = kit.layout.is_phone() || kit.layout.size.y < LOW;
    let size = if small { 20.0 } else { 24.0 };
    let style = Style::TITLE.sized(size).face(Face::for_name(&headline));
    let text = kit.write(column, style, headline);
    kit.commands.entity(text).insert(TextLayout::no_wrap());
    // How the match stands follows where there is room for it.
    let mut told = vec![words::reason(&kit.locale, outcome)];
    if kit.layout.is_desktop() {
        told.extend(result_standing(session, &kit.locale));
    }
    let text = kit.write(column, Style::SMALL, told.join(" · "));
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
    kit.write(row, Style::TITLE.sized(30.0).ink(Token::Ink), words);
    kit.stone(row, Side::White, 24.0);
}

/// What comes next; in a sheet the buttons are as wide as it.
fn buttons(kit: &mut Kit, parent: Entity, session: &TwinMatch, wide: bool) {
    let undo = result_undo(kit, parent, session.can_undo());
    let menu = result_menu(kit, parent);
    let main = result_next(kit, parent, session.match_over(), false);
    if wide {
        result_spread(kit, &[undo, menu, main]);
    }
}

//! The result of a game: seal, winner, score, and the next actions.

use super::best_moves::line;
use super::result_buttons::{LowerButtons, buttons};
use super::verdict::{self, Verdict};
use super::{GameView, best_moves, level_result, standing};
use crate::effects::WinProgress;
use crate::layout::Breakpoint;
use crate::locale::Locale;
use crate::redraw::Redraw;
use crate::screens::lifecycle::AddScreen;
use crate::screens::opening_name;
use crate::screens::wording::player_names::{self, side_name, subject};
use crate::screens::wording::time_format;
use crate::theme::{Elevation, Fill, Motion, Stroke, Token, duration, radius, space};
use crate::widgets::{NodeStyle, SealFace, Style, UiBuilder, letters_in};
use bevy::math::curve::easing::EaseFunction;
use bevy::prelude::*;
use narabe_rules::Side;

// The distance that the panel slides, in logical pixels; the start and the duration of the seal's animation, in
// seconds.
const SLIDE: f32 = 24.0;
const STAMP_AT: f32 = 0.38;
const STAMP: f32 = 0.22;
// The scale and the rotation in degrees from which and to which the seal moves.
const STAMP_FROM: (f32, f32) = (1.35, -10.0);
const STAMP_TO: (f32, f32) = (1.0, -4.0);
// The size of the seal in the panel and in a bottom sheet, in logical pixels.
const SEAL: f32 = 96.0;
const SEAL_SHEET: f32 = 72.0;
// The size of the score, and on a phone in landscape.
const SCORE: f32 = 44.0;
const COMPACT_SCORE: f32 = 32.0;

// The number of letters that fit on the headline's line at full size, and the smallest scale for a longer headline.
const LETTERS_IN_LINE: f32 = 9.0;
const SMALLEST_HEADLINE: f32 = 0.6;

/// The panel, with the time since it appeared.
#[derive(Component, Debug, Default)]
struct ResultPanel {
    elapsed: f32,
    /// Whether it slides in from below instead of from the right.
    rises: bool,
}

#[derive(Component, Debug)]
struct StampedSeal;

/// The panel in place of the move list.
pub fn side_panel(ui: &mut UiBuilder, parent: Entity, view: GameView) {
    let node = Node::column().items_center().grow().pad_x(24);
    let node = node.pad_top(28).pad_bottom(24).radius(radius::CARD);
    let panel = panel(ui, parent, node, false);
    seal(ui, panel, view, SEAL);
    // The border of a stamp reaches out of its seal.
    ui.node(panel, Node::default().height(space::M).no_shrink());
    gap(ui, panel, space::XS);
    headline(ui, panel, view, 36.0, Justify::Center);
    gap(ui, panel, space::XS);
    reason_line(ui, panel, view);
    divider(ui, panel, space::L);
    score(ui, panel, view, SCORE);
    match_lines(ui, panel, view);
    divider(ui, panel, space::M);
    times(ui, panel, view);
    gap(ui, panel, space::S);
    ui.spacer(panel);
    let lower = match ui.layout.breakpoint {
        Breakpoint::TabletLandscape => LowerButtons::NoMenu,
        _ => LowerButtons::Stacked,
    };
    buttons(ui, panel, view, lower);
}

/// The bottom sheet on a phone.
pub fn sheet(ui: &mut UiBuilder, root: Entity, view: GameView) {
    // It extends to the window's edge, over the page's margin.
    let node = Node::column().stretch().grow().pad(18).margin_bottom(-8);
    let node = node.border_radius(BorderRadius::top(px(radius::SHEET)));
    let panel = panel(ui, root, node, true);
    let head = ui.row(panel, space::M);
    seal(ui, head, view, SEAL_SHEET);
    let words = ui.column(head, space::XXS);
    headline(ui, words, view, 34.0, Justify::Left);
    let text = short_reason(ui, view);
    ui.literal_text(words, Style::SMALL, text);
    level_result::sentence(ui, panel, view, Justify::Left);
    divider(ui, panel, space::S);
    score(ui, panel, view, SCORE);
    match_summary(ui, panel, view);
    divider(ui, panel, space::S);
    ui.spacer(panel);
    buttons(ui, panel, view, LowerButtons::Row);
}

/// The panel in the side column of a phone in landscape.
pub fn compact(ui: &mut UiBuilder, parent: Entity, view: GameView) {
    let node = Node::column().gap(space::XXS).grow();
    let node = node.pad(12).radius(radius::CARD);
    let panel = panel(ui, parent, node, false);
    let head = ui.row(panel, space::S);
    seal(ui, head, view, 44.0);
    let words = ui.column(head, 0.0);
    headline(ui, words, view, 21.0, Justify::Left);
    let text = short_reason(ui, view);
    ui.literal_text(words, Style::LABEL, text);
    // Where the window is too low for all of it, the buttons stay in it and the rest scrolls.
    let facts = ui.scroll(panel, Node::column().grow());
    ui.spacer(facts);
    score(ui, facts, view, COMPACT_SCORE);
    match_summary(ui, facts, view);
    ui.spacer(facts);
    buttons(ui, panel, view, LowerButtons::Compact);
}

/// The raised card of a result, which slides in after the winning line is drawn.
pub fn panel(ui: &mut UiBuilder, parent: Entity, node: Node, rises: bool) -> Entity {
    // Otherwise text that wraps during measuring would push the panel out of the window.
    let node = node.min_height(0).border(ui.palette.raised_border());
    let style = (Fill(Token::Raised), Stroke(Token::LineStrong), Elevation(2));
    let state = (ResultPanel { rises, ..default() }, Visibility::Hidden);
    ui.spawn(parent, (state, node, style, UiTransform::default()))
}

/// The seal of the verdict; a win's is stamped.
pub fn seal(ui: &mut UiBuilder, parent: Entity, view: GameView, side: f32) {
    let verdict = Verdict::of(view.game);
    let face = match verdict {
        Verdict::Win => SealFace::Stamped,
        Verdict::Loss | Verdict::Draw => SealFace::Outline,
    };
    let character = ui.locale.text(verdict.seal_id());
    let seal = ui.seal(parent, &character, side, face);
    if verdict == Verdict::Win {
        // The inner border of the stamp.
        let ring = Node::default().inset(-6).frame(2, 4);
        ui.spawn(seal, (ring, Stroke(Token::Seal), Pickable::IGNORE));
        ui.insert(seal, (StampedSeal, UiTransform::default()));
    }
}

fn headline(ui: &mut UiBuilder, parent: Entity, view: GameView, size: f32, justify: Justify) {
    let words = player_names::headline(&ui.locale, view.game);
    let letters = letters_in(&words).max(1) as f32;
    let fitting = size * (LETTERS_IN_LINE / letters).clamp(SMALLEST_HEADLINE, 1.0);
    let text = ui.name_text(parent, Style::TITLE.sized(fitting.floor()), words);
    ui.insert(text, TextLayout::justify(justify));
}

fn reason_line(ui: &mut UiBuilder, parent: Entity, view: GameView) {
    let lines = [
        verdict::detailed_reason(&ui.locale, view.game),
        verdict::end_position(&ui.locale, view.game.one_board()),
    ];
    for words in lines.into_iter().chain(opening(&ui.locale, view)) {
        ui.literal_text(parent, Style::SMALL.sized(15.0), words);
    }
    level_result::sentence(ui, parent, view, Justify::Center);
}

/// The name of the opening, if it has one.
fn opening(locale: &Locale, view: GameView) -> Option<String> {
    let position = view.game.one_board().position();
    let opening = opening_name::of_position(position)?;
    Some(opening_name::name(locale, opening))
}

/// The reason and the opening in one line.
fn short_reason(ui: &UiBuilder, view: GameView) -> String {
    let reason = verdict::detailed_reason(&ui.locale, view.game);
    let parts: Vec<_> = [reason]
        .into_iter()
        .chain(opening(&ui.locale, view))
        .collect();
    parts.join(" · ")
}

fn divider(ui: &mut UiBuilder, parent: Entity, space: f32) {
    gap(ui, parent, space);
    ui.divider(parent);
    gap(ui, parent, space);
}

fn gap(ui: &mut UiBuilder, parent: Entity, height: f32) {
    ui.node(parent, Node::default().height(height).flex_shrink(1.0));
}

/// The score between the two stones, Black's first.
fn score(ui: &mut UiBuilder, parent: Entity, view: GameView, size: f32) {
    let node = Node::row().items_center().justify_between().stretch();
    let node = node.no_shrink();
    let row = ui.node(parent, node);
    fill_score(ui, row, view, 32.0, Style::TITLE.sized(size));
    let [black, white] = Side::ALL.map(|side| side_name(view.game, &ui.locale, side).into());
    let number = super::match_progress::words(&ui.locale, view.game).into();
    let names = [("black", black), ("white", white), ("game", number)];
    let words = ui.locale.text_with("result-names", &names);
    under_score(ui, parent, words, space::XS);
}

/// The wins of both players between their stones.
pub fn fill_score(ui: &mut UiBuilder, row: Entity, view: GameView, stone: f32, style: Style) {
    let [black, white] = Side::ALL.map(|side| view.game.wins(view.game.player_on(side)));
    ui.stone(row, Side::Black, stone);
    let wins = [("black", black.into()), ("white", white.into())];
    let words = ui.locale.text_with("result-score", &wins);
    ui.literal_text(row, style, words);
    ui.stone(row, Side::White, stone);
}

/// The standing of the match, one row per fact.
fn match_lines(ui: &mut UiBuilder, parent: Entity, view: GameView) {
    for words in standing::lines(view.game, &ui.locale) {
        under_score(ui, parent, words, space::XXS);
    }
}

/// The standing on one line; on a phone, where the cards are hidden, a second line with the thinking times and the best
/// moves.
fn match_summary(ui: &mut UiBuilder, parent: Entity, view: GameView) {
    let lines = standing::lines(view.game, &ui.locale);
    if !lines.is_empty() {
        under_score(ui, parent, lines.join(" · "), space::XXS);
    }
    let mut times = String::new();
    if ui.layout.is_phone() {
        let time = |side| time_format::elapsed(view.game.clock().total(side)).into();
        let [black, white] = Side::ALL.map(time);
        times = ui
            .locale
            .text_with("result-times", &[("black", black), ("white", white)]);
    }
    let text = under_score(ui, parent, times.clone(), space::XXS);
    best_moves::append_summary(ui, text, times);
}

/// A small centred line below the score, at this distance.
fn under_score(ui: &mut UiBuilder, parent: Entity, words: String, gap: f32) -> Entity {
    let text = ui.literal_text(parent, Style::LABEL, words);
    let node = Node::default().align_self(AlignSelf::Center);
    let layout = TextLayout::justify(Justify::Center);
    ui.insert(text, (layout, node.margin_top(gap)));
    text
}

fn times(ui: &mut UiBuilder, parent: Entity, view: GameView) {
    let game = view.game;
    for side in Side::ALL {
        let name = subject(&ui.locale, side_name(game, &ui.locale, side));
        let label = ui.locale.text_with("result-time", &name);
        let time = time_format::elapsed(game.clock().total(side));
        line(ui, parent, label, time);
    }
    best_moves::lines(ui, parent, view);
    level_result::lines(ui, parent, view);
}

pub(super) fn plugin(app: &mut App) {
    app.add_details(animate);
}

/// Slides the panel in after the winning line is drawn, and stamps the seal.
fn animate(
    time: Res<Time>,
    win: Res<WinProgress>,
    motion: Motion,
    mut redraw: ResMut<Redraw>,
    mut panels: Query<(&mut ResultPanel, &mut UiTransform, &mut Visibility), Without<StampedSeal>>,
    mut stamps: Query<&mut UiTransform, With<StampedSeal>>,
) {
    for (mut panel, mut place, mut visibility) in &mut panels {
        if !win.line_is_drawn() {
            redraw.next_frame();
            continue;
        }
        visibility.set_if_neq(Visibility::Inherited);
        let moves = motion.full() && win.is_new();
        let whole = if moves { STAMP_AT + STAMP } else { 0.0 };
        if panel.elapsed <= whole {
            redraw.next_frame();
        }
        panel.elapsed += time.delta_secs();
        let share = |from: f32, length: f32| {
            if moves {
                EaseFunction::CubicOut.sample_clamped((panel.elapsed - from) / length)
            } else {
                1.0
            }
        };
        let away = px(SLIDE * (1.0 - share(0.0, duration::PAGE)));
        place.translation = if panel.rises {
            Val2::new(px(0), away)
        } else {
            Val2::new(away, px(0))
        };
        let stamped = share(STAMP_AT, STAMP);
        for mut stamp in &mut stamps {
            stamp.scale = Vec2::splat(STAMP_FROM.0.lerp(STAMP_TO.0, stamped));
            stamp.rotation = Rot2::degrees(STAMP_FROM.1.lerp(STAMP_TO.1, stamped));
        }
    }
}

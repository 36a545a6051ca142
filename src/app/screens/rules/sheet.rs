//! A page: its lead, its parts, its pictures.

use super::leaf::{Figure, Part};
use super::steps::{self, Line};
use super::{ABOVE_HEAD, Page, Place, list, pages, scroll};
use crate::app::screens::diagram::{Easel, Plan};
use crate::app::screens::openings;
use crate::app::theme::{Icon, Token, space};
use crate::app::widgets::{Kit, Look, Style};
use crate::rules::opening::Protocol;
use bevy::prelude::*;

/// A page is no wider than this, and its text no wider than reads well, in logical pixels.
const WIDTH: f32 = 800.0;
const TEXT: f32 = 620.0;
/// From line to line of a part of a board, and of a whole one.
const CELL: f32 = 24.0;
const WHOLE_CELL: f32 = 20.0;
/// How many cells wide a whole board is with its edges.
const WHOLE_CELLS: f32 = 15.44;
/// The room for a step's number, and how far each depth is set in.
const NUMBER: f32 = 26.0;
const INDENT: f32 = 20.0;
/// Between the two boards of a picture, and the narrowest caption.
const BETWEEN: f32 = 12.0;
const LEAST_CAPTION: f32 = 200.0;

/// The page that is open; with its name at its head when it stands beside the list.
pub fn build(kit: &mut Kit, easel: &mut Easel, parent: Entity, place: &Place, named: bool) {
    let margin = kit.layout.margin();
    let left = if named { space::L } else { margin };
    let node = Node {
        flex_grow: 1.0,
        flex_basis: px(0),
        min_width: px(0),
        padding: UiRect::new(px(left), px(margin), px(0), px(space::XL)),
        ..default()
    };
    let area = kit.scroll(parent, node);
    let scrolled = ScrollPosition(Vec2::new(0.0, place.scrolled));
    kit.commands.entity(area).insert((scroll::Sheet, scrolled));
    let node = Node {
        flex_direction: FlexDirection::Column,
        width: percent(100),
        max_width: px(WIDTH),
        row_gap: px(space::XS),
        flex_shrink: 0.0,
        ..default()
    };
    let column = kit.node(area, node);
    let leaf = pages::leaf(place.page);
    if named {
        kit.say(column, Style::HEADING, leaf.name);
    }
    paragraph(kit, column, Style::BODY.sized(17.0), leaf.lead);
    for part in leaf.parts {
        self::part(kit, easel, column, part);
    }
}

fn part(kit: &mut Kit, easel: &mut Easel, column: Entity, part: &Part) {
    match part {
        Part::Words { head, texts } => {
            self::head(kit, column, head);
            for text in *texts {
                paragraph(kit, column, Style::BODY.ink(Token::Ink2), text);
            }
        }
        Part::Steps(protocol) => steps(kit, column, *protocol),
        Part::Figures(figures) => self::figures(kit, easel, column, figures),
        Part::Openings => openings::all(kit, easel, column),
        Part::See(pages) => see(kit, column, pages),
    }
}

/// The name of a part with a line below it.
pub fn head(kit: &mut Kit, column: Entity, id: &str) {
    let node = Node {
        padding: UiRect::top(px(ABOVE_HEAD)),
        flex_shrink: 0.0,
        ..default()
    };
    let place = kit.node(column, node);
    kit.section(place, id);
    kit.rule(column);
}

fn paragraph(kit: &mut Kit, column: Entity, style: Style, id: &str) {
    let node = Node {
        max_width: px(TEXT),
        flex_shrink: 0.0,
        ..default()
    };
    let place = kit.node(column, node);
    kit.say(place, style, id);
}

fn steps(kit: &mut Kit, column: Entity, protocol: Protocol) {
    head(kit, column, "rules-head-steps");
    for line in steps::lines(&kit.locale, protocol) {
        step(kit, column, line);
    }
}

fn step(kit: &mut Kit, column: Entity, line: Line) {
    let node = Node {
        max_width: px(TEXT),
        padding: UiRect::left(px(INDENT * line.depth as f32)),
        flex_shrink: 0.0,
        ..default()
    };
    let row = kit.node(column, node);
    let node = Node {
        width: px(NUMBER),
        flex_shrink: 0.0,
        ..default()
    };
    let place = kit.node(row, node);
    match line.number {
        Some(number) => kit.write(place, Style::DATA.ink(Token::Ink3), number.to_string()),
        None => kit.write(place, Style::BODY.ink(Token::Ink3), "–"),
    };
    let node = Node {
        flex_grow: 1.0,
        flex_basis: px(0),
        min_width: px(0),
        ..default()
    };
    let words = kit.node(row, node);
    kit.write(words, Style::BODY.ink(Token::Ink2), line.text);
}

fn figures(kit: &mut Kit, easel: &mut Easel, column: Entity, figures: &[Figure]) {
    let node = Node {
        flex_wrap: FlexWrap::Wrap,
        align_items: AlignItems::Start,
        column_gap: px(space::L),
        row_gap: px(space::L),
        padding: UiRect::vertical(px(space::S)),
        flex_shrink: 0.0,
        ..default()
    };
    let row = kit.node(column, node);
    for figure in figures {
        self::figure(kit, easel, row, figure);
    }
}

fn figure(kit: &mut Kit, easel: &mut Easel, row: Entity, figure: &Figure) {
    let plans = figure.shows.plans();
    let cells: f32 = plans.iter().map(|plan| width(kit, plan)).sum();
    let between = BETWEEN * plans.len().saturating_sub(1) as f32;
    let width = (cells + between).max(LEAST_CAPTION).min(room(kit));
    let node = Node {
        flex_direction: FlexDirection::Column,
        row_gap: px(space::XS),
        width: px(width),
        flex_shrink: 0.0,
        ..default()
    };
    let frame = kit.node(row, node);
    let node = Node {
        flex_wrap: FlexWrap::Wrap,
        column_gap: px(BETWEEN),
        row_gap: px(BETWEEN),
        ..default()
    };
    let boards = kit.node(frame, node);
    let caption = kit.t(figure.caption);
    for plan in &plans {
        let cell = cell(kit, plan);
        easel.lay(kit, boards, plan, cell, Some(&caption));
    }
    // In a node of a known width, or the words are measured as if each had a line of its own.
    let node = Node {
        width: px(width),
        ..default()
    };
    let words = kit.node(frame, node);
    kit.write(words, Style::SMALL, caption);
}

/// The width of the window between its margins.
fn room(kit: &Kit) -> f32 {
    kit.layout.size.x - 2.0 * kit.layout.margin()
}

/// From line to line of a picture; a whole board is held to a narrow window.
fn cell(kit: &Kit, plan: &Plan) -> f32 {
    if plan.is_whole() {
        (room(kit) / WHOLE_CELLS).floor().min(WHOLE_CELL)
    } else {
        CELL
    }
}

fn width(kit: &Kit, plan: &Plan) -> f32 {
    let cells = if plan.is_whole() {
        WHOLE_CELLS
    } else {
        plan.columns.into()
    };
    (cell(kit, plan) * cells).ceil()
}

/// The ways to other pages.
fn see(kit: &mut Kit, column: Entity, others: &[Page]) {
    head(kit, column, "rules-head-see");
    let node = Node {
        flex_wrap: FlexWrap::Wrap,
        column_gap: px(space::XS),
        row_gap: px(space::XS),
        padding: UiRect::top(px(space::XS)),
        flex_shrink: 0.0,
        ..default()
    };
    let row = kit.node(column, node);
    for &page in others {
        let name = kit.t(pages::leaf(page).name);
        let key = format!("see {}", page.key());
        let button = kit.button_called(row, Look::Secondary, Some(Icon::Next), &name, &key);
        list::opens(kit, button, page);
    }
}

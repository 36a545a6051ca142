//! The nodes of a page: introduction, sections, figures.

use super::page::{ABOVE_HEAD, PageArea, ReadingPosition, RulesPage, splits};
use super::page_content::{PageFigure, PageSection};
use super::steps::{self, StepLine};
use super::{list, pages};
use crate::screens::diagram::{Diagram, DiagramPainter};
use crate::screens::openings;
use crate::theme::{Icon, Token, space};
use crate::widgets::{Look, NodeStyle, ScrollByKeys, Style, UiBuilder};
use bevy::prelude::*;
use narabe_rules::opening::Protocol;

// The maximum widths of a page and of its text, in logical pixels.
const WIDTH: f32 = 800.0;
const TEXT: f32 = 620.0;
// The distance of two lines on a part of a board, and on a whole one.
const CELL: f32 = 24.0;
const WHOLE_CELL: f32 = 20.0;
/// The width of a whole board with its edges, in cells.
const WHOLE_CELLS: f32 = 15.44;
// The width of a step's number, and the indentation per level.
const NUMBER: f32 = 26.0;
const INDENT: f32 = 20.0;
// The gap between the two boards of a figure, and the minimum width of a caption.
const BETWEEN: f32 = 12.0;
const LEAST_CAPTION: f32 = 200.0;

/// The open page, with its name at the top when the list is beside it.
pub fn build(
    ui: &mut UiBuilder,
    painter: &mut DiagramPainter,
    parent: Entity,
    place: &ReadingPosition,
    named: bool,
) {
    let margin = ui.layout.margin();
    let left = if named { space::L } else { margin };
    let node = Node::default().fill().pad_left(left).pad_right(margin);
    let area = ui.scroll(parent, node.pad_bottom(space::XL));
    let scrolled = ScrollPosition(Vec2::new(0.0, place.scrolled));
    // Beside a list arrows move the focus.
    let by_arrows = !splits(&ui.layout);
    ui.insert(area, (PageArea, ScrollByKeys { by_arrows }, scrolled));
    let node = Node::column().gap(space::XS).full_width().no_shrink();
    let column = ui.node(area, node.max_width(WIDTH));
    let content = pages::content(place.page);
    if named {
        ui.part_heading(column, Style::HEADING, content.name);
    }
    paragraph(ui, column, Style::BODY.sized(17.0), content.lead);
    for part in content.parts {
        self::part(ui, painter, column, part);
    }
}

fn part(ui: &mut UiBuilder, painter: &mut DiagramPainter, column: Entity, part: &PageSection) {
    match part {
        PageSection::Text(head, texts) => {
            self::head(ui, column, head);
            for text in *texts {
                paragraph(ui, column, Style::BODY.ink(Token::Ink2), text);
            }
        }
        PageSection::Steps(protocol) => steps(ui, column, *protocol),
        PageSection::Figures(figures) => self::figures(ui, painter, column, figures),
        PageSection::Openings => openings::all(ui, painter, column),
        PageSection::SeeAlso(pages) => see_also(ui, column, pages),
    }
}

/// A heading with a rule below it.
pub fn head(ui: &mut UiBuilder, column: Entity, id: &str) {
    let place = ui.node(column, Node::default().no_shrink().pad_top(ABOVE_HEAD));
    ui.section(place, id);
    ui.divider(column);
}

fn paragraph(ui: &mut UiBuilder, column: Entity, style: Style, id: &str) {
    let place = ui.node(column, Node::default().no_shrink().max_width(TEXT));
    ui.localized_text(place, style, id);
}

fn steps(ui: &mut UiBuilder, column: Entity, protocol: Protocol) {
    head(ui, column, "rules-head-steps");
    for line in steps::lines(&ui.locale, protocol) {
        step(ui, column, line);
    }
}

fn step(ui: &mut UiBuilder, column: Entity, line: StepLine) {
    let node = Node::default().no_shrink().max_width(TEXT);
    let row = ui.node(column, node.pad_left(INDENT * line.depth as f32));
    let place = ui.node(row, Node::default().width(NUMBER).no_shrink());
    match line.number {
        Some(number) => ui.literal_text(place, Style::DATA.ink(Token::Ink3), number.to_string()),
        None => ui.literal_text(place, Style::BODY.ink(Token::Ink3), "–"),
    };
    let words = ui.node(row, Node::default().fill());
    ui.literal_text(words, Style::BODY.ink(Token::Ink2), line.text);
}

fn figures(
    ui: &mut UiBuilder,
    painter: &mut DiagramPainter,
    column: Entity,
    figures: &[PageFigure],
) {
    let node = Node::row().gaps(space::L).wrap().items_start();
    let row = ui.node(column, node.no_shrink().pad_y(space::S));
    for figure in figures {
        self::figure(ui, painter, row, figure);
    }
}

fn figure(ui: &mut UiBuilder, painter: &mut DiagramPainter, row: Entity, figure: &PageFigure) {
    let diagrams = figure.shows.diagrams();
    let cells: f32 = diagrams.iter().map(|diagram| width(ui, diagram)).sum();
    let between = BETWEEN * diagrams.len().saturating_sub(1) as f32;
    let width = (cells + between).max(LEAST_CAPTION).min(text_width(ui));
    let frame = ui.node(row, Node::column().gap(space::XS).width(width).no_shrink());
    let boards = ui.node(frame, Node::row().gaps(BETWEEN).wrap());
    let caption = ui.locale.text(figure.caption);
    for diagram in &diagrams {
        let cell = cell(ui, diagram);
        painter.spawn(ui, boards, diagram, cell, Some(&caption));
    }
    // The width is set, because otherwise the text would be measured as if each word had a line of its own.
    let words = ui.node(frame, Node::default().width(width));
    ui.literal_text(words, Style::SMALL, caption);
}

/// The width of the window between its margins.
fn text_width(ui: &UiBuilder) -> f32 {
    ui.layout.size.x - 2.0 * ui.layout.margin()
}

/// The distance of two lines of a diagram; a whole board is limited by a narrow window.
fn cell(ui: &UiBuilder, diagram: &Diagram) -> f32 {
    if diagram.is_whole_board() {
        (text_width(ui) / WHOLE_CELLS).floor().min(WHOLE_CELL)
    } else {
        CELL
    }
}

fn width(ui: &UiBuilder, diagram: &Diagram) -> f32 {
    let cells = if diagram.is_whole_board() {
        WHOLE_CELLS
    } else {
        diagram.columns.into()
    };
    (cell(ui, diagram) * cells).ceil()
}

/// The links to other pages.
fn see_also(ui: &mut UiBuilder, column: Entity, others: &[RulesPage]) {
    head(ui, column, "rules-head-see");
    let node = Node::row().gaps(space::XS).wrap().no_shrink();
    let row = ui.node(column, node.pad_top(space::XS));
    for &page in others {
        let name = ui.locale.text(pages::content(page).name);
        let key = format!("see {}", page.key());
        let button = ui.button_called(row, Look::Secondary, Some(Icon::Next), &name, &key);
        list::opens(ui, button, page);
    }
}

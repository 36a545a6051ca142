//! The credits: what the game is, what it is built with, and its licence.

use super::lifecycle::AddScreen;
use crate::state::{Go, Screen};
use crate::theme::{Token, space};
use crate::widgets::{Look, NodeStyle, ScrollByKeys, Style, UiBuilder};
use bevy::prelude::*;

// The widths of the column and of its names, in logical pixels.
const WIDTH: f32 = 640.0;
const NAME: f32 = 220.0;

/// The libraries and the typefaces; each has a text message `…-text`.
const PARTS: [&str; 6] = [
    "credits-rust",
    "credits-bevy",
    "credits-kira",
    "credits-fluent",
    "credits-accesskit",
    "credits-others",
];
const FACES: [&str; 3] = ["credits-shippori", "credits-zen", "credits-noto"];

pub(super) fn plugin(app: &mut App) {
    app.add_screen(Screen::Credits, build);
}

fn build(mut ui: UiBuilder) {
    let page = ui.page("credits-title").page;
    let (area, column) = ui.page_column(page, 0.0, WIDTH, space::XS);
    ui.insert(area, ScrollByKeys::default());
    let version = [("version", env!("CARGO_PKG_VERSION").into())];
    let version = ui.locale.text_with("credits-version", &version);
    ui.literal_text(column, Style::HEADING, version);
    ui.localized_text(column, Style::BODY.ink(Token::Ink2), "credits-about");
    let ui = &mut ui;
    section(ui, column, "credits-made", Some("credits-made-text"), &[]);
    section(ui, column, "credits-built", None, &PARTS);
    let row = ui.node(column, Node::default().margin_top(space::XS));
    let open = ui.button(row, Look::Secondary, None, "credits-licences-open");
    ui.write_on(open, Go::To(Screen::Licences));
    let text = Some("credits-fonts-text");
    section(ui, column, "credits-fonts", text, &FACES);
    let text = Some("credits-licence-text");
    section(ui, column, "credits-licence", text, &[]);
    ui.node(column, Node::default().height(space::M));
    ui.part_heading(column, Style::SUBHEAD, "credits-thanks");
}

fn section(ui: &mut UiBuilder, column: Entity, title: &str, text: Option<&str>, parts: &[&str]) {
    ui.gap(column, space::M);
    ui.section(column, title);
    ui.divider(column);
    if let Some(text) = text {
        ui.localized_text(column, Style::BODY.ink(Token::Ink2), text);
    }
    for part in parts {
        let narrow = ui.layout.is_phone();
        let row = ui.node(column, Node::column_if(narrow).no_shrink());
        let (width, basis) = if narrow {
            (auto(), auto())
        } else {
            (px(NAME), px(0))
        };
        let name = ui.node(row, Node::default().width(width).no_shrink());
        ui.localized_text(name, Style::BODY_BOLD, part);
        let note = ui.node(row, Node::default().grow().flex_basis(basis));
        ui.localized_text(note, Style::BODY.ink(Token::Ink2), &format!("{part}-text"));
    }
}

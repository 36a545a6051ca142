//! The credits: what the game is, what it is built with, and its licence.

use super::lifecycle::AddScreen;
use crate::state::{Go, Screen};
use crate::theme::{Token, space};
use crate::widgets::{Kit, Look, NodeStyle, ScrollByKeys, Style};
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

fn build(mut kit: Kit) {
    let page = kit.page("credits-title").page;
    let (area, column) = kit.page_column(page, 0.0, WIDTH, space::XS);
    kit.insert(area, ScrollByKeys::default());
    let version = [("version", env!("CARGO_PKG_VERSION").into())];
    let version = kit.tv("credits-version", &version);
    kit.literal_text(column, Style::HEADING, version);
    kit.localized_text(column, Style::BODY.ink(Token::Ink2), "credits-about");
    let kit = &mut kit;
    section(kit, column, "credits-made", Some("credits-made-text"), &[]);
    section(kit, column, "credits-built", None, &PARTS);
    let row = kit.node(column, Node::default().margin_top(space::XS));
    let open = kit.button(row, Look::Secondary, None, "credits-licences-open");
    kit.write_on(open, Go::To(Screen::Licences));
    let text = Some("credits-fonts-text");
    section(kit, column, "credits-fonts", text, &FACES);
    let text = Some("credits-licence-text");
    section(kit, column, "credits-licence", text, &[]);
    kit.node(column, Node::default().height(space::M));
    kit.part_heading(column, Style::SUBHEAD, "credits-thanks");
}

fn section(kit: &mut Kit, column: Entity, title: &str, text: Option<&str>, parts: &[&str]) {
    kit.gap(column, space::M);
    kit.section(column, title);
    kit.divider(column);
    if let Some(text) = text {
        kit.localized_text(column, Style::BODY.ink(Token::Ink2), text);
    }
    for part in parts {
        let narrow = kit.layout.is_phone();
        let row = kit.node(column, Node::column_if(narrow).no_shrink());
        let (width, basis) = if narrow {
            (auto(), auto())
        } else {
            (px(NAME), px(0))
        };
        let name = kit.node(row, Node::default().width(width).no_shrink());
        kit.localized_text(name, Style::BODY_BOLD, part);
        let note = kit.node(row, Node::default().grow().flex_basis(basis));
        kit.localized_text(note, Style::BODY.ink(Token::Ink2), &format!("{part}-text"));
    }
}

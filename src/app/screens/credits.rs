//! The credits: what the game is, what it is built with, and its licence.

use super::lifecycle::AddScreen;
use crate::app::state::{Go, Screen};
use crate::app::theme::{Token, space};
use crate::app::widgets::{Kit, Look, ScrollByKeys, Style};
use bevy::prelude::*;
use bevy::ui_widgets::Activate;

/// The widths of the column and of its names, in logical pixels.
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
    let root = kit.screen();
    let page = kit.node(
        root,
        Node {
            width: percent(100),
            flex_direction: FlexDirection::Column,
            ..default()
        },
    );
    kit.header(page, "credits-title");
    let margin = kit.layout.margin();
    let node = Node {
        flex_grow: 1.0,
        padding: UiRect::new(px(margin), px(margin), px(space::XS), px(margin)),
        ..default()
    };
    let area = kit.scroll(page, node);
    kit.commands.entity(area).insert(ScrollByKeys);
    let node = Node {
        flex_direction: FlexDirection::Column,
        max_width: px(WIDTH),
        row_gap: px(space::XS),
        flex_shrink: 0.0,
        ..default()
    };
    let column = kit.node(area, node);
    let version = kit.tv(
        "credits-version",
        &[("version", env!("CARGO_PKG_VERSION").into())],
    );
    kit.literal_text(column, Style::HEADING, version);
    kit.localized_text(column, Style::BODY.ink(Token::Ink2), "credits-about");
    section(
        &mut kit,
        column,
        "credits-made",
        Some("credits-made-text"),
        &[],
    );
    section(&mut kit, column, "credits-built", None, &PARTS);
    let row = Node {
        margin: UiRect::top(px(space::XS)),
        ..default()
    };
    let row = kit.node(column, row);
    let open = kit.button(row, Look::Secondary, None, "credits-licences-open");
    kit.on(open, |_: On<Activate>, mut go: MessageWriter<Go>| {
        go.write(Go::To(Screen::Licences));
    });
    section(
        &mut kit,
        column,
        "credits-fonts",
        Some("credits-fonts-text"),
        &FACES,
    );
    section(
        &mut kit,
        column,
        "credits-licence",
        Some("credits-licence-text"),
        &[],
    );
    kit.node(
        column,
        Node {
            height: px(space::M),
            ..default()
        },
    );
    kit.localized_text(column, Style::SUBHEAD, "credits-thanks");
}

fn section(kit: &mut Kit, column: Entity, title: &str, text: Option<&str>, parts: &[&str]) {
    kit.node(
        column,
        Node {
            height: px(space::M),
            flex_shrink: 0.0,
            ..default()
        },
    );
    kit.section(column, title);
    kit.divider(column);
    if let Some(text) = text {
        kit.localized_text(column, Style::BODY.ink(Token::Ink2), text);
    }
    for part in parts {
        let narrow = kit.layout.is_phone();
        let direction = if narrow {
            FlexDirection::Column
        } else {
            FlexDirection::Row
        };
        let row = kit.node(
            column,
            Node {
                flex_direction: direction,
                flex_shrink: 0.0,
                ..default()
            },
        );
        let width = if narrow { auto() } else { px(NAME) };
        let name = kit.node(
            row,
            Node {
                width,
                flex_shrink: 0.0,
                ..default()
            },
        );
        kit.localized_text(name, Style::BODY_BOLD, part);
        let note = kit.node(
            row,
            Node {
                flex_grow: 1.0,
                flex_basis: if narrow { auto() } else { px(0) },
                ..default()
            },
        );
        kit.localized_text(note, Style::BODY.ink(Token::Ink2), &format!("{part}-text"));
    }
}

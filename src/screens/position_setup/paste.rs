//! The field for a position as text, and its result.

use super::lengths::Lengths;
use super::parts::{PositionScreenSystems, heading, note};
use crate::redraw::Redraw;
use crate::screens::lifecycle::AddScreen;
use crate::screens::wording::refusals;
use crate::study::{PositionRequest, PositionSetup, Reading};
use crate::theme::{Fill, Icon, Token, radius, space};
use crate::widgets::{NodeStyle, Part, Parts, Style, UiBuilder};
use bevy::prelude::*;
use bevy::text::{EditableText, LineBreak, TextEditChange};

/// The longest text, in characters: a drawn board of the largest size with spaces has fewer.
const LONGEST: usize = 4000;
/// The height of the field in a large window, of several lines.
const HEIGHT: f32 = 76.0;
/// The size of the sign before the result.
const SIGN: f32 = 16.0;

#[derive(Component, Debug)]
struct PasteField;

/// The place of the result.
#[derive(Component, Debug)]
struct ReadingLine;

impl Part for ReadingLine {
    type Content = Option<Reading>;
}

pub(super) fn plugin(app: &mut App) {
    app.add_details((show, empty_field).in_set(PositionScreenSystems));
}

pub fn build(ui: &mut UiBuilder, column: Entity, position: &PositionSetup, lengths: &Lengths) {
    let column = ui.node(column, Node::column().gap(space::XXS).no_shrink());
    if lengths.is_roomy {
        let row = heading(ui, column, "position-paste");
        note(ui, row, "position-paste-forms");
    }
    let line = ui.node(column, Node::row());
    let field = ui.field(line, "position-paste", position.text(), LONGEST);
    let height = if lengths.is_roomy {
        HEIGHT
    } else {
        space::TARGET
    };
    let border = ui.palette.border();
    ui.restyle(field, move |node| {
        let node = node.height(height).pad_xy(space::S, space::XS);
        node.frame(border, radius::CONTROL)
    });
    ui.insert(
        field,
        (
            PasteField,
            Fill(Token::Raised),
            TextLayout::linebreak(LineBreak::WordOrCharacter),
        ),
    );
    // A drawn board has a line for each row.
    ui.commands
        .entity(field)
        .entry::<EditableText>()
        .and_modify(|mut text| text.allow_newlines = true);
    ui.on(
        field,
        |change: On<TextEditChange>,
         fields: Query<&EditableText>,
         mut requests: MessageWriter<PositionRequest>| {
            if let Ok(text) = fields.get(change.event_target()) {
                requests.write(PositionRequest::Read(text.value().to_string()));
            }
        },
    );
    let node = Node::line(space::XS).no_shrink().min_height(SIGN);
    let result = ui.node(column, node);
    ui.insert(result, ReadingLine);
}

/// Empties the field when the position was changed by hand.
fn empty_field(
    position: Res<PositionSetup>,
    mut fields: Query<&mut EditableText, With<PasteField>>,
    mut redraw: ResMut<Redraw>,
) {
    if !position.is_changed() || !position.text().is_empty() {
        return;
    }
    for mut field in &mut fields {
        if !field.value().to_string().is_empty() {
            field.editor_mut().set_text("");
            redraw.next_frame();
        }
    }
}

fn show(position: Res<PositionSetup>, mut parts: Parts<ReadingLine>) {
    parts.draw(
        |_, _| position.reading().cloned(),
        |ui, line, _, reading| {
            if let Some(reading) = reading {
                write(ui, line, reading);
            }
        },
    );
}

fn write(ui: &mut UiBuilder, line: Entity, reading: &Reading) {
    let (icon, colour, words) = match reading {
        Reading::Understood(Some(moves)) => {
            let moves = [("moves", (*moves).into())];
            let words = ui.locale.text_with("position-understood", &moves);
            (Icon::Check, Token::Success, words)
        }
        Reading::Understood(None) => {
            let words = ui.locale.text("position-board-understood");
            (Icon::Check, Token::Success, words)
        }
        Reading::Refused(reason) => {
            let reason = refusals::pasted_error(&ui.locale, reason);
            let words = ui
                .locale
                .text_with("position-not-understood", &[("reason", reason.into())]);
            (Icon::Mistake, Token::Fault, words)
        }
    };
    ui.icon(line, icon, SIGN, colour);
    let ink = match reading {
        Reading::Understood(_) => Token::Ink3,
        Reading::Refused(_) => Token::Fault,
    };
    let place = ui.node(line, Node::default().fill());
    ui.literal_text(place, Style::LABEL.ink(ink), words);
}

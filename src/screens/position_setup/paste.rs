//! The field for a position as text, and what came of it.

use super::lengths::Lengths;
use super::parts::{PositionScreenSystems, heading, note};
use crate::redraw::Redraw;
use crate::screens::lifecycle::AddScreen;
use crate::screens::refusals;
use crate::study::{PositionRequest, PositionSetup, Reading};
use crate::theme::{Fill, Icon, Token, radius, space};
use crate::widgets::{Kit, NodeStyle, Part, Parts, Style};
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

pub fn build(kit: &mut Kit, column: Entity, position: &PositionSetup, lengths: &Lengths) {
    let column = kit.node(column, Node::column().gap(space::XXS).no_shrink());
    if lengths.is_roomy {
        let row = heading(kit, column, "position-paste");
        note(kit, row, "position-paste-forms");
    }
    let line = kit.node(column, Node::row());
    let field = kit.field(line, "position-paste", position.text(), LONGEST);
    let height = if lengths.is_roomy {
        HEIGHT
    } else {
        space::TARGET
    };
    let border = kit.palette.border();
    kit.restyle(field, move |node| {
        let node = node.height(height).pad_xy(space::S, space::XS);
        node.frame(border, radius::CONTROL)
    });
    kit.insert(
        field,
        (
            PasteField,
            Fill(Token::Raised),
            TextLayout::linebreak(LineBreak::WordOrCharacter),
        ),
    );
    // A drawn board has a line for each row.
    kit.commands
        .entity(field)
        .entry::<EditableText>()
        .and_modify(|mut text| text.allow_newlines = true);
    kit.on(
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
    let result = kit.node(column, node);
    kit.insert(result, ReadingLine);
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
        |kit, line, _, reading| {
            if let Some(reading) = reading {
                write(kit, line, reading);
            }
        },
    );
}

fn write(kit: &mut Kit, line: Entity, reading: &Reading) {
    let (icon, colour, words) = match reading {
        Reading::Understood(Some(moves)) => {
            let moves = [("moves", (*moves).into())];
            let words = kit.tv("position-understood", &moves);
            (Icon::Check, Token::Success, words)
        }
        Reading::Understood(None) => {
            let words = kit.t("position-board-understood");
            (Icon::Check, Token::Success, words)
        }
        Reading::Refused(reason) => {
            let reason = refusals::pasted_error(&kit.locale, reason);
            let words = kit.tv("position-not-understood", &[("reason", reason.into())]);
            (Icon::Mistake, Token::Fault, words)
        }
    };
    kit.icon(line, icon, SIGN, colour);
    let ink = match reading {
        Reading::Understood(_) => Token::Ink3,
        Reading::Refused(_) => Token::Fault,
    };
    let place = kit.node(line, Node::default().fill());
    kit.literal_text(place, Style::LABEL.ink(ink), words);
}

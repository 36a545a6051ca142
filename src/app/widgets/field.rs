//! A line to type on, with an underline. Composed characters (IME) work as Bevy's text input brings them.

use super::kit::Kit;
use super::text::Style;
use crate::app::theme::{Stroke, Token};
use accesskit::Role;
use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::text::{EditableText, TextCursorStyle};
use bevy::ui_widgets::SelectAllOnFocus;

/// The height of a field, in logical pixels.
const HEIGHT: f32 = 36.0;

/// A field. Its words are in the `EditableText` beside it; [`Field::read`] reads them.
#[derive(Component, Debug, Clone, Copy, Default)]
pub struct Field;

impl Field {
    /// The words of a field, without spaces at the ends.
    pub fn read(text: &EditableText) -> String {
        text.value().to_string().trim().to_owned()
    }
}

impl Kit<'_, '_> {
    /// A field for at most so many characters. Answer `TextEditChange` on the entity.
    pub fn field(&mut self, parent: Entity, id: &str, words: &str, longest: usize) -> Entity {
        let label = self.t(id);
        let control = self.control(Role::TextInput, &label, id);
        let mut text = EditableText::new(words);
        text.max_characters = Some(longest);
        let style = Style::DATA.sized(16.0);
        let bundle = (
            Field,
            text,
            self.font(style),
            crate::app::theme::Ink(style.ink),
            TextCursorStyle {
                color: self.palette.color(Token::Ink),
                ..default()
            },
            TextLayout::no_wrap(),
            SelectAllOnFocus,
            Stroke(Token::LineStrong),
            Node {
                height: px(HEIGHT),
                flex_grow: 1.0,
                min_width: px(0),
                padding: UiRect::new(px(0), px(0), px(6), px(0)),
                border: UiRect::bottom(px(1)),
                overflow: Overflow::clip(),
                ..default()
            },
            control,
        );
        self.spawn(parent, bundle)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, underline);
}

fn underline(
    focus: Res<InputFocus>,
    mut fields: Query<(Entity, &mut Stroke, &mut Node), With<Field>>,
) {
    if !focus.is_changed() {
        return;
    }
    for (entity, mut stroke, mut node) in &mut fields {
        let focused = focus.get() == Some(entity);
        stroke.set_if_neq(Stroke(if focused {
            Token::Ink
        } else {
            Token::LineStrong
        }));
        let width = px(if focused { 2 } else { 1 });
        if node.border.bottom != width {
            node.border.bottom = width;
        }
    }
}

//! The six boxes of a room code: to type one, and to show one.
//!
//! The text is typed in one invisible field over the boxes, so that touch keyboards, IME, pasting and arrow keys work
//! as in every field.

use crate::theme::{Fill, Ink, Stroke, Token, radius};
use crate::widgets::{Field, NodeStyle, OwnBrackets, Style, UiBuilder, visible_if};
use accesskit::Role;
use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::text::{EditableText, TextCursorStyle, TextEdit, TextEditChange};
use narabe_net::{CodeError, Invitation, InvitationError, RoomCode};

// The height of a box, the gap between boxes and the size of a letter, in logical pixels.
const HEIGHT: f32 = 56.0;
const GAP: f32 = 6.0;
const LETTER: f32 = 27.0;
/// The same for a code that is shown.
const SHOWN: (f32, f32) = (88.0, 46.0);
const SHOWN_ON_PHONE: (f32, f32) = (64.0, 34.0);
/// The size of the caret in the next empty box, in logical pixels.
const CARET: Vec2 = Vec2::new(2.0, 26.0);
/// The maximum length of pasted text, in characters: an invitation with an address.
const LONGEST: usize = 400;

#[derive(Debug, Clone, Copy)]
struct CodeBox {
    frame: Entity,
    letter: Entity,
    caret: Entity,
    brackets: Entity,
}

/// The field over the boxes.
#[derive(Component, Debug, Clone)]
pub struct CodeField([CodeBox; RoomCode::LENGTH]);

/// What has been typed so far.
#[derive(Resource, Debug, Clone, PartialEq, Default)]
pub struct TypedCode {
    /// The letters of the code.
    pub letters: String,
    /// The invitation, if an address was pasted with the code.
    pub invitation: Option<Invitation>,
    /// Why pasted text is no invitation, or which typed character occurs in no code.
    pub fault: Option<InvitationError>,
}

impl From<&Invitation> for TypedCode {
    fn from(invitation: &Invitation) -> Self {
        Self {
            letters: invitation.code.to_string(),
            invitation: Some(invitation.clone()),
            fault: None,
        }
    }
}

impl TypedCode {
    /// The invitation, once it is complete.
    pub fn complete(&self) -> Option<Invitation> {
        let code: RoomCode = self.letters.parse().ok()?;
        let pasted = self.invitation.clone();
        let pasted = pasted.filter(|invitation| invitation.code == code);
        Some(pasted.unwrap_or(Invitation { code, lobby: None }))
    }

    /// Reads the text of the field and returns the text that should replace it.
    fn take(&mut self, text: &str) -> Option<String> {
        if text.contains(['@', '#', '/', ':']) {
            match text.parse::<Invitation>() {
                Ok(invitation) => *self = Self::from(&invitation),
                // An incomplete invitation is no code.
                Err(fault) => self.fault = Some(fault),
            }
            return Some(self.letters.clone());
        }
        let letters = text.chars().filter_map(RoomCode::letter);
        let letters: String = letters.take(RoomCode::LENGTH).collect();
        match text.chars().find(|sign| !is_accepted(*sign)) {
            Some(letter) => self.fault = Some(CodeError::Letter { letter }.into()),
            None if letters != self.letters => self.fault = None,
            None => {}
        }
        self.letters = letters;
        let fits = text.chars().all(|sign| RoomCode::letter(sign).is_some())
            && text.chars().count() <= RoomCode::LENGTH;
        (!fits).then(|| self.letters.clone())
    }
}

/// Whether a character may be typed: a letter, or a usual separator.
fn is_accepted(sign: char) -> bool {
    RoomCode::letter(sign).is_some() || sign.is_whitespace() || sign == '-'
}

/// The boxes with the field over them.
pub fn field(ui: &mut UiBuilder, parent: Entity, id: &str, letters: &str) -> Entity {
    let row = ui.node(parent, Node::row().gap(GAP).height(HEIGHT).no_shrink());
    let cells = std::array::from_fn(|_| cell(ui, row));
    let label = ui.locale.text(id);
    let control = ui.control(Role::TextInput, &label, id);
    let mut text = EditableText::new(letters);
    text.max_characters = Some(LONGEST);
    let over = Node::default().inset(0).clip();
    let unseen = TextCursorStyle {
        color: Color::NONE,
        selection_color: Color::NONE,
        unfocused_selection_color: Color::NONE,
        selected_text_color: None,
    };
    let font = ui.font(Style::DATA.sized(LETTER));
    let bundle = (
        Field,
        OwnBrackets,
        CodeField(cells),
        text,
        font,
        Ink(Token::Clear),
        unseen,
        TextLayout::no_wrap(),
        over,
        control,
    );
    let field = ui.spawn(row, bundle);
    ui.on(field, read);
    field
}

fn cell(ui: &mut UiBuilder, row: Entity) -> CodeBox {
    let frame = code_box(ui, row, HEIGHT, Token::Clear);
    let letter = ui.literal_text(frame, Style::DATA_BOLD.sized(LETTER), "");
    let caret = Node::default().absolute().size(CARET.x, CARET.y);
    let caret = ui.filled(frame, caret, Token::Ink);
    ui.insert(caret, Visibility::Hidden);
    let border = ui.palette.border();
    let brackets = ui.brackets(frame, border);
    ui.insert(brackets, Visibility::Hidden);
    CodeBox {
        frame,
        letter,
        caret,
        brackets,
    }
}

/// A code in large letters.
pub fn shown(ui: &mut UiBuilder, parent: Entity, code: RoomCode) {
    let (height, size) = ui.layout.if_phone(SHOWN_ON_PHONE, SHOWN);
    let row = ui.node(parent, Node::row().gap(GAP).no_shrink());
    ui.describe(row, Role::Label, &spelled(code));
    for letter in code.to_string().chars() {
        let frame = code_box(ui, row, height, Token::Raised);
        ui.literal_text(frame, Style::DATA_BOLD.sized(size), letter.to_string());
    }
}

fn code_box(ui: &mut UiBuilder, row: Entity, height: f32, fill: Token) -> Entity {
    let node = Node::row().center().height(height).flex();
    let node = node.frame(ui.palette.border(), radius::CONTROL);
    ui.panel(row, node, fill, Token::LineStrong)
}

/// A code spelled out for screen readers.
fn spelled(code: RoomCode) -> String {
    let letters: Vec<_> = code.to_string().chars().map(String::from).collect();
    letters.join(" ")
}

fn read(
    change: On<TextEditChange>,
    mut fields: Query<&mut EditableText, With<CodeField>>,
    mut typed: ResMut<TypedCode>,
) {
    let Ok(mut text) = fields.get_mut(change.event_target()) else {
        return;
    };
    if text.is_composing() {
        return;
    }
    let value = text.value().to_string();
    let mut now = typed.clone();
    if let Some(wanted) = now.take(&value).filter(|wanted| *wanted != value) {
        text.queue_edit(TextEdit::SelectAll);
        text.queue_edit(if wanted.is_empty() {
            TextEdit::Backspace
        } else {
            TextEdit::Insert(wanted.as_str().into())
        });
    }
    typed.set_if_neq(now);
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<TypedCode>()
        .add_systems(PostUpdate, show);
}

/// Shows the letters in their boxes, and the caret in the next one.
fn show(
    fields: Query<(Entity, &CodeField, &EditableText)>,
    focus: Res<InputFocus>,
    typed: Res<TypedCode>,
    mut texts: Query<&mut Text>,
    mut seen: Query<&mut Visibility>,
    mut paint: Query<(&mut Fill, &mut Stroke)>,
) {
    for (entity, field, text) in &fields {
        let letters: Vec<char> = typed.letters.chars().collect();
        let focused = focus.get() == Some(entity);
        let cursor = text.editor().raw_selection().focus().index();
        let current = cursor.min(letters.len()).min(RoomCode::LENGTH - 1);
        for (at, cell) in field.0.iter().enumerate() {
            let letter = letters.get(at).map(char::to_string).unwrap_or_default();
            let (is_empty, is_current) = (letter.is_empty(), focused && at == current);
            if let Ok(mut text) = texts.get_mut(cell.letter)
                && text.0 != letter
            {
                text.0 = letter;
            }
            for (part, shown) in [
                (cell.brackets, is_current),
                (cell.caret, is_current && is_empty),
            ] {
                if let Ok(mut visibility) = seen.get_mut(part) {
                    visibility.set_if_neq(visible_if(shown));
                }
            }
            if let Ok((mut fill, mut stroke)) = paint.get_mut(cell.frame) {
                let ground = if is_empty {
                    Token::Clear
                } else {
                    Token::Raised
                };
                fill.set_if_neq(Fill(ground));
                stroke.set_if_neq(Stroke(Token::line(is_current)));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn typed(texts: &[&str]) -> (TypedCode, Option<String>) {
        let (mut typed, mut wanted) = (TypedCode::default(), None);
        for text in texts {
            wanted = typed.take(text);
        }
        (typed, wanted)
    }

    #[test]
    fn letters_are_accepted_one_by_one_in_either_case() {
        let (typed, wanted) = typed(&["k", "k7", "k7qmx4"]);
        assert_eq!((typed.letters.as_str(), wanted), ("K7QMX4", None));
        assert_eq!(
            typed.complete().map(|whole| whole.to_string()).as_deref(),
            Some("K7QMX4")
        );
    }

    #[test]
    fn invalid_characters_are_dropped_and_reported() {
        let (typed, wanted) = typed(&["K7O"]);
        assert_eq!(
            (typed.letters.as_str(), wanted.as_deref()),
            ("K7", Some("K7"))
        );
        let letter = CodeError::Letter { letter: 'O' };
        assert_eq!(typed.fault, Some(letter.into()));
    }

    #[test]
    fn the_note_stays_until_something_else_is_typed() {
        let (now, _) = typed(&["K7O", "K7"]);
        assert!(
            now.fault.is_some(),
            "the field's own correction says nothing new"
        );
        let (now, _) = typed(&["K7O", "K7", "K7Q"]);
        assert!(now.fault.is_none());
    }

    #[test]
    fn a_whole_link_may_be_pasted() {
        let (typed, wanted) = typed(&["https://example.org/#join=k7q-mx4@ws://192.168.1.5:3536"]);
        assert_eq!(wanted.as_deref(), Some("K7QMX4"));
        let whole = typed.complete().expect("an invitation");
        assert_eq!(whole.to_string(), "K7QMX4@ws://192.168.1.5:3536");
    }

    #[test]
    fn an_address_belongs_to_its_own_code_only() {
        let (typed, _) = typed(&["K7QMX4@192.168.1.5", "K7QMX4", "K7QMX5"]);
        assert_eq!(
            typed.complete().map(|whole| whole.to_string()).as_deref(),
            Some("K7QMX5")
        );
    }
}

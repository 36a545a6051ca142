//! The six boxes of a code: to type one in, and to show one.
//!
//! What is typed stands in one field that lies unseen over the boxes, so that a keyboard on glass, composed characters,
//! pasting and the arrows work as in every field.

use crate::app::theme::{Fill, Ink, Stroke, Token, radius};
use crate::app::widgets::{Field, Kit, OwnBrackets, Style};
use crate::net::{CodeError, Invitation, InvitationError, RoomCode};
use accesskit::Role;
use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::text::{EditableText, TextCursorStyle, TextEdit, TextEditChange};

/// The height of a box, the gap between two and the size of a letter, in logical pixels.
const HEIGHT: f32 = 56.0;
const GAP: f32 = 6.0;
const LETTER: f32 = 27.0;
/// The same for a code that is shown to be told.
const SHOWN_HEIGHT: f32 = 88.0;
const SHOWN_LETTER: f32 = 46.0;
const SHOWN_ON_PHONE: (f32, f32) = (64.0, 34.0);
/// The stroke that says where the next letter goes, in logical pixels.
const CARET: Vec2 = Vec2::new(2.0, 26.0);
/// The longest that can be pasted, in characters: an invitation with an address.
const LONGEST: usize = 400;

/// One box of the field.
#[derive(Debug, Clone, Copy)]
struct Cell {
    frame: Entity,
    letter: Entity,
    caret: Entity,
    brackets: Entity,
}

/// The field over the boxes.
#[derive(Component, Debug, Clone)]
pub struct CodeField([Cell; RoomCode::LENGTH]);

/// What has been typed so far.
#[derive(Resource, Debug, Clone, PartialEq, Default)]
pub struct Typed {
    /// The letters of the code.
    pub letters: String,
    /// Where it is, when an address came with it.
    pub invitation: Option<Invitation>,
    /// Why what was pasted is no invitation, or which letter no code has.
    pub fault: Option<InvitationError>,
}

impl Typed {
    /// The invitation that is typed, once it is whole.
    pub fn whole(&self) -> Option<Invitation> {
        let code: RoomCode = self.letters.parse().ok()?;
        let told = self.invitation.clone().filter(|told| told.code == code);
        Some(told.unwrap_or(Invitation { code, lobby: None }))
    }

    /// Takes what stands in the field, and gives what should stand there instead.
    fn take(&mut self, text: &str) -> Option<String> {
        let is_more = text.contains(['@', '#', '/', ':']);
        if is_more && let Ok(invitation) = text.parse::<Invitation>() {
            self.letters = invitation.code.to_string();
            self.invitation = Some(invitation);
            self.fault = None;
            return Some(self.letters.clone());
        }
        if is_more {
            self.fault = text.parse::<Invitation>().err();
        }
        let letters = text.chars().filter_map(RoomCode::letter);
        let letters: String = letters.take(RoomCode::LENGTH).collect();
        let odd = text.chars().find(|sign| !passes(*sign));
        match odd {
            _ if is_more => {}
            Some(letter) => self.fault = Some(CodeError::Letter { letter }.into()),
            None if letters != self.letters => self.fault = None,
            None => {}
        }
        if is_more {
            // Half an invitation is no code.
            return Some(self.letters.clone());
        }
        self.letters = letters;
        let fits = text.chars().all(|sign| RoomCode::letter(sign).is_some())
            && text.chars().count() <= RoomCode::LENGTH;
        (!fits).then(|| self.letters.clone())
    }
}

/// Whether a sign may be typed: a letter, or what people put between letters.
fn passes(sign: char) -> bool {
    RoomCode::letter(sign).is_some() || sign.is_whitespace() || sign == '-'
}

/// The boxes with the field over them.
pub fn field(kit: &mut Kit, parent: Entity, id: &str, letters: &str) -> Entity {
    let row = Node {
        column_gap: px(GAP),
        height: px(HEIGHT),
        flex_shrink: 0.0,
        ..default()
    };
    let row = kit.node(parent, row);
    let cells = std::array::from_fn(|_| cell(kit, row));
    let label = kit.t(id);
    let control = kit.control(Role::TextInput, &label, id);
    let mut text = EditableText::new(letters);
    text.max_characters = Some(LONGEST);
    let over = Node {
        position_type: PositionType::Absolute,
        left: px(0),
        right: px(0),
        top: px(0),
        bottom: px(0),
        overflow: Overflow::clip(),
        ..default()
    };
    let unseen = TextCursorStyle {
        color: Color::NONE,
        selection_color: Color::NONE,
        unfocused_selection_color: Color::NONE,
        selected_text_color: None,
    };
    let font = kit.font(Style::DATA.sized(LETTER));
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
    let field = kit.spawn(row, bundle);
    kit.on(field, read);
    field
}

fn cell(kit: &mut Kit, row: Entity) -> Cell {
    let frame = Node {
        flex_grow: 1.0,
        flex_basis: px(0),
        height: px(HEIGHT),
        justify_content: JustifyContent::Center,
        align_items: AlignItems::Center,
        border: UiRect::all(px(kit.palette.border())),
        border_radius: BorderRadius::all(px(radius::CONTROL)),
        ..default()
    };
    let frame = kit.spawn(
        row,
        (
            frame,
            Fill(Token::Clear),
            Stroke(Token::LineStrong),
            Pickable::IGNORE,
        ),
    );
    let letter = kit.write(frame, Style::DATA_BOLD.sized(LETTER), "");
    let caret = Node {
        position_type: PositionType::Absolute,
        width: px(CARET.x),
        height: px(CARET.y),
        ..default()
    };
    let caret = kit.spawn(
        frame,
        (
            caret,
            Fill(Token::Ink),
            Visibility::Hidden,
            Pickable::IGNORE,
        ),
    );
    let border = kit.palette.border();
    let brackets = kit.brackets(frame, border);
    kit.commands.entity(brackets).insert(Visibility::Hidden);
    Cell {
        frame,
        letter,
        caret,
        brackets,
    }
}

/// A code in large letters, to be told.
pub fn shown(kit: &mut Kit, parent: Entity, code: RoomCode) {
    let (height, size) = match kit.layout.is_phone() {
        true => SHOWN_ON_PHONE,
        false => (SHOWN_HEIGHT, SHOWN_LETTER),
    };
    let row = Node {
        column_gap: px(GAP),
        flex_shrink: 0.0,
        ..default()
    };
    let row = kit.node(parent, row);
    let mut role = accesskit::Node::new(Role::Label);
    role.set_label(spelled(code));
    kit.commands
        .entity(row)
        .insert(bevy::a11y::AccessibilityNode(role));
    for letter in code.to_string().chars() {
        let frame = Node {
            flex_grow: 1.0,
            flex_basis: px(0),
            height: px(height),
            justify_content: JustifyContent::Center,
            align_items: AlignItems::Center,
            border: UiRect::all(px(kit.palette.border())),
            border_radius: BorderRadius::all(px(radius::CONTROL)),
            ..default()
        };
        let frame = kit.spawn(
            row,
            (
                frame,
                Fill(Token::Raised),
                Stroke(Token::LineStrong),
                Pickable::IGNORE,
            ),
        );
        kit.write(frame, Style::DATA_BOLD.sized(size), letter.to_string());
    }
}

/// A code letter by letter, for ears.
fn spelled(code: RoomCode) -> String {
    let letters: Vec<_> = code.to_string().chars().map(String::from).collect();
    letters.join(" ")
}

fn read(
    change: On<TextEditChange>,
    mut fields: Query<&mut EditableText, With<CodeField>>,
    mut typed: ResMut<Typed>,
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
        text.queue_edit(match wanted.is_empty() {
            true => TextEdit::Backspace,
            false => TextEdit::Insert(wanted.as_str().into()),
        });
    }
    typed.set_if_neq(now);
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Typed>().add_systems(PostUpdate, show);
}

/// Shows the letters in their boxes, and where the next goes.
fn show(
    fields: Query<(Entity, &CodeField, &EditableText)>,
    focus: Res<InputFocus>,
    typed: Res<Typed>,
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
                    visibility.set_if_neq(match shown {
                        true => Visibility::Inherited,
                        false => Visibility::Hidden,
                    });
                }
            }
            if let Ok((mut fill, mut stroke)) = paint.get_mut(cell.frame) {
                fill.set_if_neq(Fill(if is_empty {
                    Token::Clear
                } else {
                    Token::Raised
                }));
                stroke.set_if_neq(Stroke(if is_current {
                    Token::Ink
                } else {
                    Token::LineStrong
                }));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn typed(texts: &[&str]) -> (Typed, Option<String>) {
        let (mut typed, mut wanted) = (Typed::default(), None);
        for text in texts {
            wanted = typed.take(text);
        }
        (typed, wanted)
    }

    #[test]
    fn letters_are_taken_one_by_one_and_in_either_case() {
        let (typed, wanted) = typed(&["k", "k7", "k7qmx4"]);
        assert_eq!((typed.letters.as_str(), wanted), ("K7QMX4", None));
        assert_eq!(
            typed.whole().map(|whole| whole.to_string()).as_deref(),
            Some("K7QMX4")
        );
    }

    #[test]
    fn what_no_code_has_is_left_out_and_told() {
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
        let whole = typed.whole().expect("an invitation");
        assert_eq!(whole.to_string(), "K7QMX4@ws://192.168.1.5:3536");
    }

    #[test]
    fn an_address_goes_with_its_own_code_only() {
        let (typed, _) = typed(&["K7QMX4@192.168.1.5", "K7QMX4", "K7QMX5"]);
        assert_eq!(
            typed.whole().map(|whole| whole.to_string()).as_deref(),
            Some("K7QMX5")
        );
    }
}

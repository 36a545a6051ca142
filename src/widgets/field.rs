//! A text field with an underline. IME works through Bevy's text input.

use super::node::{NodeStyle, visible_if};
use super::text::Style;
use super::ui_builder::UiBuilder;
use crate::theme::{Stroke, Token};
use accesskit::Role;
use bevy::ecs::system::SystemParam;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::input::mouse::MouseScrollUnit;
use bevy::input_focus::{FocusedInput, InputFocus};
use bevy::prelude::*;
use bevy::text::{
    EditableText, LineBreak, LineHeight, TextCursorStyle, TextEdit, TextEditChange, TextLayoutInfo,
};
use bevy::ui::widget::TextScroll;
use bevy::ui_widgets::SelectAllOnFocus;

/// The opacity of the ground of chosen text.
const SELECTED: f32 = 0.35;
/// The height of a field, in logical pixels.
const HEIGHT: f32 = 36.0;
/// How far a hint is below the upper edge of its field.
const HINT_TOP: f32 = 6.0;
// The size of the text of a field of several lines, its line height in sizes, and the room above it.
const AREA_TEXT: f32 = 15.0;
const AREA_LINE: f32 = 1.4;
const AREA_PAD: f32 = 6.0;

/// A text field. Its text is in the `EditableText` of the same entity; [`Field::read`] reads it.
#[derive(Component, Debug, Clone, Copy, Default)]
pub struct Field;

impl Field {
    /// The text of a field, trimmed.
    pub fn read(text: &EditableText) -> String {
        text.value().to_string().trim().to_owned()
    }
}

impl UiBuilder<'_, '_> {
    /// A field with a maximum length in characters. Observe `TextEditChange` on the entity.
    pub fn field(&mut self, parent: Entity, id: &str, words: &str, longest: usize) -> Entity {
        self.field_of(Role::TextInput, parent, id, words, longest)
    }

    fn field_of(
        &mut self,
        role: Role,
        parent: Entity,
        id: &str,
        words: &str,
        longest: usize,
    ) -> Entity {
        let label = self.locale.text(id);
        let control = self.control(role, &label, id);
        let mut text = EditableText::new(words);
        text.max_characters = Some(longest);
        let style = Style::DATA.sized(16.0);
        let hint = self.palette.color(Token::Hint);
        let bundle = (
            Field,
            text,
            self.font(style),
            crate::theme::Ink(style.ink),
            TextCursorStyle {
                color: self.palette.color(Token::Ink),
                selection_color: hint.with_alpha(SELECTED),
                unfocused_selection_color: hint.with_alpha(SELECTED / 2.0),
                selected_text_color: None,
            },
            TextLayout::no_wrap(),
            SelectAllOnFocus,
            Stroke(Token::LineStrong),
            Node::default()
                .height(HEIGHT)
                .grow()
                .min_width(0)
                .pad_top(6)
                .border_bottom(1)
                .clip(),
            control,
        );
        self.spawn(parent, bundle)
    }

    /// A field of so many lines, in which Enter begins a new one and the rest scrolls. Its text is not chosen as a whole when it gets
    /// the focus, so that the first key does not replace it.
    pub fn text_area(
        &mut self,
        parent: Entity,
        (id, hint_id): (&str, &str),
        words: &str,
        longest: usize,
        lines: f32,
    ) -> Entity {
        let cell = self.node(parent, Node::row().stretch());
        let field = self.field_of(Role::MultilineTextInput, cell, id, words, longest);
        let mut text = EditableText::new(words);
        text.max_characters = Some(longest);
        text.allow_newlines = true;
        text.visible_lines = Some(lines);
        let line_height = LineHeight::Px(self.layout.font_size(AREA_TEXT) * AREA_LINE);
        let style = Style::DATA.sized(AREA_TEXT);
        self.insert(
            field,
            (
                text,
                self.font(style),
                line_height,
                TextLayout::linebreak(LineBreak::WordOrCharacter),
            ),
        );
        self.restyle(field, |node| node.height(Val::Auto).pad_top(AREA_PAD));
        self.commands.entity(field).remove::<SelectAllOnFocus>();
        self.on(field, scroll);
        hint(self, cell, field, hint_id, words.is_empty());
        field
    }

    /// The height of a field of so many lines, in logical pixels.
    pub fn text_area_height(lines: f32) -> f32 {
        lines * AREA_TEXT * AREA_LINE + AREA_PAD + 1.0
    }

    /// A field with a hint in the place of its text while it is empty.
    pub fn field_with_hint(
        &mut self,
        parent: Entity,
        id: &str,
        words: &str,
        longest: usize,
        hint_id: &str,
    ) -> Entity {
        let cell = self.node(parent, Node::row().fill());
        let field = self.field(cell, id, words, longest);
        hint(self, cell, field, hint_id, words.is_empty());
        field
    }
}

/// Scrolls the lines of a field by the wheel.
fn scroll(
    mut wheel: On<Pointer<Scroll>>,
    mut fields: Query<(&mut TextScroll, &ComputedNode, &TextLayoutInfo)>,
) {
    let Ok((mut position, node, text)) = fields.get_mut(wheel.event_target()) else {
        return;
    };
    let hidden = text.size.y - node.content_box().height();
    if hidden <= 0.0 {
        return;
    }
    wheel.propagate(false);
    let unit = match wheel.unit {
        MouseScrollUnit::Line => MouseScrollUnit::SCROLL_UNIT_CONVERSION_FACTOR,
        MouseScrollUnit::Pixel => 1.0,
    };
    let way = wheel.y * unit / node.inverse_scale_factor;
    position.0.y = (position.0.y - way).clamp(0.0, hidden).floor();
}

/// Places a hint over a field while nothing is typed.
fn hint(ui: &mut UiBuilder, cell: Entity, field: Entity, id: &str, is_empty: bool) {
    let style = Style::BODY.sized(16.0).ink(Token::Ink3);
    let hint = ui.localized_text(cell, style, id);
    let place = Node::default().absolute().left(0).top(HINT_TOP);
    let shown = visible_if(is_empty);
    ui.insert(hint, (place, shown, TextLayout::no_wrap()));
    ui.on(
        field,
        move |change: On<TextEditChange>,
              texts: Query<&EditableText>,
              mut hints: Query<&mut Visibility>| {
            if let (Ok(text), Ok(mut shown)) =
                (texts.get(change.event_target()), hints.get_mut(hint))
            {
                shown.set_if_neq(visible_if(text.value().to_string().is_empty()));
            }
        },
    );
}

/// Tells whether Enter was pressed in a field with this component, unless it ended an IME composition.
#[derive(SystemParam)]
pub struct EnterInField<'w, 's, M: Component> {
    keys: Res<'w, ButtonInput<KeyCode>>,
    focus: Option<Res<'w, InputFocus>>,
    fields: Query<'w, 's, &'static EditableText, With<M>>,
}

impl<M: Component> EnterInField<'_, '_, M> {
    pub fn is_pressed(&self) -> bool {
        let enter = [KeyCode::Enter, KeyCode::NumpadEnter];
        let focused = self.focus.as_ref().and_then(|focus| focus.get());
        let field = focused.and_then(|entity| self.fields.get(entity).ok());
        self.keys.any_just_pressed(enter) && field.is_some_and(|text| !text.is_composing())
    }

    /// Whether it was pressed with Shift held.
    pub fn is_pressed_with_shift(&self) -> bool {
        let shift = [KeyCode::ShiftLeft, KeyCode::ShiftRight];
        self.keys.any_pressed(shift) && self.is_pressed()
    }

    /// Whether it was pressed with Control or the system key held.
    pub fn is_pressed_with_control(&self) -> bool {
        let control = [
            KeyCode::ControlLeft,
            KeyCode::ControlRight,
            KeyCode::SuperLeft,
            KeyCode::SuperRight,
        ];
        self.keys.any_pressed(control) && self.is_pressed()
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, underline).add_observer(space);
}

/// Accepts a space with Shift held, as between two capitals; Bevy's text input accepts it without Shift only.
fn space(
    input: On<FocusedInput<KeyboardInput>>,
    keys: Res<ButtonInput<Key>>,
    mut fields: Query<&mut EditableText, With<Field>>,
) {
    let Ok(mut text) = fields.get_mut(input.focused_entity) else {
        return;
    };
    let key = &input.input;
    let is_space = key.logical_key == Key::Space && key.state.is_pressed();
    let others = [Key::Control, Key::Alt, Key::Super];
    if is_space && keys.pressed(Key::Shift) && !keys.any_pressed(others) && !text.is_composing() {
        text.queue_edit(TextEdit::Insert(" ".into()));
    }
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
        stroke.set_if_neq(Stroke(Token::line(focused)));
        let width = px(if focused { 2 } else { 1 });
        if node.border.bottom != width {
            node.border.bottom = width;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::widgets::testing::key_input;
    use bevy::input::InputPlugin;
    use bevy::input_focus::{FocusCause, InputDispatchPlugin, InputFocusPlugin};
    use bevy::window::PrimaryWindow;

    #[test]
    fn bug_a_space_with_shift_held_was_lost() {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, InputPlugin))
            .add_plugins((InputFocusPlugin, InputDispatchPlugin))
            .add_plugins(plugin);
        let window = app.world_mut().spawn(PrimaryWindow).id();
        let bundle = (
            Field,
            EditableText::new("A"),
            Stroke(Token::Line),
            Node::default(),
        );
        let field = app.world_mut().spawn(bundle).id();
        app.world_mut()
            .resource_mut::<InputFocus>()
            .set(field, FocusCause::Navigated);
        let mut press = |logical_key: Key, key_code: KeyCode| {
            app.world_mut()
                .write_message(key_input(key_code, logical_key, window));
            app.update();
            let text = app.world().get::<EditableText>(field).expect("a field");
            text.pending_edits.len()
        };
        let before = press(Key::Space, KeyCode::Space);
        assert_eq!(press(Key::Shift, KeyCode::ShiftLeft), before);
        assert_eq!(press(Key::Space, KeyCode::Space), before + 1);
    }
}

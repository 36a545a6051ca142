//! A dialog over the open screen, or a bottom sheet on a phone.
//!
//! Escape, a gamepad's right button or a click beside it closes it.

use super::field::{EnterInField, Field};
use super::heading::Heading;
use super::look::Look;
use super::node::NodeStyle;
use super::text::Style;
use super::ui_builder::UiBuilder;
use crate::theme::{Elevation, Fill, Icon, Stroke, Token, Unfading, radius, space};
use bevy::a11y::AccessibilityNode;
use bevy::input_focus::AutoFocus;
use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;
use bevy::text::EditableText;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::{Activate, Button, ScrollArea};

// The maximum width of a dialog, in logical pixels, and in a low window.
const WIDTH: f32 = 480.0;
const WIDE: f32 = 720.0;
/// The height of a list in a dialog that is a bottom sheet on a phone.
pub const LIST_HEIGHT: f32 = 320.0;
/// Dialogs are above the screens.
pub(super) const DIALOG_LAYER: i32 = 500;

/// The root of an open dialog.
#[derive(Component, Debug, Clone, Copy, Default)]
pub struct Dialog;

/// The row of a dialog's buttons.
#[derive(Component, Debug, Clone, Copy, Default)]
pub(super) struct DialogActions;

/// Closes the open dialog.
#[derive(Message, Debug, Clone, Copy, Default)]
pub struct CloseDialog;

/// Whether a dialog is open; keys of the board and of the screen are ignored then.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct DialogOpen(pub bool);

/// The two nodes of a dialog that its screen fills.
#[derive(Debug, Clone, Copy)]
pub struct DialogParts {
    /// Below the text.
    pub body: Entity,
    /// The row of buttons, the main one last.
    pub actions: Entity,
}

impl UiBuilder<'_, '_> {
    /// Opens a dialog with a title and an optional text. It replaces the open one.
    pub fn dialog(&mut self, title: &str, text: Option<&str>) -> DialogParts {
        self.commands.run_system_cached(despawn_all);
        let align = self.layout.if_phone(AlignItems::End, AlignItems::Center);
        let backdrop = Node::row().absolute().align_items(align).justify_center();
        let ground = (Fill(Token::Veil), GlobalZIndex(DIALOG_LAYER), Unfading);
        let backdrop = (Dialog, backdrop.full(), ground, TabGroup::modal());
        let backdrop = self.commands.spawn(backdrop).id();
        self.on(
            backdrop,
            |click: On<Pointer<Click>>, mut close: MessageWriter<CloseDialog>| {
                if click.event_target() == click.original_event_target() {
                    close.write_default();
                }
            },
        );
        let card = self.dialog_card(backdrop, title);
        let heading = self.literal_text(card, Style::SUBHEAD.sized(22.0), title);
        self.insert(heading, Heading::Part);
        if let Some(text) = text {
            self.foreign_text(card, Style::BODY.ink(Token::Ink2), text);
        }
        let body = self.column(card, space::S);
        let actions = Node::row().gaps(space::XS).wrap().justify_end();
        let actions = self.node(card, actions.margin_top(space::M));
        self.insert(actions, DialogActions);
        DialogParts { body, actions }
    }

    /// Closes the dialog on press.
    pub fn close_on(&mut self, button: Entity) {
        self.write_on(button, CloseDialog);
    }

    /// Sends a message and closes the dialog on press.
    pub fn send_on<M: Message + Clone>(&mut self, button: Entity, request: M) {
        self.on(
            button,
            move |_: On<Activate>,
                  mut messages: MessageWriter<M>,
                  mut close: MessageWriter<CloseDialog>| {
                messages.write(request.clone());
                close.write_default();
            },
        );
    }

    /// A button that only closes the dialog; `id` is the Fluent message of its text.
    pub fn close_button(&mut self, actions: Entity, look: Look, id: &str) -> Entity {
        let button = self.button(actions, look, None, id);
        self.close_on(button);
        button
    }

    pub fn cancel(&mut self, actions: Entity) -> Entity {
        self.close_button(actions, Look::Secondary, "cancel")
    }

    /// Cancel, and the main button with this icon and Fluent id, which is returned.
    pub fn cancel_or(&mut self, actions: Entity, icon: Option<Icon>, id: &str) -> Entity {
        self.cancel(actions);
        self.button(actions, Look::Primary, icon, id)
    }

    /// Asks a question, with the focus on `keep`, the Fluent id of the button that changes nothing. Returns the main
    /// button, which has this icon and Fluent id.
    pub fn ask(
        &mut self,
        title: &str,
        text: &str,
        keep: &str,
        (icon, action): (Option<Icon>, &str),
    ) -> Entity {
        let actions = self.dialog(title, Some(text)).actions;
        let keep = self.close_button(actions, Look::Secondary, keep);
        self.insert(keep, AutoFocus);
        self.button(actions, Look::Primary, icon, action)
    }

    /// Asks for a name in a field with a maximum length in characters. Returns the field and the main button.
    pub fn ask_name(
        &mut self,
        title: &str,
        (field, name, longest): (&str, &str, usize),
        (icon, action): (Option<Icon>, &str),
    ) -> (Entity, Entity) {
        let title = self.locale.text(title);
        let DialogParts { body, actions } = self.dialog(&title, None);
        let field = self.field(body, field, name, longest);
        self.insert(field, AutoFocus);
        (field, self.cancel_or(actions, icon, action))
    }

    /// When the button is pressed, writes what is made of the field's text and closes the dialog; if that is nothing, it stays open.
    pub fn send_text_on<M: Message>(
        &mut self,
        button: Entity,
        field: Entity,
        message: impl Fn(String) -> Option<M> + Send + Sync + 'static,
    ) {
        self.on(
            button,
            move |_: On<Activate>,
                  texts: Query<&EditableText>,
                  mut messages: MessageWriter<M>,
                  mut close: MessageWriter<CloseDialog>| {
                let text = texts.get(field).map(Field::read).unwrap_or_default();
                if let Some(message) = message(text) {
                    messages.write(message);
                    close.write_default();
                }
            },
        );
    }

    fn dialog_card(&mut self, backdrop: Entity, title: &str) -> Entity {
        let [sheet, card] = [radius::SHEET, radius::CARD].map(px);
        let corners = (self.layout).if_phone(BorderRadius::top(sheet), BorderRadius::all(card));
        let width = if self.layout.is_low() {
            px(WIDE)
        } else {
            px(WIDTH)
        };
        // In a low window the dialog scrolls.
        let node = Node::column()
            .gap(space::XS)
            .width(self.layout.if_phone(percent(100), width))
            .max_width(percent(100))
            .max_height(percent(100))
            .pad(space::L)
            .border(self.palette.raised_border())
            .border_radius(corners)
            .overflow(Overflow::scroll_y());
        let mut role = accesskit::Node::new(accesskit::Role::Dialog);
        role.set_label(title);
        role.set_modal();
        let ground = (Fill(Token::Raised), Stroke(Token::LineStrong), Elevation(3));
        // The card catches clicks, so that only a click on the backdrop closes the dialog.
        let card = (ScrollArea, node, ground, AccessibilityNode(role));
        self.spawn(backdrop, card)
    }
}

/// The system set that closes dialogs. Systems that open one run after it, because a button may close its dialog and
/// open the next in the same frame.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct CloseDialogSystems;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<DialogOpen>()
        .add_message::<CloseDialog>()
        .add_systems(
            Update,
            (escape, enter, despawn_all.run_if(on_message::<CloseDialog>))
                .chain()
                .in_set(CloseDialogSystems),
        )
        .add_systems(PostUpdate, watch);
}

fn escape(
    keys: Res<ButtonInput<KeyCode>>,
    pads: Query<&Gamepad>,
    dialogs: Query<(), With<Dialog>>,
    mut close: MessageWriter<CloseDialog>,
) {
    let back = keys.just_pressed(KeyCode::Escape)
        || pads.iter().any(|pad| pad.just_pressed(GamepadButton::East));
    if back && !dialogs.is_empty() {
        close.write_default();
    }
}

/// Enter in a field presses the main button of its dialog.
fn enter(
    enter: EnterInField<Field>,
    rows: Query<&Children, With<DialogActions>>,
    buttons: Query<(), (With<Button>, Without<InteractionDisabled>)>,
    mut commands: Commands,
) {
    if !enter.is_pressed() {
        return;
    }
    let main = rows.iter().flatten().copied().last();
    if let Some(entity) = main.filter(|main| buttons.contains(*main)) {
        commands.trigger(Activate { entity });
    }
}

fn despawn_all(dialogs: Query<Entity, With<Dialog>>, mut commands: Commands) {
    for dialog in &dialogs {
        commands.entity(dialog).try_despawn();
    }
}

/// Runs late, so that the Escape that closes a dialog does not also go back.
pub(super) fn watch(dialogs: Query<(), With<Dialog>>, mut open: ResMut<DialogOpen>) {
    open.set_if_neq(DialogOpen(!dialogs.is_empty()));
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::input_focus::InputFocus;

    #[derive(Resource, Default)]
    struct Pressed(Vec<Entity>);

    #[test]
    fn bug_enter_in_the_name_of_a_save_did_nothing() {
        let mut app = App::new();
        app.add_plugins(MinimalPlugins)
            .init_resource::<ButtonInput<KeyCode>>()
            .init_resource::<InputFocus>()
            .init_resource::<Pressed>()
            .add_observer(|press: On<Activate>, mut pressed: ResMut<Pressed>| {
                pressed.0.push(press.entity);
            })
            .add_plugins(plugin);
        let world = app.world_mut();
        let row = world.spawn((Dialog, DialogActions)).id();
        let [_, main] = [(); 2].map(|()| world.spawn((Button, ChildOf(row))).id());
        let field = world.spawn((Field, EditableText::new("A"))).id();
        let mut press = |focus: Option<Entity>| {
            let world = app.world_mut();
            world.resource_mut::<InputFocus>().clear();
            if let Some(entity) = focus {
                let cause = bevy::input_focus::FocusCause::Navigated;
                world.resource_mut::<InputFocus>().set(entity, cause);
            }
            let mut keys = world.resource_mut::<ButtonInput<KeyCode>>();
            keys.release(KeyCode::Enter);
            keys.clear();
            keys.press(KeyCode::Enter);
            app.update();
            std::mem::take(&mut app.world_mut().resource_mut::<Pressed>().0)
        };
        assert_eq!(press(None), []);
        assert_eq!(press(Some(field)), [main]);
    }

    #[test]
    fn bug_a_gamepad_could_not_close_a_dialog() {
        let mut app = App::new();
        app.add_plugins(MinimalPlugins)
            .init_resource::<ButtonInput<KeyCode>>()
            .add_plugins(plugin);
        app.world_mut().spawn(Dialog);
        let pad = app.world_mut().spawn(Gamepad::default()).id();
        app.update();
        assert!(app.world().resource::<DialogOpen>().0);
        app.world_mut()
            .get_mut::<Gamepad>(pad)
            .expect("a gamepad")
            .digital_mut()
            .press(GamepadButton::East);
        app.update();
        assert!(!app.world().resource::<DialogOpen>().0);
    }
}

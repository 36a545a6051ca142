//! Buttons.

use super::kit::Kit;
use super::look::{InheritsInk, Look};
use super::text::Style;
use crate::app::theme::{Icon, Token, radius, space};
use accesskit::Role;
use bevy::a11y::AccessibilityNode;
use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::Button;

/// The heights of a button, of a large one, and of a square with an icon, in logical pixels.
const HEIGHT: f32 = 44.0;
const LARGE: f32 = 52.0;
/// The size of an icon in a button.
const ICON: f32 = 20.0;

impl Kit<'_, '_> {
    /// A button with an icon and text. `id` is the Fluent message of the text and the focus key. Observe `Activate` on
    /// the entity.
    pub fn button(&mut self, parent: Entity, look: Look, icon: Option<Icon>, id: &str) -> Entity {
        let label = self.t(id);
        self.button_called(parent, look, icon, &label, id)
    }

    /// The same for text that is already localized, with its own focus key.
    pub fn button_called(
        &mut self,
        parent: Entity,
        look: Look,
        icon: Option<Icon>,
        label: &str,
        key: &str,
    ) -> Entity {
        let button = self.bare_button(
            parent,
            look,
            label,
            key,
            Node {
                height: px(HEIGHT),
                ..frame(self.palette.border())
            },
        );
        if let Some(icon) = icon {
            let icon = self.icon(button, icon, ICON, Token::Ink);
            self.commands.entity(icon).insert(InheritsInk);
        }
        if !label.is_empty() {
            let words = self.literal_text(button, Style::BODY, label);
            self.commands
                .entity(words)
                .insert((InheritsInk, TextLayout::no_wrap()));
        }
        button
    }

    /// The one large button of a screen.
    pub fn large_button(&mut self, parent: Entity, icon: Option<Icon>, id: &str) -> Entity {
        let button = self.button(parent, Look::Primary, icon, id);
        let node = Node {
            height: px(LARGE),
            ..frame(self.palette.border())
        };
        self.commands.entity(button).insert(node);
        button
    }

    /// A square button with an icon only; `id` is its accessible name.
    pub fn icon_button(&mut self, parent: Entity, icon: Icon, id: &str) -> Entity {
        let label = self.t(id);
        let node = Node {
            width: px(HEIGHT),
            height: px(HEIGHT),
            padding: UiRect::ZERO,
            ..frame(self.palette.border())
        };
        let button = self.bare_button(parent, Look::Icon, &label, id, node);
        let icon = self.icon(button, icon, ICON, Token::Ink2);
        self.commands.entity(icon).insert(InheritsInk);
        button
    }

    /// Sets the keyboard shortcut of a button for screen readers and its tooltip. `id` is the Fluent message of the
    /// key's name.
    pub fn key(&mut self, button: Entity, id: &str) {
        let key = self.t(id);
        self.commands
            .entity(button)
            .entry::<AccessibilityNode>()
            .and_modify(|mut node| node.set_keyboard_shortcut(key));
    }

    /// An empty button: its look, its role, its place.
    pub fn bare_button(
        &mut self,
        parent: Entity,
        look: Look,
        label: &str,
        key: &str,
        node: Node,
    ) -> Entity {
        let control = self.control(Role::Button, label, key);
        self.spawn(parent, (Button, look, node, control))
    }
}

fn frame(border: f32) -> Node {
    Node {
        justify_content: JustifyContent::Center,
        align_items: AlignItems::Center,
        column_gap: px(space::XS),
        padding: UiRect::horizontal(px(space::M)),
        border: UiRect::all(px(border)),
        border_radius: BorderRadius::all(px(radius::CONTROL)),
        flex_shrink: 0.0,
        ..default()
    }
}

/// Enables or disables a control that may have been despawned when the command runs; `is` is its present state.
pub fn enable(commands: &mut Commands, control: Entity, is: bool, wanted: bool) {
    if is == wanted {
        return;
    }
    let mut control = commands.entity(control);
    if wanted {
        control.try_remove::<InteractionDisabled>();
    } else {
        control.try_insert(InteractionDisabled);
    }
}

//! Buttons.

use super::look::Look;
use super::node::NodeStyle;
use super::text::Style;
use super::ui_builder::{UiBuilder, mark};
use crate::redraw::Redraw;
use crate::theme::{Icon, radius, space};
use accesskit::Role;
use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::{Activate, Button};

/// The height of a large button, in logical pixels.
const LARGE: f32 = 52.0;
/// The size of an icon in a button.
const ICON: f32 = 20.0;

impl UiBuilder<'_, '_> {
    /// A button with an icon and text. `id` is the Fluent message of the text and the focus key. Observe `Activate` on
    /// the entity.
    pub fn button(&mut self, parent: Entity, look: Look, icon: Option<Icon>, id: &str) -> Entity {
        let label = self.locale.text(id);
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
            frame(self.palette.border()).min_height(space::TARGET),
        );
        if let Some(icon) = icon {
            self.control_icon(button, icon, ICON);
        }
        if !label.is_empty() {
            self.control_line(button, Style::BODY, label);
        }
        button
    }

    /// The one large button of a screen.
    pub fn large_button(&mut self, parent: Entity, icon: Option<Icon>, id: &str) -> Entity {
        let button = self.button(parent, Look::Primary, icon, id);
        let node = frame(self.palette.border()).min_height(LARGE);
        self.insert(button, node);
        button
    }

    /// A square button with an icon only; `id` is its accessible name.
    pub fn icon_button(&mut self, parent: Entity, icon: Icon, id: &str) -> Entity {
        let label = self.locale.text(id);
        self.square_button(parent, (Look::Icon, icon), &label, id)
    }

    /// The same with another look, and with a name that is already localized and its own focus key.
    pub fn square_button(
        &mut self,
        parent: Entity,
        (look, icon): (Look, Icon),
        label: &str,
        key: &str,
    ) -> Entity {
        let node = frame(self.palette.border()).square(space::TARGET);
        let button = self.bare_button(parent, look, label, key, node.padding(UiRect::ZERO));
        self.control_icon(button, icon, ICON);
        button
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
    Node::row()
        .gap(space::XS)
        .center()
        .no_shrink()
        .pad_x(space::M)
        .frame(border, radius::CONTROL)
}

pub(super) fn plugin(app: &mut App) {
    // What a press changes is on the screen in the next frame at the latest.
    app.add_observer(|_: On<Activate>, mut redraw: ResMut<Redraw>| redraw.next_frame());
}

/// Enables or disables a control that may have been despawned when the command runs; `is` is its present state.
pub fn enable(commands: &mut Commands, control: Entity, is: bool, wanted: bool) {
    mark::<InteractionDisabled>(commands, control, !is, !wanted);
}

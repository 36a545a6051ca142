//! Keeps the focus in place when a part of a screen is rebuilt.

use super::lifecycle::restore_focus;
use crate::app::widgets::FocusKey;
use bevy::ecs::system::SystemParam;
use bevy::input_focus::InputFocus;
use bevy::prelude::*;

/// The focus before a part is despawned.
#[derive(SystemParam)]
pub struct Refocus<'w, 's> {
    focus: Res<'w, InputFocus>,
    keys: Query<'w, 's, &'static FocusKey>,
}

impl Refocus<'_, '_> {
    /// To be called after the part's new controls are spawned: if the focused control is gone, the new one with its key
    /// gets the focus. A field being edited still exists and keeps its cursor.
    pub fn after(&self, commands: &mut Commands) {
        let Some(focused) = self.focus.get() else {
            return;
        };
        let key = self.keys.get(focused).ok().cloned();
        commands.queue(move |world: &mut World| {
            if world.get_entity(focused).is_err() {
                restore_focus(world, key);
            }
        });
    }
}

//! Keeps the focus where it was when a part of a screen is built anew.

use super::stage::restore_focus;
use crate::app::widgets::FocusKey;
use bevy::ecs::system::SystemParam;
use bevy::input_focus::InputFocus;
use bevy::prelude::*;

/// The focus before a part is taken down.
#[derive(SystemParam)]
pub struct Refocus<'w, 's> {
    focus: Res<'w, InputFocus>,
    keys: Query<'w, 's, &'static FocusKey>,
}

impl Refocus<'_, '_> {
    /// To be called once the part's new controls are spawned: if the focused control is gone by then, the new one of
    /// its key gets the focus. A field in which somebody types is still there, and keeps its cursor.
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

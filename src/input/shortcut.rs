//! Where the key of an action is named: in the tip of a button, on a key cap. The names follow the keys.

use super::bindings::KeyAction;
use super::key_map::KeyMap;
use crate::locale::Locale;
use crate::redraw::Redraw;
use bevy::a11y::AccessibilityNode;
use bevy::prelude::*;

/// The action that a control also performs; screen readers and the control's tip name its key.
#[derive(Component, Debug, Clone, Copy)]
pub struct Shortcut(pub KeyAction);

/// A text that is the name of an action's key.
#[derive(Component, Debug, Clone, Copy)]
pub struct KeyText(pub KeyAction);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, name);
}

fn name(
    map: Res<KeyMap>,
    locale: Res<Locale>,
    mut shortcuts: Query<(Ref<Shortcut>, &mut AccessibilityNode)>,
    mut texts: Query<(Ref<KeyText>, &mut Text)>,
    mut redraw: ResMut<Redraw>,
) {
    let is_new = map.is_changed() || locale.is_changed();
    let words = |action| map.key(action).map(|key| key.words(&locale));
    for (shortcut, mut node) in &mut shortcuts {
        if is_new || shortcut.is_added() {
            match words(shortcut.0) {
                Some(key) => node.set_keyboard_shortcut(key),
                None => node.clear_keyboard_shortcut(),
            }
        }
    }
    for (key, mut text) in &mut texts {
        if is_new || key.is_added() {
            let words = words(key.0).unwrap_or_else(|| locale.text("keys-none"));
            if text.set_if_neq(Text(words)) {
                redraw.next_frame(); // The layout of this frame is done.
            }
        }
    }
}

//! What the game says aloud: a region of the page that screen readers read out when it changes.

use super::dom;
use crate::app::screens::Spoken;
use bevy::a11y::AccessibilityNode;
use bevy::input_focus::{InputFocus, InputFocusVisible};
use bevy::prelude::*;

const ID: &str = "narabe-live";

pub(super) fn plugin(app: &mut App) {
    if let Some(region) = dom::unseen("div", ID) {
        dom::set(&region, "role", "status");
        dom::set(&region, "aria-live", "polite");
    }
    app.add_systems(PostUpdate, (name_focus, say).chain());
}

/// Who walks the controls by key hears where they are.
fn name_focus(
    focus: Res<InputFocus>,
    visible: Res<InputFocusVisible>,
    nodes: Query<&AccessibilityNode>,
    mut before: Local<Option<Entity>>,
    mut spoken: MessageWriter<Spoken>,
) {
    let focused = focus.get().filter(|_| visible.0);
    if *before == focused {
        return;
    }
    *before = focused;
    let label = focused.and_then(|entity| nodes.get(entity).ok()?.label().map(str::to_owned));
    if let Some(label) = label {
        spoken.write(Spoken(label));
    }
}

fn say(mut spoken: MessageReader<Spoken>) {
    let words: Vec<_> = spoken.read().map(|words| words.0.as_str()).collect();
    if words.is_empty() {
        return;
    }
    if let Some(region) = dom::by_id(ID) {
        region.set_text_content(Some(&words.join(". ")));
    }
}

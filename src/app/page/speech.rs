//! What the game says aloud: a region of the page that screen readers read out when it changes.

use super::dom;
use crate::app::screens::Spoken;
use bevy::a11y::AccessibilityNode;
use bevy::input_focus::{InputFocus, InputFocusVisible};
use bevy::prelude::*;
use web_sys::Element;

const ID: &str = "narabe-live";
/// So many sentences stay. What is taken away before it was read would never be heard.
const KEPT: u32 = 4;

pub(super) fn plugin(app: &mut App) {
    if let Some(region) = dom::unseen("div", ID) {
        dom::set(&region, "role", "status");
        dom::set(&region, "aria-live", "polite");
        // Only what is new is read.
        dom::set(&region, "aria-atomic", "false");
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
    for Spoken(words) in spoken.read() {
        let Some(region) = dom::by_id(ID) else {
            return;
        };
        let line = dom::document().and_then(|document| document.create_element("p").ok());
        if let Some(line) = line {
            line.set_text_content(Some(words));
            // A new element can stand anywhere.
            let _ = region.append_child(&line);
        }
        while region.child_element_count() > KEPT {
            region.first_element_child().inspect(Element::remove);
        }
    }
}

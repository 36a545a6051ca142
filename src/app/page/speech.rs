//! What the game says aloud: a region of the page that screen readers read out when it changes.

use super::dom;
use crate::app::screens::Spoken;
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
    app.add_systems(PostUpdate, say);
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

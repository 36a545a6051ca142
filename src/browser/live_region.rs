//! An ARIA live region, which screen readers read out when it changes.

use super::dom;
use crate::widgets::Announcement;
use bevy::prelude::*;
use web_sys::Element;

const ID: &str = "narabe-live";
/// The number of sentences that stay; one removed too early would not be read.
const KEPT: u32 = 4;

pub(super) fn plugin(app: &mut App) {
    if let Some(region) = dom::visually_hidden("div", ID) {
        dom::set(&region, "role", "status");
        dom::set(&region, "aria-live", "polite");
        // Only new sentences are read.
        dom::set(&region, "aria-atomic", "false");
    }
    app.add_systems(PostUpdate, append_sentences);
}

fn append_sentences(mut spoken: MessageReader<Announcement>) {
    for Announcement(words) in spoken.read() {
        let Some(region) = dom::by_id(ID) else {
            return;
        };
        let line = dom::document().and_then(|document| document.create_element("p").ok());
        if let Some(line) = line {
            line.set_text_content(Some(words));
            // Appending a fresh element cannot fail.
            let _ = region.append_child(&line);
        }
        while region.child_element_count() > KEPT {
            region.first_element_child().inspect(Element::remove);
        }
    }
}

//! Shows the message of a panic on the page, because the canvas just stops.
//!
//! A page with a dialog for problems opens it and shows the message there, below its own words. Other pages show the message alone.

use super::dom;
use std::panic;

/// The element with the message.
const ID: &str = "narabe-fault";
/// The page's dialog for problems.
const DIALOG: &str = "trouble";
const LOOK: &str = "position:fixed;inset:0 0 auto 0;z-index:1000;margin:0;padding:16px;background:#9C2C18;\
                    color:#FFFFFF;font:15px/1.5 sans-serif;white-space:pre-wrap;user-select:text";

/// Shows panics on the page from now on, after the previous panic hook.
pub fn watch_for_panics() {
    let before = panic::take_hook();
    panic::set_hook(Box::new(move |fault| {
        before(fault);
        show(&fault.to_string());
    }));
}

fn show(text: &str) {
    let shown = dom::by_id(ID).map(Into::into);
    if let Some(element) = shown.or_else(|| dom::visually_hidden("p", ID)) {
        if dom::by_id(DIALOG).is_none() {
            dom::set(&element, "style", LOOK);
            dom::set(&element, "role", "alert");
        }
        element.set_text_content(Some(text));
    }
}

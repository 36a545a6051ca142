//! When the game breaks, it leaves its last words on the page: a canvas that stands still says nothing.
//!
//! A page with a dialog for troubles opens that, and may show these words in it. Any other page shows them as they are.

use super::dom;
use crate::app::locale::Locale;
use std::panic;

/// The element with the message.
const ID: &str = "narabe-fault";
/// The page's own dialog for troubles.
const DIALOG: &str = "trouble";
const LOOK: &str = "position:fixed;inset:0 0 auto 0;z-index:1000;margin:0;padding:16px;background:#9C2C18;\
                    color:#FFFFFF;font:15px/1.5 sans-serif;white-space:pre-wrap;user-select:text";

/// From here on a panic is shown on the page, after whoever reports panics already.
pub fn watch_for_panics(locale: &Locale) {
    let words = locale.text("page-fault");
    let before = panic::take_hook();
    panic::set_hook(Box::new(move |fault| {
        before(fault);
        show(&format!("{words}\n{fault}"));
    }));
}

fn show(text: &str) {
    let shown = dom::by_id(ID).map(Into::into);
    if let Some(element) = shown.or_else(|| dom::unseen("p", ID)) {
        if dom::by_id(DIALOG).is_none() {
            dom::set(&element, "style", LOOK);
            dom::set(&element, "role", "alert");
        }
        element.set_text_content(Some(text));
    }
}

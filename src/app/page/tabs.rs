//! The game that is played here, in words on the page: another tab of the same browser, which may not play meanwhile, says
//! it.

use super::dom;
use crate::app::locale::Locale;
use crate::app::screens::usual_name;
use crate::app::session::{Live, LiveGame};
use bevy::prelude::*;

/// The attribute with the words, empty without a game; the page's script for tabs reads it.
const OPEN: &str = "data-open";

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, tell);
}

fn tell(live: Res<Live>, locale: Res<Locale>, mut told: Local<Option<String>>) {
    if !(live.is_changed() || locale.is_changed()) {
        return;
    }
    let words = words(&live, &locale);
    if told.as_ref() == Some(&words) {
        return;
    }
    if let Some(root) = dom::document().and_then(|document| document.document_element()) {
        dom::set(&root, OPEN, &words);
    }
    *told = Some(words);
}

fn words(live: &LiveGame, locale: &Locale) -> String {
    if !live.is_open() || live.is_left() {
        return String::new();
    }
    if live.is_twin() {
        return locale.text("page-open-twin");
    }
    let names = usual_name(live, locale);
    locale.text_with(
        "page-open-game",
        &[("names", names.into()), ("moves", live.moves().into())],
    )
}

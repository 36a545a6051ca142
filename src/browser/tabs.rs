//! Describes the current game on the page, for another tab of the same browser that may not play meanwhile, and tells the
//! page its language and its title, for screen readers.

use super::dom;
use crate::live::{Live, LiveGame};
use crate::locale::{Download, Locale};
use crate::screens::usual_name;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;

/// The attribute with the description, empty without a game; the script for tabs reads it.
const OPEN: &str = "data-open";
/// The attribute with the language.
const LANGUAGE: &str = "lang";

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, (set_description, set_language, set_title));
}

/// The page has chosen a language too (`web/words.js`), which stays until the game's is there.
fn set_language(locale: Res<Locale>, language: Download, mut told: Local<String>) {
    if language.is_coming() || *told == locale.code() {
        return;
    }
    *told = locale.code().into();
    let root = dom::document().and_then(|document| document.document_element());
    if let Some(root) = root {
        dom::change(&root, LANGUAGE, locale.code());
    }
}

fn set_title(windows: Query<&Window, (With<PrimaryWindow>, Changed<Window>)>) {
    for window in &windows {
        if let Some(document) = dom::document().filter(|page| page.title() != window.title) {
            document.set_title(&window.title);
        }
    }
}

fn set_description(live: Res<Live>, locale: Res<Locale>, mut told: Local<Option<String>>) {
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

//! The game that is played here, in words on the page: another tab of the same browser, which may not play meanwhile, says
//! it.

use super::dom;
use crate::app::locale::Locale;
use crate::app::screens::usual_name;
use crate::app::session::{Session, TwinSession};
use bevy::prelude::*;

/// The attribute with the words, empty without a game; the page's script for tabs reads it.
const OPEN: &str = "data-open";

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, tell);
}

fn tell(
    session: Res<Session>,
    twins: Res<TwinSession>,
    locale: Res<Locale>,
    mut told: Local<Option<String>>,
) {
    if !(session.is_changed() || twins.is_changed() || locale.is_changed()) {
        return;
    }
    let words = words(&session, &twins, &locale);
    if told.as_ref() == Some(&words) {
        return;
    }
    if let Some(root) = dom::document().and_then(|document| document.document_element()) {
        dom::set(&root, OPEN, &words);
    }
    *told = Some(words);
}

fn words(session: &Session, twins: &TwinSession, locale: &Locale) -> String {
    let moves = if twins.is_open() && !twins.is_left() {
        return locale.text("page-open-twin");
    } else if session.is_open() && !session.is_left() {
        session.position().moves().len()
    } else {
        return String::new();
    };
    let names = usual_name(session, locale);
    locale.text_with(
        "page-open-game",
        &[("names", names.into()), ("moves", moves.into())],
    )
}

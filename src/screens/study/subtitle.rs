//! The text beside the title: players or where the study comes from, and result.

use super::systems::StudyScreenSystems;
use crate::locale::Locale;
use crate::screens::lifecycle::AddScreen;
use crate::screens::opening_name;
use crate::screens::wording::player_names::study_names;
use crate::screens::wording::rule_names::rule_id;
use crate::study::OpenStudy;
use crate::widgets::{Style, UiBuilder};
use bevy::prelude::*;
use narabe_rules::{Outcome, Side};

#[derive(Component, Debug)]
struct Subtitle;

pub(super) fn plugin(app: &mut App) {
    app.add_details(write.in_set(StudyScreenSystems));
}

pub(super) fn build(ui: &mut UiBuilder, parent: Entity) {
    let text = ui.literal_line(parent, Style::SMALL, "");
    ui.insert(text, Subtitle);
}

fn write(open: Res<OpenStudy>, locale: Res<Locale>, mut texts: Query<&mut Text, With<Subtitle>>) {
    for mut text in &mut texts {
        text.set_if_neq(Text(subtitle(&locale, &open)));
    }
}

/// "Hana – Kaede, Renju 15 × 15, 4D Kagetsu, Black won in 31 moves"; without players the title of the file in their place.
fn subtitle(locale: &Locale, open: &OpenStudy) -> String {
    let study = open.study();
    let [black, white] = study_names(locale, study);
    let has_names = study.names().iter().any(|name| !name.is_empty());
    let origin = study.origin().filter(|_| !has_names);
    let moves = open.main_line().len();
    let id = match open.game().outcome().map(Outcome::winner) {
        Some(Some(Side::Black)) => "review-black-won",
        Some(Some(Side::White)) => "review-white-won",
        Some(None) => "review-drawn",
        None => "review-open",
    };
    let end = locale.text_with(id, &[("moves", moves.into())]);
    let end = match opening_name::of_position(open.game()) {
        Some(opening) => {
            let opening = opening_name::name(locale, opening).into();
            locale.text_with(
                "opening-then-end",
                &[("opening", opening), ("end", end.into())],
            )
        }
        None => end,
    };
    let id = match origin {
        Some(_) => "study-subtitle-origin",
        None => "study-subtitle",
    };
    locale.text_with(
        id,
        &[
            ("origin", origin.unwrap_or_default().into()),
            ("rule", locale.text(rule_id(open.game().rule())).into()),
            ("size", open.game().size().get().into()),
            ("black", black.into()),
            ("white", white.into()),
            ("end", end.into()),
        ],
    )
}

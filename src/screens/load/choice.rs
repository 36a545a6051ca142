//! The choice of several saves, to review them.

use super::reviews::ReviewStart;
use crate::live::{BatchGame, GamePlace, SaveContent, SaveEntry, Saves};
use crate::screens::lifecycle::{AddScreen, Rebuild};
use crate::screens::wording::saved_games::saved_persons;
use crate::state::Screen;
use crate::storage::Folders;
use crate::theme::Icon;
use crate::widgets::{Look, Style, UiBuilder, check, enable};
use bevy::prelude::*;
use bevy::ui::{Checkable, Checked, InteractionDisabled};
use bevy::ui_widgets::Activate;
use std::collections::BTreeSet;
use std::path::PathBuf;

/// The chosen saves.
#[derive(Resource, Debug, Default)]
pub struct SaveChoice {
    /// Whether a row chooses its save instead of opening it.
    pub is_on: bool,
    chosen: BTreeSet<PathBuf>,
}

/// The button that chooses a save.
#[derive(Component, Debug)]
struct ChoiceMark(PathBuf);

/// How many are chosen, in words; and the button that needs at least one.
#[derive(Component, Debug)]
struct ChoiceCount;
#[derive(Component, Debug)]
struct NeedsChoice;

impl SaveChoice {
    /// Makes the button of a row choose the save instead of opening it. What cannot be reviewed is disabled.
    pub fn offer(&self, ui: &mut UiBuilder, button: Entity, save: &SaveEntry) {
        ui.check_box(button);
        if !is_reviewable(save) {
            ui.insert(button, InteractionDisabled);
            return;
        }
        let path = save.path.clone();
        ui.insert(button, (Checkable, ChoiceMark(path.clone())));
        ui.change_on(button, move |choice: &mut SaveChoice| {
            if !choice.chosen.remove(&path) {
                choice.chosen.insert(path.clone());
            }
        });
    }
}

fn is_reviewable(save: &SaveEntry) -> bool {
    (save.content.as_ref()).is_ok_and(SaveContent::is_reviewable)
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SaveChoice>()
        .add_systems(OnExit(Screen::Load), |mut choice: ResMut<SaveChoice>| {
            *choice = SaveChoice::default();
        })
        .add_details(show.run_if(in_state(Screen::Load)));
}

/// Begins and ends the choice.
pub fn button(ui: &mut UiBuilder, actions: Entity, choice: &SaveChoice) {
    let button = ui.icon_button(actions, Icon::Review, "load-select");
    ui.insert(button, Checkable);
    if choice.is_on {
        ui.insert(button, Checked);
    }
    ui.on(button, toggle);
}

fn toggle(_: On<Activate>, mut choice: ResMut<SaveChoice>, mut rebuild: MessageWriter<Rebuild>) {
    *choice = SaveChoice {
        is_on: !choice.is_on,
        ..SaveChoice::default()
    };
    rebuild.write_default();
}

/// The bar with what can be done with the chosen ones.
pub fn foot(ui: &mut UiBuilder, page: Entity) {
    let bar = ui.page_foot(page);
    let count = ui.literal_text(bar, Style::BODY, "");
    ui.insert(count, ChoiceCount);
    ui.spacer(bar);
    let all = ui.button(bar, Look::Quiet, None, "load-choose-all");
    ui.on(all, choose_all);
    let cancel = ui.button(bar, Look::Secondary, None, "cancel");
    ui.on(cancel, toggle);
    let review = ui.button(bar, Look::Primary, Some(Icon::Review), "load-review");
    ui.insert(review, NeedsChoice);
    ui.on(review, start);
}

fn choose_all(_: On<Activate>, folders: Res<Folders>, mut choice: ResMut<SaveChoice>) {
    let saves = Saves::new(&folders).list().unwrap_or_default();
    let all = saves.into_iter().filter(is_reviewable);
    choice.chosen = all.map(|save| save.path).collect();
}

/// Reviews the chosen ones in the order of the list.
fn start(
    _: On<Activate>,
    mut choice: ResMut<SaveChoice>,
    mut review: ReviewStart,
    mut rebuild: MessageWriter<Rebuild>,
) {
    let saves = Saves::new(review.folders());
    let listed = saves.list().unwrap_or_default();
    let chosen = listed
        .into_iter()
        .filter(|save| choice.chosen.contains(&save.path));
    // What cannot be read since it was listed is left out; the new list says so.
    let games = chosen.filter_map(|save| {
        let study = saves.study(&save.path).ok()??;
        Some(BatchGame {
            place: GamePlace::File {
                path: save.path.clone(),
                is_study: save.is_study,
            },
            game: study.game(),
            opening_moves: study.opening_moves(),
            persons: saved_persons(review.locale(), save.content.as_ref().ok()?),
            name: save.name,
        })
    });
    let games = games.collect();
    review.start(games);
    *choice = SaveChoice::default();
    rebuild.write_default();
}

fn show(
    choice: Res<SaveChoice>,
    marks: Query<(Entity, &ChoiceMark, Has<Checked>)>,
    buttons: Query<(Entity, Has<InteractionDisabled>), With<NeedsChoice>>,
    mut counts: Query<&mut Text, With<ChoiceCount>>,
    mut ui: UiBuilder,
) {
    for (entity, mark, checked) in &marks {
        let wanted = choice.chosen.contains(&mark.0);
        check(&mut ui.commands, entity, checked, wanted);
    }
    for (entity, is_disabled) in &buttons {
        let is_any = !choice.chosen.is_empty();
        enable(&mut ui.commands, entity, !is_disabled, is_any);
    }
    let words = ui
        .locale
        .text_of("load-chosen", "count", choice.chosen.len());
    for mut text in &mut counts {
        text.set_if_neq(Text(words.clone()));
    }
}

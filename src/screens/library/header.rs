//! The header: how many games there are, imports, a new study, and the ways to what else is kept.

use super::choice::GameChoice;
use super::lengths::Lengths;
use super::parts::{LibraryScreenSystems, Matches};
use crate::library::{GameLibrary, LibraryRequest, LibrarySearch, LibraryState};
use crate::redraw::Redraw;
use crate::screens::lifecycle::AddScreen;
use crate::screens::openings::OpenMyOpenings;
use crate::screens::player_choice::OpenWeaknesses;
use crate::share::ImportGame;
use crate::state::{Go, Screen};
use crate::study::StudyRequest;
use crate::theme::{Icon, Token};
use crate::widgets::{CloseDialog, Look, Part, Parts, Style, UiBuilder};
use bevy::prelude::*;
use bevy::ui::{Checkable, Checked};
use bevy::ui_widgets::Activate;
use narabe_rules::{BoardSize, Rule};
use narabe_study::Study;

/// How many games there are.
#[derive(Component, Debug, Clone, Copy)]
struct Subtitle;

impl Part for Subtitle {
    type Content = String;
}

impl Part for Matches {
    type Content = String;
}

pub(super) fn plugin(app: &mut App) {
    app.add_details((subtitle, matches).in_set(LibraryScreenSystems));
}

/// The words after the title, and the buttons at the right.
pub fn build(
    ui: &mut UiBuilder,
    words: Entity,
    actions: Entity,
    search: &LibrarySearch,
    lengths: &Lengths,
) {
    if !ui.layout.is_phone() {
        let place = ui.row(words, 0.0);
        ui.insert(place, Subtitle);
    }
    if lengths.filter.is_none() {
        let filter = ui.icon_button(actions, Icon::Filter, "library-filter");
        mark_if(ui, filter, search.is_filtered());
        ui.write_on(filter, Go::To(Screen::LibraryFilter));
    }
    let has_room = !ui.layout.is_cramped();
    if lengths.search.is_none() && has_room {
        let position = ui.icon_button(actions, Icon::Search, "library-position");
        mark_if(ui, position, search.is_by_position());
        ui.write_on(position, Go::To(Screen::LibraryPosition));
    }
    if ui.layout.is_phone() && has_room {
        let several = ui.icon_button(actions, Icon::Check, "load-select");
        ui.on(several, choose_several);
    }
    let more = ui.icon_button(actions, Icon::More, "library-more-actions");
    ui.on(more, ask_more);
    if !ui.layout.is_narrow() {
        let import = ui.button(
            actions,
            Look::Secondary,
            Some(Icon::Download),
            "library-import",
        );
        ui.write_on(import, ImportGame::Pick);
        let study = ui.button(
            actions,
            Look::Secondary,
            Some(Icon::Plus),
            "library-new-study",
        );
        ui.on(study, new_study);
    }
}

fn choose_several(
    _: On<Activate>,
    mut choice: ResMut<GameChoice>,
    mut close: MessageWriter<CloseDialog>,
    mut redraw: ResMut<Redraw>,
) {
    let is_on = !choice.is_on;
    choice.clear();
    choice.is_on = is_on;
    close.write_default();
    redraw.next_frame();
}

/// Fills the icon button of something that is in force.
fn mark_if(ui: &mut UiBuilder, button: Entity, is_on: bool) {
    ui.insert(button, Checkable);
    if is_on {
        ui.insert(button, Checked);
    }
}

fn new_study(
    _: On<Activate>,
    mut studies: MessageWriter<StudyRequest>,
    mut go: MessageWriter<Go>,
    mut close: MessageWriter<CloseDialog>,
) {
    let study = Study::new(Rule::Freestyle, BoardSize::DEFAULT);
    studies.write(StudyRequest::Open(Box::new(study)));
    go.write(Go::To(Screen::Study));
    close.write_default();
}

/// What there is no room for in the header.
fn ask_more(_: On<Activate>, mut ui: UiBuilder) {
    let title = ui.locale.text("library-title");
    let parts = ui.dialog(&title, None);
    let body = parts.body;
    if ui.layout.is_cramped() {
        let position = entry(&mut ui, body, Icon::Search, "library-position");
        ui.send_on(position, Go::To(Screen::LibraryPosition));
        let several = entry(&mut ui, body, Icon::Check, "load-select");
        ui.on(several, choose_several);
    }
    let saved = entry(&mut ui, body, Icon::Save, "library-saved");
    ui.send_on(saved, Go::To(Screen::Load));
    let own = entry(&mut ui, body, Icon::Board, "my-openings");
    ui.send_on(own, OpenMyOpenings);
    let weaknesses = entry(&mut ui, body, Icon::Review, "weaknesses");
    ui.send_on(weaknesses, OpenWeaknesses);
    let merge = entry(&mut ui, body, Icon::Copy, "library-merge");
    ui.send_on(merge, LibraryRequest::MergeDuplicates);
    let undo = entry(&mut ui, body, Icon::Undo, "library-undo-last");
    ui.send_on(undo, LibraryRequest::Undo);
    let paste = entry(&mut ui, body, Icon::Paste, "load-paste");
    ui.send_on(paste, ImportGame::Paste);
    if ui.layout.is_narrow() {
        let import = entry(&mut ui, body, Icon::Download, "library-import");
        ui.send_on(import, ImportGame::Pick);
        let study = entry(&mut ui, body, Icon::Plus, "library-new-study");
        ui.on(study, new_study);
    }
    ui.cancel(parts.actions);
}

fn entry(ui: &mut UiBuilder, body: Entity, icon: Icon, id: &str) -> Entity {
    ui.button(body, Look::Quiet, Some(icon), id)
}

/// "1,284 games of yours, 112,408 of others".
fn subtitle(search: Res<LibrarySearch>, library: Res<GameLibrary>, mut parts: Parts<Subtitle>) {
    let counts = search.counts();
    let parts_of_words = [
        ("own", counts.own.into()),
        ("others", (counts.all - counts.own).into()),
    ];
    let words = |ui: &UiBuilder| match (library.state(), counts.own, counts.all - counts.own) {
        (LibraryState::Open, 0, 0) => String::new(),
        (LibraryState::Open, _, 0) => ui.locale.text_with("library-own", &parts_of_words),
        (LibraryState::Open, 0, _) => ui.locale.text_with("library-others", &parts_of_words),
        (LibraryState::Open, ..) => ui
            .locale
            .text_with("library-own-and-others", &parts_of_words),
        _ => String::new(),
    };
    parts.draw(
        |ui, _| words(ui),
        |ui, place, _, words| write(ui, place, words),
    );
}

/// "86 match", or how many games there are.
fn matches(search: Res<LibrarySearch>, mut parts: Parts<Matches>) {
    let count = [("count", search.found().len().into())];
    let is_first = search.generation() == 0 && search.is_searching();
    let words = |ui: &UiBuilder| match (is_first, search.is_filtered()) {
        (true, _) => ui.locale.text("library-searching"),
        (false, true) => ui.locale.text_with("library-matches", &count),
        (false, false) => String::new(),
    };
    parts.draw(
        |ui, _| words(ui),
        |ui, place, _, words| write(ui, place, words),
    );
}

fn write(ui: &mut UiBuilder, place: Entity, words: &str) {
    if !words.is_empty() {
        ui.literal_line(place, Style::SMALL.ink(Token::Ink3), words);
    }
}

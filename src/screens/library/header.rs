//! The header: how many games there are, imports, a new study, and the ways to what else is kept.

use super::choice::GameChoice;
use super::lengths::Lengths;
use super::parts::{LibraryScreenSystems, Matches};
use crate::library::{GameLibrary, LibraryRequest, LibrarySearch, LibraryState};
use crate::redraw::Redraw;
use crate::screens::lifecycle::AddScreen;
use crate::screens::openings::OpenMyOpenings;
use crate::share::ImportGame;
use crate::state::{Go, Screen};
use crate::study::StudyRequest;
use crate::theme::{Icon, Token};
use crate::widgets::{CloseDialog, Kit, Look, Part, Parts, Style};
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
    kit: &mut Kit,
    words: Entity,
    actions: Entity,
    search: &LibrarySearch,
    lengths: &Lengths,
) {
    if !kit.layout.is_phone() {
        let place = kit.row(words, 0.0);
        kit.insert(place, Subtitle);
    }
    if lengths.filter.is_none() {
        let filter = kit.icon_button(actions, Icon::Filter, "library-filter");
        mark_if(kit, filter, search.is_filtered());
        kit.write_on(filter, Go::To(Screen::LibraryFilter));
    }
    let has_room = !kit.layout.is_cramped();
    if lengths.search.is_none() && has_room {
        let position = kit.icon_button(actions, Icon::Search, "library-position");
        mark_if(kit, position, search.is_by_position());
        kit.write_on(position, Go::To(Screen::LibraryPosition));
    }
    if kit.layout.is_phone() && has_room {
        let several = kit.icon_button(actions, Icon::Check, "load-select");
        kit.on(several, choose_several);
    }
    let more = kit.icon_button(actions, Icon::More, "library-more-actions");
    kit.on(more, ask_more);
    if !kit.layout.is_narrow() {
        let import = kit.button(
            actions,
            Look::Secondary,
            Some(Icon::Download),
            "library-import",
        );
        kit.write_on(import, ImportGame::Pick);
        let study = kit.button(
            actions,
            Look::Secondary,
            Some(Icon::Plus),
            "library-new-study",
        );
        kit.on(study, new_study);
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
fn mark_if(kit: &mut Kit, button: Entity, is_on: bool) {
    kit.insert(button, Checkable);
    if is_on {
        kit.insert(button, Checked);
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
fn ask_more(_: On<Activate>, mut kit: Kit) {
    let title = kit.t("library-title");
    let parts = kit.dialog(&title, None);
    let body = parts.body;
    if kit.layout.is_cramped() {
        let position = entry(&mut kit, body, Icon::Search, "library-position");
        kit.send_on(position, Go::To(Screen::LibraryPosition));
        let several = entry(&mut kit, body, Icon::Check, "load-select");
        kit.on(several, choose_several);
    }
    let saved = entry(&mut kit, body, Icon::Save, "library-saved");
    kit.send_on(saved, Go::To(Screen::Load));
    let own = entry(&mut kit, body, Icon::Board, "my-openings");
    kit.send_on(own, OpenMyOpenings);
    let merge = entry(&mut kit, body, Icon::Copy, "library-merge");
    kit.send_on(merge, LibraryRequest::MergeDuplicates);
    let undo = entry(&mut kit, body, Icon::Undo, "library-undo-last");
    kit.send_on(undo, LibraryRequest::Undo);
    let paste = entry(&mut kit, body, Icon::Paste, "load-paste");
    kit.send_on(paste, ImportGame::Paste);
    if kit.layout.is_narrow() {
        let import = entry(&mut kit, body, Icon::Download, "library-import");
        kit.send_on(import, ImportGame::Pick);
        let study = entry(&mut kit, body, Icon::Plus, "library-new-study");
        kit.on(study, new_study);
    }
    kit.cancel(parts.actions);
}

fn entry(kit: &mut Kit, body: Entity, icon: Icon, id: &str) -> Entity {
    kit.button(body, Look::Quiet, Some(icon), id)
}

/// "1,284 games of yours, 112,408 of others".
fn subtitle(search: Res<LibrarySearch>, library: Res<GameLibrary>, mut parts: Parts<Subtitle>) {
    let counts = search.counts();
    let parts_of_words = [
        ("own", counts.own.into()),
        ("others", (counts.all - counts.own).into()),
    ];
    let words = |kit: &Kit| match (library.state(), counts.own, counts.all - counts.own) {
        (LibraryState::Open, 0, 0) => String::new(),
        (LibraryState::Open, _, 0) => kit.tv("library-own", &parts_of_words),
        (LibraryState::Open, 0, _) => kit.tv("library-others", &parts_of_words),
        (LibraryState::Open, ..) => kit.tv("library-own-and-others", &parts_of_words),
        _ => String::new(),
    };
    parts.draw(
        |kit, _| words(kit),
        |kit, place, _, words| write(kit, place, words),
    );
}

/// "86 match", or how many games there are.
fn matches(search: Res<LibrarySearch>, mut parts: Parts<Matches>) {
    let count = [("count", search.found().len().into())];
    let is_first = search.generation() == 0 && search.is_searching();
    let words = |kit: &Kit| match (is_first, search.is_filtered()) {
        (true, _) => kit.t("library-searching"),
        (false, true) => kit.tv("library-matches", &count),
        (false, false) => String::new(),
    };
    parts.draw(
        |kit, _| words(kit),
        |kit, place, _, words| write(kit, place, words),
    );
}

fn write(kit: &mut Kit, place: Entity, words: &str) {
    if !words.is_empty() {
        kit.literal_line(place, Style::SMALL.ink(Token::Ink3), words);
    }
}

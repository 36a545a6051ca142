//! The bar at the bottom: actions on the chosen games, or the running review of several.

use super::actions::{ask_tag, delete, edit_data};
use super::choice::GameChoice;
use super::parts::{Foot, LibraryScreenSystems, ReviewNote};
use super::together;
use super::words::RowWords;
use crate::library::{GameLibrary, LibrarySearch};
use crate::live::{BatchGame, BatchReview, GamePlace};
use crate::locale::Locale;
use crate::redraw::Redraw;
use crate::screens::game_study::study_of;
use crate::screens::lifecycle::AddScreen;
use crate::screens::load::reviews::{self, ReviewStart};
use crate::share::{ExportSubject, OpenExport};
use crate::study::OpenStudy;
use crate::theme::{Icon, space};
use crate::widgets::{Look, NodeStyle, Part, Parts, Style, Toast, UiBuilder};
use bevy::ecs::system::IntoObserverSystem;
use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use narabe_library::GameId;
use narabe_rules::Side;

/// A window from this width has room for the words of all actions, in logical pixels.
const WIDE: f32 = 1800.0;

pub(super) fn plugin(app: &mut App) {
    app.add_details((show, show_reviews).in_set(LibraryScreenSystems));
}

/// What the bar shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FootContent {
    Nothing,
    Chosen { count: usize, is_on: bool },
    Reviews,
}

impl Part for Foot {
    type Content = FootContent;
}

impl Part for ReviewNote {
    /// Whether reviews are running, and how many of how many are done.
    type Content = (bool, (usize, usize));
}

fn show(
    search: Res<LibrarySearch>,
    library: Res<GameLibrary>,
    choice: Res<GameChoice>,
    (batch, study): (Res<BatchReview>, Res<OpenStudy>),
    mut parts: Parts<Foot>,
) {
    let now = if batch.is_running() {
        FootContent::Reviews
    } else if choice.is_empty() && !choice.is_on {
        FootContent::Nothing
    } else {
        let (count, is_on) = (choice.len(), choice.is_on);
        FootContent::Chosen { count, is_on }
    };
    parts.draw(
        |_, _| now,
        |ui, foot, _, content| match content {
            FootContent::Nothing => {}
            FootContent::Reviews => reviews::foot(ui, foot),
            FootContent::Chosen { .. } => {
                chosen(ui, foot, &choice, (&search, &library), study.is_open())
            }
        },
    );
}

/// What can be done with the chosen games.
fn chosen(
    ui: &mut UiBuilder,
    part: Entity,
    choice: &GameChoice,
    (search, library): (&LibrarySearch, &GameLibrary),
    is_study_open: bool,
) {
    let bar = ui.page_foot(part);
    // On a phone the words lie above the buttons, which take its whole width.
    let (bar, words) = if ui.layout.is_phone() {
        (
            ui.node(bar, Node::column().fill().gap(space::XXS)),
            Node::column(),
        )
    } else {
        (bar, Node::column().fill())
    };
    let count = ui
        .locale
        .text_with("library-chosen", &[("count", choice.len().into())]);
    // In a low window the words share their row with the buttons, and may break.
    let words = if ui.layout.is_low() {
        ui.node(bar, words)
    } else {
        ui.node(bar, words.no_shrink())
    };
    if ui.layout.is_low() {
        ui.literal_text(words, Style::BODY_BOLD, count)
    } else {
        ui.literal_line(words, Style::BODY_BOLD, count)
    };
    if ui.layout.is_desktop() {
        let games = choice.in_order(search);
        let summaries = games
            .iter()
            .filter_map(|game| library.games().summary(*game));
        let moves: usize = summaries.map(|summary| summary.moves).sum();
        let moves = ui
            .locale
            .text_with("library-chosen-moves", &[("moves", moves.into())]);
        ui.literal_line(words, Style::SMALL, moves);
    }
    let row = ui.node(
        bar,
        Node::line(space::XS).no_shrink().wrap().justify_between(),
    );
    action(ui, row, Icon::Close, "library-clear-choice", clear);
    if choice.len() < search.found().len() {
        action(ui, row, Icon::Check, "load-choose-all", choose_all);
    }
    if choice.is_empty() {
        return;
    }
    short_action(ui, row, Icon::Plus, "library-tag", ask_tag);
    short_action(ui, row, Icon::Edit, "data-edit", edit_data);
    if choice.only().is_none() {
        action(ui, row, Icon::Review, "library-together", together::open);
    }
    if is_study_open {
        short_action(ui, row, Icon::Tree, "study-merge", together::merge);
    }
    action(ui, row, Icon::Share, "library-export", export);
    short_action(ui, row, Icon::Trash, "library-delete", delete);
    let id = match choice.len() {
        1 => "library-review",
        _ => "library-review-all",
    };
    let has_room = !(ui.layout.is_phone() || ui.layout.is_low() || ui.layout.has_large_text());
    let review = if !has_room {
        let label = ui.locale.text(id);
        ui.square_button(row, (Look::Primary, Icon::Review), &label, id)
    } else {
        ui.large_button(row, Some(Icon::Review), id)
    };
    ui.on(review, start_review);
}

/// A button with words where there is room, else with its icon alone.
fn action<M>(
    ui: &mut UiBuilder,
    row: Entity,
    icon: Icon,
    id: &str,
    act: impl IntoObserverSystem<Activate, (), M>,
) {
    let button = if ui.layout.is_desktop() {
        ui.button(row, Look::Quiet, Some(icon), id)
    } else {
        ui.icon_button(row, icon, id)
    };
    ui.on(button, act);
}

/// A button with words in a wide window, else with its icon alone.
fn short_action<M>(
    ui: &mut UiBuilder,
    row: Entity,
    icon: Icon,
    id: &str,
    act: impl IntoObserverSystem<Activate, (), M>,
) {
    if ui.layout.size.x >= WIDE {
        return action(ui, row, icon, id, act);
    }
    let button = ui.icon_button(row, icon, id);
    ui.on(button, act);
}

fn clear(_: On<Activate>, mut choice: ResMut<GameChoice>, mut redraw: ResMut<Redraw>) {
    choice.clear();
    redraw.next_frame();
}

fn choose_all(
    _: On<Activate>,
    search: Res<LibrarySearch>,
    mut choice: ResMut<GameChoice>,
    mut redraw: ResMut<Redraw>,
) {
    choice.choose_all(&search);
    redraw.next_frame();
}

/// Opens the dialog that exports the chosen games in the order of the list.
fn export(
    _: On<Activate>,
    search: Res<LibrarySearch>,
    library: Res<GameLibrary>,
    choice: Res<GameChoice>,
    mut exports: MessageWriter<OpenExport>,
) {
    let games = choice.in_order(&search).into_iter();
    let games = games.filter_map(|game| library.games().export(game));
    let games: Vec<_> = games.collect();
    exports.write(OpenExport(ExportSubject::Games(games.into())));
}

/// Reviews the chosen games in the order of the list; those on twin boards are left out.
fn start_review(
    _: On<Activate>,
    search: Res<LibrarySearch>,
    library: Res<GameLibrary>,
    mut choice: ResMut<GameChoice>,
    mut review: ReviewStart,
    mut toasts: MessageWriter<Toast>,
    mut redraw: ResMut<Redraw>,
) {
    let games = choice.in_order(&search).into_iter();
    let games = games.filter_map(|game| batch_game(&library, review.locale(), game));
    let games: Vec<_> = games.collect();
    redraw.next_frame();
    if games.is_empty() {
        toasts.write(Toast::info(review.locale().text("library-review-none")));
        return;
    }
    review.start(games);
    choice.clear();
}

/// A game to review, with the names of its players who are no computers.
pub fn batch_game(library: &GameLibrary, locale: &Locale, game: GameId) -> Option<BatchGame> {
    let summary = library.games().summary(game)?;
    let study = study_of(library.games().game(game)?)?;
    let words = RowWords::new(locale, &summary);
    let persons = Side::ALL.map(|side| {
        let is_person = summary.levels[side as usize].is_none();
        is_person.then(|| words.names[side as usize].clone())
    });
    Some(BatchGame {
        place: GamePlace::Library(game),
        name: words.name,
        game: study.game(),
        persons,
        opening_moves: study.opening_moves(),
    })
}

/// What the review of several says, beside the list.
fn show_reviews(batch: Res<BatchReview>, mut parts: Parts<ReviewNote>) {
    parts.draw(
        |_, _| (batch.is_running(), batch.progress()),
        |ui, note, _, _| reviews::summary(ui, note, 0.0, &batch),
    );
}

//! The review of the game on the Mistakes tab: where the game was lost, the accuracies, the list of mistakes, and the progress.

use super::lengths::Lengths;
use super::{graph, make_puzzle, mistakes, words};
use crate::live::GameReview;
use crate::puzzles::Puzzles;
use crate::redraw::{Redraw, Source};
use crate::screens::lifecycle::AddScreen;
use crate::screens::wording::player_names::study_names;
use crate::screens::wording::sentence::sentence_text;
use crate::state::Screen;
use crate::study::OpenStudy;
use crate::theme::{Icon, Stroke, Token, space};
use crate::widgets::{Look, NodeStyle, Part, Parts, Style, UiBuilder};
use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use narabe_rules::Side;
use narabe_study::review::{Accuracy, Label, Review, ReviewedMove};

/// The stones of the line that shows the progress.
const STONES: usize = 16;
/// The height of the graph.
const GRAPH: f32 = 86.0;
/// A narrower column has no room for two cards side by side.
const CARDS_COLUMN: f32 = 420.0;

/// The words above the graph, the accuracies, the list and the line of progress.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
enum ReviewPart {
    Sentences { short: bool },
    Accuracy { narrow: bool },
    List,
    Strip,
    Progress,
}

impl Part for ReviewPart {
    type Content = ShownReview;
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct ShownReview {
    revision: u64,
    done: usize,
    whole: usize,
    runs: bool,
    is_reviewed: bool,
    /// The person's own puzzles.
    puzzles: usize,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnExit(Screen::Study), |mut review: ResMut<GameReview>| {
        review.stop()
    })
    .add_details(
        fill.before(mistakes::mark)
            .in_set(super::systems::StudyScreenSystems),
    );
}

/// The tab, for a column of this width.
pub fn build(ui: &mut UiBuilder, column: Entity, lengths: &Lengths) {
    let is_short = lengths.has_low_tools() || lengths.is_small();
    sentences(ui, column, is_short);
    if !is_short {
        graph::build(ui, column, lengths.column, GRAPH, true);
        accuracy(ui, column, lengths.column < CARDS_COLUMN);
    }
    if lengths.is_stacked {
        strip(ui, column);
        mistakes::reason(ui, column);
    } else {
        list(ui, column);
        mistakes::detail(ui, column);
    }
    progress(ui, column);
}

/// The words about the game, or the button that begins the review.
fn sentences(ui: &mut UiBuilder, parent: Entity, short: bool) {
    part(
        ui,
        parent,
        ReviewPart::Sentences { short },
        Node::column().gap(space::XXS).no_shrink(),
    );
}

/// The accuracy of both players: in cards side by side, or a line each.
fn accuracy(ui: &mut UiBuilder, parent: Entity, narrow: bool) {
    let node = if narrow {
        Node::column().gap(space::XXS)
    } else {
        Node::row().gap(space::M)
    };
    part(
        ui,
        parent,
        ReviewPart::Accuracy { narrow },
        node.no_shrink(),
    );
}

/// The list of mistakes; it takes the available height.
fn list(ui: &mut UiBuilder, parent: Entity) {
    let list = ui.scroll(parent, Node::default().flex());
    ui.insert(list, ReviewPart::List);
}

/// The mistakes in one line, to be scrolled sideways.
fn strip(ui: &mut UiBuilder, parent: Entity) {
    let strip = ui.scroll_row(parent, Node::line(0).no_shrink().height(mistakes::CHIP));
    ui.insert(strip, ReviewPart::Strip);
}

/// The line of stones that shows how far the review is, and after it the button that makes puzzles.
fn progress(ui: &mut UiBuilder, parent: Entity) {
    part(
        ui,
        parent,
        ReviewPart::Progress,
        Node::column().gap(space::XXS).no_shrink(),
    );
}

fn part(ui: &mut UiBuilder, parent: Entity, part: ReviewPart, node: Node) {
    let place = ui.node(parent, node.stretch());
    ui.insert(place, part);
}

fn fill(
    open: Res<OpenStudy>,
    (review, puzzles): (Res<GameReview>, Res<Puzzles>),
    mut parts: Parts<ReviewPart>,
    mut redraw: ResMut<Redraw>,
) {
    if review.is_running() {
        redraw.every(Source::EngineProgress);
    }
    let found = review.of(open.game());
    let (done, whole) = if review.is_of(open.game()) {
        review.progress()
    } else {
        (0, open.main_line().len())
    };
    let now = ShownReview {
        revision: open.revision(),
        done,
        whole,
        runs: review.is_running(),
        is_reviewed: found.is_some(),
        puzzles: puzzles.own().puzzles().len(),
    };
    parts.draw(
        |_, _| now,
        |ui, entity, part, _| match (*part, found) {
            (ReviewPart::Sentences { short }, found) => {
                write_sentences(ui, entity, found, now, short)
            }
            (ReviewPart::Accuracy { narrow }, Some(found)) if done == whole => {
                write_accuracies(ui, entity, &open, found, narrow);
            }
            (ReviewPart::List, Some(found)) => mistakes::write(ui, entity, found),
            (ReviewPart::Strip, Some(found)) => mistakes::write_strip(ui, entity, found),
            (ReviewPart::Progress, _) if now.runs => write_progress(ui, entity, now),
            (ReviewPart::Progress, Some(_)) => {
                let drafts = make_puzzle::new_drafts(&open, &review, &puzzles);
                make_puzzle::review_button(ui, entity, drafts.len());
            }
            (
                ReviewPart::Accuracy { .. }
                | ReviewPart::List
                | ReviewPart::Strip
                | ReviewPart::Progress,
                _,
            ) => {}
        },
    );
}

fn write_sentences(
    ui: &mut UiBuilder,
    parent: Entity,
    found: Option<&Review>,
    now: ShownReview,
    short: bool,
) {
    if let Some(found) = found.filter(|_| now.done == now.whole) {
        if let Some(lesson) = found.lesson.as_ref().filter(|_| !short) {
            let card = Node::column()
                .gap(space::XXS)
                .pad_xy(space::M, space::XS)
                .frame(1, 4);
            let card = ui.panel(parent, card.stretch(), Token::Surface, Token::Line);
            let place = sentence_text(&ui.locale, &lesson.place);
            ui.literal_text(card, Style::SUBHEAD.sized(20.0), place);
            mistakes::write_lesson(ui, card, found);
            return;
        }
        let most = if short { 1 } else { found.sentences.len() };
        for (number, sentence) in found.sentences.iter().take(most).enumerate() {
            let style = match (number, short) {
                (0, false) => Style::SUBHEAD.sized(24.0),
                (0, true) => Style::SUBHEAD,
                _ => Style::SMALL,
            };
            let text = sentence_text(&ui.locale, sentence);
            ui.literal_text(parent, style, text);
        }
        return;
    }
    if now.runs {
        ui.part_heading(parent, Style::SUBHEAD, "study-reading");
        return;
    }
    if now.whole == 0 {
        ui.localized_text(parent, Style::SMALL, "study-nothing-to-review");
        return;
    }
    let id = match found {
        Some(_) => "review-go-on",
        None => "review-find",
    };
    let row = ui.row(parent, space::S);
    let button = ui.button(row, Look::Secondary, Some(Icon::Review), id);
    ui.on(
        button,
        |_: On<Activate>,
         open: Res<OpenStudy>,
         mut review: ResMut<GameReview>,
         mut redraw: ResMut<Redraw>| {
            review.start(open.game());
            review.set_opening_moves(open.study().opening_moves());
            redraw.next_frame();
        },
    );
}

/// For each player the name and the accuracy, and in a card the number of mistakes by kind.
fn write_accuracies(
    ui: &mut UiBuilder,
    parent: Entity,
    open: &OpenStudy,
    found: &Review,
    narrow: bool,
) {
    let names = study_names(&ui.locale, open.study());
    for ((side, name), Accuracy { percent, .. }) in
        Side::ALL.into_iter().zip(names).zip(&found.accuracy)
    {
        if narrow {
            let line = ui.node(parent, Node::line(space::XS).stretch());
            ui.stone(line, side, 20.0);
            ui.literal_line(line, Style::BODY, name);
            ui.spacer(line);
            write_percent(ui, line, *percent);
            continue;
        }
        let card = Node::line(space::S)
            .fill()
            .pad_xy(space::M, space::XS)
            .frame(1, 4);
        let card = ui.panel(parent, card, Token::Surface, Token::Line);
        ui.stone(card, side, 26.0);
        let column = ui.column(card, 0.0);
        ui.restyle(column, |node| node.fill());
        ui.literal_line(column, Style::SUBHEAD.sized(18.0), name);
        let row = ui.row(column, space::XXS);
        for label in [Label::Inexact, Label::Mistake, Label::LosingMove] {
            let is_kind = |reviewed: &&ReviewedMove| {
                reviewed.side == side && kind_of(reviewed.label) == Some(label)
            };
            let count = found.moves.iter().filter(is_kind).count();
            words::label_mark(ui, row, label);
            let count = ui.literal_line(row, Style::DATA_LABEL, count.to_string());
            ui.restyle(count, |node| node.margin_right(6));
        }
        let column = ui.column(card, 0.0);
        ui.restyle(column, |node| node.items_end());
        write_percent(ui, column, *percent);
    }
}

fn write_percent(ui: &mut UiBuilder, parent: Entity, percent: Option<f64>) {
    let Some(percent) = percent else { return };
    let percent = words::percent_text(&ui.locale, percent.round() as u8);
    ui.literal_line(parent, Style::DATA_BOLD.sized(20.0), percent);
    ui.localized_text(parent, Style::LABEL, "study-accuracy");
}

/// Missed wins are counted with losing moves: both have the triangle.
const fn kind_of(label: Option<Label>) -> Option<Label> {
    match label {
        Some(Label::MissedWin) => Some(Label::LosingMove),
        other => other,
    }
}

/// "13 of 31 positions reviewed", a button that stops, and a line of stones filled from the last move back.
fn write_progress(ui: &mut UiBuilder, parent: Entity, now: ShownReview) {
    let row = ui.row(parent, space::S);
    let words = ui.locale.text_with(
        "review-progress",
        &[("done", now.done.into()), ("whole", now.whole.into())],
    );
    ui.literal_text(row, Style::SMALL, words);
    ui.spacer(row);
    let stop = ui.icon_button(row, Icon::Close, "review-stop");
    ui.on(stop, |_: On<Activate>, mut review: ResMut<GameReview>| {
        review.stop()
    });
    let line = ui.node(parent, Node::row().justify_between().stretch());
    let filled = now.done * STONES / now.whole.max(1);
    for index in (0..STONES).rev() {
        let side = Side::ALL[index % 2];
        if index < filled {
            ui.stone(line, side, 13.0);
        } else {
            let ring = ui.node(line, Node::default().square(13).no_shrink().frame(1, 7));
            ui.insert(ring, Stroke(Token::LineStrong));
        }
    }
}

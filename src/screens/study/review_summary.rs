//! The review of the game on the Mistakes tab: where the game was lost, the accuracies, the list of mistakes, and the progress.

use super::lengths::Lengths;
use super::{graph, make_puzzle, mistakes, words};
use crate::live::GameReview;
use crate::puzzles::Puzzles;
use crate::redraw::{Redraw, Source};
use crate::screens::labels;
use crate::screens::lifecycle::AddScreen;
use crate::screens::wording::sentence::sentence_text;
use crate::state::Screen;
use crate::study::OpenStudy;
use crate::theme::{Icon, Stroke, Token, space};
use crate::widgets::{Kit, Look, NodeStyle, Part, Parts, Style};
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
    type Content = State;
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct State {
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
pub fn build(kit: &mut Kit, column: Entity, lengths: &Lengths) {
    let is_short = lengths.has_low_tools() || lengths.is_small();
    sentences(kit, column, is_short);
    if !is_short {
        graph::build(kit, column, lengths.column, GRAPH, true);
        accuracy(kit, column, lengths.column < CARDS_COLUMN);
    }
    if lengths.is_stacked {
        strip(kit, column);
        mistakes::reason(kit, column);
    } else {
        list(kit, column);
    }
    progress(kit, column);
}

/// The words about the game, or the button that begins the review.
fn sentences(kit: &mut Kit, parent: Entity, short: bool) {
    part(
        kit,
        parent,
        ReviewPart::Sentences { short },
        Node::column().gap(space::XXS).no_shrink(),
    );
}

/// The accuracy of both players: in cards side by side, or a line each.
fn accuracy(kit: &mut Kit, parent: Entity, narrow: bool) {
    let node = if narrow {
        Node::column().gap(space::XXS)
    } else {
        Node::row().gap(space::M)
    };
    part(
        kit,
        parent,
        ReviewPart::Accuracy { narrow },
        node.no_shrink(),
    );
}

/// The list of mistakes; it takes the available height.
fn list(kit: &mut Kit, parent: Entity) {
    let list = kit.scroll(parent, Node::default().flex());
    kit.insert(list, ReviewPart::List);
}

/// The mistakes in one line, to be scrolled sideways.
fn strip(kit: &mut Kit, parent: Entity) {
    let strip = kit.scroll_row(parent, Node::line(0).no_shrink().height(mistakes::CHIP));
    kit.insert(strip, ReviewPart::Strip);
}

/// The line of stones that shows how far the review is, and after it the button that makes puzzles.
fn progress(kit: &mut Kit, parent: Entity) {
    part(
        kit,
        parent,
        ReviewPart::Progress,
        Node::column().gap(space::XXS).no_shrink(),
    );
}

fn part(kit: &mut Kit, parent: Entity, part: ReviewPart, node: Node) {
    let place = kit.node(parent, node.stretch());
    kit.insert(place, part);
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
    let now = State {
        revision: open.revision(),
        done,
        whole,
        runs: review.is_running(),
        is_reviewed: found.is_some(),
        puzzles: puzzles.own().puzzles().len(),
    };
    parts.draw(
        |_, _| now,
        |kit, entity, part, _| match (*part, found) {
            (ReviewPart::Sentences { short }, found) => {
                write_sentences(kit, entity, found, now, short)
            }
            (ReviewPart::Accuracy { narrow }, Some(found)) if done == whole => {
                write_accuracies(kit, entity, &open, found, narrow);
            }
            (ReviewPart::List, Some(found)) => mistakes::write(kit, entity, found),
            (ReviewPart::Strip, Some(found)) => mistakes::write_strip(kit, entity, found),
            (ReviewPart::Progress, _) if now.runs => write_progress(kit, entity, now),
            (ReviewPart::Progress, Some(_)) => {
                let drafts = make_puzzle::new_drafts(&open, &review, &puzzles);
                make_puzzle::review_button(kit, entity, drafts.len());
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

fn write_sentences(kit: &mut Kit, parent: Entity, found: Option<&Review>, now: State, short: bool) {
    if let Some(found) = found.filter(|_| now.done == now.whole) {
        let most = if short { 1 } else { found.sentences.len() };
        for (number, sentence) in found.sentences.iter().take(most).enumerate() {
            let style = match (number, short) {
                (0, false) => Style::SUBHEAD.sized(24.0),
                (0, true) => Style::SUBHEAD,
                _ => Style::SMALL,
            };
            let text = sentence_text(&kit.locale, sentence);
            kit.literal_text(parent, style, text);
        }
        return;
    }
    if now.runs {
        kit.part_heading(parent, Style::SUBHEAD, "study-reading");
        return;
    }
    if now.whole == 0 {
        kit.localized_text(parent, Style::SMALL, "study-nothing-to-review");
        return;
    }
    let id = match found {
        Some(_) => "review-go-on",
        None => "review-find",
    };
    let row = kit.row(parent, space::S);
    let button = kit.button(row, Look::Secondary, Some(Icon::Review), id);
    kit.on(
        button,
        |_: On<Activate>,
         open: Res<OpenStudy>,
         mut review: ResMut<GameReview>,
         mut redraw: ResMut<Redraw>| {
            review.start(open.game());
            redraw.next_frame();
        },
    );
}

/// For each player the name and the accuracy, and in a card the number of mistakes by kind.
fn write_accuracies(kit: &mut Kit, parent: Entity, open: &OpenStudy, found: &Review, narrow: bool) {
    let names = labels::study_names(&kit.locale, open.study());
    for ((side, name), Accuracy { percent, .. }) in
        Side::ALL.into_iter().zip(names).zip(&found.accuracy)
    {
        if narrow {
            let line = kit.node(parent, Node::line(space::XS).stretch());
            kit.stone(line, side, 20.0);
            kit.literal_line(line, Style::BODY, name);
            kit.spacer(line);
            write_percent(kit, line, *percent);
            continue;
        }
        let card = Node::line(space::S)
            .fill()
            .pad_xy(space::M, space::XS)
            .frame(1, 4);
        let card = kit.panel(parent, card, Token::Surface, Token::Line);
        kit.stone(card, side, 26.0);
        let column = kit.column(card, 0.0);
        kit.restyle(column, |node| node.fill());
        kit.literal_line(column, Style::SUBHEAD.sized(18.0), name);
        let row = kit.row(column, space::XXS);
        for label in [Label::Inexact, Label::Mistake, Label::LosingMove] {
            let is_kind = |reviewed: &&ReviewedMove| {
                reviewed.side == side && kind_of(reviewed.label) == Some(label)
            };
            let count = found.moves.iter().filter(is_kind).count();
            words::label_mark(kit, row, label);
            let count = kit.literal_line(row, Style::DATA_LABEL, count.to_string());
            kit.restyle(count, |node| node.margin_right(6));
        }
        let column = kit.column(card, 0.0);
        kit.restyle(column, |node| node.items_end());
        write_percent(kit, column, *percent);
    }
}

fn write_percent(kit: &mut Kit, parent: Entity, percent: Option<f64>) {
    let Some(percent) = percent else { return };
    let percent = words::percent_text(&kit.locale, percent.round() as u8);
    kit.literal_line(parent, Style::DATA_BOLD.sized(20.0), percent);
    kit.localized_text(parent, Style::LABEL, "study-accuracy");
}

/// Missed wins are counted with losing moves: both have the triangle.
const fn kind_of(label: Option<Label>) -> Option<Label> {
    match label {
        Some(Label::MissedWin) => Some(Label::LosingMove),
        other => other,
    }
}

/// "13 of 31 positions reviewed", a button that stops, and a line of stones filled from the last move back.
fn write_progress(kit: &mut Kit, parent: Entity, now: State) {
    let row = kit.row(parent, space::S);
    let words = kit.tv(
        "review-progress",
        &[("done", now.done.into()), ("whole", now.whole.into())],
    );
    kit.literal_text(row, Style::SMALL, words);
    kit.spacer(row);
    let stop = kit.icon_button(row, Icon::Close, "review-stop");
    kit.on(stop, |_: On<Activate>, mut review: ResMut<GameReview>| {
        review.stop()
    });
    let line = kit.node(parent, Node::row().justify_between().stretch());
    let filled = now.done * STONES / now.whole.max(1);
    for index in (0..STONES).rev() {
        let side = Side::ALL[index % 2];
        if index < filled {
            kit.stone(line, side, 13.0);
        } else {
            let ring = kit.node(line, Node::default().square(13).no_shrink().frame(1, 7));
            kit.insert(ring, Stroke(Token::LineStrong));
        }
    }
}

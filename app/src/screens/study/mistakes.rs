//! Where the game was lost: the review by the engine, its progress, what it says about the game, and the list of mistakes.

use super::{more, play_from_here, try_again, words};
use crate::live::GameReview;
use crate::locale::Locale;
use crate::playback::PlaybackStep;
use crate::redraw::{Redraw, Source};
use crate::screens::labels;
use crate::screens::lifecycle::{BuildScreenSystems, Refocus};
use crate::state::Screen;
use crate::study::{OpenStudy, StudyRequest};
use crate::theme::{Icon, Stroke, Token, space};
use crate::widgets::{Kit, Look, NodeStyle, Style, check};
use bevy::prelude::*;
use bevy::ui::Checked;
use bevy::ui_widgets::Activate;
use narabe::rules::Side;
use narabe::study::review::{Accuracy, Label, Review, ReviewedMove};

/// The height of a row of the list, in logical pixels.
const ROW: f32 = 47.0;
/// The stones of the line that shows the progress.
const STONES: usize = 16;

/// The words above the graph, the accuracies, the list and the line of progress; each is written anew when its part of the
/// review has changed.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
enum Part {
    Sentences { short: bool },
    Accuracy,
    List,
    Progress,
}

/// What a part shows.
#[derive(Component, Debug, Default)]
struct Written(Option<State>);

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct State {
    revision: u64,
    done: usize,
    whole: usize,
    runs: bool,
    is_reviewed: bool,
}

/// "Mistake 2 of 5", which of the mistakes the board shows.
#[derive(Component, Debug)]
struct MistakeNumber;

/// The row of a mistake: the number of its move.
#[derive(Component, Debug, Clone, Copy)]
struct MistakeRow(usize);

/// A step to the next mistake, from the current move on; after the last one the first.
#[derive(Message, Debug, Clone, Copy)]
pub struct NextMistake;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<NextMistake>()
        .add_systems(OnExit(Screen::Study), |mut review: ResMut<GameReview>| {
            review.stop()
        })
        .add_systems(
            Update,
            (next_mistake, fill, mark, write_number)
                .chain()
                .after(BuildScreenSystems)
                .in_set(super::systems::StudyScreenSystems),
        );
}

/// The words about the game, or the button that begins the review.
pub fn sentences(kit: &mut Kit, parent: Entity, short: bool) {
    part(
        kit,
        parent,
        Part::Sentences { short },
        Node::column().gap(space::XXS).no_shrink(),
    );
}

/// The accuracy of both players, side by side.
pub fn accuracy(kit: &mut Kit, parent: Entity) {
    part(
        kit,
        parent,
        Part::Accuracy,
        Node::row().gap(space::M).no_shrink(),
    );
}

/// The list of mistakes; it takes the available height.
pub fn list(kit: &mut Kit, parent: Entity) {
    let list = kit.scroll(parent, Node::default().flex());
    kit.insert(list, (Part::List, Written::default()));
}

/// The line of stones that shows how far the review is.
pub fn progress(kit: &mut Kit, parent: Entity) {
    part(
        kit,
        parent,
        Part::Progress,
        Node::column().gap(space::XXS).no_shrink(),
    );
}

/// The row of buttons. With room it also has a game from here, and which of the mistakes the board shows.
pub fn tools(kit: &mut Kit, row: Entity, is_wide: bool) {
    try_again::button(kit, row);
    if is_wide {
        play_from_here::button(kit, row);
        kit.spacer(row);
        let number = kit.literal_line(row, Style::SMALL, "");
        kit.insert(number, MistakeNumber);
    }
    let button = kit.button(row, Look::Secondary, Some(Icon::Next), "study-next-mistake");
    kit.write_on(button, NextMistake);
    if kit.layout.is_tight() {
        more::button(kit, row);
    }
}

/// How many mistakes a finished review of the game has found.
pub fn count(open: &OpenStudy, review: &GameReview) -> Option<usize> {
    let (done, whole) = review.progress();
    let found = review.of(open.game()).filter(|_| done == whole)?;
    Some(mistakes(found).count())
}

/// The moves that are mistakes.
fn mistakes(found: &Review) -> impl Iterator<Item = &ReviewedMove> + Clone {
    (found.moves.iter()).filter(|reviewed| reviewed.label.is_some_and(Label::is_mistake))
}

fn part(kit: &mut Kit, parent: Entity, part: Part, node: Node) {
    let place = kit.node(parent, node.stretch());
    kit.insert(place, (part, Written::default()));
}

fn fill(
    open: Res<OpenStudy>,
    review: Res<GameReview>,
    refocus: Refocus,
    mut parts: Query<(Entity, &Part, &mut Written)>,
    mut redraw: ResMut<Redraw>,
    mut kit: Kit,
) {
    if review.is_running() {
        redraw.every(Source::EngineProgress);
    }
    let found = review.of(open.game());
    let (done, whole) = match review.is_of(open.game()) {
        true => review.progress(),
        false => (0, open.main_line().len()),
    };
    let now = State {
        revision: open.revision(),
        done,
        whole,
        runs: review.is_running(),
        is_reviewed: found.is_some(),
    };
    for (entity, part, mut written) in &mut parts {
        if written.0.replace(now) == Some(now) {
            continue;
        }
        let kit = &mut kit;
        kit.commands.entity(entity).despawn_children();
        match (*part, found) {
            (Part::Sentences { short }, found) => write_sentences(kit, entity, found, now, short),
            (Part::Accuracy, Some(found)) if done == whole => {
                write_accuracies(kit, entity, &open, found);
            }
            (Part::List, Some(found)) => write_list(kit, entity, found),
            (Part::Progress, _) if now.runs => write_progress(kit, entity, now),
            (Part::Accuracy | Part::List | Part::Progress, _) => {}
        }
        refocus.after(&mut kit.commands);
    }
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
            let text = words::sentence_text(&kit.locale, sentence);
            kit.literal_text(parent, style, text);
        }
        return;
    }
    if now.runs {
        kit.localized_text(parent, Style::SUBHEAD, "study-reading");
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

/// A card for each player: the name, how many mistakes of which kind, and the accuracy.
fn write_accuracies(kit: &mut Kit, parent: Entity, open: &OpenStudy, found: &Review) {
    let names = labels::study_names(&kit.locale, open.study());
    for ((side, name), Accuracy { percent, .. }) in
        Side::ALL.into_iter().zip(names).zip(&found.accuracy)
    {
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
        if let Some(percent) = percent {
            let column = kit.column(card, 0.0);
            kit.restyle(column, |node| node.items_end());
            let percent = words::percent_text(&kit.locale, percent.round() as u8);
            kit.literal_line(column, Style::DATA_BOLD.sized(20.0), percent);
            kit.localized_text(column, Style::LABEL, "study-accuracy");
        }
    }
}

/// Missed wins are counted with losing moves: both have the triangle.
const fn kind_of(label: Option<Label>) -> Option<Label> {
    match label {
        Some(Label::MissedWin) => Some(Label::LosingMove),
        other => other,
    }
}

fn write_list(kit: &mut Kit, parent: Entity, found: &Review) {
    let mut any = false;
    for reviewed in mistakes(found) {
        any = true;
        write_row(kit, parent, reviewed);
    }
    if !any {
        kit.localized_text(parent, Style::SMALL, "study-no-mistakes");
    }
}

/// The shape, the number, the stone, the move with its reason, what would have been better, and what it cost.
fn write_row(kit: &mut Kit, parent: Entity, reviewed: &ReviewedMove) {
    let Some(label) = reviewed.label else {
        return;
    };
    let spoken = words::move_words(&kit.locale, reviewed).unwrap_or_default();
    let spoken = format!(
        "{}, {}. {spoken}",
        reviewed.ply,
        labels::turn(&kit.locale, reviewed.turn)
    );
    let node = Node::line(space::S)
        .min_height(ROW)
        .no_shrink()
        .pad_xy(space::XS, 3)
        .stretch();
    let key = format!("study-mistake-{}", reviewed.ply);
    let row = kit.bare_button(parent, Look::Row, &spoken, &key, node);
    kit.insert(row, MistakeRow(reviewed.ply));
    kit.write_on(row, StudyRequest::Step(PlaybackStep::To(reviewed.ply)));
    let shape = kit.node(row, Node::row().square(16).center().no_shrink());
    words::label_mark(kit, shape, label);
    let number = kit.node(row, Node::default().width(24).no_shrink());
    kit.literal_line(number, Style::DATA_BOLD, reviewed.ply.to_string());
    kit.stone(row, reviewed.side, 18.0);
    let column = kit.node(row, Node::column().fill());
    let name = labels::turn(&kit.locale, reviewed.turn);
    let name_of_label = kit.t(words::label_id(label));
    let certainty = kit.t(words::certainty_id(reviewed.certainty));
    let line = kit.row(column, space::XS);
    kit.literal_line(line, Style::DATA_BOLD.sized(14.0), name);
    kit.literal_line(line, Style::SMALL.ink(Token::Ink), name_of_label);
    let reason = words::reason_words(&kit.locale, reviewed);
    let better = words::better_words(&kit.locale, reviewed);
    let why: Vec<_> = reason.into_iter().chain(better).collect();
    let below = kit.tv(
        "study-why",
        &[
            ("certainty", certainty.into()),
            ("why", why.join(" ").into()),
        ],
    );
    kit.literal_text(column, Style::LABEL, below);
    if let Some(cost) = cost(kit, label, reviewed) {
        kit.literal_line(row, Style::DATA_BOLD.sized(14.0), cost);
    }
}

/// What a mistake cost: "lost", "win missed" or "−9 %".
fn cost(kit: &Kit, label: Label, reviewed: &ReviewedMove) -> Option<String> {
    match label {
        Label::LosingMove => Some(kit.t("study-cost-lost")),
        Label::MissedWin => Some(kit.t("study-cost-win-missed")),
        _ => reviewed.win_rates.map(|[before, after]| {
            let loss = ((before - after).max(0.0) * 100.0).round() as u8;
            kit.tv("study-loss", &[("percent", loss.into())])
        }),
    }
}

/// "Looked at 13 of 31 positions", a button that stops, and a line of stones filled from the last move back.
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

fn next_mistake(
    mut asked: MessageReader<NextMistake>,
    open: Res<OpenStudy>,
    review: Res<GameReview>,
    mut requests: MessageWriter<StudyRequest>,
) {
    if asked.read().count() == 0 {
        return;
    }
    let Some(found) = review.of(open.game()) else {
        return;
    };
    let mut plies = mistakes(found).map(|reviewed| reviewed.ply);
    let here = open.ply();
    let first = plies.clone().next();
    if let Some(ply) = plies.find(|ply| *ply > here).or(first) {
        requests.write(StudyRequest::Step(PlaybackStep::To(ply)));
    }
}

fn mark(
    open: Res<OpenStudy>,
    rows: Query<(Entity, &MistakeRow, Has<Checked>)>,
    mut commands: Commands,
) {
    let here = open.is_on_main_line().then(|| open.ply());
    for (entity, row, checked) in &rows {
        check(&mut commands, entity, checked, here == Some(row.0));
    }
}

fn write_number(
    open: Res<OpenStudy>,
    review: Res<GameReview>,
    locale: Res<Locale>,
    mut texts: Query<(&mut Text, Ref<MistakeNumber>)>,
) {
    let is_changed = open.is_changed() || review.is_changed();
    for (mut text, number) in &mut texts {
        if !(is_changed || number.is_added()) {
            continue;
        }
        let found = review.of(open.game()).filter(|_| open.is_on_main_line());
        let here = |reviewed: &ReviewedMove| reviewed.ply == open.ply();
        let number = found.and_then(|found| mistakes(found).position(here));
        let count = found.map_or(0, |found| mistakes(found).count());
        let now = number.map_or_else(String::new, |number| {
            let number = ("number", (number + 1).into());
            locale.text_with("study-mistake-of", &[number, ("count", count.into())])
        });
        text.set_if_neq(Text(now));
    }
}

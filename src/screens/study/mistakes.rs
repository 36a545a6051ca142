//! The mistakes that the review has found: the list, the buttons that lead from one to the next, and which one the board shows.

use super::jumps::MistakeStep;
use super::lengths::Lengths;
use super::mistake_line::MistakeLine;
use super::{make_puzzle, mistake_line, more, play_from_here, retry, words};
use crate::live::GameReview;
use crate::locale::Locale;
use crate::screens::lifecycle::AddScreen;
use crate::screens::wording::sentence::sentence_text;
use crate::screens::wording::side_names::move_name;
use crate::study::{OpenStudy, StudyRequest};
use crate::theme::{Icon, Token, space};
use crate::widgets::{Look, NodeStyle, Part, Parts, Style, UiBuilder, check};
use bevy::prelude::*;
use bevy::ui::Checked;
use bevy::ui_widgets::ScrollIntoView;
use narabe_study::Sentence;
use narabe_study::playback::PlaybackStep;
use narabe_study::review::{Certainty, Label, Review, ReviewedMove};

/// The height of a row of the list, in logical pixels.
const ROW: f32 = 47.0;

/// The height of a mistake in the strip of a phone.
pub const CHIP: f32 = 44.0;

/// "Mistake 2 of 5", which of the mistakes the board shows.
#[derive(Component, Debug)]
struct MistakeNumber;

/// What is said and done about the mistake on the board.
#[derive(Component, Debug, Clone, Copy)]
struct MistakeDetail {
    /// Whether there is no list that says what the mistake is.
    is_short: bool,
}

impl Part for MistakeDetail {
    /// The revisions of the study and of the review, and the number of the move on the board.
    type Content = (u64, u64, Option<usize>);
}

/// The row of a mistake: the number of its move.
#[derive(Component, Debug, Clone, Copy)]
pub struct MistakeRow(usize);

pub(super) fn plugin(app: &mut App) {
    app.add_message::<MistakeStep>().add_details(
        (step_to_mistake, mark, write_number, write_detail)
            .chain()
            .in_set(super::systems::StudyScreenSystems),
    );
}

/// The row of buttons. With room it also has a game from here, and which of the mistakes the board shows.
pub fn tools(ui: &mut UiBuilder, row: Entity, lengths: &Lengths) {
    retry::button(ui, row);
    if !lengths.has_low_tools() {
        play_from_here::button(ui, row);
        ui.spacer(row);
    }
    if !lengths.has_low_tools() && !lengths.is_small() {
        let number = ui.literal_line(row, Style::SMALL, "");
        ui.insert(number, MistakeNumber);
    }
    let button = ui.button(row, Look::Secondary, Some(Icon::Next), "study-next-mistake");
    ui.write_on(button, MistakeStep::Next);
    if ui.layout.is_tight() {
        more::button(ui, row);
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

/// Writes the list.
pub fn write(ui: &mut UiBuilder, parent: Entity, found: &Review) {
    let mut any = false;
    for reviewed in mistakes(found) {
        any = true;
        write_row(ui, parent, reviewed);
    }
    if !any {
        ui.localized_text(parent, Style::SMALL, "study-no-mistakes");
    }
}

/// Writes the strip of a phone: shapes and numbers.
pub fn write_strip(ui: &mut UiBuilder, parent: Entity, found: &Review) {
    for reviewed in mistakes(found) {
        let Some(label) = reviewed.label else {
            continue;
        };
        let node = Node::line(space::XXS).center().height(CHIP).no_shrink();
        let chip = mistake_button(ui, parent, reviewed, node.pad_x(space::S));
        words::label_mark(ui, chip, label);
        ui.literal_line(chip, Style::DATA_BOLD, reviewed.ply.to_string());
    }
}

/// What the mistake on the board is and why, below the strip of a phone; beside the mistakes what there is to learn.
pub fn reason(ui: &mut UiBuilder, parent: Entity) {
    let place = ui.scroll(parent, Node::default().flex());
    ui.restyle(place, |node| node.gap(space::XXS));
    ui.insert(place, MistakeDetail { is_short: true });
}

/// The threats and the lines of the mistake on the board, below the list.
pub fn detail(ui: &mut UiBuilder, parent: Entity) {
    let node = Node::column().gap(space::XXS).no_shrink().stretch();
    let place = ui.node(parent, node);
    ui.insert(place, MistakeDetail { is_short: false });
}

/// A button that leads to a mistake.
fn mistake_button(
    ui: &mut UiBuilder,
    parent: Entity,
    reviewed: &ReviewedMove,
    node: Node,
) -> Entity {
    let words = words::move_words(&ui.locale, reviewed).unwrap_or_default();
    let name = move_name(&ui.locale, reviewed.turn);
    let place = ui.locale.facts([reviewed.ply.to_string(), name]);
    let spoken = ui.locale.statements([place, words]);
    let key = format!("study-mistake-{}", reviewed.ply);
    let button = ui.bare_button(parent, Look::Row, &spoken, &key, node);
    ui.insert(button, MistakeRow(reviewed.ply));
    ui.write_on(button, StudyRequest::Step(PlaybackStep::To(reviewed.ply)));
    button
}

/// "Proven: The four was not stopped: H6 makes five. H6 was better."
fn why(locale: &Locale, reviewed: &ReviewedMove) -> String {
    let id = match reviewed.certainty {
        Certainty::Proven => "study-why-proven",
        Certainty::Judged => "study-why-judged",
    };
    let reason = words::reason_words(locale, reviewed);
    let better = words::better_words(locale, reviewed);
    let why = locale.sentences(reason.into_iter().chain(better));
    locale.text_with(id, &[("why", why.into())])
}

/// The shape, the number, the stone, the move with its reason, what would have been better, and what it cost.
fn write_row(ui: &mut UiBuilder, parent: Entity, reviewed: &ReviewedMove) {
    let Some(label) = reviewed.label else {
        return;
    };
    let node = Node::line(space::S)
        .min_height(ROW)
        .no_shrink()
        .pad_xy(space::XS, 3)
        .stretch();
    let row = mistake_button(ui, parent, reviewed, node);
    let shape = ui.node(row, Node::row().square(16).center().no_shrink());
    words::label_mark(ui, shape, label);
    let number = ui.node(row, Node::default().width(24).no_shrink());
    ui.literal_line(number, Style::DATA_BOLD, reviewed.ply.to_string());
    ui.stone(row, reviewed.side, 18.0);
    let column = ui.node(row, Node::column().fill());
    let name = move_name(&ui.locale, reviewed.turn);
    let name_of_label = ui.locale.text(words::label_id(label));
    let line = ui.row(column, space::XS);
    ui.literal_line(line, Style::DATA_BOLD.sized(14.0), name);
    ui.literal_line(line, Style::SMALL.ink(Token::Ink), name_of_label);
    let below = why(&ui.locale, reviewed);
    ui.literal_text(column, Style::LABEL, below);
    if let Some(cost) = cost(ui, label, reviewed) {
        ui.literal_line(row, Style::DATA_BOLD.sized(14.0), cost);
    }
}

/// What a mistake cost: "lost", "win missed" or "−9 %".
fn cost(ui: &UiBuilder, label: Label, reviewed: &ReviewedMove) -> Option<String> {
    match label {
        Label::LosingMove => Some(ui.locale.text("study-cost-lost")),
        Label::MissedWin => Some(ui.locale.text("study-cost-win-missed")),
        _ => reviewed.win_rates.map(|[before, after]| {
            let loss = ((before - after).max(0.0) * 100.0).round() as u8;
            ui.locale
                .text_with("study-loss", &[("percent", loss.into())])
        }),
    }
}

fn step_to_mistake(
    mut asked: MessageReader<MistakeStep>,
    open: Res<OpenStudy>,
    review: Res<GameReview>,
    mut requests: MessageWriter<StudyRequest>,
) {
    let Some(step) = asked.read().last() else {
        return;
    };
    let Some(found) = review.of(open.game()) else {
        return;
    };
    let plies: Vec<usize> = mistakes(found).map(|reviewed| reviewed.ply).collect();
    let here = open.ply();
    let ply = match step {
        MistakeStep::Next => plies.iter().find(|ply| **ply > here).or(plies.first()),
        MistakeStep::Previous => (plies.iter().rev().find(|ply| **ply < here)).or(plies.last()),
    };
    // From a variation it leads back to the game.
    let node = ply.and_then(|ply| open.main_line().get(ply.checked_sub(1)?));
    requests.write_batch(node.map(|node| StudyRequest::GoTo(*node)));
}

/// Marks the row of the move that the board shows and scrolls to it, also after a new layout.
pub fn mark(
    open: Res<OpenStudy>,
    rows: Query<(Entity, &MistakeRow, Has<Checked>, Ref<ComputedNode>)>,
    mut commands: Commands,
) {
    let here = open.is_on_main_line().then(|| open.ply());
    for (entity, row, checked, node) in &rows {
        let current = here == Some(row.0);
        check(&mut commands, entity, checked, current);
        if current && (!checked || node.is_changed()) {
            commands.trigger(ScrollIntoView { entity });
        }
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

fn write_detail(open: Res<OpenStudy>, review: Res<GameReview>, mut parts: Parts<MistakeDetail>) {
    let ply = open.is_on_main_line().then(|| open.ply());
    let now = (open.revision(), review.revision(), ply);
    let found = review.of(open.game());
    parts.draw(
        |_, _| now,
        |ui, entity, part, _| {
            let Some(found) = found else { return };
            let mut here = mistakes(found).filter(|reviewed| Some(reviewed.ply) == ply);
            match here.next() {
                Some(reviewed) => write_mistake(ui, entity, reviewed, part.is_short),
                None if part.is_short => write_lesson(ui, entity, found),
                None => {}
            }
        },
    );
}

/// "J6: Missed win. Proven: …" where no list says it, the threats of both sides, and what follows.
fn write_mistake(ui: &mut UiBuilder, parent: Entity, reviewed: &ReviewedMove, is_short: bool) {
    let locale = &ui.locale;
    let label = reviewed.label.filter(|_| is_short);
    let said = label.map(|label| {
        let variables = [
            ("move", move_name(locale, reviewed.turn).into()),
            ("label", locale.text(words::label_id(label)).into()),
            ("why", why(locale, reviewed).into()),
        ];
        locale.text_with("study-mistake-here", &variables)
    });
    let threats = Sentence::of_threats(reviewed).map(|said| sentence_text(locale, &said));
    let words: Vec<String> = said.into_iter().chain(threats).collect();
    for text in words {
        ui.literal_text(parent, Style::SMALL, text);
    }
    mistake_line::buttons(ui, parent, reviewed);
    if make_puzzle::may_be_puzzle(reviewed) {
        make_puzzle::mistake_button(ui, parent, reviewed.ply);
    }
}

/// Why a game was lost and what to look for next time, and the button that shows it.
pub fn write_lesson(ui: &mut UiBuilder, parent: Entity, found: &Review) {
    let Some(lesson) = &found.lesson else { return };
    for (sentence, style) in [
        (&lesson.reason, Style::BODY),
        (&lesson.advice, Style::SMALL),
    ] {
        let text = sentence_text(&ui.locale, sentence);
        ui.literal_text(parent, style, text);
    }
    let row = ui.row(parent, space::XS);
    ui.restyle(row, |node| node.no_shrink());
    let show = ui.button(row, Look::Secondary, Some(Icon::Play), "study-show-me");
    ui.write_on(show, MistakeLine::Play { ply: lesson.ply });
}

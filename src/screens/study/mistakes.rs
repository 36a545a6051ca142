//! The mistakes that the review has found: the list, the buttons that lead from one to the next, and which one the board shows.

use super::jumps::MistakeStep;
use super::lengths::Lengths;
use super::{more, play_from_here, retry, words};
use crate::live::GameReview;
use crate::locale::Locale;
use crate::screens::lifecycle::AddScreen;
use crate::screens::wording::side_names::move_name;
use crate::study::{OpenStudy, StudyRequest};
use crate::theme::{Icon, Token, space};
use crate::widgets::{Look, NodeStyle, Style, UiBuilder, check};
use bevy::prelude::*;
use bevy::ui::Checked;
use bevy::ui_widgets::ScrollIntoView;
use narabe_study::playback::PlaybackStep;
use narabe_study::review::{Certainty, Label, Review, ReviewedMove};

/// The height of a row of the list, in logical pixels.
const ROW: f32 = 47.0;

/// The height of a mistake in the strip of a phone.
pub const CHIP: f32 = 44.0;

/// "Mistake 2 of 5", which of the mistakes the board shows.
#[derive(Component, Debug)]
struct MistakeNumber;

/// What the mistake on the board is, and why.
#[derive(Component, Debug)]
struct MistakeReason;

/// The row of a mistake: the number of its move.
#[derive(Component, Debug, Clone, Copy)]
pub struct MistakeRow(usize);

pub(super) fn plugin(app: &mut App) {
    app.add_message::<MistakeStep>().add_details(
        (step_to_mistake, mark, write_number, write_reason)
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

/// What the mistake on the board is, and why, below the strip.
pub fn reason(ui: &mut UiBuilder, parent: Entity) {
    let place = ui.scroll(parent, Node::default().flex());
    let text = ui.literal_text(place, Style::SMALL, "");
    ui.insert(text, MistakeReason);
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

/// "J6: Missed win. Proven: …"; nothing beside the mistakes.
fn write_reason(
    open: Res<OpenStudy>,
    review: Res<GameReview>,
    locale: Res<Locale>,
    mut texts: Query<(&mut Text, Ref<MistakeReason>)>,
) {
    let is_changed = open.is_changed() || review.is_changed();
    for (mut text, reason) in &mut texts {
        if !(is_changed || reason.is_added()) {
            continue;
        }
        let found = review.of(open.game()).filter(|_| open.is_on_main_line());
        let here = found.and_then(|found| {
            let reviewed = mistakes(found).find(|reviewed| reviewed.ply == open.ply())?;
            let variables = [
                ("move", move_name(&locale, reviewed.turn).into()),
                (
                    "label",
                    locale.text(words::label_id(reviewed.label?)).into(),
                ),
                ("why", why(&locale, reviewed).into()),
            ];
            Some(locale.text_with("study-mistake-here", &variables))
        });
        text.set_if_neq(Text(here.unwrap_or_default()));
    }
}

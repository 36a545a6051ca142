//! Mistakes retried on the board: the question and the result of the answer, in place of the list of mistakes.

mod board;
#[cfg(test)]
mod tests;
mod words;

use super::systems::StudyScreenSystems;
use crate::input::{KeyAction, Shortcut};
use crate::live::GameReview;
use crate::locale::Locale;
use crate::redraw::Redraw;
use crate::screens::lifecycle::AddScreen;
use crate::study::{OpenStudy, RetryRequest, StudyMode};
use crate::theme::{Icon, Token, space};
use crate::widgets::{Announcement, Look, NodeStyle, Part, Parts, Picked, Style, Toast, UiBuilder};
use bevy::ecs::change_detection::Tick;
use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use narabe_rules::Side;
use narabe_study::review::{Retry, RetryStep};

/// The side of the mark of a verdict, in logical pixels.
const MARK: f32 = 20.0;

/// The words about the current mistake.
#[derive(Component, Debug)]
struct RetryPanel {
    is_short: bool,
}

impl Part for RetryPanel {
    /// The last change of the retry.
    type Content = Tick;
}

pub(super) fn plugin(app: &mut App) {
    app.add_details((fill, announce, board::show.run_if(owns_board)).in_set(StudyScreenSystems));
}

/// Whether the board shows a mistake that is retried.
pub(super) fn owns_board(mode: Res<StudyMode>) -> bool {
    mode.is_retry()
}

/// The button that begins.
pub(super) fn button(ui: &mut UiBuilder, row: Entity) {
    let button = ui.button(row, Look::Primary, Some(Icon::Retry), "study-try");
    ui.on(
        button,
        |_: On<Activate>,
         open: Res<OpenStudy>,
         review: Res<GameReview>,
         locale: Res<Locale>,
         mut requests: MessageWriter<RetryRequest>,
         mut toasts: MessageWriter<Toast>,
         mut redraw: ResMut<Redraw>| {
            redraw.next_frame();
            let found = review.of(open.game());
            match found.and_then(|found| Retry::first_side(open.game(), found, None)) {
                Some(_) => _ = requests.write(RetryRequest::Begin(None)),
                None => _ = toasts.write(Toast::info(locale.text("study-try-none"))),
            }
        },
    );
}

/// The question and the result of the last answer; it takes the available height.
pub(super) fn build(ui: &mut UiBuilder, column: Entity, is_short: bool) {
    let panel = ui.scroll(column, Node::column().gap(space::XS).flex());
    ui.insert(panel, RetryPanel { is_short });
}

/// The buttons, in place of the steps and toggles.
pub(super) fn tools(ui: &mut UiBuilder, row: Entity) {
    for (look, icon, id, request) in [
        (
            Look::Secondary,
            Icon::Hint,
            "study-try-hint",
            RetryRequest::Hint,
        ),
        (
            Look::Secondary,
            Icon::Eye,
            "study-try-show",
            RetryRequest::Show,
        ),
        (
            Look::Primary,
            Icon::Next,
            "study-try-next",
            RetryRequest::Next,
        ),
        (
            Look::Secondary,
            Icon::Close,
            "study-try-leave",
            RetryRequest::Leave,
        ),
    ] {
        let button = if ui.layout.is_narrow() {
            let label = ui.locale.text(id);
            ui.square_button(row, (look, icon), &label, id)
        } else {
            ui.button(row, look, Some(icon), id)
        };
        match id {
            "study-try-hint" => ui.insert(button, Shortcut(KeyAction::Hint)),
            "study-try-next" => ui.insert(button, Shortcut(KeyAction::NextMistake)),
            _ => {}
        }
        ui.write_on(button, request);
    }
}

fn fill(
    mode: Res<StudyMode>,
    open: Res<OpenStudy>,
    review: Res<GameReview>,
    mut parts: Parts<RetryPanel>,
) {
    let Some(retry) = mode.retry() else {
        return;
    };
    parts.draw(
        |_, _| mode.last_changed(),
        |ui, entity, panel, _| {
            write(ui, entity, retry, panel.is_short);
            if has_both_sides(&review, &open) {
                sides(ui, entity, retry.side());
            }
        },
    );
}

/// The number of the mistake, the question, and the result of the answer.
fn write(ui: &mut UiBuilder, panel: Entity, retry: &Retry, is_short: bool) {
    let (number, count) = retry.number();
    let head = ui.row(panel, space::S);
    ui.stone(head, retry.side(), 20.0);
    let of = ui.locale.text_with(
        "study-try-of",
        &[("number", number.into()), ("count", count.into())],
    );
    ui.literal_line(head, Style::DATA_BOLD.sized(14.0), of);
    let size = if is_short { 18.0 } else { 24.0 };
    let question = words::question(&ui.locale, retry);
    ui.literal_text(panel, Style::SUBHEAD.sized(size), question);
    let answer = words::answer(&ui.locale, retry);
    if !answer.is_empty() {
        let row = ui.node(panel, Node::line(space::XS).stretch());
        if let Some(verdict) = retry.verdict() {
            let (icon, ink) = if verdict.is_right() {
                (Icon::Check, Token::Success)
            } else {
                (Icon::Mistake, Token::Warning)
            };
            ui.icon(row, icon, MARK, ink);
        }
        let column = ui.column(row, 0.0);
        ui.restyle(column, |node| node.fill());
        let answer = ui.locale.sentences(answer);
        ui.literal_text(column, Style::BODY_BOLD.sized(15.0), answer);
    }
    let can_be_kept = matches!(retry.step(), RetryStep::Judged(_) | RetryStep::Shown);
    if can_be_kept {
        let row = ui.row(panel, space::XS);
        if retry.is_kept() {
            ui.localized_text(row, Style::SMALL, "study-try-kept");
        } else {
            let keep = ui.button(row, Look::Soft, Some(Icon::Plus), "study-try-keep");
            ui.write_on(keep, RetryRequest::Keep);
        }
    }
}

/// The choice of the side, if both have made mistakes.
fn sides(ui: &mut UiBuilder, panel: Entity, side: Side) {
    let picked = usize::from(side == Side::White);
    let ids = ["study-play-black", "study-play-white"];
    let group = ui.segments_of(panel, "study-try-side", &ids, picked);
    ui.on(
        group,
        |picked: On<Picked>, mode: Res<StudyMode>, mut requests: MessageWriter<RetryRequest>| {
            let wanted = Side::ALL.get(picked.index).copied();
            if mode.retry().map(Retry::side) != wanted {
                requests.write(RetryRequest::Begin(wanted));
            }
        },
    );
}

fn has_both_sides(review: &GameReview, open: &OpenStudy) -> bool {
    let game = open.game();
    review.of(game).is_some_and(|found| {
        let is_first = |side: Side| Retry::first_side(game, found, Some(side)) == Some(side);
        Side::ALL.into_iter().all(is_first)
    })
}

/// Announces the question and the result of the answer.
fn announce(
    mode: Res<StudyMode>,
    locale: Res<Locale>,
    mut last: Local<String>,
    mut announcements: MessageWriter<Announcement>,
) {
    if !mode.is_changed() {
        return;
    }
    let words = mode.retry().map_or_else(String::new, |retry| {
        let answer = words::answer(&locale, retry);
        if answer.is_empty() {
            words::asked(&locale, retry)
        } else {
            locale.sentences(answer)
        }
    });
    if *last != words {
        if !words.is_empty() {
            announcements.write(Announcement(words.clone()));
        }
        *last = words;
    }
}

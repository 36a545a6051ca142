//! Mistakes tried again on the board: what is asked and what came of the answer, in place of the list of mistakes.

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
use crate::study::{OpenStudy, StudyTries, TryRequest};
use crate::theme::{Icon, Token, space};
use crate::widgets::{Announcement, Kit, Look, NodeStyle, Part, Parts, Picked, Style, Toast};
use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use narabe_rules::Side;
use narabe_study::review::{TryAgain, TryStep};

/// The side of the mark of a verdict, in logical pixels.
const MARK: f32 = 20.0;

/// The words about the mistake at hand.
#[derive(Component, Debug)]
struct TryPanel {
    is_short: bool,
}

impl Part for TryPanel {
    /// The revision of the tries.
    type Content = u64;
}

pub(super) fn plugin(app: &mut App) {
    app.add_details((fill, announce, board::show.run_if(owns_board)).in_set(StudyScreenSystems));
}

/// Whether the board shows a mistake that is tried again.
pub(super) fn owns_board(tries: Res<StudyTries>) -> bool {
    tries.is_active()
}

/// The button that begins.
pub(super) fn button(kit: &mut Kit, row: Entity) {
    let button = kit.button(row, Look::Primary, Some(Icon::Retry), "study-try");
    kit.on(
        button,
        |_: On<Activate>,
         open: Res<OpenStudy>,
         review: Res<GameReview>,
         locale: Res<Locale>,
         mut requests: MessageWriter<TryRequest>,
         mut toasts: MessageWriter<Toast>,
         mut redraw: ResMut<Redraw>| {
            redraw.next_frame();
            let found = review.of(open.game());
            match found.and_then(|found| TryAgain::first_side(open.game(), found, None)) {
                Some(_) => _ = requests.write(TryRequest::Begin(None)),
                None => _ = toasts.write(Toast::info(locale.text("study-try-none"))),
            }
        },
    );
}

/// What is asked, and what came of the last answer; it takes the available height.
pub(super) fn build(kit: &mut Kit, column: Entity, is_short: bool) {
    let panel = kit.scroll(column, Node::column().gap(space::XS).flex());
    kit.insert(panel, TryPanel { is_short });
}

/// The buttons, in place of the steps and toggles.
pub(super) fn tools(kit: &mut Kit, row: Entity) {
    for (look, icon, id, request) in [
        (
            Look::Secondary,
            Icon::Hint,
            "study-try-hint",
            TryRequest::Hint,
        ),
        (
            Look::Secondary,
            Icon::Eye,
            "study-try-show",
            TryRequest::Show,
        ),
        (
            Look::Primary,
            Icon::Next,
            "study-try-next",
            TryRequest::Next,
        ),
        (
            Look::Secondary,
            Icon::Close,
            "study-try-leave",
            TryRequest::Leave,
        ),
    ] {
        let button = if kit.layout.is_narrow() {
            let label = kit.t(id);
            kit.square_button(row, (look, icon), &label, id)
        } else {
            kit.button(row, look, Some(icon), id)
        };
        match id {
            "study-try-hint" => kit.insert(button, Shortcut(KeyAction::Hint)),
            "study-try-next" => kit.insert(button, Shortcut(KeyAction::NextMistake)),
            _ => {}
        }
        kit.write_on(button, request);
    }
}

fn fill(
    shown: Res<StudyTries>,
    open: Res<OpenStudy>,
    review: Res<GameReview>,
    mut parts: Parts<TryPanel>,
) {
    let Some(tries) = shown.tries() else {
        return;
    };
    parts.draw(
        |_, _| shown.revision(),
        |kit, entity, panel, _| {
            write(kit, entity, &shown, tries, panel.is_short);
            if has_both_sides(&review, &open) {
                sides(kit, entity, tries.side());
            }
        },
    );
}

/// The number of the mistake, what is asked, and what came of the answer.
fn write(kit: &mut Kit, panel: Entity, shown: &StudyTries, tries: &TryAgain, is_short: bool) {
    let (number, count) = tries.number();
    let head = kit.row(panel, space::S);
    kit.stone(head, tries.side(), 20.0);
    let of = kit.tv(
        "study-try-of",
        &[("number", number.into()), ("count", count.into())],
    );
    kit.literal_line(head, Style::DATA_BOLD.sized(14.0), of);
    let size = if is_short { 18.0 } else { 24.0 };
    let question = words::question(&kit.locale, tries);
    kit.literal_text(panel, Style::SUBHEAD.sized(size), question);
    let answer = words::answer(&kit.locale, shown, tries);
    if !answer.is_empty() {
        let row = kit.node(panel, Node::line(space::XS).stretch());
        if let Some(verdict) = tries.verdict() {
            let (icon, ink) = if verdict.is_right() {
                (Icon::Check, Token::Success)
            } else {
                (Icon::Mistake, Token::Warning)
            };
            kit.icon(row, icon, MARK, ink);
        }
        let column = kit.column(row, 0.0);
        kit.restyle(column, |node| node.fill());
        let answer = kit.locale.sentences(answer);
        kit.literal_text(column, Style::BODY_BOLD.sized(15.0), answer);
    }
    let can_be_kept = matches!(tries.step(), TryStep::Judged(_) | TryStep::Shown);
    if can_be_kept {
        let row = kit.row(panel, space::XS);
        if shown.is_kept() {
            kit.localized_text(row, Style::SMALL, "study-try-kept");
        } else {
            let keep = kit.button(row, Look::Soft, Some(Icon::Plus), "study-try-keep");
            kit.write_on(keep, TryRequest::Keep);
        }
    }
}

/// The choice of the side, if both have made mistakes.
fn sides(kit: &mut Kit, panel: Entity, side: Side) {
    let picked = usize::from(side == Side::White);
    let ids = ["study-play-black", "study-play-white"];
    let group = kit.segments_of(panel, "study-try-side", &ids, picked);
    kit.on(
        group,
        |picked: On<Picked>, shown: Res<StudyTries>, mut requests: MessageWriter<TryRequest>| {
            let wanted = Side::ALL.get(picked.index).copied();
            if shown.tries().map(TryAgain::side) != wanted {
                requests.write(TryRequest::Begin(wanted));
            }
        },
    );
}

fn has_both_sides(review: &GameReview, open: &OpenStudy) -> bool {
    let game = open.game();
    review.of(game).is_some_and(|found| {
        let is_first = |side: Side| TryAgain::first_side(game, found, Some(side)) == Some(side);
        Side::ALL.into_iter().all(is_first)
    })
}

/// Tells a screen reader what is asked and what came of the answer.
fn announce(
    shown: Res<StudyTries>,
    locale: Res<Locale>,
    mut told: Local<String>,
    mut announcements: MessageWriter<Announcement>,
) {
    if !shown.is_changed() {
        return;
    }
    let words = shown.tries().map_or_else(String::new, |tries| {
        let answer = words::answer(&locale, &shown, tries);
        if answer.is_empty() {
            words::asked(&locale, tries)
        } else {
            locale.sentences(answer)
        }
    });
    if *told != words {
        if !words.is_empty() {
            announcements.write(Announcement(words.clone()));
        }
        *told = words;
    }
}

//! The words and shapes of the study: names of labels, what a move was worth, values of lines.

use crate::locale::Locale;
pub use crate::screens::review_label::{label_id, label_mark, label_mark_in, percent_text};
use crate::screens::wording::sentence::sentence_text;
use crate::screens::wording::side_names::side_id;
use narabe_rules::Side;
use narabe_study::review::{Certainty, Label, ReviewedMove};
use narabe_study::{LineValue, Sentence};

/// What a move was worth: "Losing move, proven. H6 was better. The four was not stopped: H6 makes five."
pub fn move_words(locale: &Locale, reviewed: &ReviewedMove) -> Option<String> {
    let label = reviewed.label?;
    let certainty = locale.text(certainty_id(reviewed.certainty));
    let mut words = vec![locale.text_with(
        "review-move-label",
        &[
            ("label", locale.text(label_id(label)).into()),
            ("certainty", certainty.into()),
        ],
    )];
    words.extend(better_words(locale, reviewed));
    words.extend(reason_words(locale, reviewed));
    Some(locale.sentences(words))
}

/// "The four was not stopped: H6 makes five."
pub fn reason_words(locale: &Locale, reviewed: &ReviewedMove) -> Option<String> {
    let reason = Sentence::of_reason(reviewed)?;
    Some(sentence_text(locale, &reason))
}

/// "H6 was better." "The win is still there."
pub fn better_words(locale: &Locale, reviewed: &ReviewedMove) -> Option<String> {
    let wins = Sentence::of_better_wins(reviewed).map(|wins| sentence_text(locale, &wins));
    let better = reviewed
        .better
        .map(|better| locale.text_with("review-better-was", &[("better", better.label().into())]));
    let better = wins.or(better);
    let is_kept = reviewed.label == Some(Label::MissedWin) && reviewed.keeps_win;
    let kept = is_kept.then(|| locale.text("review-still-won"));
    let words: Vec<_> = better.into_iter().chain(kept).collect();
    (!words.is_empty()).then(|| locale.sentences(words))
}

/// The message of "proven" or "judged".
pub const fn certainty_id(certainty: Certainty) -> &'static str {
    match certainty {
        Certainty::Proven => "review-proven",
        Certainty::Judged => "review-judged",
    }
}

/// "Black wins in 6".
pub fn wins_in(locale: &Locale, side: Side, moves: usize) -> String {
    let side = ("side", locale.text(side_id(side)).into());
    locale.text_with("study-side-wins-in", &[side, ("moves", moves.into())])
}

/// The value of a line: Black's share in per cent, or "wins in 6".
pub fn line_value(locale: &Locale, value: LineValue, side: Side) -> String {
    match (value, side) {
        (LineValue::WinsIn(moves), _) => {
            locale.text_with("study-wins-in", &[("moves", moves.into())])
        }
        (LineValue::LosesIn(moves), _) => {
            locale.text_with("study-loses-in", &[("moves", moves.into())])
        }
        (LineValue::Judged(percent), Side::Black) => percent_text(locale, percent),
        (LineValue::Judged(percent), Side::White) => percent_text(locale, 100 - percent),
    }
}

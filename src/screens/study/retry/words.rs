//! What is said about a mistake that is retried.

use super::super::words::{certainty_id, percent_text, wins_in};
use crate::locale::Locale;
use crate::screens::wording::refusals;
use crate::screens::wording::sentence::sentence_text;
use crate::screens::wording::side_names::{move_name, side_id};
use narabe_study::Sentence;
use narabe_study::review::{Retry, RetryHint, RetryProblem, RetryStep, RetryVerdict, ReviewedMove};

/// "White to move. A1 lost here: find a better move." At the end, how many were found.
pub fn question(locale: &Locale, retry: &Retry) -> String {
    if *retry.step() == RetryStep::Finished {
        let (_, count) = retry.number();
        let values = [("found", retry.found().into()), ("count", count.into())];
        return locale.text_with("study-try-done", &values);
    }
    let played = move_name(locale, retry.mistake().played.turn);
    let side = locale.text(side_id(retry.side()));
    locale.text_with(
        "study-try-ask",
        &[("side", side.into()), ("move", played.into())],
    )
}

/// The number of the mistake and the question, to be read out.
pub fn asked(locale: &Locale, retry: &Retry) -> String {
    let (number, count) = retry.number();
    let of = locale.text_with(
        "study-try-of",
        &[("number", number.into()), ("count", count.into())],
    );
    locale.statements([of, question(locale, retry)])
}

/// The result of the answer, a hint, or the best move; no sentences while a move is asked for.
pub fn answer(locale: &Locale, retry: &Retry) -> Vec<String> {
    let mut said = match retry.problem() {
        Some(RetryProblem::Refused(refused)) => {
            vec![refusals::play_error(locale, refused)]
        }
        Some(RetryProblem::Failed(fault)) => {
            let reason = ("reason", fault.as_str().into());
            vec![locale.text_with("study-engine-failed", &[reason])]
        }
        None => Vec::new(),
    };
    match retry.step() {
        RetryStep::Asked => said.extend(hint(locale, retry)),
        RetryStep::Judging { point, .. } => {
            let point = ("move", point.label().into());
            said.push(locale.text_with("study-try-judging", &[point]));
        }
        RetryStep::Judged(reviewed) => said.extend(judged(locale, reviewed)),
        RetryStep::Shown => {
            let certainty = locale.text(certainty_id(retry.mistake().certainty_of_best()));
            let best = retry.mistake().best.label();
            let values = [("move", best.into()), ("certainty", certainty.into())];
            said.push(locale.text_with("study-try-shown", &values));
        }
        RetryStep::Finished => {}
    }
    said
}

fn hint(locale: &Locale, retry: &Retry) -> Option<String> {
    Some(match retry.hint()? {
        RetryHint::Area => {
            let [from, to] = retry.mistake().area().map(|point| point.label());
            let values = [("from", from.into()), ("to", to.into())];
            locale.text_with("study-try-hint-area", &values)
        }
        RetryHint::Point => {
            let best = ("point", retry.mistake().best.label().into());
            locale.text_with("study-try-hint-point", &[best])
        }
    })
}

/// "O15 loses, proven. Black wins in 2. The open three was left open: G8 makes an open four."
fn judged(locale: &Locale, reviewed: &ReviewedMove) -> Vec<String> {
    let point = move_name(locale, reviewed.turn);
    let verdict = RetryVerdict::of(reviewed);
    let (id, certainty) = match verdict {
        RetryVerdict::Right(certainty) => ("study-try-right", Some(certainty)),
        RetryVerdict::Loses(certainty) => ("study-try-loses", Some(certainty)),
        RetryVerdict::StillWins => ("study-try-still-wins", None),
        RetryVerdict::WinGone => ("study-try-win-gone", None),
        RetryVerdict::Worse => ("study-try-worse", None),
    };
    let mut values = vec![("move", point.into())];
    if let Some(certainty) = certainty {
        let certainty = locale.text(certainty_id(certainty));
        values.push(("certainty", certainty.into()));
    }
    if let Some([best, after]) = reviewed.win_rates {
        let per_cent = |rate: f64| percent_text(locale, (rate * 100.0).round() as u8);
        values.push(("best", per_cent(best).into()));
        values.push(("after", per_cent(after).into()));
    }
    let mut said = vec![locale.text_with(id, &values)];
    if matches!(verdict, RetryVerdict::Loses(_)) {
        let wins = reviewed.wins_in.filter(|(_, moves)| *moves > 0);
        said.extend(wins.map(|(side, moves)| {
            let result = wins_in(locale, side, moves);
            locale.text_with("study-try-result", &[("result", result.into())])
        }));
        let reason = Sentence::of_reason(reviewed);
        said.extend(reason.map(|reason| sentence_text(locale, &reason)));
    }
    if !verdict.is_right() {
        said.push(locale.text("study-try-another"));
    }
    said
}

//! What is said about a mistake that is tried again.

use super::super::words::{certainty_id, percent_text, wins_in};
use crate::locale::Locale;
use crate::screens::labels::{self, side_id};
use crate::screens::wording::sentence::sentence_text;
use crate::study::{StudyTries, TryProblem};
use narabe_study::review::{ReviewedMove, Sentence, TryAgain, TryHint, TryStep, TryVerdict};

/// "White to move. A1 lost here: find a better move." At the end, how many were found.
pub fn question(locale: &Locale, tries: &TryAgain) -> String {
    if *tries.step() == TryStep::Finished {
        let (_, count) = tries.number();
        let values = [("found", tries.found().into()), ("count", count.into())];
        return locale.text_with("study-try-done", &values);
    }
    let played = labels::turn(locale, tries.mistake().played.turn);
    let side = locale.text(side_id(tries.side()));
    locale.text_with(
        "study-try-ask",
        &[("side", side.into()), ("move", played.into())],
    )
}

/// The number of the mistake and the question, to be read out.
pub fn asked(locale: &Locale, tries: &TryAgain) -> String {
    let (number, count) = tries.number();
    let of = locale.text_with(
        "study-try-of",
        &[("number", number.into()), ("count", count.into())],
    );
    locale.statements([of, question(locale, tries)])
}

/// What came of the answer, a hint, or the best move; no sentences while a move is asked for.
pub fn answer(locale: &Locale, shown: &StudyTries, tries: &TryAgain) -> Vec<String> {
    let mut said = match shown.problem() {
        Some(TryProblem::Refused(refused)) => {
            vec![crate::screens::refusals::play_error(locale, refused)]
        }
        Some(TryProblem::Failed(fault)) => {
            let reason = ("reason", fault.as_str().into());
            vec![locale.text_with("study-engine-failed", &[reason])]
        }
        None => Vec::new(),
    };
    match tries.step() {
        TryStep::Asked => said.extend(hint(locale, tries)),
        TryStep::Judging { point, .. } => {
            let point = ("move", point.label().into());
            said.push(locale.text_with("study-try-judging", &[point]));
        }
        TryStep::Judged(reviewed) => said.extend(judged(locale, reviewed)),
        TryStep::Shown => {
            let certainty = locale.text(certainty_id(tries.certainty_of_best()));
            let best = tries.mistake().best.label();
            let values = [("move", best.into()), ("certainty", certainty.into())];
            said.push(locale.text_with("study-try-shown", &values));
        }
        TryStep::Finished => {}
    }
    said
}

fn hint(locale: &Locale, tries: &TryAgain) -> Option<String> {
    Some(match tries.hint()? {
        TryHint::Area => {
            let [from, to] = tries.area().map(|point| point.label());
            let values = [("from", from.into()), ("to", to.into())];
            locale.text_with("study-try-hint-area", &values)
        }
        TryHint::Point => {
            let best = ("point", tries.mistake().best.label().into());
            locale.text_with("study-try-hint-point", &[best])
        }
    })
}

/// "O15 loses, proven. Black wins in 2. The open three was left open: G8 makes an open four."
fn judged(locale: &Locale, reviewed: &ReviewedMove) -> Vec<String> {
    let point = labels::turn(locale, reviewed.turn);
    let verdict = TryVerdict::of(reviewed);
    let (id, certainty) = match verdict {
        TryVerdict::Right(certainty) => ("study-try-right", Some(certainty)),
        TryVerdict::Loses(certainty) => ("study-try-loses", Some(certainty)),
        TryVerdict::StillWins => ("study-try-still-wins", None),
        TryVerdict::WinGone => ("study-try-win-gone", None),
        TryVerdict::Worse => ("study-try-worse", None),
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
    if matches!(verdict, TryVerdict::Loses(_)) {
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

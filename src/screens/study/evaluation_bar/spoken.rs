//! What the bar says, in words.

use crate::locale::Locale;
use crate::screens::study::value::PositionValue;
use crate::screens::study::words;
use crate::screens::wording::side_names::side_id;

/// "Black wins in 6", "Black has won", "Draw".
pub fn spoken_result(locale: &Locale, value: PositionValue) -> String {
    match value {
        PositionValue::Proven(side, moves) => words::wins_in(locale, side, moves),
        PositionValue::Over(Some(side)) => {
            let side = locale.text(side_id(side));
            locale.text_with("study-side-won", &[("side", side.into())])
        }
        PositionValue::Over(None) => locale.text("end-draw"),
        PositionValue::Judged(percent) => words::percent_text(locale, percent),
    }
}

/// "Black 57 per cent", "Proven: Black wins in 5".
pub fn spoken(locale: &Locale, value: Option<PositionValue>) -> String {
    match value {
        None => locale.text("study-bar-unknown"),
        Some(PositionValue::Judged(percent)) => {
            locale.text_with("study-bar-judged", &[("percent", percent.into())])
        }
        Some(value @ PositionValue::Proven(..)) => {
            let result = spoken_result(locale, value);
            locale.text_with("study-bar-proven", &[("result", result.into())])
        }
        Some(value) => spoken_result(locale, value),
    }
}

//! The words about drills.

use crate::locale::Locale;
use crate::screens::wording::side_names::side_word;
use narabe_learn::drill::{Drill, DrillState, MissCause};
use narabe_rules::Point;

/// "Line 3"
pub fn place(locale: &Locale, drill: &Drill) -> String {
    let is_over = drill.state() == DrillState::LineOver;
    let number = drill.lines() + usize::from(!is_over);
    locale.text_of("drill-line", "number", number)
}

/// "Black to move"
pub fn question(locale: &Locale, drill: &Drill) -> String {
    locale.text_of("puzzle-to-move", "side", side_word(drill.tree().side()))
}

/// "White begins with H8."
pub fn opens(locale: &Locale, drill: &Drill, first: Point) -> String {
    let of = side_word(drill.tree().side().other());
    let values = [("side", of.into()), ("point", first.label().into())];
    locale.text_with("drill-opens", &values)
}

/// The heading over what is said about a miss, and the text: what the library or the solver says.
pub fn miss(locale: &Locale, drill: &Drill) -> (String, String) {
    let Some(miss) = drill.miss() else {
        return Default::default();
    };
    let (head, answered) = match &miss.cause {
        MissCause::CalledMistake => {
            let reply = miss.answer.first();
            let answered = reply.map(|reply| {
                let reply = reply.label();
                locale.text_of("drill-library-answers", "point", reply)
            });
            ("drill-called-mistake", answered)
        }
        MissCause::Refuted(found) => {
            let id = if found.is_by_fours {
                "puzzle-refuted-fours"
            } else {
                "puzzle-refuted-threats"
            };
            let values = [
                ("point", miss.point.label().into()),
                ("side", side_word(drill.tree().side().other()).into()),
                ("moves", found.moves_to_win.into()),
            ];
            ("drill-not-held", Some(locale.text_with(id, &values)))
        }
        MissCause::NotHeld => ("drill-not-held", None),
    };
    let comment = Some(miss.comment.clone()).filter(|comment| !comment.is_empty());
    let said = answered
        .into_iter()
        .chain(comment)
        .chain(hint(locale, drill));
    let said: Vec<String> = said.collect();
    let text = if said.is_empty() {
        locale.text("drill-other-move")
    } else {
        locale.sentences(said)
    };
    (locale.text_of(head, "point", miss.point.label()), text)
}

/// "The library plays I9 here.", once the place is shown.
pub fn hint(locale: &Locale, drill: &Drill) -> Option<String> {
    let point = drill.hint()?.label();
    Some(locale.text_of("drill-library-plays", "point", point))
}

/// What is said at the end of a line: after the last one, that all are done.
pub fn end_id(drill: &Drill) -> &'static str {
    match drill.lines_to_come() {
        0 => "drill-all-done",
        _ => "drill-end-of-line",
    }
}

/// Whether the line was right at the first try.
pub const fn verdict_id(drill: &Drill) -> &'static str {
    if drill.has_missed() {
        "drill-comes-back"
    } else {
        "drill-first-try-said"
    }
}

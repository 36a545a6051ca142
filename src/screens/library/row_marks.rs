//! The marks of a review in a row of the list: how well each side played, and its gravest mistakes.

use crate::locale::Locale;
use crate::screens::review_label::{label_mark, percent_text};
use crate::screens::wording::side_names::side_id;
use crate::theme::{Icon, Token, space};
use crate::widgets::{NodeStyle, Style, UiBuilder};
use bevy::prelude::*;
use narabe_rules::Side;
use narabe_study::review::{Label, Marks, SideMarks};

/// The labels that are counted together, with the one whose shape stands for them.
const COUNTED: [(Label, &[Label]); 2] = [
    (Label::LosingMove, &[Label::LosingMove, Label::MissedWin]),
    (Label::Mistake, &[Label::Mistake]),
];
/// The size of the tick of a side without them, in logical pixels.
const TICK: f32 = 14.0;
/// The labels that are spoken, with the Fluent ids of their counts.
const SPOKEN: [(Label, &str); 3] = [
    (Label::LosingMove, "reviews-losing-moves"),
    (Label::MissedWin, "reviews-missed-wins"),
    (Label::Mistake, "reviews-mistakes"),
];

/// Behind the name of a side: the number of its gravest mistakes, or a tick; with room also of the others, and the accuracy.
pub fn build(ui: &mut UiBuilder, line: Entity, marks: &SideMarks, has_room: bool) {
    let place = ui.node(line, Node::line(space::XXS).no_shrink());
    let shown = if has_room { COUNTED.len() } else { 1 };
    let mut is_clean = true;
    for (shape, labels) in COUNTED.iter().take(shown) {
        let count: usize = labels.iter().map(|label| marks.count(*label)).sum();
        if count > 0 {
            is_clean = false;
            let pair = ui.node(place, Node::line(3).no_shrink());
            label_mark(ui, pair, *shape);
            ui.literal_line(pair, Style::DATA_LABEL, count.to_string());
        }
    }
    if is_clean {
        ui.icon(place, Icon::Check, TICK, Token::Success);
    }
    if let Some(accuracy) = marks.accuracy.filter(|_| has_room) {
        let percent = percent_text(&ui.locale, accuracy);
        ui.literal_line(place, Style::DATA_LABEL.ink(Token::Ink2), percent);
    }
}

/// "Reviewed. Black: 92 %, 1 losing move. White: 97 %".
pub fn spoken(locale: &Locale, marks: &Marks) -> String {
    let sides = Side::ALL.map(|side| {
        let marks = marks.side(side);
        let accuracy = marks.accuracy.map(|percent| percent_text(locale, percent));
        let counts = SPOKEN.iter().filter_map(|(label, id)| {
            let count = marks.count(*label);
            (count > 0).then(|| locale.text_of(id, "count", count))
        });
        let facts = locale.facts(accuracy.into_iter().chain(counts));
        let variables = [
            ("side", locale.text(side_id(side)).into()),
            ("facts", facts.into()),
        ];
        locale.text_with("library-reviewed-side", &variables)
    });
    let reviewed = locale.text("library-reviewed");
    locale.statements([reviewed].into_iter().chain(sides))
}

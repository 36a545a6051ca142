//! Who has Black in which game, and how many games the match has.

use super::draft;
use super::setup_part::{SetupView, on_pick};
use crate::live::MatchLength;
use crate::screens::setup_row::line;
use crate::screens::wording::match_terms;
use crate::theme::space;
use crate::widgets::{NodeStyle, Segment, UiBuilder, letters_in};
use bevy::prelude::*;

/// The maximum length of a name in a segment, in characters.
const SHORT: usize = 11;

/// Who has Black: one of the players, alternating, or another rule.
pub fn fill_black(ui: &mut UiBuilder, parent: Entity, view: &SetupView) {
    let [first, second] = [0, 1].map(|index| {
        let name = view.player_name(&ui.locale, index);
        Segment {
            label: shortened(&name),
            spoken: name,
            ..default()
        }
    });
    let [alternate, other] =
        ["new-black-alternate", "new-black-other"].map(|id| Segment::words(ui.locale.text(id)));
    let options = [first, second, alternate, other];
    let picked = draft::black_segment(view.config().black);
    let group = ui.segments(parent, "new-black", &options, picked);
    on_pick(ui, group, |index, setup, ui_state| {
        let known = draft::BLACK.get(index).copied();
        setup.black = known.unwrap_or(ui_state.other_black);
    });
}

/// The rules that depend on the previous game, and the random one.
pub fn fill_other_black(ui: &mut UiBuilder, parent: Entity, view: &SetupView) {
    if draft::black_segment(view.config().black) < draft::BLACK.len() {
        return;
    }
    let options = [
        ("new-black-loser", "new-black-loser-spoken"),
        ("new-black-winner", "new-black-winner-spoken"),
        ("new-black-random", "new-black-random-spoken"),
    ]
    .map(|(id, spoken)| Segment {
        spoken: ui.locale.text(spoken),
        ..Segment::words(ui.locale.text(id))
    });
    let picked = draft::place_of(&draft::OTHER_BLACK, &view.config().black);
    let frame = ui.node(parent, Node::column().pad_top(space::XS));
    let group = ui.segments(frame, "new-black-other", &options, picked);
    on_pick(ui, group, |index, setup, ui_state| {
        if let Some(rule) = draft::OTHER_BLACK.get(index) {
            ui_state.other_black = *rule;
            setup.black = *rule;
        }
    });
}

/// A name shortened to fit into a segment.
fn shortened(name: &str) -> String {
    if letters_in(name) <= SHORT {
        return name.into();
    }
    let mut short = String::new();
    for letter in name.chars() {
        if letters_in(&short) + letters_in(letter.encode_utf8(&mut [0; 4])) >= SHORT {
            break;
        }
        short.push(letter);
    }
    short + "…"
}

pub fn fill_length(ui: &mut UiBuilder, parent: Entity, view: &SetupView) {
    let best = match_terms::length_alone(&ui.locale, MatchLength::BestOf(view.ui_state.best_of));
    let first = match_terms::length_alone(&ui.locale, MatchLength::FirstTo(view.ui_state.first_to));
    let options = [
        Segment::words(ui.locale.text("new-match-single")),
        Segment::words(best),
        Segment::words(first),
        Segment::words(ui.locale.text("new-match-open")),
    ];
    let picked = draft::length_segment(view.config().length);
    let group = ui.segments(parent, "new-match", &options, picked);
    on_pick(ui, group, |index, setup, ui_state| {
        setup.length = match index {
            0 => MatchLength::Single,
            1 => MatchLength::BestOf(ui_state.best_of),
            2 => MatchLength::FirstTo(ui_state.first_to),
            _ => MatchLength::Open,
        };
    });
}

/// The stepper for the games of a "best of" match, or for the wins of a "first to" match.
pub fn fill_games(ui: &mut UiBuilder, parent: Entity, view: &SetupView) {
    let (figures, figure, id) = match view.config().length {
        MatchLength::BestOf(games) => (&draft::GAMES, games, "new-match-games"),
        MatchLength::FirstTo(wins) => (&draft::WINS, wins, "new-match-wins"),
        MatchLength::Single | MatchLength::Open => return,
    };
    let lengths = figures.map(|figure| match view.config().length {
        MatchLength::FirstTo(_) => MatchLength::FirstTo(figure),
        _ => MatchLength::BestOf(figure),
    });
    let words = lengths.map(|length| match_terms::length_alone(&ui.locale, length));
    let mut known = figures.iter();
    let picked = known.position(|known| *known >= figure);
    let picked = picked.unwrap_or(figures.len());
    let line = line(ui, parent);
    let stepper = ui.stepper(line, id, &words, picked);
    on_pick(ui, stepper, move |index, setup, ui_state| {
        let Some(length) = lengths.get(index) else {
            return;
        };
        match *length {
            MatchLength::BestOf(games) => ui_state.best_of = games,
            MatchLength::FirstTo(wins) => ui_state.first_to = wins,
            MatchLength::Single | MatchLength::Open => {}
        }
        setup.length = *length;
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_names_are_cut_between_letters() {
        assert_eq!(shortened("Hana"), "Hana");
        assert_eq!(shortened("ŌtaŌtaŌtaŌtaŌta"), "ŌtaŌtaŌtaŌ…");
    }
}

//! The match: who is Black in which game, and how many games there are.

use super::draft;
use super::options::{line, stack};
use super::part::{Desk, Sight};
use super::setup::Setup;
use crate::app::screens::words;
use crate::app::session::MatchLength;
use crate::app::theme::space;
use crate::app::widgets::{Kit, Picked, Segment};
use bevy::prelude::*;

/// The longest name in a segment, in characters.
const SHORT: usize = 11;

/// Who is Black: the players by name, in turn, or by another rule.
pub fn fill_black(kit: &mut Kit, parent: Entity, sight: &Sight) {
    let mut options: Vec<_> = (0..sight.config.players.len())
        .map(|index| {
            let name = words::player_name(&kit.locale, sight.config, index);
            Segment {
                label: shortened(&name),
                spoken: name,
                ..default()
            }
        })
        .collect();
    options.extend(["new-black-alternate", "new-black-other"].map(|id| Segment::words(kit.t(id))));
    let picked = draft::black_segment(sight.config.black);
    let group = kit.segments(parent, "new-black", &options, picked);
    kit.on(
        group,
        |picked: On<Picked>, mut setup: Setup, desk: Res<Desk>| {
            let known = draft::BLACK.get(picked.index).copied();
            setup.black = known.unwrap_or(desk.other_black);
        },
    );
}

/// The rules that look at the game before, and the coin.
pub fn fill_other_black(kit: &mut Kit, parent: Entity, sight: &Sight) {
    if draft::black_segment(sight.config.black) < draft::BLACK.len() {
        return;
    }
    let options = [
        ("new-black-loser", "new-black-loser-spoken"),
        ("new-black-winner", "new-black-winner-spoken"),
        ("new-black-random", "new-black-random-spoken"),
    ]
    .map(|(id, spoken)| Segment {
        spoken: kit.t(spoken),
        ..Segment::words(kit.t(id))
    });
    let picked = draft::OTHER_BLACK
        .iter()
        .position(|rule| *rule == sight.config.black)
        .unwrap_or_default();
    let frame = kit.node(
        parent,
        Node {
            padding: UiRect::top(px(space::XS)),
            ..stack()
        },
    );
    let group = kit.segments(frame, "new-black-other", &options, picked);
    kit.on(
        group,
        |picked: On<Picked>, mut setup: Setup, mut desk: ResMut<Desk>| {
            if let Some(rule) = draft::OTHER_BLACK.get(picked.index) {
                desk.other_black = *rule;
                setup.black = *rule;
            }
        },
    );
}

/// A name that fits into a segment.
fn shortened(name: &str) -> String {
    if name.chars().count() <= SHORT {
        return name.into();
    }
    name.chars().take(SHORT - 1).chain(['…']).collect()
}

/// The length of the match.
pub fn fill_match(kit: &mut Kit, parent: Entity, sight: &Sight) {
    let best = words::length_alone(&kit.locale, MatchLength::BestOf(sight.desk.best_of));
    let first = words::length_alone(&kit.locale, MatchLength::FirstTo(sight.desk.first_to));
    let options = [
        Segment::words(kit.t("new-match-single")),
        Segment::words(best),
        Segment::words(first),
        Segment::words(kit.t("new-match-open")),
    ];
    let picked = draft::length_segment(sight.config.length);
    let group = kit.segments(parent, "new-match", &options, picked);
    kit.on(
        group,
        |picked: On<Picked>, mut setup: Setup, desk: Res<Desk>| {
            setup.length = match picked.index {
                0 => MatchLength::Single,
                1 => MatchLength::BestOf(desk.best_of),
                2 => MatchLength::FirstTo(desk.first_to),
                _ => MatchLength::Open,
            };
        },
    );
}

/// The stepper for the games of a "best of" match, or for the wins of a "first to".
pub fn fill_games(kit: &mut Kit, parent: Entity, sight: &Sight) {
    let (figures, figure, id, length): (&[u32], _, _, fn(u32) -> MatchLength) = match sight
        .config
        .length
    {
        MatchLength::BestOf(games) => {
            (&draft::GAMES, games, "new-match-games", MatchLength::BestOf)
        }
        MatchLength::FirstTo(wins) => (&draft::WINS, wins, "new-match-wins", MatchLength::FirstTo),
        MatchLength::Single | MatchLength::Open => return,
    };
    let lengths: Vec<_> = figures.iter().copied().map(length).collect();
    let words: Vec<_> = lengths
        .iter()
        .map(|length| words::length_alone(&kit.locale, *length))
        .collect();
    let picked = figures
        .iter()
        .position(|known| *known >= figure)
        .unwrap_or(figures.len());
    let line = line(kit, parent);
    let stepper = kit.stepper(line, id, &words, picked);
    kit.on(
        stepper,
        move |picked: On<Picked>, mut setup: Setup, mut desk: ResMut<Desk>| {
            let Some(length) = lengths.get(picked.index) else {
                return;
            };
            match *length {
                MatchLength::BestOf(games) => desk.best_of = games,
                MatchLength::FirstTo(wins) => desk.first_to = wins,
                MatchLength::Single | MatchLength::Open => {}
            }
            setup.length = *length;
        },
    );
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

//! What several reviews say about each player: which mistakes, how often, and for which reasons.
//!
//! ```
//! use narabe_engine_core::{Engine, Settings};
//! use narabe_notation::parse_move_list;
//! use narabe_rules::{BoardSize, Position, Rule};
//! use narabe_study::review::{Budget, Findings, Label, Review, Tally, positions};
//!
//! let mut game = Position::new(Rule::Freestyle, BoardSize::DEFAULT);
//! for point in parse_move_list("h8 i9 i8 h9 j8 a1 k8 b1 l8")? {
//!     game.play(point)?;
//! }
//! let mut engine = Engine::new(Settings { hash: 1, threads: 1 });
//! let mut examine = |position: &Position| {
//!     Findings::examine(&position.into(), &mut engine, &Budget::of_search(500), &Default::default())
//! };
//! let findings: Vec<_> = positions(&game).iter().map(|position| examine(position)).collect();
//! let mut tally = Tally::default();
//! tally.add(&Review::of(&game, &findings), [None, Some("Hana")]);
//! let hana = &tally.persons()[0];
//! assert_eq!(hana.count(Label::LosingMove), 1);
//! assert_eq!(hana.most_often().unwrap().times, 1);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use super::label::Label;
use super::summary::Review;
use narabe_rules::Side;
use std::collections::BTreeMap;

/// The tally of several reviews.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    games: usize,
    persons: Vec<PersonTally>,
}

/// What the reviews say about one person.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PersonTally {
    /// The name.
    pub name: String,
    /// The number of games that this person played.
    pub games: usize,
    labels: BTreeMap<Label, usize>,
    causes: BTreeMap<(Label, &'static str), usize>,
}

/// What mistakes come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cause {
    /// The label of those mistakes: a losing move or a missed win.
    pub label: Label,
    /// The identifier of their [`Reason`](super::Reason).
    pub reason: &'static str,
    /// How many there are.
    pub times: usize,
}

impl Tally {
    /// Counts the review of a game. `names` are those of Black and White; a side without one is not counted.
    pub fn add(&mut self, review: &Review, names: [Option<&str>; 2]) {
        self.games += 1;
        for (side, name) in Side::ALL.into_iter().zip(names) {
            let Some(name) = name else { continue };
            let is_new_game = side == Side::Black || names[0] != names[1];
            let person = self.person(name);
            person.games += usize::from(is_new_game);
            for reviewed in review.moves.iter().filter(|reviewed| reviewed.side == side) {
                let Some(label) = reviewed.label else {
                    continue;
                };
                *person.labels.entry(label).or_default() += 1;
                if let Some(reason) = reviewed.reason {
                    *person.causes.entry((label, reason.id())).or_default() += 1;
                }
            }
        }
    }

    fn person(&mut self, name: &str) -> &mut PersonTally {
        let known = self.persons.iter().position(|person| person.name == name);
        let index = known.unwrap_or_else(|| {
            self.persons.push(PersonTally {
                name: name.to_owned(),
                ..PersonTally::default()
            });
            self.persons.len() - 1
        });
        &mut self.persons[index]
    }

    /// The number of games.
    pub const fn games(&self) -> usize {
        self.games
    }

    /// The persons, in the order in which their games were added.
    pub fn persons(&self) -> &[PersonTally] {
        &self.persons
    }
}

impl PersonTally {
    /// How many moves have a label.
    pub fn count(&self, label: Label) -> usize {
        self.labels.get(&label).copied().unwrap_or(0)
    }

    /// What most of the losing moves and missed wins come from; none without any.
    pub fn most_often(&self) -> Option<Cause> {
        // Of as many the first label, and of its reasons the first, so that the answer is always the same.
        let most =
            (self.causes.iter()).max_by_key(|&(&cause, &times)| (times, std::cmp::Reverse(cause)));
        most.map(|(&(label, reason), &times)| Cause {
            label,
            reason,
            times,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::review::{Budget, Findings, positions};
    use narabe_engine_core::{Engine, Settings};
    use narabe_notation::parse_move_list;
    use narabe_rules::{BoardSize, Position, Rule};
    use std::sync::atomic::AtomicBool;

    fn review(moves: &str) -> Review {
        let mut game = Position::new(Rule::Freestyle, BoardSize::DEFAULT);
        for point in parse_move_list(moves).unwrap() {
            game.play(point).unwrap();
        }
        let mut engine = Engine::new(Settings {
            hash: 1,
            threads: 1,
        });
        let (budget, stop) = (Budget::of_search(500), AtomicBool::new(false));
        let findings: Vec<_> = positions(&game)
            .iter()
            .map(|position| Findings::examine(&position.into(), &mut engine, &budget, &stop))
            .collect();
        Review::of(&game, &findings)
    }

    #[test]
    fn mistakes_are_counted_by_person_whatever_the_colour() {
        // White leaves an open three, and does not stop the five in the second game.
        let left_open = review("h8 i9 i8 h9 j8 a1 k8 b1 l8");
        let mut tally = Tally::default();
        tally.add(&left_open, [Some("Taro"), Some("Hana")]);
        tally.add(&left_open, [None, Some("Hana")]);
        tally.add(&left_open, [Some("Hana"), None]);
        assert_eq!(tally.games(), 3);
        let names: Vec<_> = tally.persons().iter().map(|person| &*person.name).collect();
        assert_eq!(names, ["Taro", "Hana"]);
        let [taro, hana] = tally.persons() else {
            panic!("{tally:?}");
        };
        assert_eq!((taro.games, hana.games), (1, 3));
        assert_eq!(taro.count(Label::LosingMove), 0);
        assert_eq!(taro.most_often(), None);
        assert_eq!(hana.count(Label::LosingMove), 2);
        let cause = hana.most_often().unwrap();
        assert_eq!((cause.label, cause.times), (Label::LosingMove, 2));
        assert_eq!(cause.reason, "three-not-stopped");
    }

    #[test]
    fn one_who_plays_both_sides_has_one_game() {
        let mut tally = Tally::default();
        tally.add(&review("h8 i9"), [Some("Hana"), Some("Hana")]);
        assert_eq!(tally.persons().len(), 1);
        assert_eq!(tally.persons()[0].games, 1);
    }

    #[test]
    fn a_missed_five_is_the_cause_of_a_missed_win() {
        // Black has a four and plays elsewhere; White stops it.
        let mut tally = Tally::default();
        let missed = review("h8 g8 i8 c1 j8 e1 k8 g1 o15 l8");
        tally.add(&missed, [Some("Hana"), None]);
        let hana = &tally.persons()[0];
        assert!(hana.count(Label::MissedWin) > 0, "{hana:?}");
        assert!(
            (hana.causes.keys()).any(|(_, reason)| *reason == "missed-five"),
            "{hana:?}"
        );
    }
}

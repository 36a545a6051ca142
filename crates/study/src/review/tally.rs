//! What several reviews say about each player: which mistakes, how often, in which phase of the game, and in which games.
//!
//! ```
//! use narabe_engine_core::{Engine, Settings};
//! use narabe_notation::parse_move_list;
//! use narabe_rules::{BoardSize, Position, Rule};
//! use narabe_study::review::{Budget, Findings, Label, Marks, Review, Tally, positions};
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
//! let marks = Marks::of(&Review::of(&game, &findings));
//! tally.add(&"the game of Sunday", &marks, [None, Some("Hana")]);
//! let hana = &tally.persons()[0];
//! assert_eq!(hana.count(Label::LosingMove), 1);
//! let weakness = &hana.weaknesses()[0];
//! assert_eq!(weakness.kind.id(), "three-not-stopped");
//! let (game, mistake) = weakness.mistakes[0];
//! assert_eq!((*game, mistake.ply), ("the game of Sunday", 6));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use super::label::Label;
use super::marks::{MarkedMistake, Marks, MistakeKind, Phase, SideMarks};
use narabe_rules::Side;
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// The tally of several reviews. `G` is what games are known by.
#[derive(Clone, Debug, PartialEq)]
pub struct Tally<G> {
    games: usize,
    persons: Vec<PersonTally<G>>,
}

impl<G> Default for Tally<G> {
    fn default() -> Self {
        Self {
            games: 0,
            persons: Vec::new(),
        }
    }
}

/// What the reviews say about one person.
#[derive(Clone, Debug, PartialEq)]
pub struct PersonTally<G> {
    /// The name.
    pub name: String,
    /// The number of games that this person played.
    pub games: usize,
    /// The labelled moves in each phase, in the order of [`Phase::ALL`].
    moves: [usize; 3],
    /// The accuracies, in per cent.
    accuracies: Vec<u8>,
    mistakes: Vec<(G, MarkedMistake)>,
}

impl<G> Default for PersonTally<G> {
    fn default() -> Self {
        Self {
            name: String::new(),
            games: 0,
            moves: [0; 3],
            accuracies: Vec::new(),
            mistakes: Vec::new(),
        }
    }
}

/// Mistakes of one kind.
#[derive(Clone, Debug, PartialEq)]
pub struct Weakness<'a, G> {
    /// Their kind.
    pub kind: &'a MistakeKind,
    /// How many there are in each phase, in the order of [`Phase::ALL`].
    pub by_phase: [usize; 3],
    /// The mistakes with their games, in the order in which these were added.
    pub mistakes: Vec<(&'a G, &'a MarkedMistake)>,
}

impl<G: Clone> Tally<G> {
    /// Counts the review of a game. `names` are those of Black and White; a side without one is not counted.
    pub fn add(&mut self, game: &G, marks: &Marks, names: [Option<&str>; 2]) {
        self.games += 1;
        for (side, name) in Side::ALL.into_iter().zip(names) {
            let Some(name) = name else { continue };
            let is_new_game = side == Side::Black || names[0] != names[1];
            let person = self.person(name);
            person.games += usize::from(is_new_game);
            person.add_side(game, marks.side(side));
        }
    }

    fn person(&mut self, name: &str) -> &mut PersonTally<G> {
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
    pub fn persons(&self) -> &[PersonTally<G>] {
        &self.persons
    }
}

impl<G: Clone> PersonTally<G> {
    /// Counts a game of the person.
    pub fn add(&mut self, game: &G, marks: &SideMarks) {
        self.games += 1;
        self.add_side(game, marks);
    }

    fn add_side(&mut self, game: &G, marks: &SideMarks) {
        for (sum, moves) in self.moves.iter_mut().zip(marks.moves) {
            *sum += moves;
        }
        self.accuracies.extend(marks.accuracy);
        let mistakes = marks.mistakes.iter().cloned();
        let mistakes = mistakes.map(|mistake| (game.clone(), mistake));
        self.mistakes.extend(mistakes);
    }

    /// How many moves have a label that is a mistake's.
    pub fn count(&self, label: Label) -> usize {
        let mistakes = self.mistakes();
        mistakes
            .filter(|(_, mistake)| mistake.label == label)
            .count()
    }

    /// The mistakes, in the order in which their games were added.
    pub fn mistakes(&self) -> impl Iterator<Item = (&G, &MarkedMistake)> {
        self.mistakes.iter().map(|(game, mistake)| (game, mistake))
    }

    /// The mistakes from whose positions puzzles may be made.
    pub fn tasks(&self) -> impl Iterator<Item = (&G, &MarkedMistake)> {
        self.mistakes().filter(|(_, mistake)| mistake.is_task)
    }

    /// The number of labelled moves, in a phase or in all.
    pub fn moves(&self, phase: Option<Phase>) -> usize {
        match phase {
            Some(phase) => self.moves[phase as usize],
            None => self.moves.iter().sum(),
        }
    }

    /// The mean accuracy of the games, in per cent; none without labelled moves.
    pub fn accuracy(&self) -> Option<u8> {
        let sum: usize = self.accuracies.iter().copied().map(usize::from).sum();
        let count = self.accuracies.len();
        (count > 0).then(|| u8::try_from((sum + count / 2) / count).unwrap_or(u8::MAX))
    }

    /// The mistakes by their kinds, the most frequent first.
    pub fn weaknesses(&self) -> Vec<Weakness<'_, G>> {
        let mut kinds: BTreeMap<&MistakeKind, Weakness<'_, G>> = BTreeMap::new();
        for (game, mistake) in &self.mistakes {
            let weakness = kinds.entry(&mistake.kind).or_insert_with(|| Weakness {
                kind: &mistake.kind,
                by_phase: [0; 3],
                mistakes: Vec::new(),
            });
            weakness.by_phase[Phase::of(mistake.ply) as usize] += 1;
            weakness.mistakes.push((game, mistake));
        }
        let mut weaknesses: Vec<_> = kinds.into_values().collect();
        // Of as many in the order of their names, so that the answer is always the same.
        weaknesses.sort_by_key(|weakness| Reverse(weakness.mistakes.len()));
        weaknesses
    }

    /// The most frequent kind of mistake whose reason is known.
    pub fn most_often(&self) -> Option<Weakness<'_, G>> {
        let mut weaknesses = self.weaknesses().into_iter();
        weaknesses.find(|weakness| weakness.kind.has_reason())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::review::{Budget, Findings, Review, positions};
    use narabe_engine_core::{Engine, Settings};
    use narabe_notation::parse_move_list;
    use narabe_rules::{BoardSize, Position, Rule};
    use std::sync::atomic::AtomicBool;

    fn marks(moves: &str) -> Marks {
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
        Marks::of(&Review::of(&game, &findings))
    }

    #[test]
    fn mistakes_are_counted_by_person_whatever_the_colour() {
        // White leaves an open three, and does not stop the five in the second game.
        let left_open = marks("h8 i9 i8 h9 j8 a1 k8 b1 l8");
        let mut tally = Tally::default();
        tally.add(&1, &left_open, [Some("Taro"), Some("Hana")]);
        tally.add(&2, &left_open, [None, Some("Hana")]);
        tally.add(&3, &left_open, [Some("Hana"), None]);
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
        let weakness = hana.most_often().unwrap();
        assert_eq!(weakness.kind.id(), "three-not-stopped");
        let places = weakness.mistakes.iter();
        let places: Vec<_> = places
            .map(|(game, mistake)| (**game, mistake.ply))
            .collect();
        assert_eq!(places, [(1, 6), (2, 6)]);
        assert_eq!(weakness.by_phase, [2, 0, 0]);
        assert_eq!(hana.moves(None), 4 + 4 + 5);
        assert_eq!(hana.moves(Some(Phase::Middle)), 0);
        let [black, white] = left_open
            .sides
            .each_ref()
            .map(|side| side.accuracy.unwrap());
        let mean = (2.0 * f64::from(white) + f64::from(black)) / 3.0;
        assert!((f64::from(hana.accuracy().unwrap()) - mean).abs() <= 0.5);
    }

    #[test]
    fn one_who_plays_both_sides_has_one_game() {
        let mut tally = Tally::default();
        tally.add(&(), &marks("h8 i9"), [Some("Hana"), Some("Hana")]);
        assert_eq!(tally.persons().len(), 1);
        assert_eq!(tally.persons()[0].games, 1);
    }

    #[test]
    fn a_missed_five_is_the_cause_of_a_missed_win_and_a_task() {
        // Black has a four and plays elsewhere; White stops it.
        let mut tally = Tally::default();
        let missed = marks("h8 g8 i8 c1 j8 e1 k8 g1 o15 l8");
        tally.add(&(), &missed, [Some("Hana"), None]);
        let hana = &tally.persons()[0];
        assert!(hana.count(Label::MissedWin) > 0, "{hana:?}");
        let kinds = hana.weaknesses();
        let kinds: Vec<_> = kinds.iter().map(|weakness| weakness.kind.id()).collect();
        assert!(kinds.contains(&"missed-five"), "{kinds:?}");
        assert!(
            hana.tasks().any(|(_, mistake)| mistake.ply == 9),
            "{hana:?}"
        );
    }

    #[test]
    fn the_most_frequent_kind_is_first_and_one_without_a_reason_is_its_label() {
        let mistake = |ply, label, kind: &str| {
            let kind = kind_of(kind);
            MarkedMistake {
                ply,
                label,
                kind,
                is_task: false,
            }
        };
        let side = SideMarks {
            accuracy: None,
            moves: [5, 10, 5],
            mistakes: vec![
                mistake(9, Label::Mistake, "mistake"),
                mistake(11, Label::Mistake, "mistake"),
                mistake(13, Label::LosingMove, "fork"),
                mistake(33, Label::Mistake, "mistake"),
            ],
        };
        let mut person = PersonTally::default();
        person.add(&7, &side);
        let weaknesses = person.weaknesses();
        let counts: Vec<_> = weaknesses
            .iter()
            .map(|weakness| (weakness.kind.id(), weakness.by_phase))
            .collect();
        assert_eq!(counts, [("mistake", [1, 1, 1]), ("fork", [0, 1, 0])]);
        assert_eq!(person.most_often().unwrap().kind.id(), "fork");
        assert_eq!((person.moves(None), person.accuracy()), (20, None));
    }

    /// A kind by its identifier, as a file has it.
    fn kind_of(id: &str) -> MistakeKind {
        ron::from_str(&format!("{id:?}")).unwrap()
    }
}

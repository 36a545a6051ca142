//! What a file holds that could not be kept, what is odd in it, and what was assumed because the file does not say it.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::assumption::Assumption;
use super::loss_kind::LossKind;
use super::oddity::Oddity;
use super::read_error::Place;

/// The most parts that are reported one by one; the others are counted.
const MAX_ODDITIES: usize = 20;

/// What was lost, what is odd and what was assumed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct LossReport {
    lost: BTreeMap<LossKind, usize>,
    /// In how many variations the moves of variations were, and of other kinds how many moves were left out in all.
    extent: BTreeMap<LossKind, usize>,
    assumed: BTreeSet<Assumption>,
    odd: Vec<Oddity>,
    /// The number of odd parts that are not in the list.
    more_odd: usize,
}

impl LossReport {
    /// Counts one more loss.
    pub fn lose(&mut self, kind: LossKind) {
        self.lose_many(kind, 1);
    }

    /// Counts more losses.
    pub fn lose_many(&mut self, kind: LossKind, count: usize) {
        if count > 0 {
            *self.lost.entry(kind).or_default() += count;
        }
    }

    /// Counts more moves in variations, and the variations in which they are.
    pub fn lose_variations(&mut self, moves: usize, variations: usize) {
        self.lose_many(LossKind::Variations, moves);
        self.add_extent(LossKind::Variations, variations);
    }

    /// Counts moves that are left out because of one that is counted as lost: itself, and those that follow it.
    pub fn add_extent(&mut self, kind: LossKind, count: usize) {
        if count > 0 {
            *self.extent.entry(kind).or_default() += count;
        }
    }

    /// In how many variations the lost moves of variations were, or how many moves were left out in all because of those of
    /// another kind; 0 if it is not known.
    pub fn extent(&self, kind: LossKind) -> usize {
        self.extent.get(&kind).copied().unwrap_or_default()
    }

    /// Notes what was assumed.
    pub fn assume(&mut self, assumption: Assumption) {
        self.assumed.insert(assumption);
    }

    /// Notes a part of the file that is reported with its place. Beyond the first twenty they are only counted.
    pub fn note(&mut self, odd: Oddity) {
        self.note_with(|| odd);
    }

    /// The same of a part that takes long to describe, and is described only if it is reported.
    pub fn note_with(&mut self, odd: impl FnOnce() -> Oddity) {
        if self.odd.len() < MAX_ODDITIES {
            self.odd.push(odd())
        } else {
            self.more_odd += 1
        }
    }

    /// Says that all odd parts are in this file of an archive, a folder or many files.
    pub fn place_inside(&mut self, entry: &str) {
        for odd in &mut self.odd {
            odd.place = Some(Place::inside(entry, odd.place.take()));
        }
    }

    /// Counts more odd parts that are not told one by one.
    pub fn note_more(&mut self, count: usize) {
        self.more_odd += count;
    }

    /// Adds another report.
    pub fn extend(&mut self, other: &Self) {
        for (kind, count) in other.lost() {
            self.lose_many(kind, count);
            self.add_extent(kind, other.extent(kind));
        }
        self.assumed.extend(other.assumed.iter().cloned());
        for odd in &other.odd {
            self.note(odd.clone());
        }
        self.note_more(other.more_odd);
    }

    /// How much of a kind was lost.
    pub fn count(&self, kind: LossKind) -> usize {
        self.lost.get(&kind).copied().unwrap_or_default()
    }

    /// What was lost, by kind.
    pub fn lost(&self) -> impl Iterator<Item = (LossKind, usize)> {
        self.lost.iter().map(|(&kind, &count)| (kind, count))
    }

    /// What was assumed.
    pub fn assumed(&self) -> impl Iterator<Item = &Assumption> {
        self.assumed.iter()
    }

    /// The parts that are reported with their place, in the order of the file.
    pub fn odd(&self) -> impl Iterator<Item = &Oddity> {
        self.odd.iter()
    }

    /// The number of odd parts beyond those of [`odd`](Self::odd).
    pub const fn more_odd(&self) -> usize {
        self.more_odd
    }

    /// Whether nothing was lost and nothing odd was found. Something may have been assumed.
    pub fn is_complete(&self) -> bool {
        self.lost.is_empty() && self.odd.is_empty()
    }

    /// All of it in English, one sentence a line, without full stops.
    pub fn lines(&self) -> Vec<String> {
        let lost = self.lost();
        let lost = lost.map(|(kind, count)| kind.words_with(count, self.extent(kind)));
        let odd = self.odd.iter().map(Oddity::to_string);
        let more = (self.more_odd > 0).then(|| match self.more_odd {
            1 => "1 more part of the file is odd".to_owned(),
            count => format!("{count} more parts of the file are odd"),
        });
        let assumed = self.assumed.iter().map(Assumption::to_string);
        lost.chain(odd).chain(more).chain(assumed).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::super::oddity::OddKind;
    use super::*;
    use narabe_rules::Rule;

    #[test]
    fn losses_are_said_in_words() {
        let mut report = LossReport::default();
        report.lose_many(LossKind::BoardTextsOnPasses, 12);
        report.lose(LossKind::Comments);
        report.lose(LossKind::Passes);
        report.assume(Assumption::Rule(Rule::Renju));
        assert_eq!(
            report.lines(),
            [
                "1 pass was left out, with all that follows it",
                "1 comment was left out",
                "12 board texts on passes were left out",
                "the file names no rule that we know: renju was taken",
            ]
        );
    }

    #[test]
    fn how_much_is_left_out_with_a_move_is_said() {
        let mut report = LossReport::default();
        report.lose_variations(741, 12);
        report.lose(LossKind::Passes);
        report.add_extent(LossKind::Passes, 30);
        let mut both = report.clone();
        both.extend(&report);
        assert_eq!(
            both.lines(),
            [
                "2 passes were left out, with all that follows them: 60 moves",
                "1482 moves in 24 variations were left out",
            ]
        );
    }

    #[test]
    fn the_first_odd_parts_are_named_and_the_others_counted() {
        let mut report = LossReport::default();
        for line in 1..=23 {
            report.note(Oddity::in_line(line, OddKind::NotUnderstood, "\u{1b}[2J"));
        }
        let lines = report.lines();
        assert_eq!(lines.len(), 21);
        assert_eq!(
            lines[0],
            "line 1: `^[[2J` is not understood and was left out"
        );
        assert_eq!(lines[20], "3 more parts of the file are odd");
        let mut both = report.clone();
        both.extend(&report);
        assert_eq!((both.odd().count(), both.more_odd()), (20, 26));
        assert!(!both.is_complete());
    }
}

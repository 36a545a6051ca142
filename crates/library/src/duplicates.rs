//! The same game twice: from two files, or played here and imported as well.
//!
//! Two games are the same if size, set-up and moves are equal and nothing that is known of both contradicts: names and dates agree,
//! or one of them does not say them. Merging keeps the game that says more, fills in what it leaves open, and unites the tags.

use std::cmp::Reverse;
use std::collections::{BTreeSet, HashMap};

use super::changes::{Change, WholeGame};
use super::game::GameId;
use super::games::{Body, Games};
use super::hash::Hash;
use super::origin::origin_of;
use super::progress::{Cancelled, Watch, report};
use super::query::ResultFilter;
use super::row::{Field, NO_LEVEL, NO_MINUTE, NO_PROTOCOL, Row, unpack_date};
use super::texts::TextId;
use narabe_notation::{GameDate, GameResult};

impl Games {
    /// Groups of games that are the same, each with the one that is kept first.
    ///
    /// # Errors
    /// [`Cancelled`] if the watcher says so.
    pub fn duplicates(&self, watch: Watch<'_>) -> Result<Vec<Vec<GameId>>, Cancelled> {
        let mut by_moves: HashMap<u64, Vec<&Row>> = HashMap::new();
        for (done, row) in self.rows.iter().enumerate() {
            report(watch, done, self.rows.len())?;
            by_moves.entry(self.moves_key(row)).or_default().push(row);
        }
        let mut groups = Vec::new();
        for rows in by_moves.into_values().filter(|rows| rows.len() > 1) {
            groups.extend(self.groups_among(rows));
        }
        groups.sort_unstable();
        Ok(groups)
    }

    /// A number that is the same for games with the same moves.
    fn moves_key(&self, row: &Row) -> u64 {
        let mut hash = Hash::new(&[row.size.get(), u8::from(row.is_twin)]);
        hash.add_number(row.setup.into());
        hash.add_number(row.first as u64);
        for code in self.packed(row).codes() {
            hash.add(&code.to_le_bytes());
        }
        if row.is_twin {
            hash.add(self.bodies.get(&row.id).map_or(&[], |body| body));
        }
        hash.get()
    }

    /// Groups of at least two among games with the same key.
    fn groups_among(&self, mut rows: Vec<&Row>) -> Vec<Vec<GameId>> {
        rows.sort_by_key(|row| (Reverse(self.richness(row)), row.id));
        let mut groups: Vec<Vec<&Row>> = Vec::new();
        for row in rows {
            let is_same =
                |group: &&mut Vec<&Row>| group.iter().all(|other| self.are_same(row, other));
            match groups.iter_mut().find(is_same) {
                Some(group) => group.push(row),
                None => groups.push(vec![row]),
            }
        }
        let several = groups.into_iter().filter(|group| group.len() > 1);
        several
            .map(|group| group.into_iter().map(|row| row.id).collect())
            .collect()
    }

    /// How much is known of a game: own games first, then those with variations, then by the number of texts and numbers.
    fn richness(&self, row: &Row) -> (bool, usize, usize) {
        let body = self.bodies.get(&row.id).map_or(0, |body| body.len());
        let texts = row
            .texts
            .iter()
            .filter(|&&text| text != TextId::EMPTY)
            .count();
        let known = [
            row.date != 0,
            row.minute != NO_MINUTE,
            row.protocol != NO_PROTOCOL,
            row.result != GameResult::Unknown,
        ];
        let known = known.into_iter().filter(|&is_known| is_known).count();
        (self.source(row.source).is_own(), body, texts + known)
    }

    fn are_same(&self, one: &Row, other: &Row) -> bool {
        let has_same_moves = one.size == other.size
            && one.is_twin == other.is_twin
            && one.setup == other.setup
            && one.first == other.first
            && one.turns == other.turns
            && self.packed(one).codes().eq(self.packed(other).codes())
            && (!one.is_twin || self.bodies.get(&one.id) == self.bodies.get(&other.id));
        let is_compatible = |field: Field| {
            let texts = [one, other].map(|row| self.text(row, field));
            texts.iter().any(|text| text.is_empty())
                || texts[0].to_lowercase() == texts[1].to_lowercase()
        };
        let dates = [one, other].map(|row| unpack_date(row.date));
        has_same_moves
            && is_compatible(Field::Black)
            && is_compatible(Field::White)
            && are_compatible(dates)
            && are_compatible_results([one.result, other.result])
    }

    /// The changes that merge games into the first of them. Games that do not exist are left aside.
    pub(super) fn merged(&mut self, ids: &[GameId]) -> Vec<Change> {
        let mut seen = BTreeSet::new();
        let kept = ids
            .iter()
            .filter(|id| seen.insert(**id))
            .filter_map(|&id| self.whole_game(id));
        let mut kept = kept.collect::<Vec<_>>().into_iter();
        let Some(mut first) = kept.next() else {
            return Vec::new();
        };
        let before = origin_of(self, &first);
        let mut tags: BTreeSet<String> = self.tags(&first.row).map(str::to_owned).collect();
        let mut changes = Vec::new();
        for other in kept {
            tags.extend(self.tags(&other.row).map(str::to_owned));
            first.origins.push(origin_of(self, &other));
            first.origins.extend(&other.origins);
            fill_in(&mut first, &other);
            changes.push(Change {
                id: other.row.id,
                to: None,
            });
        }
        first.row.tags = self.add_tags(tags.iter().map(String::as_str));
        if origin_of(self, &first) != before {
            first.origins.push(before);
        }
        let id = first.row.id;
        changes.push(Change {
            id,
            to: Some(first),
        });
        changes
    }
}

/// Takes over what is known of another game and not of this one.
fn fill_in(kept: &mut WholeGame, other: &WholeGame) {
    let (row, from) = (&mut kept.row, &other.row);
    for (text, from) in row.texts.iter_mut().zip(from.texts) {
        if *text == TextId::EMPTY {
            *text = from;
        }
    }
    // The more exact of two dates is the greater one.
    row.date = row.date.max(from.date);
    if row.minute == NO_MINUTE {
        row.minute = from.minute;
    }
    if row.protocol == NO_PROTOCOL {
        row.protocol = from.protocol;
    }
    if row.result == GameResult::Unknown {
        row.result = from.result;
    }
    row.own_side = row.own_side.or(from.own_side);
    for index in 0..row.ratings.len() {
        if row.ratings[index] == 0 {
            row.ratings[index] = from.ratings[index];
        }
        if row.levels[index] == NO_LEVEL {
            row.levels[index] = from.levels[index];
        }
    }
    let is_larger = |body: &Body| {
        kept.body
            .as_ref()
            .is_none_or(|kept| kept.len() < body.len())
    };
    if let Some(body) = other.body.as_ref().filter(|body| is_larger(body)) {
        kept.body = Some(body.clone());
        kept.row.has_body = true;
    }
}

/// Whether one date may be the other, less exactly.
fn are_compatible(dates: [Option<GameDate>; 2]) -> bool {
    let [Some(one), Some(other)] = dates else {
        return true;
    };
    let is_same =
        |one: Option<u8>, other: Option<u8>| one.is_none() || other.is_none() || one == other;
    one.year() == other.year()
        && is_same(one.month(), other.month())
        && is_same(one.day(), other.day())
}

/// Whether the results name the same winner, or one is not known.
fn are_compatible_results(results: [GameResult; 2]) -> bool {
    let [one, other] = results.map(ResultFilter::of);
    one == other || one == ResultFilter::Unknown || other == ResultFilter::Unknown
}

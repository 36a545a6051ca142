//! What players look for: filters, order and pages.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::ops::RangeInclusive;
use std::sync::Arc;

use super::game::{GameId, Source};
use super::games::{Games, SourceId};
use super::opening_names::number_of;
use super::position_search::{PositionQuery, PositionSearch};
use super::progress::{Cancelled, Watch, report, unwatched};
use super::row::{Field, NO_LEVEL, NO_OPENING, Row, days_of, protocol_number, unpack_date};
use super::text_filter::TextFilter;
use super::texts::TextId;
use narabe_notation::{GameDate, GameResult};
use narabe_rules::opening::{NamedOpening, Protocol};
use narabe_rules::{BoardSize, Rule, Side};

/// A result to look for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ResultFilter {
    /// Black or White won.
    Won(Side),
    /// A draw.
    Draw,
    /// Not known.
    Unknown,
}

impl ResultFilter {
    /// What a result is looked for by.
    pub const fn of(result: GameResult) -> Self {
        match result {
            GameResult::Unknown => Self::Unknown,
            GameResult::Draw => Self::Draw,
            GameResult::Win { winner, .. } => Self::Won(winner),
        }
    }
}

/// An opening to look for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OpeningFilter {
    /// The first three stones are this named opening, in whatever orientation.
    Named(&'static NamedOpening),
    /// A game on one board that begins with no named opening.
    Unnamed,
}

impl OpeningFilter {
    /// The number that a row has.
    fn number(self) -> u8 {
        match self {
            Self::Named(opening) => number_of(opening),
            Self::Unnamed => NO_OPENING,
        }
    }
}

/// Conditions that a game must all meet. The default has none.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Filter {
    /// A part of either player's name, in any letter case; empty for all.
    pub player: String,
    /// A part of the event, in any letter case; empty for all.
    pub event: String,
    /// Any of these rules, on one board; empty for all.
    pub rules: Vec<Rule>,
    /// Only games on twin boards, or none of them.
    pub twin: Option<bool>,
    /// The size of the board.
    pub size: Option<BoardSize>,
    /// Any of these results; empty for all.
    pub results: Vec<ResultFilter>,
    /// A rating is known, and all that are known are in this range.
    pub ratings: Option<RangeInclusive<u16>>,
    /// A computer player's level is in this range.
    pub levels: Option<RangeInclusive<u8>>,
    /// The opening.
    pub opening: Option<OpeningFilter>,
    /// The opening protocol.
    pub protocol: Option<Protocol>,
    /// The date may be this one or later.
    pub from: Option<GameDate>,
    /// The date may be this one or earlier.
    pub to: Option<GameDate>,
    /// All of these tags.
    pub tags: Vec<String>,
    /// Any of these sources; none for all.
    pub sources: Option<Vec<SourceId>>,
    /// Only games of the player of this library, or none of them.
    pub own: Option<bool>,
    /// The position that arises in it.
    pub position: Option<PositionQuery>,
}

/// The order of what is found.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Order {
    /// By date, the newest first; unknown dates last.
    #[default]
    Newest,
    /// By date, the oldest first; unknown dates last.
    Oldest,
    /// By the names of Black and White.
    Players,
    /// By the event and the round.
    Event,
    /// By the number of moves, the longest first.
    MostMoves,
    /// By the number of moves, the shortest first.
    FewestMoves,
    /// By the mean rating, the highest first.
    Rating,
    /// As they came into the library, the last first.
    Added,
}

impl Order {
    /// All orders.
    pub const ALL: [Self; 8] = [
        Self::Newest,
        Self::Oldest,
        Self::Players,
        Self::Event,
        Self::MostMoves,
        Self::FewestMoves,
        Self::Rating,
        Self::Added,
    ];
}

/// A game that was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hit {
    /// The game.
    pub id: GameId,
    /// The number of moves before the position that was looked for; of all moves if none was.
    pub ply: usize,
}

/// The number of games, in total and by kind.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// All games.
    pub all: usize,
    /// Own and online games.
    pub own: usize,
    /// By source, in the order of [`Games::sources`], those without games left out.
    pub sources: Vec<(SourceId, Source, usize)>,
    /// By tag, the most frequent first.
    pub tags: Vec<(String, usize)>,
}

impl Games {
    /// The games that meet a filter, in order. Pages are parts of the result.
    ///
    /// # Errors
    /// [`Cancelled`] if the watcher says so.
    pub fn search(
        &self,
        filter: &Filter,
        order: Order,
        watch: Watch<'_>,
    ) -> Result<Vec<Hit>, Cancelled> {
        let mut found = Vec::new();
        let mut position = None;
        if let Some(query) = &filter.position {
            match PositionSearch::new(query) {
                Some(search) => position = Some(search),
                None => return Ok(Vec::new()),
            }
        }
        self.each(filter, watch, |row| {
            let ply = match &mut position {
                None => Some(row.turns),
                Some(search) => search.find(self, row).map(|found| found.ply),
            };
            found.extend(ply.map(|ply| (row, ply)));
        })?;
        Ok(self.in_order(found, order))
    }

    pub(super) fn in_order(&self, mut found: Vec<(&Row, u16)>, order: Order) -> Vec<Hit> {
        self.sort(&mut found, order);
        let hit = |(row, ply): (&Row, u16)| Hit {
            id: row.id,
            ply: ply.into(),
        };
        found.into_iter().map(hit).collect()
    }

    /// Calls a function with every row that meets the filter, its position aside.
    pub(super) fn each<'a>(
        &'a self,
        filter: &Filter,
        watch: Watch<'_>,
        mut take: impl FnMut(&'a Row),
    ) -> Result<(), Cancelled> {
        let mut filter = PreparedFilter::new(self, filter);
        for (done, row) in self.rows.iter().enumerate() {
            report(watch, done, self.rows.len())?;
            if filter.is_met(row) {
                take(row);
            }
        }
        Ok(())
    }

    fn sort(&self, found: &mut [(&Row, u16)], order: Order) {
        let newest = |row: &Row| (row.date, row.minute.wrapping_add(1), row.id);
        match order {
            Order::Newest => found.sort_unstable_by_key(|(row, _)| Reverse(newest(row))),
            Order::Oldest => {
                found.sort_unstable_by_key(|(row, _)| (row.date == 0, newest(row)));
            }
            Order::Players => self.sort_by_texts(found, [Field::Black, Field::White]),
            Order::Event => self.sort_by_texts(found, [Field::Event, Field::Round]),
            Order::MostMoves => {
                found.sort_unstable_by_key(|(row, _)| Reverse((row.turns, newest(row))));
            }
            Order::FewestMoves => {
                found.sort_unstable_by_key(|(row, _)| (row.turns, Reverse(newest(row))));
            }
            Order::Rating => found.sort_unstable_by_key(|(row, _)| {
                let known = row.ratings.iter().filter(|&&rating| rating != 0).count();
                let sum: u32 = row.ratings.map(u32::from).iter().sum();
                Reverse((if known == 1 { 2 * sum } else { sum }, newest(row)))
            }),
            Order::Added => found.sort_unstable_by_key(|(row, _)| Reverse(row.id)),
        }
    }

    /// Sorts by two texts without their letter case, empty ones last, then the newest first.
    fn sort_by_texts(&self, found: &mut [(&Row, u16)], fields: [Field; 2]) {
        let mut used: Vec<TextId> = found
            .iter()
            .flat_map(|(row, _)| fields.map(|field| row.text(field)))
            .collect();
        used.sort_unstable();
        used.dedup();
        used.sort_by_cached_key(|&id| {
            let text = self.texts.get(id).to_lowercase();
            (text.is_empty(), text)
        });
        let mut places = vec![0_u32; self.texts.len()];
        for (place, id) in (0..).zip(used) {
            places[id.index()] = place;
        }
        found.sort_unstable_by_key(|(row, _)| {
            let places = fields.map(|field| places[row.text(field).index()]);
            (places, Reverse((row.date, row.id)))
        });
    }

    /// The number of games that match a filter, by source and tag. The filter's position is ignored.
    pub fn counts(&self, filter: &Filter) -> Counts {
        let mut sources = vec![0; self.lists.sources.len()];
        let mut tag_sets = vec![0; self.lists.tags.len()];
        let mut counts = Counts::default();
        let counted = self.each(filter, &mut unwatched, |row| {
            counts.all += 1;
            sources[usize::from(row.source)] += 1;
            tag_sets[row.tags as usize] += 1;
        });
        debug_assert!(counted.is_ok(), "nobody cancels");
        let mut tags = BTreeMap::new();
        for (set, count) in self.lists.tags.iter().zip(tag_sets).filter(|set| set.1 > 0) {
            for &tag in &set[..] {
                *tags.entry(self.texts.get(tag)).or_insert(0) += count;
            }
        }
        counts.tags = tags
            .into_iter()
            .map(|(tag, count)| (tag.to_owned(), count))
            .collect();
        counts.tags.sort_by_key(|tag| Reverse(tag.1));
        for ((id, source), count) in self.sources().zip(sources).filter(|source| source.1 > 0) {
            counts.own += if source.is_own() { count } else { 0 };
            counts.sources.push((id, source.clone(), count));
        }
        counts
    }
}

/// A filter with its texts and lists looked up.
struct PreparedFilter<'a> {
    games: &'a Games,
    filter: &'a Filter,
    player: TextFilter,
    event: TextFilter,
    opening: Option<u8>,
    protocol: Option<u8>,
    /// For each set of tags whether it has those that are looked for.
    tags: Vec<bool>,
    /// For each source whether its games count.
    sources: Vec<bool>,
    from: u32,
    to: u32,
}

impl<'a> PreparedFilter<'a> {
    fn new(games: &'a Games, filter: &'a Filter) -> Self {
        // A tag that no text equals is in no set.
        let wanted: Option<Vec<TextId>> = filter
            .tags
            .iter()
            .map(|tag| games.texts.find(tag))
            .collect();
        let has_tags = |set: &Arc<[TextId]>| {
            let wanted = wanted.as_ref();
            wanted.is_some_and(|wanted| wanted.iter().all(|tag| set.contains(tag)))
        };
        let is_wanted = |(id, source): (SourceId, &Source)| {
            let chosen = filter.sources.as_ref();
            chosen.is_none_or(|chosen| chosen.contains(&id))
                && filter.own.is_none_or(|own| own == source.is_own())
        };
        Self {
            games,
            filter,
            player: TextFilter::new(games, &filter.player),
            event: TextFilter::new(games, &filter.event),
            opening: filter.opening.map(OpeningFilter::number),
            protocol: filter
                .protocol
                .map(|protocol| protocol_number(Some(protocol))),
            tags: games.lists.tags.iter().map(has_tags).collect(),
            sources: games.sources().map(is_wanted).collect(),
            from: filter.from.map_or(0, |date| days_of(date).0),
            to: filter.to.map_or(u32::MAX, |date| days_of(date).1),
        }
    }

    fn is_met(&mut self, row: &Row) -> bool {
        let filter = self.filter;
        let is_result =
            filter.results.is_empty() || filter.results.contains(&ResultFilter::of(row.result));
        let is_rule = filter.rules.is_empty() || !row.is_twin && filter.rules.contains(&row.rule);
        self.sources[usize::from(row.source)]
            && self.tags[row.tags as usize]
            && is_result
            && is_rule
            && filter.twin.is_none_or(|twin| twin == row.is_twin)
            && filter.size.is_none_or(|size| size == row.size)
            && (self.opening).is_none_or(|opening| opening == row.opening && !row.is_twin)
            && self
                .protocol
                .is_none_or(|protocol| protocol == row.protocol)
            && self.is_strong(row)
            && self.is_in_time(row)
            && (self.player.is_met(self.games, row.text(Field::Black))
                || self.player.is_met(self.games, row.text(Field::White)))
            && self.event.is_met(self.games, row.text(Field::Event))
    }

    fn is_strong(&self, row: &Row) -> bool {
        let has_ratings = self.filter.ratings.as_ref().is_none_or(|range| {
            let mut known = row.ratings.iter().filter(|&&rating| rating != 0);
            row.ratings != [0, 0] && known.all(|rating| range.contains(rating))
        });
        let has_levels = self.filter.levels.as_ref().is_none_or(|range| {
            let mut known = row.levels.iter().filter(|&&level| level != NO_LEVEL);
            known.any(|level| range.contains(level))
        });
        has_ratings && has_levels
    }

    fn is_in_time(&self, row: &Row) -> bool {
        if self.filter.from.is_none() && self.filter.to.is_none() {
            return true;
        }
        let Some(date) = unpack_date(row.date) else {
            return false;
        };
        let (first, last) = days_of(date);
        last >= self.from && first <= self.to
    }
}

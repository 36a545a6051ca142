//! The search that the library's screen shows: what is looked for, and what was found.

use super::resource::{GameLibrary, LibraryState};
use super::search_board::SearchBoard;
use super::task::{SearchTask, Searcher};
use crate::redraw::Redraw;
use crate::state::Screen;
use bevy::prelude::*;
use narabe_library::{
    Counts, Filter, GameId, Games, Hit, OpeningFilter, Order, ResultFilter, Source,
};
use narabe_notation::GameDate;
use narabe_rules::{BoardSize, Point, Rule, Side};
use narabe_study::Tool;
use std::collections::BTreeSet;
use std::ops::RangeInclusive;

/// A request to look for something else.
#[derive(Message, Debug, Clone, PartialEq)]
pub enum SearchRequest {
    /// A part of a player's name.
    Player(String),
    /// The rules, and whether games on twin boards.
    Rules(Vec<Rule>, Option<bool>),
    /// Only this result, or all.
    Result(Option<ResultFilter>),
    /// Only this opening, or all.
    Opening(Option<OpeningFilter>),
    /// The ratings of the players, or all.
    Ratings(Option<RangeInclusive<u16>>),
    /// The first or the last day.
    From(Option<GameDate>),
    To(Option<GameDate>),
    /// Asks for a tag, or no longer.
    Tag(String),
    /// Leaves a source out, or no longer.
    Source(Source),
    Order(Order),
    /// Drops all filters.
    ClearFilters,
    /// Places a stone on the board, or takes one away.
    Press(Point),
    Use(Tool),
    Symmetric(bool),
    AmongOthers(bool),
    Size(BoardSize),
    /// Takes all stones away; the position is no longer looked for.
    ClearBoard,
    /// Looks for the position on the board.
    Find,
    /// Looks for exactly these stones.
    Position(BoardSize, Vec<(Point, Side)>),
}

/// What is looked for, and what was found. All systems may read it; [`SearchRequest`]s change it.
#[derive(Resource, Default)]
pub struct LibrarySearch {
    filter: Filter,
    /// Sources that are left out.
    hidden: BTreeSet<Source>,
    order: Order,
    board: SearchBoard,
    /// Whether the position is looked for; its changes count at once then.
    is_by_position: bool,
    found: Vec<Hit>,
    counts: Counts,
    /// Grows with every new result.
    generation: u64,
    /// Grows with everything else that is looked for.
    question: u64,
    /// Whether something else is looked for than what was found.
    is_stale: bool,
    /// The revision of the library in which it was found.
    revision: u64,
    task: Option<SearchTask<SearchResult>>,
}

struct SearchResult {
    hits: Vec<Hit>,
    counts: Counts,
}

impl LibrarySearch {
    /// What is looked for, without the position.
    pub const fn filter(&self) -> &Filter {
        &self.filter
    }

    /// Whether games of this source are left out.
    pub fn is_hidden(&self, source: &Source) -> bool {
        self.hidden.contains(source)
    }

    /// The order of what is found.
    pub const fn order(&self) -> Order {
        self.order
    }

    /// The position to look for.
    pub const fn board(&self) -> &SearchBoard {
        &self.board
    }

    /// Whether the position is looked for.
    pub const fn is_by_position(&self) -> bool {
        self.is_by_position
    }

    /// Whether anything is left out.
    pub fn is_filtered(&self) -> bool {
        self.is_by_position || !self.hidden.is_empty() || self.filter != Filter::default()
    }

    /// The games that were found, in order.
    pub fn found(&self) -> &[Hit] {
        &self.found
    }

    /// How many games there are of each source and tag, whatever is looked for.
    pub const fn counts(&self) -> &Counts {
        &self.counts
    }

    /// A number that grows with every new result.
    pub const fn generation(&self) -> u64 {
        self.generation
    }

    /// A number that grows with everything else that is looked for, while changes of the library leave it.
    pub const fn question(&self) -> u64 {
        self.question
    }

    /// Whether the search is running.
    pub const fn is_searching(&self) -> bool {
        self.is_stale || self.task.is_some()
    }

    /// The place of a game among those found.
    pub fn place_of(&self, game: GameId) -> Option<usize> {
        self.found.iter().position(|hit| hit.id == game)
    }

    fn apply(&mut self, request: &SearchRequest) {
        let by_position = self.is_by_position;
        match request {
            SearchRequest::Player(name) => self.filter.player.clone_from(name),
            SearchRequest::Rules(rules, twin) => {
                self.filter.rules.clone_from(rules);
                self.filter.twin = *twin;
            }
            SearchRequest::Result(result) => self.filter.results = result.iter().copied().collect(),
            SearchRequest::Opening(opening) => self.filter.opening = *opening,
            SearchRequest::Ratings(ratings) => self.filter.ratings.clone_from(ratings),
            SearchRequest::From(date) => self.filter.from = *date,
            SearchRequest::To(date) => self.filter.to = *date,
            SearchRequest::Tag(tag) => toggle(&mut self.filter.tags, tag),
            SearchRequest::Source(source) => {
                if !self.hidden.remove(source) {
                    self.hidden.insert(source.clone());
                }
            }
            SearchRequest::Order(order) => self.order = *order,
            SearchRequest::ClearFilters => {
                self.filter = Filter::default();
                self.hidden.clear();
                self.is_by_position = false;
            }
            SearchRequest::Use(tool) => {
                self.board.choose(*tool);
                return;
            }
            _ => {
                self.apply_to_board(request);
                // Before the first search the board is only set up.
                if !(by_position || self.is_by_position) {
                    return;
                }
            }
        }
        self.is_stale = true;
        self.question += 1;
    }

    fn apply_to_board(&mut self, request: &SearchRequest) {
        match request {
            SearchRequest::Press(point) => self.board.press(*point),
            SearchRequest::Symmetric(is) => self.board.is_symmetric = *is,
            SearchRequest::AmongOthers(is) => self.board.is_among_others = *is,
            SearchRequest::Size(size) => self.board.resize(*size),
            SearchRequest::ClearBoard => self.board.clear(),
            SearchRequest::Find => self.is_by_position = true,
            SearchRequest::Position(size, stones) => {
                self.board.place(*size, stones);
                self.board.is_among_others = false;
                self.is_by_position = true;
            }
            _ => {}
        }
        if self.board.stones().is_empty() {
            self.is_by_position = false;
        }
    }

    /// The filter of a search of these games.
    fn whole_filter(&self, games: &Games) -> Filter {
        let shown = || {
            let shown = games.sources().filter(|source| !self.is_hidden(source.1));
            shown.map(|source| source.0).collect()
        };
        Filter {
            sources: (!self.hidden.is_empty()).then(shown),
            position: self.board.query().filter(|_| self.is_by_position),
            ..self.filter.clone()
        }
    }
}

/// Adds a member to a list, or removes it.
fn toggle(list: &mut Vec<String>, member: &String) {
    match list.iter().position(|known| known == member) {
        Some(at) => _ = list.remove(at),
        None => list.push(member.clone()),
    }
}

pub(super) fn apply(
    mut requests: MessageReader<SearchRequest>,
    mut search: ResMut<LibrarySearch>,
    mut redraw: ResMut<Redraw>,
) {
    for request in requests.read() {
        redraw.next_frame();
        search.apply(request);
    }
}

/// Searches while the screen is open, apart from the main thread.
pub(super) fn run(
    screen: Option<Res<State<Screen>>>,
    library: Res<GameLibrary>,
    searcher: Searcher,
    mut search: ResMut<LibrarySearch>,
    mut redraw: ResMut<Redraw>,
) {
    let task = search.task.as_ref();
    if let Some(result) = task.and_then(SearchTask::take) {
        search.task = None;
        if let Some(SearchResult { hits, counts }) = result {
            search.found = hits;
            search.counts = counts;
            search.generation += 1;
        }
        redraw.next_frame();
    }
    let is_shown = screen.is_some_and(|screen| *screen.get() == Screen::Library);
    let is_due = search.is_stale || search.revision != library.revision();
    if is_shown && is_due && *library.state() == LibraryState::Open {
        let games = library.games().clone();
        let (filter, order) = (search.whole_filter(&games), search.order);
        search.is_stale = false;
        search.revision = library.revision();
        search.task = Some(searcher.start(move |watch| {
            Some(SearchResult {
                hits: games.search(&filter, order, watch).ok()?,
                counts: games.counts(&Filter::default()),
            })
        }));
    }
    if search.task.is_some() {
        searcher.wait(&mut redraw);
    }
}

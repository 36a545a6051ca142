//! The explorer: what the library says about a position. It is asked for by [`ExplorerRequest`]s, and answered when a search of
//! all games has ended.

use super::LibraryState;
use super::resource::GameLibrary;
use super::task::{SearchTask, Searcher};
use crate::redraw::Redraw;
use bevy::prelude::*;
use narabe_library::{
    Cancelled, Explored, Filter, GameSummary, Games, Hit, Order, PositionQuery, Source, Watch,
};
use narabe_rules::{Position, Rule, Side};

/// How many games are listed at first, and how many more at a time.
const PAGE: usize = 50;

/// The position that the explorer is asked about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ExplorerPosition {
    pub query: PositionQuery,
    pub rule: Rule,
    pub side: Side,
}

impl From<&Position> for ExplorerPosition {
    fn from(position: &Position) -> Self {
        Self {
            query: PositionQuery::of(position),
            rule: position.rule(),
            side: position.side_to_move(),
        }
    }
}

#[derive(Message, Debug, Clone, PartialEq)]
pub enum ExplorerRequest {
    /// Looks for this position.
    Explore(Box<ExplorerPosition>),
    /// Only the games that meet this filter count from now on.
    Filter(Box<Filter>),
    /// Lists the games in this order.
    Sort(Order),
    /// Lists more games.
    More,
    /// Nobody looks at it any more.
    Close,
}

/// A game that came to the position.
#[derive(Debug, Clone, PartialEq)]
pub struct ExploredGame {
    pub summary: GameSummary,
    /// The number of moves before the position.
    pub ply: usize,
}

/// What the library says about a position.
#[derive(Debug, Clone, PartialEq)]
pub struct ExplorerResult {
    pub explored: Explored,
    /// The first of the games, in order.
    pub list: Vec<ExploredGame>,
    /// Where the games that meet the filter come from, the most frequent first.
    pub sources: Vec<Source>,
}

/// The explorer. All systems may read it; [`ExplorerRequest`]s change it.
#[derive(Resource, Default)]
pub struct Explorer {
    position: Option<ExplorerPosition>,
    filter: Filter,
    order: Order,
    /// How many games are listed.
    listed: usize,
    /// What was found last, and whether it is about what was asked last.
    found: Option<ExplorerResult>,
    is_answered: bool,
    task: Option<SearchTask<ExplorerResult>>,
    fault: Option<String>,
    /// The state of the library that was searched last.
    searched: Option<u64>,
    revision: u64,
}

impl Explorer {
    /// The position that it was asked about last.
    pub const fn position(&self) -> Option<&ExplorerPosition> {
        self.position.as_ref()
    }

    /// The filter in force.
    pub const fn filter(&self) -> &Filter {
        &self.filter
    }

    /// Whether there are games that do not count.
    pub fn is_filtered(&self) -> bool {
        self.filter != Filter::default()
    }

    /// The order of the games.
    pub const fn order(&self) -> Order {
        self.order
    }

    /// What was found for the position and the filter; none before.
    pub fn found(&self) -> Option<&ExplorerResult> {
        self.found.as_ref().filter(|_| self.is_answered)
    }

    /// What was found last, for a list that stays until the next answer.
    pub const fn last_found(&self) -> Option<&ExplorerResult> {
        self.found.as_ref()
    }

    /// Whether the answer is still to come.
    pub const fn is_searching(&self) -> bool {
        self.fault.is_none() && !self.is_answered
    }

    /// Why the library cannot be searched.
    pub fn fault(&self) -> Option<&str> {
        self.fault.as_deref()
    }

    /// A number that grows with every answer.
    pub const fn revision(&self) -> u64 {
        self.revision
    }

    /// Searches again, because something else is asked.
    fn ask_again(&mut self) {
        self.task = None;
        self.searched = None;
        self.is_answered = false;
    }
}

pub(super) fn apply(
    mut requests: MessageReader<ExplorerRequest>,
    mut explorer: ResMut<Explorer>,
    mut redraw: ResMut<Redraw>,
) {
    for request in requests.read() {
        redraw.next_frame();
        match request {
            ExplorerRequest::Explore(position) if explorer.position.as_ref() == Some(position) => {
                continue;
            }
            ExplorerRequest::Explore(position) => {
                explorer.position = Some(position.as_ref().clone());
                explorer.listed = PAGE;
            }
            ExplorerRequest::Filter(filter) => {
                explorer.filter = filter.as_ref().clone();
                explorer.listed = PAGE;
            }
            ExplorerRequest::Sort(order) => explorer.order = *order,
            ExplorerRequest::More => explorer.listed += PAGE,
            ExplorerRequest::Close => explorer.position = None,
        }
        explorer.ask_again();
    }
}

/// Searches the library when something was asked or the games have changed, and takes over what was found.
pub(super) fn run(
    library: Res<GameLibrary>,
    searcher: Searcher,
    mut explorer: ResMut<Explorer>,
    mut redraw: ResMut<Redraw>,
) {
    let Some(position) = &explorer.position else {
        return;
    };
    let query = position.query.clone();
    match library.state() {
        LibraryState::Opening => return,
        LibraryState::Failed(reason) => {
            if explorer.fault() != Some(reason.as_str()) {
                explorer.fault = Some(reason.clone());
                explorer.revision += 1;
            }
            return;
        }
        LibraryState::Open => {}
    }
    if let Some(result) = explorer.task.as_ref().and_then(SearchTask::take) {
        explorer.task = None;
        if let Some(found) = result {
            explorer.found = Some(found);
            explorer.is_answered = true;
            explorer.revision += 1;
        }
        redraw.next_frame();
    }
    if explorer.task.is_none() && explorer.searched != Some(library.revision()) {
        let search = Search {
            games: library.games().clone(),
            position: query,
            filter: explorer.filter.clone(),
            order: explorer.order,
            listed: explorer.listed,
        };
        explorer.task = Some(searcher.start(move |watch| search.run(watch).ok()));
        explorer.searched = Some(library.revision());
    }
    if explorer.task.is_some() {
        searcher.wait(&mut redraw);
    }
}

/// Everything that a search needs.
struct Search {
    games: Games,
    position: PositionQuery,
    filter: Filter,
    order: Order,
    listed: usize,
}

impl Search {
    fn run(self, watch: Watch<'_>) -> Result<ExplorerResult, Cancelled> {
        let (position, filter) = (&self.position, &self.filter);
        let explored = self.games.explore(position, filter, watch)?;
        let hits = self
            .games
            .games_with_move(position, None, filter, self.order, watch)?;
        let mut sources = self.games.counts(filter).sources;
        sources.sort_by_key(|(.., count)| std::cmp::Reverse(*count));
        Ok(ExplorerResult {
            explored,
            list: (hits.iter().take(self.listed))
                .filter_map(|hit| self.game(*hit))
                .collect(),
            sources: sources.into_iter().map(|(_, source, _)| source).collect(),
        })
    }

    fn game(&self, hit: Hit) -> Option<ExploredGame> {
        let summary = self.games.summary(hit.id)?;
        let ply = hit.ply;
        Some(ExploredGame { summary, ply })
    }
}

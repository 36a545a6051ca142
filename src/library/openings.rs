//! The openings of the library: how often each of the 26 openings and each protocol was played, how these games ended, and the
//! results of a player. They are counted when somebody asks, and again when the games have changed meanwhile.

use super::LibraryState;
use super::resource::GameLibrary;
use super::task::{SearchTask, Searcher};
use crate::redraw::Redraw;
use bevy::prelude::*;
use narabe_library::{Cancelled, Filter, Games, Me, OpeningRow, Tally, Watch};
use narabe_rules::opening::{NamedOpening, Protocol};

/// Has the openings counted, and those of a player.
#[derive(Message, Debug, Clone, Default)]
pub struct AskOpenings(pub Me);

/// What was counted.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct CountedOpenings {
    /// All games with each opening, in the order of [`NamedOpening::ALL`].
    all: Vec<Tally>,
    /// All games with each protocol, in the order of [`Protocol::ALL`].
    protocols: Vec<Tally>,
    /// Whose openings are in the table.
    me: Me,
    /// The openings of this player, the most frequent first.
    table: Vec<OpeningRow>,
}

impl CountedOpenings {
    /// All games with an opening; none if there are none.
    pub fn of(&self, opening: &NamedOpening) -> Option<&Tally> {
        let place = NamedOpening::ALL.iter().position(|one| one == opening)?;
        self.all.get(place).filter(|tally| tally.games > 0)
    }

    /// All games with a protocol; none if there are none.
    pub fn with(&self, protocol: Protocol) -> Option<&Tally> {
        let place = Protocol::ALL.iter().position(|one| *one == protocol)?;
        self.protocols.get(place).filter(|tally| tally.games > 0)
    }

    /// The openings of a player, the most frequent first; none if another's were counted.
    pub fn table_of(&self, me: &Me) -> Option<&[OpeningRow]> {
        (self.me == *me).then_some(&self.table)
    }

    fn count(games: &Games, me: Me, watch: Watch<'_>) -> Result<Self, Cancelled> {
        let filter = Filter::default();
        Ok(Self {
            all: games.opening_tallies(&filter, watch)?.to_vec(),
            protocols: games.protocol_tallies(&filter, watch)?.to_vec(),
            table: games.openings_table(&me, &filter, watch)?,
            me,
        })
    }
}

/// The openings of the library. All systems may read it.
#[derive(Resource, Default)]
pub struct LibraryOpenings {
    counted: Option<CountedOpenings>,
    task: Option<SearchTask<CountedOpenings>>,
    wanted: Option<Me>,
    /// The state of the library in which they were counted, and whose.
    searched: Option<(u64, Me)>,
}

impl LibraryOpenings {
    /// What was counted last; none before.
    pub const fn counted(&self) -> Option<&CountedOpenings> {
        self.counted.as_ref()
    }
}

/// Counts them, apart from the main thread.
pub(super) fn run(
    mut asked: MessageReader<AskOpenings>,
    library: Res<GameLibrary>,
    searcher: Searcher,
    mut openings: ResMut<LibraryOpenings>,
    mut redraw: ResMut<Redraw>,
) {
    if let Some(AskOpenings(me)) = asked.read().last() {
        openings.wanted = Some(me.clone());
    }
    if let Some(result) = openings.task.as_ref().and_then(SearchTask::take) {
        openings.task = None;
        openings.counted = result;
        redraw.next_frame();
    }
    let is_open = *library.state() == LibraryState::Open;
    if is_open
        && openings.task.is_none()
        && let Some(me) = openings.wanted.take()
    {
        let searched = Some((library.revision(), me.clone()));
        if openings.searched != searched {
            let games = library.games().clone();
            let task = searcher.start(move |watch| CountedOpenings::count(&games, me, watch).ok());
            openings.task = Some(task);
            openings.searched = searched;
        }
    }
    if openings.task.is_some() {
        searcher.wait(&mut redraw);
    }
}

//! The scenes of the library: its list, several games chosen, a position found, and a filter.

use crate::board::BoardModel;
use crate::layout::Layout;
use crate::library::{GameLibrary, LibrarySearch, SearchRequest};
use crate::state::{Go, Screen};
use crate::widgets::FocusKey;
use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use narabe::engine::classic::Classic;
use narabe::library::{Game, Source};
use narabe::notation::{GameDate, GameInfo, GameResult, GameTree};
use narabe::rules::opening::NamedOpening;
use narabe::rules::{BoardSize, Position, Rule};
use rand::SeedableRng;
use rand::rngs::StdRng;

/// The number of games, of moves of the longest one, and of chosen games.
const GAMES: usize = 86;
const LONGEST: usize = 60;
const CHOSEN: usize = 3;
/// The number of stones of the position that is looked for.
const STONES: usize = 5;
/// What the games are between.
const PLAYERS: [&str; 8] = [
    "Hana",
    "Tamm",
    "Lind",
    "Rebane",
    "Wang Yu",
    "Thùy Linh",
    "Berg",
    "Matsu",
];
const PROTOCOLS: [&str; 4] = ["Soosyrv-8", "RIF", "Taraguchi-10", ""];
const TAGS: [&str; 4] = ["cup", "to review", "swap2", "lost"];

/// A scene of the library.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LibraryScene {
    List,
    Chosen,
    Position,
    Filter,
}

impl LibraryScene {
    /// The file stem of the screenshot.
    pub const fn name(self) -> &'static str {
        match self {
            Self::List => "14-library",
            Self::Chosen => "14-library-chosen",
            Self::Position => "14-library-position",
            Self::Filter => "14-library-filter",
        }
    }
}

/// Starts the scene.
pub fn set(scene: LibraryScene, world: &mut World) {
    let is_wide = world.resource::<Layout>().is_desktop();
    match scene {
        LibraryScene::List => {
            fill(world);
            world.write_message(Go::To(Screen::Library));
        }
        LibraryScene::Chosen => choose(world),
        LibraryScene::Position => {
            let position = played(0);
            let stones = position.stones().take(STONES).collect();
            let size = position.size();
            world.write_message(SearchRequest::Position(size, stones));
            if !is_wide {
                world.write_message(Go::To(Screen::LibraryPosition));
            }
        }
        LibraryScene::Filter => {
            world.write_message(SearchRequest::ClearFilters);
            world.write_message(SearchRequest::Player("h".into()));
            if !is_wide {
                world.write_message(Go::To(Screen::LibraryFilter));
            }
        }
    }
}

/// Whether the library is at rest and has found something.
pub fn is_ready(world: &World) -> bool {
    let search = world.resource::<LibrarySearch>();
    let is_empty = world.resource::<BoardModel>().moves.is_empty();
    !world.resource::<GameLibrary>().is_busy()
        && !search.is_searching()
        && !search.found().is_empty()
        && is_empty == search.board().stones().is_empty()
}

/// Chooses the first games of the list.
fn choose(world: &mut World) {
    let mut keys = world.query::<(Entity, &FocusKey)>();
    let boxes = keys
        .iter(world)
        .filter(|(_, key)| key.0.starts_with("library-choose-"));
    let boxes: Vec<_> = boxes.map(|(entity, _)| entity).take(CHOSEN).collect();
    for entity in boxes {
        world.trigger(Activate { entity });
    }
}

/// Adds the games as soon as the library is open, unless there are games already.
pub fn fill(world: &World) {
    let library = world.resource::<GameLibrary>();
    let is_filled = !library.games().is_empty() || library.is_busy();
    let Some(writer) = library.writer().filter(|_| !is_filled) else {
        return;
    };
    writer.push(|library| {
        for number in 0..GAMES {
            if let Err(fault) = library.add(&game(number)) {
                error!("a game was not kept: {fault}");
            }
        }
        Vec::new()
    });
}

/// The moves of a game between two classics after a named opening.
fn played(number: usize) -> Position {
    let mut rng = StdRng::seed_from_u64(number as u64);
    let mut position = Position::new(Rule::Renju, BoardSize::DEFAULT);
    let opening = NamedOpening::ALL[number % NamedOpening::ALL.len()];
    for point in opening.stones(BoardSize::DEFAULT) {
        position.play_unchecked(point);
    }
    while position.outcome().is_none() && position.ply() < LONGEST {
        let chosen = Classic::Shapes.choose(&position, &mut rng);
        if chosen.is_none_or(|point| position.play(point).is_err()) {
            break;
        }
    }
    position
}

fn game(number: usize) -> Game {
    let position = played(number);
    let turns: Vec<_> = position.turns().collect();
    // The points of a position are on its board.
    let tree = GameTree::of_moves(position.size(), &turns);
    let tree = tree.unwrap_or_else(|_| GameTree::new(position.size()));
    let player = |number: usize| PLAYERS[number % PLAYERS.len()].to_owned();
    let is_own = number.is_multiple_of(3);
    let part = |number: usize| u8::try_from(number).ok();
    let info = GameInfo {
        names: [player(number), player(number + 1 + number % 3)],
        result: position
            .outcome()
            .map_or(GameResult::Unknown, GameResult::from),
        date: GameDate::new(2026, part(7 - number % 7), part(28 - number % 27)),
        event: if is_own { String::new() } else { "Cup".into() },
        round: (number % 7 + 1).to_string(),
        protocol: PROTOCOLS[number % PROTOCOLS.len()].into(),
        ..GameInfo::default()
    };
    let source = match is_own {
        true => Source::Own,
        false => Source::Import("RenjuNet 2026".into()),
    };
    let mut game = Game::new(info, tree, Rule::Renju, source);
    game.tags = TAGS
        .iter()
        .skip(number % 5)
        .map(|tag| (*tag).to_owned())
        .collect();
    game
}

//! The scenes of the library: its list, several games chosen, a position found, a filter, the player's own openings, and what the
//! reviews of own games say.

use super::games;
use super::scene::{Scene, model};
use crate::layout::Layout;
use crate::library::{GameLibrary, LibraryOpenings, LibrarySearch, SearchRequest};
use crate::live::{BatchGame, BatchReview, GamePlace, KeptReviews};
use crate::screens::{GameChoice, OpenMyOpenings, OpenWeaknesses};
use crate::state::{Go, Screen};
use crate::storage::Folders;
use crate::widgets::{CloseDialog, DialogOpen, FocusKey};
use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use narabe_library::Me;
use narabe_rules::{BoardSize, Position, Rule};
use narabe_study::review::Budget;

/// The number of chosen games.
const CHOSEN: usize = 3;
/// The number of reviewed games.
const REVIEWED: usize = 8;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LibraryScene {
    List,
    Chosen,
    Filter,
    Openings,
    Position,
    Weaknesses,
    Mistakes,
}

impl Scene for LibraryScene {
    fn name(&self) -> &'static str {
        match self {
            Self::List => "14-library",
            Self::Chosen => "14-library-chosen",
            Self::Position => "14-library-position",
            Self::Filter => "14-library-filter",
            Self::Openings => "14-library-openings",
            Self::Weaknesses => "14-library-player",
            Self::Mistakes => "14-library-player-mistakes",
        }
    }

    fn set(&self, world: &mut World) {
        set(*self, world);
    }

    fn is_ready(&self, world: &World) -> bool {
        is_ready(*self, world)
    }

    fn drive(&self, world: &mut World) {
        drive(*self, world);
    }
}

/// Starts the scene.
fn set(scene: LibraryScene, world: &mut World) {
    let is_wide = world.resource::<Layout>().is_desktop();
    match scene {
        LibraryScene::List => {
            world.write_message(Go::To(Screen::Library));
        }
        LibraryScene::Chosen => choose(world),
        LibraryScene::Openings => _ = world.write_message(Go::To(Screen::Library)),
        LibraryScene::Weaknesses | LibraryScene::Mistakes => {
            world.write_message(CloseDialog);
            world.write_message(SearchRequest::ClearBoard);
            world.write_message(SearchRequest::ClearFilters);
            world.write_message(Go::To(Screen::Library));
        }
        LibraryScene::Position => {
            world.write_message(CloseDialog);
            // The second game, after four moves.
            let position = games::played(1);
            let stones = position.stones().take(4).collect();
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

/// Fills the library, and then opens the dialog of the scene.
fn drive(scene: LibraryScene, world: &mut World) {
    games::fill(world);
    let is_report = matches!(scene, LibraryScene::Weaknesses | LibraryScene::Mistakes);
    if is_report && games::is_filled(world) {
        report(world);
        if scene == LibraryScene::Mistakes {
            press(world, "weakness-");
        }
        return;
    }
    let is_due = scene == LibraryScene::Openings && games::is_filled(world);
    if is_due && !world.resource::<DialogOpen>().0 {
        world.write_message(OpenMyOpenings);
    }
}

/// Reviews some own games, and then opens what their reviews say.
fn report(world: &mut World) {
    let batch = world.resource::<BatchReview>();
    if batch.is_running() || world.resource::<DialogOpen>().0 {
        return;
    }
    if batch.progress().1 > 0 {
        world.write_message(OpenWeaknesses);
        return;
    }
    let games = world.resource::<GameLibrary>().games();
    let own = games.played_by(&Me::Own).into_iter().take(REVIEWED);
    let reviewed = own.filter_map(|(game, side)| {
        let mut position = Position::new(Rule::Renju, BoardSize::DEFAULT);
        for turn in games.moves(game) {
            position.play(turn.point()?).ok()?;
        }
        let names = games.summary(game)?.names;
        let mut persons = [None, None];
        persons[side as usize] = Some(names[side as usize].clone());
        Some(BatchGame {
            name: names.join(" – "),
            place: GamePlace::Library(game),
            game: position,
            persons,
            opening_moves: 0,
        })
    });
    let reviewed: Vec<_> = reviewed.collect();
    let kept = KeptReviews::new(world.resource::<Folders>());
    let mut batch = world.resource_mut::<BatchReview>();
    batch.budget = Budget::of_search(300);
    batch.start(reviewed, &kept);
}

/// Whether the library is at rest and has found something.
fn is_ready(scene: LibraryScene, world: &World) -> bool {
    let search = world.resource::<LibrarySearch>();
    let is_empty = model(world).moves.is_empty();
    let is_counted = || {
        let openings = world.resource::<LibraryOpenings>();
        world.resource::<DialogOpen>().0 && openings.counted().is_some()
    };
    // On a narrow window the filter and the position are screens of their own, and the search waits for the list.
    let is_listed = *world.resource::<State<Screen>>().get() == Screen::Library;
    let has_found = !search.is_searching() && !search.found().is_empty();
    !world.resource::<GameLibrary>().is_busy()
        && (has_found || !is_listed)
        && is_empty == search.board().stones().is_empty()
        && (scene != LibraryScene::Openings || is_counted())
        && (scene != LibraryScene::Weaknesses || world.resource::<DialogOpen>().0)
        && (scene != LibraryScene::Mistakes || control(world, "mistake-list-back").is_some())
}

/// The first control whose key begins so.
fn control(world: &World, key: &str) -> Option<Entity> {
    let mut keys = world.try_query::<(Entity, &FocusKey)>()?;
    let mut found = keys
        .iter(world)
        .filter(|(_, found)| found.0.starts_with(key));
    found.next().map(|(entity, _)| entity)
}

fn press(world: &mut World, key: &str) {
    if let Some(entity) = control(world, key) {
        world.trigger(Activate { entity });
    }
}

/// Chooses the first games of the list, as the boxes of the rows do, or on a phone a long press.
fn choose(world: &mut World) {
    let is_phone = world.resource::<Layout>().is_phone();
    let found = world.resource::<LibrarySearch>().found();
    let first: Vec<_> = found.iter().take(CHOSEN).map(|hit| hit.id).collect();
    let mut choice = world.resource_mut::<GameChoice>();
    choice.clear();
    choice.is_on = is_phone;
    first.into_iter().for_each(|game| choice.toggle(game));
}

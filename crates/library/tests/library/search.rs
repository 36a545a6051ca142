//! The search against its slow twin, on random games.

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use narabe_library::{
    Cancelled, Filter, GameId, Library, OpeningFilter, Order, PositionMatch, PositionQuery,
    ResultFilter, Source, SourceId, unwatched,
};
use narabe_notation::{GameDate, GameResult};
use narabe_rules::opening::{NamedOpening, Protocol};
use narabe_rules::{BoardSize, Point, Rule, Side};
use proptest::prelude::*;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

use crate::games::{all, game, library_of};
use crate::replay::{meets, moves_of, ply_of, positions};
use crate::{board_symmetry, random};

fn sources(library: &Library) -> Vec<(SourceId, Source)> {
    let sources = library.games().sources();
    sources.map(|(id, source)| (id, source.clone())).collect()
}

/// A random filter with one to three conditions.
fn random_filter(rng: &mut StdRng, library: &Library) -> Filter {
    let mut filter = Filter::default();
    for _ in 0..rng.random_range(1..=3) {
        match rng.random_range(0..15) {
            0 => filter.player = text(rng, &["hana", "HAN", "ü", "SS", " tamm ", "佐"]),
            1 => filter.event = text(rng, &["cup", "FINAL", "x"]),
            2 => filter.rules = vec![*Rule::ALL.choose(rng).unwrap(), Rule::Renju],
            3 => filter.twin = Some(rng.random()),
            4 => filter.size = BoardSize::new(*[5, 15].choose(rng).unwrap()).ok(),
            5 => {
                filter.results = vec![*RESULTS.choose(rng).unwrap(), *RESULTS.choose(rng).unwrap()]
            }
            6 => filter.ratings = Some(1_600..=2_200),
            7 => filter.levels = Some(3..=5),
            8 => filter.opening = Some(opening(rng)),
            9 => filter.protocol = Protocol::ALL.choose(rng).copied(),
            10 => filter.from = date(rng),
            11 => filter.to = date(rng),
            12 => filter.tags = vec![text(rng, &["cup", "lost", "no such tag"])],
            13 => filter.sources = Some(vec![sources(library).choose(rng).unwrap().0]),
            _ => filter.own = Some(rng.random()),
        }
    }
    filter
}

fn opening(rng: &mut StdRng) -> OpeningFilter {
    let named = NAMED.choose(rng).filter(|_| rng.random_bool(0.8));
    named.map_or(OpeningFilter::Unnamed, OpeningFilter::Named)
}

const RESULTS: [ResultFilter; 4] = [
    ResultFilter::Won(Side::Black),
    ResultFilter::Won(Side::White),
    ResultFilter::Draw,
    ResultFilter::Unknown,
];
static NAMED: [NamedOpening; 26] = NamedOpening::ALL;

fn text(rng: &mut StdRng, texts: &[&str]) -> String {
    (*texts.choose(rng).unwrap()).to_owned()
}

fn date(rng: &mut StdRng) -> Option<GameDate> {
    let month = rng.random::<bool>().then(|| rng.random_range(1..=12));
    GameDate::new(rng.random_range(2019..=2027), month, None)
}

/// A position of one of the games in any orientation, or some of its stones.
pub fn random_position(rng: &mut StdRng, library: &Library) -> Option<PositionQuery> {
    let games = all(library);
    let positions = positions(&games.choose(rng)?.1);
    let position = positions[..positions.len().min(8)].choose(rng)?;
    let symmetry = rng.random_range(0..8);
    let size = position.size();
    let stones = position.stones();
    let mut stones: Vec<(Point, Side)> = stones
        .map(|(point, side)| (board_symmetry::image(point, size, symmetry), side))
        .collect();
    let matching = *[PositionMatch::Exact, PositionMatch::Contains]
        .choose(rng)
        .unwrap();
    if matching == PositionMatch::Contains {
        stones.retain(|_| rng.random_ratio(2, 3));
    }
    Some(PositionQuery {
        size,
        stones,
        to_move: Some(position.side_to_move()).filter(|_| rng.random()),
        matching,
        symmetric: rng.random_ratio(3, 4),
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn a_filter_finds_what_its_slow_twin_finds(seed: u64) {
        let (library, _) = library_of(&random::games(seed, 40));
        let rng = &mut StdRng::seed_from_u64(seed);
        let (games, sources) = (all(&library), sources(&library));
        for _ in 0..20 {
            let filter = random_filter(rng, &library);
            let order = *Order::ALL.choose(rng).unwrap();
            let found = library.games().search(&filter, order, &mut unwatched).unwrap();
            let found: BTreeSet<GameId> = found.iter().map(|hit| hit.id).collect();
            let expected = games.iter().filter(|(_, game)| meets(&filter, &sources, game));
            let expected: BTreeSet<GameId> = expected.map(|(id, _)| *id).collect();
            prop_assert_eq!(&found, &expected, "{:?}", &filter);
            prop_assert_eq!(library.games().counts(&filter).all, expected.len());
        }
    }

    #[test]
    fn a_position_is_found_where_its_slow_twin_finds_it(seed: u64) {
        let (library, _) = library_of(&random::games(seed, 30));
        let rng = &mut StdRng::seed_from_u64(seed);
        let games = all(&library);
        for _ in 0..20 {
            let Some(position) = random_position(rng, &library) else {
                continue;
            };
            let filter = Filter { position: Some(position.clone()), ..Filter::default() };
            let found = library.games().search(&filter, Order::Added, &mut unwatched).unwrap();
            let found: Vec<_> = found.iter().rev().map(|hit| (hit.id, hit.ply)).collect();
            let expected = games.iter().filter_map(|(id, game)| Some((*id, ply_of(&position, game)?)));
            prop_assert_eq!(found, expected.collect::<Vec<_>>(), "{:?}", &position);
        }
    }
}

#[test]
fn results_are_in_the_order_that_was_asked_for() {
    let (library, _) = library_of(&random::games(7, 60));
    let games = library.games();
    let keys = |order: Order, key: &dyn Fn(&narabe_library::Game) -> String| -> Vec<String> {
        let found = games
            .search(&Filter::default(), order, &mut unwatched)
            .unwrap();
        assert_eq!(found.len(), 60);
        found
            .iter()
            .map(|hit| key(&games.game(hit.id).unwrap()))
            .collect()
    };
    let moves = |game: &narabe_library::Game| format!("{:04}", moves_of(game));
    assert!(keys(Order::FewestMoves, &moves).is_sorted());
    assert!(keys(Order::MostMoves, &moves).is_sorted_by(|one, other| one >= other));
    let date = |game: &narabe_library::Game| {
        game.info
            .date
            .map_or(String::new(), |date| date.to_string())
    };
    assert!(keys(Order::Newest, &date).is_sorted_by(|one, other| one >= other));
    let oldest = keys(Order::Oldest, &date);
    let known = oldest
        .iter()
        .position(String::is_empty)
        .unwrap_or(oldest.len());
    assert!(oldest[..known].is_sorted() && oldest[known..].iter().all(String::is_empty));
    let names = |game: &narabe_library::Game| {
        let name = game.info.names[0].to_lowercase();
        format!("{}{name}", u8::from(name.is_empty()))
    };
    assert!(keys(Order::Players, &names).is_sorted());
}

#[test]
fn the_last_game_that_came_is_the_first_as_they_were_added() {
    let (library, _) = library_of(&[game("h8"), game("h8 i9")]);
    let found = library
        .games()
        .search(&Filter::default(), Order::Added, &mut unwatched)
        .unwrap();
    assert_eq!(found.iter().map(|hit| hit.ply).collect::<Vec<_>>(), [2, 1]);
}

#[test]
fn a_position_that_no_board_has_is_found_nowhere() {
    let (library, _) = library_of(&[game("h8 i9")]);
    let size = BoardSize::DEFAULT;
    let centre = size.centre();
    for stones in [
        vec![(Point::new(15, 0), Side::Black)],
        vec![(centre, Side::Black), (centre, Side::White)],
    ] {
        let position = Some(PositionQuery::contains(size, stones));
        let filter = Filter {
            position,
            ..Filter::default()
        };
        let found = library
            .games()
            .search(&filter, Order::Newest, &mut unwatched)
            .unwrap();
        assert!(found.is_empty());
    }
}

#[test]
fn a_search_ends_when_it_is_cancelled() {
    let (library, _) = library_of(&[game("h8 i9")]);
    let mut stop = |_| ControlFlow::Break(());
    let found = library
        .games()
        .search(&Filter::default(), Order::Newest, &mut stop);
    assert_eq!(found, Err(Cancelled));
    assert_eq!(library.games().duplicates(&mut stop), Err(Cancelled));
}

#[test]
fn counts_are_those_of_the_games_that_meet_the_filter() {
    let mut own = game("h8 i9");
    own.source = Source::Own;
    own.tags = vec!["cup".to_owned()];
    own.info.result = GameResult::Draw;
    let mut tagged = game("h8 h9");
    tagged.tags = vec!["cup".to_owned(), "lost".to_owned()];
    let (library, _) = library_of(&[own, tagged, game("h8 g9")]);
    let counts = library.games().counts(&Filter::default());
    assert_eq!((counts.all, counts.own), (3, 1));
    let sources: Vec<_> = counts
        .sources
        .iter()
        .map(|(_, source, count)| (source.clone(), *count))
        .collect();
    let import = Source::Import("cup.rif".to_owned());
    assert_eq!(sources, [(Source::Own, 1), (import, 2)]);
    assert_eq!(counts.tags, [("cup".to_owned(), 2), ("lost".to_owned(), 1)]);
    let drawn = Filter {
        results: vec![ResultFilter::Draw],
        ..Filter::default()
    };
    let counts = library.games().counts(&drawn);
    assert_eq!((counts.all, counts.tags), (1, vec![("cup".to_owned(), 1)]));
}

//! The games of the library for the screenshots: between classics, with invented names. Half of them begin with 4D Kagetsu.

use crate::library::GameLibrary;
use bevy::prelude::*;
use narabe_engine_core::classic::Classic;
use narabe_library::{Game, Source};
use narabe_notation::{GameDate, GameInfo, GameResult, GameTree};
use narabe_rules::opening::NamedOpening;
use narabe_rules::{BoardSize, Point, Position, Rule, Side};
use rand::SeedableRng;
use rand::rngs::StdRng;

// The number of games, and of moves of the longest one.
const GAMES: usize = 120;
const LONGEST: usize = 120;
/// One game in this many is the player's own.
const OWN: usize = 3;
/// What the games are between; the first is the player.
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
/// White's answers to 4D Kagetsu, the more often the more popular.
const ANSWERS: [&str; 24] = [
    "i8", "g10", "i10", "i8", "g8", "g10", "i8", "j10", "i10", "i8", "g10", "i8", "g8", "i10",
    "i8", "g10", "h10", "i8", "i10", "g10", "i8", "j10", "g8", "g9",
];

/// 4D Kagetsu.
pub const fn usual_opening() -> &'static NamedOpening {
    &NamedOpening::ALL[3]
}

/// The games were handed to the library.
#[derive(Resource)]
struct Filled;

/// Adds the games, once, as soon as the library is open.
pub fn fill(world: &mut World) {
    let writer = world.resource::<GameLibrary>().writer();
    let Some(writer) = writer.filter(|_| !world.contains_resource::<Filled>()) else {
        return;
    };
    world.insert_resource(Filled);
    writer.push(|library| {
        for number in 0..GAMES {
            if let Err(fault) = library.add(&game(number)) {
                error!("a game was not kept: {fault}");
            }
        }
        Vec::new()
    });
}

/// Whether all games are there.
pub fn is_filled(world: &World) -> bool {
    let library = world.resource::<GameLibrary>();
    !library.is_busy() && !library.games().is_empty()
}

/// The moves of a game between two classics after a named opening.
pub fn played(number: usize) -> Position {
    let mut rng = StdRng::seed_from_u64(number as u64);
    let mut position = Position::new(Rule::Renju, BoardSize::DEFAULT);
    let is_usual = !number.is_multiple_of(2);
    let opening = if is_usual {
        usual_opening()
    } else {
        &NamedOpening::ALL[number / 2 % NamedOpening::ALL.len()]
    };
    let answer = ANSWERS[number / 2 % ANSWERS.len()].parse::<Point>();
    let answer = answer.ok().filter(|_| is_usual);
    for point in opening.stones(BoardSize::DEFAULT).into_iter().chain(answer) {
        position.play_unchecked(point);
    }
    // Black is the better player in most games, and in some both are as good.
    let weaker = match number % 7 {
        0 | 3 => Some(Side::Black),
        5 => None,
        _ => Some(Side::White),
    };
    while position.outcome().is_none() && position.ply() < LONGEST {
        let player = if weaker == Some(position.side_to_move()) {
            Classic::Attacker
        } else {
            Classic::Shapes
        };
        let chosen = player.choose(&position, &mut rng);
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
    let is_own = number.is_multiple_of(OWN);
    let own_side = match number / OWN / 2 % 2 {
        0 => Side::Black,
        _ => Side::White,
    };
    let part = |number: usize| u8::try_from(number).ok();
    let rating = |player: usize| {
        if is_own {
            String::new()
        } else {
            (1800 + (number * 37 + player * 91) % 900).to_string()
        }
    };
    let info = GameInfo {
        names: names(number, is_own.then_some(own_side)),
        ratings: [rating(0), rating(1)],
        result: (position.outcome()).map_or(GameResult::Draw, GameResult::from),
        date: GameDate::new(
            2026 - u16::try_from(number / 40).unwrap_or_default(),
            part(7 - number % 7),
            part(28 - number % 27),
        ),
        event: if is_own { String::new() } else { "Cup".into() },
        round: (number % 7 + 1).to_string(),
        protocol: PROTOCOLS[number / 2 % PROTOCOLS.len()].into(),
        ..GameInfo::default()
    };
    let source = if is_own {
        Source::Own
    } else {
        Source::Import("RenjuNet 2026".into())
    };
    let tags = TAGS.iter().skip(number % 5);
    Game {
        own_side: is_own.then_some(own_side),
        tags: tags.map(|tag| (*tag).to_owned()).collect(),
        ..Game::new(info, tree, Rule::Renju, source)
    }
}

/// The names of Black and White; in a game of the player's own theirs is the first.
fn names(number: usize, own: Option<Side>) -> [String; 2] {
    let other = |number: usize| PLAYERS[1 + number % (PLAYERS.len() - 1)].to_owned();
    let mut names = [other(number), other(number + 1 + number % 3)];
    if let Some(side) = own {
        names[side as usize] = PLAYERS[0].to_owned();
    }
    names
}

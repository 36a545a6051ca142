//! The scenes of the arena: a tournament that looks as if it were being played, and the set-up of another.

use super::scene::{SingleScene, scene};
use crate::arena::{Arena, ArenaRun};
use crate::state::{Go, Screen};
use bevy::prelude::*;
use narabe_arena::{
    Adjudication, ArenaView, Entrant, Event, FinishedGame, Format, GameEnd, GameLimits, Opening,
    OpeningSet, Order, PlannedGame, PlayedMove, Results, Schedule, Tournament, Who,
};
use narabe_engine_core::classic::Classic;
use narabe_engine_core::level::Level;
use narabe_rules::opening::NamedOpening;
use narabe_rules::{BoardSize, Move, Position, Rule, Side};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

/// The finished games, and the moves of those that are being played.
const FINISHED: usize = 46;
const MOVES: [usize; 2] = [24, 22];
const SEED: u64 = 31;
/// How long they took.
const PLAYED_FOR: Duration = Duration::from_secs(15 * 60);
/// The stones of an opening.
const OPENING: usize = 3;
/// How much stronger each player is than the next, in chances to win of a hundred.
const STEP: usize = 14;

pub const ARENA: SingleScene = scene("50-arena", |world| {
    let run = running();
    world.resource_mut::<Arena>().show(Some(run));
    world.write_message(Go::To(Screen::Arena));
});
pub const ARENA_OVER: SingleScene = scene("50-arena-over", |world| {
    let tournament = tournament();
    let view = ArenaView::new(&tournament, &finished(usize::MAX));
    let run = ArenaRun::pictured(tournament, view, Path::new(""));
    world.resource_mut::<Arena>().show(Some(run));
});
pub const ARENA_SETUP: SingleScene = scene("50-arena-setup", |world| {
    world.write_message(Go::To(Screen::ArenaSetup));
});

fn tournament() -> Tournament {
    let levels = [Level::Kaya, Level::Matsu, Level::Hinoki, Level::Kaede];
    Tournament {
        name: String::new(),
        rule: Rule::Renju,
        size: BoardSize::DEFAULT,
        players: levels.map(|level| Entrant::new(Who::Level(level))).into(),
        format: Format::RoundRobin {
            games: 16,
            neighbours: None,
        },
        order: Order::default(),
        openings: OpeningSet::Renju26,
        shuffled: false,
        limits: GameLimits {
            time: Some(1_000),
            ..GameLimits::default()
        },
        adjudication: Adjudication::default(),
        at_once: 2,
        seed: 1,
    }
}

/// The first games of the tournament.
fn finished(count: usize) -> Vec<FinishedGame> {
    let mut chance = StdRng::seed_from_u64(SEED);
    let schedule = Schedule::of(&tournament());
    let games = (0..schedule.games()).filter_map(|number| schedule.game(number));
    games
        .take(count)
        .map(|planned| finished_game(&planned, &mut chance))
        .collect()
}

fn finished_game(planned: &PlannedGame, chance: &mut StdRng) -> FinishedGame {
    let [black, white] = planned.sides();
    let for_black = (50 + STEP * white).saturating_sub(STEP * black);
    let rolled = chance.random_range(0..100);
    let (winner, end) = if rolled % 17 == 0 {
        (None, GameEnd::FullBoard)
    } else if rolled < for_black {
        (Some(Side::Black), GameEnd::Five)
    } else {
        (Some(Side::White), GameEnd::Five)
    };
    let moves: Vec<_> = game(planned.round).turns().collect();
    let played = moves.len() - OPENING;
    FinishedGame {
        number: planned.number,
        sides: planned.sides(),
        winner,
        end,
        opening: OPENING,
        moves,
        times: vec![0; played],
        evaluations: vec![None; played],
    }
}

/// A game from one of the 26 openings.
fn game(round: usize) -> Position {
    let opening = NamedOpening::ALL[round % NamedOpening::ALL.len()];
    let mut position = Position::new(Rule::Renju, BoardSize::DEFAULT);
    for point in opening.stones(BoardSize::DEFAULT) {
        let _ = position.play(point);
    }
    let mut chance = StdRng::seed_from_u64(SEED + round as u64);
    while position.outcome().is_none() && position.moves().len() < 60 {
        let Some(point) = Classic::Shapes.choose(&position, &mut chance) else {
            break;
        };
        if position.play(point).is_err() {
            break;
        }
    }
    position
}

/// The tournament while its 47th and 48th games are played.
fn running() -> ArenaRun {
    let tournament = tournament();
    let mut view = ArenaView::new(&tournament, &[]);
    let mut results = Results::new(&tournament);
    for game in finished(FINISHED) {
        results.add(&game);
        let event = Event::Finished {
            game: Arc::new(game),
            standings: Arc::new(results.standings()),
            counts: true,
        };
        view.hear(&tournament, event);
    }
    let schedule = Schedule::of(&tournament);
    for (number, moves) in (FINISHED..).zip(MOVES) {
        if let Some(planned) = schedule.game(number) {
            play(&tournament, &mut view, planned, moves);
        }
    }
    let mut run = ArenaRun::pictured(tournament, view, Path::new(""));
    run.play_for(PLAYED_FOR);
    run
}

/// Plays the first moves of a game.
fn play(tournament: &Tournament, view: &mut ArenaView, planned: PlannedGame, moves: usize) {
    let whole = game(planned.round);
    let turns: Vec<Move> = whole.turns().collect();
    let opening = turns.iter().take(OPENING).filter_map(|turn| turn.point());
    let opening = Opening::new(opening.collect(), tournament.size);
    let begun = Event::Begun {
        planned,
        opening: Arc::new(opening),
    };
    view.hear(tournament, begun);
    for (ply, turn) in turns.iter().enumerate().take(moves).skip(OPENING) {
        let played = PlayedMove {
            turn: *turn,
            side: whole.side_at(ply),
            took: Duration::from_millis(1_400),
            left: None,
            evaluation: None,
        };
        let number = planned.number;
        view.hear(tournament, Event::Played { number, played });
    }
}

//! An opponent of some level.

use std::sync::atomic::AtomicBool;

use rand::Rng;

use super::board::{FULL_TURN, TurnStones, TwinBoard, TwinIndex};
use super::level::{LevelSettings, TwinLevel};
use super::search::{RootTurn, Search};
use super::table::Table;
use super::turns::{ScoredTurn, generate, generate_free};
use crate::noise::gumbel;
use crate::value::{INFINITE, Value, is_proven, loss_in, win_in};
use narabe_rules::twin::{Turn, TwinPosition};

/// The result of an iteration.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TwinReport {
    /// The depth in turns; 0 when the turn was found without iterative deepening.
    pub depth: u32,
    /// The best turn.
    pub turn: Turn,
    /// Its value for the side to move. Proven values count turns in place of moves.
    pub value: Value,
    /// Nodes searched.
    pub nodes: u64,
}

/// An opponent of some level. It reads no clock and starts no thread; the same position, limit and random numbers give the
/// same turn.
pub struct TwinPlayer {
    level: TwinLevel,
    table: Table,
}

impl TwinPlayer {
    /// An opponent.
    pub fn new(level: TwinLevel) -> Self {
        Self {
            level,
            table: Table::new(),
        }
    }

    /// Its level.
    pub const fn level(&self) -> TwinLevel {
        self.level
    }

    /// The turn of the side to move, starting with the stone of it that is on the board already, if there is one; none when the
    /// game is over. Searches as many nodes as the level does, or `nodes` if that is less, and passes finished iterations to
    /// `report`. Setting `stop` ends the search with the best turn so far.
    pub fn choose(
        &mut self,
        position: &TwinPosition,
        nodes: Option<u64>,
        stop: &AtomicBool,
        rng: &mut impl Rng,
        mut report: impl FnMut(&TwinReport),
    ) -> Option<Turn> {
        if position.outcome().is_some() {
            return None;
        }
        let mut board = TwinBoard::new(position);
        let open_stone = position.open_stone().map(|stone| board.index(stone));
        let mut settings = self.level.settings();
        settings.search.nodes = settings.search.nodes.min(nodes.unwrap_or(u64::MAX));
        self.table.clear();

        let certain = |turn, value| TwinReport {
            depth: 0,
            turn,
            value: Value::new(value),
            nodes: 0,
        };
        if let Some(turn) = position.winning_turn() {
            report(&certain(turn, win_in(1)));
            return Some(turn);
        }
        let room = position.stones_left();
        let width = settings.search.root_width;
        let chosen = match generate(&mut board, room, width) {
            Some(turns) if !turns.is_empty() => {
                let search = Search::new(board.clone(), settings.search, &mut self.table, stop);
                let turn = |stones| whole_turn(&board, open_stone, stones);
                think(search, &turns, room, settings, rng, turn, &mut report)
            }
            Some(_) => certain(losing_turn(&board, open_stone)?, loss_in(1)),
            None => {
                let turns = generate_free(&mut board, room, width);
                let best = turns.iter().max_by_key(|turn| turn.score);
                let turn = best.map(|best| whole_turn(&board, open_stone, best.stones));
                let turn = turn.or_else(|| losing_turn(&board, open_stone));
                certain(turn?, loss_in(2))
            }
        };
        report(&chosen);
        Some(chosen.turn)
    }
}

/// Searches the turns and chooses one by their values, with the level's noise.
fn think(
    mut search: Search<'_>,
    turns: &[ScoredTurn],
    room: usize,
    settings: LevelSettings,
    rng: &mut impl Rng,
    turn: impl Fn(TurnStones) -> Turn,
    report: &mut impl FnMut(&TwinReport),
) -> TwinReport {
    let as_report = |depth, chosen: RootTurn, nodes| TwinReport {
        depth,
        turn: turn(chosen.stones),
        value: Value::new(chosen.value),
        nodes,
    };
    if room == FULL_TURN
        && let Some(win) = search.root_threat_search()
    {
        return as_report(0, win, search.nodes());
    }
    let mut last_depth = 0;
    let has_noise = settings.noise > 0.0;
    let searched = search.iterative_deepening(turns, has_noise, |depth, searched, nodes| {
        last_depth = depth;
        if !has_noise {
            report(&as_report(depth, searched[0], nodes));
        }
    });
    let chosen = if has_noise {
        with_noise(&searched, settings.noise, rng)
    } else {
        searched[0]
    };
    as_report(last_depth, chosen, search.nodes())
}

/// The best turn after adding noise to all values that are not proven.
fn with_noise(turns: &[RootTurn], noise: f64, rng: &mut impl Rng) -> RootTurn {
    let mut chosen = (f64::from(-INFINITE), turns[0]);
    for &turn in turns {
        let error = if is_proven(turn.value) {
            0.0
        } else {
            noise * gumbel(rng)
        };
        let value = f64::from(turn.value) + error;
        if value > chosen.0 {
            chosen = (value, turn);
        }
    }
    chosen.1
}

/// The whole turn: the stone on the board, if there is one, and those after it.
fn whole_turn(board: &TwinBoard, open_stone: Option<TwinIndex>, stones: TurnStones) -> Turn {
    board.turn(match open_stone {
        Some(first) => TurnStones::two(first, stones.first),
        None => stones,
    })
}

/// A turn when every stone completes a five and loses: the stone on the board alone, or any one stone.
fn losing_turn(board: &TwinBoard, open_stone: Option<TwinIndex>) -> Option<Turn> {
    let any = open_stone.or_else(|| board.empty_points().next())?;
    Some(board.turn(TurnStones::one(any)))
}

//! One game between two players, from its opening to its end.

use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use narabe_rules::{Move, Outcome, Position, Side};
use thiserror::Error;

use crate::evaluation::Evaluation;
use crate::game::{FinishedGame, GameEnd};
use crate::judge::Judge;
use crate::player::{Choice, Fault, Player, Turn};
use crate::schedule::PlannedGame;
use crate::tournament::{Adjudication, GameClock};

/// What a game is played under.
#[derive(Clone, Debug)]
pub struct GameRules<'a> {
    /// The position after the opening.
    pub start: Position,
    /// The clocks of the pair's players, with how late an answer may be.
    pub clocks: [Option<(GameClock, Duration)>; 2],
    /// When the game is ended early.
    pub adjudication: &'a Adjudication,
}

/// A move that has just been played.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PlayedMove {
    /// The move.
    pub turn: Move,
    /// Whose it is.
    pub side: Side,
    /// How long it took.
    pub took: Duration,
    /// What is left on the player's clock.
    pub left: Option<Duration>,
    /// What the player thinks of it.
    pub evaluation: Option<Evaluation>,
}

/// Who watches a game, and may stop it.
pub trait Watch {
    /// Whether the game goes on; called before each move, and returns only when the next one may be asked for.
    fn go_on(&mut self) -> bool;
    /// Stops a player that is thinking.
    fn stop(&self) -> &AtomicBool;
    /// A move has been played.
    fn played(&mut self, played: &PlayedMove);
}

/// Plays a game to its end; none if it was stopped. A player that fails loses.
pub fn play(
    planned: &PlannedGame,
    rules: &GameRules<'_>,
    players: [&mut dyn Player; 2],
    watch: &mut impl Watch,
) -> Option<FinishedGame> {
    let mut game = Game {
        planned,
        rules,
        position: rules.start.clone(),
        left: rules
            .clocks
            .map(|clock| clock.map(|(clock, _)| clock.start())),
        judge: Judge::new(rules.adjudication),
        times: Vec::new(),
        evaluations: Vec::new(),
    };
    let [first, second] = players;
    let mut players: [&mut dyn Player; 2] = [first, second];
    for (at, player) in players.iter_mut().enumerate() {
        if let Err(fault) = player.new_game(&rules.start, planned.seed) {
            let loser = game.side_of(at);
            return game.forfeited(loser, fault);
        }
    }
    while game.position.outcome().is_none() {
        if !watch.go_on() {
            return None;
        }
        let side = game.position.side_to_move();
        if game.position.must_pass() && game.position.pass().is_ok() {
            game.noted(side, Move::Pass, Duration::ZERO, None, watch);
            continue;
        }
        let at = usize::from(game.side_of(0) != side);
        match game.turn(side, at, players[at], watch) {
            Ok(None) => {}
            Ok(Some((end, winner))) => return Some(game.ended(end, winner)),
            Err(fault) => return game.forfeited(side, fault),
        }
    }
    let outcome = game.position.outcome()?;
    let (end, winner) = (GameEnd::of(outcome), Outcome::winner(outcome));
    Some(game.ended(end, winner))
}

/// A game that a player has given up without losing it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("a player stopped before the game was over")]
pub struct NotPlayed;

/// Plays a game outside of a tournament, without clocks; the first player is Black.
///
/// # Errors
/// When a player stops although nobody has stopped it.
pub fn play_alone(
    start: Position,
    players: &mut [Box<dyn Player>; 2],
    seed: u64,
) -> Result<FinishedGame, NotPlayed> {
    let planned = PlannedGame {
        number: 0,
        pair: 0,
        players: [0, 1],
        round: 0,
        first_is_black: true,
        seed,
    };
    let rules = GameRules {
        start,
        clocks: [None; 2],
        adjudication: &Adjudication::default(),
    };
    let [first, second] = players;
    let players: [&mut dyn Player; 2] = [first.as_mut(), second.as_mut()];
    let mut nobody = Nobody(AtomicBool::new(false));
    play(&planned, &rules, players, &mut nobody).ok_or(NotPlayed)
}

/// Watches nothing and never stops.
struct Nobody(AtomicBool);

impl Watch for Nobody {
    fn go_on(&mut self) -> bool {
        true
    }

    fn stop(&self) -> &AtomicBool {
        &self.0
    }

    fn played(&mut self, _played: &PlayedMove) {}
}

/// A game in progress.
struct Game<'a> {
    planned: &'a PlannedGame,
    rules: &'a GameRules<'a>,
    position: Position,
    /// What is left on the clocks of the pair's players.
    left: [Option<Duration>; 2],
    judge: Judge,
    times: Vec<u32>,
    evaluations: Vec<Option<Evaluation>>,
}

impl Game<'_> {
    /// The side of the first or the second of the pair.
    const fn side_of(&self, at: usize) -> Side {
        if (at == 0) == self.planned.first_is_black {
            Side::Black
        } else {
            Side::White
        }
    }

    /// Asks a player for its move and plays it. The end of the game, if it is to be ended early.
    fn turn(
        &mut self,
        side: Side,
        at: usize,
        player: &mut dyn Player,
        watch: &mut impl Watch,
    ) -> Result<Option<(GameEnd, Option<Side>)>, Fault> {
        let asked = Instant::now();
        let turn = Turn {
            left: self.left[at],
            stop: watch.stop(),
        };
        let choice = player.choose(&self.position, &turn);
        let took = asked.elapsed();
        if turn.stop.load(std::sync::atomic::Ordering::Relaxed) {
            return Err(Fault::Stopped);
        }
        let Choice { point, evaluation } = choice?;
        self.run_clock(at, took)?;
        self.position
            .play_allowing_foul(point)
            .map_err(|error| Fault::Failed(error.to_string()))?;
        self.noted(side, Move::Stone(point), took, evaluation, watch);
        let stones = self.position.moves().len();
        Ok(self.judge.hear(side, evaluation.as_ref(), stones))
    }

    fn run_clock(&mut self, at: usize, took: Duration) -> Result<(), Fault> {
        let (Some((clock, tolerance)), Some(left)) = (self.rules.clocks[at], self.left[at]) else {
            return Ok(());
        };
        let left = clock.after(left, took, tolerance).map_err(|late| {
            Fault::Time(format!("the clock ran out {} ms ago", late.as_millis()))
        })?;
        self.left[at] = Some(left);
        Ok(())
    }

    fn noted(
        &mut self,
        side: Side,
        turn: Move,
        took: Duration,
        evaluation: Option<Evaluation>,
        watch: &mut impl Watch,
    ) {
        self.times
            .push(u32::try_from(took.as_millis()).unwrap_or(u32::MAX));
        self.evaluations.push(evaluation);
        watch.played(&PlayedMove {
            turn,
            side,
            took,
            left: self.left[usize::from(self.side_of(0) != side)],
            evaluation,
        });
    }

    fn forfeited(self, loser: Side, fault: Fault) -> Option<FinishedGame> {
        let end = match fault {
            Fault::Stopped => return None,
            Fault::Time(what) => GameEnd::Time(what),
            Fault::Failed(what) => GameEnd::Fault(what),
        };
        Some(self.ended(end, Some(loser.other())))
    }

    fn ended(self, end: GameEnd, winner: Option<Side>) -> FinishedGame {
        FinishedGame {
            number: self.planned.number,
            sides: self.planned.sides(),
            winner,
            end,
            opening: self.rules.start.ply(),
            moves: self.position.turns().collect(),
            times: self.times,
            evaluations: self.evaluations,
        }
    }
}

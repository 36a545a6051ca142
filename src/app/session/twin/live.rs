//! The live game on twin boards as everybody may read it.

use crate::players::{Clock, Insight, MoveTime, Seat};
use crate::rules::Side;
use crate::rules::twin::{TWIN_SIZE, Turn, TwinOutcome, TwinPosition, TwinRecord};
use bevy::prelude::*;
use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};
use std::time::Duration;

use crate::app::session::config::{MatchConfig, Player};
use crate::players::GameResult;

/// The live game on twin boards. Before the first match it shows empty boards and [`TwinSession::is_open`] is false.
#[derive(Resource, Debug)]
pub struct TwinSession {
    pub(super) open: bool,
    pub(super) left: bool,
    pub(super) config: MatchConfig,
    /// The player who has Black.
    pub(super) black: usize,
    /// The games before this one.
    pub(super) past: Vec<GameResult>,
    pub(super) record: TwinRecord,
    /// The time spent on each turn of the record's line, those that can be played again included.
    pub(super) spent: Vec<Duration>,
    pub(super) clock: Clock,
    pub(super) hint: Option<Turn>,
    /// A hint is wanted and not yet there.
    pub(super) asked: bool,
    /// What the engine at work has told last.
    pub(super) insight: Option<Insight>,
    pub(super) offer: Option<Side>,
    pub(super) paused: bool,
    /// The match came from outside, and nobody has touched it since.
    pub(super) handed: bool,
    /// The time of a frame that has ended after the flag.
    pub(super) overdue: Option<Duration>,
    /// The side whose engine failed in this position.
    pub(super) failed: Option<Side>,
    /// Counts the situations an engine can be asked about; an answer to an older one is stale.
    pub(super) request: u64,
    /// Counts what is worth saving.
    pub(super) revision: u64,
    pub(super) rng: StdRng,
}

impl TwinSession {
    /// No match yet. The seed decides coins and the engines' choices among equals.
    pub fn new(seed: u64) -> Self {
        let config = MatchConfig {
            twin: true,
            ..MatchConfig::default()
        };
        Self {
            open: false,
            left: false,
            handed: false,
            black: 0,
            past: Vec::new(),
            record: TwinRecord::new(TWIN_SIZE),
            spent: Vec::new(),
            clock: Clock::new(config.clock),
            config,
            hint: None,
            asked: false,
            insight: None,
            offer: None,
            paused: false,
            overdue: None,
            failed: None,
            request: 0,
            revision: 0,
            rng: StdRng::seed_from_u64(seed),
        }
    }

    /// Whether there is a match, on the table or left for a while.
    pub fn is_open(&self) -> bool {
        self.open
    }

    /// Whether the match was left and waits to be continued.
    pub fn is_left(&self) -> bool {
        self.left
    }

    pub fn config(&self) -> &MatchConfig {
        &self.config
    }

    pub fn record(&self) -> &TwinRecord {
        &self.record
    }

    /// What stands on the boards, and how far the turn has come.
    pub fn position(&self) -> &TwinPosition {
        self.record.position()
    }

    /// How the present game ended, if it has.
    pub fn outcome(&self) -> Option<&TwinOutcome> {
        self.record.outcome()
    }

    /// The present game's number in the match, from 1.
    pub fn game_number(&self) -> usize {
        self.past.len() + 1
    }

    /// One result for each finished game, the present one included when it is over.
    pub fn results(&self) -> Vec<GameResult> {
        self.past
            .iter()
            .copied()
            .chain(self.present_result())
            .collect()
    }

    /// The games that a player (0 or 1) has won.
    pub fn wins(&self, player: usize) -> u32 {
        GameResult::Won(player).count(&self.results())
    }

    /// The games that nobody has won.
    pub fn draws(&self) -> u32 {
        GameResult::Drawn.count(&self.results())
    }

    /// Whether the match is decided or all its games are played. An open match never is.
    pub fn match_over(&self) -> bool {
        self.config.length.is_over(&self.results())
    }

    /// The player who will begin the next game, when the present one is over; nobody where a coin decides.
    pub fn next_black(&self) -> Option<usize> {
        self.config.black.next(&self.results(), self.black)
    }

    /// The player (0 or 1) who has this side in the present game.
    pub fn player_on(&self, side: Side) -> usize {
        match side {
            Side::Black => self.black,
            Side::White => 1 - self.black,
        }
    }

    /// The player with this number. Players are 0 and 1; any other number means the second.
    pub fn player(&self, player: usize) -> &Player {
        &self.config.players[player.min(1)]
    }

    /// Who decides this side's turns.
    pub fn seat(&self, side: Side) -> Seat {
        self.player(self.player_on(side)).seat
    }

    /// Whose turn it is, or would be if the game were not over.
    pub fn to_move(&self) -> Side {
        self.position().side_to_move()
    }

    /// Whether the game can be played on right now.
    pub fn is_on(&self) -> bool {
        self.open && !self.left && self.outcome().is_none()
    }

    /// Whether a person at these boards may place the next stone, for itself or for an engine that has failed.
    pub fn is_human_turn(&self) -> bool {
        self.is_running() && self.is_thinking().is_none()
    }

    /// Whether a person has placed the first stone of a turn that has room for a second.
    pub fn can_end_turn(&self) -> bool {
        self.is_human_turn() && self.position().open_stone().is_some()
    }

    /// The side whose engine is at work, or will be in a moment.
    pub fn is_thinking(&self) -> Option<Side> {
        let side = self.to_move();
        let engine = !self.seat(side).is_human() && self.failed != Some(side);
        (self.is_running() && engine).then_some(side)
    }

    /// What the last hint showed, until the position changes.
    pub fn hint(&self) -> Option<Turn> {
        self.hint
    }

    /// Whether a hint is being looked for.
    pub fn is_looking(&self) -> bool {
        self.asked
    }

    /// What the engine at work has told of its thought.
    pub fn insight(&self) -> Option<Insight> {
        self.insight
    }

    /// The side whose draw offer waits for the other person's answer.
    pub fn draw_offer(&self) -> Option<Side> {
        self.offer
    }

    /// All figures of both clocks.
    pub fn clock(&self) -> &Clock {
        &self.clock
    }

    /// The time that the side to move has for its turn.
    pub(super) fn turn_time(&self) -> MoveTime {
        self.clock.move_time(self.to_move())
    }

    /// The time that each turn of the line took, Black's first turn first.
    pub fn turn_times(&self) -> &[Duration] {
        &self.spent[..self.position().turns().len().min(self.spent.len())]
    }

    /// The clocks as they stood when the turn at hand began.
    pub(super) fn clock_of_turn(&self) -> Clock {
        let sides = Side::ALL.into_iter().cycle();
        Clock::replay(
            self.config.clock,
            sides.zip(self.turn_times().iter().copied()),
        )
    }

    /// The number of the situation an engine is asked about now.
    pub fn request(&self) -> u64 {
        self.request
    }

    /// Counts the changes worth saving; a save is up to date while this stands still.
    pub fn revision(&self) -> u64 {
        self.revision
    }

    /// The sides that persons have.
    pub(super) fn persons(&self) -> impl Iterator<Item = Side> + '_ {
        Side::ALL
            .into_iter()
            .filter(|side| self.seat(*side).is_human())
    }

    /// The side of the only person at the boards.
    pub fn lone_person(&self) -> Option<Side> {
        let mut persons = self.persons();
        persons.next().filter(|_| persons.next().is_none())
    }

    /// Where the chance of one thought begins.
    pub(super) fn fork_seed(&mut self) -> u64 {
        self.rng.next_u64()
    }

    /// What the present game adds to the match.
    pub(super) fn present_result(&self) -> Option<GameResult> {
        let outcome = self.outcome().filter(|_| self.open)?;
        Some(outcome.winner().map_or(GameResult::Drawn, |side| {
            GameResult::Won(self.player_on(side))
        }))
    }

    /// A game of another kind takes the table.
    pub(in crate::app::session) fn put_away(&mut self) {
        self.open = false;
        self.left = false;
        self.paused = false;
        self.asked = false;
        self.request += 1;
    }
}

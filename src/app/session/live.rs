//! The live game as everybody may read it.
//!
//! [`Session`] is one resource: the match, its present game, the clocks, and the few things that belong to the
//! moment (a hint, a draw offer, the request that an engine thinks about). Screens read it and never write it;
//! the writing half is in `door` and `series`, behind the intents.

use crate::players::{Clock, GameResult, Hint, Insight, MoveTime, Seat};
use crate::rules::{Outcome, Position, Record, Side};
use bevy::prelude::*;
use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};
use std::time::Duration;

use super::config::{MatchConfig, Player};
use super::opening::Prelude;

/// The live game. Before the first match it shows an empty board and [`Session::is_open`] is false.
#[derive(Resource, Debug)]
pub struct Session {
    pub(super) open: bool,
    pub(super) left: bool,
    pub(super) paused: bool,
    /// The game waits for another machine.
    pub(super) halted: bool,
    pub(super) config: MatchConfig,
    /// The player who has Black.
    pub(super) black: usize,
    /// The player who began the present game with Black, whoever has it now.
    pub(super) began: usize,
    /// The games before this one.
    pub(super) past: Vec<GameResult>,
    pub(super) prelude: Prelude,
    pub(super) record: Record,
    /// The time spent on each move of the record's line, the moves that can be redone included.
    pub(super) spent: Vec<Duration>,
    pub(super) clock: Clock,
    /// The match came from outside (a link, a file), and nobody has touched it since.
    pub(super) handed: bool,
    /// The time of a frame that ends after the flag of the side to move.
    pub(super) overdue: Option<Duration>,
    pub(super) hint: Option<Hint>,
    /// A hint is wanted and not yet there.
    pub(super) asked: bool,
    /// What an engine has told of this game last, and the side that it plays.
    pub(super) insight: Option<(Side, Insight)>,
    pub(super) offer: Option<Side>,
    /// The side whose engine failed in this position.
    pub(super) failed: Option<Side>,
    /// Counts the situations an engine can be asked about; an answer to an older one is stale.
    pub(super) request: u64,
    /// Counts the boards that were set up: what an engine knows of one is of no use on the next.
    pub(super) sitting: u64,
    /// Counts what is worth saving.
    pub(super) revision: u64,
    pub(super) rng: StdRng,
}

impl Session {
    /// No match yet. The seed decides coins, hints and the engines' choices among equals.
    pub fn new(seed: u64) -> Self {
        let config = MatchConfig::default();
        Self {
            open: false,
            left: false,
            paused: false,
            halted: false,
            handed: false,
            black: 0,
            began: 0,
            past: Vec::new(),
            prelude: Prelude::new(&config),
            record: Record::new(config.rule, config.size),
            spent: Vec::new(),
            clock: Clock::new(config.clock),
            overdue: None,
            config,
            hint: None,
            asked: false,
            insight: None,
            offer: None,
            failed: None,
            request: 0,
            sitting: 0,
            revision: 0,
            rng: StdRng::seed_from_u64(seed),
        }
    }

    /// Whether there is a match, on the table or left for a while.
    pub fn is_open(&self) -> bool {
        self.open
    }

    /// Whether the match was left ([`Intent::Leave`](super::Intent::Leave)) and waits to be continued.
    pub fn is_left(&self) -> bool {
        self.left
    }

    pub fn config(&self) -> &MatchConfig {
        &self.config
    }

    /// The present game with all its variations.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// What stands on the board.
    pub fn position(&self) -> &Position {
        self.record.position()
    }

    /// How the present game ended, if it has.
    pub fn outcome(&self) -> Option<&Outcome> {
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

    /// Whether there is something to go on with: a game that has begun, or a match of several that is not decided.
    pub(super) fn is_unfinished(&self) -> bool {
        let is_on = self.outcome().is_none() && !self.record.line().is_empty();
        is_on || self.config.length.is_undecided(&self.results())
    }

    /// The player who will begin the next game with Black, when the present one is over; nobody where a coin decides.
    pub fn next_black(&self) -> Option<usize> {
        self.config.black.next(&self.results(), self.began)
    }

    /// The player (0 or 1) who has this side in the present game.
    pub fn player_on(&self, side: Side) -> usize {
        match side {
            Side::Black => self.black,
            Side::White => 1 - self.black,
        }
    }

    /// The side that a player (0 or 1) has in the present game.
    pub fn side_of(&self, player: usize) -> Side {
        if player == self.black {
            Side::Black
        } else {
            Side::White
        }
    }

    /// The player with this number. Players are 0 and 1; any other number means the second.
    pub fn player(&self, player: usize) -> &Player {
        &self.config.players[player.min(1)]
    }

    /// Who decides this side's moves.
    pub fn seat(&self, side: Side) -> Seat {
        self.player(self.player_on(side)).seat
    }

    /// Whose stone is placed next, or would be if the game were not over.
    pub fn to_move(&self) -> Side {
        self.position().side_to_move()
    }

    /// Whether the game can be played on right now: there is one, it is not over, and nobody has left it.
    pub fn is_on(&self) -> bool {
        self.open && !self.left && self.outcome().is_none()
    }

    /// Whether a person at this board may place the next stone. That is so on a person's turn, and also after an
    /// engine has failed: its stone may then be placed for it.
    pub fn is_human_turn(&self) -> bool {
        let elsewhere = self.seat(self.to_act()) == Seat::Remote;
        self.is_running() && self.is_thinking().is_none() && !elsewhere
    }

    /// The side whose engine is at work, or will be in a moment.
    pub fn is_thinking(&self) -> Option<Side> {
        let side = self.to_act();
        let engine = self.seat(side).is_computer() && self.failed != Some(side);
        (self.is_running() && engine).then_some(side)
    }

    /// The side whose engine has failed in this position. Undo, restart and the like ask it again.
    pub fn failed(&self) -> Option<Side> {
        self.failed
    }

    /// What the last hint showed, until the position changes.
    pub fn hint(&self) -> Option<&Hint> {
        self.hint.as_ref()
    }

    /// Whether the adviser is looking for a hint.
    pub fn is_looking(&self) -> bool {
        self.asked
    }

    /// What a side's engine has told of its thinking: of the present thought, or after its move of the one before.
    pub fn insight(&self, side: Side) -> Option<Insight> {
        self.insight
            .filter(|(teller, _)| *teller == side)
            .map(|(_, insight)| insight)
    }

    /// The time that whoever has to act has for it.
    pub fn move_time(&self) -> MoveTime {
        self.clock.move_time(self.to_act())
    }

    /// The side whose draw offer waits for the other person's answer.
    pub fn draw_offer(&self) -> Option<Side> {
        self.offer
    }

    /// What is left of a side's main time or byo-yomi period; nothing without a clock.
    pub fn remaining(&self, side: Side) -> Option<Duration> {
        self.clock.remaining(side)
    }

    /// The byo-yomi periods that a side has left, the one in use included; nothing under another clock rule.
    pub fn periods(&self, side: Side) -> Option<u32> {
        self.clock.periods(side)
    }

    /// All figures of both clocks.
    pub fn clock(&self) -> &Clock {
        &self.clock
    }

    /// A side's thinking time over the present game, counted with and without a clock. Moves that were taken back
    /// do not count.
    pub fn total_thinking(&self, side: Side) -> Duration {
        self.clock.total(side)
    }

    /// How long a side's last move took.
    pub fn last_move_time(&self, side: Side) -> Option<Duration> {
        self.clock.last_turn(side)
    }

    /// The time that each move of the line took, Black's first move first.
    pub fn move_times(&self) -> &[Duration] {
        &self.spent[..self.record.ply().min(self.spent.len())]
    }

    /// The clocks as they stood when the move at hand began.
    pub(super) fn clock_of_turn(&self) -> Clock {
        let stones = self.prelude.stones();
        let played = self.move_times().iter().copied().enumerate().skip(stones);
        let played = played.map(|(ply, time)| (Side::to_move_after(ply), time));
        Clock::replay(self.config.clock, self.opening_times().chain(played))
    }

    /// Whether it is a person's turn, be the game paused or not.
    pub fn is_persons_turn(&self) -> bool {
        self.is_on() && self.seat(self.to_move()).is_human()
    }

    /// Whether the person whose turn it is may pass.
    pub fn may_pass(&self) -> bool {
        self.is_persons_turn() && self.opening().is_over() && self.position().check_pass().is_ok()
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

    /// Where the chance of one thought begins, so that engines neither share one nor repeat themselves.
    pub(super) fn fork_seed(&mut self) -> u64 {
        self.rng.next_u64()
    }

    /// A game of another kind takes the table.
    pub(super) fn put_away(&mut self) {
        self.open = false;
        self.left = false;
        self.paused = false;
        self.halted = false;
        self.asked = false;
        self.request += 1;
    }

    /// What the present game adds to the match.
    pub(super) fn present_result(&self) -> Option<GameResult> {
        let outcome = self.outcome().filter(|_| self.open)?;
        Some(outcome.winner().map_or(GameResult::Drawn, |side| {
            GameResult::Won(self.player_on(side))
        }))
    }
}

//! The state of a match, with its getters.

use super::config::{MatchConfig, Player};
use super::engine_answer::{EngineChoice, GameHint};
use super::engine_failure::EngineFailure;
use super::game::{Game, GameEnd, GameKind};
use crate::players::{Clock, GameResult, SearchProgress, Seat};
use narabe_rules::{BoardSize, Outcome, Point, Side};
use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};
use std::time::Duration;

/// Counters that never decrease, not even from one match to the next.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Counters {
    /// Counts the situations that an engine can be asked about; an answer to an earlier one is stale.
    pub request: u64,
    /// Counts the boards that were set up; engines keep nothing from one board to the next.
    pub board: u64,
    /// Counts the changes worth saving.
    pub revision: u64,
}

/// A match. Before its first game [`Match::is_open`] is false and the board is empty.
#[derive(Debug, Clone)]
pub struct Match<G: Game + ?Sized> {
    pub(super) open: bool,
    pub(super) left: bool,
    pub(super) paused: bool,
    /// Whether the game waits for the other machine.
    pub(super) waiting: bool,
    pub(super) config: MatchConfig,
    /// The player who has Black.
    pub(super) black_player: usize,
    /// The player who began the present game with Black, whoever has it now.
    pub(super) opened_by: usize,
    /// The results of the games before this one.
    pub(super) past_results: Vec<GameResult>,
    /// The time spent on each step of the game's line, undone steps included.
    pub(super) step_times: Vec<Duration>,
    pub(super) clock: Clock,
    /// Whether the match was imported and has not been changed since.
    pub(super) imported: bool,
    /// The duration of the frame in which the flag of the side to act was reached.
    pub(super) overdue: Option<Duration>,
    pub(super) hint: Option<GameHint>,
    /// Whether a hint was requested and is not there yet.
    pub(super) is_hint_pending: bool,
    /// What an engine last reported in this game, with its side.
    pub(super) search_progress: Option<(Side, SearchProgress)>,
    pub(super) draw_offer: Option<Side>,
    /// The side whose engine failed in this position, and why.
    pub(super) failed_engine: Option<(Side, EngineFailure)>,
    /// What engines considered in the opening, in the order in which they acted.
    pub(super) choices: Vec<EngineChoice>,
    pub(super) counters: Counters,
    pub(super) seed: u64,
    pub(super) game: G,
}

impl<G: GameKind> Match<G> {
    /// No match yet. The seed determines coin tosses and the engines' choices among equals.
    pub fn new(seed: u64) -> Self {
        Self::closed(seed, Counters::default())
    }

    /// No match in place of one with this seed and these counters.
    pub(super) fn closed(seed: u64, counters: Counters) -> Self {
        let mut config = MatchConfig::default();
        G::normalize_config(&mut config);
        Self {
            open: false,
            left: false,
            paused: false,
            waiting: false,
            imported: false,
            black_player: 0,
            opened_by: 0,
            past_results: Vec::new(),
            game: G::new(&config),
            step_times: Vec::new(),
            clock: Clock::new(config.clock),
            overdue: None,
            config,
            hint: None,
            is_hint_pending: false,
            search_progress: None,
            draw_offer: None,
            failed_engine: None,
            choices: Vec::new(),
            counters,
            seed,
        }
    }

    /// The record of the present game, with all variations.
    pub fn record(&self) -> &G::Record {
        self.game.record()
    }

    /// The position on the board or boards.
    pub fn position(&self) -> &G::Position {
        self.game.position()
    }

    /// The outcome of the present game, once it is over.
    pub fn outcome(&self) -> Option<&Outcome<G::Victory, G::DrawReason>> {
        self.game.outcome()
    }
}

impl<G: Game + ?Sized> Match<G> {
    /// Whether there is a match, in progress or left.
    pub fn is_open(&self) -> bool {
        self.open
    }

    /// Whether the match was left ([`Intent::Leave`](super::Intent::Leave)) and can be continued.
    pub fn is_left(&self) -> bool {
        self.left
    }

    /// The configuration of the match.
    pub fn config(&self) -> &MatchConfig {
        &self.config
    }

    /// The size of the board, or of each of the two.
    pub fn board_size(&self) -> BoardSize {
        self.game.size()
    }

    /// The stones on each board, in the order in which they were placed.
    pub fn stones(&self) -> Vec<Vec<(Point, Side)>> {
        self.game.stones()
    }

    /// The end of the present game, in the form that all kinds of games share.
    pub fn end(&self) -> Option<GameEnd> {
        self.game.end()
    }

    /// Whether the present game is over.
    pub fn is_over(&self) -> bool {
        self.end().is_some()
    }

    /// The present game's number in the match, from 1.
    pub fn game_number(&self) -> usize {
        self.past_results.len() + 1
    }

    /// The number of stones and passes of the present game up to now; on twin boards of turns, an unfinished one
    /// included.
    pub fn moves(&self) -> usize {
        self.game.moves()
    }

    /// The same for the whole line, undone moves included.
    pub fn moves_in_line(&self) -> usize {
        self.game.moves_in_line()
    }

    /// Whether the game has moves, undone ones included, which a new game would discard.
    pub fn has_begun(&self) -> bool {
        self.moves_in_line() > 0
    }

    /// The results of all finished games, the present one included once it is over.
    pub fn results(&self) -> Vec<GameResult> {
        let past = self.past_results.iter().copied();
        past.chain(self.present_result()).collect()
    }

    /// The result of the present game, once it is over.
    pub(super) fn present_result(&self) -> Option<GameResult> {
        let end = self.end().filter(|_| self.open)?;
        Some(end.winner.map_or(GameResult::Drawn, |side| {
            GameResult::Won(self.player_on(side))
        }))
    }

    /// The number of games that a player (0 or 1) has won.
    pub fn wins(&self, player: usize) -> u32 {
        GameResult::Won(player).count(&self.results())
    }

    /// The number of drawn games.
    pub fn draws(&self) -> u32 {
        GameResult::Drawn.count(&self.results())
    }

    /// Whether the match is decided or all its games are played. A match of open length never is.
    pub fn is_match_over(&self) -> bool {
        self.config.length.is_over(&self.results())
    }

    /// Whether there is something to continue: a game with moves, or a match of several games that is not decided.
    pub fn is_unfinished(&self) -> bool {
        let is_in_progress = !self.is_over() && self.has_begun();
        is_in_progress || self.config.length.is_undecided(&self.results())
    }

    /// Whether Continue has something to open: an unfinished match, or one of open length after its first game.
    pub fn is_continuable(&self) -> bool {
        self.is_unfinished() || self.game_number() > 1 && !self.is_match_over()
    }

    /// Whether a person has decided something in this match: a step of the present game, undone ones included, or an
    /// earlier game.
    pub fn has_persons_decision(&self) -> bool {
        let is_mid_turn = self.is_mid_turn() && self.seat(self.to_act()).is_human();
        let plays = self.persons().next().is_some();
        self.steps_by_person().contains(&true) || is_mid_turn || plays && self.game_number() > 1
    }

    /// The player who has Black in the next game, given the results so far; none if a coin toss decides.
    pub fn next_black(&self) -> Option<usize> {
        self.config.black.next(&self.results(), self.opened_by)
    }

    /// The player (0 or 1) who began the present game with Black, whoever has it now.
    pub fn opened_by(&self) -> usize {
        self.opened_by
    }

    /// The player (0 or 1) who has this side in the present game.
    pub fn player_on(&self, side: Side) -> usize {
        match side {
            Side::Black => self.black_player,
            Side::White => 1 - self.black_player,
        }
    }

    /// The side that a player (0 or 1) has in the present game.
    pub fn side_of(&self, player: usize) -> Side {
        if player == self.black_player {
            Side::Black
        } else {
            Side::White
        }
    }

    /// The name that was entered for the player of this side; empty for the default.
    pub fn typed_name(&self, side: Side) -> &str {
        &self.config.players[self.player_on(side)].name
    }

    /// Who decides this side's moves.
    pub fn seat(&self, side: Side) -> Seat {
        self.config.players[self.player_on(side)].seat
    }

    /// The side whose stone is placed next, or would be if the game were not over.
    pub fn to_move(&self) -> Side {
        self.game.to_move()
    }

    /// The side whose player has to act; in an opening it need not be the one whose stone is placed next.
    pub fn to_act(&self) -> Side {
        self.game.to_act()
    }

    /// Whether the game can be continued: there is one, it is not over, and it was not left.
    pub fn is_in_progress(&self) -> bool {
        self.open && !self.left && !self.is_over()
    }

    /// Whether the opening protocol still requires an action.
    pub fn is_opening(&self) -> bool {
        self.is_in_progress() && self.game.is_opening()
    }

    /// Whether there is an unfinished turn on twin boards.
    pub fn is_mid_turn(&self) -> bool {
        self.game.is_mid_turn()
    }

    /// Whether a person has placed the first stone of a turn on twin boards and may end the turn.
    pub fn can_end_turn(&self) -> bool {
        self.is_human_turn() && self.is_mid_turn()
    }

    /// Whether a player of this match is at another machine.
    pub fn is_online(&self) -> bool {
        let is_remote = |player: &Player| player.seat == Seat::Remote;
        self.open && self.config.players.iter().any(is_remote)
    }

    /// Whether a person at this machine may place the next stone: on a person's turn, and also after an engine has
    /// failed, whose stone may then be placed for it.
    pub fn is_human_turn(&self) -> bool {
        let elsewhere = self.seat(self.to_act()) == Seat::Remote;
        self.is_running() && self.thinking_side().is_none() && !elsewhere
    }

    /// Whether it is a person's turn, whether the game is paused or not.
    pub fn is_person_to_move(&self) -> bool {
        self.is_in_progress() && self.seat(self.to_move()).is_human()
    }

    /// Whether the person to move may pass.
    pub fn can_pass(&self) -> bool {
        self.is_person_to_move() && self.game.may_pass()
    }

    /// Whether the players can swap sides now.
    pub fn can_swap_sides(&self) -> bool {
        let is_played_here = !self.is_online() || self.resigning_side().is_some();
        self.is_in_progress() && self.game.can_swap_sides() && is_played_here
    }

    /// Whether a draw can be offered now, whether the game is paused or not.
    pub fn can_offer_draw(&self) -> bool {
        let other = self.seat(self.to_act().other());
        let can_agree = other.is_human() || self.game.engine_accepts_draw(Side::Black).is_some();
        let is_early = self.is_opening() || self.moves() == 0;
        if !self.is_in_progress() || is_early || self.draw_offer.is_some() {
            false
        } else if self.is_online() {
            self.resigning_side().is_some()
        } else {
            self.is_person_to_move() && can_agree
        }
    }

    /// The side whose engine is thinking, or is about to.
    pub fn thinking_side(&self) -> Option<Side> {
        let side = self.to_act();
        let engine = self.seat(side).is_computer() && self.failed_engine() != Some(side);
        (self.is_running() && engine).then_some(side)
    }

    /// The side whose engine has failed in this position. The engine is asked again after any change of the position.
    pub fn failed_engine(&self) -> Option<Side> {
        self.failed_engine.as_ref().map(|(side, _)| *side)
    }

    /// Why the engine of [`failed_engine`](Self::failed_engine) has failed.
    pub fn engine_failure(&self) -> Option<&EngineFailure> {
        self.failed_engine.as_ref().map(|(_, reason)| reason)
    }

    /// Whether the analysis engine is looking for a hint.
    pub fn is_hint_pending(&self) -> bool {
        self.is_hint_pending
    }

    /// The last progress that a side's engine has reported, in its present or its last turn.
    pub fn search_progress(&self, side: Side) -> Option<SearchProgress> {
        let (reporter, progress) = self.search_progress.as_ref()?;
        (*reporter == side).then(|| progress.clone())
    }

    /// The side whose draw offer waits for an answer of the other person.
    pub fn draw_offer(&self) -> Option<Side> {
        self.draw_offer
    }

    /// The number of the situation that an engine is asked about now. It never decreases.
    pub fn request(&self) -> u64 {
        self.counters.request
    }

    /// The number of the board that was set up last: each new game has another.
    pub fn board_id(&self) -> u64 {
        self.counters.board
    }

    /// The number of changes worth saving; a save is up to date while it stays the same.
    pub fn revision(&self) -> u64 {
        self.counters.revision
    }

    /// A random number for the present situation: the seed of an engine's choices, or a coin toss.
    pub fn random(&self) -> u64 {
        // Consecutive seeds of the generator are independent of each other.
        StdRng::seed_from_u64(self.seed.wrapping_add(self.counters.request)).next_u64()
    }

    /// The sides of the persons at this machine.
    pub fn persons(&self) -> impl Iterator<Item = Side> + '_ {
        let sides = Side::ALL.into_iter();
        sides.filter(|side| self.seat(*side).is_human())
    }

    /// The side of the only person at this machine.
    pub fn only_person(&self) -> Option<Side> {
        let mut persons = self.persons();
        persons.next().filter(|_| persons.next().is_none())
    }

    /// The side of the person who would resign: the one to act, or the only person.
    pub fn resigning_side(&self) -> Option<Side> {
        let on_turn = Some(self.to_act()).filter(|side| self.seat(*side).is_human());
        on_turn.or_else(|| self.only_person())
    }
}

//! The state of a match, for reading.

use super::config::{ClockRule, MatchConfig, Player};
use super::game::{End, Game};
use crate::players::{Clock, GameResult, MoveTime, SearchProgress, Seat};
use crate::rules::{BoardSize, Side};
use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};
use std::time::Duration;

/// Numbers that only ever grow, also from one match to the next.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Counters {
    /// The situations an engine can be asked about; an answer to an older one is stale.
    pub request: u64,
    /// The boards that were set up: what an engine remembers of one is of no use on the next.
    pub board: u64,
    /// The changes worth saving.
    pub revision: u64,
}

/// A match. Before its first game [`Match::is_open`] is false and the board is empty.
#[derive(Debug, Clone)]
pub struct Match<G: Game> {
    pub(super) open: bool,
    pub(super) left: bool,
    pub(super) paused: bool,
    /// The game waits for the other machine.
    pub(super) waiting: bool,
    pub(super) config: MatchConfig,
    /// The player who has Black.
    pub(super) black: usize,
    /// The player who began the present game with Black, whoever has it now.
    pub(super) began: usize,
    /// The games before this one.
    pub(super) past: Vec<GameResult>,
    pub(super) game: G,
    /// The time spent on each step of the game's line, undone steps included.
    pub(super) times: Vec<Duration>,
    pub(super) clock: Clock,
    /// The match came from elsewhere (a link, a file), and nobody has touched it since.
    pub(super) imported: bool,
    /// The time of a frame that ends after the flag of the side to move.
    pub(super) overdue: Option<Duration>,
    pub(super) hint: Option<G::Hint>,
    /// A hint is wanted and not yet there.
    pub(super) is_looking: bool,
    /// What an engine last reported in this game, and its side.
    pub(super) insight: Option<(Side, SearchProgress)>,
    pub(super) offer: Option<Side>,
    /// The side whose engine failed in this position.
    pub(super) failed: Option<Side>,
    pub(super) counters: Counters,
    pub(super) seed: u64,
}

impl<G: Game> Match<G> {
    /// No match yet. The seed decides coin tosses and the engines' choices among equals.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        let mut config = MatchConfig::default();
        G::adapt(&mut config);
        Self {
            open: false,
            left: false,
            paused: false,
            waiting: false,
            imported: false,
            black: 0,
            began: 0,
            past: Vec::new(),
            game: G::new(&config),
            times: Vec::new(),
            clock: Clock::new(config.clock),
            overdue: None,
            config,
            hint: None,
            is_looking: false,
            insight: None,
            offer: None,
            failed: None,
            counters: Counters::default(),
            seed,
        }
    }

    /// Whether there is a match, in play or left for a while.
    pub fn is_open(&self) -> bool {
        self.open
    }

    /// Whether the match was left ([`Intent::Leave`](super::Intent::Leave)) and waits to be continued.
    pub fn is_left(&self) -> bool {
        self.left
    }

    /// What the match is played by.
    pub fn config(&self) -> &MatchConfig {
        &self.config
    }

    /// The present game.
    pub(super) fn game(&self) -> &G {
        &self.game
    }

    /// The line of the present game, with all variations.
    pub fn record(&self) -> &G::Record {
        self.game.record()
    }

    /// What stands on the board or boards.
    pub fn position(&self) -> &G::Position {
        self.game.position()
    }

    /// The size of the board, or of each.
    pub fn board_size(&self) -> BoardSize {
        self.game.size()
    }

    /// How the present game ended, if it did.
    pub fn outcome(&self) -> Option<&G::Outcome> {
        self.game.outcome()
    }

    /// The same for any game.
    pub fn end(&self) -> Option<End> {
        self.game.end()
    }

    /// Whether the present game is over.
    pub fn is_over(&self) -> bool {
        self.game.end().is_some()
    }

    /// The present game's number in the match, from 1.
    pub fn game_number(&self) -> usize {
        self.past.len() + 1
    }

    /// The stones and passes of the present game up to now; on twin boards the turns, one that is begun included.
    pub fn moves(&self) -> usize {
        self.game.moves()
    }

    /// Whether there is anything that a fresh start would take away.
    pub fn has_begun(&self) -> bool {
        self.game.moves_in_line() > 0
    }

    /// One result for each finished game, the present one included when it is over.
    pub fn results(&self) -> Vec<GameResult> {
        let past = self.past.iter().copied();
        past.chain(self.present_result()).collect()
    }

    /// What the present game adds to the match.
    pub(super) fn present_result(&self) -> Option<GameResult> {
        let end = self.end().filter(|_| self.open)?;
        Some(end.winner.map_or(GameResult::Drawn, |side| {
            GameResult::Won(self.player_on(side))
        }))
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

    /// Whether there is something to continue: a game that has begun, or a match of several games that is not decided.
    pub fn is_unfinished(&self) -> bool {
        let is_on = !self.is_over() && self.has_begun();
        is_on || self.config.length.is_undecided(&self.results())
    }

    /// The player who will begin the next game with Black when the present one is over; nobody where a coin decides.
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
        match player == self.black {
            true => Side::Black,
            false => Side::White,
        }
    }

    /// The player with this number. Players are 0 and 1; any other number means the second.
    pub fn player(&self, player: usize) -> &Player {
        &self.config.players[player.min(1)]
    }

    /// The name that was entered for this side's player; empty for the default.
    pub fn typed_name(&self, side: Side) -> &str {
        &self.player(self.player_on(side)).name
    }

    /// Who decides this side's moves.
    pub fn seat(&self, side: Side) -> Seat {
        self.player(self.player_on(side)).seat
    }

    /// Whose stone is placed next, or would be if the game were not over.
    pub fn to_move(&self) -> Side {
        self.game.to_move()
    }

    /// The side whose player has to act: in an opening that need not be the one whose stone is placed next.
    pub fn to_act(&self) -> Side {
        self.game.to_act()
    }

    /// Whether the game can be played on: there is one, it is not over, and nobody has left it.
    pub fn is_on(&self) -> bool {
        self.open && !self.left && !self.is_over()
    }

    /// Whether the opening protocol still asks for something.
    pub fn is_opening(&self) -> bool {
        self.is_on() && self.game.is_opening()
    }

    /// Whether a turn on twin boards is begun and not over.
    pub fn is_mid_turn(&self) -> bool {
        self.game.is_mid_turn()
    }

    /// Whether a player of this match sits at another machine.
    pub fn is_online(&self) -> bool {
        let is_remote = |player: &Player| player.seat == Seat::Remote;
        self.open && self.config.players.iter().any(is_remote)
    }

    /// Whether a person at this machine may place the next stone. That is so on a person's turn, and also after an
    /// engine has failed: its stone may then be placed for it.
    pub fn is_human_turn(&self) -> bool {
        let elsewhere = self.seat(self.to_act()) == Seat::Remote;
        self.is_running() && self.thinking_side().is_none() && !elsewhere
    }

    /// Whether it is a person's turn, whether the game is paused or not.
    pub fn is_persons_turn(&self) -> bool {
        self.is_on() && self.seat(self.to_move()).is_human()
    }

    /// Whether the person whose turn it is may pass.
    pub fn can_pass(&self) -> bool {
        self.is_persons_turn() && self.game.may_pass()
    }

    /// Whether the players can change sides now.
    pub fn can_swap_sides(&self) -> bool {
        let is_played_here = !self.is_online() || self.resigning().is_some();
        self.is_on() && self.game.can_swap_sides() && is_played_here
    }

    /// Whether a draw can be offered now, whether the game is paused or not.
    pub fn can_offer_draw(&self) -> bool {
        let other = self.seat(self.to_act().other());
        let can_agree = other.is_human() || self.game.engine_accepts_draw(Side::Black).is_some();
        let is_early = self.is_opening() || self.moves() == 0;
        match self.is_online() {
            _ if !self.is_on() || is_early || self.offer.is_some() => false,
            true => self.resigning().is_some(),
            false => self.is_persons_turn() && can_agree,
        }
    }

    /// The side whose engine is at work, or will be in a moment.
    pub fn thinking_side(&self) -> Option<Side> {
        let side = self.to_act();
        let engine = self.seat(side).is_computer() && self.failed != Some(side);
        (self.is_running() && engine).then_some(side)
    }

    /// The side whose engine has failed in this position. Any change of the position asks it again.
    pub fn failed(&self) -> Option<Side> {
        self.failed
    }

    /// What the last hint showed, until the position changes.
    pub fn hint(&self) -> Option<&G::Hint> {
        self.hint.as_ref()
    }

    /// Whether the adviser is looking for a hint.
    pub fn is_looking(&self) -> bool {
        self.is_looking
    }

    /// What a side's engine has reported: in its present turn, or in its last one.
    pub fn insight(&self, side: Side) -> Option<SearchProgress> {
        let own = self.insight.filter(|(reporter, _)| *reporter == side);
        own.map(|(_, insight)| insight)
    }

    /// The side whose draw offer waits for the other person's answer.
    pub fn draw_offer(&self) -> Option<Side> {
        self.offer
    }

    /// Whether the match is played against a clock.
    pub fn is_timed(&self) -> bool {
        self.config.clock != ClockRule::None
    }

    /// The time that whoever has to act has for it.
    pub fn move_time(&self) -> MoveTime {
        self.clock.move_time(self.to_act())
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

    /// A side's thinking time over the present game, counted with and without a clock. Undone moves do not count.
    pub fn total_thinking(&self, side: Side) -> Duration {
        self.clock.total(side)
    }

    /// How long a side's last move took.
    pub fn last_move_time(&self, side: Side) -> Option<Duration> {
        self.clock.last_turn(side)
    }

    /// The time that each move up to now took (on twin boards each turn), Black's first one first.
    pub fn move_times(&self) -> Vec<Duration> {
        self.game.move_times(self.times_done())
    }

    fn times_done(&self) -> &[Duration] {
        &self.times[..self.game.steps().min(self.times.len())]
    }

    /// The clocks as they stood when the present turn began.
    pub(super) fn clock_of_turn(&self) -> Clock {
        let sides = self.game.actors().into_iter();
        let times = self.times_done().iter().copied();
        Clock::replay(self.config.clock, sides.zip(times))
    }

    /// Whether the side to act would still be in time after thinking for this long about the present turn.
    pub fn is_in_time(&self, thinking: Duration) -> bool {
        self.clock_of_turn().is_in_time(self.to_act(), thinking)
    }

    /// The time that the side to act has used for its turn.
    pub fn turn_time(&self) -> Duration {
        self.clock.turn(self.to_act())
    }

    /// The time by which the present frame exceeds the flag of the side to act, if it does.
    pub fn overdue(&self) -> Option<Duration> {
        self.overdue
    }

    /// The number of the situation an engine is asked about now. It only grows.
    pub fn request(&self) -> u64 {
        self.counters.request
    }

    /// The number of the board or boards that were set up: each new game has another.
    pub fn board_id(&self) -> u64 {
        self.counters.board
    }

    /// Counts the changes worth saving; a save is up to date while it stays the same.
    pub fn revision(&self) -> u64 {
        self.counters.revision
    }

    /// A random number for the present situation: the seed of an engine's choices, or a coin.
    pub fn random(&self) -> u64 {
        // Consecutive seeds of the generator are independent of each other.
        StdRng::seed_from_u64(self.seed.wrapping_add(self.counters.request)).next_u64()
    }

    /// The sides that persons at this machine have.
    pub fn persons(&self) -> impl Iterator<Item = Side> + '_ {
        let sides = Side::ALL.into_iter();
        sides.filter(|side| self.seat(*side).is_human())
    }

    /// The side of the only person at this machine.
    pub fn lone_person(&self) -> Option<Side> {
        let mut persons = self.persons();
        persons.next().filter(|_| persons.next().is_none())
    }

    /// The side of the person who would resign: the one to act, or the only one there is.
    pub fn resigning(&self) -> Option<Side> {
        let on_turn = Some(self.to_act()).filter(|side| self.seat(*side).is_human());
        on_turn.or_else(|| self.lone_person())
    }
}

//! The live game: the match in progress, on one board or on twin boards, or none.

use super::apply::ApplyResult;
use super::change::Change;
use super::config::{MatchConfig, Player};
use super::game::GameEnd;
use super::intent::Intent;
use super::one_board::OneBoard;
use super::refusal::Refusal;
use super::saved::{AnySavedMatch, SavedMatch};
use super::saved_summary::SavedSummary;
use super::state::{Counters, Match};
use super::twin_boards::TwinBoards;
use crate::net::PlayerSlot;
use crate::players::{Clock, GameResult, MoveTime, SearchProgress, Seat};
use crate::rules::{BoardSize, Point, Side};
use std::sync::LazyLock;
use std::time::Duration;

/// What is read if there is no match of that kind.
static NO_MATCH: LazyLock<Match<OneBoard>> = LazyLock::new(|| Match::new(0));
static NO_TWIN_MATCH: LazyLock<Match<TwinBoards>> = LazyLock::new(|| Match::new(0));

/// The match of a live game.
#[derive(Debug, Clone)]
pub enum LiveMatch {
    /// There is no match.
    None,
    /// On one board.
    OneBoard(Box<Match<OneBoard>>),
    /// On twin boards.
    Twin(Box<Match<TwinBoards>>),
}

/// The live game.
#[derive(Debug, Clone)]
pub struct LiveGame {
    live: LiveMatch,
    /// The counters of the last match, while there is none.
    counters: Counters,
    seed: u64,
}

/// Evaluates an expression with the match, whatever its kind.
macro_rules! read {
    ($live:expr, $match:ident => $value:expr) => {
        match &$live {
            LiveMatch::None => {
                let $match = &*NO_MATCH;
                $value
            }
            LiveMatch::OneBoard($match) => $value,
            LiveMatch::Twin($match) => $value,
        }
    };
}

/// Defines getters that every kind of match has.
macro_rules! getters {
    ($($(#[$doc:meta])* $name:ident($($argument:ident: $type:ty),*) -> $result:ty;)*) => {
        $($(#[$doc])*
        pub fn $name(&self, $($argument: $type),*) -> $result {
            read!(self.live, found => found.$name($($argument),*))
        })*
    };
}

impl LiveGame {
    /// No match yet. The seed determines coin tosses and the engines' choices among equals.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self {
            live: LiveMatch::None,
            counters: Counters::default(),
            seed,
        }
    }

    /// Applies an intent. A refusal is returned as a change.
    pub fn apply(&mut self, intent: &Intent) -> Vec<Change> {
        let answer = self.try_apply(intent);
        answer.unwrap_or_else(|refusal| vec![Change::Refused(refusal)])
    }

    /// Applies an intent and returns what has changed. There is no other way to change the live game.
    ///
    /// # Errors
    /// [`Refusal`] if it is not possible now; nothing has changed then.
    pub fn try_apply(&mut self, intent: &Intent) -> ApplyResult {
        match intent {
            Intent::NewMatch(config) | Intent::NewOnlineMatch { config, .. } => {
                self.make(config.twin);
            }
            Intent::OpenImported(saved) | Intent::OpenSaved(saved) => {
                self.make(matches!(**saved, AnySavedMatch::Twin(_)));
            }
            _ => {}
        }
        let answer = match &mut self.live {
            LiveMatch::None => match intent {
                Intent::Unpause
                | Intent::Leave
                | Intent::Close
                | Intent::Tick(_)
                | Intent::CheckFlag => Ok(Vec::new()),
                Intent::EngineReply { .. }
                | Intent::EngineProgress { .. }
                | Intent::HintReply { .. } => Ok(Vec::new()),
                Intent::EngineFailed { .. } => Ok(Vec::new()),
                _ => Err(Refusal::NoGame),
            },
            LiveMatch::OneBoard(found) => found.try_apply(intent),
            LiveMatch::Twin(found) => found.try_apply(intent),
        };
        if *intent == Intent::Close {
            self.counters = self.counters();
            self.live = LiveMatch::None;
        }
        answer
    }

    /// Replaces the match if it is not of this kind.
    fn make(&mut self, twin: bool) {
        let counters = self.counters();
        match (&self.live, twin) {
            (LiveMatch::OneBoard(_), false) | (LiveMatch::Twin(_), true) => {}
            (_, false) => {
                let mut made = Match::new(self.seed);
                made.counters = counters;
                self.live = LiveMatch::OneBoard(Box::new(made));
            }
            (_, true) => {
                let mut made = Match::new(self.seed);
                made.counters = counters;
                self.live = LiveMatch::Twin(Box::new(made));
            }
        }
    }

    fn counters(&self) -> Counters {
        match &self.live {
            LiveMatch::None => self.counters,
            LiveMatch::OneBoard(found) => found.counters,
            LiveMatch::Twin(found) => found.counters,
        }
    }

    /// The match.
    #[must_use]
    pub fn get(&self) -> &LiveMatch {
        &self.live
    }

    /// The match on one board; if there is none, one that is not open.
    #[must_use]
    pub fn one_board(&self) -> &Match<OneBoard> {
        match &self.live {
            LiveMatch::OneBoard(found) => found,
            LiveMatch::None | LiveMatch::Twin(_) => &NO_MATCH,
        }
    }

    /// The match on twin boards; if there is none, one that is not open.
    #[must_use]
    pub fn twin(&self) -> &Match<TwinBoards> {
        match &self.live {
            LiveMatch::Twin(found) => found,
            LiveMatch::None | LiveMatch::OneBoard(_) => &NO_TWIN_MATCH,
        }
    }

    /// Whether the match is on twin boards.
    #[must_use]
    pub fn is_twin(&self) -> bool {
        matches!(self.live, LiveMatch::Twin(_))
    }

    /// The match in its saved form; none if there is no match.
    #[must_use]
    pub fn saved(&self) -> Option<AnySavedMatch> {
        match &self.live {
            LiveMatch::None => None,
            LiveMatch::OneBoard(found) => {
                Some(AnySavedMatch::OneBoard(Box::new(SavedMatch::of(found))))
            }
            LiveMatch::Twin(found) => Some(AnySavedMatch::Twin(Box::new(SavedMatch::of(found)))),
        }
    }

    /// The summary of the match for a list of saves; none if there is no match.
    #[must_use]
    pub fn summary(&self) -> Option<SavedSummary> {
        match &self.live {
            LiveMatch::None => None,
            LiveMatch::OneBoard(found) => Some(SavedSummary::of(found)),
            LiveMatch::Twin(found) => Some(SavedSummary::of(found)),
        }
    }

    getters! {
        /// See [`Match::is_open`].
        is_open() -> bool;
        /// See [`Match::is_left`].
        is_left() -> bool;
        /// See [`Match::config`].
        config() -> &MatchConfig;
        /// See [`Match::board_size`].
        board_size() -> BoardSize;
        /// See [`Match::stones`].
        stones() -> Vec<Vec<(Point, Side)>>;
        /// See [`Match::end`].
        end() -> Option<GameEnd>;
        /// See [`Match::is_over`].
        is_over() -> bool;
        /// See [`Match::game_number`].
        game_number() -> usize;
        /// See [`Match::moves`].
        moves() -> usize;
        /// See [`Match::has_begun`].
        has_begun() -> bool;
        /// See [`Match::results`].
        results() -> Vec<GameResult>;
        /// See [`Match::wins`].
        wins(player: usize) -> u32;
        /// See [`Match::draws`].
        draws() -> u32;
        /// See [`Match::is_match_over`].
        is_match_over() -> bool;
        /// See [`Match::is_unfinished`].
        is_unfinished() -> bool;
        /// See [`Match::next_black`].
        next_black() -> Option<usize>;
        /// See [`Match::player_on`].
        player_on(side: Side) -> usize;
        /// See [`Match::side_of`].
        side_of(player: usize) -> Side;
        /// See [`Match::player`].
        player(player: usize) -> &Player;
        /// See [`Match::typed_name`].
        typed_name(side: Side) -> &str;
        /// See [`Match::seat`].
        seat(side: Side) -> Seat;
        /// See [`Match::to_move`].
        to_move() -> Side;
        /// See [`Match::to_act`].
        to_act() -> Side;
        /// See [`Match::is_in_progress`].
        is_in_progress() -> bool;
        /// See [`Match::is_opening`].
        is_opening() -> bool;
        /// See [`Match::is_mid_turn`].
        is_mid_turn() -> bool;
        /// See [`Match::can_end_turn`].
        can_end_turn() -> bool;
        /// See [`Match::is_online`].
        is_online() -> bool;
        /// See [`Match::is_human_turn`].
        is_human_turn() -> bool;
        /// See [`Match::is_person_to_move`].
        is_person_to_move() -> bool;
        /// See [`Match::can_pass`].
        can_pass() -> bool;
        /// See [`Match::can_swap_sides`].
        can_swap_sides() -> bool;
        /// See [`Match::can_offer_draw`].
        can_offer_draw() -> bool;
        /// See [`Match::thinking_side`].
        thinking_side() -> Option<Side>;
        /// See [`Match::failed_engine`].
        failed_engine() -> Option<Side>;
        /// See [`Match::is_hint_pending`].
        is_hint_pending() -> bool;
        /// See [`Match::search_progress`].
        search_progress(side: Side) -> Option<SearchProgress>;
        /// See [`Match::draw_offer`].
        draw_offer() -> Option<Side>;
        /// See [`Match::is_timed`].
        is_timed() -> bool;
        /// See [`Match::is_paused`].
        is_paused() -> bool;
        /// See [`Match::is_board_hidden`].
        is_board_hidden() -> bool;
        /// See [`Match::is_waiting`].
        is_waiting() -> bool;
        /// See [`Match::is_running`].
        is_running() -> bool;
        /// See [`Match::move_time`].
        move_time() -> MoveTime;
        /// See [`Match::remaining`].
        remaining(side: Side) -> Option<Duration>;
        /// See [`Match::periods`].
        periods(side: Side) -> Option<u32>;
        /// See [`Match::clock`].
        clock() -> &Clock;
        /// See [`Match::total_thinking`].
        total_thinking(side: Side) -> Duration;
        /// See [`Match::last_move_time`].
        last_move_time(side: Side) -> Option<Duration>;
        /// See [`Match::is_in_time`].
        is_in_time(thinking: Duration) -> bool;
        /// See [`Match::turn_time`].
        turn_time() -> Duration;
        /// See [`Match::overdue`].
        overdue() -> Option<Duration>;
        /// See [`Match::random`].
        random() -> u64;
        /// See [`Match::only_person`].
        only_person() -> Option<Side>;
        /// See [`Match::resigning_side`].
        resigning_side() -> Option<Side>;
        /// See [`Match::can_undo`].
        can_undo() -> bool;
        /// See [`Match::can_redo`].
        can_redo() -> bool;
        /// See [`Match::undo_count`].
        undo_count() -> usize;
        /// See [`Match::redo_count`].
        redo_count() -> usize;
        /// See [`Match::steps_since`].
        steps_since(player: usize) -> Option<usize>;
        /// See [`Match::next_author`].
        next_author() -> PlayerSlot;
        /// See [`Match::digest_text`].
        digest_text() -> String;
    }

    /// The number of the situation that an engine is asked about now. It never decreases.
    #[must_use]
    pub fn request(&self) -> u64 {
        self.counters().request
    }

    /// The number of the board that was set up last: each new game has another.
    #[must_use]
    pub fn board_id(&self) -> u64 {
        self.counters().board
    }

    /// The number of changes worth saving; a save is up to date while it stays the same.
    #[must_use]
    pub fn revision(&self) -> u64 {
        self.counters().revision
    }
}

impl From<Match<OneBoard>> for LiveGame {
    fn from(found: Match<OneBoard>) -> Self {
        Self {
            counters: found.counters,
            seed: found.seed,
            live: LiveMatch::OneBoard(Box::new(found)),
        }
    }
}

impl From<Match<TwinBoards>> for LiveGame {
    fn from(found: Match<TwinBoards>) -> Self {
        Self {
            counters: found.counters,
            seed: found.seed,
            live: LiveMatch::Twin(Box::new(found)),
        }
    }
}

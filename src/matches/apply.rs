//! How a match applies an [`Intent`].

use super::change::Change;
use super::game::{Game, GameAction, GameActionError};
use super::intent::{EngineDecision, GameHint, Intent};
use super::refusal::Refusal;
use super::saved::SavedMatch;
use super::state::Match;
use crate::players::{OpeningDecision, SearchProgress};
use crate::rules::opening::Action;
use std::time::Duration;

/// What has changed, or why nothing has.
pub(super) type ApplyResult = Result<Vec<Change>, Refusal>;

impl<G: Game> Match<G> {
    /// Applies an intent. A refusal is returned as a change.
    pub fn apply(&mut self, intent: &Intent) -> Vec<Change> {
        let answer = self.try_apply(intent);
        answer.unwrap_or_else(|refusal| vec![Change::Refused(refusal)])
    }

    /// Applies an intent and returns what has changed.
    ///
    /// # Errors
    /// [`Refusal`] if it is not possible now; nothing has changed then.
    pub fn try_apply(&mut self, intent: &Intent) -> ApplyResult {
        match intent {
            Intent::NewMatch(config) => Ok(self.new_match((**config).clone(), None)),
            Intent::NewOnlineMatch { config, opener } => {
                Ok(self.new_match((**config).clone(), Some(*opener)))
            }
            Intent::OpenImported(saved) => {
                self.restore(G::own(saved).cloned().map(SavedMatch::imported))
            }
            Intent::OpenSaved(saved) => self.restore(G::own(saved).cloned()),
            Intent::Continue => self.resume_left(),
            Intent::Leave => Ok(self.leave()),
            Intent::Close => Ok(self.close()),
            Intent::EngineReply { request, decision } => Ok(self.engine_reply(*request, decision)),
            Intent::EngineProgress { request, progress } => {
                Ok(self.engine_progress(*request, progress))
            }
            Intent::EngineFailed { request, reason } => Ok(self.engine_failed(*request, reason)),
            Intent::HintReply { request, hint } => Ok(self.hint_reply(*request, hint.as_ref())),
            Intent::Tick(time) => Ok(self.tick(*time)),
            Intent::CheckFlag => Ok(self.check_flag()),
            // Closing a menu ends its pause, even if its last entry has left the game.
            Intent::Unpause => self.unpause(),
            _ if !self.open || self.left => Err(Refusal::NoGame),
            Intent::SetWaiting(waiting) => self.set_waiting(*waiting),
            Intent::SetTurnTime(thinking) => self.set_turn_time(*thinking),
            Intent::ApplyEntry {
                action,
                time,
                opener,
            } => self.apply_entry(action, *time, *opener),
            Intent::Pause => self.pause(),
            _ => self.apply_in_game(intent),
        }
    }

    /// Applies the intents of persons that concern the game in progress.
    fn apply_in_game(&mut self, intent: &Intent) -> ApplyResult {
        match intent {
            Intent::Play(_)
            | Intent::EndTurn
            | Intent::Pass
            | Intent::OpeningActions(_)
            | Intent::Undo
            | Intent::Redo
            | Intent::RequestHint
                if self.paused =>
            {
                Err(Refusal::Paused)
            }
            Intent::Play(at) => self.play_as_person(&GameAction::Stone(*at)),
            Intent::EndTurn => self.play_as_person(&GameAction::EndTurn),
            Intent::Pass => self.play_as_person(&GameAction::Pass),
            Intent::OpeningActions(actions) => self.act_in_opening(actions),
            Intent::Undo => self.undo(),
            Intent::Redo => self.redo(),
            Intent::Restart => Ok(self.restart()),
            Intent::SwapSides => self.swap_sides(),
            Intent::RequestHint => self.request_hint(),
            Intent::Resign => self.resign(),
            Intent::OfferDraw => self.offer_draw(),
            Intent::AnswerDraw(yes) => self.answer_draw(*yes),
            Intent::NextGame => self.next_game(),
            _ => Err(Refusal::NoGame),
        }
    }

    /// Must follow each step and each end of a game: engines are asked again, and the end of the game or the next turn
    /// is reported.
    pub(super) fn finish_step(&mut self, mut changes: Vec<Change>) -> Vec<Change> {
        self.board_changed();
        self.failed_engine = None;
        self.paused = false;
        self.overdue = None;
        changes.push(match self.end() {
            Some(end) => Change::GameEnded { winner: end.winner },
            None => {
                let side = self.to_act();
                let human = self.seat(side).is_human();
                Change::TurnStarted { side, human }
            }
        });
        changes
    }

    /// Must follow each change on the board: hints and offers expire, and there is something to save.
    pub(super) fn board_changed(&mut self) {
        self.hint = None;
        self.is_hint_pending = false;
        self.draw_offer = None;
        self.imported = false;
        self.counters.request += 1;
        self.counters.revision += 1;
    }

    /// Performs an action of the player to act, and keeps the time.
    pub(super) fn play(&mut self, play: &GameAction) -> Result<Vec<Change>, GameActionError> {
        let (actor, step) = (self.to_act(), self.game.steps());
        let played = self.game.play(play, self.config.fouls)?;
        let mut changes = played.changes;
        if !played.is_step {
            self.board_changed();
            return Ok(changes);
        }
        let time = self.clock.turn(actor);
        self.clock.press(actor);
        if !played.is_redo {
            self.step_times.truncate(step);
        }
        // A move into an earlier variation brings its later moves with it, whose times are not known.
        let line = self.game.actors().len();
        self.step_times.resize(line, Duration::ZERO);
        if let Some(kept) = self.step_times.get_mut(step) {
            *kept = time;
        }
        if played.is_swap {
            self.swap_players();
            // The times belong to the players, not to the colours.
            self.clock = self.clock_of_turn();
            changes.push(Change::SidesSwapped);
        }
        Ok(self.finish_step(changes))
    }

    fn play_as_person(&mut self, play: &GameAction) -> ApplyResult {
        if self.thinking_side().is_some() {
            return Err(Refusal::NotYourTurn);
        }
        self.play(play).map_err(|error| error.refusal)
    }

    /// Performs actions of a person in the opening: all of them or none.
    fn act_in_opening(&mut self, actions: &[Action]) -> ApplyResult {
        if self.thinking_side().is_some() {
            return Err(Refusal::NotYourTurn);
        }
        if self.is_over() {
            return Err(Refusal::GameOver);
        }
        let mut tried = self.game.clone();
        for action in actions {
            let done = tried.play(&GameAction::OpeningAction(*action), self.config.fouls);
            done.map_err(|error| error.refusal)?;
        }
        let mut changes = Vec::new();
        for action in actions {
            let done = self.play(&GameAction::OpeningAction(*action));
            changes.extend(done.map_err(|error| error.refusal)?);
        }
        Ok(changes)
    }

    /// Performs an engine's answer. A stale one is dropped; an illegal one is a failure of the engine.
    fn engine_reply(&mut self, request: u64, decision: &EngineDecision) -> Vec<Change> {
        let Some(side) = self
            .thinking_side()
            .filter(|_| request == self.counters.request)
        else {
            return Vec::new();
        };
        let play = match decision {
            EngineDecision::Move(point) => GameAction::Stone((*point).into()),
            EngineDecision::OpeningAction(action, _) => GameAction::OpeningAction(*action),
            EngineDecision::Turn(turn) => GameAction::Turn(*turn),
        };
        if matches!(decision, EngineDecision::Move(_)) && self.is_opening() {
            let reason = "it moved before the opening was over";
            return self.engine_failed(request, reason);
        }
        let (player, after) = (self.player_on(side), self.game.steps());
        match self.play(&play) {
            Ok(changes) => {
                if let EngineDecision::OpeningAction(_, Some(opened)) = decision {
                    self.record_engine_choice(player, after, opened);
                }
                changes
            }
            Err(error) => self.engine_failed(request, &error.reason),
        }
    }

    fn record_engine_choice(&mut self, player: usize, after: usize, opened: &OpeningDecision) {
        self.game.record_engine_choice(player, after, opened);
    }

    fn engine_progress(&mut self, request: u64, progress: &SearchProgress) -> Vec<Change> {
        let side = self.thinking_side();
        if let Some(side) = side.filter(|_| request == self.counters.request) {
            self.search_progress = Some((side, progress.clone()));
        }
        Vec::new()
    }

    fn engine_failed(&mut self, request: u64, reason: &str) -> Vec<Change> {
        let Some(side) = self
            .thinking_side()
            .filter(|_| request == self.counters.request)
        else {
            return Vec::new();
        };
        self.failed_engine = Some(side);
        // An engine that seemed to hang may still answer: that answer is stale now.
        self.counters.request += 1;
        let reason = reason.to_owned();
        vec![Change::EngineFailed { side, reason }]
    }

    pub(super) fn swap_sides(&mut self) -> ApplyResult {
        if self.is_over() {
            return Err(Refusal::GameOver);
        }
        // In an opening its protocol decides who may swap, and when.
        if !self.game.can_swap_sides() {
            return Err(Refusal::NotAllowedNow);
        }
        self.swap_players();
        Ok(self.finish_step(vec![Change::SidesSwapped]))
    }

    /// Gives each player the other side.
    pub(super) fn swap_players(&mut self) {
        self.black_player = 1 - self.black_player;
        self.search_progress = None;
    }

    /// Asks the analysis engine for a hint, while the game continues.
    fn request_hint(&mut self) -> ApplyResult {
        if self.is_over() {
            return Err(Refusal::GameOver);
        }
        if !self.is_human_turn() {
            return Err(Refusal::NotYourTurn);
        }
        if self.is_opening() {
            return Err(Refusal::NoHint);
        }
        if self.hint.is_some() {
            return Ok(vec![Change::HintFound]);
        }
        self.is_hint_pending = true;
        Ok(Vec::new())
    }

    /// Handles the answer of the analysis engine. A stale one is dropped.
    fn hint_reply(&mut self, request: u64, hint: Option<&GameHint>) -> Vec<Change> {
        if request != self.counters.request || !self.is_hint_pending {
            return Vec::new();
        }
        self.is_hint_pending = false;
        self.hint = hint.and_then(G::hint);
        vec![match self.hint {
            Some(_) => Change::HintFound,
            None => Change::Refused(Refusal::NoHint),
        }]
    }

    fn leave(&mut self) -> Vec<Change> {
        if self.open && !self.left {
            self.left = true;
            self.paused = false;
            self.is_hint_pending = false;
            self.overdue = None;
            self.counters.request += 1;
            self.counters.revision += 1;
        }
        Vec::new()
    }

    fn close(&mut self) -> Vec<Change> {
        let counters = self.counters;
        *self = Self::new(self.seed);
        self.counters = counters;
        self.counters.request += 1;
        Vec::new()
    }

    fn set_waiting(&mut self, waiting: bool) -> ApplyResult {
        self.waiting = waiting;
        Ok(Vec::new())
    }

    fn resume_left(&mut self) -> ApplyResult {
        if !self.open {
            return Err(Refusal::NoGame);
        }
        self.left = false;
        Ok(self.resumed())
    }

    /// Reports that the game is in progress again. An end that it already had is not reported again; it is read from
    /// the outcome.
    pub(super) fn resumed(&mut self) -> Vec<Change> {
        let mut changes = self.finish_step(vec![Change::GameStarted]);
        changes.retain(|change| !matches!(change, Change::GameEnded { .. }));
        changes
    }
}

//! How a match applies an [`Intent`].

use super::any_saved_match::SavedKind;
use super::change::{ApplyResult, Change};
use super::config::Player;
use super::engine_answer::{EngineAnswer, EngineChoice, GameHint};
use super::engine_failure::EngineFailure;
use super::game::{GameAction, GameActionError, GameKind};
use super::intent::Intent;
use super::refusal::Refusal;
use super::saved_match::SavedMatch;
use super::state::Match;
use crate::players::{OpeningDecision, Seat};
use narabe_rules::Side;
use narabe_rules::opening::Action;
use std::time::Duration;

impl<G: SavedKind> Match<G> {
    /// Applies an intent. A refusal is returned as a change.
    pub fn apply(&mut self, intent: &Intent) -> Vec<Change> {
        self.try_apply(intent).unwrap_or_else(Change::refused)
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
            Intent::Continue if self.open => {
                self.left = false;
                Ok(self.resumed())
            }
            Intent::Leave => Ok(self.leave()),
            Intent::Close => Ok(self.close()),
            Intent::Engine { request, answer } => Ok(self.engine_answer(*request, answer)),
            Intent::Tick(time) => Ok(self.tick(*time)),
            Intent::CheckFlag => Ok(self.check_flag()),
            // Closing a menu ends its pause, even if its last entry has left the game.
            Intent::Unpause => self.unpause(),
            _ if !self.open || self.left => Err(Refusal::NoGame),
            Intent::SetWaiting(waiting) => {
                self.waiting = *waiting;
                Ok(Vec::new())
            }
            Intent::SetTurnTime(thinking) => Ok(self.set_turn_time(*thinking)),
            Intent::NamePlayer { player, name } => {
                if let Some(player) = self.config.players.get_mut(*player) {
                    player.name.clone_from(name);
                }
                Ok(Vec::new())
            }
            Intent::ApplyEntry {
                action,
                time,
                opener,
            } => {
                let mut after = self.clone();
                let changes = after.apply_entry(action, *time, *opener)?;
                *self = after;
                Ok(changes)
            }
            Intent::Pause => self.pause(),
            _ => self.apply_in_game(intent),
        }
    }
}

impl<G: GameKind> Match<G> {
    /// Applies the intents of persons that concern the game in progress.
    fn apply_in_game(&mut self, intent: &Intent) -> ApplyResult {
        match intent {
            Intent::Restart => Ok(self.restart()),
            Intent::SwapSides => self.swap_sides(),
            Intent::Resign => self.resign(),
            Intent::OfferDraw => self.offer_draw(),
            Intent::AnswerDraw(yes) => self.answer_draw(*yes),
            Intent::NextGame => self.next_game(None),
            Intent::AskEngineAgain => self.ask_engine_again(),
            Intent::ReplacePlayer { player, by } => self.replace_player(*player, by),
            _ if self.paused => Err(Refusal::Paused),
            Intent::Play(at) => self.play_as_person(&GameAction::Stone(*at)),
            Intent::EndTurn => self.play_as_person(&GameAction::EndTurn),
            Intent::Pass => self.play_as_person(&GameAction::Pass),
            Intent::OpeningActions(actions) => self.act_in_opening(actions),
            Intent::Undo => self.undo(),
            Intent::Redo => self.redo(),
            Intent::RequestHint => self.request_hint(),
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
        let (mut after, mut changes) = (self.clone(), Vec::new());
        for action in actions {
            let done = after.play(&GameAction::OpeningAction(*action));
            changes.extend(done.map_err(|error| error.refusal)?);
        }
        *self = after;
        Ok(changes)
    }

    /// Handles an engine's answer. A stale one is dropped; an illegal move is a failure of the engine.
    fn engine_answer(&mut self, request: u64, answer: &EngineAnswer) -> Vec<Change> {
        if request != self.counters.request {
            return Vec::new();
        }
        match (answer, self.thinking_side()) {
            (EngineAnswer::Hint(hint), _) => return self.hint_found(hint.as_ref()),
            (_, None) => {}
            (EngineAnswer::Play(action, decision), Some(side)) => {
                let played = self.play_as_engine(side, action, decision.as_ref());
                return played.unwrap_or_else(|error| self.engine_failed(side, error.into()));
            }
            (EngineAnswer::Progress(progress), Some(side)) => {
                self.search_progress = Some((side, progress.clone()));
            }
            (EngineAnswer::Failed(_), Some(side)) if self.game.must_pass() => {
                // Engines choose points, and the rules allow none here.
                let passed = self.play_as_engine(side, &GameAction::Pass, None);
                return passed.unwrap_or_else(|error| self.engine_failed(side, error.into()));
            }
            (EngineAnswer::Failed(reason), Some(side)) => {
                return self.engine_failed(side, reason.clone());
            }
        }
        Vec::new()
    }

    fn play_as_engine(
        &mut self,
        side: Side,
        action: &GameAction,
        decision: Option<&OpeningDecision>,
    ) -> Result<Vec<Change>, GameActionError> {
        if matches!(action, GameAction::Stone(_)) && self.is_opening() {
            let reason = "it moved before the opening was over";
            return Err(GameActionError::new(Refusal::ChoiceRequired, reason));
        }
        let (player, after) = (self.player_on(side), self.game.steps());
        let changes = self.play(action)?;
        let choice = |decision: &OpeningDecision| EngineChoice {
            player,
            after,
            decision: decision.clone(),
        };
        self.choices.extend(decision.map(choice));
        Ok(changes)
    }

    fn engine_failed(&mut self, side: Side, reason: EngineFailure) -> Vec<Change> {
        self.failed_engine = Some((side, reason.clone()));
        // An engine that seemed to hang may still answer: that answer is stale now.
        self.counters.request += 1;
        vec![Change::EngineFailed { side, reason }]
    }

    /// Asks the engine again that has failed.
    fn ask_engine_again(&mut self) -> ApplyResult {
        _ = self.failed_engine.take().ok_or(Refusal::NotAllowedNow)?;
        self.counters.request += 1;
        Ok(Vec::new())
    }

    /// Gives the place of a player to another one, for the rest of the match.
    fn replace_player(&mut self, player: usize, by: &Player) -> ApplyResult {
        if self.is_online() || by.seat == Seat::Remote {
            return Err(Refusal::NotAvailableOnline);
        }
        if self.is_over() {
            return Err(Refusal::GameOver);
        }
        let place = self.config.players.get_mut(player);
        *place.ok_or(Refusal::NotAllowedNow)? = by.clone();
        G::normalize_config(&mut self.config);
        self.search_progress = None;
        let side = self.side_of(player);
        Ok(self.finish_step(vec![Change::PlayerReplaced { side }]))
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

    /// Handles the answer of the analysis engine.
    fn hint_found(&mut self, hint: Option<&GameHint>) -> Vec<Change> {
        if !std::mem::take(&mut self.is_hint_pending) {
            return Vec::new();
        }
        self.hint = hint.cloned();
        vec![match hint {
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
        *self = Self::closed(self.seed, self.counters);
        self.counters.request += 1;
        Vec::new()
    }

    /// Reports that the game is in progress again. An end that it already had is not reported again; it is read from
    /// the outcome.
    pub(super) fn resumed(&mut self) -> Vec<Change> {
        let mut changes = self.finish_step(vec![Change::GameStarted]);
        changes.retain(|change| !matches!(change, Change::GameEnded { .. }));
        changes
    }
}

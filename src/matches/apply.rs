//! How a match handles an [`Intent`].

use super::game::{Game, Play, PlayError};
use super::message::{Advice, Change, Decision, Intent, Refusal};
use super::saved::SavedMatch;
use super::state::Match;
use crate::players::{OpeningDecision, SearchProgress};
use crate::rules::opening::Action;
use std::time::Duration;

/// What has changed, or why nothing has.
pub(super) type Answer = Result<Vec<Change>, Refusal>;

impl<G: Game> Match<G> {
    /// As [`try_apply`](Self::try_apply), with the refusal as a change.
    pub fn apply(&mut self, intent: &Intent) -> Vec<Change> {
        let answer = self.try_apply(intent);
        answer.unwrap_or_else(|refusal| vec![Change::Refused(refusal)])
    }

    /// Does what the intent asks for and returns what has changed.
    ///
    /// # Errors
    /// [`Refusal`] when it is not possible now; nothing has changed then.
    pub fn try_apply(&mut self, intent: &Intent) -> Answer {
        match intent {
            Intent::NewMatch(config) => Ok(self.new_match((**config).clone(), None)),
            Intent::BeginOnline { config, opener } => {
                Ok(self.new_match((**config).clone(), Some(*opener)))
            }
            Intent::TakeUp(saved) => self.restore(G::own(saved).cloned().map(SavedMatch::imported)),
            Intent::Resume(saved) => self.restore(G::own(saved).cloned()),
            Intent::Continue => self.resume(),
            Intent::Leave => Ok(self.leave()),
            Intent::Close => Ok(self.close()),
            Intent::Reply { request, decision } => Ok(self.reply(*request, decision)),
            Intent::Progress { request, insight } => Ok(self.progress(*request, *insight)),
            Intent::EngineFailed { request, reason } => Ok(self.engine_failed(*request, reason)),
            Intent::Advise { request, advice } => Ok(self.advise(*request, advice.as_ref())),
            Intent::Tick(time) => Ok(self.tick(*time)),
            Intent::Fall => Ok(self.fall()),
            // A menu that is closed ends its pause, also when its last entry has left the game.
            Intent::GoOn => self.go_on(),
            _ if !self.open || self.left => Err(Refusal::NoGame),
            Intent::Wait(waiting) => self.wait(*waiting),
            Intent::SetThinking(thinking) => self.set_thinking(*thinking),
            Intent::Enter { act, time, opener } => self.enter(act, *time, *opener),
            Intent::Pause => self.pause(),
            _ => self.apply_in_game(intent),
        }
    }

    /// The intents of persons about the game in progress.
    fn apply_in_game(&mut self, intent: &Intent) -> Answer {
        match intent {
            Intent::Play(_)
            | Intent::EndTurn
            | Intent::Pass
            | Intent::InOpening(_)
            | Intent::Undo
            | Intent::Redo
            | Intent::Hint
                if self.paused =>
            {
                Err(Refusal::Paused)
            }
            Intent::Play(at) => self.play_by_hand(&Play::Stone(*at)),
            Intent::EndTurn => self.play_by_hand(&Play::EndTurn),
            Intent::Pass => self.play_by_hand(&Play::Pass),
            Intent::InOpening(actions) => self.act_in_opening(actions),
            Intent::Undo => self.undo(),
            Intent::Redo => self.redo(),
            Intent::Restart => Ok(self.restart()),
            Intent::SwapSides => self.swap_sides(),
            Intent::Hint => self.look_for_hint(),
            Intent::Resign => self.resign(),
            Intent::OfferDraw => self.offer_draw(),
            Intent::AnswerDraw(yes) => self.answer_draw(*yes),
            Intent::NextGame => self.next_game(),
            _ => Err(Refusal::NoGame),
        }
    }

    /// What follows whenever a step is taken or the game ends: engines are asked again, and whoever has to act is told.
    pub(super) fn settled(&mut self, mut changes: Vec<Change>) -> Vec<Change> {
        self.touched();
        self.failed = None;
        self.paused = false;
        self.overdue = None;
        changes.push(match self.end() {
            Some(end) => Change::GameEnded { winner: end.winner },
            None => {
                let side = self.to_act();
                let human = self.seat(side).is_human();
                Change::TurnPassed { side, human }
            }
        });
        changes
    }

    /// Something on the board is different: hints and offers are void, and there is something to save.
    pub(super) fn touched(&mut self) {
        self.hint = None;
        self.is_looking = false;
        self.offer = None;
        self.imported = false;
        self.counters.request += 1;
        self.counters.revision += 1;
    }

    /// Plays for whoever has to act, and keeps the time.
    pub(super) fn play(&mut self, play: &Play) -> Result<Vec<Change>, PlayError> {
        let (actor, step) = (self.to_act(), self.game.steps());
        let played = self.game.play(play, self.config.fouls)?;
        let mut changes = played.changes;
        if !played.is_step {
            self.touched();
            return Ok(changes);
        }
        let time = self.clock.turn(actor);
        self.clock.press(actor);
        if !played.is_redo {
            self.times.truncate(step);
        }
        // A move into an earlier variation brings the moves after it, whose times are not known any more.
        let line = self.game.actors().len();
        self.times.resize(line, Duration::ZERO);
        if let Some(kept) = self.times.get_mut(step) {
            *kept = time;
        }
        if played.is_swap {
            self.exchange_colours();
            // The times belong to the players, not to the colours.
            self.clock = self.clock_of_turn();
            changes.push(Change::SidesSwapped);
        }
        Ok(self.settled(changes))
    }

    fn play_by_hand(&mut self, play: &Play) -> Answer {
        if self.thinking_side().is_some() {
            return Err(Refusal::NotYourTurn);
        }
        self.play(play).map_err(|error| error.refusal)
    }

    /// A person takes actions in the opening: all of them or none.
    fn act_in_opening(&mut self, actions: &[Action]) -> Answer {
        if self.thinking_side().is_some() {
            return Err(Refusal::NotYourTurn);
        }
        if self.is_over() {
            return Err(Refusal::GameOver);
        }
        let mut tried = self.game.clone();
        for action in actions {
            let done = tried.play(&Play::InOpening(*action), self.config.fouls);
            done.map_err(|error| error.refusal)?;
        }
        let mut changes = Vec::new();
        for action in actions {
            let done = self.play(&Play::InOpening(*action));
            changes.extend(done.map_err(|error| error.refusal)?);
        }
        Ok(changes)
    }

    /// An engine's answer. A stale one is dropped; an impossible one is the engine's failure.
    fn reply(&mut self, request: u64, decision: &Decision) -> Vec<Change> {
        let Some(side) = self
            .thinking_side()
            .filter(|_| request == self.counters.request)
        else {
            return Vec::new();
        };
        let play = match decision {
            Decision::Move(point) => Play::Stone((*point).into()),
            Decision::InOpening(action, _) => Play::InOpening(*action),
            Decision::Turn(turn) => Play::Turn(*turn),
        };
        if matches!(decision, Decision::Move(_)) && self.is_opening() {
            let reason = "it moved before the opening was over";
            return self.engine_failed(request, reason);
        }
        let (player, after) = (self.player_on(side), self.game.steps());
        match self.play(&play) {
            Ok(changes) => {
                if let Decision::InOpening(_, Some(opened)) = decision {
                    self.note_choice(player, after, opened);
                }
                changes
            }
            Err(error) => self.engine_failed(request, &error.reason),
        }
    }

    fn note_choice(&mut self, player: usize, after: usize, opened: &OpeningDecision) {
        self.game.note_choice(player, after, opened);
    }

    fn progress(&mut self, request: u64, insight: SearchProgress) -> Vec<Change> {
        let side = self.thinking_side();
        if let Some(side) = side.filter(|_| request == self.counters.request) {
            self.insight = Some((side, insight));
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
        self.failed = Some(side);
        // The answer may still come, from an engine that only seemed to hang: it is stale now.
        self.counters.request += 1;
        let reason = reason.to_owned();
        vec![Change::EngineFailed { side, reason }]
    }

    pub(super) fn swap_sides(&mut self) -> Answer {
        if self.is_over() {
            return Err(Refusal::GameOver);
        }
        // Who may swap in an opening, and when, is decided by its protocol.
        if !self.game.can_swap_sides() {
            return Err(Refusal::NotAsked);
        }
        self.exchange_colours();
        Ok(self.settled(vec![Change::SidesSwapped]))
    }

    /// Each player has the other side from now on.
    pub(super) fn exchange_colours(&mut self) {
        self.black = 1 - self.black;
        self.insight = None;
    }

    /// A person wants a hint: the adviser looks for one while the game goes on.
    fn look_for_hint(&mut self) -> Answer {
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
            return Ok(vec![Change::HintShown]);
        }
        self.is_looking = true;
        Ok(Vec::new())
    }

    /// The adviser's answer. A stale one is dropped.
    fn advise(&mut self, request: u64, advice: Option<&Advice>) -> Vec<Change> {
        if request != self.counters.request || !self.is_looking {
            return Vec::new();
        }
        self.is_looking = false;
        self.hint = advice.and_then(G::hint);
        vec![match self.hint {
            Some(_) => Change::HintShown,
            None => Change::Refused(Refusal::NoHint),
        }]
    }

    fn leave(&mut self) -> Vec<Change> {
        if self.open && !self.left {
            self.left = true;
            self.paused = false;
            self.is_looking = false;
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

    fn wait(&mut self, waiting: bool) -> Answer {
        self.waiting = waiting;
        Ok(Vec::new())
    }

    fn resume(&mut self) -> Answer {
        if !self.open {
            return Err(Refusal::NoGame);
        }
        self.left = false;
        Ok(self.taken_up())
    }

    /// The game is in play again. An end that it already had is not told again: whoever shows it reads the outcome.
    pub(super) fn taken_up(&mut self) -> Vec<Change> {
        let mut changes = self.settled(vec![Change::GameStarted]);
        changes.retain(|change| !matches!(change, Change::GameEnded { .. }));
        changes
    }
}

//! The one door of the game on twin boards: every wish passes [`TwinSession::apply`].

use crate::players::Clock;
use crate::rules::Side;
use crate::rules::twin::{TWIN_SIZE, Turn, TwinError, TwinPoint, TwinRecord};
use std::time::Duration;

use super::live::TwinSession;
use super::message::{TwinChange, TwinIntent};
use crate::app::session::message::Refusal;

/// What a granted wish has changed, or why it is not granted.
pub(super) type Answer = Result<Vec<TwinChange>, Refusal>;

impl TwinSession {
    /// Grants or refuses a wish and tells what has happened.
    ///
    /// Here [`TwinIntent::Continue`] takes up the game in memory; the session's systems read the one in its file.
    pub fn apply(&mut self, intent: &TwinIntent) -> Vec<TwinChange> {
        let answer = match intent {
            TwinIntent::NewMatch(config) => Ok(self.new_match((**config).clone())),
            TwinIntent::Continue => self.resume(),
            TwinIntent::TakeUp(saved) => Ok(self.take_up((**saved).clone().handed())),
            TwinIntent::Leave => self.leave(),
            TwinIntent::Reply { request, turn } => Ok(self.reply(*request, *turn)),
            TwinIntent::Advise { request, turn } => Ok(self.advise(*request, *turn)),
            // As on one board: going on with nothing that waits is no fault.
            TwinIntent::GoOn => self.go_on(),
            _ if !self.open || self.left => Err(Refusal::NoGame),
            TwinIntent::Pause => self.pause(),
            TwinIntent::Play(_)
            | TwinIntent::EndTurn
            | TwinIntent::Undo
            | TwinIntent::Redo
            | TwinIntent::Hint
                if self.paused =>
            {
                Err(Refusal::Paused)
            }
            TwinIntent::Play(point) => self.play(*point),
            TwinIntent::EndTurn => self.end_turn(),
            TwinIntent::Undo => self.undo(),
            TwinIntent::Redo => self.redo(),
            TwinIntent::Restart => Ok(self.restart()),
            TwinIntent::Hint => self.ask(),
            TwinIntent::Resign => self.resign(),
            TwinIntent::OfferDraw => self.offer_draw(),
            TwinIntent::AnswerDraw(yes) => self.answer_draw(*yes),
            TwinIntent::NextGame => self.next_game(),
        };
        answer.unwrap_or_else(|refusal| vec![TwinChange::Refused(refusal)])
    }

    /// The engine that thinks about this request has failed. A person may place its stones; whatever changes the situation
    /// asks it again.
    pub fn engine_failed(&mut self, request: u64, reason: String) -> Vec<TwinChange> {
        let Some(side) = self.is_thinking().filter(|_| request == self.request) else {
            return Vec::new();
        };
        self.failed = Some(side);
        self.request += 1;
        vec![TwinChange::EngineFailed { side, reason }]
    }

    /// How many presses of undo have something to do.
    pub fn undo_count(&self) -> usize {
        if self.persons().next().is_none() {
            return 0;
        }
        let mut turns = self.position().turns().len();
        let open = self.position().open_stone().is_some();
        let mut presses = usize::from(self.ended_by_word()) + usize::from(open);
        while let Some(back) = self.step_back(turns) {
            turns -= back;
            presses += 1;
        }
        presses
    }

    /// How many presses of redo have something to do.
    pub fn redo_count(&self) -> usize {
        if self.position().open_stone().is_some() {
            return 0;
        }
        let mut turns = self.position().turns().len();
        let end = turns + self.record.redo_count();
        let mut presses = 0;
        while let Some(on) = self.step_forward(turns, end) {
            turns += on;
            presses += 1;
        }
        presses
    }

    pub fn can_undo(&self) -> bool {
        self.open && !self.left && self.undo_count() > 0
    }

    pub fn can_redo(&self) -> bool {
        self.open && !self.left && self.redo_count() > 0
    }

    /// What follows whenever a turn begins or the game ends: whoever is to move is told, and engines are asked anew.
    pub(super) fn settled(&mut self, mut changes: Vec<TwinChange>) -> Vec<TwinChange> {
        self.stirred();
        self.failed = None;
        self.insight = None;
        self.paused = false;
        self.overdue = None;
        changes.push(match self.outcome() {
            Some(outcome) => TwinChange::GameEnded {
                outcome: outcome.clone(),
            },
            None => {
                let side = self.to_move();
                let human = self.seat(side).is_human();
                TwinChange::TurnPassed { side, human }
            }
        });
        changes
    }

    /// The things of the moment are gone: something on the boards is another.
    fn stirred(&mut self) {
        self.hint = None;
        self.asked = false;
        self.offer = None;
        self.handed = false;
        self.request += 1;
        self.revision += 1;
    }

    /// Empty boards for the present game.
    pub(super) fn restart(&mut self) -> Vec<TwinChange> {
        self.record = TwinRecord::new(TWIN_SIZE);
        self.spent.clear();
        self.clock = Clock::new(self.config.clock);
        self.settled(vec![TwinChange::GameStarted])
    }

    fn play(&mut self, point: TwinPoint) -> Answer {
        if self.is_thinking().is_some() {
            return Err(Refusal::NotYourTurn);
        }
        let side = self.to_move();
        self.record.play(point).map_err(refusal_of)?;
        let changes = vec![TwinChange::StoneMade { point, side }];
        if self.position().open_stone().is_some() {
            self.stirred();
            return Ok(changes);
        }
        Ok(self.turn_over(side, changes))
    }

    fn end_turn(&mut self) -> Answer {
        if self.is_thinking().is_some() {
            return Err(Refusal::NotYourTurn);
        }
        let side = self.to_move();
        self.record.end_turn().map_err(refusal_of)?;
        Ok(self.turn_over(side, Vec::new()))
    }

    /// An engine's answer. A stale one is dropped without a word; an impossible one is the engine's failure.
    fn reply(&mut self, request: u64, turn: Turn) -> Vec<TwinChange> {
        if request != self.request || self.is_thinking().is_none() {
            return Vec::new();
        }
        let (side, open) = (self.to_move(), self.position().open_stone());
        if let Err(error) = self.record.play_turn(turn) {
            return self.engine_failed(request, error.to_string());
        }
        let new = turn.stones().filter(|stone| Some(*stone) != open);
        let changes = new
            .map(|point| TwinChange::StoneMade { point, side })
            .collect();
        self.turn_over(side, changes)
    }

    /// A side's turn was ended: its clock is pressed and the time noted.
    fn turn_over(&mut self, side: Side, changes: Vec<TwinChange>) -> Vec<TwinChange> {
        let index = self.position().turns().len().saturating_sub(1);
        let time = self.clock.turn(side);
        self.clock.press(side);
        if self.record.redo_count() == 0 {
            self.spent.truncate(index);
        }
        self.spent
            .resize(index + 1 + self.record.redo_count(), Duration::ZERO);
        self.spent[index] = time;
        self.settled(changes)
    }

    fn undo(&mut self) -> Answer {
        if self.persons().next().is_none() {
            return Err(Refusal::NoPerson);
        }
        if self.ended_by_word() {
            self.record.retract();
            self.clock = self.clock_of_turn();
            return Ok(self.settled(vec![TwinChange::Undone { stones: 0 }]));
        }
        if self.record.undo_stone().is_some() {
            // The turn goes on, and so does its clock.
            self.stirred();
            return Ok(vec![TwinChange::Undone { stones: 1 }]);
        }
        let turns = self
            .step_back(self.position().turns().len())
            .ok_or(Refusal::NothingToUndo)?;
        let stones = (0..turns)
            .filter_map(|_| self.record.undo_turn())
            .map(|turn| turn.stones().count())
            .sum();
        self.clock = self.clock_of_turn();
        Ok(self.settled(vec![TwinChange::Undone { stones }]))
    }

    fn redo(&mut self) -> Answer {
        if self.persons().next().is_none() {
            return Err(Refusal::NoPerson);
        }
        if self.redo_count() == 0 {
            return Err(Refusal::NothingToRedo);
        }
        let turns = self.position().turns().len();
        let turns = self
            .step_forward(turns, turns + self.record.redo_count())
            .ok_or(Refusal::NothingToRedo)?;
        let stones = (0..turns)
            .filter_map(|_| self.record.redo_turn())
            .map(|turn| turn.stones().count())
            .sum();
        self.clock = self.clock_of_turn();
        Ok(self.settled(vec![TwinChange::Redone { stones }]))
    }

    /// A person wants a hint: somebody looks for one while the game goes on.
    fn ask(&mut self) -> Answer {
        if self.outcome().is_some() {
            return Err(Refusal::GameOver);
        }
        if !self.is_human_turn() {
            return Err(Refusal::NotYourTurn);
        }
        if let Some(turn) = self.hint {
            return Ok(vec![TwinChange::HintShown(turn)]);
        }
        self.asked = true;
        Ok(Vec::new())
    }

    /// The answer to a person who asked. A stale one is dropped without a word.
    fn advise(&mut self, request: u64, turn: Option<Turn>) -> Vec<TwinChange> {
        if request != self.request || !self.asked {
            return Vec::new();
        }
        self.asked = false;
        self.hint = turn;
        vec![match turn {
            Some(turn) => TwinChange::HintShown(turn),
            None => TwinChange::Refused(Refusal::NoHint),
        }]
    }

    fn leave(&mut self) -> Answer {
        if self.open && !self.left {
            self.left = true;
            self.paused = false;
            self.asked = false;
            self.request += 1;
            self.revision += 1;
        }
        Ok(Vec::new())
    }

    fn resume(&mut self) -> Answer {
        if !self.open {
            return Err(Refusal::NoGame);
        }
        self.left = false;
        Ok(self.taken_up())
    }

    /// A game is on the table again. An end that it already had is no news.
    pub(super) fn taken_up(&mut self) -> Vec<TwinChange> {
        let mut changes = self.settled(vec![TwinChange::GameStarted]);
        changes.retain(|change| !matches!(change, TwinChange::GameEnded { .. }));
        changes
    }

    fn ended_by_word(&self) -> bool {
        self.outcome()
            .is_some_and(|outcome| !outcome.is_by_stones())
    }

    /// The turns that a press of undo takes back after so many. Among persons it is one; alone against the computer it is
    /// as many as it takes to be on turn again.
    fn step_back(&self, turns: usize) -> Option<usize> {
        match self.lone_person() {
            Some(person) => (1..=turns).find(|back| side_at(turns - back) == person),
            None => (turns > 0 && self.persons().next().is_some()).then_some(1),
        }
    }

    /// The turns that a press of redo plays after so many, of a line that ends at `end`.
    fn step_forward(&self, turns: usize, end: usize) -> Option<usize> {
        let left = end.checked_sub(turns).filter(|left| *left > 0)?;
        match self.lone_person() {
            Some(person) => (1..=left)
                .find(|on| side_at(turns + on) == person)
                .or(Some(left)),
            None => self.persons().next().map(|_| 1),
        }
    }
}

/// Whose turn it is after so many.
fn side_at(turns: usize) -> Side {
    Side::ALL[turns % Side::ALL.len()]
}

fn refusal_of(error: TwinError) -> Refusal {
    match error {
        TwinError::OffBoard { .. } => Refusal::OffBoard,
        TwinError::Occupied { .. } | TwinError::Begun { .. } | TwinError::NoRoom { .. } => {
            Refusal::Taken
        }
        TwinError::EmptyTurn => Refusal::EmptyTurn,
        TwinError::GameOver => Refusal::GameOver,
    }
}

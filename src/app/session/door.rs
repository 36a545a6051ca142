//! The one door: every wish about the live game passes [`Session::apply`].
//!
//! The rules are asked, the record grows, and what has happened comes out as changes; or the wish is refused with
//! its reason and nothing has changed. A click, a key, a menu and an engine's answer all come this way.

use crate::players::{Clock, Hint};
use crate::rules::opening::Player;
use crate::rules::{Move, PlayError, Point, Record, Side};
use std::time::Duration;

use super::config::FoulRule;
use super::live::Session;
use super::message::{Change, Intent, Refusal};
use super::opening::Prelude;

/// What is wrong with an engine that plays a move where the opening asks for something else.
const AFTER_THE_OPENING: &str = "it moved before the opening was over";

/// What a granted wish has changed, or why it is not granted.
pub(super) type Answer = Result<Vec<Change>, Refusal>;

impl Session {
    /// Grants or refuses a wish and tells what has happened.
    ///
    /// [`Intent::Continue`] and [`Intent::Open`] name files: the session's systems read them and hand over the
    /// game ([`Session::take_up`]). Here `Continue` takes up the game in memory, and `Open` finds none.
    pub fn apply(&mut self, intent: &Intent) -> Vec<Change> {
        let answer = match intent {
            Intent::NewMatch(config) => Ok(self.new_match((**config).clone())),
            Intent::Continue => self.resume(),
            Intent::TakeUp(saved) => Ok(self.take_up((**saved).clone().handed())),
            Intent::Leave => self.leave(),
            Intent::Reply { request, point } => Ok(self.reply(*request, *point)),
            Intent::ReplyInOpening {
                request,
                action,
                opened,
            } => Ok(self.reply_in_opening(*request, *action, opened.as_ref())),
            Intent::Advise { request, hint } => Ok(self.advise(*request, hint.as_ref())),
            // A menu that is closed ends its pause, also when its last entry has left the game.
            Intent::GoOn => self.go_on(),
            _ if !self.open || self.left => Err(Refusal::NoGame),
            Intent::Pause => self.pause(),
            Intent::Play(_)
            | Intent::Pass
            | Intent::InOpening(_)
            | Intent::Undo
            | Intent::Redo
            | Intent::Hint
                if self.paused =>
            {
                Err(Refusal::Paused)
            }
            Intent::Pass => self.pass(),
            Intent::Play(point) => self.play(*point),
            Intent::InOpening(actions) => self.act_in_opening(actions),
            Intent::Undo => self.undo(),
            Intent::Redo => self.redo(),
            Intent::Restart => Ok(self.restart()),
            Intent::SwapSides => self.swap_sides(),
            Intent::Hint => self.ask(),
            Intent::Resign => self.resign(),
            Intent::OfferDraw => self.offer_draw(),
            Intent::AnswerDraw(yes) => self.answer_draw(*yes),
            Intent::NextGame => self.next_game(),
            Intent::Open(_) => Err(Refusal::NoGame),
        };
        answer.unwrap_or_else(|refusal| vec![Change::Refused(refusal)])
    }

    /// The engine that thinks about this request has failed. A person may place its stone; whatever changes the
    /// situation asks it again.
    pub fn engine_failed(&mut self, request: u64, reason: String) -> Vec<Change> {
        let Some(side) = self.is_thinking().filter(|_| request == self.request) else {
            return Vec::new();
        };
        self.failed = Some(side);
        // The answer may still come, from an engine that only seemed to hang: it is stale now.
        self.request += 1;
        vec![Change::EngineFailed { side, reason }]
    }

    /// What follows whenever the situation on the board is another: the things of the moment are gone, engines are
    /// asked anew, and whoever is to move is told.
    pub(super) fn settled(&mut self, mut changes: Vec<Change>) -> Vec<Change> {
        self.hint = None;
        self.asked = false;
        self.offer = None;
        self.failed = None;
        self.paused = false;
        self.handed = false;
        self.overdue = None;
        self.request += 1;
        self.revision += 1;
        changes.push(match self.outcome() {
            Some(outcome) => Change::GameEnded {
                outcome: outcome.clone(),
            },
            None => self.turn(),
        });
        changes
    }

    /// Who has to act, as a change.
    pub(super) fn turn(&self) -> Change {
        let side = self.to_act();
        Change::TurnPassed {
            side,
            human: self.seat(side).is_human(),
        }
    }

    fn restart(&mut self) -> Vec<Change> {
        // Whoever began has Black again, whatever was swapped.
        self.black = self.player_in_opening(Player::First);
        self.set_up()
    }

    /// An empty board for the present game.
    pub(super) fn set_up(&mut self) -> Vec<Change> {
        self.prelude = Prelude::new(&self.config);
        self.record = Record::new(self.config.rule, self.config.size);
        self.spent.clear();
        self.clock = Clock::new(self.config.clock);
        self.sitting += 1;
        self.insight = None;
        self.settled(vec![Change::GameStarted])
    }

    fn play(&mut self, point: Point) -> Answer {
        if self.is_thinking().is_some() {
            return Err(Refusal::NotYourTurn);
        }
        if self.is_opening() {
            return self.point_in_opening(point);
        }
        self.make(Move::Stone(point)).map_err(refusal_of)
    }

    fn pass(&mut self) -> Answer {
        if self.is_thinking().is_some() {
            return Err(Refusal::NotYourTurn);
        }
        if self.is_opening() {
            return Err(Refusal::NotAsked);
        }
        self.make(Move::Pass).map_err(refusal_of)
    }

    /// An engine's answer. A stale one is dropped without a word; an impossible one is the engine's failure.
    fn reply(&mut self, request: u64, point: Point) -> Vec<Change> {
        if request != self.request || self.is_thinking().is_none() {
            return Vec::new();
        }
        if self.is_opening() {
            return self.engine_failed(request, AFTER_THE_OPENING.into());
        }
        self.make(Move::Stone(point))
            .unwrap_or_else(|error| self.engine_failed(request, error.to_string()))
    }

    pub(super) fn make(&mut self, turn: Move) -> Result<Vec<Change>, PlayError> {
        let side = self.to_move();
        let ply = self.record.ply();
        let again = self.record.line().get(ply) == Some(&turn);
        match (turn, self.config.fouls) {
            (Move::Pass, _) => self.record.pass()?,
            (Move::Stone(point), FoulRule::Refused) => self.record.play(point)?,
            (Move::Stone(point), FoulRule::Loses) => self.record.play_at_risk(point)?,
        };
        let time = self.clock.turn(side);
        self.clock.press(side);
        if !again {
            self.spent.truncate(ply);
        }
        self.note_time(ply, time);
        Ok(self.settled(vec![match turn {
            Move::Stone(point) => Change::MoveMade { point, side },
            Move::Pass => Change::Passed { side },
        }]))
    }

    /// Keeps the time of the stone that was just placed.
    pub(super) fn note_time(&mut self, ply: usize, time: Duration) {
        // A move into a variation of before brings that one's tail, whose times are gone.
        self.spent
            .resize(self.record.ply() + self.record.redo_count(), Duration::ZERO);
        self.spent[ply] = time;
    }

    pub(super) fn swap_sides(&mut self) -> Answer {
        if self.outcome().is_some() {
            return Err(Refusal::GameOver);
        }
        // Who may swap, and when, is what the opening is about.
        if self.is_opening() {
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
    fn ask(&mut self) -> Answer {
        if self.outcome().is_some() {
            return Err(Refusal::GameOver);
        }
        if !self.is_human_turn() {
            return Err(Refusal::NotYourTurn);
        }
        if self.is_opening() {
            return Err(Refusal::NoHint);
        }
        if let Some(hint) = &self.hint {
            return Ok(vec![Change::HintShown(hint.clone())]);
        }
        self.asked = true;
        Ok(Vec::new())
    }

    /// The adviser's answer. A stale one is dropped without a word.
    fn advise(&mut self, request: u64, hint: Option<&Hint>) -> Vec<Change> {
        if request != self.request || !self.asked {
            return Vec::new();
        }
        self.asked = false;
        self.hint = hint.cloned();
        vec![match hint {
            Some(hint) => Change::HintShown(hint.clone()),
            None => Change::Refused(Refusal::NoHint),
        }]
    }

    fn leave(&mut self) -> Answer {
        if self.open && !self.left {
            self.left = true;
            self.paused = false;
            self.asked = false;
            self.overdue = None;
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

    /// A game is on the table again. An end that it already had is no news: whoever shows it reads the outcome.
    pub(super) fn taken_up(&mut self) -> Vec<Change> {
        let mut changes = self.settled(vec![Change::GameStarted]);
        changes.retain(|change| !matches!(change, Change::GameEnded { .. }));
        changes
    }

    pub(super) fn ended_by_word(&self) -> bool {
        self.outcome()
            .is_some_and(|outcome| !outcome.is_by_stones())
    }

    /// The side of the only person at the board.
    pub(super) fn lone_person(&self) -> Option<Side> {
        let mut persons = self.persons();
        persons.next().filter(|_| persons.next().is_none())
    }
}

pub(super) fn refusal_of(error: PlayError) -> Refusal {
    match error {
        PlayError::OffBoard { .. } => Refusal::OffBoard,
        PlayError::Occupied { .. } => Refusal::Taken,
        PlayError::Forbidden { point, foul } => Refusal::Forbidden { point, foul },
        PlayError::GameOver => Refusal::GameOver,
        PlayError::NoPass => Refusal::NoPass,
        PlayError::EarlyPass => Refusal::EarlyPass,
    }
}

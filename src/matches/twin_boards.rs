//! A game on twin boards, in which a turn is one or two stones on either board.

use super::change::Change;
use super::config::{FoulRule, MatchConfig};
use super::game::{ActionEffect, Game, GameAction, GameActionError, StepEffect, Termination};
use super::intent::GameHint;
use super::refusal::Refusal;
use super::saved::{AnySavedMatch, SavedMatch};
use crate::engine::twin::TwinLevel;
use crate::players::Seat;
use crate::rules::twin::{
    Half, TWIN_SIZE, Turn, TwinDrawReason, TwinError, TwinOutcome, TwinPoint, TwinPosition,
    TwinRecord, TwinVictory,
};
use crate::rules::{BoardSize, Point, Side};
use std::fmt::Write;
use std::time::Duration;

/// A game on twin boards.
#[derive(Debug, Clone, PartialEq)]
pub struct TwinBoards {
    record: TwinRecord,
}

impl TwinBoards {
    /// The effect of an action: new stones, and whether the turn is over.
    fn played(&self, stones: &[TwinPoint], side: Side, is_redo: bool) -> ActionEffect {
        let place = |&at: &TwinPoint| Change::StonePlaced { at, side };
        ActionEffect {
            changes: stones.iter().map(place).collect(),
            is_step: !self.is_mid_turn(),
            is_redo,
            is_swap: false,
        }
    }

    /// Whether the finished turn is the one that redo would have played, so that the turns after it are kept.
    fn keeps_line(&self) -> bool {
        self.record.redo_count() > 0
    }
}

impl Game for TwinBoards {
    const FORMAT: &'static str = "narabe-twin";
    type Record = TwinRecord;
    type Position = TwinPosition;
    type Victory = TwinVictory;
    type DrawReason = TwinDrawReason;
    type Hint = Turn;

    /// Also replaces an engine for one board with one for twin boards.
    fn normalize_config(config: &mut MatchConfig) {
        config.clamp();
        config.twin = true;
        for player in &mut config.players {
            if !matches!(player.seat, Seat::Human | Seat::Remote | Seat::Twin(_)) {
                player.seat = Seat::Twin(TwinLevel::Futaba);
            }
        }
    }

    fn new(_: &MatchConfig) -> Self {
        Self {
            record: TwinRecord::new(TWIN_SIZE),
        }
    }

    fn record(&self) -> &TwinRecord {
        &self.record
    }

    fn position(&self) -> &TwinPosition {
        self.record.position()
    }

    fn outcome(&self) -> Option<&TwinOutcome> {
        self.record.outcome()
    }

    fn to_move(&self) -> Side {
        self.position().side_to_move()
    }

    fn is_mid_turn(&self) -> bool {
        self.position().open_stone().is_some()
    }

    fn moves(&self) -> usize {
        self.steps() + usize::from(self.is_mid_turn())
    }

    fn moves_in_line(&self) -> usize {
        self.record.line().len() + usize::from(self.is_mid_turn())
    }

    fn completed_moves(&self) -> usize {
        self.steps()
    }

    fn size(&self) -> BoardSize {
        self.position().size()
    }

    fn stones(&self) -> Vec<Vec<(Point, Side)>> {
        let board = |half: &Half| self.position().board(*half).iter().collect();
        Half::ALL.iter().map(board).collect()
    }

    fn steps(&self) -> usize {
        self.position().turns().len()
    }

    fn actors(&self) -> Vec<Side> {
        let sides = Side::ALL.into_iter().cycle();
        sides.take(self.record.line().len()).collect()
    }

    fn undo_step(&mut self) -> Option<StepEffect> {
        let turn = self.record.undo()?;
        Some(step_of(turn))
    }

    fn redo_step(&mut self) -> Option<StepEffect> {
        let turn = self.record.redo()?;
        Some(step_of(turn))
    }

    fn undo_mid_turn(&mut self) -> bool {
        self.record.undo_stone().is_some()
    }

    fn play(&mut self, play: &GameAction, _: FoulRule) -> Result<ActionEffect, GameActionError> {
        let fault = |error: TwinError| GameActionError::new(Refusal::from(&error), &error);
        let (side, open) = (self.to_move(), self.position().open_stone());
        let stones: Vec<TwinPoint> = match *play {
            GameAction::Stone(point) => {
                self.record.play(point).map_err(fault)?;
                vec![point]
            }
            GameAction::EndTurn => {
                self.record.end_turn().map_err(fault)?;
                Vec::new()
            }
            GameAction::Turn(turn) => {
                self.record.play_turn(turn).map_err(fault)?;
                let new = turn.stones().filter(|stone| Some(*stone) != open);
                new.collect()
            }
            GameAction::Pass | GameAction::OpeningAction(_) => {
                return Err(GameActionError {
                    refusal: Refusal::NoPass,
                    reason: "on twin boards each turn places a stone".into(),
                });
            }
        };
        Ok(self.played(&stones, side, self.keeps_line()))
    }

    fn finish(&mut self, ending: Termination) -> bool {
        let ended = match ending {
            Termination::Resignation(side) => self.record.resign(side),
            Termination::Flag(side) => self.record.flag(side),
            Termination::Draw => self.record.agree_draw(),
        };
        ended.is_ok()
    }

    fn retract(&mut self) -> bool {
        self.record.retract().is_some()
    }

    fn hint(advice: &GameHint) -> Option<Turn> {
        match advice {
            GameHint::Turn(turn) => Some(*turn),
            GameHint::Point(_) => None,
        }
    }

    fn digest_text(&self) -> String {
        let mut text = String::from("twin");
        for turn in self.position().turns() {
            // Writing to a string cannot fail.
            let _ = write!(text, " {turn};");
        }
        text
    }

    fn own(saved: &AnySavedMatch) -> Option<&SavedMatch<Self>> {
        match saved {
            AnySavedMatch::Twin(saved) => Some(saved),
            AnySavedMatch::OneBoard(_) => None,
        }
    }

    fn wrap(saved: SavedMatch<Self>) -> AnySavedMatch {
        AnySavedMatch::Twin(Box::new(saved))
    }

    fn restore(saved: &SavedMatch<Self>) -> Result<(Self, Vec<Duration>), &'static str> {
        let record = saved.record().clone();
        if record.position().size() != TWIN_SIZE {
            return Err("the boards are not 19 by 19");
        }
        if saved.spent_ms().len() != record.line().len() {
            return Err("the number of times differs from the number of turns");
        }
        let times = saved.spent_ms().iter().copied();
        Ok((Self { record }, times.map(Duration::from_millis).collect()))
    }
}

fn step_of(turn: Turn) -> StepEffect {
    StepEffect {
        stones: turn.stones().count(),
        is_swap: false,
    }
}

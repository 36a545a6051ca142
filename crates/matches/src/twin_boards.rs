//! A game on twin boards, in which a turn is one or two stones on either board.

use super::change::Change;
use super::config::{FoulRule, MatchConfig};
use super::engine_answer::GameHint;
use super::game::{
    ActionEffect, Game, GameAction, GameActionError, GameEnd, GameKind, StepEffect, Termination,
    game_kind_methods, game_methods,
};
use super::refusal::Refusal;
use super::saved_game::SavedGame;
use super::state::Match;
use crate::players::Seat;
use narabe_engine_core::twin::TwinLevel;
use narabe_rules::twin::{
    Half, TWIN_SIZE, Turn, TwinDrawReason, TwinPosition, TwinRecord, TwinVictory,
};
use narabe_rules::{BoardSize, Outcome, Point, Side};
use std::fmt::Write;
use std::time::Duration;

/// A game on twin boards.
#[derive(Debug, Clone, PartialEq)]
pub struct TwinBoards {
    record: TwinRecord,
}

impl TwinBoards {
    fn record_mut(&mut self) -> &mut TwinRecord {
        &mut self.record
    }
}

impl Game for TwinBoards {
    game_methods!();

    fn is_mid_turn(&self) -> bool {
        self.position().open_stone().is_some()
    }

    fn moves(&self) -> usize {
        self.steps() + usize::from(self.is_mid_turn())
    }

    fn moves_in_line(&self) -> usize {
        self.record.line().len() + usize::from(self.is_mid_turn())
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
        self.record.undo().map(step_of)
    }

    fn redo_step(&mut self) -> Option<StepEffect> {
        self.record.redo().map(step_of)
    }

    fn undo_mid_turn(&mut self) -> bool {
        self.record.undo_stone().is_some()
    }

    fn play(&mut self, play: &GameAction, _: FoulRule) -> Result<ActionEffect, GameActionError> {
        let (side, open) = (self.to_move(), self.position().open_stone());
        let mut stones = Vec::new();
        match *play {
            GameAction::Stone(point) => {
                self.record.play(point)?;
                stones.push(point);
            }
            GameAction::EndTurn => {
                self.record.end_turn()?;
            }
            GameAction::Turn(turn) => {
                self.record.play_turn(turn)?;
                stones.extend(turn.stones().filter(|stone| Some(*stone) != open));
            }
            GameAction::Pass | GameAction::OpeningAction(_) => {
                let reason = "on twin boards each turn places a stone";
                return Err(GameActionError::new(Refusal::NoPass, reason));
            }
        }
        let place = |at| Change::StonePlaced { at, side };
        Ok(ActionEffect {
            changes: stones.into_iter().map(place).collect(),
            is_step: !self.is_mid_turn(),
            // The finished turn is the one that redo would have played, so the turns after it are kept.
            is_redo: self.record.redo_count() > 0,
            is_swap: false,
        })
    }

    fn digest_text(&self) -> String {
        let mut text = String::from("twin");
        for turn in self.position().turns() {
            // Writing to a string cannot fail.
            let _ = write!(text, " {turn};");
        }
        text
    }
}

impl GameKind for TwinBoards {
    const FORMAT: &'static str = "narabe-twin";
    game_kind_methods!(TwinRecord, TwinPosition, TwinVictory, TwinDrawReason);

    fn record(&self) -> &TwinRecord {
        &self.record
    }

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

    fn restore(saved: &SavedGame<'_, TwinRecord>) -> Result<(Self, Vec<Duration>), &'static str> {
        let record = saved.record.clone();
        if record.position().size() != TWIN_SIZE {
            return Err("the boards are not 19 by 19");
        }
        if saved.spent_ms.len() != record.line().len() {
            return Err("the number of times differs from the number of turns");
        }
        let times = saved.spent_ms.iter().copied();
        Ok((Self { record }, times.map(Duration::from_millis).collect()))
    }
}

impl Match<TwinBoards> {
    /// The hint, until the position changes.
    pub fn hint(&self) -> Option<&Turn> {
        match self.hint.as_ref()? {
            GameHint::Turn(turn) => Some(turn),
            GameHint::Point(_) => None,
        }
    }
}

fn step_of(turn: Turn) -> StepEffect {
    StepEffect {
        stones: turn.stones().count(),
        is_swap: false,
    }
}

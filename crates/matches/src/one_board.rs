//! A game on one board: the opening and the record.

use super::change::Change;
use super::config::{FoulRule, MatchConfig};
use super::draw_heuristic;
use super::engine_answer::{EngineChoice, GameHint};
use super::game::{
    ActionEffect, Game, GameAction, GameActionError, GameEnd, GameKind, StepEffect, Termination,
    game_kind_methods, game_methods,
};
use super::opening::{OpeningLine, fully_redone};
use super::refusal::Refusal;
use super::saved_game::{SavedGame, SavedOpening, millis};
use super::state::Match;
use crate::players::Hint;
use narabe_notation::{SetupNotShared, SharedGame, write_position_string};
use narabe_rules::opening::{Action, Choice, Opening, Player, Prompt, Protocol};
use narabe_rules::twin::{Half, TwinPoint};
use narabe_rules::{BoardSize, DrawReason, Move, Outcome, Point, Position, Record, Side, Victory};
use std::fmt::Write;
use std::time::Duration;

/// A game on one board.
#[derive(Debug, Clone, PartialEq)]
pub struct OneBoard {
    /// The opening, which holds the record of the whole game.
    opening: OpeningLine,
}

impl OneBoard {
    fn record_mut(&mut self) -> &mut Record {
        self.opening.opening.stones_mut()
    }

    fn play_move(
        &mut self,
        played: Move,
        fouls: FoulRule,
    ) -> Result<ActionEffect, GameActionError> {
        let (side, record) = (self.to_move(), self.record_mut());
        let is_redo = record.line().get(record.ply()) == Some(&played);
        match (played, fouls) {
            (Move::Pass, _) => record.pass(),
            (Move::Stone(point), FoulRule::Refused) => record.play(point),
            (Move::Stone(point), FoulRule::Loses) => record.play_allowing_foul(point),
        }?;
        let change = match played {
            Move::Stone(point) => Change::StonePlaced {
                at: point.into(),
                side,
            },
            Move::Pass => Change::Passed { side },
        };
        Ok(ActionEffect::step(change, is_redo))
    }

    fn play_in_opening(&mut self, action: Action) -> Result<ActionEffect, GameActionError> {
        let (by, side) = (self.to_act(), self.to_move());
        let is_redo = self.opening.apply(action)?;
        if !is_redo {
            self.record_mut().end_line();
        }
        let change = match action.stone() {
            Some(point) => Change::StonePlaced {
                at: point.into(),
                side,
            },
            None => Change::OpeningActionTaken { action, by },
        };
        Ok(ActionEffect {
            is_swap: is_swap(action),
            ..ActionEffect::step(change, is_redo)
        })
    }

    /// The action that a stone on this point means in the opening.
    pub(super) fn action_at(&self, point: Point) -> Result<Action, Refusal> {
        match self.opening.opening.prompt() {
            Some(Prompt::Place { .. }) => Ok(Action::Place(point)),
            Some(Prompt::Offer { .. }) => Ok(Action::Offer(point)),
            Some(Prompt::Pick) => Ok(Action::Pick(point)),
            Some(Prompt::Choose(_) | Prompt::Declare { .. }) | None => Err(Refusal::ChoiceRequired),
        }
    }

    /// Restores the opening, or returns the contradiction between the parts of a saved match.
    fn restore_opening(saved: &SavedGame<'_, Record>) -> Result<OpeningLine, &'static str> {
        let (config, record) = (saved.config, saved.record);
        let Some(kept) = saved.opening else {
            return match config.protocol {
                Protocol::Free => Ok(OpeningLine {
                    opening: Opening::free(config.rule, config.size).with_stones(record.clone()),
                    undone: Vec::new(),
                }),
                _ => Err("the opening of the match is missing"),
            };
        };
        let (opening, undone) = (kept.done.clone(), kept.undone.clone());
        let whole = fully_redone(opening.clone(), &undone);
        let steps = opening.history().len() + undone.len();
        if whole.history().len() != steps || kept.spent_ms.len() != steps {
            return Err("the opening is not one that can be played");
        }
        let position = opening.position();
        if record.position().has_setup() {
            return Err("a game with an opening starts from an empty board");
        }
        if opening.protocol() != config.protocol
            || position.rule() != config.rule
            || position.size() != config.size
        {
            return Err("the opening belongs to another match");
        }
        let stones = position.moves().len();
        let is_within = if opening.is_over() {
            record.ply() >= stones
        } else {
            record.ply() == stones
        };
        let turns: Vec<_> = whole.position().turns().collect();
        if !is_within || !record.line().starts_with(&turns) {
            return Err("the game did not start with its opening");
        }
        let opening = opening.with_stones(record.clone());
        Ok(OpeningLine { opening, undone })
    }
}

impl Game for OneBoard {
    game_methods!();

    fn to_act(&self) -> Side {
        let opening = &self.opening.opening;
        if opening.is_over() {
            self.to_move()
        } else {
            opening.side_of(opening.to_act())
        }
    }

    fn beginner(&self) -> Side {
        self.opening.opening.side_of(Player::First)
    }

    fn is_opening(&self) -> bool {
        !self.opening.opening.is_over()
    }

    fn moves(&self) -> usize {
        self.record().ply()
    }

    fn moves_in_line(&self) -> usize {
        self.record().line().len()
    }

    fn stones(&self) -> Vec<Vec<(Point, Side)>> {
        vec![self.position().stones().collect()]
    }

    fn may_pass(&self) -> bool {
        !self.is_opening() && self.position().check_pass().is_ok()
    }

    fn must_pass(&self) -> bool {
        !self.is_opening() && self.position().must_pass()
    }

    fn can_swap_sides(&self) -> bool {
        !self.is_opening()
    }

    fn engine_accepts_draw(&self, engine: Side) -> Option<bool> {
        Some(draw_heuristic::accepts(self.position(), engine))
    }

    fn steps(&self) -> usize {
        self.opening.steps() + self.record().ply() - self.opening.stones()
    }

    fn actors(&self) -> Vec<Side> {
        let (opening, whole) = (&self.opening.opening, self.opening.fully_redone());
        let actors = whole.actors().into_iter();
        let plies = whole.position().moves().len()..self.record().line().len();
        let players = plies.map(|ply| whole.player_of(self.position().side_at(ply)));
        actors
            .chain(players)
            .map(|player| opening.side_of(player))
            .collect()
    }

    fn move_times(&self, times: &[Duration]) -> Vec<Duration> {
        let whole = self.opening.fully_redone();
        let actions = whole.history().iter().zip(times);
        let placed = actions.filter(|(action, _)| action.stone().is_some());
        let placed = placed.map(|(_, time)| *time);
        let after = times.iter().skip(whole.history().len()).copied();
        placed.chain(after).collect()
    }

    fn undo_step(&mut self) -> Option<StepEffect> {
        if self.record().ply() > self.opening.stones() {
            return self.record_mut().undo().map(|_| StepEffect::MOVE);
        }
        self.opening.undo().map(step_of)
    }

    fn redo_step(&mut self) -> Option<StepEffect> {
        if self.opening.undone.is_empty() {
            return self.record_mut().redo().map(|_| StepEffect::MOVE);
        }
        self.opening.redo().map(step_of)
    }

    fn play(
        &mut self,
        play: &GameAction,
        fouls: FoulRule,
    ) -> Result<ActionEffect, GameActionError> {
        match *play {
            GameAction::Stone(TwinPoint {
                half: Half::Right,
                point,
            }) => Err(GameActionError::new(
                Refusal::OffBoard,
                format!("{point} is on a second board, and there is none"),
            )),
            GameAction::Stone(at) if self.is_opening() => {
                let action = self.action_at(at.point);
                self.play_in_opening(action.map_err(before_the_opening_was_over)?)
            }
            GameAction::Stone(at) => self.play_move(Move::Stone(at.point), fouls),
            GameAction::Pass if self.is_opening() => {
                Err(before_the_opening_was_over(Refusal::NotAllowedNow))
            }
            GameAction::Pass => self.play_move(Move::Pass, fouls),
            GameAction::OpeningAction(action) => self.play_in_opening(action),
            GameAction::EndTurn | GameAction::Turn(_) => Err(GameActionError::new(
                Refusal::NotAllowedNow,
                "a turn of two stones is not played on one board",
            )),
        }
    }

    fn digest_text(&self) -> String {
        let moves: Vec<Move> = self.position().turns().collect();
        let mut text = write_position_string(&moves);
        if self.position().has_setup() {
            // Writing to a string cannot fail.
            let _ = write!(text, " {:016x}", self.position().start().board().hash());
        }
        for action in self.opening.opening.history() {
            // Writing to a string cannot fail.
            let _ = write!(text, " {action}");
        }
        text
    }
}

impl GameKind for OneBoard {
    const FORMAT: &'static str = "narabe-game";
    game_kind_methods!(Record, Position, Victory, DrawReason);

    fn record(&self) -> &Record {
        self.opening.opening.stones()
    }

    fn normalize_config(config: &mut MatchConfig) {
        config.clamp();
        config.twin = false;
    }

    fn new(config: &MatchConfig) -> Self {
        Self {
            opening: OpeningLine::new(config),
        }
    }

    fn save_opening(&self, times: &[Duration]) -> Option<SavedOpening> {
        let OpeningLine { opening, undone } = &self.opening;
        let steps = self.opening.steps() + undone.len();
        (opening.protocol() != Protocol::Free).then(|| SavedOpening {
            done: opening.with_own_position(),
            undone: undone.clone(),
            spent_ms: times.iter().take(steps).copied().map(millis).collect(),
        })
    }

    fn restore(saved: &SavedGame<'_, Record>) -> Result<(Self, Vec<Duration>), &'static str> {
        let (config, record) = (saved.config, saved.record);
        let position = record.position();
        if position.rule() != config.rule || position.size() != config.size {
            return Err("the game has a different board or rule than the match");
        }
        let game = Self {
            opening: Self::restore_opening(saved)?,
        };
        if saved.spent_ms.len() != record.line().len() {
            return Err("the number of times differs from the number of moves");
        }
        let opening = saved.opening.map_or(&[][..], |kept| &kept.spent_ms);
        let stones = game.opening.fully_redone().position().moves().len();
        let times = opening.iter().chain(saved.spent_ms.iter().skip(stones));
        let times = times.copied().map(Duration::from_millis).collect();
        Ok((game, times))
    }
}

impl Match<OneBoard> {
    /// The opening; over at once if no protocol is played.
    pub fn opening(&self) -> &Opening<Record> {
        &self.game.opening.opening
    }

    /// Whether a move was made after the opening.
    pub fn is_past_opening(&self) -> bool {
        self.record().ply() > self.opening_stones()
    }

    /// The number of stones that the opening has placed.
    pub fn opening_stones(&self) -> usize {
        self.game.opening.stones()
    }

    /// What engines considered in this opening, in the order in which they acted.
    pub fn engine_choices(&self) -> &[EngineChoice] {
        &self.choices
    }

    /// The hint, until the position changes.
    pub fn hint(&self) -> Option<&Hint> {
        match self.hint.as_ref()? {
            GameHint::Point(hint) => Some(hint),
            GameHint::Turn(_) => None,
        }
    }

    /// The game in the form in which it is shared as text or link, with these names for Black and White.
    ///
    /// # Errors
    /// [`SetupNotShared`] if the game started from a set-up.
    pub fn to_shared_game(&self, names: [String; 2]) -> Result<SharedGame, SetupNotShared> {
        SharedGame::of(self.position(), names)
    }
}

fn before_the_opening_was_over(refusal: Refusal) -> GameActionError {
    GameActionError::new(refusal, "it moved before the opening was over")
}

fn is_swap(action: Action) -> bool {
    action == Action::Choose(Choice::Swap)
}

fn step_of(action: Action) -> StepEffect {
    StepEffect {
        stones: usize::from(action.stone().is_some()),
        is_swap: is_swap(action),
    }
}

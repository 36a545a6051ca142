//! A game on one board: its record, and before it the opening.

use super::config::{FoulRule, MatchConfig};
use super::draw_heuristic;
use super::game::{End, Ending, Game, Play, PlayError, Played, Step};
use super::message::{Advice, Change, Refusal};
use super::opening::{EngineChoice, OpeningLine};
use super::saved::{Saved, SavedMatch, SavedOpening, millis};
use super::state::Match;
use crate::notation::{SharedGame, write_position_string};
use crate::players::{Hint, OpeningDecision};
use crate::rules::opening::{Action, ActionError, Choice, Opening, Player, Prompt, Protocol};
use crate::rules::twin::{Half, TwinPoint};
use crate::rules::{self, BoardSize, Move, Outcome, Point, Position, Record, Side};
use std::fmt::Write;
use std::time::Duration;

/// A game on one board.
#[derive(Debug, Clone, PartialEq)]
pub struct OneBoard {
    record: Record,
    opening: OpeningLine,
}

impl OneBoard {
    /// How many stones of the record's line the opening has placed.
    fn whole_opening(&self) -> Opening {
        let opening = &self.opening;
        opening.whole().unwrap_or_else(|| opening.opening().clone())
    }

    fn play_move(&mut self, played: Move, fouls: FoulRule) -> Result<Played, PlayError> {
        let (side, ply) = (self.to_move(), self.record.ply());
        let is_redo = self.record.line().get(ply) == Some(&played);
        let done = match (played, fouls) {
            (Move::Pass, _) => self.record.pass(),
            (Move::Stone(point), FoulRule::Refused) => self.record.play(point),
            (Move::Stone(point), FoulRule::Loses) => self.record.play_allowing_foul(point),
        };
        done.map_err(|error| PlayError::new(refusal_of(&error), &error))?;
        let change = match played {
            Move::Stone(point) => placed(point, side),
            Move::Pass => Change::Passed { side },
        };
        Ok(Played {
            changes: vec![change],
            is_step: true,
            is_redo,
            is_swap: false,
        })
    }

    fn play_in_opening(&mut self, action: Action) -> Result<Played, PlayError> {
        let fault = |error: ActionError| PlayError::new(refusal_in_opening(&error), &error);
        let (actor, side) = (self.to_act(), self.to_move());
        self.opening.opening().check(action).map_err(fault)?;
        let point = point_of(action);
        if let Some(point) = point {
            let done = self.record.play(point);
            done.map_err(|error| PlayError::new(refusal_of(&error), &error))?;
        }
        let is_redo = self.opening.apply(action).map_err(fault)?;
        if !is_redo {
            self.record.end_line();
        }
        let change = match point {
            Some(point) => placed(point, side),
            None => Change::Opened { action, by: actor },
        };
        Ok(Played {
            changes: vec![change],
            is_step: true,
            is_redo,
            is_swap: is_swap(action),
        })
    }

    /// What a stone on a point means in the opening.
    fn action_at(&self, point: Point) -> Result<Action, Refusal> {
        match self.opening.opening().prompt() {
            Some(Prompt::Place { .. }) => Ok(Action::Place(point)),
            Some(Prompt::Offer { .. }) => Ok(Action::Offer(point)),
            Some(Prompt::Pick) => Ok(Action::Pick(point)),
            Some(Prompt::Choose(_) | Prompt::Declare { .. }) | None => Err(Refusal::AnswerFirst),
        }
    }

    /// What the parts of a saved opening contradict each other in.
    fn restore_opening(saved: &SavedMatch<Self>) -> Result<OpeningLine, &'static str> {
        let config = saved.config();
        let Some(kept) = saved.opening() else {
            let is_free = config.protocol == Protocol::Free;
            return match is_free {
                true => Ok(OpeningLine::free(config)),
                false => Err("the opening of the match is missing"),
            };
        };
        let line = OpeningLine::restore(kept.done.clone(), kept.undone.clone())
            .filter(|line| kept.spent_ms.len() == line.steps() + line.undone().len())
            .ok_or("the opening is not one that can be played")?;
        let (opening, record) = (line.opening(), saved.record());
        let position = opening.position();
        if opening.protocol() != config.protocol
            || position.rule() != config.rule
            || position.size() != config.size
        {
            return Err("the opening belongs to another match");
        }
        let stones = position.moves().len();
        let is_within = match opening.is_over() {
            true => record.ply() >= stones,
            false => record.ply() == stones,
        };
        let moves = record.line();
        let begins = |whole: Opening| {
            let turns: Vec<_> = whole.position().turns().collect();
            moves.starts_with(&turns)
        };
        if !is_within || !line.whole().is_some_and(begins) {
            return Err("the game did not start with its opening");
        }
        Ok(line)
    }
}

impl Game for OneBoard {
    const FORMAT: &'static str = "narabe-game";
    type Record = Record;
    type Position = Position;
    type Outcome = Outcome;
    type Hint = Hint;

    fn adapt(config: &mut MatchConfig) {
        config.clamp();
        config.twin = false;
    }

    fn new(config: &MatchConfig) -> Self {
        Self {
            record: Record::new(config.rule, config.size),
            opening: OpeningLine::new(config),
        }
    }

    fn record(&self) -> &Record {
        &self.record
    }

    fn position(&self) -> &Position {
        self.record.position()
    }

    fn outcome(&self) -> Option<&Outcome> {
        self.record.outcome()
    }

    fn end(&self) -> Option<End> {
        self.outcome().map(|outcome| End {
            winner: outcome.winner(),
            is_decided_on_board: outcome.is_decided_on_board(),
        })
    }

    fn to_move(&self) -> Side {
        self.position().side_to_move()
    }

    fn to_act(&self) -> Side {
        let opening = self.opening.opening();
        match opening.is_over() {
            true => self.to_move(),
            false => opening.side_of(opening.to_act()),
        }
    }

    fn beginner(&self) -> Side {
        self.opening.opening().side_of(Player::First)
    }

    fn is_opening(&self) -> bool {
        !self.opening.opening().is_over()
    }

    fn moves(&self) -> usize {
        self.record.ply()
    }

    fn moves_in_line(&self) -> usize {
        self.record.line().len()
    }

    fn size(&self) -> BoardSize {
        self.position().size()
    }

    fn stones(&self) -> Vec<Vec<(Point, Side)>> {
        vec![self.position().stones().collect()]
    }

    fn may_pass(&self) -> bool {
        !self.is_opening() && self.position().check_pass().is_ok()
    }

    fn can_swap_sides(&self) -> bool {
        !self.is_opening()
    }

    fn engine_accepts_draw(&self, engine: Side) -> Option<bool> {
        Some(draw_heuristic::accepts(self.position(), engine))
    }

    fn steps(&self) -> usize {
        self.opening.steps() + self.record.ply() - self.opening.stones()
    }

    fn actors(&self) -> Vec<Side> {
        let (opening, whole) = (self.opening.opening(), self.whole_opening());
        let actors = whole.actors().into_iter();
        let plies = whole.position().moves().len()..self.record.line().len();
        let players = plies.map(|ply| whole.player_of(Side::to_move_after(ply)));
        actors
            .chain(players)
            .map(|player| opening.side_of(player))
            .collect()
    }

    fn step_back(&mut self) -> Option<Step> {
        if self.record.ply() > self.opening.stones() {
            self.record.undo();
            return Some(Step {
                stones: 1,
                is_swap: false,
            });
        }
        let action = self.opening.undo()?;
        if point_of(action).is_some() {
            self.record.undo();
        }
        Some(step_of(action))
    }

    fn step_forward(&mut self) -> Option<Step> {
        let Some(action) = self.opening.redo() else {
            self.record.redo()?;
            return Some(Step {
                stones: 1,
                is_swap: false,
            });
        };
        if point_of(action).is_some() {
            self.record.redo();
        }
        Some(step_of(action))
    }

    fn play(&mut self, play: &Play, fouls: FoulRule) -> Result<Played, PlayError> {
        let refused = |refusal: Refusal| PlayError {
            refusal,
            reason: "it moved before the opening was over".into(),
        };
        match *play {
            Play::Stone(TwinPoint {
                half: Half::Right,
                point,
            }) => Err(PlayError {
                refusal: Refusal::OffBoard,
                reason: format!("{point} is on a second board, and there is none"),
            }),
            Play::Stone(at) if self.is_opening() => {
                let action = self.action_at(at.point).map_err(refused)?;
                self.play_in_opening(action)
            }
            Play::Stone(at) => self.play_move(Move::Stone(at.point), fouls),
            Play::Pass if self.is_opening() => Err(refused(Refusal::NotAsked)),
            Play::Pass => self.play_move(Move::Pass, fouls),
            Play::InOpening(action) => self.play_in_opening(action),
            Play::EndTurn | Play::Turn(_) => Err(PlayError {
                refusal: Refusal::NotAsked,
                reason: "a turn of two stones is not played on one board".into(),
            }),
        }
    }

    fn finish(&mut self, ending: Ending) -> bool {
        let ended = match ending {
            Ending::Resignation(side) => self.record.resign(side),
            Ending::Flag(side) => self.record.flag(side),
            Ending::Draw => self.record.agree_draw(),
        };
        ended.is_ok()
    }

    fn retract(&mut self) -> bool {
        self.record.retract().is_some()
    }

    fn note_choice(&mut self, player: usize, after: usize, opened: &OpeningDecision) {
        self.opening.choices.push(EngineChoice {
            player,
            after,
            actions: opened.actions.clone(),
            options: opened.options.clone(),
        });
    }

    fn choices(&self) -> &[EngineChoice] {
        &self.opening.choices
    }

    fn hint(advice: &Advice) -> Option<Hint> {
        match advice {
            Advice::Point(hint) => Some(hint.clone()),
            Advice::Turn(_) => None,
        }
    }

    fn digest_text(&self) -> String {
        let moves: Vec<Move> = self.position().turns().collect();
        let mut text = write_position_string(&moves);
        for action in self.opening.opening().history() {
            // Writing to a string cannot fail.
            let _ = write!(text, " {action}");
        }
        text
    }

    fn own(saved: &Saved) -> Option<&SavedMatch<Self>> {
        match saved {
            Saved::OneBoard(saved) => Some(saved),
            Saved::Twin(_) => None,
        }
    }

    fn wrap(saved: SavedMatch<Self>) -> Saved {
        Saved::OneBoard(Box::new(saved))
    }

    fn save_opening(&self, times: &[Duration]) -> Option<SavedOpening> {
        let done = self.opening.opening();
        let steps = self.opening.steps() + self.opening.undone().len();
        (done.protocol() != Protocol::Free).then(|| SavedOpening {
            done: done.clone(),
            undone: self.opening.undone().to_vec(),
            spent_ms: times.iter().take(steps).copied().map(millis).collect(),
        })
    }

    fn move_times(&self, times: &[Duration]) -> Vec<Duration> {
        let whole = self.whole_opening();
        let placed = whole
            .history()
            .iter()
            .zip(times)
            .filter(|(action, _)| point_of(**action).is_some())
            .map(|(_, time)| *time);
        let after = times.iter().skip(whole.history().len()).copied();
        placed.chain(after).collect()
    }

    fn restore(saved: &SavedMatch<Self>) -> Result<(Self, Vec<Duration>), &'static str> {
        let (config, record) = (saved.config(), saved.record());
        let position = record.position();
        if position.rule() != config.rule || position.size() != config.size {
            return Err("the game has a different board or rule than the match");
        }
        let game = Self {
            opening: Self::restore_opening(saved)?,
            record: record.clone(),
        };
        if saved.spent_ms().len() != record.line().len() {
            return Err("the number of times differs from the number of moves");
        }
        let opening = saved.opening().map_or(&[][..], |kept| &kept.spent_ms);
        let stones = game.whole_opening().position().moves().len();
        let times = opening.iter().chain(saved.spent_ms().iter().skip(stones));
        let times = times.copied().map(Duration::from_millis).collect();
        Ok((game, times))
    }
}

impl Match<OneBoard> {
    /// The opening as it stands; over at once where no protocol is played.
    pub fn opening(&self) -> &Opening {
        self.game().opening.opening()
    }

    /// Whether a move was made after the opening.
    pub fn is_past_opening(&self) -> bool {
        self.record().ply() > self.opening_stones()
    }

    /// How many stones the opening has placed.
    pub fn opening_stones(&self) -> usize {
        self.game().opening.stones()
    }

    /// What engines considered in this opening, in the order in which they acted.
    pub fn engine_choices(&self) -> &[EngineChoice] {
        self.game().choices()
    }

    /// Which player (0 or 1) a player of the opening is.
    pub fn player_in_opening(&self, player: Player) -> usize {
        self.player_on(self.opening().side_of(player))
    }

    /// What a stone on a point means in the opening.
    ///
    /// # Errors
    /// [`Refusal::AnswerFirst`] if the opening asks for something else.
    pub fn action_at(&self, point: Point) -> Result<Action, Refusal> {
        self.game().action_at(point)
    }

    /// Whether the opening allows these actions, one after the other.
    ///
    /// # Errors
    /// [`Refusal`] of the first that it does not allow.
    pub fn check_in_opening(&self, actions: &[Action]) -> Result<(), Refusal> {
        let mut after = self.opening().clone();
        let done = after.apply_all(actions);
        done.map_err(|error| refusal_in_opening(&error))
    }

    /// The game as it is written in a link or a line of text, with these names for Black and White.
    pub fn written(&self, names: [String; 2]) -> SharedGame {
        SharedGame::of(self.position(), names)
    }
}

fn placed(point: Point, side: Side) -> Change {
    let at = TwinPoint::new(Half::Left, point);
    Change::StonePlaced { at, side }
}

/// The point on which an action places a stone.
fn point_of(action: Action) -> Option<Point> {
    match action {
        Action::Place(point) | Action::Pick(point) => Some(point),
        Action::Choose(_) | Action::Declare(_) | Action::Offer(_) => None,
    }
}

fn is_swap(action: Action) -> bool {
    action == Action::Choose(Choice::Swap)
}

fn step_of(action: Action) -> Step {
    Step {
        stones: usize::from(point_of(action).is_some()),
        is_swap: is_swap(action),
    }
}

fn refusal_of(error: &rules::PlayError) -> Refusal {
    match *error {
        rules::PlayError::OffBoard { .. } => Refusal::OffBoard,
        rules::PlayError::Occupied { .. } => Refusal::Taken,
        rules::PlayError::Forbidden { point, foul } => Refusal::Forbidden { point, foul },
        rules::PlayError::GameOver => Refusal::GameOver,
        rules::PlayError::NoPass => Refusal::NoPass,
        rules::PlayError::EarlyPass => Refusal::EarlyPass,
    }
}

fn refusal_in_opening(error: &ActionError) -> Refusal {
    match error {
        ActionError::OpeningOver(_)
        | ActionError::Unexpected { .. }
        | ActionError::NumberOutOfRange { .. } => Refusal::NotAsked,
        ActionError::Illegal(error) => refusal_of(error),
        ActionError::OutsideRegion { .. } => Refusal::OutsideRegion,
        ActionError::AlreadyOffered { .. } => Refusal::OfferedAlready,
        ActionError::Symmetric { offered, .. } => Refusal::OfferedAlike { offered: *offered },
        ActionError::NotOffered { .. } => Refusal::NotOffered,
    }
}

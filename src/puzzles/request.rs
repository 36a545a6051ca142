//! The requests to the puzzles, and the one system that applies them.

use super::resource::{PackShown, PuzzleMode, PuzzleResult, Puzzles, WonGame};
use crate::calendar;
use crate::random;
use crate::redraw::Redraw;
use bevy::prelude::*;
use narabe_learn::practice::Practice;
use narabe_learn::puzzles::{
    AnyAttempt, AnyPuzzle, Attempt, AttemptError, AttemptState, Played, Puzzle, Theme, daily,
    won_games,
};
use narabe_learn::rush::Rush;
use narabe_learn::schedule::Answer;
use narabe_rules::Side;
use narabe_rules::twin::{Turn, TwinPoint};
use narabe_study::playback::PlaybackStep;
use narabe_study::proof::ProvenWin;
use std::time::Duration;

/// A request to the puzzles.
#[derive(Message, Debug, Clone, PartialEq)]
pub enum PuzzleRequest {
    /// Opens the screen's puzzle, if none is open yet.
    Begin,
    /// Practises the puzzles of the game, or the person's own.
    ShowPack(PackShown),
    /// Removes the puzzle on the board, which is one of the person's own.
    Remove,
    /// Practises all themes, or one.
    Practise(Option<Theme>),
    /// The puzzle of the day.
    Daily,
    /// A new rush.
    Rush,
    /// Won games: those of the pack, or first a position of the study with its proof.
    Won(Option<Box<(Puzzle, ProvenWin)>>),
    /// The next puzzle of what is practised.
    Next,
    /// A point of the board was pressed; one board counts as the left one of two.
    Press(TwinPoint),
    /// Ends a turn on twin boards after its first stone.
    EndTurn,
    /// Takes a wrong move back.
    TakeBack,
    Hint,
    /// Shows the solution.
    Show,
    /// The same puzzle from its start.
    Again,
    /// How hard it was.
    Grade(Answer),
    /// Goes along the moves of a puzzle that is over.
    Step(PlaybackStep),
    /// Adds what a backup holds.
    Restore(Box<Practice>),
}

/// What has happened, for sounds and screen readers.
#[derive(Message, Debug, Clone, PartialEq, Eq)]
pub enum PuzzleEvent {
    /// Another puzzle is on the board.
    Opened,
    /// A right move was answered.
    Answered {
        side: Side,
        reply: Turn,
    },
    /// The first stone of a turn on twin boards was placed.
    FirstStone {
        side: Side,
        stone: TwinPoint,
    },
    Solved,
    /// A move was wrong; it is on the board with what refutes it.
    Wrong,
    /// It cannot be played.
    Refused(AttemptError),
    /// A move wins too, but not as the puzzle asks.
    WinsOtherwise(Turn),
    Hinted,
    Shown,
}

pub(super) fn apply(
    mut requests: MessageReader<PuzzleRequest>,
    time: Res<Time<Real>>,
    mut puzzles: ResMut<Puzzles>,
    mut events: MessageWriter<PuzzleEvent>,
    mut redraw: ResMut<Redraw>,
) {
    for request in requests.read() {
        redraw.next_frame();
        let puzzles = &mut *puzzles;
        let event = puzzles.apply(request, time.elapsed());
        puzzles.touch();
        events.write_batch(event);
    }
}

/// Plays the moves of a puzzle that is over.
pub(super) fn play_back(time: Res<Time>, mut puzzles: ResMut<Puzzles>, mut redraw: ResMut<Redraw>) {
    if !puzzles.is_playing() {
        return;
    }
    let (shown, end) = (puzzles.shown, puzzles.end());
    let next = (puzzles.bypass_change_detection().playback).pass(time.delta(), shown, end);
    if let Some(next) = next {
        puzzles.shown = next;
        puzzles.touch();
        redraw.next_frame();
    }
    if let Some(left) = puzzles.playback.time_left() {
        redraw.after(left);
    }
}

impl Puzzles {
    pub(super) fn apply(&mut self, request: &PuzzleRequest, now: Duration) -> Option<PuzzleEvent> {
        let is_of_practice = matches!(
            request,
            PuzzleRequest::TakeBack
                | PuzzleRequest::Hint
                | PuzzleRequest::Show
                | PuzzleRequest::Again
        );
        if is_of_practice && self.rush().is_some() {
            return None;
        }
        match request {
            PuzzleRequest::Begin if self.attempt.is_some() => {
                self.forget_due();
                None
            }
            PuzzleRequest::Press(stone) => self.press(*stone, now),
            PuzzleRequest::EndTurn => {
                let first = self.first_stone.take()?;
                self.play(Turn::one(first), now)
            }
            PuzzleRequest::Remove => self.remove(now),
            PuzzleRequest::TakeBack => {
                self.wrong = None;
                if self.first_stone.take().is_none() {
                    self.attempt.as_mut().map(AnyAttempt::take_back);
                }
                None
            }
            PuzzleRequest::Hint => {
                self.wrong = None;
                self.first_stone = None;
                self.hint = self.attempt.as_mut()?.hint();
                self.hint.is_some().then_some(PuzzleEvent::Hinted)
            }
            PuzzleRequest::Show => self.show(now),
            PuzzleRequest::Again => {
                let attempt = self.attempt.take()?;
                let result = self.result.take();
                let opened = self.open(attempt.puzzle(), now);
                // A second try on the same day changes nothing that was kept.
                self.result = result;
                opened
            }
            PuzzleRequest::Grade(answer) => {
                self.grade(*answer);
                None
            }
            PuzzleRequest::Restore(practice) => {
                self.practice.merge(practice.as_ref().clone());
                self.forget_due();
                None
            }
            PuzzleRequest::Step(step) => {
                let (shown, end) = (self.shown, self.end());
                self.shown = self.playback.step(*step, shown, end);
                None
            }
            _ => {
                self.choose(request, now);
                self.open_next(now)
            }
        }
    }

    /// Chooses what is practised from now on.
    fn choose(&mut self, request: &PuzzleRequest, now: Duration) {
        match request {
            PuzzleRequest::Practise(theme) => {
                self.mode = theme.map_or(PuzzleMode::All, PuzzleMode::Theme);
            }
            PuzzleRequest::ShowPack(pack) => {
                self.shown_pack = *pack;
                self.mode = PuzzleMode::All;
            }
            PuzzleRequest::Daily => self.mode = PuzzleMode::Daily,
            PuzzleRequest::Rush => self.mode = PuzzleMode::Rush(Rush::new(random::seed(), now)),
            PuzzleRequest::Won(Some(of_study)) => {
                self.mode = PuzzleMode::Won(WonGame::OfStudy(of_study.clone()));
            }
            PuzzleRequest::Won(None) => self.mode = PuzzleMode::Won(drawn()),
            PuzzleRequest::Next if matches!(self.mode, PuzzleMode::Won(_)) => {
                self.mode = PuzzleMode::Won(drawn());
            }
            PuzzleRequest::Next if self.mode == PuzzleMode::Daily || self.rush_result.is_some() => {
                self.mode = PuzzleMode::All;
            }
            _ => {}
        }
    }

    /// The moves of the puzzle that is over.
    fn end(&self) -> usize {
        let attempt = self.attempt.as_ref();
        attempt.map_or(0, |attempt| attempt.moves().len())
    }

    pub(super) fn open_next(&mut self, now: Duration) -> Option<PuzzleEvent> {
        let (pack, today) = (self.pack(), calendar::today());
        let present = self.attempt.as_ref().map(|attempt| attempt.puzzle().id());
        let practice = &self.practice;
        let puzzle = match &self.mode {
            PuzzleMode::All => practice.next(pack, None, today, present),
            PuzzleMode::Theme(theme) => practice.next(pack, Some(*theme), today, present),
            PuzzleMode::Daily => {
                daily(Self::shipped(), calendar::universal_today()).map(AnyPuzzle::from)
            }
            PuzzleMode::Rush(rush) => rush.puzzle(Self::shipped()).map(AnyPuzzle::from),
            PuzzleMode::Won(WonGame::OfStudy(of_study)) => Some((&of_study.0).into()),
            PuzzleMode::Won(WonGame::OfPack { seed }) => {
                let pack = Self::shipped();
                let count = won_games(pack).count().max(1) as u64;
                let drawn = usize::try_from(seed % count).unwrap_or_default();
                won_games(pack).nth(drawn).map(AnyPuzzle::from)
            }
        };
        let attempt = puzzle.map(|puzzle| self.attempt_at(puzzle));
        self.rush_result = None;
        match attempt {
            Some(attempt) => self.begin(attempt, now),
            None => {
                self.attempt = None;
                self.first_stone = None;
                self.forget_due();
                None
            }
        }
    }

    /// Removes the person's own puzzle on the board and opens the next one.
    fn remove(&mut self, now: Duration) -> Option<PuzzleEvent> {
        let id = self.attempt.as_ref()?.puzzle().id();
        if !self.is_own(id) {
            return None;
        }
        self.own.remove(id);
        self.open_next(now)
    }

    fn open(&mut self, puzzle: AnyPuzzle<'_>, now: Duration) -> Option<PuzzleEvent> {
        let attempt = self.attempt_at(puzzle);
        self.begin(attempt, now)
    }

    /// A try at a puzzle, in any way if it is a won game; none if it is not what it says.
    fn attempt_at(&self, puzzle: AnyPuzzle<'_>) -> Option<AnyAttempt> {
        let any_way = |win| {
            let puzzle = puzzle.one_board().ok_or(AttemptError::NoWin)?;
            Attempt::any_way(puzzle, win).map(AnyAttempt::from)
        };
        let attempt = match &self.mode {
            PuzzleMode::Won(WonGame::OfStudy(of_study)) => any_way(Some(of_study.1.clone())),
            PuzzleMode::Won(WonGame::OfPack { .. }) => any_way(None),
            _ => AnyAttempt::new(puzzle),
        };
        attempt
            .inspect_err(|fault| error!("puzzle {}: {fault}", puzzle.id()))
            .ok()
    }

    fn begin(&mut self, attempt: Option<AnyAttempt>, now: Duration) -> Option<PuzzleEvent> {
        self.attempt = attempt;
        self.first_stone = None;
        self.hint = None;
        self.wrong = None;
        self.other_win = None;
        self.result = None;
        self.since = now;
        self.shown = 0;
        self.playback = default();
        self.forget_due();
        Some(PuzzleEvent::Opened)
    }

    fn press(&mut self, stone: TwinPoint, now: Duration) -> Option<PuzzleEvent> {
        let attempt = self.attempt.as_mut()?;
        let is_rush = matches!(self.mode, PuzzleMode::Rush(_));
        match attempt.state() {
            AttemptState::Over | AttemptState::Searching => return None,
            AttemptState::Refuted if is_rush => return None,
            // A press after a wrong move takes it back and is the next try.
            AttemptState::Refuted | AttemptState::ToMove => attempt.take_back(),
        }
        self.wrong = None;
        self.other_win = None;
        let turn = match self.first_stone.take() {
            // The same point again takes the first stone back.
            Some(first) if first == stone => return None,
            Some(first) => Turn::two(first, stone),
            None => match attempt.begins_turn(stone) {
                Ok(false) => Turn::one(stone),
                Ok(true) => {
                    self.first_stone = Some(stone);
                    let side = attempt.side();
                    return Some(PuzzleEvent::FirstStone { side, stone });
                }
                Err(error) => return Some(PuzzleEvent::Refused(error.into())),
            },
        };
        self.play(turn, now)
    }

    /// Plays a whole turn; on one board, its stone.
    fn play(&mut self, turn: Turn, now: Duration) -> Option<PuzzleEvent> {
        match self.attempt.as_mut()?.play(turn) {
            Ok(played) => self.played(turn, played, now),
            Err(error @ AttemptError::Turn(_)) => {
                // The second stone is placed elsewhere.
                self.first_stone = turn.second.map(|_| turn.first);
                Some(PuzzleEvent::Refused(error))
            }
            Err(error @ AttemptError::Play(_)) => Some(PuzzleEvent::Refused(error)),
            Err(AttemptError::NotToMove | AttemptError::NoWin) => None,
        }
    }

    /// Goes on with what a search says of the move on the board: whether it is sure to win.
    pub(super) fn searched(&mut self, is_win: bool, now: Duration) -> Option<PuzzleEvent> {
        let attempt = self.attempt.as_mut()?;
        let turn = *attempt.refuted().first()?;
        let played = attempt.searched(is_win)?;
        self.played(turn, played, now)
    }

    /// Takes over what came of a turn.
    fn played(&mut self, turn: Turn, played: Played<Turn>, now: Duration) -> Option<PuzzleEvent> {
        let attempt = self.attempt.as_ref()?;
        match played {
            Played::Answered { reply } => {
                let side = attempt.side().other();
                self.hint = None;
                Some(PuzzleEvent::Answered { side, reply })
            }
            Played::Solved => {
                self.hint = None;
                self.shown = attempt.moves().len();
                self.finish(now);
                Some(PuzzleEvent::Solved)
            }
            Played::Searching => {
                self.hint = None;
                None
            }
            Played::Wrong(wrong) => {
                self.wrong = Some(wrong);
                self.finish(now);
                Some(PuzzleEvent::Wrong)
            }
            Played::WinsOtherwise => {
                self.other_win = Some(turn);
                Some(PuzzleEvent::WinsOtherwise(turn))
            }
        }
    }

    fn show(&mut self, now: Duration) -> Option<PuzzleEvent> {
        let attempt = self.attempt.as_mut()?;
        if attempt.state() == AttemptState::Over {
            return None;
        }
        attempt.show();
        self.shown = attempt.moves().len();
        self.first_stone = None;
        self.hint = None;
        self.wrong = None;
        self.finish(now);
        Some(PuzzleEvent::Shown)
    }

    /// Keeps the result at the first wrong move, or when the puzzle is solved or shown. A rush counts and is no practice, and
    /// neither is a won game, of which another thing is asked than of the puzzle.
    fn finish(&mut self, now: Duration) {
        let Some(attempt) = &self.attempt else {
            return;
        };
        let (answer, today) = (attempt.answer(), calendar::today());
        if let PuzzleMode::Rush(rush) = &mut self.mode {
            rush.count(attempt.is_solved());
            return;
        }
        if self.result.is_some() || attempt.is_any_way() {
            return;
        }
        if self.mode == PuzzleMode::Daily {
            self.practice.record_daily(calendar::universal_today());
        }
        let graded = self.practice.record(attempt.puzzle(), answer, today);
        self.result = Some(PuzzleResult {
            graded,
            answer,
            took: now.saturating_sub(self.since),
        });
        self.forget_due();
    }

    fn grade(&mut self, answer: Answer) {
        let (Some(attempt), Some(result)) = (&self.attempt, &mut self.result) else {
            return;
        };
        // What was not solved comes back soon, whatever it felt like.
        if result.answer == Answer::Again || answer == Answer::Again {
            return;
        }
        let (id, today) = (attempt.puzzle().id(), calendar::today());
        result.graded = self.practice.grade_anew(id, &result.graded, answer, today);
        result.answer = answer;
    }
}

/// A won game of the pack, by chance.
fn drawn() -> WonGame {
    let seed = random::seed();
    WonGame::OfPack { seed }
}

//! What is done with the puzzle on the board.

use super::event::PuzzleEvent;
use super::mode::PuzzleMode;
use super::open_puzzle::Pressed;
use super::result::{PuzzleResult, RushResult};
use super::session::{Now, PuzzleSession};
use crate::puzzles::{AttemptState, Played};
use crate::schedule::{Answer, Day};
use narabe_rules::twin::{Turn, TwinPoint};
use narabe_study::playback::PlaybackStep;
use std::time::Duration;

// How long a wrong move stays on the board in a rush, and a solved puzzle.
const REFUTED_FOR: Duration = Duration::from_millis(1_400);
const SOLVED_FOR: Duration = Duration::from_millis(500);

impl PuzzleSession {
    /// Presses a point; one board counts as the left one of two.
    pub fn press(&mut self, stone: TwinPoint, now: &Now) -> Option<PuzzleEvent> {
        let is_rush = self.rush().is_some();
        let open = self.open.as_mut()?;
        match open.attempt.state() {
            AttemptState::Over | AttemptState::Searching => return None,
            AttemptState::Refuted if is_rush => return None,
            AttemptState::Refuted | AttemptState::ToMove => {}
        }
        match open.press(stone) {
            Pressed::Turn(turn) => self.play(turn, now),
            Pressed::NoTurn(event) => event,
        }
    }

    /// Ends a turn on twin boards after its first stone.
    pub fn end_turn(&mut self, now: &Now) -> Option<PuzzleEvent> {
        let first = self.open.as_mut()?.first_stone.take()?;
        self.play(Turn::one(first), now)
    }

    fn play(&mut self, turn: Turn, now: &Now) -> Option<PuzzleEvent> {
        match self.open.as_mut()?.play(turn) {
            Ok(played) => self.played(turn, played, now),
            Err(event) => event,
        }
    }

    /// Takes the answer of a search, whether the move on the board is sure to win.
    pub fn searched(&mut self, is_win: bool, now: &Now) -> Option<PuzzleEvent> {
        let attempt = &mut self.open.as_mut()?.attempt;
        let turn = *attempt.refuted().first()?;
        let played = attempt.searched(is_win)?;
        self.played(turn, played, now)
    }

    /// Takes over what came of a turn.
    fn played(&mut self, turn: Turn, played: Played, now: &Now) -> Option<PuzzleEvent> {
        let open = self.open.as_mut()?;
        match played {
            Played::Answered { reply } => {
                open.hint = None;
                let side = open.attempt.side().other();
                Some(PuzzleEvent::Answered { side, reply })
            }
            Played::Solved => {
                open.hint = None;
                open.shown = open.end();
                self.finish(now);
                Some(PuzzleEvent::Solved)
            }
            Played::Searching => {
                open.hint = None;
                None
            }
            Played::Wrong(wrong) => {
                open.wrong = Some(wrong);
                self.finish(now);
                Some(PuzzleEvent::Wrong)
            }
            Played::WinsOtherwise => {
                open.other_win = Some(turn);
                Some(PuzzleEvent::WinsOtherwise(turn))
            }
        }
    }

    /// Takes a wrong move back, or the first stone of a turn. Not in a rush.
    pub fn take_back(&mut self) {
        if self.rush().is_none()
            && let Some(open) = &mut self.open
        {
            open.take_back();
        }
    }

    /// Shows the next step of the hint. Not in a rush.
    pub fn show_hint(&mut self) -> Option<PuzzleEvent> {
        if self.rush().is_some() {
            return None;
        }
        self.open.as_mut()?.show_hint()
    }

    /// Shows the solution. Not in a rush.
    pub fn show(&mut self, now: &Now) -> Option<PuzzleEvent> {
        if self.rush().is_some() {
            return None;
        }
        let open = self.open.as_mut()?;
        if open.attempt.state() == AttemptState::Over {
            return None;
        }
        open.show_solution();
        self.finish(now);
        Some(PuzzleEvent::Shown)
    }

    /// Keeps the result at the first wrong move, or when the puzzle is solved or shown. A rush counts and is no practice, and
    /// neither is a won game, because its task differs from the puzzle's.
    fn finish(&mut self, now: &Now) {
        let Some(open) = &mut self.open else {
            return;
        };
        open.decided.get_or_insert(now.time);
        if let PuzzleMode::Rush(rush) = &mut self.mode {
            rush.count(open.attempt.is_solved());
            return;
        }
        if open.result.is_some() || open.attempt.is_any_way() {
            return;
        }
        if self.mode == PuzzleMode::Daily {
            self.practice.record_daily(now.universal_today);
        }
        let (puzzle, answer) = (open.attempt.puzzle(), open.attempt.answer());
        open.result = Some(PuzzleResult {
            graded: self.practice.record(puzzle, answer, now.today),
            answer,
            took: now.time.saturating_sub(open.since),
        });
        self.forget_due();
    }

    /// Says how hard the puzzle was. One that was not solved comes back soon, whatever it felt like.
    pub fn grade(&mut self, answer: Answer, today: Day) {
        let Some(open) = &mut self.open else {
            return;
        };
        let Some(result) = &mut open.result else {
            return;
        };
        if result.answer != Answer::Again && answer != Answer::Again {
            let id = open.attempt.puzzle().id();
            result.graded = (self.practice).grade_anew(id, &result.graded, answer, today);
            result.answer = answer;
        }
    }

    /// Goes along the moves of a puzzle that is over.
    pub fn step(&mut self, step: PlaybackStep) {
        if let Some(open) = &mut self.open {
            open.shown = open.playback.step(step, open.shown, open.end());
        }
    }

    /// Lets time pass for playback. Returns whether another move is shown.
    pub fn play_back(&mut self, time: Duration) -> bool {
        let Some(open) = &mut self.open else {
            return false;
        };
        let next = open.playback.pass(time, open.shown, open.end());
        open.shown = next.unwrap_or(open.shown);
        next.is_some()
    }

    /// Lets time pass in a rush: opens the next puzzle a moment after the present one is decided, and ends the rush with its time.
    pub fn tick(&mut self, now: &Now) -> Option<PuzzleEvent> {
        let rush = self.rush().filter(|_| self.is_rushing())?;
        let (is_over, solved) = (rush.is_over(now.time), rush.solved());
        let open = self.open.as_ref();
        // The time runs on while a move is looked at.
        let wait = match open.map(|open| open.attempt.state()) {
            Some(AttemptState::Refuted) => Some(REFUTED_FOR),
            Some(AttemptState::Over) => Some(SOLVED_FOR),
            Some(AttemptState::ToMove | AttemptState::Searching) | None => None,
        };
        let decided = open.and_then(|open| open.decided).unwrap_or(now.time);
        if wait.is_some_and(|wait| now.time.saturating_sub(decided) < wait) {
            return None;
        }
        if is_over {
            let is_best = self.practice.record_rush(solved, now.today);
            self.rush_result = Some(RushResult { solved, is_best });
            return Some(PuzzleEvent::RushOver);
        }
        wait.and_then(|_| self.open_next(now))
    }
}

//! The requests to the puzzles, and the one system that applies them.

use super::resource::{PuzzleMessage, Puzzles, now, tell};
use crate::random;
use crate::redraw::Redraw;
use bevy::prelude::*;
use narabe_learn::practice::Practice;
use narabe_learn::puzzle_session::{Now, PackShown, PuzzleEvent, PuzzleMode, WonGame};
use narabe_learn::puzzles::{Puzzle, Theme};
use narabe_learn::rush::Rush;
use narabe_learn::schedule::Answer;
use narabe_rules::twin::TwinPoint;
use narabe_study::playback::PlaybackStep;
use narabe_study::proof::ProvenWin;

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

pub(super) fn apply(
    mut requests: MessageReader<PuzzleRequest>,
    time: Res<Time<Real>>,
    mut puzzles: ResMut<Puzzles>,
    mut events: MessageWriter<PuzzleMessage>,
    mut redraw: ResMut<Redraw>,
) {
    for request in requests.read() {
        redraw.next_frame();
        tell(puzzles.apply(request, &now(&time)), &mut events);
    }
}

impl Puzzles {
    fn apply(&mut self, request: &PuzzleRequest, now: &Now) -> Option<PuzzleEvent> {
        let session = &mut self.0;
        match request {
            PuzzleRequest::Begin => return session.begin(now),
            PuzzleRequest::ShowPack(pack) => return session.show_pack(*pack, now),
            PuzzleRequest::Remove => return session.remove(now),
            PuzzleRequest::Next => return session.next(random::seed(), now),
            PuzzleRequest::Press(stone) => return session.press(*stone, now),
            PuzzleRequest::EndTurn => return session.end_turn(now),
            PuzzleRequest::Hint => return session.show_hint(),
            PuzzleRequest::Show => return session.show(now),
            PuzzleRequest::Again => return session.again(now),
            PuzzleRequest::Practise(theme) => {
                let mode = theme.map_or(PuzzleMode::All, PuzzleMode::Theme);
                return session.practise(mode, now);
            }
            PuzzleRequest::Daily => return session.practise(PuzzleMode::Daily, now),
            PuzzleRequest::Rush => {
                let rush = Rush::new(random::seed(), now.time);
                return session.practise(PuzzleMode::Rush(rush), now);
            }
            PuzzleRequest::Won(of_study) => {
                let won = match of_study {
                    Some(of_study) => WonGame::OfStudy(of_study.clone()),
                    None => WonGame::OfPack {
                        seed: random::seed(),
                    },
                };
                return session.practise(PuzzleMode::Won(won), now);
            }
            PuzzleRequest::TakeBack => session.take_back(),
            PuzzleRequest::Grade(answer) => session.grade(*answer, now.today),
            PuzzleRequest::Step(step) => session.step(*step),
            PuzzleRequest::Restore(practice) => session.restore(practice.as_ref().clone()),
        }
        None
    }
}

//! The coach: in a game against a level it asks a person whether a move is meant after which the level can force a win.
//!
//! The move waits for a fraction of a second while the analysis engine searches. The question is asked only for a proven win; a win that
//! is too long to prove within the node limit raises none.

use super::messages::{LiveReader, LiveWriter};
use super::resource::Live;
use bevy::prelude::*;
use narabe_engine_core::level::Level;
use narabe_matches::players::Seat;
use narabe_matches::players::tasks::{EngineRequest, Prove};
use narabe_matches::{Change, Intent, LiveGame, OneBoardMatch};
use narabe_rules::twin::Half;
use narabe_rules::{Point, Position, Side};
use narabe_study::proof::ProvenWin;

// Nodes of the search for the level's win: by fours, and by fours and threes.
const FOURS_NODES: u64 = 100_000;
const THREATS_NODES: u64 = 12_000;

#[derive(Resource, Debug, Default)]
pub struct Coach {
    held: Held,
    /// The person went on after a question: it asks again only once the level has no proven win.
    is_lost: bool,
    game: CoachedGame,
}

/// What happened in a game that matters for the person's rating.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct CoachedGame {
    /// How often the coach asked.
    pub warnings: u32,
    /// Whether the person had help: undo, a hint, the heat map, or a question that was heeded.
    pub is_helped: bool,
}

/// The move that waits.
#[derive(Debug, Default)]
enum Held {
    #[default]
    None,
    /// The analysis engine looks at it.
    Checked(HeldMove),
    /// It loses.
    Doubted(Warning),
    /// It may be played.
    Released(HeldMove),
}

#[derive(Debug, Clone, PartialEq)]
struct HeldMove {
    before: Position,
    after: Position,
    point: Point,
}

/// A move after which the level wins by force.
#[derive(Debug, Clone, PartialEq)]
pub struct Warning {
    held: HeldMove,
    /// The side that wins.
    pub winner: Side,
    /// The winner's moves to the five.
    pub moves: usize,
    /// The winner's moves and the longest defence.
    pub line: Vec<Point>,
    /// Whether the line is shown.
    pub is_shown: bool,
}

impl Warning {
    /// The move that is doubted.
    pub const fn point(&self) -> Point {
        self.held.point
    }
}

/// An answer to the question.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub enum CoachAnswer {
    /// Show how the level wins.
    Show,
    /// Play the move nevertheless.
    Play,
    /// Choose another move.
    Reconsider,
}

impl Coach {
    /// The move that is doubted now.
    pub fn warning(&self, live: &LiveGame) -> Option<&Warning> {
        match &self.held {
            Held::Doubted(warning) if is_at(live, &warning.held) => Some(warning),
            _ => None,
        }
    }

    /// What happened in the game so far.
    pub const fn game(&self) -> CoachedGame {
        self.game
    }

    /// Whether an intent waits for the coach instead of being applied.
    pub(super) fn holds(&mut self, intent: &Intent, live: &LiveGame) -> bool {
        let Intent::Play(at) = intent else {
            return false;
        };
        if live.is_twin() || at.half != Half::Left {
            return false;
        }
        let Some(held) = held_move(live.one_board(), at.point) else {
            return false;
        };
        if matches!(&self.held, Held::Released(released) if *released == held) {
            self.held = Held::None;
            return false;
        }
        self.held = Held::Checked(held);
        true
    }

    /// What the analysis engine is to look for.
    pub(super) fn request(&self, live: &LiveGame) -> Option<EngineRequest<Prove>> {
        let Held::Checked(held) = &self.held else {
            return None;
        };
        is_at(live, held).then(|| EngineRequest {
            position: held.after.clone(),
            task: Prove {
                fours: FOURS_NODES,
                threats: THREATS_NODES,
            },
        })
    }

    /// Stores what was found after a move. Returns the move if it is to be played now.
    pub(super) fn store(&mut self, after: &Position, win: Option<&ProvenWin>) -> Option<Intent> {
        let held = match &self.held {
            Held::Checked(held) if held.after == *after => held.clone(),
            _ => return None,
        };
        match win {
            Some(win) if !self.is_lost => {
                self.game.warnings += 1;
                self.held = Held::Doubted(Warning {
                    held,
                    winner: win.winner(),
                    moves: win.moves_to_win(),
                    line: win.main_line(),
                    is_shown: false,
                });
                None
            }
            found => {
                self.is_lost = found.is_some();
                Some(self.release(held))
            }
        }
    }

    fn release(&mut self, held: HeldMove) -> Intent {
        let intent = Intent::play(held.point);
        self.held = Held::Released(held);
        intent
    }

    /// Takes an answer. Returns the move if it is to be played now.
    fn answer(&mut self, answer: CoachAnswer) -> Option<Intent> {
        let Held::Doubted(warning) = &mut self.held else {
            return None;
        };
        match answer {
            CoachAnswer::Show => {
                warning.is_shown = true;
                None
            }
            CoachAnswer::Reconsider => {
                self.game.is_helped = true;
                self.held = Held::None;
                None
            }
            CoachAnswer::Play => {
                let held = warning.held.clone();
                self.is_lost = true;
                Some(self.release(held))
            }
        }
    }

    /// Notes what a change in the game means for the person's rating.
    fn note(&mut self, change: &Change, live: &LiveGame) {
        match change {
            // The help in a game that continues after a break is unknown.
            Change::GameStarted => {
                *self = Self {
                    game: CoachedGame {
                        is_helped: live.moves() > 0,
                        ..CoachedGame::default()
                    },
                    ..Self::default()
                }
            }
            Change::Undone { .. } => {
                self.game.is_helped = true;
                self.is_lost = false;
            }
            // Who takes the place of another in the middle of a game has not played it.
            Change::HintFound | Change::PlayerReplaced { .. } => self.game.is_helped = true,
            _ => {}
        }
    }

    /// The person looked at the heat map.
    pub const fn note_help(&mut self) {
        self.game.is_helped = true;
    }
}

/// The level that the only person of a game plays against.
pub fn level_opponent(found: &OneBoardMatch) -> Option<(Side, Level)> {
    let person = found.only_person()?;
    match found.seat(person.other()) {
        Seat::Level(level) => Some((person, level)),
        _ => None,
    }
}

/// The move of a person against a level, if it can be played and does not end the game.
fn held_move(found: &OneBoardMatch, point: Point) -> Option<HeldMove> {
    let (person, _) = level_opponent(found)?;
    if !found.is_human_turn() || found.is_opening() || found.to_move() != person {
        return None;
    }
    let before = found.position().clone();
    let mut after = before.clone();
    let goes_on = matches!(after.play(point), Ok(None));
    goes_on.then_some(HeldMove {
        before,
        after,
        point,
    })
}

/// Whether the game is where a move waits.
fn is_at(live: &LiveGame, held: &HeldMove) -> bool {
    if live.is_twin() {
        return false;
    }
    let found = live.one_board();
    found.is_human_turn() && *found.position() == held.before
}

/// Applies answers, and notes what happens in the game.
pub(super) fn follow(
    mut answers: MessageReader<CoachAnswer>,
    mut changes: LiveReader<Change>,
    live: Res<Live>,
    mut coach: ResMut<Coach>,
    mut intents: LiveWriter<Intent>,
) {
    for change in changes.read() {
        coach.bypass_change_detection().note(change, &live);
    }
    for answer in answers.read() {
        if let Some(intent) = coach.answer(*answer) {
            intents.write(intent);
        }
    }
}

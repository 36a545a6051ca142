//! A live game without the app: time passes when the test says so, and engines answer when it asks them to.

use crate::play::{Play, first_empty};
use narabe_matches::{AnySavedMatch, Change, EngineAnswer, GameAction, Intent, LiveGame, Refusal};
use narabe_rules::Side;
use narabe_rules::twin::{Half, Turn, TwinPoint, TwinPosition};
use std::time::Duration;

pub struct TestGame {
    live: LiveGame,
}

impl Play for TestGame {
    fn live(&self) -> &LiveGame {
        &self.live
    }

    fn send(&mut self, intent: Intent) -> Vec<Change> {
        self.frame([intent], Duration::ZERO)
    }
}

impl TestGame {
    pub fn new() -> Self {
        Self::with_seed(7)
    }

    /// A game in which this seed decides coin tosses.
    pub fn with_seed(seed: u64) -> Self {
        Self {
            live: LiveGame::new(seed),
        }
    }

    /// The match as the text of a file.
    pub fn saved_text(&self) -> String {
        let saved = self.live.saved().expect("a match");
        saved.encode().expect("written")
    }

    /// The intent that opens the match of this game in another one.
    pub fn reopening(&self) -> Intent {
        let saved = AnySavedMatch::decode(&self.saved_text()).expect("read");
        Intent::OpenSaved(Box::new(saved))
    }

    /// The game after a restart of the program, which keeps only the saved match.
    pub fn restarted(&self) -> Self {
        let mut again = Self::new();
        again.send(self.reopening());
        again
    }

    /// One frame of the app: time passes, then the intents are applied, then the flag may fall.
    pub fn frame(
        &mut self,
        intents: impl IntoIterator<Item = Intent>,
        time: Duration,
    ) -> Vec<Change> {
        let mut changes = self.live.apply(&Intent::Tick(time));
        for intent in intents {
            changes.extend(self.live.apply(&intent));
        }
        if self.live.overdue().is_some() {
            changes.extend(self.live.apply(&Intent::CheckFlag));
        }
        changes
    }

    /// Lets time pass in one frame.
    pub fn pass(&mut self, time: Duration) -> Vec<Change> {
        self.frame([], time)
    }

    /// Engines place a stone on the first empty point, on twin boards of the left board, until a person is to move.
    pub fn settle(&mut self) -> Vec<Change> {
        let mut changes = Vec::new();
        while self.live.thinking_side().is_some() {
            let request = self.live.request();
            let action = if self.live.is_twin() {
                GameAction::Turn(first_empty_turn(self.twin_game().position()))
            } else {
                let point = first_empty(self.game().position());
                GameAction::Stone(point.expect("an empty point").into())
            };
            let answer = EngineAnswer::Play(action, None);
            changes.extend(self.send(Intent::Engine { request, answer }));
        }
        changes
    }
}

fn first_empty_turn(position: &TwinPosition) -> Turn {
    let points = position.size().points();
    let mut stones = points.map(|point| TwinPoint::new(Half::Left, point));
    let empty = stones.find(|stone| position.check(*stone).is_ok());
    Turn::one(empty.expect("an empty point"))
}

/// The side that the last `TurnStarted` reports.
pub fn turn_of(changes: &[Change]) -> Option<Side> {
    changes.iter().rev().find_map(|change| match change {
        Change::TurnStarted { side, .. } => Some(*side),
        _ => None,
    })
}

/// The changes of an intent that is refused.
pub fn refused(refusal: Refusal) -> [Change; 1] {
    [Change::Refused(refusal)]
}

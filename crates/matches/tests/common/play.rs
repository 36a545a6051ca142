//! Moves as text, and match configurations, for tests of the live game with and without the app.

use narabe_engine_core::classic::Classic;
use narabe_engine_core::twin::TwinLevel;
use narabe_matches::{
    BlackRule, Change, ClockRule, Intent, LiveGame, MatchConfig, OneBoardMatch, Player, Seat,
    TwinMatch,
};
use narabe_notation::write_twin_text;
use narabe_rules::twin::{Turn, TwinPoint};
use narabe_rules::{Point, Position};
use std::time::Duration;

/// A live game that a test plays.
pub trait Play {
    fn live(&self) -> &LiveGame;

    /// Sends an intent and returns the changes. No time passes.
    fn send(&mut self, intent: Intent) -> Vec<Change>;

    /// The match on one board.
    fn game(&self) -> &OneBoardMatch {
        self.live().one_board()
    }

    /// The match on twin boards.
    fn twin_game(&self) -> &TwinMatch {
        self.live().twin()
    }

    fn begin(&mut self, config: MatchConfig) -> Vec<Change> {
        self.send(Intent::NewMatch(Box::new(config)))
    }

    /// Places stones like `h8 i9`, on twin boards like `L:j10 R:k11`.
    fn play(&mut self, stones: &str) -> Vec<Change> {
        let parse = |stone: &str| {
            if stone.contains(':') {
                twin_point(stone)
            } else {
                point(stone).into()
            }
        };
        stones
            .split_whitespace()
            .flat_map(|stone| self.send(Intent::play(parse(stone))))
            .collect()
    }

    /// Plays turns like `L:j10; R:j10 R:k11`; a turn of one stone is ended explicitly.
    fn play_turns(&mut self, turns: &str) -> Vec<Change> {
        let mut changes = Vec::new();
        for turn in turns.split(';') {
            let turn: Turn = turn.trim().parse().expect("a turn");
            changes.extend(self.play(&turn.to_string()));
            if self.twin_game().can_end_turn() {
                changes.extend(self.send(Intent::EndTurn));
            }
        }
        changes
    }

    /// The stones on the board in the order of play.
    fn stones(&self) -> String {
        let points: Vec<String> = self
            .game()
            .position()
            .moves()
            .iter()
            .map(Point::to_string)
            .collect();
        points.join(" ")
    }

    /// The game on twin boards so far, as text.
    fn twin_text(&self) -> String {
        write_twin_text(self.twin_game().record())
    }
}

/// The first empty point from the lower left corner: the move of an engine with predictable moves.
pub fn first_empty(position: &Position) -> Option<Point> {
    position.board().empty_points().next()
}

pub fn point(name: &str) -> Point {
    name.parse().expect("a point")
}

pub fn twin_point(name: &str) -> TwinPoint {
    name.parse().expect("a point on twin boards")
}

pub fn seconds(count: u64) -> Duration {
    Duration::from_secs(count)
}

/// The player of a seat, without a name.
pub fn player(seat: Seat) -> Player {
    Player {
        name: String::new(),
        seat,
    }
}

pub fn human() -> Player {
    player(Seat::Human)
}

pub fn computer() -> Player {
    player(Seat::Classic(Classic::Quintuple))
}

pub fn twin_computer() -> Player {
    player(Seat::Twin(TwinLevel::Futaba))
}

/// A match without a clock; the first player has Black.
pub fn between(first: Player, second: Player) -> MatchConfig {
    MatchConfig {
        players: [first, second],
        black: BlackRule::First,
        ..MatchConfig::default()
    }
}

pub fn two_persons() -> MatchConfig {
    between(human(), human())
}

pub fn with_clock(clock: ClockRule) -> MatchConfig {
    MatchConfig {
        clock,
        ..two_persons()
    }
}

pub fn on_twin_boards(config: MatchConfig) -> MatchConfig {
    MatchConfig {
        twin: true,
        ..config
    }
}

pub fn two_twin_persons() -> MatchConfig {
    on_twin_boards(two_persons())
}

/// A game that Black wins with the ninth stone.
pub const BLACK_WINS: &str = "a1 a15 b1 b15 c1 c15 d1 d15 e1";

/// Turns after which Black is to move and has a four on both boards.
pub const BLACK_TO_WIN: &str = "L:a1; L:a19 R:a19; L:b1 R:a1; L:c19 R:c19; L:c1 R:b1; L:e19 R:e19; L:d1 R:c1; \
L:g19 R:g19; R:d1 R:h1; L:i19 R:i19";
/// The winning turn there.
pub const WIN: &str = "L:e1 R:e1";

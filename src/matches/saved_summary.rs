//! The summary of a match, for lists of saves.

use super::config::Player;
use super::game::Game;
use super::state::Match;
use crate::rules::{BoardSize, Point, Rule, Side};

/// The summary of a saved match, for a list or a Continue button.
#[derive(Debug, Clone, PartialEq)]
pub struct SavedSummary {
    /// The name of a named save; none for the autosave.
    pub name: Option<String>,
    /// Both players.
    pub players: [Player; 2],
    /// The player (0 or 1) who has Black.
    pub black: usize,
    /// Whether it is played on twin boards, where the rule has no meaning.
    pub twin: bool,
    /// The rule.
    pub rule: Rule,
    /// The size of the board, or of each.
    pub size: BoardSize,
    /// The present game's number in the match, from 1.
    pub game: usize,
    /// Games won by each player, the present one included when it is over.
    pub wins: [u32; 2],
    /// The number of drawn games.
    pub draws: u32,
    /// The number of moves up to now; on twin boards of finished turns.
    pub moves: usize,
    /// The stones of each board in the order in which they were played, for the thumbnail.
    pub stones: Vec<Vec<(Point, Side)>>,
    /// Whether the present game is over.
    pub finished: bool,
}

impl SavedSummary {
    /// The summary of a match.
    pub fn of<G: Game>(found: &Match<G>) -> Self {
        let config = found.config();
        Self {
            name: None,
            players: config.players.clone(),
            black: found.player_on(Side::Black),
            twin: config.twin,
            rule: config.rule,
            size: found.game.size(),
            game: found.game_number(),
            wins: [found.wins(0), found.wins(1)],
            draws: found.draws(),
            moves: found.game.completed_moves(),
            stones: found.game.stones(),
            finished: found.is_over(),
        }
    }
}

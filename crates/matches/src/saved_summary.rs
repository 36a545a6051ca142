//! The summary of a match, for lists of saves.

use super::config::MatchConfig;
use super::game::Game;
use super::state::Match;
use narabe_rules::{BoardSize, Point, Side};

/// The summary of a saved match, for a list or a Continue button.
#[derive(Debug, Clone, PartialEq)]
pub struct SavedSummary {
    /// The name of a named save; none for the autosave.
    pub name: Option<String>,
    /// The configuration.
    pub config: MatchConfig,
    /// The player (0 or 1) who has Black.
    pub black: usize,
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

impl<G: Game + ?Sized> Match<G> {
    /// The summary for a list of saves.
    pub fn summary(&self) -> SavedSummary {
        SavedSummary {
            name: None,
            config: self.config.clone(),
            black: self.black_player,
            size: self.board_size(),
            game: self.game_number(),
            wins: [self.wins(0), self.wins(1)],
            draws: self.draws(),
            moves: self.moves() - usize::from(self.is_mid_turn()),
            stones: self.stones(),
            finished: self.is_over(),
        }
    }
}

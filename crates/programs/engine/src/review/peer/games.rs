//! The games that are compared.

use narabe_engine_core::tuning::TrainingGame;
use narabe_rules::{Outcome, Position, Side};

use crate::options::{Options, read_text};
use narabe_command_line::arguments::ErrorText;

/// A game that somebody won on the board.
pub struct DecidedGame {
    pub position: Position,
    pub loser: Side,
    /// The number of stones that the players did not choose.
    pub opening: usize,
}

/// The decided games of files, in their order.
pub fn read(files: &[String], options: &Options) -> Result<Vec<DecidedGame>, ErrorText> {
    let mut games = Vec::new();
    for file in files {
        let text = read_text("FILE", file)?;
        for (number, line) in text.lines().enumerate() {
            let complain = |error: String| format!("{file}, line {}: {error}", number + 1);
            let game: TrainingGame = (line.parse()).map_err(
                |error: narabe_engine_core::tuning::TrainingGameError| complain(error.to_string()),
            )?;
            games.extend(decided(&game, options).map_err(complain)?);
        }
    }
    Ok(games)
}

/// The game, if somebody won it.
fn decided(game: &TrainingGame, options: &Options) -> Result<Option<DecidedGame>, ErrorText> {
    let size = game.size.unwrap_or(options.size());
    let mut position = Position::new(options.rule(), size);
    for &point in &game.moves {
        position
            .play_allowing_foul(point)
            .map_err(|error| format!("{point}: {error}"))?;
    }
    let winner = position.outcome().and_then(Outcome::winner);
    Ok(winner.map(|winner| DecidedGame {
        opening: game.moves.len() - game.values.len(),
        loser: winner.other(),
        position,
    }))
}

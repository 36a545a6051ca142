//! Keeps games that end.

use super::change::LibraryChange;
use super::finished_game::finished_game;
use super::request::LibraryRequest;
use crate::live::{Change, Live, LiveReader};
use crate::locale::Locale;
use crate::settings::Settings;
use crate::storage;
use bevy::prelude::*;
use narabe_library::GameId;

/// The game that was kept last and the number of its board. If the game continues after an undo and ends again, it takes the
/// place of the one before.
#[derive(Resource, Debug, Default)]
pub(super) struct KeptGame {
    board: u64,
    game: Option<GameId>,
}

pub(super) fn keep(
    mut changes: LiveReader<Change>,
    mut told: MessageReader<LibraryChange>,
    live: Res<Live>,
    settings: Option<Res<Settings>>,
    locale: Option<Res<Locale>>,
    mut kept: ResMut<KeptGame>,
    mut requests: MessageWriter<LibraryRequest>,
) {
    for change in told.read() {
        if let LibraryChange::Kept(game) = change {
            kept.game = Some(*game);
        }
    }
    let is_ended = |change: &Change| matches!(change, Change::GameEnded { .. });
    // Every change is read, so that an old end is not seen later.
    if changes.read().filter(|change| is_ended(change)).count() == 0 {
        return;
    }
    let (Some(settings), Some(locale)) = (settings, locale) else {
        return;
    };
    if !settings.keep_games {
        return;
    }
    let game = finished_game(&live, &locale, &settings.player_name, storage::now());
    if let Some(game) = game {
        let board = live.board_id();
        let replaces = kept.game.take().filter(|_| kept.board == board);
        kept.board = board;
        requests.write(LibraryRequest::Keep {
            game: Box::new(game),
            replaces,
        });
    }
}

//! Presses on the screen of the game, as intents.

use super::messages::LiveWriter;
use super::resource::Live;
use crate::input::{KeyAction, KeyPressed, Pressed};
use bevy::prelude::*;
use narabe_matches::{Intent, LiveGame};
use narabe_rules::twin::TwinPoint;

pub fn read(
    mut presses: MessageReader<Pressed>,
    mut keys: MessageReader<KeyPressed>,
    live: Res<Live>,
    mut intents: LiveWriter<Intent>,
) {
    for Pressed { board, point } in presses.read() {
        intents.write(Intent::Play(TwinPoint::new(board.half(), *point)));
    }
    intents.write_batch(keys.read().filter_map(|key| intent(key.0, &live)));
}

fn intent(action: KeyAction, live: &LiveGame) -> Option<Intent> {
    Some(match action {
        KeyAction::Undo => Intent::Undo,
        KeyAction::Redo => Intent::Redo,
        KeyAction::Hint => Intent::RequestHint,
        KeyAction::EndTurn if live.is_twin() => Intent::EndTurn,
        KeyAction::Pause if live.is_paused() => Intent::Unpause,
        // Without a clock there is no pause.
        KeyAction::Pause if live.is_in_progress() && live.is_timed() => Intent::Pause,
        _ => return None,
    })
}

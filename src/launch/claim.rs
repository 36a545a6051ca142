//! Claims the data before the window opens.

use super::console::complain;
use super::running_copy::{HandOverError, OpenRequest, Start, start};
use crate::diagnostics::{KeepLog, watch_for_panics};
use crate::storage::Folders;
use bevy::prelude::*;
use std::io;
use std::process::ExitCode;

/// The exit code if another copy has the data and does not open what was asked for.
const NOT_HANDED_OVER: u8 = 1;

/// Claims the data in these folders for the game, and keeps its log there. If another copy has them, it opens what is
/// requested, and this program ends with the exit code that is returned.
pub fn claim_data(
    app: &mut App,
    folders: &Folders,
    request: io::Result<OpenRequest>,
) -> Option<ExitCode> {
    let opens = request.as_ref().is_ok_and(OpenRequest::opens_something);
    match request
        .map_err(HandOverError::from)
        .and_then(|request| start(folders.data_dir(), &request))
    {
        Ok(Start::Alone(copy)) => _ = app.insert_resource(copy),
        Ok(Start::Unlocked(fault)) => {
            eprintln!("narabe: another copy of the game may be using the same data: {fault}");
        }
        Ok(Start::HandedOver) => {
            let done = if opens {
                "has opened it"
            } else {
                "comes to the front"
            };
            eprintln!("narabe: the copy of the game that is running {done}");
            return Some(ExitCode::SUCCESS);
        }
        Err(fault) => {
            complain(&fault.to_string());
            return Some(ExitCode::from(NOT_HANDED_OVER));
        }
    }
    watch_for_panics(folders);
    app.insert_resource(folders.clone())
        .insert_resource(KeepLog);
    None
}

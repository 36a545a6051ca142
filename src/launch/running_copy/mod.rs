//! One copy of the game at a time for a folder of data. A second start hands its files and its room to the copy that is running,
//! which opens them as if they had been dropped, and comes to the front.
//!
//! Whoever holds the lock (`lock.rs`) listens on a local socket (`listener.rs`); whoever does not get it sends (`sender.rs`).

mod listener;
mod lock;
mod open_request;
mod sender;
#[cfg_attr(windows, path = "named_pipe.rs")]
mod socket;
mod socket_name;
#[cfg(test)]
mod tests;

pub use open_request::OpenRequest;
pub use sender::HandOverError;

use crate::engines::AddEngine;
use crate::live::online::{ConnectionStage, Online, RoomToOpen};
use crate::redraw::Redraw;
use crate::window::RaiseWindow;
use bevy::prelude::*;
use bevy::window::{FileDragAndDrop, PrimaryWindow};
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};
use listener::Incoming;
use lock::DataLock;
use open_request::Reply;
use sender::Outcome;
use socket::SocketFile;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::mpsc::{self, Receiver};

/// The lock of the data of this copy.
#[derive(Resource, Debug)]
pub struct RunningCopy {
    data: PathBuf,
    /// It goes before the lock.
    socket: Option<SocketFile>,
    _lock: DataLock,
}

/// What a start may do.
#[derive(Debug)]
pub enum Start {
    /// It plays with this data, and no other copy does.
    Alone(RunningCopy),
    /// It plays, and it is unknown whether another copy does.
    Unlocked(io::Error),
    /// The running copy has opened everything.
    HandedOver,
}

/// Claims a folder of data, or hands the request to the copy that has it.
///
/// # Errors
/// [`HandOverError`] if another copy has the data and does not take the request.
pub fn start(data: &Path, request: &OpenRequest) -> Result<Start, HandOverError> {
    let claimed = lock::real_folder(data).and_then(|data| {
        let lock = DataLock::take(&data)?;
        Ok((data, lock))
    });
    let (data, lock) = match claimed {
        Ok((data, Some(lock))) => (data, lock),
        Ok((data, None)) => match sender::hand_over(&data, request)? {
            Outcome::HandedOver => return Ok(Start::HandedOver),
            Outcome::Ours(lock) => (data, lock),
        },
        Err(fault) => return Ok(Start::Unlocked(fault)),
    };
    Ok(Start::Alone(RunningCopy {
        data,
        socket: None,
        _lock: lock,
    }))
}

/// The requests of second starts that wait to be opened.
#[derive(Resource)]
struct WaitingRequests(Mutex<Receiver<Incoming>>);

/// Opens what second starts ask for, if this copy has its data's lock.
pub fn plugin(app: &mut App) {
    app.add_systems(
        Startup,
        listen
            .run_if(resource_exists::<RunningCopy>)
            .run_if(resource_exists::<EventLoopProxyWrapper>),
    )
    .add_systems(PreUpdate, open.run_if(resource_exists::<WaitingRequests>));
}

fn listen(
    mut copy: ResMut<RunningCopy>,
    window: Res<EventLoopProxyWrapper>,
    mut commands: Commands,
) {
    let (sender, requests) = mpsc::channel();
    let window = (**window).clone();
    // Without a window there is nothing to wake.
    let wake = move || _ = window.send_event(WinitUserEvent::WakeUp);
    match listener::listen(copy.data.clone(), sender, wake) {
        Ok(file) => {
            copy.socket = Some(file);
            commands.insert_resource(WaitingRequests(Mutex::new(requests)));
        }
        Err(fault) => warn!("a second start of the game cannot be heard: {fault}"),
    }
}

/// Opens the files of each request as dropped ones, and its room unless there is one already.
fn open(
    waiting: Res<WaitingRequests>,
    online: Res<Online>,
    windows: Query<Entity, With<PrimaryWindow>>,
    mut drops: MessageWriter<FileDragAndDrop>,
    mut rooms: MessageWriter<RoomToOpen>,
    mut engines: MessageWriter<AddEngine>,
    mut raises: MessageWriter<RaiseWindow>,
    mut redraw: ResMut<Redraw>,
) {
    let (Ok(waiting), Ok(window)) = (waiting.0.lock(), windows.single()) else {
        return;
    };
    for incoming in waiting.try_iter() {
        if incoming.is_given_up() {
            continue;
        }
        raises.write(RaiseWindow);
        redraw.next_frame();
        let OpenRequest { room, .. } = &incoming.request;
        if *room != RoomToOpen::None && online.stage() != ConnectionStage::Offline {
            let reason = "an online room is open there; leave it first";
            incoming.answer(Reply::Refused(reason.into()));
            continue;
        }
        rooms.write(room.clone());
        let engine = incoming.request.engine();
        engines.write_batch(engine.map(|path| AddEngine(path.into())));
        drops.write_batch(
            incoming
                .request
                .files()
                .map(|path| FileDragAndDrop::DroppedFile {
                    window,
                    path_buf: path.into(),
                }),
        );
        incoming.answer(Reply::Opened);
    }
}

//! Reads files on a thread of its own.

use crate::share::received::ReceivedFile;
use bevy::log::error;
use futures::channel::mpsc;
use futures::executor::block_on;
use futures::{SinkExt, StreamExt};
use narabe::game_files::{FileEvent, FileTask, read_file};
use narabe::notation::MAX_FILE_BYTES;
use std::ops::ControlFlow;

/// The most events that wait to be taken.
const WAITING: usize = 256;

/// Reads files, each on a thread.
#[derive(Default)]
pub struct FileReader {
    events: Option<mpsc::Receiver<FileEvent>>,
}

impl FileReader {
    /// Begins to read a file; what was read before is no longer wanted.
    pub fn begin(&mut self, file: &ReceivedFile, task: FileTask) {
        let (send, events) = mpsc::channel(WAITING);
        let file = file.clone();
        let run = move || read(&file, &task, send);
        let started = std::thread::Builder::new().name("file".into()).spawn(run);
        if let Err(fault) = started {
            error!("a file cannot be read: {fault}");
        }
        self.events = Some(events);
    }

    /// What is read next; none at the end of the file.
    pub async fn next(&mut self) -> Option<FileEvent> {
        self.events.as_mut()?.next().await
    }
}

fn read(file: &ReceivedFile, task: &FileTask, mut send: mpsc::Sender<FileEvent>) {
    let mut take = |event| match block_on(send.send(event)) {
        Ok(()) => ControlFlow::Continue(()),
        Err(_) => ControlFlow::Break(()),
    };
    match file.read(MAX_FILE_BYTES as u64) {
        Ok(bytes) => read_file(&file.name, &bytes, task, &mut take),
        // Nothing follows, whether it is wanted or not.
        Err(error) => _ = take(task.failed(error.to_string())),
    }
}

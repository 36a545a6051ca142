//! Reads files on a thread of its own.

use crate::share::received::ReceivedFile;
use bevy::log::error;
use futures::channel::mpsc;
use futures::executor::block_on;
use futures::{SinkExt, StreamExt};
use narabe_game_files::{BranchQuestion, FileEvent, FileSession, FileTask};
use narabe_notation::MAX_FILE_BYTES;
use std::ops::ControlFlow;

/// The most events that wait to be taken.
const WAITING: usize = 256;

/// A question, and where the answer goes.
type Question = (BranchQuestion, mpsc::Sender<FileEvent>);

/// Reads files, each on a thread, which keeps a large library as long as there may be questions about it.
#[derive(Default)]
pub struct FileReader {
    events: Option<mpsc::Receiver<FileEvent>>,
    questions: Option<mpsc::UnboundedSender<Question>>,
}

impl FileReader {
    /// Begins to read a file; what was read before is no longer wanted.
    pub fn begin(&mut self, file: &ReceivedFile, task: FileTask) {
        let (send, events) = mpsc::channel(WAITING);
        let (ask, questions) = mpsc::unbounded();
        let file = file.clone();
        let run = move || work(&file, &task, send, questions);
        let started = std::thread::Builder::new().name("file".into()).spawn(run);
        if let Err(fault) = started {
            error!("a file cannot be read: {fault}");
        }
        self.events = Some(events);
        self.questions = Some(ask);
    }

    /// Asks about the large library that was read; an answer that has not come is no longer wanted.
    pub fn ask(&mut self, question: BranchQuestion) {
        let (send, events) = mpsc::channel(WAITING);
        if let Some(questions) = &self.questions {
            // Without the thread the events end at once.
            let _ = questions.unbounded_send((question, send));
        }
        self.events = Some(events);
    }

    /// What is read next; none at the end of the file or of an answer.
    pub async fn next(&mut self) -> Option<FileEvent> {
        self.events.as_mut()?.next().await
    }
}

/// Reads the file, and answers until nobody asks any more.
fn work(
    file: &ReceivedFile,
    task: &FileTask,
    send: mpsc::Sender<FileEvent>,
    mut questions: mpsc::UnboundedReceiver<Question>,
) {
    let mut session = FileSession::default();
    let mut take = taker(send);
    match file.read(MAX_FILE_BYTES as u64) {
        Ok(bytes) => session.read(&file.name, bytes, task, &mut take),
        // Nothing follows, whether it is wanted or not.
        Err(error) => _ = take(task.failed(error.reason())),
    }
    drop(take);
    while session.keeps_library()
        && let Some((question, send)) = block_on(questions.next())
    {
        session.answer(question, &mut taker(send));
    }
}

fn taker(mut send: mpsc::Sender<FileEvent>) -> impl FnMut(FileEvent) -> ControlFlow<()> {
    move |event| match block_on(send.send(event)) {
        Ok(()) => ControlFlow::Continue(()),
        Err(_) => ControlFlow::Break(()),
    }
}

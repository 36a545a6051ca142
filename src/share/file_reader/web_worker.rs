//! Reads files in a web worker, which is started for the first one. A browser without workers reads in the page, which stands still
//! meanwhile.

use crate::share::page_file::PageFile;
use crate::share::received::{FileContent, ReceivedFile};
use crate::time_slice::TimeSlice;
use crate::web_worker::{Failure, WebWorker, message_of};
use bevy::log::warn;
use futures::StreamExt;
use futures::channel::mpsc;
use js_sys::{ArrayBuffer, Object, Reflect, Uint8Array};
use narabe_game_files::{BranchQuestion, EventReader, FileEvent, FileSession, FileTask, OpenError};
use std::collections::VecDeque;
use std::ops::ControlFlow;
use wasm_bindgen::{JsCast, JsValue};

// The name of the script in the page's loader, and of the worker for logs.
const SCRIPT: &str = "fileWorker";
const NAME: &str = "files";
/// What the worker sends in place of events if the browser does not hand out the bytes of a file.
const UNREAD: &str = "unread";

/// What is asked of the worker.
enum Work {
    Read(ReceivedFile, FileTask),
    Answer(BranchQuestion),
}

/// Reads files in a worker, which keeps a large library as long as there may be questions about it.
pub struct FileReader {
    worker: Option<WebWorker>,
    /// Whether workers are unavailable.
    is_in_page: bool,
    sender: mpsc::UnboundedSender<Result<JsValue, Failure>>,
    output: mpsc::UnboundedReceiver<Result<JsValue, Failure>>,
    /// What is done, if it is not at its end.
    work: Option<Work>,
    /// The answers on their way that are no longer wanted.
    unwanted: usize,
    /// What reads and answers in the page.
    session: FileSession,
    decoder: EventReader,
    events: VecDeque<FileEvent>,
    slice: TimeSlice,
}

impl Default for FileReader {
    fn default() -> Self {
        let (sender, output) = mpsc::unbounded();
        Self {
            worker: None,
            is_in_page: false,
            sender,
            output,
            work: None,
            unwanted: 0,
            session: FileSession::default(),
            decoder: EventReader::default(),
            events: VecDeque::new(),
            slice: TimeSlice::default(),
        }
    }
}

impl FileReader {
    /// Begins to read a file; the one before is at its end.
    pub fn begin(&mut self, file: &ReceivedFile, task: FileTask) {
        self.decoder = EventReader::default();
        self.work = Some(Work::Read(file.clone(), task));
        if let Err(fault) = self.post(file, task) {
            self.fall_back(&message_of(&fault));
        }
    }

    /// Asks about the large library that was read; an answer that has not come is no longer wanted.
    pub fn ask(&mut self, question: BranchQuestion) {
        self.unwanted += usize::from(self.work.is_some() && !self.is_in_page);
        self.events.clear();
        self.work = Some(Work::Answer(question));
        if let Err(fault) = self.post_question(question) {
            self.end(message_of(&fault));
        }
    }

    /// What is read next; none at the end of the file or of an answer. What the worker has sent is read in slices.
    pub async fn next(&mut self) -> Option<FileEvent> {
        loop {
            self.slice.pause().await;
            match self.events.pop_front() {
                Some(FileEvent::Own) => {
                    self.end_worker();
                    self.work_in_page().await;
                }
                Some(event) => return Some(event),
                None if self.is_in_page => self.work_in_page().await,
                None => {
                    self.work.as_ref()?;
                    let output = self.output.next().await?;
                    self.take(output);
                }
            }
            if self.work.is_none() && self.events.is_empty() {
                return None;
            }
        }
    }

    fn post_question(&mut self, question: BranchQuestion) -> Result<(), JsValue> {
        if self.is_in_page {
            return Ok(());
        }
        let question = serde_json::to_string(&question).map_err(|fault| fault.to_string())?;
        let message = Object::new();
        Reflect::set(&message, &"question".into(), &question.into())?;
        let worker = self.worker.as_ref().ok_or("the file is closed")?;
        worker.post(&message)
    }

    fn post(&mut self, file: &ReceivedFile, task: FileTask) -> Result<(), JsValue> {
        if self.is_in_page {
            return Ok(());
        }
        let task = serde_json::to_string(&task).map_err(|fault| fault.to_string())?;
        let message = Object::new();
        Reflect::set(&message, &"name".into(), &file.name.as_str().into())?;
        let blob = match &file.content {
            FileContent::Page(page) => page.blob().clone(),
            FileContent::Bytes(bytes) => PageFile::of_bytes(bytes)?.blob().clone(),
            FileContent::At(_) => return Err("the file is in the page".into()),
        };
        Reflect::set(&message, &"file".into(), &blob)?;
        Reflect::set(&message, &"task".into(), &task.into())?;
        let worker = match self.worker.take() {
            Some(worker) => worker,
            None => {
                let sender = self.sender.clone();
                // Nobody waits for what comes after the end.
                WebWorker::start(SCRIPT, NAME, move |output| {
                    let _ = sender.unbounded_send(output);
                })?
            }
        };
        self.worker.insert(worker).post(&message)
    }

    /// Takes what the worker has sent.
    fn take(&mut self, output: Result<JsValue, Failure>) {
        match output {
            Ok(end) if end.is_null() && self.unwanted > 0 => {
                self.unwanted -= 1;
                self.decoder = EventReader::default();
            }
            Ok(end) if end.is_null() => self.work = None,
            Ok(_) if self.unwanted > 0 => {}
            Ok(bytes) => match bytes.dyn_into::<ArrayBuffer>() {
                Ok(bytes) => {
                    let events = &mut self.events;
                    let mut push = |event| events.push_back(event);
                    let bytes = Uint8Array::new(&bytes).to_vec();
                    if let Err(broken) = self.decoder.read(&bytes, &mut push) {
                        self.end_worker();
                        self.end(broken.to_string());
                    }
                }
                Err(other) => {
                    let reason = Reflect::get(&other, &UNREAD.into()).unwrap_or(other);
                    self.end(message_of(&reason));
                }
            },
            Err(failure) if failure.has_run => {
                self.end_worker();
                self.end(format!("its reader crashed: {}", failure.message));
            }
            Err(failure) => self.fall_back(&failure.message),
        }
    }

    /// Ends what cannot be done.
    fn end(&mut self, reason: String) {
        match self.work.take() {
            Some(Work::Read(_, task)) => self.events.push_back(task.failed(reason)),
            Some(Work::Answer(_)) => {
                let error = OpenError::other(reason);
                self.events.push_back(FileEvent::Opened(Err(error)));
            }
            None => {}
        }
    }

    /// Ends the worker, and forgets what it has sent.
    fn end_worker(&mut self) {
        self.worker = None;
        self.unwanted = 0;
        (self.sender, self.output) = mpsc::unbounded();
    }

    /// From now on files are read in the page.
    fn fall_back(&mut self, reason: &str) {
        warn!("files are read in the page: {reason}");
        self.end_worker();
        self.is_in_page = true;
    }

    /// Reads or answers in the page.
    async fn work_in_page(&mut self) {
        let take = |events: &mut VecDeque<FileEvent>, event| {
            events.push_back(event);
            ControlFlow::Continue(())
        };
        let events = &mut self.events;
        match self.work.take() {
            Some(Work::Read(file, task)) => match file.load().await {
                Ok(bytes) => {
                    let name = &file.name;
                    let take = &mut |event| take(events, event);
                    self.session.read(name, bytes, &task, take);
                }
                Err(reason) => events.push_back(task.failed(reason)),
            },
            Some(Work::Answer(question)) => {
                self.session
                    .answer(question, &mut |event| take(events, event));
            }
            None => {}
        }
    }
}

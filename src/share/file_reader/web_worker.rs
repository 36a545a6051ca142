//! Reads files in a web worker, which is started for the first one. A browser without workers runs the same program in the page, which
//! stands still meanwhile. Only the game's own files are read here: what they hold cannot be sent.

use crate::share::page_file::PageFile;
use crate::share::received::{FileContent, ReceivedFile, stored};
use crate::time_slice::TimeSlice;
use crate::web_worker::{BackgroundProgram, Failure, Output, PageProgram, WebWorker, message_of};
use bevy::log::warn;
use futures::StreamExt;
use futures::channel::mpsc;
use js_sys::{ArrayBuffer, Object, Reflect, Uint8Array};
use narabe_game_files::{BranchQuestion, EventReader, FileEvent, FileTask, OpenError, open_own};
use std::collections::VecDeque;
use wasm_bindgen::{JsCast, JsValue};

// The names of the script and of a function to run it in the page, in the page's loader; and the name of the worker for logs.
const SCRIPT: &str = "fileWorker";
const IN_PAGE: &str = "filesHere";
const NAME: &str = "files";
/// What the program sends in place of events if the browser does not hand out the bytes of a file.
const UNREAD: &str = "unread";

/// What is asked of the program.
#[derive(Clone)]
enum Work {
    Read(ReceivedFile, FileTask),
    Answer(BranchQuestion),
}

/// Reads files in a worker, which keeps a large library as long as there may be questions about it.
pub struct FileReader {
    program: Option<BackgroundProgram>,
    /// Whether workers are unavailable.
    is_in_page: bool,
    sender: mpsc::UnboundedSender<Output>,
    output: mpsc::UnboundedReceiver<Output>,
    /// What is done, if it is not at its end.
    work: Option<Work>,
    /// The answers on their way that are no longer wanted.
    unwanted: usize,
    decoder: EventReader,
    events: VecDeque<FileEvent>,
    slice: TimeSlice,
}

impl Default for FileReader {
    fn default() -> Self {
        let (sender, output) = mpsc::unbounded();
        Self {
            program: None,
            is_in_page: false,
            sender,
            output,
            work: None,
            unwanted: 0,
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
        self.start(Work::Read(file.clone(), task));
    }

    /// Asks about the large library that was read; an answer that has not come is no longer wanted.
    pub fn ask(&mut self, question: BranchQuestion) {
        self.unwanted += usize::from(self.work.is_some());
        self.events.clear();
        self.start(Work::Answer(question));
    }

    /// What is read next; none at the end of the file or of an answer. What the program has sent is read in slices.
    pub async fn next(&mut self) -> Option<FileEvent> {
        loop {
            self.slice.pause().await;
            match self.events.pop_front() {
                Some(FileEvent::Own) => return Some(self.read_own().await),
                Some(event) => return Some(event),
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

    /// Sends the work to the program, in the page if there are no workers.
    fn start(&mut self, work: Work) {
        self.work = Some(work.clone());
        match self.post(&work) {
            Ok(()) => {}
            Err(fault) if self.is_in_page => self.end(message_of(&fault)),
            Err(fault) => self.fall_back(&message_of(&fault)),
        }
    }

    fn post(&mut self, work: &Work) -> Result<(), JsValue> {
        let message = Object::new();
        match work {
            Work::Answer(question) => {
                let question =
                    serde_json::to_string(question).map_err(|fault| fault.to_string())?;
                Reflect::set(&message, &"question".into(), &question.into())?;
            }
            Work::Read(file, task) => {
                let task = serde_json::to_string(task).map_err(|fault| fault.to_string())?;
                let file_of_page = match &file.content {
                    FileContent::Page(page) => page.clone(),
                    FileContent::Bytes(bytes) => PageFile::of_bytes(bytes)?,
                    FileContent::At(path) => PageFile::of_bytes(&stored(path)?)?,
                };
                Reflect::set(&message, &"name".into(), &file.name.as_str().into())?;
                Reflect::set(&message, &"file".into(), file_of_page.blob())?;
                Reflect::set(&message, &"task".into(), &task.into())?;
            }
        }
        let program = match self.program.take() {
            Some(program) => program,
            None => self.start_program()?,
        };
        self.program.insert(program).post(&message)
    }

    fn start_program(&self) -> Result<BackgroundProgram, JsValue> {
        let sender = self.sender.clone();
        // Nobody waits for what comes after the end.
        let on_output = move |output| {
            let _ = sender.unbounded_send(output);
        };
        Ok(if self.is_in_page {
            BackgroundProgram::Page(PageProgram::start(IN_PAGE, on_output)?)
        } else {
            BackgroundProgram::Worker(WebWorker::start(SCRIPT, NAME, on_output)?)
        })
    }

    /// Takes what the program has sent.
    fn take(&mut self, output: Output) {
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
                        self.end_program();
                        self.end(broken.to_string());
                    }
                }
                Err(other) => {
                    let reason = Reflect::get(&other, &UNREAD.into()).unwrap_or(other);
                    self.end(message_of(&reason));
                }
            },
            Err(failure) => self.fail(&failure),
        }
    }

    /// A program that cannot be loaded as a worker is run in the page.
    fn fail(&mut self, failure: &Failure) {
        if failure.has_run {
            self.end_program();
            self.end(format!("its reader crashed: {}", failure.message));
        } else if self.is_in_page {
            self.end_program();
            self.end(failure.message.clone());
        } else {
            self.fall_back(&failure.message);
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

    /// Ends the program, and forgets what it has sent.
    fn end_program(&mut self) {
        self.program = None;
        self.unwanted = 0;
        self.decoder = EventReader::default();
        (self.sender, self.output) = mpsc::unbounded();
    }

    /// From now on files are read in the page.
    fn fall_back(&mut self, reason: &str) {
        warn!("files are read in the page: {reason}");
        self.end_program();
        self.is_in_page = true;
        if let Some(work) = self.work.take() {
            self.start(work);
        }
    }

    /// Reads a study or a game of our own; the program has nothing more to tell.
    async fn read_own(&mut self) -> FileEvent {
        self.end_program();
        let Some(Work::Read(file, task)) = self.work.take() else {
            return FileEvent::Opened(Err(OpenError::other("the file is closed".to_owned())));
        };
        let bytes = match file.load().await {
            Ok(bytes) => bytes,
            Err(reason) => return task.failed(reason),
        };
        let opened = open_own(&bytes).map_err(OpenError::from);
        let not_own = || OpenError::other("the file has changed while it was read".to_owned());
        FileEvent::Opened(opened.and_then(|own| own.ok_or_else(not_own)))
    }
}

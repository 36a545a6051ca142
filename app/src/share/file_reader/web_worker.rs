//! Reads files in a web worker, which is started for the first one. A browser without workers reads in the page, which stands still
//! meanwhile.

use crate::share::page_file::PageFile;
use crate::share::received::{FileContent, ReceivedFile};
use crate::share::time_slice::TimeSlice;
use crate::web_worker::{Failure, WebWorker, message_of};
use bevy::log::warn;
use futures::StreamExt;
use futures::channel::mpsc;
use js_sys::{ArrayBuffer, Object, Reflect, Uint8Array};
use narabe::game_files::{EventReader, FileEvent, FileTask, read_file};
use std::collections::VecDeque;
use std::ops::ControlFlow;
use wasm_bindgen::{JsCast, JsValue};

/// The name of the script in the page's loader, and of the worker for logs.
const SCRIPT: &str = "fileWorker";
const NAME: &str = "files";
/// What the worker sends in place of events if the browser does not hand out the bytes of a file.
const UNREAD: &str = "unread";

/// Reads files in a worker.
pub struct FileReader {
    worker: Option<WebWorker>,
    /// Whether workers are unavailable.
    is_in_page: bool,
    sender: mpsc::UnboundedSender<Result<JsValue, Failure>>,
    output: mpsc::UnboundedReceiver<Result<JsValue, Failure>>,
    /// The file that is read, if it is not at its end.
    file: Option<(ReceivedFile, FileTask)>,
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
            file: None,
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
        self.file = Some((file.clone(), task));
        if let Err(fault) = self.post(file, task) {
            self.fall_back(&message_of(&fault));
        }
    }

    /// What is read next; none at the end of the file. What the worker has sent is read in slices.
    pub async fn next(&mut self) -> Option<FileEvent> {
        loop {
            self.slice.pause().await;
            match self.events.pop_front() {
                Some(FileEvent::Own) => {
                    self.end_worker();
                    self.read_in_page().await;
                }
                Some(event) => return Some(event),
                None if self.is_in_page => self.read_in_page().await,
                None => {
                    self.file.as_ref()?;
                    let output = self.output.next().await?;
                    self.take(output);
                }
            }
            if self.file.is_none() && self.events.is_empty() {
                return None;
            }
        }
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
            Ok(end) if end.is_null() => self.file = None,
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

    /// Ends the file, which cannot be read.
    fn end(&mut self, reason: String) {
        if let Some((_, task)) = self.file.take() {
            self.events.push_back(task.failed(reason));
        }
    }

    /// Ends the worker, and forgets what it has sent.
    fn end_worker(&mut self) {
        self.worker = None;
        (self.sender, self.output) = mpsc::unbounded();
    }

    /// From now on files are read in the page.
    fn fall_back(&mut self, reason: &str) {
        warn!("files are read in the page: {reason}");
        self.end_worker();
        self.is_in_page = true;
    }

    /// Reads the file in the page.
    async fn read_in_page(&mut self) {
        let Some((file, task)) = self.file.take() else {
            return;
        };
        match file.load().await {
            Ok(bytes) => read_file(&file.name, &bytes, &task, &mut |event| {
                self.events.push_back(event);
                ControlFlow::Continue(())
            }),
            Err(reason) => self.events.push_back(task.failed(reason)),
        }
    }
}

//! A program in a worker of the browser.

use js_sys::Reflect;
use wasm_bindgen::prelude::*;
use web_sys::{ErrorEvent, Event, MessageEvent, Worker, WorkerOptions, WorkerType};

/// The object that the page's loader leaves for the game.
const PAGE: &str = "NARABE";
// What a worker sends when it has failed: the reason, and whether it was at work then.
const FAULT: &str = "fault";
const HAS_RUN: &str = "hasRun";
/// The message for a script that failed to load: browsers give none.
pub const NO_SCRIPT: &str = "its program could not be loaded";

/// Why a worker cannot continue.
#[derive(Debug, Clone)]
pub struct Failure {
    pub message: String,
    /// Whether it was running and crashed, rather than failed to load.
    pub has_run: bool,
}

impl Failure {
    /// A program that cannot be loaded, for this reason.
    pub const fn missing(message: String) -> Self {
        Self {
            message,
            has_run: false,
        }
    }

    /// A program that crashed at its work.
    pub const fn crashed(message: String) -> Self {
        Self {
            message,
            has_run: true,
        }
    }
}

/// What a program sends, or its failure.
pub type Output = Result<JsValue, Failure>;

/// A worker. Dropping it ends it at once.
pub struct WebWorker {
    worker: Worker,
    _on_message: Closure<dyn FnMut(MessageEvent)>,
    _on_error: Closure<dyn FnMut(Event)>,
}

impl WebWorker {
    /// Starts the script that the page's loader names `script`; `name` is for logs. `on_output` receives what it sends.
    ///
    /// # Errors
    /// If the browser has no workers.
    pub fn start(
        script: &str,
        name: &str,
        on_output: impl Fn(Output) + Clone + 'static,
    ) -> Result<Self, JsValue> {
        let script = of_page(script)?
            .as_string()
            .ok_or("the page does not say where the program is")?;
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        options.set_name(name);
        let worker = Worker::new_with_options(&script, &options)?;
        let fail = on_output.clone();
        let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            let output = event.data();
            on_output(match failure_of(&output) {
                Some(failure) => Err(failure),
                None => Ok(output),
            });
        });
        // A script that failed to load is reported by an event without a message.
        let on_error = Closure::<dyn FnMut(Event)>::new(move |event: Event| {
            let message = event.dyn_ref::<ErrorEvent>().map(ErrorEvent::message);
            let message = message.filter(|message| !message.is_empty());
            let message = message.unwrap_or_else(|| NO_SCRIPT.into());
            fail(Err(Failure::missing(message)));
        });
        worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
        Ok(Self {
            worker,
            _on_message: on_message,
            _on_error: on_error,
        })
    }

    /// Sends something to it.
    ///
    /// # Errors
    /// If it cannot be sent.
    pub fn post(&self, message: &JsValue) -> Result<(), JsValue> {
        self.worker.post_message(message)
    }
}

impl Drop for WebWorker {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}

/// What the page's loader leaves under this name.
///
/// # Errors
/// If the loader has left nothing.
pub fn of_page(name: &str) -> Result<JsValue, JsValue> {
    let page = Reflect::get(&js_sys::global(), &PAGE.into())?;
    Reflect::get(&page, &name.into())
}

/// The failure that a worker reports; none if it sends anything else.
fn failure_of(output: &JsValue) -> Option<Failure> {
    if !output.is_object() || !Reflect::has(output, &FAULT.into()).unwrap_or(false) {
        return None;
    }
    let has_run = Reflect::get(output, &HAS_RUN.into());
    Some(Failure {
        message: message_of(output),
        has_run: has_run.is_ok_and(|has_run| has_run.is_truthy()),
    })
}

/// The message of a thrown object.
pub fn message_of(fault: &JsValue) -> String {
    let named = [FAULT, "message"].into_iter().find_map(|name| {
        let text = Reflect::get(fault, &name.into()).ok()?;
        text.as_string()
    });
    named
        .or_else(|| fault.as_string())
        .unwrap_or_else(|| format!("{fault:?}"))
}

//! Engines in the browser: in a web worker, or in the page itself.

use super::shared::Shared;
use bevy::log::warn;
use js_sys::{Function, Object, Promise, Reflect};
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{ErrorEvent, Event, MessageEvent, Worker, WorkerOptions, WorkerType};

/// The object that the page's loader leaves for the game, with the engine script and a function to run it in the page.
const PAGE: &str = "NARABE";
const SCRIPT: &str = "engine";
const IN_PAGE: &str = "engineHere";
/// The function of that script that runs the engine in the page.
const HERE: &str = "here";
/// The message for a script that failed to load: browsers give none.
const NO_SCRIPT: &str = "its program could not be loaded";

/// The output of an engine: a message in JSON, or a failure.
pub type Output = Result<String, Failure>;

/// Why an engine cannot continue.
#[derive(Debug, Clone)]
pub struct Failure {
    pub message: String,
    /// Whether the engine was running and crashed, rather than failed to load.
    pub has_run: bool,
}

impl Failure {
    fn missing(message: String) -> Self {
        Self {
            message,
            has_run: false,
        }
    }
}

/// An engine in a worker or in the page. Dropping it ends it.
pub enum EngineHandle {
    Worker(WorkerEngine),
    Page(PageEngine),
}

impl EngineHandle {
    /// A worker with the script named by the page, the `number`th of those that share memory. `on_output` receives its
    /// output.
    pub fn in_worker(
        name: &str,
        number: u32,
        shared: Option<&Shared>,
        on_output: impl Fn(Output) + Clone + 'static,
    ) -> Result<Self, JsValue> {
        let script = of_page(SCRIPT)?
            .as_string()
            .ok_or("the page does not say where the engine is")?;
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        options.set_name(name);
        let worker = Worker::new_with_options(&script, &options)?;
        let fail = on_output.clone();
        let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            let output = event.data();
            on_output(output.as_string().ok_or_else(|| failure_of(&output)));
        });
        // A script that on_error to load is reported by an event without a message.
        let on_error = Closure::<dyn FnMut(Event)>::new(move |event: Event| {
            let message = event.dyn_ref::<ErrorEvent>().map(ErrorEvent::message);
            let message = message.filter(|message| !message.is_empty());
            fail(Err(Failure::missing(
                message.unwrap_or_else(|| NO_SCRIPT.into()),
            )));
        });
        worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
        if let Some(shared) = shared {
            let message = Object::new();
            Reflect::set(&message, &"number".into(), &number.into())?;
            Reflect::set(&message, &"stopped".into(), &shared.stopped)?;
            Reflect::set(&message, &"table".into(), &shared.table)?;
            worker.post_message(&message)?;
        }
        Ok(Self::Worker(WorkerEngine {
            worker,
            _on_message: on_message,
            _on_error: on_error,
        }))
    }

    /// The engine in the page, which is blocked while it thinks: for browsers without workers.
    pub fn in_page(on_output: impl Fn(Output) + 'static) -> Result<Self, JsValue> {
        let import: Function = of_page(IN_PAGE)?.dyn_into()?;
        let module: JsValue = import.call0(&JsValue::NULL)?;
        let module: Promise = module.dyn_into()?;
        // Output that comes after this was dropped is ignored.
        let is_wanted = Rc::new(Cell::new(true));
        let wanted = is_wanted.clone();
        let on_output: Rc<dyn Fn(Output)> = Rc::new(move |output| {
            if wanted.get() {
                on_output(output);
            }
        });
        let forward = on_output.clone();
        let listener = Closure::<dyn FnMut(JsValue)>::new(move |message: JsValue| {
            if let Some(message) = message.as_string() {
                forward(Ok(message));
            }
        });
        let listener = listener.into_js_value();
        let think = wasm_bindgen_futures::future_to_promise(async move {
            let module = JsFuture::from(module).await?;
            let here: Function = Reflect::get(&module, &HERE.into())?.dyn_into()?;
            let think: JsValue = here.call1(&JsValue::NULL, &listener)?;
            JsFuture::from(think.dyn_into::<Promise>()?).await
        });
        Ok(Self::Page(PageEngine {
            think,
            on_output,
            is_wanted,
        }))
    }

    /// Sends a message in JSON.
    pub fn post(&self, message: &str) -> Result<(), JsValue> {
        match self {
            Self::Worker(engine) => engine.worker.post_message(&message.into()),
            Self::Page(engine) => {
                engine.post(message);
                Ok(())
            }
        }
    }
}

/// A worker with its event listeners.
pub struct WorkerEngine {
    worker: Worker,
    _on_message: Closure<dyn FnMut(MessageEvent)>,
    _on_error: Closure<dyn FnMut(Event)>,
}

impl Drop for WorkerEngine {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}

/// The engine in the page, loaded by a promise.
pub struct PageEngine {
    think: Promise,
    on_output: Rc<dyn Fn(Output)>,
    is_wanted: Rc<Cell<bool>>,
}

impl Drop for PageEngine {
    fn drop(&mut self) {
        self.is_wanted.set(false);
    }
}

impl PageEngine {
    fn post(&self, message: &str) {
        let (think, on_output, message) = (
            self.think.clone(),
            self.on_output.clone(),
            message.to_owned(),
        );
        let is_wanted = self.is_wanted.clone();
        spawn_local(async move {
            let failure = match JsFuture::from(think).await {
                Ok(_) if !is_wanted.get() => return,
                Ok(think) => match send_to_page(&think, &message).await {
                    Ok(_) => return,
                    Err(fault) => Failure {
                        message: message_of(&fault),
                        has_run: true,
                    },
                },
                Err(fault) => {
                    warn!("the engine in the page: {}", message_of(&fault));
                    Failure::missing(NO_SCRIPT.into())
                }
            };
            on_output(Err(failure));
        });
    }
}

async fn send_to_page(think: &JsValue, message: &str) -> Result<JsValue, JsValue> {
    let think: &Function = think.dyn_ref().ok_or("the engine is not callable")?;
    let promise: JsValue = think.call1(&JsValue::NULL, &JsValue::from_str(message))?;
    let promise: Promise = promise.dyn_into()?;
    JsFuture::from(promise).await
}

fn of_page(name: &str) -> Result<JsValue, JsValue> {
    let page = Reflect::get(&js_sys::global(), &PAGE.into())?;
    Reflect::get(&page, &name.into())
}

/// The failure reported by a worker in place of a message.
fn failure_of(output: &JsValue) -> Failure {
    let has_run = Reflect::get(output, &"hasRun".into());
    Failure {
        message: message_of(output),
        has_run: has_run.is_ok_and(|has_run| has_run.is_truthy()),
    }
}

/// The message of a thrown object.
pub fn message_of(fault: &JsValue) -> String {
    let named = ["fault", "message"].into_iter().find_map(|name| {
        let text = Reflect::get(fault, &name.into()).ok()?;
        text.as_string()
    });
    named
        .or_else(|| fault.as_string())
        .unwrap_or_else(|| format!("{fault:?}"))
}

//! Engines in the browser: in a web worker, or in the page itself.

use super::shared::Shared;
use crate::web_worker::{Failure, NO_SCRIPT, WebWorker, message_of, of_page};
use bevy::log::warn;
use js_sys::{Function, Object, Promise, Reflect};
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};

// The names of the engine's script and of a function to run it in the page.
const SCRIPT: &str = "engine";
const IN_PAGE: &str = "engineHere";
/// The function of that script that runs the engine in the page.
const HERE: &str = "here";

/// The output of an engine: a message in JSON, or a failure.
pub type Output = Result<String, Failure>;

/// An engine in a worker or in the page. Dropping it ends it.
pub enum EngineHandle {
    Worker(WebWorker),
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
        let worker = WebWorker::start(SCRIPT, name, move |output| {
            on_output(output.map(|message| message.as_string().unwrap_or_default()));
        })?;
        if let Some(shared) = shared {
            let message = Object::new();
            Reflect::set(&message, &"number".into(), &number.into())?;
            Reflect::set(&message, &"stopped".into(), &shared.stopped)?;
            Reflect::set(&message, &"table".into(), &shared.table)?;
            worker.post(&message)?;
        }
        Ok(Self::Worker(worker))
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
            Self::Worker(worker) => worker.post(&message.into()),
            Self::Page(engine) => {
                engine.post(message);
                Ok(())
            }
        }
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
                    Err(fault) => Failure::crashed(message_of(&fault)),
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

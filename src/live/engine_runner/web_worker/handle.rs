//! Engines in the browser: in a web worker, or in the page itself.

use super::shared::Shared;
use crate::web_worker::{self, BackgroundProgram, Failure, PageProgram, WebWorker};
use js_sys::{Object, Reflect};
use wasm_bindgen::prelude::*;

// The names of the engine's script and of a function to run it in the page.
const SCRIPT: &str = "engine";
const IN_PAGE: &str = "engineHere";

/// The output of an engine: a message in JSON, or a failure.
pub type Output = Result<String, Failure>;

/// An engine in a worker or in the page. Dropping it ends it.
pub struct EngineHandle(BackgroundProgram);

impl EngineHandle {
    /// A worker with the script named by the page, the `number`th of those that share memory. `on_output` receives its
    /// output.
    pub fn in_worker(
        name: &str,
        number: u32,
        shared: Option<&Shared>,
        on_output: impl Fn(Output) + Clone + 'static,
    ) -> Result<Self, JsValue> {
        let worker = WebWorker::start(SCRIPT, name, move |output| on_output(in_json(output)))?;
        if let Some(shared) = shared {
            let message = Object::new();
            Reflect::set(&message, &"number".into(), &number.into())?;
            Reflect::set(&message, &"stopped".into(), &shared.stopped)?;
            Reflect::set(&message, &"table".into(), &shared.table)?;
            worker.post(&message)?;
        }
        Ok(Self(BackgroundProgram::Worker(worker)))
    }

    /// The engine in the page, which is blocked while it thinks: for browsers without workers.
    pub fn in_page(on_output: impl Fn(Output) + 'static) -> Result<Self, JsValue> {
        let program = PageProgram::start(IN_PAGE, move |output| on_output(in_json(output)))?;
        Ok(Self(BackgroundProgram::Page(program)))
    }

    /// Sends a message in JSON.
    pub fn post(&self, message: &str) -> Result<(), JsValue> {
        self.0.post(&message.into())
    }
}

/// Engines send texts.
fn in_json(output: web_worker::Output) -> Output {
    output.map(|message| message.as_string().unwrap_or_default())
}

//! One worker of the browser's.

use super::shared::Shared;
use js_sys::{Object, Reflect};
use wasm_bindgen::prelude::*;
use web_sys::{ErrorEvent, MessageEvent, Worker, WorkerOptions, WorkerType};

/// What a worker says: a letter, or why it cannot go on.
pub type Word = Result<String, String>;

/// A worker with what it needs to live. It ends when this is dropped.
pub struct Hand {
    worker: Worker,
    _hears: Closure<dyn FnMut(MessageEvent)>,
    _fails: Closure<dyn FnMut(ErrorEvent)>,
}

impl Hand {
    /// A worker with the script that the page names, the `number`th of those who share memory. What it says goes to
    /// `hear`.
    pub fn new(
        name: &str,
        number: u32,
        shared: Option<&Shared>,
        hear: impl Fn(Word) + Clone + 'static,
    ) -> Result<Self, JsValue> {
        let page = Reflect::get(&js_sys::global(), &"NARABE".into())?;
        let script = Reflect::get(&page, &"engine".into())?
            .as_string()
            .ok_or("the page does not say where the engine is")?;
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        options.set_name(name);
        let worker = Worker::new_with_options(&script, &options)?;
        let fail = hear.clone();
        let hears = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            let said = event.data();
            hear(said.as_string().ok_or_else(|| words_of(&said)));
        });
        let fails = Closure::<dyn FnMut(ErrorEvent)>::new(move |event: ErrorEvent| {
            fail(Err(event.message()));
        });
        worker.set_onmessage(Some(hears.as_ref().unchecked_ref()));
        worker.set_onerror(Some(fails.as_ref().unchecked_ref()));
        if let Some(shared) = shared {
            let message = Object::new();
            Reflect::set(&message, &"number".into(), &number.into())?;
            Reflect::set(&message, &"stopped".into(), &shared.stopped)?;
            Reflect::set(&message, &"annex".into(), &shared.annex)?;
            worker.post_message(&message)?;
        }
        Ok(Self {
            worker,
            _hears: hears,
            _fails: fails,
        })
    }

    /// Gives it a letter.
    pub fn post(&self, letter: &str) -> Result<(), JsValue> {
        self.worker.post_message(&letter.into())
    }
}

impl Drop for Hand {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}

/// What a thrown object says.
pub fn words_of(fault: &JsValue) -> String {
    let named = ["fault", "message"].into_iter().find_map(|name| {
        let text = Reflect::get(fault, &name.into()).ok()?;
        text.as_string()
    });
    named
        .or_else(|| fault.as_string())
        .unwrap_or_else(|| format!("{fault:?}"))
}

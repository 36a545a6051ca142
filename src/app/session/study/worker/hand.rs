//! Who answers questions: a worker of the browser's, or the engine in the page itself.

use super::shared::Shared;
use js_sys::{Function, Object, Promise, Reflect};
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{ErrorEvent, Event, MessageEvent, Worker, WorkerOptions, WorkerType};

/// What the page's loader leaves for the game, and in it the engine's script and the way to run it in the page.
const PAGE: &str = "NARABE";
const SCRIPT: &str = "engine";
const IN_PAGE: &str = "engineHere";
/// The function of that script that answers in the page.
const HERE: &str = "here";
/// What is said of a script that did not come: browsers say nothing.
const NO_SCRIPT: &str = "its program could not be loaded";

/// What is said: a letter, or why it cannot go on.
pub type Word = Result<String, Failure>;

/// Why somebody cannot go on.
#[derive(Debug, Clone)]
pub struct Failure {
    pub words: String,
    /// Whether the engine was there and broke off, rather than never came.
    pub has_run: bool,
}

impl Failure {
    fn missing(words: String) -> Self {
        Self {
            words,
            has_run: false,
        }
    }
}

/// Somebody who answers. Ends when this is dropped.
pub enum Hand {
    Worker(InWorker),
    Page(InPage),
}

impl Hand {
    /// A worker with the script that the page names, the `number`th of those who share memory. What it says goes to
    /// `hear`.
    pub fn in_worker(
        name: &str,
        number: u32,
        shared: Option<&Shared>,
        hear: impl Fn(Word) + Clone + 'static,
    ) -> Result<Self, JsValue> {
        let script = of_page(SCRIPT)?
            .as_string()
            .ok_or("the page does not say where the engine is")?;
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        options.set_name(name);
        let worker = Worker::new_with_options(&script, &options)?;
        let fail = hear.clone();
        let hears = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            let said = event.data();
            hear(said.as_string().ok_or_else(|| failure_of(&said)));
        });
        // A script that does not come is told of by an event without any words.
        let fails = Closure::<dyn FnMut(Event)>::new(move |event: Event| {
            let words = event.dyn_ref::<ErrorEvent>().map(ErrorEvent::message);
            let words = words.filter(|words| !words.is_empty());
            fail(Err(Failure::missing(
                words.unwrap_or_else(|| NO_SCRIPT.into()),
            )));
        });
        worker.set_onmessage(Some(hears.as_ref().unchecked_ref()));
        worker.set_onerror(Some(fails.as_ref().unchecked_ref()));
        if let Some(shared) = shared {
            let message = Object::new();
            Reflect::set(&message, &"number".into(), &number.into())?;
            Reflect::set(&message, &"stopped".into(), &shared.stopped)?;
            Reflect::set(&message, &"table".into(), &shared.table)?;
            worker.post_message(&message)?;
        }
        Ok(Self::Worker(InWorker {
            worker,
            _hears: hears,
            _fails: fails,
        }))
    }

    /// The engine in the page, which stands still while it thinks: for a browser that gives us no worker.
    pub fn in_page(hear: impl Fn(Word) + 'static) -> Result<Self, JsValue> {
        let import: Function = of_page(IN_PAGE)?.dyn_into()?;
        let module: JsValue = import.call0(&JsValue::NULL)?;
        let module: Promise = module.dyn_into()?;
        // What comes after this was dropped is for nobody.
        let is_wanted = Rc::new(Cell::new(true));
        let wanted = is_wanted.clone();
        let hear: Rc<dyn Fn(Word)> = Rc::new(move |word| {
            if wanted.get() {
                hear(word);
            }
        });
        let letters = hear.clone();
        let tell = Closure::<dyn FnMut(JsValue)>::new(move |letter: JsValue| {
            if let Some(letter) = letter.as_string() {
                letters(Ok(letter));
            }
        });
        let listener = tell.into_js_value();
        let think = wasm_bindgen_futures::future_to_promise(async move {
            let module = JsFuture::from(module).await?;
            let here: Function = Reflect::get(&module, &HERE.into())?.dyn_into()?;
            let think: JsValue = here.call1(&JsValue::NULL, &listener)?;
            JsFuture::from(think.dyn_into::<Promise>()?).await
        });
        Ok(Self::Page(InPage {
            think,
            hear,
            is_wanted,
        }))
    }

    /// Gives it a letter.
    pub fn post(&self, letter: &str) -> Result<(), JsValue> {
        match self {
            Self::Worker(hand) => hand.worker.post_message(&letter.into()),
            Self::Page(hand) => {
                hand.post(letter);
                Ok(())
            }
        }
    }
}

/// A worker with what it needs to live.
pub struct InWorker {
    worker: Worker,
    _hears: Closure<dyn FnMut(MessageEvent)>,
    _fails: Closure<dyn FnMut(Event)>,
}

impl Drop for InWorker {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}

/// The engine in the page, once it has come.
pub struct InPage {
    think: Promise,
    hear: Rc<dyn Fn(Word)>,
    is_wanted: Rc<Cell<bool>>,
}

impl Drop for InPage {
    fn drop(&mut self) {
        self.is_wanted.set(false);
    }
}

impl InPage {
    fn post(&self, letter: &str) {
        let (think, hear, letter) = (self.think.clone(), self.hear.clone(), letter.to_owned());
        let is_wanted = self.is_wanted.clone();
        spawn_local(async move {
            let failure = match JsFuture::from(think).await {
                Ok(_) if !is_wanted.get() => return,
                Ok(think) => match ask(&think, &letter).await {
                    Ok(_) => return,
                    Err(fault) => Failure {
                        words: words_of(&fault),
                        has_run: true,
                    },
                },
                Err(fault) => Failure::missing(words_of(&fault)),
            };
            hear(Err(failure));
        });
    }
}

async fn ask(think: &JsValue, letter: &str) -> Result<JsValue, JsValue> {
    let think: &Function = think.dyn_ref().ok_or("the engine cannot be asked")?;
    let answered: JsValue = think.call1(&JsValue::NULL, &JsValue::from_str(letter))?;
    let answered: Promise = answered.dyn_into()?;
    JsFuture::from(answered).await
}

fn of_page(name: &str) -> Result<JsValue, JsValue> {
    let page = Reflect::get(&js_sys::global(), &PAGE.into())?;
    Reflect::get(&page, &name.into())
}

/// What a worker says instead of a letter.
fn failure_of(said: &JsValue) -> Failure {
    let has_run = Reflect::get(said, &"hasRun".into());
    Failure {
        words: words_of(said),
        has_run: has_run.is_ok_and(|has_run| has_run.is_truthy()),
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

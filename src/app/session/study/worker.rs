//! A study in a browser's worker, with the script that the page names.
//!
//! Questions and answers are letters in JSON. A worker at work hears no message, so that a stop needs memory that page and
//! worker share: the number of the last question that nobody wants any more. Where the browser shares none, or the worker
//! does not look, it is ended and the next question finds a new one.

use super::Line;
use crate::players::{Letter, MakeThinker, Question, Said, Stop};
use bevy::log::warn;
use js_sys::{Array, Atomics, Int32Array, Reflect, SharedArrayBuffer};
use send_wrapper::SendWrapper;
use std::cell::RefCell;
use std::rc::Rc;
use std::sync::Arc;
use wasm_bindgen::prelude::*;
use web_sys::{ErrorEvent, MessageEvent, Worker, WorkerOptions, WorkerType};

/// How long a worker may go on with a question that nobody wants any more.
const PATIENCE_MS: i32 = 50;
/// Bytes of the shared memory: one number.
const SHARED_BYTES: u32 = 4;

/// The worker, made for the first question.
pub struct Place(SendWrapper<Rc<RefCell<Bench>>>);

/// Who works here, and at what.
struct Bench {
    name: &'static str,
    hand: Option<Hand>,
    /// The number of the last question.
    number: u32,
    /// What is not yet answered, the oldest first.
    open: Vec<Open>,
}

struct Open {
    number: u32,
    letter: String,
    line: Line,
    is_wanted: bool,
}

/// A worker with what it needs to live.
struct Hand {
    worker: Worker,
    /// The number of the last question that nobody wants any more, where memory can be shared.
    stopped: Option<Int32Array>,
    _hears: Closure<dyn FnMut(MessageEvent)>,
    _fails: Closure<dyn FnMut(ErrorEvent)>,
}

impl Drop for Hand {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}

impl Place {
    pub fn new(name: &'static str) -> Self {
        Self(SendWrapper::new(Rc::new(RefCell::new(Bench {
            name,
            hand: None,
            number: 0,
            open: Vec::new(),
        }))))
    }

    /// The thinkers are made by the worker itself.
    pub fn ask(&mut self, _make: &Arc<MakeThinker>, question: Question, line: Line) -> Stop {
        let bench = (*self.0).clone();
        let number = {
            let mut bench = bench.borrow_mut();
            bench.number += 1;
            bench.number
        };
        let letter = Letter {
            number,
            content: question,
        };
        match serde_json::to_string(&letter) {
            Ok(letter) => hand_in(
                &bench,
                Open {
                    number,
                    letter,
                    line,
                    is_wanted: true,
                },
            ),
            Err(fault) => line.tell(Err(fault.to_string())),
        }
        let bench = SendWrapper::new(bench);
        Stop::heard_by(move || stop(&bench, number))
    }

    pub fn abandon(&mut self) {
        let mut bench = self.0.borrow_mut();
        bench.hand = None;
        bench.open.clear();
    }
}

/// Gives a question to the worker.
fn hand_in(bench: &Rc<RefCell<Bench>>, open: Open) {
    if bench.borrow().hand.is_none() {
        match Hand::new(bench) {
            Ok(hand) => bench.borrow_mut().hand = Some(hand),
            Err(fault) => {
                open.line.tell(Err(words_of(&fault)));
                return;
            }
        }
    }
    let mut bench = bench.borrow_mut();
    let posted = match &bench.hand {
        Some(hand) => hand.worker.post_message(&open.letter.as_str().into()),
        None => Ok(()),
    };
    match posted {
        Ok(()) => bench.open.push(open),
        Err(fault) => open.line.tell(Err(words_of(&fault))),
    }
}

/// Nobody wants the answer of this number any more.
fn stop(bench: &Rc<RefCell<Bench>>, number: u32) {
    let shared = {
        let mut bench = bench.borrow_mut();
        let Some(open) = bench.open.iter_mut().find(|open| open.number == number) else {
            return;
        };
        open.is_wanted = false;
        bench.hand.as_ref().and_then(|hand| hand.stopped.clone())
    };
    let told = shared.is_some_and(|shared| {
        let number = i32::try_from(number).unwrap_or(i32::MAX);
        Atomics::store(&shared, 0, number).is_ok()
    });
    if !told || look_later(bench, number).is_err() {
        replace(bench);
    }
}

/// Looks after a while whether the worker has let go of the question.
fn look_later(bench: &Rc<RefCell<Bench>>, number: u32) -> Result<(), JsValue> {
    let bench = bench.clone();
    let look = Closure::once_into_js(move || {
        let is_stuck = (bench.borrow().open.iter()).any(|open| open.number == number);
        if is_stuck {
            replace(&bench);
        }
    });
    let window = web_sys::window().ok_or("a worker is ordered from outside a window")?;
    window
        .set_timeout_with_callback_and_timeout_and_arguments_0(look.unchecked_ref(), PATIENCE_MS)?;
    Ok(())
}

/// Ends the worker; a new one begins with the questions whose answers are still wanted.
fn replace(bench: &Rc<RefCell<Bench>>) {
    let open = {
        let mut bench = bench.borrow_mut();
        bench.hand = None;
        std::mem::take(&mut bench.open)
    };
    for open in open.into_iter().filter(|open| open.is_wanted) {
        hand_in(bench, open);
    }
}

/// The worker cannot go on: nobody gets an answer.
fn fail(bench: &Rc<RefCell<Bench>>, fault: &str) {
    let (name, open) = {
        let mut bench = bench.borrow_mut();
        bench.hand = None;
        (bench.name, std::mem::take(&mut bench.open))
    };
    warn!("{name}: {fault}");
    for open in open {
        open.line.tell(Err(format!("it broke off: {fault}")));
    }
}

/// The worker says something.
fn hear(bench: &Rc<RefCell<Bench>>, said: &JsValue) {
    let Some(text) = said.as_string() else {
        fail(bench, &words_of(said));
        return;
    };
    let Letter { number, content } = match serde_json::from_str::<Letter<Said>>(&text) {
        Ok(letter) => letter,
        Err(fault) => {
            fail(bench, &fault.to_string());
            return;
        }
    };
    let mut bench = bench.borrow_mut();
    let Some(at) = bench.open.iter().position(|open| open.number == number) else {
        return;
    };
    match content {
        Said::News(insight) => {
            let line = bench.open[at].line.clone();
            drop(bench);
            line.progress.tell(insight);
        }
        Said::Answer(answer) => {
            let open = bench.open.remove(at);
            drop(bench);
            open.line.tell(Ok(answer));
        }
    }
}

impl Hand {
    fn new(bench: &Rc<RefCell<Bench>>) -> Result<Self, JsValue> {
        let page = Reflect::get(&js_sys::global(), &"NARABE".into())?;
        let script = Reflect::get(&page, &"engine".into())?
            .as_string()
            .ok_or("the page does not say where the engine is")?;
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        options.set_name(bench.borrow().name);
        let worker = Worker::new_with_options(&script, &options)?;
        let weak = Rc::downgrade(bench);
        let hears = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            if let Some(bench) = weak.upgrade() {
                hear(&bench, &event.data());
            }
        });
        let weak = Rc::downgrade(bench);
        let fails = Closure::<dyn FnMut(ErrorEvent)>::new(move |event: ErrorEvent| {
            if let Some(bench) = weak.upgrade() {
                fail(&bench, &event.message());
            }
        });
        worker.set_onmessage(Some(hears.as_ref().unchecked_ref()));
        worker.set_onerror(Some(fails.as_ref().unchecked_ref()));
        let stopped = shared_number();
        if let Some(stopped) = &stopped {
            worker.post_message(stopped)?;
        }
        Ok(Self {
            worker,
            stopped,
            _hears: hears,
            _fails: fails,
        })
    }
}

/// A number in shared memory, where the browser allows that.
fn shared_number() -> Option<Int32Array> {
    let global = js_sys::global();
    let is_isolated = Reflect::get(&global, &"crossOriginIsolated".into()).ok()?;
    if !is_isolated.is_truthy() {
        return None;
    }
    Some(Int32Array::new(&SharedArrayBuffer::new(SHARED_BYTES)))
}

/// What a thrown object says.
fn words_of(fault: &JsValue) -> String {
    let named = ["fault", "message"].into_iter().find_map(|name| {
        Reflect::get(fault, &name.into())
            .ok()
            .and_then(|text| text.as_string())
    });
    named
        .or_else(|| fault.as_string())
        .unwrap_or_else(|| String::from(Array::of1(fault).to_string()))
}

//! A study in the browser's workers, with the script that the page names.
//!
//! Questions and answers are letters in JSON. A worker at work hears no message, so that a stop needs memory that page and
//! workers share. Where the browser shares none, or a worker does not look, it is ended and the next question finds a new
//! one. Shared memory also lets several work on one question: the first answers, the others help.
//!
//! A worker that breaks off, or never comes, is tried once more. A browser that gives us none lets the page itself think.

mod hand;
mod shared;

use super::Line;
use crate::players::{EngineFactory, EngineRequest, Stop, WorkerMessage, WorkerReply};
use bevy::log::warn;
use hand::{Failure, Hand, Word, words_of};
use send_wrapper::SendWrapper;
use shared::{Shared, most_hands};
use std::cell::RefCell;
use std::rc::Rc;
use std::sync::Arc;
use wasm_bindgen::prelude::*;

/// So many workers may break off over a question.
const WORKERS: u32 = 2;
/// How long a worker may go on with a question that nobody wants any more.
const PATIENCE_MS: i32 = 50;

/// The workers, made for the first question.
pub struct Place(SendWrapper<Rc<RefCell<Bench>>>);

/// Who works here, and at what.
struct Bench {
    name: &'static str,
    shared: Option<Shared>,
    /// The first answers, the others help.
    hands: Vec<Hand>,
    /// Whether there are no workers to be had.
    in_page: bool,
    /// The number of the last question.
    number: u32,
    /// What is not yet answered, the oldest first.
    open: Vec<Open>,
}

struct Open {
    number: u32,
    letter: String,
    line: Line,
    uses_helpers: bool,
    is_wanted: bool,
    /// How often somebody broke off over it.
    failures: u32,
}

impl Place {
    pub fn new(name: &'static str) -> Self {
        Self(SendWrapper::new(Rc::new(RefCell::new(Bench {
            name,
            shared: None,
            hands: Vec::new(),
            in_page: false,
            number: 0,
            open: Vec::new(),
        }))))
    }

    /// The thinkers are made by the workers themselves.
    pub fn ask(&mut self, _make: &Arc<EngineFactory>, question: EngineRequest, line: Line) -> Stop {
        let bench = (*self.0).clone();
        let number = {
            let mut bench = bench.borrow_mut();
            bench.number += 1;
            bench.number
        };
        let uses_helpers = question.task.uses_helpers();
        let letter = WorkerMessage {
            number,
            content: question,
        };
        match serde_json::to_string(&letter) {
            Ok(letter) => {
                let open = Open {
                    number,
                    letter,
                    line,
                    uses_helpers,
                    is_wanted: true,
                    failures: 0,
                };
                hand_in(&bench, open);
            }
            Err(fault) => line.tell(Err(fault.to_string())),
        }
        let bench = SendWrapper::new(bench);
        Stop::with_listener(move || stop(&bench, number))
    }

    pub fn abandon(&mut self) {
        let mut bench = self.0.borrow_mut();
        bench.hands.clear();
        bench.open.clear();
    }
}

/// Gives a question to the workers.
fn hand_in(bench: &Rc<RefCell<Bench>>, open: Open) {
    if let Err(fault) = call_hands(bench, open.uses_helpers) {
        open.line.tell(Err(words_of(&fault)));
        return;
    }
    let mut bench = bench.borrow_mut();
    let asked = if open.uses_helpers {
        bench.hands.len()
    } else {
        1
    };
    let mut posted = bench.hands[..asked]
        .iter()
        .map(|hand| hand.post(&open.letter));
    match posted.try_for_each(|posted| posted) {
        Ok(()) => bench.open.push(open),
        Err(fault) => open.line.tell(Err(words_of(&fault))),
    }
}

/// Sees to it that there is a worker, and as many as may be where help is wanted.
fn call_hands(bench: &Rc<RefCell<Bench>>, with_help: bool) -> Result<(), JsValue> {
    let mut place = bench.borrow_mut();
    if place.shared.is_none() {
        place.shared = Shared::new();
    }
    let wanted = match place.shared {
        Some(_) if with_help && !place.in_page => most_hands(),
        _ => 1,
    };
    for number in place.hands.len() as u32..wanted {
        let weak = Rc::downgrade(bench);
        let hear = move |word| {
            if let Some(bench) = weak.upgrade() {
                hear(&bench, number, word);
            }
        };
        let hand = if place.in_page {
            Hand::in_page(hear)?
        } else {
            Hand::in_worker(place.name, number, place.shared.as_ref(), hear)?
        };
        place.hands.push(hand);
    }
    Ok(())
}

/// Nobody wants the answer of this number any more.
fn stop(bench: &Rc<RefCell<Bench>>, number: u32) {
    let told = {
        let mut bench = bench.borrow_mut();
        let Some(open) = bench.open.iter_mut().find(|open| open.number == number) else {
            return;
        };
        open.is_wanted = false;
        bench
            .shared
            .as_ref()
            .is_some_and(|shared| shared.stop(number))
    };
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
    let window = web_sys::window().ok_or("a worker can only be started from a window")?;
    window
        .set_timeout_with_callback_and_timeout_and_arguments_0(look.unchecked_ref(), PATIENCE_MS)?;
    Ok(())
}

/// Ends the workers; new ones begin with the questions whose answers are still wanted.
fn replace(bench: &Rc<RefCell<Bench>>) {
    let open = {
        let mut bench = bench.borrow_mut();
        bench.hands.clear();
        std::mem::take(&mut bench.open)
    };
    for open in open.into_iter().filter(|open| open.is_wanted) {
        hand_in(bench, open);
    }
}

/// The worker of a number says something. Of a helper only its end is of interest.
fn hear(bench: &Rc<RefCell<Bench>>, number: u32, word: Word) {
    let told = word.and_then(|text| match number {
        0 => serde_json::from_str::<WorkerMessage<WorkerReply>>(&text)
            .map(Some)
            .map_err(|fault| Failure {
                words: fault.to_string(),
                has_run: true,
            }),
        _ => Ok(None),
    });
    match told {
        Ok(Some(letter)) => pass_on(bench, letter),
        Ok(None) => {}
        Err(failure) => fail(bench, &failure),
    }
}

/// What the first worker says goes to those who wait for it.
fn pass_on(bench: &Rc<RefCell<Bench>>, letter: WorkerMessage<WorkerReply>) {
    let mut bench = bench.borrow_mut();
    let Some(at) = bench
        .open
        .iter()
        .position(|open| open.number == letter.number)
    else {
        return;
    };
    match letter.content {
        WorkerReply::Progress(insight) => {
            let line = bench.open[at].line.clone();
            drop(bench);
            line.progress.report(insight);
        }
        WorkerReply::Response(answer) => {
            let open = bench.open.remove(at);
            if let Some(shared) = bench.shared.as_ref().filter(|_| open.uses_helpers) {
                // For the helpers: they search until somebody stops them.
                shared.stop(open.number);
            }
            drop(bench);
            open.line.tell(Ok(answer));
        }
    }
}

/// Somebody cannot go on. What is open is asked once more, and in the page where no worker ever came; what broke off
/// again gets no answer.
fn fail(bench: &Rc<RefCell<Bench>>, failure: &Failure) {
    let open = {
        let mut bench = bench.borrow_mut();
        warn!("{}: {}", bench.name, failure.words);
        bench.hands.clear();
        std::mem::take(&mut bench.open)
    };
    for mut open in open.into_iter().filter(|open| open.is_wanted) {
        open.failures += 1;
        let was_in_page = bench.borrow().in_page;
        if open.failures >= WORKERS && (failure.has_run || was_in_page) {
            open.line
                .tell(Err(format!("it crashed: {}", failure.words)));
            continue;
        }
        if open.failures >= WORKERS {
            bench.borrow_mut().in_page = true;
        }
        hand_in(bench, open);
    }
}

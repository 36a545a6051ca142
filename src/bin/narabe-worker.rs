//! The engine in a browser's worker: questions come in as text and go out answered, so that the page never waits.
//!
//! `web/engine.js` is the worker's script; it calls [`worker::answer`] for each message. Anywhere but in a browser there is
//! nothing to do here.

fn main() {}

#[cfg(target_arch = "wasm32")]
mod worker {
    use js_sys::Function;
    use narabe::players::{Desk, Letter, Progress, Question, Said, Stop};
    use send_wrapper::SendWrapper;
    use std::cell::RefCell;
    use wasm_bindgen::prelude::*;

    thread_local! {
        /// What is learnt of a game at one question is known at the next.
        static DESK: RefCell<Desk> = RefCell::default();
    }

    /// Answers one question: a [`Letter`] in JSON, as are those that go to `tell`. `is_stopped` is asked now and then, with
    /// the question's number, whether the answer is no longer wanted.
    ///
    /// # Errors
    /// When the letter cannot be read.
    #[wasm_bindgen]
    pub fn answer(letter: &str, tell: Function, is_stopped: Function) -> Result<(), JsError> {
        let Letter { number, content } = serde_json::from_str::<Letter<Question>>(letter)?;
        let tell = SendWrapper::new(tell);
        let news = tell.clone();
        let progress = Progress::heard_by(move |insight| say(&news, number, Said::News(insight)));
        let is_stopped = SendWrapper::new(is_stopped);
        let stop = Stop::hearing(move || {
            let told = is_stopped.call1(&JsValue::NULL, &number.into());
            told.is_ok_and(|told| told.is_truthy())
        });
        let answer = DESK.with_borrow_mut(|desk| desk.answer(content, &stop, &progress));
        say(&tell, number, Said::Answer(answer));
        Ok(())
    }

    fn say(tell: &Function, number: u32, content: Said) {
        // A letter of ours can always be written; whom it does not reach has gone, and misses nothing.
        if let Ok(text) = serde_json::to_string(&Letter { number, content }) {
            let _ = tell.call1(&JsValue::NULL, &text.into());
        }
    }
}

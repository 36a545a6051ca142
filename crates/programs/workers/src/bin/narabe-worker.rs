//! The engine in a browser's worker: questions come in as text and go out answered, so that the page never waits.
//!
//! `web/engine.js` is the worker's script; it calls [`worker::answer`] for each message. Anywhere but in a browser there is
//! nothing to do here.

fn main() {}

#[cfg(target_family = "wasm")]
mod worker {
    use js_sys::Function;
    use narabe_engine_core::{SharedTable, Weights};
    use narabe_matches::players::tasks::EngineRequest;
    use narabe_matches::players::{
        EngineWorker, Progress, SearchGroup, Stop, WorkerMessage, WorkerReply,
    };
    use send_wrapper::SendWrapper;
    use std::cell::RefCell;
    use std::sync::Arc;
    use wasm_bindgen::prelude::*;

    /// 32-bit words of an entry of the shared table.
    const ENTRY: usize = 4;

    thread_local! {
        /// What is learnt of a game at one question is known at the next.
        static DESK: RefCell<EngineWorker> = RefCell::default();
    }

    // The worker's script has these two: memory that pages share lies outside the engine's own.
    #[wasm_bindgen]
    extern "C" {
        #[wasm_bindgen(js_namespace = globalThis, js_name = readSharedEntry)]
        fn read_shared_entry(index: u32, entry: &mut [u32]);
        #[wasm_bindgen(js_namespace = globalThis, js_name = writeSharedEntry)]
        fn write_shared_entry(index: u32, entry: &[u32]);
    }

    /// The file in the page's `assets/engine` that [`add_weights`] should be given before the engine answers a question: the weights
    /// of its rule, if the engine does not have them.
    ///
    /// # Errors
    /// When the letter cannot be read.
    #[wasm_bindgen(js_name = missingWeights)]
    pub fn missing_weights(letter: &str) -> Result<Option<String>, JsError> {
        let file = Weights::missing_file(read(letter)?.content.position.rule());
        Ok(file.map(str::to_owned))
    }

    /// Gives the engine the file that [`missing_weights`] named for a question.
    ///
    /// # Errors
    /// When the letter cannot be read, or the bytes are not weights for its rule.
    #[wasm_bindgen(js_name = addWeights)]
    pub fn add_weights(letter: &str, bytes: &[u8]) -> Result<(), JsError> {
        let rule = read(letter)?.content.position.rule();
        Ok(Weights::add(rule, bytes)?)
    }

    /// Answers one question: a [`WorkerMessage`] in JSON, as are those that go to `tell`. `is_stopped` is asked now and then, with
    /// the question's number, whether the answer is no longer wanted.
    ///
    /// # Errors
    /// When the letter cannot be read.
    #[wasm_bindgen]
    pub fn answer(letter: &str, tell: Function, is_stopped: Function) -> Result<(), JsError> {
        let WorkerMessage { number, content } = read(letter)?;
        let tell = SendWrapper::new(tell);
        let news = tell.clone();
        let progress = Progress::with_listener(move |insight| {
            say(&news, number, WorkerReply::Progress(insight))
        });
        let is_stopped = SendWrapper::new(is_stopped);
        let stop = Stop::polling(move || {
            let told = is_stopped.call1(&JsValue::NULL, &number.into());
            told.is_ok_and(|told| told.is_truthy())
        });
        let answer = DESK.with_borrow_mut(|desk| content.perform(desk, &stop, &progress));
        say(&tell, number, WorkerReply::Response(answer));
        Ok(())
    }

    /// Joins the page's other workers that are asked the same: the one with index 0 answers, the others help. Their shared table
    /// has so many entries.
    #[wasm_bindgen]
    pub fn join(index: usize, entry_count: usize) {
        let shared_table = Arc::new(PageTable { entry_count });
        DESK.set(EngineWorker::in_group(SearchGroup {
            index,
            shared_table,
        }));
    }

    fn read(letter: &str) -> Result<WorkerMessage<EngineRequest>, JsError> {
        Ok(serde_json::from_str(letter)?)
    }

    fn say(tell: &Function, number: u32, content: WorkerReply) {
        // A letter of ours can always be written; whom it does not reach has gone, and misses nothing.
        if let Ok(text) = serde_json::to_string(&WorkerMessage { number, content }) {
            let _ = tell.call1(&JsValue::NULL, &text.into());
        }
    }

    /// The transposition table that the page's workers share.
    struct PageTable {
        entry_count: usize,
    }

    impl SharedTable for PageTable {
        fn entry_count(&self) -> usize {
            self.entry_count
        }

        fn read(&self, index: usize) -> [u64; 2] {
            let mut entry = [0; ENTRY];
            read_shared_entry(narrow(index), &mut entry);
            [joined(entry[0], entry[1]), joined(entry[2], entry[3])]
        }

        fn write(&self, index: usize, entry: [u64; 2]) {
            let halves = entry.map(|word| [word as u32, (word >> u32::BITS) as u32]);
            write_shared_entry(narrow(index), halves.as_flattened());
        }
    }

    /// An index as JavaScript takes it; the table has far fewer entries than 2^32.
    fn narrow(index: usize) -> u32 {
        u32::try_from(index).unwrap_or_default()
    }

    fn joined(low: u32, high: u32) -> u64 {
        u64::from(low) | u64::from(high) << u32::BITS
    }
}

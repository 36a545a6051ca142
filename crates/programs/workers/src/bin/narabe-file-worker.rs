//! The reader of files in a browser's worker: a file comes in, and what is read of it goes out as bytes, so that the page never waits.
//!
//! `web/file-worker.js` is the worker's script; it calls [`worker::read`] for each file, and [`worker::answer`] for a question about the
//! large library that was the last. Anywhere but in a browser there is nothing to do here.

fn main() {}

#[cfg(target_family = "wasm")]
mod worker {
    use js_sys::{Function, Uint8Array};
    use narabe_game_files::{BranchQuestion, EventWriter, FileSession, FileTask, TakeEvent};
    use std::cell::RefCell;
    use std::ops::ControlFlow;
    use wasm_bindgen::prelude::*;

    thread_local! {
        static SESSION: RefCell<FileSession> = RefCell::default();
    }

    /// Reads a file with this name. `task` is a [`FileTask`] in JSON; `tell` is called with chunks of bytes for an
    /// [`EventReader`](narabe_game_files::EventReader). To stop it the worker is ended.
    ///
    /// # Errors
    /// If the task cannot be read.
    #[wasm_bindgen]
    pub fn read(name: &str, bytes: Vec<u8>, task: &str, tell: &Function) -> Result<(), JsError> {
        let task = serde_json::from_str::<FileTask>(task)?;
        send(tell, |take| {
            SESSION.with_borrow_mut(|session| session.read(name, bytes.into(), &task, take));
        });
        Ok(())
    }

    /// Answers a question about the library that was read: a [`BranchQuestion`] in JSON.
    ///
    /// # Errors
    /// If the question cannot be read.
    #[wasm_bindgen]
    pub fn answer(question: &str, tell: &Function) -> Result<(), JsError> {
        let question = serde_json::from_str::<BranchQuestion>(question)?;
        send(tell, |take| {
            SESSION.with_borrow(|session| session.answer(question, take))
        });
        Ok(())
    }

    /// Sends what work tells.
    fn send(tell: &Function, work: impl FnOnce(TakeEvent<'_>)) {
        let mut writer = EventWriter::new(|chunk: &[u8]| {
            // Whom it does not reach has gone, and misses nothing.
            let _ = tell.call1(&JsValue::NULL, &Uint8Array::from(chunk));
        });
        work(&mut |event| {
            writer.write(&event);
            ControlFlow::Continue(())
        });
        writer.send();
    }
}

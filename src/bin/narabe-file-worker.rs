//! The reader of files in a browser's worker: a file comes in, and what is read of it goes out as bytes, so that the page never waits.
//!
//! `web/file-worker.js` is the worker's script; it calls [`worker::read`] for each file. Anywhere but in a browser there is nothing
//! to do here.

fn main() {}

#[cfg(target_family = "wasm")]
mod worker {
    use js_sys::{Function, Uint8Array};
    use narabe::game_files::{EventWriter, FileTask, read_file};
    use std::ops::ControlFlow;
    use wasm_bindgen::prelude::*;

    /// Reads a file with this name. `task` is a [`FileTask`] in JSON; `tell` is called with chunks of bytes for an
    /// [`EventReader`](narabe::game_files::EventReader). To stop it the worker is ended.
    ///
    /// # Errors
    /// If the task cannot be read.
    #[wasm_bindgen]
    pub fn read(name: &str, bytes: &[u8], task: &str, tell: &Function) -> Result<(), JsError> {
        let task = serde_json::from_str::<FileTask>(task)?;
        let mut writer = EventWriter::new(|chunk: &[u8]| {
            // Whom it does not reach has gone, and misses nothing.
            let _ = tell.call1(&JsValue::NULL, &Uint8Array::from(chunk));
        });
        read_file(name, bytes, &task, &mut |event| {
            writer.write(&event);
            ControlFlow::Continue(())
        });
        writer.send();
        Ok(())
    }
}

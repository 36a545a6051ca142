//! A program beside the page, or in it.

use super::page_program::PageProgram;
use super::worker::WebWorker;
use wasm_bindgen::JsValue;

/// A program in a worker or in the page. Dropping it ends it.
pub enum BackgroundProgram {
    Worker(WebWorker),
    Page(PageProgram),
}

impl BackgroundProgram {
    /// Sends something to it.
    ///
    /// # Errors
    /// If it cannot be sent.
    pub fn post(&self, message: &JsValue) -> Result<(), JsValue> {
        match self {
            Self::Worker(worker) => worker.post(message),
            Self::Page(program) => {
                program.post(message);
                Ok(())
            }
        }
    }
}

//! A file that a page was handed: chosen or dropped. Its bytes stay with the browser until they are read.

use crate::web_worker::message_of;
use js_sys::{Array, Uint8Array};
use send_wrapper::SendWrapper;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;
use web_sys::Blob;

/// A file of the page. Clones are the same one, and only the same one is equal.
#[derive(Debug, Clone)]
pub struct PageFile(SendWrapper<Blob>);

impl PartialEq for PageFile {
    fn eq(&self, other: &Self) -> bool {
        *self.0 == *other.0
    }
}

impl Eq for PageFile {}

impl PageFile {
    /// The file of the browser.
    pub fn new(blob: Blob) -> Self {
        Self(SendWrapper::new(blob))
    }

    /// A file with these bytes.
    ///
    /// # Errors
    /// If the browser has no memory for it.
    pub fn of_bytes(bytes: &[u8]) -> Result<Self, JsValue> {
        let parts = Array::of1(&Uint8Array::from(bytes));
        Blob::new_with_u8_array_sequence(&parts).map(Self::new)
    }

    /// The file of the browser.
    pub fn blob(&self) -> &Blob {
        &self.0
    }

    /// Its bytes.
    ///
    /// # Errors
    /// Why the browser does not hand them out.
    pub async fn read(&self) -> Result<Vec<u8>, String> {
        let buffer = JsFuture::from(self.0.array_buffer()).await;
        let buffer = buffer.map_err(|fault| message_of(&fault))?;
        Ok(Uint8Array::new(&buffer).to_vec())
    }
}

//! The browser's character sets.

use js_sys::{Array, Function, Reflect, Uint8Array, global};
use wasm_bindgen::{JsCast, JsValue};

/// Bytes as text in a character set with this name of the Encoding Standard; none if the browser does not know it.
pub fn decode_text(bytes: &[u8], encoding: &str) -> Option<String> {
    decode(bytes, encoding).ok()?.as_string()
}

fn decode(bytes: &[u8], encoding: &str) -> Result<JsValue, JsValue> {
    let class: Function = Reflect::get(&global(), &"TextDecoder".into())?.dyn_into()?;
    let decoder = Reflect::construct(&class, &Array::of1(&encoding.into()))?;
    let decode: Function = Reflect::get(&decoder, &"decode".into())?.dyn_into()?;
    decode.call1(&decoder, &Uint8Array::from(bytes))
}

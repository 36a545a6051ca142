//! What a browser may lack: the bindings of web-sys throw there, and these say so.

use js_sys::{Array, Function, Object, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

/// A property of an object; none if it is missing.
pub fn property(object: &JsValue, name: &str) -> Option<JsValue> {
    let found = Reflect::get(object, &name.into()).ok()?;
    (!found.is_undefined() && !found.is_null()).then_some(found)
}

/// Calls a function of an object.
///
/// # Errors
/// If there is no such function, or it throws.
pub fn call(object: &JsValue, name: &str, arguments: &[JsValue]) -> Result<JsValue, JsValue> {
    let function: Function = Reflect::get(object, &name.into())?.dyn_into()?;
    Reflect::apply(&function, object, &arguments.iter().collect::<Array>())
}

/// Calls a function of an object and waits for what it promises.
///
/// # Errors
/// As of [`call`], and if the promise is not kept.
pub async fn call_async(
    object: &JsValue,
    name: &str,
    arguments: &[JsValue],
) -> Result<JsValue, JsValue> {
    JsFuture::from(Promise::resolve(&call(object, name, arguments)?)).await
}

/// An object with these properties.
pub fn object(properties: &[(&str, JsValue)]) -> JsValue {
    let object = Object::new();
    for (name, value) in properties {
        // A new object takes every property.
        let _ = Reflect::set(&object, &(*name).into(), value);
    }
    object.into()
}

/// The page's navigator.
pub fn navigator() -> Option<JsValue> {
    property(&js_sys::global(), "navigator")
}

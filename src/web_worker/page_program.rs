//! A worker's program in the page, which stands still while it works.

use super::worker::{Failure, NO_SCRIPT, Output, message_of, of_page};
use bevy::log::warn;
use js_sys::{Function, Promise, Reflect};
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};

/// The function of a worker's script that runs its program in the page: it takes a function for the output, and promises one that takes
/// messages.
const HERE: &str = "here";

/// A program in the page, loaded by a promise. Dropping it ends it: what it sends later is ignored.
pub struct PageProgram {
    take: Promise,
    on_output: Rc<dyn Fn(Output)>,
    is_wanted: Rc<Cell<bool>>,
}

impl Drop for PageProgram {
    fn drop(&mut self) {
        self.is_wanted.set(false);
    }
}

impl PageProgram {
    /// Loads the script with the function that the page's loader names `import`. `on_output` receives what the program sends.
    ///
    /// # Errors
    /// If the page has no such function.
    pub fn start(import: &str, on_output: impl Fn(Output) + 'static) -> Result<Self, JsValue> {
        let import: Function = of_page(import)?.dyn_into()?;
        let module: Promise = import.call0(&JsValue::NULL)?.dyn_into()?;
        let is_wanted = Rc::new(Cell::new(true));
        let wanted = is_wanted.clone();
        let on_output: Rc<dyn Fn(Output)> = Rc::new(move |output| {
            if wanted.get() {
                on_output(output);
            }
        });
        let forward = on_output.clone();
        let listener = Closure::<dyn FnMut(JsValue)>::new(move |message| forward(Ok(message)));
        let listener = listener.into_js_value();
        let take = wasm_bindgen_futures::future_to_promise(async move {
            let module = JsFuture::from(module).await?;
            let here: Function = Reflect::get(&module, &HERE.into())?.dyn_into()?;
            let take: JsValue = here.call1(&JsValue::NULL, &listener)?;
            JsFuture::from(take.dyn_into::<Promise>()?).await
        });
        Ok(Self {
            take,
            on_output,
            is_wanted,
        })
    }

    /// Sends something to it.
    pub fn post(&self, message: &JsValue) {
        let take = self.take.clone();
        let (on_output, message) = (self.on_output.clone(), message.clone());
        let is_wanted = self.is_wanted.clone();
        spawn_local(async move {
            let failure = match JsFuture::from(take).await {
                Ok(_) if !is_wanted.get() => return,
                Ok(take) => match send(&take, &message).await {
                    Ok(_) => return,
                    Err(fault) => Failure::crashed(message_of(&fault)),
                },
                Err(fault) => {
                    warn!("a program in the page: {}", message_of(&fault));
                    Failure::missing(NO_SCRIPT.into())
                }
            };
            on_output(Err(failure));
        });
    }
}

async fn send(take: &JsValue, message: &JsValue) -> Result<JsValue, JsValue> {
    let take: &Function = take.dyn_ref().ok_or("the program is not callable")?;
    let done: Promise = take.call1(&JsValue::NULL, message)?.dyn_into()?;
    JsFuture::from(done).await
}

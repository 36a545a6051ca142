//! Work that takes long, apart from the frames: on a desktop on a thread of its own, in a browser between the page's other tasks.

/// Starts the work of this name.
#[cfg(not(target_family = "wasm"))]
pub fn spawn(name: &'static str, work: impl Future<Output = ()> + Send + 'static) {
    let run = move || futures::executor::block_on(work);
    let started = std::thread::Builder::new().name(name.into()).spawn(run);
    if let Err(fault) = started {
        bevy::log::error!("{name} cannot be started: {fault}");
    }
}

/// Starts the work of this name.
#[cfg(target_family = "wasm")]
pub fn spawn(_name: &'static str, work: impl Future<Output = ()> + 'static) {
    wasm_bindgen_futures::spawn_local(work);
}

//! What the service worker keeps of the game: everything, if Settings asks for it.

use super::assets;
use super::js;
use super::message_sender::MessageSender;
use crate::settings::{OfflineCopy, Settings};
use bevy::prelude::*;
use js_sys::global;
use wasm_bindgen_futures::spawn_local;

/// The loader's function that resolves when every file is kept. Without service workers there is none.
const KEEP_EVERYTHING: &str = "keepEverything";

/// Whether the service worker has everything now.
#[derive(Message, Debug, Clone, Copy)]
struct Answered(bool);

pub(super) fn plugin(app: &mut App) {
    MessageSender::<Answered>::register(app);
    app.insert_resource(match assets::of_loader(KEEP_EVERYTHING) {
        Some(function) if !function.is_undefined() => OfflineCopy::Used,
        _ => OfflineCopy::Unavailable,
    })
    .add_systems(
        Update,
        (ask.run_if(resource_changed::<Settings>), take_answer).chain(),
    );
}

/// Asks once when the switch is on: again after a failure when it is switched off and on.
fn ask(
    settings: Res<Settings>,
    mut copy: ResMut<OfflineCopy>,
    answers: Res<MessageSender<Answered>>,
) {
    match (settings.keep_offline, *copy) {
        (true, OfflineCopy::Used) => {
            *copy = OfflineCopy::Coming;
            let answers = answers.clone();
            spawn_local(async move {
                let fault = keep_everything().await.err();
                if let Some(fault) = &fault {
                    warn!("not every file is kept: {fault:?}");
                }
                answers.send(Answered(fault.is_none()));
            });
        }
        (false, OfflineCopy::Coming | OfflineCopy::Whole | OfflineCopy::Incomplete) => {
            *copy = OfflineCopy::Used;
        }
        _ => {}
    }
}

async fn keep_everything() -> Result<(), wasm_bindgen::JsValue> {
    let loader = js::property(&global(), assets::LOADER).unwrap_or_default();
    js::call_async(&loader, KEEP_EVERYTHING, &[]).await?;
    Ok(())
}

fn take_answer(
    mut answers: MessageReader<Answered>,
    settings: Res<Settings>,
    mut copy: ResMut<OfflineCopy>,
) {
    // One that comes after the switch was put off is no longer of interest.
    for Answered(is_whole) in answers.read().filter(|_| settings.keep_offline) {
        *copy = if *is_whole {
            OfflineCopy::Whole
        } else {
            OfflineCopy::Incomplete
        };
    }
}

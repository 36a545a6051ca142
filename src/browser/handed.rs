//! Files that the system hands to the installed app: those that it was started with, and those that were shared with it. The page's
//! script `handed.js` receives them.

use super::assets::of_loader;
use super::message_sender::MessageSender;
use super::{dom, files};
use crate::share::Received;
use crate::storage::{FileErrorReport, FileProblem};
use bevy::prelude::*;
use js_sys::{Array, Error, Function};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::File;

/// The event that says that files wait.
const NEWS: &str = "narabe-handed";
/// The loader's function that returns the next files to be opened together, or nothing.
const TAKE: &str = "takeHanded";

pub(super) fn plugin(app: &mut App) {
    let world = app.world();
    let (Some(window), Some(sender), Some(reports)) = (
        dom::window(),
        world.get_resource::<MessageSender<Received>>().cloned(),
        world
            .get_resource::<MessageSender<FileErrorReport>>()
            .cloned(),
    ) else {
        return;
    };
    open_all(&sender, &reports);
    dom::listen(&window, NEWS, move |_| open_all(&sender, &reports));
}

fn open_all(sender: &MessageSender<Received>, reports: &MessageSender<FileErrorReport>) {
    while let Some(handed) = next() {
        let mut files = Vec::new();
        for item in handed.iter() {
            match item.dyn_into::<File>() {
                Ok(file) => files.push(file),
                Err(fault) => reports.send(report(&fault.unchecked_into())),
            }
        }
        files::take(files, sender, reports);
    }
}

fn next() -> Option<Array> {
    let take: Function = of_loader(TAKE)?.dyn_into().ok()?;
    take.call0(&JsValue::UNDEFINED).ok()?.dyn_into().ok()
}

/// The report of a file that the page could not read: an error with the file's name.
fn report(fault: &Error) -> FileErrorReport {
    FileErrorReport {
        problem: FileProblem::Unreadable,
        path: String::from(fault.name()).into(),
        detail: fault.message().into(),
        aside: None,
    }
}

//! The browser's own sharing: hands a game to another program.

use super::js;
use super::message_sender::MessageSender;
use crate::locale::Locale;
use crate::share::{ShareFile, SystemSharing};
use crate::web_worker::message_of;
use crate::widgets::Toast;
use bevy::prelude::*;
use js_sys::{Array, Function, Reflect, Uint8Array};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::spawn_local;

/// The endings of the files that browsers may take, and their media types. No browser takes those of games: they go as text.
const KINDS: [(&str, &str); 4] = [
    ("txt", "text/plain"),
    ("png", "image/png"),
    ("svg", "image/svg+xml"),
    ("gif", "image/gif"),
];
/// The name of the error when the person closes the choice of programs.
const CLOSED: &str = "AbortError";

/// Why nothing was shared.
#[derive(Message, Debug, Clone)]
struct NotShared(String);

pub(super) fn plugin(app: &mut App) {
    MessageSender::<NotShared>::register(app);
    app.insert_resource(sharing())
        .add_systems(Update, (share, tell_fault));
}

fn sharing() -> SystemSharing {
    let takes = |data: JsValue| {
        let navigator = js::navigator().filter(|page| js::property(page, "share").is_some());
        let answer = navigator.and_then(|page| js::call(&page, "canShare", &[data]).ok());
        answer.is_some_and(|answer| answer.is_truthy())
    };
    let takes_file = |(ending, _): &(&str, &str)| {
        files(&format!("game.{ending}"), &[]).is_ok_and(|files| takes(js::object(&[files])))
    };
    SystemSharing {
        takes_text: takes(js::object(&[("text", "-".into())])),
        endings: (KINDS.into_iter().filter(takes_file))
            .map(|(ending, _)| ending)
            .collect(),
    }
}

/// The property of what is shared that holds one file.
fn files(name: &str, bytes: &[u8]) -> Result<(&'static str, JsValue), JsValue> {
    let ending = name.rsplit('.').next().unwrap_or_default();
    let kind = KINDS.iter().find(|(known, _)| *known == ending);
    let kind = kind.map_or(JsValue::UNDEFINED, |(_, kind)| (*kind).into());
    let class: Function = Reflect::get(&js_sys::global(), &"File".into())?.dyn_into()?;
    let parts = Array::of1(&Uint8Array::from(bytes));
    let options = js::object(&[("type", kind)]);
    let file = Reflect::construct(&class, &Array::of3(&parts, &name.into(), &options))?;
    Ok(("files", Array::of1(&file).into()))
}

fn share(
    mut requests: MessageReader<ShareFile>,
    sharing: Res<SystemSharing>,
    sender: Res<MessageSender<NotShared>>,
) {
    let Some(request) = requests.read().last().cloned() else {
        return;
    };
    let is_file = sharing.takes_file(request.format);
    let sender = sender.clone();
    spawn_local(async move {
        if let Err(fault) = hand_over(&request, is_file).await
            && js::property(&fault, "name")
                .and_then(|name| name.as_string())
                .as_deref()
                != Some(CLOSED)
        {
            sender.send(NotShared(message_of(&fault)));
        }
    });
}

async fn hand_over(request: &ShareFile, is_file: bool) -> Result<JsValue, JsValue> {
    let content = if is_file {
        files(&request.name, &request.bytes)?
    } else {
        let text = String::from_utf8_lossy(&request.bytes);
        ("text", JsValue::from_str(&text))
    };
    let title = ("title", JsValue::from_str(&request.name));
    let navigator = js::navigator().ok_or("there is no navigator")?;
    js::call_async(&navigator, "share", &[js::object(&[title, content])]).await
}

fn tell_fault(
    mut faults: MessageReader<NotShared>,
    locale: Res<Locale>,
    mut toasts: MessageWriter<Toast>,
) {
    for NotShared(reason) in faults.read() {
        let reason = ("reason", reason.clone().into());
        toasts.write(Toast::fault(locale.text_with("export-failed", &[reason])));
    }
}

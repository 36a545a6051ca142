//! The clipboard. If the browser refuses it, links are put in the address instead.

use super::message_sender::MessageSender;
use super::{dom, files, js, links};
use crate::locale::Locale;
use crate::share::{CopyGame, CopyText, GameText, ImportGame, Pasted, Received, ReceivedFile};
use crate::widgets::Toast;
use bevy::prelude::*;
use js_sys::Array;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Blob, Clipboard};

/// The types of texts and pictures on the clipboard.
const TEXT: &str = "text/plain";
const PICTURES: [&str; 2] = ["image/png", "image/jpeg"];
/// The name of a picture that is pasted.
const PASTED: &str = "clipboard.png";

/// The result of copying.
#[derive(Message, Debug, Clone)]
enum Copied {
    Yes(&'static str),
    /// The text that could not be copied.
    No(String),
}

pub(super) fn plugin(app: &mut App) {
    MessageSender::<Copied>::register(app);
    MessageSender::<Received>::register(app);
    MessageSender::<Pasted>::register(app);
    app.add_systems(Update, (copy, copy_text, show_result, paste));
}

/// Only pages served over HTTPS have a clipboard.
fn clipboard() -> Option<Clipboard> {
    let clipboard = dom::window()?.navigator().clipboard();
    let is_there = !JsValue::from(clipboard.clone()).is_undefined();
    is_there.then_some(clipboard)
}

fn copy(
    mut requests: MessageReader<CopyGame>,
    game_text: GameText,
    sender: Res<MessageSender<Copied>>,
) {
    if requests.read().count() == 0 {
        return;
    }
    let link = match game_text.link() {
        Ok(link) => links::address_of(&link),
        Err(fault) => {
            sender.send(Copied::No(fault.to_string()));
            return;
        }
    };
    let Some(clipboard) = clipboard() else {
        sender.send(Copied::No(link));
        return;
    };
    put(clipboard, link, "share-link-copied", sender.clone());
}

/// Copies invitations and other text.
fn copy_text(mut requests: MessageReader<CopyText>, sender: Res<MessageSender<Copied>>) {
    let Some(CopyText { text, told }) = requests.read().last() else {
        return;
    };
    match clipboard() {
        Some(clipboard) => put(clipboard, text.clone(), told, sender.clone()),
        None => sender.send(Copied::No(text.clone())),
    }
}

fn put(clipboard: Clipboard, text: String, told: &'static str, sender: MessageSender<Copied>) {
    spawn_local(async move {
        let done = JsFuture::from(clipboard.write_text(&text)).await;
        sender.send(done.map_or_else(|_| Copied::No(text), |_| Copied::Yes(told)));
    });
}

fn show_result(
    mut copied: MessageReader<Copied>,
    locale: Res<Locale>,
    mut toasts: MessageWriter<Toast>,
) {
    for answer in copied.read() {
        toasts.write(match answer {
            Copied::Yes(told) => Toast::info(locale.text(told)),
            Copied::No(link) if links::is_address(link) && links::show(link) => {
                Toast::info(locale.text("share-link-in-address"))
            }
            Copied::No(link) => Toast::fault(link.clone()),
        });
    }
}

fn paste(mut requests: MessageReader<ImportGame>, sender: Res<MessageSender<Pasted>>) {
    if !requests.read().any(|request| *request == ImportGame::Paste) {
        return;
    }
    let sender = sender.clone();
    spawn_local(async move { sender.send(read().await) });
}

/// Reads the clipboard. One that cannot be read is reported as a text without a game.
async fn read() -> Pasted {
    let mut pasted = Pasted {
        text: String::new(),
        picture: None,
    };
    let Some(clipboard) = clipboard() else {
        return pasted;
    };
    // Some browsers hand out texts alone.
    match js::call_async(&clipboard, "read", &[]).await {
        Ok(items) => {
            for item in Array::from(&items) {
                take(&item, &mut pasted).await;
            }
        }
        Err(_) => {
            let text = js::call_async(&clipboard, "readText", &[]).await.ok();
            pasted.text = text.and_then(|text| text.as_string()).unwrap_or_default();
        }
    }
    pasted
}

/// Adds an item of the clipboard, which has a type for each of its forms.
async fn take(item: &JsValue, pasted: &mut Pasted) {
    let Some(types) = js::property(item, "types") else {
        return;
    };
    for kind in Array::from(&types).iter() {
        let Some(name) = kind.as_string() else {
            continue;
        };
        let is_picture = PICTURES.contains(&name.as_str());
        if !is_picture && name != TEXT {
            continue;
        }
        let found = js::call_async(item, "getType", &[kind]).await;
        let Some(blob) = found.ok().and_then(|blob| blob.dyn_into::<Blob>().ok()) else {
            continue;
        };
        if !is_picture {
            let text = js::call_async(&blob, "text", &[]).await.ok();
            pasted.text = text.and_then(|text| text.as_string()).unwrap_or_default();
            continue;
        }
        let content = files::read(&blob).await.map_err(|(_, detail)| detail);
        pasted.picture = Some(content.map(|content| ReceivedFile {
            name: PASTED.into(),
            content,
        }));
    }
}

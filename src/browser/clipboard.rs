//! The clipboard. If the browser refuses it, links are put in the address instead.

use super::message_sender::MessageSender;
use super::{dom, links};
use crate::locale::Locale;
use crate::share::{CopyGame, CopyText, GameText, ImportGame, ImportSource, Received};
use crate::widgets::Toast;
use bevy::prelude::*;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::Clipboard;

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

fn paste(mut requests: MessageReader<ImportGame>, sender: Res<MessageSender<Received>>) {
    if !requests.read().any(|request| *request == ImportGame::Paste) {
        return;
    }
    let sender = sender.clone();
    spawn_local(async move {
        // An unreadable clipboard is reported as text without a game.
        let text = match clipboard() {
            Some(clipboard) => JsFuture::from(clipboard.read_text()).await.ok(),
            None => None,
        };
        let text = text.and_then(|text| text.as_string()).unwrap_or_default();
        sender.send(Received::text(ImportSource::Clipboard, text));
    });
}

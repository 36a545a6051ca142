//! The clipboard, which a browser may refuse: then a link stands in the address instead.

use super::post::Post;
use super::{dom, links};
use crate::app::locale::Locale;
use crate::app::share::{CopyText, HandOn, Names, Received, Source, TakeIn};
use crate::app::widgets::Toast;
use bevy::prelude::*;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::Clipboard;

/// Whether the clipboard has taken the link.
#[derive(Message, Debug, Clone)]
enum Copied {
    Yes(&'static str),
    /// The link that it has not taken.
    No(String),
}

pub(super) fn plugin(app: &mut App) {
    Post::<Copied>::open(app);
    Post::<Received>::open(app);
    app.add_systems(Update, (copy, copy_text, tell, paste));
}

/// Pages that did not come over a safe line have none.
fn clipboard() -> Option<Clipboard> {
    let clipboard = dom::window()?.navigator().clipboard();
    let is_there = !JsValue::from(clipboard.clone()).is_undefined();
    is_there.then_some(clipboard)
}

fn copy(mut wishes: MessageReader<HandOn>, names: Names, post: Res<Post<Copied>>) {
    if !wishes.read().any(|wish| *wish == HandOn::Copy) {
        return;
    }
    let link = links::address_of(&names.link());
    let Some(clipboard) = clipboard() else {
        post.send(Copied::No(link));
        return;
    };
    put(clipboard, link, "share-link-copied", post.clone());
}

/// Invitations and their like.
fn copy_text(mut wishes: MessageReader<CopyText>, post: Res<Post<Copied>>) {
    let Some(CopyText { text, told }) = wishes.read().last() else {
        return;
    };
    match clipboard() {
        Some(clipboard) => put(clipboard, text.clone(), told, post.clone()),
        None => post.send(Copied::No(text.clone())),
    }
}

fn put(clipboard: Clipboard, text: String, told: &'static str, post: Post<Copied>) {
    spawn_local(async move {
        let done = JsFuture::from(clipboard.write_text(&text)).await;
        post.send(done.map_or_else(|_| Copied::No(text), |_| Copied::Yes(told)));
    });
}

fn tell(mut copied: MessageReader<Copied>, locale: Res<Locale>, mut toasts: MessageWriter<Toast>) {
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

fn paste(mut wishes: MessageReader<TakeIn>, post: Res<Post<Received>>) {
    if !wishes.read().any(|wish| *wish == TakeIn::Paste) {
        return;
    }
    let post = post.clone();
    spawn_local(async move {
        // A clipboard that may not be read holds no game: that is then said.
        let text = match clipboard() {
            Some(clipboard) => JsFuture::from(clipboard.read_text()).await.ok(),
            None => None,
        };
        post.send(Received {
            source: Source::Clipboard,
            text: text.and_then(|text| text.as_string()).unwrap_or_default(),
        });
    });
}

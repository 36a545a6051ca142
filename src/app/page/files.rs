//! Games as files: one to take home, one that is chosen, one that is dropped onto the page.

use super::dom;
use super::post::Post;
use crate::app::screens::usual_name;
use crate::app::session::{EXTENSION, SIZE_LIMIT, file_name};
use crate::app::share::{HandOn, Names, Received, Source, TakeIn};
use crate::app::storage::{FileProblem, FileTrouble};
use crate::app::widgets::Toast;
use bevy::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{
    Blob, BlobPropertyBag, DragEvent, File, FileList, HtmlAnchorElement, HtmlInputElement, Url,
};

/// What the browser shall take our files for.
const KIND: &str = "text/plain";

pub(super) fn plugin(app: &mut App) {
    let troubles = Post::<FileTrouble>::open(app);
    if let (Some(document), Some(post)) = (
        dom::document(),
        app.world().get_resource::<Post<Received>>().cloned(),
    ) {
        // Without this the browser opens the file in place of the game.
        dom::listen(&document, "dragover", |event| event.prevent_default());
        dom::listen(&document, "drop", move |event| {
            event.prevent_default();
            let event = event.dyn_into::<DragEvent>().ok();
            let files = event.and_then(|event| event.data_transfer()?.files());
            take(files, &post, &troubles);
        });
    }
    app.add_systems(Update, (export, pick));
}

fn export(
    mut wishes: MessageReader<HandOn>,
    names: Names,
    mut toasts: MessageWriter<Toast>,
    mut last: Local<Option<String>>,
) {
    if !wishes.read().any(|wish| *wish == HandOn::Export) {
        return;
    }
    let (live, locale) = (&names.live, &names.locale);
    let Some(mut saved) = live.saved() else {
        return;
    };
    let name = usual_name(live, locale);
    saved.set_name(Some(name.clone()));
    let text = saved.encode();
    let done = text
        .map_err(|fault| fault.to_string())
        .and_then(|text| download(&file_name(&name), &text).map_err(|fault| format!("{fault:?}")));
    // Some browsers read the file a while after the click, so it goes no earlier than when the next one comes.
    if let Some(address) = done
        .as_ref()
        .ok()
        .cloned()
        .and_then(|new| last.replace(new))
        && let Err(fault) = Url::revoke_object_url(&address)
    {
        warn!("{address} was not released: {fault:?}");
    }
    if let Err(reason) = done {
        toasts.write(Toast::fault(
            locale.text_with("save-failed", &[("reason", reason.into())]),
        ));
    }
}

/// Hands the text to the browser as a file to keep; the answer is its address in the meantime.
fn download(name: &str, text: &str) -> Result<String, JsValue> {
    let kind = BlobPropertyBag::new();
    kind.set_type(KIND);
    let parts = js_sys::Array::of1(&JsValue::from_str(text));
    let blob = Blob::new_with_str_sequence_and_options(&parts, &kind)?;
    let address = Url::create_object_url_with_blob(&blob)?;
    let document = dom::document().ok_or(JsValue::NULL)?;
    let link: HtmlAnchorElement = document.create_element("a")?.dyn_into()?;
    link.set_href(&address);
    link.set_download(name);
    link.click();
    Ok(address)
}

/// Opens the browser's dialog for files.
fn pick(
    mut wishes: MessageReader<TakeIn>,
    post: Res<Post<Received>>,
    troubles: Res<Post<FileTrouble>>,
) {
    if !wishes.read().any(|wish| *wish == TakeIn::Pick) {
        return;
    }
    let input = dom::document()
        .and_then(|document| document.create_element("input").ok())
        .and_then(|element| element.dyn_into::<HtmlInputElement>().ok());
    let Some(input) = input else {
        return;
    };
    input.set_type("file");
    input.set_accept(&format!(".{EXTENSION},.ron,{KIND}"));
    let (chosen, post, troubles) = (input.clone(), post.clone(), troubles.clone());
    dom::listen(&input, "change", move |_| {
        take(chosen.files(), &post, &troubles);
    });
    input.click();
}

/// Reads the first of the files.
fn take(files: Option<FileList>, post: &Post<Received>, troubles: &Post<FileTrouble>) {
    let Some(file) = files.and_then(|files| files.get(0)) else {
        return;
    };
    let (post, troubles) = (post.clone(), troubles.clone());
    spawn_local(async move {
        let path = std::path::PathBuf::from(file.name());
        match read(&file).await {
            Ok(text) => post.send(Received {
                source: Source::File(path),
                text,
            }),
            Err((problem, detail)) => troubles.send(FileTrouble {
                problem,
                path,
                detail,
                aside: None,
            }),
        }
    });
}

async fn read(file: &File) -> Result<String, (FileProblem, String)> {
    if file.size() > SIZE_LIMIT as f64 {
        let detail = format!("it is larger than {SIZE_LIMIT} bytes");
        return Err((FileProblem::Foreign, detail));
    }
    let text = JsFuture::from(file.text()).await;
    let text = text.map_err(|fault| (FileProblem::Unreadable, format!("{fault:?}")))?;
    Ok(text.as_string().unwrap_or_default())
}

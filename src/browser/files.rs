//! Games as files: downloaded, chosen, or dropped on the page.

use super::dom;
use super::message_sender::MessageSender;
use crate::locale::Locale;
use crate::share::{
    AT_ONCE, ExportText, FileContent, ImportGame, ImportSource, PageFile, Received, ReceivedFile,
    SaveFile, opened_endings,
};
use crate::storage::{FileErrorReport, FileProblem};
use crate::widgets::Toast;
use bevy::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::spawn_local;
use web_sys::{
    Blob, BlobPropertyBag, DragEvent, File, FileList, HtmlAnchorElement, HtmlInputElement, Url,
};

/// The media type of the files that are downloaded.
const KIND: &str = "application/octet-stream";
/// The largest file that is read, in bytes: a page has little memory.
const SIZE_LIMIT: u64 = 256 * 1024 * 1024;

pub(super) fn plugin(app: &mut App) {
    let reports = MessageSender::<FileErrorReport>::register(app);
    if let (Some(document), Some(sender)) = (
        dom::document(),
        app.world()
            .get_resource::<MessageSender<Received>>()
            .cloned(),
    ) {
        // Otherwise the browser would open the file in place of the game.
        dom::listen(&document, "dragover", |event| event.prevent_default());
        dom::listen(&document, "drop", move |event| {
            event.prevent_default();
            let event = event.dyn_into::<DragEvent>().ok();
            let files = event.and_then(|event| event.data_transfer()?.files());
            take(listed(files), &sender, &reports);
        });
    }
    app.add_systems(Update, (export_text, save, pick));
}

/// Downloads a text that is no game.
fn export_text(
    mut requests: MessageReader<ExportText>,
    locale: Res<Locale>,
    mut toasts: MessageWriter<Toast>,
    mut last: Local<Option<String>>,
) {
    for ExportText { file, text, .. } in requests.read() {
        let done = download(file, text.as_bytes());
        finish(done, &mut last, &locale, &mut toasts);
    }
}

/// Downloads files.
fn save(
    mut requests: MessageReader<SaveFile>,
    locale: Res<Locale>,
    mut toasts: MessageWriter<Toast>,
    mut last: Local<Option<String>>,
) {
    for SaveFile { name, bytes } in requests.read() {
        finish(download(name, bytes), &mut last, &locale, &mut toasts);
    }
}

/// Releases the address of the last download, or tells why there is no new one. Some browsers read the file some time
/// after the click, so an address is released with the next download.
fn finish(
    done: Result<String, String>,
    last: &mut Option<String>,
    locale: &Locale,
    toasts: &mut MessageWriter<Toast>,
) {
    match done {
        Ok(address) => {
            if let Some(address) = last.replace(address)
                && let Err(fault) = Url::revoke_object_url(&address)
            {
                warn!("{address} was not released: {fault:?}");
            }
        }
        Err(reason) => {
            let reason = ("reason", reason.into());
            toasts.write(Toast::fault(locale.text_with("save-failed", &[reason])));
        }
    }
}

/// Downloads a file; returns the temporary address.
fn download(name: &str, bytes: &[u8]) -> Result<String, String> {
    begin_download(name, bytes).map_err(|fault| format!("{fault:?}"))
}

fn begin_download(name: &str, bytes: &[u8]) -> Result<String, JsValue> {
    let kind = BlobPropertyBag::new();
    kind.set_type(KIND);
    let parts = js_sys::Array::of1(&js_sys::Uint8Array::from(bytes));
    let blob = Blob::new_with_u8_array_sequence_and_options(&parts, &kind)?;
    let address = Url::create_object_url_with_blob(&blob)?;
    let document = dom::document().ok_or(JsValue::NULL)?;
    let link: HtmlAnchorElement = document.create_element("a")?.dyn_into()?;
    link.set_href(&address);
    link.set_download(name);
    link.click();
    Ok(address)
}

/// Opens the browser's file dialog.
fn pick(
    mut requests: MessageReader<ImportGame>,
    sender: Res<MessageSender<Received>>,
    reports: Res<MessageSender<FileErrorReport>>,
) {
    if !requests.read().any(|request| *request == ImportGame::Pick) {
        return;
    }
    let input = dom::document()
        .and_then(|document| document.create_element("input").ok())
        .and_then(|element| element.dyn_into::<HtmlInputElement>().ok());
    let Some(input) = input else {
        return;
    };
    input.set_type("file");
    input.set_multiple(true);
    let endings = opened_endings();
    let endings: Vec<String> = endings.iter().map(|ending| format!(".{ending}")).collect();
    input.set_accept(&endings.join(","));
    let (chosen, sender, reports) = (input.clone(), sender.clone(), reports.clone());
    dom::listen(&input, "change", move |_| {
        take(listed(chosen.files()), &sender, &reports);
    });
    input.click();
}

fn listed(files: Option<FileList>) -> Vec<File> {
    let all = |list: FileList| {
        (0..list.length())
            .filter_map(|index| list.get(index))
            .collect()
    };
    files.map(all).unwrap_or_default()
}

/// Reads the files.
pub fn take(
    files: Vec<File>,
    sender: &MessageSender<Received>,
    reports: &MessageSender<FileErrorReport>,
) {
    let (sender, reports) = (sender.clone(), reports.clone());
    spawn_local(async move {
        let mut received = Vec::new();
        for file in &files {
            let name = file.name();
            match read(file).await {
                Ok(content) => received.push(ReceivedFile { name, content }),
                Err((problem, detail)) => reports.send(FileErrorReport {
                    problem,
                    path: name.into(),
                    detail,
                    aside: None,
                }),
            }
        }
        if !received.is_empty() {
            sender.send(Received {
                source: ImportSource::Files,
                files: received,
            });
        }
    });
}

/// The content of a file: its bytes if it is short, which show how its texts read in each character set.
pub async fn read(file: &Blob) -> Result<FileContent, (FileProblem, String)> {
    if file.size() > SIZE_LIMIT as f64 {
        let detail = format!("it is larger than {SIZE_LIMIT} bytes");
        return Err((FileProblem::Foreign, detail));
    }
    let content = PageFile::new(file.clone());
    if file.size() > AT_ONCE as f64 {
        return Ok(FileContent::Page(content));
    }
    let bytes = content.read().await;
    let bytes = bytes.map_err(|fault| (FileProblem::Unreadable, fault))?;
    Ok(FileContent::Bytes(bytes.into()))
}

//! The system's clipboard, and files dropped on the window.

use super::pasted::Pasted;
use super::received::{FileContent, ImportSource, MAX_FILES, Received, ReceivedFile};
use super::{CopyGame, CopyText, ExportText, GameText, ImportGame, ProgramChosen, TakesPrograms};
use crate::locale::Locale;
use crate::redraw::Redraw;
use crate::storage::{self, FileErrorReport, FileProblem};
use crate::widgets::Toast;
use bevy::clipboard::{Clipboard, ClipboardRead};
use bevy::prelude::*;
use bevy::window::FileDragAndDrop;
use narabe_art::encode_picture;
use std::ffi::OsString;

/// The name of a picture that is pasted.
const PASTED: &str = "clipboard.png";

/// Whether files can be dropped on the window.
#[derive(Resource, Debug, Clone, Copy)]
pub struct TakesDrops(pub bool);

impl Default for TakesDrops {
    fn default() -> Self {
        let is_wayland = is_wayland(|name| std::env::var_os(name));
        Self(!(cfg!(target_os = "linux") && is_wayland))
    }
}

/// Whether the window is opened under Wayland, where the window library takes no drops: it chooses by these variables.
fn is_wayland(variable: impl Fn(&str) -> Option<OsString>) -> bool {
    let mut names = ["WAYLAND_DISPLAY", "WAYLAND_SOCKET"].into_iter();
    names.any(|name| variable(name).is_some_and(|value| !value.is_empty()))
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<FileDragAndDrop>()
        .init_resource::<TakesDrops>()
        .init_resource::<TakesPrograms>()
        .init_resource::<Clipboard>()
        .add_systems(
            Update,
            (copy, export_text.before(copy_text), copy_text, paste, drop),
        );
}

fn copy(
    mut requests: MessageReader<CopyGame>,
    game_text: GameText,
    mut clipboard: ResMut<Clipboard>,
    mut toasts: MessageWriter<Toast>,
) {
    if requests.read().count() == 0 {
        return;
    }
    let copied = match game_text.text() {
        Ok(text) => clipboard.set_text(text).map_err(|fault| fault.to_string()),
        Err(fault) => Err(fault.to_string()),
    };
    let locale = &game_text.locale;
    toasts.write(match copied {
        Ok(()) => Toast::info(locale.text("share-copied")),
        Err(reason) => {
            Toast::fault(locale.text_with("share-not-copied", &[("reason", reason.into())]))
        }
    });
}

/// An exported text is copied.
fn export_text(mut requests: MessageReader<ExportText>, mut copies: MessageWriter<CopyText>) {
    for ExportText { text, told, .. } in requests.read() {
        let text = text.clone();
        copies.write(CopyText { text, told });
    }
}

fn copy_text(
    mut requests: MessageReader<CopyText>,
    locale: Res<Locale>,
    mut clipboard: ResMut<Clipboard>,
    mut toasts: MessageWriter<Toast>,
) {
    let Some(CopyText { text, told }) = requests.read().last() else {
        return;
    };
    toasts.write(match clipboard.set_text(text.as_str()) {
        Ok(()) => Toast::info(locale.text(told)),
        Err(fault) => Toast::fault(locale.text_with(
            "share-text-not-copied",
            &[("reason", fault.to_string().into())],
        )),
    });
}

fn paste(
    mut requests: MessageReader<ImportGame>,
    mut clipboard: ResMut<Clipboard>,
    mut pasted: MessageWriter<Pasted>,
) {
    if !requests.read().any(|request| *request == ImportGame::Paste) {
        return;
    }
    // An empty or unreadable clipboard is reported as text without a game.
    let text = match clipboard.fetch_text() {
        ClipboardRead::Ready(Ok(text)) => text,
        _ => String::new(),
    };
    let picture = clipboard.fetch_image().ok();
    let picture = picture.map(|image| file_of(&image));
    pasted.write(Pasted { text, picture });
}

/// A picture of the clipboard as a file, as if it was opened.
fn file_of(image: &Image) -> Result<ReceivedFile, String> {
    let pixels = image.data.as_deref().unwrap_or_default();
    let file = encode_picture(image.width(), image.height(), pixels);
    let file = file.map_err(|error| error.to_string())?;
    Ok(ReceivedFile {
        name: PASTED.into(),
        content: FileContent::Bytes(file.into()),
    })
}

/// Takes the files that were dropped together, and those in dropped folders; a program, where one is wanted.
fn drop(
    mut drops: MessageReader<FileDragAndDrop>,
    takes_programs: Res<TakesPrograms>,
    mut received: MessageWriter<Received>,
    mut programs: MessageWriter<ProgramChosen>,
    mut reports: MessageWriter<FileErrorReport>,
    mut redraw: ResMut<Redraw>,
) {
    let mut files = Vec::new();
    for event in drops.read() {
        let FileDragAndDrop::DroppedFile { path_buf, .. } = event else {
            continue;
        };
        if takes_programs.0 && storage::is_program(path_buf) {
            let (path, is_picked) = (path_buf.clone(), false);
            programs.write(ProgramChosen { path, is_picked });
            redraw.next_frame();
            continue;
        }
        match storage::files_at(path_buf, MAX_FILES) {
            Ok(paths) => files.extend(paths.into_iter().map(ReceivedFile::at)),
            Err(error) => {
                reports.write(FileErrorReport::not_written(
                    FileProblem::Unreadable,
                    path_buf.clone(),
                    error,
                ));
            }
        }
    }
    if !files.is_empty() {
        let source = ImportSource::Files;
        received.write(Received { source, files });
        redraw.next_frame();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::asset::RenderAssetUsages;
    use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};

    #[test]
    fn the_window_library_chooses_wayland_by_variables_that_are_not_empty() {
        let under = |set: &[(&str, &str)]| {
            is_wayland(|name| {
                let mut set = set.iter();
                let found = set.find(|(known, _)| *known == name);
                found.map(|(_, value)| OsString::from(value))
            })
        };
        assert!(under(&[
            ("WAYLAND_DISPLAY", "wayland-0"),
            ("DISPLAY", ":0")
        ]));
        assert!(under(&[("WAYLAND_SOCKET", "4")]));
        assert!(!under(&[("WAYLAND_DISPLAY", ""), ("DISPLAY", ":0")]));
        assert!(!under(&[("DISPLAY", ":0")]));
    }

    #[test]
    fn a_picture_of_the_clipboard_becomes_a_file_with_the_same_pixels() {
        let size = Extent3d {
            width: 2,
            height: 1,
            depth_or_array_layers: 1,
        };
        let pixels = vec![1, 2, 3, 255, 4, 5, 6, 128];
        let image = Image::new(
            size,
            TextureDimension::D2,
            pixels.clone(),
            TextureFormat::Rgba8UnormSrgb,
            RenderAssetUsages::default(),
        );
        let file = file_of(&image).expect("a file");
        let FileContent::Bytes(bytes) = file.content else {
            panic!("{file:?}")
        };
        let read = narabe_art::decode_picture(&bytes).expect("a picture");
        assert_eq!((read.width, read.height, read.rgba), (2, 1, pixels));
    }
}

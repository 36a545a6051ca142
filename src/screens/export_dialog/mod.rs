//! The dialog in which something is exported: the format, what it holds and what it loses, and the options of a picture.

mod details;
mod picture;
mod state;

use crate::library::{SearchTask, Searcher};
use crate::live::{GameReview, Live};
use crate::locale::Locale;
use crate::redraw::Redraw;
use crate::screens::wording::review_comments::review_comments;
use crate::share::{
    CopyText, ExportContent, ExportFormat, ExportSubject, Exported, GameText, OpenExport, SaveFile,
    ShareFile, SystemSharing, picture_style, write_export,
};
use crate::study::OpenStudy;
use crate::theme::{Icon, space};
use crate::widgets::{
    CloseDialog, CloseDialogSystems, Look, NodeStyle, Picked, Style, Toast, UiBuilder,
};
use bevy::input_focus::AutoFocus;
use bevy::prelude::*;
use state::{ExportDialog, PictureLook};
use std::sync::Arc;

/// The file that is being written.
#[derive(Resource, Default)]
struct WritingFile(Option<Writing>);

struct Writing {
    name: String,
    format: ExportFormat,
    request: WriteFile,
    task: SearchTask<Result<Exported, String>>,
}

/// A request to write the file.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
enum WriteFile {
    Save,
    Copy,
    Share,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ExportDialog>()
        .init_resource::<WritingFile>()
        .add_message::<OpenExport>()
        .add_message::<SaveFile>()
        .add_message::<ShareFile>()
        .init_resource::<SystemSharing>()
        .add_message::<WriteFile>()
        .add_systems(
            Update,
            (
                open.after(CloseDialogSystems),
                picture::show_preview,
                begin,
                finish,
            )
                .chain(),
        );
}

/// Opens the dialog.
fn open(
    mut requests: MessageReader<OpenExport>,
    (study, review): (Res<OpenStudy>, Res<GameReview>),
    live: Res<Live>,
    game_text: GameText,
    sharing: Res<SystemSharing>,
    mut dialog: ResMut<ExportDialog>,
    mut ui: UiBuilder,
    mut redraw: ResMut<Redraw>,
) {
    let Some(OpenExport(subject)) = requests.read().last() else {
        return;
    };
    redraw.next_frame();
    let content = match subject {
        ExportSubject::Study => {
            let comments = review_comments(&ui.locale, &study, &review);
            ExportContent::of_study(&study, comments)
        }
        ExportSubject::LiveGame => ExportContent::of_live(&live, &game_text),
        ExportSubject::Games(games) => ExportContent::of_games(games),
    };
    let possible: Vec<ExportFormat> = ExportFormat::ALL
        .into_iter()
        .filter(|format| format.is_possible(&content))
        .collect();
    let picked = possible.iter().position(|format| *format == dialog.format);
    let Some(&format) = possible.get(picked.unwrap_or(0)) else {
        return;
    };
    dialog.content = Arc::new(content);
    dialog.format = format;
    dialog.sharing = sharing.clone();
    build(&mut ui, &mut dialog, &possible, picked.unwrap_or(0));
}

fn build(ui: &mut UiBuilder, dialog: &mut ExportDialog, possible: &[ExportFormat], picked: usize) {
    let title = ui.locale.text("export-title");
    let subject = details::subject(ui, &dialog.content);
    let parts = ui.dialog(&title, Some(&subject));
    ui.localized_text(parts.body, Style::LABEL, "export-format");
    let labels: Vec<String> = possible
        .iter()
        .map(|format| ui.locale.text(format.id()))
        .collect();
    let chips = ui.chips(parts.body, "export-format", &labels, picked);
    let formats = possible.to_vec();
    ui.on(
        chips,
        move |picked: On<Picked>, mut dialog: ResMut<ExportDialog>, mut ui: UiBuilder| {
            if let Some(&format) = formats.get(picked.index) {
                dialog.format = format;
                details::fill(&mut ui, &dialog);
            }
        },
    );
    let column = Node::column().gap(space::S).stretch();
    let place = ui.node(parts.body, column.margin_top(space::XS));
    dialog.details = Some(place);
    ui.cancel(parts.actions);
    let copy = ui.button(
        parts.actions,
        Look::Secondary,
        Some(Icon::Copy),
        "export-copy",
    );
    dialog.copy = Some(copy);
    ui.write_on(copy, WriteFile::Copy);
    let is_shared = possible.iter().any(|format| dialog.sharing.takes(*format));
    dialog.share = is_shared.then(|| {
        let icon = Some(Icon::Share);
        let share = ui.button(parts.actions, Look::Secondary, icon, "export-share");
        ui.write_on(share, WriteFile::Share);
        share
    });
    let (icon, yes) = if cfg!(target_family = "wasm") {
        (Icon::Download, "export-download")
    } else {
        (Icon::Save, "export-save")
    };
    let save = ui.button(parts.actions, Look::Primary, Some(icon), yes);
    // What is opened to be saved is saved with Enter.
    ui.insert(save, AutoFocus);
    ui.write_on(save, WriteFile::Save);
    details::fill(ui, dialog);
}

/// Begins to write the file, and closes the dialog.
fn begin(
    mut requests: MessageReader<WriteFile>,
    dialog: Res<ExportDialog>,
    look: PictureLook,
    searcher: Searcher,
    mut writing: ResMut<WritingFile>,
    mut close: MessageWriter<CloseDialog>,
) {
    let Some(request) = requests.read().last() else {
        return;
    };
    close.write_default();
    let (content, format) = (dialog.content.clone(), dialog.format);
    let style = picture_style(dialog.options, &look.look, &look.skins);
    let name = content.file_name(format.ending());
    let task = searcher.start(move |_| Some(write_export(&content, format, &style)));
    writing.0 = Some(Writing {
        name,
        format,
        request: *request,
        task,
    });
}

/// Hands the written file over.
fn finish(
    mut writing: ResMut<WritingFile>,
    searcher: Searcher,
    mut saves: MessageWriter<SaveFile>,
    mut copies: MessageWriter<CopyText>,
    mut shared: MessageWriter<ShareFile>,
    mut toasts: MessageWriter<Toast>,
    locale: Res<Locale>,
    mut redraw: ResMut<Redraw>,
) {
    let Some(job) = writing.0.take() else {
        return;
    };
    let Some(written) = job.task.take() else {
        writing.0 = Some(job);
        searcher.wait(&mut redraw);
        return;
    };
    redraw.next_frame();
    let bytes = match written {
        None => return,
        Some(Err(reason)) => {
            let reason = ("reason", reason.into());
            toasts.write(Toast::fault(locale.text_with("export-failed", &[reason])));
            return;
        }
        Some(Ok(written)) => written.bytes,
    };
    let Writing { name, format, .. } = job;
    match job.request {
        WriteFile::Copy => {
            copies.write(CopyText {
                text: String::from_utf8_lossy(&bytes).into_owned(),
                told: "export-copied",
            });
        }
        WriteFile::Save => {
            let bytes = bytes.into();
            saves.write(SaveFile { name, bytes });
        }
        WriteFile::Share => {
            let bytes = bytes.into();
            shared.write(ShareFile {
                name,
                bytes,
                format,
            });
        }
    }
}

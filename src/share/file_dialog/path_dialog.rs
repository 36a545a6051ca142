//! The dialog with a field for the place of a file, where the system has none.

use super::super::desktop::TakesDrops;
use super::question::{FileQuestion, PathTyped};
use crate::storage;
use crate::theme::Icon;
use crate::widgets::UiBuilder;
use bevy::input_focus::AutoFocus;
use bevy::prelude::*;
use std::path::PathBuf;

/// The longest path, in characters.
const LONGEST: usize = 1_000;

/// A request for the dialog.
#[derive(Message, Debug, Clone, PartialEq, Eq)]
pub struct AskPath {
    pub question: FileQuestion,
    pub note: PathNote,
}

/// What is said before the question.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PathNote {
    None,
    /// Why the system has no dialog.
    NoDialog(String),
    /// The folder of the place that was typed is missing.
    NoFolder {
        typed: PathBuf,
        folder: PathBuf,
    },
}

pub fn open(mut requests: MessageReader<AskPath>, may_drop: Res<TakesDrops>, mut ui: UiBuilder) {
    let Some(AskPath { question, note }) = requests.read().last().cloned() else {
        return;
    };
    let ui = &mut ui;
    let (title, text, (icon, yes)) = match &question {
        FileQuestion::Open => (
            "file-dialog-open",
            if may_drop.0 {
                "file-path-open-text"
            } else {
                "file-path-type-text"
            },
            (Icon::Open, "file-path-open"),
        ),
        FileQuestion::Program => (
            "file-dialog-program",
            "file-path-program-text",
            (Icon::Check, "file-path-program"),
        ),
        FileQuestion::Save(_) => (
            "file-dialog-save",
            "file-path-save-text",
            (Icon::Save, "file-path-save"),
        ),
    };
    let title = ui.locale.text(title);
    let mut text = ui.locale.text(text);
    let mut confirmed = None;
    match note {
        PathNote::None => {}
        PathNote::NoDialog(reason) => {
            let why = ui
                .locale
                .text_with("file-no-dialog", &[("reason", reason.into())]);
            text = ui.locale.sentences([why, text]);
        }
        PathNote::NoFolder { typed, folder } => {
            let folder = folder.display().to_string();
            text = ui
                .locale
                .text_with("file-path-no-folder", &[("folder", folder.into())]);
            confirmed = Some(typed);
        }
    }
    let parts = ui.dialog(&title, Some(&text));
    let folder = storage::documents().unwrap_or_default();
    let place = match (&confirmed, &question) {
        (Some(typed), _) => typed.clone(),
        (None, FileQuestion::Open | FileQuestion::Program) => folder.join(""),
        (None, FileQuestion::Save(file)) => folder.join(&file.name),
    };
    let line = ui.node(parts.body, Node::default());
    let field = ui.field(line, "file-path", &place.to_string_lossy(), LONGEST);
    ui.insert(field, AutoFocus);
    let yes = ui.cancel_or(parts.actions, Some(icon), yes);
    ui.send_text_on(yes, field, move |path| {
        (!path.is_empty()).then(|| PathTyped {
            question: question.clone(),
            path: PathBuf::from(path),
            confirmed: confirmed.clone(),
        })
    });
}

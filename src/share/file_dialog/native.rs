//! The dialogs of Windows and macOS.

use super::super::formats::opened_endings;
use super::question::DialogWords;
use futures::executor::block_on;
use rfd::AsyncFileDialog;
use std::path::PathBuf;

fn dialog(words: &DialogWords) -> AsyncFileDialog {
    AsyncFileDialog::new().set_title(&words.title)
}

/// The files that the player picks; none if the dialog is closed.
pub fn pick_files(words: &DialogWords) -> Result<Vec<PathBuf>, String> {
    let [games, all] = &words.filters;
    let dialog = dialog(words)
        .add_filter(games, &opened_endings())
        .add_filter(all, &["*"]);
    let files = block_on(dialog.pick_files()).unwrap_or_default();
    Ok(files.iter().map(|file| file.path().into()).collect())
}

/// The program that the player picks; none if the dialog is closed.
pub fn pick_program(words: &DialogWords) -> Result<Vec<PathBuf>, String> {
    let file = block_on(dialog(words).pick_file());
    Ok(file.iter().map(|file| file.path().into()).collect())
}

/// Where the player saves a file of this name; nowhere if the dialog is closed.
pub fn pick_place(words: &DialogWords, name: &str) -> Result<Vec<PathBuf>, String> {
    let place = block_on(dialog(words).set_file_name(name).save_file());
    Ok(place.iter().map(|file| file.path().into()).collect())
}

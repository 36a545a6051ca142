//! The dialog of a file, or of a branch of a large library, that takes long to open: its progress, and Cancel.

use crate::redraw::Redraw;
use crate::share::{BranchChoice, OpeningFile};
use crate::theme::Token;
use crate::widgets::{CloseDialog, CloseDialogSystems, Look, Style, UiBuilder};
use bevy::input_focus::AutoFocus;
use bevy::prelude::*;
use std::time::Duration;

/// The dialog opens after this time: most files are open by then.
const PATIENCE: Duration = Duration::from_millis(500);

/// The text of the share that is done; the dialog is open as long as it is there.
#[derive(Component, Debug, Clone, Copy)]
struct OpeningPercent;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<OpeningFile>()
        .init_resource::<BranchChoice>()
        .add_systems(Update, show.after(CloseDialogSystems));
}

/// Opens the dialog, tells the share, and closes it. The work ends with the dialog.
fn show(
    mut opening: ResMut<OpeningFile>,
    mut choice: ResMut<BranchChoice>,
    mut texts: Query<&mut Text, With<OpeningPercent>>,
    time: Res<Time<Real>>,
    mut begun: Local<Option<Duration>>,
    mut is_shown: Local<bool>,
    mut close: MessageWriter<CloseDialog>,
    mut redraw: ResMut<Redraw>,
    mut ui: UiBuilder,
) {
    let progress = opening.progress().or_else(|| choice.progress());
    let Some((name, share)) = progress else {
        *begun = None;
        if std::mem::take(&mut *is_shown) && !texts.is_empty() {
            close.write_default();
            redraw.next_frame();
        }
        return;
    };
    let percent = format!("{} %", (share * 100.0) as u32);
    if let Ok(mut text) = texts.single_mut() {
        text.set_if_neq(Text(percent));
        return;
    }
    if *is_shown {
        *is_shown = false;
        match opening.progress() {
            Some(_) => opening.cancel(),
            None => choice.cancel(),
        }
        return;
    }
    let now = time.elapsed();
    let left = (*begun.get_or_insert(now) + PATIENCE).saturating_sub(now);
    if !left.is_zero() {
        redraw.after(left);
        return;
    }
    let file = ("file", name.to_owned().into());
    let title = ui.locale.text_with("opening-file", &[file]);
    let parts = ui.dialog(&title, None);
    let text = ui.literal_text(parts.body, Style::BODY.ink(Token::Ink2), percent);
    ui.insert(text, OpeningPercent);
    let cancel = ui.close_button(parts.actions, Look::Secondary, "cancel");
    ui.insert(cancel, AutoFocus);
    *is_shown = true;
}

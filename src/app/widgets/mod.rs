//! The controls of the art direction, over Bevy's headless widgets.
//!
//! Bevy brings what a control *does* (press, drag, keys, roles); this room brings how it looks and how a screen asks for it.
//! Widgets own no state of the game: they emit ([`Activate`](bevy::ui_widgets::Activate),
//! [`ValueChange`](bevy::ui_widgets::ValueChange), [`Picked`]) and the screen answers.
//!
//! A screen may be built anew in any frame, so what a system here wishes for a control is tried (`try_insert`): by the
//! time it is done the control may be gone, and that is no fault.

mod assist;
mod brackets;
mod button;
mod choice;
mod dialog;
mod field;
mod focus;
mod header;
mod key_cap;
mod kit;
mod look;
mod mark;
mod outline;
mod picture;
mod press;
mod radio;
mod scroll;
mod scroll_bar;
mod seal;
mod segments;
mod slide;
mod slider;
mod stepper;
mod switch;
mod text;
mod tip;
mod toast;
mod wait;

pub use assist::Assist;
pub use brackets::{BRACKET_OUTSET, ChosenBrackets};
pub use dialog::{CloseDialog, CloseDialogs, Dialog, DialogOpen, DialogParts};
pub use field::Field;
pub use focus::{FocusKey, OwnBrackets, step};
pub use kit::Kit;
pub use look::{Follows, Look};
pub use outline::{Kind, Layer, Outline, Part};
pub use press::{Picked, check};
pub use scroll::Reading;
pub use seal::SealFace;
pub use segments::Segment;
pub use slide::Slide;
pub use slider::Scale;
pub use text::Style;
pub use toast::{Toast, ToastPlace, ToastPressed};
pub use wait::Wait;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        assist::plugin,
        focus::plugin,
        scroll::plugin,
        scroll_bar::plugin,
    ))
    .add_plugins((
        dialog::plugin,
        field::plugin,
        look::plugin,
        mark::plugin,
        press::plugin,
        segments::plugin,
        slide::plugin,
        slider::plugin,
        stepper::plugin,
        switch::plugin,
        tip::plugin,
        toast::plugin,
        wait::plugin,
    ));
}

//! The controls of the user interface, built on Bevy's headless widgets.
//!
//! Bevy provides the behaviour (press, drag, keys, roles), this module the look and the builder methods for screens.
//! Widgets own no state of the game: they emit ([`Activate`](bevy::ui_widgets::Activate),
//! [`ValueChange`](bevy::ui_widgets::ValueChange), [`Picked`]) and the screen reacts.
//!
//! A screen may be rebuilt in any frame, so systems here use `try_insert`: the control may have been despawned when the
//! command runs.

mod announcement;
mod assistive_actions;
mod brackets;
mod button;
mod checkable;
mod chip;
mod choice;
mod dialog;
mod dialog_focus;
mod ellipsis;
mod field;
mod focus;
mod focus_key;
mod heading;
mod kept_focus;
mod key_cap;
mod look;
mod node;
mod outline;
mod part;
mod scan;
mod scroll;
mod scroll_bar;
mod seal;
mod segments;
mod slide;
mod slider;
mod stepper;
#[cfg(test)]
pub mod testing;
mod text;
mod text_fit;
mod text_overflow;
mod thinking_indicator;
mod toast;
mod tooltip;
mod ui_builder;
mod update;

pub use announcement::Announcement;
pub use assistive_actions::{AssistiveActions, ReplacedControls};
pub use brackets::{BRACKET_OUTSET, ChosenBrackets};
pub use button::enable;
pub use choice::{Picked, SetPicked, check};
pub use dialog::{CloseDialog, CloseDialogSystems, Dialog, DialogOpen, DialogParts, LIST_HEIGHT};
pub use field::{EnterInField, Field};
pub use focus::{OwnArrows, OwnBrackets, step};
pub use focus_key::FocusKey;
pub use heading::Heading;
pub use kept_focus::{KeepFocusSystems, give_focus_back};
pub use look::Look;
pub use node::{Length, NodeStyle, display_if, visible_if};
pub use outline::{Outline, OutlineKind, OutlineLayer, OutlineNode};
pub use part::{Drawn, Part, Parts};
pub use scan::{ScanGroup, Scanned};
pub use scroll::{SCROLL_END, ScrollByKeys, scroll_down};
pub use seal::SealFace;
pub use segments::Segment;
pub use slide::Slide;
pub use slider::{RangeChange, SliderScale};
pub use text::{Style, letters_in};
pub use text_overflow::{TextOverflow, TextOverflowKind, TextOverflows};
pub use thinking_indicator::ThinkingIndicator;
pub use toast::{DismissToast, ShownToasts, Toast, ToastAnchor, ToastPressed};
pub use ui_builder::{InheritsInk, UiBuilder, mark, set_icon};
pub use update::{named, set_display};

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        assistive_actions::plugin,
        focus::plugin,
        scroll::plugin,
        scroll_bar::plugin,
    ))
    .add_plugins((
        button::plugin,
        (dialog::plugin, dialog_focus::plugin, kept_focus::plugin),
        field::plugin,
        look::plugin,
        checkable::plugin,
        choice::plugin,
        segments::plugin,
        slide::plugin,
        slider::plugin,
        stepper::plugin,
        tooltip::plugin,
        toast::plugin,
        thinking_indicator::plugin,
        text_fit::plugin,
        ellipsis::plugin,
    ));
}

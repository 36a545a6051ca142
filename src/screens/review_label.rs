//! The labels of a review: their names and shapes, wherever a reviewed game is shown or listed.

use crate::locale::Locale;
use crate::theme::{Icon, Token};
use crate::widgets::{NodeStyle, UiBuilder};
use bevy::prelude::*;
use narabe_study::review::{Label, MistakeKind};

/// The message of a label.
pub const fn label_id(label: Label) -> &'static str {
    match label {
        Label::Best => "review-label-best",
        Label::Good => "review-label-good",
        Label::Inexact => "review-label-inexact",
        Label::Mistake => "review-label-mistake",
        Label::LosingMove => "review-label-losing-move",
        Label::MissedWin => "review-label-missed-win",
        Label::OnlyMove => "review-label-only-move",
        Label::Forced => "review-label-forced",
    }
}

/// The shape of a label: a dot, a diamond, a triangle or a tick. Best, good and forced moves have none.
pub fn label_mark(ui: &mut UiBuilder, parent: Entity, label: Label) {
    let ink = match label {
        Label::OnlyMove => Token::Success,
        _ => Token::Warning,
    };
    label_mark_in(ui, parent, label, ink);
}

/// The shape of a label in this colour.
pub fn label_mark_in(ui: &mut UiBuilder, parent: Entity, label: Label, ink: Token) {
    /// The side of the shapes, in logical pixels.
    const SHAPE: f32 = 9.0;
    const ICON: f32 = 16.0;
    match label {
        Label::Inexact => {
            let dot = Node::default()
                .square(SHAPE)
                .no_shrink()
                .radius(SHAPE / 2.0);
            ui.filled(parent, dot, ink);
        }
        Label::Mistake => {
            let square = Node::default().square(SHAPE).no_shrink();
            let diamond = ui.filled(parent, square, ink);
            let turned = UiTransform::from_rotation(Rot2::degrees(45.0));
            ui.insert(diamond, turned);
        }
        Label::LosingMove | Label::MissedWin => {
            ui.icon(parent, Icon::Mistake, ICON, ink);
        }
        Label::OnlyMove => {
            ui.icon(parent, Icon::Check, ICON, ink);
        }
        Label::Best | Label::Good | Label::Forced => {}
    }
}

/// "72 %".
pub fn percent_text(locale: &Locale, percent: u8) -> String {
    locale.text_with("study-percent", &[("percent", percent.into())])
}

/// "An open three was not answered": the kind of a mistake, as a clause.
pub fn kind_text(locale: &Locale, kind: &MistakeKind) -> String {
    let id = format!("mistake-kind-{kind}");
    if locale.knows(&id) {
        locale.text(&id)
    } else {
        // A later version has written it.
        locale.text("mistake-kind-other")
    }
}

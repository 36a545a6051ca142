//! The dialog that says what a file could not keep.

use crate::share::{ShowLosses, TurnStudy};
use crate::theme::{Icon, Token, space};
use crate::widgets::{CloseDialogSystems, Kit, Look, NodeStyle, Style};
use bevy::input_focus::AutoFocus;
use bevy::prelude::*;

/// The size of the sign beside a sentence.
const SIGN: f32 = 16.0;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<ShowLosses>()
        .add_message::<TurnStudy>()
        .add_systems(Update, open.after(CloseDialogSystems));
}

fn open(mut requests: MessageReader<ShowLosses>, mut kit: Kit) {
    let Some(ShowLosses { lines, may_turn }) = requests.read().last() else {
        return;
    };
    let kit = &mut kit;
    let title = kit.t("losses-title");
    let text = kit.t("losses-text");
    let parts = kit.dialog(&title, Some(&text));
    let column = kit.node(parts.body, Node::column().gap(space::XS));
    for line in lines {
        let row = kit.node(column, Node::row().gap(space::XS).items_start());
        kit.icon(row, Icon::Info, SIGN, Token::Kohaku);
        let words = kit.node(row, Node::default().fill());
        kit.foreign_text(words, Style::BODY, line.as_str());
    }
    if *may_turn {
        let turn = kit.button(
            parts.actions,
            Look::Secondary,
            Some(Icon::Mirror),
            "study-turn",
        );
        kit.send_on(turn, TurnStudy);
    }
    let done = kit.close_button(parts.actions, Look::Primary, "done");
    kit.insert(done, AutoFocus);
}

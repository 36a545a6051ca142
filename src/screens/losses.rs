//! The dialog that says what a file could not keep, and the one in which its character set is chosen.

use crate::share::{ReadWith, ReceivedFile, ShowLosses, TurnStudy};
use crate::theme::{Icon, Token, space};
use crate::widgets::{CloseDialogSystems, LIST_HEIGHT, Look, NodeStyle, Style, UiBuilder};
use bevy::input_focus::AutoFocus;
use bevy::prelude::*;
use narabe_notation::{Encoding, offered_encodings};

/// The size of the sign beside a sentence.
const SIGN: f32 = 16.0;
/// So many characters of a file are shown in each character set.
const PREVIEW: usize = 40;
/// The width of the name of a character set, in logical pixels.
const NAME: f32 = 120.0;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<ShowLosses>()
        .add_message::<TurnStudy>()
        .add_systems(Update, open.after(CloseDialogSystems));
}

fn open(mut requests: MessageReader<ShowLosses>, mut ui: UiBuilder) {
    let Some(ShowLosses {
        lines,
        may_turn,
        reread,
    }) = requests.read().last()
    else {
        return;
    };
    let ui = &mut ui;
    let title = ui.locale.text("losses-title");
    let text = ui.locale.text("losses-text");
    let parts = ui.dialog(&title, Some(&text));
    let column = ui.node(parts.body, Node::column().gap(space::XS));
    for line in lines {
        let row = ui.node(column, Node::row().gap(space::XS).items_start());
        ui.icon(row, Icon::Info, SIGN, Token::Warning);
        let words = ui.node(row, Node::default().fill());
        ui.foreign_text(words, Style::BODY, line.as_str());
    }
    if *may_turn {
        let turn = ui.button(
            parts.actions,
            Look::Secondary,
            Some(Icon::Mirror),
            "study-turn",
        );
        ui.send_on(turn, TurnStudy);
    }
    if let Some(received) = reread.clone() {
        let id = "losses-character-set";
        let button = ui.button(parts.actions, Look::Secondary, None, id);
        ui.open_on(button, move |ui| {
            let Some(file) = received.files.first() else {
                return;
            };
            choose_character_set(ui, file, |encoding| ReadWith {
                received: received.clone(),
                encoding,
            });
        });
    }
    let done = ui.close_button(parts.actions, Look::Primary, "done");
    ui.insert(done, AutoFocus);
}

/// The character sets, those of the player's language first, each with how the texts of the file read in it.
/// A press writes what is made of the set.
pub fn choose_character_set<M: Message + Clone>(
    ui: &mut UiBuilder,
    file: &ReceivedFile,
    request: impl Fn(&'static Encoding) -> M,
) {
    let title = ui.locale.text("character-set-title");
    let text = ui.locale.text("character-set-text");
    let parts = ui.dialog(&title, Some(&text));
    let list = ui.scroll(parts.body, Node::column().max_height(LIST_HEIGHT));
    let language = ui.locale.text_options().language;
    let offered = offered_encodings(language).into_iter();
    let offered: Vec<_> = offered.map(|(encoding, _)| encoding).collect();
    let mut previews = file.previews(&offered, PREVIEW).into_iter();
    for (place, encoding) in offered.into_iter().enumerate() {
        let preview = previews.next().unwrap_or_default();
        let label = ui.locale.statements([encoding.name(), preview.as_str()]);
        let key = format!("character-set {}", encoding.name());
        let node = Node::line(space::M).min_height(space::TARGET).no_shrink();
        let row = ui.bare_button(list, Look::Row, &label, &key, node.pad_x(space::XS));
        let name = ui.node(row, Node::default().width(NAME).no_shrink());
        ui.control_line(name, Style::SMALL, encoding.name());
        let words = ui.node(row, Node::default().fill());
        ui.foreign_text(words, Style::DATA, preview);
        ui.send_on(row, request(encoding));
        if place == 0 {
            ui.insert(row, AutoFocus);
        }
    }
    ui.cancel(parts.actions);
}

//! The report, on any screen, after positions have become custom puzzles or were refused.

use super::words;
use crate::locale::Locale;
use crate::puzzles::{MadeFrom, MakePuzzles, PuzzleRequest, Puzzles, PuzzlesMade};
use crate::state::{Go, Screen};
use crate::theme::space;
use crate::widgets::{Look, NodeStyle, Style, Toast, ToastPressed, UiBuilder};
use bevy::prelude::*;
use narabe_learn::puzzle_session::PackShown;
use narabe_learn::puzzles::PuzzleRefusal;

/// The button of the toast that says what was added.
const SHOW: &str = "puzzles-show-own";

pub fn plugin(app: &mut App) {
    app.add_message::<ToastPressed>()
        .add_systems(Update, (say_begun, say_made, show_own));
}

/// "Checking 12 positions"
fn say_begun(
    mut requests: MessageReader<MakePuzzles>,
    locale: Res<Locale>,
    mut toasts: MessageWriter<Toast>,
) {
    for request in requests.read() {
        let text = locale.text_of("puzzles-making", "count", request.drafts.len());
        toasts.write(Toast::info(text));
    }
}

/// One position in a toast; several with the reasons of those that were refused in a dialog.
fn say_made(
    mut made: MessageReader<PuzzlesMade>,
    puzzles: Res<Puzzles>,
    mut toasts: MessageWriter<Toast>,
    mut ui: UiBuilder,
) {
    for made in made.read() {
        let refused: usize = made.refused.values().sum();
        let reason = made.refused.keys().next();
        match (&made.added[..], reason) {
            ([], Some(reason)) if refused == 1 && made.from == MadeFrom::Position => {
                let reason = words::refusal(&ui.locale, *reason);
                let text = ui.locale.text_of("puzzles-made-not", "reason", reason);
                toasts.write(Toast::fault(text));
            }
            (_, Some(_)) => open_report(&mut ui, made),
            (added, None) => {
                let text = match added {
                    [id] => puzzles.own().puzzle(*id).map(|puzzle| {
                        let theme = ui.locale.text(words::name_id(puzzle.theme()));
                        let difficulty = ("difficulty", puzzle.difficulty().into());
                        ui.locale
                            .text_with("puzzles-made-one", &[("theme", theme.into()), difficulty])
                    }),
                    _ => None,
                };
                let count = || ui.locale.text_of("puzzles-made", "count", added.len());
                toasts.write(Toast {
                    buttons: vec![SHOW],
                    ..Toast::info(text.unwrap_or_else(count))
                });
            }
        }
    }
}

/// How many were added, and how many were refused for which reason.
fn open_report(ui: &mut UiBuilder, made: &PuzzlesMade) {
    let title = ui.locale.text_of("puzzles-made", "count", made.added.len());
    let refused: usize = made.refused.values().sum();
    let text = ui.locale.text_of("puzzles-made-refused", "count", refused);
    let parts = ui.dialog(&title, Some(&text));
    let list = Node::column().gap(space::XS).stretch();
    let list = ui.node(parts.body, list);
    for reason in PuzzleRefusal::ALL {
        let Some(count) = made.refused.get(&reason) else {
            continue;
        };
        let line = ui.node(list, Node::line(space::S).stretch());
        ui.literal_line(line, Style::DATA_BOLD, count.to_string());
        let words = words::refusal(&ui.locale, reason);
        let place = ui.node(line, Node::default().fill());
        ui.literal_text(place, Style::SMALL, words);
    }
    ui.close_button(parts.actions, Look::Primary, "done");
}

fn show_own(
    mut pressed: MessageReader<ToastPressed>,
    mut requests: MessageWriter<PuzzleRequest>,
    mut go: MessageWriter<Go>,
) {
    if pressed.read().any(|pressed| pressed.0 == SHOW) {
        requests.write(PuzzleRequest::ShowPack(PackShown::Own));
        go.write(Go::To(Screen::Puzzles));
    }
}

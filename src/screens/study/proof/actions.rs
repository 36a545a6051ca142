//! The buttons of a proof: the other side, a step back, another defence, the start, and the export.

use super::part::{ProofPart, part};
use crate::locale::Locale;
use crate::puzzles::PuzzleRequest;
use crate::screens::wording::sentence::sentence_text;
use crate::screens::wording::side_names::side_id;
use crate::share::ExportText;
use crate::state::{Go, Screen};
use crate::study::{ProofRequest, ProofStep, StudyProof};
use crate::theme::Icon;
use crate::widgets::{Look, NodeStyle, Style, UiBuilder};
use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use narabe_learn::puzzles::won_game;
use narabe_study::proof::{MOST_SGF_MOVES, ProofRole, ProofSession, ProofWalk, write_sgf};

/// The name of an exported file.
const FILE: &str = "proof.sgf";

// The widths that all buttons with words need, and the first one alone, in logical pixels.
const WITH_WORDS: f32 = 640.0;
const WITH_FIRST_WORDS: f32 = 430.0;

/// The buttons in a row of this width; in a narrow one they have icons. Where the header has no room for the export, it is
/// among them.
pub fn build(ui: &mut UiBuilder, row: Entity, width: f32, has_export: bool) {
    part(ui, row, ProofPart::Tools { width, has_export });
}

/// The button that exports the proof, for the header.
pub fn export(ui: &mut UiBuilder, parent: Entity) {
    part(ui, parent, ProofPart::Export);
}

pub fn write(
    ui: &mut UiBuilder,
    row: Entity,
    session: &ProofSession,
    width: f32,
    has_export: bool,
) {
    let walk = session.walk();
    let has_words = width >= WITH_WORDS && !has_export;
    if !has_words {
        ui.restyle(row, |node| node.justify_center());
    }
    let other = match session.role() {
        ProofRole::Defender => walk.winner(),
        ProofRole::Attacker => walk.winner().other(),
    };
    let side = ("side", ui.locale.text(side_id(other)).into());
    let label = ui.locale.text_with("study-proof-play-side", &[side]);
    let key = "study-proof-play-side";
    let button = if width >= WITH_FIRST_WORDS {
        ui.button_called(row, Look::Primary, Some(Icon::Play), &label, key)
    } else {
        ui.square_button(row, (Look::Primary, Icon::Swap), &label, key)
    };
    ui.write_on(button, ProofRequest::Step(ProofStep::ChangeSide));
    let start = ui.icon_button(row, Icon::First, "study-proof-start");
    ui.insert(start, Look::Soft);
    ui.write_on(start, ProofRequest::Step(ProofStep::StartOver));
    let back = ui.icon_button(row, Icon::Undo, "study-proof-back");
    ui.insert(back, Look::Soft);
    ui.write_on(back, ProofRequest::Step(ProofStep::StepBack));
    play_out(ui, row, walk);
    if has_words {
        ui.spacer(row);
    }
    let count = walk.defences().len();
    if count > 0 && has_words {
        let number = ("number", (session.chosen() + 1).into());
        let text = ui
            .locale
            .text_with("study-proof-chosen", &[number, ("count", count.into())]);
        ui.literal_line(row, Style::SMALL, text);
    }
    let next = if has_words {
        ui.button(row, Look::Secondary, Some(Icon::Next), "study-proof-next")
    } else {
        ui.icon_button(row, Icon::Next, "study-proof-next")
    };
    ui.write_on(next, ProofRequest::Step(ProofStep::NextDefence));
    if has_export {
        write_export(ui, row, false);
    }
}

/// The button that plays the position out as a won game, where any winning way counts.
fn play_out(ui: &mut UiBuilder, row: Entity, walk: &ProofWalk) {
    let mut setup = walk.start().clone();
    setup.set_to_move(walk.winner());
    let Ok(won) = won_game(setup, None, walk.win()) else {
        return;
    };
    let won = Some(Box::new((won, walk.win().clone())));
    let button = ui.icon_button(row, Icon::Continue, "study-proof-play-out");
    ui.insert(button, Look::Soft);
    ui.write_on(button, PuzzleRequest::Won(won));
    ui.write_on(button, Go::To(Screen::Puzzles));
}

pub fn write_export(ui: &mut UiBuilder, row: Entity, with_words: bool) {
    let button = if with_words {
        ui.button(
            row,
            Look::Secondary,
            Some(Icon::Share),
            "study-proof-export",
        )
    } else {
        ui.icon_button(row, Icon::Share, "study-proof-export")
    };
    ui.on(
        button,
        |_: On<Activate>,
         proof: Res<StudyProof>,
         locale: Res<Locale>,
         mut exports: MessageWriter<ExportText>| {
            if let Some(walk) = proof.walk() {
                exports.write(exported(&locale, walk));
            }
        },
    );
}

/// The proof as an SGF file, with words on every step.
fn exported(locale: &Locale, walk: &ProofWalk) -> ExportText {
    let say = |sentence: &_| sentence_text(locale, sentence);
    let sgf = write_sgf(walk.start(), walk.win(), MOST_SGF_MOVES, true, &say);
    ExportText {
        file: FILE.to_owned(),
        text: sgf.text,
        told: "study-proof-copied",
    }
}

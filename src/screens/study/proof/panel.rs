//! The threat now: what the last attack makes and threatens, or the result of the last try. Below it the legend.

use crate::screens::wording::refusals;
use crate::screens::wording::sentence::sentence_text;
use crate::screens::wording::side_names::side_id;
use crate::theme::{Elevation, Stroke, Token, radius, space};
use crate::widgets::{NodeStyle, Style, UiBuilder};
use bevy::prelude::*;
use narabe_study::proof::{ProofReply, ProofRole, ProofSession, ProofWalk};

// The least height of the panel, and the side of a sign in the legend, in logical pixels.
const HEIGHT: f32 = 104.0;
const SIGN: f32 = 12.0;

pub fn write(ui: &mut UiBuilder, parent: Entity, session: &ProofSession, is_short: bool) {
    if is_short {
        write_words(ui, parent, session);
        return;
    }
    let node = Node::column()
        .gap(space::XXS)
        .min_height(HEIGHT)
        .stretch()
        .pad_xy(20, space::S)
        .radius(radius::CARD);
    let panel = ui.filled(parent, node, Token::Raised);
    ui.insert(panel, Elevation(2));
    let head = ui.row(panel, space::S);
    ui.part_heading(head, Style::SUBHEAD, "study-proof-now");
    ui.spacer(head);
    let walk = session.walk();
    let last_attack = walk.path().iter().step_by(2).next_back();
    if let Some(attack) = last_attack {
        // After an attack and its answer the stone of the attack is the one before the last.
        let answers = 1 - walk.path().len() % 2;
        let ply = ("ply", (walk.ply() - answers).into());
        let after = ui.locale.text_with(
            "study-proof-after",
            &[ply, ("point", attack.label().into())],
        );
        ui.literal_line(head, Style::LABEL, after);
    }
    write_words(ui, panel, session);
}

fn write_words(ui: &mut UiBuilder, parent: Entity, session: &ProofSession) {
    let walk = session.walk();
    if let Some(tried) = session.tried() {
        let row = ui.row(parent, space::S);
        ui.thinking_indicator(row);
        let text = ui
            .locale
            .text_with("study-proof-judging", &[("point", tried.label().into())]);
        ui.literal_text(row, Style::BODY_BOLD.sized(14.0), text);
        return;
    }
    let reply = session.reply().map(|reply| match reply {
        ProofReply::Answer(sentence) => sentence_text(&ui.locale, sentence),
        ProofReply::Refused(reason) => {
            let reason = refusals::walk_error(&ui.locale, reason);
            ui.locale
                .text_with("study-refused", &[("reason", reason.into())])
        }
        ProofReply::Failed(reason) => {
            let reason = ("reason", reason.as_str().into());
            ui.locale.text_with("study-engine-failed", &[reason])
        }
    });
    if let Some(reply) = reply {
        ui.literal_text(parent, Style::BODY_BOLD.sized(14.0), reply);
    }
    let side = ("side", ui.locale.text(side_id(walk.winner())).into());
    if walk.is_won() {
        let won = ui.locale.text_with("study-side-won", &[side]);
        ui.literal_text(parent, Style::SMALL, won);
        return;
    }
    if session.role() == ProofRole::Attacker {
        let task = ui.locale.text_with("study-proof-find-attack", &[side]);
        ui.literal_text(parent, Style::SMALL.ink(Token::Ink), task);
    }
    let sentences = walk.words();
    if !sentences.is_empty() {
        let words = (sentences.iter()).map(|sentence| sentence_text(&ui.locale, sentence));
        let words = ui.locale.sentences(words);
        ui.literal_text(parent, Style::SMALL, words);
    }
}

/// What the marks on the board mean.
pub fn write_legend(ui: &mut UiBuilder, parent: Entity, walk: &ProofWalk) {
    ui.restyle(parent, |node| node.pad_top(space::XS));
    let defender = (
        "side",
        ui.locale.text(side_id(walk.winner().other())).into(),
    );
    let tries = ui.locale.text_with("study-proof-can-try", &[defender]);
    let signs = [
        (
            ui.locale.text("study-proof-makes-four"),
            Token::Warning,
            true,
        ),
        (tries, Token::Hint, false),
        (ui.locale.text("study-proof-five"), Token::Warning, false),
    ];
    for (text, token, is_diamond) in signs {
        let row = ui.row(parent, space::XS);
        if is_diamond {
            let side = SIGN * std::f32::consts::FRAC_1_SQRT_2 + 1.0;
            let diamond = ui.filled(row, Node::default().square(side).no_shrink(), token);
            let turned = UiTransform::from_rotation(Rot2::degrees(45.0));
            ui.insert(diamond, turned);
        } else {
            let square = Node::default().square(SIGN).border(2).no_shrink();
            let square = ui.node(row, square);
            ui.insert(square, Stroke(token));
        }
        ui.literal_line(row, Style::SMALL, text);
    }
}

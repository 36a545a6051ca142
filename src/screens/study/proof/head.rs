//! What the whole proof says; without one, the button that looks for it.

use crate::screens::wording::sentence::sentence_text;
use crate::screens::wording::side_names::side_id;
use crate::study::ProofRequest;
use crate::theme::{Icon, Token, space};
use crate::widgets::{Look, NodeStyle, Style, UiBuilder};
use bevy::prelude::*;
use narabe_rules::Side;
use narabe_study::proof::{ProofState, ProofWalk};

/// The size of the first sentence, in logical pixels.
const HEADLINE: f32 = 26.0;

/// "Whatever White does, Black has five by move 31." and how many defences were answered.
pub fn write(ui: &mut UiBuilder, parent: Entity, walk: &ProofWalk, is_short: bool) {
    let sentences = walk.headline();
    let mut texts = sentences.iter().map(|one| sentence_text(&ui.locale, one));
    let first = texts.next().unwrap_or_default();
    let rest: Vec<_> = texts.collect();
    let size = if is_short { 18.0 } else { HEADLINE };
    ui.literal_text(parent, Style::SUBHEAD.sized(size), first);
    if rest.is_empty() || is_short {
        return;
    }
    let row = ui.node(parent, Node::line(space::XS).wrap());
    ui.icon(row, Icon::Proof, 16.0, Token::Ink);
    for (index, text) in rest.into_iter().enumerate() {
        let style = match index {
            0 => Style::BODY_BOLD.sized(14.0),
            _ => Style::SMALL,
        };
        ui.literal_text(row, style, text);
    }
}

/// What is known without a proof, and the button that looks for it. A search that found nothing does not say that there
/// is no win.
pub fn write_search(
    ui: &mut UiBuilder,
    parent: Entity,
    state: &ProofState,
    side: Side,
    is_over: bool,
) {
    if is_over {
        ui.localized_text(parent, Style::SMALL, "study-game-over");
        return;
    }
    let side = ("side", ui.locale.text(side_id(side)).into());
    let (text, button) = match state {
        ProofState::Unasked => (
            ui.locale.text_with("study-proof-about", &[side]),
            Some("study-proof-find"),
        ),
        ProofState::Searching => (ui.locale.text_with("study-proof-searching", &[side]), None),
        ProofState::NotFound { nodes } => {
            let nodes = ("nodes", (*nodes).into());
            let text = ui.locale.text_with("study-proof-not-found", &[side, nodes]);
            (text, Some("study-proof-further"))
        }
        ProofState::Failed(fault) => {
            let reason = ("reason", fault.as_str().into());
            (
                ui.locale.text_with("study-engine-failed", &[reason]),
                Some("study-proof-find"),
            )
        }
        ProofState::Found(_) => return,
    };
    ui.literal_text(parent, Style::BODY, text);
    if let Some(id) = button {
        let row = ui.row(parent, space::S);
        let button = ui.button(row, Look::Secondary, Some(Icon::Proof), id);
        ui.write_on(button, ProofRequest::Find);
    }
}

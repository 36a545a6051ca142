//! The proof of the current node: a win by threats as a tree to walk, on either side.

mod actions;
mod board;
mod head;
mod panel;
mod part;
mod stones;
#[cfg(test)]
mod tests;
mod tree;
mod words;

pub use actions::{build as tools, export};

use super::systems::StudyScreenSystems;
use crate::redraw::Redraw;
use crate::screens::lifecycle::AddScreen;
use crate::share::ExportText;
use crate::study::{OpenStudy, StudyMode, StudyProof};
use crate::theme::space;
use crate::widgets::{NodeStyle, Parts, UiBuilder};
use bevy::prelude::*;
use bevy::ui_widgets::ScrollIntoView;
use narabe_rules::Outcome;
use part::{Here, ProofPart, part};

pub(super) fn plugin(app: &mut App) {
    app.add_message::<ExportText>().add_details(
        (fill, scroll, board::show.run_if(owns_board))
            .chain()
            .in_set(StudyScreenSystems),
    );
}

/// Whether the board shows the walk through the proof.
pub(super) fn owns_board(proof: Res<StudyProof>, mode: Res<StudyMode>) -> bool {
    proof.shown_session(&mode).is_some()
}

/// The tab: sentences, tree and threat; in a short column all scroll together.
pub(super) fn build(ui: &mut UiBuilder, column: Entity, width: f32, is_short: bool) {
    if is_short {
        // The scroll bar lies beside the tree.
        let all = Node::column().gap(space::XS).flex().pad_right(space::S);
        let all = ui.scroll(column, all);
        let width = width - space::S;
        part(ui, all, ProofPart::Head { is_short });
        part(ui, all, ProofPart::Panel { is_short });
        part(ui, all, ProofPart::Tree { width });
        return;
    }
    part(ui, column, ProofPart::Head { is_short });
    let tree = ui.scroll(column, Node::column().flex());
    part(ui, tree, ProofPart::Tree { width });
    part(ui, column, ProofPart::Panel { is_short });
    part(ui, column, ProofPart::Legend);
}

fn fill(open: Res<OpenStudy>, proof: Res<StudyProof>, mut parts: Parts<ProofPart>) {
    let position = open.study().position();
    parts.draw(
        |_, _| (proof.last_changed(), position.outcome().is_some()),
        |ui, entity, part, _| match (*part, proof.session()) {
            (ProofPart::Head { is_short }, Some(session)) => {
                head::write(ui, entity, session.walk(), is_short);
            }
            (ProofPart::Head { .. }, None) => {
                let is_over = position.outcome().map(Outcome::winner).is_some();
                let side = position.side_to_move();
                head::write_search(ui, entity, proof.state(), side, is_over);
            }
            (ProofPart::Tree { width }, Some(session)) => tree::write(ui, entity, session, width),
            (ProofPart::Panel { is_short }, Some(session)) => {
                panel::write(ui, entity, session, is_short);
            }
            (ProofPart::Legend, Some(session)) => panel::write_legend(ui, entity, session.walk()),
            (ProofPart::Tools { width, has_export }, Some(session)) => {
                actions::write(ui, entity, session, width, has_export);
            }
            (ProofPart::Export, Some(_)) => actions::write_export(ui, entity, true),
            (_, None) => {}
        },
    );
}

/// Scrolls to the node at which the walk stands, once it is laid out.
fn scroll(
    added: Query<Entity, Added<Here>>,
    here: Query<(), With<Here>>,
    mut waiting: Local<Option<Entity>>,
    mut redraw: ResMut<Redraw>,
    mut commands: Commands,
) {
    if let Some(entity) = waiting.take()
        && here.contains(entity)
    {
        commands.trigger(ScrollIntoView { entity });
    }
    if let Some(entity) = added.iter().last() {
        *waiting = Some(entity);
        redraw.next_frame();
    }
}

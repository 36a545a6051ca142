//! Makes a puzzle of the position on the board, or puzzles of the mistakes that the review has found.

use crate::live::GameReview;
use crate::puzzles::{MadeFrom, MakePuzzles, Puzzles};
use crate::redraw::Redraw;
use crate::study::OpenStudy;
use crate::theme::Icon;
use crate::widgets::{Look, NodeStyle, UiBuilder};
use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use narabe_learn::puzzles::{PuzzleDraft, PuzzleId, draft_of_mistake, drafts_of_mistakes};
use narabe_study::review::{Certainty, Label, ReviewedMove};

/// A request to make a puzzle of the position on the board.
#[derive(Message, Debug, Clone, Copy)]
pub struct MakePuzzleHere;

/// A request to make a puzzle of the position before a mistake.
#[derive(Message, Debug, Clone, Copy)]
pub struct MakePuzzleOfMistake {
    /// The number of the move that is the mistake.
    pub ply: usize,
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<MakePuzzleHere>()
        .add_message::<MakePuzzleOfMistake>()
        .add_systems(
            Update,
            (make, make_of_mistake).in_set(super::systems::StudyScreenSystems),
        );
}

fn make_of_mistake(
    mut asked: MessageReader<MakePuzzleOfMistake>,
    open: Res<OpenStudy>,
    review: Res<GameReview>,
    mut requests: MessageWriter<MakePuzzles>,
    mut redraw: ResMut<Redraw>,
) {
    for MakePuzzleOfMistake { ply } in asked.read() {
        let found = review.of(open.game());
        let reviewed = found.and_then(|found| found.moves.get(ply.checked_sub(1)?));
        if let Some(draft) = reviewed.and_then(|one| draft_of_mistake(open.game(), one)) {
            requests.write(MakePuzzles {
                from: MadeFrom::Position,
                drafts: vec![Ok(draft)],
            });
            redraw.next_frame();
        }
    }
}

fn make(
    mut asked: MessageReader<MakePuzzleHere>,
    open: Res<OpenStudy>,
    mut requests: MessageWriter<MakePuzzles>,
    mut redraw: ResMut<Redraw>,
) {
    if asked.read().count() > 0 {
        requests.write(MakePuzzles {
            from: MadeFrom::Position,
            drafts: vec![Ok(PuzzleDraft::of(open.study().position()))],
        });
        redraw.next_frame();
    }
}

/// The button in the header.
pub fn button(ui: &mut UiBuilder, parent: Entity) {
    let button = ui.icon_button(parent, Icon::Learn, "puzzles-make");
    ui.write_on(button, MakePuzzleHere);
}

/// The positions before mistakes of a finished review that are not among the puzzles yet.
pub fn new_drafts(open: &OpenStudy, review: &GameReview, puzzles: &Puzzles) -> Vec<PuzzleDraft> {
    let (done, whole) = review.progress();
    let Some(found) = review.of(open.game()).filter(|_| done == whole) else {
        return Vec::new();
    };
    let is_new = |draft: &PuzzleDraft| {
        let id = PuzzleId::of(&draft.setup);
        !puzzles.is_own(id) && Puzzles::shipped().puzzle(id).is_none()
    };
    let mut drafts = drafts_of_mistakes(open.game(), found);
    drafts.retain(is_new);
    drafts
}

/// Whether the position before a mistake may become a puzzle: a win that is proven was missed, or a proven loss could be held.
pub fn may_be_puzzle(reviewed: &ReviewedMove) -> bool {
    reviewed.label.is_some_and(Label::is_mistake) && reviewed.certainty == Certainty::Proven
}

/// The button that makes a puzzle of the position before a mistake.
pub fn mistake_button(ui: &mut UiBuilder, parent: Entity, ply: usize) {
    let label = ui.locale.text("puzzles-make");
    let (icon, key) = (Some(Icon::Learn), "study-make-puzzle");
    let button = ui.button_called(parent, Look::Soft, icon, &label, key);
    ui.restyle(button, |node| node.no_shrink().align_self(AlignSelf::Start));
    ui.write_on(button, MakePuzzleOfMistake { ply });
}

/// The button below the mistakes; none if they are all puzzles, or none can be one.
pub fn review_button(ui: &mut UiBuilder, parent: Entity, count: usize) {
    if count == 0 {
        return;
    }
    let label = ui
        .locale
        .text_of("puzzles-make-of-mistakes", "count", count);
    let icon = Some(Icon::Learn);
    let key = "puzzles-make-of-mistakes";
    let button = ui.button_called(parent, Look::Secondary, icon, &label, key);
    ui.restyle(button, |node| node.no_shrink().align_self(AlignSelf::Start));
    ui.on(
        button,
        |_: On<Activate>,
         open: Res<OpenStudy>,
         review: Res<GameReview>,
         puzzles: Res<Puzzles>,
         mut requests: MessageWriter<MakePuzzles>,
         mut redraw: ResMut<Redraw>| {
            let drafts = new_drafts(&open, &review, &puzzles);
            requests.write(MakePuzzles {
                from: MadeFrom::Review,
                drafts: drafts.into_iter().map(Ok).collect(),
            });
            redraw.next_frame();
        },
    );
}

//! Makes a puzzle of the position on the board, or puzzles of the mistakes that the review has found.

use crate::live::GameReview;
use crate::puzzles::{MadeFrom, MakePuzzles, Puzzles};
use crate::redraw::Redraw;
use crate::study::OpenStudy;
use crate::theme::Icon;
use crate::widgets::{Look, NodeStyle, UiBuilder};
use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use narabe_learn::puzzles::{PuzzleDraft, PuzzleId, drafts_of_mistakes};

/// A request to make a puzzle of the position on the board.
#[derive(Message, Debug, Clone, Copy)]
pub struct MakePuzzleHere;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<MakePuzzleHere>()
        .add_systems(Update, make.in_set(super::systems::StudyScreenSystems));
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

//! The question what becomes of a position without a task that was opened among the puzzles: a puzzle, a study, or a position to set
//! up.

use crate::puzzles::{MadeFrom, MakePuzzles, PuzzleRequest};
use crate::redraw::Redraw;
use crate::screens::diagram::{Diagram, DiagramPainter};
use crate::screens::lifecycle::AddScreen;
use crate::share::PositionFound;
use crate::state::{Go, Screen};
use crate::study::{PositionRequest, StudyRequest};
use crate::theme::{Icon, Token, space};
use crate::widgets::{CloseDialog, CloseDialogSystems, Look, NodeStyle, Style, UiBuilder};
use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use narabe_learn::puzzle_session::PackShown;
use narabe_learn::puzzles::PuzzleDraft;
use narabe_rules::{Point, Setup};

/// The side of the diagram, in logical pixels, and where there is little room.
const BOARD: f32 = 240.0;
const SMALL_BOARD: f32 = 150.0;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<PositionFound>()
        .add_details(ask.after(CloseDialogSystems));
}

fn ask(
    mut found: MessageReader<PositionFound>,
    mut painter: DiagramPainter,
    mut ui: UiBuilder,
    mut redraw: ResMut<Redraw>,
) {
    let Some(found) = found.read().last() else {
        return;
    };
    redraw.next_frame();
    let ui = &mut ui;
    let title = ui.locale.text("puzzles-position");
    let text = ui.locale.text("puzzles-position-text");
    let parts = ui.dialog(&title, Some(&text));
    let place = ui.node(parts.body, Node::row().justify_center().stretch());
    diagram(ui, &mut painter, place, found);
    let doubts = found.doubts.len();
    let doubtful = (doubts > 0).then(|| {
        ui.locale
            .text_of("puzzles-position-doubts", "count", doubts)
    });
    for line in found.lost.iter().cloned().chain(doubtful) {
        ui.literal_text(parts.body, Style::SMALL.ink(Token::Ink2), line);
    }
    let column = ui.node(parts.body, Node::column().gap(space::XS).stretch());
    let setup = Setup::from(found.study.position());
    let choice = |ui: &mut UiBuilder, icon, id| {
        let button = ui.button(column, Look::Soft, Some(icon), id);
        ui.restyle(button, |node| {
            node.stretch().justify_content(JustifyContent::Start)
        });
        button
    };
    let make = choice(ui, Icon::Learn, "puzzles-position-make");
    make_on(ui, make, found);
    let study = choice(ui, Icon::Review, "puzzles-position-study");
    ui.send_on(study, StudyRequest::Open(found.study.clone()));
    ui.write_on(study, Go::To(Screen::Study));
    let set_up = choice(ui, Icon::Edit, "puzzles-position-set-up");
    ui.send_on(set_up, set_up_request(setup, &found.doubts));
    ui.write_on(set_up, Go::To(Screen::PositionSetup));
    ui.cancel(parts.actions);
}

/// The stones on the whole board.
fn diagram(
    ui: &mut UiBuilder,
    painter: &mut DiagramPainter,
    place: Entity,
    PositionFound { study, .. }: &PositionFound,
) {
    let position = study.position();
    let size = position.size();
    let mut diagram = Diagram::centred(size, size.get());
    diagram.stones = position.stones().collect();
    let side = if ui.layout.is_low() || ui.layout.is_phone() {
        SMALL_BOARD
    } else {
        BOARD
    };
    let spoken = ui.locale.text("puzzles-position");
    painter.spawn(
        ui,
        place,
        &diagram,
        side / f32::from(size.get()),
        Some(&spoken),
    );
}

/// Makes a puzzle of the position, if the solver finds a task in it, among the person's own.
fn make_on(ui: &mut UiBuilder, button: Entity, found: &PositionFound) {
    let draft = PuzzleDraft::of(found.study.position());
    ui.on(
        button,
        move |_: On<Activate>,
              mut makes: MessageWriter<MakePuzzles>,
              mut requests: MessageWriter<PuzzleRequest>,
              mut close: MessageWriter<CloseDialog>| {
            makes.write(MakePuzzles {
                from: MadeFrom::Position,
                drafts: vec![Ok(draft.clone())],
            });
            requests.write(PuzzleRequest::ShowPack(PackShown::Own));
            close.write_default();
        },
    );
}

fn set_up_request(setup: Setup, doubts: &[Point]) -> PositionRequest {
    let setup = Box::new(setup);
    if doubts.is_empty() {
        PositionRequest::Open(setup)
    } else {
        let doubts = doubts.to_vec();
        PositionRequest::OpenRead { setup, doubts }
    }
}

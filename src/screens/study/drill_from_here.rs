//! The way from the study into a drill of the branch at the current node.

use crate::drill::DrillRequest;
use crate::redraw::Redraw;
use crate::screens::lifecycle::AddScreen;
use crate::screens::wording::side_names::side_id;
use crate::study::{OpenStudy, StudySystems};
use crate::theme::Icon;
use crate::widgets::{CloseDialog, CloseDialogSystems, Picked, UiBuilder};
use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use narabe_rules::Side;

/// Asks for the side to drill in the branch at the current node.
#[derive(Message, Debug, Clone, Copy, Default)]
pub struct AskDrill;

/// The side that is picked in the dialog.
#[derive(Resource, Debug, Clone, Copy)]
struct DrillSide(Side);

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(DrillSide(Side::Black))
        .add_message::<AskDrill>()
        .add_details(ask.after(StudySystems).after(CloseDialogSystems));
}

/// The button in the header.
pub fn button(ui: &mut UiBuilder, parent: Entity) {
    let button = ui.icon_button(parent, Icon::Retry, "drill-from-here");
    ui.write_on(button, AskDrill);
}

fn ask(
    mut requests: MessageReader<AskDrill>,
    open: Res<OpenStudy>,
    mut side: ResMut<DrillSide>,
    mut ui: UiBuilder,
    mut redraw: ResMut<Redraw>,
) {
    if requests.read().count() == 0 {
        return;
    }
    redraw.next_frame();
    side.0 = open.study().position().side_to_move();
    let [title, text] = ["drill-from-here", "drill-about"].map(|id| ui.locale.text(id));
    let parts = ui.dialog(&title, Some(&text));
    let sides = Side::ALL.map(side_id);
    let picked = Side::ALL.iter().position(|of| *of == side.0);
    let group = ui.segments_of(parts.body, "drill-side", &sides, picked.unwrap_or_default());
    ui.on(group, |picked: On<Picked>, mut side: ResMut<DrillSide>| {
        side.0 = Side::ALL.get(picked.index).copied().unwrap_or(side.0);
    });
    let start = ui.cancel_or(parts.actions, Some(Icon::Play), "drill-start");
    ui.on(
        start,
        |_: On<Activate>,
         side: Res<DrillSide>,
         mut requests: MessageWriter<DrillRequest>,
         mut close: MessageWriter<CloseDialog>| {
            requests.write(DrillRequest::Begin(side.0));
            close.write_default();
        },
    );
}

//! Play by a single switch: the controls of the screen are marked one after the other, and the switch chooses the marked
//! one. On a board it chooses a row first and then a point of it.

mod mark;
mod targets;

use self::mark::{Act, Scan};
use self::targets::{Target, Targets};
use super::pressed::{PressSystems, Pressed};
use super::switch::SwitchPressed;
use crate::board::{BoardCursor, BoardId};
use crate::redraw::Redraw;
use crate::settings::Settings;
use crate::widgets::{AssistiveActions, Scanned};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::time::Real;
use std::time::Duration;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Scan>()
        .add_message::<SwitchPressed>()
        .add_systems(Update, scan.in_set(PressSystems));
}

fn scan(
    settings: Res<Settings>,
    time: Res<Time<Real>>,
    targets: Targets,
    mut pressed: MessageReader<SwitchPressed>,
    mut scan: ResMut<Scan>,
    mut assist: AssistiveActions,
    mut presses: MessageWriter<Pressed>,
    mut shown: MarkShown,
    mut redraw: ResMut<Redraw>,
) {
    if !settings.single_switch {
        if *scan != Scan::default() {
            *scan = Scan::default();
            shown.clear();
        }
        return;
    }
    let now = time.elapsed();
    let interval = Duration::from_millis(settings.scan_ms.into());
    let found = targets.read();
    scan.settle(&found, now);
    for _ in pressed.read() {
        match scan.choose(&found, now) {
            Some(Act::Press(entity)) => assist.press(entity),
            Some(Act::Slide(entity, value)) => assist.slide(entity, value),
            Some(Act::Play(board, point)) => _ = presses.write(Pressed { board, point }),
            None => {}
        }
        redraw.next_frame();
    }
    if scan.is_due(now, interval) {
        scan.advance(&found, now);
        redraw.next_frame();
    }
    shown.show(&scan, &found, &mut assist);
    redraw.after(scan.left(now, interval));
}

/// What shows the mark: the brackets of a control, the cursor of a board.
#[derive(SystemParam)]
struct MarkShown<'w, 's> {
    scanned: ResMut<'w, Scanned>,
    cursors: Query<'w, 's, (&'static BoardId, &'static mut BoardCursor)>,
}

impl MarkShown<'_, '_> {
    fn clear(&mut self) {
        self.scanned.set_if_neq(Scanned(None));
        for (_, mut cursor) in &mut self.cursors {
            cursor.set_if_neq(BoardCursor::default());
        }
    }

    fn show(&mut self, scan: &Scan, found: &[Target], assist: &mut AssistiveActions) {
        let control = scan.control(found);
        if self.scanned.set_if_neq(Scanned(control))
            && let Some(control) = control
        {
            assist.mark(control);
        }
        let marked = scan.on_board(found);
        for (board, mut cursor) in &mut self.cursors {
            let here = marked.filter(|(marked, ..)| marked == board);
            if here.is_some() || cursor.row.is_some() {
                cursor.set_if_neq(BoardCursor {
                    row: here.map(|(_, row, _)| row),
                    key: here.and_then(|(.., point)| point),
                    ..default()
                });
            }
        }
    }
}

//! A press on a notification of the desktop brings the window to the front.

use super::raise::RaiseWindow;
use crate::live::loop_waker;
use crate::redraw::Redraw;
use crate::session_bus::SessionBus;
use bevy::prelude::*;
use bevy::winit::EventLoopProxyWrapper;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SessionBus>()
        .add_systems(Startup, wake_by_presses)
        .add_systems(Update, answer_presses);
}

fn wake_by_presses(bus: Res<SessionBus>, proxy: Option<Res<EventLoopProxyWrapper>>) {
    if let Some(proxy) = proxy {
        bus.presses().wake_by(loop_waker(&proxy));
    }
}

fn answer_presses(
    bus: Res<SessionBus>,
    mut raise: MessageWriter<RaiseWindow>,
    mut redraw: ResMut<Redraw>,
) {
    if bus.presses().take() {
        raise.write(RaiseWindow);
        // What raises it may have had its turn in this frame.
        redraw.next_frame();
    }
}

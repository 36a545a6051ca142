//! The settings of online play that few players need.

use super::row::Setting::{self, *};
use super::row::field;
use crate::app::redraw::Redraw;
use crate::app::settings::Settings;
use crate::app::theme::Icon;
use crate::app::widgets::{Kit, Look, NodeStyle};
use bevy::prelude::*;
use bevy::ui_widgets::Activate;

/// The text of a setting whose text is an address, in characters at most.
pub const ADDRESS: usize = 200;

/// Settings that few players need.
const ADVANCED: &[Setting] = &[
    Line("settings-stun", ADDRESS, field!(stun)),
    Line("settings-turn", ADDRESS, field!(turn)),
    Line("settings-turn-user", ADDRESS, field!(turn_user)),
    Line("settings-turn-password", ADDRESS, field!(turn_password)),
];

/// A group that is hidden until its button is pressed.
pub fn advanced(kit: &mut Kit, parent: Entity, settings: &Settings) {
    let button = kit.button(parent, Look::Quiet, Some(Icon::Down), "settings-advanced");
    kit.restyle(button, |node| node.align_self(AlignSelf::Start));
    let folded = kit.node(parent, Node::column().no_shrink().display(Display::None));
    kit.on(
        button,
        move |_: On<Activate>, mut nodes: Query<&mut Node>, mut redraw: ResMut<Redraw>| {
            if let Ok(mut node) = nodes.get_mut(folded) {
                node.display = match node.display {
                    Display::None => Display::Flex,
                    _ => Display::None,
                };
                redraw.next_frame();
            }
        },
    );
    for setting in ADVANCED {
        setting.build(kit, folded, settings);
    }
}

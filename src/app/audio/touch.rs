//! The controls' own sounds: a tick for a button, wood for a switch.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, Checkbox, ValueChange};

use super::cue::Cue;
use crate::app::widgets::Picked;

/// A control was touched.
#[derive(Message, Debug, Clone, Copy, PartialEq)]
pub struct Touch(pub Cue);

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Touch>()
        .add_observer(press)
        .add_observer(pick)
        .add_observer(switch);
}

fn press(_: On<Activate>, mut touches: MessageWriter<Touch>) {
    touches.write(Touch(Cue::Button));
}

fn pick(_: On<Picked>, mut touches: MessageWriter<Touch>) {
    touches.write(Touch(Cue::Button));
}

/// Radio buttons report their values as well, but only switches sound like one.
fn switch(
    change: On<ValueChange<bool>>,
    switches: Query<(), With<Checkbox>>,
    mut touches: MessageWriter<Touch>,
) {
    if switches.contains(change.source) {
        touches.write(Touch(if change.value {
            Cue::SwitchOn
        } else {
            Cue::SwitchOff
        }));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn heard(app: &App) -> Vec<Cue> {
        let touches = app.world().resource::<Messages<Touch>>();
        touches
            .iter_current_update_messages()
            .map(|touch| touch.0)
            .collect()
    }

    #[test]
    fn controls_are_heard_and_radio_buttons_once() {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, plugin));
        let world = app.world_mut();
        let (switch, radio) = (world.spawn(Checkbox).id(), world.spawn_empty().id());
        for source in [switch, radio] {
            world.trigger(ValueChange {
                source,
                value: true,
                is_final: true,
            });
        }
        world.trigger(ValueChange {
            source: switch,
            value: false,
            is_final: true,
        });
        world.trigger(Picked {
            entity: radio,
            index: 0,
        });
        world.trigger(Activate { entity: radio });
        assert_eq!(
            heard(&app),
            [Cue::SwitchOn, Cue::SwitchOff, Cue::Button, Cue::Button]
        );
    }
}

//! The sounds of the controls: a tick for a button, wood for a switch.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, Checkbox, ValueChange};

use super::cue::Cue;
use crate::widgets::Picked;

/// A control was used.
#[derive(Message, Debug, Clone, Copy, PartialEq)]
pub struct ControlSound(pub Cue);

pub(super) fn plugin(app: &mut App) {
    app.add_message::<ControlSound>()
        .add_observer(press)
        .add_observer(pick)
        .add_observer(switch);
}

fn press(_: On<Activate>, mut control_sounds: MessageWriter<ControlSound>) {
    control_sounds.write(ControlSound(Cue::Button));
}

fn pick(_: On<Picked>, mut control_sounds: MessageWriter<ControlSound>) {
    control_sounds.write(ControlSound(Cue::Button));
}

/// Radio buttons report values too, but only switches have this sound.
fn switch(
    change: On<ValueChange<bool>>,
    switches: Query<(), With<Checkbox>>,
    mut control_sounds: MessageWriter<ControlSound>,
) {
    if switches.contains(change.source) {
        control_sounds.write(ControlSound(if change.value {
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
        let control_sounds = app.world().resource::<Messages<ControlSound>>();
        control_sounds
            .iter_current_update_messages()
            .map(|sound| sound.0)
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

//! Actions of screen readers: focus a control, press it, move a slider. On the desktop they arrive as AccessKit action
//! requests, in a browser as events of the elements that mirror the controls; both use [`AssistiveActions`].
//!
//! A request may name a control that was replaced meanwhile, when its screen was rebuilt. It is meant for the control with the same
//! key.

use super::focus_key::FocusKey;
use accesskit::{Action, Role};
use bevy::a11y::ActionRequest;
use bevy::ecs::system::SystemParam;
use bevy::input_focus::{FocusCause, InputFocus, InputFocusSystems, InputFocusVisible};
use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::{
    Activate, Button, Checkbox, RadioButton, RadioGroup, ScrollIntoView, SetSliderValue, Slider,
    SliderValueChange, ToggleChecked, ValueChange,
};

/// The accessibility node of a control: its role, its name, and the actions it supports.
pub(super) fn accessibility_node(role: Role, label: &str) -> accesskit::Node {
    let mut node = accesskit::Node::new(role);
    node.set_label(label);
    node.add_action(Action::Focus);
    match role {
        Role::Button | Role::Switch | Role::RadioButton => node.add_action(Action::Click),
        Role::Slider => {
            node.add_action(Action::Increment);
            node.add_action(Action::Decrement);
        }
        _ => {}
    }
    node
}

/// The frames in which a request for a replaced control may still arrive: one until the new controls are known outside, one until the
/// request is read.
const FRAMES_TO_ARRIVE: u8 = 2;

/// The controls that were despawned of late.
#[derive(Resource, Debug, Default)]
pub struct ReplacedControls(Vec<ReplacedControl>);

#[derive(Debug)]
struct ReplacedControl {
    entity: Entity,
    key: FocusKey,
    frames: u8,
}

impl ReplacedControls {
    /// Forgets all: another screen has taken the place of theirs, where the same key is another control.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// Forgets those for which no request can arrive any more.
    fn age(&mut self) {
        self.0.retain_mut(|replaced| {
            replaced.frames += 1;
            replaced.frames <= FRAMES_TO_ARRIVE
        });
    }
}

type Free<T> = (With<T>, Without<InteractionDisabled>);

/// Performs actions on controls for a screen reader.
#[derive(SystemParam)]
pub struct AssistiveActions<'w, 's> {
    buttons: Query<'w, 's, (), Free<Button>>,
    switches: Query<'w, 's, (), Free<Checkbox>>,
    radios: Query<'w, 's, (), Free<RadioButton>>,
    sliders: Query<'w, 's, (), Free<Slider>>,
    choices: Query<'w, 's, (), With<RadioGroup>>,
    parents: Query<'w, 's, &'static ChildOf>,
    all: Query<'w, 's, ()>,
    keys: Query<'w, 's, (Entity, &'static FocusKey)>,
    replaced: Res<'w, ReplacedControls>,
    focus: ResMut<'w, InputFocus>,
    visible: ResMut<'w, InputFocusVisible>,
    commands: Commands<'w, 's>,
}

impl AssistiveActions<'_, '_> {
    /// Focuses a control; for an option, its choice.
    pub fn focus_control(&mut self, entity: Entity) {
        let entity = self.current(entity);
        let entity = self.choice_of(entity).unwrap_or(entity);
        if self.all.contains(entity) {
            self.focus.set(entity, FocusCause::Navigated);
            self.visible.0 = true;
        }
    }

    /// Clears the focus if this control has it.
    pub fn clear_focus(&mut self, entity: Entity) {
        if self.focus.get() == Some(entity) {
            self.focus.clear();
        }
    }

    pub fn press(&mut self, entity: Entity) {
        let entity = self.current(entity);
        if self.buttons.contains(entity) {
            self.commands.trigger(Activate { entity });
        } else if self.switches.contains(entity) {
            self.commands.trigger(ToggleChecked { entity });
        } else if let Some(source) = self.choice_of(entity) {
            self.commands.trigger(ValueChange {
                source,
                value: entity,
                is_final: true,
            });
        }
    }

    /// Focuses what a single switch would choose, and scrolls it into sight.
    pub fn mark(&mut self, entity: Entity) {
        self.focus_control(entity);
        self.commands.trigger(ScrollIntoView { entity });
    }

    /// Moves a slider to a value.
    pub fn slide(&mut self, entity: Entity, value: f32) {
        let entity = self.current(entity);
        if self.sliders.contains(entity) {
            let change = SliderValueChange::Absolute(value);
            self.commands.trigger(SetSliderValue { entity, change });
        }
    }

    /// Moves a slider by a number of steps.
    fn turn(&mut self, entity: Entity, steps: f32) {
        let entity = self.current(entity);
        if self.sliders.contains(entity) {
            let change = SliderValueChange::RelativeStep(steps);
            self.commands.trigger(SetSliderValue { entity, change });
        }
    }

    /// The control itself, or the one that has replaced it.
    fn current(&self, entity: Entity) -> Entity {
        let mut replaced = self.replaced.0.iter();
        let key = replaced.find(|replaced| replaced.entity == entity);
        let control = key.and_then(|replaced| {
            let mut keys = self.keys.iter();
            keys.find(|(_, key)| **key == replaced.key)
        });
        control.map_or(entity, |(control, _)| control)
    }

    /// The choice that an option belongs to.
    fn choice_of(&self, option: Entity) -> Option<Entity> {
        let mut above =
            (self.parents).iter_ancestors(self.radios.contains(option).then_some(option)?);
        above.find(|above| self.choices.contains(*above))
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ReplacedControls>()
        .add_message::<ActionRequest>()
        .add_observer(remember_replaced)
        .add_systems(
            PreUpdate,
            handle_requests.before(InputFocusSystems::Dispatch),
        )
        .add_systems(First, |mut replaced: ResMut<ReplacedControls>| {
            replaced.age();
        });
}

fn remember_replaced(
    gone: On<Remove, FocusKey>,
    keys: Query<&FocusKey>,
    mut replaced: ResMut<ReplacedControls>,
) {
    if let Ok(key) = keys.get(gone.entity) {
        let (entity, key) = (gone.entity, key.clone());
        let frames = 0;
        replaced.0.push(ReplacedControl {
            entity,
            key,
            frames,
        });
    }
}

fn handle_requests(mut asked: MessageReader<ActionRequest>, mut assist: AssistiveActions) {
    for ActionRequest(asked) in asked.read() {
        let Some(entity) = Entity::try_from_bits(asked.target_node.0) else {
            continue;
        };
        match asked.action {
            Action::Focus => assist.focus_control(entity),
            Action::Click => assist.press(entity),
            Action::Increment => assist.turn(entity, 1.0),
            Action::Decrement => assist.turn(entity, -1.0),
            _ => {}
        }
    }
}

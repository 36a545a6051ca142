//! Presses that end before the next frame.
//!
//! On a slow machine, or while a screen is being built, a click or tap may begin and end between two frames. Controls
//! would miss it, because a released touch is over nothing. So the release is delayed by one frame.

use crate::redraw::Redraw;
use bevy::ecs::message::MessageCursor;
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::picking::PickingSystems;
use bevy::picking::pointer::{PointerAction, PointerId, PointerInput};
use bevy::platform::collections::HashSet;
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    // Picking reads touches before this, and again at the end of the frame to remove released ones.
    app.add_systems(
        First,
        (delay_release::<PointerInput>, delay_release::<TouchInput>)
            .after(PickingSystems::Input)
            .before(PickingSystems::PostInput),
    );
}

/// A message of presses and releases.
trait PressMessage: Message + Clone {
    /// Identifies the pointer.
    type Id: Eq + std::hash::Hash;

    /// The pointer pressed by this message, if any.
    fn pressed(&self) -> Option<Self::Id>;

    /// The pointer released by this message, if any.
    fn released(&self) -> Option<Self::Id>;

    /// The same message without press or release.
    fn without_press(&self) -> Self;
}

impl PressMessage for PointerInput {
    type Id = (PointerId, PointerButton);

    fn pressed(&self) -> Option<Self::Id> {
        match self.action {
            PointerAction::Press(button) => Some((self.pointer_id, button)),
            _ => None,
        }
    }

    fn released(&self) -> Option<Self::Id> {
        match self.action {
            PointerAction::Release(button) => Some((self.pointer_id, button)),
            _ => None,
        }
    }

    fn without_press(&self) -> Self {
        let action = PointerAction::Move { delta: Vec2::ZERO };
        Self::new(self.pointer_id, self.location.clone(), action)
    }
}

impl PressMessage for TouchInput {
    type Id = u64;

    fn pressed(&self) -> Option<u64> {
        (self.phase == TouchPhase::Started).then_some(self.id)
    }

    fn released(&self) -> Option<u64> {
        (self.phase == TouchPhase::Ended).then_some(self.id)
    }

    fn without_press(&self) -> Self {
        Self {
            phase: TouchPhase::Moved,
            ..*self
        }
    }
}

/// Delays each release whose press is in the same frame.
fn delay_release<T: PressMessage>(
    mut messages: ResMut<Messages<T>>,
    mut cursor: Local<MessageCursor<T>>,
    mut held: Local<Vec<T>>,
    mut redraw: ResMut<Redraw>,
) {
    let due = std::mem::take(&mut *held);
    let mut begun = HashSet::new();
    for message in cursor.read_mut(&mut messages) {
        begun.extend(message.pressed());
        if message.released().is_some_and(|id| begun.contains(&id)) {
            let unpressed = message.without_press();
            held.push(std::mem::replace(message, unpressed));
        }
    }
    messages.write_batch(due);
    // Delayed messages are not delayed again.
    cursor.clear(&messages);
    if !held.is_empty() {
        redraw.next_frame();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::camera::NormalizedRenderTarget;
    use bevy::picking::backend::{HitData, PointerHits};
    use bevy::picking::input::PointerInputPlugin;
    use bevy::picking::pointer::PointerLocation;
    use bevy::picking::{InteractionPlugin, PickingPlugin};
    use bevy::ui_widgets::{Activate, Button, ButtonPlugin};
    use bevy::window::{PrimaryWindow, WindowEvent};

    #[derive(Resource, Default)]
    struct Activated(usize);

    fn window_with_a_button() -> (App, Entity) {
        let mut app = App::new();
        app.add_plugins(MinimalPlugins)
            .add_plugins((
                PointerInputPlugin,
                PickingPlugin,
                InteractionPlugin,
                ButtonPlugin,
            ))
            .add_message::<WindowEvent>()
            .add_message::<TouchInput>()
            .init_resource::<Redraw>()
            .init_resource::<Activated>()
            .add_plugins(plugin)
            .add_systems(PreUpdate, hit.in_set(PickingSystems::Backend))
            .add_observer(|_: On<Activate>, mut activated: ResMut<Activated>| activated.0 += 1);
        let window = (Window::default(), PrimaryWindow);
        let window = app.world_mut().spawn(window).id();
        app.world_mut().spawn(Button);
        app.update();
        (app, window)
    }

    /// Every pointer is over the button.
    fn hit(
        pointers: Query<(&PointerId, &PointerLocation)>,
        buttons: Query<Entity, With<Button>>,
        mut hits: MessageWriter<PointerHits>,
    ) {
        for (pointer, location) in &pointers {
            if location.location().is_some() {
                let data = HitData::new(Entity::PLACEHOLDER, 0.0, None, None);
                let picks = buttons.iter().map(|slot| (slot, data.clone())).collect();
                hits.write(PointerHits::new(*pointer, picks, 0.0));
            }
        }
    }

    fn touch(app: &mut App, window: Entity, phase: TouchPhase) {
        let touch = TouchInput {
            phase,
            position: Vec2::splat(10.0),
            window,
            force: None,
            id: 1,
        };
        app.world_mut()
            .write_message(WindowEvent::TouchInput(touch));
        app.world_mut().write_message(touch);
    }

    fn fingers(app: &mut App) -> usize {
        let mut pointers = app.world_mut().query::<&PointerId>();
        let count = |pointer: &&PointerId| pointer.is_touch();
        pointers.iter(app.world()).filter(count).count()
    }

    #[test]
    fn bug_a_tap_within_one_frame_was_lost() {
        let (mut app, window) = window_with_a_button();
        for taps in 1..=3 {
            touch(&mut app, window, TouchPhase::Started);
            touch(&mut app, window, TouchPhase::Ended);
            app.update();
            assert!(app.world().resource::<Redraw>().is_requested());
            app.update();
            assert_eq!(app.world().resource::<Activated>().0, taps);
            assert_eq!(fingers(&mut app), 0, "the finger is gone");
        }
    }

    #[test]
    fn a_slow_tap_is_as_before() {
        let (mut app, window) = window_with_a_button();
        touch(&mut app, window, TouchPhase::Started);
        app.update();
        assert_eq!(fingers(&mut app), 1);
        touch(&mut app, window, TouchPhase::Ended);
        app.update();
        assert_eq!(app.world().resource::<Activated>().0, 1);
        assert_eq!(fingers(&mut app), 0);
    }

    #[test]
    fn a_click_within_one_frame_counts() {
        let (mut app, window) = window_with_a_button();
        let location = bevy::picking::pointer::Location {
            target: NormalizedRenderTarget::Window(
                bevy::window::WindowRef::Primary
                    .normalize(Some(window))
                    .expect("a window"),
            ),
            position: Vec2::splat(10.0),
        };
        let act = |action| PointerInput::new(PointerId::Mouse, location.clone(), action);
        for action in [
            PointerAction::Press(PointerButton::Primary),
            PointerAction::Release(PointerButton::Primary),
        ] {
            app.world_mut().write_message(act(action));
        }
        app.update();
        app.update();
        assert_eq!(app.world().resource::<Activated>().0, 1);
    }
}

//! The focus while a dialog is open: it stays inside, and goes back to where it was.

use super::dialog::{Dialog, DialogActions, DialogOpen, watch};
use super::focus_key::FocusKey;
use super::kept_focus::KeepFocusSystems;
use bevy::input_focus::{FocusCause, InputFocus};
use bevy::prelude::*;

/// The control that has the focus while no dialog is open, with its key: rebuilt screens have a new control of that key.
#[derive(Debug, Clone, Default)]
struct FocusBelow(Option<(Entity, Option<FocusKey>)>);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        (
            return_focus.before(watch).before(KeepFocusSystems),
            hold_focus.after(KeepFocusSystems),
        ),
    );
}

/// Keeps the focus inside an open dialog: if none of its controls has it, the first button gets it. Otherwise Tab would
/// move through the screen below.
fn hold_focus(
    dialogs: Query<(), With<Dialog>>,
    rows: Query<&Children, With<DialogActions>>,
    parents: Query<&ChildOf>,
    focus: Option<ResMut<InputFocus>>,
) {
    let (Some(mut focus), false) = (focus, dialogs.is_empty()) else {
        return;
    };
    let is_inside = focus.get().is_some_and(|entity| {
        parents
            .iter_ancestors(entity)
            .any(|above| dialogs.contains(above))
    });
    if is_inside {
        return;
    }
    if let Some(first) = rows.iter().flatten().copied().next() {
        focus.set(first, FocusCause::Navigated);
    }
}

/// Gives the focus back when the last dialog has closed, unless something else has it already.
fn return_focus(
    dialogs: Query<(), With<Dialog>>,
    was_open: Res<DialogOpen>,
    all: Query<()>,
    keys: Query<(Entity, &FocusKey)>,
    focus: Option<ResMut<InputFocus>>,
    mut below: Local<FocusBelow>,
) {
    let (Some(mut focus), true) = (focus, dialogs.is_empty()) else {
        return;
    };
    if !was_open.0 && !focus.is_changed() {
        return;
    }
    let is_lost = focus.get().is_none_or(|entity| !all.contains(entity));
    if was_open.0
        && is_lost
        && let Some((entity, key)) = below.0.take()
    {
        let again = || keys.iter().find(|(_, found)| key.as_ref() == Some(found));
        let found = if all.contains(entity) {
            Some(entity)
        } else {
            again().map(|(entity, _)| entity)
        };
        if let Some(entity) = found {
            focus.set(entity, FocusCause::Navigated);
        }
    }
    let key_of = |entity| keys.get(entity).ok().map(|(_, key)| key.clone());
    below.0 = focus.get().map(|entity| (entity, key_of(entity)));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bug_tab_moved_the_focus_out_of_a_dialog() {
        let mut app = App::new();
        app.add_plugins(MinimalPlugins)
            .init_resource::<ButtonInput<KeyCode>>()
            .init_resource::<InputFocus>()
            .add_plugins((super::super::dialog::plugin, plugin));
        let world = app.world_mut();
        let under = world.spawn_empty().id();
        world
            .resource_mut::<InputFocus>()
            .set(under, FocusCause::Navigated);
        let dialog = world.spawn(Dialog).id();
        let row = world.spawn((DialogActions, ChildOf(dialog))).id();
        let [first, main] = [(); 2].map(|()| world.spawn(ChildOf(row)).id());
        app.update();
        let focus = |app: &App| app.world().resource::<InputFocus>().get();
        assert_eq!(focus(&app), Some(first));
        app.world_mut()
            .resource_mut::<InputFocus>()
            .set(main, FocusCause::Navigated);
        app.update();
        assert_eq!(focus(&app), Some(main), "a focus inside the dialog stays");
    }
}

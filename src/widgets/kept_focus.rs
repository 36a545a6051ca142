//! The focus stays where it is when a part of a screen is redrawn: the new control with the key of the old one gets it.
//!
//! This holds for all parts and needs nothing from them but keys that say what a control is for. Where no control of that key comes
//! back, the keyboard focus moves to the control in its place, or else to the nearest one that is left; whoever
//! uses the pointer needs no focus.

use super::dialog::Dialog;
use super::focus_key::FocusKey;
use crate::redraw::Redraw;
use bevy::ecs::entity::Entities;
use bevy::ecs::system::SystemParam;
use bevy::input_focus::tab_navigation::TabIndex;
use bevy::input_focus::{FocusCause, InputFocus, InputFocusSystems, InputFocusVisible};
use bevy::prelude::*;
use bevy::text::{EditableText, TextEdit};
use bevy::ui_widgets::SelectAllOnFocus;

/// So many controls on either side are remembered.
const NEIGHBOURS: usize = 8;
/// A part may be filled in the frame after the one in which it was emptied.
const FRAMES_TO_COME_BACK: u8 = 1;

/// The systems that keep the focus. What looks at the focus in the same frame runs after them.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct KeepFocusSystems;

/// The control that has the focus, and those beside it.
#[derive(Resource, Debug, Default)]
struct KeptFocus {
    control: Option<KeptControl>,
    /// The nearest first, those that follow before those that precede.
    neighbours: Vec<KeptControl>,
    /// What it is in, from the inside out, with the number of the controls before it there.
    parts: Vec<(Entity, usize)>,
    is_in_dialog: bool,
    /// The frames since the control was despawned.
    lost_for: u8,
}

#[derive(Debug, Clone, PartialEq)]
struct KeptControl {
    entity: Entity,
    key: Option<FocusKey>,
}

/// A control that has got the focus back, until it loses it. No area scrolls to it; the text of a field is not selected, or the next
/// letter would replace it all.
#[derive(Component, Debug, Clone, Copy)]
pub struct HasFocusAgain {
    selects_all: bool,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<KeptFocus>().add_systems(
        PostUpdate,
        keep_focus
            .in_set(KeepFocusSystems)
            .before(InputFocusSystems::FocusChangeEvents)
            .run_if(resource_exists::<InputFocusVisible>),
    );
}

/// The controls that there are.
#[derive(SystemParam)]
struct Controls<'w, 's> {
    entities: &'w Entities,
    keys: Query<'w, 's, (Entity, &'static FocusKey)>,
    stops: Query<'w, 's, (), With<TabIndex>>,
    dialogs: Query<'w, 's, (), With<Dialog>>,
    parents: Query<'w, 's, &'static ChildOf>,
    children: Query<'w, 's, &'static Children>,
}

impl Controls<'_, '_> {
    fn root(&self, entity: Entity) -> Entity {
        let above = self.parents.iter_ancestors(entity);
        above.last().unwrap_or(entity)
    }

    fn is_in_dialog(&self, entity: Entity) -> bool {
        let mut above = self.parents.iter_ancestors(entity);
        above.any(|above| self.dialogs.contains(above))
    }

    fn kept(&self, entity: Entity) -> KeptControl {
        let key = self.keys.get(entity).ok().map(|(_, key)| key.clone());
        KeptControl { entity, key }
    }

    /// What is remembered of the control with the focus.
    fn around(&self, entity: Entity) -> KeptFocus {
        KeptFocus {
            control: Some(self.kept(entity)),
            neighbours: self.neighbours(entity),
            parts: self.parts(entity),
            is_in_dialog: self.is_in_dialog(entity),
            lost_for: 0,
        }
    }

    /// The control that is there in the place of one that was.
    fn again(&self, was: &KeptControl, is_in_dialog: bool) -> Option<Entity> {
        if self.entities.contains(was.entity) {
            return Some(was.entity);
        }
        let key = was.key.as_ref()?;
        let mut found = self.keys.iter().filter(|(_, found)| *found == key);
        let found = found.find(|(entity, _)| self.is_in_dialog(*entity) == is_in_dialog);
        found.map(|(entity, _)| entity)
    }

    /// The controls below a node, in the order in which Tab goes through them.
    fn below(&self, node: Entity) -> Vec<Entity> {
        let below = self.children.iter_descendants_depth_first(node);
        below.filter(|below| self.stops.contains(*below)).collect()
    }

    fn parts(&self, entity: Entity) -> Vec<(Entity, usize)> {
        let above = self.parents.iter_ancestors(entity);
        let before = |part| self.below(part).iter().position(|stop| *stop == entity);
        above
            .map(|part| (part, before(part).unwrap_or_default()))
            .collect()
    }

    /// The control that has taken the place of one that does not come back.
    fn substitute(&self, kept: &KeptFocus) -> Option<Entity> {
        let mut parts = kept.parts.iter();
        let part = parts.find(|(part, _)| self.entities.contains(*part));
        let is_inside = |control: &Entity| {
            let mut above = self.parents.iter_ancestors(*control);
            above.any(|above| Some(above) == part.map(|(part, _)| *part))
        };
        let beside = || {
            let beside = kept.neighbours.iter();
            beside.filter_map(|was| self.again(was, kept.is_in_dialog))
        };
        let at_place = || {
            let (part, before) = *part?;
            let stops = self.below(part);
            stops.get(before).or(stops.last()).copied()
        };
        let in_part = beside().find(is_inside);
        in_part.or_else(at_place).or_else(|| beside().next())
    }

    /// The controls beside this one.
    fn neighbours(&self, entity: Entity) -> Vec<KeptControl> {
        let stops = self.below(self.root(entity));
        let Some(at) = stops.iter().position(|stop| *stop == entity) else {
            return Vec::new();
        };
        let beside = (1..=NEIGHBOURS).flat_map(|step| [at.checked_add(step), at.checked_sub(step)]);
        beside
            .filter_map(|index| stops.get(index?))
            .map(|stop| self.kept(*stop))
            .collect()
    }
}

fn keep_focus(
    mut focus: ResMut<InputFocus>,
    visible: Res<InputFocusVisible>,
    controls: Controls,
    again: Query<(Entity, &HasFocusAgain)>,
    mut kept: ResMut<KeptFocus>,
    mut commands: Commands,
    mut redraw: ResMut<Redraw>,
) {
    let focused = focus.get();
    for (control, again) in again.iter().filter(|again| Some(again.0) != focused) {
        let mut control = commands.entity(control);
        control.try_remove::<HasFocusAgain>();
        if again.selects_all {
            control.try_insert(SelectAllOnFocus);
        }
    }
    let Some(entity) = focused else {
        kept.control = None;
        return;
    };
    if controls.entities.contains(entity) {
        let is_same = kept
            .control
            .as_ref()
            .is_some_and(|was| was.entity == entity);
        if !is_same || focus.is_changed() {
            *kept = controls.around(entity);
        }
        return;
    }
    let Some(was) = kept.control.clone().filter(|was| was.entity == entity) else {
        return;
    };
    let is_in_dialog = kept.is_in_dialog;
    if is_in_dialog && controls.dialogs.is_empty() {
        return; // The focus goes back to where it was before the dialog.
    }
    let is_over = kept.lost_for >= FRAMES_TO_COME_BACK;
    if let Some(control) = controls.again(&was, is_in_dialog) {
        *kept = controls.around(control);
        commands.queue(move |world: &mut World| give_focus_back(world, control));
        redraw.next_frame();
    } else if !is_over {
        kept.lost_for += 1;
        redraw.next_frame();
    } else if let Some(control) = controls.substitute(&kept).filter(|_| visible.0) {
        *kept = controls.around(control);
        focus.set(control, FocusCause::Navigated);
        redraw.next_frame();
    } else {
        focus.clear();
    }
}

/// Gives the focus to a control that was there before, in another form. A field that was edited can be edited on at its end.
pub fn give_focus_back(world: &mut World, control: Entity) {
    let Ok(mut entity) = world.get_entity_mut(control) else {
        return;
    };
    if let Some(mut text) = entity.get_mut::<EditableText>() {
        text.queue_edit(TextEdit::TextEnd(false));
    }
    let selects_all = entity.take::<SelectAllOnFocus>().is_some();
    entity.insert(HasFocusAgain { selects_all });
    world
        .resource_mut::<InputFocus>()
        .set(control, FocusCause::Navigated);
}

#[cfg(test)]
mod tests {
    use super::super::scroll;
    use super::*;
    use bevy::input_focus::process_recorded_focus_changes;
    use bevy::ui_widgets::ScrollIntoView;

    /// How often something was scrolled into view.
    #[derive(Resource, Default)]
    struct Scrolls(usize);

    /// An app with these controls in a part; the first one has the focus.
    fn app(keys: &[&str]) -> (App, Entity) {
        let mut app = App::new();
        app.add_plugins(MinimalPlugins)
            .init_resource::<InputFocus>()
            .init_resource::<InputFocusVisible>()
            .init_resource::<Redraw>()
            .add_plugins(plugin);
        let part = app.world_mut().spawn_empty().id();
        let controls = fill(&mut app, part, keys);
        focus(&mut app, controls[0]);
        (app, part)
    }

    fn fill(app: &mut App, part: Entity, keys: &[&str]) -> Vec<Entity> {
        let spawn = |key: &&str| {
            let control = (FocusKey::new(*key), TabIndex(0), ChildOf(part));
            app.world_mut().spawn(control).id()
        };
        keys.iter().map(spawn).collect()
    }

    fn focus(app: &mut App, control: Entity) {
        app.world_mut()
            .resource_mut::<InputFocus>()
            .set(control, FocusCause::Navigated);
        app.update();
    }

    fn empty(app: &mut App, part: Entity) {
        app.world_mut().entity_mut(part).despawn_children();
    }

    fn focused(app: &App) -> Option<String> {
        let focused = app.world().resource::<InputFocus>().get()?;
        let key = app.world().get::<FocusKey>(focused)?;
        Some(key.0.clone())
    }

    #[test]
    fn bug_the_focus_was_lost_when_a_part_was_drawn_anew() {
        let (mut app, part) = app(&["line-2", "line-3"]);
        empty(&mut app, part);
        fill(&mut app, part, &["line-1", "line-2", "line-3"]);
        app.update();
        assert_eq!(focused(&app).as_deref(), Some("line-2"));
    }

    #[test]
    fn bug_a_list_jumped_when_it_was_drawn_again() {
        let (mut app, part) = app(&["line-2"]);
        app.add_plugins(scroll::plugin)
            .add_systems(PostUpdate, process_recorded_focus_changes.after(keep_focus))
            .init_resource::<Scrolls>()
            .add_observer(|_: On<ScrollIntoView>, mut scrolls: ResMut<Scrolls>| scrolls.0 += 1);
        app.world_mut().resource_mut::<InputFocusVisible>().0 = true;
        app.world_mut().entity_mut(part).insert(Node::default());
        let add = |app: &mut App, keys: &[&str]| {
            let controls = fill(app, part, keys);
            for control in &controls {
                app.world_mut().entity_mut(*control).insert(Node::default());
            }
            controls
        };
        empty(&mut app, part);
        add(&mut app, &["line-1", "line-2"]);
        app.update();
        assert_eq!(focused(&app).as_deref(), Some("line-2"));
        assert_eq!(app.world().resource::<Scrolls>().0, 0);
        let next = add(&mut app, &["line-3"])[0];
        focus(&mut app, next);
        assert_eq!(app.world().resource::<Scrolls>().0, 1);
    }

    #[test]
    fn a_part_may_be_filled_a_frame_later() {
        let (mut app, part) = app(&["line-2", "line-3"]);
        empty(&mut app, part);
        app.update();
        fill(&mut app, part, &["line-3", "line-2"]);
        app.update();
        assert_eq!(focused(&app).as_deref(), Some("line-2"));
    }

    #[test]
    fn without_its_control_the_nearest_one_has_the_focus_of_the_keyboard_alone() {
        for (is_visible, wanted) in [(true, Some("line-3")), (false, None)] {
            let (mut app, part) = app(&["line-2", "line-3"]);
            app.world_mut().resource_mut::<InputFocusVisible>().0 = is_visible;
            empty(&mut app, part);
            fill(&mut app, part, &["line-1", "line-3", "line-4"]);
            app.update();
            app.update();
            assert_eq!(focused(&app).as_deref(), wanted);
        }
    }

    #[test]
    fn bug_the_focus_left_a_card_whose_only_button_became_another() {
        let (mut app, page) = app(&["before", "after"]);
        app.world_mut().resource_mut::<InputFocusVisible>().0 = true;
        let card = app.world_mut().spawn(ChildOf(page)).id();
        let cancel = fill(&mut app, card, &["cancel"])[0];
        fill(&mut app, page, &["last"]);
        focus(&mut app, cancel);
        empty(&mut app, card);
        fill(&mut app, card, &["close"]);
        app.update();
        app.update();
        assert_eq!(focused(&app).as_deref(), Some("close"));
        empty(&mut app, card);
        app.update();
        app.update();
        assert_eq!(focused(&app).as_deref(), Some("last"));
    }

    #[test]
    fn a_closed_dialog_gives_its_focus_to_no_control_of_the_same_name() {
        let (mut app, part) = app(&["cancel"]);
        let dialog = app.world_mut().spawn(Dialog).id();
        let controls = fill(&mut app, dialog, &["cancel"]);
        focus(&mut app, controls[0]);
        app.world_mut().entity_mut(dialog).despawn();
        app.update();
        assert_eq!(focused(&app), None);
        assert!(app.world().get::<Children>(part).is_some());
    }

    #[test]
    fn bug_the_next_letter_replaced_a_text_whose_field_was_drawn_anew() {
        let (mut app, part) = app(&["comment"]);
        let other = fill(&mut app, part, &["other"])[0];
        empty(&mut app, part);
        let field = fill(&mut app, part, &["comment"])[0];
        let edited = (EditableText::new("a whole sentence"), SelectAllOnFocus);
        app.world_mut().entity_mut(field).insert(edited);
        app.update();
        assert_eq!(focused(&app).as_deref(), Some("comment"));
        let selects = |app: &App| app.world().get::<SelectAllOnFocus>(field).is_some();
        assert!(!selects(&app));
        let next = fill(&mut app, part, &["next"])[0];
        focus(&mut app, next);
        app.update();
        assert!(selects(&app), "the next one who comes here selects all");
        assert_ne!(next, other);
    }
}

//! Parts of a screen: nodes whose children are drawn again when the content that they show has changed.

use super::focus_key::FocusKey;
use super::kept_focus::give_focus_back;
use super::ui_builder::UiBuilder;
use bevy::ecs::system::SystemParam;
use bevy::input_focus::InputFocus;
use bevy::prelude::*;

/// A node whose children show a content.
pub trait Part: Component {
    /// Everything that decides what the children are, but for the window, the theme and the language: these build the whole screen
    /// again.
    type Content: PartialEq + Send + Sync + 'static;
}

/// The content that the children of a part show; inserted when they are first drawn.
#[derive(Component)]
pub struct Drawn<P: Part>(pub P::Content);

/// The parts of one kind, and the builder that draws them.
#[derive(SystemParam)]
pub struct Parts<'w, 's, P: Part> {
    pub ui: UiBuilder<'w, 's>,
    parts: Query<'w, 's, (Entity, &'static P, Option<&'static mut Drawn<P>>)>,
}

impl<P: Part> Parts<'_, '_, P> {
    /// Whether there is a part that has not been drawn yet.
    pub fn has_new(&self) -> bool {
        self.parts.iter().any(|(.., drawn)| drawn.is_none())
    }

    /// Draws every part whose content differs from what it shows, as [`UiBuilder::redraw`] does.
    pub fn draw(
        &mut self,
        content: impl Fn(&UiBuilder, &P) -> P::Content,
        mut build: impl FnMut(&mut UiBuilder, Entity, &P, &P::Content),
    ) {
        let ui = &mut self.ui;
        for (entity, part, drawn) in &mut self.parts {
            let now = content(ui, part);
            if drawn.as_ref().is_some_and(|drawn| drawn.0 == now) {
                continue;
            }
            ui.redraw(entity, |ui| build(ui, entity, part, &now));
            match drawn {
                Some(mut drawn) => drawn.0 = now,
                None => _ = ui.commands.entity(entity).try_insert(Drawn::<P>(now)),
            }
        }
    }
}

impl UiBuilder<'_, '_> {
    /// Draws the children of a part again. If one of their controls has the focus, the new control with its key gets it, in the same
    /// frame and without scrolling.
    pub fn redraw(&mut self, part: Entity, build: impl FnOnce(&mut Self)) {
        self.commands
            .queue(move |world: &mut World| keep_key(world, part));
        self.commands.entity(part).despawn_children();
        build(self);
        self.commands
            .queue(move |world: &mut World| focus_key(world, part));
    }

    /// Draws some children of a part again, as [`redraw`](Self::redraw) does all: those that are stale go, and what `build` spawns and
    /// returns stands at this index. The other children stay.
    pub fn redraw_rows(
        &mut self,
        part: Entity,
        stale: &[Entity],
        index: usize,
        build: impl FnOnce(&mut Self) -> Vec<Entity>,
    ) -> Vec<Entity> {
        self.commands
            .queue(move |world: &mut World| keep_key(world, part));
        for row in stale {
            self.commands.entity(*row).despawn();
        }
        let rows = build(self);
        self.commands.entity(part).insert_children(index, &rows);
        self.commands
            .queue(move |world: &mut World| focus_key(world, part));
        rows
    }
}

/// The key of the control with the focus in a part that is being drawn.
#[derive(Component)]
struct KeyOfFocus(FocusKey);

fn keep_key(world: &mut World, part: Entity) {
    let focused = world.get_resource::<InputFocus>().and_then(InputFocus::get);
    let Some(focused) = focused else { return };
    let parent = |entity: Entity| world.get::<ChildOf>(entity).map(ChildOf::parent);
    let mut above = std::iter::successors(parent(focused), |above| parent(*above));
    if above.any(|above| above == part)
        && let Some(key) = world.get::<FocusKey>(focused).cloned()
    {
        world.entity_mut(part).insert(KeyOfFocus(key));
    }
}

fn focus_key(world: &mut World, part: Entity) {
    let kept = world.get_entity_mut(part).ok();
    let Some(KeyOfFocus(key)) = kept.and_then(|mut part| part.take()) else {
        return;
    };
    let mut below = vec![part];
    while let Some(entity) = below.pop() {
        if world.get::<FocusKey>(entity) == Some(&key) {
            return give_focus_back(world, entity);
        }
        below.extend(world.get::<Children>(entity).into_iter().flatten());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::input_focus::FocusCause;

    /// A world in which a part has these controls; the first one has the focus.
    fn world(keys: &[&str]) -> (World, Entity) {
        let mut world = World::new();
        world.init_resource::<InputFocus>();
        let part = world.spawn_empty().id();
        let controls = fill(&mut world, part, keys);
        let mut focus = world.resource_mut::<InputFocus>();
        focus.set(controls[0], FocusCause::Navigated);
        (world, part)
    }

    /// Controls two levels below a part.
    fn fill(world: &mut World, part: Entity, keys: &[&str]) -> Vec<Entity> {
        let row = world.spawn(ChildOf(part)).id();
        keys.iter()
            .map(|key| world.spawn((FocusKey::new(*key), ChildOf(row))).id())
            .collect()
    }

    fn redraw(world: &mut World, part: Entity, keys: &[&str]) -> Vec<Entity> {
        keep_key(world, part);
        world.entity_mut(part).despawn_children();
        let controls = fill(world, part, keys);
        focus_key(world, part);
        controls
    }

    #[test]
    fn the_new_control_with_the_key_has_the_focus() {
        let (mut world, part) = world(&["line-2", "line-3"]);
        let other = world.spawn(FocusKey::new("line-2")).id();
        let controls = redraw(&mut world, part, &["line-1", "line-2"]);
        let focused = world.resource::<InputFocus>().get();
        assert_eq!(focused, Some(controls[1]));
        assert_ne!(focused, Some(other));
    }

    #[test]
    fn a_part_without_the_focus_takes_none() {
        let (mut world, part) = world(&["line-2"]);
        let focused = world.resource::<InputFocus>().get();
        let another = world.spawn_empty().id();
        redraw(&mut world, another, &["line-2"]);
        assert_eq!(world.resource::<InputFocus>().get(), focused);
        redraw(&mut world, part, &["line-1"]);
        let lost = world.resource::<InputFocus>().get();
        assert_eq!(lost, focused, "it stays for the nearest control");
    }
}

//! Builds and despawns screens, and fades between them.
//!
//! A screen is a function of the state it shows: when the window, the theme or the language changes it is rebuilt, and
//! the focus is restored by key. So no screen has code for resizing or repainting. Whoever goes back to a screen with keys finds
//! the focus on the control that led away from it.

use crate::layout::Layout;
use crate::live::LiveSystems;
use crate::locale::Locale;
use crate::redraw::Redraw;
use crate::state::{Screen, ScreenHistory};
use crate::theme::{Motion, Palette, ScreenFade, duration};
use crate::widgets::{
    CloseDialogSystems, FocusKey, NodeStyle, ReplacedControls, UiBuilder, give_focus_back,
};
use bevy::ecs::system::{ScheduleSystem, SystemId};
use bevy::input_focus::tab_navigation::TabGroup;
use bevy::input_focus::{InputFocus, InputFocusVisible};
use bevy::math::curve::easing::EaseFunction;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;

/// The distance that a new screen rises, in logical pixels.
const RISE: f32 = 8.0;

/// The root of the open screen.
#[derive(Component, Debug, Clone, Copy, Default)]
pub struct ScreenRoot;

/// Rebuilds the open screen.
#[derive(Message, Debug, Clone, Copy, Default)]
pub struct Rebuild;

/// The builder of each screen, and the screen that is built.
#[derive(Resource, Default)]
struct ScreenBuilders {
    builders: HashMap<Screen, SystemId>,
    built: Option<Screen>,
    change: Option<ScreenTransition>,
    /// The controls that led away from screens to which Back leads.
    left_from: HashMap<Screen, FocusKey>,
}

/// The fade from one screen to the next.
#[derive(Debug, Clone, Copy)]
enum ScreenTransition {
    Out { elapsed: f32 },
    In { elapsed: f32 },
}

/// Registers screens and their systems.
pub trait AddScreen {
    /// Registers the builder of a screen.
    fn add_screen<M>(
        &mut self,
        screen: Screen,
        builder: impl IntoSystem<(), (), M> + 'static,
    ) -> &mut Self;

    /// Adds systems that update the details of screens, after the open one is built and the game has changed.
    fn add_details<M>(&mut self, systems: impl IntoScheduleConfigs<ScheduleSystem, M>)
    -> &mut Self;
}

impl AddScreen for App {
    fn add_screen<M>(
        &mut self,
        screen: Screen,
        builder: impl IntoSystem<(), (), M> + 'static,
    ) -> &mut Self {
        let id = self.register_system(builder);
        self.world_mut()
            .get_resource_or_init::<ScreenBuilders>()
            .builders
            .insert(screen, id);
        self
    }

    fn add_details<M>(
        &mut self,
        systems: impl IntoScheduleConfigs<ScheduleSystem, M>,
    ) -> &mut Self {
        let systems = systems.after(BuildScreenSystems).after(LiveSystems);
        self.add_systems(Update, systems)
    }
}

impl UiBuilder<'_, '_> {
    /// The root of a screen, as large as the window.
    pub fn screen(&mut self) -> Entity {
        let node = (Node::default().full(), UiTransform::default());
        let root = (ScreenRoot, TabGroup::new(0), node, Pickable::IGNORE);
        self.commands.spawn(root).id()
    }
}

/// The system set that builds the open screen; systems that update a screen's details run after it.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct BuildScreenSystems;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ScreenBuilders>()
        .add_message::<Rebuild>()
        .configure_sets(
            Update,
            CloseDialogSystems
                .before(BuildScreenSystems)
                .before(LiveSystems),
        )
        .add_systems(
            Update,
            (advance_fade, build).chain().in_set(BuildScreenSystems),
        );
}

/// Advances the fade and decides when the next screen may be built.
fn advance_fade(
    time: Res<Time>,
    screen: Res<State<Screen>>,
    motion: Motion,
    mut screens: ResMut<ScreenBuilders>,
    mut fade: ResMut<ScreenFade>,
    mut redraw: ResMut<Redraw>,
    mut roots: Query<&mut UiTransform, With<ScreenRoot>>,
) {
    let leaves = screens.built.is_some_and(|built| {
        // The result differs from the game only in the side column, so there is no fade.
        built != *screen.get() && !(built.shows_game() && screen.shows_game())
    });
    if screens.change.is_none() && leaves {
        screens.change = Some(ScreenTransition::Out { elapsed: 0.0 });
    }
    let Some(change) = screens.change else { return };
    redraw.next_frame();
    let (next, strength, rise) = advance(change, time.delta_secs(), &motion);
    screens.change = next;
    fade.set_if_neq(ScreenFade(strength));
    for mut place in &mut roots {
        place.translation.y = px(rise);
    }
}

fn advance(
    change: ScreenTransition,
    delta: f32,
    motion: &Motion,
) -> (Option<ScreenTransition>, f32, f32) {
    let (incoming, rise) = if motion.full() {
        (duration::PAGE, RISE)
    } else {
        (duration::FADE, 0.0)
    };
    match change {
        ScreenTransition::Out { elapsed } if motion.off() || elapsed + delta >= duration::FADE => {
            (Some(ScreenTransition::In { elapsed: 0.0 }), 0.0, 0.0)
        }
        ScreenTransition::Out { elapsed } => {
            let elapsed = elapsed + delta;
            let strength = 1.0 - elapsed / duration::FADE;
            (Some(ScreenTransition::Out { elapsed }), strength, 0.0)
        }
        ScreenTransition::In { elapsed } if motion.off() || elapsed + delta >= incoming => {
            (None, 1.0, 0.0)
        }
        ScreenTransition::In { elapsed } => {
            let elapsed = elapsed + delta;
            let share = EaseFunction::CubicOut.sample_clamped(elapsed / incoming);
            let next = ScreenTransition::In { elapsed };
            (Some(next), share, rise * (1.0 - share))
        }
    }
}

/// Builds the screen when it is due. Exclusive, because a builder may use any resource.
fn build(
    world: &mut World,
    mut seen: Local<Option<BuildInputs>>,
    roots: &mut QueryState<Entity, With<ScreenRoot>>,
) {
    let asked = world.resource_mut::<Messages<Rebuild>>().drain().count() > 0;
    let screen = *world.resource::<State<Screen>>().get();
    let ground = BuildInputs::of(world);
    let screens = world.resource::<ScreenBuilders>();
    let going = matches!(screens.change, Some(ScreenTransition::Out { .. }));
    let another = screens.built != Some(screen);
    if going || !(another || asked || *seen != Some(ground.clone())) {
        return;
    }
    let Some(builder) = screens.builders.get(&screen).copied() else {
        return;
    };
    *seen = Some(ground);
    let focus = focused_key(world);
    for root in roots.iter(world).collect::<Vec<_>>() {
        world.entity_mut(root).despawn();
    }
    let before = world.resource_mut::<ScreenBuilders>().built.replace(screen);
    let focus = match before.filter(|_| another) {
        Some(before) => focus_after(world, before, screen, focus),
        None => focus.filter(|_| !another),
    };
    if another {
        world.resource_mut::<InputFocus>().clear();
        if let Some(mut replaced) = world.get_resource_mut::<ReplacedControls>() {
            replaced.clear();
        }
    }
    if let Err(fault) = world.run_system(builder) {
        error!("{screen:?} was not built: {fault}");
    }
    world.flush();
    if !another || focus.is_some() {
        restore_focus(world, focus);
    }
    world.resource_mut::<Redraw>().next_frame();
}

/// The control that has the focus when a screen replaces the one before: on the way back the control that led away. A pointer
/// leaves no such trace, because its next press is elsewhere.
fn focus_after(
    world: &mut World,
    before: Screen,
    screen: Screen,
    focus: Option<FocusKey>,
) -> Option<FocusKey> {
    let is_ahead = world.resource::<ScreenHistory>().leads_to(before);
    let is_seen = world.resource::<InputFocusVisible>().0;
    let left_from = &mut world.resource_mut::<ScreenBuilders>().left_from;
    if !is_ahead {
        left_from.remove(&before);
        return left_from.remove(&screen);
    }
    match focus.filter(|_| is_seen) {
        Some(key) => left_from.insert(before, key),
        None => left_from.remove(&before),
    };
    None
}

/// The inputs of every screen.
#[derive(Debug, Clone, PartialEq)]
struct BuildInputs {
    layout: Layout,
    palette: Palette,
    language: String,
}

impl BuildInputs {
    fn of(world: &World) -> Self {
        Self {
            layout: *world.resource::<Layout>(),
            palette: *world.resource::<Palette>(),
            language: world.resource::<Locale>().code().into(),
        }
    }
}

fn focused_key(world: &World) -> Option<FocusKey> {
    let entity = world.resource::<InputFocus>().get()?;
    world.get::<FocusKey>(entity).cloned()
}

/// Puts the focus on the control with this key. Without one it stays for the nearest control that is left.
fn restore_focus(world: &mut World, key: Option<FocusKey>) {
    let mut keys = world.query::<(Entity, &FocusKey)>();
    let found = (keys.iter(world))
        .find(|(_, found)| key.as_ref() == Some(found))
        .map(|(entity, _)| entity);
    if let Some(entity) = found {
        give_focus_back(world, entity);
    }
}

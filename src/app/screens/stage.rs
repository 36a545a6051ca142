//! Builds the open screen, takes it down, and lets one fade into the other.
//!
//! A screen is a function of what there is to show: on a change of room, theme or language it is simply built anew,
//! and the focus finds its control again by key. So no screen has code for resizing or repainting.

use crate::app::layout::Layout;
use crate::app::locale::Locale;
use crate::app::redraw::Redraw;
use crate::app::session::SessionSystems;
use crate::app::state::Screen;
use crate::app::theme::{Motion, Palette, ScreenFade, duration};
use crate::app::widgets::{CloseDialogs, FocusKey, Kit};
use bevy::ecs::system::SystemId;
use bevy::input_focus::tab_navigation::TabGroup;
use bevy::input_focus::{FocusCause, InputFocus};
use bevy::math::curve::easing::EaseFunction;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;

/// How far an incoming screen rises, in logical pixels.
const RISE: f32 = 8.0;

/// The root of the open screen.
#[derive(Component, Debug, Clone, Copy, Default)]
pub struct ScreenRoot;

/// Asks for the open screen to be built anew: what it shows has changed in shape.
#[derive(Message, Debug, Clone, Copy, Default)]
pub struct Rebuild;

/// The builder of each screen, and which screen stands.
#[derive(Resource, Default)]
struct Stage {
    builders: HashMap<Screen, SystemId>,
    standing: Option<Screen>,
    change: Option<Crossing>,
}

/// One screen going, the next coming.
#[derive(Debug, Clone, Copy)]
enum Crossing {
    Out { elapsed: f32 },
    In { elapsed: f32 },
}

/// Registers the builder of a screen.
pub trait AddScreen {
    fn add_screen<M>(
        &mut self,
        screen: Screen,
        builder: impl IntoSystem<(), (), M> + 'static,
    ) -> &mut Self;
}

impl AddScreen for App {
    fn add_screen<M>(
        &mut self,
        screen: Screen,
        builder: impl IntoSystem<(), (), M> + 'static,
    ) -> &mut Self {
        let id = self.register_system(builder);
        self.world_mut()
            .get_resource_or_init::<Stage>()
            .builders
            .insert(screen, id);
        self
    }
}

impl Kit<'_, '_> {
    /// The root of a screen: as large as the window.
    pub fn screen(&mut self) -> Entity {
        let node = Node {
            width: percent(100),
            height: percent(100),
            ..default()
        };
        self.commands
            .spawn((
                ScreenRoot,
                TabGroup::new(0),
                node,
                UiTransform::default(),
                Pickable::IGNORE,
            ))
            .id()
    }
}

/// When the open screen is built: what refreshes a screen's details runs after it.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct BuildScreen;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Stage>()
        .add_message::<Rebuild>()
        .configure_sets(
            Update,
            CloseDialogs.before(BuildScreen).before(SessionSystems),
        )
        .add_systems(Update, (cross, build).chain().in_set(BuildScreen));
}

/// Moves the fade on and decides when the next screen may stand.
fn cross(
    time: Res<Time>,
    screen: Res<State<Screen>>,
    motion: Motion,
    mut stage: ResMut<Stage>,
    mut fade: ResMut<ScreenFade>,
    mut redraw: ResMut<Redraw>,
    mut roots: Query<&mut UiTransform, With<ScreenRoot>>,
) {
    let leaves = stage.standing.is_some_and(|standing| {
        // The end of a game is the same picture with another rail: nothing fades.
        standing != *screen.get() && !(standing.shows_game() && screen.shows_game())
    });
    if stage.change.is_none() && leaves {
        stage.change = Some(Crossing::Out { elapsed: 0.0 });
    }
    let Some(change) = stage.change else { return };
    redraw.next_frame();
    let (next, strength, rise) = advance(change, time.delta_secs(), &motion);
    stage.change = next;
    fade.set_if_neq(ScreenFade(strength));
    for mut place in &mut roots {
        place.translation.y = px(rise);
    }
}

fn advance(change: Crossing, delta: f32, motion: &Motion) -> (Option<Crossing>, f32, f32) {
    let incoming = if motion.full() {
        duration::PAGE
    } else {
        duration::FADE
    };
    match change {
        Crossing::Out { elapsed } if motion.off() || elapsed + delta >= duration::FADE => {
            (Some(Crossing::In { elapsed: 0.0 }), 0.0, 0.0)
        }
        Crossing::Out { elapsed } => {
            let elapsed = elapsed + delta;
            (
                Some(Crossing::Out { elapsed }),
                1.0 - elapsed / duration::FADE,
                0.0,
            )
        }
        Crossing::In { elapsed } if motion.off() || elapsed + delta >= incoming => (None, 1.0, 0.0),
        Crossing::In { elapsed } => {
            let elapsed = elapsed + delta;
            let share = EaseFunction::CubicOut.sample_clamped(elapsed / incoming);
            let rise = if motion.full() {
                RISE * (1.0 - share)
            } else {
                0.0
            };
            (Some(Crossing::In { elapsed }), share, rise)
        }
    }
}

/// Builds the screen when it is due. Exclusive, for a builder may ask for anything.
fn build(
    world: &mut World,
    mut seen: Local<Option<Ground>>,
    roots: &mut QueryState<Entity, With<ScreenRoot>>,
) {
    let asked = !world
        .resource_mut::<Messages<Rebuild>>()
        .drain()
        .collect::<Vec<_>>()
        .is_empty();
    let screen = *world.resource::<State<Screen>>().get();
    let ground = Ground::of(world);
    let stage = world.resource::<Stage>();
    let going = matches!(stage.change, Some(Crossing::Out { .. }));
    let another = stage.standing != Some(screen);
    if going || !(another || asked || *seen != Some(ground.clone())) {
        return;
    }
    let Some(builder) = stage.builders.get(&screen).copied() else {
        return;
    };
    *seen = Some(ground);
    let focus = focused_key(world);
    for root in roots.iter(world).collect::<Vec<_>>() {
        world.entity_mut(root).despawn();
    }
    world.resource_mut::<Stage>().standing = Some(screen);
    if another {
        world.resource_mut::<InputFocus>().clear();
    }
    if let Err(fault) = world.run_system(builder) {
        error!("{screen:?} was not built: {fault}");
    }
    world.flush();
    if !another {
        restore_focus(world, focus);
    }
    world.resource_mut::<Redraw>().next_frame();
}

/// What every screen stands on.
#[derive(Debug, Clone, PartialEq)]
struct Ground {
    layout: Layout,
    palette: Palette,
    language: String,
}

impl Ground {
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

/// Puts the focus on the control with this key.
pub(super) fn restore_focus(world: &mut World, key: Option<FocusKey>) {
    let found = world
        .query::<(Entity, &FocusKey)>()
        .iter(world)
        .find(|(_, found)| key.as_ref() == Some(found));
    match found.map(|(entity, _)| entity) {
        Some(entity) => world
            .resource_mut::<InputFocus>()
            .set(entity, FocusCause::Navigated),
        None => world.resource_mut::<InputFocus>().clear(),
    }
}

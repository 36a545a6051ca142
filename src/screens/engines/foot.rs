//! The buttons below the form: the log, the test, and what keeps the engine.

use super::log;
use crate::engines::{EngineDraft, EngineEntry, EngineList, EngineTest};
use crate::random;
use crate::screens::lifecycle::AddScreen;
use crate::state::{Go, Screen};
use crate::theme::{Stroke, Token, space};
use crate::widgets::{DialogOpen, EnterInField, Field, Look, NodeStyle, Part, Parts, UiBuilder};
use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::Activate;
use bevy::winit::EventLoopProxyWrapper;
use narabe_external_engine::EngineProgram;

pub(super) fn plugin(app: &mut App) {
    app.add_details((draw_foot, test_on_enter));
}

/// The row of buttons at the bottom of a panel; `side` is its padding.
pub fn build(ui: &mut UiBuilder, panel: Entity, side: f32) {
    let foot = Node::row().gaps(space::XS).wrap().justify_end().no_shrink();
    let foot = foot.border_top(1).pad_xy(side, space::S);
    ui.spawn(panel, (Foot, foot, Stroke(Token::Line), Pickable::IGNORE));
}

/// The buttons at the bottom.
#[derive(Component, Debug, Clone, Copy)]
struct Foot;

/// What decides which buttons there are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct FootState {
    is_complete: bool,
    is_running: bool,
    is_change: bool,
    has_log: bool,
}

impl Part for Foot {
    type Content = FootState;
}

fn draw_foot(draft: Res<EngineDraft>, test: Res<EngineTest>, mut parts: Parts<Foot>) {
    let state = FootState {
        is_complete: draft.is_complete(),
        is_running: test.is_running(),
        is_change: draft.place.is_some(),
        has_log: !test.lines().is_empty(),
    };
    parts.draw(
        |_, _| state,
        |ui, part, _, state| {
            if state.has_log {
                let show = ui.button(part, Look::Quiet, None, "engine-form-log");
                ui.write_on(show, log::ShowLog);
                ui.spacer(part);
            }
            let key = (
                Look::Secondary,
                if state.is_running {
                    "engine-form-stop"
                } else {
                    "engine-form-test"
                },
            );
            let test = ui.button(part, key.0, None, key.1);
            ui.on(test, test_or_stop);
            let add = if state.is_change {
                "engine-form-save"
            } else {
                "engine-form-do"
            };
            let add = ui.button(part, Look::Primary, None, add);
            ui.on(add, keep);
            if !state.is_complete {
                ui.insert(test, InteractionDisabled);
            }
            if !state.is_complete || state.is_running {
                ui.insert(add, InteractionDisabled);
            }
        },
    );
}

/// Starts the test, or stops the one that runs.
fn test_or_stop(
    _: On<Activate>,
    draft: Res<EngineDraft>,
    proxy: Option<Res<EventLoopProxyWrapper>>,
    mut test: ResMut<EngineTest>,
) {
    if test.is_running() {
        test.stop();
    } else if let Some(program) = draft.program() {
        test.start(&program, proxy.as_deref());
    }
}

/// Enter in a field starts the test.
fn test_on_enter(
    enter: EnterInField<Field>,
    draft: Res<EngineDraft>,
    (screen, dialog): (Res<State<Screen>>, Res<DialogOpen>),
    proxy: Option<Res<EventLoopProxyWrapper>>,
    mut test: ResMut<EngineTest>,
) {
    if *screen.get() == Screen::EngineSetup
        && !dialog.0
        && enter.is_pressed()
        && !test.is_running()
        && let Some(program) = draft.program()
    {
        test.start(&program, proxy.as_deref());
    }
}

/// Adds the engine, or keeps the changes, and returns to the list.
fn keep(
    _: On<Activate>,
    draft: Res<EngineDraft>,
    test: Res<EngineTest>,
    mut list: ResMut<EngineList>,
    mut go: MessageWriter<Go>,
) {
    let Some(program) = draft.program() else {
        return;
    };
    let tested = test.report_of(&program).cloned();
    match draft.place {
        Some(place) => {
            // A test stays with a program that is started as before.
            let before = list.entries().get(place).and_then(|entry| match entry {
                EngineEntry::Known(engine) if is_started_alike(&engine.program, &program) => {
                    engine.test.clone()
                }
                _ => None,
            });
            list.change(place, program, tested.or(before));
        }
        None => _ = list.add(program, tested, random::seed),
    }
    go.write(Go::Back);
}

/// Whether two programs differ in their names at most.
fn is_started_alike(one: &EngineProgram, other: &EngineProgram) -> bool {
    let mut named = one.clone();
    named.name.clone_from(&other.name);
    named == *other
}

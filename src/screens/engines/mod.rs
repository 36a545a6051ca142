//! Engines: the list of the programs that the person has added, and the form in which one is added, tested and changed.
//!
//! Nothing is started before the person has chosen a program in the system's dialog or pressed Test: what is dropped on the window or
//! named on a command line only fills the form.

mod foot;
mod form;
mod list;
mod log;
mod open_form;
mod steps;
#[cfg(test)]
mod tests;

use super::lifecycle::{AddScreen, Rebuild};
use crate::engines::{AddEngine, EngineDraft, EngineTest, EngineToAdd};
use crate::share::{ChooseProgram, ProgramChosen, TakesPrograms};
use crate::state::{Go, Screen};
use crate::theme::{Icon, space};
use crate::widgets::{Look, NodeStyle, UiBuilder};
use bevy::prelude::*;
use bevy::winit::EventLoopProxyWrapper;
use open_form::OpenForm;

// The shares of the list and the form, and the maximum width of the list alone, in logical pixels.
const LIST: f32 = 520.0;
const FORM: f32 = 464.0;
const WIDTH: f32 = 960.0;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<EngineToAdd>()
        .init_resource::<TakesPrograms>()
        .add_message::<OpenForm>()
        .add_message::<AddEngine>()
        .add_message::<ChooseProgram>()
        .add_message::<ProgramChosen>()
        .add_screen(Screen::Engines, build_list)
        .add_screen(Screen::EngineSetup, build_form)
        .add_plugins((
            list::plugin,
            form::plugin,
            foot::plugin,
            steps::plugin,
            log::plugin,
        ))
        .add_systems(PostStartup, add_requested)
        .add_systems(
            Update,
            (
                take_drops.run_if(state_changed::<Screen>),
                add_later,
                take_chosen,
                form::open,
            )
                .chain(),
        )
        .add_systems(
            OnExit(Screen::EngineSetup),
            |mut test: ResMut<EngineTest>| test.clear(),
        );
}

fn build_list(mut ui: UiBuilder) {
    let parts = ui.page("engines-title");
    add_button(&mut ui, parts.actions);
    let (_, column) = ui.page_column(parts.page, 0.0, WIDTH, space::M);
    ui.localized_text(column, crate::widgets::Style::SMALL, "engines-text");
    list::build(&mut ui, column, true);
}

fn add_button(ui: &mut UiBuilder, parent: Entity) {
    let add = if ui.layout.is_phone() {
        ui.icon_button(parent, Icon::Plus, "engines-add")
    } else {
        ui.button(parent, Look::Secondary, Some(Icon::Plus), "engines-add")
    };
    ui.write_on(add, OpenForm::New);
}

fn build_form(mut ui: UiBuilder, draft: Res<EngineDraft>) {
    let ui = &mut ui;
    if !ui.layout.is_desktop() {
        let page = ui.page(form::title(&draft)).page;
        form::build(ui, page, &draft);
        return;
    }
    let page = ui.page("engines-title").page;
    let margin = ui.layout.margin();
    let node = Node::row().column_gap(space::XL).fill().min_height(0);
    let columns = ui.node(page, node.pad_x(margin).pad_bottom(space::L));
    let left = ui.node(columns, Node::column().flex().flex_grow(LIST).min_width(0));
    list::build(ui, left, false);
    let right = Node::column()
        .flex()
        .flex_grow(FORM)
        .min_width(0)
        .min_height(0);
    let right = ui.node(columns, right);
    form::build(ui, right, &draft);
}

/// Takes programs that are dropped while engines are shown.
fn take_drops(screen: Res<State<Screen>>, mut takes: ResMut<TakesPrograms>) {
    takes.0 = matches!(screen.get(), Screen::Engines | Screen::EngineSetup);
}

/// Fills the form with the program that the command line names.
fn add_requested(
    mut wanted: ResMut<EngineToAdd>,
    mut draft: ResMut<EngineDraft>,
    mut go: MessageWriter<Go>,
) {
    if let Some(path) = wanted.0.take() {
        fill(&mut draft, &path);
        go.write(Go::To(Screen::EngineSetup));
    }
}

/// The same for the command line of a later start.
fn add_later(
    mut wanted: MessageReader<AddEngine>,
    mut draft: ResMut<EngineDraft>,
    mut test: ResMut<EngineTest>,
    mut go: MessageWriter<Go>,
    mut rebuild: MessageWriter<Rebuild>,
) {
    if let Some(AddEngine(path)) = wanted.read().last() {
        test.clear();
        fill(&mut draft, path);
        go.write(Go::To(Screen::EngineSetup));
        rebuild.write_default();
    }
}

/// A new form for this program.
fn fill(draft: &mut EngineDraft, path: &std::path::Path) {
    *draft = EngineDraft::default();
    draft.choose(path);
}

/// Takes over a program that was chosen, or dropped on the window. What was picked in a dialog is tested at once.
fn take_chosen(
    mut chosen: MessageReader<ProgramChosen>,
    screen: Res<State<Screen>>,
    proxy: Option<Res<EventLoopProxyWrapper>>,
    mut draft: ResMut<EngineDraft>,
    mut test: ResMut<EngineTest>,
    mut go: MessageWriter<Go>,
    mut rebuild: MessageWriter<Rebuild>,
) {
    let Some(ProgramChosen { path, is_picked }) = chosen.read().last() else {
        return;
    };
    if *screen.get() != Screen::EngineSetup {
        *draft = EngineDraft::default();
        go.write(Go::To(Screen::EngineSetup));
    }
    draft.choose(path);
    test.clear();
    if *is_picked && let Some(program) = draft.program() {
        test.start(&program, proxy.as_deref());
    }
    rebuild.write_default();
}

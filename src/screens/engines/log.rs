//! The log of a test: what was asked, what came back and how long it took, as text to read and to copy.

use crate::engines::{EngineTest, TestLine};
use crate::screens::lifecycle::AddScreen;
use crate::screens::wording::engine_abilities;
use crate::share::CopyText;
use crate::theme::{Icon, space};
use crate::widgets::{
    CloseDialogSystems, LIST_HEIGHT, Look, NodeStyle, ScrollByKeys, Style, UiBuilder,
};
use bevy::prelude::*;

/// Opens the log.
#[derive(Message, Debug, Clone, Copy, Default)]
pub struct ShowLog;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<ShowLog>()
        .add_message::<CopyText>()
        .add_details(open.run_if(on_message::<ShowLog>).after(CloseDialogSystems));
}

fn open(test: Res<EngineTest>, mut ui: UiBuilder) {
    let ui = &mut ui;
    let title = ui.locale.text("engine-log-title");
    let parts = ui.dialog(&title, None);
    let node = Node::column().max_height(LIST_HEIGHT).stretch();
    let area = ui.scroll(parts.body, node);
    ui.insert(area, ScrollByKeys::default());
    let list = ui.node(area, Node::column().gap(space::XXS).no_shrink());
    let lines: Vec<String> = test.lines().iter().map(|line| written(ui, line)).collect();
    for line in &lines {
        ui.foreign_text(list, Style::DATA_LABEL, line.as_str());
    }
    let (look, icon) = (Look::Secondary, Some(Icon::Copy));
    let copy = ui.button(parts.actions, look, icon, "engine-log-copy");
    let (text, told) = (lines.join("\n"), "engine-log-copied");
    ui.write_on(copy, CopyText { text, told });
    ui.close_button(parts.actions, Look::Primary, "engine-log-close");
}

fn written(ui: &UiBuilder, line: &TestLine) -> String {
    let asked = engine_abilities::step_title(&ui.locale, line.kind);
    let said = engine_abilities::step_result(&ui.locale, line);
    format!("{} ms  {asked}  {said}", line.took.as_millis())
}

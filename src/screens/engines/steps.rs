//! The test in the form: each step with what was asked, what came back and how long it took; and what that means.

use crate::engines::{EngineTest, TestLine, TestState};
use crate::screens::lifecycle::AddScreen;
use crate::screens::wording::engine_abilities;
use crate::theme::{Icon, Token, space};
use crate::widgets::{Heading, NodeStyle, Part, Parts, Style, UiBuilder};
use bevy::prelude::*;
use narabe_external_engine::check::CheckResult;

// The height of a step, the size of its mark, and the width of what was asked, in logical pixels.
const STEP: f32 = 34.0;
const MARK: f32 = 15.0;
const ASKED: f32 = 122.0;

/// The test in the form.
#[derive(Component, Debug, Clone, Copy)]
struct TestPart;

impl Part for TestPart {
    type Content = (TestState, Vec<TestLine>);
}

pub(super) fn plugin(app: &mut App) {
    app.add_details(draw);
}

pub fn build(ui: &mut UiBuilder, parent: Entity) {
    let node = Node::column().no_shrink().margin_top(space::XS);
    ui.spawn(parent, (TestPart, node, Pickable::IGNORE));
}

fn draw(test: Res<EngineTest>, mut parts: Parts<TestPart>) {
    parts.draw(
        |_, _| (test.state(), test.lines().to_vec()),
        |ui, part, _, (state, lines)| fill(ui, part, *state, lines),
    );
}

fn fill(ui: &mut UiBuilder, part: Entity, state: TestState, lines: &[TestLine]) {
    let node = Node::line(space::S).justify_between().min_height(STEP);
    let head = ui.node(part, node);
    let title = ui.localized_text(head, Style::SUBHEAD, "engine-test");
    ui.insert(title, Heading::Part);
    let state_id = match state {
        TestState::None => None,
        TestState::Running => Some("engine-test-running"),
        TestState::Stopped => Some("engine-test-stopped"),
        TestState::Done => Some("engine-test-done"),
    };
    let Some(state_id) = state_id else {
        ui.localized_text(part, Style::SMALL, "engine-test-none");
        return;
    };
    let row = ui.row(head, space::XS);
    let words = ui.locale.text_of(state_id, "count", lines.len());
    let text = ui.literal_text(row, Style::SMALL.ink(Token::Ink3), words.as_str());
    ui.describe(text, accesskit::Role::Status, &words);
    if state == TestState::Running {
        ui.thinking_indicator(row);
    }
    ui.divider(part);
    for line in lines {
        step(ui, part, line);
    }
    let said = engine_abilities::summary(&ui.locale, lines);
    let node = Node::column().pad_y(space::S);
    let place = ui.node(part, node);
    for words in said {
        ui.literal_text(place, Style::SMALL, words);
    }
}

fn step(ui: &mut UiBuilder, part: Entity, line: &TestLine) {
    let row = Node::line(space::S).min_height(STEP).no_shrink();
    let row = ui.node(part, row.pad_y(space::XXS));
    ui.divider(part);
    let asked = engine_abilities::step_title(&ui.locale, line.kind);
    let said = engine_abilities::step_result(&ui.locale, line);
    let spoken = ui.locale.statements([asked.clone(), said.clone()]);
    ui.describe(row, accesskit::Role::Group, &spoken);
    mark(ui, row, &line.result);
    let width = if ui.layout.has_large_text() {
        ASKED * 1.3
    } else {
        ASKED
    };
    let place = ui.node(row, Node::default().width(width).no_shrink());
    ui.literal_text(place, Style::DATA_BOLD.sized(14.0), asked);
    let words = ui.node(row, Node::column().fill());
    ui.foreign_text(words, Style::SMALL, said);
    if line.result != CheckResult::Running {
        let took = line.took.as_millis().to_string();
        let took = ui.locale.text_of("engine-test-took", "ms", took);
        ui.literal_line(row, Style::DATA_LABEL, took);
    }
}

/// The mark of a result: each has a form of its own.
fn mark(ui: &mut UiBuilder, row: Entity, result: &CheckResult) {
    let place = Node::default().square(MARK).no_shrink().center();
    let row = ui.node(row, place);
    match result {
        CheckResult::Running | CheckResult::Unclear => {
            let ring = Node::default().square(MARK * 0.8).no_shrink();
            let ring = ring.frame(1, percent(50));
            ui.panel(row, ring, Token::Clear, Token::LineStrong);
        }
        CheckResult::Passed(_) => _ = ui.icon(row, Icon::Check, MARK, Token::Success),
        CheckResult::Refused { .. } => _ = ui.diamond(row, MARK * 0.8, Token::Warning),
        CheckResult::Failed(_) => _ = ui.icon(row, Icon::Mistake, MARK, Token::Fault),
    }
}

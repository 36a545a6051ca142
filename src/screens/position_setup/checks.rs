//! What is right and wrong about the position: a list, on a phone one line that opens it.

use super::lengths::Lengths;
use super::parts::{PositionScreenSystems, heading};
use crate::screens::lifecycle::AddScreen;
use crate::screens::wording::sentence::sentence_text;
use crate::study::PositionSetup;
use crate::theme::{Elevation, Fill, Icon, Token, radius, space};
use crate::widgets::{Look, NodeStyle, Part, Parts, Style, UiBuilder, named};
use accesskit::Role;
use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use narabe_rules::Side;
use narabe_study::{Check, Severity};

// The size of a shape, and of a stone beside a count.
const SHAPE: f32 = 18.0;
const STONE: f32 = 14.0;

/// The place of the list or of the line.
#[derive(Component, Debug, Clone, Copy)]
struct CheckList {
    is_line: bool,
}

impl Part for CheckList {
    type Content = Vec<Check>;
}

/// The place of the numbers of stones.
#[derive(Component, Debug)]
struct StoneCounts;

impl Part for StoneCounts {
    /// The numbers of black and of white stones.
    type Content = [usize; 2];
}

pub(super) fn plugin(app: &mut App) {
    app.add_details((show, show_counts).in_set(PositionScreenSystems));
}

pub fn build(ui: &mut UiBuilder, column: Entity, lengths: &Lengths) {
    let column = ui.node(column, Node::column().gap(space::XXS).no_shrink());
    if lengths.is_roomy {
        let row = heading(ui, column, "position-checks");
        let counts = ui.row(row, space::XS);
        ui.insert(counts, StoneCounts);
        let list = ui.column(column, 0.0);
        ui.insert(list, CheckList { is_line: false });
        return;
    }
    let label = ui.locale.text("position-checks");
    let node = Node::line(space::XS).height(space::TARGET).pad_x(space::S);
    let node = node.frame(ui.palette.border(), radius::CONTROL);
    let line = ui.bare_button(column, Look::Soft, &label, "position-checks", node);
    let words = ui.node(line, Node::line(space::XS).fill().clip());
    ui.insert(words, CheckList { is_line: true });
    let counts = ui.row(line, space::XS);
    ui.insert(counts, StoneCounts);
    ui.on(
        line,
        |_: On<Activate>, mut ui: UiBuilder, position: Res<PositionSetup>| {
            let title = ui.locale.text("position-checks");
            let parts = ui.dialog(&title, None);
            list(&mut ui, parts.body, &position.editor().checks());
            ui.close_button(parts.actions, Look::Primary, "done");
        },
    );
}

/// The shape of a finding, which tells it apart without its colour.
fn shape(severity: Severity) -> (Icon, Token) {
    match severity {
        Severity::Passed => (Icon::Check, Token::Success),
        Severity::Note => (Icon::Info, Token::Warning),
        Severity::NotPlayable | Severity::NotStudiable => (Icon::Mistake, Token::Fault),
    }
}

fn list(ui: &mut UiBuilder, parent: Entity, checks: &[Check]) {
    for check in checks {
        row(ui, parent, check);
    }
}

/// A finding: what is wrong in bold, then what would be right.
fn row(ui: &mut UiBuilder, parent: Entity, check: &Check) {
    let (icon, colour) = shape(check.severity());
    let is_fault = check.severity() >= Severity::NotPlayable;
    let node = Node::row().gap(space::XS).items_start().no_shrink();
    let row = ui.node(
        parent,
        node.pad_xy(space::XS, space::XS).radius(radius::SMALL),
    );
    if is_fault {
        ui.insert(row, (Fill(Token::Raised), Elevation(1)));
    }
    ui.icon(row, icon, SHAPE, colour);
    let sentence = sentence_text(&ui.locale, &check.sentence());
    let advice = check.advice();
    let advice = advice.map(|advice| sentence_text(&ui.locale, &advice));
    let spoken = ui.locale.sentences([&sentence].into_iter().chain(&advice));
    ui.insert(row, named(Role::ListItem, spoken));
    let words = ui.node(row, Node::column().fill());
    let style = if is_fault {
        Style::BODY_BOLD.ink(Token::Fault)
    } else {
        Style::BODY.ink(Token::Ink2)
    };
    ui.literal_text(words, style, sentence);
    if let Some(advice) = advice {
        ui.literal_text(words, Style::BODY, advice);
    }
    if !is_fault {
        ui.divider(parent);
    }
}

/// The worst finding, or that all is well.
fn line(ui: &mut UiBuilder, parent: Entity, checks: &[Check]) {
    let worst = checks.iter().max_by_key(|check| check.severity());
    let worst = worst.filter(|check| check.severity() >= Severity::NotPlayable);
    let (icon, colour) = shape(worst.map_or(Severity::Passed, Check::severity));
    ui.icon(parent, icon, SHAPE, colour);
    let words = match worst {
        Some(check) => sentence_text(&ui.locale, &check.sentence()),
        None => ui.locale.text("position-checks-good"),
    };
    let style = match worst {
        Some(_) => Style::SMALL.ink(Token::Fault),
        None => Style::SMALL,
    };
    ui.literal_line(parent, style, words);
}

fn show(position: Res<PositionSetup>, mut parts: Parts<CheckList>) {
    if !(position.is_changed() || parts.has_new()) {
        return;
    }
    parts.draw(
        |_, _| position.editor().checks(),
        |ui, entity, place, checks| {
            if place.is_line {
                line(ui, entity, checks)
            } else {
                list(ui, entity, checks)
            }
        },
    );
}

fn show_counts(position: Res<PositionSetup>, mut parts: Parts<StoneCounts>) {
    parts.draw(
        |_, _| Side::ALL.map(|side| position.editor().setup().count(side)),
        |ui, place, _, counts| {
            for ((side, word), &count) in Side::ALL.into_iter().zip(["black", "white"]).zip(counts)
            {
                let pair = ui.row(place, space::XXS);
                let values = [("side", word.into()), ("count", count.into())];
                let spoken = ui.locale.text_with("position-stones", &values);
                ui.describe(pair, Role::Label, &spoken);
                ui.stone(pair, side, STONE);
                ui.literal_line(pair, Style::DATA.ink(Token::Ink2), count.to_string());
            }
        },
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn faults_notes_and_what_is_well_have_shapes_of_their_own() {
        let [passed, note, fault] =
            [Severity::Passed, Severity::Note, Severity::NotPlayable].map(|level| shape(level).0);
        assert!(passed != note && note != fault && fault != passed);
        assert_eq!(shape(Severity::NotStudiable).0, fault);
    }
}

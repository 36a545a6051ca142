//! What is right and wrong about the position: a list, on a phone one line that opens it.

use super::lengths::Lengths;
use super::parts::{PositionScreenSystems, heading};
use crate::screens::lifecycle::AddScreen;
use crate::screens::wording::sentence::sentence_text;
use crate::study::PositionSetup;
use crate::theme::{Elevation, Fill, Icon, Token, radius, space};
use crate::widgets::{Kit, Look, NodeStyle, Part, Parts, Style, named};
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

pub fn build(kit: &mut Kit, column: Entity, lengths: &Lengths) {
    let column = kit.node(column, Node::column().gap(space::XXS).no_shrink());
    if lengths.is_roomy {
        let row = heading(kit, column, "position-checks");
        let counts = kit.row(row, space::XS);
        kit.insert(counts, StoneCounts);
        let list = kit.column(column, 0.0);
        kit.insert(list, CheckList { is_line: false });
        return;
    }
    let label = kit.t("position-checks");
    let node = Node::line(space::XS).height(space::TARGET).pad_x(space::S);
    let node = node.frame(kit.palette.border(), radius::CONTROL);
    let line = kit.bare_button(column, Look::Soft, &label, "position-checks", node);
    let words = kit.node(line, Node::line(space::XS).fill().clip());
    kit.insert(words, CheckList { is_line: true });
    let counts = kit.row(line, space::XS);
    kit.insert(counts, StoneCounts);
    kit.on(
        line,
        |_: On<Activate>, mut kit: Kit, position: Res<PositionSetup>| {
            let title = kit.t("position-checks");
            let parts = kit.dialog(&title, None);
            list(&mut kit, parts.body, &position.editor().checks());
            kit.close_button(parts.actions, Look::Primary, "done");
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

fn list(kit: &mut Kit, parent: Entity, checks: &[Check]) {
    for check in checks {
        row(kit, parent, check);
    }
}

/// A finding: what is wrong in bold, then what would be right.
fn row(kit: &mut Kit, parent: Entity, check: &Check) {
    let (icon, colour) = shape(check.severity());
    let is_fault = check.severity() >= Severity::NotPlayable;
    let node = Node::row().gap(space::XS).items_start().no_shrink();
    let row = kit.node(
        parent,
        node.pad_xy(space::XS, space::XS).radius(radius::SMALL),
    );
    if is_fault {
        kit.insert(row, (Fill(Token::Raised), Elevation(1)));
    }
    kit.icon(row, icon, SHAPE, colour);
    let sentence = sentence_text(&kit.locale, &check.sentence());
    let advice = check.advice();
    let advice = advice.map(|advice| sentence_text(&kit.locale, &advice));
    let spoken = kit.locale.sentences([&sentence].into_iter().chain(&advice));
    kit.insert(row, named(Role::ListItem, spoken));
    let words = kit.node(row, Node::column().fill());
    let style = if is_fault {
        Style::BODY_BOLD.ink(Token::Fault)
    } else {
        Style::BODY.ink(Token::Ink2)
    };
    kit.literal_text(words, style, sentence);
    if let Some(advice) = advice {
        kit.literal_text(words, Style::BODY, advice);
    }
    if !is_fault {
        kit.divider(parent);
    }
}

/// The worst finding, or that all is well.
fn line(kit: &mut Kit, parent: Entity, checks: &[Check]) {
    let worst = checks.iter().max_by_key(|check| check.severity());
    let worst = worst.filter(|check| check.severity() >= Severity::NotPlayable);
    let (icon, colour) = shape(worst.map_or(Severity::Passed, Check::severity));
    kit.icon(parent, icon, SHAPE, colour);
    let words = match worst {
        Some(check) => sentence_text(&kit.locale, &check.sentence()),
        None => kit.t("position-checks-good"),
    };
    let style = match worst {
        Some(_) => Style::SMALL.ink(Token::Fault),
        None => Style::SMALL,
    };
    kit.literal_line(parent, style, words);
}

fn show(position: Res<PositionSetup>, mut parts: Parts<CheckList>) {
    if !(position.is_changed() || parts.has_new()) {
        return;
    }
    parts.draw(
        |_, _| position.editor().checks(),
        |kit, entity, place, checks| {
            if place.is_line {
                line(kit, entity, checks)
            } else {
                list(kit, entity, checks)
            }
        },
    );
}

fn show_counts(position: Res<PositionSetup>, mut parts: Parts<StoneCounts>) {
    parts.draw(
        |_, _| Side::ALL.map(|side| position.editor().setup().count(side)),
        |kit, place, _, counts| {
            for ((side, word), &count) in Side::ALL.into_iter().zip(["black", "white"]).zip(counts)
            {
                let pair = kit.row(place, space::XXS);
                let values = [("side", word.into()), ("count", count.into())];
                let spoken = kit.tv("position-stones", &values);
                kit.describe(pair, Role::Label, &spoken);
                kit.stone(pair, side, STONE);
                kit.literal_line(pair, Style::DATA.ink(Token::Ink2), count.to_string());
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

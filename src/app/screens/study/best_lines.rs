//! The best lines at the current node, found by the live analysis.

use super::words;
use crate::app::screens::labels::side_id;
use crate::app::screens::lifecycle::BuildScreenSystems;
use crate::app::study::{LiveAnalysis, OpenStudy, StudyRequest};
use crate::app::theme::{Icon, Stroke, Token, space};
use crate::app::widgets::{Kit, Look, NodeStyle, Style};
use crate::rules::{Point, Side};
use crate::study::{Analysis, AnalysisLine};
use bevy::input_focus::InputFocus;
use bevy::input_focus::tab_navigation::TabIndex;
use bevy::picking::hover::Hovered;
use bevy::prelude::*;

/// The height of a row, and the width of its value, in logical pixels.
pub const ROW: f32 = 38.0;
const VALUE: f32 = 110.0;
/// The most moves of a line that have a button.
const MOST_MOVES: usize = 12;

/// The line under the pointer or with the focus, shown on the board.
#[derive(Resource, Debug, Clone, PartialEq, Eq, Default)]
pub struct ShownLine(pub Vec<Point>);

/// The text beside the heading: who is to move, depth, positions.
#[derive(Component, Debug)]
struct AnalysisInfo;

/// The row of a line, by its rank from 0, with what it shows.
#[derive(Component, Debug, Clone)]
struct LineRow {
    rank: usize,
    shown: Option<(AnalysisLine, Side)>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ShownLine>().add_systems(
        Update,
        (fill, describe, choose)
            .chain()
            .after(BuildScreenSystems)
            .in_set(super::systems::StudyScreenSystems),
    );
}

/// The heading and this many rows.
pub fn build(kit: &mut Kit, parent: Entity, rows: usize, with_heading: bool) {
    if with_heading {
        let head = kit.row(parent, space::S);
        kit.restyle(head, |node| node.no_shrink().margin_top(space::XS));
        kit.localized_text(head, Style::SUBHEAD.sized(22.0), "study-best-lines");
        kit.spacer(head);
        let info = kit.literal_text(head, Style::LABEL, "");
        kit.insert(info, AnalysisInfo);
    }
    for rank in 0..rows {
        let node = Node::line(space::XS)
            .no_shrink()
            .height(ROW)
            .border_bottom(1)
            .clip();
        let row = kit.spawn(parent, (node, Stroke(Token::Line), Hovered::default()));
        kit.insert(row, LineRow { rank, shown: None });
    }
}

/// The analysis of the current node.
fn here<'a>(open: &OpenStudy, analysis: &'a LiveAnalysis) -> Option<&'a Analysis> {
    analysis.of(open.study().current())
}

fn fill(
    open: Res<OpenStudy>,
    analysis: Res<LiveAnalysis>,
    mut rows: Query<(Entity, &mut LineRow)>,
    mut kit: Kit,
) {
    let found = here(&open, &analysis);
    for (entity, mut row) in &mut rows {
        let wanted = found.and_then(|found| {
            let line = found.lines.get(row.rank)?.clone();
            Some((line, found.side))
        });
        if row.shown == wanted {
            continue;
        }
        kit.commands.entity(entity).despawn_children();
        if let Some((line, side)) = &wanted {
            content(&mut kit, entity, row.rank, line, *side);
        }
        row.shown = wanted;
    }
}

/// The rank, the value, and the moves; each move plays the line up to it.
fn content(kit: &mut Kit, row: Entity, rank: usize, line: &AnalysisLine, side: Side) {
    let value = words::line_value(&kit.locale, line.value, side);
    let moves: Vec<_> = line.moves.iter().map(|point| point.label()).collect();
    let spoken = kit.tv(
        "study-line",
        &[
            ("rank", (rank + 1).into()),
            ("value", value.clone().into()),
            ("moves", moves.join(" ").into()),
        ],
    );
    let node = Node::line(space::XXS)
        .height(ROW - 4.0)
        .width(VALUE)
        .no_shrink();
    let key = format!("study-line-{rank}");
    let button = kit.bare_button(row, Look::Move, &spoken, &key, node);
    kit.write_on(button, StudyRequest::PlayLine(line.moves.clone()));
    let ring = kit.node(
        button,
        Node::row().square(20).no_shrink().center().frame(1.5, 10),
    );
    kit.insert(ring, Stroke(Token::Ai));
    kit.literal_line(
        ring,
        Style::DATA_LABEL.ink(Token::Ai),
        (rank + 1).to_string(),
    );
    if line.value.is_proven() {
        kit.control_icon(button, Icon::Proof, 16.0);
    }
    kit.control_line(button, Style::DATA_BOLD.sized(14.0), value);
    for (index, label) in moves.into_iter().take(MOST_MOVES).enumerate() {
        let style = match index {
            0 => Style::DATA_BOLD,
            _ => Style::DATA.ink(Token::Ink2),
        };
        let spoken = kit.tv("study-play-to", &[("move", label.clone().into())]);
        let key = format!("study-line-{rank}-{index}");
        let node = Node::row().center().height(ROW - 8.0).pad_x(3).no_shrink();
        let point = kit.bare_button(row, Look::Move, &spoken, &key, node);
        // The Tab key goes from line to line; the moves are for the pointer.
        kit.insert(point, TabIndex(-1));
        kit.write_on(point, StudyRequest::PlayLine(line.moves[..=index].to_vec()));
        kit.control_line(point, style, label);
    }
}

/// "Black to move, depth 18, 1.2 million positions".
fn describe(
    open: Res<OpenStudy>,
    analysis: Res<LiveAnalysis>,
    kit: Kit,
    mut texts: Query<&mut Text, With<AnalysisInfo>>,
) {
    let words = match (here(&open, &analysis), analysis.fault(), open.to_move()) {
        (_, Some(fault), _) => kit.tv("study-engine-failed", &[("reason", fault.into())]),
        (_, None, None) => kit.t("study-game-over"),
        (None, None, Some(side)) => {
            let id = match analysis.is_on {
                true => "study-analysing",
                false => "study-analysis-off",
            };
            let side = ("side", kit.t(side_id(side)).into());
            kit.tv(id, &[side])
        }
        (Some(found), None, Some(side)) => {
            let side = ("side", kit.t(side_id(side)).into());
            let positions = kit.tv(
                "study-positions",
                &[("count", positions_text(found.nodes).into())],
            );
            kit.tv(
                "study-analysis-info",
                &[
                    side,
                    ("depth", found.depth.into()),
                    ("positions", positions.into()),
                ],
            )
        }
    };
    for mut text in &mut texts {
        text.set_if_neq(Text(words.clone()));
    }
}

/// "950", "12k", "1.2M".
fn positions_text(nodes: u64) -> String {
    match nodes {
        0..1_000 => nodes.to_string(),
        1_000..1_000_000 => format!("{}k", nodes / 1_000),
        _ => format!("{}.{}M", nodes / 1_000_000, nodes % 1_000_000 / 100_000),
    }
}

/// Shows the line that is hovered or has the focus.
fn choose(
    rows: Query<(&LineRow, &Hovered, &Children)>,
    focus: Res<InputFocus>,
    mut shown: ResMut<ShownLine>,
) {
    let line = |row: &LineRow| row.shown.as_ref().map(|(line, _)| line.moves.clone());
    let hovered = rows.iter().find(|(_, hovered, _)| hovered.0);
    let focused = || {
        let focused = focus.get()?;
        rows.iter()
            .find(|(_, _, children)| children.contains(&focused))
    };
    let chosen = hovered.or_else(focused).and_then(|(row, ..)| line(row));
    shown.set_if_neq(ShownLine(chosen.unwrap_or_default()));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_are_rounded_down() {
        assert_eq!(positions_text(999), "999");
        assert_eq!(positions_text(12_999), "12k");
        assert_eq!(positions_text(1_290_000), "1.2M");
    }
}

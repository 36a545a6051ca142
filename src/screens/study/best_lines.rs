//! The best lines at the current node, found by the live analysis.

use super::words;
use crate::redraw::Redraw;
use crate::screens::lifecycle::AddScreen;
use crate::screens::wording::side_names::side_id;
use crate::settings::Settings;
use crate::study::{LiveAnalysis, OpenStudy, StudyBalancedMoves, StudyRequest};
use crate::theme::{Icon, Stroke, Token, space};
use crate::widgets::{Drawn, Look, NodeStyle, Part, Parts, Style, UiBuilder, check, set_display};
use bevy::input_focus::InputFocus;
use bevy::input_focus::tab_navigation::TabIndex;
use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui::{Checkable, Checked};
use bevy::ui_widgets::Activate;
use narabe_rules::{Move, Point, Side};
use narabe_study::{Analysis, AnalysisLine, BalancedMove};

/// The height of a row, and where there is little room; the gap between rows, and the least width of a value, in logical pixels.
pub const ROW: f32 = 38.0;
pub const LOW_ROW: f32 = 26.0;
pub const GAP: f32 = 0.0;
const VALUE: f32 = 110.0;
/// The height of the button for balanced moves.
const BALANCED_BUTTON: f32 = 30.0;
/// The most moves of a line that have a button.
const MOST_MOVES: usize = 12;

/// The line under the pointer or with the focus, shown on the board.
#[derive(Resource, Debug, Clone, PartialEq, Eq, Default)]
pub struct ShownLine(pub Vec<Point>);

/// The text that says who is to move, depth and positions.
#[derive(Component, Debug)]
pub struct AnalysisInfo;

#[derive(Component, Debug, Clone, Copy)]
struct LineRow {
    /// From 0.
    rank: usize,
    height: f32,
}

impl Part for LineRow {
    /// None while the row is empty.
    type Content = Option<ShownRow>;
}

/// What a row shows, with the side to move.
#[derive(Debug, Clone, PartialEq, Eq)]
enum ShownRow {
    Line(AnalysisLine, Side),
    Balanced(BalancedMove, Side),
}

impl ShownRow {
    fn moves(&self) -> Vec<Point> {
        match self {
            Self::Line(line, _) => line.moves.clone(),
            Self::Balanced(balanced, _) => vec![balanced.point],
        }
    }
}

/// The button that shows balanced moves in place of the best lines.
#[derive(Component, Debug)]
struct BalancedButton;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ShownLine>().add_details(
        (offer, fill, describe, choose)
            .chain()
            .in_set(super::systems::StudyScreenSystems),
    );
}

/// So many rows of this height.
pub fn build(ui: &mut UiBuilder, parent: Entity, rows: usize, height: f32) {
    let column = ui.node(parent, Node::column().no_shrink());
    for rank in 0..rows {
        let node = Node::line(space::XS)
            .no_shrink()
            .height(height)
            .border_bottom(1)
            .clip();
        let row = ui.spawn(column, (node, Stroke(Token::Line), Hovered::default()));
        ui.insert(row, LineRow { rank, height });
    }
}

/// The button that shows balanced moves in place of the best lines, in an opening.
pub fn balanced_button(ui: &mut UiBuilder, head: Entity) {
    let label = ui.locale.text("study-balanced");
    let node = Node::row()
        .center()
        .height(BALANCED_BUTTON)
        .pad_x(space::XS)
        .no_shrink();
    let button = ui.bare_button(head, Look::Move, &label, "study-balanced", node);
    ui.control_line(button, Style::SMALL, label);
    ui.insert(button, (Checkable, BalancedButton));
    ui.on(
        button,
        |_: On<Activate>, mut balanced: ResMut<StudyBalancedMoves>, mut redraw: ResMut<Redraw>| {
            balanced.is_on = !balanced.is_on;
            redraw.next_frame();
        },
    );
}

/// Offers balanced moves in an opening only.
fn offer(
    open: Res<OpenStudy>,
    balanced: Res<StudyBalancedMoves>,
    mut buttons: Query<(Entity, &mut Node, Has<Checked>), With<BalancedButton>>,
    mut commands: Commands,
) {
    for (entity, node, checked) in &mut buttons {
        set_display(node, open.is_opening());
        check(&mut commands, entity, checked, balanced.is_on);
    }
}

/// The analysis of the current node.
fn here<'a>(open: &OpenStudy, analysis: &'a LiveAnalysis) -> Option<&'a Analysis> {
    analysis.of(open.study().current())
}

fn fill(
    open: Res<OpenStudy>,
    analysis: Res<LiveAnalysis>,
    balanced: Res<StudyBalancedMoves>,
    settings: Res<Settings>,
    mut parts: Parts<LineRow>,
) {
    let found = here(&open, &analysis);
    let side = open.to_move().filter(|_| balanced.is_shown(&open));
    let is_room = |row: &LineRow| side.is_some() || row.rank < usize::from(settings.analysis_lines);
    parts.draw(
        |_, row| match side {
            Some(side) => {
                (balanced.found().get(row.rank)).map(|balanced| ShownRow::Balanced(*balanced, side))
            }
            None => found.and_then(|found| {
                let line = found.lines.get(row.rank).filter(|_| is_room(row))?.clone();
                Some(ShownRow::Line(line, found.side))
            }),
        },
        |ui, entity, row, shown| match shown {
            Some(ShownRow::Line(line, side)) => content(ui, entity, row, line, *side),
            Some(ShownRow::Balanced(balanced, side)) => {
                balanced_move(ui, entity, row, balanced, *side)
            }
            None => {}
        },
    );
}

/// The moves of a line.
pub fn stones(points: &[Point]) -> Vec<Move> {
    points.iter().copied().map(Move::Stone).collect()
}

/// The rank, the value, and the moves; each move plays the line up to it.
fn content(
    ui: &mut UiBuilder,
    row: Entity,
    &LineRow { rank, height }: &LineRow,
    line: &AnalysisLine,
    side: Side,
) {
    let value = words::line_value(&ui.locale, line.value, side);
    let moves: Vec<_> = line.moves.iter().map(|point| point.label()).collect();
    let spoken = ui.locale.text_with(
        "study-line",
        &[
            ("rank", (rank + 1).into()),
            ("value", value.clone().into()),
            ("moves", moves.join(" ").into()),
        ],
    );
    let node = Node::line(space::XXS)
        .height(height - 4.0)
        .min_width(VALUE)
        .no_shrink();
    let key = format!("study-line-{rank}");
    let button = ui.bare_button(row, Look::Move, &spoken, &key, node);
    ui.write_on(button, StudyRequest::PlayLine(stones(&line.moves)));
    let ring = ui.node(
        button,
        Node::row().square(20).no_shrink().center().frame(1.5, 10),
    );
    ui.insert(ring, Stroke(Token::Hint));
    ui.literal_line(
        ring,
        Style::DATA_LABEL.ink(Token::Hint),
        (rank + 1).to_string(),
    );
    if line.value.is_proven() {
        ui.control_icon(button, Icon::Proof, 16.0);
    }
    ui.control_line(button, Style::DATA_BOLD.sized(14.0), value);
    for (index, label) in moves.into_iter().take(MOST_MOVES).enumerate() {
        let style = match index {
            0 => Style::DATA_BOLD,
            _ => Style::DATA.ink(Token::Ink2),
        };
        let spoken = ui
            .locale
            .text_with("study-play-to", &[("move", label.clone().into())]);
        let key = format!("study-line-{rank}-{index}");
        let node = Node::row()
            .center()
            .height(height - 8.0)
            .pad_x(3)
            .no_shrink();
        let point = ui.bare_button(row, Look::Move, &spoken, &key, node);
        // The Tab key goes from line to line; the moves are for the pointer.
        ui.insert(point, TabIndex(-1));
        ui.write_on(point, StudyRequest::PlayLine(stones(&line.moves[..=index])));
        ui.control_line(point, style, label);
    }
}

/// A balanced move: Black's share, the point and the depth; a press plays it.
fn balanced_move(
    ui: &mut UiBuilder,
    row: Entity,
    &LineRow { rank, height }: &LineRow,
    balanced: &BalancedMove,
    side: Side,
) {
    let black = match side {
        Side::Black => balanced.percent,
        Side::White => 100 - balanced.percent,
    };
    let value = ui
        .locale
        .text_with("study-percent", &[("percent", black.into())]);
    let label = balanced.point.label();
    let spoken = [
        ("move", label.clone().into()),
        ("percent", black.into()),
        ("depth", balanced.depth.into()),
    ];
    let spoken = ui.locale.text_with("study-balanced-move", &spoken);
    let node = Node::line(space::M).height(height - 4.0).fill().pad_x(3);
    let key = format!("study-balanced-{rank}");
    let button = ui.bare_button(row, Look::Move, &spoken, &key, node);
    ui.write_on(button, StudyRequest::PlayLine(stones(&[balanced.point])));
    let place = ui.node(button, Node::row().min_width(VALUE).no_shrink());
    ui.literal_line(place, Style::DATA_BOLD.sized(14.0), value);
    ui.control_line(button, Style::DATA_BOLD, label);
    let depth = ui
        .locale
        .text_with("study-balanced-depth", &[("depth", balanced.depth.into())]);
    ui.control_line(button, Style::DATA_LABEL.ink(Token::Ink2), depth);
}

/// "Black to move, depth 18, 1.2 million positions".
fn describe(
    open: Res<OpenStudy>,
    analysis: Res<LiveAnalysis>,
    balanced: Res<StudyBalancedMoves>,
    ui: UiBuilder,
    mut texts: Query<&mut Text, With<AnalysisInfo>>,
) {
    let words = match (here(&open, &analysis), analysis.fault(), open.to_move()) {
        _ if balanced.is_shown(&open) => ui.locale.text(if balanced.is_running() {
            "study-balanced-comparing"
        } else {
            "study-balanced-compared"
        }),
        (_, Some(fault), _) => ui
            .locale
            .text_with("study-engine-failed", &[("reason", fault.into())]),
        (_, None, None) => ui.locale.text("study-game-over"),
        (None, None, Some(side)) => {
            let id = if analysis.is_on {
                "study-analysing"
            } else {
                "study-analysis-off"
            };
            let side = ("side", ui.locale.text(side_id(side)).into());
            ui.locale.text_with(id, &[side])
        }
        (Some(found), None, Some(side)) => {
            let side = ("side", ui.locale.text(side_id(side)).into());
            let positions = ui.locale.text_with(
                "study-positions",
                &[("count", positions_text(found.nodes).into())],
            );
            ui.locale.text_with(
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
    rows: Query<(&Drawn<LineRow>, &Hovered, &Children)>,
    focus: Res<InputFocus>,
    mut shown: ResMut<ShownLine>,
) {
    let line = |row: &Drawn<LineRow>| row.0.as_ref().map(ShownRow::moves);
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
    use super::super::tests::{open, studied, wait_until};
    use super::*;
    use narabe_study::playback::PlaybackStep;

    #[test]
    fn bug_a_line_with_the_focus_left_the_board_at_each_deeper_iteration() {
        let mut test = studied();
        test.send(StudyRequest::Step(PlaybackStep::To(7)));
        test.resource_mut::<LiveAnalysis>().toggle();
        let node = open(&test).study().current();
        wait_until(&mut test, |test| {
            test.resource::<LiveAnalysis>().of(node).is_some()
        });
        test.frames(2);
        let button = test.control("study-line-0");
        test.focus(button);
        test.frames(2);
        assert_ne!(*test.resource::<ShownLine>(), ShownLine::default());
        let button = test.control("study-line-0");
        let world = test.app.world_mut();
        let mut rows = world.query::<&mut Drawn<LineRow>>();
        for mut shown in rows.iter_mut(world) {
            shown.0 = None;
        }
        test.frames(1);
        assert_ne!(test.control("study-line-0"), button, "it is drawn again");
        assert_ne!(*test.resource::<ShownLine>(), ShownLine::default());
        let focused = test.resource::<InputFocus>().get();
        assert_eq!(focused, Some(test.control("study-line-0")));
    }

    #[test]
    fn positions_are_rounded_down() {
        assert_eq!(positions_text(999), "999");
        assert_eq!(positions_text(12_999), "12k");
        assert_eq!(positions_text(1_290_000), "1.2M");
    }
}

//! The graph of the win chance along the main line. It is a slider: it steps through the game.

use super::graph_picture::{self, GraphColours};
use super::value::{Known, PositionValue, StudyValues};
use super::words;
use crate::locale::Locale;
use crate::screens::lifecycle::AddScreen;
use crate::study::{OpenStudy, StudyRequest};
use crate::theme::{Stroke, Token, image_from};
use crate::widgets::{NodeStyle, Style, UiBuilder};
use accesskit::Role;
use bevy::a11y::AccessibilityNode;
use bevy::prelude::*;
use bevy::ui_widgets::{Slider, SliderRange, SliderStep, SliderValue, TrackClick, ValueChange};
use narabe_study::playback::PlaybackStep;
use narabe_study::review::Label;

/// The height of the numbers below the graph, in logical pixels.
pub const AXIS: f32 = 18.0;
/// The heights of the graph from the largest to the smallest, and whether numbers stand below it.
pub const HEIGHTS: [(f32, bool); 3] = [(132.0, true), (86.0, true), (52.0, false)];
/// The number of moves between two numbers.
const AXIS_STEP: usize = 5;
/// The diameter of the dot on the current position.
const DOT: f32 = 11.0;
/// A proven stretch at least this wide is named.
const NAMED: f32 = 56.0;

/// The graph, with what it shows.
#[derive(Component, Debug)]
pub(super) struct Graph {
    width: f32,
    height: f32,
    /// What it shows, and what that depends on: what is known, and the current move.
    shown: Option<(GraphInputs, ShownValues)>,
}

type GraphInputs = (Known, Option<usize>);

#[derive(Debug, Clone, PartialEq)]
struct ShownValues {
    values: Vec<Option<PositionValue>>,
    labels: Vec<Option<Label>>,
    ply: Option<usize>,
}

pub(super) fn plugin(app: &mut App) {
    app.add_details(fill.in_set(super::systems::StudyScreenSystems));
}

/// The graph; below it the numbers of the moves if `with_axis`.
pub fn build(ui: &mut UiBuilder, parent: Entity, width: f32, height: f32, with_axis: bool) {
    let column = ui.node(parent, Node::column().no_shrink().width(width));
    let label = ui.locale.text("study-graph");
    let control = ui.control(Role::Slider, &label, "study-graph");
    let slider = (
        Slider {
            track_click: TrackClick::Snap,
            ..default()
        },
        SliderValue(0.0),
        SliderRange::new(0.0, 1.0),
        SliderStep(1.0),
    );
    let node = Node::default().size(width, height).no_shrink();
    let graph = ui.spawn(column, (slider, node, control));
    ui.insert(
        graph,
        Graph {
            width,
            height,
            shown: None,
        },
    );
    ui.on(
        graph,
        |change: On<ValueChange<f32>>, mut requests: MessageWriter<StudyRequest>| {
            let ply = change.value.round().max(0.0) as usize;
            requests.write(StudyRequest::Step(PlaybackStep::To(ply)));
        },
    );
    if with_axis {
        let axis = ui.node(column, Node::default().size(width, AXIS).no_shrink());
        ui.insert(axis, Axis { width, moves: None });
    }
}

/// The numbers below the graph.
#[derive(Component, Debug)]
struct Axis {
    width: f32,
    moves: Option<usize>,
}

fn fill(
    values: StudyValues,
    mut graphs: Query<(Entity, &mut Graph, &mut AccessibilityNode)>,
    mut axes: Query<(Entity, &mut Axis)>,
    mut ui: UiBuilder,
) {
    let ply = values.open.is_on_main_line().then(|| values.open.ply());
    let state = (values.known(), ply);
    let is_current = |graph: &Graph| matches!(&graph.shown, Some((shown, _)) if *shown == state);
    if graphs.iter().all(|(_, graph, _)| is_current(graph)) {
        return;
    }
    let now = ShownValues {
        values: values.of_main_line(),
        labels: labels(&values),
        ply,
    };
    let moves = now.values.len().saturating_sub(1);
    for (entity, mut axis) in &mut axes {
        if axis.moves.replace(moves) != Some(moves) {
            let width = axis.width;
            ui.redraw(entity, |ui| numbers(ui, entity, width, moves));
        }
    }
    for (entity, mut graph, mut access) in &mut graphs {
        if let Some((known, shown)) = &mut graph.shown
            && *shown == now
        {
            *known = state;
            continue;
        }
        access.set_value(spoken(&ui.locale, &values.open, &now));
        ui.insert(
            entity,
            (
                SliderRange::new(0.0, moves.max(1) as f32),
                SliderValue(now.ply.unwrap_or(0) as f32),
            ),
        );
        ui.redraw(entity, |ui| draw(ui, entity, &graph, &now));
        graph.shown = Some((state, now.clone()));
    }
}

/// The labels of the moves of the main line, as far as they are known.
fn labels(values: &StudyValues) -> Vec<Option<Label>> {
    let review = values.review.of(values.open.game());
    review.map_or_else(Vec::new, |review| {
        review.moves.iter().map(|reviewed| reviewed.label).collect()
    })
}

fn draw(ui: &mut UiBuilder, entity: Entity, graph: &Graph, shown: &ShownValues) {
    let (width, height) = (graph.width, graph.height);
    let pixels = ui.layout.pixels;
    let size = |length: f32| (length * pixels).round().max(1.0) as u32;
    let colours = GraphColours {
        ground: ui.palette.color(Token::GraphGround),
        area: ui.palette.color(Token::BlackShare),
        line: ui.palette.color(Token::LineStrong),
    };
    let picture = graph_picture::paint(&shown.values, (size(width), size(height)), pixels, colours);
    let image = ui.images.add(image_from(picture));
    let all = Node::default().at(0, 0).size(width, height);
    ui.picture(entity, image, all);
    let moves = shown.values.len().saturating_sub(1).max(1);
    let x = |ply: usize| width * ply as f32 / moves as f32;
    let top = |share: f32| {
        let area = height * (1.0 - graph_picture::TOP);
        height - area * share
    };
    for (value, from, to) in stretches(&shown.values) {
        let (left, wide) = (x(from), x(to) - x(from));
        let (id, is_frame) = match value {
            None => ("study-not-read", true),
            Some(_) => ("study-proven", false),
        };
        let node = Node::row()
            .at(left, top(1.0))
            .size(wide, height - top(1.0))
            .center();
        let place = ui.node(entity, node.clip());
        if is_frame && wide > 1.0 {
            ui.restyle(place, |node| node.border(1));
            ui.insert(place, Stroke(Token::LineStrong));
        }
        if wide >= NAMED {
            let ink = if value.is_some_and(|value| value.black_share() > 0.5) {
                Token::White
            } else {
                Token::BlackShare
            };
            let words = ui.locale.text(id);
            let words = ui.literal_line(place, Style::LABEL.ink(ink), words);
            // Beside the line of one half.
            ui.restyle(words, |node| node.margin_bottom(24));
        }
    }
    for (index, label) in shown.labels.iter().enumerate() {
        let Some(label) = label.filter(|label| label.is_mistake()) else {
            continue;
        };
        let share = shown.values.get(index + 1).copied().flatten();
        let share = share.map_or(0.5, PositionValue::black_share);
        let place = Node::row()
            .at(x(index + 1) - 8.0, (top(share) - 20.0).max(0.0))
            .square(16)
            .center();
        let place = ui.node(entity, place);
        words::label_mark_in(ui, place, label, Token::GraphMark);
    }
    if let Some(ply) = shown.ply {
        let line = Node::default().at(x(ply) - 1.0, 0).size(2, height);
        ui.filled(entity, line, Token::Accent);
        if let Some(value) = shown.values.get(ply).copied().flatten() {
            let node = Node::default()
                .at(x(ply) - DOT / 2.0, top(value.black_share()) - DOT / 2.0)
                .square(DOT)
                .frame(1.5, DOT / 2.0);
            ui.panel(entity, node, Token::Accent, Token::White);
        }
    }
}

/// The stretches that are proven or not read yet: the value, and the plies where they begin and end.
fn stretches(values: &[Option<PositionValue>]) -> Vec<(Option<PositionValue>, usize, usize)> {
    let kind = |value: &Option<PositionValue>| match value {
        None => Some(None),
        Some(value) if value.is_proven() => Some(Some(value.black_share() > 0.5)),
        Some(_) => None,
    };
    let mut found: Vec<(Option<PositionValue>, usize, usize)> = Vec::new();
    for (ply, value) in values.iter().enumerate() {
        let Some(now) = kind(value) else {
            continue;
        };
        let end = (ply + 1).min(values.len() - 1);
        match found.last_mut() {
            Some((last, _, to)) if kind(last) == Some(now) && *to >= ply => *to = end,
            _ => found.push((*value, ply, end)),
        }
    }
    found
}

fn numbers(ui: &mut UiBuilder, axis: Entity, width: f32, moves: usize) {
    let step = AXIS_STEP * (moves / 60 + 1);
    for ply in (0..=moves).step_by(step) {
        let left = width * ply as f32 / moves.max(1) as f32;
        if ply == 0 {
            let place = ui.node(axis, Node::default().at(0, 0));
            let words = ui.locale.text("study-graph-move");
            ui.literal_line(place, Style::LABEL, words);
            continue;
        }
        let place = ui.node(
            axis,
            Node::row().at(left - 20.0, 0).width(40).justify_center(),
        );
        ui.literal_line(place, Style::DATA_LABEL, ply.to_string());
    }
}

/// "Move 21, F7, Losing move, Black 58 per cent".
fn spoken(locale: &Locale, open: &OpenStudy, shown: &ShownValues) -> String {
    let Some(ply) = shown.ply else {
        return locale.text("study-in-variation");
    };
    let mut words = vec![locale.text_with("study-graph-at", &[("ply", ply.into())])];
    if let Some(point) = open.study().position().last_move().filter(|_| ply > 0) {
        words.push(point.label());
    }
    let label = ply
        .checked_sub(1)
        .and_then(|index| *shown.labels.get(index)?);
    words.extend(label.map(|label| locale.text(words::label_id(label))));
    match shown.values.get(ply).copied().flatten() {
        Some(PositionValue::Judged(percent)) => {
            words.push(locale.text_with("study-bar-judged", &[("percent", percent.into())]));
        }
        Some(PositionValue::Proven(side, moves)) => words.push(words::wins_in(locale, side, moves)),
        Some(PositionValue::Over(_)) | None => {}
    }
    locale.facts(words)
}

#[cfg(test)]
mod tests {
    use super::*;
    use narabe_rules::Side;

    #[test]
    fn stretches_of_the_same_kind_are_one() {
        let proven = |side, moves| Some(PositionValue::Proven(side, moves));
        let judged = Some(PositionValue::Judged(50));
        let values = [
            None,
            None,
            judged,
            proven(Side::Black, 3),
            proven(Side::Black, 2),
            proven(Side::White, 1),
        ];
        let found: Vec<_> = stretches(&values)
            .into_iter()
            .map(|(value, from, to)| (value.is_some(), from, to))
            .collect();
        assert_eq!(found, [(false, 0, 2), (true, 3, 5), (true, 5, 5)]);
        assert!(stretches(&[]).is_empty());
    }
}

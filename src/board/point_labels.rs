//! Labels beside points: "You played" with brackets around its point, "Better was" with a ring, and remarks.
//!
//! A label is placed as soon as its text is measured, one frame after it is spawned.

use super::label_places::places;
use super::mark_layer::{self, INK, MarkInputs, MarkPainter, MarkPart, Marks};
use super::symbols::Symbol;
use super::{
    BoardModel, BoardSchedule, BoardSystems, BoardView, PointLabel, PointLabelKind, color, layer,
};
use crate::redraw::Redraw;
use crate::theme::Face;
use bevy::prelude::*;
use bevy::text::TextLayoutInfo;
use narabe_art::Rgb;
use narabe_art::mark::MARGIN;
use narabe_rules::Point;

// The ground of a label and its shadow.
const GROUND: Rgb = Rgb::hex(0xFBFBF9);
const SHADOW: Rgb = Rgb::hex(0x14191F);
const SHADOW_OPACITY: f32 = 0.22;
const SHADOW_OFFSET: f32 = 1.5;
/// The text of a move that was played; that of one that was better has the colour of its ring.
const PLAYED: Rgb = Rgb::hex(0x1A1E23);
// Sizes in logical pixels before scaling: height, text, and the space left and right of the text.
const HEIGHT: f32 = 22.0;
const TEXT_SIZE: f32 = 13.0;
const PADDING: f32 = 8.0;
/// The space between the brackets of a point and its label, and between labels and the board's edge.
const GAP: f32 = 4.0;

/// The text, the ground or the shadow of a label by its index in the model.
#[derive(Component, Debug, Clone, Copy)]
struct LabelPiece {
    index: usize,
    /// How far it is above the middle of the label.
    offset: f32,
}

pub(super) fn plugin(app: &mut App) {
    mark_layer::add::<PointLabels>(app);
    let draw = mark_layer::draw::<PointLabels>;
    app.add_systems(BoardSchedule, place.after(draw).in_set(BoardSystems::Draw));
}

/// Everything that the labels depend on.
#[derive(Debug, PartialEq)]
struct PointLabels {
    labels: Vec<PointLabel>,
    /// The first move of a line on the board, which has a ring of its own.
    ringed: Option<Point>,
    scale: f32,
}

/// A part of a label or of the mark on its point.
type LabelPart = MarkPart<PointLabels>;

impl Marks for PointLabels {
    const FADES: bool = true;

    fn of(inputs: &MarkInputs<'_>) -> Option<Self> {
        let (labels, scale) = (inputs.model.labels.clone(), inputs.scale);
        let ringed = inputs.model.hint.first().map(|(point, _)| *point);
        (!labels.is_empty()).then_some(Self {
            labels,
            ringed,
            scale,
        })
    }

    fn paint(&self, painter: &mut MarkPainter<'_, '_, '_, Self>) {
        for (index, label) in self.labels.iter().enumerate() {
            let ink = match label.kind {
                PointLabelKind::Played => {
                    let (colour, at) = (painter.look.accent(), painter.at(label.point, 3.0));
                    painter.symbol(Symbol::Brackets, colour, at);
                    PLAYED
                }
                PointLabelKind::Better => {
                    if self.ringed != Some(label.point) {
                        painter.ring(label.point, 3.0);
                    }
                    INK
                }
                PointLabelKind::Remark => PLAYED,
            };
            self.label(index, ink, painter);
        }
    }
}

impl PointLabels {
    /// Text, ground and shadow, hidden until the text is measured.
    fn label(&self, index: usize, ink: Rgb, painter: &mut MarkPainter<'_, '_, '_, Self>) {
        let text = &self.labels[index].text;
        let hidden = |step: f32| {
            let place = Transform::from_xyz(0.0, 0.0, layer::mark(step));
            (place, Visibility::Hidden)
        };
        let face = painter.fonts.face_of_words(Face::UiBold, text);
        let font = painter.font(face, TEXT_SIZE * self.scale);
        let words = (Text2d::new(text), font, TextColor(color(ink)));
        let piece = LabelPiece { index, offset: 0.0 };
        painter.placed((hidden(9.0), piece, words));
        let shadow = color(SHADOW).with_alpha(SHADOW_OPACITY);
        for (colour, offset, step) in [
            (color(GROUND), 0.0, 8.0),
            (shadow, -SHADOW_OFFSET * self.scale, 7.0),
        ] {
            let sprite = Sprite {
                image_mode: painter
                    .symbols
                    .stretching(painter.symbols.size(Symbol::Label)),
                ..painter.symbols.sprite(Symbol::Label, colour)
            };
            painter.placed((hidden(step), LabelPiece { index, offset }, sprite));
        }
    }
}

/// Places the labels of a board when their texts are measured.
fn place(
    boards: Query<(Entity, &BoardView, &BoardModel)>,
    scale: Res<UiScale>,
    spawned: Query<(), Added<LabelPiece>>,
    measured: Query<&ChildOf, (With<LabelPart>, Changed<TextLayoutInfo>)>,
    texts: Query<(&ChildOf, &LabelPiece, &TextLayoutInfo), With<LabelPart>>,
    mut pieces: Query<
        (
            &ChildOf,
            &LabelPiece,
            Option<&mut Sprite>,
            &mut Transform,
            &mut Visibility,
        ),
        With<LabelPart>,
    >,
    mut redraw: ResMut<Redraw>,
) {
    if !spawned.is_empty() {
        redraw.next_frame();
    }
    for (board, view, model) in &boards {
        let is_measured = measured.iter().any(|of| of.parent() == board);
        let Some(frame) = view.frame.filter(|_| is_measured) else {
            continue;
        };
        let mut sizes = vec![Vec2::ZERO; model.labels.len()];
        for (_, text, layout) in texts.iter().filter(|(of, ..)| of.parent() == board) {
            if let Some(size) = sizes.get_mut(text.index) {
                *size = label_size(layout.size.x, scale.0);
            }
        }
        if sizes.contains(&Vec2::ZERO) {
            continue;
        }
        let line = model.line.iter().chain(&model.hint);
        let stones: Vec<Point> = (model.moves.iter().chain(line))
            .map(|(point, _)| *point)
            .collect();
        let places = places(&frame, &model.labels, &stones, &sizes, GAP * scale.0);
        for (of, piece, sprite, mut transform, mut visibility) in &mut pieces {
            let rect = places.get(piece.index);
            let Some(rect) = rect.filter(|_| of.parent() == board) else {
                continue;
            };
            let at = rect.center() + Vec2::Y * piece.offset;
            transform.translation = at.extend(transform.translation.z);
            if let Some(mut sprite) = sprite {
                let margin = Vec2::splat(2.0 * MARGIN / frame.pixel_ratio);
                sprite.custom_size = Some(rect.size() + margin);
            }
            *visibility = Visibility::Inherited;
        }
    }
}

/// The size of a label with a text of this width; zero before it is measured.
fn label_size(text_width: f32, scale: f32) -> Vec2 {
    if text_width > 0.0 {
        Vec2::new(text_width + 2.0 * PADDING * scale, HEIGHT * scale).round()
    } else {
        Vec2::ZERO
    }
}

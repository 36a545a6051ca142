//! Labels beside points: "You played" with brackets around its point, "Better was" with a ring, and remarks.
//!
//! A label is placed as soon as its text is measured, one frame after it is spawned.

use super::label_places::places;
use super::mark_layer::{self, INK, MarkInputs, MarkPainter, MarkPart, Marks};
use super::symbols::Symbol;
use super::{
    BoardModel, BoardSchedule, BoardSystems, BoardView, FIRST, PointLabel, PointLabelKind, color,
    layer,
};
use crate::redraw::Redraw;
use crate::theme::Face;
use bevy::prelude::*;
use bevy::text::TextLayoutInfo;
use narabe_art::Rgb;
use narabe_art::mark::MARGIN;

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

/// The text of a label by its index in the model.
#[derive(Component, Debug, Clone, Copy)]
struct LabelText(usize);

/// The ground or the shadow of a label by its index in the model.
#[derive(Component, Debug, Clone, Copy)]
struct LabelGround {
    index: usize,
    offset: f32,
}

pub(super) fn plugin(app: &mut App) {
    mark_layer::add::<PointLabels, FIRST>(app);
    let draw = mark_layer::draw::<PointLabels, FIRST>;
    app.add_systems(BoardSchedule, place.after(draw).in_set(BoardSystems::Draw));
}

/// Everything that the labels depend on.
#[derive(Debug, PartialEq)]
struct PointLabels {
    labels: Vec<PointLabel>,
    scale: f32,
}

/// A part of a label or of the mark on its point.
type LabelPart = MarkPart<PointLabels, FIRST>;

impl Marks<FIRST> for PointLabels {
    const FADES: bool = true;

    fn of(inputs: &MarkInputs<'_, FIRST>) -> Option<Self> {
        let (labels, scale) = (inputs.model.labels.clone(), inputs.scale);
        (!labels.is_empty()).then_some(Self { labels, scale })
    }

    fn paint(&self, painter: &mut MarkPainter<'_, '_, '_, Self, FIRST>) {
        for (index, label) in self.labels.iter().enumerate() {
            let ink = match label.kind {
                PointLabelKind::Played => {
                    let (colour, at) = (painter.look.accent(), painter.at(label.point, 3.0));
                    painter.symbol(Symbol::Brackets, colour, at);
                    PLAYED
                }
                PointLabelKind::Better => {
                    painter.ring(label.point, 3.0);
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
    fn label(&self, index: usize, ink: Rgb, painter: &mut MarkPainter<'_, '_, '_, Self, FIRST>) {
        let text = &self.labels[index].text;
        let hidden = |step: f32| {
            let place = Transform::from_xyz(0.0, 0.0, layer::mark(step));
            (place, Visibility::Hidden)
        };
        let face = painter.fonts.face_of_words(Face::UiBold, text);
        let font = painter.font(face, TEXT_SIZE * self.scale);
        let words = (Text2d::new(text), font, TextColor(color(ink)));
        painter.placed((hidden(9.0), LabelText(index), words));
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
            painter.placed((hidden(step), LabelGround { index, offset }, sprite));
        }
    }
}

/// Places the labels when their texts are measured.
fn place(
    view: Res<BoardView>,
    model: Res<BoardModel>,
    scale: Res<UiScale>,
    spawned: Query<(), Added<LabelText>>,
    measured: Query<(), (With<LabelPart>, With<LabelText>, Changed<TextLayoutInfo>)>,
    mut texts: Query<
        (&LabelText, &TextLayoutInfo, &mut Transform, &mut Visibility),
        (With<LabelPart>, Without<LabelGround>),
    >,
    mut grounds: Query<
        (&LabelGround, &mut Sprite, &mut Transform, &mut Visibility),
        (With<LabelPart>, Without<LabelText>),
    >,
    mut redraw: ResMut<Redraw>,
) {
    if !spawned.is_empty() {
        redraw.next_frame();
    }
    let Some(frame) = view.frame.filter(|_| !measured.is_empty()) else {
        return;
    };
    let mut widths = vec![None; model.labels.len()];
    for (text, layout, ..) in &texts {
        if let Some(width) = widths.get_mut(text.0) {
            *width = (layout.size.x > 0.0).then_some(layout.size.x);
        }
    }
    let Some(widths) = widths.into_iter().collect::<Option<Vec<_>>>() else {
        return;
    };
    let size = |width: f32| Vec2::new(width + 2.0 * PADDING * scale.0, HEIGHT * scale.0).round();
    let sizes: Vec<_> = widths.into_iter().map(size).collect();
    let places = places(&frame, &model.labels, &sizes, GAP * scale.0);
    for (text, _, mut transform, mut visibility) in &mut texts {
        if let Some(rect) = places.get(text.0) {
            transform.translation = rect.center().extend(transform.translation.z);
            *visibility = Visibility::Inherited;
        }
    }
    for (ground, mut sprite, mut transform, mut visibility) in &mut grounds {
        if let Some(rect) = places.get(ground.index) {
            let at = rect.center() + Vec2::Y * ground.offset;
            transform.translation = at.extend(transform.translation.z);
            sprite.custom_size = Some(rect.size() + Vec2::splat(2.0 * MARGIN / frame.pixel_ratio));
            *visibility = Visibility::Inherited;
        }
    }
}

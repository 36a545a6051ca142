//! Labels beside points: "You played" with brackets around its point, "Better was" with a ring.
//!
//! A label is placed as soon as its text is measured, one frame after it is spawned.

use super::fade::Fade;
use super::symbols::{Symbol, Symbols};
use super::{
    BoardFrame, BoardLook, BoardModel, BoardRoot, BoardSchedule, BoardSystems, BoardView, Plate,
    PlateKind, color, layer,
};
use crate::redraw::Redraw;
use crate::theme::{Face, Fonts, Motion};
use bevy::prelude::*;
use bevy::text::TextLayoutInfo;
use narabe::art::Rgb;
use narabe::art::mark::{HALO_COLOUR, HALO_OPACITY, MARGIN};

/// The ground of a label and its shadow.
const GROUND: Rgb = Rgb::hex(0xFBFBF9);
const SHADOW: Rgb = Rgb::hex(0x14191F);
const SHADOW_OPACITY: f32 = 0.22;
const SHADOW_OFFSET: f32 = 1.5;
/// The text of a move that was played, and of one that was better; the ring has this colour too.
const PLAYED: Rgb = Rgb::hex(0x1A1E23);
const BETTER: Rgb = Rgb::hex(0x23457A);
/// Sizes in logical pixels before scaling: height, text, and the space left and right of the text.
const HEIGHT: f32 = 22.0;
const TEXT_SIZE: f32 = 13.0;
const PADDING: f32 = 8.0;
/// The space between the brackets of a point and its label, and between labels and the board's edge.
const GAP: f32 = 4.0;
/// Half the size of what must stay visible around a point, in cells: that of the brackets.
const POINT_REACH: f32 = 0.56;
/// Half the size of the middle of a point, which no label may cover, in cells.
const MIDDLE_REACH: f32 = 0.25;

/// How much farther away a label is placed where there is no room beside its point, in cells.
const FARTHER: f32 = 1.2;

/// A part of a label or of the mark on its point; all are respawned on a change.
#[derive(Component, Debug, Clone, Copy)]
struct PlatePart;

/// The text of a label by its index in the model.
#[derive(Component, Debug, Clone, Copy)]
struct PlateText(usize);

/// The ground or the shadow of a label by its index in the model.
#[derive(Component, Debug, Clone, Copy)]
struct PlateGround {
    index: usize,
    offset: f32,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<UiScale>().add_systems(
        BoardSchedule,
        (draw, place).chain().in_set(BoardSystems::Draw),
    );
}

/// Everything that the labels depend on.
#[derive(Debug, Clone, PartialEq)]
struct PlateInputs {
    frame: BoardFrame,
    plates: Vec<Plate>,
    scale: f32,
}

fn draw(
    mut commands: Commands,
    view: Res<BoardView>,
    model: Res<BoardModel>,
    look: Res<BoardLook>,
    fonts: Res<Fonts>,
    symbols: Res<Symbols>,
    scale: Res<UiScale>,
    root: Res<BoardRoot>,
    motion: Motion,
    drawn: Query<Entity, With<PlatePart>>,
    mut redraw: ResMut<Redraw>,
    mut last: Local<Option<PlateInputs>>,
) {
    let repainted = look.is_changed() || fonts.is_changed();
    if !(repainted || view.is_changed() || model.is_changed() || scale.is_changed()) {
        return;
    }
    let wanted = (view.frame.filter(|_| !model.plates.is_empty())).map(|frame| PlateInputs {
        frame,
        plates: model.plates.clone(),
        scale: scale.0,
    });
    if *last == wanted && !(repainted && wanted.is_some()) {
        return;
    }
    // Where the board was painted anew or has another place, nothing fades.
    let frame = (view.frame).filter(|_| motion.full() && !repainted);
    let is_in_place = |inputs: &Option<PlateInputs>| {
        (inputs.as_ref()).is_none_or(|inputs| Some(inputs.frame) == frame)
    };
    let fades = is_in_place(&last) && is_in_place(&wanted);
    for entity in &drawn {
        let mut part = commands.entity(entity);
        match fades {
            true => {
                part.remove::<(PlatePart, PlateText, PlateGround)>()
                    .insert(Fade::out_of_view());
            }
            false => part.despawn(),
        }
    }
    if let Some(inputs) = &wanted {
        redraw.next_frame();
        let mut spawner = PlateSpawner {
            fades,
            commands: &mut commands,
            root: root.0,
            look: &look,
            symbols: &symbols,
            fonts: &fonts,
        };
        for (index, plate) in inputs.plates.iter().enumerate() {
            spawner.mark(plate.kind, inputs.frame.at(plate.point));
            spawner.label(index, plate, inputs.scale);
        }
    }
    *last = wanted;
}

/// Spawns the parts of labels.
struct PlateSpawner<'a, 'w, 's> {
    fades: bool,
    commands: &'a mut Commands<'w, 's>,
    root: Entity,
    look: &'a BoardLook,
    symbols: &'a Symbols,
    fonts: &'a Fonts,
}

impl PlateSpawner<'_, '_, '_> {
    /// The brackets or the ring around the point.
    fn mark(&mut self, kind: PlateKind, at: Vec2) {
        let halo = color(HALO_COLOUR).with_alpha(HALO_OPACITY);
        let parts = match kind {
            PlateKind::Played => vec![(Symbol::Brackets, self.look.accent())],
            PlateKind::Better => vec![(Symbol::BestHalo, halo), (Symbol::Best, color(BETTER))],
        };
        for ((symbol, colour), step) in parts.into_iter().zip([3.0, 4.0]) {
            let at = at.extend(layer::MARKS + step * layer::STEP);
            let sprite = self.symbols.sprite(symbol, colour);
            let place = Transform::from_translation(at);
            let part = (PlatePart, ChildOf(self.root), sprite, place);
            let part = self.commands.spawn(part).id();
            self.fade(part);
        }
    }

    /// Text, ground and shadow, hidden until the text is measured.
    fn label(&mut self, index: usize, plate: &Plate, scale: f32) {
        let ink = match plate.kind {
            PlateKind::Played => PLAYED,
            PlateKind::Better => BETTER,
        };
        let face = Face::UiBold.for_words(&plate.text);
        let root = self.root;
        let hidden = |step: f32| {
            let height = layer::MARKS + step * layer::STEP;
            let place = Transform::from_xyz(0.0, 0.0, height);
            (PlatePart, place, Visibility::Hidden, ChildOf(root))
        };
        let text = (
            hidden(9.0),
            PlateText(index),
            Text2d::new(&plate.text),
            self.fonts.text(face, TEXT_SIZE * scale),
            TextColor(color(ink)),
        );
        let text = self.commands.spawn(text).id();
        self.fade(text);
        let shadow = color(SHADOW).with_alpha(SHADOW_OPACITY);
        for (colour, offset, step) in [
            (color(GROUND), 0.0, 8.0),
            (shadow, -SHADOW_OFFSET * scale, 7.0),
        ] {
            let sprite = Sprite {
                image_mode: self.symbols.stretching(Symbol::Label),
                ..self.symbols.sprite(Symbol::Label, colour)
            };
            let ground = (hidden(step), PlateGround { index, offset }, sprite);
            let ground = self.commands.spawn(ground).id();
            self.fade(ground);
        }
    }

    fn fade(&mut self, part: Entity) {
        if self.fades {
            self.commands.entity(part).insert(Fade::into_view(0.0));
        }
    }
}

/// Places the labels when their texts are measured.
fn place(
    view: Res<BoardView>,
    model: Res<BoardModel>,
    scale: Res<UiScale>,
    measured: Query<(), (With<PlateText>, Changed<TextLayoutInfo>)>,
    mut texts: Query<
        (&PlateText, &TextLayoutInfo, &mut Transform, &mut Visibility),
        Without<PlateGround>,
    >,
    mut grounds: Query<
        (&PlateGround, &mut Sprite, &mut Transform, &mut Visibility),
        Without<PlateText>,
    >,
) {
    let Some(frame) = view.frame.filter(|_| !measured.is_empty()) else {
        return;
    };
    let mut widths = vec![None; model.plates.len()];
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
    let places = places(&frame, &model.plates, &sizes, GAP * scale.0);
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

/// The places of labels of these sizes: on the board, on no earlier label, and beside the points that have a label; where there
/// is little room over the rim of such a point.
fn places(frame: &BoardFrame, plates: &[Plate], sizes: &[Vec2], gap: f32) -> Vec<Rect> {
    let around = |reach: f32| {
        let half = Vec2::splat(reach * frame.cell());
        let rect = move |plate: &Plate| Rect::from_center_half_size(frame.at(plate.point), half);
        plates.iter().map(rect).collect::<Vec<_>>()
    };
    let (points, middles) = (around(POINT_REACH), around(MIDDLE_REACH));
    let mut placed: Vec<Rect> = Vec::with_capacity(plates.len());
    for (plate, &size) in plates.iter().zip(sizes) {
        let away = POINT_REACH * frame.cell() + gap;
        let candidates = candidates(frame, plate, size, away);
        let find_beside = |points: &[Rect]| {
            let is_free = |rect: &&Rect| {
                let mut taken = points.iter().chain(&placed);
                taken.all(|other| other.intersect(**rect).is_empty())
            };
            candidates.iter().find(is_free).copied()
        };
        let best = find_beside(&points).or_else(|| find_beside(&middles));
        placed.push(best.unwrap_or(candidates[0]));
    }
    placed
}

/// Above and below the point, then left and right of it, then the same a little farther away, each moved onto the board; the
/// first of a better move is below.
fn candidates(frame: &BoardFrame, plate: &Plate, size: Vec2, away: f32) -> Vec<Rect> {
    let at = frame.at(plate.point);
    let inside = Vec2::splat(frame.side() / 2.0) - size / 2.0;
    let rect = |direction: Vec2, farther: f32| {
        let centre = at + direction * (away + farther + (size / 2.0).dot(direction.abs()));
        Rect::from_center_size(centre.clamp(-inside, inside), size)
    };
    let [above, below] = match plate.kind {
        PlateKind::Played => [Vec2::Y, Vec2::NEG_Y],
        PlateKind::Better => [Vec2::NEG_Y, Vec2::Y],
    };
    let directions = [above, below, Vec2::NEG_X, Vec2::X];
    let distances = [0.0, FARTHER * frame.cell()];
    let places = distances.map(|farther| directions.map(|direction| rect(direction, farther)));
    places.into_iter().flatten().collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use narabe::rules::{BoardSize, Point};

    const SIZE: Vec2 = Vec2::new(78.0, 22.0);

    fn frame(side: f32) -> BoardFrame {
        BoardFrame::new(side, 1.0, BoardSize::DEFAULT, 1.12)
    }

    fn plate(point: Point, kind: PlateKind) -> Plate {
        let text = "You played".to_owned();
        Plate { point, text, kind }
    }

    fn shown(frame: &BoardFrame, points: [Point; 2]) -> Vec<Rect> {
        let plates = [
            plate(points[0], PlateKind::Played),
            plate(points[1], PlateKind::Better),
        ];
        places(frame, &plates, &[SIZE, SIZE], GAP)
    }

    #[test]
    fn a_move_that_was_played_has_its_label_above_and_a_better_one_below() {
        let frame = frame(616.0);
        let points = [Point::new(2, 6), Point::new(4, 6)];
        let [played, better] = shown(&frame, points)[..] else {
            panic!("two labels");
        };
        assert_eq!(played.center().x, frame.at(points[0]).x);
        assert!(played.min.y > frame.at(points[0]).y);
        assert_eq!(better.center().x, frame.at(points[1]).x);
        assert!(better.max.y < frame.at(points[1]).y);
    }

    #[test]
    fn labels_stay_on_the_board_and_cover_neither_points_nor_each_other() {
        for side in [360.0, 616.0] {
            let frame = frame(side);
            let board = Rect::from_center_size(Vec2::ZERO, Vec2::splat(side));
            for played in BoardSize::DEFAULT.points() {
                for better in BoardSize::DEFAULT.points().filter(|point| *point != played) {
                    let points = [played, better];
                    let rects = shown(&frame, points);
                    for rect in &rects {
                        let inside = board.inflate(0.5);
                        assert!(inside.contains(rect.min) && inside.contains(rect.max));
                        for point in points {
                            assert!(!rect.contains(frame.at(point)), "{points:?} {rect:?}");
                        }
                    }
                    assert!(rects[0].intersect(rects[1]).is_empty(), "{points:?}");
                }
            }
        }
    }
}

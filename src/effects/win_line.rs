//! The animated line through the winning stones.
//!
//! It starts when the last stone has landed. The rings of the winning stones light up as the line passes, the rest is
//! dimmed with the board's light style, and after a win of a person here ripples expand from the winning move. After a loss the
//! line is ink, without celebration.

use super::win_progress::{
    LINE_START, LINE_TIME, RIPPLE_COUNT, RIPPLE_GAP, RIPPLE_TIME, WinProgress, WinProgressSystems,
};
use crate::board::{
    BoardFrame, BoardId, BoardLook, BoardModel, BoardSchedule, BoardSystems, BoardView, RIPPLE,
    Symbol, Symbols, WinLine, WinStyle, blend, color, layer,
};
use crate::easing;
use crate::theme::Motion;
use crate::widgets::visible_if;
use bevy::prelude::*;
use narabe_art::Rgb;
use narabe_art::mark::{WIN_CASING_COLOUR, WIN_LINE_COLOUR};
use narabe_rules::Point;

/// The duration of the fade that replaces the animation when motion is reduced.
const REDUCED_FADE: f32 = 0.18;
// The first and last radius of a ripple, in cells, and its first opacity.
const RIPPLE_FROM: f32 = 0.6;
const RIPPLE_TO: f32 = 2.6;
const RIPPLE_OPACITY: f32 = 0.7;
/// How far the line extends beyond the middle of its end stones, in cells.
const OVERHANG: f32 = 0.78;
/// The opacity of the dimming.
const DIMMING: f32 = 0.15;
/// The typical colour below the dimming.
const DIMMED: Rgb = Rgb::hex(0x4A4438);
// The colours of the line and its rings.
const INK_COLOUR: Rgb = Rgb::hex(0x1A1E23);
const RING_COLOUR: Rgb = Rgb::hex(0xFFF8EC);
const SHADOW_COLOUR: Rgb = Rgb::hex(0x280802);
const SHADOW_OPACITY: f32 = 0.35;
const SHADOW_OFFSET: Vec2 = Vec2::new(1.0, -2.0);

/// A part of the line.
#[derive(Component, Debug, Clone, Copy)]
enum WinPart {
    Dimming,
    /// One of the three strokes, from end to end in board coordinates.
    Stroke {
        symbol: Symbol,
        from: Vec2,
        to: Vec2,
        opacity: f32,
    },
    /// A ring around a stone at a fraction of the line.
    Ring {
        along: f32,
    },
    /// A ripple by its number.
    Ripple(u8),
}

/// What the line of a board was drawn from.
#[derive(Component, Debug, Default, PartialEq)]
struct DrawnWin(Option<(WinLine, BoardFrame)>);

pub(super) fn plugin(app: &mut App) {
    app.register_required_components::<BoardId, DrawnWin>()
        .add_systems(
            BoardSchedule,
            (build, play)
                .chain()
                .after(WinProgressSystems)
                .in_set(BoardSystems::Effects),
        );
}

/// Spawns the parts of the line of each board whose line or frame has changed.
fn build(
    mut commands: Commands,
    look: Res<BoardLook>,
    symbols: Res<Symbols>,
    motion: Motion,
    mut boards: Query<(Entity, &BoardModel, &BoardView, &mut DrawnWin)>,
    parts: Query<(Entity, &ChildOf), With<WinPart>>,
) {
    for (board, model, view, mut drawn) in &mut boards {
        let wanted = model.win.as_ref().zip(view.frame);
        let is_drawn = drawn.0.as_ref().map(|(win, frame)| (win, *frame)) == wanted;
        if is_drawn {
            continue;
        }
        for (part, _) in parts.iter().filter(|(_, of)| of.parent() == board) {
            commands.entity(part).despawn();
        }
        drawn.0 = wanted.map(|(win, frame)| (win.clone(), frame));
        let Some((win, frame)) = wanted else { continue };
        let mut put = |(part, sprite, at, height): PlacedPart| {
            let place = Transform::from_translation(at.extend(height));
            commands.spawn((part, ChildOf(board), sprite, place, Visibility::Hidden));
        };
        put((
            WinPart::Dimming,
            Sprite::from_color(look.tone(), Vec2::splat(frame.side())),
            Vec2::ZERO,
            layer::DIMMING,
        ));
        for line in &win.lines {
            stroke_parts(line, win.style, &frame, &symbols).for_each(&mut put);
            ring_parts(line, &frame, &symbols).for_each(&mut put);
        }
        let winner = model.moves.last().map(|(point, _)| frame.at(*point));
        if let Some(at) = winner.filter(|_| win.style == WinStyle::Celebration && motion.full()) {
            for number in 0..RIPPLE_COUNT {
                let sprite = symbols.sprite(Symbol::Ripple, color(RING_COLOUR));
                let height = layer::WIN_LINE - layer::STEP;
                put((WinPart::Ripple(number), sprite, at, height));
            }
        }
    }
}

/// A part with its sprite, its place on the board and its z coordinate.
type PlacedPart = (WinPart, Sprite, Vec2, f32);

/// The strokes of a line.
fn stroke_parts(
    line: &[Point],
    style: WinStyle,
    frame: &BoardFrame,
    symbols: &Symbols,
) -> impl Iterator<Item = PlacedPart> {
    let strokes = ends(line, frame).map(|ends| strokes(style).map(|stroke| (ends, stroke)));
    let place = move |((from, to), (symbol, height, tint, opacity, offset))| {
        let (from, to) = (from + offset, to + offset);
        let sprite = Sprite {
            image_mode: symbols.stretching(symbols.size(symbol)),
            ..symbols.sprite(symbol, tint)
        };
        let stroke = WinPart::Stroke {
            symbol,
            from,
            to,
            opacity,
        };
        (stroke, sprite, from, height)
    };
    strokes.into_iter().flatten().map(place)
}

/// The rings around the stones of a line.
fn ring_parts(
    line: &[Point],
    frame: &BoardFrame,
    symbols: &Symbols,
) -> impl Iterator<Item = PlacedPart> {
    let length = line.len() as f32 - 1.0 + 2.0 * OVERHANG;
    line.iter().enumerate().map(move |(index, point)| {
        let along = (index as f32 + OVERHANG) / length;
        let sprite = symbols.sprite(Symbol::WinRing, color(RING_COLOUR));
        let height = layer::RAISED_STONES + 0.5;
        (WinPart::Ring { along }, sprite, frame.at(*point), height)
    })
}

/// The strokes from bottom to top: symbol, z coordinate, colour, opacity, offset.
fn strokes(style: WinStyle) -> [(Symbol, f32, Color, f32, Vec2); 3] {
    let (casing, core) = match style {
        WinStyle::Celebration | WinStyle::Neutral => (Symbol::LineCasing, color(WIN_LINE_COLOUR)),
        WinStyle::Loss => (Symbol::InkCasing, color(INK_COLOUR)),
    };
    [
        (
            Symbol::LineShadow,
            layer::WIN_LINE,
            color(SHADOW_COLOUR),
            SHADOW_OPACITY,
            SHADOW_OFFSET,
        ),
        (
            casing,
            layer::WIN_LINE + layer::STEP,
            color(WIN_CASING_COLOUR),
            1.0,
            Vec2::ZERO,
        ),
        (
            Symbol::LineCore,
            layer::WIN_LINE + 2.0 * layer::STEP,
            core,
            1.0,
            Vec2::ZERO,
        ),
    ]
}

fn ends(line: &[Point], frame: &BoardFrame) -> Option<(Vec2, Vec2)> {
    let (first, last) = (frame.at(*line.first()?), frame.at(*line.last()?));
    let beyond = (last - first).normalize_or_zero() * frame.cell() * OVERHANG;
    Some((first - beyond, last + beyond))
}

fn play(
    progress: Res<WinProgress>,
    look: Res<BoardLook>,
    motion: Motion,
    symbols: Res<Symbols>,
    mut parts: Query<(&WinPart, &mut Sprite, &mut Transform, &mut Visibility)>,
) {
    let Some(seconds) = progress.seconds() else {
        return;
    };
    let full = motion.full();
    let drawn = if full {
        easing::IN_OUT.ease(easing::part(seconds - LINE_START, LINE_TIME))
    } else {
        1.0
    };
    let strength = if full {
        f32::from(seconds >= LINE_START)
    } else {
        easing::part(seconds, REDUCED_FADE)
    };
    for (part, mut sprite, mut transform, mut visibility) in &mut parts {
        let opacity = match *part {
            WinPart::Dimming => {
                blend::opacity(DIMMING, look.board.data.tone, DIMMED) * drawn * strength
            }
            WinPart::Stroke {
                symbol,
                from,
                to,
                opacity,
            } => {
                let size = symbols.size(symbol);
                let tip = from.lerp(to, drawn);
                let along = tip - from;
                sprite.custom_size = Some(Vec2::new(along.length() + size.x, size.y));
                transform.translation = ((from + tip) / 2.0).extend(transform.translation.z);
                transform.rotation = Quat::from_rotation_z((to - from).to_angle());
                opacity * strength
            }
            WinPart::Ring { along } => strength * f32::from(drawn >= along),
            WinPart::Ripple(number) => {
                let since = seconds - WinProgress::DRAWN - RIPPLE_GAP * f32::from(number);
                let run = easing::part(since, RIPPLE_TIME);
                let radius = easing::mix(RIPPLE_FROM, RIPPLE_TO, easing::OUT.ease(run));
                transform.scale = Vec2::splat(radius / RIPPLE.radius).extend(1.0);
                if since > 0.0 {
                    RIPPLE_OPACITY * (1.0 - run)
                } else {
                    0.0
                }
            }
        };
        sprite.color.set_alpha(opacity);
        visibility.set_if_neq(visible_if(opacity > 0.0));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use narabe_art::board::Padding;
    use narabe_rules::BoardSize;

    #[test]
    fn bug_review_and_demo_drew_a_black_line_on_black_stones() {
        let core = |style| strokes(style)[2].2;
        assert_eq!(core(WinStyle::Neutral), core(WinStyle::Celebration));
        assert_ne!(core(WinStyle::Neutral), core(WinStyle::Loss));
        assert_eq!(strokes(WinStyle::Loss)[1].0, Symbol::InkCasing);
    }

    #[test]
    fn a_line_reaches_beyond_its_stones() {
        let frame = BoardFrame::new(718.0, 1.0, BoardSize::DEFAULT, Padding::Coordinates);
        let line: Vec<_> = (3..8).map(|x| Point::new(x, 4)).collect();
        let (from, to) = ends(&line, &frame).expect("the line has stones");
        assert!((from.x - (frame.at(line[0]).x - 0.78 * 44.0)).abs() < 0.01);
        assert!((to.x - (frame.at(line[4]).x + 0.78 * 44.0)).abs() < 0.01);
        assert_eq!(ends(&[], &frame), None);
    }
}

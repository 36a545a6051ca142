//! The animated line through the winning stones.
//!
//! It starts when the last stone has landed. The rings of the winning stones light up as the line passes, the rest is
//! dimmed with the board's light style, and after a win of a person here ripples expand from the winning move. The
//! animation plays once, when the game ends. After a loss the line is ink, without celebration.

use crate::board::{
    BoardFrame, BoardLook, BoardModel, BoardRoot, BoardSchedule, BoardSystems, BoardView, FIRST,
    RIPPLE, SECOND, Symbol, Symbols, WinLine, WinStyle, blend, color, layer,
};
use crate::easing;
use crate::live::{Change, LiveReader};
use crate::redraw::Redraw;
use crate::state::Screen;
use crate::theme::Motion;
use bevy::prelude::*;
use bevy::time::Real;
use narabe_art::Rgb;
use narabe_art::mark::{WIN_CASING_COLOUR, WIN_LINE_COLOUR};
use narabe_rules::Point;

// The start of the line (a moment after the last stone has landed) and the duration of drawing it, in seconds.
const LINE_START: f32 = 0.42;
const LINE_TIME: f32 = 0.48;
/// The duration of the fade that replaces the animation when motion is reduced.
const REDUCED_FADE: f32 = 0.18;
// The ripples: their number, the time between two, and the duration of one, in seconds.
const RIPPLE_COUNT: u8 = 3;
const RIPPLE_GAP: f32 = 0.3;
const RIPPLE_TIME: f32 = 0.6;
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

/// The progress of the animation at the end of a game.
///
/// The result panel appears when [`WinProgress::line_is_drawn`].
#[derive(Resource, Debug, Clone, Copy, PartialEq, Default)]
pub struct WinProgress {
    /// The seconds since the winning line appeared; `None` if there is none.
    seconds: Option<f32>,
    /// The game has just ended, and its result has been shown since.
    is_new: bool,
}

impl WinProgress {
    /// The seconds until the line is drawn and ripples, gold and panel may follow.
    pub const DRAWN: f32 = LINE_START + LINE_TIME;

    /// Whether the line is complete; true if there is no line.
    pub fn line_is_drawn(self) -> bool {
        self.seconds.is_none_or(|seconds| seconds >= Self::DRAWN)
    }

    /// The seconds since the line appeared; `None` if there is none.
    pub fn seconds(self) -> Option<f32> {
        self.seconds
    }

    /// Whether the game has just ended, rather than its result being opened again.
    pub fn is_new(self) -> bool {
        self.is_new
    }
}

/// A part of the line.
#[derive(Component, Debug, Clone, Copy)]
enum WinPart<const B: usize> {
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

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<WinProgress>().add_systems(
        BoardSchedule,
        (
            (mark_new, advance).chain(),
            (build::<FIRST>, build::<SECOND>),
            (play::<FIRST>, play::<SECOND>),
        )
            .chain()
            .in_set(BoardSystems::Effects),
    );
}

/// Marks the end of a game as new until its result is left.
fn mark_new(
    mut changes: LiveReader<Change>,
    screen: Res<State<Screen>>,
    mut progress: ResMut<WinProgress>,
    mut before: Local<Screen>,
) {
    let ended = changes
        .read()
        .any(|change| matches!(change, Change::GameEnded { .. }));
    let now = *screen.get();
    let left = *before == Screen::Result && !now.shows_game();
    *before = now;
    let is_new = (progress.is_new && !left) || ended;
    if progress.is_new != is_new {
        progress.is_new = is_new;
    }
}

/// Advances the time, which starts when a line appears on either board.
fn advance(
    model: Res<BoardModel>,
    second: Res<BoardModel<SECOND>>,
    time: Res<Time<Real>>,
    motion: Motion,
    mut progress: ResMut<WinProgress>,
    mut redraw: ResMut<Redraw>,
    mut shown: Local<[Option<WinLine>; 2]>,
) {
    let wins = [&model.win, &second.win];
    if shown.each_ref() != wins {
        *shown = wins.map(Clone::clone);
        let is_new = progress.is_new;
        progress.seconds = shown.iter().flatten().next().map(|win| {
            // Celebration plays only at the end itself.
            let skips_animation = win.style == WinStyle::Celebration && !is_new;
            if motion.off() || skips_animation {
                TOTAL
            } else {
                0.0
            }
        });
    } else if let Some(seconds) = progress.seconds.filter(|seconds| *seconds < TOTAL) {
        progress.seconds = Some(seconds + time.delta_secs());
    }
    if progress.seconds.is_some_and(|seconds| seconds < TOTAL) {
        redraw.next_frame();
    }
}

/// When the last ripple ends.
const TOTAL: f32 = WinProgress::DRAWN + RIPPLE_GAP * (RIPPLE_COUNT - 1) as f32 + RIPPLE_TIME;

fn build<const B: usize>(
    mut commands: Commands,
    model: Res<BoardModel<B>>,
    view: Res<BoardView<B>>,
    look: Res<BoardLook>,
    symbols: Res<Symbols>,
    root: Res<BoardRoot<B>>,
    motion: Motion,
    built: Query<Entity, With<WinPart<B>>>,
    mut last: Local<Option<(WinLine, BoardFrame)>>,
) {
    let wanted = model.win.clone().zip(view.frame);
    if *last == wanted {
        return;
    }
    for entity in &built {
        commands.entity(entity).despawn();
    }
    *last = wanted;
    let Some((win, frame)) = &*last else { return };
    let mut put = |part: WinPart<B>, sprite: Sprite, at: Vec2, height: f32| {
        let place = Transform::from_translation(at.extend(height));
        commands.spawn((part, ChildOf(root.0), sprite, place, Visibility::Hidden));
    };
    put(
        WinPart::Dimming,
        Sprite::from_color(look.tone(), Vec2::splat(frame.side())),
        Vec2::ZERO,
        layer::DIMMING,
    );
    for line in &win.lines {
        for (symbol, height, tint, opacity, offset) in strokes(win.style) {
            let Some((from, to)) = ends(line, frame) else {
                continue;
            };
            let (from, to) = (from + offset, to + offset);
            let sprite = Sprite {
                image_mode: symbols.stretching(symbols.size(symbol)),
                ..symbols.sprite(symbol, tint)
            };
            put(
                WinPart::Stroke {
                    symbol,
                    from,
                    to,
                    opacity,
                },
                sprite,
                from,
                height,
            );
        }
        for (index, point) in line.iter().enumerate() {
            let along = (index as f32 + OVERHANG) / (line.len() as f32 - 1.0 + 2.0 * OVERHANG);
            let at = frame.at(*point);
            put(
                WinPart::Ring { along },
                symbols.sprite(Symbol::WinRing, color(RING_COLOUR)),
                at,
                layer::RAISED_STONES + 0.5,
            );
        }
    }
    let winner = model.moves.last().map(|(point, _)| frame.at(*point));
    if let Some(at) = winner.filter(|_| win.style == WinStyle::Celebration && motion.full()) {
        for number in 0..RIPPLE_COUNT {
            put(
                WinPart::Ripple(number),
                symbols.sprite(Symbol::Ripple, color(RING_COLOUR)),
                at,
                layer::WIN_LINE - layer::STEP,
            );
        }
    }
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

fn play<const B: usize>(
    progress: Res<WinProgress>,
    look: Res<BoardLook>,
    motion: Motion,
    symbols: Res<Symbols>,
    mut parts: Query<(&WinPart<B>, &mut Sprite, &mut Transform, &mut Visibility)>,
) {
    let Some(seconds) = progress.seconds else {
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
        visibility.set_if_neq(if opacity > 0.0 {
            Visibility::Inherited
        } else {
            Visibility::Hidden
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::live::{LiveMessage, WriteLive};
    use crate::settings::{MotionChoice, Settings};
    use bevy::state::app::StatesPlugin;
    use narabe_art::board::Padding;
    use narabe_rules::{BoardSize, Side};

    fn row() -> Vec<Point> {
        (3..8).map(|x| Point::new(x, 4)).collect()
    }

    /// The board of a result, before anything is drawn.
    fn app() -> App {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, StatesPlugin))
            .insert_state(Screen::Result)
            .insert_resource(Settings {
                motion: MotionChoice::Full,
                ..Settings::default()
            })
            .init_resource::<BoardModel>()
            .init_resource::<BoardModel<SECOND>>()
            .init_resource::<WinProgress>()
            .init_resource::<Redraw>()
            .add_message::<LiveMessage<Change>>()
            .add_systems(Update, (mark_new, advance).chain());
        app
    }

    fn show(app: &mut App, screen: Screen, style: Option<WinStyle>) {
        app.world_mut()
            .resource_mut::<NextState<Screen>>()
            .set(screen);
        app.world_mut().resource_mut::<BoardModel>().win = style.map(|style| WinLine {
            lines: vec![row()],
            style,
        });
        app.update();
    }

    fn end(app: &mut App) {
        let winner = Some(Side::Black);
        app.world_mut().write_live(Change::GameEnded { winner });
    }

    fn plays(app: &App) -> bool {
        !app.world().resource::<WinProgress>().line_is_drawn()
    }

    #[test]
    fn bug_coming_back_from_the_review_played_ripples_and_gold_again() {
        let mut app = app();
        end(&mut app);
        show(&mut app, Screen::Result, Some(WinStyle::Celebration));
        assert!(plays(&app) && app.world().resource::<WinProgress>().is_new());
        show(&mut app, Screen::Review, Some(WinStyle::Neutral));
        show(&mut app, Screen::Result, Some(WinStyle::Celebration));
        assert!(!plays(&app) && !app.world().resource::<WinProgress>().is_new());
        // Undone and won again, it counts as new.
        show(&mut app, Screen::Game, None);
        end(&mut app);
        show(&mut app, Screen::Result, Some(WinStyle::Celebration));
        assert!(plays(&app));
    }

    #[test]
    fn a_finished_game_that_is_opened_is_at_rest() {
        let mut app = app();
        show(&mut app, Screen::Result, Some(WinStyle::Celebration));
        assert!(!plays(&app));
    }

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

    #[test]
    fn without_a_line_nothing_is_waited_for() {
        let after = |seconds| WinProgress {
            seconds,
            is_new: true,
        };
        assert!(after(None).line_is_drawn());
        assert!(!after(Some(0.1)).line_is_drawn());
        assert!(after(Some(WinProgress::DRAWN)).line_is_drawn());
    }
}

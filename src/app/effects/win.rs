//! The line through the winning stones, drawn from end to end.
//!
//! It begins when the last stone has landed. The rings of the five light up as the line passes, everything beside them is
//! washed with the board's own light tone, and after a win somebody here has to be glad of, rings run out from the
//! winning move. All that plays once, when the game ends: whoever comes back to the result finds it at rest. A loss gets
//! the same line in ink and nothing else.

use super::ease;
use crate::app::board::{
    BoardFrame, BoardLook, BoardModel, BoardRoot, BoardView, FIRST, RIPPLE, SECOND, Show,
    ShowSystems, Sign, Signs, WinLine, WinTone, blend, color, layer,
};
use crate::app::redraw::Redraw;
use crate::app::session::Change;
use crate::app::state::Screen;
use crate::app::theme::Motion;
use crate::art::Rgb;
use crate::rules::Point;
use bevy::prelude::*;
use bevy::sprite::{BorderRect, SliceScaleMode, TextureSlicer};
use bevy::time::Real;

/// When the line starts (the last stone has landed, and a breath is held) and how long it is drawn, in seconds.
const LINE_AT: f32 = 0.42;
const LINE: f32 = 0.48;
/// How long the fade takes that stands for all of it when motion is reduced.
const FADE: f32 = 0.18;
/// The rings that run out: how many, how far apart, how long each, in seconds.
const RIPPLES: u8 = 3;
const RIPPLE_GAP: f32 = 0.3;
const RIPPLE_TIME: f32 = 0.6;
/// From which to which radius, in cells, and how strong at first.
const RIPPLE_FROM: f32 = 0.6;
const RIPPLE_TO: f32 = 2.6;
const RIPPLE_OPACITY: f32 = 0.7;
/// How far the line reaches beyond the middle of its end stones, in cells.
const BEYOND: f32 = 0.78;
/// How much of the board's tone lies over the rest.
const WASH: f32 = 0.15;
/// The wash is matched to what it dims most.
const WASHED: Rgb = Rgb::hex(0x4A4438);
/// The line and its rings.
const CORE: Rgb = Rgb::hex(0xC8371D);
const INK: Rgb = Rgb::hex(0x1A1E23);
const CASING: Rgb = Rgb::hex(0xFFF6EC);
const RING: Rgb = Rgb::hex(0xFFF8EC);
const SHADOW: Rgb = Rgb::hex(0x280802);
const SHADOW_OPACITY: f32 = 0.35;
const SHADOW_OFFSET: Vec2 = Vec2::new(1.0, -2.0);

/// How far the end of a game has played.
///
/// The panel with the result comes in when [`WinProgress::line_is_drawn`].
#[derive(Resource, Debug, Clone, Copy, PartialEq, Default)]
pub struct WinProgress {
    /// How long ago the winning line was put on the board, in seconds; `None` while there is none.
    seconds: Option<f32>,
    /// The game has ended and its result has not been left since.
    fresh: bool,
}

impl WinProgress {
    /// When the line is drawn and rings, gold and panel may follow, in seconds.
    pub const DRAWN: f32 = LINE_AT + LINE;

    /// Whether the line has reached its end. True at once when there is no line.
    pub fn line_is_drawn(self) -> bool {
        self.seconds.is_none_or(|seconds| seconds >= Self::DRAWN)
    }

    /// How long ago the line was put on the board; none while there is none.
    pub fn seconds(self) -> Option<f32> {
        self.seconds
    }

    /// Whether the end is news. Who comes back to a result has seen it arrive.
    pub fn is_fresh(self) -> bool {
        self.fresh
    }
}

/// A part of the line, with what it needs to be drawn at any moment.
#[derive(Component, Debug, Clone, Copy)]
enum Part<const B: usize> {
    Wash,
    /// One of the three strokes, from end to end of the board's plane.
    Stroke {
        sign: Sign,
        from: Vec2,
        to: Vec2,
        opacity: f32,
    },
    /// A ring around a stone, so far along the line (0 to 1).
    Ring {
        along: f32,
    },
    /// A ring that runs out, the how-manieth.
    Ripple(u8),
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<WinProgress>().add_systems(
        Show,
        (
            (notice, advance).chain(),
            (build::<FIRST>, build::<SECOND>),
            (play::<FIRST>, play::<SECOND>),
        )
            .chain()
            .in_set(ShowSystems::Effects),
    );
}

/// The end of a game is news until somebody turns away from its result.
fn notice(
    mut changes: MessageReader<Change>,
    screen: Res<State<Screen>>,
    mut progress: ResMut<WinProgress>,
    mut before: Local<Screen>,
) {
    let ended = changes
        .read()
        .any(|change| matches!(change, Change::GameEnded { .. }));
    let now = *screen.get();
    let left = matches!(*before, Screen::Result | Screen::Twin) && !now.shows_play();
    *before = now;
    let fresh = (progress.fresh && !left) || ended;
    if progress.fresh != fresh {
        progress.fresh = fresh;
    }
}

/// Moves the clock on; it starts when a line appears, on one board or on both.
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
        let fresh = progress.fresh;
        progress.seconds = shown.iter().flatten().next().map(|win| {
            // Joy is for the end itself, and not for another look at it.
            let rests = win.tone == WinTone::Joy && !fresh;
            if motion.off() || rests { END } else { 0.0 }
        });
    } else if let Some(seconds) = progress.seconds.filter(|seconds| *seconds < END) {
        progress.seconds = Some(seconds + time.delta_secs());
    }
    if progress.seconds.is_some_and(|seconds| seconds < END) {
        redraw.next_frame();
    }
}

/// When the last ring has run out, and the line rests.
const END: f32 = WinProgress::DRAWN + RIPPLE_GAP * (RIPPLES - 1) as f32 + RIPPLE_TIME;

fn build<const B: usize>(
    mut commands: Commands,
    model: Res<BoardModel<B>>,
    view: Res<BoardView<B>>,
    look: Res<BoardLook>,
    signs: Res<Signs>,
    root: Res<BoardRoot<B>>,
    motion: Motion,
    built: Query<Entity, With<Part<B>>>,
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
    let mut put = |part: Part<B>, sprite: Sprite, at: Vec2, height: f32| {
        let place = Transform::from_translation(at.extend(height));
        commands.spawn((part, ChildOf(root.0), sprite, place, Visibility::Hidden));
    };
    put(
        Part::Wash,
        Sprite::from_color(look.tone(), Vec2::splat(frame.side())),
        Vec2::ZERO,
        layer::WASH,
    );
    for line in &win.lines {
        for (sign, height, tint, opacity, offset) in strokes(win.tone) {
            let Some((from, to)) = ends(line, frame) else {
                continue;
            };
            let (from, to) = (from + offset, to + offset);
            let sprite = Sprite {
                image_mode: round_ends(&signs, sign, frame),
                ..signs.sprite(sign, tint)
            };
            put(
                Part::Stroke {
                    sign,
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
            let along = (index as f32 + BEYOND) / (line.len() as f32 - 1.0 + 2.0 * BEYOND);
            let at = frame.at(*point);
            put(
                Part::Ring { along },
                signs.sprite(Sign::WinRing, color(RING)),
                at,
                layer::RAISED_STONES + 0.5,
            );
        }
    }
    let winner = model.moves.last().map(|(point, _)| frame.at(*point));
    if let Some(at) = winner.filter(|_| win.tone == WinTone::Joy && motion.full()) {
        for number in 0..RIPPLES {
            put(
                Part::Ripple(number),
                signs.sprite(Sign::Ripple, color(RING)),
                at,
                layer::WIN_LINE - layer::STEP,
            );
        }
    }
}

/// The strokes from below to above: sign, height, colour, opacity, offset.
fn strokes(tone: WinTone) -> [(Sign, f32, Color, f32, Vec2); 3] {
    let (casing, core) = match tone {
        WinTone::Joy | WinTone::Plain => (Sign::LineCasing, color(CORE)),
        WinTone::Loss => (Sign::InkCasing, color(INK)),
    };
    [
        (
            Sign::LineShadow,
            layer::WIN_LINE,
            color(SHADOW),
            SHADOW_OPACITY,
            SHADOW_OFFSET,
        ),
        (
            casing,
            layer::WIN_LINE + layer::STEP,
            color(CASING),
            1.0,
            Vec2::ZERO,
        ),
        (
            Sign::LineCore,
            layer::WIN_LINE + 2.0 * layer::STEP,
            core,
            1.0,
            Vec2::ZERO,
        ),
    ]
}

/// Where a line begins and ends.
fn ends(line: &[Point], frame: &BoardFrame) -> Option<(Vec2, Vec2)> {
    let (first, last) = (frame.at(*line.first()?), frame.at(*line.last()?));
    let beyond = (last - first).normalize_or_zero() * frame.cell() * BEYOND;
    Some((first - beyond, last + beyond))
}

/// The part of the disc to either side of its middle that is pulled, in pixels of its picture.
const STRETCHED: f32 = 0.5;

/// A disc, cut through its middle and pulled apart, is a line with round ends.
fn round_ends(signs: &Signs, sign: Sign, frame: &BoardFrame) -> SpriteImageMode {
    let half = signs.size(sign).x * frame.pixel_ratio / 2.0 - STRETCHED;
    SpriteImageMode::Sliced(TextureSlicer {
        border: BorderRect {
            min_inset: Vec2::new(half, 0.0),
            max_inset: Vec2::new(half, 0.0),
        },
        center_scale_mode: SliceScaleMode::Stretch,
        sides_scale_mode: SliceScaleMode::Stretch,
        max_corner_scale: 1.0,
    })
}

fn play<const B: usize>(
    progress: Res<WinProgress>,
    look: Res<BoardLook>,
    motion: Motion,
    signs: Res<Signs>,
    mut parts: Query<(&Part<B>, &mut Sprite, &mut Transform, &mut Visibility)>,
) {
    let Some(seconds) = progress.seconds else {
        return;
    };
    let full = motion.full();
    let drawn = if full {
        ease::IN_OUT.at(ease::part(seconds - LINE_AT, LINE))
    } else {
        1.0
    };
    let strength = if full {
        f32::from(seconds >= LINE_AT)
    } else {
        ease::part(seconds, FADE)
    };
    for (part, mut sprite, mut transform, mut visibility) in &mut parts {
        let opacity = match *part {
            Part::Wash => blend::opacity(WASH, look.board.data.tone, WASHED) * drawn * strength,
            Part::Stroke {
                sign,
                from,
                to,
                opacity,
            } => {
                let size = signs.size(sign);
                let tip = from.lerp(to, drawn);
                let along = tip - from;
                sprite.custom_size = Some(Vec2::new(along.length() + size.x, size.y));
                transform.translation = ((from + tip) / 2.0).extend(transform.translation.z);
                transform.rotation = Quat::from_rotation_z((to - from).to_angle());
                opacity * strength
            }
            Part::Ring { along } => strength * f32::from(drawn >= along),
            Part::Ripple(number) => {
                let since = seconds - WinProgress::DRAWN - RIPPLE_GAP * f32::from(number);
                let run = ease::part(since, RIPPLE_TIME);
                let radius = ease::mix(RIPPLE_FROM, RIPPLE_TO, ease::OUT.at(run));
                transform.scale = Vec2::splat(radius / RIPPLE).extend(1.0);
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
    use crate::app::settings::{MotionChoice, Settings};
    use crate::rules::{BoardSize, Side};
    use bevy::state::app::StatesPlugin;

    fn row() -> Vec<Point> {
        (3..8).map(|x| Point::new(x, 4)).collect()
    }

    /// The board of a result with nothing drawn on it yet.
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
            .add_message::<Change>()
            .add_message::<Change>()
            .add_systems(Update, (notice, advance).chain());
        app
    }

    fn show(app: &mut App, screen: Screen, tone: Option<WinTone>) {
        app.world_mut()
            .resource_mut::<NextState<Screen>>()
            .set(screen);
        app.world_mut().resource_mut::<BoardModel>().win = tone.map(|tone| WinLine {
            lines: vec![row()],
            tone,
        });
        app.update();
    }

    fn end(app: &mut App) {
        let winner = Some(Side::Black);
        app.world_mut().write_message(Change::GameEnded { winner });
    }

    fn plays(app: &App) -> bool {
        !app.world().resource::<WinProgress>().line_is_drawn()
    }

    #[test]
    fn bug_coming_back_from_the_review_played_ripples_and_gold_again() {
        let mut app = app();
        end(&mut app);
        show(&mut app, Screen::Result, Some(WinTone::Joy));
        assert!(plays(&app) && app.world().resource::<WinProgress>().is_fresh());
        show(&mut app, Screen::Review, Some(WinTone::Plain));
        show(&mut app, Screen::Result, Some(WinTone::Joy));
        assert!(!plays(&app) && !app.world().resource::<WinProgress>().is_fresh());
        // Taken back and won again it is an end like the first.
        show(&mut app, Screen::Game, None);
        end(&mut app);
        show(&mut app, Screen::Result, Some(WinTone::Joy));
        assert!(plays(&app));
    }

    #[test]
    fn a_finished_game_that_is_opened_is_at_rest() {
        let mut app = app();
        show(&mut app, Screen::Result, Some(WinTone::Joy));
        assert!(!plays(&app));
    }

    #[test]
    fn bug_review_and_demo_drew_a_black_line_on_black_stones() {
        let core = |tone| strokes(tone)[2].2;
        assert_eq!(core(WinTone::Plain), core(WinTone::Joy));
        assert_ne!(core(WinTone::Plain), core(WinTone::Loss));
        assert_eq!(strokes(WinTone::Loss)[1].0, Sign::InkCasing);
    }

    #[test]
    fn a_line_reaches_beyond_its_stones() {
        let frame = BoardFrame::new(718.0, 1.0, BoardSize::DEFAULT, 1.12);
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
            fresh: true,
        };
        assert!(after(None).line_is_drawn());
        assert!(!after(Some(0.1)).line_is_drawn());
        assert!(after(Some(WinProgress::DRAWN)).line_is_drawn());
    }
}

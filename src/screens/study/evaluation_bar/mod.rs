//! The bar beside the board: whose share of the game is how large, or who wins, proven.
//!
//! Shares glide to a new value. A proven win first fills the bar, and then its words fade in.

mod content;
mod spoken;

use super::value::{PositionValue, StudyValues};
use crate::easing;
use crate::locale::Locale;
use crate::redraw::Redraw;
use crate::screens::lifecycle::AddScreen;
use crate::theme::{Motion, Paint, Token, duration, radius};
use crate::widgets::{NodeStyle, Part, Parts, UiBuilder, named};
use accesskit::Role;
use bevy::a11y::AccessibilityNode;
use bevy::prelude::*;

use content::{Content, FadeIn, SharePart};
pub use spoken::spoken;

/// The width of the bar when it stands, and its height when it lies.
pub const THICKNESS: f32 = 24.0;

/// The bar, and how much of it is Black's.
#[derive(Component, Debug)]
struct EvaluationBar {
    is_lying: bool,
    /// The value that it shows or glides to; none before the first.
    value: Option<Option<PositionValue>>,
    /// Black's share as it is drawn; none while nothing is known.
    share: Option<f32>,
    glide: Option<Glide>,
    /// Whether the words of a proven win fade in: they follow a bar that showed something else.
    fades: bool,
}

impl Part for EvaluationBar {
    type Content = Content;
}

/// The way of the share to the value.
#[derive(Debug, Clone, Copy)]
struct Glide {
    from: f32,
    to: f32,
    /// How long it takes, in seconds.
    length: f32,
    /// Seconds since the first frame.
    elapsed: Option<f32>,
}

pub(super) fn plugin(app: &mut App) {
    app.add_details(
        (follow, fill)
            .chain()
            .in_set(super::systems::StudyScreenSystems),
    )
    .add_systems(
        PostUpdate,
        (
            glide.before(bevy::ui::UiSystems::Layout),
            fade_in.after(Paint),
        ),
    );
}

/// The bar; `length` is that of the board beside it.
pub fn build(ui: &mut UiBuilder, parent: Entity, length: f32, is_lying: bool) {
    let node = Node::column().no_shrink().clip().frame(1, radius::SMALL);
    let node = if is_lying {
        node.flex_direction(FlexDirection::Row)
            .size(length, THICKNESS)
    } else {
        node.size(THICKNESS, length)
    };
    let bar = ui.panel(parent, node, Token::Sunken, Token::LineStrong);
    ui.insert(
        bar,
        (
            EvaluationBar {
                is_lying,
                value: None,
                share: None,
                glide: None,
                fades: false,
            },
            AccessibilityNode(accesskit::Node::new(Role::Label)),
        ),
    );
}

/// Sets the bar to the value of the position that is shown, or on its way to it.
fn follow(
    values: StudyValues,
    mut bars: Query<(&mut EvaluationBar, &mut AccessibilityNode)>,
    motion: Motion,
    locale: Res<Locale>,
) {
    let value = values.here();
    for (mut bar, mut access) in &mut bars {
        if bar.value == Some(value) {
            continue;
        }
        bar.value = Some(value);
        *access = named(Role::Label, spoken(&locale, value));
        let to = value.map(PositionValue::black_share);
        let before = std::mem::replace(&mut bar.share, to);
        bar.fades = before.is_some() && motion.full();
        bar.glide = (before.zip(to))
            .filter(|(from, to)| from != to && motion.full())
            .map(|(from, to)| Glide {
                from,
                to,
                length: if value.is_some_and(PositionValue::is_proven) {
                    duration::PAGE
                } else {
                    duration::MOVE
                },
                elapsed: None,
            });
        if bar.glide.is_some() {
            bar.share = before;
        }
    }
}

fn fill(mut parts: Parts<EvaluationBar>) {
    parts.draw(
        |_, bar| Content::new(bar.value.flatten(), bar.glide.is_some()),
        |ui, entity, bar, content| match *content {
            Content::Unknown => content::unknown(ui, entity),
            Content::Shares(value) => content::shares(ui, entity, value, bar.is_lying),
            Content::Proven(value) => content::proven(ui, entity, value, bar.is_lying, bar.fades),
        },
    );
}

/// Moves the boundary between the shares. Frames are requested only while it moves.
fn glide(
    time: Res<Time>,
    motion: Motion,
    mut redraw: ResMut<Redraw>,
    mut bars: Query<(&mut EvaluationBar, &Children)>,
    mut parts: Query<(&SharePart, &mut Node)>,
) {
    for (mut bar, children) in &mut bars {
        let Some(mut glide) = bar.glide else { continue };
        let elapsed = advance(&mut glide.elapsed, &time);
        let is_done = !motion.full() || elapsed >= glide.length;
        let way = if is_done {
            1.0
        } else {
            easing::OUT.ease(easing::part(elapsed, glide.length))
        };
        let share = easing::mix(glide.from, glide.to, way);
        bar.share = Some(share);
        bar.glide = (!is_done).then_some(glide);
        for child in children {
            if let Ok((part, mut node)) = parts.get_mut(*child) {
                part.set_length(&mut node, share, bar.is_lying);
            }
        }
        redraw.next_frame();
    }
}

/// The seconds since the first frame, which may come long after the last one.
fn advance(elapsed: &mut Option<f32>, time: &Time) -> f32 {
    let now = elapsed.map_or(0.0, |before| before + time.delta_secs());
    *elapsed = Some(now);
    now
}

fn fade_in(
    time: Res<Time>,
    mut redraw: ResMut<Redraw>,
    mut fading: Query<(
        Entity,
        &mut FadeIn,
        Option<&mut TextColor>,
        Option<&mut ImageNode>,
    )>,
    mut commands: Commands,
) {
    for (entity, mut fade, text, image) in &mut fading {
        let opacity = easing::part(advance(&mut fade.elapsed, &time), duration::MOVE);
        if let Some(mut color) = text {
            color.0.set_alpha(opacity);
        }
        if let Some(mut image) = image {
            image.color.set_alpha(opacity);
        }
        redraw.next_frame();
        if opacity >= 1.0 {
            commands.entity(entity).remove::<FadeIn>();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::studied;
    use super::*;
    use crate::screens::testing::TestApp;
    use crate::settings::MotionChoice;
    use crate::study::StudyRequest;
    use bevy::time::TimeUpdateStrategy;
    use narabe_study::playback::PlaybackStep;
    use std::time::Duration;

    const FRAME: Duration = Duration::from_millis(16);
    /// The longest time that counts in one frame.
    const LONG_FRAME: Duration = Duration::from_millis(250);

    /// Black's share as it is drawn, and whether it still moves.
    fn shown(test: &mut TestApp) -> (Option<f32>, bool) {
        let world = test.app.world_mut();
        let mut bars = world.query::<&EvaluationBar>();
        let bar = bars.single(world).expect("a bar");
        (bar.share, bar.glide.is_some())
    }

    fn let_each_frame_last(test: &mut TestApp, time: Duration) {
        let time = TimeUpdateStrategy::ManualDuration(time);
        test.app.insert_resource(time);
    }

    /// A bar that glides from one half to a quarter, if motion allows.
    fn gliding(motion: MotionChoice) -> TestApp {
        let mut test = studied();
        test.resource_mut::<crate::settings::Settings>().motion = motion;
        test.send(StudyRequest::Step(PlaybackStep::First));
        let world = test.app.world_mut();
        let mut bars = world.query::<&mut EvaluationBar>();
        bars.single_mut(world).expect("a bar").glide = Some(Glide {
            from: 0.5,
            to: 0.25,
            length: duration::MOVE,
            elapsed: None,
        });
        let_each_frame_last(&mut test, FRAME);
        test
    }

    #[test]
    fn the_boundary_glides_and_then_stands_still() {
        let mut test = gliding(MotionChoice::Full);
        test.frames(1);
        assert_eq!(shown(&mut test), (Some(0.5), true));
        let_each_frame_last(&mut test, LONG_FRAME);
        test.frames(2);
        assert_eq!(shown(&mut test), (Some(0.25), false));
    }

    #[test]
    fn with_reduced_motion_it_jumps() {
        let mut test = gliding(MotionChoice::Reduced);
        test.frames(1);
        assert_eq!(shown(&mut test), (Some(0.25), false));
    }

    #[test]
    fn a_proven_win_fills_the_bar_before_its_words_appear() {
        let mut test = studied();
        test.resource_mut::<crate::settings::Settings>().motion = MotionChoice::Full;
        test.send(StudyRequest::Step(PlaybackStep::First));
        let_each_frame_last(&mut test, FRAME);
        let world = test.app.world_mut();
        let mut bars = world.query::<&mut EvaluationBar>();
        bars.single_mut(world).expect("a bar").share = Some(0.5);
        test.write(StudyRequest::Step(PlaybackStep::Last));
        test.frames(3);
        assert!(shown(&mut test).1, "it fills");
        let black = test.text("game-black").into();
        let won = [("side", black)];
        assert!(!test.says_with("study-side-won", &won));
        let_each_frame_last(&mut test, LONG_FRAME);
        test.frames(5);
        assert_eq!(shown(&mut test), (Some(1.0), false));
        assert!(test.says_with("study-side-won", &won), "{:?}", test.texts());
    }
}

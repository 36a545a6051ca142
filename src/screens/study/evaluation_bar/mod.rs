//! The bar beside the board: whose share of the game is how large, or who wins, proven.
//!
//! Shares glide to a new value. A proven win first fills the bar, and then its words fade in.

use super::value::{PositionValue, StudyValues};
use super::words;
use crate::easing;
use crate::locale::Locale;
use crate::redraw::Redraw;
use crate::screens::labels::side_id;
use crate::screens::lifecycle::AddScreen;
use crate::theme::{Icon, Motion, Paint, Token, duration, radius};
use crate::widgets::{NodeStyle, Style, UiBuilder, named};
use accesskit::Role;
use bevy::a11y::AccessibilityNode;
use bevy::prelude::*;
use narabe_rules::Side;

/// The width of the bar when it stands, and its height when it lies.
pub const THICKNESS: f32 = 24.0;
/// How far the per cent is from the end of the bar, clear of the mark of one half.
const PERCENT_INSET: f32 = 6.0;
/// Black's part in both themes.
const BLACK: Token = Token::BlackShare;

/// The bar, with what it shows.
#[derive(Component, Debug)]
struct EvaluationBar {
    is_lying: bool,
    shown: Option<Option<PositionValue>>,
    /// Black's share as it is drawn; none while nothing is known.
    share: Option<f32>,
}

/// The shares glide to the value; removed when they are there.
#[derive(Component, Debug)]
struct Glide {
    from: f32,
    to: f32,
    /// How long it takes, in seconds.
    length: f32,
    /// Seconds since the first frame.
    elapsed: Option<f32>,
}

/// A text or an icon that fades in; removed when it is opaque.
#[derive(Component, Debug, Default)]
struct FadeIn {
    /// Seconds since the first frame.
    elapsed: Option<f32>,
}

#[derive(Component, Debug, Clone, Copy)]
struct SharePart(Side);

pub(super) fn plugin(app: &mut App) {
    app.add_details(fill.in_set(super::systems::StudyScreenSystems))
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
                shown: None,
                share: None,
            },
            AccessibilityNode(accesskit::Node::new(Role::Label)),
        ),
    );
}

fn fill(
    values: StudyValues,
    mut bars: Query<(Entity, &mut EvaluationBar, &mut AccessibilityNode)>,
    motion: Motion,
    mut ui: UiBuilder,
) {
    let value = values.here();
    for (entity, mut bar, mut access) in &mut bars {
        if bar.shown == Some(value) {
            continue;
        }
        bar.shown = Some(value);
        let spoken = spoken(&ui.locale, value);
        *access = named(Role::Label, spoken);
        ui.commands.entity(entity).despawn_children();
        let before = bar.share.take();
        ui.commands.entity(entity).remove::<Glide>();
        let Some(value) = value else {
            empty(&mut ui, entity);
            continue;
        };
        let to = value.black_share();
        let is_proven = value.is_proven();
        let start = before.filter(|from| *from != to && motion.full());
        bar.share = start.or(Some(to));
        match start {
            None if is_proven => {
                let fades = before.is_some() && motion.full();
                proven(&mut ui, entity, value, bar.is_lying, fades);
            }
            _ => shares(&mut ui, entity, value, bar.is_lying),
        }
        if let Some(from) = start {
            let length = if is_proven {
                duration::PAGE
            } else {
                duration::MOVE
            };
            let glide = Glide {
                from,
                to,
                length,
                elapsed: None,
            };
            ui.insert(entity, glide);
        }
    }
}

/// Moves the boundary between the shares. Frames are requested only while it moves. A bar that a proven win has filled is
/// written again, with the words.
fn glide(
    time: Res<Time>,
    motion: Motion,
    mut redraw: ResMut<Redraw>,
    mut bars: Query<(Entity, &mut EvaluationBar, &mut Glide, &Children)>,
    mut parts: Query<(&SharePart, &mut Node)>,
    mut commands: Commands,
) {
    for (entity, mut bar, mut glide, children) in &mut bars {
        let elapsed = advance(&mut glide.elapsed, &time);
        let is_done = !motion.full() || elapsed >= glide.length;
        let way = if is_done {
            1.0
        } else {
            easing::OUT.ease(easing::part(elapsed, glide.length))
        };
        let share = easing::mix(glide.from, glide.to, way);
        bar.share = Some(share);
        for child in children {
            let Ok((SharePart(side), mut node)) = parts.get_mut(*child) else {
                continue;
            };
            let part = match side {
                Side::Black => share,
                Side::White => 1.0 - share,
            };
            if bar.is_lying {
                node.width = percent(part * 100.0);
            } else {
                node.height = percent(part * 100.0);
            }
        }
        redraw.next_frame();
        if is_done {
            commands.entity(entity).remove::<Glide>();
            if bar.shown.flatten().is_some_and(PositionValue::is_proven) {
                bar.shown = None;
            }
        }
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

/// Nothing is known yet.
fn empty(ui: &mut UiBuilder, bar: Entity) {
    let place = ui.node(bar, Node::row().center().full());
    ui.literal_text(place, Style::DATA_LABEL, "–");
}

/// Both shares, Black's from the bottom or from the left, with the per cent in the larger one unless a win is proven.
fn shares(ui: &mut UiBuilder, bar: Entity, value: PositionValue, is_lying: bool) {
    let share = value.black_share();
    let part = |share: f32| {
        if is_lying {
            Node::row().full_height().width(percent(share * 100.0))
        } else {
            Node::row().full_width().height(percent(share * 100.0))
        }
    };
    let (black, white) = (part(share).no_shrink(), part(1.0 - share).no_shrink());
    let (black, white) = if is_lying {
        let black = black
            .items_center()
            .justify_content(JustifyContent::Start)
            .pad_left(PERCENT_INSET);
        let black = ui.filled(bar, black, BLACK);
        let white = white
            .items_center()
            .justify_content(JustifyContent::End)
            .pad_right(PERCENT_INSET);
        (black, ui.filled(bar, white, Token::WhiteShare))
    } else {
        let white = white.justify_center().items_start().pad_top(PERCENT_INSET);
        let white = ui.filled(bar, white, Token::WhiteShare);
        let black = black.justify_center().items_end().pad_bottom(PERCENT_INSET);
        (ui.filled(bar, black, BLACK), white)
    };
    ui.insert(black, SharePart(Side::Black));
    ui.insert(white, SharePart(Side::White));
    let (larger, ink, percent) = if share >= 0.5 {
        (black, Token::White, share)
    } else {
        (white, Token::BlackShare, 1.0 - share)
    };
    if !value.is_proven() {
        let percent = (percent * 100.0).round() as u8;
        let style = Style::DATA_BOLD.sized(13.0).ink(ink);
        ui.literal_line(larger, style, percent.to_string());
    }
    // The mark of one half.
    let half = Node::default().absolute();
    let half = if is_lying {
        half.left(percent_of(50.0))
            .top(0)
            .size(1, percent_of(100.0))
    } else {
        half.top(percent_of(50.0))
            .left(0)
            .size(percent_of(100.0), 1)
    };
    ui.filled(bar, half, Token::Warning);
}

fn percent_of(value: f32) -> Val {
    Val::Percent(value)
}

/// All one colour, with the words along it, which may fade in.
fn proven(ui: &mut UiBuilder, bar: Entity, value: PositionValue, is_lying: bool, fades: bool) {
    let is_black = value.black_share() > 0.5;
    let (fill, ink) = if is_black {
        (BLACK, Token::White)
    } else {
        (Token::WhiteShare, Token::BlackShare)
    };
    let words = spoken_result(&ui.locale, value);
    let style = Style::BODY_BOLD.sized(13.0).ink(ink);
    let node = if is_lying {
        Node::line(8).full().pad_x(10)
    } else {
        (Node::column().items_center())
            .justify_between()
            .full()
            .pad_y(8)
    };
    let place = ui.filled(bar, node, fill);
    let icon = ui.icon(place, Icon::Proof, 16.0, ink);
    let words_place = if is_lying { place } else { turned(ui, place) };
    let words = ui.literal_line(words_place, style, words);
    if fades {
        ui.insert(icon, FadeIn::default());
        ui.insert(words, FadeIn::default());
    }
}

/// A place for words from the bottom to the top.
fn turned(ui: &mut UiBuilder, place: Entity) -> Entity {
    // A turned text keeps the place of an upright one, so it stands in a node without size.
    let anchor = ui.node(
        place,
        Node::row().center().size(0, 0).margin_bottom(WORDS / 2.0),
    );
    let turned = ui.node(
        anchor,
        Node::row()
            .width(WORDS)
            .no_shrink()
            .justify_content(JustifyContent::Start),
    );
    ui.insert(turned, UiTransform::from_rotation(Rot2::degrees(-90.0)));
    turned
}

/// The room for the words along the bar, in logical pixels.
const WORDS: f32 = 150.0;

/// "Black wins in 6", "Black has won", "Draw".
fn spoken_result(locale: &Locale, value: PositionValue) -> String {
    match value {
        PositionValue::Proven(side, moves) => words::wins_in(locale, side, moves),
        PositionValue::Over(Some(side)) => {
            let side = locale.text(side_id(side));
            locale.text_with("study-side-won", &[("side", side.into())])
        }
        PositionValue::Over(None) => locale.text("end-draw"),
        PositionValue::Judged(percent) => words::percent_text(locale, percent),
    }
}

/// "Black 57 per cent", "Proven: Black wins in 5".
pub fn spoken(locale: &Locale, value: Option<PositionValue>) -> String {
    match value {
        None => locale.text("study-bar-unknown"),
        Some(PositionValue::Judged(percent)) => {
            locale.text_with("study-bar-judged", &[("percent", percent.into())])
        }
        Some(value @ PositionValue::Proven(..)) => {
            let result = spoken_result(locale, value);
            locale.text_with("study-bar-proven", &[("result", result.into())])
        }
        Some(value) => spoken_result(locale, value),
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
        let mut bars = world.query::<(&EvaluationBar, Has<Glide>)>();
        let (bar, glides) = bars.single(world).expect("a bar");
        (bar.share, glides)
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
        let mut bars = world.query_filtered::<Entity, With<EvaluationBar>>();
        let bar = bars.single(world).expect("a bar");
        let glide = Glide {
            from: 0.5,
            to: 0.25,
            length: duration::MOVE,
            elapsed: None,
        };
        world.entity_mut(bar).insert(glide);
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

//! The review of a finished game, move by move.

mod moves;
mod playback_controls;

use super::heat;
use super::lifecycle::AddScreen;
use super::new_game::rule_id;
use crate::app::board::{BoardModel, BoardSlot, WinLine, WinStyle};
use crate::app::live::{HeatMapSource, HeatMaps, OneBoardGame, OneBoardMatch};
use crate::app::redraw::Redraw;
use crate::app::state::Screen;
use crate::app::theme::space;
use crate::app::widgets::{DialogOpen, Kit, Style};
use crate::rules::{Move, Point, Position, Side};
use bevy::prelude::*;
use std::time::Duration;

/// The interval between moves during playback.
const MOVE_INTERVAL: Duration = Duration::from_millis(900);

/// The heights of the header (in a low window or on a phone) and of the bottom bar, in logical pixels.
const HEAD: f32 = 96.0;
const LOW_HEAD: f32 = 64.0;
const FOOT: f32 = 88.0;
/// The height below which a window is low.
const LOW: f32 = 480.0;
/// The gap between board and moves, and the maximum width of the moves.
const GAP: f32 = 44.0;
const MOVES_WIDTH: f32 = 540.0;
/// The maximum share of the board of a wide window's width.
const BOARD_SHARE: f32 = 0.55;
/// In a narrow window: the margin beside the board, and the height for the moves below it.
const NARROW_MARGIN: f32 = space::XS;
const MOVES_HEIGHT: f32 = 150.0;

/// The state of the review.
#[derive(Resource, Debug, Clone, PartialEq, Eq, Default)]
pub struct Review {
    line: Vec<Move>,
    /// The number of moves on the board.
    ply: usize,
    /// The time until the next move during playback.
    playing: Option<Duration>,
}

/// A step through the game.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub enum ReviewStep {
    First,
    Previous,
    Next,
    Last,
    To(usize),
    /// Starts or stops playback.
    Toggle,
}

impl Review {
    /// The review of a line of moves, at its end.
    pub fn of(line: Vec<Move>) -> Self {
        Self {
            ply: line.len(),
            line,
            playing: None,
        }
    }

    /// Takes a step. A manual step stops playback.
    pub fn step(&mut self, step: ReviewStep) {
        let end = self.line.len();
        self.ply = match step {
            ReviewStep::First => 0,
            ReviewStep::Previous => self.ply.saturating_sub(1),
            ReviewStep::Next => (self.ply + 1).min(end),
            ReviewStep::Last => end,
            ReviewStep::To(ply) => ply.min(end),
            // Playback from the end starts at the beginning.
            ReviewStep::Toggle if self.playing.is_none() && self.ply == end => 0,
            ReviewStep::Toggle => self.ply,
        };
        self.playing =
            (step == ReviewStep::Toggle && self.playing.is_none()).then_some(MOVE_INTERVAL);
    }

    /// Advances playback; true when a move was made.
    fn pass(&mut self, time: Duration) -> bool {
        let Some(left) = self.playing else {
            return false;
        };
        let left = left.saturating_sub(time);
        let due = left.is_zero();
        if due {
            self.ply = (self.ply + 1).min(self.line.len());
        }
        self.playing = match (due, self.ply == self.line.len()) {
            (_, true) => None,
            (true, false) => Some(MOVE_INTERVAL),
            (false, false) => Some(left),
        };
        due
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Review>()
        .add_message::<ReviewStep>()
        .add_screen(Screen::Review, build)
        .add_plugins((moves::plugin, playback_controls::plugin))
        .add_systems(OnEnter(Screen::Review), begin)
        .add_systems(
            Update,
            (keys, go, show).chain().run_if(in_state(Screen::Review)),
        );
}

fn begin(session: OneBoardGame, mut review: ResMut<Review>) {
    *review = Review::of(session.record().line());
}

fn build(mut kit: Kit, session: OneBoardGame) {
    let kit = &mut kit;
    let size = kit.layout.size;
    let narrow = kit.layout.is_narrow() && size.y > size.x;
    let root = kit.screen();
    kit.commands.entity(root).insert(Node {
        width: percent(100),
        height: percent(100),
        flex_direction: FlexDirection::Column,
        ..default()
    });
    let aside = kit.header(root, "review-title");
    if !kit.layout.is_phone() {
        let words = subtitle(kit, &session);
        kit.literal_text(aside, Style::SMALL, words);
    }
    let margin = if narrow {
        NARROW_MARGIN
    } else {
        kit.layout.margin()
    };
    let head = if size.y < LOW || kit.layout.is_phone() {
        LOW_HEAD
    } else {
        HEAD
    };
    let free = size.y - head - FOOT;
    let board = if narrow {
        (size.x - 2.0 * NARROW_MARGIN).min(free - MOVES_HEIGHT)
    } else {
        free.min(size.x * BOARD_SHARE)
    };
    let body = kit.node(
        root,
        Node {
            flex_grow: 1.0,
            min_height: px(0),
            flex_direction: if narrow {
                FlexDirection::Column
            } else {
                FlexDirection::Row
            },
            align_items: if narrow {
                AlignItems::Center
            } else {
                AlignItems::Stretch
            },
            column_gap: px(GAP),
            row_gap: px(space::L),
            padding: UiRect::horizontal(px(margin)),
            ..default()
        },
    );
    let place = Node {
        width: px(board),
        height: px(board),
        flex_shrink: 0.0,
        ..default()
    };
    kit.spawn(body, (place, BoardSlot::default()));
    let side = kit.node(
        body,
        Node {
            flex_direction: FlexDirection::Column,
            flex_grow: 1.0,
            align_self: AlignSelf::Stretch,
            min_width: px(0),
            min_height: px(0),
            max_width: px(MOVES_WIDTH),
            padding: UiRect::horizontal(px(if narrow { NARROW_MARGIN } else { 0.0 })),
            ..default()
        },
    );
    if !narrow {
        let head = kit.row(side, space::XS);
        kit.localized_text(head, Style::SUBHEAD.sized(22.0), "game-moves");
        kit.spacer(head);
        kit.localized_text(head, Style::LABEL, rule_id(session.config().rule));
        kit.divider(side);
    }
    heat::legend(kit, side);
    moves::build(kit, side);
    let strip = kit.node(
        root,
        Node {
            height: px(FOOT),
            align_items: AlignItems::Center,
            padding: UiRect::horizontal(px(margin)),
            flex_shrink: 0.0,
            ..default()
        },
    );
    playback_controls::build(kit, strip, if narrow { None } else { Some(board) });
}

/// "Hana – Kaede, Black won in 31".
fn subtitle(kit: &Kit, session: &OneBoardMatch) -> String {
    let [black, white] = Side::ALL.map(|side| {
        super::new_game::player_name(&kit.locale, session.config(), session.player_on(side))
    });
    let end = match session.outcome().and_then(|outcome| outcome.winner()) {
        Some(Side::Black) => "review-black-won",
        Some(Side::White) => "review-white-won",
        None if session.outcome().is_some() => "review-drawn",
        None => "review-open",
    };
    let end = kit.tv(end, &[("moves", session.record().line().len().into())]);
    kit.tv(
        "review-subtitle",
        &[
            ("black", black.into()),
            ("white", white.into()),
            ("end", end.into()),
        ],
    )
}

fn keys(
    keys: Res<ButtonInput<KeyCode>>,
    pads: Query<&Gamepad>,
    dialog: Res<DialogOpen>,
    mut steps: MessageWriter<ReviewStep>,
) {
    if dialog.0 {
        return;
    }
    let pad = |button| pads.iter().any(|pad| pad.just_pressed(button));
    for (pressed, step) in [
        (
            keys.just_pressed(KeyCode::ArrowLeft) || pad(GamepadButton::DPadLeft),
            ReviewStep::Previous,
        ),
        (
            keys.just_pressed(KeyCode::ArrowRight) || pad(GamepadButton::DPadRight),
            ReviewStep::Next,
        ),
        (keys.just_pressed(KeyCode::Home), ReviewStep::First),
        (keys.just_pressed(KeyCode::End), ReviewStep::Last),
    ] {
        if pressed {
            steps.write(step);
        }
    }
}

fn go(
    mut steps: MessageReader<ReviewStep>,
    time: Res<Time>,
    mut redraw: ResMut<Redraw>,
    mut review: ResMut<Review>,
) {
    for step in steps.read() {
        review.step(*step);
    }
    if review.playing.is_some() {
        review.pass(time.delta());
    }
    if let Some(left) = review.playing {
        redraw.after(left);
    }
}

fn show(
    review: Res<Review>,
    session: OneBoardGame,
    shown: Res<crate::app::input::HeatMapShown>,
    mut heat_maps: ResMut<HeatMaps>,
    mut model: ResMut<BoardModel>,
) {
    let moves = &review.line[..review.ply];
    let at_end = review.ply == review.line.len();
    let win = session
        .outcome()
        .filter(|outcome| at_end && !outcome.lines().is_empty());
    let wanted = BoardModel {
        size: session.position().size(),
        moves: stones(moves),
        // The result is known by now, so the winning line is shown without its effect.
        win: win.map(|outcome| WinLine {
            lines: outcome.lines().to_vec(),
            style: WinStyle::Neutral,
        }),
        heat: if shown.0 {
            heat_after(&session, &mut heat_maps, moves)
        } else {
            Vec::new()
        },
        mark_last: true,
        ..default()
    };
    model.set_if_neq(wanted);
}

/// The stones played, with their sides.
fn stones(moves: &[Move]) -> Vec<(Point, Side)> {
    let sides = Side::ALL.into_iter().cycle();
    let stones = moves.iter().zip(sides);
    stones
        .filter_map(|(turn, side)| Some((turn.point()?, side)))
        .collect()
}

fn heat_after(
    session: &OneBoardMatch,
    heat_maps: &mut HeatMaps,
    moves: &[Move],
) -> Vec<crate::app::board::HeatPoint> {
    let mut position = Position::new(session.config().rule, session.position().size());
    let legal = moves.iter().all(|turn| position.play_turn(*turn).is_ok());
    if !legal {
        return Vec::new();
    }
    heat_maps.of(&position, HeatMapSource::of(session))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn review() -> Review {
        Review::of(
            ["h8", "i9", "j10"]
                .map(|turn| turn.parse().expect("a move"))
                .to_vec(),
        )
    }

    #[test]
    fn steps_stay_within_the_game() {
        let mut review = review();
        review.step(ReviewStep::Next);
        assert_eq!(review.ply, 3);
        review.step(ReviewStep::First);
        review.step(ReviewStep::Previous);
        assert_eq!(review.ply, 0);
        review.step(ReviewStep::To(99));
        assert_eq!(review.ply, 3);
    }

    #[test]
    fn playback_from_the_end_restarts_and_stops_at_the_end() {
        let mut review = review();
        review.step(ReviewStep::Toggle);
        assert_eq!(review.ply, 0);
        for _ in 0..3 {
            assert!(review.playing.is_some());
            assert!(review.pass(MOVE_INTERVAL));
        }
        assert_eq!((review.ply, review.playing), (3, None));
    }

    #[test]
    fn a_manual_step_stops_playback() {
        let mut review = review();
        review.step(ReviewStep::Toggle);
        review.step(ReviewStep::Next);
        assert_eq!(review.playing, None);
    }
}

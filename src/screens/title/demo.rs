//! The demo game of two classic opponents on the title's board.
//!
//! It is not a match: it has no human player and is not saved. It pauses while the window has no focus. With reduced motion
//! one position from the middle of a game is shown, so that nothing is redrawn.

use crate::board::{BoardModel, FirstBoard, WinLine, WinStyle, with_sides};
use crate::random;
use crate::redraw::Redraw;
use crate::screens::lifecycle::BuildScreenSystems;
use crate::state::Screen;
use crate::theme::{Motion, MotionLevel};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use narabe_engine_core::classic::Classic;
use narabe_rules::{BoardSize, Outcome, Point, Position, Rule};
use rand::SeedableRng;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use std::time::Duration;

// The time between two moves, and between two games.
const MOVE_PAUSE: Duration = Duration::from_millis(1200);
const END_PAUSE: Duration = Duration::from_secs(5);
/// The first game starts with this many moves already played, because an empty board says nothing about the game.
const OPENING: usize = 24;
/// The first move of every game, in the middle of the visible part of the board.
const FIRST: Point = Point::new(5, 9);
/// The number of games tried to find one that lasts that long.
const TRIES: usize = 20;
/// The seed of the game shown with reduced motion.
const STATIC_SEED: u64 = 34;

/// Makes every run play the same demo, for screenshots and tests. Insert it before the app runs.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq)]
pub struct DemoSeed(pub u64);

/// The demo game. It continues where it was when the title opens again.
#[derive(Resource, Debug)]
pub struct Demo {
    rng: StdRng,
    players: [Classic; 2],
    position: Position,
    playing: bool,
}

impl Demo {
    /// A game in progress that depends only on the seed.
    pub fn new(seed: u64) -> Self {
        let mut demo = Self {
            rng: StdRng::seed_from_u64(seed),
            players: [Classic::Quintuple, Classic::Shapes],
            position: Position::new(Rule::Freestyle, BoardSize::DEFAULT),
            playing: true,
        };
        for _ in 0..TRIES {
            demo.begin();
            while demo.position.moves().len() < OPENING && demo.outcome().is_none() {
                demo.step();
            }
            if demo.outcome().is_none() {
                break;
            }
        }
        demo
    }

    /// The position shown with reduced motion.
    fn static_position() -> Self {
        Self {
            playing: false,
            ..Self::new(STATIC_SEED)
        }
    }

    /// Black's player and White's.
    pub fn players(&self) -> [Classic; 2] {
        self.players
    }

    /// The moves made so far.
    pub fn moves(&self) -> usize {
        self.position.moves().len()
    }

    pub fn is_playing(&self) -> bool {
        self.playing
    }

    /// Pauses or resumes it.
    pub fn toggle(&mut self) {
        self.playing = !self.playing;
    }

    /// Plays the next move, or begins the next game after the last one.
    pub fn step(&mut self) {
        match self.to_move().choose(&self.position, &mut self.rng) {
            Some(point) if self.position.play(point).is_ok() => {}
            _ => self.begin(),
        }
    }

    fn begin(&mut self) {
        if let Some(players) = Classic::ALL.sample_array(&mut self.rng) {
            self.players = players;
        }
        self.position = Position::new(Rule::Freestyle, BoardSize::DEFAULT);
        self.position.play_unchecked(FIRST);
    }

    fn outcome(&self) -> Option<&Outcome> {
        self.position.outcome()
    }

    fn to_move(&self) -> Classic {
        self.players[self.position.side_to_move() as usize]
    }

    fn pause(&self) -> Duration {
        (self.outcome()).map_or(MOVE_PAUSE, |_| END_PAUSE)
    }

    fn model(&self) -> BoardModel {
        let lines = self.outcome().map(Outcome::lines).unwrap_or_default();
        BoardModel {
            size: self.position.size(),
            moves: with_sides(self.position.moves().iter().copied()),
            // Nobody has won here, so there is no win effect.
            win: (!lines.is_empty()).then(|| WinLine {
                lines: lines.to_vec(),
                style: WinStyle::Neutral,
            }),
            mark_last: true,
            ..BoardModel::default()
        }
    }
}

/// The system set that writes the demo into the board model; the bar's text is updated after it.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct DemoSystems;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Redraw>()
        .add_systems(PreStartup, set_up)
        .add_systems(
            Update,
            (apply_motion, advance, show)
                .chain()
                .in_set(DemoSystems)
                .before(BuildScreenSystems)
                .run_if(in_state(Screen::Title)),
        );
}

fn set_up(seed: Option<Res<DemoSeed>>, mut commands: Commands) {
    let seed = seed.map_or_else(random::seed, |seed| seed.0);
    commands.insert_resource(Demo::new(seed));
}

fn apply_motion(motion: Motion, mut demo: ResMut<Demo>, mut seen: Local<MotionLevel>) {
    if motion.level() == *seen {
        return;
    }
    *seen = motion.level();
    if motion.full() {
        demo.playing = true;
    } else {
        *demo = Demo::static_position();
    }
}

fn advance(
    time: Res<Time<Real>>,
    windows: Query<&Window, With<PrimaryWindow>>,
    mut demo: ResMut<Demo>,
    mut redraw: ResMut<Redraw>,
    mut due: Local<Option<Duration>>,
) {
    if !demo.is_playing() || windows.iter().any(|window| !window.focused) {
        *due = None;
        return;
    }
    if demo.is_changed() {
        *due = None; // A manual step restarts the interval.
    }
    let now = time.elapsed();
    let mut at = *due.get_or_insert(now + demo.pause());
    if now >= at {
        demo.step();
        at = now + demo.pause();
        *due = Some(at);
        redraw.next_frame();
    }
    redraw.after(at - now);
}

/// Compares instead of copying: other screens write the model too, and the title restores it when it opens.
fn show(
    demo: Res<Demo>,
    screen: Res<State<Screen>>,
    mut model: Single<&mut BoardModel, With<FirstBoard>>,
) {
    if demo.is_changed() || screen.is_changed() {
        model.set_if_neq(demo.model());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::time::TimeUpdateStrategy;

    #[test]
    fn the_same_seed_plays_the_same_game() {
        let (mut one, mut two) = (Demo::new(7), Demo::new(7));
        for _ in 0..30 {
            one.step();
            two.step();
        }
        assert_eq!(one.model(), two.model());
        assert_eq!(one.players(), two.players());
    }

    #[test]
    fn it_begins_in_the_middle_of_a_game_between_two_different_players() {
        for seed in 0..10 {
            let demo = Demo::new(seed);
            assert_eq!(demo.moves(), OPENING);
            assert!(demo.outcome().is_none());
            assert_ne!(demo.players()[0], demo.players()[1]);
        }
    }

    #[test]
    fn the_end_shows_its_line_and_a_fresh_game_follows() {
        let mut demo = Demo::new(1);
        while demo.outcome().is_none() {
            demo.step();
        }
        assert!(demo.pause() > MOVE_PAUSE);
        assert_eq!(
            demo.model().win.is_some(),
            demo.outcome().is_some_and(Outcome::is_decided_on_board)
        );
        demo.step();
        assert_eq!((demo.moves(), demo.model().win), (1, None));
    }

    /// The title's board after a minute.
    fn after_a_minute(demo: Demo) -> BoardModel {
        let mut app = App::new();
        app.add_plugins(MinimalPlugins)
            .insert_resource(TimeUpdateStrategy::ManualDuration(MOVE_PAUSE))
            .init_resource::<Redraw>()
            .insert_resource(demo)
            .add_systems(Update, advance);
        for _ in 0..50 {
            app.update();
        }
        app.world().resource::<Demo>().model()
    }

    #[test]
    fn the_static_position_does_not_play() {
        let middle = Demo::new(STATIC_SEED).model();
        assert_eq!(after_a_minute(Demo::static_position()), middle);
        assert_ne!(after_a_minute(Demo::new(STATIC_SEED)), middle);
    }
}

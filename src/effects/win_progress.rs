//! The progress of the animation at the end of a game. It plays once, when the game ends.

use crate::board::{BoardId, BoardModel, BoardSchedule, BoardSystems, WinLine, WinStyle};
use crate::live::{Change, LiveReader};
use crate::redraw::Redraw;
use crate::state::Screen;
use crate::theme::Motion;
use bevy::prelude::*;
use bevy::time::Real;

// The start of the line (a moment after the last stone has landed) and the duration of drawing it, in seconds.
pub(super) const LINE_START: f32 = 0.42;
pub(super) const LINE_TIME: f32 = 0.48;
// The ripples: their number, the time between two, and the duration of one, in seconds.
pub(super) const RIPPLE_COUNT: u8 = 3;
pub(super) const RIPPLE_GAP: f32 = 0.3;
pub(super) const RIPPLE_TIME: f32 = 0.6;
/// When the last ripple ends.
const TOTAL: f32 = WinProgress::DRAWN + RIPPLE_GAP * (RIPPLE_COUNT - 1) as f32 + RIPPLE_TIME;

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

/// The systems that advance [`WinProgress`].
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct WinProgressSystems;

pub(super) fn plugin(app: &mut App) {
    let systems = (mark_new, advance).chain().in_set(WinProgressSystems);
    app.init_resource::<WinProgress>()
        .add_systems(BoardSchedule, systems.in_set(BoardSystems::Effects));
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
    boards: Query<(&BoardId, &BoardModel)>,
    time: Res<Time<Real>>,
    motion: Motion,
    mut progress: ResMut<WinProgress>,
    mut redraw: ResMut<Redraw>,
    mut shown: Local<[Option<WinLine>; 2]>,
) {
    let wins = BoardId::ALL.map(|id| {
        let board = boards.iter().find(|(board, _)| **board == id);
        board.and_then(|(_, model)| model.win.as_ref())
    });
    if shown.each_ref().map(Option::as_ref) != wins {
        *shown = wins.map(|win| win.cloned());
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::spawn_boards;
    use crate::live::{LiveMessage, WriteLive};
    use crate::settings::{MotionChoice, Settings};
    use bevy::state::app::StatesPlugin;
    use narabe_rules::{Point, Side};

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
            .init_resource::<WinProgress>()
            .init_resource::<Redraw>()
            .add_message::<LiveMessage<Change>>()
            .add_systems(Update, (mark_new, advance).chain());
        spawn_boards(app.world_mut());
        app
    }

    fn show(app: &mut App, screen: Screen, style: Option<WinStyle>) {
        app.world_mut()
            .resource_mut::<NextState<Screen>>()
            .set(screen);
        let win = style.map(|style| WinLine {
            lines: vec![row()],
            style,
        });
        let mut boards = app.world_mut().query::<(&BoardId, &mut BoardModel)>();
        for (board, mut model) in boards.iter_mut(app.world_mut()) {
            if *board == BoardId::First {
                model.win.clone_from(&win);
            }
        }
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

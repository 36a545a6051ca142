//! The open screen and the navigation between screens.
//!
//! Screens are Bevy states. Buttons write [`Go`], and one system changes the state and keeps the history, so that Back
//! and Escape return to the previous screen.

use crate::redraw::Redraw;
use bevy::prelude::*;

/// Every screen of the game.
#[derive(States, Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Screen {
    #[default]
    Title,
    NewGame,
    /// Online play: connecting to a room, and the room until its match begins.
    Online,
    /// The terms of an online match.
    Terms,
    Game,
    /// The finished game: the board stays, with the result at the right or in a sheet.
    Result,
    /// The finished game on twin boards, turn by turn.
    Review,
    /// A game or a position under study.
    Study,
    /// A position to study is being set up.
    PositionSetup,
    /// The branch of a large library that is to be studied is being chosen.
    BranchChoice,
    /// All lessons.
    Learn,
    /// A step of a lesson.
    Lesson,
    Skins,
    Settings,
    /// The programs that were added as engines.
    #[cfg(not(target_family = "wasm"))]
    Engines,
    /// The form for an engine, and its test; beside the list where there is room.
    #[cfg(not(target_family = "wasm"))]
    EngineSetup,
    /// All games that are kept.
    Library,
    /// The filter of the library, where there is no room for it beside the list.
    LibraryFilter,
    /// The position to look for in the library, where there is no room for it beside the list.
    LibraryPosition,
    /// A puzzle, with the list of what can be practised where there is room for it.
    Puzzles,
    /// What can be practised, where there is no room for it beside the board.
    PuzzleThemes,
    /// The lines of a library, with the person on one side.
    Drill,
    /// The saved games and studies.
    Load,
    Credits,
    /// A tournament between engines, while it is played and afterwards.
    #[cfg(not(target_family = "wasm"))]
    Arena,
    /// A tournament is being set up.
    #[cfg(not(target_family = "wasm"))]
    ArenaSetup,
    /// The licences of the program's parts.
    Licences,
    /// The list of rules, where it is not beside the page.
    Rules,
    /// A page about the rules.
    RulesPage,
}

impl Screen {
    /// The screen of a game in progress or of a finished one.
    pub fn of_game(over: bool) -> Self {
        if over { Self::Result } else { Self::Game }
    }

    /// Whether a game is looked at rather than played.
    pub fn is_review(self) -> bool {
        matches!(self, Self::Review | Self::Study)
    }

    /// Whether the library is shown, or a part of it.
    pub fn is_library(self) -> bool {
        matches!(
            self,
            Self::Library | Self::LibraryFilter | Self::LibraryPosition
        )
    }

    /// What its board is for.
    pub fn board_use(self) -> BoardUse {
        match self {
            Self::Game | Self::Result => BoardUse::Game,
            Self::Study | Self::Lesson | Self::Puzzles | Self::Drill => BoardUse::Practice,
            Self::PositionSetup | Self::BranchChoice => BoardUse::Setup,
            _ if self.is_library() => BoardUse::Filter,
            Self::Review => BoardUse::View,
            _ => BoardUse::Decoration,
        }
    }

    /// Whether the live game is shown, on one board or on twin boards.
    pub fn shows_game(self) -> bool {
        matches!(self, Self::Game | Self::Result)
    }
}

/// What the board of a screen is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BoardUse {
    /// The screen is about something else.
    Decoration,
    /// A game is looked at, and nothing is placed.
    View,
    /// The live game.
    Game,
    /// Moves are tried, beside controls that a gamepad reaches with its shoulders.
    Practice,
    /// Stones or branches are chosen, as easily taken back, beside such controls.
    Setup,
    /// A position to look for, chosen on a board that is one control among others: it has the keys only while it has the focus.
    Filter,
}

impl BoardUse {
    /// Whether points are pressed and focused.
    pub fn takes_points(self) -> bool {
        !matches!(self, Self::Decoration | Self::View)
    }

    /// Whether a touch acts at once, without the confirmation that a move asks for.
    pub fn takes_touches_at_once(self) -> bool {
        matches!(self, Self::Setup | Self::Filter)
    }

    /// Whether a gamepad moves over the board with its directions and over controls with its shoulders.
    pub fn has_controls(self) -> bool {
        matches!(self, Self::Practice | Self::Setup)
    }
}

/// A run condition: the live game is shown.
pub fn in_game(screen: Option<Res<State<Screen>>>) -> bool {
    screen.is_some_and(|screen| screen.shows_game())
}

/// A request to change the screen.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub enum Go {
    /// Opens this screen; Back returns from it.
    To(Screen),
    /// Returns to the previous screen. Does nothing on the title.
    Back,
}

/// The system that opens the screens that are asked for.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct NavigationSystems;

/// The screens to return to, the newest last.
#[derive(Resource, Debug, Default)]
pub struct ScreenHistory(Vec<Screen>);

impl ScreenHistory {
    /// The screen that Back returns to.
    pub fn last(&self) -> Option<Screen> {
        self.0.last().copied()
    }

    /// Whether Back leads to a screen, now or later.
    pub fn leads_to(&self, screen: Screen) -> bool {
        self.0.contains(&screen)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_state::<Screen>()
        .init_resource::<ScreenHistory>()
        .init_resource::<Redraw>()
        .add_message::<Go>()
        .add_systems(PostUpdate, navigate.in_set(NavigationSystems));
}

fn navigate(
    mut wishes: MessageReader<Go>,
    mut history: ResMut<ScreenHistory>,
    screen: Res<State<Screen>>,
    mut next: ResMut<NextState<Screen>>,
    mut redraw: ResMut<Redraw>,
) {
    for wish in wishes.read() {
        // The state changes at the start of a frame, which must be requested.
        redraw.next_frame();
        match *wish {
            Go::To(target) if target == *screen.get() => {}
            Go::To(target) => {
                push_history(&mut history.0, *screen.get(), target);
                next.set(target);
            }
            Go::Back => {
                if let Some(previous) = history.0.pop() {
                    next.set(previous);
                }
            }
        }
    }
}

/// Appends to the history, or shortens it if the target is in it already, so that it has no loops.
fn push_history(history: &mut Vec<Screen>, from: Screen, to: Screen) {
    if to == Screen::Title {
        history.clear();
        return;
    }
    if let Some(at) = history.iter().position(|screen| *screen == to) {
        history.truncate(at);
        return;
    }
    // Back from a game or a result leads to the title, not to the setup or the game.
    let sets_up =
        |screen: &Screen| matches!(screen, Screen::NewGame | Screen::Online | Screen::Terms);
    if to.shows_game() {
        history.retain(|screen| !sets_up(screen));
    }
    // After leaving a room, its game is gone.
    let leaves = from.shows_game() && to == Screen::Online;
    let passing = leaves
        || to.shows_game() && sets_up(&from)
        || matches!(
            (from, to),
            (Screen::Game, Screen::Result) | (Screen::Lesson, Screen::Learn)
        );
    if !passing {
        history.push(from);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn history_after(steps: &[(Screen, Screen)]) -> Vec<Screen> {
        let mut history = Vec::new();
        for (from, to) in steps {
            push_history(&mut history, *from, *to);
        }
        history
    }

    #[test]
    fn bug_escape_did_nothing_until_the_window_had_other_news() {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, bevy::state::app::StatesPlugin, plugin));
        app.update();
        app.world_mut().write_message(Go::To(Screen::Settings));
        app.update();
        assert!(app.world().resource::<Redraw>().is_requested());
        app.update();
        assert_eq!(*app.world().resource::<State<Screen>>(), Screen::Settings);
    }

    #[test]
    fn back_from_a_game_leads_to_the_title() {
        let history = history_after(&[
            (Screen::Title, Screen::NewGame),
            (Screen::NewGame, Screen::Game),
            (Screen::Game, Screen::Result),
        ]);
        assert_eq!(history, [Screen::Title]);
    }

    #[test]
    fn back_from_a_game_online_leads_to_the_title() {
        for on_the_way in [Screen::Online, Screen::Terms] {
            let history = history_after(&[
                (Screen::Title, Screen::Online),
                (Screen::Online, on_the_way),
                (on_the_way, Screen::Game),
                (Screen::Game, Screen::Result),
            ]);
            assert_eq!(history, [Screen::Title], "{on_the_way:?}");
        }
    }

    #[test]
    fn back_after_leaving_a_room_does_not_lead_to_its_game() {
        let history = history_after(&[
            (Screen::Title, Screen::Online),
            (Screen::Online, Screen::Game),
            (Screen::Game, Screen::Online),
        ]);
        assert_eq!(history, [Screen::Title]);
    }

    #[test]
    fn settings_opened_in_a_game_return_to_it() {
        let history = history_after(&[
            (Screen::Title, Screen::NewGame),
            (Screen::NewGame, Screen::Game),
            (Screen::Game, Screen::Settings),
        ]);
        assert_eq!(history, [Screen::Title, Screen::Game]);
    }

    #[test]
    fn from_a_page_of_the_rules_the_list_leads_back_to_the_game() {
        let history = history_after(&[
            (Screen::Title, Screen::NewGame),
            (Screen::NewGame, Screen::Game),
            (Screen::Game, Screen::RulesPage),
            (Screen::RulesPage, Screen::Rules),
            (Screen::Rules, Screen::RulesPage),
        ]);
        assert_eq!(history, [Screen::Title, Screen::Game]);
    }

    #[test]
    fn back_from_the_lessons_does_not_lead_into_the_lesson_that_is_done() {
        let history = history_after(&[
            (Screen::Title, Screen::Lesson),
            (Screen::Lesson, Screen::Learn),
        ]);
        assert_eq!(history, [Screen::Title]);
    }

    #[test]
    fn the_history_has_no_loops() {
        let history = history_after(&[
            (Screen::Title, Screen::Settings),
            (Screen::Settings, Screen::Credits),
            (Screen::Credits, Screen::Settings),
        ]);
        assert_eq!(history, [Screen::Title]);
    }
}

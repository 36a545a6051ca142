//! Which screen is open, and how one goes from screen to screen.
//!
//! Screens are Bevy states. Nothing sets the state by itself: a button writes [`Go`], and one system here
//! keeps the trail, so that Back and Escape always lead where the player came from.

use crate::app::redraw::Redraw;
use bevy::prelude::*;

/// Every screen of the game. A screen that does not work yet is not in the list.
#[derive(States, Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Screen {
    #[default]
    Title,
    NewGame,
    /// Playing between two machines: the way to a table, and the table until its match begins.
    Online,
    /// What is to be played there.
    Terms,
    Game,
    /// The game that has ended: the board stays, the result takes the right-hand rail or a sheet.
    Result,
    /// The game on twin boards, and its end.
    Twin,
    /// The finished game again, move by move.
    Review,
    Skins,
    Settings,
    Load,
    Credits,
    /// What the program is made of, and on which terms.
    Licences,
    /// The list of the pages about the rules, where it does not stand beside the page.
    Rules,
    /// A page about the rules.
    RulesPage,
}

impl Screen {
    /// Whether the live game's board is on show.
    pub fn shows_game(self) -> bool {
        matches!(self, Self::Game | Self::Result)
    }

    /// Whether a live game is on show, on one board or two.
    pub fn shows_play(self) -> bool {
        self.shows_game() || self == Self::Twin
    }
}

/// A wish to change the screen.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub enum Go {
    /// Open this screen; Back returns from it.
    To(Screen),
    /// Return to the screen before. From the title there is nowhere to return to, and nothing happens.
    Back,
}

/// The screens that Back walks through, the newest last.
#[derive(Resource, Debug, Default)]
pub struct Trail(Vec<Screen>);

impl Trail {
    /// Where Back would lead.
    pub fn last(&self) -> Option<Screen> {
        self.0.last().copied()
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_state::<Screen>()
        .init_resource::<Trail>()
        .init_resource::<Redraw>()
        .add_message::<Go>()
        .add_systems(PostUpdate, walk);
}

fn walk(
    mut wishes: MessageReader<Go>,
    mut trail: ResMut<Trail>,
    screen: Res<State<Screen>>,
    mut next: ResMut<NextState<Screen>>,
    mut redraw: ResMut<Redraw>,
) {
    for wish in wishes.read() {
        // The state changes at the beginning of a frame, and the window may sleep.
        redraw.next_frame();
        match *wish {
            Go::To(target) if target == *screen.get() => {}
            Go::To(target) => {
                remember(&mut trail.0, *screen.get(), target);
                next.set(target);
            }
            Go::Back => {
                if let Some(previous) = trail.0.pop() {
                    next.set(previous);
                }
            }
        }
    }
}

/// Grows the trail, or shortens it when the target lies on it already: the trail never loops.
fn remember(trail: &mut Vec<Screen>, from: Screen, to: Screen) {
    if to == Screen::Title {
        trail.clear();
        return;
    }
    if let Some(at) = trail.iter().position(|screen| *screen == to) {
        trail.truncate(at);
        return;
    }
    // A game follows its set-up and a result its game: Back from them leads to the title, not into the past.
    let sets_up =
        |screen: &Screen| matches!(screen, Screen::NewGame | Screen::Online | Screen::Terms);
    if to.shows_play() {
        trail.retain(|screen| !sets_up(screen));
    }
    // Whoever has left a table finds no game at it any more.
    let leaves = from.shows_game() && to == Screen::Online;
    let passing =
        leaves || to.shows_play() && sets_up(&from) || (from, to) == (Screen::Game, Screen::Result);
    if !passing {
        trail.push(from);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn trail_after(steps: &[(Screen, Screen)]) -> Vec<Screen> {
        let mut trail = Vec::new();
        for (from, to) in steps {
            remember(&mut trail, *from, *to);
        }
        trail
    }

    #[test]
    fn bug_escape_did_nothing_until_the_window_had_other_news() {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, bevy::state::app::StatesPlugin, plugin));
        app.update();
        app.world_mut().write_message(Go::To(Screen::Settings));
        app.update();
        assert!(app.world().resource::<Redraw>().waits());
        app.update();
        assert_eq!(*app.world().resource::<State<Screen>>(), Screen::Settings);
    }

    #[test]
    fn back_from_a_game_leads_to_the_title() {
        let trail = trail_after(&[
            (Screen::Title, Screen::NewGame),
            (Screen::NewGame, Screen::Game),
            (Screen::Game, Screen::Result),
        ]);
        assert_eq!(trail, [Screen::Title]);
    }

    #[test]
    fn back_from_a_game_between_two_machines_leads_to_the_title() {
        for on_the_way in [Screen::Online, Screen::Terms] {
            let trail = trail_after(&[
                (Screen::Title, Screen::Online),
                (Screen::Online, on_the_way),
                (on_the_way, Screen::Game),
                (Screen::Game, Screen::Result),
            ]);
            assert_eq!(trail, [Screen::Title], "{on_the_way:?}");
        }
    }

    #[test]
    fn back_from_the_table_that_was_left_does_not_lead_to_its_board() {
        let trail = trail_after(&[
            (Screen::Title, Screen::Online),
            (Screen::Online, Screen::Game),
            (Screen::Game, Screen::Online),
        ]);
        assert_eq!(trail, [Screen::Title]);
    }

    #[test]
    fn settings_opened_in_a_game_return_to_it() {
        let trail = trail_after(&[
            (Screen::Title, Screen::NewGame),
            (Screen::NewGame, Screen::Game),
            (Screen::Game, Screen::Settings),
        ]);
        assert_eq!(trail, [Screen::Title, Screen::Game]);
    }

    #[test]
    fn from_a_page_of_the_rules_the_list_leads_back_to_the_game() {
        let trail = trail_after(&[
            (Screen::Title, Screen::NewGame),
            (Screen::NewGame, Screen::Game),
            (Screen::Game, Screen::RulesPage),
            (Screen::RulesPage, Screen::Rules),
            (Screen::Rules, Screen::RulesPage),
        ]);
        assert_eq!(trail, [Screen::Title, Screen::Game]);
    }

    #[test]
    fn the_trail_never_loops() {
        let trail = trail_after(&[
            (Screen::Title, Screen::Settings),
            (Screen::Settings, Screen::Credits),
            (Screen::Credits, Screen::Settings),
        ]);
        assert_eq!(trail, [Screen::Title]);
    }
}

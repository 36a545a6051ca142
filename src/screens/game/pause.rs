//! The pause: its button, and what covers the board.

use super::GameView;
use crate::input::{KeyAction, Shortcut};
use crate::live::{Intent, Live, LiveMessage, LiveWriter};
use crate::theme::{Icon, Stroke, Token, radius, space};
use crate::widgets::{NodeStyle, Style, UiBuilder};
use bevy::prelude::*;
use bevy::ui_widgets::Activate;

/// The maximum width of the text, in logical pixels.
const WIDTH: f32 = 280.0;
/// The inset of an icon in its button, in logical pixels.
const MARGIN: f32 = 12.0;

/// Whether the game can be paused: it has a clock and both players are at this machine.
pub fn is_offered(view: GameView) -> bool {
    !view.over && view.game.is_timed() && view.online.is_none()
}

pub fn button(ui: &mut UiBuilder, parent: Entity, view: GameView) {
    if !is_offered(view) {
        return;
    }
    // The inset that aligns the icon with the margin, like the menu's on the other side.
    let inset = if ui.layout.is_desktop() { MARGIN } else { 0.0 };
    let place = ui.node(parent, Node::default().margin_right(-inset));
    toggle(ui, place);
}

/// The button that begins and ends a pause.
pub fn toggle(ui: &mut UiBuilder, parent: Entity) {
    let button = ui.icon_button(parent, Icon::Pause, "game-pause");
    ui.insert(button, Shortcut(KeyAction::Pause));
    let toggle = |_: On<Activate>, live: Res<Live>, mut intents: LiveWriter<Intent>| {
        intents.write(if live.is_paused() {
            Intent::Unpause
        } else {
            Intent::Pause
        });
    };
    ui.on(button, toggle);
}

/// The cover in place of a board, with the message `text` and a button, or empty.
pub fn cover(ui: &mut UiBuilder, parent: Entity, node: Node, text: Option<&str>) -> Entity {
    let node = node.flex_direction(FlexDirection::Column).row_gap(space::S);
    let node = node.center().frame(1, radius::SMALL);
    let cover = ui.spawn(parent, (node, Stroke(Token::Line), Pickable::IGNORE));
    let Some(text) = text else { return cover };
    ui.localized_text(cover, Style::TITLE, "pause-title");
    let text = ui.localized_text(cover, Style::BODY.ink(Token::Ink2), text);
    let node = Node::default().max_width(WIDTH).margin_bottom(space::M);
    ui.insert(text, (TextLayout::justify(Justify::Center), node));
    let on = ui.large_button(cover, Some(Icon::Play), "pause-on");
    ui.write_on(on, LiveMessage(Intent::Unpause));
    cover
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{BoardId, BoardSlot};
    use crate::live::{ClockRule, Live, MatchConfig, OneBoardMatch};
    use crate::screens::keys::OpenMenu;
    use crate::screens::testing::{TestApp, two_stones};
    use crate::state::Screen;
    use crate::widgets::CloseDialog;

    fn open_game(clock: ClockRule) -> TestApp {
        let mut one_board = two_stones();
        let config = MatchConfig {
            clock,
            ..one_board.config().clone()
        };
        one_board.apply(&Intent::NewMatch(Box::new(config)));
        for point in ["h8", "i9"] {
            one_board.apply(&Intent::play(
                point.parse::<narabe_rules::Point>().expect("a point"),
            ));
        }
        let mut test = TestApp::new();
        test.app.insert_resource(Live::from(one_board));
        test.open(Screen::Game);
        test
    }

    fn one_board(test: &TestApp) -> &OneBoardMatch {
        test.resource::<Live>().one_board()
    }

    fn shows_stones(test: &mut TestApp) -> bool {
        let mut slots = test.app.world_mut().query::<&BoardSlot>();
        let slot = slots.iter(test.app.world()).count() > 0;
        let stones = !test.board_model(BoardId::First).moves.is_empty();
        let listed = test.shows("H8");
        assert_eq!((slot, stones), (listed, listed));
        listed
    }

    #[test]
    fn a_pause_hides_board_and_moves_until_the_game_is_resumed() {
        let mut test = open_game(ClockRule::PerGame { main: 600 });
        assert!(shows_stones(&mut test));
        test.press("game-pause");
        assert!(!shows_stones(&mut test));
        assert!(test.says("pause-title"));
        test.press("pause-on");
        assert!(shows_stones(&mut test) && one_board(&test).is_running());
    }

    #[test]
    fn without_a_clock_there_is_no_pause_button_and_the_menu_hides_nothing() {
        let mut test = open_game(ClockRule::None);
        assert!(!test.has("game-pause"));
        test.send(OpenMenu);
        assert!(one_board(&test).is_paused() && shows_stones(&mut test));
        test.send(CloseDialog);
        assert!(one_board(&test).is_running());
    }

    #[test]
    fn the_menu_and_its_dialogs_pause_the_game() {
        let mut test = open_game(ClockRule::PerGame { main: 600 });
        test.send(OpenMenu);
        assert!(one_board(&test).is_paused() && !shows_stones(&mut test));
        test.press("menu-save");
        assert!(test.has("save-name") && one_board(&test).is_paused());
        test.press("cancel");
        assert!(one_board(&test).is_running() && shows_stones(&mut test));
    }

    #[test]
    fn the_menu_of_a_paused_game_resumes_it_only_by_its_back_entry() {
        let mut test = open_game(ClockRule::PerGame { main: 600 });
        test.press("game-pause");
        for (leave, paused) in [(false, true), (true, false)] {
            test.send(OpenMenu);
            if leave {
                test.press("menu-back");
            } else {
                test.send(CloseDialog);
            }
            assert_eq!(one_board(&test).is_paused(), paused);
        }
    }

    #[test]
    fn a_draw_is_offered_from_the_menu_although_the_game_is_paused() {
        let mut test = open_game(ClockRule::PerGame { main: 600 });
        test.send(OpenMenu);
        test.press("menu-draw");
        assert!(test.has("draw-accept") && one_board(&test).is_running());
        test.press("draw-accept");
        assert_eq!(test.screen(), Screen::Result);
    }
}

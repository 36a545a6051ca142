//! The pause: its button, and what is to be seen instead of the board.

use super::View;
use crate::app::input::{Meaning, key_of};
use crate::app::layout::Shape;
use crate::app::session::{Intent, OneBoardGame};
use crate::app::theme::{Icon, Stroke, Token, radius, space};
use crate::app::widgets::{Kit, Style};
use bevy::prelude::*;
use bevy::ui_widgets::Activate;

/// The widest that the words under the title grow, in logical pixels.
const WIDTH: f32 = 280.0;
/// From the edge of an icon's square to the icon, in logical pixels.
const MARGIN: f32 = 12.0;

/// The button that begins a pause, in a game with a clock.
pub fn button(kit: &mut Kit, parent: Entity, view: View) {
    if view.over || !view.session.is_timed() || view.online.is_some() {
        return;
    }
    // At the end of a rail's head the icon stands on the margin, as the menu's does at its beginning.
    let at_end = matches!(kit.layout.shape, Shape::Wide | Shape::Desktop);
    let place = Node {
        margin: UiRect::right(px(if at_end { -MARGIN } else { 0.0 })),
        ..default()
    };
    let place = kit.node(parent, place);
    let button = kit.icon_button(place, Icon::Pause, "game-pause");
    if let Some(key) = key_of(Meaning::Pause) {
        kit.key(button, key);
    }
    kit.on(
        button,
        |_: On<Activate>, session: OneBoardGame, mut intents: MessageWriter<Intent>| {
            intents.write(match session.is_paused() {
                true => Intent::GoOn,
                false => Intent::Pause,
            });
        },
    );
}

/// The place of the board without a board.
pub fn cover(kit: &mut Kit, parent: Entity, node: Node) -> Entity {
    let node = Node {
        flex_direction: FlexDirection::Column,
        justify_content: JustifyContent::Center,
        align_items: AlignItems::Center,
        row_gap: px(space::S),
        border: UiRect::all(px(1)),
        border_radius: BorderRadius::all(px(radius::SMALL)),
        ..node
    };
    let cover = kit.spawn(parent, (node, Stroke(Token::Line), Pickable::IGNORE));
    kit.say(cover, Style::TITLE, "pause-title");
    let text = kit.say(cover, Style::BODY.ink(Token::Ink2), "pause-text");
    kit.commands.entity(text).insert((
        TextLayout::justify(Justify::Center),
        Node {
            max_width: px(WIDTH),
            margin: UiRect::bottom(px(space::M)),
            ..default()
        },
    ));
    let on = kit.large_button(cover, Some(Icon::Play), "pause-on");
    kit.on(on, |_: On<Activate>, mut intents: MessageWriter<Intent>| {
        intents.write(Intent::GoOn);
    });
    cover
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::board::{BoardModel, BoardSlot};
    use crate::app::screens::keys::OpenMenu;
    use crate::app::screens::testing::{Stage, two_stones};
    use crate::app::session::{ClockRule, Live, MatchConfig, OneBoardMatch};
    use crate::app::state::Screen;
    use crate::app::widgets::CloseDialog;

    fn stage(clock: ClockRule) -> Stage {
        let mut session = two_stones();
        let config = MatchConfig {
            clock,
            ..session.config().clone()
        };
        session.apply(&Intent::NewMatch(Box::new(config)));
        for point in ["h8", "i9"] {
            session.apply(&Intent::play(
                point.parse::<crate::rules::Point>().expect("a point"),
            ));
        }
        let mut stage = Stage::new();
        stage.app.insert_resource(Live::from(session));
        stage.open(Screen::Game);
        stage
    }

    fn session(stage: &Stage) -> &OneBoardMatch {
        stage.app.world().resource::<Live>().one_board()
    }

    fn shows_stones(stage: &mut Stage) -> bool {
        let mut slots = stage.app.world_mut().query::<&BoardSlot>();
        let slot = slots.iter(stage.app.world()).count() > 0;
        let stones = !stage.app.world().resource::<BoardModel>().moves.is_empty();
        let listed = stage.texts().iter().any(|text| text == "H8");
        assert_eq!((slot, stones), (listed, listed));
        listed
    }

    #[test]
    fn a_pause_takes_board_and_moves_out_of_sight_until_somebody_goes_on() {
        let mut stage = stage(ClockRule::PerGame { main: 600 });
        assert!(shows_stones(&mut stage));
        stage.press("game-pause");
        assert!(!shows_stones(&mut stage));
        assert!(stage.texts().iter().any(|text| text == "Paused"));
        stage.press("pause-on");
        assert!(shows_stones(&mut stage) && session(&stage).is_running());
    }

    #[test]
    fn without_a_clock_there_is_no_pause_button_and_the_menu_hides_nothing() {
        let mut stage = stage(ClockRule::None);
        assert!(!stage.has("game-pause"));
        stage.app.world_mut().write_message(OpenMenu);
        stage.settle();
        assert!(session(&stage).is_paused() && shows_stones(&mut stage));
        stage.app.world_mut().write_message(CloseDialog);
        stage.settle();
        assert!(session(&stage).is_running());
    }

    #[test]
    fn the_game_stands_still_behind_its_menu_and_the_questions_it_leads_to() {
        let mut stage = stage(ClockRule::PerGame { main: 600 });
        stage.app.world_mut().write_message(OpenMenu);
        stage.settle();
        assert!(session(&stage).is_paused() && !shows_stones(&mut stage));
        stage.press("menu-save");
        assert!(stage.has("save-name") && session(&stage).is_paused());
        stage.press("cancel");
        assert!(session(&stage).is_running() && shows_stones(&mut stage));
    }

    #[test]
    fn the_menu_of_a_paused_game_ends_the_pause_only_by_the_way_back_to_the_board() {
        let mut stage = stage(ClockRule::PerGame { main: 600 });
        stage.press("game-pause");
        for (leave, paused) in [(false, true), (true, false)] {
            stage.app.world_mut().write_message(OpenMenu);
            stage.settle();
            if leave {
                stage.press("menu-back");
            } else {
                stage.app.world_mut().write_message(CloseDialog);
                stage.settle();
            }
            assert_eq!(session(&stage).is_paused(), paused);
        }
    }

    #[test]
    fn a_draw_is_offered_from_the_menu_though_the_game_stands_still_there() {
        let mut stage = stage(ClockRule::PerGame { main: 600 });
        stage.app.world_mut().write_message(OpenMenu);
        stage.settle();
        stage.press("menu-draw");
        assert!(stage.has("draw-accept") && session(&stage).is_running());
        stage.press("draw-accept");
        assert_eq!(stage.screen(), Screen::Result);
    }
}

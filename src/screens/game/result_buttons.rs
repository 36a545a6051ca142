//! The buttons of a result.

use super::{GameView, actions, online};
use crate::live::{BlackRule, Intent, LiveGame, LiveMessage, LiveWriter};
use crate::locale::Locale;
use crate::screens::study::StudyLiveGame;
use crate::screens::wording::player_names::player_name;
use crate::state::{Go, Screen};
use crate::theme::{Icon, space};
use crate::widgets::{Look, NodeStyle, UiBuilder};
use bevy::input_focus::AutoFocus;
use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::Activate;
use narabe_rules::opening::Protocol;

/// The arrangement of a result's lower buttons.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LowerButtons {
    /// In one row.
    Row,
    /// The menu below the others.
    Stacked,
    /// Without the menu, which has an icon elsewhere.
    NoMenu,
    /// The same in one row: online the study is an icon beside the chat.
    Compact,
}

/// The main button and the lower buttons, in a column.
pub fn buttons(ui: &mut UiBuilder, parent: Entity, view: GameView, lower: LowerButtons) {
    let column = ui.node(parent, Node::column().gap(space::XS).stretch().no_shrink());
    match view.online {
        Some(_) => online::next_button(ui, column, true),
        None if lower == LowerButtons::Row => {
            let row = ui.node(column, Node::row().gap(space::XS).stretch());
            let next = next_button(ui, row, view, true);
            ui.restyle(next, |node| node.grow());
            again_button(ui, row, view, false);
        }
        None => {
            next_button(ui, column, view, lower != LowerButtons::Compact);
            if lower != LowerButtons::Compact {
                again_button(ui, column, view, true);
            }
        }
    }
    lower_buttons(ui, column, view, lower);
}

/// The main button of a result: the next game, or a new game after the last one of a match.
pub fn next_button(ui: &mut UiBuilder, parent: Entity, view: GameView, large: bool) -> Entity {
    let is_last = view.game.is_match_over();
    let (icon, id) = if is_last {
        (Icon::Plus, "menu-new-game")
    } else {
        (Icon::Continue, "result-next-game")
    };
    let button = if large {
        ui.large_button(parent, Some(icon), id)
    } else {
        ui.button(parent, Look::Primary, Some(icon), id)
    };
    if is_last {
        ui.write_on(button, Go::To(Screen::NewGame))
    } else {
        ui.write_on(button, LiveMessage(Intent::NextGame))
    }
    ui.insert(button, AutoFocus);
    button
}

/// The button that plays again with the colours swapped, where the next game does not do so by itself; without text it is
/// an icon.
pub fn again_button(
    ui: &mut UiBuilder,
    parent: Entity,
    view: GameView,
    with_text: bool,
) -> Option<Entity> {
    const ID: &str = "result-again-swapped";
    let intents = again_swapped(view.game, &ui.locale)?;
    let button = if with_text {
        ui.button(parent, Look::Soft, Some(Icon::Swap), ID)
    } else {
        let label = ui.locale.text(ID);
        ui.square_button(parent, (Look::Soft, Icon::Swap), &label, ID)
    };
    ui.on(
        button,
        move |_: On<Activate>, mut messages: LiveWriter<Intent>| {
            messages.write_batch(intents.clone());
        },
    );
    Some(button)
}

/// What plays again with the colours swapped; none where the next game of the match does so.
fn again_swapped(game: &LiveGame, locale: &Locale) -> Option<Vec<Intent>> {
    let (black, white) = (game.opened_by(), 1 - game.opened_by());
    if !game.is_match_over() {
        let is_same = game.next_black() == Some(black);
        let can_swap = !game.is_twin() && game.config().protocol == Protocol::Free;
        return (is_same && can_swap).then(|| vec![Intent::NextGame, Intent::SwapSides]);
    }
    let mut config = game.config().clone();
    // A coin would decide otherwise.
    if config.black == BlackRule::Random {
        config.black = BlackRule::Alternate;
    }
    // Two persons without names are told apart by their numbers, which they keep.
    if config.players.iter().all(|player| player.seat.is_human()) {
        let names = [0, 1].map(|index| player_name(locale, &config, index));
        for (player, name) in config.players.iter_mut().zip(names) {
            player.name = name;
        }
    }
    let first_black = usize::from(config.black == BlackRule::Second);
    if first_black != white {
        config.players.swap(0, 1);
    }
    Some(vec![Intent::NewMatch(Box::new(config))])
}

/// The button that opens the study of a game on one board, or the review of twin boards; without text it is an icon.
pub fn review_button(ui: &mut UiBuilder, parent: Entity, with_text: bool, is_twin: bool) -> Entity {
    let id = if is_twin {
        "result-review"
    } else {
        "result-study"
    };
    let review = if with_text {
        ui.button(parent, Look::Soft, Some(Icon::Review), id)
    } else {
        ui.icon_button(parent, Icon::Review, id)
    };
    if is_twin {
        ui.write_on(review, Go::To(Screen::Review))
    } else {
        ui.write_on(review, StudyLiveGame)
    }
    review
}

/// The button that takes back the end of a game, where possible.
pub fn undo_button(ui: &mut UiBuilder, parent: Entity, view: GameView) -> Entity {
    let undo = ui.button(parent, Look::Soft, Some(Icon::Undo), "game-undo");
    ui.write_on(undo, LiveMessage(Intent::Undo));
    if !view.game.can_undo() {
        ui.insert(undo, InteractionDisabled);
    }
    undo
}

/// Lets buttons share the width of their container.
pub fn share_width(ui: &mut UiBuilder, buttons: &[Entity]) {
    for button in buttons {
        // They grow, so this is the least: two of them fit side by side in every language.
        let padding = UiRect::horizontal(px(space::XXS));
        ui.restyle(*button, move |node| node.grow().padding(padding));
    }
}

/// Review, undo and menu; online the chat instead of undo, which is requested during the game.
fn lower_buttons(ui: &mut UiBuilder, column: Entity, view: GameView, lower: LowerButtons) {
    let row = ui.node(column, Node::row().wrap().gaps(space::XS).no_shrink());
    let is_online = view.online.is_some();
    let is_short = is_online && lower == LowerButtons::Compact;
    let review = review_button(ui, row, !is_short, false);
    let mut buttons = if is_short { Vec::new() } else { vec![review] };
    if !is_online {
        buttons.push(undo_button(ui, row, view));
    }
    match lower {
        LowerButtons::Stacked if !is_online => _ = actions::menu(ui, column, Look::Soft),
        LowerButtons::Row | LowerButtons::Stacked => {
            buttons.push(actions::menu(ui, row, Look::Soft));
        }
        LowerButtons::NoMenu | LowerButtons::Compact => {}
    }
    if is_short {
        buttons.push(online::chat_button(ui, row));
    } else if is_online {
        online::chat_button(ui, column);
    }
    share_width(ui, &buttons);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::live::{Live, MatchConfig, MatchLength, OneBoardMatch};
    use crate::screens::testing::{TestApp, two_stones};
    use narabe_rules::Side;

    /// The name of Black in a game of Hana and Taro that was resigned, and in the one after a press on the button.
    fn blacks(black: BlackRule, length: MatchLength) -> Option<[String; 2]> {
        let mut game = two_stones();
        let config = MatchConfig {
            black,
            length,
            ..game.config().clone()
        };
        game.apply(&Intent::NewMatch(Box::new(config)));
        let point = "h8".parse::<narabe_rules::Point>().expect("a point");
        for intent in [Intent::play(point), Intent::Resign] {
            game.apply(&intent);
        }
        let name = |game: &OneBoardMatch| game.typed_name(Side::Black).to_owned();
        let before = name(&game);
        let mut test = TestApp::new();
        test.app.insert_resource(Live::from(game));
        test.open(Screen::Result);
        if !test.has("result-again-swapped") {
            return None;
        }
        test.press("result-again-swapped");
        assert_eq!(test.screen(), Screen::Game);
        let live = test.resource::<Live>();
        assert!(live.is_running() && !live.has_begun());
        Some([before, name(live.one_board())])
    }

    #[test]
    fn a_game_is_played_again_with_the_colours_swapped_by_one_press() {
        for black in [
            BlackRule::First,
            BlackRule::Second,
            BlackRule::Alternate,
            BlackRule::Random,
        ] {
            let [before, after] = blacks(black, MatchLength::Single).expect("a button");
            assert_ne!(before, after, "{black:?}");
        }
        let [before, after] = blacks(BlackRule::First, MatchLength::Open).expect("a button");
        assert_ne!(before, after);
        assert_eq!(blacks(BlackRule::Alternate, MatchLength::Open), None);
    }

    #[test]
    fn persons_without_names_keep_their_numbers_when_the_colours_are_swapped() {
        let mut game = two_stones();
        let mut config = MatchConfig {
            length: MatchLength::Single,
            ..game.config().clone()
        };
        for player in &mut config.players {
            player.name.clear();
        }
        game.apply(&Intent::NewMatch(Box::new(config)));
        let point = "h8".parse::<narabe_rules::Point>().expect("a point");
        for intent in [Intent::play(point), Intent::Resign] {
            game.apply(&intent);
        }
        let again = again_swapped(&LiveGame::from(game), &Locale::new("en"));
        let Some([Intent::NewMatch(config)]) = again.as_deref() else {
            panic!("{again:?}")
        };
        let names = config.players.each_ref().map(|player| player.name.as_str());
        assert_eq!(names, ["Player 2", "Player 1"]);
    }
}

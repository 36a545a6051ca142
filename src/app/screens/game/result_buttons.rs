//! The buttons of a result.

use super::{GameView, online};
use crate::app::live::GameIntents;
use crate::app::screens::menu::open_on_press;
use crate::app::state::{Go, Screen};
use crate::app::theme::{Icon, space};
use crate::app::widgets::{Kit, Look, NodeStyle};
use bevy::input_focus::AutoFocus;
use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::Activate;

/// The arrangement of a result's lower buttons.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LowerButtons {
    /// In one row.
    Row,
    /// The menu below the others.
    Stacked,
    /// Without the menu, which has an icon elsewhere.
    NoMenu,
}

/// The main button and the lower buttons, in a column.
pub fn buttons(kit: &mut Kit, parent: Entity, view: GameView, lower: LowerButtons) {
    let column = kit.node(parent, Node::column().gap(space::XS).stretch().no_shrink());
    match view.online {
        Some(online) => online::next_button(kit, column, view.game, online, true),
        None => {
            next_button(kit, column, view.game.is_match_over(), true);
        }
    }
    lower_buttons(kit, column, view, lower);
}

/// The main button of a result: the next game, or a new game after the last one of a match.
pub fn next_button(kit: &mut Kit, parent: Entity, match_over: bool, large: bool) -> Entity {
    let (icon, id) = match match_over {
        true => (Icon::Plus, "menu-new-game"),
        false => (Icon::Continue, "result-next-game"),
    };
    let button = match large {
        true => kit.large_button(parent, Some(icon), id),
        false => kit.button(parent, Look::Primary, Some(icon), id),
    };
    kit.on(
        button,
        move |_: On<Activate>, mut game: GameIntents, mut go: MessageWriter<Go>| {
            if match_over {
                go.write(Go::To(Screen::NewGame));
            } else {
                game.next_game();
            }
        },
    );
    kit.insert(button, AutoFocus);
    button
}

/// The button that opens the review; without text it is an icon.
pub fn review_button(kit: &mut Kit, parent: Entity, with_text: bool) -> Entity {
    let (icon, id) = (Icon::Review, "result-review");
    let review = match with_text {
        true => kit.button(parent, Look::Soft, Some(icon), id),
        false => kit.icon_button(parent, icon, id),
    };
    kit.write_on(review, Go::To(Screen::Review));
    review
}

/// The button that takes back the end of a game, where possible.
pub fn undo_button(kit: &mut Kit, parent: Entity, can_undo: bool) -> Entity {
    let undo = kit.button(parent, Look::Soft, Some(Icon::Undo), "game-undo");
    kit.on(undo, |_: On<Activate>, mut game: GameIntents| game.undo());
    if !can_undo {
        kit.insert(undo, InteractionDisabled);
    }
    undo
}

/// The menu button of a result.
pub fn menu_button(kit: &mut Kit, parent: Entity) -> Entity {
    let menu = kit.button(parent, Look::Soft, Some(Icon::Menu), "game-menu");
    kit.on(menu, open_on_press);
    menu
}

/// Lets buttons share the width of their container.
pub fn share_width(kit: &mut Kit, buttons: &[Entity]) {
    for button in buttons {
        kit.commands
            .entity(*button)
            .entry::<Node>()
            .and_modify(|mut node| {
                node.flex_grow = 1.0;
                node.padding = UiRect::horizontal(px(space::XS));
            });
    }
}

/// Review, undo and menu; online the chat instead of undo, which is requested during the game.
fn lower_buttons(kit: &mut Kit, column: Entity, view: GameView, lower: LowerButtons) {
    let row = kit.node(column, Node::row().gap(space::XS).no_shrink());
    let mut buttons = vec![review_button(kit, row, true)];
    match view.online {
        Some(_) => buttons.push(menu_button(kit, row)),
        None => {
            buttons.push(undo_button(kit, row, view.game.can_undo()));
            match lower {
                LowerButtons::Row => buttons.push(menu_button(kit, row)),
                LowerButtons::Stacked => {
                    menu_button(kit, column);
                }
                LowerButtons::NoMenu => {}
            }
        }
    }
    if view.online.is_some() {
        online::chat_button(kit, column);
    }
    share_width(kit, &buttons);
}

//! The buttons of a result.

use super::{GameView, actions, online};
use crate::live::{Intent, LiveMessage};
use crate::screens::study::StudyLiveGame;
use crate::state::{Go, Screen};
use crate::theme::{Icon, space};
use crate::widgets::{Kit, Look, NodeStyle};
use bevy::input_focus::AutoFocus;
use bevy::prelude::*;
use bevy::ui::InteractionDisabled;

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
pub fn buttons(kit: &mut Kit, parent: Entity, view: GameView, lower: LowerButtons) {
    let column = kit.node(parent, Node::column().gap(space::XS).stretch().no_shrink());
    match view.online {
        Some(online) => online::next_button(kit, column, view.game, online, true),
        None => _ = next_button(kit, column, view, true),
    }
    lower_buttons(kit, column, view, lower);
}

/// The main button of a result: the next game, or a new game after the last one of a match.
pub fn next_button(kit: &mut Kit, parent: Entity, view: GameView, large: bool) -> Entity {
    let is_last = view.game.is_match_over();
    let (icon, id) = match is_last {
        true => (Icon::Plus, "menu-new-game"),
        false => (Icon::Continue, "result-next-game"),
    };
    let button = match large {
        true => kit.large_button(parent, Some(icon), id),
        false => kit.button(parent, Look::Primary, Some(icon), id),
    };
    match is_last {
        true => kit.write_on(button, Go::To(Screen::NewGame)),
        false => kit.write_on(button, LiveMessage(Intent::NextGame)),
    }
    kit.insert(button, AutoFocus);
    button
}

/// The button that opens the study of a game on one board, or the review of twin boards; without text it is an icon.
pub fn review_button(kit: &mut Kit, parent: Entity, with_text: bool, is_twin: bool) -> Entity {
    let id = if is_twin {
        "result-review"
    } else {
        "result-study"
    };
    let review = match with_text {
        true => kit.button(parent, Look::Soft, Some(Icon::Review), id),
        false => kit.icon_button(parent, Icon::Review, id),
    };
    match is_twin {
        true => kit.write_on(review, Go::To(Screen::Review)),
        false => kit.write_on(review, StudyLiveGame),
    }
    review
}

/// The button that takes back the end of a game, where possible.
pub fn undo_button(kit: &mut Kit, parent: Entity, view: GameView) -> Entity {
    let undo = kit.button(parent, Look::Soft, Some(Icon::Undo), "game-undo");
    kit.write_on(undo, LiveMessage(Intent::Undo));
    if !view.game.can_undo() {
        kit.insert(undo, InteractionDisabled);
    }
    undo
}

/// Lets buttons share the width of their container.
pub fn share_width(kit: &mut Kit, buttons: &[Entity]) {
    for button in buttons {
        let padding = UiRect::horizontal(px(space::XS));
        kit.restyle(*button, move |node| node.grow().padding(padding));
    }
}

/// Review, undo and menu; online the chat instead of undo, which is requested during the game.
fn lower_buttons(kit: &mut Kit, column: Entity, view: GameView, lower: LowerButtons) {
    let row = kit.node(column, Node::row().wrap().gaps(space::XS).no_shrink());
    let is_online = view.online.is_some();
    let is_short = is_online && lower == LowerButtons::Compact;
    let review = review_button(kit, row, !is_short, false);
    let mut buttons = if is_short { Vec::new() } else { vec![review] };
    if !is_online {
        buttons.push(undo_button(kit, row, view));
    }
    match lower {
        LowerButtons::Stacked if !is_online => _ = actions::menu(kit, column, Look::Soft),
        LowerButtons::Row | LowerButtons::Stacked => {
            buttons.push(actions::menu(kit, row, Look::Soft));
        }
        LowerButtons::NoMenu | LowerButtons::Compact => {}
    }
    if is_short {
        buttons.push(online::chat_button(kit, row));
    } else if is_online {
        online::chat_button(kit, column);
    }
    share_width(kit, &buttons);
}

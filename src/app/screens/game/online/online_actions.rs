//! The buttons of an online game, whose actions need the other player's consent.

use super::leave::AskLeave;
use crate::app::layout::Breakpoint;
use crate::app::live::online::{Online, OnlineMatch};
use crate::app::live::{Intent, Live, LiveGame, LiveSystems};
use crate::app::screens::game::actions::{foot_button, share_width};
use crate::app::screens::lifecycle::BuildScreenSystems;
use crate::app::screens::menu::{AskResign, open_on_press};
use crate::app::screens::online::{OpenChat, UnreadCount};
use crate::app::theme::{Icon, Token, space};
use crate::app::widgets::{Kit, Look, NodeStyle, Style, enable};
use crate::net::RequestKind;
use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::Activate;

/// The height of the row for spectators, in logical pixels.
const LINE: f32 = 36.0;

/// An action that a button requests.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
pub enum OnlineAction {
    Undo,
    Draw,
    Resign,
    Chat,
}

impl OnlineAction {
    const ALL: [Self; 4] = [Self::Undo, Self::Draw, Self::Resign, Self::Chat];

    fn face(self) -> (Icon, &'static str) {
        match self {
            Self::Undo => (Icon::Undo, "game-ask-undo"),
            Self::Draw => (Icon::Draw, "game-ask-draw"),
            Self::Resign => (Icon::Resign, "game-resign"),
            Self::Chat => (Icon::Chat, "chat-title"),
        }
    }

    /// The short label for small screens.
    fn short(self) -> &'static str {
        match self {
            Self::Undo => "game-undo",
            Self::Draw => "game-ask-draw-short",
            Self::Resign => "game-resign",
            Self::Chat => "chat-title",
        }
    }

    fn is_possible(self, game: &LiveGame, table: Option<&OnlineMatch>) -> bool {
        let Some(table) = table.filter(|table| table.slot().is_some()) else {
            return self == Self::Chat && table.is_some();
        };
        let free = |request: RequestKind| {
            game.is_in_progress() && !table.is_interrupted() && table.own_request() != Some(request)
        };
        match self {
            Self::Undo => free(RequestKind::Undo) && game.can_undo(),
            Self::Draw => free(RequestKind::Draw) && !game.is_opening() && game.moves() > 0,
            Self::Resign => free(RequestKind::Resign),
            Self::Chat => true,
        }
    }
}

/// Two rows of two buttons. Where the chat is beside the board the menu takes its place; otherwise the menu is below.
pub fn grid(kit: &mut Kit, parent: Entity, online: &Online, with_menu: bool) {
    let chat_stands = kit.layout.breakpoint == Breakpoint::Wide;
    if !is_player(online) {
        spectator_row(kit, parent);
        let row = kit.row(parent, space::XS);
        match chat_stands {
            true => menu(kit, row),
            false => button(kit, row, OnlineAction::Chat),
        }
        leave(kit, row);
        if with_menu && !chat_stands {
            let menu = kit.button(parent, Look::Secondary, Some(Icon::Menu), "game-menu");
            kit.on(menu, open_on_press);
        }
        return;
    }
    let last = match chat_stands {
        true => None,
        false => Some(OnlineAction::Chat),
    };
    for pair in [
        [Some(OnlineAction::Undo), Some(OnlineAction::Draw)],
        [Some(OnlineAction::Resign), last],
    ] {
        let row = kit.row(parent, space::XS);
        for action in pair {
            match action {
                Some(action) => button(kit, row, action),
                None => menu(kit, row),
            }
        }
    }
    if with_menu && !chat_stands {
        let menu = kit.button(parent, Look::Secondary, Some(Icon::Menu), "game-menu");
        kit.on(menu, open_on_press);
    }
}

/// Whether somebody at this machine plays.
pub fn is_player(online: &Online) -> bool {
    online.table().and_then(OnlineMatch::slot).is_some()
}

/// "You are watching".
fn spectator_row(kit: &mut Kit, parent: Entity) {
    let row = kit.node(parent, Node::line(space::XS).no_shrink().min_height(LINE));
    kit.icon(row, Icon::Eye, 20.0, Token::Ink2);
    kit.localized_text(row, Style::BODY.ink(Token::Ink2), "table-watching");
}

fn leave(kit: &mut Kit, row: Entity) {
    let leave = leave_button(kit, row);
    share_width(kit, leave);
}

fn leave_button(kit: &mut Kit, row: Entity) -> Entity {
    let leave = kit.button(row, Look::Soft, Some(Icon::Quit), "online-leave");
    kit.on(leave, ask_leave);
    leave
}

/// The observer of a Leave button.
fn ask_leave(_: On<Activate>, mut asked: MessageWriter<AskLeave>) {
    asked.write_default();
}

fn menu(kit: &mut Kit, row: Entity) {
    let menu = kit.button(row, Look::Secondary, Some(Icon::Menu), "game-menu");
    share_width(kit, menu);
    kit.on(menu, open_on_press);
}

/// One row of soft buttons.
pub fn row(kit: &mut Kit, parent: Entity, online: &Online) {
    let row = kit.row(parent, space::XS);
    let buttons = buttons(kit, row, online, true);
    for button in buttons {
        share_width(kit, button);
    }
}

/// The buttons in a row; to spectators it also says that they are. Without text they are icons.
pub fn buttons(kit: &mut Kit, row: Entity, online: &Online, with_text: bool) -> Vec<Entity> {
    if !is_player(online) {
        spectator_row(kit, row);
        kit.spacer(row);
        let chat = plain_button(kit, row, OnlineAction::Chat, with_text);
        return vec![chat, leave_button(kit, row)];
    }
    let actions = OnlineAction::ALL.into_iter();
    actions
        .map(|action| plain_button(kit, row, action, with_text))
        .collect()
}

/// Icons over text, for the bottom of a phone's screen.
pub fn foot(kit: &mut Kit, row: Entity, online: &Online) {
    let actions = match is_player(online) {
        true => &OnlineAction::ALL[..],
        false => {
            let (leave, _) = foot_button(kit, row, Icon::Quit, "online-leave");
            kit.on(leave, ask_leave);
            &[OnlineAction::Chat]
        }
    };
    for action in actions {
        let (icon, _) = action.face();
        let (button, words) = foot_button(kit, row, icon, action.short());
        act_on_press(kit, button, words, *action);
    }
}

fn plain_button(kit: &mut Kit, row: Entity, action: OnlineAction, with_text: bool) -> Entity {
    let (icon, id) = action.face();
    let button = match with_text {
        true => kit.button(row, Look::Soft, Some(icon), id),
        false => kit.icon_button(row, icon, id),
    };
    act_on_press(kit, button, button, action);
    button
}

fn button(kit: &mut Kit, row: Entity, action: OnlineAction) {
    let button = plain_button(kit, row, action, true);
    share_width(kit, button);
}

/// Acts on a press of the button; `words` gets the number of unread chat lines.
fn act_on_press(kit: &mut Kit, button: Entity, words: Entity, action: OnlineAction) {
    kit.insert(button, action);
    if action == OnlineAction::Chat {
        let count = kit.literal_text(words, Style::DATA_BOLD.sized(14.0).ink(Token::Shu), "");
        kit.insert(count, (UnreadCount, TextLayout::no_wrap()));
    }
    kit.on(
        button,
        move |_: On<Activate>,
              mut chat: MessageWriter<OpenChat>,
              mut intents: MessageWriter<Intent>,
              mut resign: MessageWriter<AskResign>| {
            match action {
                OnlineAction::Undo => {
                    intents.write(Intent::Undo);
                }
                OnlineAction::Draw => {
                    intents.write(Intent::OfferDraw);
                }
                OnlineAction::Resign => {
                    resign.write_default();
                }
                OnlineAction::Chat => {
                    chat.write_default();
                }
            }
        },
    );
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, refresh.after(BuildScreenSystems).after(LiveSystems));
}

fn refresh(
    game: Res<Live>,
    online: Res<Online>,
    buttons: Query<(Entity, &OnlineAction, Has<InteractionDisabled>)>,
    mut commands: Commands,
) {
    for (entity, action, disabled) in &buttons {
        enable(
            &mut commands,
            entity,
            !disabled,
            action.is_possible(&game, online.table()),
        );
    }
}

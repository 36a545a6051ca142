//! The buttons of a game between two machines: what they ask for, the other player grants.

use super::leave::AskLeave;
use crate::app::layout::Shape;
use crate::app::screens::game::actions::foot_button;
use crate::app::screens::menu::{AskResign, open_on_press};
use crate::app::screens::online::{OpenChat, Unread};
use crate::app::screens::stage::BuildScreen;
use crate::app::session::online::{Online, Table};
use crate::app::session::{Intent, OneBoardGame, OneBoardMatch, SessionSystems};
use crate::app::theme::{Icon, Token, space};
use crate::app::widgets::{Kit, Look, Style};
use crate::net::RequestKind;
use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::Activate;

/// The height of the line for those who look on, in logical pixels.
const LINE: f32 = 36.0;

/// What a button asks for.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ask {
    Undo,
    Draw,
    Resign,
    Chat,
}

impl Ask {
    fn face(self) -> (Icon, &'static str) {
        match self {
            Self::Undo => (Icon::Undo, "game-ask-undo"),
            Self::Draw => (Icon::Draw, "game-ask-draw"),
            Self::Resign => (Icon::Resign, "game-resign"),
            Self::Chat => (Icon::Chat, "chat-title"),
        }
    }

    /// The words where there is little room for them.
    fn short(self) -> &'static str {
        match self {
            Self::Undo => "game-undo",
            Self::Draw => "game-ask-draw-short",
            Self::Resign => "game-resign",
            Self::Chat => "chat-title",
        }
    }

    fn is_possible(self, session: &OneBoardMatch, table: Option<&Table>) -> bool {
        let Some(table) = table.filter(|table| table.slot().is_some()) else {
            return self == Self::Chat && table.is_some();
        };
        let free = |wish: RequestKind| {
            session.is_on() && !table.is_broken() && table.my_wish() != Some(wish)
        };
        match self {
            Self::Undo => free(RequestKind::Undo) && session.can_undo(),
            Self::Draw => {
                free(RequestKind::Draw) && !session.is_opening() && session.position().ply() > 0
            }
            Self::Resign => free(RequestKind::Resign),
            Self::Chat => true,
        }
    }
}

/// Two rows of two. Where the chat stands beside the board the menu takes its place; elsewhere it is under them.
pub fn grid(kit: &mut Kit, parent: Entity, online: &Online, with_menu: bool) {
    let chat_stands = kit.layout.shape == Shape::Wide;
    if !plays(online) {
        look_on(kit, parent);
        let row = kit.row(parent, space::XS);
        match chat_stands {
            true => menu(kit, row),
            false => button(kit, row, Ask::Chat),
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
        false => Some(Ask::Chat),
    };
    for pair in [
        [Some(Ask::Undo), Some(Ask::Draw)],
        [Some(Ask::Resign), last],
    ] {
        let row = kit.row(parent, space::XS);
        for ask in pair {
            match ask {
                Some(ask) => button(kit, row, ask),
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
fn plays(online: &Online) -> bool {
    online.table().and_then(Table::slot).is_some()
}

/// "You are watching".
fn look_on(kit: &mut Kit, parent: Entity) {
    let row = Node {
        align_items: AlignItems::Center,
        column_gap: px(space::XS),
        min_height: px(LINE),
        flex_shrink: 0.0,
        ..default()
    };
    let row = kit.node(parent, row);
    kit.icon(row, Icon::Eye, 20.0, Token::Ink2);
    kit.say(row, Style::BODY.ink(Token::Ink2), "table-watching");
}

fn leave(kit: &mut Kit, row: Entity) {
    let leave = kit.button(row, Look::Soft, Some(Icon::Quit), "online-leave");
    shared(kit, leave);
    kit.on(
        leave,
        |_: On<Activate>, mut asked: MessageWriter<AskLeave>| {
            asked.write_default();
        },
    );
}

fn menu(kit: &mut Kit, row: Entity) {
    let menu = kit.button(row, Look::Secondary, Some(Icon::Menu), "game-menu");
    shared(kit, menu);
    kit.on(menu, open_on_press);
}

/// One row of soft buttons.
pub fn row(kit: &mut Kit, parent: Entity, online: &Online) {
    let row = kit.row(parent, space::XS);
    if !plays(online) {
        look_on(kit, row);
        kit.spring(row);
        button(kit, row, Ask::Chat);
        leave(kit, row);
        return;
    }
    for ask in [Ask::Undo, Ask::Draw, Ask::Resign, Ask::Chat] {
        button(kit, row, ask);
    }
}

/// Icons over words, for the foot of a phone.
pub fn foot(kit: &mut Kit, parent: Entity, online: &Online) -> Entity {
    let row = kit.node(
        parent,
        Node {
            height: px(64),
            flex_shrink: 0.0,
            ..default()
        },
    );
    let asks = match plays(online) {
        true => &[Ask::Undo, Ask::Draw, Ask::Resign, Ask::Chat][..],
        false => &[Ask::Chat],
    };
    if !plays(online) {
        let leave = foot_button(kit, row, Icon::Quit, "online-leave");
        kit.on(
            leave,
            |_: On<Activate>, mut asked: MessageWriter<AskLeave>| {
                asked.write_default();
            },
        );
    }
    for ask in asks.iter().copied() {
        let (icon, _) = ask.face();
        let button = foot_button(kit, row, icon, ask.short());
        answer(kit, button, ask);
    }
    row
}

fn button(kit: &mut Kit, row: Entity, ask: Ask) {
    let (icon, id) = ask.face();
    let button = kit.button(row, Look::Soft, Some(icon), id);
    shared(kit, button);
    answer(kit, button, ask);
}

fn shared(kit: &mut Kit, button: Entity) {
    kit.commands
        .entity(button)
        .entry::<Node>()
        .and_modify(|mut node| {
            node.flex_grow = 1.0;
            node.flex_basis = px(0);
            node.min_width = px(0);
            node.padding = UiRect::ZERO;
        });
}

fn answer(kit: &mut Kit, button: Entity, ask: Ask) {
    kit.commands.entity(button).insert(ask);
    if ask == Ask::Chat {
        let count = kit.write(button, Style::DATA_BOLD.sized(14.0).ink(Token::Shu), "");
        kit.commands
            .entity(count)
            .insert((Unread, TextLayout::no_wrap()));
    }
    kit.on(
        button,
        move |_: On<Activate>,
              mut chat: MessageWriter<OpenChat>,
              mut intents: MessageWriter<Intent>,
              mut resign: MessageWriter<AskResign>| {
            match ask {
                Ask::Undo => {
                    intents.write(Intent::Undo);
                }
                Ask::Draw => {
                    intents.write(Intent::OfferDraw);
                }
                Ask::Resign => {
                    resign.write_default();
                }
                Ask::Chat => {
                    chat.write_default();
                }
            }
        },
    );
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, refresh.after(BuildScreen).after(SessionSystems));
}

fn refresh(
    session: OneBoardGame,
    online: Res<Online>,
    buttons: Query<(Entity, &Ask, Has<InteractionDisabled>)>,
    mut commands: Commands,
) {
    for (entity, ask, disabled) in &buttons {
        match (ask.is_possible(&session, online.table()), disabled) {
            (true, true) => {
                commands.entity(entity).try_remove::<InteractionDisabled>();
            }
            (false, false) => {
                commands.entity(entity).try_insert(InteractionDisabled);
            }
            _ => {}
        }
    }
}

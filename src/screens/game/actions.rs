//! The buttons of a game: undo, redo, hint, resign, menu; on twin boards also the end of a turn and the move numbers;
//! online the requests to the other player, and the chat.

use super::GameView;
use super::menu::ask_resign;
use super::online::ConfirmLeave;
use crate::input::{KeyAction, Shortcut};
use crate::layout::Breakpoint;
use crate::live::online::{Online, OnlineMatch};
use crate::live::{Intent, Live, LiveGame, LiveMessage};
use crate::screens::keys::OpenMenu;
use crate::screens::lifecycle::AddScreen;
use crate::screens::online::{OpenChat, UnreadCount};
use crate::settings::Settings;
use crate::theme::{Icon, Ink, Token, radius, space};
use crate::widgets::{Look, NodeStyle, Style, UiBuilder, enable};
use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::Activate;
use narabe_net::RequestKind;

/// The height of the row for spectators, in logical pixels.
const LINE: f32 = 36.0;

#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
pub enum GameAction {
    /// Ends the turn on twin boards after its first stone.
    EndTurn,
    Undo,
    Redo,
    Hint,
    Resign,
    /// Shows or hides the move numbers.
    Numbers,
    Menu,
    /// Asks the other player online.
    AskUndo,
    AskDraw,
    Chat,
    /// Leaves an online game as a spectator.
    Leave,
}

/// The number beside Undo.
#[derive(Component, Debug, Clone, Copy)]
struct UndoCount;

impl GameAction {
    /// The actions of a game: online those of a player or of a spectator.
    pub fn all(view: GameView) -> &'static [Self] {
        match view.online {
            None => &[Self::Undo, Self::Redo, Self::Hint, Self::Resign],
            Some(_) if view.is_watched() => &[Self::Chat, Self::Leave],
            Some(_) => &[Self::AskUndo, Self::AskDraw, Self::Resign, Self::Chat],
        }
    }

    fn face(self) -> (Icon, &'static str) {
        match self {
            Self::EndTurn => (Icon::Check, "twin-end-turn"),
            Self::Undo => (Icon::Undo, "game-undo"),
            Self::Redo => (Icon::Redo, "game-redo"),
            Self::Hint => (Icon::Hint, "game-hint"),
            Self::Resign => (Icon::Resign, "game-resign"),
            Self::Numbers => (Icon::Numbers, "game-moves"),
            Self::Menu => (Icon::Menu, "game-menu"),
            Self::AskUndo => (Icon::Undo, "game-ask-undo"),
            Self::AskDraw => (Icon::Draw, "game-ask-draw"),
            Self::Chat => (Icon::Chat, "chat-title"),
            Self::Leave => (Icon::Quit, "online-leave"),
        }
    }

    /// The label at the bottom of a phone's screen.
    fn short_id(self) -> &'static str {
        match self {
            Self::AskUndo => "game-undo",
            Self::AskDraw => "game-ask-draw-short",
            _ => self.face().1,
        }
    }

    /// The action of the keys that does the same.
    fn key_action(self) -> Option<KeyAction> {
        Some(match self {
            Self::EndTurn => KeyAction::EndTurn,
            Self::Undo => KeyAction::Undo,
            Self::Redo => KeyAction::Redo,
            Self::Hint => KeyAction::Hint,
            Self::Numbers => KeyAction::Numbers,
            Self::Menu => KeyAction::Back,
            Self::Resign | Self::AskUndo | Self::AskDraw | Self::Chat | Self::Leave => {
                return None;
            }
        })
    }

    fn is_possible(self, game: &LiveGame, online_match: Option<&OnlineMatch>) -> bool {
        let plays = |request| {
            let online_match = online_match.filter(|online_match| online_match.slot().is_some());
            game.is_in_progress()
                && online_match
                    .is_some_and(|online_match| online_match.requests().own() != Some(request))
        };
        let may_ask =
            |request| plays(request) && !online_match.is_some_and(OnlineMatch::is_interrupted);
        match self {
            Self::EndTurn => game.can_end_turn(),
            Self::Undo => game.can_undo(),
            Self::Redo => game.can_redo(),
            Self::Hint => game.is_human_turn() && !game.is_opening(),
            // Nobody is asked, so it is possible while the other player is away.
            Self::Resign if game.is_online() => plays(RequestKind::Resign),
            Self::Resign => game.is_in_progress() && game.resigning_side().is_some(),
            Self::AskUndo => may_ask(RequestKind::Undo) && game.can_undo(),
            Self::AskDraw => may_ask(RequestKind::Draw) && !game.is_opening() && game.moves() > 0,
            Self::Chat => online_match.is_some(),
            Self::Numbers | Self::Menu | Self::Leave => true,
        }
    }
}

/// Rows of two buttons, with the menu below. Where the chat is beside the board the menu takes its place.
pub fn grid(ui: &mut UiBuilder, parent: Entity, view: GameView, with_menu: bool) {
    let has_chat = view.online.is_some() && ui.layout.breakpoint == Breakpoint::Wide;
    if view.is_watched() {
        spectator_row(ui, parent);
    }
    for pair in GameAction::all(view).chunks(2) {
        let row = ui.node(parent, Node::row().gap(space::XS).no_shrink());
        for action in pair {
            let button = match action {
                GameAction::Chat if has_chat => menu(ui, row, Look::Secondary),
                _ => button(ui, row, *action),
            };
            share_width(ui, button);
            if *action == GameAction::Chat {
                // The number of unread lines is not left out.
                ui.restyle(button, |node| node.min_width(auto()));
            }
        }
    }
    if with_menu && !has_chat {
        menu(ui, parent, Look::Secondary);
    }
}

/// One row of buttons that share its width.
pub fn row(ui: &mut UiBuilder, parent: Entity, view: GameView) {
    let row = ui.node(parent, Node::line(space::XS).no_shrink());
    for button in buttons(ui, row, view, true) {
        share_width(ui, button);
    }
}

/// The buttons in a row; to spectators it also says that they are. Without text they are icons.
pub fn buttons(ui: &mut UiBuilder, row: Entity, view: GameView, with_text: bool) -> Vec<Entity> {
    if view.is_watched() {
        spectator_row(ui, row);
        ui.spacer(row);
    }
    let actions = GameAction::all(view).iter();
    let button = |action: &GameAction| {
        if with_text || *action == GameAction::Leave {
            button(ui, row, *action)
        } else {
            icon_button(ui, row, *action)
        }
    };
    actions.map(button).collect()
}

/// Icons over text, for the bottom of a phone's screen.
pub fn foot(ui: &mut UiBuilder, row: Entity, view: GameView) {
    for action in GameAction::all(view) {
        foot_action(ui, row, *action);
    }
}

/// "You are watching".
fn spectator_row(ui: &mut UiBuilder, parent: Entity) {
    let row = ui.node(parent, Node::line(space::XS).no_shrink().min_height(LINE));
    ui.icon(row, Icon::Eye, 20.0, Token::Ink2);
    ui.localized_text(row, Style::BODY.ink(Token::Ink2), "online-match-watching");
}

/// A soft button with icon and text.
pub fn button(ui: &mut UiBuilder, row: Entity, action: GameAction) -> Entity {
    labelled_button(ui, row, Look::Soft, action)
}

/// The menu button, named by its key.
pub fn menu(ui: &mut UiBuilder, parent: Entity, look: Look) -> Entity {
    labelled_button(ui, parent, look, GameAction::Menu)
}

fn labelled_button(ui: &mut UiBuilder, row: Entity, look: Look, action: GameAction) -> Entity {
    let (icon, id) = action.face();
    let button = ui.button(row, look, Some(icon), id);
    if action == GameAction::Undo {
        undo_count(ui, button);
    }
    act_on_press(ui, button, button, action);
    button
}

pub fn icon_button(ui: &mut UiBuilder, row: Entity, action: GameAction) -> Entity {
    let (icon, id) = action.face();
    let button = ui.icon_button(row, icon, id);
    act_on_press(ui, button, button, action);
    button
}

pub fn menu_icon(ui: &mut UiBuilder, parent: Entity) {
    let menu = ui.icon_button(parent, Icon::Menu, "game-menu-icon");
    act_on_press(ui, menu, menu, GameAction::Menu);
}

/// An icon over text, for the bottom of a phone's screen.
pub fn foot_action(ui: &mut UiBuilder, row: Entity, action: GameAction) {
    let (button, words) = foot_button(ui, row, action.face().0, action.short_id());
    if action == GameAction::Undo {
        undo_count(ui, words);
    }
    act_on_press(ui, button, words, action);
}

/// One of the buttons at the bottom of a phone's screen. Also returns the row of its text.
pub fn foot_button(ui: &mut UiBuilder, row: Entity, icon: Icon, id: &str) -> (Entity, Entity) {
    let label = ui.locale.text(id);
    let node = Node::column().gap(4).center().flex();
    let node = node.radius(radius::CONTROL);
    let button = ui.bare_button(row, Look::Quiet, &label, id, node);
    ui.control_icon(button, icon, 22.0);
    let words = ui.row(button, space::XXS);
    ui.control_line(words, Style::LABEL, label);
    (button, words)
}

/// Lets a button share the width of its row equally with the others.
pub fn share_width(ui: &mut UiBuilder, button: Entity) {
    ui.restyle(button, |node| node.fill().padding(UiRect::ZERO));
}

fn undo_count(ui: &mut UiBuilder, words: Entity) {
    let text = ui.literal_text(words, Style::DATA.sized(14.0).ink(Token::Ink3), "");
    ui.insert(text, (UndoCount, TextLayout::no_wrap()));
}

/// Acts on a press of the button; `words` gets the number of unread chat lines.
fn act_on_press(ui: &mut UiBuilder, button: Entity, words: Entity, action: GameAction) {
    ui.insert(button, action);
    if let Some(key) = action.key_action() {
        ui.insert(button, Shortcut(key));
    }
    if action == GameAction::Chat {
        let count = ui.literal_text(words, Style::DATA_BOLD.sized(14.0).ink(Token::Accent), "");
        ui.insert(count, (UnreadCount, TextLayout::no_wrap()));
    }
    match action {
        GameAction::EndTurn => ui.write_on(button, LiveMessage(Intent::EndTurn)),
        GameAction::Undo | GameAction::AskUndo => ui.write_on(button, LiveMessage(Intent::Undo)),
        GameAction::Redo => ui.write_on(button, LiveMessage(Intent::Redo)),
        GameAction::Hint => ui.write_on(button, LiveMessage(Intent::RequestHint)),
        GameAction::AskDraw => ui.write_on(button, LiveMessage(Intent::OfferDraw)),
        GameAction::Resign => ui.on(
            button,
            |_: On<Activate>, live: Res<Live>, mut ui: UiBuilder| {
                ask_resign(&mut ui, &live);
            },
        ),
        GameAction::Menu => ui.write_on(button, OpenMenu),
        GameAction::Chat => ui.write_on(button, OpenChat),
        GameAction::Leave => ui.write_on(button, ConfirmLeave),
        GameAction::Numbers => ui.change_on(button, |settings: &mut Settings| {
            settings.move_numbers.toggle();
        }),
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_details(refresh);
}

fn refresh(
    game: Res<Live>,
    online: Res<Online>,
    buttons: Query<(Entity, &GameAction, Has<InteractionDisabled>)>,
    mut counts: Query<(&mut Text, &mut Ink), With<UndoCount>>,
    mut commands: Commands,
) {
    for (entity, action, disabled) in &buttons {
        let is_possible = action.is_possible(&game, online.online_match());
        enable(&mut commands, entity, !disabled, is_possible);
    }
    let (words, token) = match (game.undo_count(), game.can_undo()) {
        (0, _) => (String::new(), Token::InkOff),
        (left, true) => (format!("({left})"), Token::Ink3),
        (left, false) => (format!("({left})"), Token::InkOff),
    };
    for (mut text, mut ink) in &mut counts {
        ink.set_if_neq(Ink(token));
        text.set_if_neq(Text(words.clone()));
    }
}

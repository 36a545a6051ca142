//! The buttons of a game: undo, redo, hint, resign, menu; on twin boards also the end of a turn and the move numbers.

use crate::app::input::{KeyAction, MENU_KEY, key_name_id};
use crate::app::live::{Intent, Live, LiveGame, LiveSystems};
use crate::app::screens::lifecycle::BuildScreenSystems;
use crate::app::screens::menu::{AskResign, open_on_press};
use crate::app::settings::Settings;
use crate::app::theme::{Icon, Ink, Token, radius, space};
use crate::app::widgets::{Kit, Look, NodeStyle, Style, enable};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::Activate;

/// The action of a button.
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
}

/// The number beside Undo.
#[derive(Component, Debug, Clone, Copy)]
struct UndoCount;

impl GameAction {
    /// The actions of a game against the computer or between persons at this machine.
    pub const LOCAL: [Self; 4] = [Self::Undo, Self::Redo, Self::Hint, Self::Resign];

    fn face(self) -> (Icon, &'static str) {
        match self {
            Self::EndTurn => (Icon::Check, "twin-end-turn"),
            Self::Undo => (Icon::Undo, "game-undo"),
            Self::Redo => (Icon::Redo, "game-redo"),
            Self::Hint => (Icon::Hint, "game-hint"),
            Self::Resign => (Icon::Resign, "game-resign"),
            Self::Numbers => (Icon::Numbers, "game-moves"),
        }
    }

    fn meaning(self) -> Option<KeyAction> {
        match self {
            Self::EndTurn => Some(KeyAction::EndTurn),
            Self::Undo => Some(KeyAction::Undo),
            Self::Redo => Some(KeyAction::Redo),
            Self::Hint => Some(KeyAction::Hint),
            Self::Numbers => Some(KeyAction::Numbers),
            Self::Resign => None,
        }
    }

    fn is_possible(self, game: &LiveGame) -> bool {
        match self {
            Self::EndTurn => game.can_end_turn(),
            Self::Undo => game.can_undo(),
            Self::Redo => game.can_redo(),
            Self::Hint => game.is_human_turn() && !game.is_opening(),
            Self::Resign => game.is_in_progress() && game.resigning_side().is_some(),
            Self::Numbers => true,
        }
    }
}

/// The messages of the buttons.
#[derive(SystemParam)]
struct ActionMessages<'w> {
    intents: MessageWriter<'w, Intent>,
    resign: MessageWriter<'w, AskResign>,
    settings: ResMut<'w, Settings>,
}

impl ActionMessages<'_> {
    fn send(mut self, action: GameAction) {
        let intent = match action {
            GameAction::EndTurn => Intent::EndTurn,
            GameAction::Undo => Intent::Undo,
            GameAction::Redo => Intent::Redo,
            GameAction::Hint => Intent::RequestHint,
            GameAction::Resign => {
                self.resign.write_default();
                return;
            }
            GameAction::Numbers => {
                self.settings.move_numbers = self.settings.move_numbers.toggled();
                return;
            }
        };
        self.intents.write(intent);
    }
}

/// Two rows of two buttons, with the menu below.
pub fn grid(kit: &mut Kit, parent: Entity, gap: f32, with_menu: bool) {
    for pair in GameAction::LOCAL.chunks(2) {
        equal_buttons(kit, parent, gap, pair);
    }
    if with_menu {
        menu(kit, parent, Look::Secondary);
    }
}

/// One row of soft buttons.
pub fn row(kit: &mut Kit, parent: Entity, gap: f32) {
    equal_buttons(kit, parent, gap, &GameAction::LOCAL);
}

fn equal_buttons(kit: &mut Kit, parent: Entity, gap: f32, actions: &[GameAction]) {
    let row = kit.node(parent, Node::row().gap(gap).no_shrink());
    for action in actions {
        let button = button(kit, row, *action);
        share_width(kit, button);
    }
}

/// A soft button with icon and text.
pub fn button(kit: &mut Kit, row: Entity, action: GameAction) -> Entity {
    let (icon, id) = action.face();
    let button = kit.button(row, Look::Soft, Some(icon), id);
    act_on_press(kit, button, action);
    if action == GameAction::Undo {
        count(kit, button);
    }
    button
}

/// A button with only an icon.
pub fn icon_button(kit: &mut Kit, row: Entity, action: GameAction) {
    let (icon, id) = action.face();
    let button = kit.icon_button(row, icon, id);
    act_on_press(kit, button, action);
}

/// An icon over text, for the bottom of a phone's screen.
pub fn foot_action(kit: &mut Kit, row: Entity, action: GameAction) {
    let (icon, id) = action.face();
    let (button, words) = foot_button(kit, row, icon, id);
    act_on_press(kit, button, action);
    if action == GameAction::Undo {
        count(kit, words);
    }
}

/// The menu button, named by its key.
pub fn menu(kit: &mut Kit, parent: Entity, look: Look) -> Entity {
    let menu = kit.button(parent, look, Some(Icon::Menu), "game-menu");
    kit.key(menu, MENU_KEY);
    kit.on(menu, open_on_press);
    menu
}

/// The menu button as an icon.
pub fn menu_icon(kit: &mut Kit, parent: Entity) {
    let menu = kit.icon_button(parent, Icon::Menu, "game-menu-icon");
    kit.key(menu, MENU_KEY);
    kit.on(menu, open_on_press);
}

/// One of the buttons at the bottom of a phone's screen. Also returns the row of its text.
pub fn foot_button(kit: &mut Kit, row: Entity, icon: Icon, id: &str) -> (Entity, Entity) {
    let label = kit.t(id);
    let node = Node::column()
        .gap(4)
        .center()
        .flex()
        .radius(radius::CONTROL);
    let button = kit.bare_button(row, Look::Quiet, &label, id, node);
    kit.control_icon(button, icon, 22.0);
    let words = kit.row(button, space::XXS);
    kit.control_line(words, Style::LABEL, label);
    (button, words)
}

/// Lets a button share the width of its row equally with the others.
pub fn share_width(kit: &mut Kit, button: Entity) {
    kit.restyle(button, |node| node.fill().padding(UiRect::ZERO));
}

fn count(kit: &mut Kit, button: Entity) {
    let text = kit.literal_text(button, Style::DATA.sized(14.0).ink(Token::Ink3), "");
    kit.insert(text, (UndoCount, TextLayout::no_wrap()));
}

fn act_on_press(kit: &mut Kit, button: Entity, action: GameAction) {
    kit.insert(button, action);
    if let Some(key) = action.meaning().and_then(key_name_id) {
        kit.key(button, key);
    }
    kit.on(button, move |_: On<Activate>, messages: ActionMessages| {
        messages.send(action)
    });
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, refresh.after(BuildScreenSystems).after(LiveSystems));
}

fn refresh(
    game: Res<Live>,
    buttons: Query<(Entity, &GameAction, Has<InteractionDisabled>)>,
    mut counts: Query<(&mut Text, &mut Ink), With<UndoCount>>,
    mut commands: Commands,
) {
    for (entity, action, disabled) in &buttons {
        enable(&mut commands, entity, !disabled, action.is_possible(&game));
    }
    let (words, token) = match (game.undo_count(), game.can_undo()) {
        (0, _) => (String::new(), Token::InkOff),
        (left, true) => (format!("({left})"), Token::Ink3),
        (left, false) => (format!("({left})"), Token::InkOff),
    };
    for (mut text, mut ink) in &mut counts {
        ink.set_if_neq(Ink(token));
        if text.0 != words {
            text.0.clone_from(&words);
        }
    }
}

//! The buttons of a game: undo, redo, hint, resign, menu.

use crate::app::input::{KeyAction, MENU_KEY, key_name_id};
use crate::app::live::{Intent, LiveSystems, OneBoardGame, OneBoardMatch};
use crate::app::screens::lifecycle::BuildScreenSystems;
use crate::app::screens::menu::{AskResign, open_on_press};
use crate::app::theme::{Icon, Ink, Token, radius};
use crate::app::widgets::{InheritsInk, Kit, Look, Style, enable};
use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::Activate;

/// The action of a button.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
pub enum GameAction {
    Undo,
    Redo,
    Hint,
    Resign,
}

/// The number beside Undo.
#[derive(Component, Debug, Clone, Copy)]
struct UndoCount(GameAction);

impl GameAction {
    const ALL: [Self; 4] = [Self::Undo, Self::Redo, Self::Hint, Self::Resign];

    fn face(self) -> (Icon, &'static str) {
        match self {
            Self::Undo => (Icon::Undo, "game-undo"),
            Self::Redo => (Icon::Redo, "game-redo"),
            Self::Hint => (Icon::Hint, "game-hint"),
            Self::Resign => (Icon::Resign, "game-resign"),
        }
    }

    fn meaning(self) -> Option<KeyAction> {
        match self {
            Self::Undo => Some(KeyAction::Undo),
            Self::Redo => Some(KeyAction::Redo),
            Self::Hint => Some(KeyAction::Hint),
            Self::Resign => None,
        }
    }

    fn is_possible(self, session: &OneBoardMatch) -> bool {
        match self {
            Self::Undo => session.can_undo(),
            Self::Redo => session.can_redo(),
            Self::Hint => session.is_human_turn() && !session.is_opening(),
            Self::Resign => {
                session.is_in_progress()
                    && crate::rules::Side::ALL
                        .iter()
                        .any(|side| session.seat(*side).is_human())
            }
        }
    }
}

/// Two rows of two buttons, with the menu below.
pub fn grid(kit: &mut Kit, parent: Entity, gap: f32, with_menu: bool) {
    for pair in GameAction::ALL.chunks(2) {
        let row = kit.node(
            parent,
            Node {
                column_gap: px(gap),
                flex_shrink: 0.0,
                ..default()
            },
        );
        for action in pair {
            button(kit, row, *action);
        }
    }
    if with_menu {
        let menu = kit.button(parent, Look::Secondary, Some(Icon::Menu), "game-menu");
        kit.key(menu, MENU_KEY);
        kit.on(menu, open_on_press);
    }
}

/// One row of soft buttons.
pub fn row(kit: &mut Kit, parent: Entity, gap: f32) {
    let row = kit.node(
        parent,
        Node {
            column_gap: px(gap),
            flex_shrink: 0.0,
            ..default()
        },
    );
    for action in GameAction::ALL {
        button(kit, row, action);
    }
}

/// Icons over text, for the bottom of a phone's screen.
pub fn foot(kit: &mut Kit, parent: Entity) -> Entity {
    let row = kit.node(
        parent,
        Node {
            height: px(64),
            flex_shrink: 0.0,
            ..default()
        },
    );
    for action in GameAction::ALL {
        let (icon, id) = action.face();
        let button = foot_button(kit, row, icon, id);
        act_on_press(kit, button, action);
        if action == GameAction::Undo {
            count(kit, button, action);
        }
    }
    row
}

/// One of the buttons at the bottom of a phone's screen.
pub fn foot_button(kit: &mut Kit, row: Entity, icon: Icon, id: &str) -> Entity {
    let label = kit.t(id);
    let node = Node {
        flex_direction: FlexDirection::Row,
        flex_wrap: FlexWrap::Wrap,
        justify_content: JustifyContent::Center,
        align_content: AlignContent::Center,
        flex_grow: 1.0,
        flex_basis: px(0),
        column_gap: px(4),
        border_radius: BorderRadius::all(px(radius::CONTROL)),
        ..default()
    };
    let button = kit.bare_button(row, Look::Quiet, &label, id, node);
    let above = kit.node(
        button,
        Node {
            width: percent(100),
            justify_content: JustifyContent::Center,
            margin: UiRect::bottom(px(4)),
            ..default()
        },
    );
    let icon = kit.icon(above, icon, 22.0, Token::Ink2);
    kit.commands.entity(icon).insert(InheritsInk);
    let text = kit.literal_text(button, Style::LABEL, label);
    kit.commands
        .entity(text)
        .insert((InheritsInk, TextLayout::no_wrap()));
    button
}

fn button(kit: &mut Kit, row: Entity, action: GameAction) {
    let (icon, id) = action.face();
    let button = kit.button(row, Look::Soft, Some(icon), id);
    kit.commands
        .entity(button)
        .entry::<Node>()
        .and_modify(|mut node| {
            node.flex_grow = 1.0;
            node.flex_basis = px(0);
            node.min_width = px(0);
            node.padding = UiRect::ZERO;
        });
    act_on_press(kit, button, action);
    if action == GameAction::Undo {
        count(kit, button, action);
    }
}

fn count(kit: &mut Kit, button: Entity, action: GameAction) {
    let text = kit.literal_text(button, Style::DATA.sized(14.0).ink(Token::Ink3), "");
    kit.commands
        .entity(text)
        .insert((UndoCount(action), TextLayout::no_wrap()));
}

fn act_on_press(kit: &mut Kit, button: Entity, action: GameAction) {
    kit.commands.entity(button).insert(action);
    if let Some(key) = action.meaning().and_then(key_name_id) {
        kit.key(button, key);
    }
    kit.on(
        button,
        move |_: On<Activate>,
              mut intents: MessageWriter<Intent>,
              mut resign: MessageWriter<AskResign>| {
            let intent = match action {
                GameAction::Undo => Intent::Undo,
                GameAction::Redo => Intent::Redo,
                GameAction::Hint => Intent::RequestHint,
                GameAction::Resign => {
                    resign.write_default();
                    return;
                }
            };
            intents.write(intent);
        },
    );
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, refresh.after(BuildScreenSystems).after(LiveSystems));
}

fn refresh(
    session: OneBoardGame,
    buttons: Query<(Entity, &GameAction, Has<InteractionDisabled>)>,
    mut counts: Query<(&UndoCount, &mut Text, &mut Ink)>,
    mut commands: Commands,
) {
    for (entity, action, disabled) in &buttons {
        enable(
            &mut commands,
            entity,
            !disabled,
            action.is_possible(&session),
        );
    }
    for (count, mut text, mut ink) in &mut counts {
        ink.set_if_neq(Ink(if count.0.is_possible(&session) {
            Token::Ink3
        } else {
            Token::InkOff
        }));
        let left = match count.0 {
            GameAction::Undo => session.undo_count(),
            _ => session.redo_count(),
        };
        let words = if left > 0 {
            format!("({left})")
        } else {
            String::new()
        };
        if text.0 != words {
            text.0 = words;
        }
    }
}

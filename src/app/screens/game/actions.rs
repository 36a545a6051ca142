//! The buttons of a game: undo, redo, hint, resign, menu.

use crate::app::input::{MENU_KEY, Meaning, key_of};
use crate::app::screens::menu::{AskResign, open_on_press};
use crate::app::screens::stage::BuildScreen;
use crate::app::session::{Intent, OneBoardGame, OneBoardMatch, SessionSystems};
use crate::app::theme::{Icon, Ink, Token, radius};
use crate::app::widgets::{Follows, Kit, Look, Style};
use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::Activate;

/// What a button of the game does.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
pub enum Action {
    Undo,
    Redo,
    Hint,
    Resign,
}

/// The count beside Undo.
#[derive(Component, Debug, Clone, Copy)]
struct Count(Action);

impl Action {
    const ALL: [Self; 4] = [Self::Undo, Self::Redo, Self::Hint, Self::Resign];

    fn face(self) -> (Icon, &'static str) {
        match self {
            Self::Undo => (Icon::Undo, "game-undo"),
            Self::Redo => (Icon::Redo, "game-redo"),
            Self::Hint => (Icon::Hint, "game-hint"),
            Self::Resign => (Icon::Resign, "game-resign"),
        }
    }

    fn meaning(self) -> Option<Meaning> {
        match self {
            Self::Undo => Some(Meaning::Undo),
            Self::Redo => Some(Meaning::Redo),
            Self::Hint => Some(Meaning::Hint),
            Self::Resign => None,
        }
    }

    fn is_possible(self, session: &OneBoardMatch) -> bool {
        match self {
            Self::Undo => session.can_undo(),
            Self::Redo => session.can_redo(),
            Self::Hint => session.is_human_turn() && !session.is_opening(),
            Self::Resign => {
                session.is_on()
                    && crate::rules::Side::ALL
                        .iter()
                        .any(|side| session.seat(*side).is_human())
            }
        }
    }
}

/// Two rows of two, and the menu under them.
pub fn grid(kit: &mut Kit, parent: Entity, gap: f32, with_menu: bool) {
    for pair in Action::ALL.chunks(2) {
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
    for action in Action::ALL {
        button(kit, row, action);
    }
}

/// Icons over words, for the foot of a phone; `more` joins them at the end.
pub fn foot(kit: &mut Kit, parent: Entity) -> Entity {
    let row = kit.node(
        parent,
        Node {
            height: px(64),
            flex_shrink: 0.0,
            ..default()
        },
    );
    for action in Action::ALL {
        let (icon, id) = action.face();
        let button = foot_button(kit, row, icon, id);
        answer(kit, button, action);
        if action == Action::Undo {
            count(kit, button, action);
        }
    }
    row
}

/// One of the buttons at the foot of a phone.
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
    kit.commands.entity(icon).insert(Follows);
    let text = kit.write(button, Style::LABEL, label);
    kit.commands
        .entity(text)
        .insert((Follows, TextLayout::no_wrap()));
    button
}

fn button(kit: &mut Kit, row: Entity, action: Action) {
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
    answer(kit, button, action);
    if action == Action::Undo {
        count(kit, button, action);
    }
}

fn count(kit: &mut Kit, button: Entity, action: Action) {
    let text = kit.write(button, Style::DATA.sized(14.0).ink(Token::Ink3), "");
    kit.commands
        .entity(text)
        .insert((Count(action), TextLayout::no_wrap()));
}

fn answer(kit: &mut Kit, button: Entity, action: Action) {
    kit.commands.entity(button).insert(action);
    if let Some(key) = action.meaning().and_then(key_of) {
        kit.key(button, key);
    }
    kit.on(
        button,
        move |_: On<Activate>,
              mut intents: MessageWriter<Intent>,
              mut resign: MessageWriter<AskResign>| {
            let intent = match action {
                Action::Undo => Intent::Undo,
                Action::Redo => Intent::Redo,
                Action::Hint => Intent::Hint,
                Action::Resign => {
                    resign.write_default();
                    return;
                }
            };
            intents.write(intent);
        },
    );
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, refresh.after(BuildScreen).after(SessionSystems));
}

fn refresh(
    session: OneBoardGame,
    buttons: Query<(Entity, &Action, Has<InteractionDisabled>)>,
    mut counts: Query<(&Count, &mut Text, &mut Ink)>,
    mut commands: Commands,
) {
    for (entity, action, disabled) in &buttons {
        match (action.is_possible(&session), disabled) {
            (true, true) => {
                commands.entity(entity).try_remove::<InteractionDisabled>();
            }
            (false, false) => {
                commands.entity(entity).try_insert(InteractionDisabled);
            }
            _ => {}
        }
    }
    for (count, mut text, mut ink) in &mut counts {
        ink.set_if_neq(Ink(if count.0.is_possible(&session) {
            Token::Ink3
        } else {
            Token::InkOff
        }));
        let left = match count.0 {
            Action::Undo => session.undo_count(),
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

//! The buttons below the boards, and the line that says what threatens.

use super::words::{self, Notice};
use super::{Plan, pause};
use crate::app::input::{MENU_KEY, Meaning, key_of};
use crate::app::layout::Shape;
use crate::app::locale::Locale;
use crate::app::screens::menu::{AskResign, open_on_press};
use crate::app::screens::stage::BuildScreen;
use crate::app::session::{Intent, SessionSystems, TwinGame, TwinMatch};
use crate::app::settings::{MoveNumbers, Settings};
use crate::app::state::Screen;
use crate::app::theme::{Icon, Ink, Token, radius, space};
use crate::app::widgets::{Follows, Kit, Look, Style, ToastPlace};
use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::Activate;

/// What a button does.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
enum Action {
    EndTurn,
    Undo,
    Redo,
    Hint,
    Resign,
    Numbers,
}

/// The count beside Undo.
#[derive(Component, Debug, Clone, Copy)]
struct Count;

/// The line that says what threatens, or else which game this is.
#[derive(Component, Debug, Clone, Copy)]
struct Caption;

impl Action {
    const ALL: [Self; 6] = [
        Self::EndTurn,
        Self::Undo,
        Self::Redo,
        Self::Hint,
        Self::Resign,
        Self::Numbers,
    ];

    fn meaning(self) -> Option<Meaning> {
        match self {
            Self::EndTurn => Some(Meaning::EndTurn),
            Self::Undo => Some(Meaning::Undo),
            Self::Redo => Some(Meaning::Redo),
            Self::Hint => Some(Meaning::Hint),
            Self::Numbers => Some(Meaning::Numbers),
            Self::Resign => None,
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
        }
    }

    fn is_possible(self, session: &TwinMatch) -> bool {
        match self {
            Self::EndTurn => session.can_end_turn(),
            Self::Undo => session.can_undo(),
            Self::Redo => session.can_redo(),
            Self::Hint => session.is_human_turn(),
            Self::Resign => session.is_on() && session.resigning().is_some(),
            Self::Numbers => true,
        }
    }
}

/// What the buttons ask for.
#[derive(bevy::ecs::system::SystemParam)]
struct Wishes<'w> {
    intents: MessageWriter<'w, Intent>,
    resign: MessageWriter<'w, AskResign>,
    settings: ResMut<'w, Settings>,
}

impl Wishes<'_> {
    fn send(mut self, action: Action) {
        let intent = match action {
            Action::EndTurn => Intent::EndTurn,
            Action::Undo => Intent::Undo,
            Action::Redo => Intent::Redo,
            Action::Hint => Intent::Hint,
            Action::Resign => {
                self.resign.write_default();
                return;
            }
            Action::Numbers => {
                self.settings.move_numbers = match self.settings.move_numbers {
                    MoveNumbers::Off => MoveNumbers::All,
                    MoveNumbers::Last | MoveNumbers::All => MoveNumbers::Off,
                };
                return;
            }
        };
        self.intents.write(intent);
    }
}

/// One row: the menu and the line at the left, the buttons at the right.
pub fn bar(kit: &mut Kit, root: Entity, session: &TwinMatch, plan: &Plan) {
    let row = kit.node(
        root,
        Node {
            height: px(plan.foot),
            align_items: AlignItems::Center,
            column_gap: px(space::XS),
            flex_shrink: 0.0,
            ..default()
        },
    );
    let roomy = kit.layout.is_desktop();
    if roomy {
        let menu = kit.button(row, Look::Secondary, Some(Icon::Menu), "game-menu");
        kit.key(menu, MENU_KEY);
        kit.on(menu, open_on_press);
    } else {
        menu_icon(kit, row);
    }
    pause::button(kit, row, session);
    let words = caption(kit, row);
    kit.commands
        .entity(words)
        .entry::<Node>()
        .and_modify(|mut node| node.margin.left = px(space::S));
    for action in Action::ALL {
        // Where there is no room for words, their icons say it; ending a turn keeps its words.
        let wordy = roomy || action == Action::EndTurn;
        button(kit, row, action, wordy);
    }
}

/// The menu as an icon.
pub fn menu_icon(kit: &mut Kit, row: Entity) {
    let menu = kit.icon_button(row, Icon::Menu, "game-menu-icon");
    kit.key(menu, MENU_KEY);
    kit.on(menu, open_on_press);
}

/// The line that says what threatens.
pub fn caption(kit: &mut Kit, row: Entity) -> Entity {
    let place = kit.node(
        row,
        Node {
            height: percent(100),
            align_items: AlignItems::Center,
            flex_grow: 1.0,
            flex_basis: px(0),
            min_width: px(0),
            overflow: Overflow::clip(),
            ..default()
        },
    );
    kit.commands.entity(place).insert(ToastPlace);
    let low = kit.layout.shape == Shape::PhoneLandscape;
    let style = if low { Style::LABEL } else { Style::SMALL };
    let text = kit.write(place, style, "");
    kit.commands.entity(text).insert(Caption);
    place
}

/// The button that ends a turn after its first stone.
pub fn end_turn(kit: &mut Kit, row: Entity) {
    button(kit, row, Action::EndTurn, true);
}

/// The other buttons, as wide as the page; on a phone icons over words.
pub fn foot(kit: &mut Kit, root: Entity, plan: &Plan) {
    let phone = kit.layout.is_phone();
    let row = kit.node(
        root,
        Node {
            height: px(plan.foot),
            column_gap: px(if phone { 0.0 } else { space::XS }),
            flex_shrink: 0.0,
            ..default()
        },
    );
    let menu = if phone {
        stacked(kit, row, Icon::Menu, "game-menu").0
    } else {
        kit.button(row, Look::Soft, Some(Icon::Menu), "game-menu")
    };
    kit.on(menu, open_on_press);
    let mut buttons = vec![menu];
    let others = Action::ALL
        .into_iter()
        .filter(|action| *action != Action::EndTurn);
    for action in others {
        buttons.push(match phone {
            true => stacked_action(kit, row, action),
            false => button(kit, row, action, true),
        });
    }
    for button in buttons {
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
}

fn button(kit: &mut Kit, row: Entity, action: Action, wordy: bool) -> Entity {
    let (icon, id) = action.face();
    let button = match wordy {
        true => kit.button(row, Look::Soft, Some(icon), id),
        false => kit.icon_button(row, icon, id),
    };
    answer(kit, button, action);
    if action == Action::Undo && wordy {
        count(kit, button);
    }
    button
}

fn stacked_action(kit: &mut Kit, row: Entity, action: Action) -> Entity {
    let (icon, id) = action.face();
    let (button, words) = stacked(kit, row, icon, id);
    answer(kit, button, action);
    if action == Action::Undo {
        count(kit, words);
    }
    button
}

/// A button with an icon over its word, and the row of the word.
fn stacked(kit: &mut Kit, row: Entity, icon: Icon, id: &str) -> (Entity, Entity) {
    let label = kit.t(id);
    let node = Node {
        flex_direction: FlexDirection::Column,
        justify_content: JustifyContent::Center,
        align_items: AlignItems::Center,
        row_gap: px(2),
        border_radius: BorderRadius::all(px(radius::CONTROL)),
        ..default()
    };
    let button = kit.bare_button(row, Look::Quiet, &label, id, node);
    let icon = kit.icon(button, icon, 22.0, Token::Ink2);
    kit.commands.entity(icon).insert(Follows);
    let words = kit.row(button, space::XXS);
    let text = kit.write(words, Style::LABEL, label);
    kit.commands
        .entity(text)
        .insert((Follows, TextLayout::no_wrap()));
    (button, words)
}

fn count(kit: &mut Kit, parent: Entity) {
    let text = kit.write(parent, Style::DATA.sized(14.0).ink(Token::Ink3), "");
    kit.commands
        .entity(text)
        .insert((Count, TextLayout::no_wrap()));
}

fn answer(kit: &mut Kit, button: Entity, action: Action) {
    kit.commands.entity(button).insert(action);
    if let Some(key) = action.meaning().and_then(key_of) {
        kit.key(button, key);
    }
    kit.on(button, move |_: On<Activate>, wishes: Wishes| {
        wishes.send(action)
    });
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (refresh, tell)
            .after(BuildScreen)
            .after(SessionSystems)
            .run_if(in_state(Screen::Twin)),
    );
}

fn refresh(
    session: TwinGame,
    buttons: Query<(Entity, &Action, Has<InteractionDisabled>)>,
    mut counts: Query<(&mut Text, &mut Ink), With<Count>>,
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
    let left = session.undo_count();
    let words = match left {
        0 => String::new(),
        left => format!("({left})"),
    };
    let token = if Action::Undo.is_possible(&session) {
        Token::Ink3
    } else {
        Token::InkOff
    };
    for (mut text, mut ink) in &mut counts {
        ink.set_if_neq(Ink(token));
        if text.0 != words {
            text.0.clone_from(&words);
        }
    }
}

/// What threatens goes before whose turn it is, and that before which game this is.
fn tell(
    session: TwinGame,
    locale: Res<Locale>,
    layout: Res<crate::app::layout::Layout>,
    mut captions: Query<(&mut Text, &mut Ink), With<Caption>>,
) {
    if captions.is_empty() {
        return;
    }
    let side = session.to_move();
    let (words, token) = match Notice::of(&session) {
        Some(notice) => {
            let other = words::name(&session, &locale, side.other());
            let token = match notice {
                Notice::Win => Token::Matsu,
                Notice::Stop | Notice::Lost | Notice::HalfDone => Token::Kohaku,
            };
            (notice.words(&locale, other), token)
        }
        // Wide strips say it themselves.
        None if session.is_on() && layout.shape < Shape::TabletLandscape => {
            let words = words::state(&session, &locale, side, layout.is_upright());
            (words, Token::Ink2)
        }
        None => (words::caption(&locale, &session), Token::Ink2),
    };
    for (mut text, mut ink) in &mut captions {
        if text.0 != words {
            text.0.clone_from(&words);
        }
        ink.set_if_neq(Ink(token));
    }
}

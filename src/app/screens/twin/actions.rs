//! The buttons below the boards, and the caption about threats.

use super::twin_text::{self, Threat};
use super::{TwinMetrics, pause};
use crate::app::input::{KeyAction, MENU_KEY, key_name_id};
use crate::app::layout::Breakpoint;
use crate::app::live::{Intent, LiveSystems, TwinGame, TwinMatch};
use crate::app::locale::Locale;
use crate::app::screens::labels::side_name;
use crate::app::screens::lifecycle::BuildScreenSystems;
use crate::app::screens::menu::{AskResign, open_on_press};
use crate::app::settings::{MoveNumbers, Settings};
use crate::app::state::Screen;
use crate::app::theme::{Icon, Ink, Token, radius, space};
use crate::app::widgets::{InheritsInk, Kit, Look, Style, ToastAnchor, enable};
use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::Activate;

/// The action of a button.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
enum TwinAction {
    EndTurn,
    Undo,
    Redo,
    Hint,
    Resign,
    Numbers,
}

/// The number beside Undo.
#[derive(Component, Debug, Clone, Copy)]
struct UndoCount;

/// The caption: a threat, or which game this is.
#[derive(Component, Debug, Clone, Copy)]
struct TwinCaption;

impl TwinAction {
    const ALL: [Self; 6] = [
        Self::EndTurn,
        Self::Undo,
        Self::Redo,
        Self::Hint,
        Self::Resign,
        Self::Numbers,
    ];

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
            Self::Resign => session.is_in_progress() && session.resigning_side().is_some(),
            Self::Numbers => true,
        }
    }
}

/// The messages of the buttons.
#[derive(bevy::ecs::system::SystemParam)]
struct ActionMessages<'w> {
    intents: MessageWriter<'w, Intent>,
    resign: MessageWriter<'w, AskResign>,
    settings: ResMut<'w, Settings>,
}

impl ActionMessages<'_> {
    fn send(mut self, action: TwinAction) {
        let intent = match action {
            TwinAction::EndTurn => Intent::EndTurn,
            TwinAction::Undo => Intent::Undo,
            TwinAction::Redo => Intent::Redo,
            TwinAction::Hint => Intent::RequestHint,
            TwinAction::Resign => {
                self.resign.write_default();
                return;
            }
            TwinAction::Numbers => {
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

/// One row: menu and caption on the left, the buttons on the right.
pub fn bar(kit: &mut Kit, root: Entity, session: &TwinMatch, metrics: &TwinMetrics) {
    let row = kit.node(
        root,
        Node {
            height: px(metrics.foot),
            align_items: AlignItems::Center,
            column_gap: px(space::XS),
            flex_shrink: 0.0,
            ..default()
        },
    );
    let is_wide = kit.layout.is_desktop();
    if is_wide {
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
    for action in TwinAction::ALL {
        // Without room for text the buttons are icons, except End turn.
        let with_text = is_wide || action == TwinAction::EndTurn;
        button(kit, row, action, with_text);
    }
}

/// The menu as an icon.
pub fn menu_icon(kit: &mut Kit, row: Entity) {
    let menu = kit.icon_button(row, Icon::Menu, "game-menu-icon");
    kit.key(menu, MENU_KEY);
    kit.on(menu, open_on_press);
}

/// The caption.
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
    kit.commands.entity(place).insert(ToastAnchor);
    let low = kit.layout.breakpoint == Breakpoint::PhoneLandscape;
    let style = if low { Style::LABEL } else { Style::SMALL };
    let text = kit.literal_text(place, style, "");
    kit.commands.entity(text).insert(TwinCaption);
    place
}

/// The button that ends a turn after its first stone.
pub fn end_turn(kit: &mut Kit, row: Entity) {
    button(kit, row, TwinAction::EndTurn, true);
}

/// The other buttons over the width of the page; on a phone icons over text.
pub fn foot(kit: &mut Kit, root: Entity, metrics: &TwinMetrics) {
    let phone = kit.layout.is_phone();
    let row = kit.node(
        root,
        Node {
            height: px(metrics.foot),
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
    let others = TwinAction::ALL
        .into_iter()
        .filter(|action| *action != TwinAction::EndTurn);
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

fn button(kit: &mut Kit, row: Entity, action: TwinAction, with_text: bool) -> Entity {
    let (icon, id) = action.face();
    let button = match with_text {
        true => kit.button(row, Look::Soft, Some(icon), id),
        false => kit.icon_button(row, icon, id),
    };
    act_on_press(kit, button, action);
    if action == TwinAction::Undo && with_text {
        count(kit, button);
    }
    button
}

fn stacked_action(kit: &mut Kit, row: Entity, action: TwinAction) -> Entity {
    let (icon, id) = action.face();
    let (button, words) = stacked(kit, row, icon, id);
    act_on_press(kit, button, action);
    if action == TwinAction::Undo {
        count(kit, words);
    }
    button
}

/// A button with an icon over its text; also returns the row of the text.
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
    kit.commands.entity(icon).insert(InheritsInk);
    let words = kit.row(button, space::XXS);
    let text = kit.literal_text(words, Style::LABEL, label);
    kit.commands
        .entity(text)
        .insert((InheritsInk, TextLayout::no_wrap()));
    (button, words)
}

fn count(kit: &mut Kit, parent: Entity) {
    let text = kit.literal_text(parent, Style::DATA.sized(14.0).ink(Token::Ink3), "");
    kit.commands
        .entity(text)
        .insert((UndoCount, TextLayout::no_wrap()));
}

fn act_on_press(kit: &mut Kit, button: Entity, action: TwinAction) {
    kit.commands.entity(button).insert(action);
    if let Some(key) = action.meaning().and_then(key_name_id) {
        kit.key(button, key);
    }
    kit.on(button, move |_: On<Activate>, messages: ActionMessages| {
        messages.send(action)
    });
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (refresh, update_caption)
            .after(BuildScreenSystems)
            .after(LiveSystems)
            .run_if(in_state(Screen::Twin)),
    );
}

fn refresh(
    session: TwinGame,
    buttons: Query<(Entity, &TwinAction, Has<InteractionDisabled>)>,
    mut counts: Query<(&mut Text, &mut Ink), With<UndoCount>>,
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
    let left = session.undo_count();
    let words = match left {
        0 => String::new(),
        left => format!("({left})"),
    };
    let token = if TwinAction::Undo.is_possible(&session) {
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

/// A threat comes first, then whose turn it is, then which game this is.
fn update_caption(
    session: TwinGame,
    locale: Res<Locale>,
    layout: Res<crate::app::layout::Layout>,
    mut captions: Query<(&mut Text, &mut Ink), With<TwinCaption>>,
) {
    if captions.is_empty() {
        return;
    }
    let side = session.to_move();
    let (words, token) = match Threat::of(&session) {
        Some(notice) => {
            let other = side_name(&session, &locale, side.other());
            let token = match notice {
                Threat::Win => Token::Matsu,
                Threat::Stop | Threat::Lost | Threat::HalfDone => Token::Kohaku,
            };
            (notice.words(&locale, other), token)
        }
        // Wide strips show it themselves.
        None if session.is_in_progress() && layout.breakpoint < Breakpoint::TabletLandscape => {
            let words = twin_text::state(&session, &locale, side, layout.is_portrait());
            (words, Token::Ink2)
        }
        None => (twin_text::caption(&locale, &session), Token::Ink2),
    };
    for (mut text, mut ink) in &mut captions {
        if text.0 != words {
            text.0.clone_from(&words);
        }
        ink.set_if_neq(Ink(token));
    }
}

//! The buttons below the boards, and the caption about threats.

use super::twin_text::Threat;
use super::{GameView, TwinMetrics};
use crate::app::layout::{Breakpoint, Layout};
use crate::app::live::{Live, LiveSystems};
use crate::app::locale::Locale;
use crate::app::screens::game::actions::{self, GameAction, share_width};
use crate::app::screens::game::phone_layouts::foot_buttons;
use crate::app::screens::game::player_card_text::PlayerCardText;
use crate::app::screens::game::{match_progress, online, pause};
use crate::app::screens::labels::side_name;
use crate::app::screens::lifecycle::BuildScreenSystems;
use crate::app::screens::menu::open_on_press;
use crate::app::settings::Settings;
use crate::app::theme::{Icon, Ink, Token, space};
use crate::app::widgets::{Kit, Look, NodeStyle, Style, ToastAnchor};
use bevy::prelude::*;

/// The caption: a threat, whose turn it is, or which game this is.
#[derive(Component, Debug, Clone, Copy)]
struct TwinCaption;

/// One row: menu and caption on the left, the buttons on the right.
pub fn bar(kit: &mut Kit, root: Entity, view: GameView, metrics: &TwinMetrics) {
    let row = kit.node(root, Node::line(space::XS).height(metrics.foot).no_shrink());
    let is_wide = kit.layout.is_desktop();
    if is_wide {
        actions::menu(kit, row, Look::Secondary);
    } else {
        actions::menu_icon(kit, row);
    }
    if pause::is_offered(view) {
        pause::toggle(kit, row);
    }
    let words = caption(kit, row);
    kit.commands
        .entity(words)
        .entry::<Node>()
        .and_modify(|mut node| node.margin.left = px(space::S));
    end_turn(kit, row, view);
    // Without room for text the other buttons are icons.
    match view.online {
        Some(online) => {
            online::buttons(kit, row, online, is_wide);
        }
        None => {
            for action in GameAction::LOCAL {
                match is_wide {
                    true => drop(actions::button(kit, row, action)),
                    false => actions::icon_button(kit, row, action),
                }
            }
        }
    }
    match is_wide {
        true => drop(actions::button(kit, row, GameAction::Numbers)),
        false => actions::icon_button(kit, row, GameAction::Numbers),
    }
}

/// The caption.
pub fn caption(kit: &mut Kit, row: Entity) -> Entity {
    let place = kit.node(row, Node::row().items_center().full_height().fill().clip());
    kit.insert(place, ToastAnchor);
    let low = kit.layout.breakpoint == Breakpoint::PhoneLandscape;
    let style = if low { Style::LABEL } else { Style::SMALL };
    let text = kit.literal_text(place, style, "");
    kit.insert(text, TwinCaption);
    place
}

/// The button that ends a turn after its first stone; spectators have none.
pub fn end_turn(kit: &mut Kit, row: Entity, view: GameView) {
    if view.online.is_none_or(online::is_player) {
        actions::button(kit, row, GameAction::EndTurn);
    }
}

/// The other buttons over the width of the page; on a phone icons over text.
pub fn foot(kit: &mut Kit, root: Entity, view: GameView, metrics: &TwinMetrics) {
    let phone = kit.layout.is_phone();
    let row = kit.node(
        root,
        Node::row()
            .gap(if phone { 0.0 } else { space::XS })
            .height(metrics.foot)
            .no_shrink(),
    );
    if phone {
        let (menu, _) = actions::foot_button(kit, row, Icon::Menu, "game-menu");
        kit.on(menu, open_on_press);
        foot_buttons(kit, row, view);
        actions::foot_action(kit, row, GameAction::Numbers);
        return;
    }
    let mut buttons = vec![actions::menu(kit, row, Look::Soft)];
    match view.online {
        Some(online) => buttons.extend(online::buttons(kit, row, online, true)),
        None => {
            let local = GameAction::LOCAL.into_iter();
            buttons.extend(local.map(|action| actions::button(kit, row, action)));
        }
    }
    buttons.push(actions::button(kit, row, GameAction::Numbers));
    for button in buttons {
        share_width(kit, button);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        update_caption.after(BuildScreenSystems).after(LiveSystems),
    );
}

/// A threat comes first, then whose turn it is, then which game this is.
fn update_caption(
    game: Res<Live>,
    locale: Res<Locale>,
    layout: Res<Layout>,
    settings: Res<Settings>,
    mut captions: Query<(&mut Text, &mut Ink), With<TwinCaption>>,
) {
    if captions.is_empty() {
        return;
    }
    let side = game.to_move();
    let (words, token) = match Threat::of(game.twin()) {
        Some(threat) => {
            let other = side_name(&game, &locale, side.other());
            let token = match threat {
                Threat::Win => Token::Matsu,
                Threat::Stop | Threat::Lost | Threat::HalfDone => Token::Kohaku,
            };
            (threat.words(&locale, other), token)
        }
        // Wide strips show it themselves.
        None if game.is_in_progress() && layout.breakpoint < Breakpoint::TabletLandscape => {
            let chance = settings.win_chance;
            let card = PlayerCardText::of(&game, &locale, side, chance, layout.is_portrait());
            (card.state_alone, Token::Ink2)
        }
        None => (match_progress::caption(&locale, &game), Token::Ink2),
    };
    for (mut text, mut ink) in &mut captions {
        if text.0 != words {
            text.0.clone_from(&words);
        }
        ink.set_if_neq(Ink(token));
    }
}

//! The buttons below the boards, and the caption about threats.

use super::{GameView, TwinMetrics};
use crate::layout::{Breakpoint, Layout};
use crate::live::Live;
use crate::locale::Locale;
use crate::screens::game::actions::{self, GameAction};
use crate::screens::game::player_card_text::PlayerCardText;
use crate::screens::game::{match_progress, pause};
use crate::screens::lifecycle::AddScreen;
use crate::screens::wording::player_names::side_name;
use crate::screens::wording::twin_text;
use crate::settings::Settings;
use crate::theme::{Ink, Token, space};
use crate::widgets::{Look, NodeStyle, Style, ToastAnchor, UiBuilder};
use bevy::prelude::*;

/// The caption: a threat, whose turn it is, or which game this is.
#[derive(Component, Debug, Clone, Copy)]
struct TwinCaption;

/// One row: menu and caption on the left, the buttons on the right.
pub fn bar(ui: &mut UiBuilder, root: Entity, view: GameView, metrics: &TwinMetrics) {
    let row = Node::line(space::XS).height(metrics.foot).no_shrink();
    let row = ui.layout.beside_board(row);
    let row = ui.node(root, row);
    let is_wide = ui.layout.is_desktop();
    if is_wide {
        actions::menu(ui, row, Look::Secondary);
    } else {
        actions::menu_icon(ui, row);
    }
    if pause::is_offered(view) {
        pause::toggle(ui, row);
    }
    let words = caption(ui, row);
    ui.restyle(words, |node| node.margin_left(space::S));
    end_turn(ui, row, view);
    // Without room for text the other buttons are icons.
    actions::buttons(ui, row, view, is_wide);
    if is_wide {
        actions::button(ui, row, GameAction::Numbers)
    } else {
        actions::icon_button(ui, row, GameAction::Numbers)
    };
}

pub fn caption(ui: &mut UiBuilder, row: Entity) -> Entity {
    let place = ui.node(row, Node::row().items_center().full_height().fill().clip());
    ui.insert(place, ToastAnchor);
    let low = ui.layout.breakpoint == Breakpoint::PhoneLandscape;
    let style = if low { Style::LABEL } else { Style::SMALL };
    let text = ui.literal_text(place, style, "");
    ui.insert(text, TwinCaption);
    place
}

/// The button that ends a turn after its first stone; spectators have none.
pub fn end_turn(ui: &mut UiBuilder, row: Entity, view: GameView) {
    if !view.is_watched() {
        actions::button(ui, row, GameAction::EndTurn);
    }
}

/// The other buttons over the width of the page; on a phone icons over text.
pub fn foot(ui: &mut UiBuilder, root: Entity, view: GameView, metrics: &TwinMetrics) {
    let is_phone = ui.layout.is_phone();
    let gap = if is_phone { 0.0 } else { space::XS };
    let row = ui.node(root, Node::row().gap(gap).height(metrics.foot).no_shrink());
    if is_phone {
        actions::foot_action(ui, row, GameAction::Menu);
        actions::foot(ui, row, view);
        actions::foot_action(ui, row, GameAction::Numbers);
        return;
    }
    let mut buttons = vec![actions::menu(ui, row, Look::Soft)];
    buttons.extend(actions::buttons(ui, row, view, true));
    buttons.push(actions::button(ui, row, GameAction::Numbers));
    for button in buttons {
        actions::share_width(ui, button);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_details(update_caption);
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
    let other = side_name(&game, &locale, side.other());
    let (words, token) = match twin_text::threat(game.twin(), &locale, other) {
        Some(threat) => threat,
        // Wide strips show it themselves.
        None if game.is_in_progress() && layout.breakpoint < Breakpoint::TabletLandscape => {
            let chance = settings.win_chance;
            let card = PlayerCardText::of(&game, &locale, side, chance, layout.is_portrait());
            (card.state_alone, Token::Ink2)
        }
        None => (match_progress::caption(&locale, &game), Token::Ink2),
    };
    for (mut text, mut ink) in &mut captions {
        text.set_if_neq(Text(words.clone()));
        ink.set_if_neq(Ink(token));
    }
}

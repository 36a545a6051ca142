//! The chat on a card over the side column, or a sheet at the bottom of the window, where it has no place of its own.
//!
//! The board stays in sight and in play while it is open.

use crate::layout::{Breakpoint, Layout};
use crate::live::online::{Online, OnlineMatch};
use crate::live::{Live, LiveGame};
use crate::redraw::Redraw;
use crate::screens::game::floating_card::{self, CardPlacement, FloatingCard};
use crate::screens::keys::PressedByEscape;
use crate::screens::lifecycle::AddScreen;
use crate::screens::online::{
    ChatDraft, ChatLineSystems, OpenChat, chat_panel, spectators_and_mute,
};
use crate::state::Screen;
use crate::theme::{Icon, space};
use crate::widgets::{NodeStyle, UiBuilder};
use bevy::input_focus::AutoFocus;
use bevy::prelude::*;
use bevy::text::EditableText;

/// Above the card of an opening, below that of notices.
const LAYER: i32 = 393;
/// What surrounds the lines: padding, heading and text field, in logical pixels.
const AROUND_LINES: f32 = 236.0;
/// The height of the text field with the space above it.
const FIELD: f32 = 58.0;
// The least and the greatest height of the lines.
const LEAST_LINES: f32 = 56.0;
const MOST_LINES: f32 = 420.0;
// The height of what is above the card in a side column, and of a phone's screen above and below its board.
const ABOVE_COLUMN: f32 = 96.0;
const AROUND_BOARD: f32 = 132.0;
/// The inset of the eye in its button.
const EYE_INSET: f32 = 12.0;
/// The distance of the sheet from the edges of the window.
const EDGE: f32 = 8.0;

/// Whether the card is open.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct ChatCardOpen(pub bool);

#[derive(Component, Debug, Clone, Copy)]
struct ChatCard;

/// What decides how the card is built.
#[derive(Debug, Clone, Copy, PartialEq)]
struct ChatContent {
    is_over: bool,
    is_twin: bool,
    /// Whether somebody at this machine plays.
    plays: bool,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ChatCardOpen>().add_details(
        (toggle.run_if(on_message::<OpenChat>), show, focus_field)
            .chain()
            .before(ChatLineSystems),
    );
}

fn toggle(mut open: ResMut<ChatCardOpen>) {
    open.0 = !open.0;
}

fn content(online: &Online, live: &LiveGame) -> Option<ChatContent> {
    let online_match = online
        .online_match()
        .filter(|online_match| online_match.has_begun())?;
    Some(ChatContent {
        is_over: live.is_over(),
        is_twin: live.is_twin(),
        plays: OnlineMatch::slot(online_match).is_some(),
    })
}

fn show(
    (online, draft): (Res<Online>, Res<ChatDraft>),
    live: Res<Live>,
    screen: Res<State<Screen>>,
    mut open: ResMut<ChatCardOpen>,
    mut card: FloatingCard<ChatCard, ChatContent>,
    mut redraw: ResMut<Redraw>,
) {
    let content = content(&online, &live);
    if open.0 && content.is_none() {
        open.0 = false;
    }
    let is_shown = open.0 && screen.get().shows_game() && !has_own_place(&card.ui.layout, &live);
    let content = content.filter(|_| is_shown);
    if card.update(content, |ui, content| build(ui, *content, &online, &draft)) {
        redraw.next_frame();
    }
}

/// Whether the chat is beside the board all the time.
fn has_own_place(layout: &Layout, live: &LiveGame) -> bool {
    layout.breakpoint == Breakpoint::Wide && !live.is_twin() && !live.is_over()
}

fn build(ui: &mut UiBuilder, content: ChatContent, online: &Online, draft: &ChatDraft) {
    let (place, room) = placement(ui, content);
    let title = ui.locale.text("chat-title");
    let card = floating_card::spawn(ui, ChatCard, LAYER, place, &title);
    ui.restyle(card, |node| node.gap(space::XXS));
    // A narrow card has no room for all of the heading in one row.
    let head = ui.panel_head(card, space::XS, "chat-title");
    let close = ui.icon_button(head, Icon::Close, "chat-close");
    ui.insert(close, PressedByEscape);
    ui.change_on(close, |open: &mut ChatCardOpen| open.0 = false);
    let row = ui.node(card, Node::line(space::XS).wrap().no_shrink());
    if let Some(eye) = spectators_and_mute(ui, row, online) {
        // Its icon is aligned with the margin.
        ui.restyle(eye, |node| node.margin_left(-EYE_INSET));
    }
    ui.divider(card);
    let height = (room - AROUND_LINES).clamp(LEAST_LINES, MOST_LINES);
    let field = if content.plays { FIELD } else { 0.0 };
    let lines = Node::column().height(height + field).no_shrink();
    let lines = ui.node(card, lines);
    chat_panel(ui, lines, online, draft);
}

/// Where the card is, and how much height there is for it.
fn placement(ui: &UiBuilder, content: ChatContent) -> (CardPlacement, f32) {
    let size = ui.layout.size;
    let at_bottom = CardPlacement {
        width: 480.0,
        foot: EDGE,
        side: EDGE,
        across: JustifyContent::Center,
    };
    match ui.layout.breakpoint {
        Breakpoint::Phone | Breakpoint::TabletPortrait => {
            let room = size.y - size.x - AROUND_BOARD;
            (at_bottom, room)
        }
        _ if content.is_twin => (at_bottom, size.y * 0.4),
        Breakpoint::PhoneLandscape => {
            let place = floating_card::beside_or(ui, at_bottom);
            let place = CardPlacement {
                foot: EDGE,
                ..place
            };
            (place, size.y - 2.0 * EDGE)
        }
        _ => {
            let place = floating_card::beside_or(ui, at_bottom);
            // The result is in the right column; then the card is over the left one.
            let across = if content.is_over && ui.layout.is_desktop() {
                JustifyContent::Start
            } else {
                place.across
            };
            let room = if content.is_over {
                size.y / 2.0 - place.foot
            } else {
                size.y - place.foot - ABOVE_COLUMN
            };
            (CardPlacement { across, ..place }, room)
        }
    }
}

/// Where there is a keyboard, typing begins at once. On a phone its keyboard on the screen would cover the board.
fn focus_field(
    cards: Query<Entity, Added<ChatCard>>,
    children: Query<&Children>,
    fields: Query<(), With<EditableText>>,
    layout: Res<Layout>,
    mut commands: Commands,
) {
    if layout.is_phone() || layout.is_low() {
        return;
    }
    for card in &cards {
        let mut inside = children.iter_descendants(card);
        if let Some(field) = inside.find(|entity| fields.contains(*entity)) {
            commands.entity(field).insert(AutoFocus);
        }
    }
}

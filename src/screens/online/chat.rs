//! The chat of an online match: the lines, and a text field.
//!
//! It is shown beside the terms, beside the board where there is room, and otherwise on a card. The line being typed is kept
//! in [`ChatDraft`], because the screen may be rebuilt at any time.

use super::{cards, visitors};
use crate::live::online::{ChatLine, Online, OnlineMatch, OnlineRequest};
use crate::locale::Locale;
use crate::screens::lifecycle::AddScreen;
use crate::screens::wording::player_names::slot_name;
use crate::theme::{Face, Icon, Ink, Stroke, Token, radius, space};
use crate::widgets::{
    DialogOpen, EnterInField, Field, InheritsInk, Look, NodeStyle, Part, Parts, SCROLL_END, Style,
    UiBuilder, visible_if,
};
use bevy::a11y::AccessibilityNode;
use bevy::prelude::*;
use bevy::text::{EditableText, LetterSpacing, LineHeight, TextEdit, TextEditChange};
use bevy::ui_widgets::{Activate, SelectAllOnFocus};
use narabe_net::{CHAT_LIMIT, PlayerSlot};

/// The maximum number of lines shown, the newest ones.
const LINES: usize = 100;

/// The line being typed.
#[derive(Resource, Debug, Clone, PartialEq, Eq, Default)]
pub struct ChatDraft(pub String);

/// Opens the card with the chat, or closes it.
#[derive(Message, Debug, Clone, Copy, Default)]
pub struct OpenChat;

/// The list of lines.
#[derive(Component, Debug)]
struct ChatList;

impl Part for ChatList {
    type Content = ShownChat;
}

#[derive(Debug, Clone, PartialEq)]
struct ShownChat {
    lines: Vec<ChatLine>,
    names: [String; 2],
    muted: bool,
}

/// The text field, and the button that sends its text.
#[derive(Component, Debug, Clone, Copy)]
struct ChatInput;
#[derive(Component, Debug, Clone, Copy)]
struct SendButton;
/// The button text with the number of unread lines.
#[derive(Component, Debug, Clone, Copy)]
pub struct UnreadCount;
/// The placeholder of the empty text field.
#[derive(Component, Debug, Clone, Copy)]
struct ChatPlaceholder;
/// The number of spectators, and the label of the button that mutes the other player.
#[derive(Component, Debug, Clone, Copy)]
struct SpectatorCount;
#[derive(Component, Debug, Clone, Copy)]
struct MuteButtonText;

/// The heading: title, spectators, and the mute button.
pub fn head(ui: &mut UiBuilder, parent: Entity, online: &Online) {
    let head = ui.panel_head(parent, space::XS, "chat-title");
    spectators_and_mute(ui, head, online);
    ui.divider(parent);
}

/// The number of spectators, and the mute button. The host's eye is a button, which is returned.
pub fn spectators_and_mute(ui: &mut UiBuilder, row: Entity, online: &Online) -> Option<Entity> {
    let eye = visitors::button(ui, row, online);
    if eye.is_none() {
        ui.icon(row, Icon::Eye, 18.0, Token::Ink2);
    }
    let count = ui.literal_text(row, Style::DATA.sized(14.0).ink(Token::Ink2), "");
    ui.insert(count, SpectatorCount);
    mute_button(ui, row, online);
    eye
}

/// Whether somebody at this machine plays.
fn plays(online: &Online) -> bool {
    online.online_match().and_then(OnlineMatch::slot).is_some()
}

fn mute_button(ui: &mut UiBuilder, parent: Entity, online: &Online) {
    if !plays(online) {
        return;
    }
    let mute = ui.button_called(parent, Look::Quiet, None, "", "chat-mute");
    let words = ui.localized_text(mute, Style::SMALL, mute_id(online));
    ui.insert(words, (InheritsInk, MuteButtonText));
    // Its text is aligned with the margin.
    ui.restyle(mute, |node| node.pad_x(space::XS).margin_right(-space::XS));
    let toggle = |_: On<Activate>, online: Res<Online>, mut commands: Commands| {
        commands.write_message(OnlineRequest::Mute(!online.is_muted()));
    };
    ui.on(mute, toggle);
}

/// The label says what the button does.
fn mute_id(online: &Online) -> &'static str {
    if online.is_muted() {
        "chat-hear"
    } else {
        "chat-mute"
    }
}

/// The lines, and the text field for players.
pub fn panel(ui: &mut UiBuilder, parent: Entity, online: &Online, draft: &ChatDraft) {
    list(ui, parent);
    if !plays(online) {
        return;
    }
    let row = input_frame(ui, parent);
    field(ui, row, draft);
    let send = ui.icon_button(row, Icon::Send, "chat-send");
    ui.insert(send, SendButton);
    ui.on(send, send_line);
}

/// The frame of the text field.
fn input_frame(ui: &mut UiBuilder, parent: Entity) -> Entity {
    let node = Node::row()
        .items_center()
        .no_shrink()
        .pad_left(space::S)
        .margin_top(space::S)
        .frame(ui.palette.border(), radius::CONTROL);
    ui.panel(parent, node, Token::Raised, Token::LineStrong)
}

fn list(ui: &mut UiBuilder, parent: Entity) {
    let node = Node::row().row_gap(space::XS).flex().pad_y(space::S);
    let list = ui.scroll(parent, node);
    ui.insert(list, ChatList);
}

fn field(ui: &mut UiBuilder, parent: Entity, draft: &ChatDraft) -> Entity {
    let placeholder = ui.localized_text(parent, Style::BODY.ink(Token::Ink3), "chat-line");
    let place = Node::default().absolute().left(space::S);
    ui.insert(placeholder, (ChatPlaceholder, place, TextLayout::no_wrap()));
    let field = ui.field(parent, "chat-line", &draft.0, CHAT_LIMIT);
    // The frame replaces the underline, and the draft is restored before the next key press.
    ui.commands
        .entity(field)
        .insert(ChatInput)
        .remove::<(SelectAllOnFocus, Stroke)>()
        .entry::<Node>()
        .and_modify(|mut node| node.border = UiRect::ZERO);
    ui.on(
        field,
        |change: On<TextEditChange>, fields: Query<&EditableText>, mut draft: ResMut<ChatDraft>| {
            if let Ok(text) = fields.get(change.event_target()) {
                draft.set_if_neq(ChatDraft(text.value().to_string()));
            }
        },
    );
    field
}

/// A button that opens the card with the chat.
pub fn button(ui: &mut UiBuilder, parent: Entity) -> Entity {
    let button = ui.button(parent, Look::Soft, Some(Icon::Chat), "chat-title");
    ui.write_on(button, OpenChat);
    let count = ui.literal_text(button, Style::DATA_BOLD.sized(14.0).ink(Token::Accent), "");
    ui.insert(count, (UnreadCount, TextLayout::no_wrap()));
    button
}

fn send_line(
    _: On<Activate>,
    mut fields: Query<&mut EditableText, With<ChatInput>>,
    mut draft: ResMut<ChatDraft>,
    mut messages: MessageWriter<OnlineRequest>,
) {
    for mut text in &mut fields {
        let line = Field::read(&text);
        if !line.is_empty() {
            messages.write(OnlineRequest::Chat(line));
            // Characters typed in the same frame come after the sent text and are kept.
            text.queue_edit(TextEdit::SelectAll);
            text.queue_edit(TextEdit::Backspace);
        }
    }
    draft.0.clear();
}

/// Fills the lists of lines; what builds or removes one runs before.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ChatLineSystems;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ChatDraft>()
        .add_message::<OpenChat>()
        .add_details((
            fill.in_set(ChatLineSystems),
            send_on_enter,
            update_placeholder,
            (count, update_mute),
        ));
}

/// Hides the placeholder when there is text.
fn update_placeholder(
    draft: Res<ChatDraft>,
    mut hints: Query<&mut Visibility, With<ChatPlaceholder>>,
) {
    for mut visibility in &mut hints {
        visibility.set_if_neq(visible_if(draft.0.is_empty()));
    }
}

/// Enter in the field sends, unless it ends an IME composition.
fn send_on_enter(
    enter: EnterInField<ChatInput>,
    dialog: Res<DialogOpen>,
    buttons: Query<Entity, With<SendButton>>,
    mut commands: Commands,
) {
    if enter.is_pressed() && !dialog.0 {
        for entity in &buttons {
            commands.trigger(Activate { entity });
        }
    }
}

/// Shows the newest lines. While the list is visible they count as read.
fn fill(
    mut online: ResMut<Online>,
    mut scrolls: Query<&mut ScrollPosition, With<ChatList>>,
    mut parts: Parts<ChatList>,
) {
    if scrolls.is_empty() {
        return;
    }
    if online.unread() > 0 {
        online.mark_read();
    }
    let Some(online_match) = online.online_match() else {
        return;
    };
    let skip = online_match.chat().len().saturating_sub(LINES);
    parts.draw(
        |ui, _| ShownChat {
            lines: online_match.chat()[skip..].to_vec(),
            names: PlayerSlot::ALL.map(|slot| slot_name(&ui.locale, online_match, slot)),
            muted: online.is_muted(),
        },
        |ui, list, _, shown| {
            lines(ui, list, shown, online_match.slot());
            if let Ok(mut scroll) = scrolls.get_mut(list) {
                scroll.y = SCROLL_END;
            }
        },
    );
}

fn lines(ui: &mut UiBuilder, list: Entity, shown: &ShownChat, me: Option<PlayerSlot>) {
    let is_shown = |line: &&ChatLine| !shown.muted || Some(line.by) == me;
    let mut empty = true;
    for line in shown.lines.iter().filter(is_shown) {
        empty = false;
        let is_mine = me == Some(line.by);
        let name = if is_mine {
            ui.locale.text("player-you")
        } else {
            shown.names[line.by.index()].clone()
        };
        chat_line(ui, list, is_mine, name, line.text.clone());
    }
    if shown.muted {
        ui.localized_text(list, Style::LABEL, "chat-muted");
    } else if empty {
        ui.localized_text(list, Style::LABEL, "chat-empty");
    }
}

/// A line: the name in bold, then the text. Own lines are indented.
fn chat_line(ui: &mut UiBuilder, list: Entity, is_mine: bool, name: String, text: String) {
    let indent = if is_mine { space::M } else { 0.0 };
    let place = ui.node(list, Node::default().no_shrink().pad_left(indent));
    let column = cards::fill(ui, place, 0.0);
    let style = Style::DATA_BOLD.sized(14.0);
    let line = ui.literal_text(column, style, format!("{name} "));
    let style = Style::DATA.sized(14.0).ink(Token::Ink2).face(Face::Data);
    let span = (
        TextSpan::new(text),
        ui.font(style),
        LineHeight::RelativeToFont(style.line),
        LetterSpacing::Px(style.spacing),
        Ink(style.ink),
    );
    ui.spawn(line, span);
}

/// Updates the numbers of unread lines and of spectators.
fn count(
    online: Res<Online>,
    locale: Res<Locale>,
    mut unread: Query<&mut Text, (With<UnreadCount>, Without<SpectatorCount>)>,
    mut watchers: Query<&mut Text, With<SpectatorCount>>,
) {
    let new = match online.unread() {
        0 => String::new(),
        lines => format!("({lines})"),
    };
    let looking = match online.online_match() {
        // Spectators see the players, but not one another.
        Some(online_match) if online_match.slot().is_none() => locale.text("chat-looking-on"),
        online_match => {
            let count = online_match.map_or(0, OnlineMatch::spectator_count);
            locale.text_of("chat-watching", "count", count)
        }
    };
    for mut text in &mut unread {
        text.set_if_neq(Text(new.clone()));
    }
    for mut text in &mut watchers {
        text.set_if_neq(Text(looking.clone()));
    }
}

fn update_mute(
    online: Res<Online>,
    locale: Res<Locale>,
    mut words: Query<(&mut Text, &ChildOf), With<MuteButtonText>>,
    mut named: Query<&mut AccessibilityNode>,
) {
    let now = locale.text(mute_id(&online));
    for (mut text, button) in &mut words {
        if let Ok(mut named) = named.get_mut(button.parent())
            && named.label() != Some(now.as_str())
        {
            named.set_label(now.as_str());
        }
        text.set_if_neq(Text(now.clone()));
    }
}

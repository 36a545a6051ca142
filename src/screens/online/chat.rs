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
    DialogOpen, EnterInField, Field, InheritsInk, Kit, Look, NodeStyle, Part, Parts, SCROLL_END,
    Style, visible_if,
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
pub fn head(kit: &mut Kit, parent: Entity, online: &Online) {
    let head = kit.panel_head(parent, space::XS, "chat-title");
    spectators_and_mute(kit, head, online);
    kit.divider(parent);
}

/// The number of spectators, and the mute button. The host's eye is a button, which is returned.
pub fn spectators_and_mute(kit: &mut Kit, row: Entity, online: &Online) -> Option<Entity> {
    let eye = visitors::button(kit, row, online);
    if eye.is_none() {
        kit.icon(row, Icon::Eye, 18.0, Token::Ink2);
    }
    let count = kit.literal_text(row, Style::DATA.sized(14.0).ink(Token::Ink2), "");
    kit.insert(count, SpectatorCount);
    mute_button(kit, row, online);
    eye
}

/// Whether somebody at this machine plays.
fn plays(online: &Online) -> bool {
    online.table().and_then(OnlineMatch::slot).is_some()
}

fn mute_button(kit: &mut Kit, parent: Entity, online: &Online) {
    if !plays(online) {
        return;
    }
    let mute = kit.button_called(parent, Look::Quiet, None, "", "chat-mute");
    let words = kit.localized_text(mute, Style::SMALL, mute_id(online));
    kit.insert(words, (InheritsInk, MuteButtonText));
    // Its text is aligned with the margin.
    kit.restyle(mute, |node| node.pad_x(space::XS).margin_right(-space::XS));
    let toggle = |_: On<Activate>, online: Res<Online>, mut commands: Commands| {
        commands.write_message(OnlineRequest::Mute(!online.is_muted()));
    };
    kit.on(mute, toggle);
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
pub fn panel(kit: &mut Kit, parent: Entity, online: &Online, draft: &ChatDraft) {
    list(kit, parent);
    if !plays(online) {
        return;
    }
    let row = input_frame(kit, parent);
    field(kit, row, draft);
    let send = kit.icon_button(row, Icon::Send, "chat-send");
    kit.insert(send, SendButton);
    kit.on(send, send_line);
}

/// The frame of the text field.
fn input_frame(kit: &mut Kit, parent: Entity) -> Entity {
    let node = Node::row()
        .items_center()
        .no_shrink()
        .pad_left(space::S)
        .margin_top(space::S)
        .frame(kit.palette.border(), radius::CONTROL);
    kit.panel(parent, node, Token::Raised, Token::LineStrong)
}

fn list(kit: &mut Kit, parent: Entity) {
    let node = Node::row().row_gap(space::XS).flex().pad_y(space::S);
    let list = kit.scroll(parent, node);
    kit.insert(list, ChatList);
}

fn field(kit: &mut Kit, parent: Entity, draft: &ChatDraft) -> Entity {
    let placeholder = kit.localized_text(parent, Style::BODY.ink(Token::Ink3), "chat-line");
    let place = Node::default().absolute().left(space::S);
    kit.insert(placeholder, (ChatPlaceholder, place, TextLayout::no_wrap()));
    let field = kit.field(parent, "chat-line", &draft.0, CHAT_LIMIT);
    // The frame replaces the underline, and the draft is restored before the next key press.
    kit.commands
        .entity(field)
        .insert(ChatInput)
        .remove::<(SelectAllOnFocus, Stroke)>()
        .entry::<Node>()
        .and_modify(|mut node| node.border = UiRect::ZERO);
    kit.on(
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
pub fn button(kit: &mut Kit, parent: Entity) -> Entity {
    let button = kit.button(parent, Look::Soft, Some(Icon::Chat), "chat-title");
    kit.write_on(button, OpenChat);
    let count = kit.literal_text(button, Style::DATA_BOLD.sized(14.0).ink(Token::Accent), "");
    kit.insert(count, (UnreadCount, TextLayout::no_wrap()));
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
    let Some(table) = online.table() else { return };
    let skip = table.chat().len().saturating_sub(LINES);
    parts.draw(
        |kit, _| ShownChat {
            lines: table.chat()[skip..].to_vec(),
            names: PlayerSlot::ALL.map(|slot| slot_name(&kit.locale, table, slot)),
            muted: online.is_muted(),
        },
        |kit, list, _, shown| {
            lines(kit, list, shown, table.slot());
            if let Ok(mut scroll) = scrolls.get_mut(list) {
                scroll.y = SCROLL_END;
            }
        },
    );
}

fn lines(kit: &mut Kit, list: Entity, shown: &ShownChat, me: Option<PlayerSlot>) {
    let is_shown = |line: &&ChatLine| !shown.muted || Some(line.by) == me;
    let mut empty = true;
    for line in shown.lines.iter().filter(is_shown) {
        empty = false;
        let is_mine = me == Some(line.by);
        let name = if is_mine {
            kit.t("player-you")
        } else {
            shown.names[line.by.index()].clone()
        };
        chat_line(kit, list, is_mine, name, line.text.clone());
    }
    if shown.muted {
        kit.localized_text(list, Style::LABEL, "chat-muted");
    } else if empty {
        kit.localized_text(list, Style::LABEL, "chat-empty");
    }
}

/// A line: the name in bold, then the text. Own lines are indented.
fn chat_line(kit: &mut Kit, list: Entity, is_mine: bool, name: String, text: String) {
    let indent = if is_mine { space::M } else { 0.0 };
    let place = kit.node(list, Node::default().no_shrink().pad_left(indent));
    let column = cards::fill(kit, place, 0.0);
    let style = Style::DATA_BOLD.sized(14.0);
    let line = kit.literal_text(column, style, format!("{name} "));
    let style = Style::DATA.sized(14.0).ink(Token::Ink2).face(Face::Data);
    let span = (
        TextSpan::new(text),
        kit.font(style),
        LineHeight::RelativeToFont(style.line),
        LetterSpacing::Px(style.spacing),
        Ink(style.ink),
    );
    kit.spawn(line, span);
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
    let looking = match online.table() {
        // Spectators see the players, but not one another.
        Some(table) if table.slot().is_none() => locale.text("chat-looking-on"),
        table => {
            let count = table.map_or(0, OnlineMatch::spectator_count);
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

//! The chat of a table: what was said, and a line to say something.
//!
//! It stands beside the terms, beside the board where there is room, and in a sheet elsewhere. What is half typed is kept
//! apart ([`ChatDraft`]), for the screen around it may be built anew at any moment.

use super::rows::chair_name;
use super::{frame, visitors};
use crate::app::locale::Locale;
use crate::app::screens::stage::BuildScreen;
use crate::app::session::SessionSystems;
use crate::app::session::online::{ChatLine, Online, OnlineWish, Table};
use crate::app::theme::{Face, Fill, Icon, Ink, Stroke, Token, radius, space};
use crate::app::widgets::{DialogOpen, Field, Follows, Kit, Look, Style};
use crate::net::{CHAT_LIMIT, PlayerSlot};
use bevy::a11y::AccessibilityNode;
use bevy::input_focus::{AutoFocus, InputFocus};
use bevy::prelude::*;
use bevy::text::{EditableText, LetterSpacing, LineHeight, TextEdit, TextEditChange};
use bevy::ui_widgets::{Activate, SelectAllOnFocus};

/// The height of the heading and of the list in its sheet, in logical pixels.
const HEAD: f32 = 52.0;
const SHEET: f32 = 320.0;
/// What a sheet needs beside the list.
const REST: f32 = 230.0;
/// The height of the line that is typed in a sheet.
const LINE: f32 = 46.0;
/// So many of the newest lines are shown.
const LINES: usize = 100;
/// Far below the last line: the list stops at its end.
const END: f32 = 1.0e6;

/// What is half typed.
#[derive(Resource, Debug, Clone, PartialEq, Eq, Default)]
pub struct ChatDraft(pub String);

/// The chat is wanted in a sheet.
#[derive(Message, Debug, Clone, Copy, Default)]
pub struct OpenChat;

/// The list of lines, and what it shows now.
#[derive(Component, Debug, Default)]
pub struct Talk {
    shown: Option<Shown>,
}

#[derive(Debug, Clone, PartialEq)]
struct Shown {
    lines: Vec<ChatLine>,
    names: [String; 2],
    muted: bool,
    language: String,
}

/// The field, and the button that sends what is in it.
#[derive(Component, Debug, Clone, Copy)]
struct Line;
#[derive(Component, Debug, Clone, Copy)]
struct Send;
/// The number of lines that nobody has seen, in the button that opens the chat.
#[derive(Component, Debug, Clone, Copy)]
pub struct Unread;
/// What the field is for, as long as it is empty.
#[derive(Component, Debug, Clone, Copy)]
struct Hint;
/// How many look on, and the words of the button that silences the other player.
#[derive(Component, Debug, Clone, Copy)]
struct Watchers;
#[derive(Component, Debug, Clone, Copy)]
struct MuteWords;

/// The heading: its name, who looks on, and whether the other is heard.
pub fn head(kit: &mut Kit, parent: Entity, online: &Online) {
    let node = Node {
        height: px(HEAD),
        align_items: AlignItems::Center,
        column_gap: px(space::XS),
        flex_shrink: 0.0,
        ..default()
    };
    let head = kit.node(parent, node);
    kit.say(head, Style::SUBHEAD.sized(22.0), "chat-title");
    kit.spring(head);
    if visitors::button(kit, head, online).is_none() {
        kit.icon(head, Icon::Eye, 18.0, Token::Ink2);
    }
    let count = kit.write(head, Style::DATA.sized(14.0).ink(Token::Ink2), "");
    kit.commands.entity(count).insert(Watchers);
    mute_button(kit, head, online);
    kit.rule(parent);
}

fn mute_button(kit: &mut Kit, parent: Entity, online: &Online) {
    if online.table().and_then(Table::slot).is_none() {
        return;
    }
    let id = match online.is_muted() {
        true => "chat-hear",
        false => "chat-mute",
    };
    let label = kit.t(id);
    let mute = kit.button_called(parent, Look::Quiet, None, "", "chat-mute");
    let words = kit.write(mute, Style::SMALL, label);
    kit.commands.entity(words).insert((Follows, MuteWords));
    kit.commands
        .entity(mute)
        .entry::<Node>()
        .and_modify(|mut node| {
            node.padding = UiRect::horizontal(px(space::XS));
            // Its words end on the margin.
            node.margin = UiRect::right(px(-space::XS));
        });
    kit.on(
        mute,
        |_: On<Activate>, online: Res<Online>, mut wishes: MessageWriter<OnlineWish>| {
            wishes.write(OnlineWish::Mute(!online.is_muted()));
        },
    );
}

/// The lines, and the field under them where there is somebody to speak.
pub fn panel(kit: &mut Kit, parent: Entity, online: &Online, draft: &ChatDraft) {
    list(kit, parent);
    if online.table().and_then(Table::slot).is_none() {
        return;
    }
    let row = boxed(kit, parent);
    field(kit, row, draft);
    let send = kit.icon_button(row, Icon::Send, "chat-send");
    kit.commands.entity(send).insert(Send);
    kit.on(send, say);
}

/// The box around the line that is typed.
fn boxed(kit: &mut Kit, parent: Entity) -> Entity {
    let node = Node {
        align_items: AlignItems::Center,
        padding: UiRect::left(px(space::S)),
        margin: UiRect::top(px(space::S)),
        border: UiRect::all(px(kit.palette.border())),
        border_radius: BorderRadius::all(px(radius::CONTROL)),
        flex_shrink: 0.0,
        ..default()
    };
    kit.spawn(
        parent,
        (
            node,
            Fill(Token::Raised),
            Stroke(Token::LineStrong),
            Pickable::IGNORE,
        ),
    )
}

fn list(kit: &mut Kit, parent: Entity) {
    let node = Node {
        flex_grow: 1.0,
        flex_basis: px(0),
        row_gap: px(space::XS),
        padding: UiRect::vertical(px(space::S)),
        ..default()
    };
    let list = kit.scroll(parent, node);
    kit.commands.entity(list).insert(Talk::default());
}

fn field(kit: &mut Kit, parent: Entity, draft: &ChatDraft) -> Entity {
    let hint = kit.say(parent, Style::BODY.ink(Token::Ink3), "chat-line");
    let place = Node {
        position_type: PositionType::Absolute,
        left: px(space::S),
        ..default()
    };
    kit.commands
        .entity(hint)
        .insert((Hint, place, TextLayout::no_wrap()));
    let field = kit.field(parent, "chat-line", &draft.0, CHAT_LIMIT);
    // The box around it is its line, and what was half typed is not lost to the next letter.
    kit.commands
        .entity(field)
        .insert(Line)
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

/// A button that opens the chat in a sheet.
pub fn button(kit: &mut Kit, parent: Entity) -> Entity {
    let button = kit.button(parent, Look::Soft, Some(Icon::Chat), "chat-title");
    kit.on(
        button,
        |_: On<Activate>, mut open: MessageWriter<OpenChat>| {
            open.write_default();
        },
    );
    let count = kit.write(button, Style::DATA_BOLD.sized(14.0).ink(Token::Shu), "");
    kit.commands
        .entity(count)
        .insert((Unread, TextLayout::no_wrap()));
    button
}

fn open(
    mut wishes: MessageReader<OpenChat>,
    dialog: Res<DialogOpen>,
    online: Res<Online>,
    draft: Res<ChatDraft>,
    mut kit: Kit,
) {
    if wishes.read().count() > 0 && !dialog.0 && online.table().is_some() {
        open_sheet(&mut kit, &online, &draft);
    }
}

/// The chat in a sheet.
fn open_sheet(kit: &mut Kit, online: &Online, draft: &ChatDraft) {
    let title = kit.t("chat-title");
    let parts = kit.dialog(&title, None);
    let frame = Node {
        flex_direction: FlexDirection::Column,
        height: px(SHEET.min(kit.layout.size.y - REST).max(LINE)),
        ..default()
    };
    let frame = kit.node(parts.body, frame);
    let plays = online.table().and_then(Table::slot).is_some();
    list(kit, frame);
    if !plays {
        let close = kit.button(parts.actions, Look::Primary, None, "chat-close");
        kit.close_on(close);
        return;
    }
    let row = kit.row(parts.body, space::XS);
    let frame = boxed(kit, row);
    kit.commands
        .entity(frame)
        .entry::<Node>()
        .and_modify(|mut node| {
            node.flex_grow = 1.0;
            node.min_height = px(LINE);
        });
    let line = field(kit, frame, draft);
    kit.commands.entity(line).insert(AutoFocus);
    visitors::button(kit, row, online);
    mute_button(kit, row, online);
    let close = kit.button(parts.actions, Look::Secondary, None, "chat-close");
    kit.close_on(close);
    // The last of the row is what Enter presses.
    let send = kit.button(parts.actions, Look::Primary, Some(Icon::Send), "chat-send");
    kit.commands.entity(send).insert(Send);
    kit.on(send, say);
}

fn say(
    _: On<Activate>,
    mut fields: Query<&mut EditableText, With<Line>>,
    mut draft: ResMut<ChatDraft>,
    mut wishes: MessageWriter<OnlineWish>,
) {
    for mut text in &mut fields {
        let line = Field::read(&text);
        if !line.is_empty() {
            wishes.write(OnlineWish::Say(line));
            // Letters typed in the same frame come after these, and stay.
            text.queue_edit(TextEdit::SelectAll);
            text.queue_edit(TextEdit::Backspace);
        }
    }
    draft.0.clear();
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ChatDraft>()
        .add_message::<OpenChat>()
        .add_systems(
            Update,
            (open, fill, send_on_enter, hint, count, silence)
                .after(BuildScreen)
                .after(SessionSystems),
        );
}

/// The hint goes when the first letter comes.
fn hint(draft: Res<ChatDraft>, mut hints: Query<&mut Visibility, With<Hint>>) {
    for mut visibility in &mut hints {
        visibility.set_if_neq(match draft.0.is_empty() {
            true => Visibility::Inherited,
            false => Visibility::Hidden,
        });
    }
}

/// Enter in the field sends, unless it ends a composition of characters. In a sheet the dialog sees to it.
fn send_on_enter(
    keys: Res<ButtonInput<KeyCode>>,
    dialog: Res<DialogOpen>,
    focus: Res<InputFocus>,
    fields: Query<&EditableText, With<Line>>,
    buttons: Query<Entity, With<Send>>,
    mut commands: Commands,
) {
    if dialog.0 || !keys.any_just_pressed([KeyCode::Enter, KeyCode::NumpadEnter]) {
        return;
    }
    let field = focus.get().and_then(|entity| fields.get(entity).ok());
    if field.is_some_and(|text| !text.is_composing()) {
        for entity in &buttons {
            commands.trigger(Activate { entity });
        }
    }
}

/// Shows the newest lines. Whoever sees the list has read them.
fn fill(
    mut online: ResMut<Online>,
    mut lists: Query<(Entity, &mut Talk, &mut ScrollPosition)>,
    mut kit: Kit,
) {
    if lists.is_empty() {
        return;
    }
    if online.unread() > 0 {
        online.mark_read();
    }
    let Some(table) = online.table() else { return };
    for (entity, mut talk, mut scroll) in &mut lists {
        let skip = table.chat().len().saturating_sub(LINES);
        let now = Shown {
            lines: table.chat()[skip..].to_vec(),
            names: PlayerSlot::ALL.map(|chair| chair_name(&kit.locale, table, chair)),
            muted: online.is_muted(),
            language: kit.locale.code().into(),
        };
        if talk.shown.as_ref() == Some(&now) {
            continue;
        }
        kit.commands.entity(entity).despawn_children();
        lines(&mut kit, entity, &now, table.slot());
        talk.shown = Some(now);
        scroll.y = END;
    }
}

fn lines(kit: &mut Kit, list: Entity, shown: &Shown, me: Option<PlayerSlot>) {
    let heard = |line: &&ChatLine| !shown.muted || Some(line.by) == me;
    let mut empty = true;
    for line in shown.lines.iter().filter(heard) {
        empty = false;
        let is_mine = me == Some(line.by);
        let name = match is_mine {
            true => kit.t("player-you"),
            false => shown.names[line.by.index()].clone(),
        };
        said(kit, list, is_mine, name, line.text.clone());
    }
    if shown.muted {
        kit.say(list, Style::LABEL, "chat-muted");
    } else if empty {
        kit.say(list, Style::LABEL, "chat-empty");
    }
}

/// A line: who says it in bold, then what. One's own stand further in.
fn said(kit: &mut Kit, list: Entity, is_mine: bool, name: String, text: String) {
    let place = Node {
        padding: UiRect::left(px(if is_mine { space::M } else { 0.0 })),
        flex_shrink: 0.0,
        ..default()
    };
    let place = kit.node(list, place);
    let column = frame::fill(kit, place, 0.0);
    let style = Style::DATA_BOLD.sized(14.0);
    let line = kit.write(column, style, format!("{name} "));
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

/// How many lines nobody has seen, and how many look on.
fn count(
    online: Res<Online>,
    locale: Res<Locale>,
    mut unread: Query<&mut Text, (With<Unread>, Without<Watchers>)>,
    mut watchers: Query<&mut Text, With<Watchers>>,
) {
    let lines = online.unread();
    let new = match lines {
        0 => String::new(),
        lines => format!("({lines})"),
    };
    let looking = match online.table() {
        // Those who look on know the players, and not one another.
        Some(table) if table.slot().is_none() => locale.text("chat-looking-on"),
        table => {
            let count = table.map_or(0, Table::watchers);
            locale.text_with("chat-watching", &[("count", count.into())])
        }
    };
    for mut text in &mut unread {
        if text.0 != new {
            text.0.clone_from(&new);
        }
    }
    for mut text in &mut watchers {
        if text.0 != looking {
            text.0.clone_from(&looking);
        }
    }
}

/// The button says what pressing it does.
fn silence(
    online: Res<Online>,
    locale: Res<Locale>,
    mut words: Query<(&mut Text, &ChildOf), With<MuteWords>>,
    mut named: Query<&mut AccessibilityNode>,
) {
    let now = match online.is_muted() {
        true => locale.text("chat-hear"),
        false => locale.text("chat-mute"),
    };
    for (mut text, button) in &mut words {
        if let Ok(mut named) = named.get_mut(button.parent())
            && named.label() != Some(now.as_str())
        {
            named.set_label(now.as_str());
        }
        if text.0 != now {
            text.0.clone_from(&now);
        }
    }
}

//! The title's menu: the chosen entry is larger, with a stone and brackets.
//!
//! The chosen entry is the focused one. Hovering focuses an entry, so that pointer, keys and gamepad agree about what
//! Enter does.

use super::metrics::TitleMetrics;
use crate::learn::LessonRequest;
use crate::live::{Intent, LiveMessage, SavedGame};
use crate::locale::Locale;
use crate::screens::wording::saved_games::saved_game;
use crate::state::{Go, Screen};
use crate::theme::{Icon, Ink, Token, space};
use crate::widgets::{FocusKey, Look, NodeStyle, Style, UiBuilder, mark, visible_if};
use bevy::app::AppExit;
use bevy::ecs::system::SystemParam;
use bevy::input_focus::{AutoFocus, FocusCause, InputFocus, InputFocusVisible};
use bevy::picking::hover::Hovered;
use bevy::prelude::*;

/// The chosen entry's stone, and its position between the entry's left edge and the text, as a fraction.
const STONE: f32 = 26.0;
/// The space below the first entry.
const AFTER_FIRST: f32 = 3.0;
/// The space above the note below an entry, which overlaps the entry's line, and below it.
const AROUND_NOTE: [f32; 2] = [-5.0, 4.0];
/// The entries that are needed less often.
const SECONDARY: [(Icon, &str, Screen); 3] = [
    (Icon::Skins, "title-skins", Screen::Skins),
    (Icon::Settings, "title-settings", Screen::Settings),
    (Icon::Info, "title-credits", Screen::Credits),
];
/// The padding beside the scrolling menu for brackets.
const BRACKET_ROOM: f32 = 8.0;

/// An entry, and the parts that change when it is chosen.
#[derive(Component, Debug, Clone, Copy)]
pub struct TitleMenuEntry {
    words: Entity,
    stone: Entity,
    brackets: Entity,
}

#[derive(Component, Debug, Clone, Copy, Default)]
pub struct ChosenEntry;

/// The game that can be continued.
#[derive(SystemParam)]
pub struct SavedGames<'w> {
    saved: Option<Res<'w, SavedGame>>,
}

impl SavedGames<'_> {
    /// The description of the game that Continue opens.
    pub fn game(&self, locale: &Locale) -> Option<String> {
        let saved = self.saved.as_ref().and_then(|saved| saved.0.as_ref());
        saved.map(|summary| saved_game(locale, summary))
    }
}

/// What decides which entries and notes the menu has.
pub struct MenuContent {
    /// The description of the game that Continue opens.
    pub game: Option<String>,
    /// The online match to return to, in words.
    pub waiting_match: Option<String>,
    /// Whether to ask if the person is new to the game.
    pub is_new: bool,
}

impl MenuContent {
    /// The number of entries in a window with room for all.
    pub fn entries(&self) -> usize {
        /// Play, Learn, Online, Study, Puzzles, Library.
        const ALWAYS: usize = 6;
        let quit = usize::from(!cfg!(target_arch = "wasm32"));
        ALWAYS + SECONDARY.len() + usize::from(self.game.is_some()) + quit
    }

    /// The number of entries with a note.
    pub fn notes(&self) -> usize {
        let notes = [
            self.game.is_some(),
            self.waiting_match.is_some(),
            self.is_new,
        ];
        notes.into_iter().filter(|has| *has).count()
    }
}

/// The menu, as a child of a column; it scrolls if the window is too low.
pub fn build(ui: &mut UiBuilder, parent: Entity, metrics: &TitleMetrics, content: &MenuContent) {
    let node = Node::row().items_start().pad(BRACKET_ROOM);
    let node = node.align_self(AlignSelf::Start);
    let node = node.margin_left(metrics.entry_shift - BRACKET_ROOM);
    let menu = ui.scroll(parent, node.margin_top(metrics.gap - BRACKET_ROOM));
    let play = screen_entry(ui, menu, metrics, "title-play", Screen::NewGame);
    let first = entry_node(metrics).margin_bottom(AFTER_FIRST);
    ui.insert(play, (AutoFocus, first));
    if let Some(game) = &content.game {
        let entry = entry(ui, menu, metrics, "title-continue", Some(game));
        ui.write_on(entry, LiveMessage(Intent::Continue));
    }
    learn_entry(ui, menu, metrics, content.is_new);
    let waiting = content.waiting_match.as_deref();
    let online = entry(ui, menu, metrics, "title-online", waiting);
    ui.write_on(online, Go::To(Screen::Online));
    screen_entry(ui, menu, metrics, "title-study", Screen::Study);
    screen_entry(ui, menu, metrics, "title-puzzles", Screen::Puzzles);
    screen_entry(ui, menu, metrics, "title-library", Screen::Library);
    if !metrics.extras {
        icons(ui, menu, metrics);
        return;
    }
    for (_, id, screen) in SECONDARY {
        screen_entry(ui, menu, metrics, id, screen);
    }
    if !cfg!(target_arch = "wasm32") {
        let quit = entry(ui, menu, metrics, "title-quit", None);
        ui.write_on(quit, AppExit::Success);
    }
}

/// A phone has no room for entries that are needed less often: there they are icons in a row.
fn icons(ui: &mut UiBuilder, menu: Entity, metrics: &TitleMetrics) {
    /// How far an icon is inside its button.
    const ICON_INSET: f32 = 12.0;
    let node = Node::line(space::S).no_shrink();
    let row = ui.node(menu, node.margin_left(metrics.words - ICON_INSET));
    for (icon, id, screen) in SECONDARY {
        let button = ui.icon_button(row, icon, id);
        ui.write_on(button, Go::To(screen));
    }
}

fn screen_entry(
    ui: &mut UiBuilder,
    menu: Entity,
    metrics: &TitleMetrics,
    id: &str,
    screen: Screen,
) -> Entity {
    let entry = entry(ui, menu, metrics, id, None);
    ui.write_on(entry, Go::To(screen));
    entry
}

/// The lessons; at the first start with a question, and then it leads into the first lesson.
fn learn_entry(ui: &mut UiBuilder, menu: Entity, metrics: &TitleMetrics, is_new: bool) {
    if !is_new {
        screen_entry(ui, menu, metrics, "title-learn", Screen::Learn);
        return;
    }
    let question = ui.locale.text("title-newcomer");
    let entry = entry(ui, menu, metrics, "title-learn", Some(&question));
    ui.write_on(entry, LessonRequest::Open(0));
}

fn entry_node(metrics: &TitleMetrics) -> Node {
    Node::column()
        .no_shrink()
        .min_width(metrics.entry_width)
        .max_width(metrics.entry_limit)
        .min_height(metrics.entry_height)
        .pad_left(metrics.words)
        .pad_right(space::M)
}

fn entry(
    ui: &mut UiBuilder,
    menu: Entity,
    metrics: &TitleMetrics,
    id: &str,
    note: Option<&str>,
) -> Entity {
    let name = ui.locale.text(id);
    let label = std::iter::once(name.as_str()).chain(note);
    let label = ui.locale.statements(label);
    let entry = ui.bare_button(menu, Look::Entry, &label, id, entry_node(metrics));
    let line = Node::row().items_center().height(metrics.entry_height);
    let line = ui.node(entry, line);
    let words = ui.literal_line(line, Style::MENU, name);
    if let Some(note) = note {
        let [above, below] = AROUND_NOTE;
        let place = Node::default().margin_top(above);
        let place = ui.node(entry, place.margin_bottom(below));
        ui.literal_line(place, Style::LABEL.ink(Token::Ink2), note);
    }
    let stone = ui.stone(entry, ui.control_stone(), STONE);
    let left = ((metrics.words - STONE) * 0.45).round();
    let place = Node::default().at(left, (metrics.entry_height - STONE) / 2.0);
    ui.insert(stone, (place.square(STONE), Visibility::Hidden));
    let brackets = ui.brackets(entry, 0.0);
    ui.insert(brackets, Visibility::Hidden);
    let parts = TitleMenuEntry {
        words,
        stone,
        brackets,
    };
    ui.insert(entry, parts);
    entry
}

type ChangedHover<'w, 's> =
    Query<'w, 's, (Entity, &'static Hovered), (With<TitleMenuEntry>, Changed<Hovered>)>;

pub fn follow_pointer(hovered: ChangedHover, mut focus: ResMut<InputFocus>) {
    for (entity, hovered) in &hovered {
        if hovered.0 && focus.get() != Some(entity) {
            focus.set(entity, FocusCause::Navigated);
        }
    }
}

type Entries<'w, 's> = Query<'w, 's, (Entity, &'static TitleMenuEntry, Has<ChosenEntry>)>;

/// The focused entry is the chosen one; if the focus is elsewhere the last one stays chosen, without brackets. A click
/// on the background clears the focus: then the chosen entry gets it back, because its brackets say what Enter does.
pub fn choose(
    mut focus: ResMut<InputFocus>,
    visible: Res<InputFocusVisible>,
    added: Query<(), Added<TitleMenuEntry>>,
    entries: Entries,
    controls: Query<(), With<FocusKey>>,
    mut words: Query<(&mut TextFont, &mut Ink)>,
    mut shown: Query<&mut Visibility>,
    mut commands: Commands,
) {
    if !(focus.is_changed() || visible.is_changed() || !added.is_empty()) {
        return;
    }
    let focused = focus.get().filter(|entity| entries.contains(*entity));
    let mut all = entries.iter();
    let before = all.find_map(|(entity, _, chosen)| chosen.then_some(entity));
    let chosen = focused.or(before);
    let is_lost = focus.get().is_none_or(|entity| !controls.contains(entity));
    if let Some(entry) = before.filter(|_| is_lost) {
        focus.set(entry, FocusCause::Navigated);
    }
    let elsewhere = visible.0 && focus.get().is_some() && focused.is_none();
    for (entity, entry, was) in &entries {
        let is = chosen == Some(entity);
        mark::<ChosenEntry>(&mut commands, entity, was, is);
        let style = if is { Style::MENU_CHOSEN } else { Style::MENU };
        if let Ok((mut font, mut ink)) = words.get_mut(entry.words) {
            let size = FontSize::Px(style.size);
            if font.font_size != size {
                font.font_size = size;
            }
            ink.set_if_neq(Ink(style.ink));
        }
        for (part, seen) in [(entry.stone, is), (entry.brackets, is && !elsewhere)] {
            if let Ok(mut visibility) = shown.get_mut(part) {
                visibility.set_if_neq(visible_if(seen));
            }
        }
    }
}

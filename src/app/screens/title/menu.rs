//! The menu: one entry is the chosen one, larger, with a stone and brackets.
//!
//! The chosen entry is the focused one. Hovering an entry focuses it, so that pointer, keys and gamepad never
//! disagree about what Enter would do.

use super::plan::Plan;
use crate::app::locale::Locale;
use crate::app::redraw::Redraw;
use crate::app::screens::words;
use crate::app::session::{Intent, SavedGame, Saves};
use crate::app::state::{Go, Screen};
use crate::app::storage::Folders;
use crate::app::theme::{Ink, Token, space};
use crate::app::widgets::{FocusKey, Kit, Look, Style};
use bevy::app::AppExit;
use bevy::ecs::system::SystemParam;
use bevy::input_focus::{AutoFocus, FocusCause, InputFocus, InputFocusVisible};
use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui_widgets::Activate;

/// The chosen entry's stone, and where it stands from the entry's left edge to the words, in parts.
const STONE: f32 = 26.0;
/// The space below the first entry.
const AFTER_FIRST: f32 = 3.0;
/// The note below an entry's words moves up by so much, and ends so far above the next entry.
const NOTE_UP: f32 = 5.0;
const NOTE_DOWN: f32 = 4.0;
/// The menu scrolls where it must; brackets need so much room beside it.
const BRACKET_ROOM: f32 = 8.0;

/// An entry, and its parts that change when it is chosen.
#[derive(Component, Debug, Clone, Copy)]
pub struct Entry {
    words: Entity,
    stone: Entity,
    brackets: Entity,
}

/// The chosen entry.
#[derive(Component, Debug, Clone, Copy, Default)]
pub struct Chosen;

/// What there is to go on with.
#[derive(SystemParam)]
pub struct Kept<'w> {
    saved: Option<Res<'w, SavedGame>>,
    folders: Option<Res<'w, Folders>>,
}

impl Kept<'_> {
    /// The line about the game that Continue would take up.
    pub fn game(&self, locale: &Locale) -> Option<String> {
        let saved = self.saved.as_ref().and_then(|saved| saved.0.as_ref());
        saved.map(|summary| words::saved_game(locale, summary))
    }

    /// Whether there is any named save.
    pub fn any_saves(&self) -> bool {
        self.folders
            .as_ref()
            .is_some_and(|folders| Saves::new(folders).any())
    }
}

/// The menu, as a child of a column; it scrolls when the window is too low for it.
pub fn lay(kit: &mut Kit, parent: Entity, plan: &Plan, kept: &Kept) {
    let node = Node {
        margin: UiRect::new(
            px(plan.entry_shift - BRACKET_ROOM),
            px(0),
            px(plan.gap - BRACKET_ROOM),
            px(0),
        ),
        padding: UiRect::all(px(BRACKET_ROOM)),
        flex_shrink: 1.0,
        align_items: AlignItems::Start,
        align_self: AlignSelf::Start,
        ..default()
    };
    let menu = kit.scroll(parent, node);
    let play = goes(kit, menu, plan, "title-play", Screen::NewGame);
    let first = Node {
        margin: UiRect::bottom(px(AFTER_FIRST)),
        ..entry_node(plan)
    };
    kit.commands.entity(play).insert((AutoFocus, first));
    if let Some(game) = kept.game(&kit.locale) {
        let entry = entry(kit, menu, plan, "title-continue", Some(&game));
        kit.on(
            entry,
            |_: On<Activate>, mut intents: MessageWriter<Intent>, mut redraw: ResMut<Redraw>| {
                intents.write(Intent::Continue);
                redraw.next_frame();
            },
        );
    }
    goes(kit, menu, plan, "title-online", Screen::Online);
    // In a browser the list is also where a file is taken in.
    if kept.any_saves() || cfg!(target_family = "wasm") {
        goes(kit, menu, plan, "title-load", Screen::Load);
    }
    goes(kit, menu, plan, "title-skins", Screen::Skins);
    goes(kit, menu, plan, "title-settings", Screen::Settings);
    goes(kit, menu, plan, "title-credits", Screen::Credits);
    if plan.extras && !cfg!(target_arch = "wasm32") {
        let quit = entry(kit, menu, plan, "title-quit", None);
        kit.on(quit, |_: On<Activate>, mut exit: MessageWriter<AppExit>| {
            exit.write(AppExit::Success);
        });
    }
}

/// An entry that opens a screen.
fn goes(kit: &mut Kit, menu: Entity, plan: &Plan, id: &str, screen: Screen) -> Entity {
    let entry = entry(kit, menu, plan, id, None);
    kit.on(
        entry,
        move |_: On<Activate>, mut go: MessageWriter<Go>, mut redraw: ResMut<Redraw>| {
            go.write(Go::To(screen));
            redraw.next_frame();
        },
    );
    entry
}

fn entry_node(plan: &Plan) -> Node {
    Node {
        min_width: px(plan.entry_width),
        max_width: px(plan.entry_limit),
        min_height: px(plan.entry_height),
        padding: UiRect::new(px(plan.words), px(space::M), px(0), px(0)),
        flex_direction: FlexDirection::Column,
        flex_shrink: 0.0,
        ..default()
    }
}

fn entry(kit: &mut Kit, menu: Entity, plan: &Plan, id: &str, note: Option<&str>) -> Entity {
    let name = kit.t(id);
    let label = note.map_or(name.clone(), |note| format!("{name}. {note}"));
    let entry = kit.bare_button(menu, Look::Entry, &label, id, entry_node(plan));
    let line = Node {
        height: px(plan.entry_height),
        align_items: AlignItems::Center,
        ..default()
    };
    let line = kit.node(entry, line);
    let words = kit.write(line, Style::MENU, name);
    kit.commands.entity(words).insert(TextLayout::no_wrap());
    if let Some(note) = note {
        let place = Node {
            margin: UiRect::new(px(0), px(0), px(-NOTE_UP), px(NOTE_DOWN)),
            ..default()
        };
        let place = kit.node(entry, place);
        let note = kit.write(place, Style::LABEL.ink(Token::Ink2), note);
        kit.commands.entity(note).insert(TextLayout::no_wrap());
    }
    let stone = kit.stone(entry, kit.control_stone(), STONE);
    let place = Node {
        position_type: PositionType::Absolute,
        left: px(((plan.words - STONE) * 0.45).round()),
        top: px((plan.entry_height - STONE) / 2.0),
        width: px(STONE),
        height: px(STONE),
        ..default()
    };
    kit.commands
        .entity(stone)
        .insert((place, Visibility::Hidden));
    let brackets = kit.brackets(entry, 0.0);
    kit.commands.entity(brackets).insert(Visibility::Hidden);
    kit.commands.entity(entry).insert(Entry {
        words,
        stone,
        brackets,
    });
    entry
}

type ChangedHover<'w, 's> =
    Query<'w, 's, (Entity, &'static Hovered), (With<Entry>, Changed<Hovered>)>;

/// Hovering focuses.
pub fn follow_pointer(hovered: ChangedHover, mut focus: ResMut<InputFocus>) {
    for (entity, hovered) in &hovered {
        if hovered.0 && focus.get() != Some(entity) {
            focus.set(entity, FocusCause::Navigated);
        }
    }
}

type Entries<'w, 's> = Query<'w, 's, (Entity, &'static Entry, Has<Chosen>)>;

/// The focused entry is the chosen one; when the focus is elsewhere the last one stays chosen, without brackets. A click on
/// empty paper takes the focus from all controls: then the chosen entry gets it back, for its brackets say what Enter does.
pub fn choose(
    mut focus: ResMut<InputFocus>,
    visible: Res<InputFocusVisible>,
    added: Query<(), Added<Entry>>,
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
    let before = entries
        .iter()
        .find(|(_, _, chosen)| *chosen)
        .map(|(entity, ..)| entity);
    let chosen = focused.or(before);
    let is_lost = focus.get().is_none_or(|entity| !controls.contains(entity));
    if let Some(entry) = before.filter(|_| is_lost) {
        focus.set(entry, FocusCause::Navigated);
    }
    let elsewhere = visible.0 && focus.get().is_some() && focused.is_none();
    for (entity, entry, was) in &entries {
        let is = chosen == Some(entity);
        if is && !was {
            commands.entity(entity).try_insert(Chosen);
        } else if was && !is {
            commands.entity(entity).try_remove::<Chosen>();
        }
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
                visibility.set_if_neq(if seen {
                    Visibility::Inherited
                } else {
                    Visibility::Hidden
                });
            }
        }
    }
}

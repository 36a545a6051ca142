//! The list of games. Only the rows near the visible ones exist, so that a hundred thousand games scroll as ten do.

use super::choice::GameChoice;
use super::lengths::{INSET, Lengths};
use super::mini_board::MiniBoardSource;
use super::parts::{
    ChooseButton, EmptyNote, GameList, LibraryScreenSystems, ListRow, ListSpace, Matches, MoreNote,
    OrderButton,
};
use super::row::{self, RowGame, RowPlace, ground, lift};
use crate::layout::Layout;
use crate::library::{GameLibrary, LibrarySearch, LibraryState};
use crate::live::ReviewMarks;
use crate::redraw::Redraw;
use crate::screens::lifecycle::AddScreen;
use crate::theme::{Elevation, Fill, Token, space};
use crate::widgets::{NodeStyle, Part, Parts, ScrollByKeys, Style, UiBuilder, check, set_display};
use bevy::prelude::*;
use bevy::ui::Checked;
use std::ops::Range;

/// So many rows exist above and below the visible ones.
const OVERSCAN: usize = 3;
/// So many rows are built in one frame at most, after those of the first.
const ROWS_PER_FRAME: usize = 6;
/// The height of the line below the list, in logical pixels.
const MORE: f32 = 36.0;

/// The scroll position of the list, which survives a rebuild, and the places of the rows near the visible ones.
#[derive(Resource, Debug, Default)]
pub struct ListScroll {
    top: f32,
    rows: Range<usize>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ListScroll>().add_details(
        (scroll, show_rows, show_choice, (show_empty, show_more))
            .chain()
            .in_set(LibraryScreenSystems),
    );
}

/// The head with the number of matches and the order, and the list.
pub fn build(ui: &mut UiBuilder, column: Entity, scroll: &ListScroll) {
    let head = Node::line(space::S)
        .height(space::TARGET)
        .no_shrink()
        .pad_x(INSET);
    let head = ui.node(column, head);
    ui.part_heading(head, Style::SUBHEAD, "library-games");
    let matches = ui.row(head, space::XS);
    ui.insert(matches, Matches);
    ui.spacer(head);
    let order = ui.row(head, 0.0);
    ui.insert(order, OrderButton);
    let line = ui.node(column, Node::default().pad_x(INSET).no_shrink());
    let line_node = Node::default().grow().height(1);
    ui.filled(line, line_node, Token::Line);
    let area = ui.scroll(column, Node::default().flex());
    let position = ScrollPosition(Vec2::new(0.0, scroll.top));
    let keys = ScrollByKeys { by_arrows: false };
    ui.insert(area, (GameList, position, keys));
    let space = ui.node(area, Node::default().full_width().no_shrink());
    ui.insert(space, ListSpace);
    let note = Node::column().gap(space::XS).pad_xy(INSET, space::L);
    let note = ui.node(area, note.display(Display::None));
    ui.insert(note, EmptyNote);
    let more = Node::row().center().height(MORE).no_shrink();
    let more = ui.node(column, more);
    let words = ui.literal_line(more, Style::SMALL.ink(Token::Ink3), "");
    ui.insert(words, MoreNote);
}

/// The places of the rows that should exist.
fn wanted(scroll: f32, visible: f32, row: f32, count: usize) -> Range<usize> {
    let first = (scroll / row).max(0.0) as usize;
    let last = ((scroll + visible) / row).ceil().max(0.0) as usize;
    let first = first.saturating_sub(OVERSCAN).min(count);
    first..(last + OVERSCAN).min(count)
}

/// Makes the list as high as all its rows, and finds out which of them are near the visible ones.
fn scroll(
    search: Res<LibrarySearch>,
    layout: Res<Layout>,
    mut areas: Query<(&mut ScrollPosition, &ComputedNode), With<GameList>>,
    mut spaces: Query<&mut Node, With<ListSpace>>,
    mut scroll: ResMut<ListScroll>,
    mut question: Local<u64>,
    mut redraw: ResMut<Redraw>,
) {
    let (Ok((mut position, area)), Ok(mut space)) = (areas.single_mut(), spaces.single_mut())
    else {
        return;
    };
    let row = Lengths::of(&layout).row.height;
    let count = search.found().len();
    let height = px(count as f32 * row);
    if space.height != height {
        space.height = height;
        redraw.next_frame();
    }
    // A new search is read from its start.
    if std::mem::replace(&mut *question, search.question()) != search.question() {
        position.y = 0.0;
    }
    // Before the first layout the height of the list is not known; the window is higher.
    let visible = match area.size().y * area.inverse_scale_factor {
        0.0 => layout.size.y,
        visible => visible,
    };
    *scroll = ListScroll {
        top: position.y,
        rows: wanted(position.y, visible, row, count),
    };
}

/// What the rows show.
#[derive(Debug, Clone, PartialEq)]
struct ShownRows {
    generation: u64,
    revision: u64,
    marks: u64,
    has_box: bool,
    height: f32,
}

/// Builds the rows that are missing, in a frame only a few, and despawns those that are far away.
fn show_rows(
    search: Res<LibrarySearch>,
    (library, marks): (Res<GameLibrary>, Res<ReviewMarks>),
    choice: Res<GameChoice>,
    scroll: Res<ListScroll>,
    spaces: Query<(Entity, Ref<ListSpace>)>,
    rows: Query<(Entity, &ListRow)>,
    mut boards: MiniBoardSource,
    mut shown: Local<Option<ShownRows>>,
    mut redraw: ResMut<Redraw>,
    mut ui: UiBuilder,
) {
    let Ok((space, is_new)) = spaces.single() else {
        return;
    };
    let lengths = Lengths::of(&ui.layout).row;
    let now = ShownRows {
        generation: search.generation(),
        revision: library.revision(),
        marks: marks.revision(),
        has_box: has_box(&ui, &choice),
        height: lengths.height,
    };
    let is_anew = is_new.is_added() || shown.as_ref() != Some(&now);
    let mut kept = Vec::new();
    for (entity, row) in &rows {
        if is_anew || !scroll.rows.contains(&row.place) {
            ui.commands.entity(entity).despawn();
        } else {
            kept.push(row.place);
        }
    }
    let is_missing = |place: &usize| !kept.contains(place);
    let missing: Vec<usize> = scroll.rows.clone().filter(is_missing).collect();
    let most = if kept.is_empty() {
        missing.len()
    } else {
        ROWS_PER_FRAME
    };
    for &place in missing.iter().take(most) {
        let hit = search.found().get(place);
        let Some(game) = hit.and_then(|hit| library.games().summary(hit.id)) else {
            continue;
        };
        let at = RowPlace {
            space,
            place,
            lengths,
            has_box: now.has_box,
        };
        let key = library.games().line_key(game.id);
        let game = RowGame {
            summary: &game,
            marks: key.and_then(|key| marks.of(key)),
        };
        let row = row::build(&mut ui, &at, &library, &game, &choice, &mut boards);
        // The rows are in order, for the Tab key and screen readers.
        let before = kept.iter().filter(|other| **other < place).count();
        ui.commands.entity(space).insert_children(before, &[row]);
        kept.push(place);
    }
    if !missing.is_empty() {
        redraw.next_frame();
    }
    *shown = Some(now);
}

/// Whether rows have boxes: on a phone only while several are chosen.
fn has_box(ui: &UiBuilder, choice: &GameChoice) -> bool {
    !ui.layout.is_phone() || choice.is_on
}

fn show_choice(
    choice: Res<GameChoice>,
    buttons: Query<(Entity, &ChooseButton, Has<Checked>)>,
    mut rows: Query<(&ListRow, &mut Fill, &mut Elevation)>,
    mut commands: Commands,
) {
    if !choice.is_changed() {
        return;
    }
    for (entity, ChooseButton(game), is_checked) in &buttons {
        check(&mut commands, entity, is_checked, choice.contains(*game));
    }
    for (row, mut fill, mut elevation) in &mut rows {
        let is_chosen = choice.contains(row.game);
        fill.set_if_neq(Fill(ground(is_chosen)));
        elevation.set_if_neq(Elevation(lift(is_chosen)));
    }
}

impl Part for EmptyNote {
    /// The Fluent ids of a heading and a text.
    type Content = Option<(&'static str, &'static str)>;
}

/// What is said in the place of an empty list.
fn show_empty(
    search: Res<LibrarySearch>,
    library: Res<GameLibrary>,
    mut nodes: Query<&mut Node, With<EmptyNote>>,
    mut parts: Parts<EmptyNote>,
) {
    let words = empty_words(&search, &library);
    for node in &mut nodes {
        set_display(node, words.is_some());
    }
    parts.draw(
        |_, _| words,
        |ui, note, _, words| {
            let Some((title, text)) = *words else { return };
            ui.part_heading(note, Style::SUBHEAD, title);
            match library.state() {
                LibraryState::Failed(reason) => {
                    let reason = reason.clone();
                    ui.literal_text(note, Style::BODY.ink(Token::Fault), reason)
                }
                _ => ui.localized_text(note, Style::BODY.ink(Token::Ink2), text),
            };
        },
    );
}

/// How many more games are below.
fn show_more(
    search: Res<LibrarySearch>,
    ui: UiBuilder,
    areas: Query<(&ScrollPosition, &ComputedNode), With<GameList>>,
    mut more: Query<&mut Text, With<MoreNote>>,
) {
    let Ok((position, area)) = areas.single() else {
        return;
    };
    let row = Lengths::of(&ui.layout).row.height;
    let bottom = position.y + area.size().y * area.inverse_scale_factor;
    let below = search
        .found()
        .len()
        .saturating_sub((bottom / row).round() as usize);
    let words = match below {
        0 => String::new(),
        below => ui
            .locale
            .text_with("library-more", &[("count", below.into())]),
    };
    for mut text in &mut more {
        text.set_if_neq(Text(words.clone()));
    }
}

/// The Fluent ids of what is said in the place of an empty list.
fn empty_words(
    search: &LibrarySearch,
    library: &GameLibrary,
) -> Option<(&'static str, &'static str)> {
    match library.state() {
        LibraryState::Failed(_) => Some(("library-failed", "")),
        LibraryState::Opening => Some(("library-opening", "library-opening-note")),
        LibraryState::Open if !search.found().is_empty() || search.is_searching() => None,
        LibraryState::Open if library.games().is_empty() => {
            Some(("library-empty", "library-empty-note"))
        }
        LibraryState::Open => Some(("library-none", "library-none-note")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_exist_near_the_visible_ones_only() {
        assert_eq!(wanted(0.0, 500.0, 74.0, 3), 0..3);
        assert_eq!(wanted(0.0, 500.0, 74.0, 120_000), 0..10);
        assert_eq!(wanted(7400.0, 500.0, 74.0, 120_000), 97..110);
        assert_eq!(wanted(1.0e9, 500.0, 74.0, 50), 50..50);
        assert_eq!(wanted(0.0, 500.0, 74.0, 0), 0..0);
    }
}

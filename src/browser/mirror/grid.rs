//! A board as an ARIA grid: a cell for each point, named by what is on it. Clicking one plays there, like a click on
//! the board. While a game is played the arrows move the game's own cursor and the focus follows; otherwise (a finished
//! game, a review) the grid moves the focus itself.

use super::super::dom;
use super::super::message_sender::MessageSender;
use super::events;
use super::schedule::MirrorSystems;
use super::tree::Tree;
use crate::board::{
    BoardCursor, BoardFrame, BoardId, BoardModel, BoardView, empty_words, point_words,
};
use crate::input::CellEvent;
use crate::locale::Locale;
use crate::settings::Settings;
use crate::state::{BoardUse, Screen};
use bevy::a11y::AccessibilityNode;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use narabe_rules::{BoardSize, Point};
use send_wrapper::SendWrapper;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlElement, KeyboardEvent};

/// The ids of the boards' elements.
const IDS: [&str; 2] = ["narabe-grid", "narabe-second-grid"];
// The attributes with a cell's point and board number.
const POINT: &str = "data-point";
const BOARD: &str = "data-board";
/// The style of a cell, without its position.
const CELL: &str = "position:absolute;margin:0;padding:0;border:0;min-width:0;overflow:hidden";

/// What the grid of a board shows, and its element.
#[derive(Component, Debug, Default)]
struct ShownGrid {
    grid: Option<SendWrapper<HtmlElement>>,
    size: Option<BoardSize>,
    frame: Option<BoardFrame>,
    words: HashMap<Point, String>,
    language: String,
}

pub(super) fn plugin(app: &mut App, root: &HtmlElement) {
    let sender = MessageSender::<CellEvent>::register(app);
    sender.on(root, "click", |event| {
        let (board, point) = place_of(&events::target(event)?)?;
        Some(CellEvent::Pressed(board, point))
    });
    sender.on(root, "focusin", |event| {
        let (board, point) = place_of(&events::target(event)?)?;
        (!events::is_moving()).then_some(CellEvent::Focused(board, point))
    });
    dom::listen(root, "keydown", |event| walk(&event));
    app.register_required_components::<BoardId, ShownGrid>()
        .add_systems(PostUpdate, show.in_set(MirrorSystems::Points));
}

/// Whether the arrow keys move the game's cursor on a playable board.
fn has_game_cursor(screen: Screen, settings: &Settings) -> bool {
    // On the result screen the keys are for the buttons.
    screen.board_use().takes_points() && screen != Screen::Result && settings.keyboard_cursor
}

fn show(
    mut boards: Query<(
        &BoardId,
        &BoardView,
        &BoardModel,
        &BoardCursor,
        &mut ShownGrid,
    )>,
    tree: NonSend<Tree>,
    names: Query<&AccessibilityNode>,
    locale: Res<Locale>,
    screen: Res<State<Screen>>,
    settings: Res<Settings>,
) {
    let has_cursor = has_game_cursor(*screen.get(), &settings);
    for (board, view, model, cursor, mut shown) in &mut boards {
        let Some(slot) = view.slot else { continue };
        let Some(grid) = tree.element(slot) else {
            continue;
        };
        // The title's board is decoration.
        let size = (screen.board_use() != BoardUse::Decoration).then_some(model.size);
        let is_same = shown.grid.as_ref().is_some_and(|shown| **shown == *grid);
        if !is_same || shown.size != size || shown.language != locale.code() {
            let name = (names.get(slot).ok()).and_then(|name| name.label().map(str::to_owned));
            let name = name.unwrap_or_else(|| locale.text("grid-board"));
            lay(grid, *board, size, &name, &locale);
            *shown = ShownGrid {
                grid: Some(SendWrapper::new(grid.clone())),
                size,
                language: locale.code().into(),
                ..default()
            };
        }
        let Some(size) = size else { continue };
        if shown.frame != view.frame {
            shown.frame = view.frame;
            if let Some(frame) = view.frame {
                lay_over(grid, size, frame);
            }
        }
        let now = point_words(&locale, model);
        for point in size.points() {
            let (is, was) = (now.get(&point), shown.words.get(&point));
            if is != was
                && let Some(cell) = cell_at(grid, point)
            {
                let words = is.cloned();
                let words = words.unwrap_or_else(|| empty_words(&locale, point));
                cell.set_text_content(Some(&words));
            }
        }
        shown.words = now;
        dom::flag(grid, events::KEEPS_KEYS, !(has_cursor && view.playable));
        if let Some(point) = cursor.aim.or(cursor.key) {
            set_tab_stop(grid, point);
        }
    }
}

/// Builds the cells of an empty board, row by row from the top. Without a size the element is left empty.
fn lay(grid: &HtmlElement, board: BoardId, size: Option<BoardSize>, name: &str, locale: &Locale) {
    grid.set_text_content(None);
    let Some(size) = size else {
        grid.set_id("");
        dom::set(grid, "role", "presentation");
        return;
    };
    grid.set_id(IDS[board as usize]);
    dom::set(grid, "role", "grid");
    dom::set(grid, "aria-label", name);
    for y in (0..size.get()).rev() {
        let Some(row) = dom::create("div") else {
            return;
        };
        dom::set(&row, "role", "row");
        for x in 0..size.get() {
            let Some(cell) = dom::create("button") else {
                return;
            };
            let point = Point::new(x, y);
            for (name, value) in [
                ("type", "button"),
                ("role", "gridcell"),
                (BOARD, &(board as usize).to_string()),
                (POINT, &point.to_string()),
                // Roving tab index: the arrows reach the other cells.
                ("tabindex", if point == size.centre() { "0" } else { "-1" }),
            ] {
                dom::set(&cell, name, value);
            }
            cell.set_text_content(Some(&empty_words(locale, point)));
            // Appending a fresh element cannot fail.
            let _ = row.append_child(&cell);
        }
        let _ = grid.append_child(&row);
    }
}

/// Positions each cell over its point, so that touch exploration finds it there.
fn lay_over(grid: &HtmlElement, size: BoardSize, frame: BoardFrame) {
    let cell = frame.cell();
    for point in size.points() {
        let at = frame.at(point);
        let (left, top) = (at.x - cell / 2.0, -at.y - cell / 2.0);
        if let Some(element) = cell_at(grid, point) {
            let style = format!(
                "{CELL};left:calc(50% + {left:.1}px);top:calc(50% + {top:.1}px);\
                 width:{cell:.1}px;height:{cell:.1}px"
            );
            dom::change(&element, "style", &style);
        }
    }
}

/// The board and the point of a cell.
fn place_of(cell: &Element) -> Option<(BoardId, Point)> {
    let point = cell.get_attribute(POINT)?.parse().ok()?;
    let board: usize = cell.get_attribute(BOARD)?.parse().ok()?;
    Some((*BoardId::ALL.get(board)?, point))
}

fn cell_at(grid: &HtmlElement, point: Point) -> Option<HtmlElement> {
    let found = grid.query_selector(&format!("[{POINT}=\"{point}\"]"));
    found.ok()??.dyn_into().ok()
}

/// Makes a cell the tab stop.
fn set_tab_stop(grid: &HtmlElement, point: Point) -> Option<HtmlElement> {
    let next = cell_at(grid, point)?;
    let before = grid.query_selector("[tabindex=\"0\"]").ok().flatten();
    let here: &Element = &next;
    if let Some(before) = before.filter(|before| before != here) {
        dom::set(&before, "tabindex", "-1");
    }
    dom::change(&next, "tabindex", "0");
    Some(next)
}

/// Moves the focus by arrow keys on a board without the game's cursor.
fn walk(event: &Event) {
    let (Some(event), Some(cell)) = (event.dyn_ref::<KeyboardEvent>(), events::target(event))
    else {
        return;
    };
    let (right, up) = match event.key().as_str() {
        "ArrowLeft" => (-1, 0),
        "ArrowRight" => (1, 0),
        "ArrowUp" => (0, 1),
        "ArrowDown" => (0, -1),
        _ => return,
    };
    let grid = cell.closest(&format!("[{}]", events::KEEPS_KEYS));
    let Some(grid) = grid.ok().flatten() else {
        return;
    };
    let Ok(grid) = grid.dyn_into::<HtmlElement>() else {
        return;
    };
    event.prevent_default();
    let next = place_of(&cell).and_then(|(_, point)| {
        let (x, y) = (
            point.x.checked_add_signed(right)?,
            point.y.checked_add_signed(up)?,
        );
        set_tab_stop(&grid, Point::new(x, y))
    });
    if let Some(next) = next {
        events::move_focus(|| next.focus());
    }
}

//! The board as a grid of buttons that is heard and not seen: one for each point, named by what stands there. Pressing one
//! is a wish like a click on the board.

use super::dom;
use super::post::Post;
use crate::app::board::BoardModel;
use crate::app::locale::Locale;
use crate::app::session::Intent;
use crate::app::state::Screen;
use crate::rules::{BoardSize, Point, Side};
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, EventTarget, HtmlElement, KeyboardEvent};

const ID: &str = "narabe-grid";
/// The attribute with a button's point.
const POINT: &str = "data-point";

/// A button was pressed.
#[derive(Message, Debug, Clone, Copy)]
struct Pressed(Point);

/// What the grid shows.
#[derive(Debug, Default, PartialEq)]
struct Shown {
    size: Option<BoardSize>,
    stones: HashMap<Point, Side>,
    language: String,
}

pub(super) fn plugin(app: &mut App) {
    let post = Post::open(app);
    if let Some(grid) = dom::unseen("div", ID) {
        dom::set(&grid, "role", "group");
        let target: &EventTarget = &grid;
        post.on(target, "click", |event| {
            Some(Pressed(point_of(&event.target()?.dyn_into().ok()?)?))
        });
        dom::listen(target, "keydown", walk);
    }
    app.add_systems(Update, play).add_systems(PostUpdate, show);
}

fn play(
    mut pressed: MessageReader<Pressed>,
    screen: Res<State<Screen>>,
    mut intents: MessageWriter<Intent>,
) {
    for Pressed(point) in pressed.read() {
        // A board that is only looked at takes no stones.
        if screen.get().shows_game() {
            intents.write(Intent::Play(*point));
        }
    }
}

fn show(
    model: Res<BoardModel>,
    screen: Res<State<Screen>>,
    locale: Res<Locale>,
    mut shown: Local<Shown>,
) {
    if !(model.is_changed() || screen.is_changed() || locale.is_changed()) {
        return;
    }
    let readable = screen.get().shows_game() || *screen.get() == Screen::Review;
    let now = Shown {
        size: readable.then_some(model.size),
        stones: model.moves.iter().copied().collect(),
        language: locale.code().into(),
    };
    if *shown == now {
        return;
    }
    let Some(grid) = dom::by_id(ID) else {
        return;
    };
    let grid: Element = grid.into();
    if now.size != shown.size || now.language != shown.language {
        lay(&grid, now.size, &locale);
        shown.stones.clear();
    }
    for point in now.size.into_iter().flat_map(BoardSize::points) {
        let (is, was) = (now.stones.get(&point), shown.stones.get(&point));
        if is != was
            && let Some(button) = button_at(&grid, point)
        {
            button.set_text_content(Some(&name(&locale, point, is.copied())));
        }
    }
    *shown = now;
}

/// The buttons of an empty board, row by row from the top; without a board, none.
fn lay(grid: &Element, size: Option<BoardSize>, locale: &Locale) {
    grid.set_text_content(None);
    dom::set(grid, "aria-label", &locale.text("grid-board"));
    let (Some(size), Some(document)) = (size, dom::document()) else {
        return;
    };
    for y in (0..size.get()).rev() {
        let Ok(row) = document.create_element("div") else {
            return;
        };
        for x in 0..size.get() {
            let Ok(button) = document.create_element("button") else {
                return;
            };
            let point = Point::new(x, y);
            dom::set(&button, "type", "button");
            dom::set(&button, POINT, &point.to_string());
            // One button is reached by Tab, the others from it by arrows.
            let first = point == size.centre();
            dom::set(&button, "tabindex", if first { "0" } else { "-1" });
            button.set_text_content(Some(&name(locale, point, None)));
            // Only a node that stands in no page can be refused by its parent, and this one does.
            let _ = row.append_child(&button);
        }
        let _ = grid.append_child(&row);
    }
}

fn name(locale: &Locale, point: Point, stone: Option<Side>) -> String {
    let id = match stone {
        None => "grid-empty",
        Some(Side::Black) => "grid-black",
        Some(Side::White) => "grid-white",
    };
    locale.text_with(id, &[("point", point.label().into())])
}

fn point_of(element: &Element) -> Option<Point> {
    element.get_attribute(POINT)?.parse().ok()
}

fn button_at(grid: &Element, point: Point) -> Option<HtmlElement> {
    let found = grid.query_selector(&format!("[{POINT}=\"{point}\"]"));
    found.ok()??.dyn_into().ok()
}

/// Arrows go to the neighbour; Escape goes back to the game itself.
fn walk(event: Event) {
    let Some(event) = event.dyn_ref::<KeyboardEvent>() else {
        return;
    };
    let key = event.key();
    if key == "Escape" {
        if let Some(canvas) = dom::by_id(dom::CANVAS) {
            // A canvas that takes no focus leaves it where it is.
            let _ = canvas.focus();
        }
        return;
    }
    let (right, up) = match key.as_str() {
        "ArrowLeft" => (-1, 0),
        "ArrowRight" => (1, 0),
        "ArrowUp" => (0, 1),
        "ArrowDown" => (0, -1),
        _ => return,
    };
    event.prevent_default();
    let here = event
        .target()
        .and_then(|target| target.dyn_into::<Element>().ok());
    let next = here.as_ref().and_then(point_of).and_then(|point| {
        let (x, y) = (
            point.x.checked_add_signed(right)?,
            point.y.checked_add_signed(up)?,
        );
        let grid: Element = dom::by_id(ID)?.into();
        button_at(&grid, Point::new(x, y))
    });
    if let (Some(here), Some(next)) = (here, next) {
        dom::set(&here, "tabindex", "-1");
        dom::set(&next, "tabindex", "0");
        let _ = next.focus();
    }
}

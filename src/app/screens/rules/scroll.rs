//! Keeps the scroll offsets of page and list, and scrolls a page by keys, because it contains no focusable control.

use super::reading_position::{ReadingPosition, splits};
use crate::app::layout::Layout;
use crate::app::widgets::DialogOpen;
use bevy::prelude::*;

/// The distance that an arrow key scrolls, in logical pixels, and that Page Up or Down does, in heights of the page.
const STEP: f32 = 56.0;
const PAGE: f32 = 0.8;

/// The scroll areas of the list and of the page.
#[derive(Component, Debug, Clone, Copy)]
pub struct ListArea;
#[derive(Component, Debug, Clone, Copy)]
pub struct PageArea;

/// Page Up and Down, Home and End, and a gamepad's shoulder buttons scroll the page; arrows too if there is no list to
/// move the focus in.
pub fn by_keys(
    keys: Res<ButtonInput<KeyCode>>,
    pads: Query<&Gamepad>,
    dialog: Res<DialogOpen>,
    layout: Res<Layout>,
    mut areas: Query<(&ComputedNode, &mut ScrollPosition), With<PageArea>>,
) {
    if dialog.0 {
        return;
    }
    let pad = |button| pads.iter().any(|pad| pad.just_pressed(button));
    let way = |forward: bool, back: bool| f32::from(i8::from(forward) - i8::from(back));
    let pages = way(
        keys.just_pressed(KeyCode::PageDown) || pad(GamepadButton::RightTrigger),
        keys.just_pressed(KeyCode::PageUp) || pad(GamepadButton::LeftTrigger),
    );
    let arrows_are_free = !splits(&layout);
    let steps = way(
        arrows_are_free && keys.just_pressed(KeyCode::ArrowDown),
        arrows_are_free && keys.just_pressed(KeyCode::ArrowUp),
    );
    let ends = way(
        keys.just_pressed(KeyCode::End),
        keys.just_pressed(KeyCode::Home),
    );
    if pages == 0.0 && steps == 0.0 && ends == 0.0 {
        return;
    }
    for (area, mut position) in &mut areas {
        let scale = area.inverse_scale_factor;
        let height = area.size().y * scale;
        let content = area.content_size().y * scale;
        let way = steps * STEP + pages * PAGE * height + ends * content;
        position.y = (position.y + way).clamp(0.0, (content - height).max(0.0));
    }
}

/// Remembers both scroll offsets for when the screen is rebuilt.
pub fn remember(
    sheets: Query<&ScrollPosition, (With<PageArea>, Changed<ScrollPosition>)>,
    lists: Query<&ScrollPosition, (With<ListArea>, Changed<ScrollPosition>)>,
    mut place: ResMut<ReadingPosition>,
) {
    for scroll in &sheets {
        if place.scrolled != scroll.y {
            place.scrolled = scroll.y;
        }
    }
    for scroll in &lists {
        if place.list_scrolled != scroll.y {
            place.list_scrolled = scroll.y;
        }
    }
}

//! Keeps how far page and list are scrolled, and scrolls a page by keys, for nothing in it takes the focus.

use super::{Place, splits};
use crate::app::layout::Layout;
use crate::app::widgets::DialogOpen;
use bevy::prelude::*;

/// How far a press of an arrow scrolls, in logical pixels, and a press of Page Up or Down, in heights of the page.
const STEP: f32 = 56.0;
const PAGE: f32 = 0.8;

/// The area of the list, and that of the page.
#[derive(Component, Debug, Clone, Copy)]
pub struct List;
#[derive(Component, Debug, Clone, Copy)]
pub struct Sheet;

/// Page Up and Down, Home and End, and a gamepad's shoulders scroll the page; arrows do where no list is walked by them.
pub fn by_keys(
    keys: Res<ButtonInput<KeyCode>>,
    pads: Query<&Gamepad>,
    dialog: Res<DialogOpen>,
    layout: Res<Layout>,
    mut areas: Query<(&ComputedNode, &mut ScrollPosition), With<Sheet>>,
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

/// Remembers how far both are scrolled, for when the screen is built anew.
pub fn keep(
    sheets: Query<&ScrollPosition, (With<Sheet>, Changed<ScrollPosition>)>,
    lists: Query<&ScrollPosition, (With<List>, Changed<ScrollPosition>)>,
    mut place: ResMut<Place>,
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

//! Tooltips: the name of a control without visible text, and its keyboard shortcut.
//!
//! A tooltip is shown when the pointer rests on the control, on a long press, and on keyboard focus. Every control that
//! has a [`Look`] and contains no text gets one with its accessible name.

use super::look::Look;
use super::node::NodeStyle;
use super::text::Style;
use super::ui_builder::UiBuilder;
use crate::redraw::Redraw;
use crate::theme::{Elevation, Fill, Ink, Token, Unfading, radius, space};
use bevy::a11y::AccessibilityNode;
use bevy::ecs::system::SystemParam;
use bevy::input_focus::{InputFocus, InputFocusVisible};
use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::text::EditableText;
use bevy::time::Real;
use bevy::ui::{Pressed, UiGlobalTransform, UiSystems};
use std::time::Duration;

/// The time that the pointer rests before the first tooltip. Moving on from a shown one shows the next at once.
const REST: Duration = Duration::from_millis(500);
// How long a tooltip stays after the finger is lifted, and on keyboard focus.
const LINGERS: Duration = Duration::from_millis(1500);
const STAYS: Duration = Duration::from_secs(4);
/// The distances of a tooltip from its control and from the window's edge, in logical pixels.
const GAP: f32 = 8.0;
/// Tooltips are above dialogs and toasts, and below the focus brackets.
const LAYER: i32 = 950;

/// The tooltip on show, with its control.
#[derive(Component, Debug, Clone, Copy)]
struct Tooltip {
    of: Entity,
    /// Above the control, where the finger does not hide it.
    above: bool,
}

/// What triggers a tooltip.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum TipTrigger {
    Pointer,
    Finger,
    Keyboard,
}

/// The control in question, and since when.
#[derive(Resource, Debug, Default)]
struct TooltipState {
    on: Option<(Entity, TipTrigger)>,
    since: Duration,
    /// When the finger was lifted.
    left: Option<Duration>,
    /// Whether its tooltip has been dismissed.
    done: bool,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<TooltipState>()
        .add_systems(Update, update)
        .add_systems(PostUpdate, place.after(UiSystems::PostLayout));
}

/// Finds controls without text.
#[derive(SystemParam)]
struct TextlessControls<'w, 's> {
    controls: Query<'w, 's, (Entity, &'static Hovered, Has<Pressed>), With<Look>>,
    names: Query<'w, 's, &'static AccessibilityNode, With<Look>>,
    children: Query<'w, 's, &'static Children>,
    texts: Query<'w, 's, (), Or<(With<Text>, With<EditableText>)>>,
    focus: Res<'w, InputFocus>,
    visible: Res<'w, InputFocusVisible>,
    touches: Option<Res<'w, Touches>>,
}

impl TextlessControls<'_, '_> {
    fn is_textless(&self, entity: Entity) -> bool {
        let mut inside = self.children.iter_descendants(entity);
        self.names.contains(entity) && !inside.any(|inside| self.texts.contains(inside))
    }

    /// The control that is hovered, held or focused by keyboard.
    fn current(&self) -> Option<(Entity, TipTrigger)> {
        let touched = (self.touches.as_ref()).is_some_and(|touches| touches.iter().count() > 0);
        let caller = if touched {
            TipTrigger::Finger
        } else {
            TipTrigger::Pointer
        };
        let mut hovered = self.controls.iter().filter(|(_, hovered, _)| hovered.0);
        let pointed = hovered
            .find(|(entity, ..)| self.is_textless(*entity))
            .map(|(entity, ..)| (entity, caller));
        let focused = self.focus.get().filter(|_| self.visible.0);
        pointed.or_else(|| {
            let focused = focused.filter(|entity| self.is_textless(*entity))?;
            Some((focused, TipTrigger::Keyboard))
        })
    }

    fn is_pressed(&self, entity: Entity) -> bool {
        let found = self.controls.get(entity);
        found.is_ok_and(|(_, _, pressed)| pressed)
    }
}

impl TooltipState {
    /// Updates the control in question. Returns how much longer the tooltip stays after the finger was lifted.
    fn note(
        &mut self,
        current: Option<(Entity, TipTrigger)>,
        shown: bool,
        now: Duration,
    ) -> Duration {
        let finger = self.on.filter(|(_, caller)| *caller == TipTrigger::Finger);
        // For a frame after the touch ends the control is still hovered.
        let same = current.map(|(entity, _)| entity) == self.on.map(|(entity, _)| entity);
        if current == self.on || (same && finger.is_some()) {
            return Duration::ZERO;
        }
        if current.is_none() && finger.is_some() && shown {
            let left = *self.left.get_or_insert(now);
            let stays = (left + LINGERS).saturating_sub(now);
            if !stays.is_zero() {
                return stays;
            }
        }
        *self = Self {
            on: current,
            since: now,
            ..Self::default()
        };
        Duration::ZERO
    }
}

/// Shows the tooltip that is due and despawns any other.
fn update(
    textless: TextlessControls,
    time: Res<Time<Real>>,
    shown: Query<(Entity, &Tooltip)>,
    mut state: ResMut<TooltipState>,
    mut redraw: ResMut<Redraw>,
    mut ui: UiBuilder,
) {
    let now = time.elapsed();
    let lingers = state.note(textless.current(), !shown.is_empty(), now);
    if !lingers.is_zero() {
        return redraw.after(lingers);
    }
    let rested = now - state.since;
    match state.on {
        // A click dismisses it.
        Some((of, TipTrigger::Pointer)) if textless.is_pressed(of) => state.done = true,
        Some((_, TipTrigger::Keyboard)) if rested >= STAYS => state.done = true,
        _ => {}
    }
    let due = state.on.filter(|_| !state.done);
    for (entity, tooltip) in &shown {
        if due.is_none_or(|(of, _)| of != tooltip.of) {
            ui.commands.entity(entity).try_despawn();
            redraw.next_frame();
        }
    }
    let Some((of, caller)) = due else { return };
    let stands = shown.iter().any(|(_, tooltip)| tooltip.of == of);
    match caller {
        TipTrigger::Keyboard if stands => redraw.after(STAYS - rested),
        _ if stands => {}
        TipTrigger::Pointer | TipTrigger::Finger if rested < REST && shown.is_empty() => {
            redraw.after(REST - rested);
        }
        _ => {
            if let Ok(name) = textless.names.get(of) {
                let words = words(&ui, name);
                ui.tooltip(of, caller == TipTrigger::Finger, &words);
                redraw.next_frame();
            }
            if caller == TipTrigger::Finger {
                // A long press shows the name and must not activate the control.
                ui.commands.entity(of).try_remove::<Pressed>();
            }
        }
    }
}

fn words(ui: &UiBuilder, name: &AccessibilityNode) -> String {
    let label = name.label().unwrap_or_default();
    match name.keyboard_shortcut() {
        Some(key) => ui
            .locale
            .text_with("tip-key", &[("name", label.into()), ("key", key.into())]),
        None => label.to_owned(),
    }
}

impl UiBuilder<'_, '_> {
    fn tooltip(&mut self, of: Entity, above: bool, words: &str) {
        if words.is_empty() {
            return;
        }
        let node = Node::default()
            .absolute()
            .pad_xy(space::XS, space::XXS)
            .radius(radius::SMALL);
        let ground = (Fill(Token::Ink), Elevation(1), Unfading);
        let tooltip = (Tooltip { of, above }, node, ground, GlobalZIndex(LAYER));
        let tooltip = self
            .commands
            .spawn((tooltip, Visibility::Hidden, Pickable::IGNORE))
            .id();
        let text = self.literal_text(tooltip, Style::LABEL, words);
        self.insert(text, (Ink(Token::OnInk), Unfading, TextLayout::no_wrap()));
    }
}

/// Places the tooltip below its control, or above it for a finger or near the window's lower edge. It becomes visible
/// once it is in place.
fn place(
    mut state: Query<(&Tooltip, &ComputedNode, &mut Node, &mut Visibility)>,
    controls: Query<(&ComputedNode, &UiGlobalTransform), Without<Tooltip>>,
    ui: Res<crate::layout::Layout>,
    mut redraw: ResMut<Redraw>,
) {
    for (tooltip, computed, mut node, mut visibility) in &mut state {
        let Ok((control, transform)) = controls.get(tooltip.of) else {
            continue;
        };
        let scale = control.inverse_scale_factor;
        let size = computed.size() * scale;
        let control = Rect::from_center_size(transform.translation * scale, control.size() * scale);
        let corner = corner(control, size, ui.size, tooltip.above);
        let place = [px(corner.x), px(corner.y)];
        if [node.left, node.top] != place {
            [node.left, node.top] = place;
            redraw.next_frame(); // The layout of this frame is done, so the tooltip appears in the next.
        } else if size.x > 0.0 {
            visibility.set_if_neq(Visibility::Inherited);
        }
    }
}

/// The upper left corner of a tooltip of this size, in logical pixels.
fn corner(control: Rect, size: Vec2, window: Vec2, above: bool) -> Vec2 {
    let (over, under) = (control.min.y - GAP - size.y, control.max.y + GAP);
    let fits_under = under + size.y <= window.y - GAP;
    let y = if (above && over >= GAP) || !fits_under {
        over
    } else {
        under
    };
    let most = (window - size - GAP).max(Vec2::splat(GAP));
    Vec2::new(control.center().x - size.x / 2.0, y).clamp(Vec2::splat(GAP), most)
}

#[cfg(test)]
mod tests {
    use super::*;

    const SIZE: Vec2 = Vec2::new(60.0, 24.0);
    const WINDOW: Vec2 = Vec2::new(400.0, 300.0);

    #[test]
    fn a_tooltip_is_below_its_control_and_inside_the_window() {
        let at = |x, y| Rect::from_center_size(Vec2::new(x, y), Vec2::splat(44.0));
        assert_eq!(
            corner(at(200.0, 100.0), SIZE, WINDOW, false),
            Vec2::new(170.0, 130.0)
        );
        // Above if there is no room below, and for a finger.
        assert_eq!(corner(at(200.0, 270.0), SIZE, WINDOW, false).y, 216.0);
        assert_eq!(corner(at(200.0, 100.0), SIZE, WINDOW, true).y, 46.0);
        assert_eq!(corner(at(200.0, 22.0), SIZE, WINDOW, true).y, 52.0);
        assert_eq!(corner(at(22.0, 100.0), SIZE, WINDOW, false).x, GAP);
        let right = corner(at(378.0, 100.0), SIZE, WINDOW, false);
        assert_eq!(right.x + SIZE.x, WINDOW.x - GAP);
    }
}

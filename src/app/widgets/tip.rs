//! Tooltips: the name of a control without visible text, and its keyboard shortcut.
//!
//! A tip shows when the pointer rests on the control, on a long press, and on keyboard focus. No control asks for one: every
//! control that has a [`Look`] and contains no text gets a tip with its accessible name.

use super::kit::Kit;
use super::look::Look;
use super::text::Style;
use crate::app::redraw::Redraw;
use crate::app::theme::{Fill, Ink, Lift, Token, Unfading, radius, space};
use bevy::a11y::AccessibilityNode;
use bevy::ecs::system::SystemParam;
use bevy::input_focus::{InputFocus, InputFocusVisible};
use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::text::EditableText;
use bevy::time::Real;
use bevy::ui::{Pressed, UiGlobalTransform, UiSystems};
use std::time::Duration;

/// How long the pointer rests before the first tip. Moving on from a shown tip shows the next one at once.
const REST: Duration = Duration::from_millis(500);
/// How long a tip stays after the finger is lifted, and how long on keyboard focus.
const LINGERS: Duration = Duration::from_millis(1500);
const STAYS: Duration = Duration::from_secs(4);
/// From the control to its tip, and from a tip to the window's edge, in logical pixels.
const GAP: f32 = 8.0;
/// Tips lie over dialogs and toasts, and under the brackets of the focus.
const LAYER: i32 = 950;

/// The tip on show, and whose it is.
#[derive(Component, Debug, Clone, Copy)]
struct Tip {
    of: Entity,
    /// Above the control, where the finger does not hide it.
    above: bool,
}

/// What asks for a tip.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Caller {
    Pointer,
    Finger,
    Keyboard,
}

/// The control in question, and since when.
#[derive(Resource, Debug, Default)]
struct Tips {
    on: Option<(Entity, Caller)>,
    since: Duration,
    /// When the finger was lifted.
    left: Option<Duration>,
    /// Its tip has been dismissed.
    done: bool,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Tips>()
        .add_systems(Update, call)
        .add_systems(PostUpdate, place.after(UiSystems::PostLayout));
}

/// Controls without words.
#[derive(SystemParam)]
struct Wordless<'w, 's> {
    controls: Query<'w, 's, (Entity, &'static Hovered, Has<Pressed>), With<Look>>,
    names: Query<'w, 's, &'static AccessibilityNode, With<Look>>,
    children: Query<'w, 's, &'static Children>,
    texts: Query<'w, 's, (), Or<(With<Text>, With<EditableText>)>>,
    focus: Res<'w, InputFocus>,
    visible: Res<'w, InputFocusVisible>,
    touches: Option<Res<'w, Touches>>,
}

impl Wordless<'_, '_> {
    fn is_wordless(&self, entity: Entity) -> bool {
        let mut inside = self.children.iter_descendants(entity);
        self.names.contains(entity) && !inside.any(|inside| self.texts.contains(inside))
    }

    /// The control that is hovered, held or focused by keyboard.
    fn called(&self) -> Option<(Entity, Caller)> {
        let touched = (self.touches.as_ref()).is_some_and(|touches| touches.iter().count() > 0);
        let caller = if touched {
            Caller::Finger
        } else {
            Caller::Pointer
        };
        let mut hovered = self.controls.iter().filter(|(_, hovered, _)| hovered.0);
        let pointed = hovered
            .find(|(entity, ..)| self.is_wordless(*entity))
            .map(|(entity, ..)| (entity, caller));
        let focused = self.focus.get().filter(|_| self.visible.0);
        pointed.or_else(|| {
            let focused = focused.filter(|entity| self.is_wordless(*entity))?;
            Some((focused, Caller::Keyboard))
        })
    }

    fn is_pressed(&self, entity: Entity) -> bool {
        let found = self.controls.get(entity);
        found.is_ok_and(|(_, _, pressed)| pressed)
    }
}

impl Tips {
    /// Updates the control in question. Returns how much longer the tip of a lifted finger stays.
    fn note(&mut self, called: Option<(Entity, Caller)>, shown: bool, now: Duration) -> Duration {
        let finger = self.on.filter(|(_, caller)| *caller == Caller::Finger);
        // For a frame after the touch ends the control is still hovered.
        let same = called.map(|(entity, _)| entity) == self.on.map(|(entity, _)| entity);
        if called == self.on || (same && finger.is_some()) {
            return Duration::ZERO;
        }
        if called.is_none() && finger.is_some() && shown {
            let left = *self.left.get_or_insert(now);
            let stays = (left + LINGERS).saturating_sub(now);
            if !stays.is_zero() {
                return stays;
            }
        }
        *self = Self {
            on: called,
            since: now,
            ..Self::default()
        };
        Duration::ZERO
    }
}

/// Shows the tip that is due and removes any other.
fn call(
    wordless: Wordless,
    time: Res<Time<Real>>,
    shown: Query<(Entity, &Tip)>,
    mut tips: ResMut<Tips>,
    mut redraw: ResMut<Redraw>,
    mut kit: Kit,
) {
    let now = time.elapsed();
    let lingers = tips.note(wordless.called(), !shown.is_empty(), now);
    if !lingers.is_zero() {
        return redraw.after(lingers);
    }
    let rested = now - tips.since;
    match tips.on {
        // A click dismisses it.
        Some((of, Caller::Pointer)) if wordless.is_pressed(of) => tips.done = true,
        Some((_, Caller::Keyboard)) if rested >= STAYS => tips.done = true,
        _ => {}
    }
    let due = tips.on.filter(|_| !tips.done);
    for (entity, tip) in &shown {
        if due.is_none_or(|(of, _)| of != tip.of) {
            kit.commands.entity(entity).try_despawn();
            redraw.next_frame();
        }
    }
    let Some((of, caller)) = due else { return };
    let stands = shown.iter().any(|(_, tip)| tip.of == of);
    match caller {
        Caller::Keyboard if stands => redraw.after(STAYS - rested),
        _ if stands => {}
        Caller::Pointer | Caller::Finger if rested < REST && shown.is_empty() => {
            redraw.after(REST - rested);
        }
        _ => {
            if let Ok(name) = wordless.names.get(of) {
                let words = words(&kit, name);
                kit.tip(of, caller == Caller::Finger, &words);
                redraw.next_frame();
            }
            if caller == Caller::Finger {
                // A long press reads the name and must not activate the control.
                kit.commands.entity(of).try_remove::<Pressed>();
            }
        }
    }
}

fn words(kit: &Kit, name: &AccessibilityNode) -> String {
    let label = name.label().unwrap_or_default();
    match name.keyboard_shortcut() {
        Some(key) => kit.tv("tip-key", &[("name", label.into()), ("key", key.into())]),
        None => label.to_owned(),
    }
}

impl Kit<'_, '_> {
    fn tip(&mut self, of: Entity, above: bool, words: &str) {
        if words.is_empty() {
            return;
        }
        let node = Node {
            position_type: PositionType::Absolute,
            padding: UiRect::axes(px(space::XS), px(space::XXS)),
            border_radius: BorderRadius::all(px(radius::SMALL)),
            ..default()
        };
        let ground = (Fill(Token::Ink), Lift(1), Unfading);
        let tip = (Tip { of, above }, node, ground, GlobalZIndex(LAYER));
        let tip = self
            .commands
            .spawn((tip, Visibility::Hidden, Pickable::IGNORE))
            .id();
        let text = self.write(tip, Style::LABEL, words);
        self.commands
            .entity(text)
            .insert((Ink(Token::OnInk), Unfading, TextLayout::no_wrap()));
    }
}

/// Places the tip below its control, or above it for a finger or near the window's lower edge. It becomes visible once it is
/// in place.
fn place(
    mut tips: Query<(&Tip, &ComputedNode, &mut Node, &mut Visibility)>,
    controls: Query<(&ComputedNode, &UiGlobalTransform), Without<Tip>>,
    kit: Res<crate::app::layout::Layout>,
    mut redraw: ResMut<Redraw>,
) {
    for (tip, computed, mut node, mut visibility) in &mut tips {
        let Ok((control, transform)) = controls.get(tip.of) else {
            continue;
        };
        let scale = control.inverse_scale_factor;
        let size = computed.size() * scale;
        let control = Rect::from_center_size(transform.translation * scale, control.size() * scale);
        let corner = corner(control, size, kit.size, tip.above);
        let place = [px(corner.x), px(corner.y)];
        if [node.left, node.top] != place {
            [node.left, node.top] = place;
            redraw.next_frame(); // The layout of this frame is done; the tip arrives in the next.
        } else if size.x > 0.0 {
            visibility.set_if_neq(Visibility::Inherited);
        }
    }
}

/// Where a tip of this size has its upper left corner, all in logical pixels.
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
    fn a_tip_stands_under_its_control_and_inside_the_window() {
        let at = |x, y| Rect::from_center_size(Vec2::new(x, y), Vec2::splat(44.0));
        assert_eq!(
            corner(at(200.0, 100.0), SIZE, WINDOW, false),
            Vec2::new(170.0, 130.0)
        );
        // Above where there is no room below, and for a finger.
        assert_eq!(corner(at(200.0, 270.0), SIZE, WINDOW, false).y, 216.0);
        assert_eq!(corner(at(200.0, 100.0), SIZE, WINDOW, true).y, 46.0);
        assert_eq!(corner(at(200.0, 22.0), SIZE, WINDOW, true).y, 52.0);
        assert_eq!(corner(at(22.0, 100.0), SIZE, WINDOW, false).x, GAP);
        let right = corner(at(378.0, 100.0), SIZE, WINDOW, false);
        assert_eq!(right.x + SIZE.x, WINDOW.x - GAP);
    }
}

//! The look of controls: a table of states, and the system that applies it.

use super::brackets::ChosenBrackets;
use super::node::visible_if;
use super::ui_builder::InheritsInk;
use crate::theme::{Elevation, Fill, Ink, Paint, Stroke, Tint, Token};
use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui::{Checked, InteractionDisabled, Pressed};

/// The kind of control that determines its look.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[require(Hovered, Fill = Fill(Token::Clear), Stroke = Stroke(Token::Clear), UiTransform)]
pub enum Look {
    /// The main button, one per screen.
    Primary,
    Secondary,
    /// The buttons of a game.
    Soft,
    Quiet,
    /// A square with an icon, filled when checked.
    Icon,
    /// One of several segments.
    Segment,
    /// An option with a portrait: raised and bracketed when checked.
    Card,
    /// A row of a list.
    Row,
    /// A move in the list of moves.
    Move,
    /// An entry of the title's menu; its text changes instead of its background.
    Entry,
    /// A picture that can be chosen: bracketed when checked.
    Picture,
}

/// The colours and the elevation of a state.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Appearance {
    fill: Token,
    stroke: Token,
    ink: Token,
    lift: u8,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct ControlState {
    hovered: bool,
    pressed: bool,
    disabled: bool,
    checked: bool,
}

impl Look {
    fn appearance(self, state: ControlState) -> Appearance {
        use Token::*;
        let flat = |fill, stroke, ink| Appearance {
            fill,
            stroke,
            ink,
            lift: 0,
        };
        if state.disabled {
            return match self {
                Self::Primary => flat(Line, Clear, InkOff),
                Self::Secondary | Self::Soft | Self::Card => flat(Clear, Line, InkOff),
                _ => flat(Clear, Clear, InkOff),
            };
        }
        let by_touch = |rest, hover, press| match state {
            ControlState { pressed: true, .. } => press,
            ControlState { hovered: true, .. } => hover,
            _ => rest,
        };
        match (self, state.checked) {
            (Self::Primary, _) => flat(by_touch(Ink, Ink2, InkPress), Clear, OnInk),
            (Self::Secondary, _) => flat(
                by_touch(Clear, Raised, Sunken),
                by_touch(LineStrong, Ink, Ink),
                Ink,
            ),
            (Self::Icon | Self::Soft, true) => flat(by_touch(Ink, Ink2, InkPress), Clear, OnInk),
            (Self::Soft, false) => flat(by_touch(Surface, Raised, Sunken), Line, Ink),
            (Self::Quiet | Self::Icon, _) => flat(
                by_touch(Clear, Surface, Sunken),
                Clear,
                by_touch(Ink2, Ink, Ink),
            ),
            (Self::Segment, true) => flat(Clear, Clear, OnInk),
            (Self::Segment, false) => flat(
                by_touch(Clear, Raised, Sunken),
                Line,
                by_touch(Ink2, Ink, Ink),
            ),
            (Self::Card, true) => Appearance {
                fill: Raised,
                stroke: Clear,
                ink: Ink,
                lift: 2,
            },
            (Self::Card, false) => flat(by_touch(Surface, Raised, Sunken), Line, Ink),
            (Self::Row, true) => Appearance {
                fill: Raised,
                stroke: Clear,
                ink: Ink,
                lift: 2,
            },
            (Self::Row, false) => flat(by_touch(Clear, Surface, Sunken), Clear, Ink),
            (Self::Move, true) => flat(Ink, Clear, OnInk),
            (Self::Move, false) => flat(by_touch(Clear, Surface, Sunken), Clear, Ink),
            (Self::Entry, _) => flat(Clear, Clear, by_touch(Ink2, Ink, Ink)),
            (Self::Picture, checked) => flat(
                Clear,
                Clear,
                if checked {
                    Ink
                } else {
                    by_touch(Ink2, Ink, Ink)
                },
            ),
        }
    }

    /// Whether the button moves down by one pixel when pressed.
    fn sinks(self) -> bool {
        matches!(self, Self::Primary | Self::Secondary | Self::Soft)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, apply.before(Paint));
}

type Controls<'w, 's> = Query<
    'w,
    's,
    (
        Entity,
        &'static Look,
        &'static Hovered,
        Has<Pressed>,
        Has<InteractionDisabled>,
        Has<Checked>,
        &'static mut Fill,
        &'static mut Stroke,
        &'static mut UiTransform,
        Option<&'static mut Elevation>,
    ),
>;

fn apply(
    mut controls: Controls,
    children: Query<&Children>,
    nested: Query<(), With<Look>>,
    mut followers: Query<(Option<&mut Ink>, Option<&mut Tint>), With<InheritsInk>>,
    mut brackets: Query<&mut Visibility, With<ChosenBrackets>>,
) {
    for (
        entity,
        look,
        hovered,
        pressed,
        disabled,
        checked,
        mut fill,
        mut stroke,
        mut place,
        lift,
    ) in &mut controls
    {
        let state = ControlState {
            hovered: hovered.0,
            pressed,
            disabled,
            checked,
        };
        let appearance = look.appearance(state);
        fill.set_if_neq(Fill(appearance.fill));
        stroke.set_if_neq(Stroke(appearance.stroke));
        if let Some(mut lift) = lift {
            lift.set_if_neq(Elevation(appearance.lift));
        }
        let sunk = if look.sinks() && pressed && !disabled {
            px(1)
        } else {
            px(0)
        };
        if place.translation.y != sunk {
            place.translation.y = sunk;
        }
        for child in descendants_of_control(entity, &children, &nested) {
            if let Ok((ink, tint)) = followers.get_mut(child) {
                ink.map(|mut ink| ink.set_if_neq(Ink(appearance.ink)));
                tint.map(|mut tint| tint.set_if_neq(Tint(appearance.ink)));
            }
            if let Ok(mut visibility) = brackets.get_mut(child) {
                visibility.set_if_neq(visible_if(checked));
            }
        }
    }
}

/// The descendants of a control that are not in a nested control.
fn descendants_of_control(
    root: Entity,
    children: &Query<&Children>,
    nested: &Query<(), With<Look>>,
) -> Vec<Entity> {
    let mut found = Vec::new();
    let mut open = vec![root];
    while let Some(entity) = open.pop() {
        for child in children.get(entity).into_iter().flatten().copied() {
            if !nested.contains(child) {
                found.push(child);
                open.push(child);
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    const REST: ControlState = ControlState {
        hovered: false,
        pressed: false,
        disabled: false,
        checked: false,
    };

    #[test]
    fn every_state_of_a_button_looks_different() {
        for look in [
            Look::Primary,
            Look::Secondary,
            Look::Soft,
            Look::Quiet,
            Look::Icon,
        ] {
            let dresses = [
                REST,
                ControlState {
                    hovered: true,
                    ..REST
                },
                ControlState {
                    hovered: true,
                    pressed: true,
                    ..REST
                },
                ControlState {
                    disabled: true,
                    ..REST
                },
            ]
            .map(|state| look.appearance(state));
            for (i, a) in dresses.iter().enumerate() {
                assert!(
                    dresses[i + 1..].iter().all(|b| a != b),
                    "{look:?}: {a:?} stands for two states"
                );
            }
        }
    }

    #[test]
    fn a_checked_choice_never_looks_unchecked() {
        for look in [
            Look::Icon,
            Look::Soft,
            Look::Segment,
            Look::Card,
            Look::Row,
            Look::Move,
            Look::Picture,
        ] {
            assert_ne!(
                look.appearance(REST),
                look.appearance(ControlState {
                    checked: true,
                    ..REST
                }),
                "{look:?}"
            );
        }
    }
}

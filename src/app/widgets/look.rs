//! The look of whatever can be pressed: a table of states, and the system that applies it.

use super::brackets::ChosenBrackets;
use crate::app::theme::{Fill, Ink, Lift, Paint, Stroke, Tint, Token};
use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui::{Checked, InteractionDisabled, Pressed};

/// Which row of the component table a control follows.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[require(Hovered, Fill = Fill(Token::Clear), Stroke = Stroke(Token::Clear), UiTransform)]
pub enum Look {
    /// One per screen.
    Primary,
    Secondary,
    /// The buttons of a game.
    Soft,
    Quiet,
    /// A square with an icon; checked, it is filled.
    Icon,
    /// One of a frame of segments.
    Segment,
    /// A choice with a portrait: checked, it is raised, lifted and bracketed.
    Card,
    /// A row of a list.
    Row,
    /// A move in the list of moves.
    Move,
    /// An entry of the title's menu; its words change instead of its ground.
    Entry,
    /// A picture that can be chosen: bracketed when checked.
    Picture,
}

/// Text and icons that take the ink of the control they stand in.
#[derive(Component, Debug, Clone, Copy, Default)]
pub struct Follows;

/// The three colours and the lift of a state.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Dress {
    fill: Token,
    stroke: Token,
    ink: Token,
    lift: u8,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct State {
    hovered: bool,
    pressed: bool,
    disabled: bool,
    checked: bool,
}

impl Look {
    fn dress(self, state: State) -> Dress {
        use Token::*;
        let flat = |fill, stroke, ink| Dress {
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
            State { pressed: true, .. } => press,
            State { hovered: true, .. } => hover,
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
            (Self::Card, true) => Dress {
                fill: Raised,
                stroke: Clear,
                ink: Ink,
                lift: 2,
            },
            (Self::Card, false) => flat(by_touch(Surface, Raised, Sunken), Line, Ink),
            (Self::Row, true) => Dress {
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

    /// Buttons go down by one pixel when pressed.
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
        Option<&'static mut Lift>,
    ),
>;

fn apply(
    mut controls: Controls,
    children: Query<&Children>,
    nested: Query<(), With<Look>>,
    mut followers: Query<(Option<&mut Ink>, Option<&mut Tint>), With<Follows>>,
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
        let state = State {
            hovered: hovered.0,
            pressed,
            disabled,
            checked,
        };
        let dress = look.dress(state);
        fill.set_if_neq(Fill(dress.fill));
        stroke.set_if_neq(Stroke(dress.stroke));
        if let Some(mut lift) = lift {
            lift.set_if_neq(Lift(dress.lift));
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
                ink.map(|mut ink| ink.set_if_neq(Ink(dress.ink)));
                tint.map(|mut tint| tint.set_if_neq(Tint(dress.ink)));
            }
            if let Ok(mut visibility) = brackets.get_mut(child) {
                visibility.set_if_neq(if checked {
                    Visibility::Inherited
                } else {
                    Visibility::Hidden
                });
            }
        }
    }
}

/// What stands in a control, but not in another control within it.
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

    const REST: State = State {
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
                State {
                    hovered: true,
                    ..REST
                },
                State {
                    hovered: true,
                    pressed: true,
                    ..REST
                },
                State {
                    disabled: true,
                    ..REST
                },
            ]
            .map(|state| look.dress(state));
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
                look.dress(REST),
                look.dress(State {
                    checked: true,
                    ..REST
                }),
                "{look:?}"
            );
        }
    }
}

//! The accessible content of the screen as plain data: every control, picture and text in tab order, with the names and states
//! that AccessKit gets. In a browser the page mirrors it with elements of its own, because a canvas has none.

use super::ellipsis::Ellipsis;
use super::focus_key::FocusKey;
use super::heading::Heading;
use accesskit::{Role, Toggled};
use bevy::a11y::AccessibilityNode;
use bevy::ecs::query::QueryData;
use bevy::ecs::system::SystemParam;
use bevy::input_focus::tab_navigation::TabGroup;
use bevy::platform::collections::HashSet;
use bevy::prelude::*;
use bevy::text::EditableText;
use bevy::ui::{InteractionDisabled, UiGlobalTransform};

/// A screen, a dialog over it, or a toast.
#[derive(Debug, Clone, PartialEq)]
pub struct OutlineLayer {
    /// A dialog is open over it: nothing in it can be focused.
    pub covered: bool,
    pub parts: Vec<OutlineNode>,
}

/// An element of the screen.
#[derive(Debug, Clone, PartialEq)]
pub struct OutlineNode {
    /// Unique, and the same after the screen is rebuilt.
    pub key: String,
    pub entity: Entity,
    pub kind: OutlineKind,
    pub name: String,
    /// The name of its keyboard shortcut.
    pub shortcut: Option<String>,
    /// Whether what it opens is open, if it opens and closes something.
    pub expanded: Option<bool>,
    pub disabled: bool,
    /// In physical pixels of the window.
    pub place: Rect,
    pub inside: Vec<OutlineNode>,
}

/// The kind of an element, and its state.
#[derive(Debug, Clone, PartialEq)]
pub enum OutlineKind {
    Text,
    Heading {
        level: u8,
    },
    Picture,
    Group,
    Dialog,
    Board,
    Button {
        on: Option<bool>,
    },
    Switch {
        on: bool,
    },
    Choice,
    Option {
        on: bool,
    },
    Slider {
        value: f64,
        least: f64,
        most: f64,
    },
    Field {
        words: String,
        longest: Option<usize>,
        /// Whether it has several lines.
        has_lines: bool,
    },
}

impl OutlineKind {
    /// Whether it contains other elements.
    fn holds(&self) -> bool {
        matches!(self, Self::Group | Self::Dialog | Self::Choice)
    }

    /// Whether it is the heading of a whole screen.
    pub fn is_screen_heading(&self) -> bool {
        *self
            == Self::Heading {
                level: Heading::Screen.level(),
            }
    }

    /// Whether it can be operated.
    pub fn is_control(&self) -> bool {
        !matches!(
            self,
            Self::Text | Self::Heading { .. } | Self::Picture | Self::Group | Self::Dialog
        )
    }

    /// The prefix of keys of elements without a [`FocusKey`].
    fn word(&self) -> &'static str {
        match self {
            Self::Text => "text",
            Self::Heading { .. } => "heading",
            Self::Picture => "picture",
            Self::Group => "group",
            Self::Dialog => "dialog",
            Self::Board => "board",
            Self::Option { .. } => "option",
            _ => "control",
        }
    }
}

#[derive(QueryData)]
struct Seen {
    accessible: Option<&'static AccessibilityNode>,
    key: Option<&'static FocusKey>,
    text: Option<&'static Text>,
    heading: Option<&'static Heading>,
    ellipsis: Option<&'static Ellipsis>,
    field: Option<&'static EditableText>,
    visibility: Option<&'static Visibility>,
    node: Option<&'static Node>,
    computed: Option<&'static ComputedNode>,
    transform: Option<&'static UiGlobalTransform>,
    disabled: Has<InteractionDisabled>,
    children: Option<&'static Children>,
}

impl SeenItem<'_, '_> {
    fn is_hidden(&self) -> bool {
        self.visibility == Some(&Visibility::Hidden)
            || self.node.is_some_and(|node| node.display == Display::None)
    }

    fn place(&self) -> Rect {
        let size = self.computed.map_or(Vec2::ZERO, |node| node.size);
        let centre = self.transform.map_or(Vec2::ZERO, |place| place.translation);
        Rect::from_center_size(centre, size)
    }

    /// The kind and the name; `None` for a node that only serves layout.
    fn kind_and_name(&self) -> Option<(OutlineKind, String)> {
        let Some(accessible) = self.accessible else {
            let shown = self.text.filter(|text| !text.0.trim().is_empty())?;
            let full = (self.ellipsis).map_or(&shown.0, |ellipsis| &ellipsis.full);
            let kind = match self.heading {
                Some(heading) => OutlineKind::Heading {
                    level: heading.level(),
                },
                None => OutlineKind::Text,
            };
            return Some((kind, full.clone()));
        };
        let label = accessible.label().unwrap_or_default();
        let on = accessible.toggled() == Some(Toggled::True);
        let kind = match accessible.role() {
            Role::Button => OutlineKind::Button {
                on: accessible.toggled().map(|_| on),
            },
            Role::Switch | Role::CheckBox => OutlineKind::Switch { on },
            Role::RadioGroup => OutlineKind::Choice,
            Role::RadioButton => OutlineKind::Option { on },
            Role::Slider => OutlineKind::Slider {
                value: accessible.numeric_value().unwrap_or_default(),
                least: accessible.min_numeric_value().unwrap_or_default(),
                most: accessible.max_numeric_value().unwrap_or_default(),
            },
            role @ (Role::TextInput | Role::MultilineTextInput) => OutlineKind::Field {
                has_lines: role == Role::MultilineTextInput,
                words: self
                    .field
                    .map_or_else(String::new, |field| field.value().to_string()),
                longest: self.field.and_then(|field| field.max_characters),
            },
            Role::Grid => OutlineKind::Board,
            Role::Dialog => OutlineKind::Dialog,
            Role::SpinButton => {
                let value = accessible.value().unwrap_or_default();
                return Some((OutlineKind::Group, format!("{label} {value}")));
            }
            Role::Group | Role::Alert => OutlineKind::Group,
            Role::Image if !label.is_empty() => OutlineKind::Picture,
            Role::Label if !label.is_empty() => OutlineKind::Text,
            Role::Heading => OutlineKind::Heading {
                level: self.heading.map_or(1, |heading| heading.level()),
            },
            _ => return None,
        };
        Some((kind, label.to_owned()))
    }
}

/// Reads the screen.
#[derive(SystemParam)]
pub struct Outline<'w, 's> {
    groups: Query<'w, 's, (Entity, &'static TabGroup)>,
    parents: Query<'w, 's, &'static ChildOf>,
    seen: Query<'w, 's, Seen>,
}

impl Outline<'_, '_> {
    /// All layers, the lowest first.
    pub fn read(&self) -> Vec<OutlineLayer> {
        let is_root = |entity: &Entity| {
            let mut above = self.parents.iter_ancestors(*entity);
            !above.any(|above| self.groups.contains(above))
        };
        let mut roots: Vec<_> = (self.groups.iter())
            .filter(|(entity, _)| is_root(entity))
            .map(|(entity, group)| (group.modal, group.order, entity))
            .collect();
        roots.sort();
        let asks = roots.iter().any(|(modal, ..)| *modal);
        let mut keys = HashSet::new();
        let layer = |(modal, _, root): (bool, i32, Entity)| {
            let mut parts = Vec::new();
            self.gather(root, "", &mut parts, &mut keys);
            begin_with_heading(&mut parts);
            OutlineLayer {
                covered: asks && !modal,
                parts,
            }
        };
        roots.into_iter().map(layer).collect()
    }

    fn gather(
        &self,
        entity: Entity,
        under: &str,
        out: &mut Vec<OutlineNode>,
        keys: &mut HashSet<String>,
    ) {
        let Ok(seen) = self.seen.get(entity) else {
            return;
        };
        if seen.is_hidden() {
            return;
        }
        let children = seen.children.into_iter().flatten().copied();
        let Some((kind, name)) = seen.kind_and_name() else {
            return children.for_each(|child| self.gather(child, under, out, keys));
        };
        let key = match seen.key {
            Some(key) => unused(keys, &key.0),
            // Another heading is another element: one that only changes its words is not read again.
            None if kind.is_screen_heading() => unused(keys, &format!("heading/{name}")),
            None => unused(keys, &format!("{under}/{}", kind.word())),
        };
        let (mut inside, holds) = (Vec::new(), kind.holds());
        children.for_each(|child| self.gather(child, &key, &mut inside, keys));
        let beside = if holds {
            Vec::new()
        } else {
            // A control's texts are covered by its name; controls nested in it follow it.
            let others = std::mem::take(&mut inside).into_iter();
            others.filter(|part| part.kind.is_control()).collect()
        };
        out.push(OutlineNode {
            key,
            entity,
            kind,
            name,
            expanded: seen
                .accessible
                .and_then(|accessible| accessible.is_expanded()),
            shortcut: (seen.accessible)
                .and_then(|accessible| accessible.keyboard_shortcut().map(str::to_owned)),
            disabled: seen.disabled,
            place: seen.place(),
            inside,
        });
        out.extend(beside);
    }
}

/// Puts the heading of a screen before what is beside it, such as the arrow that leads back: what follows it comes next.
fn begin_with_heading(parts: &mut [OutlineNode]) {
    let place = parts.iter().position(|part| part.kind.is_screen_heading());
    if let Some(place) = place {
        parts[..=place].rotate_right(1);
    }
}

/// The wanted key, numbered if it is taken already.
fn unused(keys: &mut HashSet<String>, wanted: &str) -> String {
    let mut key = wanted.to_owned();
    let mut number = 1;
    while !keys.insert(key.clone()) {
        number += 1;
        key = format!("{wanted}~{number}");
    }
    key
}

//! The DOM elements of the outline: created, updated and removed by difference.

use super::super::dom;
use super::events;
use crate::widgets::{OutlineKind, OutlineLayer, OutlineNode};
use bevy::platform::collections::{HashMap, HashSet};
use bevy::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

/// The class of the inputs of text fields.
const FIELD: &str = "narabe-field";
/// Resets the browser's own style. With a smaller font some browsers would zoom in on an input.
const PLAIN: &str = "position:absolute;margin:0;padding:0;border:0;min-width:0;overflow:hidden;\
                     white-space:nowrap;font-size:16px";

/// An element and the part it shows, without the part's children.
struct ShownPart {
    element: HtmlElement,
    part: OutlineNode,
}

/// All elements, by the keys of their parts.
pub struct Tree {
    root: HtmlElement,
    layers: Vec<HtmlElement>,
    laid: HashMap<String, ShownPart>,
}

impl Tree {
    pub fn new(root: HtmlElement) -> Self {
        Self {
            root,
            layers: Vec::new(),
            laid: HashMap::default(),
        }
    }

    /// Updates the DOM to the outline. `ratio` is physical pixels per CSS pixel.
    pub fn lay(&mut self, layers: &[OutlineLayer], ratio: f32) {
        let mut kept = HashSet::new();
        for layer in layers {
            gather_keys(&layer.parts, &mut kept);
        }
        self.laid.retain(|key, laid| {
            let stays = kept.contains(key.as_str());
            if !stays {
                laid.element.remove();
            }
            stays
        });
        while self.layers.len() > layers.len() {
            if let Some(gone) = self.layers.pop() {
                gone.remove();
            }
        }
        for (number, layer) in layers.iter().enumerate() {
            if self.layers.len() == number {
                let Some(element) = dom::create("div") else {
                    return;
                };
                append(&self.root, &element);
                self.layers.push(element);
            }
            let element = self.layers[number].clone();
            dom::flag(&element, "inert", layer.covered);
            self.fill(&element, &layer.parts, ratio);
        }
    }

    /// The element to focus when the game's focus is on this entity.
    pub fn tab_stop(&self, entity: Entity) -> Option<HtmlElement> {
        let laid = (self.laid.values()).find(|laid| laid.part.entity == entity)?;
        match laid.part.kind {
            // Roving tab index: one of the children is the tab stop.
            OutlineKind::Choice | OutlineKind::Board => {
                let stop = laid.element.query_selector("[tabindex=\"0\"]");
                stop.ok()??.dyn_into().ok()
            }
            _ => Some(laid.element.clone()),
        }
    }

    /// The heading of the screen, unless a dialog covers it.
    pub fn heading(&self) -> Option<HtmlElement> {
        let mut laid = self.laid.values();
        let heading = laid.find(|laid| laid.part.kind.is_screen_heading())?;
        let covered = heading.element.closest("[inert]").ok().flatten();
        covered.is_none().then(|| heading.element.clone())
    }

    pub fn element(&self, entity: Entity) -> Option<&HtmlElement> {
        let mut laid = self.laid.values();
        laid.find(|laid| laid.part.entity == entity)
            .map(|laid| &laid.element)
    }

    /// Puts the parts into an element, in order. An element already in place is not moved, because that would blur it.
    fn fill(&mut self, parent: &HtmlElement, parts: &[OutlineNode], ratio: f32) {
        let first_stop = tab_stop_index(parts);
        let mut next = parent.first_element_child();
        for (place, part) in parts.iter().enumerate() {
            let Some(element) = self.updated_element(part, ratio) else {
                continue;
            };
            if let OutlineKind::Option { .. } = part.kind {
                let stop = first_stop == Some(place);
                dom::change(&element, "tabindex", if stop { "0" } else { "-1" });
            }
            let here: &Element = &element;
            if next.as_ref() == Some(here) {
                next = element.next_element_sibling();
            } else if let Err(fault) = parent.insert_before(&element, next.as_deref()) {
                warn!("{} was not added to the page: {fault:?}", part.name);
            }
            if !part.inside.is_empty() {
                self.fill(&element, &part.inside, ratio);
            }
        }
    }

    /// The up-to-date element of a part.
    fn updated_element(&mut self, part: &OutlineNode, ratio: f32) -> Option<HtmlElement> {
        let is_of_kind = |laid: &ShownPart| {
            std::mem::discriminant(&laid.part.kind) == std::mem::discriminant(&part.kind)
        };
        if !self.laid.get(&part.key).is_some_and(is_of_kind) {
            let element = make(part)?;
            let bare = OutlineNode {
                inside: Vec::new(),
                ..part.clone()
            };
            name(&element, part);
            state(&element, part);
            lay_over(&element, part, ratio);
            let laid = ShownPart {
                element: element.clone(),
                part: bare,
            };
            if let Some(old) = self.laid.insert(part.key.clone(), laid) {
                old.element.remove();
            }
            return Some(element);
        }
        let laid = self.laid.get_mut(&part.key)?;
        if laid.part.name != part.name {
            name(&laid.element, part);
        }
        let same = laid.part.entity == part.entity
            && laid.part.kind == part.kind
            && laid.part.disabled == part.disabled
            && laid.part.expanded == part.expanded
            && laid.part.shortcut == part.shortcut;
        if !same {
            state(&laid.element, part);
        }
        if laid.part.place != part.place {
            lay_over(&laid.element, part, ratio);
        }
        laid.part = OutlineNode {
            inside: Vec::new(),
            ..part.clone()
        };
        Some(laid.element.clone())
    }
}

fn gather_keys<'a>(parts: &'a [OutlineNode], keys: &mut HashSet<&'a str>) {
    for part in parts {
        keys.insert(&part.key);
        gather_keys(&part.inside, keys);
    }
}

/// The option that is the tab stop: the chosen one, else the first.
fn tab_stop_index(parts: &[OutlineNode]) -> Option<usize> {
    let chosen = |part: &OutlineNode| part.kind == OutlineKind::Option { on: true };
    let option = |part: &OutlineNode| matches!(part.kind, OutlineKind::Option { .. });
    (parts.iter().position(chosen)).or_else(|| parts.iter().position(option))
}

fn append(parent: &HtmlElement, child: &HtmlElement) {
    if let Err(fault) = parent.append_child(child) {
        warn!("an element was not added to the page: {fault:?}");
    }
}

/// A new element for a part.
fn make(part: &OutlineNode) -> Option<HtmlElement> {
    let (tag, role) = match part.kind {
        OutlineKind::Text => ("p", ""),
        OutlineKind::Heading { level: 1 } => ("h1", ""),
        OutlineKind::Heading { .. } => ("h2", ""),
        OutlineKind::Picture => ("div", "img"),
        OutlineKind::Group => ("div", "group"),
        OutlineKind::Dialog => ("div", "dialog"),
        OutlineKind::Board => ("div", ""),
        OutlineKind::Button { .. } => ("button", ""),
        OutlineKind::Switch { .. } => ("button", "switch"),
        OutlineKind::Choice => ("div", "radiogroup"),
        OutlineKind::Option { .. } => ("button", "radio"),
        OutlineKind::Slider { .. } => ("div", "slider"),
        OutlineKind::Field {
            has_lines: true, ..
        } => ("textarea", ""),
        OutlineKind::Field { .. } => ("input", ""),
    };
    let element = dom::create(tag)?;
    if !role.is_empty() {
        dom::set(&element, "role", role);
    }
    match &part.kind {
        OutlineKind::Button { .. } | OutlineKind::Switch { .. } | OutlineKind::Option { .. } => {
            dom::set(&element, "type", "button");
        }
        OutlineKind::Dialog => dom::set(&element, "aria-modal", "true"),
        // The focus is on it when a screen opens.
        OutlineKind::Heading { level: 1 } => dom::set(&element, "tabindex", "-1"),
        OutlineKind::Slider { .. } => dom::set(&element, "tabindex", "0"),
        OutlineKind::Field {
            longest, has_lines, ..
        } => {
            element.set_class_name(FIELD);
            let enter = if *has_lines { "enter" } else { "done" };
            for (name, value) in [
                ("enterkeyhint", enter),
                ("autocomplete", "off"),
                ("spellcheck", "false"),
            ] {
                dom::set(&element, name, value);
            }
            if let Some(longest) = longest {
                dom::set(&element, "maxlength", &longest.to_string());
            }
        }
        _ => {}
    }
    Some(element)
}

/// Sets the accessible name.
fn name(element: &HtmlElement, part: &OutlineNode) {
    match part.kind {
        OutlineKind::Text
        | OutlineKind::Heading { .. }
        | OutlineKind::Button { .. }
        | OutlineKind::Switch { .. }
        | OutlineKind::Option { .. } => {
            element.set_text_content(Some(&part.name));
        }
        _ => dom::change(element, "aria-label", &part.name),
    }
}

/// Sets the state attributes.
fn state(element: &HtmlElement, part: &OutlineNode) {
    dom::change(element, events::ENTITY, &part.entity.to_bits().to_string());
    let yes = |is: bool| if is { "true" } else { "false" };
    if part.kind.is_control() {
        dom::change(element, "aria-disabled", yes(part.disabled));
    }
    if let Some(is_open) = part.expanded {
        dom::change(element, "aria-expanded", yes(is_open));
    }
    if let Some(key) = &part.shortcut {
        dom::change(element, "aria-keyshortcuts", key);
    }
    match &part.kind {
        OutlineKind::Button { on: Some(on) } => dom::change(element, "aria-pressed", yes(*on)),
        OutlineKind::Switch { on } | OutlineKind::Option { on } => {
            dom::change(element, "aria-checked", yes(*on));
        }
        OutlineKind::Slider { value, least, most } => {
            for (name, value) in [
                ("aria-valuenow", value),
                ("aria-valuemin", least),
                ("aria-valuemax", most),
            ] {
                dom::change(element, name, &value.to_string());
            }
        }
        OutlineKind::Field { words, .. } => events::set_value(element, words),
        _ => {}
    }
}

/// Positions the element over its part. Containers have no position of their own.
fn lay_over(element: &HtmlElement, part: &OutlineNode, ratio: f32) {
    if matches!(
        part.kind,
        OutlineKind::Group | OutlineKind::Dialog | OutlineKind::Choice
    ) {
        return;
    }
    let (corner, size) = (part.place.min / ratio, part.place.size() / ratio);
    // The on-screen keyboard opens only for an input that is touched.
    let touched = matches!(part.kind, OutlineKind::Field { .. }) && events::is_touch_device();
    let touch = if touched { ";pointer-events:auto" } else { "" };
    let style = format!(
        "{PLAIN}{touch};left:{:.1}px;top:{:.1}px;width:{:.1}px;height:{:.1}px",
        corner.x, corner.y, size.x, size.y
    );
    dom::change(element, "style", &style);
}

//! The list of sections on a desktop, and the place in the settings that a rebuilt screen comes back to.

use super::section::Section;
use crate::app::redraw::Redraw;
use crate::app::screens::refocus::Refocus;
use crate::app::theme::{Token, space};
use crate::app::widgets::{FocusKey, Follows, Kit, Look, Style};
use bevy::prelude::*;
use bevy::ui_widgets::Activate;

/// Measures of an entry, in logical pixels.
const ENTRY: f32 = 46.0;
const ICON: f32 = 18.0;
/// The stone that stands for the icon of the section one is in.
const STONE: f32 = 18.0;

/// Where the player is in the settings.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Default)]
pub struct Place {
    pub section: Section,
    /// How far the sections are scrolled, in logical pixels.
    pub scrolled: f32,
    /// A control that has changed the page's own layout.
    held: Option<Held>,
}

/// A control that is to stay where the hand is, when the page is built anew.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Held {
    key: &'static str,
    /// The control of the page before.
    control: Entity,
    /// Its middle, in physical pixels from the window's upper edge.
    y: f32,
}

impl Place {
    /// Whatever the next page looks like, it scrolls so that this control is where it is now.
    pub fn hold(&mut self, key: &'static str, control: Entity, place: &UiGlobalTransform) {
        let y = place.translation.y;
        self.held = Some(Held { key, control, y });
    }
}

/// The area that scrolls; a section in it; the list.
#[derive(Component, Debug, Clone, Copy)]
pub struct Area;
#[derive(Component, Debug, Clone, Copy)]
pub struct Head(pub Section);
#[derive(Component, Debug, Clone, Copy)]
pub struct List;

/// The settings open at their top.
pub fn begin(mut place: ResMut<Place>) {
    *place = Place::default();
}

/// Builds the list.
pub fn build(kit: &mut Kit, parent: Entity, width: f32, place: &Place) {
    let margin = kit.layout.margin();
    let list = kit.node(
        parent,
        Node {
            flex_direction: FlexDirection::Column,
            width: px(width),
            padding: UiRect::left(px(margin)),
            flex_shrink: 0.0,
            ..default()
        },
    );
    kit.commands.entity(list).insert(List);
    fill(kit, list, place.section);
}

fn fill(kit: &mut Kit, list: Entity, current: Section) {
    for section in Section::LEFT.into_iter().chain(Section::RIGHT) {
        entry(kit, list, section, section == current);
    }
}

fn entry(kit: &mut Kit, list: Entity, section: Section, current: bool) {
    let label = kit.t(section.id());
    let node = Node {
        height: px(ENTRY),
        align_items: AlignItems::Center,
        column_gap: px(space::S),
        flex_shrink: 0.0,
        ..default()
    };
    let key = format!("{}-nav", section.id());
    let entry = kit.bare_button(list, Look::Entry, &label, &key, node);
    let place = kit.node(
        entry,
        Node {
            width: px(ICON),
            height: px(ICON),
            flex_shrink: 0.0,
            ..default()
        },
    );
    if current {
        let side = kit.control_stone();
        kit.stone(place, side, STONE);
        kit.write(entry, Style::BODY_BOLD, label);
    } else {
        let icon = kit.icon(place, section.icon(), ICON, Token::Ink2);
        let words = kit.write(entry, Style::BODY.ink(Token::Ink2), label);
        kit.commands.entity(icon).insert(Follows);
        kit.commands.entity(words).insert(Follows);
    }
    kit.on(
        entry,
        move |_: On<Activate>,
              mut place: ResMut<Place>,
              heads: Query<(&Head, &ComputedNode, &UiGlobalTransform)>,
              mut areas: Query<
            (&mut ScrollPosition, &ComputedNode, &UiGlobalTransform),
            With<Area>,
        >| {
            place.section = section;
            let Ok((mut scroll, area, area_place)) = areas.single_mut() else {
                return;
            };
            let Some((_, head, head_place)) = heads.iter().find(|(head, ..)| head.0 == section)
            else {
                return;
            };
            let top = |node: &ComputedNode, place: &UiGlobalTransform| {
                (place.translation.y - node.size().y / 2.0) * node.inverse_scale_factor
            };
            let hidden = (area.content_size().y - area.size().y) * area.inverse_scale_factor;
            let wanted = scroll.y + top(head, head_place) - top(area, area_place) - space::XXS;
            scroll.y = wanted.clamp(0.0, hidden.max(0.0));
        },
    );
}

/// Scrolls the new page to the control that is held, as soon as it is laid out.
pub fn follow_held(
    mut place: ResMut<Place>,
    controls: Query<(Entity, &FocusKey, &ComputedNode, &UiGlobalTransform)>,
    mut areas: Query<(&mut ScrollPosition, &ComputedNode, &UiGlobalTransform), With<Area>>,
    mut redraw: ResMut<Redraw>,
) {
    let Some(held) = place.held else { return };
    let new = controls.iter().find(|(entity, key, node, _)| {
        key.0 == held.key && *entity != held.control && node.size().y > 0.0
    });
    let Some((.., node, at)) = new else { return };
    place.held = None;
    for (mut scroll, area, area_at) in &mut areas {
        // As near to the hand as the whole of the control is seen.
        let room = ((area.size().y - node.size().y) / 2.0).max(0.0);
        let middle = area_at.translation.y;
        let y = held.y.clamp(middle - room, middle + room);
        let hidden = (area.content_size().y - area.size().y) * area.inverse_scale_factor;
        let wanted = scroll.y + (at.translation.y - y) * area.inverse_scale_factor;
        scroll.y = wanted.clamp(0.0, hidden.max(0.0));
    }
    redraw.next_frame(); // The layout of this frame is done.
}

/// Remembers how far the sections are scrolled.
pub fn keep_place(
    areas: Query<&ScrollPosition, (With<Area>, Changed<ScrollPosition>)>,
    mut place: ResMut<Place>,
) {
    for scroll in &areas {
        if place.scrolled != scroll.y {
            place.scrolled = scroll.y;
        }
    }
}

/// Moves the stone to the section one is in.
pub fn refresh(
    mut kit: Kit,
    place: Res<Place>,
    lists: Query<Entity, With<List>>,
    refocus: Refocus,
    mut seen: Local<Option<Section>>,
    mut redraw: ResMut<Redraw>,
) {
    if seen.replace(place.section) == Some(place.section) {
        return;
    }
    for list in &lists {
        kit.commands.entity(list).despawn_related::<Children>();
        fill(&mut kit, list, place.section);
    }
    refocus.after(&mut kit.commands);
    redraw.next_frame();
}

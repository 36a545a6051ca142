//! The list of sections on a desktop, and the scroll position that a rebuilt screen restores.

use super::position::{SectionHead, SectionList, SectionsArea, SettingsPosition};
use super::section::Section;
use crate::redraw::Redraw;
use crate::theme::space;
use crate::widgets::{FocusKey, NodeStyle, Parts, UiBuilder, scroll_down};
use bevy::prelude::*;
use bevy::ui_widgets::Activate;

// The height of an entry, and the size of its icon or stone, in logical pixels.
const ENTRY: f32 = 46.0;
const MARK: f32 = 18.0;

/// The scroll area of the sections.
type ScrollAreas<'w, 's> = Query<
    'w,
    's,
    (
        &'static mut ScrollPosition,
        &'static ComputedNode,
        &'static UiGlobalTransform,
    ),
    With<SectionsArea>,
>;

/// Opens the settings at the top.
pub fn begin(mut place: ResMut<SettingsPosition>) {
    *place = SettingsPosition::default();
}

pub fn build(ui: &mut UiBuilder, parent: Entity, width: f32) {
    let margin = ui.layout.margin();
    let node = Node::column().width(width).no_shrink().pad_left(margin);
    let list = ui.node(parent, node);
    ui.insert(list, SectionList);
}

fn fill(ui: &mut UiBuilder, list: Entity, current: Section) {
    for section in Section::all() {
        entry(ui, list, section, section == current);
    }
}

fn entry(ui: &mut UiBuilder, list: Entity, section: Section, current: bool) {
    let key = format!("{}-nav", section.id());
    let name = (ui.locale.text(section.id()), key.as_str());
    let node = Node::line(space::S).height(ENTRY).no_shrink();
    let entry = ui.nav_entry(list, name, node, (Some(section.icon()), MARK), current);
    ui.on(
        entry,
        move |_: On<Activate>,
              mut place: ResMut<SettingsPosition>,
              heads: Query<(&SectionHead, &ComputedNode, &UiGlobalTransform)>,
              mut areas: ScrollAreas| {
            place.section = section;
            let Ok((mut scroll, area, area_place)) = areas.single_mut() else {
                return;
            };
            let mut heads = heads.iter();
            let Some((_, head, head_place)) = heads.find(|(head, ..)| head.0 == section) else {
                return;
            };
            let top = |node: &ComputedNode, place: &UiGlobalTransform| {
                (place.translation.y - node.size().y / 2.0) * node.inverse_scale_factor
            };
            let way = top(head, head_place) - top(area, area_place) - space::XXS;
            scroll_down(&mut scroll, area, way);
        },
    );
}

/// Scrolls the new page to the held control once its layout is known.
pub fn follow_held(
    mut place: ResMut<SettingsPosition>,
    controls: Query<(Entity, &FocusKey, &ComputedNode, &UiGlobalTransform)>,
    mut areas: ScrollAreas,
    mut redraw: ResMut<Redraw>,
) {
    let Some(held) = place.held else { return };
    let new = controls.iter().find(|(entity, key, node, _)| {
        key.0 == held.key && *entity != held.control && node.size().y > 0.0
    });
    let Some((.., node, at)) = new else { return };
    place.held = None;
    for (mut scroll, area, area_at) in &mut areas {
        // As close to the pointer as possible with the whole control visible.
        let room = ((area.size().y - node.size().y) / 2.0).max(0.0);
        let middle = area_at.translation.y;
        let y = held.y.clamp(middle - room, middle + room);
        let way = (at.translation.y - y) * area.inverse_scale_factor;
        scroll_down(&mut scroll, area, way);
    }
    redraw.next_frame(); // The layout of this frame is done.
}

/// Makes the current section one that is on show: the one chosen as long as it is, else the first in the list.
pub fn follow_scroll(
    areas: Query<(&ComputedNode, &UiGlobalTransform), With<SectionsArea>>,
    heads: Query<(&SectionHead, &ComputedNode, &UiGlobalTransform)>,
    mut place: ResMut<SettingsPosition>,
    mut redraw: ResMut<Redraw>,
) {
    let Some((area, area_place)) = areas.single().ok().filter(|(area, _)| area.size().y > 0.0)
    else {
        return;
    };
    let edges = |node: &ComputedNode, place: &UiGlobalTransform| {
        let (middle, half) = (place.translation.y, node.size().y / 2.0);
        (middle - half, middle + half)
    };
    let (top, bottom) = edges(area, area_place);
    let is_shown = |section: Section| {
        let mut heads = heads.iter();
        heads.any(|(head, node, place)| {
            let (begin, end) = edges(node, place);
            let shown = (end.min(bottom) - begin.max(top)) * node.inverse_scale_factor;
            head.0 == section && shown >= ENTRY
        })
    };
    if is_shown(place.section) {
        return;
    }
    if let Some(section) = Section::all().find(|section| is_shown(*section)) {
        place.section = section;
        redraw.next_frame(); // The list of sections was drawn before.
    }
}

/// Remembers the scroll offset.
pub fn keep_place(
    areas: Query<&ScrollPosition, (With<SectionsArea>, Changed<ScrollPosition>)>,
    mut place: ResMut<SettingsPosition>,
) {
    for scroll in &areas {
        let mut scrolled = place.reborrow().map_unchanged(|place| &mut place.scrolled);
        scrolled.set_if_neq(scroll.y);
    }
}

/// Moves the stone to the current section.
pub fn refresh(place: Res<SettingsPosition>, mut parts: Parts<SectionList>) {
    parts.draw(
        |_, _| place.section,
        |ui, list, _, section| fill(ui, list, *section),
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The height of the scroll area and of each section in it, in pixels.
    const HEIGHT: f32 = 400.0;

    fn node() -> ComputedNode {
        ComputedNode {
            size: Vec2::splat(HEIGHT),
            inverse_scale_factor: 1.0,
            ..default()
        }
    }

    #[test]
    fn bug_the_list_of_sections_stayed_behind_a_page_that_had_been_scrolled_for_a_control() {
        let mut app = App::new();
        app.init_resource::<SettingsPosition>()
            .init_resource::<Redraw>()
            .add_systems(Update, follow_scroll);
        let world = app.world_mut();
        let middle = UiGlobalTransform::from_xy(200.0, 200.0);
        world.spawn((SectionsArea, node(), middle));
        let heads: Vec<Entity> = [Section::Look, Section::Board]
            .into_iter()
            .zip([200.0, 600.0])
            .map(|(section, y)| {
                (
                    SectionHead(section),
                    node(),
                    UiGlobalTransform::from_xy(200.0, y),
                )
            })
            .map(|head| world.spawn(head).id())
            .collect();
        app.update();
        assert_eq!(
            app.world().resource::<SettingsPosition>().section,
            Section::Look
        );
        // The layout follows a scroll by a frame.
        for (head, y) in heads.into_iter().zip([-200.0, 200.0]) {
            let place = UiGlobalTransform::from_xy(200.0, y);
            app.world_mut().entity_mut(head).insert(place);
        }
        app.update();
        assert_eq!(
            app.world().resource::<SettingsPosition>().section,
            Section::Board
        );
        assert!(app.world().resource::<Redraw>().is_requested());
    }
}

//! A setting in a row: its name and a note at the left, its control at the right, a line below.

use crate::app::settings::Settings;
use crate::app::theme::{Token, space};
use crate::app::widgets::{Kit, Picked, Scale, Segment, Style};
use bevy::prelude::*;
use bevy::ui_widgets::ValueChange;

/// The least height of a row, in logical pixels.
const HEIGHT: f32 = 55.0;
/// The width of a slider, and on a phone; the room for its figure.
const SLIDER: f32 = 150.0;
const PHONE_SLIDER: f32 = 120.0;
const FIGURE: f32 = 44.0;
/// Volumes change by so much.
const VOLUME_STEP: f32 = 5.0;
const VOLUME_MAX: f32 = 100.0;

/// Where a setting of a kind is kept.
pub type Kept<T> = fn(&mut Settings) -> &mut T;

/// A row; the entity is the place of its control. A note is the message `id-note`, where there is one.
pub fn row(kit: &mut Kit, parent: Entity, id: &str) -> Entity {
    let row = kit.node(
        parent,
        Node {
            min_height: px(HEIGHT),
            align_items: AlignItems::Center,
            column_gap: px(space::M),
            padding: UiRect::vertical(px(space::XXS)),
            flex_shrink: 0.0,
            ..default()
        },
    );
    let words = kit.node(
        row,
        Node {
            flex_direction: FlexDirection::Column,
            flex_grow: 1.0,
            flex_basis: px(0),
            min_width: px(0),
            ..default()
        },
    );
    kit.say(words, Style::BODY, id);
    let note = format!("{id}-note");
    if kit.locale.knows(&note) {
        kit.say(words, Style::LABEL, &note);
    }
    kit.rule(parent);
    kit.row(row, space::XS)
}

/// A row with a switch.
pub fn switch(kit: &mut Kit, parent: Entity, id: &str, on: bool, kept: Kept<bool>) {
    let slot = row(kit, parent, id);
    let switch = kit.switch(slot, id, on);
    kit.on(
        switch,
        move |change: On<ValueChange<bool>>, mut settings: ResMut<Settings>| {
            *kept(&mut settings) = change.value;
        },
    );
}

/// A row with a volume.
pub fn volume(kit: &mut Kit, parent: Entity, id: &str, value: u8, kept: Kept<u8>) {
    let slot = row(kit, parent, id);
    let scale = Scale {
        from: 0.0,
        to: VOLUME_MAX,
        step: VOLUME_STEP,
        value: f32::from(value),
    };
    let (slider, shown) = slider(kit, slot, id, scale, &value.to_string());
    kit.on(
        slider,
        move |change: On<ValueChange<f32>>,
              mut settings: ResMut<Settings>,
              mut texts: Query<&mut Text>| {
            let volume = change.value.round().clamp(0.0, VOLUME_MAX) as u8;
            if *kept(&mut settings) != volume {
                *kept(&mut settings) = volume;
            }
            if let Ok(mut text) = texts.get_mut(shown) {
                text.0 = volume.to_string();
            }
        },
    );
}

/// A slider and the figure beside it.
pub fn slider(
    kit: &mut Kit,
    slot: Entity,
    id: &str,
    scale: Scale,
    figure: &str,
) -> (Entity, Entity) {
    let width = if kit.layout.is_phone() {
        PHONE_SLIDER
    } else {
        SLIDER
    };
    let slider = kit.slider(slot, id, width, scale);
    let place = kit.node(
        slot,
        Node {
            width: px(FIGURE),
            justify_content: JustifyContent::End,
            flex_shrink: 0.0,
            ..default()
        },
    );
    let shown = kit.write(place, Style::DATA.ink(Token::Ink2), figure);
    kit.commands.entity(shown).insert(TextLayout::no_wrap());
    (slider, shown)
}

/// A choice over the whole width with its name above, or without a name where `named` is false.
pub fn choice<T: Copy + PartialEq + Send + Sync + 'static, const N: usize>(
    kit: &mut Kit,
    parent: Entity,
    id: &str,
    named: bool,
    (values, value): ([(T, &str); N], T),
    kept: Kept<T>,
) {
    let column = kit.node(
        parent,
        Node {
            flex_direction: FlexDirection::Column,
            row_gap: px(space::XS),
            padding: UiRect::bottom(px(if named { space::M } else { space::L })),
            flex_shrink: 0.0,
            ..default()
        },
    );
    if named {
        kit.say(column, Style::BODY, id);
    }
    let options = values.map(|(_, id)| Segment::words(kit.t(id)));
    let picked = values
        .iter()
        .position(|(known, _)| *known == value)
        .unwrap_or_default();
    let group = kit.segments(column, id, &options, picked);
    let values = values.map(|(value, _)| value);
    kit.on(
        group,
        move |picked: On<Picked>, mut settings: ResMut<Settings>| {
            if let Some(value) = values.get(picked.index) {
                *kept(&mut settings) = *value;
            }
        },
    );
}

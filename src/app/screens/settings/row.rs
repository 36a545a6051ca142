//! A row of the settings: name and note on the left, control on the right, a divider below.

use crate::app::settings::Settings;
use crate::app::theme::{Token, space};
use crate::app::widgets::{Kit, Picked, Segment, SliderScale, Style};
use bevy::prelude::*;
use bevy::ui_widgets::ValueChange;

/// The minimum height of a row, in logical pixels.
const HEIGHT: f32 = 55.0;
/// The width of a slider, and on a phone; the width of its value.
const SLIDER: f32 = 150.0;
const PHONE_SLIDER: f32 = 120.0;
const FIGURE: f32 = 44.0;
/// The step and the maximum of a volume.
const VOLUME_STEP: f32 = 5.0;
const VOLUME_MAX: f32 = 100.0;

/// A function that returns the setting's field.
pub type SettingField<T> = fn(&mut Settings) -> &mut T;

/// A row; returns the container of its control. The note is the message `id-note`, if it exists.
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
    kit.localized_text(words, Style::BODY, id);
    let note = format!("{id}-note");
    if kit.locale.knows(&note) {
        kit.localized_text(words, Style::LABEL, &note);
    }
    kit.divider(parent);
    kit.row(row, space::XS)
}

/// A row with a switch.
pub fn switch(kit: &mut Kit, parent: Entity, id: &str, on: bool, field: SettingField<bool>) {
    let slot = row(kit, parent, id);
    let switch = kit.switch(slot, id, on);
    kit.on(
        switch,
        move |change: On<ValueChange<bool>>, mut settings: ResMut<Settings>| {
            *field(&mut settings) = change.value;
        },
    );
}

/// A row with a volume slider.
pub fn volume(kit: &mut Kit, parent: Entity, id: &str, value: u8, field: SettingField<u8>) {
    let slot = row(kit, parent, id);
    let scale = SliderScale {
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
            if *field(&mut settings) != volume {
                *field(&mut settings) = volume;
            }
            if let Ok(mut text) = texts.get_mut(shown) {
                text.0 = volume.to_string();
            }
        },
    );
}

/// A slider with its value.
pub fn slider(
    kit: &mut Kit,
    slot: Entity,
    id: &str,
    scale: SliderScale,
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
    let shown = kit.literal_text(place, Style::DATA.ink(Token::Ink2), figure);
    kit.commands.entity(shown).insert(TextLayout::no_wrap());
    (slider, shown)
}

/// A choice over the whole width with its name above, or without a name if `named` is false.
pub fn choice<T: Copy + PartialEq + Send + Sync + 'static, const N: usize>(
    kit: &mut Kit,
    parent: Entity,
    id: &str,
    named: bool,
    (values, value): ([(T, &str); N], T),
    field: SettingField<T>,
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
        kit.localized_text(column, Style::BODY, id);
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
                *field(&mut settings) = *value;
            }
        },
    );
}

//! A row of the settings: name and note on the left, control on the right, a divider below.

use crate::settings::Settings;
use crate::state::{Go, Screen};
use crate::theme::{Icon, Token, space};
use crate::widgets::{Field, Look, NodeStyle, Picked, SliderScale, Style, UiBuilder};
use bevy::prelude::*;
use bevy::text::{EditableText, TextEditChange};
use bevy::ui_widgets::ValueChange;

/// The minimum height of a row, in logical pixels.
const HEIGHT: f32 = 55.0;
// The width of a slider, and on a phone; the width of its value.
const SLIDER: f32 = 150.0;
const PHONE_SLIDER: f32 = 120.0;
const FIGURE: f32 = 52.0;
// The step and the maximum of a volume.
const VOLUME_STEP: f32 = 5.0;
const VOLUME_MAX: f32 = 100.0;

/// A function that returns the setting's field.
pub type SettingField<T> = fn(&mut Settings) -> &mut T;

/// A setting of a section, by the Fluent id of its name.
pub enum Setting {
    /// A line above the first row.
    Divider,
    Switch(&'static str, SettingField<bool>),
    Volume(&'static str, SettingField<u8>),
    /// A text of at most this many characters.
    Line(&'static str, usize, SettingField<String>),
    /// A button that opens a screen.
    Open {
        id: &'static str,
        label: &'static str,
        icon: Icon,
        screen: Screen,
    },
    /// A choice over the whole width, with its name above if `named`.
    Choice {
        id: &'static str,
        named: bool,
        options: &'static [&'static str],
        picked: fn(&Settings) -> usize,
        pick: fn(&mut Settings, usize),
    },
    /// Anything else.
    Part(fn(&mut UiBuilder, Entity, &Settings)),
}

macro_rules! field {
    ($field:ident) => {
        |settings| &mut settings.$field
    };
}

/// A choice among the values of a field, each with the Fluent id of its name.
macro_rules! choice {
    (unnamed $($rest:tt)*) => { choice!(@false $($rest)*) };
    (@$named:literal $id:literal, $field:ident, $($value:path => $name:literal),+ $(,)?) => {
        Setting::Choice {
            id: $id,
            named: $named,
            options: &[$($name),+],
            picked: |settings| {
                let mut values = [$($value),+].into_iter();
                values.position(|value| value == settings.$field).unwrap_or_default()
            },
            pick: |settings, index| {
                if let Some(value) = [$($value),+].get(index) {
                    settings.$field = *value;
                }
            },
        }
    };
    ($($rest:tt)*) => { choice!(@true $($rest)*) };
}
pub(super) use choice;
pub(in crate::screens) use field;

impl Setting {
    pub fn build(&self, ui: &mut UiBuilder, parent: Entity, settings: &Settings) {
        match *self {
            Self::Divider => drop(ui.divider(parent)),
            Self::Switch(id, field) => {
                let slot = row(ui, parent, id);
                switch_of(ui, slot, id, settings, field);
            }
            Self::Volume(id, field) => volume(ui, parent, id, settings, field),
            Self::Line(id, longest, field) => line(ui, parent, (id, longest), settings, field),
            Self::Open {
                id,
                label,
                icon,
                screen,
            } => {
                let slot = row(ui, parent, id);
                let open = ui.button(slot, Look::Secondary, Some(icon), label);
                ui.write_on(open, Go::To(screen));
            }
            Self::Choice {
                id,
                named,
                options,
                picked,
                pick,
            } => {
                let column = choice_column(ui, parent, id, named);
                let group = ui.segments_of(column, id, options, picked(settings));
                pick_on(ui, group, pick);
            }
            Self::Part(build) => build(ui, parent, settings),
        }
    }
}

/// Changes the settings by the index of the picked option.
pub fn pick_on(
    ui: &mut UiBuilder,
    group: Entity,
    pick: impl Fn(&mut Settings, usize) + Send + Sync + 'static,
) {
    ui.on(
        group,
        move |picked: On<Picked>, mut settings: ResMut<Settings>| {
            pick(&mut settings, picked.index);
        },
    );
}

fn choice_column(ui: &mut UiBuilder, parent: Entity, id: &str, named: bool) -> Entity {
    let node = Node::column().gap(space::XS).no_shrink();
    let node = node.pad_bottom(if named { space::M } else { space::L });
    let column = ui.node(parent, node);
    if named {
        ui.localized_text(column, Style::BODY, id);
        note(ui, column, id);
    }
    column
}

/// A row; returns the container of its control. The note is the message `id-note`, if it exists.
pub fn row(ui: &mut UiBuilder, parent: Entity, id: &str) -> Entity {
    row_with(ui, parent, id, |ui, words| note(ui, words, id))
}

/// A row with another note.
pub fn row_with(
    ui: &mut UiBuilder,
    parent: Entity,
    id: &str,
    note: impl FnOnce(&mut UiBuilder, Entity),
) -> Entity {
    let node = Node::line(space::M).no_shrink().min_height(HEIGHT);
    let row = ui.node(parent, node.pad_y(space::XXS));
    let words = ui.node(row, Node::column().fill());
    ui.localized_text(words, Style::BODY, id);
    note(ui, words);
    ui.divider(parent);
    ui.row(row, space::XS)
}

/// The message `id-note`, if it exists.
fn note(ui: &mut UiBuilder, parent: Entity, id: &str) {
    let note = format!("{id}-note");
    if ui.locale.knows(&note) {
        ui.localized_text(parent, Style::LABEL, &note);
    }
}

/// The present value of a field.
pub fn value<T: Clone>(settings: &Settings, field: SettingField<T>) -> T {
    field(&mut settings.clone()).clone()
}

/// A switch of a field; returns its control.
pub fn switch_of(
    ui: &mut UiBuilder,
    parent: Entity,
    id: &str,
    settings: &Settings,
    field: SettingField<bool>,
) -> Entity {
    let switch = ui.switch(parent, id, value(settings, field));
    let set = move |change: On<ValueChange<bool>>, mut settings: ResMut<Settings>| {
        *field(&mut settings) = change.value;
    };
    ui.on(switch, set);
    switch
}

/// A row with a switch of a field and a part that says below the name what hinders or follows; returns its control.
pub fn switch_with(
    ui: &mut UiBuilder,
    parent: Entity,
    id: &str,
    note: impl Bundle,
    settings: &Settings,
    field: SettingField<bool>,
) -> Entity {
    let slot = row_with(ui, parent, id, |ui, words| {
        let node = Node::column().gap(space::XXS);
        ui.spawn(words, (note, node));
    });
    switch_of(ui, slot, id, settings, field)
}

fn volume(
    ui: &mut UiBuilder,
    parent: Entity,
    id: &str,
    settings: &Settings,
    field: SettingField<u8>,
) {
    let scale = SliderScale {
        from: 0.0,
        to: VOLUME_MAX,
        step: VOLUME_STEP,
        value: f32::from(value(settings, field)),
    };
    number(ui, parent, id, scale, move |settings, volume| {
        *field(settings) = volume as u8;
        volume as u32
    });
}

/// A row with a slider of whole numbers; `set` changes the setting and returns the number to show.
pub fn number(
    ui: &mut UiBuilder,
    parent: Entity,
    id: &str,
    scale: SliderScale,
    set: impl Fn(&mut Settings, f32) -> u32 + Send + Sync + 'static,
) {
    let slot = row(ui, parent, id);
    let figure = set(&mut Settings::default(), scale.value).to_string();
    let (slider, shown) = slider(ui, slot, id, scale, &figure);
    ui.on(
        slider,
        move |change: On<ValueChange<f32>>,
              mut settings: ResMut<Settings>,
              mut texts: Query<&mut Text>| {
            let value = change.value.round().clamp(scale.from, scale.to);
            let mut changed = settings.clone();
            let figure = set(&mut changed, value);
            settings.set_if_neq(changed);
            if let Ok(mut text) = texts.get_mut(shown) {
                text.0 = figure.to_string();
            }
        },
    );
}

pub fn slider(
    ui: &mut UiBuilder,
    slot: Entity,
    id: &str,
    scale: SliderScale,
    figure: &str,
) -> (Entity, Entity) {
    let width = ui.layout.if_phone(PHONE_SLIDER, SLIDER);
    let slider = ui.slider(slot, id, width, scale);
    let place = ui.node(slot, Node::row().justify_end().width(FIGURE).no_shrink());
    let shown = ui.literal_line(place, Style::DATA.ink(Token::Ink2), figure);
    (slider, shown)
}

/// A label, a description and the text field.
fn line(
    ui: &mut UiBuilder,
    parent: Entity,
    (id, longest): (&str, usize),
    settings: &Settings,
    setting: SettingField<String>,
) {
    let column = ui.node(parent, Node::column().no_shrink().pad_y(space::XS));
    ui.localized_text(column, Style::BODY, id);
    text_field(ui, column, (id, longest), settings, setting);
    note(ui, column, id);
}

/// The field of a text setting in a column.
pub fn text_field(
    ui: &mut UiBuilder,
    column: Entity,
    (id, longest): (&str, usize),
    settings: &Settings,
    setting: SettingField<String>,
) {
    let field = ui.field(column, id, &value(settings, setting), longest);
    ui.restyle(field, |node| node.flex_grow(0.0).no_shrink());
    ui.on(
        field,
        move |change: On<TextEditChange>,
              fields: Query<&EditableText>,
              mut settings: ResMut<Settings>| {
            let Ok(text) = fields.get(change.event_target()) else {
                return;
            };
            let typed = Field::read(text);
            if *setting(settings.bypass_change_detection()) != typed {
                *setting(&mut settings) = typed;
            }
        },
    );
}

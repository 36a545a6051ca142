//! The buttons below the menu: sound, language and theme.

use super::metrics::TitleMetrics;
use crate::locale::languages;
use crate::settings::{Settings, ThemeChoice};
use crate::theme::{Icon, Palette, radius, space};
use crate::widgets::{CloseDialog, Look, NodeStyle, Style, UiBuilder};
use bevy::input_focus::AutoFocus;
use bevy::prelude::*;
use bevy::ui_widgets::Activate;

// The size of the icon of a button, and its horizontal padding.
const ICON: f32 = 16.0;
const SIDES: f32 = 8.0;
/// The size of the stone beside the language in force.
const MARK: f32 = 16.0;

/// The row, as the last child of the menu's column.
pub fn build(ui: &mut UiBuilder, parent: Entity, metrics: &TitleMetrics, settings: &Settings) {
    if !metrics.extras {
        return;
    }
    let row = Node::row().gap(space::XXS).no_shrink().margin_left(-SIDES);
    let row = ui.node(parent, row);
    sound(ui, row, settings.muted);
    language(ui, row);
    theme(ui, row);
}

fn sound(ui: &mut UiBuilder, row: Entity, muted: bool) {
    let (icon, id) = if muted {
        (Icon::SoundOff, "title-sound-off")
    } else {
        (Icon::SoundOn, "title-sound-on")
    };
    let label = ui.locale.text(id);
    let button = small(ui, row, icon, &label, &label, "title-sound");
    ui.change_on(button, |settings: &mut Settings| {
        settings.muted = !settings.muted;
    });
}

/// The language in force; the button opens the list of all.
fn language(ui: &mut UiBuilder, row: Entity) {
    let languages = languages();
    let mut known = languages.iter();
    let now = known.find(|language| language.code == ui.locale.code());
    let (Some(now), true) = (now, languages.len() > 1) else {
        return;
    };
    let spoken = ui
        .locale
        .text_of("title-language", "name", now.name.clone());
    let (icon, key) = (Icon::Language, "title-language");
    let button = small(ui, row, icon, &now.name, &spoken, key);
    ui.open_on(button, language_list);
}

/// All languages in a dialog, with the focus on the one in force.
fn language_list(ui: &mut UiBuilder) {
    let title = ui.locale.text("settings-language");
    let parts = ui.dialog(&title, None);
    let list = ui.node(parts.body, Node::column().gap(space::XXS));
    for language in languages() {
        let is_now = language.code == ui.locale.code();
        let node = Node::line(space::S).height(space::TARGET);
        let node = node.pad_x(space::XS).radius(radius::CONTROL);
        let key = format!("title-language-{}", language.code);
        let (name, mark) = (language.name.clone(), (None, MARK));
        let entry = ui.nav_entry(list, (name, &key), node, mark, is_now);
        if is_now {
            ui.insert(entry, AutoFocus);
        }
        ui.on(
            entry,
            move |_: On<Activate>,
                  mut settings: ResMut<Settings>,
                  mut close: MessageWriter<CloseDialog>| {
                settings.language.clone_from(&language.code);
                close.write_default();
            },
        );
    }
    ui.cancel(parts.actions);
}

fn theme(ui: &mut UiBuilder, row: Entity) {
    let (icon, id, next) = match *ui.palette {
        Palette::Light => (Icon::Sun, "title-theme-light", ThemeChoice::Dark),
        Palette::Dark => (Icon::Moon, "title-theme-dark", ThemeChoice::Light),
        Palette::HighContrast => (Icon::Access, "title-theme-contrast", ThemeChoice::Light),
    };
    let label = ui.locale.text(id);
    let button = small(ui, row, icon, &label, &label, "title-theme");
    ui.change_on(button, move |settings: &mut Settings| settings.theme = next);
}

fn small(
    ui: &mut UiBuilder,
    row: Entity,
    icon: Icon,
    label: &str,
    spoken: &str,
    key: &str,
) -> Entity {
    let node = Node::line(space::XS)
        .height(space::TARGET)
        .min_width(space::TARGET);
    let button = ui.bare_button(row, Look::Quiet, spoken, key, node.pad_x(SIDES));
    ui.control_icon(button, icon, ICON);
    ui.control_line(button, Style::SMALL, label);
    button
}

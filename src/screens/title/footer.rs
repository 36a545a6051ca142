//! The buttons below the menu: sound, language and theme.

use super::metrics::TitleMetrics;
use crate::locale::languages;
use crate::settings::{Settings, ThemeChoice};
use crate::theme::{Icon, Palette, radius, space};
use crate::widgets::{CloseDialog, Kit, Look, NodeStyle, Style};
use bevy::input_focus::AutoFocus;
use bevy::prelude::*;
use bevy::ui_widgets::Activate;

// The size of the icon of a button, and its horizontal padding.
const ICON: f32 = 16.0;
const SIDES: f32 = 8.0;
/// The size of the stone beside the language in force.
const MARK: f32 = 16.0;

/// The row, as the last child of the menu's column.
pub fn build(kit: &mut Kit, parent: Entity, metrics: &TitleMetrics, settings: &Settings) {
    if !metrics.extras {
        return;
    }
    let row = Node::row().gap(space::XXS).no_shrink().margin_left(-SIDES);
    let row = kit.node(parent, row);
    sound(kit, row, settings.muted);
    language(kit, row);
    theme(kit, row);
}

fn sound(kit: &mut Kit, row: Entity, muted: bool) {
    let (icon, id) = if muted {
        (Icon::SoundOff, "title-sound-off")
    } else {
        (Icon::SoundOn, "title-sound-on")
    };
    let label = kit.t(id);
    let button = small(kit, row, icon, &label, &label, "title-sound");
    kit.change_on(button, |settings: &mut Settings| {
        settings.muted = !settings.muted;
    });
}

/// The language in force; the button opens the list of all.
fn language(kit: &mut Kit, row: Entity) {
    let languages = languages();
    let mut known = languages.iter();
    let now = known.find(|language| language.code == kit.locale.code());
    let (Some(now), true) = (now, languages.len() > 1) else {
        return;
    };
    let spoken = kit.t_of("title-language", "name", now.name.clone());
    let (icon, key) = (Icon::Language, "title-language");
    let button = small(kit, row, icon, &now.name, &spoken, key);
    kit.open_on(button, language_list);
}

/// All languages in a dialog, with the focus on the one in force.
fn language_list(kit: &mut Kit) {
    let title = kit.t("settings-language");
    let parts = kit.dialog(&title, None);
    let list = kit.node(parts.body, Node::column().gap(space::XXS));
    for language in languages() {
        let is_now = language.code == kit.locale.code();
        let node = Node::line(space::S).height(space::TARGET);
        let node = node.pad_x(space::XS).radius(radius::CONTROL);
        let key = format!("title-language-{}", language.code);
        let (name, mark) = (language.name.clone(), (None, MARK));
        let entry = kit.nav_entry(list, (name, &key), node, mark, is_now);
        if is_now {
            kit.insert(entry, AutoFocus);
        }
        kit.on(
            entry,
            move |_: On<Activate>,
                  mut settings: ResMut<Settings>,
                  mut close: MessageWriter<CloseDialog>| {
                settings.language.clone_from(&language.code);
                close.write_default();
            },
        );
    }
    kit.cancel(parts.actions);
}

fn theme(kit: &mut Kit, row: Entity) {
    let (icon, id, next) = match *kit.palette {
        Palette::Light => (Icon::Sun, "title-theme-light", ThemeChoice::Dark),
        Palette::Dark => (Icon::Moon, "title-theme-dark", ThemeChoice::Light),
        Palette::HighContrast => (Icon::Access, "title-theme-contrast", ThemeChoice::Light),
    };
    let label = kit.t(id);
    let button = small(kit, row, icon, &label, &label, "title-theme");
    kit.change_on(button, move |settings: &mut Settings| settings.theme = next);
}

fn small(kit: &mut Kit, row: Entity, icon: Icon, label: &str, spoken: &str, key: &str) -> Entity {
    let node = Node::line(space::XS)
        .height(space::TARGET)
        .min_width(space::TARGET);
    let button = kit.bare_button(row, Look::Quiet, spoken, key, node.pad_x(SIDES));
    kit.control_icon(button, icon, ICON);
    kit.control_line(button, Style::SMALL, label);
    button
}

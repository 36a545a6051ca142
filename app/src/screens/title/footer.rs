//! The buttons below the menu: sound, language and theme.

use super::metrics::TitleMetrics;
use crate::locale::{Language, languages};
use crate::settings::{Settings, ThemeChoice};
use crate::theme::{Icon, Palette, space};
use crate::widgets::{Kit, Look, NodeStyle, Style};
use bevy::prelude::*;

/// The size of the icon of a button, and its horizontal padding.
const ICON: f32 = 16.0;
const SIDES: f32 = 8.0;

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
    let (icon, id) = match muted {
        true => (Icon::SoundOff, "title-sound-off"),
        false => (Icon::SoundOn, "title-sound-on"),
    };
    let label = kit.t(id);
    let button = small(kit, row, icon, &label, &label, "title-sound");
    kit.change_on(button, |settings: &mut Settings| {
        settings.muted = !settings.muted;
    });
}

fn language(kit: &mut Kit, row: Entity) {
    let languages = languages();
    let Some((now, next)) = now_and_next(&languages, kit.locale.code()) else {
        return;
    };
    let spoken = kit.t_of("title-language", "name", now.name.clone());
    let (icon, key) = (Icon::Language, "title-language");
    let button = small(kit, row, icon, &now.name, &spoken, key);
    let next = next.code.clone();
    kit.change_on(button, move |settings: &mut Settings| {
        settings.language.clone_from(&next);
    });
}

/// The language in force and the next one; `None` if there is only one.
fn now_and_next<'a>(languages: &'a [Language], code: &str) -> Option<(&'a Language, &'a Language)> {
    let mut known = languages.iter();
    let now = known.position(|language| language.code == code)?;
    (languages.len() > 1).then(|| (&languages[now], &languages[(now + 1) % languages.len()]))
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

#[cfg(test)]
mod tests {
    use super::*;

    fn language(code: &str) -> Language {
        Language {
            code: code.into(),
            name: code.to_uppercase(),
        }
    }

    #[test]
    fn languages_cycle_and_one_alone_has_no_button() {
        let all = [language("en"), language("vi"), language("zh")];
        let next = |code| now_and_next(&all, code).map(|(_, next)| next.code.as_str());
        assert_eq!(next("en"), Some("vi"));
        assert_eq!(next("zh"), Some("en"));
        assert_eq!(now_and_next(&all[..1], "en"), None);
    }
}

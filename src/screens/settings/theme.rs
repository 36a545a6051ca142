//! The pictures of the themes, and the language.

use super::row::pick_on;
use crate::locale::{Language, languages};
use crate::settings::{LANGUAGE_OF_SYSTEM, Settings, ThemeChoice};
use crate::theme::{Palette, Stroke, Token, image_from, radius, space};
use crate::widgets::{Look, NodeStyle, Style, UiBuilder};
use bevy::prelude::*;
use narabe_art::Pixmap;

/// The themes in the order of their pictures.
const THEMES: [(ThemeChoice, &str); 4] = [
    (ThemeChoice::Light, "settings-theme-light"),
    (ThemeChoice::Dark, "settings-theme-dark"),
    (ThemeChoice::HighContrast, "settings-theme-contrast"),
    (ThemeChoice::System, "settings-theme-system"),
];
/// All pictures are in one row.
const COLUMNS: u16 = THEMES.len() as u16;
// The size of a picture, in logical pixels, and its content: the board, a heading and two lines of text.
const WIDTH: u32 = 126;
const HEIGHT: u32 = 80;
const BOARD: Rect = rect(50.0, 12.0, 106.0, 68.0);
const HEADING: Rect = rect(12.0, 12.0, 38.0, 17.0);
const LINES: [Rect; 2] = [rect(12.0, 24.0, 30.0, 27.0), rect(12.0, 32.0, 34.0, 35.0)];
/// The colour of the board.
const WOOD: [u8; 4] = [0xDF, 0xB7, 0x6D, 0xFF];

const fn rect(left: f32, top: f32, right: f32, bottom: f32) -> Rect {
    let (min, max) = (Vec2::new(left, top), Vec2::new(right, bottom));
    Rect { min, max }
}

pub fn themes(ui: &mut UiBuilder, parent: Entity, settings: &Settings) {
    let gap = ui.layout.if_phone(space::XS, space::M);
    let node = Node::default().gap(gap).no_shrink();
    let node = node.pad_top(space::XXS).pad_bottom(space::M);
    let node = node.grid(vec![RepeatedGridTrack::flex(COLUMNS, 1.0)]);
    let group = ui.choice(parent, "settings-theme", node);
    let options = THEMES
        .iter()
        .map(|(theme, id)| theme_option(ui, group, *theme, id))
        .collect();
    let mut themes = THEMES.iter();
    let picked = themes.position(|(theme, _)| *theme == settings.theme);
    ui.set_options(group, options, picked);
    pick_on(ui, group, |settings, index| {
        if let Some((theme, _)) = THEMES.get(index) {
            settings.theme = *theme;
        }
    });
}

fn theme_option(ui: &mut UiBuilder, group: Entity, theme: ThemeChoice, id: &str) -> Entity {
    let name = ui.locale.text(id);
    let node = Node::column().gap(space::XS).min_width(0);
    let option = ui.option(group, Look::Picture, &name, node);
    let frame = Node::default().frame(1, radius::CONTROL);
    let frame = frame.aspect_ratio(Some(WIDTH as f32 / HEIGHT as f32));
    let frame = ui.spawn(option, (frame, Stroke(Token::LineStrong), Pickable::IGNORE));
    let picture = picture(theme, ui.layout.pixels);
    let image = ui.images.add(image_from(picture));
    ui.chosen_picture(frame, image, 1.0);
    ui.control_text(option, Style::SMALL, name);
    option
}

/// A page of a theme as a picture; the system theme is half light and half dark.
fn picture(theme: ThemeChoice, pixels: f32) -> Pixmap {
    let size = |logical: u32| ((logical as f32 * pixels).round() as u32).max(1);
    let (width, height) = (size(WIDTH), size(HEIGHT));
    Pixmap::paint(width, height, |x, y| {
        let place = Vec2::new(x as f32 + 0.5, y as f32 + 0.5);
        let place = place / Vec2::new(width as f32, height as f32);
        let palette = match theme {
            ThemeChoice::Light => Palette::Light,
            ThemeChoice::Dark => Palette::Dark,
            ThemeChoice::HighContrast => Palette::HighContrast,
            ThemeChoice::System if place.x + place.y > 1.0 => Palette::Dark,
            ThemeChoice::System => Palette::Light,
        };
        let place = place * Vec2::new(WIDTH as f32, HEIGHT as f32);
        if BOARD.contains(place) {
            return WOOD;
        }
        let token = if HEADING.contains(place) {
            Token::Ink
        } else if LINES.iter().any(|line| line.contains(place)) {
            Token::LineStrong
        } else {
            Token::Paper
        };
        palette.color(token).to_srgba().to_u8_array()
    })
}

/// The languages and the system's; hidden if there is only one.
pub fn language(ui: &mut UiBuilder, parent: Entity, settings: &Settings) {
    let languages = languages();
    if languages.len() < 2 {
        return;
    }
    let column = ui.node(parent, Node::column().gap(space::XS).pad_bottom(space::M));
    ui.localized_text(column, Style::BODY, "settings-language");
    let system = Language {
        code: LANGUAGE_OF_SYSTEM.into(),
        name: ui.locale.text("settings-language-system"),
    };
    let known: Vec<_> = languages.into_iter().chain([system]).collect();
    let names: Vec<_> = (known.iter())
        .map(|language| language.name.clone())
        .collect();
    let picked = (known.iter())
        .position(|language| language.code == settings.language)
        .unwrap_or(known.len() - 1);
    let group = ui.chips(column, "settings-language", &names, picked);
    pick_on(ui, group, move |settings, index| {
        if let Some(language) = known.get(index) {
            settings.language.clone_from(&language.code);
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_pictures_of_the_themes_differ() {
        let pictures = THEMES.map(|(theme, _)| picture(theme, 1.0));
        for (index, one) in pictures.iter().enumerate() {
            assert!(
                pictures[index + 1..]
                    .iter()
                    .all(|other| one.rgba != other.rgba)
            );
        }
    }

    #[test]
    fn the_board_is_warm_in_every_theme() {
        for (theme, id) in THEMES {
            assert_eq!(picture(theme, 2.0).pixel(150, 80), WOOD, "{id}");
        }
    }
}

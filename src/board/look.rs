//! The look of the board: the chosen skins and options, from settings, theme and skins.

use super::skins::{Skin, SkinFileError, Skins};
use crate::settings::Settings;
use crate::theme::Palette;
use bevy::prelude::*;
use narabe_art::Rgb;
use narabe_art::skin::{BoardSkin, StoneSkin};
use std::sync::Arc;

/// The skins of the high-contrast theme, whatever the settings are.
const HIGH_CONTRAST_SKIN: &str = "clear";

/// The current look. Only this module changes it.
#[derive(Resource, Debug, Clone, PartialEq)]
pub struct BoardLook {
    pub board: Arc<Skin<BoardSkin>>,
    pub stones: Arc<Skin<StoneSkin>>,
    /// The colour of lines and coordinates, if not that of the board skin.
    pub line: Option<Rgb>,
    /// Whether the board has a vignette.
    pub dark: bool,
    /// Whether the lines are wider.
    pub high_contrast: bool,
    pub coordinates: bool,
    pub star_points: bool,
    pub shapes_on_stones: bool,
    /// The chosen skins that could not be loaded.
    pub errors: Vec<SkinFileError>,
}

impl BoardLook {
    /// The look for these settings and this theme.
    pub fn new(settings: &Settings, palette: Palette, skins: &Skins) -> Self {
        let high_contrast = palette.is_high_contrast();
        let chosen = |id: &str| {
            if high_contrast {
                HIGH_CONTRAST_SKIN.to_owned()
            } else {
                id.to_owned()
            }
        };
        let (board, board_error) = skins.board(&chosen(&settings.board_skin));
        let (stones, stone_error) = skins.stone_set(&chosen(&settings.stone_skin));
        let line = settings.line_colour.as_deref().filter(|_| !high_contrast);
        Self {
            board,
            stones,
            line: line
                .and_then(|id| skins.line(id))
                .map(|skin| skin.data.colour),
            dark: palette.is_dark(),
            high_contrast,
            coordinates: settings.coordinates,
            star_points: settings.star_points,
            shapes_on_stones: settings.shapes_on_stones,
            errors: board_error.into_iter().chain(stone_error).collect(),
        }
    }

    /// The colour of lines and coordinates.
    pub fn line_colour(&self) -> Color {
        color(self.line.unwrap_or(self.board.data.line))
    }

    /// The colour of brackets and win line on this board.
    pub fn accent(&self) -> Color {
        color(self.board.data.accent)
    }

    /// The light tone of the board.
    pub fn tone(&self) -> Color {
        color(self.board.data.tone)
    }
}

/// Converts a colour to Bevy's type.
pub fn color(rgb: Rgb) -> Color {
    Color::srgb_u8(rgb.r, rgb.g, rgb.b)
}

pub(super) fn plugin(app: &mut App) {
    let look = BoardLook::new(&Settings::default(), Palette::default(), &Skins::default());
    app.insert_resource(look).add_systems(
        super::BoardSchedule,
        update.in_set(super::BoardSystems::Frame),
    );
}

fn update(
    settings: Res<Settings>,
    palette: Res<Palette>,
    skins: Res<Skins>,
    mut look: ResMut<BoardLook>,
) {
    if !(settings.is_changed() || palette.is_changed() || skins.is_changed()) {
        return;
    }
    let updated = BoardLook::new(&settings, *palette, &skins);
    if updated.errors != look.errors {
        for error in &updated.errors {
            warn!("using the default instead of a skin: {error}");
        }
    }
    look.set_if_neq(updated);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn high_contrast_overrides_the_choice() {
        let skins = Skins::load(&Default::default());
        let settings = Settings {
            board_skin: "walnut".into(),
            ..Settings::default()
        };
        assert_eq!(
            BoardLook::new(&settings, Palette::Light, &skins).board.id,
            "walnut"
        );
        assert_eq!(
            BoardLook::new(&settings, Palette::HighContrast, &skins)
                .board
                .id,
            "clear"
        );
    }

    #[test]
    fn an_unknown_skin_gives_the_default_and_a_message() {
        let skins = Skins::load(&Default::default());
        let settings = Settings {
            stone_skin: "pebbles".into(),
            ..Settings::default()
        };
        let look = BoardLook::new(&settings, Palette::Light, &skins);
        assert_eq!(look.stones.data, StoneSkin::default());
        assert!(look.errors[0].to_string().contains("pebbles"));
    }
}

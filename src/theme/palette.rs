//! The colours of the three themes, and the current one.

use super::system::{self, SystemPreferences};
use super::token::Token;
use crate::settings::{Settings, ThemeChoice};
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, WindowTheme};

/// The current theme.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Palette {
    #[default]
    Light,
    Dark,
    HighContrast,
}

impl Palette {
    /// Whether text is light on dark.
    pub fn is_dark(self) -> bool {
        self == Self::Dark
    }

    /// Whether borders are doubled and shadows omitted.
    pub fn is_high_contrast(self) -> bool {
        self == Self::HighContrast
    }

    /// The width of a control's border, in logical pixels.
    pub fn border(self) -> f32 {
        if self.is_high_contrast() { 2.0 } else { 1.0 }
    }

    /// The width of the border of a raised card, whose shadow sets it off except in high contrast.
    pub fn raised_border(self) -> f32 {
        if self.is_high_contrast() { 2.0 } else { 0.0 }
    }

    /// The colour of a token.
    pub fn color(self, token: Token) -> Color {
        match self {
            Self::Light => light(token),
            Self::Dark => dark(token),
            Self::HighContrast => high_contrast(token),
        }
    }
}

/// The opacity of the overlay behind a dialog.
const VEIL: f32 = 0.6;

fn hex(rgb: u32) -> Color {
    Color::srgb_u8((rgb >> 16) as u8, (rgb >> 8) as u8, rgb as u8)
}

fn light(token: Token) -> Color {
    use Token::*;
    hex(match token {
        Paper => 0xE8E9E5,
        Paper2 => 0xDFE1DC,
        Surface => 0xF2F3F0,
        Raised => 0xFBFBF9,
        Sunken => 0xDBDDD7,
        Line => 0xCDD0CA,
        LineStrong => 0x7A807E,
        Ink => 0x1A1E23,
        Ink2 => 0x454B52,
        Ink3 => 0x5A6066,
        InkOff => 0xA1A5A4,
        OnInk => 0xF6F6F2,
        InkPress => 0x373A3E,
        Accent => 0xBA351E,
        AccentPress | Fault => 0x9C2C18,
        Seal => 0xBA351E,
        OnSeal => 0xFFF8F3,
        Hint => 0x2C4F82,
        Success => 0x2C6647,
        Warning => 0x85570A,
        BlackShare => 0x22262C,
        WhiteShare => 0xFBFBF9,
        GraphGround => 0xD9DAD7,
        GraphMark => 0x85570A,
        White => 0xFFFFFF,
        Veil => return hex(0xE8E9E5).with_alpha(VEIL),
        Clear => return Color::NONE,
    })
}

fn dark(token: Token) -> Color {
    use Token::*;
    hex(match token {
        Paper => 0x14171B,
        Paper2 => 0x0F1215,
        Surface => 0x1B1F24,
        Raised => 0x242930,
        Sunken => 0x0D0F12,
        Line => 0x30363D,
        LineStrong => 0x6A727A,
        Ink => 0xECEAE4,
        Ink2 => 0xB9BCBB,
        Ink3 => 0x92989D,
        InkOff => 0x555C63,
        OnInk => 0x15181B,
        InkPress => 0xCECDC8,
        Accent | Fault => 0xF0715A,
        AccentPress => 0xD9543C,
        Seal => 0xBA351E,
        OnSeal => 0xFFF8F3,
        Hint => 0x93B4E6,
        Success => 0x83C398,
        Warning => 0xE2B562,
        BlackShare => 0x22262C,
        WhiteShare => 0xECEAE4,
        GraphGround => 0xE4E4DF,
        GraphMark => 0x85570A,
        White => 0xFFFFFF,
        Veil => return hex(0x14171B).with_alpha(VEIL),
        Clear => return Color::NONE,
    })
}

fn high_contrast(token: Token) -> Color {
    use Token::*;
    match token {
        Paper | Paper2 | Surface | Raised | OnInk => hex(0xFFFFFF),
        Sunken => hex(0xE0E0E0),
        Ink | LineStrong | Line => hex(0x000000),
        Ink2 | Ink3 | InkPress => hex(0x222222),
        Accent | AccentPress | Fault | Seal => hex(0xA01800),
        Veil => hex(0xFFFFFF).with_alpha(VEIL),
        other => light(other),
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Palette>()
        .add_systems(First, choose.after(system::apply));
}

fn choose(
    settings: Res<Settings>,
    system: Res<SystemPreferences>,
    windows: Query<&Window, With<PrimaryWindow>>,
    mut palette: ResMut<Palette>,
) {
    // The window's initial theme is used until the system reports a preference.
    let opened_dark = || {
        windows
            .iter()
            .any(|window| window.window_theme == Some(WindowTheme::Dark))
    };
    let system_is_dark = system.dark.unwrap_or_else(opened_dark);
    let wanted = match settings.theme {
        ThemeChoice::System if system_is_dark => Palette::Dark,
        ThemeChoice::System | ThemeChoice::Light => Palette::Light,
        ThemeChoice::Dark => Palette::Dark,
        ThemeChoice::HighContrast => Palette::HighContrast,
    };
    palette.set_if_neq(wanted);
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::window::WindowThemeChanged;
    use narabe_art::Rgb;
    use narabe_art::colour_vision::{ColourVision, difference};

    fn contrast(a: Color, b: Color) -> f32 {
        let (a, b) = (a.to_linear(), b.to_linear());
        let luminance = |c: LinearRgba| 0.2126 * c.red + 0.7152 * c.green + 0.0722 * c.blue;
        let (a, b) = (luminance(a), luminance(b));
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    }

    #[test]
    fn text_reads_on_every_ground() {
        for palette in [Palette::Light, Palette::Dark, Palette::HighContrast] {
            for ground in [Token::Paper, Token::Surface, Token::Raised] {
                for ink in [
                    Token::Ink,
                    Token::Ink2,
                    Token::Ink3,
                    Token::Accent,
                    Token::Fault,
                    Token::Hint,
                ] {
                    let ratio = contrast(palette.color(ink), palette.color(ground));
                    assert!(
                        ratio >= 4.5,
                        "{palette:?}: {ink:?} on {ground:?} is {ratio:.2}:1"
                    );
                }
            }
            let ratio = contrast(palette.color(Token::OnInk), palette.color(Token::Ink));
            assert!(
                ratio >= 7.0,
                "{palette:?}: a primary button reads at {ratio:.2}:1"
            );
        }
    }

    #[test]
    fn the_graph_is_read_in_every_colour_vision() {
        for palette in [Palette::Light, Palette::Dark, Palette::HighContrast] {
            let seen = |token: Token, vision: ColourVision| {
                let [r, g, b, _] = palette.color(token).to_srgba().to_u8_array();
                vision.simulate(Rgb::new(r, g, b))
            };
            for vision in ColourVision::ALL {
                for (one, other) in [
                    (Token::BlackShare, Token::GraphGround),
                    (Token::BlackShare, Token::WhiteShare),
                    (Token::GraphMark, Token::GraphGround),
                    (Token::GraphMark, Token::BlackShare),
                    (Token::Accent, Token::GraphGround),
                    (Token::Accent, Token::BlackShare),
                ] {
                    let apart = difference(seen(one, vision), seen(other, vision));
                    assert!(
                        apart > 30.0,
                        "{palette:?}, {vision:?}: {one:?} and {other:?} are {apart} apart"
                    );
                }
            }
        }
    }

    #[test]
    fn bug_a_change_of_the_systems_colours_was_ignored_while_the_game_was_open() {
        let mut app = App::new();
        app.add_plugins(MinimalPlugins)
            .init_resource::<Settings>()
            .add_plugins((system::plugin, plugin));
        let window = Window {
            window_theme: Some(WindowTheme::Dark),
            ..default()
        };
        let window = app.world_mut().spawn((window, PrimaryWindow)).id();
        let mut becomes = |theme| {
            if let Some(theme) = theme {
                app.world_mut()
                    .write_message(WindowThemeChanged { window, theme });
            }
            app.update();
            *app.world().resource::<Palette>()
        };
        assert_eq!(becomes(None), Palette::Dark);
        assert_eq!(becomes(Some(WindowTheme::Light)), Palette::Light);
        assert_eq!(becomes(Some(WindowTheme::Dark)), Palette::Dark);
    }

    #[test]
    fn outlines_are_seen_on_every_ground() {
        for palette in [Palette::Light, Palette::Dark, Palette::HighContrast] {
            for ground in [Token::Paper, Token::Raised] {
                let ratio = contrast(palette.color(Token::LineStrong), palette.color(ground));
                // The art direction rounds its table to one decimal: 2.998 counts as 3.0.
                let stated = (ratio * 10.0).round() / 10.0;
                assert!(
                    stated >= 3.0,
                    "{palette:?}: an outline on {ground:?} is {ratio:.2}:1"
                );
            }
        }
    }
}

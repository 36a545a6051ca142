//! The settings as plain data.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;

/// The language value that means: as the system says.
pub const LANGUAGE_OF_SYSTEM: &str = "system";

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Default)]
pub enum ThemeChoice {
    #[default]
    System,
    Light,
    Dark,
    HighContrast,
}

/// How much may move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Default)]
pub enum MotionChoice {
    /// As much as the system allows.
    #[default]
    System,
    Full,
    /// Short fades instead of travel.
    Reduced,
    /// Nothing moves and nothing fades.
    Off,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Default)]
pub enum MoveNumbers {
    #[default]
    Off,
    /// The last few moves.
    Last,
    All,
}

/// How the last move's mark behaves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Default)]
pub enum LastMark {
    /// Flashes three times, then stays.
    #[default]
    ThreeFlashes,
    /// Flashes once a second until the next move.
    KeepsFlashing,
    /// Still from the start.
    Still,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Default)]
pub enum WindowChoice {
    #[default]
    Windowed,
    FullScreen,
}

/// All settings. Percentages are whole numbers from 0 to 100 unless said otherwise.
#[derive(Resource, Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// A folder of `assets/locales`, or [`LANGUAGE_OF_SYSTEM`].
    pub language: String,
    pub theme: ThemeChoice,
    /// 90 to 160 per cent.
    pub text_size: u16,
    pub motion: MotionChoice,
    pub title_light: bool,
    pub gold_leaf: bool,
    pub volume_stones: u8,
    pub volume_interface: u8,
    pub volume_music: u8,
    pub muted: bool,
    pub mute_in_background: bool,
    pub move_numbers: MoveNumbers,
    pub last_mark: LastMark,
    pub coordinates: bool,
    pub star_points: bool,
    /// Whether the points that the rule forbids carry a mark.
    pub forbidden_points: bool,
    /// On touch a first tap aims and a second confirms.
    pub confirm_tap: bool,
    pub keyboard_cursor: bool,
    pub shapes_on_stones: bool,
    pub bigger_targets: bool,
    /// The least time before a computer's answer, 300 to 800 ms.
    pub reply_pause_ms: u16,
    /// Whether a computer's card tells how likely it thinks to win.
    pub win_chance: bool,
    pub window: WindowChoice,
    /// What others at a table between two machines see; empty means: guest or host.
    pub player_name: String,
    /// The address of the lobby; empty means: the one that the page comes from, or none.
    pub lobby: String,
    /// Servers that help two machines find a way to each other: `stun:host:port`, `turn:host:port`. Empty means none.
    pub stun: String,
    pub turn: String,
    pub turn_user: String,
    pub turn_password: String,
    /// Whether people may look on at a table that we make.
    pub let_watch: bool,
    /// File stems in `assets/skins/boards`, `…/stones`, `…/lines` (or the player's own folder).
    pub board_skin: String,
    pub stone_skin: String,
    /// `None` is the board's own colour.
    pub line_colour: Option<String>,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: LANGUAGE_OF_SYSTEM.into(),
            theme: ThemeChoice::default(),
            text_size: 100,
            motion: MotionChoice::default(),
            title_light: true,
            gold_leaf: true,
            volume_stones: 80,
            volume_interface: 50,
            volume_music: 35,
            muted: false,
            mute_in_background: true,
            move_numbers: MoveNumbers::default(),
            last_mark: LastMark::default(),
            coordinates: true,
            star_points: true,
            forbidden_points: true,
            confirm_tap: true,
            keyboard_cursor: true,
            shapes_on_stones: false,
            bigger_targets: false,
            reply_pause_ms: 500,
            win_chance: false,
            window: WindowChoice::default(),
            player_name: String::new(),
            lobby: String::new(),
            stun: "stun:stun.l.google.com:19302".into(),
            turn: String::new(),
            turn_user: String::new(),
            turn_password: String::new(),
            let_watch: true,
            board_skin: "kaya".into(),
            stone_skin: "slate".into(),
            line_colour: None,
        }
    }
}

/// The range of [`Settings::text_size`], in per cent.
pub const TEXT_SIZE: RangeInclusive<u16> = 90..=160;
/// The range of [`Settings::reply_pause_ms`].
pub const REPLY_PAUSE_MS: RangeInclusive<u16> = 300..=800;
const LOUDEST: u8 = 100;

impl Settings {
    /// Brings every figure into its range, whatever a file says.
    pub fn clamp(&mut self) {
        self.text_size = self.text_size.clamp(*TEXT_SIZE.start(), *TEXT_SIZE.end());
        self.reply_pause_ms = self
            .reply_pause_ms
            .clamp(*REPLY_PAUSE_MS.start(), *REPLY_PAUSE_MS.end());
        for volume in [
            &mut self.volume_stones,
            &mut self.volume_interface,
            &mut self.volume_music,
        ] {
            *volume = (*volume).min(LOUDEST);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_defaults_lie_in_their_ranges() {
        let mut settings = Settings::default();
        settings.clamp();
        assert_eq!(settings, Settings::default());
    }

    #[test]
    fn figures_out_of_range_are_brought_back() {
        let mut settings = Settings {
            text_size: 9,
            reply_pause_ms: 9000,
            volume_music: 255,
            ..Settings::default()
        };
        settings.clamp();
        assert_eq!(
            (
                settings.text_size,
                settings.reply_pause_ms,
                settings.volume_music
            ),
            (90, 800, 100)
        );
    }
}

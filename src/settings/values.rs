//! The settings as plain data.

use bevy::prelude::*;
use narabe_matches::players::AnalysisOptions;
use narabe_study::MAX_LINES;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::ops::RangeInclusive;

/// The language value for the system's language.
pub const LANGUAGE_OF_SYSTEM: &str = "system";

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Default)]
pub enum ThemeChoice {
    #[default]
    System,
    Light,
    Dark,
    HighContrast,
}

/// How much motion is allowed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Default)]
pub enum MotionChoice {
    /// The system's preference.
    #[default]
    System,
    Full,
    /// Short fades instead of movement.
    Reduced,
    /// No motion and no fades.
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

impl MoveNumbers {
    /// Shows or hides the numbers.
    pub fn toggle(&mut self) {
        *self = match self {
            Self::Off => Self::All,
            Self::Last | Self::All => Self::Off,
        };
    }
}

/// How the last move is marked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Default)]
pub enum LastMark {
    /// Flashes three times, then stays.
    #[default]
    ThreeFlashes,
    /// Flashes once a second until the next move.
    KeepsFlashing,
    /// No motion.
    Still,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Default)]
pub enum WindowChoice {
    #[default]
    Windowed,
    FullScreen,
}

/// Where a game's controls are, for play with one hand: beside the board, and in the bar of a narrow window.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Default)]
pub enum ControlsSide {
    /// Beside the board on the right, in a bar at both ends.
    #[default]
    Usual,
    Left,
    Right,
}

/// What a single switch is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Default)]
pub enum SwitchKind {
    /// Space or Enter, or the keys that a person has chosen instead.
    #[default]
    Key,
    /// Any button of a gamepad.
    Gamepad,
    /// A press anywhere, by mouse or touch.
    Press,
}

/// All settings. Percentages are whole numbers from 0 to 100 unless stated otherwise.
#[derive(Resource, Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// A folder of `assets/locales`, or [`LANGUAGE_OF_SYSTEM`].
    pub language: String,
    pub theme: ThemeChoice,
    /// Whether moves and events are said aloud, at this rate (50 to 200 %) and volume.
    pub say_moves: bool,
    pub speech_rate: u16,
    pub volume_speech: u8,
    /// 90 to 200 %.
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
    /// Whether forbidden points are marked.
    pub forbidden_points: bool,
    /// Whether a first tap aims and a second one confirms; the same for clicks of a mouse.
    pub confirm_tap: bool,
    pub confirm_click: bool,
    pub keyboard_cursor: bool,
    /// The keys and the gamepad buttons that were chosen for actions, by the names that `input` gives them.
    pub keys: BTreeMap<String, String>,
    pub pad_buttons: BTreeMap<String, String>,
    /// How long a key is held until it counts, one of [`SLOW_KEYS_MS`].
    pub slow_keys_ms: u16,
    pub controls_side: ControlsSide,
    /// Whether controls are marked in turn and a single switch chooses the marked one.
    pub single_switch: bool,
    pub switch_kind: SwitchKind,
    /// How long each control is marked, 500 to 3000 ms.
    pub scan_ms: u16,
    pub shapes_on_stones: bool,
    pub bigger_targets: bool,
    /// The minimum time before an engine's move, 300 to 800 ms.
    pub reply_pause_ms: u16,
    /// Whether the title and the task bar mark the window when its player is called and looks elsewhere.
    pub attention: bool,
    /// Whether the system shows a notification then.
    pub notifications: bool,
    /// Whether a browser keeps every file of the game, to play without a network in each language.
    pub keep_offline: bool,
    /// Whether games that end are kept in the library.
    pub keep_games: bool,
    /// Whether the coach asks before a move that loses to a level by force.
    pub coach: bool,
    /// Whether New game chooses the level that fits.
    pub adapt_level: bool,
    /// Whether an engine's win chance is shown.
    pub win_chance: bool,
    /// Whether what an added program says is shown while it plays.
    pub engine_messages: bool,
    /// Whether the title has asked if the person is new to the game.
    pub asked_newcomer: bool,
    /// Whether the moves that follow in a study lie on its board.
    pub next_moves: bool,
    /// The number of best lines in a study.
    pub analysis_lines: u8,
    /// Whether a study shows the graph of the game, and the best lines, while there is something in them.
    pub study_graph: bool,
    pub study_lines: bool,
    /// The search threads of the analysis in a study; `None` for as many as the machine can spare.
    pub analysis_threads: Option<u16>,
    /// The memory for what the analysis in a study has found, in megabytes.
    pub analysis_memory: u16,
    pub window: WindowChoice,
    /// The name that other players see; empty for "guest" or "host".
    pub player_name: String,
    /// The address of the lobby; empty for that of the page's host, if any.
    pub lobby: String,
    /// STUN and TURN servers: `stun:host:port`, `turn:host:port`; empty for none.
    pub stun: String,
    pub turn: String,
    pub turn_user: String,
    pub turn_password: String,
    /// Whether spectators may enter the player's own rooms.
    pub let_watch: bool,
    /// File stems in `assets/skins/boards`, `…/stones`, `…/lines` (or the player's own folder).
    pub board_skin: String,
    pub stone_skin: String,
    /// `None` for the board's own colour.
    pub line_colour: Option<String>,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: LANGUAGE_OF_SYSTEM.into(),
            theme: ThemeChoice::default(),
            say_moves: false,
            speech_rate: 100,
            volume_speech: 100,
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
            confirm_click: false,
            keyboard_cursor: true,
            keys: BTreeMap::new(),
            pad_buttons: BTreeMap::new(),
            slow_keys_ms: 0,
            controls_side: ControlsSide::default(),
            single_switch: false,
            switch_kind: SwitchKind::default(),
            scan_ms: 1200,
            shapes_on_stones: false,
            bigger_targets: false,
            reply_pause_ms: 500,
            attention: true,
            // A browser is asked for its permission first.
            notifications: !cfg!(target_family = "wasm"),
            keep_offline: false,
            keep_games: true,
            coach: false,
            adapt_level: false,
            win_chance: false,
            engine_messages: false,
            asked_newcomer: false,
            next_moves: true,
            analysis_lines: 3,
            study_graph: true,
            study_lines: true,
            analysis_threads: None,
            analysis_memory: ANALYSIS_MEMORY_AT_FIRST,
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
pub const TEXT_SIZE: RangeInclusive<u16> = 90..=200;
/// The range of [`Settings::speech_rate`], in per cent of the usual rate.
pub const SPEECH_RATE: RangeInclusive<u16> = 50..=200;
/// The values of [`Settings::slow_keys_ms`].
pub const SLOW_KEYS_MS: [u16; 4] = [0, 300, 600, 1000];
/// The range of [`Settings::scan_ms`].
pub const SCAN_MS: RangeInclusive<u16> = 500..=3000;
/// The range of [`Settings::reply_pause_ms`].
pub const REPLY_PAUSE_MS: RangeInclusive<u16> = 300..=800;
/// The range of [`Settings::analysis_lines`].
pub const ANALYSIS_LINES: RangeInclusive<u8> = 1..=MAX_LINES as u8;
/// The range of [`Settings::analysis_memory`], in megabytes. A page has less memory, and each of its workers a table.
pub const ANALYSIS_MEMORY: RangeInclusive<u16> = if cfg!(target_family = "wasm") {
    16..=128
} else {
    16..=1024
};
const ANALYSIS_MEMORY_AT_FIRST: u16 = if cfg!(target_family = "wasm") { 16 } else { 64 };
const LOUDEST: u8 = 100;

impl Settings {
    /// What the analysis in a study is to find, and with what.
    pub fn analysis_options(&self) -> AnalysisOptions {
        AnalysisOptions {
            lines: self.analysis_lines.into(),
            threads: self.analysis_threads.map(usize::from),
            memory: self.analysis_memory.into(),
        }
    }

    /// Clamps all numbers to their ranges.
    pub fn clamp(&mut self) {
        self.text_size = self.text_size.clamp(*TEXT_SIZE.start(), *TEXT_SIZE.end());
        let rate = SPEECH_RATE;
        self.speech_rate = self.speech_rate.clamp(*rate.start(), *rate.end());
        self.reply_pause_ms = self
            .reply_pause_ms
            .clamp(*REPLY_PAUSE_MS.start(), *REPLY_PAUSE_MS.end());
        let slow = SLOW_KEYS_MS.into_iter().rev();
        self.slow_keys_ms = slow
            .filter(|value| *value <= self.slow_keys_ms)
            .max()
            .unwrap_or_default();
        self.scan_ms = self.scan_ms.clamp(*SCAN_MS.start(), *SCAN_MS.end());
        let (lines, memory) = (ANALYSIS_LINES, ANALYSIS_MEMORY);
        self.analysis_lines = self.analysis_lines.clamp(*lines.start(), *lines.end());
        self.analysis_memory = self.analysis_memory.clamp(*memory.start(), *memory.end());
        for volume in [
            &mut self.volume_stones,
            &mut self.volume_interface,
            &mut self.volume_music,
            &mut self.volume_speech,
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
            analysis_lines: 0,
            analysis_memory: 0,
            slow_keys_ms: 5000,
            scan_ms: 0,
            ..Settings::default()
        };
        settings.clamp();
        assert_eq!((settings.analysis_lines, settings.analysis_memory), (1, 16));
        assert_eq!((settings.slow_keys_ms, settings.scan_ms), (1000, 500));
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

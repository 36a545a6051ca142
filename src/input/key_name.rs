//! The keys that an action can have: letters and signs as printed, and keys with a name.

use crate::locale::Locale;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;

/// A key of the keyboard. Latin letters and signs count as printed, letters of other scripts by the place of the key, so
/// that the keys work with every layout.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum KeyName {
    /// A printed sign; letters are small.
    Sign(char),
    /// F1 to F12.
    Function(u8),
    Left,
    Right,
    Up,
    Down,
    Enter,
    Space,
    Tab,
    Escape,
    Backspace,
    Delete,
    Insert,
}

/// The keys with a name: as Bevy has them, the word in the settings file, and the Fluent id.
static NAMED: [(KeyName, Key, KeyCode, &str, &str); 11] = {
    use KeyName::*;
    [
        (Left, Key::ArrowLeft, KeyCode::ArrowLeft, "Left", "key-left"),
        (
            Right,
            Key::ArrowRight,
            KeyCode::ArrowRight,
            "Right",
            "key-right",
        ),
        (Up, Key::ArrowUp, KeyCode::ArrowUp, "Up", "key-up"),
        (Down, Key::ArrowDown, KeyCode::ArrowDown, "Down", "key-down"),
        (Enter, Key::Enter, KeyCode::Enter, "Enter", "key-enter"),
        (Space, Key::Space, KeyCode::Space, "Space", "key-space"),
        (Tab, Key::Tab, KeyCode::Tab, "Tab", "key-tab"),
        (Escape, Key::Escape, KeyCode::Escape, "Escape", "key-escape"),
        (
            Backspace,
            Key::Backspace,
            KeyCode::Backspace,
            "Backspace",
            "key-backspace",
        ),
        (Delete, Key::Delete, KeyCode::Delete, "Delete", "key-delete"),
        (Insert, Key::Insert, KeyCode::Insert, "Insert", "key-insert"),
    ]
};

static FUNCTIONS: [(Key, KeyCode); 12] = [
    (Key::F1, KeyCode::F1),
    (Key::F2, KeyCode::F2),
    (Key::F3, KeyCode::F3),
    (Key::F4, KeyCode::F4),
    (Key::F5, KeyCode::F5),
    (Key::F6, KeyCode::F6),
    (Key::F7, KeyCode::F7),
    (Key::F8, KeyCode::F8),
    (Key::F9, KeyCode::F9),
    (Key::F10, KeyCode::F10),
    (Key::F11, KeyCode::F11),
    (Key::F12, KeyCode::F12),
];

/// The places of the letters A to Z.
const LETTERS: [KeyCode; 26] = {
    use KeyCode::*;
    [
        KeyA, KeyB, KeyC, KeyD, KeyE, KeyF, KeyG, KeyH, KeyI, KeyJ, KeyK, KeyL, KeyM, KeyN, KeyO,
        KeyP, KeyQ, KeyR, KeyS, KeyT, KeyU, KeyV, KeyW, KeyX, KeyY, KeyZ,
    ]
};

/// The signs whose use is fixed: they choose a line of the study and a tool of a position that is set up.
const FIXED: [char; 4] = ['1', '2', '3', '4'];

impl KeyName {
    /// The name of a pressed key; `None` for keys that no action can have.
    pub fn of(key: &Key, code: KeyCode) -> Option<Self> {
        if let Key::Character(text) = key {
            let sign = text.chars().next()?;
            return match letter_by_place(sign, code) {
                _ if sign == ' ' => Some(Self::Space),
                Some(letter) => Some(Self::Sign(letter)),
                None => Self::sign(sign),
            };
        }
        if let Some(place) = FUNCTIONS.iter().position(|(function, _)| function == key) {
            return Some(Self::Function(place as u8 + 1));
        }
        let mut named = NAMED.iter();
        named.find(|(_, named, ..)| named == key).map(|row| row.0)
    }

    fn sign(sign: char) -> Option<Self> {
        let is_fit = !(sign.is_whitespace() || sign.is_control() || FIXED.contains(&sign));
        is_fit.then(|| Self::Sign(sign.to_lowercase().next().unwrap_or(sign)))
    }

    /// The key as Bevy has it, on the usual layout.
    pub fn press(self) -> (Key, KeyCode) {
        match self {
            Self::Sign(sign) => {
                let letter = (sign as u32).checked_sub(u32::from(b'a'));
                let code = letter.and_then(|place| LETTERS.get(place as usize));
                let code = code.copied().unwrap_or(KeyCode::Slash);
                (Key::Character(sign.to_string().into()), code)
            }
            Self::Function(number) => {
                let place = usize::from(number).clamp(1, FUNCTIONS.len()) - 1;
                FUNCTIONS[place].clone()
            }
            named => {
                let (_, key, code, ..) = named.row();
                (key.clone(), *code)
            }
        }
    }

    fn row(self) -> &'static (Self, Key, KeyCode, &'static str, &'static str) {
        let mut named = NAMED.iter();
        named.find(|row| row.0 == self).unwrap_or(&NAMED[0])
    }

    /// What the settings file calls it.
    pub fn to_file(self) -> String {
        match self {
            Self::Sign(sign) => sign.to_string(),
            Self::Function(number) => format!("F{number}"),
            named => named.row().3.to_owned(),
        }
    }

    /// Reads what [`to_file`](Self::to_file) writes; `None` if there is no such key.
    pub fn from_file(text: &str) -> Option<Self> {
        let mut signs = text.chars();
        if let (Some(sign), None) = (signs.next(), signs.next()) {
            return Self::sign(sign);
        }
        if let Some(number) = text
            .strip_prefix('F')
            .and_then(|number| number.parse().ok())
        {
            return (1..=FUNCTIONS.len() as u8)
                .contains(&number)
                .then_some(Self::Function(number));
        }
        NAMED.iter().find(|row| row.3 == text).map(|row| row.0)
    }

    /// What the player calls it.
    pub fn words(self, locale: &Locale) -> String {
        match self {
            Self::Sign(sign) => sign.to_uppercase().collect(),
            Self::Function(_) => self.to_file(),
            named => locale.text(named.row().4),
        }
    }
}

/// The Latin letter at the place of a key whose sign is of another script, on the usual layout.
fn letter_by_place(sign: char, code: KeyCode) -> Option<char> {
    let place = LETTERS.iter().position(|letter| *letter == code)?;
    (!is_latin(sign)).then_some((b'a' + place as u8) as char)
}

/// ASCII, and the letters with accents that layouts of Latin scripts have.
const fn is_latin(sign: char) -> bool {
    matches!(sign, '\0'..='\u{7f}' | '\u{aa}' | '\u{ba}' | '\u{c0}'..='\u{24f}' | '\u{1e00}'..='\u{1eff}')
}

/// The places of the keys that are known by what they do. A layout may put them elsewhere: Escape or Control on Caps Lock, the
/// arrows on the number pad.
static USUAL_PLACES: [(Key, &[KeyCode]); 18] = {
    use KeyCode::*;
    [
        (Key::ArrowLeft, &[ArrowLeft]),
        (Key::ArrowRight, &[ArrowRight]),
        (Key::ArrowUp, &[ArrowUp]),
        (Key::ArrowDown, &[ArrowDown]),
        (Key::Home, &[Home]),
        (Key::End, &[End]),
        (Key::PageUp, &[PageUp]),
        (Key::PageDown, &[PageDown]),
        (Key::Enter, &[Enter, NumpadEnter]),
        (Key::Tab, &[Tab]),
        (Key::Escape, &[Escape]),
        (Key::Backspace, &[Backspace]),
        (Key::Delete, &[Delete]),
        (Key::Insert, &[Insert]),
        (Key::Control, &[ControlLeft, ControlRight]),
        (Key::Shift, &[ShiftLeft, ShiftRight]),
        (Key::Alt, &[AltLeft, AltRight]),
        (Key::Super, &[SuperLeft, SuperRight]),
    ]
};

/// A key that is known by what it does gets its usual place, by which many parts of the game look for it.
pub fn put_at_usual_place(key: &mut KeyboardInput) {
    let mut usual = USUAL_PLACES.iter();
    if let Some((_, places)) = usual.find(|(usual, _)| *usual == key.logical_key)
        && !places.contains(&key.key_code)
    {
        key.key_code = places[0];
    }
}

/// A letter pressed with Control or the system key: the Latin letter as printed, or by the place of the key on layouts without
/// Latin letters. Both what it says and where it is become those of that letter on the usual layout.
pub fn make_chord_letter(key: &mut KeyboardInput) {
    let Key::Character(text) = &key.logical_key else {
        return;
    };
    let mut signs = text.chars();
    let (Some(sign), None) = (signs.next(), signs.next()) else {
        return;
    };
    let letter = letter_by_place(sign, key.key_code).or(Some(sign));
    let letter = letter.filter(char::is_ascii_alphabetic);
    let Some(letter) = letter else { return };
    let (logical, code) = KeyName::Sign(letter.to_ascii_lowercase()).press();
    if sign != letter {
        key.logical_key = logical;
    }
    key.key_code = code;
    // Where Control is released within the same slow frame, the letter is not typed.
    key.text = None;
}

/// Whether a key only changes others: it is never the key of an action, and never slow.
pub fn is_modifier(key: &Key) -> bool {
    matches!(
        key,
        Key::Shift
            | Key::Control
            | Key::Alt
            | Key::AltGraph
            | Key::Super
            | Key::Meta
            | Key::Hyper
            | Key::CapsLock
            | Key::NumLock
            | Key::ScrollLock
            | Key::Fn
            | Key::FnLock
            | Key::Symbol
            | Key::Dead(_)
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn latin_letters_count_as_printed_and_others_by_their_place() {
        let character = |text: &str| Key::Character(text.into());
        let of = |text: &str, code| KeyName::of(&character(text), code);
        assert_eq!(of("U", KeyCode::KeyU), Some(KeyName::Sign('u')));
        assert_eq!(of("a", KeyCode::KeyQ), Some(KeyName::Sign('a')));
        assert_eq!(of("г", KeyCode::KeyU), Some(KeyName::Sign('u')));
        assert_eq!(of("é", KeyCode::Digit2), Some(KeyName::Sign('é')));
        assert_eq!(
            of("é", KeyCode::KeyW),
            Some(KeyName::Sign('é')),
            "a Latin layout"
        );
        assert_eq!(of("2", KeyCode::Digit2), None, "its use is fixed");
        assert_eq!(KeyName::of(&Key::Home, KeyCode::Home), None);
    }

    #[test]
    fn the_file_has_a_word_for_every_key() {
        let named = NAMED.iter().map(|row| row.0);
        let functions = (1..=12).map(KeyName::Function);
        for key in named.chain(functions).chain([KeyName::Sign('ж')]) {
            assert_eq!(KeyName::from_file(&key.to_file()), Some(key));
            if !matches!(key, KeyName::Sign(_)) {
                let (logical, code) = key.press();
                assert_eq!(KeyName::of(&logical, code), Some(key));
            }
        }
        for word in ["", "F0", "F13", "Moon", "3", " "] {
            assert_eq!(KeyName::from_file(word), None, "{word:?}");
        }
    }

    #[test]
    fn every_named_key_has_its_words() {
        let english = Locale::new("en");
        for (.., id) in &NAMED {
            assert_ne!(english.text(id), *id, "{id} has no words");
        }
    }
}

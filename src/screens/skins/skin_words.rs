//! The names of skins and what they are, in the language of the game; the player's own skins keep the words of their files.

use crate::board::skins::Skin;
use crate::locale::Locale;
use narabe_art::skin::{BoardSkin, LineColour, StoneSkin};

/// The words of a kind of skin.
pub trait SkinWords {
    /// What precedes the skin's id in that of a message.
    const KIND: &'static str;

    /// The name in the file.
    fn name(&self) -> &str;

    /// The note in the file, which may be empty.
    fn note(&self) -> &str;
}

impl SkinWords for BoardSkin {
    const KIND: &'static str = "board";

    fn name(&self) -> &str {
        &self.name
    }

    fn note(&self) -> &str {
        &self.note
    }
}

impl SkinWords for StoneSkin {
    const KIND: &'static str = "stones";

    fn name(&self) -> &str {
        &self.name
    }

    fn note(&self) -> &str {
        &self.note
    }
}

impl SkinWords for LineColour {
    const KIND: &'static str = "line";

    fn name(&self) -> &str {
        &self.name
    }

    fn note(&self) -> &str {
        ""
    }
}

pub fn name<T: SkinWords>(locale: &Locale, skin: &Skin<T>) -> String {
    let id = format!("skin-{}-{}", T::KIND, skin.id);
    words(locale, skin, &id, skin.data.name())
}

/// What a skin is, in a sentence.
pub fn note<T: SkinWords>(locale: &Locale, skin: &Skin<T>) -> String {
    let id = format!("skin-{}-{}-note", T::KIND, skin.id);
    words(locale, skin, &id, skin.data.note())
}

fn words<T>(locale: &Locale, skin: &Skin<T>, id: &str, written: &str) -> String {
    if !skin.own && locale.knows(id) {
        locale.text(id)
    } else {
        written.into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::skins::{Skins, UserSkinsDir};

    #[test]
    fn the_shipped_skins_are_called_in_english_as_in_their_files() {
        let skins = Skins::load(&UserSkinsDir::default());
        let english = Locale::new("en");
        for skin in skins.boards() {
            assert_eq!(name(&english, skin), skin.data.name);
            assert_eq!(note(&english, skin), skin.data.note);
        }
        for set in skins.stones() {
            assert_eq!(name(&english, set), set.data.name);
            assert_eq!(note(&english, set), set.data.note);
        }
        for line in skins.lines() {
            assert_eq!(name(&english, line), line.data.name);
        }
    }

    #[test]
    fn other_languages_have_names_of_their_own_and_own_skins_keep_theirs() {
        let skins = Skins::load(&UserSkinsDir::default());
        let chinese = Locale::new("zh-Hans");
        let mut skin = (*skins.boards()[0]).clone();
        assert_ne!(name(&chinese, &skin), skin.data.name);
        skin.own = true;
        assert_eq!(name(&chinese, &skin), skin.data.name);
    }
}

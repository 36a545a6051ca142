//! The fonts of the art direction.
//!
//! The font depends on what a text is and on the language: numbers that change or align are always [`Face::Data`], because
//! the other fonts have proportional digits. Letters that a font lacks come from the files in `fallback.rs`.

use super::face::Face;
use super::lazy_font::LazyFont;
use super::typefaces::Typefaces;
use crate::locale::{self, Locale};
use crate::redraw::{Redraw, Source};
use bevy::prelude::*;
use std::collections::{BTreeMap, BTreeSet};

/// The fonts of the language in use.
#[derive(Resource, Debug, Clone, Default)]
pub struct Fonts {
    files: BTreeMap<&'static str, LazyFont>,
    typefaces: Typefaces,
    /// The letters of the language's texts.
    letters: BTreeSet<char>,
}

impl Fonts {
    fn new(assets: &AssetServer) -> Self {
        let sets = Typefaces::ALL.into_iter();
        let files = sets.flat_map(|set| Face::ALL.map(|face| set.file(face)));
        Self {
            files: files
                .map(|file| (file, LazyFont::new(assets, file)))
                .collect(),
            ..default()
        }
    }

    /// The font at a size in logical pixels.
    pub fn text(&self, face: Face, size: f32) -> TextFont {
        TextFont {
            font: self.get(face).into(),
            font_size: FontSize::Px(size),
            weight: self.weight(face),
            ..default()
        }
    }

    /// The weight of a face in the language in use.
    pub fn weight(&self, face: Face) -> FontWeight {
        self.typefaces.weight(face)
    }

    /// The font for a name typed by a person: the display font if it has the letters, else the data font, which has more.
    pub fn face_of_name(&self, name: &str) -> Face {
        if name.chars().all(|letter| self.have(letter)) {
            Face::Display
        } else {
            Face::Data
        }
    }

    /// This font, or the data font for text with letters that the label font lacks (such as a Chinese name).
    pub fn face_of_words(&self, face: Face, words: &str) -> Face {
        let lacks = |letter: char| letter.is_alphabetic() && !self.have(letter);
        match face {
            Face::Ui if words.contains(lacks) => Face::Data,
            Face::UiBold if words.contains(lacks) => Face::DataBold,
            other => other,
        }
    }

    /// The files that the first screen needs.
    #[cfg(target_family = "wasm")]
    pub fn first_ids(&self) -> [AssetId<Font>; 4] {
        [Face::Logo, Face::Display, Face::Ui, Face::UiBold].map(|face| self.get(face).id())
    }

    /// The files that are always loaded.
    #[cfg(target_family = "wasm")]
    pub fn ids(&self) -> [AssetId<Font>; 5] {
        let [logo, display, ui, ui_bold] = self.first_ids();
        [logo, display, ui, ui_bold, self.get(Face::Data).id()]
    }

    pub(super) fn typefaces(&self) -> Typefaces {
        self.typefaces
    }

    /// The file of this name if a face has it.
    pub(super) fn file(&self, name: &str) -> Option<LazyFont> {
        self.files.get(name).cloned()
    }

    fn have(&self, letter: char) -> bool {
        self.typefaces.have(letter, &self.letters)
    }

    fn get(&self, face: Face) -> Handle<Font> {
        let file = self.files.get(self.typefaces.file(face));
        file.map_or_else(Handle::default, LazyFont::get)
    }

    fn is_coming(&self) -> bool {
        self.files.values().any(LazyFont::is_coming)
    }
}

pub(super) fn plugin(app: &mut App) {
    let assets = app.world().get_resource::<AssetServer>();
    let fonts = assets.map(Fonts::new).unwrap_or_default();
    app.insert_resource(fonts)
        .add_systems(First, choose.after(locale::choose))
        .add_systems(PostUpdate, poll_loading);
}

/// Chooses the typefaces of the language, and requests what every screen needs of them.
fn choose(
    locale: Option<Res<Locale>>,
    mut fonts: ResMut<Fonts>,
    mut language: Local<Option<String>>,
) {
    let Some(locale) = locale else { return };
    if language.as_deref() == Some(locale.code()) {
        return;
    }
    *language = Some(locale.code().into());
    fonts.typefaces = Typefaces::of(locale.code());
    fonts.letters = locale.letters();
    for face in Face::ALL {
        // In a browser most screens do without the strong numbers; from a disk they are loaded so that no text waits.
        if face != Face::DataBold || !cfg!(target_family = "wasm") {
            fonts.get(face);
        }
    }
}

/// Loading must be polled, because the event loop sleeps otherwise.
fn poll_loading(fonts: Res<Fonts>, redraw: Option<ResMut<Redraw>>) {
    if let Some(mut redraw) = redraw
        && fonts.is_coming()
    {
        redraw.every(Source::Loading);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fonts(language: &str) -> Fonts {
        Fonts {
            typefaces: Typefaces::of(language),
            letters: Locale::new(language).letters(),
            ..default()
        }
    }

    #[test]
    fn a_name_is_set_in_a_face_that_has_its_letters() {
        for (language, name, face) in [
            ("en", "Hana", Face::Display),
            ("en", "José", Face::Display),
            ("en", "Ōta", Face::Data),
            ("en", "Nguyễn", Face::Data),
            ("en", "小明", Face::Data),
            ("vi", "Nguyễn", Face::Display),
            ("ru", "Анна – José", Face::Display),
            ("ru", "小明", Face::Data),
            ("ja", "はな", Face::Display),
            ("ja", "Ōta", Face::Data),
            ("zh-Hans", "枫", Face::Display),
        ] {
            let found = fonts(language).face_of_name(name);
            assert_eq!(found, face, "{name} in {language}");
        }
    }

    #[test]
    fn bug_chinese_names_were_missing_from_sentences_and_choices() {
        let english = fonts("en");
        for (face, words, found) in [
            (Face::Ui, "Time of 林海峰", Face::Data),
            (Face::UiBold, "はな", Face::DataBold),
            (Face::Ui, "Shōgetsu", Face::Data),
            (Face::Ui, "Hana – José’s", Face::Ui),
            (Face::Display, "五目並べ", Face::Display),
        ] {
            assert_eq!(english.face_of_words(face, words), found, "{words}");
        }
        assert_eq!(fonts("ja").face_of_words(Face::Ui, "五目並べ"), Face::Ui);
    }
}

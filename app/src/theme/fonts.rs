//! The fonts of the art direction.
//!
//! The font depends on what a text is: numbers that change or align are always [`Face::Data`], because the other fonts
//! have proportional digits. Letters that a font lacks come from the files in `fallback.rs`.

use bevy::prelude::*;
use std::sync::{Arc, OnceLock};

/// The role of a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Face {
    /// Titles, names, headings, the match score.
    Display,
    /// Labels, buttons, body.
    Ui,
    UiBold,
    /// Clocks, coordinates, move lists, percentages; player names and chat.
    Data,
    DataBold,
}

/// The loaded fonts.
#[derive(Resource, Debug, Clone, Default)]
pub struct Fonts {
    display: Handle<Font>,
    ui: Handle<Font>,
    ui_bold: Handle<Font>,
    data: LazyFont,
    data_bold: LazyFont,
}

/// A font that is loaded when it is first used. In a browser each is a download, and the title does without.
#[derive(Debug, Clone, Default)]
pub(super) struct LazyFont {
    assets: Option<AssetServer>,
    path: &'static str,
    handle: Arc<OnceLock<Handle<Font>>>,
}

impl LazyFont {
    pub(super) fn new(assets: &AssetServer, path: &'static str) -> Self {
        Self {
            assets: Some(assets.clone()),
            path,
            handle: Arc::default(),
        }
    }

    /// The font, which is loaded from now on.
    pub(super) fn get(&self) -> Handle<Font> {
        let load = || {
            let assets = self.assets.as_ref();
            assets.map_or_else(Handle::default, |assets| assets.load(self.path))
        };
        self.handle.get_or_init(load).clone()
    }

    /// The font, if it was requested and is loaded.
    pub(super) fn loaded(&self) -> Option<Handle<Font>> {
        let (assets, handle) = self.asked()?;
        assets
            .load_state(handle)
            .is_loaded()
            .then(|| handle.clone())
    }

    pub(super) fn has_failed(&self) -> bool {
        self.asked()
            .is_some_and(|(assets, handle)| assets.load_state(handle).is_failed())
    }

    /// Whether it was requested and is still loading.
    pub(super) fn is_coming(&self) -> bool {
        self.asked().is_some() && self.loaded().is_none() && !self.has_failed()
    }

    fn asked(&self) -> Option<(&AssetServer, &Handle<Font>)> {
        self.assets.as_ref().zip(self.handle.get())
    }
}

/// The first letter after Latin 1. From here (such as the Japanese ō) the fonts of titles and labels have no glyphs.
const BEYOND_DISPLAY: char = '\u{0100}';

impl Face {
    /// The font for a name typed by a person: the display font if it has the letters, else the data font, which also
    /// has Vietnamese and Chinese.
    pub fn for_name(name: &str) -> Self {
        let displayable = name.chars().all(|letter| letter < BEYOND_DISPLAY);
        if displayable {
            Self::Display
        } else {
            Self::Data
        }
    }

    /// This font, or the data font for text with letters that the label font lacks (such as a Chinese name).
    pub fn for_words(self, words: &str) -> Self {
        let lacks = |letter: char| letter >= BEYOND_DISPLAY && letter.is_alphabetic();
        match self {
            Self::Ui if words.contains(lacks) => Self::Data,
            Self::UiBold if words.contains(lacks) => Self::DataBold,
            other => other,
        }
    }

    /// The weight of the font's file, which distinguishes two weights of one family.
    pub fn weight(self) -> FontWeight {
        match self {
            Self::Display => FontWeight::SEMIBOLD,
            Self::Ui | Self::Data => FontWeight::MEDIUM,
            Self::UiBold | Self::DataBold => FontWeight::BOLD,
        }
    }
}

impl Fonts {
    /// The font at a size in logical pixels.
    pub fn text(&self, face: Face, size: f32) -> TextFont {
        TextFont {
            font: self.get(face).into(),
            font_size: FontSize::Px(size),
            weight: face.weight(),
            ..default()
        }
    }

    /// The files that the first screen needs.
    pub fn first_ids(&self) -> [AssetId<Font>; 3] {
        [&self.display, &self.ui, &self.ui_bold].map(Handle::id)
    }

    /// The files that are always loaded.
    pub fn ids(&self) -> [AssetId<Font>; 4] {
        let [display, ui, ui_bold] = self.first_ids();
        [display, ui, ui_bold, self.data.get().id()]
    }

    /// The data font, as a fallback for others.
    pub(super) fn data(&self) -> LazyFont {
        self.data.clone()
    }

    fn get(&self, face: Face) -> Handle<Font> {
        match face {
            Face::Display => &self.display,
            Face::Ui => &self.ui,
            Face::UiBold => &self.ui_bold,
            Face::Data => return self.data.get(),
            Face::DataBold => return self.data_bold.get(),
        }
        .clone()
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Fonts>();
    if let Some(assets) = app.world().get_resource::<AssetServer>() {
        let fonts = Fonts {
            display: assets.load("fonts/ShipporiMincho-SemiBold.ttf"),
            ui: assets.load("fonts/ZenKakuGothicNew-Medium.ttf"),
            ui_bold: assets.load("fonts/ZenKakuGothicNew-Bold.ttf"),
            data: LazyFont::new(assets, "fonts/NotoSansSC-MediumLatin.ttf"),
            data_bold: LazyFont::new(assets, "fonts/NotoSansSC-BoldLatin.ttf"),
        };
        fonts.data.get();
        if !cfg!(target_family = "wasm") {
            // Loaded from the disk, so no text waits for it.
            fonts.data_bold.get();
        }
        app.insert_resource(fonts);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_set_in_a_face_that_has_its_letters() {
        assert_eq!(Face::for_name("Hana"), Face::Display);
        assert_eq!(Face::for_name("José"), Face::Display);
        assert_eq!(Face::for_name("Ōta"), Face::Data);
        assert_eq!(Face::for_name("Nguyễn"), Face::Data);
        assert_eq!(Face::for_name("小明"), Face::Data);
    }

    #[test]
    fn bug_chinese_names_were_missing_from_sentences_and_choices() {
        assert_eq!(Face::Ui.for_words("Time of 林海峰"), Face::Data);
        assert_eq!(Face::UiBold.for_words("はな"), Face::DataBold);
        assert_eq!(Face::Ui.for_words("Shōgetsu"), Face::Data);
        assert_eq!(Face::Ui.for_words("Hana – José’s"), Face::Ui);
        assert_eq!(Face::Display.for_words("五目並べ"), Face::Display);
    }
}

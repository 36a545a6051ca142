//! The faces of the art direction.
//!
//! The face is picked by what a text is, never by fallback: a number that changes or aligns is always [`Face::Data`],
//! for the other two faces have digits of unequal width. One choice is made later, for words that change: those with
//! Chinese letters or kana are set in the data face that has them ([`widen`]), which is loaded for the first such text.

use crate::app::redraw::Redraw;
use bevy::prelude::*;
use bevy::text::EditableText;
use bevy::ui::UiSystems;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

/// From one look for a face that is on its way to the next.
const PAUSE: Duration = Duration::from_millis(30);

/// What a text is set in.
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

/// The loaded faces.
#[derive(Resource, Debug, Clone, Default)]
pub struct Fonts {
    display: Handle<Font>,
    ui: Handle<Font>,
    ui_bold: Handle<Font>,
    data: Handle<Font>,
    data_bold: Late,
    wide: Late,
    wide_bold: Late,
}

/// A face that is loaded when a text is first set in it. In a browser each is a download, and the title does without.
#[derive(Debug, Clone, Default)]
struct Late {
    assets: Option<AssetServer>,
    path: &'static str,
    handle: Arc<OnceLock<Handle<Font>>>,
}

impl Late {
    fn new(assets: &AssetServer, path: &'static str) -> Self {
        Self {
            assets: Some(assets.clone()),
            path,
            handle: Arc::default(),
        }
    }

    fn get(&self) -> Handle<Font> {
        let load = || {
            let assets = self.assets.as_ref();
            assets.map_or_else(Handle::default, |assets| assets.load(self.path))
        };
        self.handle.get_or_init(load).clone()
    }

    fn is(&self, face: &Handle<Font>) -> bool {
        self.handle.get() == Some(face)
    }

    /// Whether it was asked for and has not come yet.
    fn is_coming(&self) -> bool {
        let asked = self.assets.as_ref().zip(self.handle.get());
        asked.is_some_and(|(assets, handle)| {
            let state = assets.load_state(handle);
            !(state.is_loaded() || state.is_failed())
        })
    }
}

/// The first letter after the last that the data face has and the wide one is not needed for: from the Chinese radicals on.
const BEYOND_DATA: char = '\u{2E80}';

/// The first letter after Latin 1. From here on, and so for a Japanese ō, the faces of titles and labels have no letters.
const BEYOND_DISPLAY: char = '\u{0100}';

impl Face {
    /// The face for a name that a person has typed: the display face where it has the letters, else the data face,
    /// which also has Vietnamese and Chinese.
    pub fn for_name(name: &str) -> Self {
        let displayable = name.chars().all(|letter| letter < BEYOND_DISPLAY);
        if displayable {
            Self::Display
        } else {
            Self::Data
        }
    }

    /// This face, or for words with letters that the labels' face lacks (a Chinese name in a sentence) the data face.
    pub fn for_words(self, words: &str) -> Self {
        let lacks = |letter: char| letter >= BEYOND_DISPLAY && letter.is_alphabetic();
        match self {
            Self::Ui if words.contains(lacks) => Self::Data,
            Self::UiBold if words.contains(lacks) => Self::DataBold,
            other => other,
        }
    }

    /// The weight that the file of this face has. Two weights of one family are told apart by it alone.
    pub fn weight(self) -> FontWeight {
        match self {
            Self::Display => FontWeight::SEMIBOLD,
            Self::Ui | Self::Data => FontWeight::MEDIUM,
            Self::UiBold | Self::DataBold => FontWeight::BOLD,
        }
    }
}

impl Fonts {
    /// The face in a size of logical pixels.
    pub fn text(&self, face: Face, size: f32) -> TextFont {
        TextFont {
            font: self.get(face).into(),
            font_size: FontSize::Px(size),
            weight: face.weight(),
            ..default()
        }
    }

    /// The files that the first screen is written with.
    pub fn first_ids(&self) -> [AssetId<Font>; 3] {
        [&self.display, &self.ui, &self.ui_bold].map(Handle::id)
    }

    /// The files that are loaded whatever is shown.
    pub fn ids(&self) -> [AssetId<Font>; 4] {
        let [display, ui, ui_bold] = self.first_ids();
        [display, ui, ui_bold, self.data.id()]
    }

    /// What stands in place of a data face for words that are wide or not; `None` if it is the right one already, or
    /// none of the data faces.
    fn fitting(&self, face: &FontSource, is_wide: bool) -> Option<FontSource> {
        let FontSource::Handle(face) = face else {
            return None;
        };
        let wanted = if *face == self.data || self.wide.is(face) {
            if is_wide {
                self.wide.get()
            } else {
                self.data.clone()
            }
        } else if self.data_bold.is(face) || self.wide_bold.is(face) {
            let weight = if is_wide {
                &self.wide_bold
            } else {
                &self.data_bold
            };
            weight.get()
        } else {
            return None;
        };
        (wanted != *face).then(|| wanted.into())
    }

    fn is_coming(&self) -> bool {
        let late = [&self.data_bold, &self.wide, &self.wide_bold];
        late.into_iter().any(Late::is_coming)
    }

    fn get(&self, face: Face) -> Handle<Font> {
        match face {
            Face::Display => &self.display,
            Face::Ui => &self.ui,
            Face::UiBold => &self.ui_bold,
            Face::Data => &self.data,
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
            data: assets.load("fonts/NotoSansSC-MediumLatin.ttf"),
            data_bold: Late::new(assets, "fonts/NotoSansSC-BoldLatin.ttf"),
            wide: Late::new(assets, "fonts/NotoSansSC-Medium.ttf"),
            wide_bold: Late::new(assets, "fonts/NotoSansSC-Bold.ttf"),
        };
        if !cfg!(target_family = "wasm") {
            // Here it costs nothing, and no text waits for it.
            fonts.data_bold.get();
        }
        app.insert_resource(fonts);
    }
    app.add_systems(PostUpdate, (widen.before(UiSystems::Content), look_again));
}

/// A text of whatever kind.
type Words = (
    Option<&'static Text>,
    Option<&'static TextSpan>,
    Option<&'static Text2d>,
    Option<&'static EditableText>,
);
/// Its words are other words now.
type Rewritten = Or<(
    Changed<Text>,
    Changed<TextSpan>,
    Changed<Text2d>,
    Changed<EditableText>,
    Changed<TextFont>,
)>;

/// Sets words in the data face, or in the wide one when they have letters that only that has.
fn widen(fonts: Res<Fonts>, mut texts: Query<(Words, &mut TextFont), Rewritten>) {
    for ((text, span, text_2d, editable), mut font) in &mut texts {
        let needs = |words: &str| words.chars().any(|letter| letter >= BEYOND_DATA);
        let is_wide = text.is_some_and(|text| needs(text))
            || span.is_some_and(|span| needs(span))
            || text_2d.is_some_and(|text| needs(text))
            || editable.is_some_and(|text| needs(&text.value().to_string()));
        if let Some(face) = fonts.fitting(&font.font, is_wide) {
            font.font = face;
        }
    }
}

/// The game sleeps when nothing moves, and would not see that a face has come.
fn look_again(fonts: Res<Fonts>, redraw: Option<ResMut<Redraw>>) {
    if let Some(mut redraw) = redraw
        && fonts.is_coming()
    {
        redraw.after(PAUSE);
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
    fn words_with_chinese_letters_get_the_wide_face_and_lose_it_again() {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, AssetPlugin::default()))
            .init_asset::<Font>()
            .add_plugins(plugin);
        let fonts = app.world().resource::<Fonts>().clone();
        for (face, wide) in [
            (Face::Data, &fonts.wide),
            (Face::DataBold, &fonts.wide_bold),
        ] {
            let narrow = fonts.text(face, 15.0);
            let text = app
                .world_mut()
                .spawn((Text::new("Hana"), narrow.clone()))
                .id();
            let font = |app: &App| {
                app.world()
                    .get::<TextFont>(text)
                    .expect("it stands")
                    .font
                    .clone()
            };
            app.update();
            assert_eq!(font(&app), narrow.font);
            app.world_mut().entity_mut(text).insert(Text::new("小明"));
            app.update();
            assert_eq!(font(&app), wide.get().into());
            app.world_mut().entity_mut(text).insert(Text::new("Nguyễn"));
            app.update();
            assert_eq!(font(&app), narrow.font);
        }
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

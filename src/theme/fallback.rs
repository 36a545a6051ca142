//! Fallback fonts for letters that the interface's fonts lack: names, chat and comments may be in any script.
//!
//! A file is loaded when a text first needs it (in a browser each is a download). Then the text layout uses it for the
//! letters that a text's own font lacks. Letters without any font are drawn as boxes.

use super::families::{EMOJI, FAMILIES, Family};
use super::fonts::Fonts;
use super::lazy_font::LazyFont;
use super::typefaces::Typefaces;
use crate::redraw::{self, Redraw};
use bevy::prelude::*;
use bevy::text::{EditableText, FontCx, FontSource};
use bevy::ui::UiSystems;
use parley::GenericFamily;
use parley::fontique::{FallbackKey, FontInfoOverride, QueryFamily, QueryStatus, Script};
use std::collections::BTreeSet;

/// The first letter after Latin 1, which every font of the interface has.
const BEYOND_LATIN_1: char = '\u{0100}';

/// The state of a file; `family` is its place in [`FAMILIES`].
struct File {
    family: usize,
    source: LazyFont,
    is_registered: bool,
}

/// The files, and the letters still to resolve.
#[derive(Resource, Default)]
struct Fallbacks {
    /// The typefaces for which the fonts are in order.
    typefaces: Typefaces,
    medium: Vec<File>,
    bold: Vec<File>,
    wanted: BTreeSet<WantedLetter>,
    wanted_bold: BTreeSet<WantedLetter>,
}

/// A letter of a text, with the text's own font, which may have it.
type WantedLetter = (Option<AssetId<Font>>, char);

impl Fallbacks {
    fn new(fonts: &Fonts, assets: &AssetServer) -> Self {
        let file = |family, path: &'static str| File {
            family,
            source: (fonts.file(path)).unwrap_or_else(|| LazyFont::new(assets, path)),
            is_registered: false,
        };
        let families = || FAMILIES.iter().enumerate();
        Self {
            medium: families()
                .map(|(index, family)| file(index, family.medium))
                .collect(),
            bold: families()
                .filter_map(|(index, family)| Some(file(index, family.bold?)))
                .collect(),
            ..default()
        }
    }

    /// Notes the letters of a text that its own font may lack.
    fn note(&mut self, words: &str, font: &TextFont) {
        let own = match &font.font {
            FontSource::Handle(handle) if *handle != Handle::default() => Some(handle.id()),
            _ => None,
        };
        for letter in words.chars().filter(|letter| *letter >= BEYOND_LATIN_1) {
            self.wanted.insert((own, letter));
            if font.weight >= FontWeight::BOLD {
                self.wanted_bold.insert((own, letter));
            }
        }
    }

    /// Whether a font is loading that a text waits for.
    fn is_coming(&self) -> bool {
        let mut files = self.medium.iter().chain(&self.bold);
        let is_open = !self.wanted.is_empty() || !self.wanted_bold.is_empty();
        is_open
            || files.any(|file| {
                file.source.is_coming() || file.source.loaded().is_some() && !file.is_registered
            })
    }
}

pub(super) fn plugin(app: &mut App) {
    let fonts = app.world().resource::<Fonts>().clone();
    let fallbacks = app
        .world()
        .get_resource::<AssetServer>()
        .map(|assets| Fallbacks::new(&fonts, assets))
        .unwrap_or_default();
    app.insert_resource(fallbacks).add_systems(
        PostUpdate,
        (note_letters, register, fetch, poll_loading)
            .chain()
            .before(UiSystems::Content),
    );
}

/// Any kind of text.
type AnyText = (
    Option<&'static Text>,
    Option<&'static TextSpan>,
    Option<&'static Text2d>,
    Option<&'static EditableText>,
);
type ChangedText = Or<(
    Changed<Text>,
    Changed<TextSpan>,
    Changed<Text2d>,
    Changed<EditableText>,
)>;

fn note_letters(mut fallbacks: ResMut<Fallbacks>, texts: Query<(AnyText, &TextFont), ChangedText>) {
    for ((text, span, text_2d, editable), font) in &texts {
        let mut note = |words: &str| {
            if !words.is_ascii() {
                fallbacks.note(words, font);
            }
        };
        text.inspect(|text| note(text));
        span.inspect(|span| note(span));
        text_2d.inspect(|text| note(text));
        editable.inspect(|text| note(&text.value().to_string()));
    }
}

/// Registers loaded files with the text layout, and lays all text out again.
fn register(
    mut fallbacks: ResMut<Fallbacks>,
    fonts: Res<Fonts>,
    loaded: Option<Res<Assets<Font>>>,
    context: Option<ResMut<FontCx>>,
    mut texts: Query<&mut TextFont>,
) {
    let (Some(loaded), Some(mut context)) = (loaded, context) else {
        return;
    };
    let fallbacks = &mut *fallbacks;
    let mut is_any_new = fallbacks.typefaces != fonts.typefaces();
    fallbacks.typefaces = fonts.typefaces();
    for file in fallbacks.medium.iter_mut().chain(&mut fallbacks.bold) {
        let Some(font) = file.source.loaded().and_then(|handle| loaded.get(&handle)) else {
            continue;
        };
        if !file.is_registered {
            file.is_registered = true;
            is_any_new = true;
            let named = FontInfoOverride {
                family_name: Some(FAMILIES[file.family].name),
                ..default()
            };
            let data = font.data.clone();
            context.collection.register_fonts(data, Some(named));
        }
    }
    if is_any_new {
        order(&mut context, fonts.typefaces());
        texts.iter_mut().for_each(|mut font| font.set_changed());
    }
}

/// Sets the registered families of each script, in order of preference.
fn order(context: &mut FontCx, typefaces: Typefaces) {
    let collection = &mut context.collection;
    let used: Vec<_> = FAMILIES
        .iter()
        .filter(|family| family.is_used_with(typefaces))
        .filter_map(|family| Some((family, collection.family_id(family.name)?)))
        .collect();
    let scripts: BTreeSet<_> = FAMILIES.iter().flat_map(|family| family.scripts).collect();
    for script in scripts {
        let key = FallbackKey::new(Script::from_bytes(*script), None);
        let families = used
            .iter()
            .filter(|(family, _)| family.scripts.contains(script));
        collection.set_fallbacks(key, families.map(|(_, id)| *id));
    }
    if let Some((_, id)) = used.iter().find(|(family, _)| family.name == EMOJI) {
        collection.set_generic_families(GenericFamily::Emoji, std::iter::once(*id));
    }
}

/// Requests the next file that may have a letter without a glyph so far. A letter that the text's own font has needs none.
fn fetch(
    mut fallbacks: ResMut<Fallbacks>,
    context: Option<ResMut<FontCx>>,
    fonts: Option<Res<Assets<Font>>>,
    assets: Option<Res<AssetServer>>,
) {
    if fallbacks.wanted.is_empty() && fallbacks.wanted_bold.is_empty() {
        return;
    }
    let (Some(mut context), Some(fonts), Some(assets)) = (context, fonts, assets) else {
        // An app without text layout draws no letters, so it waits for none.
        fallbacks.wanted.clear();
        fallbacks.wanted_bold.clear();
        return;
    };
    let fallbacks = &mut *fallbacks;
    let typefaces = fallbacks.typefaces;
    let mut settle = |files: &mut Vec<File>, wanted: &mut BTreeSet<WantedLetter>| {
        wanted.retain(|&(own, letter)| {
            let own = own.filter(|own| !assets.load_state(*own).is_failed());
            let Some(own) = own else {
                return is_open(letter, files, typefaces, &mut context);
            };
            // Bevy registers a loaded font under its alias.
            match fonts.get(own).filter(|font| !font.alias.is_empty()) {
                None => true,
                Some(font) => {
                    !has_glyph(letter, &font.alias, &mut context)
                        && is_open(letter, files, typefaces, &mut context)
                }
            }
        });
    };
    settle(&mut fallbacks.medium, &mut fallbacks.wanted);
    settle(&mut fallbacks.bold, &mut fallbacks.wanted_bold);
}

/// Whether the font of a letter is still loading; requests it if needed.
fn is_open(letter: char, files: &mut [File], typefaces: Typefaces, context: &mut FontCx) -> bool {
    let serves = |family: &Family| {
        family.is_used_with(typefaces) && family.letters.iter().any(|range| range.contains(&letter))
    };
    for file in files {
        let family = &FAMILIES[file.family];
        if !serves(family) {
            continue;
        }
        if !file.is_registered {
            file.source.get();
            return !file.source.has_failed();
        }
        if has_glyph(letter, family.name, context) {
            return false;
        }
    }
    false
}

fn has_glyph(letter: char, family: &str, context: &mut FontCx) -> bool {
    let context = &mut context.context;
    let mut query = context.collection.query(&mut context.source_cache);
    query.set_families([QueryFamily::Named(family)]);
    let mut found = false;
    query.matches_with(|font| {
        found |= font
            .charmap()
            .and_then(|map| map.map(letter))
            .is_some_and(|glyph| glyph != 0);
        if found {
            QueryStatus::Stop
        } else {
            QueryStatus::Continue
        }
    });
    found
}

/// Loading must be polled, because the event loop sleeps otherwise.
fn poll_loading(fallbacks: Res<Fallbacks>, redraw: Option<ResMut<Redraw>>) {
    if let Some(mut redraw) = redraw
        && fallbacks.is_coming()
    {
        redraw.every(redraw::Source::Loading);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theme::families::{DATA, DATA_FILE};
    use crate::theme::{Face, fonts};
    use bevy::text::TextPlugin;

    fn app() -> App {
        let assets = concat!(env!("CARGO_MANIFEST_DIR"), "/assets").to_owned();
        let mut app = App::new();
        app.add_plugins((
            MinimalPlugins,
            AssetPlugin {
                file_path: assets,
                ..default()
            },
            bevy::image::ImagePlugin::default(),
            TextPlugin,
            fonts::plugin,
            plugin,
        ));
        app
    }

    /// Shows a text in a font, and waits for the files that it needs.
    fn show(app: &mut App, text: &str, face: Face) {
        let font = app.world().resource::<Fonts>().text(face, 15.0);
        app.world_mut().spawn((Text::new(text), font));
        app.update();
        let is_open = |app: &App| {
            let fallbacks = app.world().resource::<Fallbacks>();
            !(fallbacks.wanted.is_empty() && fallbacks.wanted_bold.is_empty())
        };
        while is_open(app) {
            std::thread::yield_now();
            app.update();
        }
    }

    fn is_drawn(app: &mut App, letter: char) -> bool {
        let mut context = app.world_mut().resource_mut::<FontCx>();
        FAMILIES
            .iter()
            .any(|family| has_glyph(letter, family.name, &mut context))
    }

    #[test]
    fn bug_names_in_other_scripts_were_blank_or_lost_letters() {
        let mut app = app();
        for name in [
            "Łukasz Erdős",
            "Chō sei",
            "Нгуен",
            "Ελένη",
            "김민준",
            "שרה",
            "محمد",
            "अनन्या",
            "ธนา",
            "漢字さん",
            "龍馬",
            "小明",
            "😀",
        ] {
            show(&mut app, name, Face::Ui);
            for letter in name.chars().filter(|letter| *letter >= BEYOND_LATIN_1) {
                assert!(is_drawn(&mut app, letter), "{letter} of {name}");
            }
        }
    }

    #[test]
    fn bug_the_title_fetched_fonts_for_letters_that_its_own_font_has() {
        let mut app = app();
        show(&mut app, "五目並べ", Face::Display);
        show(&mut app, "Defender – Attacker", Face::UiBold);
        let fallbacks = app.world().resource::<Fallbacks>();
        let files = fallbacks.medium.iter().chain(&fallbacks.bold);
        let fetched: Vec<_> = files
            .filter(|file| file.source.is_coming() || file.is_registered)
            .map(|file| FAMILIES[file.family].name)
            .filter(|name| *name != DATA)
            .collect();
        assert_eq!(fetched, [""; 0]);
    }

    #[test]
    fn files_without_text_are_not_loaded() {
        let mut app = app();
        show(&mut app, "José – “Hana” Ōta", Face::Ui);
        let fallbacks = app.world().resource::<Fallbacks>();
        let fetched = |files: &[File]| -> BTreeSet<&str> {
            let files = files.iter().filter(|file| file.is_registered);
            files.map(|file| FAMILIES[file.family].medium).collect()
        };
        // The data face alone, which serves two families.
        assert_eq!(fetched(&fallbacks.medium), BTreeSet::from([DATA_FILE]));
        assert_eq!(fetched(&fallbacks.bold), BTreeSet::new());
    }

    #[test]
    fn bold_words_get_the_bold_file_where_there_is_one() {
        let mut app = app();
        show(&mut app, "小明", Face::UiBold);
        let fallbacks = app.world().resource::<Fallbacks>();
        let bold = fallbacks.bold.iter().filter(|file| file.is_registered);
        assert_eq!(
            bold.map(|file| FAMILIES[file.family].name)
                .collect::<Vec<_>>(),
            ["Narabe Chinese"]
        );
    }
}

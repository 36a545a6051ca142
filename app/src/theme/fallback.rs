//! Fallback fonts for letters that the interface's fonts lack: names, chat and comments may be in any script.
//!
//! A file is loaded when a text first needs it (in a browser each is a download). Then the text layout uses it for the
//! letters that a text's own font lacks. Letters without any font are drawn as boxes.

use super::fonts::{Fonts, LazyFont};
use crate::redraw::{self, Redraw};
use bevy::prelude::*;
use bevy::text::{EditableText, FontCx, FontSource};
use bevy::ui::UiSystems;
use parley::GenericFamily;
use parley::fontique::{FallbackKey, FontInfoOverride, QueryFamily, QueryStatus, Script};
use std::collections::BTreeSet;
use std::ops::RangeInclusive;

/// The first letter after Latin 1, which every font of the interface has.
const BEYOND_LATIN_1: char = '\u{0100}';

/// The scripts of a family as ISO 15924 codes, and the letters it is used for.
struct Family {
    name: &'static str,
    scripts: &'static [[u8; 4]],
    letters: &'static [RangeInclusive<char>],
    medium: FamilySource,
    bold: Option<&'static str>,
}

/// The source of the medium weight.
enum FamilySource {
    /// The data font, which is always loaded.
    Data,
    File(&'static str),
}

const ALPHABETS: [[u8; 4]; 3] = [*b"Latn", *b"Zyyy", *b"Zinh"];

/// The families in order of preference.
const FAMILIES: [Family; 10] = [
    Family {
        name: DATA,
        scripts: &ALPHABETS,
        letters: &['\u{100}'..='\u{36F}', '\u{1E00}'..='\u{2BFF}'],
        medium: FamilySource::Data,
        bold: None,
    },
    Family {
        name: "Narabe alphabets",
        scripts: &[*b"Latn", *b"Zyyy", *b"Zinh", *b"Cyrl", *b"Grek"],
        letters: &['\u{100}'..='\u{58F}', '\u{1D00}'..='\u{2BFF}'],
        medium: FamilySource::File("fonts/NotoSans-Medium.ttf"),
        bold: Some("fonts/NotoSans-Bold.ttf"),
    },
    Family {
        name: "Narabe Chinese",
        scripts: &HAN,
        letters: &HAN_LETTERS,
        medium: FamilySource::File("fonts/NotoSansSC-Medium.ttf"),
        bold: Some("fonts/NotoSansSC-Bold.ttf"),
    },
    Family {
        name: "Narabe Han",
        scripts: &HAN,
        letters: &HAN_LETTERS,
        medium: FamilySource::File("fonts/NotoSansSC-MediumMore.ttf"),
        bold: None,
    },
    Family {
        name: "Narabe Hangul",
        scripts: &[*b"Hang"],
        letters: &[
            '\u{1100}'..='\u{11FF}',
            '\u{3130}'..='\u{318F}',
            '\u{A960}'..='\u{D7FF}',
        ],
        medium: FamilySource::File("fonts/NotoSansKR-Medium.ttf"),
        bold: None,
    },
    Family {
        name: "Narabe Hebrew",
        scripts: &[*b"Hebr"],
        letters: &['\u{590}'..='\u{5FF}', '\u{FB1D}'..='\u{FB4F}'],
        medium: FamilySource::File("fonts/NotoSansHebrew-Medium.ttf"),
        bold: None,
    },
    Family {
        name: "Narabe Arabic",
        scripts: &[*b"Arab"],
        letters: &[
            '\u{600}'..='\u{77F}',
            '\u{8A0}'..='\u{8FF}',
            '\u{FB50}'..='\u{FDFF}',
            '\u{FE70}'..='\u{FEFE}',
        ],
        medium: FamilySource::File("fonts/NotoSansArabic-Medium.ttf"),
        bold: None,
    },
    Family {
        name: "Narabe Devanagari",
        scripts: &[*b"Deva"],
        letters: &['\u{900}'..='\u{97F}', '\u{A8E0}'..='\u{A8FF}'],
        medium: FamilySource::File("fonts/NotoSansDevanagari-Medium.ttf"),
        bold: None,
    },
    Family {
        name: "Narabe Thai",
        scripts: &[*b"Thai"],
        letters: &['\u{E00}'..='\u{E7F}'],
        medium: FamilySource::File("fonts/NotoSansThai-Medium.ttf"),
        bold: None,
    },
    Family {
        name: EMOJI,
        scripts: &[*b"Zyyy", *b"Zinh", *b"Zsye"],
        letters: &['\u{203C}'..='\u{2BFF}', '\u{1F000}'..='\u{1FAFF}'],
        medium: FamilySource::File("fonts/NotoEmoji-Medium.ttf"),
        bold: None,
    },
];

const DATA: &str = "Narabe data";
const EMOJI: &str = "Narabe emoji";
const HAN: [[u8; 4]; 5] = [*b"Hani", *b"Hira", *b"Kana", *b"Bopo", *b"Zyyy"];
const HAN_LETTERS: [RangeInclusive<char>; 4] = [
    '\u{2E80}'..='\u{30FF}',
    '\u{3190}'..='\u{A4CF}',
    '\u{F900}'..='\u{FAFF}',
    '\u{FE30}'..='\u{FFEF}',
];

/// The state of a file.
struct File {
    family: usize,
    source: LazyFont,
    is_registered: bool,
}

/// The files, and the letters still to resolve.
#[derive(Resource, Default)]
struct Fallbacks {
    medium: Vec<File>,
    bold: Vec<File>,
    wanted: BTreeSet<WantedLetter>,
    wanted_bold: BTreeSet<WantedLetter>,
}

/// A letter of a text, with the text's own font, which may have it.
type WantedLetter = (Option<AssetId<Font>>, char);

impl Fallbacks {
    fn new(fonts: &Fonts, assets: &AssetServer) -> Self {
        let file = |family, source| File {
            family,
            source,
            is_registered: false,
        };
        let families = || FAMILIES.iter().enumerate();
        Self {
            medium: families()
                .map(|(index, family)| match family.medium {
                    FamilySource::Data => file(index, fonts.data()),
                    FamilySource::File(path) => file(index, LazyFont::new(assets, path)),
                })
                .collect(),
            bold: families()
                .filter_map(|(index, family)| {
                    let path = family.bold?;
                    Some(file(index, LazyFont::new(assets, path)))
                })
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
/// Changed text.
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
    loaded: Option<Res<Assets<Font>>>,
    context: Option<ResMut<FontCx>>,
    mut texts: Query<&mut TextFont>,
) {
    let (Some(loaded), Some(mut context)) = (loaded, context) else {
        return;
    };
    let fallbacks = &mut *fallbacks;
    let mut is_any_new = false;
    for file in fallbacks.medium.iter_mut().chain(&mut fallbacks.bold) {
        let Some(font) = file.source.loaded().and_then(|handle| loaded.get(&handle)) else {
            continue;
        };
        if file.is_registered {
            continue;
        }
        file.is_registered = true;
        is_any_new = true;
        let family = &FAMILIES[file.family];
        let named = FontInfoOverride {
            family_name: Some(family.name),
            ..default()
        };
        let collection = &mut context.collection;
        collection.register_fonts(font.data.clone(), Some(named));
        let Some(id) = collection.family_id(family.name) else {
            continue;
        };
        for script in family.scripts {
            let key = FallbackKey::new(Script::from_bytes(*script), None);
            let is_known = collection.fallback_families(key).any(|known| known == id);
            if !is_known {
                collection.append_fallbacks(key, std::iter::once(id));
            }
        }
        if family.name == EMOJI {
            collection.set_generic_families(GenericFamily::Emoji, std::iter::once(id));
        }
    }
    if is_any_new {
        texts.iter_mut().for_each(|mut font| font.set_changed());
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
    let mut settle = |files: &mut Vec<File>, wanted: &mut BTreeSet<WantedLetter>| {
        wanted.retain(|&(own, letter)| {
            let own = own.filter(|own| !assets.load_state(*own).is_failed());
            let Some(own) = own else {
                return is_open(letter, files, &mut context);
            };
            // Bevy registers a loaded font under its alias.
            match fonts.get(own).filter(|font| !font.alias.is_empty()) {
                None => true,
                Some(font) => {
                    !has_glyph(letter, &font.alias, &mut context)
                        && is_open(letter, files, &mut context)
                }
            }
        });
    };
    settle(&mut fallbacks.medium, &mut fallbacks.wanted);
    settle(&mut fallbacks.bold, &mut fallbacks.wanted_bold);
}

/// Whether the font of a letter is still loading; requests it if needed.
fn is_open(letter: char, files: &mut [File], context: &mut FontCx) -> bool {
    for file in files {
        let family = &FAMILIES[file.family];
        if !family.letters.iter().any(|range| range.contains(&letter)) {
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
        match found {
            true => QueryStatus::Stop,
            false => QueryStatus::Continue,
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
    use crate::theme::{Face, fonts};
    use bevy::text::TextPlugin;

    fn app() -> App {
        let assets = concat!(env!("CARGO_MANIFEST_DIR"), "/../assets").to_owned();
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
        let fetched = |files: &[File]| files.iter().filter(|file| file.is_registered).count();
        assert_eq!(fetched(&fallbacks.medium), 1, "the data face alone");
        assert_eq!(fetched(&fallbacks.bold), 0);
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

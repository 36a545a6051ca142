//! Cuts the full fonts down to the characters that the game shows, with `pyftsubset`.
//!
//! The full faces weigh 60 MB together; what a Latin interface needs of them is a hundredth of that. Names come in every
//! script, so each common one has a face of its own, which the game loads when such a letter first occurs.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::error::Error;
use crate::shell;

/// Latin with its extensions (Vietnamese too), punctuation, currency, arrows, a few signs of the interface.
const LATIN: &str = "U+0020-007E,U+00A0-024F,U+02C6-02C7,U+02D8-02DD,U+1E00-1EFF,U+2010-2027,U+2030-203A,U+2044,\
U+20AB-20AC,U+2122,U+2190-2199,U+2212,U+2248,U+2260,U+2264-2265,U+25CB,U+25CF,U+266A";

/// The characters of the seals and of the vertical title.
const SEAL_KANJI: &str = "五目並べ苔蕨笹梅楓檜松榧勝敗和四三攻守禁珠筆双連夫";

/// The characters in the names of the 26 openings of renju.
const OPENING_KANJI: &str = "寒渓疎花残雨金松丘新瑞山遊長峡恒水流雲浦嵐銀明斜名彗星月";

/// The win seal in Chinese; the display face lacks it, so the Chinese face carries it.
const CHINESE_WIN: &str = "胜";

/// Gives a face whose glyph for a missing character is blank a box.
const DRAW_BOX: &str = "
import sys
from fontTools.ttLib import TTFont
from fontTools.pens.ttGlyphPen import TTGlyphPen

font = TTFont(sys.argv[1], recalcTimestamp=False)
glyphs = font['glyf']
if glyphs['.notdef'].numberOfContours == 0:
    width, height = font['hmtx']['.notdef'][0], font['OS/2'].sCapHeight
    side, stroke = width // 8, width // 16
    pen = TTGlyphPen(None)
    for inset, turn in ((0, 1), (stroke, -1)):
        left, right, low, high = side + inset, width - side - inset, inset, height - inset
        corners = [(left, low), (left, high), (right, high), (right, low)][::turn]
        pen.moveTo(corners[0])
        for corner in corners[1:]:
            pen.lineTo(corner)
        pen.closePath()
    glyphs['.notdef'] = pen.glyph()
    font['hmtx']['.notdef'] = (width, side)
    font.save(sys.argv[1])
";

const ADVICE: &str = "install it with `pip install fonttools`";

/// Greek, Cyrillic, and what the other faces lack of Latin: extensions, phonetic letters, currencies, superscripts.
const ALPHABETS: &str = "U+0020-007E,U+00A0-036F,U+0370-052F,U+1C80-1C8F,U+1D00-1DBF,U+1E00-1FFF,U+2000-206F,\
U+2070-209F,U+20A0-20C0,U+2100-214F,U+2DE0-2DFF,U+A640-A69F,U+A720-A7FF,U+AB30-AB6F";
const ARABIC: &str = "U+0600-06FF,U+0750-077F,U+FB50-FDFF,U+FE70-FEFF";
const DEVANAGARI: &str = "U+0900-097F,U+200C-200D,U+25CC,U+A8E0-A8FF";
const HEBREW: &str = "U+0590-05FF,U+FB1D-FB4F";
const THAI: &str = "U+0E00-0E7F,U+25CC";
/// Kana, and the punctuation and wide letters of East Asia.
const KANA: &str = "U+3000-30FF,U+31F0-31FF,U+FF01-FF5E";
/// Letters of Korean that stand alone, and punctuation of East Asia; the syllables come from a file.
const JAMO: &str = "U+3130-318F,U+3000-3015,U+FF01-FF5E";
/// The emoji that are one character each.
const EMOJI: &str =
    "U+203C,U+2049,U+231A-23FF,U+25AA-25FE,U+2600-27BF,U+2934-2935,U+2B05-2B55,U+1F000-1FAFF";

/// One face that we ship.
struct Face {
    source: &'static str,
    output: &'static str,
    /// What it holds, as `pyftsubset` reads it.
    unicodes: &'static str,
    texts: &'static [&'static str],
    /// A file in `assets/fonts` whose characters it holds besides.
    characters: Option<&'static str>,
    /// Whether its script needs every feature of the layout to be legible.
    shaped: bool,
}

impl Face {
    /// A face of the interface.
    const fn of_interface(source: &'static str, output: &'static str) -> Self {
        Self {
            source,
            output,
            unicodes: LATIN,
            texts: &[],
            characters: None,
            shaped: false,
        }
    }

    /// A face for names in another script.
    const fn of_script(source: &'static str, output: &'static str, unicodes: &'static str) -> Self {
        Self {
            unicodes,
            ..Self::of_interface(source, output)
        }
    }
}

const SC: Option<&str> = Some("characters-sc.txt");

const FACES: [Face; 16] = [
    Face {
        texts: &[SEAL_KANJI, OPENING_KANJI],
        ..Face::of_interface(
            "ShipporiMincho_600SemiBold.ttf",
            "ShipporiMincho-SemiBold.ttf",
        )
    },
    Face::of_interface(
        "ZenKakuGothicNew_500Medium.ttf",
        "ZenKakuGothicNew-Medium.ttf",
    ),
    Face::of_interface("ZenKakuGothicNew_700Bold.ttf", "ZenKakuGothicNew-Bold.ttf"),
    Face::of_interface("NotoSansSC_500Medium.ttf", "NotoSansSC-MediumLatin.ttf"),
    Face::of_interface("NotoSansSC_700Bold.ttf", "NotoSansSC-BoldLatin.ttf"),
    Face {
        texts: &[CHINESE_WIN],
        characters: SC,
        ..Face::of_interface("NotoSansSC_500Medium.ttf", "NotoSansSC-Medium.ttf")
    },
    Face {
        texts: &[CHINESE_WIN],
        characters: SC,
        ..Face::of_interface("NotoSansSC_700Bold.ttf", "NotoSansSC-Bold.ttf")
    },
    Face {
        characters: Some("characters-han.txt"),
        ..Face::of_script(
            "NotoSansSC_500Medium.ttf",
            "NotoSansSC-MediumMore.ttf",
            KANA,
        )
    },
    Face::of_script("NotoSans_500Medium.ttf", "NotoSans-Medium.ttf", ALPHABETS),
    Face::of_script("NotoSans_700Bold.ttf", "NotoSans-Bold.ttf", ALPHABETS),
    Face {
        characters: Some("characters-hangul.txt"),
        ..Face::of_script("NotoSansKR_500Medium.ttf", "NotoSansKR-Medium.ttf", JAMO)
    },
    Face {
        shaped: true,
        ..Face::of_script(
            "NotoSansArabic_500Medium.ttf",
            "NotoSansArabic-Medium.ttf",
            ARABIC,
        )
    },
    Face {
        shaped: true,
        ..Face::of_script(
            "NotoSansDevanagari_500Medium.ttf",
            "NotoSansDevanagari-Medium.ttf",
            DEVANAGARI,
        )
    },
    Face {
        shaped: true,
        ..Face::of_script(
            "NotoSansHebrew_500Medium.ttf",
            "NotoSansHebrew-Medium.ttf",
            HEBREW,
        )
    },
    Face {
        shaped: true,
        ..Face::of_script(
            "NotoSansThai_500Medium.ttf",
            "NotoSansThai-Medium.ttf",
            THAI,
        )
    },
    Face::of_script("NotoEmoji_500Medium.ttf", "NotoEmoji-Medium.ttf", EMOJI),
];

/// Writes all faces to `assets/fonts` from the full fonts that lie anywhere under `source`.
pub fn write(source: &Path) -> Result<(), Error> {
    let folder = shell::repository_root().join("assets/fonts");
    fs::create_dir_all(&folder).map_err(Error::file(&folder))?;
    for face in &FACES {
        let input = find(source, face.source)?.ok_or_else(|| Error::NoSourceFont {
            file: face.source,
            folder: source.to_owned(),
        })?;
        let output = folder.join(face.output);
        shell::run(
            "cutting a font",
            &mut subset_command(face, &input, &output, &folder),
            ADVICE,
        )?;
        shell::run(
            "drawing the box for missing letters",
            Command::new("python3").args(["-c", DRAW_BOX]).arg(&output),
            ADVICE,
        )?;
        println!("{}", output.display());
    }
    Ok(())
}

/// The call that cuts one face. Hints are dropped, for the game's text renderer does not read them; the box that stands
/// for a character without a glyph is kept.
fn subset_command(face: &Face, input: &Path, output: &Path, folder: &Path) -> Command {
    let mut command = Command::new("pyftsubset");
    let features = match face.shaped {
        true => "*",
        false => "kern,mark,mkmk,ccmp,locl,liga",
    };
    command
        .arg(input)
        .arg(format!("--output-file={}", output.display()))
        .arg(format!("--unicodes={}", face.unicodes))
        .arg("--no-hinting")
        .arg("--notdef-outline")
        .arg("--name-IDs=*")
        .arg(format!("--layout-features={features}"))
        .arg("--drop-tables+=vhea,vmtx,BASE");
    if !face.texts.is_empty() {
        command.arg(format!("--text={}", face.texts.concat()));
    }
    if let Some(file) = face.characters {
        command.arg(format!("--text-file={}", folder.join(file).display()));
    }
    command
}

/// The first file of that name under `folder`, in the order of names, so that the choice never varies.
fn find(folder: &Path, name: &str) -> Result<Option<PathBuf>, Error> {
    let mut entries = fs::read_dir(folder)
        .and_then(|entries| {
            entries
                .map(|entry| entry.map(|entry| entry.path()))
                .collect::<Result<Vec<_>, _>>()
        })
        .map_err(Error::file(folder))?;
    entries.sort();
    for path in entries {
        if path.is_dir() {
            if let Some(found) = find(&path, name)? {
                return Ok(Some(found));
            }
        } else if path.file_name().is_some_and(|file| file == name) {
            return Ok(Some(path));
        }
    }
    Ok(None)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn arguments(face: &Face) -> Vec<String> {
        subset_command(
            face,
            Path::new("in.ttf"),
            Path::new("out.ttf"),
            Path::new("."),
        )
        .get_args()
        .map(|argument| argument.to_string_lossy().into_owned())
        .collect()
    }

    #[test]
    fn the_display_face_keeps_the_seals_and_openings_and_the_others_only_what_they_show() {
        let text = format!("--text={SEAL_KANJI}{OPENING_KANJI}");
        assert!(arguments(&FACES[0]).contains(&text));
        assert!(
            !arguments(&FACES[1])
                .iter()
                .any(|argument| argument.starts_with("--text"))
        );
    }

    /// A big-endian number of `bytes` bytes at `place`.
    fn number(font: &[u8], place: usize, bytes: usize) -> usize {
        font[place..place + bytes]
            .iter()
            .fold(0, |number, byte| number << 8 | usize::from(*byte))
    }

    /// Where a table of an OpenType font begins: the directory has 16 bytes a table, after a head of 12.
    fn table(font: &[u8], tag: &[u8; 4]) -> usize {
        let record = (0..number(font, 4, 2))
            .map(|index| 12 + 16 * index)
            .find(|place| &font[*place..*place + 4] == tag);
        number(font, record.expect("the table is there") + 8, 4)
    }

    /// The glyph of a character, by the `cmap` subtable of format 4 (segments of 16-bit characters).
    fn glyph(font: &[u8], character: char) -> usize {
        let cmap = table(font, b"cmap");
        let subtable = (0..number(font, cmap + 2, 2))
            .map(|index| cmap + number(font, cmap + 4 + 8 * index + 4, 4))
            .find(|place| number(font, *place, 2) == 4)
            .expect("a subtable of format 4 is there");
        let segments = number(font, subtable + 6, 2);
        let (ends, code) = (subtable + 14, character as usize);
        let end = (ends..)
            .step_by(2)
            .find(|end| number(font, *end, 2) >= code)
            .expect("the last segment ends at FFFF");
        let (start, delta, offset) = (
            end + segments + 2,
            end + 2 * segments + 2,
            end + 3 * segments + 2,
        );
        match number(font, offset, 2) {
            0 => (code + number(font, delta, 2)) % 0x1_0000,
            range => number(
                font,
                offset + range + 2 * (code - number(font, start, 2)),
                2,
            ),
        }
    }

    fn width(font: &[u8], character: char) -> usize {
        let long_metrics = number(font, table(font, b"hhea") + 34, 2);
        number(
            font,
            table(font, b"hmtx") + 4 * glyph(font, character).min(long_metrics - 1),
            2,
        )
    }

    #[test]
    fn the_digits_of_the_data_face_are_equally_wide() {
        for face in FACES
            .iter()
            .filter(|face| face.output.starts_with("Noto") && face.unicodes == LATIN)
        {
            let file = face.output;
            let font = fs::read(shell::repository_root().join("assets/fonts").join(file))
                .expect("the face is shipped");
            let zero = width(&font, '0');
            assert!(
                zero > 0 && ('1'..='9').all(|digit| width(&font, digit) == zero),
                "{file}"
            );
            assert_ne!(
                width(&font, 'i'),
                width(&font, 'm'),
                "{file} is read wrongly"
            );
        }
    }

    #[test]
    fn bug_a_letter_without_a_glyph_was_blank() {
        for face in &FACES {
            let path = shell::repository_root()
                .join("assets/fonts")
                .join(face.output);
            let font = fs::read(path).expect("the face is shipped");
            // Both forms of the table of places: two bytes a glyph, or four.
            let long = number(&font, table(&font, b"head") + 50, 2) == 1;
            let loca = table(&font, b"loca");
            let size = if long { 4 } else { 2 };
            assert!(
                number(&font, loca + size, size) > number(&font, loca, size),
                "{} draws nothing for a missing glyph",
                face.output
            );
        }
    }

    #[test]
    fn the_display_face_that_is_shipped_has_every_seal_and_every_opening() {
        let path = shell::repository_root()
            .join("assets/fonts")
            .join(FACES[0].output);
        let font = fs::read(path).expect("the face is shipped");
        for character in FACES[0].texts.concat().chars() {
            assert_ne!(glyph(&font, character), 0, "{character}");
        }
    }

    #[test]
    fn a_missing_folder_is_named() {
        let error = write(Path::new("no/such/folder")).map_err(|error| error.to_string());
        assert!(error.is_err_and(|text| text.starts_with("no/such/folder")));
    }

    #[test]
    fn every_face_is_shipped_with_its_licence() {
        let folder = shell::repository_root().join("assets/fonts");
        for face in &FACES {
            let family = face.output.split('-').next().unwrap_or_default();
            assert!(
                folder.join(face.output).is_file(),
                "{} is missing",
                face.output
            );
            assert!(
                folder.join(format!("OFL-{family}.txt")).is_file(),
                "the licence of {family} is missing"
            );
        }
    }
}

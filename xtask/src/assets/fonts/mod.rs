//! Cuts the full fonts down to the characters that the game shows, with `pyftsubset`.
//!
//! The full faces weigh 60 MB together; what a Latin interface needs of them is a hundredth of that. The faces of a language
//! hold the letters of its translation, so they are cut again when the translation has a new one. Names come in every
//! script, so each common one has a face of its own, which the game loads when such a letter first occurs.

mod face;
#[cfg(test)]
mod open_type;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::error::Error;
use crate::shell;
use face::{FACES, Face};

/// Draws a box as the glyph for missing characters, if it is blank.
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
        let letters = face.language.map(letters_of).transpose()?;
        let mut command = subset_command(face, &input, &output, &folder);
        if let Some(letters) = letters {
            command.arg(format!("--text={letters}"));
        }
        shell::run("cutting a font", &mut command, ADVICE)?;
        shell::run(
            "drawing the box for missing letters",
            Command::new("python3").args(["-c", DRAW_BOX]).arg(&output),
            ADVICE,
        )?;
        println!("{}", output.display());
    }
    Ok(())
}

/// The letters of a translation beyond ASCII, in order.
fn letters_of(language: &str) -> Result<String, Error> {
    let folder = shell::repository_root()
        .join("assets/locales")
        .join(language);
    let mut letters = BTreeSet::new();
    for entry in fs::read_dir(&folder).map_err(Error::file(&folder))? {
        let path = entry.map_err(Error::file(&folder))?.path();
        let text = fs::read_to_string(&path).map_err(Error::file(&path))?;
        letters.extend(text.chars().filter(|letter| !letter.is_ascii()));
    }
    Ok(letters.into_iter().collect())
}

/// The call that cuts one face. Hints are dropped, for the game's text renderer does not read them; the box that stands
/// for a character without a glyph is kept.
fn subset_command(face: &Face, input: &Path, output: &Path, folder: &Path) -> Command {
    let mut command = Command::new("pyftsubset");
    let features = if face.shaped {
        "*"
    } else {
        "kern,mark,mkmk,ccmp,locl,liga"
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
    use super::face::{OPENING_KANJI, SEAL_KANJI};
    use super::open_type::{glyph, number, table, width};
    use super::*;

    /// The faces of numbers in all languages.
    const DATA: [&str; 6] = [
        "NotoSansSC-MediumLatin.ttf",
        "NotoSansSC-BoldLatin.ttf",
        "NotoSansSC-MediumChinese.ttf",
        "NotoSansSC-BoldChinese.ttf",
        "NotoSans-MediumLatin.ttf",
        "NotoSans-BoldLatin.ttf",
    ];

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

    #[test]
    fn the_digits_of_the_data_face_are_equally_wide() {
        for face in FACES.iter().filter(|face| DATA.contains(&face.output)) {
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

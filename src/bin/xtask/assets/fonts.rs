//! Cuts the full fonts down to the characters that the game shows, with `pyftsubset`.
//!
//! The full faces weigh 37 MB together; what a Latin interface needs of them is a hundredth of that. The Chinese faces
//! take a text whose characters they must hold besides, so a translation brings its own glyphs.

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

const ADVICE: &str = "install it with `pip install fonttools`";

/// One face that we ship.
struct Face {
    source: &'static str,
    output: &'static str,
    texts: &'static [&'static str],
    chinese: bool,
}

const FACES: [Face; 7] = [
    Face {
        source: "ShipporiMincho_600SemiBold.ttf",
        output: "ShipporiMincho-SemiBold.ttf",
        texts: &[SEAL_KANJI, OPENING_KANJI],
        chinese: false,
    },
    Face {
        source: "ZenKakuGothicNew_500Medium.ttf",
        output: "ZenKakuGothicNew-Medium.ttf",
        texts: &[],
        chinese: false,
    },
    Face {
        source: "ZenKakuGothicNew_700Bold.ttf",
        output: "ZenKakuGothicNew-Bold.ttf",
        texts: &[],
        chinese: false,
    },
    Face {
        source: "NotoSansSC_500Medium.ttf",
        output: "NotoSansSC-MediumLatin.ttf",
        texts: &[],
        chinese: false,
    },
    Face {
        source: "NotoSansSC_700Bold.ttf",
        output: "NotoSansSC-BoldLatin.ttf",
        texts: &[],
        chinese: false,
    },
    Face {
        source: "NotoSansSC_500Medium.ttf",
        output: "NotoSansSC-Medium.ttf",
        texts: &[CHINESE_WIN],
        chinese: true,
    },
    Face {
        source: "NotoSansSC_700Bold.ttf",
        output: "NotoSansSC-Bold.ttf",
        texts: &[CHINESE_WIN],
        chinese: true,
    },
];

/// Writes all faces to `assets/fonts` from the full fonts that lie anywhere under `source`.
pub fn write(source: &Path, chinese_text: Option<&Path>) -> Result<(), Error> {
    let folder = shell::repository_root().join("assets/fonts");
    fs::create_dir_all(&folder).map_err(Error::file(&folder))?;
    for face in &FACES {
        let input = find(source, face.source)?.ok_or_else(|| Error::NoSourceFont {
            file: face.source,
            folder: source.to_owned(),
        })?;
        let output = folder.join(face.output);
        let text_file = chinese_text.filter(|_| face.chinese);
        shell::run(
            "cutting a font",
            &mut subset_command(face, &input, &output, text_file),
            ADVICE,
        )?;
        println!("{}", output.display());
    }
    Ok(())
}

/// The call that cuts one face. Hints are dropped, for the game's text renderer does not read them.
fn subset_command(face: &Face, input: &Path, output: &Path, text_file: Option<&Path>) -> Command {
    let mut command = Command::new("pyftsubset");
    command
        .arg(input)
        .arg(format!("--output-file={}", output.display()))
        .arg(format!("--unicodes={LATIN}"))
        .arg("--no-hinting")
        .arg("--name-IDs=*")
        .arg("--layout-features=kern,mark,mkmk,ccmp,locl,liga")
        .arg("--drop-tables+=vhea,vmtx,BASE");
    if !face.texts.is_empty() {
        command.arg(format!("--text={}", face.texts.concat()));
    }
    if let Some(path) = text_file {
        command.arg(format!("--text-file={}", path.display()));
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

    fn arguments(face: &Face, text_file: Option<&Path>) -> Vec<String> {
        subset_command(face, Path::new("in.ttf"), Path::new("out.ttf"), text_file)
            .get_args()
            .map(|argument| argument.to_string_lossy().into_owned())
            .collect()
    }

    #[test]
    fn the_display_face_keeps_the_seals_and_openings_and_the_others_only_what_they_show() {
        let text = format!("--text={SEAL_KANJI}{OPENING_KANJI}");
        assert!(arguments(&FACES[0], None).contains(&text));
        assert!(
            !arguments(&FACES[1], None)
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
        for face in FACES.iter().filter(|face| face.output.starts_with("Noto")) {
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
        let error = write(Path::new("no/such/folder"), None).map_err(|error| error.to_string());
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
